//! Diagnostics as plain data; the command renders them with codespan-reporting.

use crate::span::OrigSpan;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// No output is written.
    Error,
    /// Something looks wrong; output is written.
    Warning,
    /// What vcc did or did not do.
    Remark,
}

/// Where something is: a file as the line markers name it, a line, and for the main file bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// File name as given by the user or by `#include` search.
    pub file: String,
    /// 1-based physical line.
    pub line: u32,
    /// 1-based column in bytes; 0 where unknown.
    pub column: u32,
    /// The bytes in the main file, if it lies there.
    pub bytes: Option<OrigSpan>,
}

/// A message for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Severity.
    pub severity: Severity,
    /// Stable code (`memory-dep`, `macro-boundary`, …).
    pub code: &'static str,
    /// One sentence, lower case, no full stop.
    pub message: String,
    /// Main place.
    pub place: Option<Place>,
    /// What stands at the caret.
    pub label: String,
    /// Further places, each with its text.
    pub secondary: Vec<(Place, String)>,
    /// What to do, and other remarks.
    pub notes: Vec<String>,
}
