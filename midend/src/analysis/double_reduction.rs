//! Double reductions: what a loop inside accumulates and the loop around hands on from one of its iterations to the
//! next, with nobody looking at it in between (`for (i ..) for (j ..) sum += a[i][j];`).
//!
//! Lanes that are iterations of the loop inside may keep their own sums over all iterations of the loop around: only
//! the order of what is combined differs, as it does in one loop.

use super::distribution::Param;
use super::facts::{CarriedKind, CarriedValue, LoopFacts, ReduceOrder};
use super::function_view::FunctionView;
use super::legality::check_loop;
use super::loop_shape;
use super::loop_values::Values;
use super::loop_view::LoopView;
use super::loops::{LoopData, LoopForest};
use super::uses::Use;
use crate::options::Options;
use crate::ssa::{Block, CType, Op, Pointee, Site, Type, Value};

/// A loop with one loop inside, between which there are double reductions and nothing else is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoubleReduction {
    /// The loop around: how often it runs, its counters, and the loads that its iterations do outside the loop inside,
    /// as loads that may be done before that.
    pub around: LoopFacts,
    /// The loop inside. It runs a constant number of times, all of which are for vectors to do, and stores nothing;
    /// nothing is to be checked at run time.
    pub inside: LoopFacts,
    /// What it accumulates.
    pub accumulators: Vec<Accumulator>,
    /// What else the loop around hands on, which does not depend on what is accumulated.
    pub others: Vec<Param>,
    /// The same of what none of its iterations reads, so that only what the last one makes of it counts: it may have no
    /// value before.
    pub overwritten: Vec<Param>,
}

/// What both loops carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accumulator {
    /// The header parameter of the loop around, with which the one of the loop inside begins.
    pub phi: Value,
    /// Value on entry to the loop around.
    pub start: Value,
}

/// Checks the loop at a site; `None`: it is no such loop.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<DoubleReduction> {
    let f = function.f;
    let info = &f.sites[site];
    let data = &forest.loops[forest.with_header(info.header)?];
    let [child] = data.children[..] else {
        return None;
    };
    let child = &forest.loops[child];
    let mut sites = f.sites.iter();
    let (inner, _) = sites.find(|(_, info)| info.header == child.header)?;
    let left_early = |site: Site| f.sites[site].is_left_early();
    if !child.children.is_empty() || left_early(inner) || left_early(site) {
        return None;
    }
    let mut refused = Vec::new();
    loop_shape::body_refusals(f, Some(info), &data.blocks, options, &mut refused);
    refused.extend(loop_shape::effects(f, data, options));
    let frame = loop_shape::frame(f, data, info, &mut refused);
    let (latch, exiting) = frame.filter(|_| refused.is_empty())?;
    let view = LoopView::new(function, info, data.blocks.clone(), latch, exiting);
    let stores = |op: &Op| matches!(op, Op::Store(_));
    if view.insts().any(|(_, _, data)| stores(&data.op)) {
        return None;
    }
    let inside = check_loop(function, forest, inner, options).ok()?;
    let own = view.blocks.iter().copied();
    let own: Vec<Block> = own.filter(|b| !child.blocks.contains(b)).collect();
    let in_each = own.iter().all(|&b| view.always(b)) && view.always(child.header);
    if !in_each || !is_whole(&inside) {
        return None;
    }
    let values = Values::without_checks(&view, options);
    let handed_on = handed_on(&view, &values, child, &inside)?;
    let known = |c: &CarriedValue| match c.kind {
        CarriedKind::Induction { .. } => true,
        _ => {
            let mut accumulators = handed_on.accumulators.iter();
            is_accumulator(c) && accumulators.any(|of| of.phi == c.start)
        }
    };
    if handed_on.accumulators.is_empty() || !inside.carried.iter().all(known) {
        return None;
    }
    let insts = own.iter().flat_map(|&b| &f.blocks[b].insts);
    let loads = insts.filter(|&&i| matches!(f.insts[i].op, Op::Load(_)));
    let places = [view.header, exiting, latch];
    let trip = values.trip.ok()?;
    let around = LoopFacts {
        invariant_loads: loads.copied().collect(),
        ..LoopFacts::counting(site, places, own.clone(), trip, handed_on.counters)
    };
    Some(DoubleReduction {
        around,
        inside,
        accumulators: handed_on.accumulators,
        others: handed_on.others,
        overwritten: handed_on.overwritten,
    })
}

