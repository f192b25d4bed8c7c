//! Sums in memory, and whatever else a loop reads from one place and writes back in each iteration, in registers.

use super::innermost::{Composition, plan_with_scalar_part};
use super::restructured::{is_tried, plan_transformed};
use super::strategy::{Found, Question, Strategy};
use crate::analysis::facts::{CarriedKind, Check, LoopFacts};
use crate::analysis::register_promotion::{self, Other, RegisterPromotion};
use crate::options::Optimization;
use crate::planner::loops::Planned;
use crate::remark::{Candidate, Reason, Refusal};
use crate::transform::{self, Promoted};

/// Its name.
const NAME: &str = "register-promotion";

/// The row. Vector code reads the places before its loops and writes them behind, under guards that nothing else in
/// the loop touches them.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NAME,
    what: "lanes are iterations of an innermost loop that keeps places in memory in registers",
    literature: "Cooper and Lu, Register Promotion in C Programs, 1997",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

fn tried(question: &Question<'_>, found: &Found) -> bool {
    let overcome = [Reason::MemoryDependence];
    is_tried(question, found, Optimization::RegisterPromotion, &overcome)
}

/// What stands against the loop is said of it as it is: no refusals of its own, but that the order of a sum does.
fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let mut refusals = Vec::new();
    plan(question, considered, &mut refusals).ok_or_else(|| {
        refusals.retain(|refusal| refusal.reason == Reason::FpReductionOrder);
        refusals
    })
}

fn plan(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
    refusals: &mut Vec<Refusal>,
) -> Option<Planned> {
    let Question {
        view,
        forest,
        site,
        target,
        options,
        ..
    } = *question;
    let legal = register_promotion::check(view, forest, site, options)?;
    options.steps.begin(transform::PROMOTE.name);
    let promoted = transform::promote(view.f, &legal);
    options
        .steps
        .end(transform::PROMOTE.name, &promoted.function);
    let loads = &legal.invariant_loads;
    plan_transformed(&promoted.function, question, loads, |view, facts| {
        let facts = with_places(facts, &legal, &promoted)?;
        let composition = Composition::alone(NAME);
        plan_with_scalar_part(view, facts, &composition, (target, options), considered)
            .map_err(|more| refusals.extend(more))
            .ok()
    })
}

/// The facts of a loop that keeps places in registers.
fn with_places(
    mut facts: LoopFacts,
    legal: &RegisterPromotion,
    promoted: &Promoted,
) -> Option<LoopFacts> {
    // What is only written is left to the last iteration, which may read what the one before it left there.
    let unwritten = |place: usize| {
        let kept = promoted.kept.get(place);
        let mut carried = facts.carried.iter();
        let carried = carried.find(|c| kept.is_some_and(|kept| kept.var == c.var));
        carried.is_none_or(|c| c.kind == CarriedKind::Overwritten)
    };
    let compared = |(place, other): &(usize, Other)| match *other {
        Other::Place(other) => unwritten(*place) || unwritten(other),
        Other::Access(_) => unwritten(*place),
    };
    if legal.apart.iter().any(compared) {
        return None;
    }
    let first = facts.accesses.len() + facts.scalar_part.len();
    let places = legal.places.iter().map(|place| place.access.clone());
    facts.scalar_part.extend(places);
    for (place, other) in &legal.apart {
        let b = match other {
            Other::Place(other) => first + other,
            Other::Access(inst) => facts.accesses.iter().position(|a| a.inst == *inst)?,
        };
        let a = first + place;
        facts.checks.push(Check::Disjoint { a, b });
    }
    let loads = promoted.kept.iter().map(|kept| kept.load);
    facts.invariant_loads.extend(loads);
    facts.kept.extend(&promoted.kept);
    Some(facts)
}
