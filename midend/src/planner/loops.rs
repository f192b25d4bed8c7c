//! The loop planner: candidate plans for one loop, the cost model's choice among them.

use super::groups::{Grouped, Search};
use super::order::can_interleave;
use super::reduction;
use super::skeleton::{self, Program};
use super::trips::constant_trips;
use crate::analysis::facts::{CarriedKind, LoopFacts};
use crate::cost::{self, Missing, PlanCost};
use crate::engine::dots::{self, Combination, FACTOR_BITS};
use crate::engine::exclusive::{Earlier, exclusive_stores};
use crate::engine::linearize::{Linear, linearize};
use crate::engine::narrow::{Widths, narrow};
use crate::engine::repeats::Repeats;
use crate::engine::scalars::Scalars;
use crate::engine::shape::{Shape, Shapes};
use crate::engine::widen::{Ordered, Setting};
use crate::options::Options;
use crate::plan::{LaneOrder, LoopNode, Node, Plan, ReduceOp, Region};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, Function, Inst, Type, Value};
use crate::target::{RowOp, TargetInfo};
use frontend::span::Span;
use std::collections::{BTreeMap, BTreeSet};

/// Iterations that a loop of unknown length is thought to run.
const ASSUMED_TRIPS: u64 = 2048;
/// Prices add up as if nothing overlapped; a recurrence has to be weighed against them by as much.
const OVERLAP: u32 = 3;

/// Plans a loop; all reasons if there is no plan that is better than the scalar loop.
pub fn plan_loop(
    f: &Function,
    facts: &LoopFacts,
    target: &TargetInfo,
    options: &Options,
) -> Result<Plan, Vec<Refusal>> {
    let span = f.sites[facts.site].span;
    let refuse = |reason, detail: &str| {
        vec![Refusal {
            reason,
            span,
            detail: detail.to_string(),
        }]
    };
    let Some(linear) = linearize(f, &facts.blocks) else {
        return Err(refuse(Reason::Opaque, "its control flow has no order"));
    };
    let material = Material::gather(f, facts, options, linear, span)?;
    let scalar_cost = material.scalar_cost();
    let mut best: Option<(u64, Plan)> = None;
    let mut refusals: Vec<Refusal> = Vec::new();
    for choice in candidates(facts, target, options) {
        match material.attempt(target, choice, scalar_cost) {
            Ok((cost, plan)) => {
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, plan));
                }
            }
            Err(refusal) => {
                if !refusals.contains(&refusal) {
                    refusals.push(refusal);
                }
            }
        }
    }
    let Some((cost, plan)) = best else {
        if refusals.is_empty() {
            let detail = "it runs too few iterations for a vector";
            return Err(refuse(Reason::ShortTrip, detail));
        }
        refusals.truncate(8);
        return Err(refusals);
    };
    let iterations = constant_trips(facts).unwrap_or(ASSUMED_TRIPS);
    if cost >= iterations * u64::from(scalar_cost) && !options.ignore_cost {
        let detail = format!(
            "vector code costs {}% of the scalar loop",
            cost * 100 / (iterations * u64::from(scalar_cost)).max(1)
        );
        return Err(refuse(Reason::NotProfitable, &detail));
    }
    Ok(plan)
}

/// Lanes, vectors and register width of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Choice {
    vf: u32,
    uf: u32,
    reg_bits: u32,
}

/// All candidates, in the order in which the first of equals wins.
fn candidates(facts: &LoopFacts, target: &TargetInfo, options: &Options) -> Vec<Choice> {
    let narrowest = facts.accesses.iter().map(|a| a.ty.bits()).min();
    let carried = facts.carried.iter().filter_map(|c| match c.kind {
        CarriedKind::Reduction { .. } => Some(8),
        CarriedKind::Induction { .. } | CarriedKind::Overwritten => None,
    });
    let narrowest = narrowest.or_else(|| carried.min()).unwrap_or(8).max(8);
    let reduces = facts
        .carried
        .iter()
        .any(|c| matches!(c.kind, CarriedKind::Reduction { ordered: false, .. }));
    let most_uf = if reduces { 8 } else { 4 };
    let mut all = Vec::new();
    for &reg_bits in &target.reg_bits {
        if options.reg_bits_limit.is_some_and(|limit| reg_bits > limit) {
            continue;
        }
        let vfs = match options.force_vf {
            Some(vf) => vec![vf],
            None => powers(reg_bits / 64, reg_bits / narrowest),
        };
        let ufs = match options.force_uf {
            Some(uf) => vec![uf],
            None => powers(1, most_uf),
        };
        for &uf in &ufs {
            for &vf in &vfs {
                let group = u64::from(vf) * u64::from(uf);
                let valid = vf.is_power_of_two() && uf.is_power_of_two() && vf > 1 && uf <= 16;
                let most = constant_trips(facts).into_iter().chain(facts.room).min();
                let short = most.is_some_and(|n| n < group);
                let apart = facts.max_lanes.is_none_or(|most| group <= most);
                if valid && vf <= 256 && !short && apart {
                    all.push(Choice { vf, uf, reg_bits });
                }
            }
        }
    }
    all
}

