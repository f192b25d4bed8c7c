//! A loop without loops inside, all of whose accesses are analysed: vector loops of many lanes, vectors
//! and techniques are written and priced, and what is chosen of them becomes a plan.

pub(super) mod choice;
mod order;

use super::strategy::{INNERMOST, Question, Strategy, finished};
use crate::analysis::facts::{CarriedKind, Check, LoopFacts, MemoryAccess, ReduceOrder, TripCount};
use crate::analysis::function_view::FunctionView;
use crate::analysis::legality::check_loop;
use crate::cost::{self, PlanCost, ThroughMemory};
use crate::engine::dots;
use crate::engine::interleave_groups::{self, InterleaveGroup, InterleaveGroups};
use crate::engine::linearize::{Linear, linearize};
use crate::engine::narrow::Widths;
use crate::engine::redundancies::Redundancies;
use crate::engine::select_chains::SelectChains;
use crate::engine::shape::Shapes;
use crate::options::{Optimization, Options};
use crate::plan::{LaneOrder, Part, Plan, ReduceOp};
use crate::planner::counters::{self, Counter};
use crate::planner::groups::{Grouped, Search};
use crate::planner::initial::InitialPlan;
use crate::planner::lane_order::can_interleave;
use crate::planner::last_vector;
use crate::planner::loops::{Inputs, Loop, Planned, Writing, find_loop};
use crate::planner::material::{Forms, Material, Technique, refuse};
use crate::planner::program::{Program, SplitStages, Stages};
use crate::planner::purpose::{
    IDLE, begins_alike, is_idle, is_search, is_unbounded, left_to_library, searches_whole_blocks,
};
use crate::planner::scalar_part::ScalarPart;
use crate::planner::trips::constant_trips;
use crate::remark::{Candidate, Reason, Refusal};
use crate::ssa::{Function, Inst, LoopWishes, Op, Value};
use crate::target::TargetInfo;
use choice::{Choice, Chosen, PricedLoop, Work, best, choices, most_iterations, pairs};
use frontend::sorted::{SortedMap, SortedSet};

/// What the branch back costs more where all that a loop does is accumulate, in quarter cycles.
const CHAINED: u32 = 2;

/// Width of masks that loops inside would carry; there are none.
const MASK_BITS: u32 = 32;

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: INNERMOST,
    what: "lanes are iterations of a loop without loops inside, of whose accesses all is known",
    literature: "Allen and Kennedy, Automatic Translation of Fortran Programs to Vector Form, 1987; \
                 Nuzman and Henderson, Multi-platform Auto-vectorization, 2006",
    tried: |_, _| true,
    propose,
    preferred: |_, _, _| true,
};

fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let Question {
        view,
        forest,
        site,
        target,
        options,
        ..
    } = *question;
    if target.reg_bits.is_empty() {
        let detail = format!("{} has no vectors", target.name);
        return Err(refuse(Reason::UnsupportedTarget, question.span(), detail));
    }
    let facts = check_loop(view, forest, site, options)?;
    plan(view, facts, target, options, considered)
}

/// Plans a loop; all reasons if there is no plan that is better than the scalar loop, or, where the
/// user asks for one, none at all. What was considered is added to `considered`.
pub(super) fn plan(
    view: &FunctionView<'_>,
    facts: LoopFacts,
    target: &TargetInfo,
    options: &Options,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let alone = Composition::alone(INNERMOST);
    plan_with_scalar_part(view, facts, &alone, (target, options), considered)
}

/// What there is beside a loop's own plan.
pub(super) struct Composition<'a> {
    /// The strategy whose candidates these are.
    pub strategy: &'static str,
    /// What is done in scalar code.
    pub scalar_part: Option<&'a ScalarPart<'a>>,
    /// Price of one iteration of the scalar code that all of it replaces, if that is more than the loop.
    pub scalar_cost: Option<u32>,
    /// Whether a loop that does nothing but count is worth a plan.
    pub idle: Idle,
}

impl Composition<'static> {
    /// Nothing beside the plan.
    pub fn alone(strategy: &'static str) -> Composition<'static> {
        Composition {
            strategy,
            scalar_part: None,
            scalar_cost: None,
            idle: Idle::Alone,
        }
    }
}

