//! From a function of the typed tree to the plans of its loops.

pub mod claims;
mod edits;
mod nests;
pub mod variants;

pub use edits::loops;

use crate::analysis::dominators::DomTree;
use crate::analysis::function_view::FunctionView;
use crate::analysis::legality::check_loop;
use crate::analysis::loops::LoopForest;
use crate::lower;
use crate::options::Options;
use crate::plan::{self, Plan};
use crate::planner::loops::{Planned, plan_loop};
use crate::remark::{Outcome, Reason, Refusal, Remark};
use crate::ssa::{self, CType, LoopCalls, Site, Var};
use crate::target::TargetInfo;
use frontend::Unit;
use frontend::span::Span;
use frontend::tree::FunctionDef;

/// What was found out about one function.
#[derive(Clone, Debug, Default)]
pub struct FunctionPlans {
    /// The function as SSA, if it could be lowered.
    pub ssa: Option<ssa::Function>,
    /// One plan for each loop that is worth it, in source order.
    pub plans: Vec<Plan>,
    /// One remark for each loop statement, in source order.
    pub remarks: Vec<Remark>,
    /// Clauses that calls look to make untrue.
    pub doubts: Vec<claims::Doubt>,
}

/// Plans the loops of one function.
pub fn vectorize_function(
    unit: &Unit,
    def: &FunctionDef,
    target: &TargetInfo,
    options: &Options,
) -> FunctionPlans {
    let loops = loops(def);
    let function = match lower::lower(unit, def, options) {
        Ok(function) => function,
        Err(refusal) => {
            let missed = |l: &&frontend::tree::Loop| Remark {
                function: def.name.clone(),
                span: l.span,
                outcome: Outcome::Missed(vec![refusal.clone()]),
            };
            return FunctionPlans {
                remarks: loops.iter().map(missed).collect(),
                ..FunctionPlans::default()
            };
        }
    };
    debug_assert_eq!(ssa::verify::verify(&function), Ok(()));
    let dom = DomTree::compute(&function);
    let forest = LoopForest::compute(&function, &dom);
    let view = FunctionView::new(&function, &dom);
    let mut result = FunctionPlans::default();
    for site in function.sites.keys() {
        let span = function.sites[site].span;
        let refused = edits::refusals(unit, def, &loops, span);
        let statement = loops.iter().copied().find(|l| l.span == span);
        let asked = statement.filter(|l| {
            let more = has_more(&forest, &function, site, def, &loops);
            nests::is_asked_for(l, more, options)
        });
        if let Some(l) = asked
            && !function.claims.is_empty()
            && let Some(shapes) = nests::shapes(&view, &forest, site, def, l, options)
        {
            let doubts = claims::doubts(unit, &function, l, &shapes, options);
            result.doubts.extend(doubts);
        }
        let whole = |l| nests::plan(&view, &forest, site, def, l, target, options);
        let outcome = plan_site(&view, &forest, site, target, options);
        let outcome = match (outcome, asked) {
            (Err(_), Some(l)) => whole(l),
            // Though loops inside have become straight code, it is done by whole registers only.
            (Ok(plain), Some(l)) if has_loops(&loops, l.span) => whole(l).or(Ok(plain)),
            // Conditions and what stands under them may be worth branches.
            (Ok(plain), Some(l)) if has_conditions(&forest, &function, site) => match whole(l) {
                Ok(whole) if is_cheaper(&whole.plan, &plain.plan) => Ok(whole),
                _ => Ok(plain),
            },
            (outcome, _) => outcome,
        };
        let outcome =
            outcome.and_then(|p| edits::check_names(unit, def, &loops, &p.plan, span).map(|()| p));
        let outcome = match (outcome, refused.is_empty()) {
            (Ok(planned), true) => {
                let calls = &function.sites[site].calls;
                let what = describe(&planned, calls, target, options);
                result.plans.push(planned.plan);
                Outcome::Vectorized { what }
            }
            (Ok(_), false) => Outcome::Missed(refused),
            (Err(reasons), _) => {
                let mut all = refused;
                all.extend(reasons);
                Outcome::Missed(all)
            }
        };
        result.remarks.push(Remark {
            function: def.name.clone(),
            span,
            outcome,
        });
    }
    let inner = nests::remarks_inside(&loops, &result.remarks);
    result.remarks.extend(inner);
    result.plans.sort_by_key(|one| one.region.span());
    result.remarks.sort_by_key(|remark| remark.span);
    result.ssa = Some(function);
    result
}

