//! What vectors of a block may be read of.

use super::around::Around;
use crate::ssa::{Inst, Type, Value};
use crate::transform::places::Base;
use frontend::sorted::{SortedMap, SortedSet};

/// Offsets from a base, at which elements of a type are, with the addresses.
pub(super) type Places = SortedMap<(Base, Type), Vec<(i128, Value)>>;

/// What vectors may be read of.
#[derive(Clone, Copy)]
pub(super) struct Readable<'a> {
    /// Loads that may be done where they are read.
    pub loads: &'a SortedSet<Inst>,
    /// Where may be read.
    pub places: &'a Places,
}

/// Where some loads read.
pub(super) fn places_read(around: &Around<'_>, loads: impl Iterator<Item = Inst>) -> Places {
    let f = around.view.f;
    let mut reads = Places::new();
    for inst in loads {
        if let (Some(a), Some(read)) = (around.accessed(inst), f.insts[inst].result) {
            let places = reads.entry((a.base, f.values[read].ty)).or_default();
            places.push((a.offset, a.address));
        }
    }
    reads.values_mut().for_each(|places| places.sort_unstable());
    reads
}
