//! Plans for loops that are vectorized with all that is in them.

use super::candidate::{Candidate, Parameters};
use super::loops::{IDLE, Planned, is_idle};
use super::reduction;
use super::skeleton::{self, Program, Stage};
use super::strategies;
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
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// More lanes than this are not used.
const MOST_LANES: u32 = 64;

/// Iterations of a block of which lanes are regrouped: the arrays of a block stay in the first cache.
const BLOCK: u32 = 512;

/// More lanes must take less than this part of the time, for they leave more iterations to scalar code.
const GAIN_PERCENT: u128 = 94;

/// Plans a loop with all that is in it, and says what that is estimated to cost, whatever it is.
pub fn plan_nest(
    view: &FunctionView<'_>,
    forest: &LoopForest,
    checked: &nest::Nest,
    target: &TargetInfo,
    options: &Options,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let nest = Nest::gather(view, forest, checked, target, options)?;
    let mut all = Vec::new();
    let best = nest.choose(&mut all)?;
    let varies = |value| !nest.whole.shapes.is_uniform(value);
    let scalar = cost::scalar_nest(view, forest, checked.outermost, &varies);
    let percent = nest.percent_of(scalar, best.way, best.time);
    considered.extend(all.into_iter().map(|(way, time)| Candidate {
        strategy: Some(strategies::WHOLE),
        parameters: nest.parameters(way),
        percent: nest.percent_of(scalar, way, time),
    }));
    let plan = nest.plan(nest.alone(best));
    Ok(Planned { plan, percent })
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

/// How the loop may be written.
#[derive(Clone, Copy)]
struct Way {
    /// Lanes.
    vf: u32,
    /// Lanes of a vector, where these are a block done in pieces.
    group: Option<u32>,
    /// Lanes of a second loop, for what the first one leaves.
    narrow: Option<u32>,
    /// The last lane in a loop may do the rest alone.
    alone: bool,
}

impl Way {
    fn of(vf: u32) -> Way {
        Way {
            vf,
            group: None,
            narrow: None,
            alone: false,
        }
    }
}

/// The loop written in one way.
struct Written {
    way: Way,
    program: Program,
    /// Without a second loop, and with no lane alone.
    price: PlanCost,
    /// What one iteration takes, beside scalar code that does as many lanes.
    time: u64,
}

/// The loop, whatever its lanes.
struct Nest<'a> {
    facts: &'a LoopFacts,
    whole: Whole<'a>,
    /// Price of one iteration of scalar code.
    scalar_cost: u32,
}

impl<'a> Nest<'a> {
    /// Finds out about a loop all that does not depend on its lanes.
    fn gather(
        view: &'a FunctionView<'a>,
        forest: &LoopForest,
        checked: &'a nest::Nest,
        target: &'a TargetInfo,
        options: &'a Options,
    ) -> Result<Nest<'a>, Vec<Refusal>> {
        let f = view.f;
        let facts = &checked.facts;
        let span = f.sites[facts.site].span;
        if is_idle(f, facts) {
            return Err(refuse(Reason::NotProfitable, span, IDLE));
        }
        let Some(mut linear) = linearize_nest(f, forest, checked.outermost) else {
            let detail = "its control flow has no order";
            return Err(refuse(Reason::Opaque, span, detail));
        };
        let hazards: SortedSet<_> = facts.hazards.iter().map(|h| h.inst).collect();
        let inputs = inputs(f, facts, span)?;
        let shapes = shapes(f, checked, &linear, &inputs.shapes);
        let scalar_cost = cost::scalar_iteration(f, &linear, &facts.blocks);
        let placing = Placing {
            view,
            shapes: &shapes,
            hazards: &hazards,
            ordered: &inputs.in_order.keys().copied().collect(),
            results: &inputs.results,
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
        let whole = Whole {
            f,
            target,
            options,
            linear,
            shapes,
            widths,
            hazards,
            inductions: inputs.inductions,
            in_order: inputs.in_order,
            results: inputs.results,
            reg_bits,
            mask_bits: working_bits(f, &facts.blocks),
            span,
            own: checked.own.clone(),
            sweeps,
            neighbours,
            nothing: Nothing::default(),
        };
        Ok(Nest {
            facts,
            whole,
            scalar_cost,
        })
    }