/// What the loop around hands on, by what it is.
#[derive(Default)]
struct HandedOn {
    counters: Vec<CarriedValue>,
    accumulators: Vec<Accumulator>,
    others: Vec<Param>,
    overwritten: Vec<Param>,
}

/// What the loop around hands on; nothing if something of it is looked at or changed between rows that is accumulated.
fn handed_on(
    view: &LoopView<'_>,
    values: &Values,
    child: &LoopData,
    inside: &LoopFacts,
) -> Option<HandedOn> {
    let f = view.f;
    let mut all = HandedOn::default();
    for (n, &phi) in f.blocks[view.header].params.iter().enumerate() {
        let (start, next) = (view.start(n)?, view.next(n)?);
        let (_, var) = *view.site.phis.iter().find(|(value, _)| *value == phi)?;
        if let Some(induction) = values.inductions.get(&phi) {
            let step = induction.step;
            all.counters.push(CarriedValue {
                phi,
                var,
                start,
                next,
                kind: CarriedKind::Induction { step },
            });
            continue;
        }
        let begins = |c: &&CarriedValue| c.start == phi && is_accumulator(c);
        let Some(of) = inside.carried.iter().find(begins) else {
            if !has_simple_type(&f.vars[var].c_type) {
                return None;
            }
            let of = match values.uses.of(phi) {
                [] => &mut all.overwritten,
                _ => &mut all.others,
            };
            of.push(Param {
                phi,
                var,
                start,
                next,
                step: None,
            });
            continue;
        };
        let mut params = f.blocks[child.header].params.iter();
        let index = params.position(|&param| param == of.phi)?;
        let back = Use::Argument(view.header, n);
        let mut uses = values.uses.of(of.phi).iter();
        let alone = uses.all(|&used| used == back || is_within(view, &child.blocks, used));
        let begun = values.uses.of(phi) == [Use::Argument(child.header, index)];
        if next != of.phi || of.var != var || !alone || !begun {
            return None;
        }
        all.accumulators.push(Accumulator { phi, start });
    }
    Some(all)
}

/// Whether a variable of a type can be declared by a plain name of that, and no other declarator.
fn has_simple_type(ty: &CType) -> bool {
    match ty {
        CType::Scalar { spelling, .. } => !spelling.is_empty(),
        CType::Pointer { to, .. } => match to {
            Pointee::Scalar(ty, _, spelling) => *ty != Type::Ptr && !spelling.is_empty(),
            Pointee::Record(spelling) => !spelling.is_empty(),
            Pointee::Void | Pointee::Other => false,
        },
        CType::Array { .. } | CType::Record { .. } | CType::Function | CType::Other => false,
    }
}

/// Whether vectors may do all iterations of a loop, whatever is before it.
fn is_whole(inside: &LoopFacts) -> bool {
    inside.trip.constant.is_some()
        && !inside.trip.tested_at_end
        && !inside.needs_last_iteration
        && inside.exiting == inside.header
        && inside.exits.is_none()
        && inside.checks.is_empty()
}

/// Whether lanes may have values of their own of what is carried.
fn is_accumulator(carried: &CarriedValue) -> bool {
    match carried.kind {
        CarriedKind::Reduction { order, .. } => order != ReduceOrder::Iterations,
        CarriedKind::Induction { .. }
        | CarriedKind::Stepped { .. }
        | CarriedKind::Overwritten
        | CarriedKind::Private { .. }
        | CarriedKind::FirstOrder { .. }
        | CarriedKind::Packed { .. }
        | CarriedKind::Extremum { .. }
        | CarriedKind::Position { .. }
        | CarriedKind::Companion { .. } => false,
    }
}

/// Whether a use is in some blocks, or hands on to one of them.
fn is_within(view: &LoopView<'_>, blocks: &[Block], at: Use) -> bool {
    match at {
        Use::Operand(inst) => {
            let of = |b: &Block| view.f.blocks[*b].insts.contains(&inst);
            blocks.iter().any(of)
        }
        Use::Argument(to, _) => blocks.contains(&to),
        Use::Decision(block) => blocks.contains(&block),
    }
}
