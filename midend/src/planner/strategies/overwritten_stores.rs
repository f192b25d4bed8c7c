//! Stores that the next iteration overwrites, left out.

use super::innermost::{Composition, plan_with_scalar_part};
use super::restructured::{may_be_restructured, with_views};
use super::strategy::{Found, Question, Strategy};
use crate::analysis::facts::{Check, LoopFacts};
use crate::analysis::legality::{MAX_CHECKS, check_loop};
use crate::analysis::overwritten_stores::{self, OverwrittenStores};
use crate::cost;
use crate::engine::linearize::linearize;
use crate::options::Optimization;
use crate::plan::Plan;
use crate::plan::verified::VerifiedPlan;
use crate::planner::loops::Planned;
use crate::remark::{Candidate, Refusal};
use crate::ssa::Inst;
use crate::transform;

/// Its name.
const NAME: &str = "overwritten-stores";

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NAME,
    what: "lanes are iterations of an innermost loop that leave out what the next one overwrites, but for the last one",
    literature: "Duesterwald, Gupta and Soffa, A Practical Data Flow Framework for Array Reference Analysis and its Use \
                 in Optimizations, 1993",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

/// What it overcomes is for the check to say: vectors may do all stores, in their order or in another one, but fewer take
/// less time, and need no masks where only such stores are under a condition.
fn tried(question: &Question<'_>, _: &Found) -> bool {
    may_be_restructured(question, Optimization::OverwrittenStores)
}

/// What stands against the loop is said of it as it is: no refusals of its own.
fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    plan(question, considered).ok_or_else(Vec::new)
}

fn plan(question: &Question<'_>, considered: &mut Vec<Candidate>) -> Option<Planned> {
    let Question {
        view,
        forest,
        site,
        target,
        options,
        ..
    } = *question;
    let legal = overwritten_stores::check(view, forest, site, options)?;
    // Scalar code does all stores.
    let linear = linearize(view.f, &legal.blocks)?;
    let scalar_cost =
        cost::scalar_iteration(view.f, &linear, &legal.blocks, options.processor).time();
    options.steps.begin(transform::ELIMINATE_STORES.name);
    let f = transform::eliminate_stores(view.f, &legal);
    options.steps.end(transform::ELIMINATE_STORES.name, &f);
    let planned = with_views(&f, |view, forest| {
        let facts = check_loop(view, forest, site, options).ok()?;
        let facts = of_all_but_the_last(facts, &legal)?;
        let composition = Composition {
            scalar_cost: Some(scalar_cost),
            ..Composition::alone(NAME)
        };
        plan_with_scalar_part(view, facts, &composition, (target, options), considered).ok()
    });
    let Planned { plan, percent } = planned?;
    let left_out = legal.shown.clone();
    let plan = VerifiedPlan::new(Plan {
        left_out,
        ..plan.into_plan()
    });
    Some(Planned {
        plan: plan.ok()?,
        percent,
    })
}

/// The facts of a loop whose last iteration is left to the original one, which does all stores.
fn of_all_but_the_last(mut facts: LoopFacts, legal: &OverwrittenStores) -> Option<LoopFacts> {
    facts.needs_last_iteration = true;
    if !legal.apart.is_empty() {
        facts.scalar_part.extend(legal.stores.iter().cloned());
    }
    for apart in &legal.apart {
        let load = number(&facts, apart.load.inst).unwrap_or_else(|| {
            facts.scalar_part.push(apart.load.clone());
            facts.checked().count() - 1
        });
        for store in apart.stores {
            let b = number(&facts, store)?;
            facts.checks.push(Check::Disjoint { a: load, b });
        }
    }
    (facts.checks.len() <= MAX_CHECKS).then_some(facts)
}

/// The number of an access.
fn number(facts: &LoopFacts, inst: Inst) -> Option<usize> {
    facts.checked().position(|access| access.inst == inst)
}
