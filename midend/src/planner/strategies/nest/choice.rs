//! As many lanes as make a loop with all that is in it fast.

use crate::analysis::facts::TripCount;
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::LoopForest;
use crate::analysis::nest;
use crate::analysis::trip_count::is_signed;
use crate::cost::{self, PlanCost};
use crate::engine::divergence::{Exact, Question};
use crate::engine::linearize::{Linear, linearize_nest};
use crate::engine::shape::{Shape, Shapes};
use crate::options::{Optimization, Options};
use crate::plan::{LaneOrder, Parameters, Plan, Second};
use crate::planner::initial::InitialPlan;
use crate::planner::interchanged::Rows;
use crate::planner::loops::{Inputs, Loop, Planned};
use crate::planner::material::{
    Forms, Material, Placing, Technique, Way, divisions, full_lanes, refuse, registers,
    select_chains, working_bits,
};
use crate::planner::program::{Program, Stage, Stages};
use crate::planner::purpose::{IDLE, is_idle};
use crate::planner::strategies::innermost::choice::most_iterations;
use crate::planner::strategies::strategy;
use crate::processor::Processor;
use crate::remark::{Candidate, Reason, Refusal};
use crate::ssa::wishes::LaneWish;
use crate::ssa::{Function, Op, Overflow, Value, VariantInfo};
use crate::target::TargetInfo;
use frontend::sorted::{SortedMap, SortedSet};

/// More lanes than this are not used.
const MOST_LANES: u32 = 64;

/// Iterations of a block of which lanes are regrouped: the arrays of a block stay in the first cache.
const BLOCK: u32 = 512;

/// More lanes must take less than this part of the time, for they leave more iterations to scalar code.
const GAIN_PERCENT: u128 = 94;

/// Plans a loop with all that is in it, and says what that is estimated to cost, whatever it is.
pub(super) fn plan(
    view: &FunctionView<'_>,
    forest: &LoopForest,
    checked: &nest::Nest,
    target: &TargetInfo,
    options: &Options,
    rows: Option<&Rows>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let nest = Nest::gather(view, forest, checked, target, options, Lanes::AllOn)?;
    let varies = |value| !nest.l.material.shapes.is_uniform(value);
    let scalar = match rows {
        Some(rows) => rows.scalar,
        None => cost::scalar_nest(view, forest, checked.outermost, &varies, options.processor),
    };
    let tail = match nest.may_be_masked() {
        true => Nest::gather(view, forest, checked, target, options, Lanes::SomeOff).ok(),
        false => None,
    };
    let nest = Nest {
        tail: tail.map(Box::new),
        ..nest
    };
    let mut all = Vec::new();
    let best = nest.choose(scalar, rows.is_some(), &mut all)?;
    let tried: Vec<Parameters> = all.iter().map(Tried::parameters).collect();
    considered.extend(all.into_iter().map(|tried| Candidate {
        strategy: Some(match rows {
            Some(_) => strategy::INTERCHANGED,
            None => strategy::NEST,
        }),
        parameters: tried.parameters(),
        percent: tried.percent_of(scalar),
    }));
    let percent = best.tried.percent_of(scalar);
    let best = nest.with_scalar_last_lane(best);
    let best = match rows {
        Some(rows) => nest.interchanged(best, rows)?,
        None => best,
    };
    let mut chosen = nest.plan(best);
    if options.keep_initial_plans {
        let tried = tried.iter().map(|p| [p.vf, p.uf]);
        let initial = InitialPlan::new(&nest.l, tried);
        chosen.initial.push(initial.to_string());
    }
    let plan = strategy::finished(chosen, nest.l.material.span, (target, options))?;
    Ok(Planned { plan, percent })
}

/// How the values of a loop differ from iteration to iteration.
pub(super) fn shapes_of(f: &Function, forest: &LoopForest, checked: &nest::Nest) -> Option<Shapes> {
    let linear = linearize_nest(f, forest, checked.outermost)?;
    let span = f.sites[checked.facts.site].span;
    let inputs = Inputs::of(f, &checked.facts, span).ok()?;
    Some(shapes(f, checked, &linear, &inputs.shapes, Lanes::AllOn))
}

