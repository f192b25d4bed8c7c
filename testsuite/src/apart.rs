//! Functions that loops call as if they were in another file: by their vector variants only.
//!
//! vcc takes the body of a function that it sees into the loop. So a kernel `K` may define `K_lane` for others
//! to call, and call `K_there`, of which it knows no more than the declaration; the linker makes both one.

use frontend::sorted::SortedSet;

/// The name by which a kernel calls its function.
pub fn called(kernel: &str) -> String {
    format!("{kernel}_there")
}

/// The name of the function as it is defined.
pub fn defined(kernel: &str) -> String {
    format!("{kernel}_lane")
}

/// Whether a kernel has such a function.
pub fn is_in(text: &str, kernel: &str) -> bool {
    text.contains(&called(kernel))
}

/// A kernel's text, which calls no variants, in which both names are one.
pub fn joined(text: &str, kernel: &str) -> String {
    text.replace(&called(kernel), &defined(kernel))
}

/// Symbols that the vectorized text of a kernel calls and those that they stand for; `None`: a variant is
/// called that is not there.
pub fn symbols(text: &str, kernel: &str) -> Option<Vec<(String, String)>> {
    if !is_in(text, kernel) {
        return Some(Vec::new());
    }
    let (there, here) = (called(kernel), defined(kernel));
    let words = text.split(|c: char| c != '_' && !c.is_ascii_alphanumeric());
    let words: SortedSet<&str> = words.filter(|word| word.starts_with("_ZGV")).collect();
    let called = words.iter().filter_map(|word| word.strip_suffix(&there));
    let variants = called.map(|head| {
        let variant = format!("{head}{here}");
        let known = words.contains(variant.as_str());
        known.then(|| (format!("{head}{there}"), variant))
    });
    let mut all: Vec<_> = variants.collect::<Option<_>>()?;
    all.push((there.clone(), format!("{here}_vec")));
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_called_must_be_defined() {
        let pair = |a: &str, b: &str| (a.to_string(), b.to_string());
        let text = "int _ZGVbN4v_k_there(int); x = _ZGVbN4v_k_there(y) + k_there(z);";
        assert_eq!(symbols(text, "k"), None);
        assert_eq!(symbols(text, "l"), Some(Vec::new()));
        let both = format!("int _ZGVbN4v_k_lane(int x) {{ }} {text}");
        let wanted = [
            pair("_ZGVbN4v_k_there", "_ZGVbN4v_k_lane"),
            pair("k_there", "k_lane_vec"),
        ];
        assert_eq!(symbols(&both, "k"), Some(wanted.to_vec()));
    }
}
