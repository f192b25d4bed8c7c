//! A loop with all that is in it, loops and branches and accesses of any place: lanes are iterations of
//! the loop, and what they do not do together is done under masks.

mod choice;
mod promotion;
mod tail;

use super::restructured::with_views;
use super::strategy::{Found, NEST, Question, Strategy};
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest::{Independence, Nest, check_nest};
use crate::cost;
use crate::engine::shape::{Shape, Shapes};
use crate::options::Optimization;
use crate::plan::{Node, POp, PValue, Plan, Widened};
use crate::planner::interchanged::Rows;
use crate::planner::loops::{Planned, find_loop};
use crate::remark::{Candidate, Reason, Refusal};
use crate::ssa::Function;
use crate::transform;
use frontend::sorted::SortedSet;

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NEST,
    what: "lanes are iterations of a loop with all that is in it, under masks where they part",
    literature: "Karrenberg and Hack, Whole-Function Vectorization, 2011; Nuzman and Zaks, \
                 Outer-Loop Vectorization Revisited, 2008",
    tried,
    propose,
    preferred,
};

/// Where nobody vouches for it, a loop is vectorized with all that is in it if that is estimated to take
/// at most so much of the time of the scalar code, in percent: how often loops inside run is not known,
/// and how much that differs from lane to lane even less.
const MOST_PERCENT: u64 = 60;

/// The same of a plain body, which is here for what its lanes access one by one: what that takes is
/// underestimated beside scalar code, of which several iterations overlap.
const MOST_PERCENT_PLAIN: u64 = 25;

/// What is estimated to take this part of the scalar loop's time, in percent, or more gains nothing.
const GAINING_PERCENT: u64 = 95;

/// A loop is not tried with all that is in it if vector code of a loop inside takes less than this part of its time,
/// in percent: what little more might be gained is not worth the planning.
const LEAST_INSIDE: u64 = 30;

/// Where a loop inside has vector code of its own, that of the loop around must take less than this part of it, in
/// percent, for estimates of such loops are rough.
const MOST_OF_INSIDE: u64 = 75;

fn tried(question: &Question<'_>, found: &Found) -> bool {
    match question.independence {
        // Conditions and what stands under them may be worth branches.
        Independence::Asserted => {
            found.best.is_none() || has_loops(question) || has_conditions(question)
        }
        Independence::Proved => {
            found.best.is_none()
                && question.whole
                && question
                    .inside_percent()
                    .is_none_or(|inside| inside >= LEAST_INSIDE)
                && question.options.uses(Optimization::Nests)
                && !question.target.reg_bits.is_empty()
                && (question.takes_in_more() || found.refusals.iter().all(is_overcome))
        }
    }
}

/// Whether what stands against a plain body is only that all of its accesses are to be of neighbouring
/// elements, and its values numbers; lanes that each access what they like need more of all else.
fn is_overcome(refusal: &Refusal) -> bool {
    matches!(
        refusal.reason,
        Reason::NonAffine
            | Reason::Stride
            | Reason::UnsafeCondition
            | Reason::NoVectorForm
            | Reason::UnsupportedType
    )
}

fn preferred(question: &Question<'_>, new: &Planned, known: &Planned) -> bool {
    // Though loops inside have become straight code, it is done by whole registers only.
    has_loops(question) || new.plan.vector_cost_percent < known.plan.vector_cost_percent
}

fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    match question.independence {
        Independence::Asserted => vouched(question, considered),
        Independence::Proved => proved(question, considered),
    }
}

/// Plans it as the user wants it.
fn vouched(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let refuse = |detail: &str| refused(question, Reason::Pragma, detail);
    let wishes = &question.view.f.sites[question.site].wishes;
    if let Some(why) = wishes.refused.first() {
        return Err(refuse(why));
    }
    let spec = question.statement.as_ref().map(|statement| &statement.spec);
    if spec.is_some_and(|spec| {
        spec.collapse > 1 || spec.condition.is_some() || !spec.linear.is_empty()
    }) {
        return Err(refuse(
            "a clause of the pragma is only supported where no loops are inside and addresses step by constants",
        ));
    }
    let planned = plan(question, considered)?;
    if !wishes.always {
        return weighed(question, planned);
    }
    // What the user asks for is not weighed.
    let percent = 0;
    Ok(Planned { percent, ..planned })
}

