//! Plans for loops that are vectorized with all that is in them.

use super::loops::Planned;
use super::reduction;
use super::skeleton::{self, Program, Stage};
use super::trips::constant_trips;
use super::whole::{
    Nothing, Placing, Whole, divisions, full_lanes, refuse, registers, sweeps, working_bits,
};
use crate::analysis::facts::{CarriedKind, LoopFacts, ReduceOrder, TripCount};
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest;
use crate::analysis::trip_count::is_signed;
use crate::cost::{self, PlanCost};
use crate::engine::divergence::{Exact, Question};
use crate::engine::linearize::{Linear, linearize_nest};
use crate::engine::scalars::Scalars;
use crate::engine::shape::{Shape, Shapes};
use crate::engine::widen::Ordered;
use crate::options::{Optimization, Options};
use crate::plan::{LaneOrder, Plan, Region};
use crate::remark::{Reason, Refusal};
use crate::ssa::wishes::LaneWish;
use crate::ssa::{Function, Inst, Op, Overflow, Value, VariantInfo};
use crate::target::TargetInfo;
use frontend::span::Span;
use std::collections::{BTreeMap, BTreeSet};

/// More lanes than this are not used.
const MOST_LANES: u32 = 64;

/// More lanes must take less than this part of the time, for they leave more iterations to scalar code.
const GAIN_PERCENT: u128 = 94;

/// Plans a loop with all that is in it, and says what that is estimated to cost, whatever it is.
pub fn plan_nest(
    view: &FunctionView<'_>,
    forest: &LoopForest,
    checked: &nest::Nest,
    target: &TargetInfo,
    options: &Options,
) -> Result<Planned, Vec<Refusal>> {
    let f = view.f;
    let facts = &checked.facts;
    let span = f.sites[facts.site].span;
    let Some(mut linear) = linearize_nest(f, forest, checked.outermost) else {
        return Err(refuse(
            Reason::Opaque,
            span,
            "its control flow has no order",
        ));
    };
    let pinned: BTreeSet<_> = facts.hazards.iter().map(|h| h.inst).collect();
    let Inputs {
        shapes: inputs,
        results,
        inductions,
        in_order,
    } = inputs(f, facts, span)?;
    let shapes = shapes(f, checked, &linear, &inputs);
    let scalar_cost = cost::scalar_iteration(f, &linear, &facts.blocks);
    let placing = Placing {
        view,
        shapes: &shapes,
        hazards: &pinned,
        ordered: &in_order.keys().copied().collect(),
        results: &results,
        own: &checked.own,
        options,
    };
    let neighbours = placing.place(&mut linear);
    let Some(&reg_bits) = registers(target, options).first() else {
        let detail = "no register is allowed";
        return Err(refuse(Reason::UnsupportedTarget, span, detail));
    };
    let mut widths = divisions(f, &facts.blocks, target, reg_bits);
    let (region, machine) = ((f, &linear, &shapes), (target, reg_bits));
    let sweeps = sweeps(region, &checked.own, machine, options, &mut widths);
    let nest = Nest {
        facts,
        whole: Whole {
            f,
            target,
            options,
            linear: &linear,
            shapes: &shapes,
            widths,
            hazards: &pinned,
            inductions,
            in_order,
            results,
            reg_bits,
            mask_bits: working_bits(f, &facts.blocks),
            span,
            own: checked.own.clone(),
            sweeps,
            neighbours,
            nothing: Nothing::default(),
        },
    };
    let mask_bits = nest.whole.mask_bits;
    let vf = (reg_bits / mask_bits).max(full_lanes(f, &facts.blocks));
    let wished = match &f.sites[facts.site].wishes.lanes {
        LaneWish::OneOf(lanes) => lanes.first().copied(),
        LaneWish::PerRegister(bytes) => Some(reg_bits / 8 / (*bytes).max(1)),
        LaneWish::Any => None,
    };
    let wished = wished.filter(|vf| *vf > 1 && vf.is_power_of_two() && *vf <= MOST_LANES);
    let mut narrow = None;
    let (vf, (mut program, price)) = match options.force_vf.or(wished) {
        Some(vf) => (vf, nest.attempt(vf, None, false)?),
        None => {
            let least = vf.max(nest.lanes_of_calls());
            let fastest = nest.fastest(least)?;
            // A scalar iteration takes as long as one vector; but narrow elements take as long for few
            // lanes as for many.
            let suits = !nest.whole.sweeps.is_narrower(mask_bits);
            narrow = (fastest.0 > least && suits).then_some(least);
            fastest
        }
    };
    if narrow.is_some() {
        match nest.attempt(vf, narrow, false) {
            Ok(both) => program = both.0,
            Err(_) => narrow = None,
        }
    }
    let percent = u64::from(price.iteration) * 100 / u64::from(vf);
    let varies = |value| !shapes.is_uniform(value);
    let scalar = cost::scalar_nest(view, forest, checked.outermost, &varies);
    let vector = nest.time(&program, vf);
    let percent_of_scalar = vector.saturating_mul(100) / (u64::from(vf) * scalar).max(1);
    // What one lane may do alone, or not, decides nothing else: it is there where it is faster.
    if linear.plain.is_some()
        && let Ok(alone) = nest.attempt(vf, narrow, true)
    {
        program = alone.0;
    }
    let plan = Plan {
        function: f.name.clone(),
        region: Region::Loop {
            site: facts.site,
            span,
        },
        vf,
        uf: 1,
        narrow,
        reg_bits,
        order: LaneOrder::Natural,
        vars: f.vars.clone(),
        symbols: f.symbols.clone(),
        fields: f.fields.clone(),
        callees: f.callees.clone(),
        values: program.values,
        body: program.body,
        guards: program.guards,
        scalar_cost,
        vector_cost_percent: u32::try_from(percent).unwrap_or(u32::MAX),
        layout_asserts: [facts.layout.clone(), program.layout].concat(),
    };
    Ok(Planned {
        plan,
        percent: percent_of_scalar,
    })
}

