//! Positions of extrema whose values are read anew in each iteration (`if (x[i] > x[best]) best = i;`).

use super::innermost::{Composition, plan_with_scalar_part};
use super::restructured::{is_tried, plan_transformed, with_views};
use super::strategy::{Found, Question, Strategy};
use crate::analysis::carried_key;
use crate::options::Optimization;
use crate::planner::loops::Planned;
use crate::remark::{Candidate, Reason, Refusal};
use crate::transform;

/// Its name.
const NAME: &str = "carried-key";

/// How many positions of a loop may have keys.
const MOST_KEYS: usize = 4;

/// The row. Vector code computes the key before its loops, which do not run where the loop does not.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NAME,
    what: "lanes are iterations of an innermost loop that carries what it would compute of a position that it keeps",
    literature: "VanDrunen and Hosking, Value-Based Partial Redundancy Elimination, 2004",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

fn tried(question: &Question<'_>, found: &Found) -> bool {
    let overcome = [Reason::NonAffine];
    is_tried(question, found, Optimization::Positions, &overcome)
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
    let legal = carried_key::check(view, forest, site, options)?;
    options.steps.begin(transform::CARRY_KEY.name);
    let mut carried = transform::carry_key(view.f, &legal)?;
    let mut loads = carried.loads;
    for _ in 1..MOST_KEYS {
        let next = with_views(&carried.function, |view, forest| {
            let next = carried_key::check(view, forest, site, options)?;
            transform::carry_key(view.f, &next)
        });
        let Some(next) = next else {
            break;
        };
        carried = next;
        loads.extend(&carried.loads);
    }
    let made = &carried.function;
    options.steps.end(transform::CARRY_KEY.name, made);
    plan_transformed(made, question, &legal.invariant_loads, |view, mut facts| {
        facts.invariant_loads.extend(loads);
        let composition = Composition::alone(NAME);
        plan_with_scalar_part(view, facts, &composition, (target, options), considered).ok()
    })
}
