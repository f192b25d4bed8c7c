//! Branches that go the same way in all iterations, decided before the loop: a vector loop for each way.

use super::innermost::{Composition, Idle, plan_with_scalar_part};
use super::restructured::with_views;
use super::strategy::{Found, Question, Strategy};
use crate::analysis::facts::{CarriedKind, Check, LoopFacts, MemoryAccess, ReduceOrder};
use crate::analysis::legality::check_loop;
use crate::analysis::nest::Independence;
use crate::analysis::unswitching::{self, Unswitching, Way};
use crate::cost;
use crate::engine::linearize::linearize;
use crate::options::Optimization;
use crate::plan::sequence::one_after_the_other;
use crate::plan::verified::VerifiedPlan;
use crate::plan::{Leaves, Plan, ReduceOp};
use crate::planner::loops::Planned;
use crate::remark::{Candidate, Refusal};
use crate::ssa::{Function, Op, Value};
use crate::transform;

/// Its name.
const NAME: &str = "unswitching";

/// The row. Each way has its own vector loop, under a guard that asks for it; that of one way at most runs.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NAME,
    what: "lanes are iterations of an innermost loop whose branches are decided before it",
    literature: "Bacon, Graham and Sharp, Compiler Transformations for High-Performance Computing, 1994",
    tried,
    propose,
    preferred: |_, new, known| new.percent * 100 <= known.percent * LEAST_GAIN,
};

/// Several loops must take less than this part of the time of one that decides in each iteration, in percent.
const LEAST_GAIN: u64 = 90;

fn tried(question: &Question<'_>, _: &Found) -> bool {
    question.free
        && question.independence == Independence::Proved
        && question.options.uses(Optimization::Unswitching)
        && !question.takes_in_more()
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
        options,
        ..
    } = *question;
    let legal = unswitching::check(view, forest, site, options)?;
    let mut plans = Vec::new();
    let (mut vectors, mut scalar) = (0, 0);
    for way in &legal.ways {
        // What has no vector code is done by the original loop.
        let (time, planned) = plan_way(question, &legal, way, considered)?;
        scalar += u64::from(time);
        vectors += u64::from(time) * planned.as_ref().map_or(100, |planned| planned.percent);
        plans.extend(planned.map(|planned| planned.plan));
    }
    let percent = vectors / scalar.max(1);
    let leaves = match plans.len() < legal.ways.len() {
        true => Leaves::All,
        false => Leaves::Rest,
    };
    let plans = plans.into_iter().map(VerifiedPlan::into_plan);
    let joined = one_after_the_other(plans.map(|plan| Plan { leaves, ..plan }))?;
    if !joined.has_loops() {
        return None;
    }
    let plan = VerifiedPlan::new(joined);
    debug_assert!(plan.is_ok(), "{plan:?}");
    let plan = plan.ok()?;
    considered.push(Candidate {
        strategy: Some(NAME),
        parameters: plan.parameters(),
        percent,
    });
    Some(Planned { plan, percent })
}

/// Plans the loop as it goes one way. First, what an iteration takes there in scalar code.
fn plan_way(
    question: &Question<'_>,
    legal: &Unswitching,
    way: &Way,
    considered: &mut Vec<Candidate>,
) -> Option<(u32, Option<Planned>)> {
    let Question {
        view,
        site,
        target,
        options,
        ..
    } = *question;
    options.steps.begin(transform::UNSWITCH.name);
    let f = transform::unswitch(view.f, legal, way);
    options.steps.end(transform::UNSWITCH.name, &f);
    let numbers = match way {
        Way::Is(number) => vec![(*number, true)],
        Way::IsNone(numbers) => numbers.iter().map(|&number| (number, false)).collect(),
    };
    let checks = numbers.into_iter().map(|(number, equal)| Check::Is {
        value: legal.value,
        number,
        equal,
    });
    with_views(&f, |view, forest| {
        let whole = forest.with_header(f.sites[site].header)?;
        let blocks = &forest.loops[whole].blocks;
        let time =
            cost::scalar_iteration(&f, &linearize(&f, blocks)?, blocks, options.processor).time();
        let facts = check_loop(view, forest, site, options).ok();
        let Some(mut facts) = facts else {
            return Some((time, None));
        };
        match legal.number {
            Some(carried) => ask_behind(&f, &mut facts, carried)?,
            None => facts.checks.splice(0..0, checks).for_each(drop),
        }
        let composition = Composition {
            strategy: NAME,
            scalar_part: None,
            scalar_cost: None,
            idle: Idle::OneWay,
        };
        let machine = (target, options);
        let planned = plan_with_scalar_part(view, facts, &composition, machine, considered);
        Some((time, planned.ok()))
    })
}

/// Has the plan ask behind the loop whether a minimum or maximum is a number, and leave everything to the original loop
/// if it is none. Nothing if it is no such value, or the loop has stored something by then.
fn ask_behind(f: &Function, facts: &mut LoopFacts, carried: Value) -> Option<()> {
    let stores = |access: &MemoryAccess| matches!(f.insts[access.inst].op, Op::Store(_));
    if facts.accesses.iter().any(stores) {
        return None;
    }
    let mut all = facts.carried.iter_mut();
    match &mut all.find(|one| one.phi == carried)?.kind {
        CarriedKind::Reduction {
            op: ReduceOp::FMin | ReduceOp::FMax,
            order,
            ..
        } => {
            *order = ReduceOrder::AnyUnlessZero;
            Some(())
        }
        _ => None,
    }
}
