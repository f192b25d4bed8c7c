//! What a loop that is left early does before it takes an exit, and what decides over that.

use super::accessed::Accessed;
use super::loop_view::LoopView;
use crate::ssa::{Inst, Op, RemovedExit, Terminator, Value, ValueDef};
use frontend::sorted::SortedSet;

/// Whether each iteration that is reached does an access before it may take an exit.
pub(super) fn is_sure(view: &LoopView<'_>, a: &Accessed) -> bool {
    let before = |exit: &RemovedExit| view.dom.dominates(a.access.block, exit.block);
    !a.access.conditional && view.site.removed_exits.iter().all(before)
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
                open.extend(decisions(view));
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

/// The conditions of the branches of a loop.
pub(super) fn decisions<'v>(view: &'v LoopView<'_>) -> impl Iterator<Item = Value> + 'v {
    let terminators = view.blocks.iter().map(|&b| &view.f.blocks[b].terminator);
    terminators.filter_map(|terminator| match terminator {
        Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => Some(*value),
        Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => None,
    })
}
