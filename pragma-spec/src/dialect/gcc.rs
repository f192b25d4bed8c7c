//! `#pragma GCC …`

use super::directive;
use crate::text::split_word;
use crate::{Dialect, Directive, Name};

/// Reads what stands after `GCC`. `Options` keep their own name in the text: pushing and
/// popping must be told apart.
pub(super) fn parse(text: &str) -> Directive {
    let (word, rest) = split_word(text);
    let (name, text) = match word {
        "ivdep" => (Name::Ivdep, rest),
        "unroll" => (Name::Unroll, rest),
        "novector" => (Name::NoVector, rest),
        "target" | "optimize" | "push_options" | "pop_options" | "reset_options" => {
            (Name::Options, text)
        }
        "diagnostic" | "poison" | "dependency" | "system_header" | "warning" | "error"
        | "visibility" => (Name::Inert, text),
        _ => (Name::Unknown, text),
    };
    directive(Dialect::Gcc, name, text)
}