/// What a loop is that does nothing but count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Idle {
    /// All there is: it stays as it is.
    Alone,
    /// One way of a loop that does more.
    OneWay,
    /// What is left of a loop whose iterations are done one by one beside it: it counts all of them.
    BesideAll,
}

/// The same with scalar code beside it.
pub(super) fn plan_with_scalar_part(
    view: &FunctionView<'_>,
    mut facts: LoopFacts,
    composition: &Composition<'_>,
    (target, options): (&TargetInfo, &Options),
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    let f = view.f;
    let site = &f.sites[facts.site];
    let span = site.span;
    let idle = is_idle(f, &facts);
    if idle && composition.idle == Idle::Alone {
        return Err(refuse(Reason::NotProfitable, span, IDLE));
    }
    let asked = options.ignore_cost || options.force_vf.is_some() || site.wishes.always;
    if let Some(why) = left_to_library(f, &facts)
        && !asked
    {
        return Err(refuse(Reason::Library, span, why));
    }
    let (inputs, region) = gather(view, &mut facts, options)?;
    let search = Innermost::new(f, &facts, inputs, region, composition, (target, options));
    let (all, mut refusals) = search.all();
    considered.extend(
        all.iter()
            .map(|chosen| chosen.candidate(composition.strategy, search.work)),
    );
    let Some(chosen) = best(&all, options) else {
        if refusals.is_empty() {
            let detail = "it runs too few iterations for a vector";
            return Err(refuse(Reason::ShortTrip, span, detail));
        }
        refusals.truncate(8);
        return Err(refusals);
    };
    let percent = chosen.percent(search.work);
    let gains = idle || chosen.cost < search.work.scalar_loop();
    if !gains && !options.ignore_cost && !site.wishes.always {
        let machine = (target, options);
        if let Some((any, what)) = order::in_any_order(f, &facts)
            && let Ok(any) = plan_with_scalar_part(view, any, composition, machine, &mut Vec::new())
        {
            return Err(vec![order::refused(span, &what, [percent, any.percent])]);
        }
        let few = match search.work.few() {
            Some(most) => format!(", which runs {most} times at most"),
            None => String::new(),
        };
        let detail = format!("vector code costs {percent}% of the scalar loop{few}");
        return Err(refuse(Reason::NotProfitable, span, detail));
    }
    let alone = Chosen {
        narrow: None,
        last: false,
        ..chosen
    };
    let plan = search
        .plan(chosen, None)
        .or_else(|_| search.plan(alone, None));
    let mut plan = plan.map_err(|refusal| vec![refusal])?;
    search.keep_initial(&mut plan, &all);
    let plan = finished(plan, span, (target, options))?;
    Ok(Planned { plan, percent })
}

/// The blocks of a loop in one line, the shapes of their values, and their interleave groups.
pub(super) type Body = (Linear, Shapes, InterleaveGroups);

/// What comes into an iteration, and what is known of the blocks and the shapes of its values and of its interleave
/// groups, for which the facts may ask more then.
pub(super) fn gather(
    view: &FunctionView<'_>,
    facts: &mut LoopFacts,
    options: &Options,
) -> Result<(Inputs, Body), Vec<Refusal>> {
    let f = view.f;
    let span = f.sites[facts.site].span;
    let Some(linear) = linearize(f, &facts.blocks) else {
        return Err(refuse(
            Reason::Opaque,
            span,
            "its control flow has no order",
        ));
    };
    let inputs = Inputs::of(f, facts, span)?;
    let loads = facts.invariant_loads.iter().copied().collect();
    let hazards = facts.hazards.iter().map(|h| h.inst);
    let behind = facts.exits.iter().flat_map(|exits| &exits.behind).copied();
    let pinned: SortedSet<Inst> = hazards.chain(behind).collect();
    let shapes = Shapes::compute(f, &linear, &inputs.shapes, &loads, &pinned);
    // A group may read what comes after the last of its elements, where another iteration reads that.
    let grouped = options.uses(Optimization::Shuffles) && facts.exits.is_none();
    let interleave_groups = match grouped {
        true => interleave_groups(view, facts, (&linear, &shapes), options),
        false => InterleaveGroups::default(),
    };
    facts.needs_last_iteration |= interleave_groups
        .groups
        .iter()
        .any(InterleaveGroup::reads_on)
        && !(facts.trip.tested_at_end && facts.bounds.is_empty());
    Ok((inputs, (linear, shapes, interleave_groups)))
}

