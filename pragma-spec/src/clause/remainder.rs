//! Cilk's `vecremainder` and `novecremainder`: whether the iterations left over by the vector loop
//! are vectorized as well.

use super::Clause;
use super::assert::contradiction;
use crate::loops::LoopSpec;
use crate::problem::Problems;

/// Reads `vecremainder`.
pub(crate) fn yes(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    read(spec, clause, true, problems);
}

/// Reads `novecremainder`.
pub(crate) fn no(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    read(spec, clause, false, problems);
}

fn read(spec: &mut LoopSpec, clause: &Clause<'_, '_>, value: bool, problems: &mut Problems) {
    clause.takes_no_arguments(problems);
    spec.vector_remainder = Some(value);
    contradiction(&mut spec.seen.remainder, value, clause, problems);
}