/// How the values of a loop differ from iteration to iteration.
pub fn shapes_of(f: &Function, forest: &LoopForest, checked: &nest::Nest) -> Option<Shapes> {
    let linear = linearize_nest(f, forest, checked.outermost)?;
    let span = f.sites[checked.facts.site].span;
    let inputs = inputs(f, &checked.facts, span).ok()?;
    Some(shapes(f, checked, &linear, &inputs.shapes))
}

fn shapes(
    f: &Function,
    checked: &nest::Nest,
    linear: &Linear,
    inputs: &[(Value, Shape)],
) -> Shapes {
    let facts = &checked.facts;
    let question = Question {
        f,
        linear,
        inputs,
        exact: exact(&facts.trip),
        pinned: &facts.hazards.iter().map(|h| h.inst).collect(),
        some_off: false,
        own: &checked.own,
    };
    question.answer()
}

/// The loop, whatever its lanes.
struct Nest<'a> {
    facts: &'a LoopFacts,
    whole: Whole<'a>,
}

impl Nest<'_> {
    /// Writes and prices the loop with that many lanes, and a narrow one for what it leaves.
    fn attempt(
        &self,
        vf: u32,
        narrow: Option<u32>,
        alone: bool,
    ) -> Result<(Program, PlanCost), Vec<Refusal>> {
        let (f, span) = (self.whole.f, self.whole.span);
        if constant_trips(self.facts).is_some_and(|n| n < u64::from(vf)) {
            let detail = "it runs too few iterations for a vector";
            return Err(refuse(Reason::ShortTrip, span, detail));
        }
        let none = BTreeSet::new;
        let entry = &f.sites[self.facts.site].entry;
        let mut scalars = Scalars::new(f, entry, none(), none(), span);
        for carried in &self.facts.carried {
            if matches!(
                carried.kind,
                CarriedKind::Induction { step: 0 } | CarriedKind::Private { first: true, .. }
            ) {
                scalars.alias(carried.phi, carried.start);
            }
        }
        let grouped = BTreeMap::new();
        let stage = |vf| Stage {
            setting: self.whole.setting(vf, alone),
            grouped: &grouped,
        };
        let program = skeleton::write(stage(vf), narrow.map(stage), scalars, self.facts);
        let program = program.map_err(|refusal| vec![refusal])?;
        let price = self.whole.price(&program)?;
        Ok((program, price))
    }

    /// Lanes that the calls need to go to variants for the target's own registers.
    fn lanes_of_calls(&self) -> u32 {
        let blocks = self.facts.blocks.iter();
        let insts = blocks.flat_map(|&b| &self.whole.f.blocks[b].insts);
        let lanes = insts.filter_map(|&inst| match self.whole.f.insts[inst].op {
            Op::LaneCall(callee) => {
                let isa = self.whole.target.variants.map(|callable| callable.isa);
                let variants = self.whole.f.callees[callee].variants.iter();
                let own = variants.filter(|variant| Some(variant.name.isa) == isa);
                own.filter_map(VariantInfo::lanes).min()
            }
            _ => None,
        });
        let most = lanes.filter(|lanes| *lanes <= MOST_LANES).max();
        most.unwrap_or(1)
    }

    /// Time of one iteration of a program at so many lanes, beside that of scalar code.
    fn time(&self, program: &Program, vf: u32) -> u64 {
        let (body, values, target) = (&program.body, &program.values, self.whole.target);
        let time = cost::nest_time_of_lanes(body, values, target, self.whole.reg_bits, vf);
        time.unwrap_or(u64::MAX)
    }

    /// As many vectors side by side as make the loops inside fast, at least so many lanes.
    fn fastest(&self, least: u32) -> Result<(u32, (Program, PlanCost)), Vec<Refusal>> {
        let whole = &self.whole;
        let mut best = (least, self.attempt(least, None, false)?);
        let time = |program: &Program| {
            let (body, values) = (&program.body, &program.values);
            cost::nest_time(body, values, whole.target, whole.reg_bits).unwrap_or(u64::MAX)
        };
        let mut best_time = time(&best.1.0);
        // Few lanes of narrow elements leave most of a register unused.
        let gains = !whole.linear.loops.is_empty() || whole.sweeps.is_narrower(whole.mask_bits);
        if !whole.options.uses(Optimization::Interleaving) || !gains {
            return Ok(best);
        }
        for vectors in [2, 4] {
            let vf = vectors * least;
            // What the others may have, such as local arrays of a size that fits, more have not.
            let Some(program) = (vf <= MOST_LANES)
                .then(|| self.attempt(vf, None, false).ok())
                .flatten()
            else {
                break;
            };
            let time = time(&program.0);

            let per_lane = |time: u64, lanes: u32| u128::from(time) * 100 / u128::from(lanes);
            if per_lane(time, vf) < per_lane(best_time, best.0) * GAIN_PERCENT / 100 {
                (best, best_time) = ((vf, program), time);
            }
        }
        Ok(best)
    }
}