/// What an iteration takes as scalar code.
pub(super) fn scalar(
    view: &FunctionView<'_>,
    forest: &LoopForest,
    checked: &nest::Nest,
    processor: Processor,
) -> Option<u64> {
    let shapes = shapes_of(view.f, forest, checked)?;
    let varies = |value| !shapes.is_uniform(value);
    let outermost = checked.outermost;
    Some(cost::scalar_nest(
        view, forest, outermost, &varies, processor,
    ))
}

fn shapes(
    f: &Function,
    checked: &nest::Nest,
    linear: &Linear,
    inputs: &[(Value, Shape)],
    lanes: Lanes,
) -> Shapes {
    let facts = &checked.facts;
    let question = Question {
        f,
        linear,
        inputs,
        exact: exact(&facts.trip),
        pinned: &facts.hazards.iter().map(|h| h.inst).collect(),
        some_off: lanes == Lanes::SomeOff,
        uniform_loads: &facts.invariant_loads.iter().copied().collect(),
        private: &checked.private,
    };
    question.answer()
}

/// Which lanes do an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lanes {
    AllOn,
    /// Those of iterations from the end of the loop on do none.
    SomeOff,
}

/// A way to write the loop that was tried.
#[derive(Clone, Copy)]
pub(super) struct Tried {
    pub way: Way,
    /// A second loop, for what the first one leaves.
    pub second: Option<Second>,
    /// What one iteration takes, beside scalar code that does as many lanes.
    pub time: u64,
}

impl Tried {
    /// Its time in percent of that of scalar code, of which one iteration takes `scalar`.
    pub fn percent_of(&self, scalar: u64) -> u64 {
        self.time.saturating_mul(100) / (u64::from(self.way.vf) * scalar).max(1)
    }

    /// What is to be told of it.
    fn parameters(&self) -> Parameters {
        let Way {
            vf,
            group,
            reg_bits,
            ..
        } = self.way;
        Parameters {
            vf: group.unwrap_or(vf),
            uf: group.map_or(1, |group| vf / group),
            second: self.second,
            last: false,
            reg_bits,
        }
    }
}

/// The loop written in one way.
pub(super) struct Written {
    pub tried: Tried,
    pub program: Program,
    /// Without a second loop, and with no lane alone.
    pub price: PlanCost,
}

/// The loop, whatever its lanes.
pub(super) struct Nest<'a> {
    pub l: Loop<'a>,
    forms: Forms,
    reg_bits: u32,
    lanes: Lanes,
    /// The same under masks, for what does not fill a vector.
    pub tail: Option<Box<Nest<'a>>>,
}

impl<'a> Nest<'a> {
    /// Finds out about a loop all that does not depend on its lanes.
    fn gather(
        view: &'a FunctionView<'a>,
        forest: &LoopForest,
        checked: &'a nest::Nest,
        target: &'a TargetInfo,
        options: &'a Options,
        lanes: Lanes,
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
        let inputs = Inputs::of(f, facts, span)?;
        let shapes = shapes(f, checked, &linear, &inputs.shapes, lanes);
        let scalar_cost =
            cost::scalar_iteration(f, &linear, &facts.blocks, options.processor).time();
        let placing = Placing {
            view,
            shapes: &shapes,
            hazards: &hazards,
            ordered: &inputs.in_order.keys().copied().collect(),
            results: &inputs.results,
            private: &checked.private,
            options,
        };
        let interleave_groups = placing.place(&mut linear);
        let Some(&reg_bits) = registers(target, options).first() else {
            let detail = "no register is allowed";
            return Err(refuse(Reason::UnsupportedTarget, span, detail));
        };
        let mut widths = divisions(f, &facts.blocks, target, reg_bits);
        let (region, machine) = ((f, &linear, &shapes), (target, reg_bits));
        let select_chains = select_chains(region, &checked.private, machine, options, &mut widths);
        let material = Material {
            f,
            target,
            options,
            linear,
            shapes,
            // Memory is taken as it comes, in the order of the program within each lane.
            accesses: SortedMap::new(),
            hazards,
            inductions: inputs.inductions,
            in_order: inputs.in_order,
            results: inputs.results,
            mask_bits: working_bits(f, &facts.blocks),
            span,
            private: checked.private.clone(),
            select_chains,
            interleave_groups,
        };
        Ok(Nest {
            l: Loop {
                facts,
                material,
                scalar_cost,
                scalar_part: None,
            },
            forms: Forms {
                widths,
                ..Forms::default()
            },
            reg_bits,
            lanes,
            tail: None,
        })
    }