/// Whether there are loops in the loop at a site, calls that may access memory, or variables in memory
/// that each iteration has for itself. Loops and arrays that became straight code count.
fn has_more(
    forest: &LoopForest,
    f: &ssa::Function,
    site: Site,
    def: &FunctionDef,
    loops: &[&frontend::tree::Loop],
) -> bool {
    let Some(l) = forest.with_header(f.sites[site].header) else {
        return false;
    };
    let span = f.sites[site].span;
    let inside = |at: u32| span.start < at && at < span.end;
    let array = |(n, var): (usize, &frontend::tree::Var)| {
        let info = f.vars.get(Var::from_u32(n as u32));
        let is_array = info.is_some_and(|info| matches!(info.c_type, CType::Array { .. }));
        is_array && inside(var.scope.start)
    };
    let more = |inst: &ssa::Inst| match f.insts[*inst].op {
        ssa::Op::LaneCall(callee) => f.callees[callee].idle.is_none(),
        ssa::Op::LocalAddr(var) => match def.vars.get(var.as_u32() as usize) {
            Some(var) => inside(var.scope.start),
            None => true,
        },
        _ => false,
    };
    let data = &forest.loops[l];
    let mut insts = data.blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    !data.children.is_empty()
        || has_loops(loops, span)
        || def.vars.iter().enumerate().any(array)
        || insts.any(more)
}

/// Whether there are loop statements in the one there.
fn has_loops(loops: &[&frontend::tree::Loop], around: Span) -> bool {
    let inside =
        |l: &&frontend::tree::Loop| around.start < l.span.start && l.span.end <= around.end;
    loops.iter().any(inside)
}

/// Whether there is more than one way through the body of the loop at a site.
fn has_conditions(forest: &LoopForest, f: &ssa::Function, site: Site) -> bool {
    let blocks = forest.with_header(f.sites[site].header);
    blocks.is_some_and(|l| forest.loops[l].blocks.len() > 2)
}

fn is_cheaper(a: &Plan, b: &Plan) -> bool {
    a.vector_cost_percent < b.vector_cost_percent
}

fn plan_site(
    view: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    target: &TargetInfo,
    options: &Options,
) -> Result<Planned, Vec<Refusal>> {
    let function = view.f;
    if target.reg_bits.is_empty() {
        return Err(vec![Refusal {
            reason: Reason::UnsupportedTarget,
            span: function.sites[site].span,
            detail: format!("{} has no vectors", target.name),
        }]);
    }
    let facts = check_loop(view, forest, site, options)?;
    let planned = plan_loop(function, &facts, target, options)?;
    verified(function, site, planned)
}

fn verified(
    function: &ssa::Function,
    site: Site,
    planned: Planned,
) -> Result<Planned, Vec<Refusal>> {
    sound(&planned.plan, function.sites[site].span).map(|()| planned)
}

/// A plan that is no plan is a fault of ours; what it is for stays as it is.
fn sound(plan: &Plan, span: Span) -> Result<(), Vec<Refusal>> {
    let faults = plan::verify::verify(plan);
    debug_assert_eq!(faults, Ok(()), "{plan}");
    faults.map_err(|faults| {
        vec![Refusal {
            reason: Reason::NoVectorForm,
            span,
            detail: format!("the plan is malformed: {}", faults.join("; ")),
        }]
    })
}

/// `8 lanes x 4, then 8, avx2, guarded: x and y do not overlap`
fn describe(
    planned: &Planned,
    calls: &LoopCalls,
    target: &TargetInfo,
    options: &Options,
) -> String {
    let plan = &planned.plan;
    let mut what = format!("{} lanes x {}, ", plan.vf, plan.uf);
    if let Some(narrow) = plan.narrow {
        what.push_str(&format!("then {narrow}, "));
    }
    what.push_str(target.name);
    if !calls.in_place.is_empty() {
        what.push_str(&format!(", with {} in place", calls.names()));
    }
    if !plan.guards.is_empty() {
        what.push_str(", guarded: ");
        what.push_str(&plan.guards.join(", "));
    }
    if planned.percent >= 100 && !options.ignore_cost {
        let percent = planned.percent;
        what.push_str(&format!(
            ", as a pragma asks, though it is estimated to cost {percent}% of the scalar loop"
        ));
    }
    what
}
