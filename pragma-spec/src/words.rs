//! First words of a pragma line.

/// The line without `#pragma`.
pub(crate) fn after_pragma(line: &str) -> &str {
    let line = line.trim();
    let rest = line
        .strip_prefix('#')
        .or(line.strip_prefix("%:"))
        .map(str::trim_start);
    match rest.and_then(|r| take(r, "pragma")) {
        Some(rest) => rest,
        None => line,
    }
}

/// What follows `word`, if the text begins with it.
pub(crate) fn take<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (first, rest) = split_word(text);
    if first == word { Some(rest) } else { None }
}

/// The first word (letters, digits, `_`) and what follows it, trimmed.
pub(crate) fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text
        .find(|c: char| !(c.is_alphanumeric() || c == '_'))
        .unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    (word, rest.trim_start())
}
