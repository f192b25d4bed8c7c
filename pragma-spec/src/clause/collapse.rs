//! `collapse(2)`: the iterations of so many perfectly nested loops, from this one inwards, are
//! those of one loop.

use super::Clause;
use crate::loops::LoopSpec;
use crate::problem::{ProblemCode, Problems};

/// Reads the clause.
pub(crate) fn read(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(number) = clause.number(problems) else {
        return;
    };
    if spec.collapse > 0 {
        let help = "leave one of them out";
        let message = "clause `collapse` stands twice";
        problems.add(
            ProblemCode::ClauseRepeated,
            clause.at,
            message,
            "again",
            help,
        );
        return;
    }
    spec.collapse = number.value;
}