/// Whether a loop calls functions. All that is in registers goes to memory meanwhile, and so several
/// vectors at a time gain nothing.
fn calls(f: &Function, facts: &LoopFacts) -> bool {
    let mut insts = facts.blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    insts.any(|&inst| matches!(f.insts[inst].op, Op::LaneCall(_)))
}

/// A loop as it is before and behind the iteration in which branches turn.
pub(super) struct SplitLoop<'a> {
    pub parts: [&'a Innermost<'a>; 2],
    /// How many iterations come before.
    pub turn: &'a TripCount,
}

/// What all candidates share.
pub(super) struct Innermost<'a> {
    pub l: Loop<'a>,
    uses: SortedMap<Value, u32>,
    redundancies: Redundancies,
    counters: SortedMap<Value, Counter>,
    /// Latency of the longest recurrence: of the scalar loop, and whether it is in order.
    latency: u32,
    in_order: u32,
    through_memory: Vec<ThroughMemory>,
    /// What is waited for after the loop.
    closing: u32,
    pub work: Work,
    idle: Idle,
}

impl<'a> Innermost<'a> {
    pub fn new(
        f: &'a Function,
        facts: &'a LoopFacts,
        inputs: Inputs,
        (mut linear, shapes, interleave_groups): Body,
        composition: &Composition<'a>,
        (target, options): (&'a TargetInfo, &'a Options),
    ) -> Innermost<'a> {
        let mut counters = SortedMap::new();
        let (mut latency, mut in_order, mut closing) = (0, 0, 0);
        for carried in &facts.carried {
            match &carried.kind {
                CarriedKind::Reduction { op, order, chain } => {
                    latency = latency.max(cost::latency(*op));
                    match order {
                        ReduceOrder::Iterations => in_order = in_order.max(cost::latency(*op)),
                        ReduceOrder::Any | ReduceOrder::AnyUnlessZero => {
                            let counter = counters::find(f, &mut linear, carried, chain);
                            counters.extend(counter.map(|counter| (carried.phi, counter)));
                        }
                    }
                }
                CarriedKind::Extremum { op } => {
                    latency = latency.max(cost::latency(*op));
                    // What runs once counts half. Loops of unknown length are taken for long ones.
                    if constant_trips(facts).is_some() {
                        closing = 2 * cost::EXTREMUM_CLOSING;
                    }
                }
                CarriedKind::Induction { .. }
                | CarriedKind::Stepped { .. }
                | CarriedKind::Overwritten
                | CarriedKind::Private { .. }
                | CarriedKind::FirstOrder { .. }
                | CarriedKind::Packed { .. }
                | CarriedKind::Position { .. }
                | CarriedKind::Companion { .. } => {}
            }
        }
        let redundancies = Redundancies::find(f, &linear, &facts.accesses);
        let mut scalar_cost =
            cost::scalar_iteration(f, &linear, &facts.blocks, options.processor).time();
        if closing > 0 && facts.blocks.len() > 2 {
            scalar_cost = scalar_cost.saturating_sub(cost::RARE_BRANCH);
        }
        let through_memory = ThroughMemory::all(f, &linear, &facts.accesses);
        let waits = through_memory.iter().map(ThroughMemory::scalar);
        let scalar_cost = waits.fold(scalar_cost.max(latency), u32::max);
        let scalar_cost = composition.scalar_cost.unwrap_or(scalar_cost);
        let mut results = inputs.results;
        for exit in facts.exits.iter().flat_map(|exits| &exits.conditions) {
            results.push(exit.cond);
            let mask = linear.mask_of_block(exit.block);
            results.extend(linear.masks.values(mask));
        }
        let material = Material {
            f,
            target,
            options,
            linear,
            shapes,
            accesses: facts.accesses.iter().map(|a| (a.inst, a)).collect(),
            hazards: facts.hazards.iter().map(|h| h.inst).collect(),
            inductions: inputs.inductions,
            in_order: inputs.in_order,
            results,
            mask_bits: MASK_BITS,
            span: f.sites[facts.site].span,
            private: SortedMap::new(),
            select_chains: SelectChains::default(),
            interleave_groups,
        };
        Innermost {
            l: Loop {
                facts,
                material,
                scalar_cost,
                scalar_part: composition.scalar_part,
            },
            uses: dots::use_counts(f, &facts.blocks),
            redundancies,
            counters,
            latency,
            in_order,
            through_memory,
            closing,
            work: Work {
                // A loop that is left early may run less often than it is counted.
                trips: constant_trips(facts).filter(|_| facts.exits.is_none()),
                most: most_iterations(facts).filter(|_| !is_search(f, facts)),
                scalar: scalar_cost,
                whole: searches_whole_blocks(f, facts) && !begins_alike(facts),
                needs_last: facts.needs_last_iteration,
                idle: is_idle(f, facts),
            },
            idle: composition.idle,
        }
    }

    /// All wide loops, each with the narrow one that suits it best, and why others cannot be written.
    pub fn all(&self) -> (Vec<Chosen>, Vec<Refusal>) {
        let Material {
            f, target, options, ..
        } = self.l.material;
        let facts = self.l.facts;
        let wishes = &f.sites[facts.site].wishes;
        // The iterations up to the first block are done one by one, or blocks of which only some lanes count have
        // code of their own: the smaller these are, the better.
        let small = facts.exits.is_some() && !searches_whole_blocks(f, facts);
        let most = match small {
            _ if options.force_uf.is_some() || wishes.vectors.is_some() => u32::MAX,
            // What is read of an object whose end nobody knows holds something that the program reads.
            _ if is_unbounded(facts) => 1,
            true => 2,
            false if calls(f, facts) => 1,
            false => u32::MAX,
        };
        let (mut loops, mut refusals) = (Vec::new(), Vec::new());
        // Nothing is the same in all of them: the fewest lanes leave the fewest iterations.
        let different = if self.work.idle { 1 } else { usize::MAX };
        let choices = match self.idle {
            Idle::BesideAll => Choice::one_by_one(target).into_iter().collect(),
            Idle::Alone | Idle::OneWay => choices(facts, wishes, target, options),
        };
        for choice in choices.into_iter().take(different) {
            if choice.uf > most {
                continue;
            }
            match self.attempt(choice) {
                Ok(priced) => loops.push(priced),
                Err(refusal) if refusals.contains(&refusal) => {}
                Err(refusal) => refusals.push(refusal),
            }
        }
        let mut all = self.pairs(&loops, wishes);
        if all.is_empty() {
            // Where what the user wishes cannot be had, anything else is better than nothing.
            all = self.pairs(&loops, &LoopWishes::default());
        }
        (all, refusals)
    }

    /// Wide loops with narrow ones, which a loop that is left early does not have.
    fn pairs(&self, loops: &[PricedLoop], wishes: &LoopWishes) -> Vec<Chosen> {
        let all = pairs(loops, self.work, self.l.material.options, wishes);
        match self.l.facts.exits {
            None => all,
            Some(_) => {
                let alone = |wide: Chosen| Chosen {
                    narrow: None,
                    last: false,
                    cost: wide.wide.alone(self.work),
                    ..wide
                };
                all.into_iter().map(alone).collect()
            }
        }
    }

    /// Writes and prices one vector loop, in the cheapest technique.
    pub fn attempt(&self, choice: Choice) -> Result<PricedLoop, Refusal> {
        let forms = self.forms(choice);
        let mut best = self.priced(choice, Technique::default(), &forms);
        let (grouped, dots) = (!forms.grouped.is_empty(), !forms.dots.is_empty());
        let others = [
            (true, false, grouped),
            (false, true, dots),
            (true, true, grouped && dots),
        ];
        for (grouped, dots, _) in others.into_iter().filter(|other| other.2) {
            let technique = Technique { grouped, dots };
            let other = self.priced(choice, technique, &forms);
            best = match (other, best) {
                (Ok(a), Ok(b)) if a.alone(self.work) < b.alone(self.work) => Ok(a),
                (Ok(a), Err(_)) => Ok(a),
                (_, best) => best,
            };
        }
        best
    }

    /// What a vector loop can be made of.
    pub fn forms(&self, choice: Choice) -> Forms {
        let (m, reg_bits) = (&self.l.material, choice.reg_bits);
        let widths = m.widths(&self.redundancies, reg_bits);
        Forms {
            grouped: self.grouped(choice, &widths),
            dots: m.dots(&widths, &self.uses, &self.l.facts.blocks, reg_bits),
            widths,
        }
    }

    /// Reductions that can be summed by groups of lanes.
    fn grouped(&self, choice: Choice, widths: &Widths) -> SortedMap<Value, Grouped> {
        let m = &self.l.material;
        let search = Search {
            f: m.f,
            widths,
            shapes: &m.shapes,
            has: &|row, elem| m.target.cost(row, elem, choice.reg_bits).is_some(),
            vf: choice.vf,
            masks: &m.linear.masks,
        };
        let reductions = self.l.facts.carried.iter().filter_map(|c| match &c.kind {
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

    /// Writes a vector loop and prices it.
    fn priced(
        &self,
        choice: Choice,
        technique: Technique,
        forms: &Forms,
    ) -> Result<PricedLoop, Refusal> {
        let Choice { vf, uf, reg_bits } = choice;
        let way = choice.way();
        let program = self.l.write_alone(Writing {
            way,
            forms,
            technique,
            least: 1,
        })?;
        let (_, price) = self.ordered_price(reg_bits, &program)?;
        let node = find_loop(&program.body);
        let m = &self.l.material;
        let repeats = m.options.uses(Optimization::LastVector)
            && last_vector::may_repeat(self.l.facts)
            && self.l.scalar_part.is_none()
            && node.is_some_and(last_vector::comes_apart);
        let pressed = node.map_or(0, |node| {
            let splats = cost::splats(&program.body);
            cost::pressure(node, &program.values, reg_bits, &splats)
        });
        let spilled = pressed.saturating_sub(self.l.material.target.registers);
        let mut needs = price.iteration.and(cost::SPILL.times(spilled));
        let mut chain = self.in_order * vf * uf;
        if self.in_order == 0 {
            chain = self.latency;
        }
        if let Some(scalar_part) = self.l.scalar_part {
            let cost = scalar_part.cost();
            needs = needs.and(cost.needs.times(vf * uf));
            chain = chain.max(cost.chain * vf * uf);
        }
        let waits = self.through_memory.iter();
        chain = waits.fold(chain, |chain, w| chain.max(w.vectors([vf, uf, reg_bits])));
        let mut iteration = needs.time().max(chain);
        // Loops that are left early cannot do much at once instead.
        if self.l.facts.exits.is_none() {
            iteration = iteration.max(cost::SHORT_LOOP);
        }
        // Accumulators that take one operation each leave the branch back to be waited for.
        if self.latency > 0 && self.in_order == 0 && !technique.grouped && self.counters.is_empty()
        {
            iteration += CHAINED;
        }
        Ok(PricedLoop {
            choice,
            technique,
            iteration,
            once: price.once + self.closing,
            code: price.work,
            repeats,
        })
    }

    /// The better order of lanes, and the price in it.
    pub fn ordered_price(
        &self,
        reg_bits: u32,
        program: &Program,
    ) -> Result<(LaneOrder, PlanCost), Refusal> {
        let price = |order| self.l.material.price(program, reg_bits, order);
        let natural = price(LaneOrder::Natural)?;
        if can_interleave(&program.body, &program.values, reg_bits)
            && let Ok(other) = price(LaneOrder::Interleaved)
            && other.iteration.time() < natural.iteration.time()
        {
            return Ok((LaneOrder::Interleaved, other));
        }
        Ok((LaneOrder::Natural, natural))
    }

    /// How many iterations it takes that vectors make up for two loops more that end where nobody expects it.
    fn least(&self, wide: PricedLoop) -> u64 {
        let group = u64::from(wide.choice.vf * wide.choice.uf);
        let scalar = group * u64::from(self.work.scalar);
        let gain = scalar.saturating_sub(wide.iteration.into());
        let groups = (2 * cost::LEAVING).checked_div(gain).unwrap_or(0);
        match self.l.material.options.ignore_cost {
            true => 1,
            false => (groups + 1) * group,
        }
    }

    /// Writes what was chosen.
    pub fn plan(&self, chosen: Chosen, split: Option<SplitLoop<'_>>) -> Result<Plan, Refusal> {
        let Chosen {
            wide, narrow, last, ..
        } = chosen;
        let Choice { vf, uf, reg_bits } = wide.choice;
        let forms = self.forms(wide.choice);
        let narrow_forms = narrow.map(|n| (n, self.forms(n.choice)));
        let narrow = narrow_forms.as_ref().map(|(n, forms)| Writing {
            way: n.choice.way(),
            forms,
            // With the same lanes, sums are handed on as vectors.
            technique: match n.choice.vf == vf {
                true => wide.technique,
                false => n.technique,
            },
            least: 1,
        });
        let wide_loop = Writing {
            way: wide.choice.way(),
            forms: &forms,
            technique: wide.technique,
            least: self.least(wide),
        };
        let program = match split {
            None => self.l.write(wide_loop, narrow, last)?,
            Some(split) => self.split(wide_loop, narrow, (last, wide.choice), split)?,
        };
        let (order, _) = self.ordered_price(reg_bits, &program)?;
        let percent = u64::from(wide.iteration) * 100 / u64::from(vf * uf);
        let mut plan = self.l.plan(reg_bits, program);
        plan.order = order;
        plan.vector_cost_percent = u32::try_from(percent).unwrap_or(u32::MAX);
        Ok(plan)
    }
}

impl Innermost<'_> {
    /// Keeps what a plan was before one of those that were tried was chosen, if that is asked for.
    pub fn keep_initial(&self, plan: &mut Plan, tried: &[Chosen]) {
        if self.l.material.options.keep_initial_plans {
            let tried = tried.iter().map(|chosen| chosen.wide.choice);
            let initial = InitialPlan::new(&self.l, tried.map(|Choice { vf, uf, .. }| [vf, uf]));
            plan.initial.push(initial.to_string());
        }
    }

    /// Writes a loop that is split.
    fn split(
        &self,
        wide: Writing<'_>,
        narrow: Option<Writing<'_>>,
        (last, choice): (bool, Choice),
        SplitLoop { parts, turn }: SplitLoop<'_>,
    ) -> Result<Program, Refusal> {
        let forms = parts.map(|part| part.forms(choice));
        let writing = |part: usize| {
            Ok(Writing {
                forms: &forms[part],
                technique: parts[part].attempt(choice)?.technique,
                ..wide
            })
        };
        let [before, after] = [writing(0)?, writing(1)?];
        let between = Writing {
            way: choice.one_vector().way(),
            ..wide
        };
        self.l.write_stages(Stages {
            wide: parts[1].l.stage(after).of(Part::After),
            split: Some(SplitStages {
                before: parts[0].l.stage(before).of(Part::Before),
                between: self.l.stage(between).of(Part::Between),
                turn,
            }),
            narrow: narrow.map(|narrow| self.l.stage(narrow)),
            last: last.then(|| self.l.stage(narrow.unwrap_or(wide))),
        })
    }
}

/// Elements that lie apart, with their neighbours. That more of them may be done together, run-time
/// checks that two accesses are far enough apart become ones that they do not overlap.
fn interleave_groups(
    view: &FunctionView<'_>,
    facts: &mut LoopFacts,
    (linear, shapes): (&Linear, &Shapes),
    options: &Options,
) -> InterleaveGroups {
    let find = |facts: &LoopFacts| {
        InterleaveGroups::find(interleave_groups::Question {
            view,
            linear,
            shapes,
            private: &SortedMap::new(),
            facts: Some(facts),
            strict_aliasing: options.strict_aliasing,
        })
    };
    let found = find(facts);
    let alone = |a: &MemoryAccess, found: &InterleaveGroups| {
        let stride = a.address.iteration.unsigned_abs();
        stride >= 2 * u64::from(a.ty.bytes()) && found.of(a.inst).is_none()
    };
    let count =
        |found: &InterleaveGroups| facts.accesses.iter().filter(|a| alone(a, found)).count();
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
