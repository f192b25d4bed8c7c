//! Which planner does a loop: the one for innermost loops, or the one for loops with all that is in them,
//! where the user wants that, or where it is proved to be right and is estimated to be faster.

use super::{FunctionPlans, claims, edits, verified};
use crate::analysis::function_view::FunctionView;
use crate::analysis::legality::check_loop;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest::{Independence, Nest, check_nest};
use crate::engine::shape::Shapes;
use crate::lower::endless;
use crate::options::{Optimization, Options};
use crate::plan::Plan;
use crate::planner::loops::{Planned, plan_loop};
use crate::planner::nests::{plan_nest, shapes_of};
use crate::remark::{Outcome, Reason, Refusal, Remark};
use crate::ssa::{CType, Function, Inst, LoopWishes, Op, Site, Var};
use crate::target::TargetInfo;
use frontend::Unit;
use frontend::pragma_spec::LoopSpec;
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{self, FunctionDef, Loop};

/// Where nobody asks for it, a loop is vectorized with all that is in it if that is estimated to take at
/// most so much of the time of the scalar code, in percent: how often loops inside run is not known, and
/// how much that differs from lane to lane even less.
const MOST_PERCENT: u64 = 60;

/// A function whose loops are planned.
pub(super) struct Around<'a> {
    pub unit: &'a Unit,
    pub def: &'a FunctionDef,
    /// Its loops.
    pub loops: &'a [&'a Loop],
    pub view: &'a FunctionView<'a>,
    pub forest: &'a LoopForest,
    pub target: &'a TargetInfo,
    pub options: &'a Options,
}

