//! Loops that are left early: vectors look for the iteration that leaves, and the original loop does it.

use super::innermost::{Composition, plan_with_scalar_part};
use super::restructured::{is_tried, with_views};
use super::strategy::{Found, Question, Strategy};
use crate::analysis::legality::check_loop;
use crate::analysis::removable_exits::{self, RemovableExits};
use crate::options::{Optimization, Options, ReadAhead};
use crate::planner::loops::Planned;
use crate::remark::{Candidate, Reason, Refusal};
use crate::transform;

/// Its name.
const NAME: &str = "early-exits";

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NAME,
    what: "lanes are iterations of an innermost loop that is left early, before the one that leaves",
    literature: "Tian, Saito, Preis, Garcia, Kozhukhov, Masten, Cherkasov and Panchenko, Practical SIMD \
                 Vectorization Techniques for Intel Xeon Phi Coprocessors, 2013",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

fn tried(question: &Question<'_>, found: &Found) -> bool {
    let overcome = [Reason::SeveralExits, Reason::NotCounted, Reason::TripCount];
    is_tried(question, found, Optimization::EarlyExits, &overcome)
}

fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let Question {
        view,
        forest,
        site,
        options,
        ..
    } = *question;
    let Some(legal) = removable_exits::check(view, forest, site, options) else {
        return Err(Vec::new());
    };
    let planned = propose_without(question, &legal, considered);
    match planned {
        // What a counter is compared with may be known too late to be asked for before the loop.
        Err(refusals)
            if !legal.counted.is_empty() && refusals.iter().any(|r| r.reason == Reason::NoName) =>
        {
            propose_without(question, &legal.all_looked_at(), considered)
        }
        planned => planned,
    }
}

/// What to propose for a loop without these exits.
fn propose_without(
    question: &Question<'_>,
    legal: &RemovableExits,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let Question {
        view,
        site,
        target,
        options,
        ..
    } = *question;
    options.steps.begin(transform::REMOVE_EXITS.name);
    let f = transform::remove_exits(view.f, legal);
    options.steps.end(transform::REMOVE_EXITS.name, &f);
    with_views(&f, |view, forest| {
        let composition = Composition::alone(NAME);
        let mut plan = |options: &Options| {
            let facts = check_loop(view, forest, site, options)?;
            let unsure = |inst: &&_| !legal.sure_loads.contains(*inst);
            if let Some(&inst) = facts.invariant_loads.iter().find(unsure) {
                let detail = "what is the same in all iterations would be read before it is known that the program reads it";
                return Err(vec![Refusal::new(
                    Reason::SeveralExits,
                    f.insts[inst].span,
                    detail,
                )]);
            }
            plan_with_scalar_part(view, facts, &composition, (target, options), considered)
        };
        let planned = plan(options);
        // Only searches read pages.
        match options.read_ahead {
            ReadAhead::Page if planned.is_err() => plan(&Options {
                read_ahead: ReadAhead::Blocks,
                ..options.clone()
            }),
            _ => planned,
        }
    })
}
