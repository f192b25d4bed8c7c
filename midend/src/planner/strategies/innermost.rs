//! A loop without loops inside, all of whose accesses are analysed.

use super::{Question, Strategy};
use crate::analysis::legality::check_loop;
use crate::planner::candidate::Candidate;
use crate::planner::loops::{Planned, plan_loop};
use crate::remark::{Reason, Refusal};

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: super::INNERMOST,
    what: "lanes are iterations of a loop without loops inside, of whose accesses all is known",
    literature: "Allen and Kennedy, Automatic Translation of Fortran Programs to Vector Form, 1987; \
                 Nuzman and Henderson, Multi-platform Auto-vectorization, 2006",
    tried: |_, _| true,
    propose,
    preferred: |_, _, _| true,
};

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
    if target.reg_bits.is_empty() {
        return Err(vec![Refusal {
            reason: Reason::UnsupportedTarget,
            span: question.span(),
            detail: format!("{} has no vectors", target.name),
        }]);
    }
    let facts = check_loop(view, forest, site, options)?;
    plan_loop(view, facts, target, options, considered)
}
