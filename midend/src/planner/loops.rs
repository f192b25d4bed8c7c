//! The planner of innermost loops: vector loops are written and priced, and what is chosen of them
//! becomes a plan.

use super::candidate::{Candidate, Parameters};
use super::choice::{Choice, Chosen, PricedLoop, Technique, Work, cheapest, choices, pairs};
use super::counters::{self, Counter};
use super::groups::{Grouped, Search};
use super::order::can_interleave;
use super::reduction;
use super::skeleton::{self, Program, Stage};
use super::trips::constant_trips;
use crate::analysis::facts::{
    CarriedKind, CarriedValue, Check, LoopFacts, MemoryAccess, ReduceOrder,
};
use crate::analysis::function_view::FunctionView;
use crate::cost::{self, Missing, PlanCost};
use crate::engine::dots::{self, Combination, FACTOR_BITS};
use crate::engine::exclusive::{Earlier, exclusive_stores};
use crate::engine::linearize::{Linear, linearize};
use crate::engine::narrow::{Widths, narrow};
use crate::engine::neighbours::{self, Chunk, Neighbours};
use crate::engine::repeats::Repeats;
use crate::engine::scalars::Scalars;
use crate::engine::shape::{Shape, Shapes};
use crate::engine::widen::{Ordered, Setting};
use crate::options::{Optimization, Options};
use crate::plan::{LaneOrder, LoopNode, Node, Plan, ReduceOp, Region};
use crate::remark::{Reason, Refusal};
use crate::ssa::{Function, Inst, LoopWishes, Op, Type, UnaryOp, Value};
use crate::target::{RowOp, TargetInfo};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// Prices add up as if nothing overlapped; a recurrence has to be weighed against them by as much.
const OVERLAP: u32 = 3;
/// What the branch back costs more where all that a loop does is accumulate, in quarter cycles.
const CHAINED: u32 = 2;

/// The plan chosen for a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The plan.
    pub plan: Plan,
    /// Its estimated cost in percent of the scalar loop's.
    pub percent: u64,
}

impl Planned {
    /// How it is written.
    pub fn parameters(&self) -> Parameters {
        let Plan {
            vf,
            uf,
            narrow,
            reg_bits,
            ..
        } = self.plan;
        Parameters {
            vf,
            uf,
            narrow,
            reg_bits,
        }
    }
}

/// Plans a loop; all reasons if there is no plan that is better than the scalar loop, or, where the
/// user asks for one, none at all. What was considered is added to `considered`.
pub fn plan_loop(
    view: &FunctionView<'_>,
    mut facts: LoopFacts,
    target: &TargetInfo,
    options: &Options,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let f = view.f;
    let site = &f.sites[facts.site];
    let span = site.span;
    let refuse = |reason, detail: &str| {
        vec![Refusal {
            reason,
            span,
            detail: detail.to_string(),
        }]
    };
    if is_idle(f, &facts) {
        return Err(refuse(Reason::NotProfitable, IDLE));
    }
    let Some(linear) = linearize(f, &facts.blocks) else {
        return Err(refuse(Reason::Opaque, "its control flow has no order"));
    };
    let shapes = shapes(f, &facts, &linear);
    let neighbours = match options.uses(Optimization::Shuffles) {
        true => neighbours(view, &mut facts, (&linear, &shapes), options),
        false => Neighbours::default(),
    };
    facts.needs_last_iteration |=
        neighbours.chunks.iter().any(Chunk::reads_on) && !facts.trip.tested_at_end;
    let facts = &facts;
    let region = (linear, shapes, neighbours);
    let material = Material::gather(f, facts, options, region, span)?;
    let scalar_cost = material.scalar_cost();
    let work = Work {
        trips: constant_trips(facts),
        scalar: scalar_cost,
    };
    let mut loops: Vec<PricedLoop> = Vec::new();
    let mut refusals: Vec<Refusal> = Vec::new();
    let may_unroll =
        !calls(f, facts) || options.force_uf.is_some() || site.wishes.vectors.is_some();
    for choice in choices(facts, &site.wishes, target, options) {
        if choice.uf > 1 && !may_unroll {
            continue;
        }
        match material.attempt(target, choice, work) {
            Ok(priced) => loops.push(priced),
            Err(refusal) => {
                if !refusals.contains(&refusal) {
                    refusals.push(refusal);
                }
            }
        }
    }
    let mut all = pairs(&loops, work, options, &site.wishes);
    if all.is_empty() {
        // Where that cannot be had, anything else is better than nothing.
        all = pairs(&loops, work, options, &LoopWishes::default());
    }
    considered.extend(all.iter().map(|chosen| chosen.candidate(work)));
    let Some(chosen) = cheapest(&all) else {
        if refusals.is_empty() {
            let detail = "it runs too few iterations for a vector";
            return Err(refuse(Reason::ShortTrip, detail));
        }
        refusals.truncate(8);
        return Err(refusals);
    };
    let percent = chosen.percent(work);
    if chosen.cost >= work.scalar_loop() && !options.ignore_cost && !site.wishes.always {
        let detail = format!("vector code costs {percent}% of the scalar loop");
        return Err(refuse(Reason::NotProfitable, &detail));
    }
    let alone = Chosen {
        narrow: None,
        ..chosen
    };
    let plan = material.plan(target, chosen, scalar_cost);
    let plan = plan.or_else(|_| material.plan(target, alone, scalar_cost));
    let planned = plan.map(|plan| Planned { plan, percent });
    planned.map_err(|refusal| vec![refusal])
}

