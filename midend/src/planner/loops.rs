//! A loop as all strategies see it: what its facts come to, and how a vector loop, or two, are written
//! for it.

use super::double_reduction;
use super::interchanged::{self, Rows};
use super::lead_in;
use super::material::{Forms, Material, Technique, Way};
use super::pages;
use super::partial_blocks;
use super::program::{Program, Stage, Stages};
use super::purpose::{has_partial_blocks, is_search, searches_whole_blocks};
use super::reduction;
use super::scalar_part::ScalarPart;
use super::search;
use super::skeleton;
use crate::analysis::double_reduction::DoubleReduction;
use crate::analysis::facts::{
    CarriedKind, CarriedValue, Check, EarlyExits, LoopFacts, ReadAhead, ReduceOrder,
};
use crate::engine::scalars::Scalars;
use crate::engine::shape::Shape;
use crate::engine::widen::Ordered;
use crate::plan::verified::VerifiedPlan;
use crate::plan::{Leaves, LoopNode, Node, Plan, Region};
use crate::remark::{Reason, Refusal};
use crate::ssa::{Function, Inst, Value};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// The plan chosen for a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The plan.
    pub plan: VerifiedPlan,
    /// Its estimated cost in percent of the scalar loop's.
    pub percent: u64,
}

/// The first loop of a plan.
pub(super) fn find_loop(nodes: &[Node]) -> Option<&LoopNode> {
    nodes.iter().find_map(|node| match node {
        Node::Inst(_) => None,
        Node::If { then, .. } => find_loop(then),
        Node::Loop(node) => Some(node),
    })
}

/// A loop, in whatever way it is written.
pub(super) struct Loop<'a> {
    pub facts: &'a LoopFacts,
    pub material: Material<'a>,
    /// Price of one scalar iteration, without the loops inside.
    pub scalar_cost: u32,
    /// What is done beside it in scalar code.
    pub scalar_part: Option<&'a ScalarPart<'a>>,
}

/// One vector loop of a program: how it is written, and of what.
#[derive(Clone, Copy)]
pub(super) struct Writing<'f> {
    pub way: Way,
    pub forms: &'f Forms,
    pub technique: Technique,
    /// Of fewer iterations the scalar loop is as fast, where the first ones are done one by one in any case.
    pub least: u64,
}

