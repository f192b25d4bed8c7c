//! What a loop is for: nothing, or to find where it is left.

use crate::analysis::facts::{
    CarriedKind, CarriedValue, EarlyExits, LinearForm, LoopFacts, ReadAhead, ReduceOrder,
};
use crate::ssa::{Function, Inst, Op};
use crate::transform::ENDLESS;

/// Why a loop of which [`is_idle`] holds stays as it is.
pub(super) const IDLE: &str = "it does nothing but count";

/// Why a loop of which [`is_move`] holds stays as it is.
pub(super) const MOVE: &str =
    "it moves the elements of an array, which compilers have `memmove` do";

/// Whether all that a loop does is to move neighbours to places before them in the same array.
pub(super) fn is_move(f: &Function, facts: &LoopFacts) -> bool {
    let [a, b] = &facts.accesses[..] else {
        return false;
    };
    let (load, store) = if a.is_store { (b, a) } else { (a, b) };
    let (from, to) = (&load.address, &store.address);
    let same = LinearForm {
        constant: to.constant,
        ..from.clone()
    };
    let size = i64::from(store.ty.bits() / 8);
    let moves = store.is_store && !load.is_store && !store.conditional && !store.packed;
    let stored = f.insts[store.inst].args.get(1);
    moves
        && facts.exits.is_none()
        && load.ty == store.ty
        && stored.is_some_and(|value| f.insts[load.inst].result == Some(*value))
        && same == *to
        && to.iteration == size
        && from.constant > to.constant
        && facts
            .carried
            .iter()
            .all(|value| matches!(value.kind, CarriedKind::Induction { .. }))
}

/// Whether nothing that a loop does is seen after it, but for its counters.
pub(super) fn is_idle(f: &Function, facts: &LoopFacts) -> bool {
    facts.exits.is_none() && only_counts(f, facts)
}

fn only_counts(f: &Function, facts: &LoopFacts) -> bool {
    let counts = |value: &CarriedValue| matches!(value.kind, CarriedKind::Induction { .. });
    facts.carried.iter().all(counts) && !facts.needs_last_iteration && !writes(f, facts)
}

/// Whether all that is seen of a loop after it is what the last iteration does.
pub(super) fn is_its_last_iteration(f: &Function, facts: &LoopFacts) -> bool {
    let last = |value: &CarriedValue| match value.kind {
        CarriedKind::Induction { .. }
        | CarriedKind::Overwritten
        | CarriedKind::Private { .. }
        | CarriedKind::FirstOrder { .. } => true,
        CarriedKind::Reduction { .. }
        | CarriedKind::Packed { .. }
        | CarriedKind::Extremum { .. }
        | CarriedKind::Position { .. }
        | CarriedKind::Companion { .. } => false,
    };
    facts.carried.iter().all(last) && !writes(f, facts)
}

fn writes(f: &Function, facts: &LoopFacts) -> bool {
    let writes = |inst: &Inst| matches!(f.insts[*inst].op, Op::Store(_) | Op::LaneCall(_));
    let mut insts = facts.blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    insts.any(writes)
}

/// Whether all that a loop is for is to find the iteration in which it is left.
pub(super) fn is_search(f: &Function, facts: &LoopFacts) -> bool {
    facts.exits.is_some() && only_counts(f, facts)
}

/// Whether a loop that is left early does nothing else than to read, and reductions in any order: of the block
/// in which it is left, vectors do the lanes that count. A search has a better form, if vectors can do it all and need
/// not test lanes before they read others.
pub(super) fn has_partial_blocks(f: &Function, facts: &LoopFacts) -> bool {
    let harmless = |value: &CarriedValue| match &value.kind {
        CarriedKind::Induction { .. } => true,
        CarriedKind::Reduction { order, .. } => *order != ReduceOrder::Iterations,
        CarriedKind::FirstOrder { .. }
        | CarriedKind::Packed { .. }
        | CarriedKind::Private { .. }
        | CarriedKind::Overwritten
        | CarriedKind::Extremum { .. }
        | CarriedKind::Position { .. }
        | CarriedKind::Companion { .. } => false,
    };
    let Some(exits) = &facts.exits else {
        return false;
    };
    if begins_inside(exits) {
        return false;
    }
    if is_search(f, facts) && exits.tested_first.is_empty() {
        return !exits.confirmed.is_empty();
    }
    exits.only_reads && !facts.needs_last_iteration && facts.carried.iter().all(harmless)
}

/// Whether a loop that is left early may read blocks only once it comes to the first element of one.
fn begins_inside(exits: &EarlyExits) -> bool {
    matches!(&exits.read_ahead, ReadAhead::Blocks { neighbours, .. } if !neighbours.is_empty())
}

/// Whether a loop does nothing but look for the iteration in which it is left, and may read the whole block that
/// the first element is in.
pub(super) fn searches_whole_blocks(f: &Function, facts: &LoopFacts) -> bool {
    let whole = |exits: &EarlyExits| exits.tested_first.is_empty() && !begins_inside(exits);
    is_search(f, facts) && facts.exits.as_ref().is_some_and(whole)
}

/// Whether a loop reads blocks of several objects, which are seldom large and begin with the same iterations.
pub(super) fn begins_alike(facts: &LoopFacts) -> bool {
    let several = |exits: &EarlyExits| matches!(&exits.read_ahead, ReadAhead::Blocks { accesses, .. } if accesses.len() > 1);
    facts.exits.as_ref().is_some_and(several)
}

/// Whether nothing counts a loop that reads blocks but the counter it was given when its exits were taken away.
pub(super) fn is_unbounded(facts: &LoopFacts) -> bool {
    let blocks = |exits: &EarlyExits| !matches!(exits.read_ahead, ReadAhead::Inside { .. });
    let most = ENDLESS as u64 - 1;
    let uncounted = facts.trip.constant.is_some_and(|trips| trips >= most);
    uncounted && facts.exits.as_ref().is_some_and(blocks)
}