/// Plans it where that is proved to be right, if it is estimated to be much faster.
fn proved(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    if let Some((what, span)) = question.statement.as_ref().and_then(|s| (s.endless)()) {
        let detail = format!("inside is {what}, which may never end");
        let hint = "`#pragma simd vec-function` says that it does";
        return Err(vec![
            Refusal::new(Reason::NotCounted, span, detail).hint(hint),
        ]);
    }
    weighed(question, plan(question, considered)?)
}

/// A plan, if it is estimated to be much faster, or asked for.
fn weighed(question: &Question<'_>, planned: Planned) -> Result<Planned, Vec<Refusal>> {
    if let Some(inside) = question.inside_percent()
        && planned.percent * 100 > inside * MOST_OF_INSIDE
    {
        let detail = format!(
            "with all that is in it, vector code is estimated to cost {}% of the scalar loop, and the loop inside \
             is vectorized at {inside}%",
            planned.percent
        );
        return Err(refused(question, Reason::NotProfitable, &detail));
    }
    let (most, what) = match question.takes_in_more() {
        true => (MOST_PERCENT, "with all that is in it, vector code"),
        false => (
            match is_rough(question, &planned.plan) {
                true => MOST_PERCENT_PLAIN,
                false => MOST_PERCENT,
            },
            "vector code that accesses memory lane by lane",
        ),
    };
    let asked = question.view.f.sites[question.site].wishes.always;
    if planned.percent > most && !question.options.ignore_cost && !asked {
        let mut detail = format!(
            "{what} is estimated to cost {}% of the scalar loop",
            planned.percent
        );
        // Nobody is told to ask for what is no faster.
        if planned.percent < GAINING_PERCENT {
            detail += &format!(
                ", and {most}% is the most that is done unasked, for such estimates are rough; \
                 `#pragma simd vec-function` asks for it"
            );
        }
        return Err(refused(question, Reason::NotProfitable, &detail));
    }
    Ok(planned)
}

/// Whether lanes access memory one by one where all are on, or where some are off and little would be gained then: a
/// condition may be one that the processor always predicts.
fn is_rough(question: &Question<'_>, plan: &Plan) -> bool {
    let lanes = find_loop(&plan.body).and_then(|l| l.widened);
    let (Some(Widened { vf, uf, .. }), Some(scalar)) = (lanes, scalar(question)) else {
        return true;
    };
    let (target, reg_bits) = (question.target, plan.reg_bits);
    let time = cost::nest_time_with_some_off(&plan.body, &plan.values, target, reg_bits);
    let most = u64::from(vf * uf) * scalar * MOST_PERCENT / 100;
    lane_by_lane(&plan.body) || time.map_or(true, |time| time > most)
}

/// Whether lanes access memory one by one where all are on: ways for those that are taken when some are off do so in the
/// place of accesses side by side.
fn lane_by_lane(nodes: &[Node]) -> bool {
    let mut all_on: SortedSet<PValue> = SortedSet::new();
    nodes.iter().any(|node| match node {
        Node::Inst(inst) => {
            all_on.extend(inst.result.filter(|_| inst.op == POp::All));
            matches!(inst.op, POp::Gather { .. } | POp::Scatter { .. })
        }
        Node::If {
            cond,
            then,
            otherwise,
            ..
        } => lane_by_lane(then) || (!all_on.contains(cond) && lane_by_lane(otherwise)),
        Node::Loop(l) => lane_by_lane(&l.body),
    })
}

fn plan(question: &Question<'_>, considered: &mut Vec<Candidate>) -> Result<Planned, Vec<Refusal>> {
    let Question {
        view,
        forest,
        target,
        options,
        ..
    } = *question;
    let nest = check(question)?;
    if let Some(f) = rotated(question, &nest) {
        let in_registers = promotion::promoted(question, &f);
        let all = in_registers.iter().map(|(f, needed)| (f, &needed[..]));
        for (f, needed) in all.chain([(&f, &[][..])]) {
            let mut own = Vec::new();
            let planned = with_views(f, |view, forest| {
                let nest = check_in(question, view, forest)?;
                if !needed.iter().all(|&[a, b]| nest.apart(a, b)) {
                    return Err(Vec::new());
                }
                choice::plan(view, forest, &nest, target, options, None, &mut own)
            });
            if planned.is_ok() {
                considered.extend(own);
                return planned;
            }
        }
    }
    choice::plan(view, forest, &nest, target, options, None, considered)
}

