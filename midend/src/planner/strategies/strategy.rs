//! What a strategy is, what it is asked, and what becomes of its plan.

use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest::Independence;
use crate::options::Options;
use crate::plan::Plan;
use crate::plan::pass::{self, Code, Pipelining, When};
use crate::plan::verified::VerifiedPlan;
use crate::planner::loops::Planned;
use crate::planner::material::refuse;
use crate::remark::{Candidate, Reason, Refusal};
use crate::ssa::{Site, Var};
use crate::target::TargetInfo;
use frontend::pragma_spec::LoopSpec;
use frontend::sorted::SortedSet;
use frontend::span::Span;

/// A way to vectorize loops.
pub struct Strategy {
    /// As `--dump=plan` names it.
    pub name: &'static str,
    /// What it does.
    pub what: &'static str,
    /// Where it is described.
    pub literature: &'static str,
    /// Whether it is of use for a loop, by what those before it found.
    pub(super) tried: fn(&Question<'_>, &Found) -> bool,
    /// Proposes candidates, all of which it writes down, and the best of them.
    pub(super) propose: fn(&Question<'_>, &mut Vec<Candidate>) -> Result<Planned, Vec<Refusal>>,
    /// Whether what it proposes is preferred to what an earlier one does.
    pub(super) preferred: fn(&Question<'_>, &Planned, &Planned) -> bool,
}

/// Names of strategies, by which those who price their candidates know them.
pub(super) const INNERMOST: &str = "innermost";
pub(super) const DISTRIBUTION: &str = "distribution";
pub(super) const PEELING: &str = "peeling";
pub(super) const NEST: &str = "nest";
pub(super) const DOUBLE_REDUCTION: &str = "double-reduction";
pub(super) const INTERCHANGED: &str = "interchanged";
pub(super) const OVERLAP: &str = "overlap";
pub(super) const SIDE_BY_SIDE: &str = "side-by-side";

/// What the strategies tried so far have found.
#[derive(Default)]
pub(super) struct Found {
    /// The best plan, with its candidate's number.
    pub best: Option<(usize, Planned)>,
    /// What stands against those that have none.
    pub refusals: Vec<Refusal>,
}

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
    /// Nothing stands against replacing it with all that is in it: it can be edited, and no pragma says
    /// anything about any part of it.
    pub free: bool,
    /// The same but that pragmas before it may say how it is to be vectorized.
    pub whole: bool,
    /// What is done with the loop inside that gains most, if there is one.
    pub inside: Option<Inside>,
    /// Machine.
    pub target: &'a TargetInfo,
    /// Options.
    pub options: &'a Options,
    /// Whether all that a plan names is visible at the loop.
    pub names: &'a dyn Fn(&Plan) -> Result<(), Vec<Refusal>>,
}

/// What is done with a loop inside.
#[derive(Clone, Copy, Debug)]
pub struct Inside {
    /// What it takes of the time of its scalar code, in percent.
    pub percent: u64,
    /// Compilers make a call of the library of it.
    pub by_library: bool,
}

/// The statement of a loop.
pub struct Statement<'a> {
    /// Where it is.
    pub span: Span,
    /// What pragmas say of it.
    pub spec: LoopSpec,
    /// Variables that each iteration has for itself, for certain.
    pub private: SortedSet<Var>,
    /// Variables that each iteration has for itself, if iterations are independent.
    pub private_if_asserted: SortedSet<Var>,
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

    /// What the best that is done with a loop inside takes of that loop's time, in percent.
    pub fn inside_percent(&self) -> Option<u64> {
        self.inside.map(|inside| inside.percent)
    }

    /// Whether more than an innermost loop's own body would be vectorized: there are loops inside, or
    /// functions in place of their calls.
    pub(super) fn takes_in_more(&self) -> bool {
        let info = &self.view.f.sites[self.site];
        let l = self.forest.with_header(info.header);
        let has_loops = l.is_some_and(|l| !self.forest.loops[l].children.is_empty());
        has_loops || !info.calls.in_place.is_empty()
    }
}

/// A plan that was chosen, ready to be emitted. One that is no plan is a fault of ours; what it is for
/// stays as it is.
pub(in crate::planner) fn finished(
    mut plan: Plan,
    span: Span,
    (target, options): (&TargetInfo, &Options),
) -> Result<VerifiedPlan, Vec<Refusal>> {
    let code = Code {
        body: &mut plan.body,
        values: &mut plan.values,
        callees: &plan.callees,
        target,
        reg_bits: plan.reg_bits,
        pipelining: Pipelining::of(
            options,
            [&plan.apart, &plan.scalar_apart],
            (&mut plan.schedules, &mut plan.pipelined),
        ),
    };
    pass::run(code, When::Chosen, options);
    let verified = VerifiedPlan::new(plan);
    debug_assert!(verified.is_ok(), "{verified:?}");
    verified.map_err(|faults| {
        let detail = format!("the plan is malformed: {}", faults.join("; "));
        refuse(Reason::NoVectorForm, span, detail)
    })
}