    /// The loop in the way that is asked for, or else in the fastest one. Those that were compared are
    /// added to `considered`, with what an iteration takes.
    fn choose(&self, considered: &mut Vec<(Way, u64)>) -> Result<Written, Vec<Refusal>> {
        if let Some(vf) = self.asked() {
            let asked = self.attempt(Way::of(vf))?;
            considered.push((asked.way, asked.time));
            return Ok(asked);
        }
        let least = self.least();
        let fastest = self.fastest(least, considered)?;
        if let Some(blocks) = self.regrouped(&fastest, least, considered) {
            return Ok(blocks);
        }
        // A scalar iteration takes as long as one vector; but narrow elements take as long for few
        // lanes as for many.
        let suits = !self.whole.sweeps.is_narrower(self.whole.mask_bits);
        let both = match fastest.way.vf > least && suits {
            true => self.with_narrow(&fastest, least, considered),
            false => None,
        };
        Ok(both.unwrap_or(fastest))
    }

    /// Lanes that the user asks for.
    fn asked(&self) -> Option<u32> {
        let wished = match &self.whole.f.sites[self.facts.site].wishes.lanes {
            LaneWish::OneOf(lanes) => lanes.first().copied(),
            LaneWish::PerRegister(bytes) => Some(self.whole.reg_bits / 8 / (*bytes).max(1)),
            LaneWish::Any => None,
        };
        let wished = wished.filter(|vf| *vf > 1 && vf.is_power_of_two() && *vf <= MOST_LANES);
        let wished = self.whole.options.force_vf.or(wished);
        wished.filter(|&vf| self.may_be_together(vf))
    }

    /// Whether dependences between iterations leave room for that many lanes.
    fn may_be_together(&self, vf: u32) -> bool {
        self.facts
            .max_lanes
            .is_none_or(|most| u64::from(vf) <= most)
    }

    /// Lanes that fill one register, or more if the loop needs them.
    fn least(&self) -> u32 {
        let whole = &self.whole;
        let vf = whole.reg_bits / whole.mask_bits;
        let vf = vf
            .max(full_lanes(whole.f, &self.facts.blocks))
            .max(self.lanes_of_calls());
        match self
            .facts
            .max_lanes
            .and_then(|most| u32::try_from(most).ok())
        {
            Some(most) if most < vf => 1 << most.max(1).ilog2(),
            _ => vf,
        }
    }

    /// What a way takes of which one iteration takes `time`, in percent of the time of scalar code.
    fn percent_of(&self, scalar: u64, way: Way, time: u64) -> u64 {
        time.saturating_mul(100) / (u64::from(way.vf) * scalar).max(1)
    }

    /// What is to be told of a way.
    fn parameters(&self, way: Way) -> Parameters {
        Parameters {
            vf: way.group.unwrap_or(way.vf),
            uf: way.group.map_or(1, |group| way.vf / group),
            narrow: way.narrow,
            reg_bits: self.whole.reg_bits,
        }
    }

    /// The same where the last lane in a loop may do the rest alone, if it can. That decides nothing
    /// else: it is there where it is faster.
    fn alone(&self, best: Written) -> Written {
        let way = Way {
            alone: true,
            ..best.way
        };
        let alone = self.whole.linear.plain.as_ref();
        match alone.and_then(|_| self.attempt(way).ok()) {
            Some(alone) => Written {
                program: alone.program,
                ..best
            },
            None => best,
        }
    }

    /// The plan of a candidate.
    fn plan(&self, best: Written) -> Plan {
        let Whole { f, reg_bits, .. } = self.whole;
        let Written {
            way,
            program,
            price,
            ..
        } = best;
        let percent = u64::from(price.iteration) * 100 / u64::from(way.vf);
        let Parameters { vf, uf, narrow, .. } = self.parameters(way);
        Plan {
            function: f.name.clone(),
            region: Region::Loop {
                site: self.facts.site,
                span: self.whole.span,
            },
            vf,
            uf,
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
            scalar_cost: self.scalar_cost,
            vector_cost_percent: u32::try_from(percent).unwrap_or(u32::MAX),
            layout_asserts: [self.facts.layout.clone(), program.layout].concat(),
        }
    }

