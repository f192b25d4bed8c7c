//! `uniform(a, b)`: the parameters have the same value in all lanes and are passed once.

use super::{Clause, expect_end, list};
use crate::problem::Problems;
use crate::variant::VariantClauses;

const FORM: &str = "uniform(a, b)";

/// Reads the clause.
pub(crate) fn read(clauses: &mut VariantClauses, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(mut inner) = clause.needs_arguments(FORM, problems) else {
        return;
    };
    if let Some(names) = list::names(&mut inner, FORM, problems) {
        expect_end(&inner, FORM, problems);
        clauses.uniform.extend(names);
    }
}
