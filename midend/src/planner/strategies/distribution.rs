//! A loop as two: its recurrences stay scalar, all else is a loop of its own that is vectorized.

use super::innermost::{Composition, Idle, plan_with_scalar_part};
use super::restructured::{counters_beside, is_tried, plan_transformed, with_views};
use super::strategy::{DISTRIBUTION, Found, Question, Strategy};
use crate::analysis::distribution::{self, Distribution, Param};
use crate::analysis::facts::{
    CarriedKind, CarriedValue, Check, LoopFacts, MemoryAccess, ReduceOrder,
};
use crate::analysis::function_view::FunctionView;
use crate::cost;
use crate::engine::linearize::linearize;
use crate::options::Optimization;
use crate::planner::loops::Planned;
use crate::planner::purpose::is_its_last_iteration;
use crate::planner::scalar_part::{Kind, ScalarBlocks, ScalarCost, ScalarPart};
use crate::processor::Processor;
use crate::remark::{Candidate, Reason, Refusal};
use crate::transform::{self, Distributed};

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: DISTRIBUTION,
    what: "lanes are iterations of all but the recurrences of a loop, which are a loop of their own",
    literature: "Allen and Kennedy, Automatic Translation of Fortran Programs to Vector Form, 1987",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

/// It is done unasked if it is estimated to take at most so much of the time of the scalar loop, in
/// percent: what both loops read is read twice.
const MOST_PERCENT: u64 = 80;

fn tried(question: &Question<'_>, found: &Found) -> bool {
    let overcome = [
        Reason::MemoryDependence,
        Reason::CarriedScalar,
        Reason::NonAffine,
    ];
    is_tried(question, found, Optimization::Distribution, &overcome)
}

/// What stands against one of two loops is said of the one that is there: no refusals of its own.
fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let planned = plan(question, considered).ok_or_else(Vec::new)?;
    match planned.percent <= MOST_PERCENT || question.options.ignore_cost {
        true => Ok(planned),
        false => Err(Vec::new()),
    }
}

/// The loop as it is or, if its parts would have to give each other a value that they also store, reading
/// that back.
fn plan(question: &Question<'_>, considered: &mut Vec<Candidate>) -> Option<Planned> {
    let Question {
        view,
        forest,
        site,
        options,
        ..
    } = *question;
    if let Some(legal) = distribution::check(view, forest, site, options) {
        return two(view, &legal, question, considered);
    }
    let of = forest.with_header(view.f.sites[site].header)?;
    options.steps.begin(transform::READ_BACK.name);
    let made = transform::read_back(view.f, view.dom, &forest.loops[of]);
    let shown = made.as_ref().unwrap_or(view.f);
    options.steps.end(transform::READ_BACK.name, shown);
    with_views(&made?, |view, forest| {
        let legal = distribution::check(view, forest, site, options)?;
        two(view, &legal, question, considered)
    })
}

fn two(
    view: &FunctionView<'_>,
    legal: &Distribution,
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Option<Planned> {
    let steps = &question.options.steps;
    steps.begin(transform::DISTRIBUTE.name);
    let two = transform::distribute(view.f, legal);
    steps.end(transform::DISTRIBUTE.name, &two.function);
    let loads = &legal.invariant_loads;
    plan_transformed(&two.function, question, loads, |both, facts| {
        let loops = Loops {
            before: view,
            legal,
            two: &two,
            both,
        };
        loops.plan(facts, question, considered)
    })
}

/// Whether all of a loop is left to the original one where a reduction comes to a zero.
fn is_done_again(carried: &CarriedValue) -> bool {
    matches!(
        carried.kind,
        CarriedKind::Reduction {
            order: ReduceOrder::AnyUnlessZero,
            ..
        }
    )
}

/// A loop, and the two that it became.
struct Loops<'a> {
    before: &'a FunctionView<'a>,
    legal: &'a Distribution,
    two: &'a Distributed,
    both: &'a FunctionView<'a>,
}

impl Loops<'_> {
    /// Plans the loop without recurrences, whose facts these are, with the recurrences beside it.
    fn plan(
        &self,
        facts: LoopFacts,
        question: &Question<'_>,
        considered: &mut Vec<Candidate>,
    ) -> Option<Planned> {
        let Loops { legal, two, .. } = *self;
        let (site, machine) = (question.site, (question.target, question.options));
        // Vectors would have nothing to do.
        if is_its_last_iteration(self.both.f, &facts) {
            return None;
        }
        // What the recurrences write cannot be done again.
        if !legal.stores.is_empty() && facts.carried.iter().any(is_done_again) {
            return None;
        }
        let mut facts = with_scalar_part(facts, legal)?;
        let params = distribution::params(self.both, site, &two.recurrences, &two.phis)?;
        if is_kept_twice(&facts, &params) {
            return None;
        }
        facts.carried.extend(counters_beside(&facts, &params));
        let cost = self.cost(question.options.processor)?;
        let kind = Kind::Iterations {
            params,
            first: legal.recurrences_first,
            cost: cost.recurrences,
        };
        let copied = |access: &MemoryAccess| two.insts.get(&access.inst).copied();
        let accesses = legal.accesses.iter();
        let blocks = ScalarBlocks {
            site,
            blocks: &two.recurrences,
            accesses: accesses.filter_map(|a| Some((copied(a)?, a))).collect(),
            roots: legal.roots.clone(),
        };
        let scalar = ScalarPart::new(self.both, blocks, kind, machine)?;
        let composition = Composition {
            strategy: DISTRIBUTION,
            scalar_part: Some(&scalar),
            scalar_cost: Some(cost.before),
            idle: Idle::Alone,
        };
        plan_with_scalar_part(self.both, facts, &composition, machine, considered).ok()
    }

    fn cost(&self, processor: Processor) -> Option<Cost> {
        let (legal, f) = (self.legal, self.before.f);
        let linear = linearize(f, &legal.blocks)?;
        // In the shadow of a long recurrence, scalar code has time for all else.
        let (carried, loads) = (&legal.carried, &legal.reads_back);
        let chain = cost::recurrence(f, &linear, carried, loads, &legal.nexts);
        let before = cost::scalar_iteration(f, &linear, &legal.blocks, processor);
        let (f, blocks) = (self.both.f, &self.two.recurrences);
        let needs = cost::scalar_iteration(f, &linearize(f, blocks)?, blocks, processor);
        Some(Cost {
            before: before.time().max(chain),
            recurrences: ScalarCost { needs, chain },
        })
    }
}

/// Whether both loops keep a variable that is no counter. What the loop without recurrences computes for one of theirs
/// was not compared with what they write.
fn is_kept_twice(facts: &LoopFacts, params: &[Param]) -> bool {
    let mut recurrences = params.iter().filter(|param| param.step.is_none());
    recurrences.any(|param| facts.carried.iter().any(|c| c.var == param.var))
}

/// What an iteration takes in scalar code.
struct Cost {
    /// Of the loop that was there, in quarter cycles.
    before: u32,
    /// Of the loop of the recurrences.
    recurrences: ScalarCost,
}

/// The facts of the loop without recurrences, with what these ask for.
fn with_scalar_part(mut facts: LoopFacts, legal: &Distribution) -> Option<LoopFacts> {
    facts.needs_last_iteration |= legal.needs_last_iteration;
    for [ours, theirs] in &legal.apart {
        let theirs = facts.accesses.iter().position(|a| a.inst == theirs.inst)?;
        let number = facts.accesses.len() + facts.scalar_part.len();
        facts.scalar_part.push(ours.clone());
        facts.checks.push(Check::Disjoint {
            a: number,
            b: theirs,
        });
    }
    Some(facts)
}
