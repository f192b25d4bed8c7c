//! Pragmas without a prefix: of the loop dialects, and those that all compilers share.

use super::line::Line;
use crate::directive::{Dialect, Name};
use crate::words::{split_word, take};

/// The whole line after `#pragma`.
pub(super) fn classify(text: &str) -> Line<'_> {
    let (word, rest) = split_word(text);
    let (dialect, name, text) = match word {
        "simd" => simd(rest),
        "ivdep" => (Dialect::Cilk, Name::Ivdep, rest),
        "vector" => (Dialect::Cilk, Name::Vector, rest),
        "novector" => (Dialect::Cilk, Name::NoVector, rest),
        "unroll" | "nounroll" => (Dialect::Cilk, Name::Unroll, text),
        "pack" => (Dialect::Common, Name::Pack, rest),
        "push_macro" | "pop_macro" => (Dialect::Common, Name::MacroStack, text),
        "float_control" | "fenv_access" | "fp_contract" => (Dialect::Common, Name::Options, text),
        "once" | "weak" | "message" | "comment" | "mark" | "region" | "endregion"
        | "redefine_extname" => (Dialect::Common, Name::Inert, text),
        _ => (Dialect::Unknown, Name::Unknown, text),
    };
    Line {
        dialect,
        name,
        text,
    }
}

/// What stands after `simd`: vcc's directives, or the clauses of Cilk's.
fn simd(rest: &str) -> (Dialect, Name, &str) {
    if let Some(clauses) = take(rest, "declare") {
        return (Dialect::Vcc, Name::SimdDeclare, clauses);
    }
    if rest.starts_with("vec-") {
        let clauses = rest
            .strip_prefix("vec-function")
            .filter(|c| !c.starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-'));
        // Nobody else's pragma begins so: what is misspelled is for vcc to complain about.
        let text = clauses.map_or(rest, str::trim_start);
        return (Dialect::Vcc, Name::SimdVecFunction, text);
    }
    (Dialect::Cilk, Name::Simd, rest)
}
