//! Macro calls that stand in the way of edits, and the file with them expanded.

use emit::{Edit, Emitted, Unexpanded};
use frontend::Unit;
use frontend::sorted::SortedSet;
use frontend::source::calls::ExpandedCall;
use frontend::span::OrigSpan;
use std::borrow::Cow;

/// The unit with all annotations in reach that are to be removed.
pub fn annotations(unit: &Unit) -> Cow<'_, Unit> {
    let calls = emit::hiding(unit);
    match calls.is_empty() {
        true => Cow::Borrowed(unit),
        false => Cow::Owned(with_calls(unit, &calls).0),
    }
}

/// A unit with some macro calls expanded.
pub struct ExpandedUnit {
    /// The unit.
    pub unit: Unit,
    /// The calls.
    pub calls: Vec<Unexpanded>,
}

/// The edits of a unit, and the unit whose text they are edits of: if calls hide some places, one with
/// these calls expanded, and no others than those in which an edit, or a loop that is edited, begins or ends.
pub fn emitted<E>(
    unit: &Unit,
    emit: &dyn Fn(&Unit) -> Result<Emitted, E>,
) -> Result<(Emitted, Option<ExpandedUnit>), E> {
    let first = emit(unit)?;
    let mut calls = first.calls.clone();
    while !calls.is_empty() {
        let (other, places) = with_calls(unit, &calls);
        let emitted = emit(&other)?;
        let used = places.iter().filter(|place| is_used(&emitted, place.span));
        let used: SortedSet<usize> = used.map(|place| place.call).collect();
        if used == calls {
            let written = |place: &ExpandedCall| {
                let text = unit.source.original().get(place.written.range());
                Unexpanded {
                    span: place.span,
                    text: text.unwrap_or_default().to_vec(),
                }
            };
            let calls = places.iter().map(written).collect();
            return Ok((emitted, Some(ExpandedUnit { unit: other, calls })));
        }
        calls = used;
    }
    Ok((first, None))
}

fn with_calls(unit: &Unit, calls: &SortedSet<usize>) -> (Unit, Vec<ExpandedCall>) {
    let expanded = unit.source.expanded(calls);
    let mut unit = unit.clone();
    unit.source = expanded.source;
    (unit, expanded.places)
}

/// Whether something needs that call expanded.
fn is_used(emitted: &Emitted, place: OrigSpan) -> bool {
    let holds = |at: u32| place.start <= at && at <= place.end;
    let touches = |edit: &Edit| edit.span.start <= place.end && place.start <= edit.span.end;
    emitted.edits.iter().any(touches) || emitted.needed.iter().any(|at| holds(*at))
}
