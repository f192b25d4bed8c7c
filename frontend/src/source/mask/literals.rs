//! Literals the parser cannot read.

/// A literal as the parser may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Filled {
    /// Of the same length.
    pub bytes: Vec<u8>,
    /// The value or the type is another one.
    pub changes_meaning: bool,
}

/// Fills a string or character constant; `None` if it can stay.
pub(super) fn quoted(text: &[u8]) -> Option<Filled> {
    let mut bytes = text.to_vec();
    let mut changed = false;
    // A prefix that character constants have since C23 only.
    if text.starts_with(b"u8'") {
        bytes[..2].fill(b' ');
        changed = true;
    }
    let mut at = 0;
    while at + 1 < bytes.len() {
        if bytes[at] != b'\\' {
            at += 1;
            continue;
        }
        if !matches!(
            bytes[at + 1],
            b'a' | b'b' | b'f' | b'n' | b'r' | b't' | b'v' | b'\'' | b'"' | b'?' | b'\\' | b'0'
                ..=b'7' | b'x'
        ) {
            // What follows a backslash may be a character of several bytes.
            let width = bytes[at + 1..]
                .iter()
                .skip(1)
                .take_while(|b| (0x80..0xc0).contains(*b))
                .count();
            bytes[at + 1..at + 2 + width].fill(b'n');
            changed = true;
        }
        at += 2;
    }
    if changed {
        Some(Filled {
            bytes,
            changes_meaning: true,
        })
    } else {
        None
    }
}

/// Fills a number; `None` if it can stay.
pub(super) fn number(text: &[u8]) -> Option<Filled> {
    // Digit separators carry no value.
    let mut bytes: Vec<u8> = text.iter().copied().filter(|b| *b != b'\'').collect();
    let suffix = bytes.len() - suffix_length(&bytes);
    let known = is_known_suffix(&bytes[suffix..]);
    if !known {
        bytes[suffix..].fill(b' ');
    }
    if known && bytes.len() == text.len() {
        return None;
    }
    bytes.resize(text.len(), b' ');
    Some(Filled {
        bytes,
        changes_meaning: !known,
    })
}

/// Letters after the digits of a number.
fn suffix_length(text: &[u8]) -> usize {
    let hex = text.starts_with(b"0x") || text.starts_with(b"0X");
    let exponent = hex && text.iter().any(|b| matches!(b, b'p' | b'P'));
    let digit = |b: &u8| match b {
        b'0'..=b'9' | b'.' | b'+' | b'-' => true,
        b'a'..=b'f' | b'A'..=b'F' => hex && !exponent,
        _ => false,
    };
    let last = text.iter().rposition(digit).map_or(0, |last| last + 1);
    // `1.0f16`: the digits belong to the suffix.
    let letters = text[..last]
        .iter()
        .rposition(|b| matches!(b, b'f' | b'F' | b'w' | b'W'));
    match letters {
        Some(at) if !hex => text.len() - at,
        _ => text.len() - last,
    }
}

fn is_known_suffix(suffix: &[u8]) -> bool {
    let lower = suffix.to_ascii_lowercase();
    matches!(&lower[..], b"" | b"u" | b"l" | b"ul" | b"lu" | b"f")
        || (matches!(&lower[..], b"ll" | b"ull" | b"llu")
            && !suffix.windows(2).any(|w| w == b"lL" || w == b"Ll"))
        || matches!(
            &lower[..],
            b"i" | b"j" | b"fi" | b"if" | b"fj" | b"jf" | b"li" | b"il"
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(filled: Option<Filled>) -> String {
        filled.map_or("-".to_string(), |f| {
            let mark = if f.changes_meaning { "!" } else { "" };
            format!("{}{mark}", String::from_utf8(f.bytes).unwrap())
        })
    }

    #[test]
    fn numbers() {
        let numbers = [
            "1", "0x1f", "1e+5f", "0x1.8p3", "10ULL", "1.0q", "3wb", "1'000u", "1.5f16", "0xFFw",
            "1.0L",
        ];
        let filled: Vec<String> = numbers.iter().map(|n| show(number(n.as_bytes()))).collect();
        assert_eq!(
            filled,
            [
                "-", "-", "-", "-", "-", "1.0 !", "3  !", "1000u ", "1.5   !", "0xFF !", "-"
            ]
        );
    }

    #[test]
    fn quoted_literals() {
        let literals = [
            r#""a\n\x1b\033\\""#,
            r#""\e[0m""#,
            r"'\u00e9'",
            "u8'a'",
            "\"\\é\"",
        ];
        let filled: Vec<String> = literals
            .iter()
            .map(|n| show(quoted(n.as_bytes())))
            .collect();
        assert_eq!(
            filled,
            ["-", r#""\n[0m"!"#, r"'\n00e9'!", "  'a'!", "\"\\nn\"!"]
        );
    }
}
