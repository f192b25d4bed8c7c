//! Errors that end the command: one clear message, exit code 1, no output touched.

use std::io::Write;
use std::process::ExitCode;

/// Why the command ends without output.
#[derive(Debug)]
pub struct Failure {
    /// What the compiler said, passed on as it is.
    compiler_said: Vec<u8>,
    message: String,
    code: u8,
}

impl Failure {
    /// A wrong call, a file that is not there, and the like.
    pub fn usage(message: impl Into<String>) -> Failure {
        Failure {
            compiler_said: Vec::new(),
            message: message.into(),
            code: 1,
        }
    }

    /// The compiler rejected the input; its own words come first.
    pub fn compiler(said: Vec<u8>, message: impl Into<String>) -> Failure {
        Failure {
            compiler_said: said,
            message: message.into(),
            code: 1,
        }
    }

    /// vcc itself failed and `--internal-errors=fatal` was given.
    pub fn internal(message: impl Into<String>) -> Failure {
        Failure {
            compiler_said: Vec::new(),
            message: message.into(),
            code: 70,
        }
    }

    /// What the compiler said, if it is the one that failed.
    pub fn compiler_said(&self) -> Option<String> {
        let said = String::from_utf8_lossy(&self.compiler_said);
        (!said.is_empty()).then(|| said.into_owned())
    }

    /// The message.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Prints the message and gives the exit code.
    pub fn report(&self) -> ExitCode {
        let mut stderr = std::io::stderr().lock();
        // Nobody is left to tell if standard error is closed.
        let _ = stderr.write_all(&self.compiler_said);
        let _ = writeln!(stderr, "vcc: error: {}", self.message);
        ExitCode::from(self.code)
    }
}
