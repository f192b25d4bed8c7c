//! What a loop is for: nothing, or to find where it is left.

use crate::analysis::facts::{CarriedKind, CarriedValue, LoopFacts, ReduceOrder};
use crate::ssa::{Function, Inst, Op};

/// Why a loop of which [`is_idle`] holds stays as it is.
pub(super) const IDLE: &str = "it does nothing but count";

/// Whether nothing that a loop does is seen after it, but for its counters.
pub(super) fn is_idle(f: &Function, facts: &LoopFacts) -> bool {
    facts.exits.is_none() && only_counts(f, facts)
}

fn only_counts(f: &Function, facts: &LoopFacts) -> bool {
    let counts = |value: &CarriedValue| matches!(value.kind, CarriedKind::Induction { .. });
    let writes = |inst: &Inst| matches!(f.insts[*inst].op, Op::Store(_) | Op::LaneCall(_));
    let mut insts = facts.blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    facts.carried.iter().all(counts) && !facts.needs_last_iteration && !insts.any(writes)
}

/// Whether all that a loop is for is to find the iteration in which it is left.
pub(super) fn is_search(f: &Function, facts: &LoopFacts) -> bool {
    facts.exits.is_some() && only_counts(f, facts)
}

/// Whether a loop that is left early is no search, but does nothing else than to read, and reductions in any
/// order: of the block in which it is left, vectors do the lanes that count.
pub(super) fn has_partial_blocks(f: &Function, facts: &LoopFacts) -> bool {
    let harmless = |value: &CarriedValue| match &value.kind {
        CarriedKind::Induction { .. } => true,
        CarriedKind::Reduction { order, .. } => *order != ReduceOrder::Iterations,
        CarriedKind::FirstOrder { .. } | CarriedKind::Private { .. } | CarriedKind::Overwritten => {
            false
        }
    };
    let reads = facts.exits.as_ref().is_some_and(|exits| exits.only_reads);
    let searches = is_search(f, facts);
    reads && !searches && !facts.needs_last_iteration && facts.carried.iter().all(harmless)
}
