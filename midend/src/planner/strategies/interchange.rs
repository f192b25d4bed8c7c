//! Loops over rows and columns that change places, so that vectors of columns stay in registers over many rows
//! (`for (k ..) for (j ..) c[j] += a[k] * b[k][j];`).

use super::nest;
use super::restructured::with_views;
use super::strategy::{Found, INTERCHANGED, Question, Statement, Strategy, finished};
use crate::analysis::interchange;
use crate::analysis::nest::Independence;
use crate::cost;
use crate::engine::linearize::linearize;
use crate::options::Optimization;
use crate::plan::{Parameters, Plan, Region, Second};
use crate::planner::interchanged::{ROWS, Rows};
use crate::planner::loops::Planned;
use crate::remark::{Candidate, Refusal};
use crate::ssa::{Op, Overflow};
use crate::transform;
use frontend::sorted::SortedSet;

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: INTERCHANGED,
    what: "lanes are iterations of the loop inside, which changes places with the loop around, or with strips of that",
    literature: "Allen and Kennedy, Automatic Loop Interchange, 1984; Wolfe, More Iteration Space Tiling, 1989",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

/// Vector code must take less than this part of what that of the loop inside takes, in percent, for estimates of such
/// loops are rough.
const MOST_OF_INSIDE: u64 = 90;

/// Columns that are done at once.
const FEW_COLUMNS: u64 = 32;

/// Vectors must do so many times what they leave.
const SELDOM: u64 = 32;

fn tried(question: &Question<'_>, _: &Found) -> bool {
    question.free
        && question.independence == Independence::Proved
        && question.options.uses(Optimization::Interchange)
        && !question.target.reg_bits.is_empty()
        && question.takes_in_more()
}

/// What stands against the loop is said of it as it is: no refusals of its own.
fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let planned = plan(question, considered).ok_or_else(Vec::new)?;
    let most = question
        .inside_percent()
        .map(|inside| inside * MOST_OF_INSIDE);
    match most {
        Some(most) if planned.percent * 100 >= most && !question.options.ignore_cost => {
            Err(Vec::new())
        }
        Some(_) | None => Ok(planned),
    }
}

/// Whether vectors leave more of a known number of columns than scalar code does in passing.
fn leaves_many(plan: &Plan, width: Option<u64>) -> bool {
    let Parameters { vf, second, .. } = plan.parameters();
    let group = match second {
        Some(Second { masked: true, .. }) => 1,
        Some(Second { vf, .. }) => vf,
        None => vf,
    };
    let left = width.map_or(0, |width| width % u64::from(group));
    width.is_some_and(|width| left * SELDOM > width)
}

/// Whether few columns take longer in several passes over all rows, of which each row waits for the one before, than
/// one pass that goes through memory. `column`: what a column takes in vector code.
fn waits_longer(
    question: &Question<'_>,
    legal: &interchange::Interchange,
    planned: &Planned,
    column: u64,
) -> bool {
    let Some(columns) = legal.width.filter(|width| *width <= FEW_COLUMNS) else {
        return false;
    };
    let f = question.view.f;
    let inner = question.forest.with_header(legal.columns.header);
    let Some(blocks) = inner.map(|inner| &question.forest.loops[inner].blocks) else {
        return false;
    };
    let Some(linear) = linearize(f, blocks) else {
        return false;
    };
    let insts = blocks.iter().flat_map(|&block| &f.blocks[block].insts);
    let loads = insts.filter(|inst| matches!(f.insts[**inst].op, Op::Load(_)));
    let loads = loads.copied().collect();
    let chain = cost::recurrence(f, &linear, &SortedSet::new(), &loads, &[]);
    let iteration = cost::scalar_iteration(f, &linear, blocks, question.options.processor).time();
    let work = columns * u64::from(iteration) * question.inside_percent().unwrap_or(100) / 100;
    let one_pass = planned.plan.parameters().second.is_none()
        && columns <= u64::from(planned.plan.parameters().vf);
    let passes = columns * column / cost::INNER_TRIPS;
    !one_pass && passes > work.max(u64::from(chain))
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
    let statement = question.statement.as_ref()?;
    let legal = interchange::check(view, forest, site, options)?;
    // Few rows stay side by side, and a few columns are next to each other in all rows.
    let in_strips = legal.trip.constant.is_none_or(|rows| rows > ROWS)
        && legal.width.is_none_or(|columns| columns > FEW_COLUMNS);
    // That a counter comes to its bound is what its test says, not how often it steps.
    let exact = legal.rows.by.unsigned_abs() == 1
        || legal.trip.overflow == Overflow::Undefined && !legal.trip.not_equal;
    if in_strips && !exact {
        return None;
    }
    options.steps.begin(transform::INTERCHANGE.name);
    let interchanged = transform::interchange(view.f, &legal, in_strips)?;
    let mut f = interchanged.function;
    if in_strips {
        // There is a row in each strip.
        let rows = with_views(&f, |_, forest| {
            let rows = forest.with_header(legal.columns.header)?;
            Some(forest.loops[rows].clone())
        });
        let rows = rows?;
        transform::widen_counters(&mut f, &rows);
        transform::rotate(&mut f, &rows, true);
    }
    let f = &f;
    options.steps.end(transform::INTERCHANGE.name, f);
    let (planned, column) = with_views(f, |view, forest| {
        // What each row has for itself, columns would share.
        let question = Question {
            view,
            forest,
            statement: Some(Statement {
                spec: statement.spec.clone(),
                private: SortedSet::new(),
                private_if_asserted: SortedSet::new(),
                ..*statement
            }),
            ..*question
        };
        let scalar = nest::scalar(&question)?;
        let rows = Rows {
            facts: legal.of_rows(),
            start: legal.rows.start,
            step: legal.rows.by,
            bounds: interchanged.strip,
            scalar,
        };
        let planned = nest::plan_in_registers(&question, &rows, considered)?;
        let column = scalar * planned.percent / 100;
        Some((planned, column))
    })?;
    let slower = || {
        leaves_many(&planned.plan, legal.width) || waits_longer(question, &legal, &planned, column)
    };
    if !options.ignore_cost && slower() {
        return None;
    }
    let mut plan = planned.plan.into_plan();
    plan.region = Region::Loop {
        site,
        span: view.f.sites[site].span,
        inside: Some(view.f.sites[legal.columns.site].span),
    };
    let plan = finished(plan, question.span(), (target, options)).ok()?;
    Some(Planned { plan, ..planned })
}