/// Why a loop of which [`is_idle`] holds stays as it is.
pub(super) const IDLE: &str = "it does nothing but count";

/// Whether nothing that a loop does is seen after it, but for its counters.
pub(super) fn is_idle(f: &Function, facts: &LoopFacts) -> bool {
    let counts = |value: &CarriedValue| matches!(value.kind, CarriedKind::Induction { .. });
    let writes = |inst: &Inst| matches!(f.insts[*inst].op, Op::Store(_) | Op::LaneCall(_));
    let mut insts = facts.blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    facts.carried.iter().all(counts) && !facts.needs_last_iteration && !insts.any(writes)
}

/// Whether a loop calls functions. All that is in registers goes to memory meanwhile, and so several
/// vectors at a time gain nothing.
fn calls(f: &Function, facts: &LoopFacts) -> bool {
    let mut insts = facts.blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    insts.any(|&inst| matches!(f.insts[inst].op, Op::LaneCall(_)))
}

/// What the operations of a candidate can be made of.
struct Forms {
    widths: Widths,
    grouped: SortedMap<Value, Grouped>,
    dots: SortedMap<Value, Combination>,
}

static NO_GROUPS: SortedMap<Value, Grouped> = SortedMap::new();
static NO_DOTS: SortedMap<Value, Combination> = SortedMap::new();

/// What all candidates share.
struct Material<'a> {
    f: &'a Function,
    facts: &'a LoopFacts,
    options: &'a Options,
    linear: Linear,
    shapes: Shapes,
    neighbours: Neighbours,
    exclusive: SortedMap<Inst, Earlier>,
    uses: SortedMap<Value, u32>,
    repeats: Repeats,
    ordered: SortedMap<Inst, Ordered>,
    results: Vec<Value>,
    counters: SortedMap<Value, Counter>,
    /// Latency of the longest recurrence: of the scalar loop, and whether it is in order.
    latency: u32,
    in_order: u32,
    span: Span,
}

