//! The first iteration before the others, where variables that have what a counter had before are
//! counters from then on.

use super::innermost::{Composition, Idle, plan_with_scalar_part};
use super::restructured::{is_tried, plan_transformed};
use super::strategy::{Found, PEELING, Question, Strategy};
use crate::analysis::facts::{LoopFacts, Roots};
use crate::analysis::function_view::FunctionView;
use crate::analysis::peeling;
use crate::options::Optimization;
use crate::planner::loops::Planned;
use crate::planner::scalar_part::{Kind, ScalarBlocks, ScalarPart};
use crate::remark::{Candidate, Reason, Refusal};
use crate::ssa::{Block, Terminator, Value};
use crate::transform::{self, Peeled};
use frontend::sorted::SortedMap;

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: PEELING,
    what: "lanes are iterations of an innermost loop but for the first, which is done before them",
    literature: "Wolfe, High Performance Compilers for Parallel Computing, 1996",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

fn tried(question: &Question<'_>, found: &Found) -> bool {
    let overcome = [Reason::CarriedScalar];
    is_tried(question, found, Optimization::Peeling, &overcome)
}

/// What stands against the loop that is left is said of the one that is there: no refusals of its own.
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
    let legal = peeling::check(view, forest, site, options).filter(|legal| legal.wraps_around)?;
    options.steps.begin(transform::PEEL.name);
    let peeled = transform::peel(view.f, &legal);
    options.steps.end(transform::PEEL.name, &peeled.function);
    let loads = &legal.invariant_loads;
    plan_transformed(&peeled.function, question, loads, |rest, facts| {
        plan_rest(rest, facts, &peeled, question, considered)
    })
}

/// Plans the loop of the other iterations, with the first one before it.
fn plan_rest(
    rest: &FunctionView<'_>,
    facts: LoopFacts,
    peeled: &Peeled,
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Option<Planned> {
    let (site, machine) = (question.site, (question.target, question.options));
    let header = rest.f.sites[site].header;
    let blocks = ScalarBlocks {
        site,
        blocks: &peeled.first,
        accesses: SortedMap::new(),
        roots: Roots::default(),
    };
    let kind = Kind::First {
        wanted: wanted(peeled, header),
        condition: condition(peeled, header)?,
    };
    let first = ScalarPart::new(rest, blocks, kind, machine)?;
    let composition = Composition {
        strategy: PEELING,
        scalar_part: Some(&first),
        scalar_cost: None,
        idle: Idle::Alone,
    };
    plan_with_scalar_part(rest, facts, &composition, machine, considered).ok()
}

/// What the first iteration gives the others.
fn wanted(peeled: &Peeled, header: Block) -> Vec<Value> {
    let blocks = peeled.first.iter().map(|&b| &peeled.function.blocks[b]);
    let edges = blocks.flat_map(|data| data.terminator.edges());
    let given = edges.filter(|edge| edge.block == header);
    given.flat_map(|edge| edge.args.iter().copied()).collect()
}

/// What its own test must give for others to come after it.
fn condition(peeled: &Peeled, header: Block) -> Option<(Value, bool)> {
    let goes_on = |block| block == header || peeled.first.contains(&block);
    match &peeled.function.blocks[peeled.deciding].terminator {
        Terminator::Branch { cond, then, .. } => Some((*cond, goes_on(then.block))),
        _ => None,
    }
}
