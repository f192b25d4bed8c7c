//! Iterations in whose text an access comes before one that has to be done first.

use super::innermost::{Composition, plan_with_scalar_part};
use super::restructured::{is_tried, with_views};
use super::strategy::{Found, Question, Strategy};
use crate::analysis::facts::{Check, LoopFacts};
use crate::analysis::legality::{MAX_CHECKS, check_loop};
use crate::analysis::statement_order::{self, StatementOrder};
use crate::options::Optimization;
use crate::planner::loops::Planned;
use crate::remark::{Candidate, Reason, Refusal};
use crate::ssa::Inst;
use crate::transform;

/// Its name.
const NAME: &str = "reordering";

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NAME,
    what: "lanes are iterations of an innermost loop, each of which accesses memory in another order",
    literature: "Allen and Kennedy, Automatic Translation of Fortran Programs to Vector Form, 1987",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

fn tried(question: &Question<'_>, found: &Found) -> bool {
    let overcome = [Reason::MemoryDependence];
    is_tried(question, found, Optimization::Reordering, &overcome)
}

/// What stands against the loop in both orders is said of the one that is there.
fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let Question {
        view,
        forest,
        site,
        target,
        options,
        ..
    } = *question;
    let legal = statement_order::check(view, forest, site, options).ok_or_else(Vec::new)?;
    options.steps.begin(transform::REORDER.name);
    let f = transform::reorder(view.f, &legal);
    options.steps.end(transform::REORDER.name, &f);
    with_views(&f, |view, forest| {
        let facts = check_loop(view, forest, site, options).ok();
        let facts = facts.and_then(|facts| with_checks(facts, &legal));
        let composition = Composition::alone(NAME);
        let machine = (target, options);
        plan_with_scalar_part(
            view,
            facts.ok_or_else(Vec::new)?,
            &composition,
            machine,
            considered,
        )
    })
}

/// The facts of a loop in another order, which is right under conditions; nothing if they are too many.
fn with_checks(mut facts: LoopFacts, legal: &StatementOrder) -> Option<LoopFacts> {
    let number = |inst| facts.accesses.iter().position(|a| a.inst == inst);
    let disjoint = |&[a, b]: &[Inst; 2]| {
        let (a, b) = (number(a)?, number(b)?);
        Some(Check::Disjoint { a, b })
    };
    let checks: Vec<Check> = legal.apart.iter().map(disjoint).collect::<Option<_>>()?;
    facts.checks.extend(checks);
    (facts.checks.len() <= MAX_CHECKS).then_some(facts)
}
