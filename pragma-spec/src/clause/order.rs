//! `order(concurrent)`, `order(reproducible: concurrent)`: iterations may run in any order.

use super::{Clause, expect_end};
use crate::loops::LoopSpec;
use crate::problem::{ProblemCode, Problems};

const FORM: &str = "order(concurrent)";

/// Reads the clause.
pub(crate) fn read(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(mut inner) = clause.needs_arguments(FORM, problems) else {
        return;
    };
    let mut ahead = inner.clone();
    if (ahead.eat("reproducible") || ahead.eat("unconstrained")) && ahead.eat(":") {
        inner = ahead;
    }
    if !inner.eat("concurrent") {
        let help = format!("write `{FORM}`");
        let message = "the only order is `concurrent`";
        problems.add(
            ProblemCode::ArgumentUnknown,
            inner.here(),
            message,
            "",
            help,
        );
        return;
    }
    expect_end(&inner, FORM, problems);
    if clause.stands_once(&mut spec.seen.order, problems) {
        spec.any_order = true;
    }
}