impl<'a> Material<'a> {
    fn gather(
        f: &'a Function,
        facts: &'a LoopFacts,
        options: &'a Options,
        (mut linear, shapes, neighbours): (Linear, Shapes, Neighbours),
        span: Span,
    ) -> Result<Material<'a>, Vec<Refusal>> {
        let mut refusals = Vec::new();
        let mut ordered = SortedMap::new();
        let mut results = Vec::new();
        let mut counters = SortedMap::new();
        let (mut latency, mut in_order) = (0, 0);
        for carried in &facts.carried {
            let CarriedKind::Reduction { op, order, chain } = &carried.kind else {
                continue;
            };
            latency = latency.max(cost::latency(*op));
            if *order == ReduceOrder::Iterations {
                in_order = in_order.max(cost::latency(*op) * 2 / 3);
                match reduction::ordered(f, carried, chain, span) {
                    Ok((inst, o)) => {
                        ordered.insert(inst, o);
                    }
                    Err(refusal) => refusals.push(refusal),
                }
                continue;
            }
            results.push(carried.next);
            if let Some(counter) = counters::find(f, &mut linear, carried, chain) {
                counters.insert(carried.phi, counter);
            }
        }
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let repeats = Repeats::find(f, &linear, &facts.accesses);
        let exclusive = exclusive_stores(f, &mut linear, &facts.accesses);
        Ok(Material {
            f,
            facts,
            options,
            linear,
            shapes,
            neighbours,
            exclusive,
            uses: dots::use_counts(f, &facts.blocks),
            repeats,
            ordered,
            results,
            counters,
            latency,
            in_order,
            span,
        })
    }

    fn scalar_cost(&self) -> u32 {
        cost::scalar_iteration(self.f, &self.linear, &self.facts.blocks).max(self.latency)
    }

    /// Writes and prices one candidate, in the cheapest technique.
    fn attempt(
        &self,
        target: &TargetInfo,
        choice: Choice,
        work: Work,
    ) -> Result<PricedLoop, Refusal> {
        let forms = self.forms(target, choice);
        let plain = Technique {
            grouped: false,
            dots: false,
        };
        let mut best = self.priced(target, choice, plain, &forms);
        let (grouped, dots) = (!forms.grouped.is_empty(), !forms.dots.is_empty());
        let others = [
            (true, false, grouped),
            (false, true, dots),
            (true, true, grouped && dots),
        ];
        for (grouped, dots, _) in others.into_iter().filter(|other| other.2) {
            let technique = Technique { grouped, dots };
            let other = self.priced(target, choice, technique, &forms);
            best = match (other, best) {
                (Ok(a), Ok(b)) if a.alone(work) < b.alone(work) => Ok(a),
                (Ok(a), Err(_)) => Ok(a),
                (_, best) => best,
            };
        }
        best
    }

    /// What a candidate can be made of.
    fn forms(&self, target: &TargetInfo, choice: Choice) -> Forms {
        let widths = self.widths(target, choice.reg_bits);
        Forms {
            grouped: self.grouped(target, choice, &widths),
            dots: self.dots(target, choice, &widths),
            widths,
        }
    }

    /// Sums that can be made out of narrow factors.
    fn dots(
        &self,
        target: &TargetInfo,
        choice: Choice,
        widths: &Widths,
    ) -> SortedMap<Value, Combination> {
        let factor = Type::int_of_bits(FACTOR_BITS).unwrap_or(Type::I16);
        if target.cost(RowOp::Dot, factor, choice.reg_bits).is_none() {
            return SortedMap::new();
        }
        let search = dots::Search {
            f: self.f,
            widths,
            shapes: &self.shapes,
            uses: &self.uses,
        };
        search.run(&self.facts.blocks)
    }

    /// One loop of a program, at those lanes and vectors.
    fn stage<'s>(
        &'s self,
        target: &'s TargetInfo,
        choice: Choice,
        technique: Technique,
        forms: &'s Forms,
    ) -> Stage<'s> {
        let grouped = match technique.grouped {
            true => &forms.grouped,
            false => &NO_GROUPS,
        };
        let dots = match technique.dots {
            true => &forms.dots,
            false => &NO_DOTS,
        };
        Stage {
            setting: self.setting(target, choice, &forms.widths, dots),
            grouped,
        }
    }

    /// Writes a candidate and prices it.
    fn priced(
        &self,
        target: &TargetInfo,
        choice: Choice,
        technique: Technique,
        forms: &Forms,
    ) -> Result<PricedLoop, Refusal> {
        let Choice { vf, uf, reg_bits } = choice;
        let stage = self.stage(target, choice, technique, forms);
        let program = skeleton::write(stage, None, self.scalars(), self.facts)?;
        let (_, price) = self.ordered_price(target, reg_bits, &program)?;
        let mut iteration = price.iteration.max(self.in_order * vf * uf);
        if self.in_order == 0 {
            iteration = iteration.max(self.latency * OVERLAP);
        }
        // Accumulators that take one operation each leave the branch back to be waited for.
        if self.latency > 0 && self.in_order == 0 && !technique.grouped && self.counters.is_empty()
        {
            iteration += CHAINED;
        }
        let pressed = find_loop(&program.body).map_or(0, |node| {
            cost::pressure(
                node,
                &program.values,
                reg_bits,
                &cost::splats(&program.body),
            )
        });
        // A value that does not fit goes to memory and comes back.
        iteration += pressed.saturating_sub(target.registers) * 8;
        Ok(PricedLoop {
            choice,
            technique,
            iteration,
            once: price.once,
        })
    }

    /// The better order of lanes, and the price in it.
    fn ordered_price(
        &self,
        target: &TargetInfo,
        reg_bits: u32,
        program: &Program,
    ) -> Result<(LaneOrder, PlanCost), Refusal> {
        let price =
            |order| cost::plan_cost(&program.body, &program.values, target, reg_bits, order);
        let natural = price(LaneOrder::Natural);
        let natural = natural.map_err(|missing| self.missing(missing, target))?;
        if can_interleave(&program.body, &program.values, reg_bits)
            && let Ok(other) = price(LaneOrder::Interleaved)
            && other.iteration < natural.iteration
        {
            return Ok((LaneOrder::Interleaved, other));
        }
        Ok((LaneOrder::Natural, natural))
    }

    /// Reductions that can be summed by groups of lanes.
    fn grouped(
        &self,
        target: &TargetInfo,
        choice: Choice,
        widths: &Widths,
    ) -> SortedMap<Value, Grouped> {
        let search = Search {
            f: self.f,
            widths,
            shapes: &self.shapes,
            has: &|row, elem| target.cost(row, elem, choice.reg_bits).is_some(),
            vf: choice.vf,
            masks: &self.linear.masks,
        };
        let reductions = self.facts.carried.iter().filter_map(|c| match &c.kind {
            CarriedKind::Reduction {
                op: ReduceOp::Add,
                order: ReduceOrder::Any,
                chain,
            } => Some((
                c.phi,
                match self.counters.get(&c.phi) {
                    Some(&counter) => search.count(c, counter)?,
                    None => search.find(c, chain)?,
                },
            )),
            _ => None,
        });
        reductions.collect()
    }

    fn missing(&self, missing: Missing, target: &TargetInfo) -> Refusal {
        Refusal {
            reason: Reason::NoVectorForm,
            span: self.span,
            detail: format!(
                "{} has no vector form of {} on {}",
                target.name,
                words(missing.row),
                missing.elem
            ),
        }
    }

    fn widths(&self, target: &TargetInfo, reg_bits: u32) -> Widths {
        let available = |row: RowOp, ty: Type| {
            target.cost(row, ty, reg_bits).is_some()
                || matches!(row, RowOp::ShiftConst(op)
                    if target.cost(RowOp::Binary(op), ty, reg_bits).is_some())
        };
        narrow(
            self.f,
            &self.linear,
            &self.repeats,
            &available,
            &self.results,
        )
    }

    fn setting<'s>(
        &'s self,
        target: &'s TargetInfo,
        choice: Choice,
        widths: &'s Widths,
        dots: &'s SortedMap<Value, Combination>,
    ) -> Setting<'s> {
        let facts = self.facts;
        let inductions = facts.carried.iter().filter_map(|c| match c.kind {
            CarriedKind::Induction { step } => Some((c.phi, (c.start, step))),
            CarriedKind::Overwritten
            | CarriedKind::Private { .. }
            | CarriedKind::Reduction { .. } => None,
        });
        Setting {
            f: self.f,
            linear: &self.linear,
            shapes: &self.shapes,
            exclusive: &self.exclusive,
            widths,
            dots,
            options: self.options,
            target,
            vf: choice.vf,
            uf: choice.uf,
            group: None,
            reg_bits: choice.reg_bits,
            mask_bits: 32,
            accesses: facts.accesses.iter().map(|a| (a.inst, a)).collect(),
            hazards: facts.hazards.iter().map(|h| h.inst).collect(),
            inductions: inductions.collect(),
            own: SortedMap::new(),
            sweeps: None,
            neighbours: Some(&self.neighbours),
            ordered: self.ordered.clone(),
            results: self.results.clone(),
            alone: false,
            span: self.span,
        }
    }

    fn scalars(&self) -> Scalars<'_> {
        let loads: SortedSet<Inst> = self.facts.invariant_loads.iter().copied().collect();
        let header = &self.f.blocks[self.facts.header].insts;
        // Whenever the loop is reached, its header runs at least once.
        let early = header.iter().copied().filter(|i| loads.contains(i));
        let early: SortedSet<Inst> = early.collect();
        let entry = &self.f.sites[self.facts.site].entry;
        let mut scalars = Scalars::new(self.f, entry, loads, early, self.span);
        for carried in &self.facts.carried {
            if is_entry_value(carried) {
                scalars.alias(carried.phi, carried.start);
            }
        }
        scalars
    }

    /// Writes what was chosen.
    fn plan(&self, target: &TargetInfo, chosen: Chosen, scalar_cost: u32) -> Result<Plan, Refusal> {
        let Chosen { wide, narrow, .. } = chosen;
        let Choice { vf, uf, reg_bits } = wide.choice;
        let forms = self.forms(target, wide.choice);
        let stage = self.stage(target, wide.choice, wide.technique, &forms);
        let narrow_forms = narrow.map(|n| (n, self.forms(target, n.choice)));
        let narrow_stage = narrow_forms.as_ref().map(|(n, forms)| {
            // With the same lanes, sums are handed on as vectors.
            let technique = match n.choice.vf == vf {
                true => wide.technique,
                false => n.technique,
            };
            self.stage(target, n.choice, technique, forms)
        });
        let program = skeleton::write(stage, narrow_stage, self.scalars(), self.facts)?;
        let (order, _) = self.ordered_price(target, reg_bits, &program)?;
        let percent = u64::from(wide.iteration) * 100 / u64::from(vf * uf);
        Ok(Plan {
            function: self.f.name.clone(),
            region: Region::Loop {
                site: self.facts.site,
                span: self.span,
            },
            vf,
            uf,
            narrow: narrow.map(|n| n.choice.vf),
            reg_bits,
            order,
            vars: self.f.vars.clone(),
            symbols: self.f.symbols.clone(),
            fields: self.f.fields.clone(),
            callees: self.f.callees.clone(),
            values: program.values,
            body: program.body,
            guards: program.guards,
            scalar_cost,
            vector_cost_percent: u32::try_from(percent).unwrap_or(u32::MAX),
            layout_asserts: self.facts.layout.clone(),
        })
    }
}

