//! `pipeline`: iterations of the vector loop overlap, whatever that is thought to gain.

use super::Clause;
use crate::loops::LoopSpec;
use crate::problem::Problems;

/// Reads `pipeline`.
pub(crate) fn read(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    clause.takes_no_arguments(problems);
    spec.pipeline = true;
}
