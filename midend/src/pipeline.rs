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
use crate::options::{Optimization, Options, Pipeline};
use crate::plan::verified::VerifiedPlan;
use crate::plan::{Plan, Region};
use crate::planner::blocks;
use crate::region;
use crate::remark::{
    Candidate, Considered, Outcome, Reason, Refusal, Remark, Subject, Vectorized,
    leave_out_vain_hints,
};
use crate::ssa::{self, Var};
use crate::target::TargetInfo;
use crate::transform;
use frontend::Unit;
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{FunctionDef, Loop};
use question::Around;
use steps::{ANALYSIS, BLOCKS, LOWERING};

/// Plans the loops of one function.
pub fn vectorize_function(
    unit: &Unit,
    def: &FunctionDef,
    target: &TargetInfo,
    options: &Options,
) -> FunctionPlans {
    let loops = loops(def);
    let Lowered {
        function,
        as_written,
    } = match lower(unit, def, options) {
        Ok(lowered) => lowered,
        Err(refusal) => {
            let missed = |l: &&Loop| Remark {
                subject: Subject::Loop,
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
    let written_out = written_out(unit, def, options);
    let analysed = written_out.as_ref().map(|f| {
        let dom = DomTree::compute(f);
        (f, LoopForest::compute(f, &dom), dom)
    });
    let analysed = analysed
        .as_ref()
        .map(|(f, forest, dom)| (FunctionView::new(f, dom), forest));
    let around = Around {
        unit,
        def,
        loops: &loops,
        view: &view,
        forest: &forest,
        written_out: analysed.as_ref().map(|(view, forest)| (view, *forest)),
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
    if let Some(f) = &as_written {
        vectorize_blocks(&around, f, &mut result);
    }
    result.plans.sort_by_key(|one| one.region.span());
    result.remarks.sort_by_key(|remark| remark.span);
    let mut ssa = function;
    for other in written_out.iter().chain(&as_written) {
        ssa.relies_also(other);
    }
    result.ssa = Some(ssa);
    result
}

/// A function as SSA.
struct Lowered {
    /// After the transforms that are right for any.
    function: ssa::Function,
    /// With all stores of the text where they are, if it has runs of statements.
    as_written: Option<ssa::Function>,
}

fn lower(unit: &Unit, def: &FunctionDef, options: &Options) -> Result<Lowered, Refusal> {
    options.steps.begin(LOWERING.name);
    match lower::lower(unit, def, options) {
        Ok(mut function) => {
            options.steps.end(LOWERING.name, &function);
            let has_runs = !function.runs.is_empty() && options.uses(Optimization::Slp);
            let as_written = has_runs.then(|| {
                let mut as_written = function.clone();
                ssa::statements::note_uses(&mut as_written);
                transform::values(&mut as_written, options);
                transform::blocks(&mut as_written, options);
                debug_assert_eq!(ssa::verify::verify(&as_written), Ok(()));
                as_written
            });
            // What only runs name is not needed in loops.
            function.runs.clear();
            transform::values(&mut function, options);
            transform::stores(&mut function, options);
            debug_assert_eq!(ssa::verify::verify(&function), Ok(()));
            Ok(Lowered {
                function,
                as_written,
            })
        }
        Err(refusal) => {
            options.steps.end(LOWERING.name, &refusal.detail);
            Err(refusal)
        }
    }
}

/// The function with short loops written out, if there are some in other loops.
fn written_out(unit: &Unit, def: &FunctionDef, options: &Options) -> Option<ssa::Function> {
    if !options.uses(Optimization::Nests) || !options.uses(Optimization::Unrolling) {
        return None;
    }
    let mut function = lower::lower_written_out(unit, def, options)?;
    function.runs.clear();
    transform::values(&mut function, options);
    transform::stores(&mut function, options);
    debug_assert_eq!(ssa::verify::verify(&function), Ok(()));
    Some(function)
}

/// What is to be said of a plan's vector loops: that one is pipelined, or why none is, if a pragma asks for it.
fn pipelined(plan: &Plan, asked: bool, options: &Options) -> Option<Result<(), &'static str>> {
    let refused = plan.pipelined.first().map(|of| of.map(|_| ()));
    match (plan.pipelined.iter().any(Result::is_ok), options.pipeline) {
        (true, _) => Some(Ok(())),
        (false, _) if !asked => None,
        (false, Pipeline::Never) => Some(Err("the command line forbids it")),
        (false, Pipeline::Auto | Pipeline::Always) => refused,
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
            let parameters = chosen.plan.parameters();
            let asked = !parameters.is_scalar() || info.wishes.pipeline;
            let vectorized = Vectorized {
                parameters,
                target: around.target.name,
                calls: info.calls.clone(),
                guards: chosen.plan.guards.clone(),
                left_out: chosen.plan.left_out.clone(),
                percent: chosen.percent,
                in_spite: asked && chosen.percent >= 100 && !around.options.ignore_cost,
                pipelined: pipelined(&chosen.plan, info.wishes.pipeline, around.options),
            };
            let is_scalar = vectorized.parameters.is_scalar();
            result.plans.push(chosen.plan);
            match is_scalar {
                true => Outcome::Pipelined(vectorized),
                false => Outcome::Vectorized(vectorized),
            }
        }
        (Ok(_), false) => Outcome::Missed(refused),
        (Err(reasons), _) => {
            let mut all = refused;
            all.extend(reasons);
            leave_out_vain_hints(&mut all);
            Outcome::Missed(all)
        }
    };
    result.remarks.push(Remark {
        subject: Subject::Loop,
        function: def.name.clone(),
        span: info.span,
        considered,
        outcome,
    });
}

/// Whether a block of such prices is to be made, or named where it has none: no other plan is about what is in it,
/// or that of a loop is estimated to gain less, and is left out.
fn is_better(
    (block, prices): (Span, Option<[u32; 2]>),
    around: &Around<'_>,
    result: &mut FunctionPlans,
) -> bool {
    let meets = |span: Span| span.start < block.end && block.start < span.end;
    let plans = result.plans.iter().enumerate();
    let mut met = plans.filter(|(_, plan)| meets(plan.region.span()));
    let (other, next) = (met.next(), met.next());
    let Some((n, other)) = other else { return true };
    let span = other.region.span();
    let inside = span.start <= block.start && block.end <= span.end;
    let Region::Loop { site, .. } = other.region else {
        return false;
    };
    let asked = around.view.f.sites[site].wishes.always;
    let of_loop = result
        .remarks
        .iter_mut()
        .find(|remark| remark.subject == Subject::Loop && remark.span == span);
    let (Some([scalar, vector]), Some(remark), None) = (prices, of_loop, next) else {
        return false;
    };
    let (Outcome::Vectorized(vectorized) | Outcome::Pipelined(vectorized)) = &remark.outcome else {
        return false;
    };
    let percent = u64::from(vector * 100 / scalar.max(1));
    if !inside || asked || around.options.ignore_cost || percent >= vectorized.percent {
        return false;
    }
    let detail = format!(
        "statements in it are vectorized: they take {percent}% of the time then, and the loop {}%",
        vectorized.percent
    );
    remark.considered.winner = 0;
    remark.outcome = Outcome::Missed(vec![Refusal::new(Reason::NotProfitable, span, detail)]);
    result.plans.remove(n);
    true
}

/// Checks that no plan reads a variable that vector code of a block leaves out, since no text reads it: what was equal
/// may have its name.
fn reads_what_is_there(
    plan: &VerifiedPlan,
    (own, others): (&SortedSet<Var>, &SortedSet<Var>),
    result: &FunctionPlans,
) -> Result<(), Vec<Refusal>> {
    let read = plan.read();
    let of_others = result.plans.iter().flat_map(|other| other.read());
    let missing = read.iter().any(|var| others.contains(var))
        || of_others.into_iter().any(|var| own.contains(&var));
    match missing {
        true => {
            let detail =
                "other vector code names a variable that vector code of statements leaves out";
            let span = plan.region.span();
            Err(vec![Refusal::new(Reason::NoName, span, detail)])
        }
        false => Ok(()),
    }
}

/// Plans statements in a row that no other plan is about, or none that gains as much.
fn vectorize_blocks(around: &Around<'_>, f: &ssa::Function, result: &mut FunctionPlans) {
    let Around {
        unit,
        def,
        loops,
        target,
        options,
        ..
    } = *around;
    options.steps.begin(BLOCKS.name);
    let dom = DomTree::compute(f);
    let view = FunctionView::new(f, &dom);
    let found = blocks::plan(&blocks::Around::new(&view, def, target, options));
    options.steps.end(BLOCKS.name, &"");
    let mut left_out: SortedSet<Var> = SortedSet::new();
    for block in found {
        result.trees.extend(block.trees);
        let refused = region::loops::of_function(unit, def, block.span);
        let named = block.outcome.and_then(|(plan, prices)| {
            region::names::check(unit, def, loops, &plan, block.span)?;
            reads_what_is_there(&plan, (&block.left_out, &left_out), result)?;
            Ok((plan, prices))
        });
        let prices = named.as_ref().ok().filter(|_| refused.is_empty());
        let prices = prices.map(|(_, prices)| *prices);
        if !is_better((block.span, prices), around, result) {
            continue;
        }
        let mut considered = Considered {
            candidates: vec![Candidate::scalar()],
            winner: 0,
            refusals: named.as_ref().err().cloned().unwrap_or_default(),
        };
        let outcome = match named {
            Ok((plan, [scalar, vector])) if refused.is_empty() => {
                let percent = u64::from(vector * 100 / scalar.max(1));
                considered.candidates.push(Candidate {
                    strategy: Some(BLOCKS.name),
                    parameters: plan.parameters(),
                    percent,
                });
                considered.winner = 1;
                let vectorized = Vectorized {
                    parameters: plan.parameters(),
                    target: target.name,
                    calls: ssa::LoopCalls::default(),
                    guards: Vec::new(),
                    left_out: Vec::new(),
                    percent,
                    in_spite: false,
                    pipelined: None,
                };
                result.plans.push(plan);
                left_out.extend(block.left_out);
                Outcome::Vectorized(vectorized)
            }
            Ok(_) => Outcome::Missed(refused),
            Err(reasons) => Outcome::Missed([refused, reasons].concat()),
        };
        result.remarks.push(Remark {
            subject: Subject::Block,
            function: def.name.clone(),
            span: block.span,
            considered,
            outcome,
        });
    }
}