fn powers(from: u32, to: u32) -> Vec<u32> {
    let mut all = Vec::new();
    let mut n = from.max(1);
    while n <= to {
        all.push(n);
        n *= 2;
    }
    all
}

/// What all candidates share.
struct Material<'a> {
    f: &'a Function,
    facts: &'a LoopFacts,
    options: &'a Options,
    linear: Linear,
    shapes: Shapes,
    exclusive: BTreeMap<Inst, Earlier>,
    uses: BTreeMap<Value, u32>,
    repeats: Repeats,
    ordered: BTreeMap<Inst, Ordered>,
    results: Vec<Value>,
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
        mut linear: Linear,
        span: Span,
    ) -> Result<Material<'a>, Vec<Refusal>> {
        let mut refusals = Vec::new();
        let mut ordered = BTreeMap::new();
        let mut results = Vec::new();
        let (mut latency, mut in_order) = (0, 0);
        for carried in &facts.carried {
            let CarriedKind::Reduction {
                op,
                ordered: keep,
                chain,
            } = &carried.kind
            else {
                continue;
            };
            latency = latency.max(cost::latency(*op));
            if *keep {
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
        }
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let shapes = shapes(f, facts, &linear);
        let repeats = Repeats::find(f, &linear, &facts.accesses);
        let exclusive = exclusive_stores(f, &mut linear, &facts.accesses);
        Ok(Material {
            f,
            facts,
            options,
            linear,
            shapes,
            exclusive,
            uses: dots::use_counts(f, &facts.blocks),
            repeats,
            ordered,
            results,
            latency,
            in_order,
            span,
        })
    }

    fn scalar_cost(&self) -> u32 {
        cost::scalar_iteration(self.f, &self.linear, &self.facts.blocks).max(self.latency)
    }

    /// Writes and prices one candidate.
    fn attempt(
        &self,
        target: &TargetInfo,
        choice: Choice,
        scalar_cost: u32,
    ) -> Result<(u64, Plan), Refusal> {
        let widths = self.widths(target, choice.reg_bits);
        let grouped = self.grouped(target, choice, &widths);
        let dots = self.dots(target, choice, &widths);
        let (no_groups, no_dots) = (BTreeMap::new(), BTreeMap::new());
        let mut best = self.priced(target, choice, scalar_cost, &widths, &no_groups, &no_dots);
        let others = [
            (&grouped, &no_dots, !grouped.is_empty()),
            (&no_groups, &dots, !dots.is_empty()),
            (&grouped, &dots, !grouped.is_empty() && !dots.is_empty()),
        ];
        for (grouped, dots, _) in others.into_iter().filter(|other| other.2) {
            let other = self.priced(target, choice, scalar_cost, &widths, grouped, dots);
            best = match (other, best) {
                (Ok(a), Ok(b)) => Ok(if a.0 < b.0 { a } else { b }),
                (Ok(one), Err(_)) | (Err(_), Ok(one)) => Ok(one),
                (Err(_), Err(refusal)) => Err(refusal),
            };
        }
        best
    }

    /// Sums that can be made out of narrow factors.
    fn dots(
        &self,
        target: &TargetInfo,
        choice: Choice,
        widths: &Widths,
    ) -> BTreeMap<Value, Combination> {
        let factor = Type::int_of_bits(FACTOR_BITS).unwrap_or(Type::I16);
        if target.cost(RowOp::Dot, factor, choice.reg_bits).is_none() {
            return BTreeMap::new();
        }
        let search = dots::Search {
            f: self.f,
            widths,
            shapes: &self.shapes,
            uses: &self.uses,
        };
        search.run(&self.facts.blocks)
    }

    /// Writes a candidate and prices it in the better order of lanes.
    fn priced(
        &self,
        target: &TargetInfo,
        choice: Choice,
        scalar_cost: u32,
        widths: &Widths,
        grouped: &BTreeMap<Value, Grouped>,
        dots: &BTreeMap<Value, Combination>,
    ) -> Result<(u64, Plan), Refusal> {
        let setting = self.setting(target, choice, widths, dots);
        let program = skeleton::write(setting, self.scalars(), self.facts, grouped)?;
        let price = |order| {
            let bits = choice.reg_bits;
            cost::plan_cost(&program.body, &program.values, target, bits, order)
        };
        let natural = price(LaneOrder::Natural);
        let natural = natural.map_err(|missing| self.missing(missing, target))?;
        let mut best = (LaneOrder::Natural, natural);
        if can_interleave(&program.body, &program.values, choice.reg_bits)
            && let Ok(other) = price(LaneOrder::Interleaved)
            && other.iteration < natural.iteration
        {
            best = (LaneOrder::Interleaved, other);
        }
        Ok(self.finish(target, choice, scalar_cost, program, best))
    }

    /// Reductions that can be summed by groups of lanes.
    fn grouped(
        &self,
        target: &TargetInfo,
        choice: Choice,
        widths: &Widths,
    ) -> BTreeMap<Value, Grouped> {
        let search = Search {
            f: self.f,
            widths,
            shapes: &self.shapes,
            has: &|row, elem| target.cost(row, elem, choice.reg_bits).is_some(),
            vf: choice.vf,
        };
        let reductions = self.facts.carried.iter().filter_map(|c| match &c.kind {
            CarriedKind::Reduction {
                op: ReduceOp::Add,
                ordered: false,
                chain,
            } => Some((c.phi, search.find(c, chain)?)),
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
        dots: &'s BTreeMap<Value, Combination>,
    ) -> Setting<'s> {
        let facts = self.facts;
        let inductions = facts.carried.iter().filter_map(|c| match c.kind {
            CarriedKind::Induction { step } => Some((c.phi, (c.start, step))),
            CarriedKind::Overwritten | CarriedKind::Reduction { .. } => None,
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
            reg_bits: choice.reg_bits,
            accesses: facts.accesses.iter().map(|a| (a.inst, a)).collect(),
            hazards: facts.hazards.iter().map(|h| h.inst).collect(),
            inductions: inductions.collect(),
            ordered: self.ordered.clone(),
            results: self.results.clone(),
            span: self.span,
        }
    }

    fn scalars(&self) -> Scalars<'_> {
        let loads: BTreeSet<Inst> = self.facts.invariant_loads.iter().copied().collect();
        let header = &self.f.blocks[self.facts.header].insts;
        // Whenever the loop is reached, its header runs at least once.
        let early = header.iter().copied().filter(|i| loads.contains(i));
        let early: BTreeSet<Inst> = early.collect();
        let entry = &self.f.sites[self.facts.site].entry;
        let mut scalars = Scalars::new(self.f, entry, loads, early, self.span);
        for carried in &self.facts.carried {
            if carried.kind == (CarriedKind::Induction { step: 0 }) {
                scalars.alias(carried.phi, carried.start);
            }
        }
        scalars
    }

    fn finish(
        &self,
        target: &TargetInfo,
        choice: Choice,
        scalar_cost: u32,
        program: Program,
        (order, price): (LaneOrder, PlanCost),
    ) -> (u64, Plan) {
        let Choice { vf, uf, reg_bits } = choice;
        let group = vf * uf;
        let mut iteration = price.iteration.max(self.in_order * group);
        if self.in_order == 0 {
            iteration = iteration.max(self.latency * OVERLAP);
        }
        let pressed = find_loop(&program.body)
            .map_or(0, |node| cost::pressure(node, &program.values, reg_bits));
        // A value that does not fit goes to memory and comes back.
        iteration += pressed.saturating_sub(target.registers) * 8;
        let trips = constant_trips(self.facts).unwrap_or(ASSUMED_TRIPS);
        let group = u64::from(group);
        let rest = if self.facts.trip.constant.is_some() {
            trips % group
        } else {
            group / 2
        };
        let rounds = (trips.saturating_sub(rest)) / group;
        let total = rounds * u64::from(iteration)
            + rest * u64::from(scalar_cost)
            + u64::from(price.once) / 2;
        let percent = u64::from(iteration) * 100 / group;
        let plan = Plan {
            function: self.f.name.clone(),
            region: Region::Loop {
                site: self.facts.site,
                span: self.span,
            },
            vf,
            uf,
            reg_bits,
            order,
            vars: self.f.vars.clone(),
            symbols: self.f.symbols.clone(),
            fields: self.f.fields.clone(),
            values: program.values,
            body: program.body,
            guards: program.guards,
            scalar_cost,
            vector_cost_percent: u32::try_from(percent).unwrap_or(u32::MAX),
            layout_asserts: self.facts.layout.clone(),
        };
        (total, plan)
    }
}

