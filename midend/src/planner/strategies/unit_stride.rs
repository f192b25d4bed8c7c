//! Strides that are not known taken for 1, under a guard.

use super::innermost::{Composition, plan_with_scalar_part};
use super::restructured::{is_tried, plan_transformed};
use super::strategy::{Found, Question, Strategy};
use crate::analysis::facts::{Check, LoopFacts};
use crate::analysis::function_view::FunctionView;
use crate::analysis::unit_stride::{self, UnitStrides};
use crate::options::Optimization;
use crate::planner::loops::Planned;
use crate::remark::{Candidate, Reason, Refusal};
use crate::transform;

/// Its name.
const NAME: &str = "unit-stride";

/// The row. It is the last one: its vector code may never run, and so what needs no guard is better. Its price
/// is that of the loop as it runs under the guard: who lets a function go through arrays by a variable mostly
/// calls it with neighbouring elements, and where that is not so, the guard is a comparison before the loop.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NAME,
    what: "lanes are iterations of an innermost loop whose strides are 1, as a guard finds",
    literature: "Nuzman, Rosen and Zaks, Auto-vectorization of Interleaved Data for SIMD, 2006",
    tried,
    propose,
    preferred: |_, _, _| false,
};

/// Whether a candidate gives way to a loop around that is vectorized with all that is in it.
pub(super) fn gives_way(candidate: &Candidate) -> bool {
    candidate.strategy == Some(NAME)
}

/// What it overcomes is for the check to say: a strategy before it may have put reasons of its own in the place
/// of those.
fn tried(question: &Question<'_>, found: &Found) -> bool {
    is_tried(question, found, Optimization::UnitStride, Reason::ALL)
}

/// What stands against the loop is said of the strides as they are: no refusals of its own.
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
    let legal = unit_stride::check(view, forest, site, options)?;
    options.steps.begin(transform::UNIT_STRIDES.name);
    let f = transform::unit_strides(view.f, &legal);
    options.steps.end(transform::UNIT_STRIDES.name, &f);
    plan_transformed(&f, question, &legal.steady_loads, |view, facts| {
        plan_guarded(view, facts, &legal, question, considered)
    })
}

/// Plans the loop under the guard that its strides are 1.
fn plan_guarded(
    view: &FunctionView<'_>,
    mut facts: LoopFacts,
    legal: &UnitStrides,
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Option<Planned> {
    let mut read = legal.stride_loads.iter();
    if !read.all(|inst| facts.invariant_loads.contains(inst)) {
        return None;
    }
    let ones = legal.strides.values().map(|&value| Check::One { value });
    facts.checks.splice(0..0, ones);
    let composition = Composition::alone(NAME);
    let machine = (question.target, question.options);
    plan_with_scalar_part(view, facts, &composition, machine, considered).ok()
}
