//! `safelen(8)`: iterations less than 8 apart do not depend on each other. Without it, in a
//! directive that vouches for its loop, none do.

use super::Clause;
use crate::loops::{Dependences, LoopSpec};
use crate::problem::{ProblemCode, Problems};
use crate::variant::Lanes;

/// Reads the clause.
pub(crate) fn read(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(number) = clause.number(problems) else {
        return;
    };
    let mut seen = match spec.dependences {
        Dependences::NoneWithin(Some(before)) => Some(before.at),
        _ => None,
    };
    if clause.stands_once(&mut seen, problems) {
        spec.dependences = Dependences::NoneWithin(Some(number));
    }
}

/// `simdlen` is at most `safelen`.
pub(crate) fn check(spec: &LoopSpec, problems: &mut Problems) {
    let (Lanes::Fixed(lanes), Dependences::NoneWithin(Some(safe)), Some(at)) =
        (&spec.lanes, spec.dependences, spec.seen.lanes)
    else {
        return;
    };
    if lanes.iter().any(|lanes| *lanes > safe.value) {
        problems.add_pair(
            ProblemCode::SimdlenOverSafelen,
            (at, safe.at),
            "more lanes are asked for than are safe",
            ("", "this many are safe"),
            format!("write at most {} here, or a greater `safelen`", safe.value),
        );
    }
}
