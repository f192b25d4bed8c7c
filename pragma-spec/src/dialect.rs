//! One module per family of directives; the first word of a pragma line decides.

pub(crate) mod attribute;
mod bare;
mod cilk;
mod clang;
mod clauses;
mod gcc;
mod line;
mod openmp;
mod vec_function;

use crate::directive::{Dialect, Directive, Meaning, Name};
use crate::lex::{Cursor, lex_from};
use crate::loops::LoopSpec;
use crate::problem::Problems;
use crate::text::ByteRange;
use crate::words::{after_pragma, split_word};
use clauses::variants;
use line::Line;

/// Reads a whole line.
pub(crate) fn parse(line: &str) -> Directive {
    let Line {
        dialect,
        name,
        text,
    } = classify(after_pragma(line));
    let start = line.trim_end().len() - text.len();
    read(dialect, name, text, start)
}

/// Reads the text between the parentheses of an annotation.
pub(crate) fn parse_vec_function(text: &str) -> Directive {
    let start = text.len() - text.trim_start().len();
    read(Dialect::Vcc, Name::VecFunction, text.trim(), start)
}

fn classify(line: &str) -> Line<'_> {
    let (first, rest) = split_word(line);
    let known = |dialect, name, text| Line {
        dialect,
        name,
        text,
    };
    match first {
        "omp" => openmp::classify(rest),
        "GCC" => gcc::classify(rest),
        "clang" => clang::classify(rest),
        "acc" => known(Dialect::OpenAcc, Name::Unknown, rest),
        "STDC" => known(Dialect::Standard, Name::Standard, rest),
        _ => bare::classify(line),
    }
}

/// Reads the clauses in `text`, which begins at `start`.
fn read(dialect: Dialect, name: Name, text: &str, start: usize) -> Directive {
    let tokens = lex_from(text, start);
    let end = start + text.len();
    // A caret after the end points at the last character.
    let last = ByteRange::new(end.saturating_sub(1), end);
    let mut problems = Problems::default();
    let mut cursor = Cursor::new(&tokens, last);
    let meaning = match meaning(dialect, name, &mut cursor, &mut problems) {
        meaning if problems.0.is_empty() => meaning,
        // A promise that is read in part could be a stronger one: `safelen(` without its number.
        _ => Meaning::Other,
    };
    Directive {
        dialect,
        name,
        text: text.to_string(),
        text_at: ByteRange::new(start, end),
        meaning,
        problems: problems.0,
    }
}

fn meaning(
    dialect: Dialect,
    name: Name,
    cursor: &mut Cursor<'_, '_>,
    problems: &mut Problems,
) -> Meaning {
    match (dialect, name) {
        (_, Name::OmpSimd) => openmp::simd(cursor, problems),
        (_, Name::OmpDeclareSimd) => variants(&openmp::DECLARE, cursor, problems),
        (Dialect::Gcc, Name::Ivdep) => gcc::ivdep(cursor, problems),
        (Dialect::Gcc, Name::NoVector) => gcc::novector(cursor, problems),
        (Dialect::Gcc, Name::Unroll) => gcc::unroll(cursor, problems),
        (_, Name::ClangLoop) => clang::options(cursor, problems),
        (_, Name::Simd) => cilk::simd(cursor, problems),
        (Dialect::Cilk, Name::Ivdep) => cilk::ivdep(cursor, problems),
        (Dialect::Cilk, Name::NoVector) => cilk::novector(cursor, problems),
        (_, Name::Vector) => cilk::vector(cursor, problems),
        (_, Name::VectorAttribute) => variants(&cilk::ATTRIBUTE, cursor, problems),
        (_, Name::SimdAttribute) => gcc::simd(cursor, problems),
        (_, Name::VecFunction) => variants(&vec_function::DECLARE, cursor, problems),
        (_, Name::SimdDeclare) => vec_function::declare(cursor, problems),
        (_, Name::SimdVecFunction) => vec_function::simd(cursor, problems),
        (Dialect::Cilk, Name::Unroll) => Meaning::Loop(LoopSpec::default()),
        (
            _,
            Name::OmpOther
            | Name::Ivdep
            | Name::Unroll
            | Name::NoVector
            | Name::Standard
            | Name::Pack
            | Name::Options
            | Name::MacroStack
            | Name::Inert
            | Name::Unknown,
        ) => Meaning::Other,
    }
}
