//! How often loops inside a region run, where that is known.

use super::mask::{Mask, Sources};
use crate::analysis::known_trips::{Counter, known_trips};
use crate::ssa::{Function, Value};

/// Iterations of a loop with these parameters of its header (what they are on entry, and in the next
/// iteration) that goes on where `again` holds.
pub(super) fn of_loop(
    f: &Function,
    params: &[(Value, Sources, Sources)],
    again: &Mask,
) -> Option<u32> {
    let Mask::Cond(cond, on) = *again else {
        return None;
    };
    let mut known = params.iter().filter_map(|(param, entry, next)| {
        let ([(_, start)], [(_, next)]) = (&entry[..], &next[..]) else {
            return None;
        };
        let counter = Counter {
            param: *param,
            start: *start,
            next: *next,
        };
        known_trips(f, counter, cond, on)
    });
    known.next()
}
