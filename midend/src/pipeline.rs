//! From a function of the typed tree to the plans of its loops.

pub mod claims;
mod found;
mod question;
pub mod steps;
pub mod variants;

pub use crate::region::loops::loops;
pub use found::FunctionPlans;

use crate::analysis::dominators::DomTree;
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::LoopForest;
use crate::lower;
use crate::options::Options;
use crate::region;
use crate::remark::{Considered, Outcome, Refusal, Remark, Vectorized};
use crate::ssa;
use crate::target::TargetInfo;
use crate::transform;
use frontend::Unit;
use frontend::tree::{FunctionDef, Loop};
use question::Around;
use steps::{ANALYSIS, LOWERING};

/// Plans the loops of one function.
pub fn vectorize_function(
    unit: &Unit,
    def: &FunctionDef,
    target: &TargetInfo,
    options: &Options,
) -> FunctionPlans {
    let loops = loops(def);
    let function = match lower(unit, def, options) {
        Ok(function) => function,
        Err(refusal) => {
            let missed = |l: &&Loop| Remark {
                function: def.name.clone(),
                span: l.span,
                considered: Considered::default(),
                outcome: Outcome::Missed(vec![refusal.clone()]),
            };
            return FunctionPlans {
                remarks: loops.iter().map(missed).collect(),
                ..FunctionPlans::default()
            };
        }
    };
    options.steps.begin(ANALYSIS.name);
    let dom = DomTree::compute(&function);
    let forest = LoopForest::compute(&function, &dom);
    let view = FunctionView::new(&function, &dom);
    options.steps.end(ANALYSIS.name, &"");
    let around = Around {
        unit,
        def,
        loops: &loops,
        view: &view,
        forest: &forest,
        target,
        options,
    };
    let mut result = FunctionPlans::default();
    // Those inside first: where one of them is vectorized, the loop around is not.
    for site in function.sites.keys().rev() {
        vectorize_loop(&around, site, &mut result);
    }
    let inner = question::remarks_inside(&loops, &result.remarks);
    result.remarks.extend(inner);
    result.plans.sort_by_key(|one| one.region.span());
    result.remarks.sort_by_key(|remark| remark.span);
    result.ssa = Some(function);
    result
}

/// The function as SSA, after the transforms that are right for any.
fn lower(unit: &Unit, def: &FunctionDef, options: &Options) -> Result<ssa::Function, Refusal> {
    options.steps.begin(LOWERING.name);
    match lower::lower(unit, def, options) {
        Ok(mut function) => {
            options.steps.end(LOWERING.name, &function);
            transform::everywhere(&mut function, options);
            debug_assert_eq!(ssa::verify::verify(&function), Ok(()));
            Ok(function)
        }
        Err(refusal) => {
            options.steps.end(LOWERING.name, &refusal.detail);
            Err(refusal)
        }
    }
}

/// Plans the loop at a site, and adds the plan and what is to be said to the function's.
fn vectorize_loop(around: &Around<'_>, site: ssa::Site, result: &mut FunctionPlans) {
    let Around {
        unit, def, loops, ..
    } = *around;
    let info = &around.view.f.sites[site];
    let refused = region::loops::refusals(unit, def, loops, info.span);
    let (considered, chosen) = around.plan(site, refused.is_empty(), result);
    let outcome = match (chosen, refused.is_empty()) {
        (Ok(chosen), true) => {
            let vectorized = Vectorized {
                parameters: chosen.plan.parameters(),
                target: around.target.name,
                calls: info.calls.clone(),
                guards: chosen.plan.guards.clone(),
                percent: chosen.percent,
                in_spite: chosen.percent >= 100 && !around.options.ignore_cost,
            };
            result.plans.push(chosen.plan);
            Outcome::Vectorized(vectorized)
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
        span: info.span,
        considered,
        outcome,
    });
}
