//! Strategies: what can be done with a loop. Each is a row of [`STRATEGIES`] and a file; all of them
//! are asked the same question, and what they propose is compared by its estimate.

mod distribution;
mod innermost;
mod peeling;
mod whole;

use super::candidate::{Candidate, Considered};
use super::loops::Planned;
use super::material::refuse;
use crate::analysis::facts::LoopFacts;
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest::Independence;
use crate::engine::shape::Shapes;
use crate::options::Options;
use crate::plan::pass::{self, Code, When};
use crate::plan::{Plan, VerifiedPlan};
use crate::remark::{Reason, Refusal};
use crate::ssa::{Site, Var};
use crate::target::TargetInfo;
use frontend::pragma_spec::LoopSpec;
use frontend::sorted::SortedSet;
use frontend::span::Span;
use std::fmt;

/// A way to vectorize loops.
pub struct Strategy {
    /// As `--dump=plan` names it.
    pub name: &'static str,
    /// What it does.
    pub what: &'static str,
    /// Where it is described.
    pub literature: &'static str,
    /// Whether it is of use for a loop, by what those before it found.
    tried: fn(&Question<'_>, &Found) -> bool,
    /// Proposes candidates, all of which it writes down, and the best of them.
    propose: fn(&Question<'_>, &mut Vec<Candidate>) -> Result<Planned, Vec<Refusal>>,
    /// Whether what it proposes is preferred to what an earlier one does.
    preferred: fn(&Question<'_>, &Planned, &Planned) -> bool,
}

/// Names of strategies, by which those who price their candidates know them.
pub(super) const INNERMOST: &str = "innermost";
pub(super) const DISTRIBUTION: &str = "distribution";
pub(super) const PEELING: &str = "peeling";
pub(super) const WHOLE: &str = "whole";

/// What the strategies tried so far have found.
#[derive(Default)]
struct Found {
    /// The best plan, with its candidate's number.
    best: Option<(usize, Planned)>,
    /// What stands against those that have none.
    refusals: Vec<Refusal>,
}

/// All strategies, in the order in which they are tried.
pub const STRATEGIES: [Strategy; 4] = [
    innermost::STRATEGY,
    peeling::STRATEGY,
    distribution::STRATEGY,
    whole::STRATEGY,
];

/// A loop, and what is known of it.
pub struct Question<'a> {
    /// The function.
    pub view: &'a FunctionView<'a>,
    /// Its loops.
    pub forest: &'a LoopForest,
    /// Which of them.
    pub site: Site,
    /// Its statement, if there is one that can be told.
    pub statement: Option<Statement<'a>>,
    /// Who says that its iterations are independent, loops inside and all.
    pub independence: Independence,
    /// Nothing stands against replacing it with all that is in it: it can be edited, nothing inside is
    /// vectorized, and no pragma says anything about any part of it.
    pub free: bool,
    /// Machine.
    pub target: &'a TargetInfo,
    /// Options.
    pub options: &'a Options,
    /// Whether all that a plan names is visible at the loop.
    pub names: &'a dyn Fn(&Plan) -> Result<(), Vec<Refusal>>,
}

/// The statement of a loop.
pub struct Statement<'a> {
    /// Where it is.
    pub span: Span,
    /// What pragmas say of it.
    pub spec: LoopSpec,
    /// Variables that each iteration has for itself, for certain.
    pub own: SortedSet<Var>,
    /// Variables that each iteration has for itself, if iterations are independent.
    pub own_vouched: SortedSet<Var>,
    /// There are loop statements in it.
    pub has_loops: bool,
    /// What of it may never end, if anything, and where that is.
    pub endless: &'a dyn Fn() -> Option<(&'static str, Span)>,
}