impl Around<'_> {
    /// Plans the loop at a site by the planner that does it best. `editable`: nothing stands against
    /// editing it. `result` is what was found out about the loops inside and behind it, of which those
    /// inside have no remarks of their own any more if they are vectorized with it.
    pub fn plan(
        &self,
        site: Site,
        editable: bool,
        result: &mut FunctionPlans,
    ) -> Result<Planned, Vec<Refusal>> {
        let f = self.view.f;
        let span = f.sites[site].span;
        let statement = self.loops.iter().copied().find(|l| l.span == span);
        let asked = statement.filter(|l| self.is_asked_for(site, l));
        if let Some(l) = asked
            && !f.claims.is_empty()
            && let Some(shapes) = self.shapes(site, l)
        {
            let doubts = claims::doubts(self.unit, f, l, &shapes, self.options);
            result.doubts.splice(0..0, doubts);
        }
        let named = |planned: Planned| {
            let (unit, def) = (self.unit, self.def);
            edits::check_names(unit, def, self.loops, &planned.plan, span).map(|()| planned)
        };
        let outcome = self.choose(site, asked).and_then(named);
        let refusals = match (outcome, asked) {
            (Err(refusals), None) => refusals,
            (outcome, _) => return outcome,
        };
        let Some(l) = statement.filter(|l| editable && self.may_be_tried(site, l, result)) else {
            return Err(refusals);
        };
        match self.unasked(site, l).and_then(named) {
            Ok(planned) => {
                let inside = |at: Span| span.start <= at.start && at.end <= span.end;
                result.remarks.retain(|remark| !inside(remark.span));
                Ok(planned)
            }
            Err(more) => {
                let mut all = refusals;
                // That there are loops inside is no reason any more.
                all.retain(|refusal| refusal.reason != Reason::NotInnermost);
                let new = more.into_iter().filter(|refusal| !all.contains(refusal));
                let new: Vec<Refusal> = new.collect();
                all.extend(new);
                Err(all)
            }
        }
    }

    fn choose(&self, site: Site, asked: Option<&Loop>) -> Result<Planned, Vec<Refusal>> {
        let f = self.view.f;
        match (self.innermost(site), asked) {
            (Err(_), Some(l)) => self.asked(site, l),
            // Though loops inside have become straight code, it is done by whole registers only.
            (Ok(plain), Some(l)) if has_loops(self.loops, l.span) => {
                self.asked(site, l).or(Ok(plain))
            }
            // Conditions and what stands under them may be worth branches.
            (Ok(plain), Some(l)) if has_conditions(self.forest, f, site) => {
                match self.asked(site, l) {
                    Ok(whole) if is_cheaper(&whole.plan, &plain.plan) => Ok(whole),
                    _ => Ok(plain),
                }
            }
            (outcome, _) => outcome,
        }
    }

    /// Plans it as an innermost loop.
    fn innermost(&self, site: Site) -> Result<Planned, Vec<Refusal>> {
        let f = self.view.f;
        if self.target.reg_bits.is_empty() {
            return Err(vec![Refusal {
                reason: Reason::UnsupportedTarget,
                span: f.sites[site].span,
                detail: format!("{} has no vectors", self.target.name),
            }]);
        }
        let facts = check_loop(self.view, self.forest, site, self.options)?;
        let planned = plan_loop(self.view, facts, self.target, self.options)?;
        verified(f, site, planned)
    }

    /// Whether the pragmas of a loop ask for it to be vectorized with all that is in it, and there is more
    /// in it than a plain body.
    fn is_asked_for(&self, site: Site, l: &Loop) -> bool {
        let spec = l.spec(self.options.openmp);
        let has_more = || has_more(self.forest, self.view.f, site, self.def, self.loops);
        spec.takes_in_all() && (has_more() || spec.call_variants)
    }

    /// Plans it as the user wants it.
    fn asked(&self, site: Site, l: &Loop) -> Result<Planned, Vec<Refusal>> {
        let refuse = |detail: &str| {
            vec![Refusal {
                reason: Reason::Pragma,
                span: l.span,
                detail: detail.to_string(),
            }]
        };
        let spec = l.spec(self.options.openmp);
        let wishes = &self.view.f.sites[site].wishes;
        if let Some(why) = wishes.refused.first() {
            return Err(refuse(why));
        }
        if spec.collapse > 1 || spec.condition.is_some() || !spec.linear.is_empty() {
            return Err(refuse(
                "a clause of the pragma is not supported where loops are inside",
            ));
        }
        let nest = self.check(site, l, Independence::Vouched)?;
        let planned = plan_nest(self.view, self.forest, &nest, self.target, self.options)?;
        // What the user asks for is not weighed.
        let percent = 0;
        verified(self.view.f, site, Planned { percent, ..planned })
    }

    fn check(
        &self,
        site: Site,
        l: &Loop,
        independence: Independence,
    ) -> Result<Nest, Vec<Refusal>> {
        // What is declared in the head is there for all iterations; the user may say that it is not.
        let inside = match independence {
            Independence::Vouched => l.span,
            Independence::Proved => l.body.span,
        };
        let own = own(self.def, inside, &l.spec(self.options.openmp));
        check_nest(
            self.view,
            self.forest,
            site,
            &own,
            independence,
            self.options,
        )
    }

    /// How the values in it differ from iteration to iteration, if that can be told.
    fn shapes(&self, site: Site, l: &Loop) -> Option<Shapes> {
        let nest = self.check(site, l, Independence::Vouched).ok()?;
        shapes_of(self.view.f, self.forest, &nest)
    }

    /// Whether a loop about which no pragma says anything may be vectorized with all that is in it:
    /// there are loops in it, none of which is vectorized by itself, or functions in place of their
    /// calls.
    fn may_be_tried(&self, site: Site, l: &Loop, result: &FunctionPlans) -> bool {
        let info = &self.view.f.sites[site];
        let (around, pragmas) = (l.span, self.unit.source.pragmas_in(l.span));
        let inside = |plan: &Plan| {
            let at = plan.region.span();
            around.start <= at.start && at.end <= around.end
        };
        let silent =
            info.pragma.is_none() && info.wishes == LoopWishes::default() && pragmas.is_empty();
        let has_loops = || {
            let data = self.forest.with_header(info.header);
            data.is_some_and(|l| !self.forest.loops[l].children.is_empty())
        };
        self.options.uses(Optimization::Nests)
            && !self.target.reg_bits.is_empty()
            && silent
            && (!info.calls.in_place.is_empty() || has_loops())
            && !result.plans.iter().any(inside)
    }

    /// Plans such a loop.
    fn unasked(&self, site: Site, l: &Loop) -> Result<Planned, Vec<Refusal>> {
        if let Some((what, at)) = endless::in_loop(l) {
            return Err(vec![Refusal {
                reason: Reason::NotCounted,
                span: at,
                detail: format!(
                    "inside is {what}, which may never end; `#pragma simd vec-function` says that \
                     it does"
                ),
            }]);
        }
        let nest = self.check(site, l, Independence::Proved)?;
        let planned = plan_nest(self.view, self.forest, &nest, self.target, self.options)?;
        if planned.percent > MOST_PERCENT && !self.options.ignore_cost {
            return Err(vec![Refusal {
                reason: Reason::NotProfitable,
                span: l.span,
                detail: format!(
                    "with all that is in it, vector code is estimated to cost {}% of the scalar \
                     loop, and {MOST_PERCENT}% is the most that is done unasked, for such estimates \
                     are rough; `#pragma simd vec-function` asks for it",
                    planned.percent
                ),
            }]);
        }
        verified(self.view.f, site, planned)
    }
}