fn find_loop(nodes: &[Node]) -> Option<&LoopNode> {
    nodes.iter().find_map(|node| match node {
        Node::Inst(_) => None,
        Node::If { then, .. } => find_loop(then),
        Node::Loop(node) => Some(node),
    })
}

/// Whether each iteration begins with the value before the loop.
fn is_entry_value(carried: &CarriedValue) -> bool {
    matches!(
        carried.kind,
        CarriedKind::Induction { step: 0 } | CarriedKind::Private { first: true, .. }
    )
}

fn shapes(f: &Function, facts: &LoopFacts, linear: &Linear) -> Shapes {
    let inputs: Vec<(Value, Shape)> = facts
        .carried
        .iter()
        .map(|c| {
            let shape = match c.kind {
                _ if is_entry_value(c) => Shape::Uniform,
                CarriedKind::Induction { step } => Shape::Linear(step),
                CarriedKind::Overwritten
                | CarriedKind::Private { .. }
                | CarriedKind::Reduction { .. } => Shape::Varying,
            };
            (c.phi, shape)
        })
        .collect();
    let loads = facts.invariant_loads.iter().copied().collect();
    let pinned: SortedSet<Inst> = facts.hazards.iter().map(|h| h.inst).collect();
    Shapes::compute(f, linear, &inputs, &loads, &pinned)
}

