//! `#pragma omp …`

use super::directive;
use crate::text::take;
use crate::{Dialect, Directive, Name};

/// Reads what stands after `omp`. Combined directives that hold `simd` are
/// [`Name::OmpOther`]: their loop is distributed as well.
pub(super) fn parse(text: &str) -> Directive {
    let (name, rest) = match (
        take(text, "simd"),
        take(text, "declare").and_then(|r| take(r, "simd")),
    ) {
        (Some(clauses), _) => (Name::OmpSimd, clauses),
        (None, Some(clauses)) => (Name::OmpDeclareSimd, clauses),
        (None, None) => (Name::OmpOther, text),
    };
    directive(Dialect::OpenMp, name, rest)
}
