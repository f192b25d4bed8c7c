//! `mask` and `nomask` (OpenMP: `inbranch`, `notinbranch`): only the variant with a mask, only the
//! one without. Both are made if neither is given; they exclude each other.

use super::Clause;
use crate::problem::{ProblemCode, Problems};
use crate::variant::{Masks, VariantClauses};

/// Reads `mask` or `inbranch`.
pub(crate) fn masked(c: &mut VariantClauses, clause: &Clause<'_, '_>, problems: &mut Problems) {
    clause.takes_no_arguments(problems);
    c.masks = Masks::Masked;
    c.seen.masked = c.seen.masked.or(Some(clause.at));
    check(c, clause, problems);
}

/// Reads `nomask` or `notinbranch`.
pub(crate) fn unmasked(c: &mut VariantClauses, clause: &Clause<'_, '_>, problems: &mut Problems) {
    clause.takes_no_arguments(problems);
    c.masks = Masks::Unmasked;
    c.seen.unmasked = c.seen.unmasked.or(Some(clause.at));
    check(c, clause, problems);
}

fn check(c: &VariantClauses, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let (Some(masked), Some(unmasked)) = (c.seen.masked, c.seen.unmasked) else {
        return;
    };
    let first = if masked == clause.at {
        unmasked
    } else {
        masked
    };
    problems.add_pair(
        ProblemCode::MaskConflict,
        (clause.at, first),
        "only the variant with a mask and only the one without are asked for",
        ("excludes the other", "this one"),
        "leave both out to get both variants",
    );
}