impl Loop<'_> {
    /// A vector loop, and perhaps a narrow one that goes on where it stops; `last`: and a vector of the last iterations.
    pub fn write<'s>(
        &'s self,
        wide: Writing<'s>,
        narrow: Option<Writing<'s>>,
        last: bool,
    ) -> Result<Program, Refusal> {
        if self.facts.exits.is_some() {
            return self.left_early(wide);
        }
        let last = last.then(|| self.stage(narrow.unwrap_or(wide)));
        self.write_stages(Stages {
            wide: self.stage(wide),
            split: None,
            narrow: narrow.map(|narrow| self.stage(narrow)),
            last,
        })
    }

    /// The same of loops that may each be made of another material.
    pub fn write_stages<'s>(&'s self, stages: Stages<'s>) -> Result<Program, Refusal> {
        skeleton::write(stages, self.scalars(), self.facts, self.scalar_part)
    }

    /// A vector loop without what is done beside it that it does not need, for its price.
    pub fn write_alone<'s>(&'s self, wide: Writing<'s>) -> Result<Program, Refusal> {
        if self.facts.exits.is_some() {
            return self.write(wide, None, false);
        }
        let wide = Stages::alone(self.stage(wide));
        let scalar_part = self
            .scalar_part
            .filter(|scalar_part| scalar_part.is_needed());
        skeleton::write(wide, self.scalars(), self.facts, scalar_part)
    }

    /// A vector loop that is left early.
    fn left_early<'s>(&'s self, writing: Writing<'s>) -> Result<Program, Refusal> {
        let (stage, scalars, facts) = (self.stage(writing), self.scalars(), self.facts);
        let blocks = search::blocks(facts);
        let f = self.material.f;
        let confirms = |exits: &EarlyExits| !exits.confirmed.is_empty();
        if facts.exits.as_ref().is_some_and(confirms) && !is_search(f, facts) {
            let detail = "what decides over the exit is read under a condition, and it does more than look for that";
            return Err(Refusal::new(
                Reason::SeveralExits,
                stage.setting.span,
                detail,
            ));
        }
        match (&facts.exits, blocks) {
            (Some(exits), _) if let ReadAhead::Pages { accesses } = &exits.read_ahead => {
                let accesses: Vec<_> = accesses.iter().map(|&n| &facts.accesses[n]).collect();
                pages::write(stage, scalars, facts, exits, &accesses)
            }
            (Some(exits), blocks) if has_partial_blocks(f, facts) => {
                let accesses = blocks.as_ref().map(|blocks| &blocks.accesses[..]);
                partial_blocks::write(stage, scalars, facts, exits, accesses)
            }
            (_, Some(blocks)) if searches_whole_blocks(f, facts) => {
                search::write(stage, self.stage(writing), scalars, facts, blocks)
            }
            (_, Some(blocks)) => {
                let stages = [stage, self.stage(writing)];
                lead_in::write(stages, scalars, facts, blocks, writing.least)
            }
            (_, None) => {
                let stages = Stages::alone(stage);
                skeleton::write(stages, scalars, facts, self.scalar_part)
            }
        }
    }

    pub fn stage<'s>(&'s self, writing: Writing<'s>) -> Stage<'s> {
        let Writing {
            way,
            forms,
            technique,
            least: _,
        } = writing;
        self.material.stage(way, forms, technique)
    }

    /// The plan of a program; what it costs and how its lanes lie is for the strategy to say.
    pub fn plan(&self, reg_bits: u32, program: Program) -> Plan {
        let region = Region::Loop {
            site: self.facts.site,
            span: self.material.span,
            inside: None,
        };
        let mut plan = program.plan(self.material.f, region, reg_bits);
        plan.scalar_cost = self.scalar_cost;
        let mut checks = self.facts.checks.iter();
        if checks.any(|check| self.is_in_one_array(check)) {
            plan.leaves = Leaves::All;
        }
        let own = std::mem::replace(&mut plan.layout_asserts, self.facts.layout.clone());
        let more = own
            .into_iter()
            .filter(|field| !self.facts.layout.contains(field));
        plan.layout_asserts.extend(more);
        plan
    }

    /// Whether a check asks how far two places in one array are apart.
    fn is_in_one_array(&self, check: &Check) -> bool {
        let Check::Distance { a, b } = *check else {
            return false;
        };
        let root = |n: usize| self.facts.accesses.get(n)?.address.root;
        root(a).is_some() && root(a) == root(b)
    }

    /// Its vector loop in all iterations of the loop around.
    pub fn write_double<'s>(
        &'s self,
        writing: Writing<'s>,
        nest: &DoubleReduction,
    ) -> Result<Program, Refusal> {
        let scalars = self.scalars_of(&nest.around);
        double_reduction::write(self.stage(writing), scalars, nest)
    }

    /// Vector loops over columns, which have changed places with a loop over rows.
    pub fn write_interchanged<'s>(
        &'s self,
        wide: Stage<'s>,
        narrow: Option<Stage<'s>>,
        rows: &Rows,
    ) -> Result<Program, Refusal> {
        interchanged::write(wide, narrow, self.scalars(), self.facts, rows)
    }

    fn scalars(&self) -> Scalars<'_> {
        self.scalars_of(self.facts)
    }

    /// Scalars where this loop begins, or one around it.
    fn scalars_of(&self, begun: &LoopFacts) -> Scalars<'_> {
        let (f, facts) = (self.material.f, self.facts);
        let loads = facts.invariant_loads.iter().chain(&begun.invariant_loads);
        let loads: SortedSet<Inst> = loads.copied().collect();
        let header = &f.blocks[begun.header].insts;
        // Whenever the loop is reached, its header runs at least once.
        let early = header.iter().copied().filter(|i| loads.contains(i));
        let early: SortedSet<Inst> = early.collect();
        let entry = &f.sites[begun.site].entry;
        let mut scalars = Scalars::new(f, entry, loads, early, self.material.span);
        for carried in &facts.carried {
            if is_entry_value(carried) {
                scalars.alias(carried.phi, carried.start);
            }
        }
        scalars
    }
}

/// What comes into an iteration.
#[derive(Default)]
pub(super) struct Inputs {
    /// How values that are carried differ from iteration to iteration.
    pub shapes: Vec<(Value, Shape)>,
    /// What reductions in any order need of the iteration.
    pub results: Vec<Value>,
    /// Start and step.
    pub inductions: SortedMap<Value, (Value, i64)>,
    /// Accumulations in the order of the iterations.
    pub in_order: SortedMap<Inst, Ordered>,
}

impl Inputs {
    /// Those of a loop.
    pub fn of(f: &Function, facts: &LoopFacts, span: Span) -> Result<Inputs, Vec<Refusal>> {
        let mut all = Inputs::default();
        let mut refusals = Vec::new();
        for c in &facts.carried {
            let shape = match &c.kind {
                _ if is_entry_value(c) => Shape::Uniform,
                CarriedKind::Induction { step } => Shape::Linear(*step),
                _ => Shape::Varying,
            };
            all.shapes.push((c.phi, shape));
            match &c.kind {
                CarriedKind::Induction { step } => {
                    all.inductions.insert(c.phi, (c.start, *step));
                }
                CarriedKind::Reduction {
                    order: ReduceOrder::Iterations,
                    chain,
                    ..
                } => match reduction::ordered(f, c, chain, span) {
                    Ok((inst, ordered)) => {
                        all.in_order.insert(inst, ordered);
                    }
                    Err(refusal) => refusals.push(refusal),
                },
                CarriedKind::Reduction { .. }
                | CarriedKind::FirstOrder { .. }
                | CarriedKind::Extremum { .. }
                | CarriedKind::Position { .. }
                | CarriedKind::Companion { .. } => {
                    all.results.push(c.next);
                }
                CarriedKind::Packed { .. }
                | CarriedKind::Stepped { .. }
                | CarriedKind::Overwritten
                | CarriedKind::Private { .. } => {}
            }
        }
        match refusals.is_empty() {
            true => Ok(all),
            false => Err(refusals),
        }
    }
}

/// Whether each iteration begins with the value before the loop.
fn is_entry_value(carried: &CarriedValue) -> bool {
    matches!(
        carried.kind,
        CarriedKind::Induction { step: 0 } | CarriedKind::Private { first: true, .. }
    )
}