/// Whether there are loops in the loop at a site, calls that may access memory, or variables in memory
/// that each iteration has for itself. Loops and arrays that became straight code count.
fn has_more(
    forest: &LoopForest,
    f: &Function,
    site: Site,
    def: &FunctionDef,
    loops: &[&Loop],
) -> bool {
    let Some(l) = forest.with_header(f.sites[site].header) else {
        return false;
    };
    let span = f.sites[site].span;
    let inside = |at: u32| span.start < at && at < span.end;
    let array = |(n, var): (usize, &tree::Var)| {
        let info = f.vars.get(Var::from_u32(n as u32));
        let is_array = info.is_some_and(|info| matches!(info.c_type, CType::Array { .. }));
        is_array && inside(var.scope.start)
    };
    let more = |inst: &Inst| match f.insts[*inst].op {
        Op::LaneCall(callee) => f.callees[callee].idle.is_none(),
        Op::LocalAddr(var) => match def.vars.get(var.as_u32() as usize) {
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
fn has_loops(loops: &[&Loop], around: Span) -> bool {
    let inside = |l: &&Loop| around.start < l.span.start && l.span.end <= around.end;
    loops.iter().any(inside)
}

/// Whether there is more than one way through the body of the loop at a site.
fn has_conditions(forest: &LoopForest, f: &Function, site: Site) -> bool {
    let blocks = forest.with_header(f.sites[site].header);
    blocks.is_some_and(|l| forest.loops[l].blocks.len() > 2)
}

fn is_cheaper(a: &Plan, b: &Plan) -> bool {
    a.vector_cost_percent < b.vector_cost_percent
}

/// The variables that each iteration has for itself.
fn own(def: &FunctionDef, inside: Span, spec: &LoopSpec) -> SortedSet<Var> {
    let private = |name: &str| spec.private.iter().any(|p| p.name.text == name);
    let inner = |var: &tree::Var| {
        inside.start <= var.scope.start && var.scope.start < inside.end || private(&var.name)
    };
    let own = def.vars.iter().enumerate().filter(|(_, var)| inner(var));
    own.map(|(n, _)| Var::from_u32(n as u32)).collect()
}

/// Remarks for the loops inside loops that are vectorized whole, which have none of their own.
pub(super) fn remarks_inside(loops: &[&Loop], remarks: &[Remark]) -> Vec<Remark> {
    let mut inside = Vec::new();
    let known: SortedSet<_> = remarks.iter().map(|r| r.span).collect();
    for l in loops.iter().filter(|l| !known.contains(&l.span)) {
        let holds = |r: &&Remark| r.span.start <= l.span.start && l.span.end <= r.span.end;
        let Some(around) = remarks.iter().filter(holds).max_by_key(|r| r.span.start) else {
            continue;
        };
        let outcome = match &around.outcome {
            Outcome::Vectorized { .. } => Outcome::Vectorized {
                what: "with the loop around it".to_string(),
            },
            Outcome::Missed(refusals) => {
                let outer = loops.iter().find(|outer| outer.span == around.span);
                let (reason, detail) = match refusals.first() {
                    Some(first) if outer.is_none_or(|outer| outer.directives.is_empty()) => {
                        let what = "the loop around it is not vectorized with it";
                        (first.reason, format!("{what}: {}", first.detail))
                    }
                    _ => {
                        let what = "a pragma asks for the loop around it to be vectorized with it";
                        (Reason::Pragma, what.to_string())
                    }
                };
                Outcome::Missed(vec![Refusal {
                    reason,
                    span: l.span,
                    detail,
                }])
            }
        };
        inside.push(Remark {
            function: around.function.clone(),
            span: l.span,
            outcome,
        });
    }
    inside
}
