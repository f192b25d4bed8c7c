//! What the widener knows of places that move on in some iterations.

use crate::plan::PValue;
use crate::ssa::{Inst, Value};
use frontend::sorted::SortedMap;

/// A packed position, counted in how often it has moved on.
#[derive(Clone, Debug)]
pub(super) struct Position {
    /// What is stored there.
    pub(super) stores: Vec<Inst>,
    /// What the loop carries: the count where the first vector begins.
    pub(super) begin: PValue,
    pub(super) init: PValue,
    /// Where each vector begins, and the one behind them; empty before the first store.
    pub(super) counts: Vec<PValue>,
}

/// All of them, by their header parameters.
#[derive(Debug, Default)]
pub(super) struct Positions {
    pub(super) all: SortedMap<Value, Position>,
    /// Where the loop before this one left them.
    pub(super) left: SortedMap<Value, PValue>,
}

impl Positions {
    /// For a loop that comes after this one.
    pub fn resume(self) -> Positions {
        let left = self.all.into_iter().map(|(phi, of)| (phi, of.begin));
        Positions {
            left: left.collect(),
            all: SortedMap::new(),
        }
    }
}
