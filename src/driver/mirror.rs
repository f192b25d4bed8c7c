//! The folder in which a vectorized file lies, with the headers that lie beside the original.
//!
//! A header in quotes is looked for beside the file that includes it, and then where options say.
//! With an option for the folder of the original, all headers would look there, too. So those that
//! the original enters there lie beside the vectorized file, as links: the compiler finds what it
//! finds for the original, in the same order, under names that differ in how they begin.

use super::headers::Entered;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// Where a file lies, and where its headers lie beside the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mirror {
    /// The vectorized file.
    pub file: String,
    /// How names begin there.
    pub folder: String,
    /// How they begin for the original, which may be nothing at all.
    pub original: String,
    /// The names of headers that begin so.
    pub headers: Vec<String>,
}

impl Mirror {
    /// Makes a folder in `root` for a file of that name. The names of what is `entered` beside the
    /// original begin with `original`. `None`: it cannot be done.
    ///
    /// # Errors
    /// Files cannot be made.
    pub fn new(
        root: &Path,
        name: &OsStr,
        original: &str,
        entered: &Entered,
    ) -> io::Result<Option<Mirror>> {
        let beside = |header: &&[u8]| header.starts_with(original.as_bytes());
        let names = entered.keys().map(Vec::as_slice).filter(beside);
        // Absolute ones lie elsewhere, and those in angle brackets nowhere.
        let plain = |name: &&[u8]| !original.is_empty() || !name.starts_with(b"/");
        let names: Vec<&[u8]> = names
            .filter(|name| plain(name) && !name.starts_with(b"<"))
            .collect();
        let rests = || names.iter().map(|name| &name[original.len()..]);
        let mut folder = root.to_path_buf();
        folder.extend((0..rests().map(climbs).max().unwrap_or(0)).map(|_| "_"));
        fs::create_dir_all(&folder)?;
        for (header, rest) in names.iter().zip(rests()) {
            let link = place(&folder, rest)?;
            // A file that includes itself would include the original.
            if link == folder.join(name) || !lay(Path::new(OsStr::from_bytes(header)), &link)? {
                return Ok(None);
            }
        }
        let text = |path: &Path| path.to_str().map(str::to_string);
        let (Some(file), Some(folder)) = (text(&folder.join(name)), text(&folder)) else {
            return Ok(None);
        };
        let headers = names
            .iter()
            .map(|name| String::from_utf8_lossy(name).into_owned());
        Ok(Some(Mirror {
            file,
            folder: format!("{folder}/"),
            original: original.to_string(),
            headers: headers.collect(),
        }))
    }

    /// The name that a header has for the original.
    pub fn plain(&self, name: &[u8]) -> Vec<u8> {
        match name.strip_prefix(self.folder.as_bytes()) {
            Some(rest) => [self.original.as_bytes(), rest].concat(),
            None => name.to_vec(),
        }
    }

    /// Messages with the names that files have for the original, which is called `name`.
    pub fn with_plain_names(&self, said: &[u8], name: &str) -> Vec<u8> {
        let said = replace(said, self.file.as_bytes(), name.as_bytes());
        replace(&said, self.folder.as_bytes(), self.original.as_bytes())
    }
}

fn parts(path: &[u8]) -> impl Iterator<Item = &[u8]> {
    let parts = path.split(|byte| *byte == b'/');
    parts.filter(|part| !part.is_empty() && *part != b".")
}

/// How many folders above the one it begins in a path comes.
fn climbs(path: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut most = 0;
    for part in parts(path) {
        match part {
            b".." if depth == 0 => most += 1,
            b".." => depth -= 1,
            _ => depth += 1,
        }
    }
    most
}

/// Where a path ends that begins in `folder`, after all the folders on it have been made.
fn place(folder: &Path, path: &[u8]) -> io::Result<PathBuf> {
    let mut at = folder.to_path_buf();
    let mut parts = parts(path).peekable();
    while let Some(part) = parts.next() {
        match part {
            b".." => {
                at.pop();
            }
            part => at.push(OsStr::from_bytes(part)),
        }
        if parts.peek().is_some() {
            fs::create_dir_all(&at)?;
        }
    }
    Ok(at)
}

/// Makes a link to a header and to what gcc made of it beforehand, which lies beside it. Whether there
/// is no other file of the name.
fn lay(header: &Path, link: &Path) -> io::Result<bool> {
    let ending = |path: &Path, ending: &str| {
        let mut name = path.as_os_str().to_os_string();
        name.push(ending);
        PathBuf::from(name)
    };
    let header = std::path::absolute(header)?;
    for end in ["", ".gch"] {
        let (file, link) = (ending(&header, end), ending(link, end));
        if !end.is_empty() && !file.exists() {
            continue;
        }
        match std::os::unix::fs::symlink(&file, &link) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                if fs::canonicalize(&link)? != fs::canonicalize(&file)? {
                    return Ok(false);
                }
            }
            made => made?,
        }
    }
    Ok(true)
}

fn replace(text: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.windows(old.len()).position(|w| w == old) {
        out.extend_from_slice(&rest[..at]);
        out.extend_from_slice(new);
        rest = &rest[at + old.len()..];
    }
    out.extend_from_slice(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mirror(original: &str, names: &[String]) -> (tempfile::TempDir, Option<Mirror>) {
        let root = tempfile::tempdir().unwrap();
        let entered = names.iter().map(|name| (name.clone().into_bytes(), false));
        let entered: Entered = entered.collect();
        let mirror = Mirror::new(root.path(), OsStr::new("a.c"), original, &entered).unwrap();
        (root, mirror)
    }

    #[test]
    fn headers_are_found_by_the_same_paths() {
        let files = tempfile::tempdir().unwrap();
        let original = format!("{}/s/t/", files.path().display());
        let rests = ["x.h", "u/y.h", "../v/z.h", "u/../../../w.h", "./../v/z.h"];
        for rest in rests {
            let file = PathBuf::from(format!("{original}{rest}"));
            fs::create_dir_all(format!("{original}u")).unwrap();
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, rest.rsplit('/').next().unwrap()).unwrap();
        }
        let mut names: Vec<String> = rests.iter().map(|r| format!("{original}{r}")).collect();
        names.push("/usr/include/stdio.h".to_string());
        let (root, made) = mirror(&original, &names);
        let made = made.unwrap();
        for rest in rests {
            let found = fs::read_to_string(format!("{}{rest}", made.folder)).unwrap();
            assert_eq!(found, rest.rsplit('/').next().unwrap());
            let name = format!("{}{rest}", made.folder).into_bytes();
            assert_eq!(made.plain(&name), format!("{original}{rest}").into_bytes());
        }
        assert_eq!(made.file, format!("{}a.c", made.folder));
        assert!(made.folder.starts_with(root.path().to_str().unwrap()));
        let said = format!("{}:1: from {}x.h", made.file, made.folder);
        let plain = format!("b/a.c:1: from {original}x.h");
        assert_eq!(
            made.with_plain_names(said.as_bytes(), "b/a.c"),
            plain.as_bytes()
        );
    }

    #[test]
    fn a_file_that_includes_itself_has_none() {
        assert_eq!(mirror("s/", &["s/u/../a.c".to_string()]).1, None);
        assert!(
            mirror("s/", &["s/u/a.c".to_string(), "a.c".to_string()])
                .1
                .is_some()
        );
    }
}
