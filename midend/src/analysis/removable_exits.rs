//! Ways out of a loop that may be taken away, one apart by which it is counted.
//!
//! Vector code looks whether one of them would be taken before it does anything else of a group of
//! iterations, and stops before such a group: the original loop does it, and leaves as it always did.

use super::facts::TripCount;
use super::function_view::FunctionView;
use super::hazards::raises_flags;
use super::loop_values::Values;
use super::loop_view::LoopView;
use super::loops::LoopForest;
use crate::options::Options;
use crate::ssa::{Block, Inst, Op, RemovedExit, Site, Terminator, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// The exits of an innermost loop, one of which at most is left to count it.
#[derive(Clone, Debug)]
pub struct RemovableExits {
    /// The loop.
    pub site: Site,
    /// Source of the back edge.
    pub latch: Block,
    /// Those to be taken away.
    pub exits: Vec<RemovedExit>,
    /// The same of those that a counter decides over in every iteration that comes so far.
    pub counted: Vec<RemovedExit>,
    /// All of these, in the order of the program.
    in_order: Vec<RemovedExit>,
    /// No other one is left: nothing counts the loop.
    pub endless: bool,
    /// Loads that are done whenever the loop is reached, as far as its own test lets it begin.
    pub sure_loads: SortedSet<Inst>,
}

/// The exits of a loop; nothing if it has only the one that counts it, or others than branches.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<RemovableExits> {
    let (f, info) = (function.f, &function.f.sites[site]);
    let data = &forest.loops[forest.with_header(info.header)?];
    let &[latch] = &data.latches[..] else {
        return None;
    };
    if data.irreducible || !data.children.is_empty() {
        return None;
    }
    let inside: SortedSet<Block> = data.blocks.iter().copied().collect();
    let mut exits = Vec::new();
    for &(block, _) in &data.exits {
        let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = &f.blocks[block].terminator
        else {
            return None;
        };
        let on = !inside.contains(&then.block);
        if on != inside.contains(&otherwise.block) {
            return None;
        }
        exits.push(RemovedExit {
            block,
            cond: *cond,
            on,
        });
    }
    // In the order of the program.
    let order: SortedMap<Block, usize> = data.blocks.iter().copied().zip(0..).collect();
    exits.sort_by_key(|exit| order.get(&exit.block).copied());
    let counts = |exit: &RemovedExit| {
        let at_end = [info.header, latch].contains(&exit.block);
        at_end && {
            let view = LoopView::new(function, info, data.blocks.clone(), latch, exit.block);
            Values::of(&view, options).trip.is_ok()
        }
    };
    let counting = exits.iter().position(counts);
    if let Some(counting) = counting {
        exits.remove(counting);
    }
    if exits.is_empty() {
        return None;
    }
    let first = exits[0].block;
    let view = LoopView::new(function, info, data.blocks.clone(), latch, first);
    let values = Values::of(&view, options);
    let is_counted = |exit: &RemovedExit| {
        let bound = values.holding(&view, exit.cond, !exit.on);
        let early = |bound: TripCount| is_unnoticed(&view, bound.bound);
        view.always(exit.block) && bound.is_some_and(early)
    };
    let sure = |block: Block| {
        let mut all = exits.iter();
        all.all(|exit| function.dom.dominates(block, exit.block))
    };
    let sure_blocks = data.blocks.iter().filter(|&&block| sure(block));
    let insts = sure_blocks.flat_map(|&block| f.blocks[block].insts.iter().copied());
    let loads = insts.filter(|&inst| matches!(f.insts[inst].op, Op::Load(_)));
    let sure_loads = loads.collect();
    let in_order = exits.clone();
    let (counted, exits) = exits.into_iter().partition(is_counted);
    Some(RemovableExits {
        site,
        latch,
        endless: counting.is_none(),
        sure_loads,
        exits,
        counted,
        in_order,
    })
}

/// Whether nobody notices that a value is computed before it is known whether the loop runs at all: it raises no flags.
fn is_unnoticed(view: &LoopView<'_>, value: Value) -> bool {
    let (mut open, mut seen) = (vec![value], SortedSet::new());
    while let Some(value) = open.pop() {
        if !view.defines(value) || !seen.insert(value) {
            continue;
        }
        match view.inst(value) {
            Some(inst) if !raises_flags(&inst.op) => open.extend(&inst.args),
            _ => return false,
        }
    }
    true
}

impl RemovableExits {
    /// The same where what counters decide over is looked at in each iteration, as all else.
    pub fn all_looked_at(self) -> RemovableExits {
        RemovableExits {
            exits: self.in_order.clone(),
            counted: Vec::new(),
            ..self
        }
    }
}
