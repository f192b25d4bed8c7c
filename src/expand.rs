//! Macro calls that stand in the way of edits, and the file with them expanded.

use emit::{Edit, Emitted};
use frontend::Unit;
use frontend::sorted::SortedSet;
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

/// The edits of a unit, and the unit whose text they are edits of: if calls hide some places, one with
/// these calls expanded, and no others than those in which something is edited then.
pub fn emitted<E>(
    unit: &Unit,
    emit: &dyn Fn(&Unit) -> Result<Emitted, E>,
) -> Result<(Emitted, Option<Unit>), E> {
    let first = emit(unit)?;
    let mut calls = first.calls.clone();
    while !calls.is_empty() {
        let (other, places) = with_calls(unit, &calls);
        let emitted = emit(&other)?;
        let used = places
            .iter()
            .filter(|(_, place)| emitted.edits.iter().any(|edit| touches(edit, *place)));
        let used: SortedSet<usize> = used.map(|(call, _)| *call).collect();
        if used == calls {
            return Ok((emitted, Some(other)));
        }
        calls = used;
    }
    Ok((first, None))
}

fn with_calls(unit: &Unit, calls: &SortedSet<usize>) -> (Unit, Vec<(usize, OrigSpan)>) {
    let expanded = unit.source.expanded(calls);
    let mut unit = unit.clone();
    unit.source = expanded.source;
    (unit, expanded.places)
}

fn touches(edit: &Edit, place: OrigSpan) -> bool {
    edit.span.start <= place.end && place.start <= edit.span.end
}
