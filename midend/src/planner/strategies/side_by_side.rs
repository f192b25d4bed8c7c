//! Values that a loop carries and computes alike (`s0 += x[i]; s1 += x[i + 1]; …`), side by side in vectors.

use super::restructured::{is_tried, may_be_restructured};
use super::strategy::{Found, Question, SIDE_BY_SIDE, Strategy, finished};
use crate::analysis::one_by_one;
use crate::options::Optimization;
use crate::planner::blocks::carried::{Beside, Written};
use crate::planner::loops::Planned;
use crate::planner::material::refuse;
use crate::planner::trips::constant_trips;
use crate::remark::{Candidate, Reason, Refusal};

/// Iterations that a loop of unknown length is thought to run.
const ASSUMED_TRIPS: u64 = 128;

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: SIDE_BY_SIDE,
    what: "lanes are values that an innermost loop carries, which it computes alike",
    literature: "Rosen, Nuzman and Zaks, Loop-aware SLP in GCC, 2007",
    tried,
    propose,
    preferred: |_, new, known| new.percent < known.percent,
};

fn tried(question: &Question<'_>, found: &Found) -> bool {
    let overcome = [Reason::CarriedScalar, Reason::FpReductionOrder];
    let vain = found
        .best
        .as_ref()
        .is_some_and(|(_, known)| known.percent >= 100);
    let of_use = is_tried(question, found, Optimization::Slp, &overcome)
        || vain && may_be_restructured(question, Optimization::Slp);
    of_use && !question.target.reg_bits.is_empty()
}

/// What stands against the loop is said of it as it is: no refusals of its own, but that it would be no gain.
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
    let of = one_by_one::check(view, forest, site, options).ok_or_else(Vec::new)?;
    let trips = constant_trips(&of.facts).unwrap_or(ASSUMED_TRIPS).max(1);
    let beside = Beside {
        of: &of,
        view,
        target,
        options,
    };
    let all = beside.all().into_iter().filter_map(Result::ok);
    let percent = |written: &Written| {
        let [scalar, vector] = written.iteration.map(|one| u64::from(one) * trips);
        (vector + u64::from(written.once)) * 100 / scalar.max(1)
    };
    let mut all: Vec<(u64, Written)> = all.map(|written| (percent(&written), written)).collect();
    considered.extend(all.iter().map(|(percent, written)| Candidate {
        strategy: Some(SIDE_BY_SIDE),
        parameters: written.plan.parameters(),
        percent: *percent,
    }));
    all.sort_by_key(|(percent, _)| *percent);
    let (percent, written) = all.into_iter().next().ok_or_else(Vec::new)?;
    let span = question.span();
    if percent >= 100 && !options.ignore_cost {
        let detail = format!(
            "what it carries, side by side in vectors, costs {percent}% of the scalar loop"
        );
        return Err(refuse(Reason::NotProfitable, span, detail));
    }
    let plan = finished(written.plan, span, (target, options))?;
    Ok(Planned { plan, percent })
}
