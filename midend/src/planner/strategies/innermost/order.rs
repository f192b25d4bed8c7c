//! What is said of a loop that is left alone for the order of its floating-point sums.

use crate::analysis::facts::{CarriedKind, LoopFacts, ReduceOrder};
use crate::planner::reduction::ANY_ORDER;
use crate::remark::{Reason, Refusal};
use crate::ssa::Function;
use frontend::span::Span;

/// The loop as it would be if its sums could be made in any order, and what accumulates; none if nothing does that in
/// the order of the iterations.
pub(super) fn in_any_order(f: &Function, facts: &LoopFacts) -> Option<(LoopFacts, String)> {
    let mut facts = facts.clone();
    let mut first = None;
    for carried in &mut facts.carried {
        if let CarriedKind::Reduction { order, .. } = &mut carried.kind
            && *order == ReduceOrder::Iterations
        {
            *order = ReduceOrder::Any;
            first.get_or_insert(carried.var);
        }
    }
    let what = match &f.vars[first?].name[..] {
        // What is kept in a register for it has no name.
        "" => "a place in memory".to_string(),
        name => format!("`{name}`"),
    };
    Some((facts, what))
}

/// Says that the order is what stands against it. Percent of the scalar loop's time: of vector code that keeps the order,
/// and of such that does not.
pub(super) fn refused(span: Span, what: &str, [percent, any]: [u64; 2]) -> Refusal {
    let detail = format!(
        "{what} accumulates in the order of the iterations: so vector code costs {percent}% of the scalar loop, in any \
         order {any}%"
    );
    Refusal::new(Reason::FpReductionOrder, span, detail).hint(ANY_ORDER)
}
