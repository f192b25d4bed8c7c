//! A loop that stays scalar, whose iterations overlap: software pipelining of what no vectors can do.
//!
//! All of the loop counts as recurrences, which are a loop of the plan; beside them nothing is left. Whether iterations
//! of that loop overlap is for the pass that schedules them to say, and where they do not there is no plan.

use super::innermost::{Composition, Idle, plan_with_scalar_part};
use super::restructured::{counters_beside, plan_transformed};
use super::strategy::{Found, OVERLAP, Question, Strategy};
use crate::analysis::distribution::{self, Distribution};
use crate::analysis::facts::{LoopFacts, MemoryAccess};
use crate::analysis::function_view::FunctionView;
use crate::analysis::nest::Independence;
use crate::cost;
use crate::options::Pipeline;
use crate::planner::loops::Planned;
use crate::planner::scalar_part::{Kind, ScalarBlocks, ScalarCost, ScalarPart};
use crate::remark::{Candidate, Reason, Refusal};
use crate::transform::{self, Distributed};

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: OVERLAP,
    what: "lanes are none: single iterations overlap, by a modulo schedule of the scalar loop",
    literature: "Llosa, González, Ayguadé and Valero, Swing Modulo Scheduling, PACT, 1996",
    tried,
    propose,
    preferred: |_, _, _| false,
};

/// What scalar code without overlap takes, in percent of itself.
const SCALAR: u64 = 100;

/// It is for loops that stay scalar. What a pragma vouches for is not made use of.
fn tried(question: &Question<'_>, found: &Found) -> bool {
    let options = question.options;
    let free = question.free && question.independence == Independence::Proved;
    found.best.is_none()
        && (free || is_asked_for(question))
        && !question.takes_in_more()
        && match options.pipeline {
            Pipeline::Never => false,
            Pipeline::Always => true,
            Pipeline::Auto => options.processor.in_order().is_some() || is_long(question),
        }
}

/// Whether the longest way through an iteration takes more time than a processor needs to begin as many instructions
/// as it looks ahead, at four in a cycle: otherwise it finds enough to do by itself.
fn is_long(question: &Question<'_>) -> bool {
    let f = question.view.f;
    let Some(l) = question.forest.with_header(f.sites[question.site].header) else {
        return false;
    };
    let blocks = question.forest.loops[l].blocks.iter();
    let insts = blocks.flat_map(|&block| f.blocks[block].insts.iter().copied());
    let (ready, stored) = cost::latency_of_instructions(f, insts);
    let longest = ready.values().copied().max().unwrap_or(0).max(stored);
    longest > question.options.processor.out_of_order().window
}

fn is_asked_for(question: &Question<'_>) -> bool {
    let wishes = &question.view.f.sites[question.site].wishes;
    wishes.pipeline && wishes.refused.is_empty()
}

/// What stands against vectors is what there is to say of the loop: no refusals of its own, unless a pragma asks.
fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    plan(question, considered).map_err(|why| {
        let asked = is_asked_for(question);
        let why = why.filter(|_| asked).into_iter();
        let detail =
            why.map(|why| format!("its iterations do not overlap as a pragma asks: {why}"));
        let refusals = detail.map(|d| Refusal::new(Reason::NotSchedulable, question.span(), d));
        refusals.collect()
    })
}

/// The plan; otherwise why iterations do not overlap, if it came to that.
fn plan(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Option<&'static str>> {
    let Question {
        view,
        forest,
        site,
        options,
        ..
    } = *question;
    let legal = distribution::whole(view, forest, site, options).ok_or(None)?;
    options.steps.begin(transform::DISTRIBUTE.name);
    let two = transform::distribute(view.f, &legal);
    options.steps.end(transform::DISTRIBUTE.name, &two.function);
    let mut own = Vec::new();
    let loads = &legal.invariant_loads;
    let planned = plan_transformed(&two.function, question, loads, |both, facts| {
        beside_a_counter(question, (&legal, &two), (both, facts), &mut own)
    });
    let planned = planned.ok_or(None)?;
    let percent = match planned.plan.pipelined.first() {
        Some(Ok(overlap)) => overlap.percent(),
        // Somebody wants to read why.
        Some(Err(_)) if options.keep_schedules.is_some() => SCALAR,
        Some(Err(why)) => return Err(Some(why)),
        None => return Err(None),
    };
    considered.extend(own.into_iter().map(|candidate| Candidate {
        percent,
        parameters: planned.plan.parameters(),
        ..candidate
    }));
    Ok(Planned { percent, ..planned })
}

/// Plans the loop that counts beside the iterations, which are all that is left of it.
fn beside_a_counter(
    question: &Question<'_>,
    (legal, two): (&Distribution, &Distributed),
    (both, mut facts): (&FunctionView<'_>, LoopFacts),
    considered: &mut Vec<Candidate>,
) -> Option<Planned> {
    let (site, machine) = (question.site, (question.target, question.options));
    let params = distribution::params(both, site, &two.recurrences, &two.phis)?;
    facts.carried.extend(counters_beside(&facts, &params));
    let kind = Kind::Iterations {
        params,
        first: true,
        cost: ScalarCost::default(),
    };
    let copied = |access: &MemoryAccess| two.insts.get(&access.inst).copied();
    let accesses = legal.accesses.iter();
    let blocks = ScalarBlocks {
        site,
        blocks: &two.recurrences,
        accesses: accesses.filter_map(|a| Some((copied(a)?, a))).collect(),
        roots: legal.roots.clone(),
    };
    let iterations = ScalarPart::new(both, blocks, kind, machine)?;
    let composition = Composition {
        strategy: OVERLAP,
        scalar_part: Some(&iterations),
        scalar_cost: None,
        idle: Idle::BesideAll,
    };
    plan_with_scalar_part(both, facts, &composition, machine, considered).ok()
}