    /// The loop in the way that is asked for, or else in the fastest one. Those that were compared are
    /// added to `considered`, with what an iteration takes.
    ///
    /// `scalar`: what an iteration takes as scalar code; `often`: the loop runs many times over.
    fn choose(
        &self,
        scalar: u64,
        often: bool,
        considered: &mut Vec<Tried>,
    ) -> Result<Written, Vec<Refusal>> {
        if let Some(vf) = self.asked() {
            let asked = self.attempt(self.way(vf), None)?;
            considered.push(asked.tried);
            return Ok(asked);
        }
        let least = self.least();
        let fastest = self.fastest(least, considered)?;
        if let Some(blocks) = self.regrouped(&fastest, least, considered) {
            return Ok(blocks);
        }
        Ok(self.with_tail(fastest, least, (scalar, often), considered))
    }

    /// Lanes that the user asks for.
    fn asked(&self) -> Option<u32> {
        let wished = match &self.l.material.f.sites[self.l.facts.site].wishes.lanes {
            LaneWish::OneOf(lanes) => lanes.first().copied(),
            LaneWish::PerRegister(bytes) => Some(self.reg_bits / 8 / (*bytes).max(1)),
            LaneWish::Any => None,
        };
        let wished = wished.filter(|vf| *vf > 1 && vf.is_power_of_two() && *vf <= MOST_LANES);
        let wished = self.l.material.options.force_vf.or(wished);
        wished.filter(|&vf| self.may_be_together(vf))
    }

    /// Whether dependences between iterations leave room for that many lanes.
    fn may_be_together(&self, vf: u32) -> bool {
        self.l
            .facts
            .max_lanes
            .is_none_or(|most| u64::from(vf) <= most)
    }

    /// Lanes that fill one register, or more if the loop needs them.
    fn least(&self) -> u32 {
        let m = &self.l.material;
        let vf = self.reg_bits / m.mask_bits;
        let vf = vf
            .max(full_lanes(m.f, &self.l.facts.blocks))
            .max(self.lanes_of_calls());
        match self
            .l
            .facts
            .max_lanes
            .and_then(|most| u32::try_from(most).ok())
        {
            Some(most) if most < vf => 1 << most.max(1).ilog2(),
            _ => vf,
        }
    }

    /// The same where the last active lane of a loop may do the rest in scalar code, if it can. That decides nothing
    /// else: it is there where it is faster.
    fn with_scalar_last_lane(&self, best: Written) -> Written {
        let Tried { way, second, .. } = best.tried;
        let way = Way {
            scalar_last_lane: true,
            ..way
        };
        let scalar_form = self.l.material.linear.scalar_form.as_ref();
        match scalar_form.and_then(|_| self.attempt(way, second).ok()) {
            Some(written) => Written {
                program: written.program,
                ..best
            },
            None => best,
        }
    }

    /// The same for a loop over columns that has changed places with one over rows.
    fn interchanged(&self, best: Written, rows: &Rows) -> Result<Written, Vec<Refusal>> {
        let Tried { way, second, .. } = best.tried;
        let second = second.map(|second| self.second(way, second));
        let program = self.l.write_interchanged(self.stage(way), second, rows);
        let program = program.map_err(|refusal| vec![refusal])?;
        Ok(Written { program, ..best })
    }

    /// The plan of what was written.
    fn plan(&self, best: Written) -> Plan {
        let percent = u64::from(best.price.iteration.time()) * 100 / u64::from(best.tried.way.vf);
        let mut plan = self.l.plan(best.tried.way.reg_bits, best.program);
        plan.vector_cost_percent = u32::try_from(percent).unwrap_or(u32::MAX);
        plan
    }

    /// Vectors of so many lanes.
    pub(super) fn way(&self, vf: u32) -> Way {
        Way {
            vf,
            uf: 1,
            reg_bits: self.reg_bits,
            group: None,
            scalar_last_lane: false,
            masked: self.lanes == Lanes::SomeOff,
        }
    }