/// The same of a loop over columns that has changed places with one over rows, if that keeps places in memory in
/// registers.
pub(super) fn plan_in_registers(
    question: &Question<'_>,
    rows: &Rows,
    considered: &mut Vec<Candidate>,
) -> Option<Planned> {
    let Question {
        target, options, ..
    } = *question;
    let nest = check(question).ok()?;
    let rotated = rotated(question, &nest);
    let f = rotated.as_ref().unwrap_or(question.view.f);
    let (f, needed) = promotion::promoted(question, f)?;
    with_views(&f, |view, forest| {
        let nest = check_in(question, view, forest).ok()?;
        if !needed.iter().all(|&[a, b]| nest.apart(a, b)) {
            return None;
        }
        choice::plan(view, forest, &nest, target, options, Some(rows), considered).ok()
    })
}

/// The function with the tests of loops inside behind their bodies, where lanes come to them together: what stands
/// in such a loop is done by all that come to it, without masks. `None`: there are no such loops.
fn rotated(question: &Question<'_>, nest: &Nest) -> Option<Function> {
    let (f, forest) = (question.view.f, question.forest);
    let shapes = choice::shapes_of(f, forest, nest)?;
    let mut open = forest.loops[nest.outermost].children.clone();
    let mut made: Option<Function> = None;
    while let Some(l) = open.pop() {
        let data = &forest.loops[l];
        open.extend(&data.children);
        let together = transform::tested(f, data)
            .is_some_and(|cond| matches!(shapes.of(cond), Shape::Uniform | Shape::ActiveUniform));
        if together && f.claims.is_empty() {
            let made = made.get_or_insert_with(|| f.clone());
            transform::widen_counters(made, data);
            transform::rotate(made, data, false);
        }
    }
    if let Some(made) = &made {
        question.options.steps.begin(transform::ROTATE.name);
        question.options.steps.end(transform::ROTATE.name, made);
    }
    made
}

fn check(question: &Question<'_>) -> Result<Nest, Vec<Refusal>> {
    check_in(question, question.view, question.forest)
}

/// The same of a function that a transform made.
fn check_in(
    question: &Question<'_>,
    view: &FunctionView<'_>,
    forest: &LoopForest,
) -> Result<Nest, Vec<Refusal>> {
    let Question {
        site,
        independence,
        options,
        ..
    } = *question;
    let Some(statement) = &question.statement else {
        return Err(refused(
            question,
            Reason::MacroBoundary,
            "the loop's statement is not found",
        ));
    };
    let private = match independence {
        Independence::Asserted => &statement.private_if_asserted,
        Independence::Proved => &statement.private,
    };
    check_nest(view, forest, site, private, independence, options)
}

/// How the values of the loop differ from iteration to iteration, if that can be told.
pub(super) fn shapes(question: &Question<'_>) -> Option<Shapes> {
    let nest = check(question).ok()?;
    choice::shapes_of(question.view.f, question.forest, &nest)
}

/// What an iteration of the loop takes as scalar code, if that can be told.
pub(super) fn scalar(question: &Question<'_>) -> Option<u64> {
    let nest = check(question).ok()?;
    let processor = question.options.processor;
    choice::scalar(question.view, question.forest, &nest, processor)
}

fn refused(question: &Question<'_>, reason: Reason, detail: &str) -> Vec<Refusal> {
    vec![Refusal::new(reason, question.span(), detail)]
}

/// Whether there are loop statements in it.
fn has_loops(question: &Question<'_>) -> bool {
    question
        .statement
        .as_ref()
        .is_some_and(|statement| statement.has_loops)
}

/// Whether there is more than one way through its body.
fn has_conditions(question: &Question<'_>) -> bool {
    let header = question.view.f.sites[question.site].header;
    let l = question.forest.with_header(header);
    l.is_some_and(|l| question.forest.loops[l].blocks.len() > 2)
}
