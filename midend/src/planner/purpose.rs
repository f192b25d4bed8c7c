//! What a loop is for: nothing, or to find where it is left.

use crate::analysis::facts::{
    CarriedKind, CarriedValue, EarlyExits, LinearForm, LoopFacts, MemoryAccess, ReadAhead,
    ReduceOrder,
};
use crate::ssa::{Function, Imm, Inst, Op, Value, ValueDef};
use crate::transform::ENDLESS;

/// Why a loop of which [`is_idle`] holds stays as it is.
pub(super) const IDLE: &str = "it does nothing but count";

/// Why a loop stays as it is of which compilers make a call of a function of the library that has no equal; `None`: it
/// is no such loop. They do that with fills whose bytes are all alike, and with copies if they know where from and where
/// to without asking at run time.
pub(super) fn left_to_library(f: &Function, facts: &LoopFacts) -> Option<&'static str> {
    // The original loop does more than this one where its last iteration counts.
    let more = facts.exits.is_some() || facts.needs_last_iteration;
    if more || !facts.carried.iter().all(counts) {
        return None;
    }
    let known = facts.checks.is_empty() && facts.max_lanes.is_none();
    let all_of_them = |a: &MemoryAccess, step: i64| {
        step == i64::from(a.ty.bits() / 8) && !a.conditional && !a.packed
    };
    let stored = |a: &MemoryAccess| f.insts[a.inst].args.get(1).copied();
    let moving = facts.accesses.iter().filter(|a| !a.invariant);
    let moving: Vec<&MemoryAccess> = moving.collect();
    let fills = |a: &&MemoryAccess| {
        let equal = || stored(a).is_some_and(|value| has_equal_bytes(f, facts, value));
        a.is_store && all_of_them(a, a.address.iteration.abs()) && equal()
    };
    if !moving.is_empty() && moving.iter().all(fills) {
        return known.then_some("it fills an array, which compilers have `memset` do");
    }
    let (load, store) = match moving[..] {
        [a, b] if a.is_store => (b, a),
        [a, b] => (a, b),
        _ => return None,
    };
    let moved = f.insts[load.inst].result;
    let in_order = |a: &MemoryAccess| all_of_them(a, a.address.iteration);
    let copies = !load.is_store && in_order(load) && in_order(store) && load.ty == store.ty;
    // Where bytes are put together, compilers see that too late.
    if !copies || f.byte_order || moved.is_none() || moved != stored(store) {
        return None;
    }
    let same = LinearForm {
        constant: store.address.constant,
        ..load.address.clone()
    };
    if same == store.address && load.address.constant > store.address.constant {
        return Some("it moves the elements of an array, which compilers have `memmove` do");
    }
    known.then_some("it copies an array, which compilers have `memcpy` do")
}

/// Whether all bytes of a value are the same, and in all iterations.
fn has_equal_bytes(f: &Function, facts: &LoopFacts, value: Value) -> bool {
    let ty = f.values[value].ty;
    let bytes = match f.values[value].def {
        ValueDef::Result(inst) => match f.insts[inst].op {
            Op::Const(Imm::Int(number)) => number.to_le_bytes(),
            Op::Const(Imm::F32(bits)) => u64::from(bits).to_le_bytes(),
            Op::Const(Imm::F64(bits)) => bits.to_le_bytes(),
            _ => return ty.bits() == 8 && is_from_before(f, facts, value),
        },
        ValueDef::Param(..) => return ty.bits() == 8 && is_from_before(f, facts, value),
    };
    let bytes = &bytes[..(ty.bits() / 8) as usize];
    bytes.iter().all(|byte| byte == &bytes[0])
}

/// Whether a value was known before the loop, but for a conversion.
fn is_from_before(f: &Function, facts: &LoopFacts, value: Value) -> bool {
    match f.values[value].def {
        ValueDef::Param(block, _) => !facts.blocks.contains(&block),
        ValueDef::Result(inst) if matches!(f.insts[inst].op, Op::Convert(_)) => {
            is_from_before(f, facts, f.insts[inst].args[0])
        }
        ValueDef::Result(inst) => {
            let mut blocks = facts.blocks.iter();
            facts.invariant_loads.contains(&inst)
                || !blocks.any(|&b| f.blocks[b].insts.contains(&inst))
        }
    }
}

/// Whether nothing that a loop does is seen after it, but for its counters.
pub(super) fn is_idle(f: &Function, facts: &LoopFacts) -> bool {
    facts.exits.is_none() && only_counts(f, facts)
}

fn counts(value: &CarriedValue) -> bool {
    matches!(value.kind, CarriedKind::Induction { .. })
}

fn only_counts(f: &Function, facts: &LoopFacts) -> bool {
    facts.carried.iter().all(counts) && !facts.needs_last_iteration && !writes(f, facts)
}

/// Whether all that is seen of a loop after it is what the last iteration does.
pub(super) fn is_its_last_iteration(f: &Function, facts: &LoopFacts) -> bool {
    let last = |value: &CarriedValue| match value.kind {
        CarriedKind::Induction { .. }
        | CarriedKind::Stepped { .. }
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
        | CarriedKind::Stepped { .. }
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
