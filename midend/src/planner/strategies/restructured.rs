//! What strategies share that plan a loop which a transform makes of the one that is there.

use super::strategy::{Found, Question};
use crate::analysis::distribution::Param;
use crate::analysis::dominators::DomTree;
use crate::analysis::facts::{CarriedKind, CarriedValue, LoopFacts};
use crate::analysis::function_view::FunctionView;
use crate::analysis::legality::check_loop;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest::Independence;
use crate::options::Optimization;
use crate::planner::loops::Planned;
use crate::remark::Reason;
use crate::ssa::{Function, Inst};
use frontend::sorted::SortedSet;

/// Whether a transform of an innermost loop may be of use: nothing else is, nobody vouches for the loop, and
/// some of what stands against it is what the transform may overcome.
pub(super) fn is_tried(
    question: &Question<'_>,
    found: &Found,
    transform: Optimization,
    overcome: &[Reason],
) -> bool {
    found.best.is_none()
        && may_be_restructured(question, transform)
        && found.refusals.iter().any(|r| overcome.contains(&r.reason))
}

/// Whether a transform of an innermost loop may be asked for.
pub(super) fn may_be_restructured(question: &Question<'_>, transform: Optimization) -> bool {
    question.free
        && question.independence == Independence::Proved
        && question.options.uses(transform)
        && !question.takes_in_more()
}

/// Looks at a function that a transform made as a planner does.
pub(super) fn with_views<R>(
    f: &Function,
    then: impl FnOnce(&FunctionView<'_>, &LoopForest) -> R,
) -> R {
    let dom = DomTree::compute(f);
    let forest = LoopForest::compute(f, &dom);
    then(&FunctionView::new(f, &dom), &forest)
}

/// Plans the loop at the site of a question in a function that a transform made; nothing if the loop is not
/// to be vectorized, or reads something once that was not read once before: scalar code beside it may write
/// that. `invariant_loads`: what was read once, or may be.
pub(super) fn plan_transformed(
    f: &Function,
    question: &Question<'_>,
    invariant_loads: &SortedSet<Inst>,
    plan: impl FnOnce(&FunctionView<'_>, LoopFacts) -> Option<Planned>,
) -> Option<Planned> {
    with_views(f, |view, forest| {
        let facts = check_loop(view, forest, question.site, question.options).ok()?;
        let mut once = facts.invariant_loads.iter();
        // Nor were loads that are to come first compared with what that writes, and packed positions with what moves.
        let ordered = |c: &CarriedValue| {
            matches!(
                c.kind,
                CarriedKind::FirstOrder { .. } | CarriedKind::Packed { .. }
            )
        };
        let known = once.all(|inst| invariant_loads.contains(inst));
        match known && !facts.carried.iter().any(ordered) {
            true => plan(view, facts),
            false => None,
        }
    })
}

/// Counters that only the recurrences need: variables that step for the original loop as well.
pub(super) fn counters_beside(facts: &LoopFacts, params: &[Param]) -> Vec<CarriedValue> {
    let known = |param: &&Param| facts.carried.iter().any(|c| c.var == param.var);
    let counter = |param: &Param| {
        Some(CarriedValue {
            phi: param.phi,
            var: param.var,
            start: param.start,
            next: param.next,
            kind: CarriedKind::Induction { step: param.step? },
        })
    };
    let beside = params.iter().filter(|param| !known(param));
    beside.filter_map(counter).collect()
}
