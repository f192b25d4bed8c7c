//! How text is laid out around a place of the original file.

use crate::ctree::Margin;

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

/// Whether a line of a text may be a directive.
pub fn has_directive(text: &[u8]) -> bool {
    let mut lines = text.split(|&b| b == b'\n').map(<[u8]>::trim_ascii_start);
    let begins: [&[u8]; 3] = [b"#", b"%:", b"??="];
    lines.any(|line| {
        // Behind a comment, too.
        let behind = line.starts_with(b"/*") && line.contains(&b'#');
        behind || begins.iter().any(|first| line.starts_with(first))
    })
}

/// The line end of a file, by its first line.
pub fn newline(original: &[u8]) -> &'static str {
    match original.iter().position(|&b| b == b'\n') {
        Some(at) if original[..at].ends_with(b"\r") => "\r\n",
        _ => "\n",
    }
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
