//! A plan's program while it is compared with others, and the vector loops it is made of.

use super::groups::Grouped;
use crate::analysis::facts::TripCount;
use crate::engine::sequence::Builder;
use crate::engine::widen::{Setting, Widener};
use crate::options::Options;
use crate::plan::pass::{self, Code, When};
use crate::plan::{Apart, LaneOrder, Leaves, Node, PValue, PValueData, Part, Plan, Region};
use crate::ssa::{FieldRef, Function, Value};
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;
use frontend::sorted::SortedMap;

/// A plan's program before it is priced.
#[derive(Debug)]
pub(super) struct Program {
    pub body: Vec<Node>,
    pub values: PrimaryMap<PValue, PValueData>,
    pub guards: Vec<String>,
    /// Members whose offsets it relies on, apart from what the facts say.
    pub layout: Vec<FieldRef>,
    /// What is known of the memory that its vector loops access.
    pub apart: Apart,
    /// The same of its scalar loops.
    pub scalar_apart: Apart,
    /// What it leaves for the original loop.
    pub leaves: Leaves,
}

impl Program {
    /// What a widener wrote, ready to be priced.
    pub fn of(w: Widener<'_>, body: Vec<Node>, guards: Vec<String>) -> Program {
        let machine = (w.s.target, w.s.options);
        Program {
            guards,
            ..Program::written(w.s.f, w.b, body, (w.s.reg_bits, machine))
        }
    }

    /// What was written in a function by a builder, ready to be priced.
    pub fn written(
        f: &Function,
        b: Builder,
        mut body: Vec<Node>,
        (reg_bits, (target, options)): (u32, (&TargetInfo, &Options)),
    ) -> Program {
        let Builder {
            mut values, layout, ..
        } = b;
        let code = Code {
            body: &mut body,
            values: &mut values,
            callees: &f.callees,
            target,
            reg_bits,
            pipelining: None,
        };
        pass::run(code, When::Written, options);
        Program {
            body,
            values,
            guards: Vec::new(),
            layout: layout.into_iter().collect(),
            apart: Apart::default(),
            scalar_apart: Apart::default(),
            leaves: Leaves::Rest,
        }
    }

    /// The plan of it; what it costs and how its lanes lie is for others to say.
    pub fn plan(self, f: &Function, region: Region, reg_bits: u32) -> Plan {
        Plan {
            function: f.name.clone(),
            region,
            reg_bits,
            order: LaneOrder::Natural,
            vars: f.vars.clone(),
            symbols: f.symbols.clone(),
            fields: f.fields.clone(),
            callees: f.callees.clone(),
            values: self.values,
            body: self.body,
            guards: self.guards,
            left_out: Vec::new(),
            scalar_cost: 0,
            vector_cost_percent: 0,
            layout_asserts: self.layout,
            apart: self.apart,
            scalar_apart: self.scalar_apart,
            initial: Vec::new(),
            schedules: Vec::new(),
            pipelined: Vec::new(),
            leaves: self.leaves,
        }
    }
}

/// One vector loop of a plan.
#[derive(Debug)]
pub(super) struct Stage<'a> {
    /// The region at its lanes and vectors.
    pub setting: Setting<'a>,
    /// Reductions that are sums of groups of lanes.
    pub grouped: &'a SortedMap<Value, Grouped>,
}

impl<'a> Stage<'a> {
    /// The same for a part of the iterations of a loop that is split.
    pub fn of(mut self, part: Part) -> Stage<'a> {
        self.setting.part = Some(part);
        self
    }

    /// Iterations that it does at once.
    pub fn group(&self) -> u64 {
        self.setting.widened().step()
    }
}

/// Where a loop is split in which branches turn in an iteration: the loops before those of a plan, which do what comes
/// behind it.
#[derive(Debug)]
pub(super) struct SplitStages<'a> {
    /// The iterations before, in groups of the plan's first loop.
    pub before: Stage<'a>,
    /// Those of the group between, one vector at a time.
    pub between: Stage<'a>,
    /// How many come before.
    pub turn: &'a TripCount,
}

/// The vector loops of a plan, one after the other.
#[derive(Debug)]
pub(super) struct Stages<'a> {
    /// The first one.
    pub wide: Stage<'a>,
    /// Loops before it.
    pub split: Option<SplitStages<'a>>,
    /// One that goes on where it stops.
    pub narrow: Option<Stage<'a>>,
    /// A vector of the last iterations that overlaps with those before; as many as the loop before it does at once.
    pub last: Option<Stage<'a>>,
}

impl<'a> Stages<'a> {
    /// One loop.
    pub fn alone(wide: Stage<'a>) -> Stages<'a> {
        Stages {
            wide,
            split: None,
            narrow: None,
            last: None,
        }
    }
}
