//! Pragmas without a prefix: of the loop dialects, and those that all compilers share.

use super::directive;
use crate::text::split_word;
use crate::{Dialect, Directive, Name};

/// Reads the whole line.
pub(super) fn parse(text: &str) -> Directive {
    let (word, rest) = split_word(text);
    let (dialect, name, text) = match word {
        "simd" => (Dialect::Loop, Name::Simd, rest),
        "ivdep" => (Dialect::Loop, Name::Ivdep, rest),
        "vector" => (Dialect::Loop, Name::Vector, rest),
        "novector" => (Dialect::Loop, Name::NoVector, rest),
        "unroll" | "nounroll" => (Dialect::Loop, Name::Unroll, text),
        "pack" => (Dialect::Common, Name::Pack, rest),
        "push_macro" | "pop_macro" => (Dialect::Common, Name::MacroStack, text),
        "float_control" | "fenv_access" | "fp_contract" => (Dialect::Common, Name::Options, text),
        "once" | "weak" | "message" | "comment" | "mark" | "region" | "endregion"
        | "redefine_extname" => (Dialect::Common, Name::Inert, text),
        _ => (Dialect::Unknown, Name::Unknown, text),
    };
    directive(dialect, name, text)
}