impl Question<'_> {
    /// The loop in the source.
    pub fn span(&self) -> Span {
        self.view.f.sites[self.site].span
    }

    /// How its values differ from iteration to iteration, if iterations are independent.
    pub fn shapes(&self) -> Option<Shapes> {
        whole::shapes(self)
    }

    /// Whether more than an innermost loop's own body would be vectorized: there are loops inside, or
    /// functions in place of their calls.
    fn takes_in_more(&self) -> bool {
        let info = &self.view.f.sites[self.site];
        let l = self.forest.with_header(info.header);
        let has_loops = l.is_some_and(|l| !self.forest.loops[l].children.is_empty());
        has_loops || !info.calls.in_place.is_empty()
    }
}

/// Asks all strategies that are of use, and takes what is best.
pub fn choose(question: &Question<'_>) -> (Considered, Result<Planned, Vec<Refusal>>) {
    let mut candidates = vec![Candidate::scalar()];
    let mut found = Found::default();
    for strategy in &STRATEGIES {
        if !(strategy.tried)(question, &found) {
            continue;
        }
        let before = candidates.len();
        question.options.steps.begin(strategy.name);
        let proposed = (strategy.propose)(question, &mut candidates);
        question
            .options
            .steps
            .end(strategy.name, &Proposed(&proposed));
        let proposed =
            proposed.and_then(|planned| (question.names)(&planned.plan).map(|()| planned));
        let known = found.best.as_ref().map(|(_, planned)| planned);
        match proposed {
            Ok(new) if known.is_none_or(|known| (strategy.preferred)(question, &new, known)) => {
                let mut own = candidates[before..].iter();
                let at = own.position(|c| c.parameters == new.plan.parameters());
                found.best = Some((before + at.unwrap_or(0), new));
            }
            Ok(_) => {}
            Err(more) => add_refusals(question, &mut found.refusals, more),
        }
    }
    let considered = Considered {
        span: question.span(),
        winner: found.best.as_ref().map_or(0, |(number, _)| *number),
        candidates,
        refusals: found.refusals.clone(),
    };
    let best = found.best.map(|(_, planned)| planned);
    (considered, best.ok_or(found.refusals))
}

/// What a strategy proposes.
struct Proposed<'a>(&'a Result<Planned, Vec<Refusal>>);

impl fmt::Display for Proposed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Ok(planned) => write!(f, "{}", planned.plan),
            Err(refusals) => {
                let mut each = refusals.iter();
                each.try_for_each(|refusal| writeln!(f, "; not: {}", refusal.detail))
            }
        }
    }
}

/// Adds why one more strategy has no plan for a loop.
fn add_refusals(question: &Question<'_>, all: &mut Vec<Refusal>, more: Vec<Refusal>) {
    if more.is_empty() {
        return;
    }
    if question.independence == Independence::Vouched {
        // What stands against what the user asks for.
        *all = more;
        return;
    }
    if question.takes_in_more() {
        // That there are loops inside is no reason any more.
        all.retain(|refusal| refusal.reason != Reason::NotInnermost);
    } else {
        // A more general way is tried only where it overcomes all of them.
        all.clear();
    }
    for refusal in more {
        if !all.contains(&refusal) {
            all.push(refusal);
        }
    }
}

/// Plans a loop of which all that the strategy for innermost loops needs is known.
///
/// # Errors
/// All reasons if there is no plan that is better than the scalar loop.
pub fn plan_innermost(
    view: &FunctionView<'_>,
    facts: LoopFacts,
    target: &TargetInfo,
    options: &Options,
) -> Result<Planned, Vec<Refusal>> {
    innermost::plan(view, facts, target, options, &mut Vec::new())
}

/// A plan that was chosen, ready to be emitted. One that is no plan is a fault of ours; what it is for
/// stays as it is.
pub(super) fn finished(
    mut plan: Plan,
    span: Span,
    options: &Options,
) -> Result<VerifiedPlan, Vec<Refusal>> {
    let code = Code {
        body: &mut plan.body,
        values: &plan.values,
        callees: &plan.callees,
    };
    pass::run(code, When::Chosen, options);
    let verified = VerifiedPlan::new(plan);
    debug_assert!(verified.is_ok(), "{verified:?}");
    verified.map_err(|faults| {
        let detail = format!("the plan is malformed: {}", faults.join("; "));
        refuse(Reason::NoVectorForm, span, detail)
    })
}
