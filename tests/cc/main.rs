//! `vcc cc` beside the bare compiler: each call is run by both, in two folders with the same files,
//! and everything a build can see must be the same.

mod calls;
mod compilers;
mod diagnostics;
mod names;
mod outputs;
mod temporary;
mod trouble;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

/// A function with a loop that vcc vectorizes, and what it needs to be a program.
pub(crate) const SAXPY: &str = "void saxpy(int n, float a, const float *x, float *y)\n{\n    \
                         for (int i = 0; i < n; i++)\n        y[i] = a * x[i] + y[i];\n}\n";

/// The files of a small project.
#[derive(Clone, Default)]
pub(crate) struct Project {
    files: Vec<(String, String)>,
    links: Vec<Link>,
}

/// A further name of a file.
#[derive(Clone)]
struct Link {
    name: String,
    file: String,
    symbolic: bool,
}

/// What a call did.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    code: Option<i32>,
    stdout: String,
    stderr: String,
    /// Files that the call wrote, those of the project that it wrote over among them.
    files: BTreeMap<String, Vec<u8>>,
}

impl Project {
    pub(crate) fn new(files: &[(&str, &str)]) -> Project {
        let owned = |(name, text): &(&str, &str)| (name.to_string(), text.to_string());
        Project {
            files: files.iter().map(owned).collect(),
            links: Vec::new(),
        }
    }

    /// With a link to one of the files.
    pub(crate) fn link(mut self, name: &str, file: &str, symbolic: bool) -> Project {
        let (name, file) = (name.to_string(), file.to_string());
        self.links.push(Link {
            name,
            file,
            symbolic,
        });
        self
    }

    /// Lays the files out.
    pub(crate) fn folder(&self) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in &self.files {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        for link in &self.links {
            let (file, name) = (
                folder.path().join(&link.file),
                folder.path().join(&link.name),
            );
            match link.symbolic {
                true => std::os::unix::fs::symlink(file, name).unwrap(),
                false => std::fs::hard_link(file, name).unwrap(),
            }
        }
        folder
    }

    /// Runs a command in a fresh folder and then, with what it wrote, `after`.
    fn run(&self, mut command: Command) -> Seen {
        let folder = self.folder();
        let temporary = tempfile::tempdir().unwrap();
        command
            .current_dir(folder.path())
            .env("TMPDIR", temporary.path())
            .env("LC_ALL", "C");
        let output = command.output().unwrap();
        let mut files = BTreeMap::new();
        collect(folder.path(), folder.path(), &mut files);
        for (name, text) in &self.files {
            if files.get(name).is_none_or(|now| now == text.as_bytes()) {
                files.remove(name);
            }
        }
        for link in &self.links {
            let (_, text) = self
                .files
                .iter()
                .find(|(name, _)| *name == link.file)
                .unwrap();
            if files
                .get(&link.name)
                .is_some_and(|now| now == text.as_bytes())
            {
                files.remove(&link.name);
            }
        }
        assert_eq!(names(temporary.path()), [""; 0], "left behind");
        Seen {
            code: output.status.code(),
            stdout: text(&output.stdout),
            stderr: text(&output.stderr),
            files,
        }
    }

    /// What the bare compiler does.
    pub(crate) fn bare(&self, line: &str) -> Seen {
        let mut words = line.split_whitespace();
        let mut command = Command::new(words.next().unwrap());
        command.args(words);
        self.run(command)
    }

    /// What `vcc cc` does with the same words.
    pub(crate) fn vcc(&self, line: &str) -> Seen {
        let mut command = vcc_cc();
        command.args(line.split_whitespace());
        self.run(command)
    }

    /// Runs both and compares all but the files whose names end in one of `code`, which hold
    /// machine code; gives what vcc did and whether that code was another.
    pub(crate) fn same(&self, line: &str, code: &[&str]) -> (Seen, bool) {
        let (mut bare, mut vcc) = (self.bare(line), self.vcc(line));
        let mut differs = false;
        for name in bare.files.keys().cloned().collect::<Vec<_>>() {
            if code.iter().any(|end| name.ends_with(end)) {
                let other = vcc.files.remove(&name);
                differs |= bare.files.remove(&name) != Some(other.unwrap());
            }
        }
        assert_eq!((bare.code, &bare.stdout), (vcc.code, &vcc.stdout), "{line}");
        assert_eq!(bare.stderr, vcc.stderr, "{line}");
        for (name, bytes) in &bare.files {
            let other = vcc.files.get(name);
            assert!(
                other == Some(bytes),
                "{line}: {name} differs:\n{}\n{:?}",
                text(bytes),
                other.map(|o| text(o))
            );
        }
        assert!(
            bare == vcc,
            "{line}: {:?} {:?}",
            bare.files.keys(),
            vcc.files.keys()
        );
        (vcc, differs)
    }

    /// Runs both and asserts that there is no difference at all.
    pub(crate) fn identical(&self, line: &str) {
        assert!(!self.same(line, &[]).1, "{line}");
    }

    /// Runs both and asserts that they differ in machine code only, and do differ there.
    pub(crate) fn vectorized(&self, line: &str, code: &[&str]) -> Seen {
        let (seen, differs) = self.same(line, code);
        assert_eq!(seen.code, Some(0), "{line}: {}", seen.stderr);
        assert!(differs, "{line}: nothing was vectorized");
        seen
    }
}

/// `vcc cc`, with errors of vcc being errors.
pub(crate) fn vcc_cc() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vcc"));
    command.arg("cc").env_remove("CC").env_remove("VCC_CC");
    command
        .env("VCC_STRICT", "1")
        .env("VCC_FLAGS", "--internal-errors=fatal");
    command
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

pub(crate) fn output(command: &mut Command) -> Output {
    command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

/// What lies in a folder.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn collect(root: &Path, folder: &Path, files: &mut BTreeMap<String, Vec<u8>>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(root, &path, files);
        } else {
            let name = path.strip_prefix(root).unwrap().to_str().unwrap();
            files.insert(name.to_string(), std::fs::read(&path).unwrap());
        }
    }
}
