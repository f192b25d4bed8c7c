//! Where the widener is in a body with loops, and what it keeps for after them.

use super::setting::Parts;
use crate::engine::linearize::Sources;
use crate::engine::mask::MaskId;
use crate::plan::{Carried, PType, PValue};
use crate::ssa::Value;
use frontend::sorted::{SortedMap, SortedSet};

/// Where the widener is in a body with loops.
#[derive(Clone, Debug, Default)]
pub(super) struct RegionState {
    /// Lanes that do the iteration at hand, by the width of the mask; empty: all of them.
    pub(super) active: SortedMap<u32, Parts>,
    /// The same in the width in which it is carried; `None`: all of them.
    pub(super) base: Option<(u32, PValue)>,
    /// Scalars of the first lane.
    pub first_lane: SortedMap<Value, PValue>,
    /// What floating-point values are in lanes that are off, for a mask.
    pub inactive: SortedMap<(MaskId, Value), f64>,
    /// Lanes that left a loop through an exit, by width.
    pub(super) exits: SortedMap<(u32, u32), (u32, PValue)>,
    /// Values of loops that were left.
    pub exited: SortedSet<Value>,
    /// Multiples of the lane's number.
    pub(super) numbers: SortedMap<(i64, PType), PValue>,
    /// Values that loops inside, and steps behind branches, use.
    pub(super) for_loops: SortedSet<Value>,
    /// Values of loops that lanes left at different times.
    pub(super) temporally_divergent: SortedSet<Value>,
    /// Block parameters that were decided as lanes left a loop, but for these sources.
    pub(super) merged: SortedMap<Value, Sources>,
    /// Block parameters that are joined here of what they are in lanes behind a branch.
    pub partial: SortedSet<Value>,
    /// Some lane is off.
    pub some_off: bool,
    /// Lanes that compared a floating-point value, by which they showed what it has for flags.
    pub compared: SortedMap<Value, Vec<MaskId>>,
    /// What floating-point values do not exceed in the lanes that are here.
    pub bounds: SortedMap<Value, f64>,
    /// In a loop that lanes leave at places of their own.
    pub divergent_loop: Option<DivergentLoop>,
    /// In steps that are done apart from others.
    pub piece: Option<PieceState>,
}

impl RegionState {
    /// Whether all lanes do the iteration at hand.
    pub fn all_on(&self) -> bool {
        self.base.is_none()
    }

    /// What is remembered of loops that were left, even when the sequence ends that they are in.
    pub fn exited_loops(&self) -> ExitedLoops {
        ExitedLoops {
            exited: self.exited.clone(),
            temporally_divergent: self.temporally_divergent.clone(),
        }
    }

    /// Forgets the loops that were left since then, for they are to be widened once more.
    pub fn forget_since(&mut self, before: ExitedLoops) {
        self.exited = before.exited;
        self.temporally_divergent = before.temporally_divergent;
    }
}

/// Values of loops that were left.
pub(super) struct ExitedLoops {
    pub(super) exited: SortedSet<Value>,
    pub(super) temporally_divergent: SortedSet<Value>,
}

/// What a value of a loop is after it.
pub(super) struct ExitValue {
    pub value: Value,
    /// Carried out of the loop.
    pub out: PValue,
    pub init: PValue,
    pub scalar: bool,
    /// What lanes have that are on in the last iteration: these, and the value.
    pub last: Option<(PValue, PValue)>,
}

/// The body of a loop.
pub(super) struct Body {
    pub carried: Vec<Carried>,
    /// What it keeps for after it.
    pub kept: Vec<ExitValue>,
    /// Exits, the lanes that leave by each, and what these begin with.
    pub exits: Vec<(u32, PValue, PValue)>,
    /// Whether some lane goes on.
    pub again: PValue,
    /// How it ends, if lanes leave at different times.
    pub ending: Option<Ending>,
}

/// How a loop ends that lanes leave at different times.
#[derive(Clone, Debug)]
pub(super) struct Ending {
    /// Lanes that go on.
    pub active: PValue,
    /// What else must hold for any to go on, on which all agree.
    pub if_all: Option<PValue>,
    /// Where it is asked whether any lane goes on.
    pub asked: Vec<PValue>,
}

/// What is known on the way through such a loop.
#[derive(Clone, Debug)]
pub(super) struct DivergentLoop {
    pub(super) number: usize,
    /// What lanes that left did so with, by value, or block parameter after the loop.
    pub(super) outs: Vec<Out<Value>>,
    /// Lanes that left, by exit.
    pub(super) left: Vec<Out<u32>>,
    /// Block parameters among these.
    pub(super) exit_phis: Vec<ExitPhi>,
    /// Whether some lane is still there; `None`: it is not asked yet.
    pub(super) some: Option<PValue>,
    /// Where that is asked.
    pub(super) asked: Vec<PValue>,
    /// Values of around the loop that are made harmless in it.
    pub(super) shadows: Vec<Out<Value>>,
}

impl DivergentLoop {
    /// Whether lanes may have left in the iteration at hand.
    pub fn some_left(&self) -> bool {
        self.some.is_some()
    }
}

/// What changes as lanes leave.
#[derive(Clone, Copy, Debug)]
pub(super) struct Out<T> {
    pub(super) of: T,
    /// Before the loop.
    pub(super) init: PValue,
    /// Where the body begins.
    pub(super) begin: PValue,
    pub(super) now: PValue,
}

impl<T> Out<T> {
    pub(super) fn carried(&self) -> Carried {
        Carried {
            value: self.begin,
            init: self.init,
            next: self.now,
        }
    }
}

/// A value after a loop that is one of several, by the exit that a lane took: each lane takes its own
/// as it leaves.
#[derive(Clone, Debug)]
pub(super) struct ExitPhi {
    /// The block parameter.
    pub param: Value,
    /// Exits, and the value of the lanes that take them.
    pub(super) ways: Vec<(u32, Value)>,
    /// Its sources that do not come out of the loop.
    pub rest: Sources,
}

impl ExitPhi {
    /// Exits, and the value of the lanes that take them.
    pub fn ways(&self) -> &[(u32, Value)] {
        &self.ways
    }

    /// What lanes leave with by an exit.
    pub fn by(&self, exit: u32) -> Option<Value> {
        let way = self.ways.iter().find(|way| way.0 == exit)?;
        Some(way.1)
    }
}

/// What the rest of a body needs of a loop.
pub(super) struct LiveOuts {
    /// Values of the loop.
    pub values: Vec<Value>,
    /// Values that are decided as lanes leave.
    pub exit_phis: Vec<ExitPhi>,
    /// Exits by which something is decided after the loop.
    pub exits: SortedSet<u32>,
}

/// The piece at hand, and what it has of the others.
#[derive(Clone, Debug)]
pub(super) struct PieceState {
    /// Values made in it.
    pub(super) inside: SortedSet<Value>,
    /// Values made outside that are computed again of others.
    pub(super) again: SortedSet<Value>,
    /// Lanes may be any of the block.
    pub(super) regrouped: bool,
}
