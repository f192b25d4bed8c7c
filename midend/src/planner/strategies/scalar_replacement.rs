//! What an iteration reads that the one before it stored, in variables.

use super::innermost::{Composition, plan_with_scalar_part};
use super::restructured::{may_be_restructured, with_views};
use super::strategy::{Found, Question, Strategy};
use crate::analysis::facts::{Check, LoopFacts};
use crate::analysis::legality::{MAX_CHECKS, check_loop};
use crate::analysis::scalar_replacement::{self, ScalarReplacement};
use crate::options::Optimization;
use crate::planner::loops::Planned;
use crate::remark::{Candidate, Reason, Refusal};
use crate::transform::{self, Replaced};

/// Its name.
const NAME: &str = "scalar-replacement";

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NAME,
    what: "lanes are iterations of an innermost loop that read what the one before stored from registers",
    literature: "Callahan, Carr and Kennedy, Improving Register Allocation for Subscripted Variables, 1990",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

/// A loop that reads what was stored just before is slow, if it is vectorized at all.
const SLOW: u64 = 80;

fn tried(question: &Question<'_>, found: &Found) -> bool {
    let overcome = [Reason::MemoryDependence, Reason::NotProfitable];
    let refused = || found.refusals.iter().any(|r| overcome.contains(&r.reason));
    let wanted = match &found.best {
        Some((_, best)) => best.percent > SLOW,
        None => refused(),
    };
    wanted && may_be_restructured(question, Optimization::ScalarReplacement)
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
    let legal = scalar_replacement::check(view, forest, site, options)?;
    options.steps.begin(transform::SCALAR_REPLACEMENT.name);
    let replaced = transform::scalar_replacement(view.f, &legal);
    options
        .steps
        .end(transform::SCALAR_REPLACEMENT.name, &replaced.function);
    with_views(&replaced.function, |view, forest| {
        let facts = check_loop(view, forest, site, options).ok()?;
        let facts = with_checks(facts, &legal, &replaced)?;
        let composition = Composition::alone(NAME);
        plan_with_scalar_part(view, facts, &composition, (target, options), considered).ok()
    })
}

/// The facts of a loop that carries what it stores.
fn with_checks(
    mut facts: LoopFacts,
    legal: &ScalarReplacement,
    replaced: &Replaced,
) -> Option<LoopFacts> {
    let first = facts.accesses.len() + facts.scalar_part.len();
    let loads = legal.loads.iter().map(|load| load.access.clone());
    facts.scalar_part.extend(loads);
    for &(load, store) in &legal.apart {
        let b = facts.accesses.iter().position(|a| a.inst == store)?;
        let a = first + load;
        facts.checks.push(Check::Disjoint { a, b });
    }
    facts.invariant_loads.extend(&replaced.first);
    (facts.checks.len() <= MAX_CHECKS).then_some(facts)
}