/// What comes into an iteration.
#[derive(Default)]
struct Inputs {
    shapes: Vec<(Value, Shape)>,
    /// What reductions in any order need of the iteration.
    results: Vec<Value>,
    /// Start and step.
    inductions: BTreeMap<Value, (Value, i64)>,
    in_order: BTreeMap<Inst, Ordered>,
}

fn inputs(f: &Function, facts: &LoopFacts, span: Span) -> Result<Inputs, Vec<Refusal>> {
    let mut all = Inputs::default();
    for c in &facts.carried {
        let shape = match &c.kind {
            CarriedKind::Induction { step: 0 } | CarriedKind::Private { first: true, .. } => {
                Shape::Uniform
            }
            CarriedKind::Induction { step } => {
                all.inductions.insert(c.phi, (c.start, *step));
                Shape::Linear(*step)
            }
            CarriedKind::Overwritten | CarriedKind::Private { first: false, .. } => Shape::Varying,
            CarriedKind::Reduction {
                order: ReduceOrder::Iterations,
                chain,
                ..
            } => {
                let (inst, ordered) =
                    reduction::ordered(f, c, chain, span).map_err(|refusal| vec![refusal])?;
                all.in_order.insert(inst, ordered);
                Shape::Varying
            }
            CarriedKind::Reduction { .. } => {
                all.results.push(c.next);
                Shape::Varying
            }
        };
        all.shapes.push((c.phi, shape));
    }
    Ok(all)
}

/// The counter, which the trip count says does not wrap.
fn exact(trip: &TripCount) -> BTreeMap<Value, Exact> {
    let mut exact = BTreeMap::new();
    if trip.counter_ty == trip.ty && (trip.offset == 0 || trip.offset == trip.step) {
        let how = match is_signed(trip.cc) {
            true => Exact::Signed,
            false => Exact::Unsigned,
        };
        exact.insert(trip.counter, how);
    }
    // A signed counter that is compared as something wider is widened, and does not wrap either.
    if trip.overflow == Overflow::Undefined {
        exact.insert(trip.counter, Exact::Signed);
    }
    exact
}
