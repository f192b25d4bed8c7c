//! `#pragma omp …`

use super::clauses::loop_clauses;
use super::line::Line;
use crate::clause::{
    Grammar, aligned, collapse, condition, lanes, linear, mask, nontemporal, order, private,
    reduction, safelen, uniform,
};
use crate::directive::{Dialect, Meaning, Name};
use crate::lex::Cursor;
use crate::loops::{Dependences, LoopSpec, Vectorize};
use crate::problem::Problems;
use crate::variant::VariantClauses;
use crate::words::take;

/// Clauses of `omp declare simd`.
pub(super) const DECLARE: Grammar<VariantClauses> = Grammar {
    directive: "#pragma omp declare simd",
    clauses: &[
        ("simdlen", lanes::declare_simdlen),
        ("linear", linear::declare_openmp),
        ("uniform", uniform::read),
        ("aligned", aligned::declare_openmp),
        ("inbranch", mask::masked),
        ("notinbranch", mask::unmasked),
    ],
    misplaced: &[
        ("mask", "inbranch"),
        ("nomask", "notinbranch"),
        ("vectorlength", "simdlen(8)"),
        ("alignment", "aligned(p: 64)"),
        ("safelen", ""),
        ("private", ""),
        ("lastprivate", ""),
        ("reduction", ""),
        ("collapse", ""),
    ],
};

/// Clauses of `omp simd`.
const SIMD: Grammar<LoopSpec> = Grammar {
    directive: "#pragma omp simd",
    clauses: &[
        ("safelen", safelen::read),
        ("simdlen", lanes::in_loop_simdlen),
        ("collapse", collapse::read),
        ("linear", linear::in_loop_openmp),
        ("aligned", aligned::in_loop_openmp),
        ("nontemporal", nontemporal::read),
        ("private", private::private),
        ("lastprivate", private::last_openmp),
        ("reduction", reduction::read_openmp),
        ("order", order::read),
        ("if", condition::read),
    ],
    misplaced: &[
        ("firstprivate", ""),
        ("shared", ""),
        ("default", ""),
        ("schedule", ""),
        ("ordered", ""),
        ("nowait", ""),
        ("num_threads", ""),
        ("copyin", ""),
        ("uniform", ""),
        ("inbranch", ""),
        ("notinbranch", ""),
        ("vectorlength", "simdlen(8)"),
    ],
};

/// What stands after `omp`. Combined directives that hold `simd` are [`Name::OmpOther`]: their loop
/// is distributed as well.
pub(super) fn classify(text: &str) -> Line<'_> {
    let (name, text) = match (
        take(text, "simd"),
        take(text, "declare").and_then(|r| take(r, "simd")),
    ) {
        (Some(clauses), _) => (Name::OmpSimd, clauses),
        (None, Some(clauses)) => (Name::OmpDeclareSimd, clauses),
        (None, None) => (Name::OmpOther, text),
    };
    Line {
        dialect: Dialect::OpenMp,
        name,
        text,
    }
}

/// `omp simd`: the user vouches for the whole loop.
pub(super) fn simd(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    let spec = LoopSpec {
        vectorize: Vectorize::Always,
        dependences: Dependences::NoneWithin(None),
        ..LoopSpec::default()
    };
    loop_clauses(&SIMD, spec, cursor, problems)
}