    /// Writes and prices the loop in one way; a price also says that the target has every operation.
    pub(super) fn attempt(
        &self,
        way: Way,
        second: Option<Second>,
    ) -> Result<Written, Vec<Refusal>> {
        let span = self.l.material.span;
        if !self.may_be_together(way.vf) {
            let detail = "its iterations depend on those as many before as a vector has lanes";
            return Err(refuse(Reason::MemoryDependence, span, detail));
        }
        let short = most_iterations(self.l.facts).is_some_and(|n| n < u64::from(way.vf));
        if short && !way.masked {
            let detail = "it runs too few iterations for a vector";
            return Err(refuse(Reason::ShortTrip, span, detail));
        }
        let stages = Stages {
            wide: self.stage(way),
            split: None,
            narrow: second.map(|second| self.second(way, second)),
            last: None,
        };
        let written = self.l.write_stages(stages).and_then(|program| {
            let order = LaneOrder::Natural;
            let price = self.l.material.price(&program, self.reg_bits, order)?;
            let time = self.time(&program, way.vf);
            Ok(Written {
                tried: Tried { way, second, time },
                program,
                price,
            })
        });
        written.map_err(|refusal| vec![refusal])
    }

    pub(super) fn stage(&self, way: Way) -> Stage<'_> {
        let material = &self.l.material;
        material.stage(way, &self.forms, Technique::default())
    }

    /// Lanes that the calls need to go to variants for the target's own registers.
    fn lanes_of_calls(&self) -> u32 {
        let blocks = self.l.facts.blocks.iter();
        let insts = blocks.flat_map(|&b| &self.l.material.f.blocks[b].insts);
        let lanes = insts.filter_map(|&inst| match self.l.material.f.insts[inst].op {
            Op::LaneCall(callee) => {
                let isa = self.l.material.target.variants.map(|callable| callable.isa);
                let variants = self.l.material.f.callees[callee].variants.iter();
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
        let (body, values, target) = (&program.body, &program.values, self.l.material.target);
        let time = cost::nest_time_of_lanes(body, values, target, self.reg_bits, vf);
        time.unwrap_or(u64::MAX)
    }

    /// As many vectors side by side as make the loops inside fast, at least so many lanes.
    fn fastest(&self, least: u32, considered: &mut Vec<Tried>) -> Result<Written, Vec<Refusal>> {
        let m = &self.l.material;
        let mut best = self.attempt(self.way(least), None)?;
        considered.push(best.tried);
        // Few lanes of narrow elements leave most of a register unused.
        let gains = !m.linear.loops.is_empty() || m.select_chains.is_narrower(m.mask_bits);
        if !m.options.uses(Optimization::Interleaving) || !gains {
            return Ok(best);
        }
        for vectors in [2, 4] {
            let vf = vectors * least;
            // What the others may have, such as local arrays of a size that fits, more have not.
            let Some(more) = (vf <= MOST_LANES)
                .then(|| self.attempt(self.way(vf), None).ok())
                .flatten()
            else {
                break;
            };
            considered.push(more.tried);
            if self.is_faster(&more, &best) {
                best = more;
            }
        }
        Ok(best)
    }

    fn is_faster(&self, more: &Written, best: &Written) -> bool {
        let (target, reg_bits) = (self.l.material.target, self.reg_bits);
        let per_lane = |of: &Written| {
            let (body, values) = (&of.program.body, &of.program.values);
            let time = cost::nest_time(body, values, target, reg_bits).unwrap_or(u64::MAX);
            u128::from(time) * 100 / u128::from(of.tried.way.vf)
        };
        per_lane(more) < per_lane(best) * GAIN_PERCENT / 100
    }

    /// The loop in blocks of many vectors, of which the lanes are regrouped that come to steps behind a
    /// branch, if that is faster than `apart`.
    fn regrouped(
        &self,
        apart: &Written,
        least: u32,
        considered: &mut Vec<Tried>,
    ) -> Option<Written> {
        let m = &self.l.material;
        // What is carried from one iteration to another is carried from one vector to the next.
        let mut carried = self.l.facts.carried.iter();
        let mut branches = m.linear.branches.iter();
        if carried.any(|c| c.kind.joins_vectors()) || !branches.any(|branch| branch.regrouped) {
            return None;
        }
        let (group, block) = match m.options.ignore_cost {
            true => (least, 4 * least),
            false => (apart.tried.way.vf, BLOCK.max(8 * apart.tried.way.vf)),
        };
        let way = Way {
            group: Some(group),
            ..self.way(block)
        };
        let blocks = self.attempt(way, None).ok()?;
        considered.push(blocks.tried);
        if !m.options.ignore_cost && !self.is_faster(&blocks, apart) {
            return None;
        }
        // Without a second loop, most of a block would be left to scalar code.
        self.with_narrow(&blocks, least, considered)
    }
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
