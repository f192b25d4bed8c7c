//! Optimization records as LLVM writes them (*Remarks*, section *YAML remarks*, in its documentation),
//! which opt-viewer and others read.

use super::data::{Place, Report};
use super::findings::{Finding, Kind, findings};
use std::fmt::Write;

/// The report as YAML: a document for each message.
pub fn text(report: &Report) -> String {
    findings(report).iter().map(document).collect()
}

fn document(finding: &Finding<'_>) -> String {
    let kind = match finding.kind {
        Kind::Passed => "Passed",
        Kind::Missed => "Missed",
        Kind::Analysis => "Analysis",
    };
    let mut text = format!("--- !{kind}\nPass:     vcc\nName:     {}\n", finding.code);
    // Writing to a String cannot fail.
    if let Some(place) = finding.place {
        let _ = writeln!(text, "DebugLoc: {}", location(place));
    }
    let function = quoted(finding.function);
    let _ = writeln!(text, "Function: {function}\nArgs:");
    // Readers put the values of the arguments together.
    let _ = writeln!(text, "  - String:   {}", quoted(&finding.text));
    if let Some(culprit) = finding.culprit {
        let _ = writeln!(text, "    DebugLoc: {}", location(&culprit.place));
    }
    for (place, what) in &finding.related {
        let what = quoted(&format!("; {what}"));
        let place = location(place);
        let _ = writeln!(text, "  - Place:    {what}\n    DebugLoc: {place}");
    }
    if let Some(hint) = finding.hint {
        let hint = quoted(&format!("; hint: {hint}"));
        let _ = writeln!(text, "  - Hint:     {hint}");
    }
    text + "...\n"
}

fn location(place: &Place) -> String {
    let file = quoted(&place.file);
    let (line, column) = (place.start.line, place.start.column.unwrap_or(0));
    format!("{{ File: {file}, Line: {line}, Column: {column} }}")
}

/// A string in single quotes, or in double quotes where it has characters that cannot stand in those.
fn quoted(text: &str) -> String {
    let plain = |c: char| !c.is_control() && !matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}');
    if text.chars().all(plain) {
        return format!("'{}'", text.replace('\'', "''"));
    }
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if plain(c) => quoted.push(c),
            c => {
                // All of them are in the basic plane.
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn strings_are_quoted() {
        assert_eq!(quoted("a: `b` # c"), "'a: `b` # c'");
        assert_eq!(quoted("it's"), "'it''s'");
        assert_eq!(quoted(""), "''");
        assert_eq!(quoted("a\n'\"\\\u{e4}"), "\"a\\u000A'\\\"\\\\\u{e4}\"");
    }
}
