//! Exits that may be taken for all that vectors know: they see a part of a condition only, and the iterations in which
//! that holds are looked at one by one.
//!
//! What the rest depends on is then read just where the program reads it: under a condition, behind another exit, or
//! from wherever it points to. It pays where the known part seldom holds.

use super::accessed::Accessed;
use super::exit_conditions::{acts, is_sure, loads_behind};
use super::loop_view::LoopView;
use crate::ssa::{
    BinaryOp, Block, BlockCall, FloatCC, Inst, IntCC, Op, RemovedExit, Terminator, Value, ValueDef,
};
use frontend::sorted::SortedSet;

/// Of the loads that decide over exits, those that are surely done in each iteration that is reached, and the others.
pub(super) fn split(
    view: &LoopView<'_>,
    accesses: &[Accessed],
    deciding: SortedSet<Inst>,
) -> (SortedSet<Inst>, SortedSet<Inst>) {
    let access = |inst: &Inst| accesses.iter().find(|a| a.access.inst == *inst);
    deciding
        .into_iter()
        .partition(|inst| access(inst).is_some_and(|a| is_sure(view, a)))
}

/// Whether a loop does nothing but read and compute, and each of its exits is taken only where a value that is known
/// without some loads equals another one.
pub(super) fn are_seldom(view: &LoopView<'_>, unknown: &SortedSet<Inst>) -> bool {
    let seldom = |exit: &RemovedExit| {
        let asked = conditions_of(view, exit.block);
        let mut all = asked.into_iter().chain([(exit.cond, exit.on)]);
        all.any(|(cond, on)| {
            let loads = loads_behind(view, cond);
            let known = !loads.is_empty() && loads.is_disjoint(unknown);
            known && is_seldom(view, cond, on)
        })
    };
    !acts(view) && view.site.removed_exits.iter().all(seldom)
}

/// The conditions of branches that an iteration passed when it comes to a block, and which way.
fn conditions_of(view: &LoopView<'_>, block: Block) -> Vec<(Value, bool)> {
    let mut found = Vec::new();
    for &from in &view.blocks {
        if let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = &view.f.blocks[from].terminator
        {
            let leads = |way: &BlockCall| {
                let only = view.calls_to(way.block, true).count() == 1;
                only && view.dom.dominates(way.block, block)
            };
            match (leads(then), leads(otherwise)) {
                (true, false) => found.push((*cond, true)),
                (false, true) => found.push((*cond, false)),
                (true, true) | (false, false) => {}
            }
        }
    }
    found
}

/// Whether a condition holds for one of many values only. Remainders and single bits have few.
fn is_seldom(view: &LoopView<'_>, cond: Value, on: bool) -> bool {
    let ValueDef::Result(inst) = view.f.values[cond].def else {
        return false;
    };
    let data = &view.f.insts[inst];
    let equality = match data.op {
        Op::ICmp(IntCC::Eq) | Op::FCmp(FloatCC::Eq) => on,
        Op::ICmp(IntCC::Ne) | Op::FCmp(FloatCC::Ne) => !on,
        _ => false,
    };
    let has_many = |value: &Value| match view.f.values[*value].def {
        ValueDef::Result(inst) => !matches!(
            view.f.insts[inst].op,
            Op::Binary(BinaryOp::And | BinaryOp::URem | BinaryOp::SRem, _)
                | Op::ICmp(_)
                | Op::FCmp(_)
        ),
        ValueDef::Param(..) => true,
    };
    equality && data.args.iter().all(has_many)
}
