//! vcc's own spellings: `__decl-vec-function(…)`, `#pragma simd declare(…)` and
//! `#pragma simd vec-function …`.

use super::clauses::{loop_clauses, variants};
use crate::clause::{
    Grammar, aligned, assert, lanes, linear, mask, pipeline, private, reduction, uniform,
};
use crate::directive::Meaning;
use crate::lex::Cursor;
use crate::loops::{Dependences, LoopSpec, Vectorize};
use crate::problem::{ProblemCode, Problems};
use crate::variant::VariantClauses;

/// Clauses of declarations.
pub(super) const DECLARE: Grammar<VariantClauses> = Grammar {
    directive: "__decl-vec-function",
    clauses: &[
        ("uniform", uniform::read),
        ("linear", linear::declare),
        ("alignment", aligned::declare),
        ("mask", mask::masked),
        ("nomask", mask::unmasked),
        ("vectorlength", lanes::declare),
    ],
    misplaced: &[
        ("aligned", "alignment(p: 64)"),
        ("inbranch", "mask"),
        ("notinbranch", "nomask"),
        ("simdlen", "vectorlength(8)"),
        ("private", ""),
        ("reduction", ""),
        ("assert", ""),
    ],
};

/// The same as a pragma.
const PRAGMA: Grammar<VariantClauses> = Grammar {
    directive: "#pragma simd declare",
    ..DECLARE
};

/// Clauses before loops.
const SIMD: Grammar<LoopSpec> = Grammar {
    directive: "#pragma simd vec-function",
    clauses: &[
        ("private", private::private),
        ("reduction", reduction::read),
        ("linear", linear::in_loop),
        ("vectorlength", lanes::in_loop),
        ("assert", assert::yes),
        ("pipeline", pipeline::read),
    ],
    misplaced: &[
        ("simdlen", "vectorlength(8)"),
        ("safelen", ""),
        ("uniform", ""),
        ("alignment", ""),
        ("mask", ""),
        ("nomask", ""),
    ],
};

/// What stands after `simd declare`: nothing, or clauses in parentheses.
pub(super) fn declare(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    if cursor.is_empty() {
        return Meaning::Variants(VariantClauses::default());
    }
    let at = cursor.rest_at();
    match cursor.group() {
        Some(mut inner) if cursor.is_empty() => variants(&PRAGMA, &mut inner, problems),
        _ => {
            let help = "write `#pragma simd declare(uniform(n), nomask)`";
            let message = "the clauses of `#pragma simd declare` stand in parentheses";
            problems.add(ProblemCode::ClauseSyntax, at, message, "", help);
            Meaning::Variants(VariantClauses::default())
        }
    }
}

/// What stands after `simd vec-function`.
pub(super) fn simd(cursor: &mut Cursor<'_, '_>, problems: &mut Problems) -> Meaning {
    let spec = LoopSpec {
        vectorize: Vectorize::Always,
        call_variants: true,
        dependences: Dependences::NoneWithin(None),
        ..LoopSpec::default()
    };
    loop_clauses(&SIMD, spec, cursor, problems)
}
