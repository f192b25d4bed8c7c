//! Whether the vectorized file, which lies elsewhere, finds the headers of the original.

use std::collections::BTreeMap;

/// How the folder of a file without one is named for gcc: nobody else writes it so, and it can
/// therefore be told apart where a name is shown to the user.
pub const HERE: &str = ".//";

/// The files that were entered, with whether they are system headers, by name.
pub type Entered = BTreeMap<Vec<u8>, bool>;

/// Reads the line markers of preprocessed text.
pub fn entered(preprocessed: &[u8]) -> Entered {
    let lines = preprocessed.split(|b| *b == b'\n');
    let markers = lines.filter(|line| line.starts_with(b"# "));
    let entry = |line: &[u8]| {
        let open = line.iter().position(|b| *b == b'"')?;
        let close = line.iter().rposition(|b| *b == b'"')?;
        let name = line.get(open + 1..close)?;
        let mut flags = line[close + 1..]
            .split(|b| *b == b' ')
            .filter(|f| !f.is_empty());
        let enters = flags.next() == Some(b"1".as_slice());
        enters.then(|| (name.to_vec(), flags.any(|f| f == b"3")))
    };
    markers.filter_map(entry).collect()
}

/// Whether the result enters what the original does, and nothing else but system headers.
pub fn same(original: &Entered, result: &Entered) -> bool {
    let plain = |name: &[u8]| name.strip_prefix(HERE.as_bytes()).unwrap_or(name).to_vec();
    let result: Entered = result
        .iter()
        .map(|(name, system)| (plain(name), *system))
        .collect();
    let all = original.keys().all(|name| result.contains_key(name));
    all && result
        .iter()
        .all(|(name, system)| *system || original.contains_key(name))
}

/// The names that begin with [`HERE`], as the compiler may show them.
pub fn shown(result: &Entered) -> Vec<Vec<u8>> {
    let here = result
        .keys()
        .filter(|name| name.starts_with(HERE.as_bytes()));
    here.cloned().collect()
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
            &text(&["v.h\" 1 3", ".//x.h\" 1", "s.h\" 1 3 4"])
        ));
        assert!(!same(&original, &text(&["x.h\" 1"])));
        assert!(!same(
            &original,
            &text(&["x.h\" 1", "s.h\" 1 3", "y.h\" 1"])
        ));
        assert_eq!(shown(&text(&[".//x.h\" 1", "y.h\" 1"])), [b".//x.h"]);
    }
}
