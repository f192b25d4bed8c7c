//! What is asked of the planners for each loop: what its statement and pragmas say, and who vouches for
//! what.

use super::claims;
use super::found::FunctionPlans;
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest::Independence;
use crate::lower::{self, endless};
use crate::options::{Options, Pipeline};
use crate::plan::verified::VerifiedPlan;
use crate::plan::{Plan, Region};
use crate::planner::loops::Planned;
use crate::planner::strategies::{Inside, Question, Statement, choose, gives_way, shapes};
use crate::region::loops::begins_elsewhere;
use crate::region::names;
use crate::remark::{Considered, Outcome, Reason, Refusal, Remark, Subject};
use crate::ssa::{CType, Function, Inst, LoopWishes, Op, Site, Var};
use crate::target::TargetInfo;
use frontend::Unit;
use frontend::pragma_spec::LoopSpec;
use frontend::pragma_spec::loops::{Dependences, Vectorize};
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{self, FunctionDef, Loop};

/// A function whose loops are planned.
pub(super) struct Around<'a> {
    pub unit: &'a Unit,
    pub def: &'a FunctionDef,
    /// Its loops.
    pub loops: &'a [&'a Loop],
    pub view: &'a FunctionView<'a>,
    pub forest: &'a LoopForest,
    /// The same function with short loops written out and records as scalars, and its loops, if there are any.
    pub written_out: Option<(&'a FunctionView<'a>, &'a LoopForest)>,
    pub target: &'a TargetInfo,
    pub options: &'a Options,
}

impl Around<'_> {
    /// Plans the loop at a site. `editable`: nothing stands against editing it. `result` is what was
    /// found out about the loops inside and behind it, of which those inside are with it if it is
    /// vectorized though nobody asked for that.
    pub fn plan(
        &self,
        site: Site,
        editable: bool,
        result: &mut FunctionPlans,
    ) -> (Considered, Result<Planned, Vec<Refusal>>) {
        let f = self.view.f;
        let span = f.sites[site].span;
        let statement = self.loops.iter().copied().find(|l| l.span == span);
        let vouched = statement.is_some_and(|l| self.is_vouched_for(site, l));
        let free = editable && statement.is_some_and(|l| self.is_free(site, l));
        let is_endless = || statement.and_then(endless::in_loop);
        let forced = self.forced(site);
        let options = forced.as_ref().unwrap_or(self.options);
        let names = |plan: &Plan| {
            names::check(self.unit, self.def, self.loops, plan, span)?;
            let Region::Loop {
                inside: Some(inside),
                ..
            } = plan.region
            else {
                return Ok(());
            };
            let spans = [span, inside];
            let counter = plan.assigned().iter().next().copied();
            let counter = counter.map(|var| plan.vars[var].name.as_str());
            let refused = begins_elsewhere(self.unit, self.def, self.loops, spans, counter);
            refused.is_empty().then_some(()).ok_or(refused)
        };
        let question = Question {
            view: self.view,
            forest: self.forest,
            site,
            statement: statement.map(|l| self.statement(l, &is_endless)),
            independence: match vouched {
                true => Independence::Asserted,
                false => Independence::Proved,
            },
            free,
            whole: free || editable && statement.is_some_and(|l| self.may_be_whole(site, l)),
            inside: statement.and_then(|l| inside(l, result)),
            target: self.target,
            options,
            names: &names,
        };
        if let (true, Some(l)) = (vouched && !f.claims.is_empty(), statement)
            && let Some(shapes) = shapes(&question)
        {
            let doubts = claims::doubts(self.unit, f, l, &shapes, self.options);
            result.doubts.splice(0..0, doubts);
        }
        let chosen = choose(&question);
        let apart = statement.filter(|l| lower::gains_apart(self.unit, self.def, l));
        let apart = apart.and_then(|_| self.written_out(&question, chosen.1.as_ref().ok()));
        let (considered, outcome) = match apart {
            Some((considered, planned)) => (considered, Ok(planned)),
            None => chosen,
        };
        if outcome.is_ok() && !vouched {
            let inside = |at: Span| span.start <= at.start && at.end <= span.end;
            result.plans.retain(|plan| !inside(plan.region.span()));
            let remarks = result.remarks.iter_mut();
            for remark in remarks.filter(|remark| inside(remark.span)) {
                remark.outcome = Outcome::WithLoopAround;
            }
        }
        (considered, outcome)
    }

    /// Plans a loop with the short loops in it written out and its records as scalars, if no other loop is in it and
    /// that gains more.
    fn written_out(
        &self,
        question: &Question<'_>,
        known: Option<&Planned>,
    ) -> Option<(Considered, Planned)> {
        let (view, forest) = self.written_out?;
        let statement = question.statement.as_ref().filter(|_| question.free)?;
        let mut sites = view.f.sites.iter();
        let (site, info) = sites.find(|(_, info)| info.span == statement.span)?;
        let l = forest.with_header(info.header)?;
        if !forest.loops[l].children.is_empty() {
            return None;
        }
        let (considered, outcome) = choose(&Question {
            view,
            forest,
            site,
            statement: Some(Statement {
                span: statement.span,
                spec: statement.spec.clone(),
                private: statement.private.clone(),
                private_if_asserted: statement.private_if_asserted.clone(),
                has_loops: false,
                endless: statement.endless,
            }),
            inside: None,
            ..*question
        });
        let planned = outcome.ok()?;
        let known = known
            .map(|known| known.percent)
            .or(question.inside_percent());
        if known.is_some() && gives_way(&considered) {
            return None;
        }
        if known.is_some_and(|known| planned.percent >= known) {
            return None;
        }
        let percent = planned.percent;
        let mut plan = planned.plan.into_plan();
        // The statement has another number there.
        if let Region::Loop { site, .. } = &mut plan.region {
            *site = question.site;
        }
        let plan = VerifiedPlan::new(plan).ok()?;
        Some((considered, Planned { plan, percent }))
    }

    /// Options for a loop that a pragma asks to be pipelined.
    fn forced(&self, site: Site) -> Option<Options> {
        let asked = self.view.f.sites[site].wishes.pipeline;
        let forced = asked && self.options.pipeline == Pipeline::Auto;
        forced.then(|| Options {
            pipeline: Pipeline::Always,
            ..self.options.clone()
        })
    }

    fn statement<'s>(
        &self,
        l: &Loop,
        endless: &'s dyn Fn() -> Option<(&'static str, Span)>,
    ) -> Statement<'s> {
        let spec = l.spec(self.options.openmp);
        Statement {
            span: l.span,
            // What is declared in the head is there for all iterations; the user may say that it is not.
            private: private(self.def, l.body.span, &spec),
            private_if_asserted: private(self.def, l.span, &spec),
            spec,
            has_loops: has_loops(self.loops, l.span),
            endless,
        }
    }

    /// Whether the pragmas of a loop vouch for it that its iterations are independent. Where there is more in it than a
    /// plain body they must ask for all of that to be vectorized, too.
    fn is_vouched_for(&self, site: Site, l: &Loop) -> bool {
        let spec = l.spec(self.options.openmp);
        let vouched = spec.dependences != Dependences::Unsaid && spec.vectorize != Vectorize::Never;
        let has_more = || has_more(self.forest, self.view.f, site, self.def, self.loops);
        spec.takes_in_all() || vouched && !has_more()
    }

    /// Whether the pragmas of a loop let it be vectorized in any way that is proved to be right, and there are none in it.
    fn may_be_whole(&self, site: Site, l: &Loop) -> bool {
        let spec = l.spec(self.options.openmp);
        let info = &self.view.f.sites[site];
        let understood = info.pragma.is_none() && info.wishes.refused.is_empty();
        // A body without braces begins behind a pragma that stands before it.
        let within = Span {
            start: l.keyword.end,
            ..l.span
        };
        let inside = self.unit.source.pragmas_in(within);
        spec.vectorize != Vectorize::Never && understood && inside.is_empty()
    }

    /// Whether no pragma says anything about a loop or what is in it, but for how iterations follow each other.
    fn is_free(&self, site: Site, l: &Loop) -> bool {
        let info = &self.view.f.sites[site];
        let pragmas = self.unit.source.pragmas_in(l.span);
        let wishes = LoopWishes {
            pipeline: false,
            ..info.wishes.clone()
        };
        info.pragma.is_none() && wishes == LoopWishes::default() && pragmas.is_empty()
    }
}

