//! One module per family of pragmas; the first word decides.

mod bare;
mod clang;
mod gcc;
mod openmp;

use crate::text::split_word;
use crate::{Dialect, Directive, Name};

/// Reads what stands after `#pragma`.
pub(crate) fn parse(line: &str) -> Directive {
    let (first, rest) = split_word(line);
    match first {
        "omp" => openmp::parse(rest),
        "GCC" => gcc::parse(rest),
        "clang" => clang::parse(rest),
        "acc" => directive(Dialect::OpenAcc, Name::Unknown, rest),
        "STDC" => directive(Dialect::Standard, Name::Standard, rest),
        _ => bare::parse(line),
    }
}

fn directive(dialect: Dialect, name: Name, text: &str) -> Directive {
    Directive {
        dialect,
        name,
        text: text.trim().to_string(),
    }
}
