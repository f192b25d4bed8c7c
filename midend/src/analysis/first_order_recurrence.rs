//! First-order recurrences: variables that have in each iteration what the one before computed without
//! them (`y[i] = x[i] - prev; prev = x[i];`).
//!
//! In vectors such a variable is what the same iterations compute, one lane further up, behind the last
//! lane of the vector before. So what it is made of must be there before it is: all loads for that are
//! done where an iteration begins, and must not meet stores that come before them in the program.

use super::carried::Unknown;
use super::facts::{CarriedKind, CarriedValue};
use super::induction::{self, Induction};
use super::loop_view::LoopView;
use crate::options::{Optimization, Options};
use crate::remark::Reason;
use crate::ssa::{Block, Inst, Op, Terminator, Type, Value, ValueDef};
use frontend::sorted::{SortedMap, SortedSet};

/// In loops of more blocks it is not found out what decides whether an iteration comes to each of them.
const MAX_BLOCKS: usize = 64;

/// What the value that a variable gets is made of.
struct Slice {
    /// The variable, among those that are carried in no known way.
    unknown: Unknown,
    next: Value,
    /// Variables of this kind that it needs.
    phis: SortedSet<Value>,
    loads: Vec<Inst>,
}

/// Takes the first-order recurrences from what is carried in no known way to what is known.
pub(super) fn recognize(
    view: &LoopView<'_>,
    inductions: &SortedMap<Value, Induction>,
    options: &Options,
    known: &mut Vec<CarriedValue>,
    unknown: Vec<Unknown>,
) -> Vec<Unknown> {
    let small = view.blocks.len() <= MAX_BLOCKS;
    if unknown.is_empty() || !small || !options.uses(Optimization::Recurrences) || calls(view) {
        return unknown;
    }
    let offsets = induction::offsets(view);
    // Behind the first iteration, a variable that has what a counter had before is a counter itself.
    let counts = |next: Value| {
        let at = offsets.get(&next);
        at.is_some_and(|at| inductions.contains_key(&at.phi) && at.extend.is_none())
    };
    let mut others = Vec::new();
    let mut open = Vec::new();
    for unknown in unknown {
        let slice = match unknown.next {
            Some(next) if may_be(view, &unknown) && !counts(next) => slice(view, known, next),
            Some(_) | None => None,
        };
        match (slice, unknown.next) {
            (Some((phis, loads)), Some(next)) => open.push(Slice {
                unknown,
                next,
                phis,
                loads,
            }),
            _ => others.push(unknown),
        }
    }
    // Each needs only such as need nothing of it: what is in a cycle never comes to be among these.
    let mut found: SortedSet<Value> = SortedSet::new();
    loop {
        let (ready, left): (Vec<Slice>, Vec<Slice>) = open
            .into_iter()
            .partition(|slice| slice.phis.is_subset(&found));
        open = left;
        if ready.is_empty() {
            break;
        }
        for slice in ready {
            found.insert(slice.unknown.phi);
            known.extend(carried(view, slice));
        }
    }
    others.extend(open.into_iter().map(in_cycle));
    let params = &view.f.blocks[view.header].params;
    let place = |phi: Value| params.iter().position(|&param| param == phi);
    known.sort_by_key(|c| place(c.phi));
    others.sort_by_key(|u| place(u.phi));
    others
}

/// Whether the loop calls what may access memory: nothing is known of loads that are done before that.
fn calls(view: &LoopView<'_>) -> bool {
    view.insts().any(|(_, _, inst)| match inst.op {
        Op::LaneCall(callee) => view.f.callees[callee].idle.is_none(),
        _ => false,
    })
}

/// Whether the variable has a name and a type that vectors hold.
fn may_be(view: &LoopView<'_>, unknown: &Unknown) -> bool {
    let named = view.site.phis.iter().any(|(v, _)| *v == unknown.phi);
    named && !matches!(view.f.values[unknown.phi].ty, Type::I1 | Type::Ptr)
}

