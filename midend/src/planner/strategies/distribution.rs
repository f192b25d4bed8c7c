//! A loop as two: its recurrences stay scalar, all else is a loop of its own that is vectorized.

use super::innermost::{Composition, plan_with_scalar_part};
use super::strategy::{DISTRIBUTION, Found, Question, Strategy};
use crate::analysis::distribution::{self, Distribution};
use crate::analysis::dominators::DomTree;
use crate::analysis::facts::{Check, LoopFacts, MemoryAccess};
use crate::analysis::function_view::FunctionView;
use crate::analysis::legality::check_loop;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest::Independence;
use crate::cost;
use crate::engine::linearize::linearize;
use crate::options::Optimization;
use crate::planner::loops::Planned;
use crate::planner::scalar_part::{Kind, Part, ScalarPart};
use crate::remark::{Candidate, Reason, Refusal};
use crate::transform;

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
    let overcome = |refusal: &Refusal| {
        matches!(
            refusal.reason,
            Reason::MemoryDependence | Reason::CarriedScalar | Reason::NonAffine
        )
    };
    found.best.is_none()
        && question.free
        && question.independence == Independence::Proved
        && question.options.uses(Optimization::Distribution)
        && !question.takes_in_more()
        && found.refusals.iter().any(overcome)
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
    let f = made?;
    let dom = DomTree::compute(&f);
    let forest = LoopForest::compute(&f, &dom);
    let view = FunctionView::new(&f, &dom);
    let legal = distribution::check(&view, &forest, site, options)?;
    two(&view, &legal, question, considered)
}

fn two(
    view: &FunctionView<'_>,
    legal: &Distribution,
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Option<Planned> {
    let Question {
        site,
        target,
        options,
        ..
    } = *question;
    options.steps.begin(transform::DISTRIBUTE.name);
    let two = transform::distribute(view.f, legal);
    options.steps.end(transform::DISTRIBUTE.name, &two.function);
    let f = &two.function;
    let dom = DomTree::compute(f);
    let loops = LoopForest::compute(f, &dom);
    let both = FunctionView::new(f, &dom);
    let facts = check_loop(&both, &loops, site, options).ok()?;
    let facts = scalar_part(facts, legal)?;
    let linear = linearize(view.f, &legal.blocks)?;
    // In the shadow of a long recurrence, scalar code has time for all else.
    let (carried, loads) = (&legal.carried, &legal.reads_back);
    let chain = cost::recurrence(view.f, &linear, carried, loads, &legal.nexts);
    let chain = cost::OVERLAP * chain;
    let own = linearize(f, &two.recurrences)?;
    let own = cost::scalar_iteration(f, &own, &two.recurrences);
    let kind = Kind::Iterations {
        params: distribution::params(&both, site, &two.recurrences, &two.phis)?,
        first: legal.recurrences_first,
        cost: own.max(chain),
    };
    let copied = |access: &MemoryAccess| two.insts.get(&access.inst).copied();
    let accesses = legal.accesses.iter();
    let part = Part {
        site,
        blocks: &two.recurrences,
        accesses: accesses.filter_map(|a| Some((copied(a)?, a))).collect(),
    };
    let scalar = ScalarPart::new(&both, part, kind, (target, options))?;
    let whole = cost::scalar_iteration(view.f, &linear, &legal.blocks);
    let composition = Composition {
        strategy: DISTRIBUTION,
        scalar_part: Some(&scalar),
        scalar_cost: Some(whole.max(chain)),
    };
    plan_with_scalar_part(&both, facts, &composition, (target, options), considered).ok()
}

/// The facts of the loop without recurrences, with what these ask for.
fn scalar_part(mut facts: LoopFacts, legal: &Distribution) -> Option<LoopFacts> {
    // What is read once is read before both loops.
    let once = |inst| legal.invariant_loads.contains(inst);
    if !facts.invariant_loads.iter().all(once) {
        return None;
    }
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
