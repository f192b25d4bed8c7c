//! Whether names can be used where text is put.

use crate::failure::Failure;
use crate::headers;
use crate::isa;
use frontend::span::Span;
use frontend::tree::FunctionDef;
use frontend::{Source, Unit};
use midend::region::names::declares_objects;

/// Fails if the file has such a name already.
pub fn free(source: &Source, name: &str) -> Result<(), Failure> {
    match source.mentions(name) {
        true => Err(Failure::no_name(format!("`{name}` is taken"))),
        false => Ok(()),
    }
}

/// The vector types of our own that a text needs, with their declarations.
pub fn own_types(source: &Source, text: &str) -> Result<Vec<(String, String)>, Failure> {
    let types = isa::typedefs(text);
    types.iter().try_for_each(|(name, _)| free(source, name))?;
    Ok(types)
}

/// Fails if a word of generated text is a macro at `pp`; the vendor's intrinsics may be.
pub fn no_macro(source: &Source, text: &str, pp: u32) -> Result<(), Failure> {
    match macro_in(source, text, pp) {
        Some(name) => Err(Failure::no_name(format!("`{name}` is a macro here"))),
        None => Ok(()),
    }
}

fn macro_in(source: &Source, text: &str, pp: u32) -> Option<String> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let text = without_comments(text);
    let words = text.split(|c: char| !is_word(c)).filter(|w| !w.is_empty());
    let names = words.filter(|w| !w.starts_with(|c: char| c.is_ascii_digit()));
    let own = headers::vendors_own(source);
    let mut names = names.filter(|w| !(own && is_intrinsic(w)));
    names.find(|w| source.is_macro(w, pp)).map(str::to_owned)
}

fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((code, comment)) = rest.split_once("/*") {
        out.push_str(code);
        out.push(' ');
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out
}

fn is_intrinsic(word: &str) -> bool {
    let neon = || {
        let (_, suffix) = word.rsplit_once('_')?;
        let bits = suffix.strip_prefix(['u', 's', 'f', 'p'])?;
        Some(word.starts_with('v') && matches!(bits, "8" | "16" | "32" | "64"))
    };
    word.starts_with("_mm") || word.starts_with("__builtin_") || neon().unwrap_or(false)
}

/// Fails if names that vector code in a function of its own uses, or types, may mean something else
/// there than in the user's function.
pub fn known_outside(unit: &Unit, def: &FunctionDef, used: &[&str]) -> Result<(), Failure> {
    if let Some(name) = used.first()
        && declares_objects(unit, def.body_span)
    {
        let detail = format!("`{name}` means something else at the loop");
        return Err(Failure::no_name(detail));
    }
    if declares_types(unit, def.body_span) {
        let detail = "types of the function may be unknown outside of it";
        return Err(Failure::no_name(detail));
    }
    Ok(())
}

/// Whether types are declared there.
fn declares_types(unit: &Unit, span: Span) -> bool {
    let tokens = unit.source.tokens_in(span);
    let text = |n: usize| tokens.get(n).map_or("", |t| unit.source.slice(t.span));
    (0..tokens.len()).any(|n| match text(n) {
        "typedef" => true,
        "struct" | "union" | "enum" => {
            let unnamed = matches!(text(n + 1), "{" | "__attribute__" | "__attribute");
            unnamed || matches!(text(n + 2), "{" | ";" | ":")
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intrinsics_are_known() {
        assert!(is_intrinsic("_mm256_add_ps") && is_intrinsic("vaddq_f32"));
        assert!(!is_intrinsic("v_f32x") && !is_intrinsic("static") && !is_intrinsic("x_v"));
        assert_eq!(without_comments("a /* static */ b"), "a   b");
    }
}
