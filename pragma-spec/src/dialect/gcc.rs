//! `#pragma GCC …`, `__attribute__((simd))`

use super::clauses::alone;
use super::line::Line;
use crate::clause::expect_end;
use crate::constant::evaluate;
use crate::directive::{Dialect, Meaning, Name};
use crate::lex::Cursor;
use crate::loops::{Dependences, LoopSpec, Vectorize};
use crate::problem::{ProblemCode, Problems};
use crate::variant::{Masks, VariantClauses};
use crate::words::split_word;

/// What stands after `GCC`. `Options` keep their own name in the text: pushing and popping must be
/// told apart.
pub(super) fn classify(text: &str) -> Line<'_> {
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
    Line {
        dialect: Dialect::Gcc,
        name,
        text,
    }
}

/// `GCC ivdep`: no dependence between iterations prevents vector code.
pub(super) fn ivdep(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    let spec = LoopSpec {
        dependences: Dependences::NoneWithin(None),
        ..LoopSpec::default()
    };
    alone("#pragma GCC ivdep", spec, cursor, problems)
}

/// `GCC novector`
pub(super) fn novector(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    let spec = LoopSpec {
        vectorize: Vectorize::Never,
        ..LoopSpec::default()
    };
    alone("#pragma GCC novector", spec, cursor, problems)
}

/// `GCC unroll 4`: of the scalar loop; nothing is said of vector code.
pub(super) fn unroll(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    const FORM: &str = "#pragma GCC unroll 4";
    let all = cursor.until(";");
    let at = all.rest_at();
    let message = match evaluate(all) {
        Some(0..65535) => None,
        Some(_) => Some("the number of copies is not between 0 and 65534"),
        None => Some("the number of copies is not an integer constant"),
    };
    if let Some(message) = message {
        let help = format!("write a number, such as `{FORM}`");
        problems.add(ProblemCode::NotConstant, at, message, "", help);
    }
    expect_end(cursor, FORM, problems);
    Meaning::Loop(LoopSpec::default())
}

/// The argument of the attribute `simd`.
pub(super) fn simd(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    let mut clauses = VariantClauses::default();
    let at = cursor.here();
    if let Some(argument) = cursor.next() {
        match argument.text {
            "\"inbranch\"" => clauses.masks = Masks::Masked,
            "\"notinbranch\"" => clauses.masks = Masks::Unmasked,
            _ => {
                problems.add(
                    ProblemCode::ArgumentUnknown,
                    at,
                    "unknown argument of attribute `simd`",
                    "",
                    "write `simd`, `simd(\"inbranch\")` or `simd(\"notinbranch\")`",
                );
            }
        }
        expect_end(cursor, "simd(\"inbranch\")", problems);
    }
    Meaning::Variants(clauses)
}
