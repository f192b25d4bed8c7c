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

    /// The first error that the compiler reported, if it is the one that failed.
    pub fn compiler_error(&self) -> Option<String> {
        let said = without_colours(&String::from_utf8_lossy(&self.compiler_said));
        let lines = || said.lines().map(str::trim).filter(|line| !line.is_empty());
        let error = lines().find(|line| line.contains("error: "));
        error.or_else(|| lines().next()).map(str::to_string)
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

/// Prints a line on standard error; nobody is left to tell if that is closed.
pub fn say(line: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

/// A terminal's text without what only changes its looks.
fn without_colours(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut parts = text.split("\x1b[");
    plain.extend(parts.next());
    for part in parts {
        let end = part.find(|c: char| c.is_ascii_alphabetic());
        plain.push_str(end.map_or("", |end| &part[end + 1..]));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_error_is_found_among_what_the_compiler_says() {
        let of = |said: &str| Failure::compiler(said.into(), "no").compiler_error();
        let said = "In file included from a.c:1:\nx.h:1:2: warning: odd\n\
                    \x1b[01m\x1b[Kx.h:2:1:\x1b[m\x1b[K \x1b[31merror: \x1b[mwrong\n  2 | x\nx.h:3:1: error: more\n";
        assert_eq!(of(said).as_deref(), Some("x.h:2:1: error: wrong"));
        assert_eq!(of("\nkilled\n").as_deref(), Some("killed"));
        assert_eq!(of(""), None);
    }
}
