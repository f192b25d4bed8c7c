//! Loops that the user wants vectorized with all that is in them.

use super::verified;
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest::check_nest;
use crate::engine::shape::Shapes;
use crate::options::Options;
use crate::planner::loops::Planned;
use crate::planner::nests::{plan_nest, shapes_of};
use crate::remark::{Outcome, Reason, Refusal, Remark};
use crate::ssa::{Site, Var};
use crate::target::TargetInfo;
use frontend::pragma_spec::LoopSpec;
use frontend::tree::{FunctionDef, Loop};
use std::collections::BTreeSet;

/// Whether the pragmas of a loop ask for it, and there is more in it than a plain body.
pub(super) fn is_asked_for(l: &Loop, has_more: bool, options: &Options) -> bool {
    let spec = l.spec(options.openmp);
    spec.takes_in_all() && (has_more || spec.call_variants)
}

/// Plans it.
pub(super) fn plan(
    view: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    def: &FunctionDef,
    l: &Loop,
    target: &TargetInfo,
    options: &Options,
) -> Result<Planned, Vec<Refusal>> {
    let refuse = |detail: &str| {
        vec![Refusal {
            reason: Reason::Pragma,
            span: l.span,
            detail: detail.to_string(),
        }]
    };
    let spec = l.spec(options.openmp);
    let wishes = &view.f.sites[site].wishes;
    if let Some(why) = wishes.refused.first() {
        return Err(refuse(why));
    }
    if spec.collapse > 1 || spec.condition.is_some() || !spec.linear.is_empty() {
        return Err(refuse(
            "a clause of the pragma is not supported where loops are inside",
        ));
    }
    let nest = check_nest(view, forest, site, &own(def, l, &spec), options)?;
    let plan = plan_nest(view, forest, &nest, target, options)?;
    // What the user asks for is not weighed.
    verified(view.f, site, Planned { plan, percent: 0 })
}

/// The variables that each iteration has for itself.
fn own(def: &FunctionDef, l: &Loop, spec: &LoopSpec) -> BTreeSet<Var> {
    let private = |name: &str| spec.private.iter().any(|p| p.name.text == name);
    let inner = |var: &frontend::tree::Var| {
        l.span.start <= var.scope.start && var.scope.start < l.span.end || private(&var.name)
    };
    let own = def.vars.iter().enumerate().filter(|(_, var)| inner(var));
    own.map(|(n, _)| Var::from_u32(n as u32)).collect()
}

/// How the values in it differ from iteration to iteration, if that can be told.
pub(super) fn shapes(
    view: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    def: &FunctionDef,
    l: &Loop,
    options: &Options,
) -> Option<Shapes> {
    let own = own(def, l, &l.spec(options.openmp));
    let nest = check_nest(view, forest, site, &own, options).ok()?;
    shapes_of(view.f, forest, &nest)
}

/// Remarks for the loops inside loops that are vectorized whole, which have none of their own.
pub(super) fn remarks_inside(loops: &[&Loop], remarks: &[Remark]) -> Vec<Remark> {
    let mut inside = Vec::new();
    let known: BTreeSet<_> = remarks.iter().map(|r| r.span).collect();
    for l in loops.iter().filter(|l| !known.contains(&l.span)) {
        let holds = |r: &&Remark| r.span.start <= l.span.start && l.span.end <= r.span.end;
        let Some(around) = remarks.iter().filter(holds).max_by_key(|r| r.span.start) else {
            continue;
        };
        let outcome = match &around.outcome {
            Outcome::Vectorized { .. } => Outcome::Vectorized {
                what: "with the loop around it".to_string(),
            },
            Outcome::Missed(_) => Outcome::Missed(vec![Refusal {
                reason: Reason::Pragma,
                span: l.span,
                detail: "a pragma asks for the loop around it to be vectorized with it".to_string(),
            }]),
        };
        inside.push(Remark {
            function: around.function.clone(),
            span: l.span,
            outcome,
        });
    }
    inside
}
