//! `nontemporal(a)`: what `a` holds or points to will not be needed again soon.

use super::{Clause, expect_end, list};
use crate::loops::LoopSpec;
use crate::problem::Problems;

const FORM: &str = "nontemporal(a)";

/// Reads the clause.
pub(crate) fn read(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(mut inner) = clause.needs_arguments(FORM, problems) else {
        return;
    };
    if let Some(names) = list::names(&mut inner, FORM, problems) {
        expect_end(&inner, FORM, problems);
        spec.nontemporal.extend(names);
    }
}
