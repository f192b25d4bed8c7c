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
use crate::remark::{Considered, Outcome, Remark, Vectorized};
use crate::ssa;
use crate::target::TargetInfo;
use crate::transform;
use frontend::Unit;
use frontend::tree::FunctionDef;
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
    options.steps.begin(LOWERING.name);
    let lowered = lower::lower(unit, def, options);
    let function = match lowered {
        Ok(mut function) => {
            options.steps.end(LOWERING.name, &function);
            transform::everywhere(&mut function, options);
            function
        }
        Err(refusal) => {
            options.steps.end(LOWERING.name, &refusal.detail);
            let missed = |l: &&frontend::tree::Loop| Remark {
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
    debug_assert_eq!(ssa::verify::verify(&function), Ok(()));
    options.steps.begin(ANALYSIS.name);
    let dom = DomTree::compute(&function);
    let forest = LoopForest::compute(&function, &dom);
    let view = FunctionView::new(&function, &dom);
    options.steps.end(ANALYSIS.name, &"");
    let mut result = FunctionPlans::default();
    let around = Around {
        unit,
        def,
        loops: &loops,
        view: &view,
        forest: &forest,
        target,
        options,
    };
    // Those inside first: where one of them is vectorized, the loop around is not.
    for site in function.sites.keys().rev() {
        let span = function.sites[site].span;
        let refused = region::loops::refusals(unit, def, &loops, span);
        let (considered, chosen) = around.plan(site, refused.is_empty(), &mut result);
        let outcome = match (chosen, refused.is_empty()) {
            (Ok(chosen), true) => {
                let vectorized = Vectorized {
                    parameters: chosen.plan.parameters(),
                    target: target.name,
                    calls: function.sites[site].calls.clone(),
                    guards: chosen.plan.guards.clone(),
                    percent: chosen.percent,
                    in_spite: chosen.percent >= 100 && !options.ignore_cost,
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
            span,
            considered,
            outcome,
        });
    }
    let inner = question::remarks_inside(&loops, &result.remarks);
    result.remarks.extend(inner);
    result.plans.sort_by_key(|one| one.region.span());
    result.remarks.sort_by_key(|remark| remark.span);
    result.ssa = Some(function);
    result
}
