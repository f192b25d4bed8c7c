//! Sums and extrema of whole nests (`for (i ..) for (j ..) sum += a[i][j];`), in vectors that live over all of it.

use super::innermost::choice::{Chosen, best, choices};
use super::innermost::{Composition, Innermost, gather};
use super::strategy::{DOUBLE_REDUCTION, Found, Question, Strategy, finished};
use crate::analysis::double_reduction::{self, DoubleReduction};
use crate::analysis::function_view::FunctionView;
use crate::analysis::nest::Independence;
use crate::options::{Optimization, Options};
use crate::plan::{Plan, Region};
use crate::planner::loops::{Planned, Writing};
use crate::planner::trips::constant_trips;
use crate::remark::{Candidate, Refusal};
use crate::ssa::LoopWishes;
use crate::target::TargetInfo;

/// What is before and behind a vector loop must take so much of the time of the loop itself, in percent, or it is as well
/// to have that once for each iteration of the loop around, and the plan of the loop inside is simpler.
const LEAST_ONCE: u64 = 5;

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: DOUBLE_REDUCTION,
    what: "lanes are iterations of the loop inside, and what they accumulate stays in vectors over the loop around",
    literature: "Nuzman and Zaks, Outer-Loop Vectorization Revisited, 2008",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

fn tried(question: &Question<'_>, _: &Found) -> bool {
    question.free
        && question.independence == Independence::Proved
        && question.options.uses(Optimization::DoubleReductions)
        && !question.target.reg_bits.is_empty()
        && question.takes_in_more()
}

/// What stands against the loop is said of it as it is: no refusals of its own.
fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let planned = plan(question, considered).ok_or_else(Vec::new)?;
    match question.inside_percent() {
        Some(inside) if planned.percent > inside => Err(Vec::new()),
        Some(_) | None => Ok(planned),
    }
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
    let mut nest = double_reduction::check(view, forest, site, options)?;
    chosen(view, &mut nest, (target, options), considered)
}

/// Plans a double reduction, if vectors gain anything.
fn chosen(
    view: &FunctionView<'_>,
    nest: &mut DoubleReduction,
    (target, options): (&TargetInfo, &Options),
    considered: &mut Vec<Candidate>,
) -> Option<Planned> {
    let f = view.f;
    let trips = nest.inside.trip.constant?;
    let (inputs, region) = gather(view, &mut nest.inside, options).ok()?;
    // What is only assigned behind the rows is so if there is one.
    let runs = constant_trips(&nest.around) != Some(0);
    if !runs || nest.inside.needs_last_iteration || !nest.inside.checks.is_empty() {
        return None;
    }
    let alone = Composition::alone(DOUBLE_REDUCTION);
    let search = Innermost::new(f, &nest.inside, inputs, region, &alone, (target, options));
    let all = choices(&nest.inside, &LoopWishes::default(), target, options).into_iter();
    let all = all.filter(|choice| trips % choice.group() == 0);
    let all = all.filter_map(|choice| search.attempt(choice).ok());
    let all: Vec<Chosen> = all
        .map(|wide| Chosen {
            wide,
            narrow: None,
            last: false,
            cost: trips / wide.choice.group() * u64::from(wide.iteration),
        })
        .collect();
    let scalar = search.work.scalar_loop();
    let percent = |chosen: &Chosen| chosen.percent(search.work);
    considered.extend(all.iter().map(|chosen| Candidate {
        strategy: Some(DOUBLE_REDUCTION),
        parameters: chosen.parameters(),
        percent: percent(chosen),
    }));
    let chosen = best(&all, options)?;
    let gains =
        chosen.cost < scalar && u64::from(chosen.wide.once) * 100 >= chosen.cost * LEAST_ONCE;
    if !gains && !options.ignore_cost {
        return None;
    }
    let plan = write(&search, nest, chosen).ok()?;
    let span = f.sites[nest.around.site].span;
    let plan = finished(plan, span, (target, options)).ok()?;
    let percent = percent(&chosen);
    Some(Planned { plan, percent })
}

/// Writes what was chosen.
fn write(search: &Innermost<'_>, nest: &DoubleReduction, chosen: Chosen) -> Result<Plan, Refusal> {
    let wide = chosen.wide;
    let forms = search.forms(wide.choice);
    let writing = Writing {
        way: wide.choice.way(),
        forms: &forms,
        technique: wide.technique,
        least: 1,
    };
    let (order, _) = search.ordered_price(wide.choice.reg_bits, &search.l.write_alone(writing)?)?;
    let program = search.l.write_double(writing, nest)?;
    let mut plan = search.l.plan(wide.choice.reg_bits, program);
    plan.region = Region::Loop {
        site: nest.around.site,
        span: search.l.material.f.sites[nest.around.site].span,
        inside: None,
    };
    plan.order = order;
    let percent = u64::from(wide.iteration) * 100 / wide.choice.group();
    plan.vector_cost_percent = u32::try_from(percent).unwrap_or(u32::MAX);
    Ok(plan)
}
