//! `private(a)`: each lane has its own `a`, with no known value before and after the loop;
//! `firstprivate` begins with the value before the loop, `lastprivate` leaves that of the last
//! iteration (OpenMP's `conditional:`: of the last one that assigned).

use super::{Clause, expect_end, list};
use crate::loops::{Last, LoopSpec, Private};
use crate::problem::Problems;

/// Reads `private`.
pub(crate) fn private(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    read(spec, clause, (false, Last::Unknown), problems);
}

/// Reads `firstprivate`.
pub(crate) fn first(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    read(spec, clause, (true, Last::Unknown), problems);
}

/// Reads `lastprivate`.
pub(crate) fn last(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    read(spec, clause, (false, Last::OfLastIteration), problems);
}

/// Reads OpenMP's `lastprivate`.
pub(crate) fn last_openmp(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let mut clause = clause.clone();
    let mut last = Last::OfLastIteration;
    if let Some(inner) = &mut clause.arguments {
        let mut ahead = inner.clone();
        if ahead.eat("conditional") && ahead.eat(":") {
            *inner = ahead;
            last = Last::OfLastAssignment;
        }
    }
    read(spec, &clause, (false, last), problems);
}

fn read(
    spec: &mut LoopSpec,
    clause: &Clause<'_, '_>,
    (first, last): (bool, Last),
    problems: &mut Problems,
) {
    let form = format!("{}(a, b)", clause.name.text);
    let Some(mut inner) = clause.needs_arguments(&form, problems) else {
        return;
    };
    let Some(names) = list::names(&mut inner, &form, problems) else {
        return;
    };
    expect_end(&inner, &form, problems);
    for name in names {
        // One variable may be both: its copies begin and end with the values around the loop.
        let both = spec.private.iter_mut().find(|p| {
            let other_end =
                first != p.first && (last == Last::Unknown) != (p.last == Last::Unknown);
            p.name.text == name.text && other_end
        });
        match both {
            Some(private) => {
                private.first = true;
                if last != Last::Unknown {
                    private.last = last;
                }
            }
            None => spec.private.push(Private { name, first, last }),
        }
    }
}
