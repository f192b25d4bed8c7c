//! Where text can be put into the original file, and how it is laid out there.

use crate::ctree::Margin;
use frontend::span::Span;
use frontend::{Source, tree};

/// Line end and indentation at a place of the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surroundings {
    /// Indentation of the line.
    pub margin: Margin,
    /// The file's line end.
    pub newline: &'static str,
    /// Nothing but white space stands before the place on its line.
    pub at_line_start: bool,
}

/// Looks at the line that holds the byte `at`.
pub fn surroundings(original: &[u8], at: u32) -> Surroundings {
    let before = original.get(..at as usize).unwrap_or(original);
    let start = before
        .iter()
        .rposition(|&b| b == b'\n')
        .map_or(0, |n| n + 1);
    let line = &before[start..];
    let blank = line
        .iter()
        .take_while(|b| matches!(b, b' ' | b'\t'))
        .count();
    let indent = String::from_utf8_lossy(&line[..blank]).into_owned();
    let unit = if indent.contains('\t') {
        "\t"
    } else if indent.len() % 4 == 2 {
        "  "
    } else {
        "    "
    };
    Surroundings {
        margin: Margin {
            indent,
            unit: unit.to_owned(),
        },
        newline: newline(original),
        at_line_start: blank == line.len() && !before[..start].ends_with(b"\\\n"),
    }
}

/// The line end of a file, by its first line.
pub fn newline(original: &[u8]) -> &'static str {
    match original.iter().position(|&b| b == b'\n') {
        Some(at) if original[..at].ends_with(b"\r") => "\r\n",
        _ => "\n",
    }
}

/// Where the external declaration that holds a function begins: what stands before its first
/// specifier, such as attributes, belongs to it.
pub fn declaration_start(source: &Source, def: &tree::FunctionDef) -> u32 {
    let tokens = source.tokens();
    let first = tokens.partition_point(|t| t.span.start < def.span.start);
    let ends = |span: Span| matches!(source.text().get(span.range()), Some(";" | "}"));
    let mut start = def.span.start;
    for token in tokens[..first].iter().rev() {
        if ends(token.span) || !source.in_main_file(token.span) {
            break;
        }
        start = token.span.start;
    }
    start
}

/// The original offset before which text can be put so that it comes before the token at `pp`:
/// the token itself, or the macro call whose expansion begins with it.
pub fn original_before(source: &Source, pp: u32) -> Option<u32> {
    if let Some(at) = source.original_start(pp) {
        return Some(at);
    }
    let tokens = source.tokens();
    let index = tokens.partition_point(|t| t.span.start < pp);
    let token = tokens.get(index).filter(|t| t.span.start == pp)?;
    if !source.in_main_file(token.span) {
        return None;
    }
    let call = source.place(token.span).bytes?;
    let before = index.checked_sub(1).and_then(|n| tokens.get(n));
    let before = before.filter(|t| source.in_main_file(t.span));
    let same_call = before
        .and_then(|t| source.place(t.span).bytes)
        .is_some_and(|b| b.end > call.start);
    (!same_call).then_some(call.start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_looked_at() {
        let s = surroundings(b"a\r\n\t\tif (x) for", 13);
        assert_eq!(
            s.margin,
            Margin {
                indent: "\t\t".into(),
                unit: "\t".into()
            }
        );
        assert_eq!((s.newline, s.at_line_start), ("\r\n", false));
        let s = surroundings(b"a\n  for", 4);
        assert_eq!(
            s.margin,
            Margin {
                indent: "  ".into(),
                unit: "  ".into()
            }
        );
        assert!(s.at_line_start);
    }
}
