//! What a loop that is left early does before it takes an exit, and what decides over that.

use super::accessed::Accessed;
use super::loop_view::LoopView;
use crate::ssa::{Block, Inst, Op, Terminator, Value, ValueDef};
use frontend::sorted::SortedSet;

/// Whether each iteration that is reached does an access before it may take an exit.
pub(super) fn is_sure(view: &LoopView<'_>, a: &Accessed) -> bool {
    view.surely(a.access.block)
}

/// The loads of an iteration that a value depends on.
pub(super) fn loads_behind(view: &LoopView<'_>, value: Value) -> SortedSet<Inst> {
    let (mut open, mut seen, mut loads) = (vec![value], SortedSet::new(), SortedSet::new());
    while let Some(value) = open.pop() {
        if !view.defines(value) || !seen.insert(value) {
            continue;
        }
        match view.f.values[value].def {
            ValueDef::Result(inst) => {
                let data = &view.f.insts[inst];
                if matches!(data.op, Op::Load(_)) {
                    loads.insert(inst);
                }
                open.extend(&data.args);
            }
            ValueDef::Param(block, _) if block == view.header => {}
            ValueDef::Param(block, n) => {
                let args = view.calls_to(block, true);
                open.extend(args.filter_map(|(_, call)| call.args.get(n as usize)));
                open.extend(ways_to(view, block));
            }
        }
    }
    loads
}

/// Whether a loop does more than to read and to compute.
pub(super) fn acts(view: &LoopView<'_>) -> bool {
    let acts = |op: &Op| {
        matches!(
            op,
            Op::Store(_) | Op::LaneCall(_) | Op::Call(_) | Op::Opaque(_)
        )
    };
    view.insts().any(|(_, _, data)| acts(&data.op))
}

/// The conditions of branches that decide whether an iteration comes to a block (control dependence: Ferrante,
/// Ottenstein and Warren 1987).
pub(super) fn decisions(view: &LoopView<'_>, block: Block) -> SortedSet<Value> {
    let (mut found, mut seen, mut open) = (SortedSet::new(), SortedSet::new(), vec![block]);
    while let Some(block) = open.pop() {
        if !seen.insert(block) {
            continue;
        }
        let leading = leading_to(view, block, None);
        // From there the iteration may end without it.
        let passing = leading_to(view, view.latch, Some(block));
        let surely = |to: &Block| leading.contains(to) && !passing.contains(to);
        for &from in &passing {
            let terminator = &view.f.blocks[from].terminator;
            if terminator.edges().any(|edge| surely(&edge.block)) {
                found.extend(asked(terminator));
                open.push(from);
            }
        }
    }
    found
}

/// The same of those that decide from where it comes there.
pub(super) fn ways_to(view: &LoopView<'_>, block: Block) -> SortedSet<Value> {
    let mut found = SortedSet::new();
    for (from, _) in view.calls_to(block, true) {
        found.extend(asked(&view.f.blocks[from].terminator));
        found.extend(decisions(view, from));
    }
    found
}

fn asked(terminator: &Terminator) -> Option<Value> {
    match terminator {
        Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => Some(*value),
        Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => None,
    }
}

/// The blocks from which an iteration may come to a block, with it, on ways that do not pass another one.
fn leading_to(view: &LoopView<'_>, block: Block, without: Option<Block>) -> SortedSet<Block> {
    let mut found: SortedSet<Block> = SortedSet::new();
    let mut open = vec![block];
    while let Some(block) = open.pop() {
        if without == Some(block) || !found.insert(block) || block == view.header {
            continue;
        }
        open.extend(view.calls_to(block, true).map(|(from, _)| from));
    }
    found
}
