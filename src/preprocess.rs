//! Running the system's C compiler as preprocessor and as syntax checker.

use crate::failure;
use crate::include;
use std::ffi::OsString;
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The compiler and the flags it gets for every run.
#[derive(Clone, Debug, Default)]
pub struct Compiler {
    /// Program and its leading arguments (`ccache gcc`).
    pub program: Vec<String>,
    /// Flags of the compilation.
    pub flags: Vec<String>,
    /// Show the commands.
    pub verbose: bool,
}

/// What is preprocessed: a file, or bytes that stand for a file in a directory.
#[derive(Clone, Debug)]
pub enum Text<'a> {
    /// A file on disk.
    File(&'a Path),
    /// Bytes, and the directory in which `#include "x.h"` looks first.
    Bytes(&'a [u8], Option<PathBuf>),
}

/// Dependency output asked for with `-MMD` and its companions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dependencies {
    /// File to write.
    pub file: PathBuf,
    /// Options that say what is in it: `-MD` or `-MMD`, `-MT TARGET` and the like.
    pub options: Vec<String>,
}

/// Why a run of the compiler failed.
#[derive(Debug)]
pub enum CompilerError {
    /// It could not be started.
    NotFound(String, std::io::Error),
    /// It ran and failed; its standard error.
    Failed(Vec<u8>),
}

impl CompilerError {
    /// With what the compiler said changed.
    pub fn map(self, change: impl Fn(Vec<u8>) -> Vec<u8>) -> CompilerError {
        match self {
            CompilerError::NotFound(program, error) => CompilerError::NotFound(program, error),
            CompilerError::Failed(said) => CompilerError::Failed(change(said)),
        }
    }
}

impl Compiler {
    fn command(&self) -> Command {
        let mut command = Command::new(&self.program[0]);
        command.args(&self.program[1..]).args(&self.flags);
        include::add(&mut command);
        command
    }

    fn not_found(&self, error: std::io::Error) -> CompilerError {
        CompilerError::NotFound(self.program.join(" "), error)
    }

    /// Preprocesses, keeping `#define` lines; `defined` are macros to define as nothing
    /// beforehand.
    ///
    /// # Errors
    /// The compiler is missing or rejects the text.
    pub fn preprocess(
        &self,
        text: &Text<'_>,
        defined: &[String],
        dependencies: Option<&Dependencies>,
    ) -> Result<Vec<u8>, CompilerError> {
        let mut command = self.command();
        command.args(["-w", "-E", "-dD", "-D__VCC__=1"]);
        command.args(defined.iter().map(|name| format!("-D{name}=")));
        if let Some(deps) = dependencies {
            command.args(&deps.options).arg("-MF").arg(&deps.file);
        }
        self.run(command, text)
    }

    /// Asks the compiler whether the text is C; its own messages are the error.
    ///
    /// # Errors
    /// The compiler is missing or rejects the text.
    pub fn check_syntax(&self, text: &Text<'_>) -> Result<(), CompilerError> {
        let mut command = self.command();
        command.args(["-w", "-fsyntax-only"]);
        self.run(command, text).map(|_| ())
    }

    fn run(&self, mut command: Command, text: &Text<'_>) -> Result<Vec<u8>, CompilerError> {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        // A pipe is read in small pieces, for each of which two processes take turns.
        let written = tempfile::tempfile().and_then(|file| Ok((file.try_clone()?, file)));
        let mut written = written.ok().map(|(to, from)| {
            command.stdout(to);
            from
        });
        let input: &[u8] = match text {
            Text::File(path) => {
                command.arg(path_argument(path)).stdin(Stdio::null());
                &[]
            }
            Text::Bytes(bytes, directory) => {
                if let Some(directory) = directory {
                    command.arg("-iquote").arg(directory);
                }
                command.args(["-x", "c", "-"]).stdin(Stdio::piped());
                bytes
            }
        };
        if self.verbose {
            failure::say(&shown(&command));
        }
        let mut child = command.spawn().map_err(|e| self.not_found(e))?;
        let stdin = child.stdin.take();
        let output = std::thread::scope(|scope| {
            if let Some(mut pipe) = stdin {
                // The compiler may stop reading early; that is its own error to report.
                scope.spawn(move || pipe.write_all(input));
            }
            let mut output = child.wait_with_output()?;
            if let Some(file) = &mut written {
                file.rewind()?;
                file.read_to_end(&mut output.stdout)?;
            }
            Ok(output)
        })
        .map_err(|e| self.not_found(e))?;
        if output.status.success() {
            Ok(output.stdout)
        } else {
            Err(CompilerError::Failed(output.stderr))
        }
    }
}

/// A path as an argument that cannot be taken for an option.
fn path_argument(path: &Path) -> OsString {
    if path.as_os_str().as_encoded_bytes().starts_with(b"-") {
        Path::new(".").join(path).into_os_string()
    } else {
        path.as_os_str().to_os_string()
    }
}

/// A command as a shell takes it.
fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let plain = |c: char| c.is_ascii_alphanumeric() || "_@%+=:,./-".contains(c);
    let quoted = words.map(|word| {
        let word = word.to_string_lossy();
        match !word.is_empty() && word.chars().all(plain) {
            true => word.into_owned(),
            false => format!("'{}'", word.replace('\'', r"'\''")),
        }
    });
    quoted.collect::<Vec<_>>().join(" ")
}
