//! Features of random kernels: marks in their text, and counters in the place of the marks.
//!
//! A generator writes `/*@NAME*/` where a statement with that feature begins. vcc never sees marks; in the
//! originals each is a statement that tells the driver that it was reached.

use std::fmt::Write;

const OPEN: &str = "/*@";
const CLOSE: &str = "*/";

/// The most features that the originals of one program can have: `NUMBERS` of `driver/runtime.h`.
pub const MOST: usize = 512;

/// The mark of a feature.
pub fn mark(name: &str) -> String {
    format!("{OPEN}{name}{CLOSE}")
}

/// The text without marks, and where there were some, what `replace` gives for their names.
fn replaced(text: &str, mut replace: impl FnMut(&str) -> String) -> String {
    let mut parts = text.split(OPEN);
    let mut result = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (name, rest) = part.split_once(CLOSE).unwrap_or((part, ""));
        result.push_str(&replace(name));
        result.push_str(rest);
    }
    result
}

/// The text without marks.
pub fn unmarked(text: &str) -> String {
    replaced(text, |_| String::new())
}

/// The text with counters in the place of marks; `names` are those of the features, in the order of
/// the numbers that the driver knows them by, to which new ones are added.
pub fn counting(text: &str, names: &mut Vec<String>) -> String {
    replaced(text, |name| {
        let number = match names.iter().position(|known| known == name) {
            Some(number) => number,
            None => {
                names.push(name.to_string());
                names.len() - 1
            }
        };
        assert!(number < MOST, "too many features");
        let mut statement = String::new();
        // Writing to a String cannot fail.
        let _ = write!(
            statement,
            "{{ extern unsigned char features_reached[]; features_reached[{number}] = 1; }} "
        );
        statement
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_for_the_original_only() {
        let text = format!("{{ {}a(); {}b(); }}\n", mark("x"), mark("y"));
        assert_eq!(unmarked(&text), "{ a(); b(); }\n");
        let mut names = vec!["y".to_string()];
        let counted = counting(&text, &mut names);
        assert_eq!(names, ["y", "x"]);
        assert_eq!(
            counted,
            "{ { extern unsigned char features_reached[]; features_reached[1] = 1; } a(); \
             { extern unsigned char features_reached[]; features_reached[0] = 1; } b(); }\n"
        );
    }
}
