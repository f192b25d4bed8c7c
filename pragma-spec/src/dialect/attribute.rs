//! Attributes: gcc's `simd`, Cilk's `vector(…)`.

use super::read;
use crate::directive::{Dialect, Directive, Name};
use crate::lex::{Cursor, Token, lex};
use crate::text::ByteRange;

/// Reads a whole attribute list.
pub(crate) fn parse(text: &str) -> Vec<Directive> {
    let tokens = lex(text);
    let end = ByteRange::new(text.len(), text.len());
    let mut found = Vec::new();
    let mut list = inner_list(&tokens, end);
    while !list.is_empty() {
        let item = list.until(",");
        found.extend(attribute(text, item));
        list.eat(",");
    }
    found
}

/// What stands within `__attribute__((…))`, `__declspec(…)` or `[[…]]`.
fn inner_list<'a, 't>(tokens: &'a [Token<'t>], end: ByteRange) -> Cursor<'a, 't> {
    if let [open, again, inner @ .., _, _] = tokens
        && open.is("[")
        && again.is("[")
    {
        return Cursor::new(inner, end);
    }
    let mut cursor = Cursor::new(tokens, end);
    let double = cursor.word().is_some_and(|w| !w.is("__declspec"));
    let outer = cursor.group();
    let inner = match outer {
        Some(mut outer) if double => outer.group(),
        outer => outer,
    };
    inner.unwrap_or(Cursor::new(&[], end))
}

fn attribute(text: &str, mut item: Cursor<'_, '_>) -> Option<Directive> {
    let mut word = item.word()?;
    if item.eat("::") {
        word = item.word()?;
    }
    let plain = word
        .text
        .strip_prefix("__")
        .and_then(|w| w.strip_suffix("__"));
    let (dialect, name) = match plain.unwrap_or(word.text) {
        "simd" => (Dialect::Gcc, Name::SimdAttribute),
        "vector" => (Dialect::Cilk, Name::VectorAttribute),
        _ => return None,
    };
    let mut start = word.at.end as usize;
    let mut inner_text = "";
    if let Some(inner) = item.group() {
        let at = inner.rest_at();
        start = at.start as usize;
        if !inner.is_empty() {
            inner_text = text.get(at.range()).unwrap_or("");
        }
    }
    Some(read(dialect, name, inner_text, start))
}
