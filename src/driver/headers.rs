//! Whether the vectorized file, which lies elsewhere, finds the headers of the original.

use frontend::sorted::SortedMap;

/// The files that were entered, with whether they are system headers, by name.
pub type Entered = SortedMap<Vec<u8>, bool>;

/// Reads the line markers of preprocessed text.
pub fn entered(preprocessed: &[u8]) -> Entered {
    let lines = preprocessed.split(|b| *b == b'\n');
    let markers = lines.filter(|line| line.starts_with(b"# "));
    let entry = |line: &[u8]| {
        let open = line.iter().position(|b| *b == b'"')?;
        let close = line.iter().rposition(|b| *b == b'"')?;
        let name = unescaped(line.get(open + 1..close)?);
        let mut flags = line[close + 1..]
            .split(|b| *b == b' ')
            .filter(|f| !f.is_empty());
        let enters = flags.next() == Some(b"1".as_slice());
        enters.then(|| (name, flags.any(|f| f == b"3")))
    };
    markers.filter_map(entry).collect()
}

/// The name in a line marker without the backslashes before quotes and backslashes.
fn unescaped(name: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(name.len());
    let mut bytes = name.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'\\' => plain.extend(bytes.next()),
            byte => plain.push(*byte),
        }
    }
    plain
}

/// Whether the result, with the names that headers have for the original, enters what the original
/// does, and nothing else but system headers.
pub fn same(original: &Entered, result: &Entered) -> bool {
    let all = original.keys().all(|name| result.contains_key(name));
    all && result
        .iter()
        .all(|(name, system)| *system || original.contains_key(name))
}

/// Whether preprocessed text holds `word` outside of line markers.
pub fn mentions(preprocessed: &[u8], word: &[u8]) -> bool {
    let found = |line: &[u8]| line.windows(word.len()).any(|part| part == word);
    let lines = preprocessed.split(|b| *b == b'\n');
    let mut lines = lines.filter(|line| line.len() >= word.len() && !line.starts_with(b"# "));
    lines.any(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_result_may_enter_more_system_headers() {
        let text = |names: &[&str]| {
            let mut text = "# 0 \"a.c\"\n# 1 \"a.c\"\nint x;\n".to_string();
            for name in names {
                text.push_str(&format!("# 1 \"{name}\n# 2 \"a.c\" 2\n"));
            }
            entered(text.as_bytes())
        };
        let original = text(&["x.h\" 1", "s.h\" 1 3 4"]);
        assert_eq!(original.len(), 2);
        assert!(same(
            &original,
            &text(&["v.h\" 1 3", "x.h\" 1", "s.h\" 1 3 4"])
        ));
        assert!(!same(&original, &text(&["x.h\" 1"])));
        assert!(!same(
            &original,
            &text(&["x.h\" 1", "s.h\" 1 3", "y.h\" 1"])
        ));
    }

    #[test]
    fn names_are_read_as_they_are() {
        let text = b"# 1 \"a \\\"b\\\\.h\" 1\nint x; \"/tmp/y\";\n# 2 \"/tmp/z\" 2\n";
        let names: Vec<Vec<u8>> = entered(text).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, [b"a \"b\\.h"]);
        assert!(mentions(text, b"/tmp/y") && !mentions(text, b"/tmp/z"));
    }
}
