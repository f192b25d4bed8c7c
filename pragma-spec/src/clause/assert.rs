//! `assert`: failing to vectorize the loop is an error. Cilk's `noassert` is the default.

use super::Clause;
use crate::loops::LoopSpec;
use crate::problem::{ProblemCode, Problems};
use crate::text::ByteRange;

/// Reads `assert`.
pub(crate) fn yes(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    clause.takes_no_arguments(problems);
    spec.must_vectorize = true;
    contradiction(&mut spec.seen.assert, true, clause, problems);
}

/// Reads `noassert`.
pub(crate) fn no(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    clause.takes_no_arguments(problems);
    contradiction(&mut spec.seen.assert, false, clause, problems);
}

/// Complains where a clause and its opposite stand in one directive.
pub(crate) fn contradiction(
    seen: &mut Option<(bool, ByteRange)>,
    now: bool,
    clause: &Clause<'_, '_>,
    problems: &mut Problems,
) {
    match *seen {
        Some((before, at)) if before != now => problems.add_pair(
            ProblemCode::ClauseConflict,
            (clause.at, at),
            format!("clause `{}` contradicts an earlier one", clause.name.text),
            ("", "this one"),
            "leave one of them out",
        ),
        _ => *seen = Some((now, clause.at)),
    }
}