/// Variables carried in no known way that a value needs, and loads; `None`: it cannot be computed where
/// an iteration begins.
fn slice(
    view: &LoopView<'_>,
    known: &[CarriedValue],
    of: Value,
) -> Option<(SortedSet<Value>, Vec<Inst>)> {
    let inductions = known
        .iter()
        .filter(|c| matches!(c.kind, CarriedKind::Induction { .. }));
    let inductions: SortedSet<Value> = inductions.map(|c| c.phi).collect();
    let (mut phis, mut insts) = (SortedSet::new(), SortedSet::new());
    let (mut seen, mut open) = (SortedSet::new(), vec![of]);
    let mut asked: SortedSet<Block> = SortedSet::new();
    let mut decisions = |block: Block| match asked.insert(block) {
        true => decisions(view, block),
        false => Vec::new(),
    };
    while let Some(value) = open.pop() {
        if !view.defines(value) || inductions.contains(&value) || !seen.insert(value) {
            continue;
        }
        match view.f.values[value].def {
            ValueDef::Param(block, _) if block == view.header => {
                phis.insert(value);
            }
            ValueDef::Param(block, n) => {
                for (from, call) in view.calls_to(block, true) {
                    open.extend(call.args.get(n as usize));
                    open.extend(decision(view, from));
                    open.extend(decisions(from));
                }
            }
            ValueDef::Result(inst) => {
                let data = &view.f.insts[inst];
                if matches!(data.op, Op::Call(_) | Op::Opaque(_)) {
                    return None;
                }
                insts.insert(inst);
                open.extend(&data.args);
                let block = view.def_block(value);
                open.extend(block.into_iter().flat_map(&mut decisions));
            }
        }
    }
    let loads = view
        .insts()
        .filter(|(_, inst, data)| insts.contains(inst) && matches!(data.op, Op::Load(_)));
    Some((phis, loads.map(|(_, inst, _)| inst).collect()))
}

/// What decides whether an iteration comes to a block: the conditions of all blocks on which it is control
/// dependent (Ferrante, Ottenstein and Warren, The Program Dependence Graph, 1987), these included.
fn decisions(view: &LoopView<'_>, block: Block) -> Vec<Value> {
    let (mut on, mut open) = (SortedSet::new(), vec![block]);
    while let Some(block) = open.pop() {
        if view.always(block) {
            continue;
        }
        let avoiding = avoiding(view, block);
        for &from in view.blocks.iter().filter(|from| avoiding.contains(from)) {
            let mut inside = next_in_iteration(view, from);
            let decides = inside.any(|to| !avoiding.contains(&to));
            if decides && on.insert(from) {
                open.push(from);
            }
        }
    }
    on.into_iter()
        .filter_map(|from| decision(view, from))
        .collect()
}

/// From where an iteration may come to its end without a block.
fn avoiding(view: &LoopView<'_>, block: Block) -> SortedSet<Block> {
    let mut before: SortedMap<Block, Vec<Block>> = SortedMap::new();
    for &from in view.blocks.iter().filter(|&&from| from != block) {
        for to in next_in_iteration(view, from) {
            before.entry(to).or_default().push(from);
        }
    }
    let mut found = SortedSet::new();
    let mut open: Vec<Block> = Some(view.latch)
        .filter(|&latch| latch != block)
        .into_iter()
        .collect();
    while let Some(to) = open.pop() {
        if found.insert(to) {
            open.extend(before.get(&to).into_iter().flatten());
        }
    }
    found
}

/// Where a block leads in the same iteration.
fn next_in_iteration<'a>(view: &'a LoopView<'_>, block: Block) -> impl Iterator<Item = Block> + 'a {
    let edges = view.f.blocks[block].terminator.edges();
    let next = edges.map(|edge| edge.block);
    next.filter(|&to| view.contains(to) && to != view.header)
}

/// What decides where a block leads, other than out of the loop.
fn decision(view: &LoopView<'_>, block: Block) -> Option<Value> {
    match &view.f.blocks[block].terminator {
        _ if block == view.exiting => None,
        Terminator::Branch { cond, .. } => Some(*cond),
        Terminator::Switch { value, .. } => Some(*value),
        Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => None,
    }
}

fn carried(view: &LoopView<'_>, slice: Slice) -> Option<CarriedValue> {
    let phi = slice.unknown.phi;
    let params = &view.f.blocks[view.header].params;
    let start = view.start(params.iter().position(|&param| param == phi)?)?;
    Some(CarriedValue {
        phi,
        var: view.var_of(phi),
        start,
        next: slice.next,
        kind: CarriedKind::FirstOrder { loads: slice.loads },
    })
}

/// Why a variable is none of these. Of what needs its own value, what was found before says it.
fn in_cycle(slice: Slice) -> Unknown {
    let Slice { unknown, phis, .. } = slice;
    if phis.contains(&unknown.phi) {
        return unknown;
    }
    Unknown {
        reason: Reason::CarriedScalar,
        detail: "gets what needs another variable as the iteration before left it",
        ..unknown
    }
}
