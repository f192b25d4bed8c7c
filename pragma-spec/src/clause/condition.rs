//! `if(n > 100)`, `if(simd: n > 100)`: where it is zero, iterations run one at a time.

use super::Clause;
use super::linear::words;
use crate::expression::Expression;
use crate::loops::LoopSpec;
use crate::problem::Problems;

/// Reads the clause.
pub(crate) fn read(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(mut inner) = clause.needs_arguments("if(n > 100)", problems) else {
        return;
    };
    let mut ahead = inner.clone();
    if ahead.eat("simd") && ahead.eat(":") {
        inner = ahead;
    }
    if clause.stands_once(&mut spec.seen.condition, problems) {
        spec.condition = Some(Expression {
            at: inner.rest_at(),
            text: words(inner),
        });
    }
}