/// Elements that lie apart, with their neighbours. That more of them may be done together, run-time
/// checks that two accesses are far enough apart become ones that they do not overlap.
fn neighbours(
    view: &FunctionView<'_>,
    facts: &mut LoopFacts,
    (linear, shapes): (&Linear, &Shapes),
    options: &Options,
) -> Neighbours {
    let find = |facts: &LoopFacts| {
        Neighbours::find(neighbours::Question {
            view,
            linear,
            shapes,
            own: &SortedMap::new(),
            facts: Some(facts),
            strict_aliasing: options.strict_aliasing,
        })
    };
    let found = find(facts);
    let alone = |a: &MemoryAccess, found: &Neighbours| {
        let stride = a.address.iteration.unsigned_abs();
        stride >= 2 * u64::from(a.ty.bytes()) && found.of(a.inst).is_none()
    };
    let count = |found: &Neighbours| facts.accesses.iter().filter(|a| alone(a, found)).count();
    if count(&found) == 0 {
        return found;
    }
    let mut apart = facts.clone();
    for check in &mut apart.checks {
        if let Check::Distance { a, b } = *check {
            *check = Check::Disjoint { a, b };
        }
    }
    let more = find(&apart);
    if count(&more) < count(&found) {
        *facts = apart;
        return more;
    }
    found
}

/// An operation as the user knows it.
pub(super) fn words(row: RowOp) -> String {
    match row {
        RowOp::Unary(UnaryOp::FSqrt) => "square roots".to_string(),
        RowOp::Unary(op) if UnaryOp::ROUNDING.contains(&op) => {
            "rounding to whole numbers".to_string()
        }
        _ => format!("{row:?}"),
    }
}