/// What a function of the library is taken to need of the time of a loop, in percent.
const BY_LIBRARY: u64 = 10;

/// What is done with the loop inside a loop that gains most by it, if it does not give way.
fn inside(l: &Loop, result: &FunctionPlans) -> Option<Inside> {
    let around = l.span;
    let is_inside = |at: Span| around.start <= at.start && at.end <= around.end && at != around;
    let remarks = result.remarks.iter().filter(|r| is_inside(r.span));
    let stays = remarks.filter(|remark| !gives_way(&remark.considered));
    let done = stays.filter_map(|remark| match &remark.outcome {
        Outcome::Vectorized(how) | Outcome::Pipelined(how) => Some(Inside {
            percent: how.percent,
            by_library: false,
        }),
        Outcome::Missed(refusals) => {
            let left = refusals.iter().any(|r| r.reason == Reason::Library);
            left.then_some(Inside {
                percent: BY_LIBRARY,
                by_library: true,
            })
        }
        Outcome::WithLoopAround => None,
    });
    done.min_by_key(|inside| inside.percent)
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

/// The variables that each iteration has for itself.
fn private(def: &FunctionDef, inside: Span, spec: &LoopSpec) -> SortedSet<Var> {
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
            Outcome::Vectorized(_) | Outcome::WithLoopAround | Outcome::Pipelined(_) => {
                Outcome::WithLoopAround
            }
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
                Outcome::Missed(vec![Refusal::new(reason, l.span, detail)])
            }
        };
        inside.push(Remark {
            subject: Subject::Loop,
            function: around.function.clone(),
            span: l.span,
            considered: Considered::default(),
            outcome,
        });
    }
    inside
}
