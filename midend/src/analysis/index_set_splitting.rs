//! Branches of an innermost loop over how far it has come: the iterations before a number go one way, and those behind it
//! the other one, or, where an equality is asked for, the same way but for one of them (index-set splitting: Wolfe,
//! *High Performance Compilers for Parallel Computing*, 1996, section 9.4).

use super::facts::{Extend, TripCount};
use super::function_view::FunctionView;
use super::induction::{self, Offset};
use super::loop_shape::innermost;
use super::loop_values::Values;
use super::loop_view::LoopView;
use super::loops::LoopForest;
use super::trip_count::{Inputs, holding, is_signed};
use crate::options::Options;
use crate::ssa::{Block, Overflow, Site, Terminator, Type};

/// Where a loop can be split: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexSetSplitting {
    /// The loop.
    pub site: Site,
    /// How many iterations come before the number, as if the loop went on so long: exact, and not more than it runs.
    pub turn: TripCount,
    /// The blocks whose branches ask for that, and whether they go to `then` before the number.
    pub blocks: Vec<(Block, bool)>,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

/// Iterations that go one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Those before the number.
    Before,
    /// Those behind it, without the one that is equal to it where that is asked.
    After,
}

impl IndexSetSplitting {
    /// Whether a branch that goes to `then` before the number does so in a part.
    pub fn goes_to_then(&self, before: bool, part: Part) -> bool {
        match part {
            Part::Before => before,
            Part::After => before == self.turn.not_equal,
        }
    }
}

/// Where the loop at a site can be split, if it has a branch of that kind.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<IndexSetSplitting> {
    let mut refusals = Vec::new();
    let view = innermost(function, forest, site, options, &mut refusals)?;
    let branches = view.blocks.iter().filter(|&&block| is_inside(&view, block));
    let branches: Vec<Block> = branches.copied().collect();
    if branches.is_empty() || !refusals.is_empty() {
        return None;
    }
    let values = Values::without_checks(&view, options);
    let trip = values.trip.clone().ok()?;
    let offsets = induction::offsets(&view);
    let inputs = Inputs {
        view: &view,
        forms: &values.forms,
        offsets: &offsets,
        inductions: &values.inductions,
    };
    let mut turns = branches.into_iter().filter_map(|block| {
        let (turn, before) = turn_of(&inputs, block, &trip)?;
        Some((turn, (block, before)))
    });
    let (turn, first) = turns.next()?;
    let same = turns.filter(|(other, _)| *other == turn);
    let blocks = std::iter::once(first).chain(same.map(|(_, branch)| branch));
    Some(IndexSetSplitting {
        site,
        blocks: blocks.collect(),
        turn,
        checked: Checked,
    })
}

/// Whether a block ends with a branch after which the iteration goes on either way.
fn is_inside(view: &LoopView<'_>, block: Block) -> bool {
    match &view.f.blocks[block].terminator {
        Terminator::Branch {
            then, otherwise, ..
        } => [then, otherwise]
            .iter()
            .all(|edge| view.contains(edge.block) && edge.block != view.header),
        Terminator::Jump(_)
        | Terminator::Switch { .. }
        | Terminator::Return(_)
        | Terminator::Unreachable => false,
    }
}

/// How many iterations a branch goes the way that it goes first, and whether that is to `then`, if that is exact.
fn turn_of(inputs: &Inputs<'_>, block: Block, trip: &TripCount) -> Option<(TripCount, bool)> {
    let Terminator::Branch { cond, .. } = inputs.view.f.blocks[block].terminator else {
        return None;
    };
    let mut ways = [true, false].into_iter();
    ways.find_map(|way| {
        let (turn, at) = holding(inputs, cond, way).ok()?;
        is_exact(&turn, &at, trip).then_some((turn, way))
    })
}

/// Whether no value that is compared in an iteration which the loop does has wrapped: then the formula of a trip count
/// is right, and what it says has passed does not come again.
fn is_exact(turn: &TripCount, at: &Offset, trip: &TripCount) -> bool {
    let signed = is_signed(turn.cc);
    let never_wraps = turn.overflow == Overflow::Undefined
        && signed
        && !at.inner_wraps
        && !at.outer_wraps
        && turn.widen != Some(Extend::Zero);
    // All that vectors do lies between where the loop begins and its own bound.
    let plain = |t: &TripCount| t.widen.is_none() && t.offset == 0;
    let within = turn.counter == trip.counter
        && turn.ty == trip.ty
        && plain(turn)
        && plain(trip)
        && signed == is_signed(trip.cc);
    turn.ty != Type::Ptr && (never_wraps || within)
}