fn find_loop(nodes: &[Node]) -> Option<&LoopNode> {
    nodes.iter().find_map(|node| match node {
        Node::Inst(_) => None,
        Node::If { then, .. } => find_loop(then),
        Node::Loop(node) => Some(node),
    })
}

fn shapes(f: &Function, facts: &LoopFacts, linear: &Linear) -> Shapes {
    let inputs: Vec<(Value, Shape)> = facts
        .carried
        .iter()
        .map(|c| {
            let shape = match c.kind {
                CarriedKind::Induction { step: 0 } => Shape::Uniform,
                CarriedKind::Induction { step } => Shape::Linear(step),
                CarriedKind::Overwritten | CarriedKind::Reduction { .. } => Shape::Varying,
            };
            (c.phi, shape)
        })
        .collect();
    let loads = facts.invariant_loads.iter().copied().collect();
    let pinned: BTreeSet<Inst> = facts.hazards.iter().map(|h| h.inst).collect();
    Shapes::compute(f, linear, &inputs, &loads, &pinned)
}

/// An operation as the user knows it.
fn words(row: RowOp) -> String {
    match row {
        RowOp::Binary(BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr) => {
            "shifts by a count that is no constant".to_string()
        }
        RowOp::Binary(BinaryOp::SDiv | BinaryOp::UDiv) => "integer division".to_string(),
        RowOp::Binary(BinaryOp::SRem | BinaryOp::URem) => "integer remainders".to_string(),
        _ => format!("{row:?}"),
    }
}
