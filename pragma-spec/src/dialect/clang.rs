//! `#pragma clang …`

use super::directive;
use crate::text::split_word;
use crate::{Dialect, Directive, Name};

/// Reads what stands after `clang`.
pub(super) fn parse(text: &str) -> Directive {
    let (word, rest) = split_word(text);
    let (name, text) = match word {
        "loop" => (Name::ClangLoop, rest),
        "optimize" | "attribute" | "fp" => (Name::Options, text),
        "diagnostic" | "assume_nonnull" | "system_header" => (Name::Inert, text),
        _ => (Name::Unknown, text),
    };
    directive(Dialect::Clang, name, text)
}
