//! Strategies: what can be done with a loop. Each is a row of [`STRATEGIES`] and a file; all of them
//! are asked the same question, and what they propose is compared by its estimate.

mod carried_key;
mod distribution;
mod double_reduction;
mod early_exits;
mod index_set_splitting;
mod innermost;
mod interchange;
mod nest;
mod overlap;
mod overwritten_stores;
mod peeling;
mod register_promotion;
mod reordering;
mod restructured;
mod scalar_replacement;
mod side_by_side;
mod strategy;
mod unit_stride;
mod unswitching;

use super::loops::Planned;
use crate::analysis::facts::LoopFacts;
use crate::analysis::function_view::FunctionView;
use crate::analysis::nest::Independence;
use crate::engine::shape::Shapes;
use crate::options::Options;
use crate::remark::{Candidate, Considered, Reason, Refusal};
use crate::target::TargetInfo;
use std::fmt;

use strategy::Found;
pub(super) use strategy::finished;
pub use strategy::{Inside, Question, Statement, Strategy};

/// All strategies, in the order in which they are tried.
pub const STRATEGIES: [Strategy; 17] = [
    innermost::STRATEGY,
    unswitching::STRATEGY,
    index_set_splitting::STRATEGY,
    register_promotion::STRATEGY,
    carried_key::STRATEGY,
    scalar_replacement::STRATEGY,
    peeling::STRATEGY,
    distribution::STRATEGY,
    nest::STRATEGY,
    reordering::STRATEGY,
    overwritten_stores::STRATEGY,
    interchange::STRATEGY,
    double_reduction::STRATEGY,
    early_exits::STRATEGY,
    unit_stride::STRATEGY,
    overlap::STRATEGY,
    side_by_side::STRATEGY,
];

/// How the values of a loop differ from iteration to iteration, if iterations are independent.
pub fn shapes(question: &Question<'_>) -> Option<Shapes> {
    nest::shapes(question)
}

/// Whether what was chosen for a loop gives way to a loop around that is vectorized with all that is in it.
pub fn gives_way(considered: &Considered) -> bool {
    let winner = considered.candidates.get(considered.winner);
    winner.is_some_and(unit_stride::gives_way)
}

/// Asks all strategies that are of use, and takes what is best.
pub fn choose(question: &Question<'_>) -> (Considered, Result<Planned, Vec<Refusal>>) {
    let mut candidates = vec![Candidate::scalar()];
    let mut found = Found::default();
    for strategy in &STRATEGIES {
        if !(strategy.tried)(question, &found) {
            continue;
        }
        let before = candidates.len();
        question.options.steps.begin(strategy.name);
        let proposed = (strategy.propose)(question, &mut candidates);
        question
            .options
            .steps
            .end(strategy.name, &Proposed(&proposed));
        let proposed =
            proposed.and_then(|planned| (question.names)(&planned.plan).map(|()| planned));
        let known = found.best.as_ref().map(|(_, planned)| planned);
        match proposed {
            Ok(new) if known.is_none_or(|known| (strategy.preferred)(question, &new, known)) => {
                let mut own = candidates[before..].iter();
                let at = own.position(|c| c.parameters == new.plan.parameters());
                found.best = Some((before + at.unwrap_or(0), new));
            }
            Ok(_) => {}
            Err(more) => add_refusals(question, &mut found.refusals, more),
        }
    }
    if let Some(instead) = question.inside {
        // It is told what is done instead.
        let detail = match instead.by_library {
            true => "a loop inside is left to a function of the library",
            false => "a loop inside is vectorized instead",
        };
        let inside = found
            .refusals
            .iter_mut()
            .filter(|r| r.reason == Reason::NotInnermost);
        inside.for_each(|refusal| refusal.detail = detail.into());
    }
    let considered = Considered {
        winner: found.best.as_ref().map_or(0, |(number, _)| *number),
        candidates,
        refusals: found.refusals.clone(),
    };
    let best = found.best.map(|(_, planned)| planned);
    (considered, best.ok_or(found.refusals))
}

/// What a strategy proposes.
struct Proposed<'a>(&'a Result<Planned, Vec<Refusal>>);

impl fmt::Display for Proposed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Ok(planned) => write!(f, "{}", planned.plan),
            Err(refusals) => {
                let mut each = refusals.iter();
                each.try_for_each(|refusal| writeln!(f, "; not: {}", refusal.detail))
            }
        }
    }
}

/// Adds why one more strategy has no plan for a loop.
fn add_refusals(question: &Question<'_>, all: &mut Vec<Refusal>, more: Vec<Refusal>) {
    if more.is_empty() {
        return;
    }
    if question.independence == Independence::Asserted {
        // What stands against what the user asks for.
        *all = more;
        return;
    }
    let carried =
        |r: &Refusal| matches!(r.reason, Reason::CarriedScalar | Reason::FpReductionOrder);
    // Of a loop that is left early the plain way says no more than that.
    let exits = |r: &Refusal| matches!(r.reason, Reason::SeveralExits | Reason::NotCounted);
    let told = !all.is_empty() && !all.iter().all(exits);
    // What is summed up in memory is a sum like any other.
    let in_memory = |r: &Refusal| r.reason == Reason::MemoryDependence;
    let order = |r: &Refusal| r.reason == Reason::FpReductionOrder;
    let is_sum = all.iter().all(in_memory) && more.iter().all(order);
    if !question.takes_in_more() && told && !is_sum && more.iter().all(carried) {
        // A more general way that cannot do what the plain one could says nothing new.
        return;
    }
    let dear = |r: &Refusal| r.reason == Reason::NotProfitable;
    if told && all.iter().all(dear) && !more.iter().all(dear) {
        // It can be done, at a price: what another way cannot do says nothing new, either.
        return;
    }
    if question.takes_in_more() {
        // That there are loops inside is no reason any more.
        all.retain(|refusal| refusal.reason != Reason::NotInnermost);
    } else {
        // A more general way is tried only where it overcomes all of them.
        all.clear();
    }
    for refusal in more {
        if !all.contains(&refusal) {
            all.push(refusal);
        }
    }
}

/// Plans a loop of which all that the strategy for innermost loops needs is known.
///
/// # Errors
/// All reasons if there is no plan that is better than the scalar loop.
pub fn plan_innermost(
    view: &FunctionView<'_>,
    facts: LoopFacts,
    target: &TargetInfo,
    options: &Options,
) -> Result<Planned, Vec<Refusal>> {
    innermost::plan(view, facts, target, options, &mut Vec::new())
}