    /// Writes and prices the loop in one way; a price also says that the target has every operation.
    fn attempt(&self, way: Way) -> Result<Written, Vec<Refusal>> {
        let (f, span) = (self.whole.f, self.whole.span);
        if !self.may_be_together(way.vf) {
            let detail = "its iterations depend on those as many before as a vector has lanes";
            return Err(refuse(Reason::MemoryDependence, span, detail));
        }
        if constant_trips(self.facts).is_some_and(|n| n < u64::from(way.vf)) {
            let detail = "it runs too few iterations for a vector";
            return Err(refuse(Reason::ShortTrip, span, detail));
        }
        let none = SortedSet::new;
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
        let grouped = SortedMap::new();
        let stage = |vf| Stage {
            setting: self.whole.setting(vf, way.group, way.alone),
            grouped: &grouped,
        };
        let program = skeleton::write(stage(way.vf), way.narrow.map(stage), scalars, self.facts);
        let program = program.map_err(|refusal| vec![refusal])?;
        let price = self.whole.price(&program)?;
        Ok(Written {
            way,
            time: self.time(&program, way.vf),
            program,
            price,
        })
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
    fn fastest(
        &self,
        least: u32,
        considered: &mut Vec<(Way, u64)>,
    ) -> Result<Written, Vec<Refusal>> {
        let whole = &self.whole;
        let mut best = self.attempt(Way::of(least))?;
        considered.push((best.way, best.time));
        // Few lanes of narrow elements leave most of a register unused.
        let gains = !whole.linear.loops.is_empty() || whole.sweeps.is_narrower(whole.mask_bits);
        if !whole.options.uses(Optimization::Interleaving) || !gains {
            return Ok(best);
        }
        for vectors in [2, 4] {
            let vf = vectors * least;
            // What the others may have, such as local arrays of a size that fits, more have not.
            let Some(more) = (vf <= MOST_LANES)
                .then(|| self.attempt(Way::of(vf)).ok())
                .flatten()
            else {
                break;
            };
            considered.push((more.way, more.time));
            if self.is_faster(&more, &best) {
                best = more;
            }
        }
        Ok(best)
    }

    fn is_faster(&self, more: &Written, best: &Written) -> bool {
        let (target, reg_bits) = (self.whole.target, self.whole.reg_bits);
        let per_lane = |of: &Written| {
            let (body, values) = (&of.program.body, &of.program.values);
            let time = cost::nest_time(body, values, target, reg_bits).unwrap_or(u64::MAX);
            u128::from(time) * 100 / u128::from(of.way.vf)
        };
        per_lane(more) < per_lane(best) * GAIN_PERCENT / 100
    }

    /// The loop in blocks of many vectors, of which the lanes are regrouped that come to steps behind a
    /// branch, if that is faster than `apart`.
    fn regrouped(
        &self,
        apart: &Written,
        least: u32,
        considered: &mut Vec<(Way, u64)>,
    ) -> Option<Written> {
        let whole = &self.whole;
        // What is carried from one iteration to another is carried from one vector to the next.
        let carries = |kind: &CarriedKind| match kind {
            CarriedKind::Induction { .. } | CarriedKind::Overwritten => false,
            CarriedKind::Private { first, .. } => !first,
            CarriedKind::Reduction { .. } => true,
        };
        let mut carried = self.facts.carried.iter();
        let mut skips = whole.linear.skips.iter();
        if carried.any(|c| carries(&c.kind)) || !skips.any(|skip| skip.regrouped) {
            return None;
        }
        let (group, block) = match whole.options.ignore_cost {
            true => (least, 4 * least),
            false => (apart.way.vf, BLOCK.max(8 * apart.way.vf)),
        };
        let way = Way {
            group: Some(group),
            ..Way::of(block)
        };
        let blocks = self.attempt(way).ok()?;
        considered.push((blocks.way, blocks.time));
        if !whole.options.ignore_cost && !self.is_faster(&blocks, apart) {
            return None;
        }
        // Without a second loop, most of a block would be left to scalar code.
        self.with_narrow(&blocks, least, considered)
    }

    /// A candidate with a second loop of so many lanes, for what the first one leaves.
    fn with_narrow(
        &self,
        wide: &Written,
        lanes: u32,
        considered: &mut Vec<(Way, u64)>,
    ) -> Option<Written> {
        let way = Way {
            narrow: Some(lanes),
            ..wide.way
        };
        let both = self.attempt(way).ok()?;
        considered.push((way, both.time));
        Some(Written {
            price: wide.price,
            ..both
        })
    }
}

/// What comes into an iteration.
#[derive(Default)]
struct Inputs {
    shapes: Vec<(Value, Shape)>,
    /// What reductions in any order need of the iteration.
    results: Vec<Value>,
    /// Start and step.
    inductions: SortedMap<Value, (Value, i64)>,
    in_order: SortedMap<Inst, Ordered>,
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
fn exact(trip: &TripCount) -> SortedMap<Value, Exact> {
    let mut exact = SortedMap::new();
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
