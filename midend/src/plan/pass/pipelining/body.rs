//! What of a vector loop's body is scheduled, or why the loop is not pipelined.

use crate::plan::effect::{Effect, effect};
use crate::plan::{Carried, LoopControl, LoopNode, Node, PInst, POp, PType, PValue, PValueData};
use crate::ssa::BinaryOp;
use cranelift_entity::PrimaryMap;
use frontend::sorted::SortedMap;

/// Why a loop is not pipelined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unfit {
    /// Nothing counts its iterations.
    Uncounted,
    /// It is left early.
    LeftEarly,
    /// There are branches in it.
    Branches,
    /// There are loops in it, or copies of a body.
    Loops,
    /// It calls functions, sets variables, or has arrays of its own.
    Effects,
    /// What it carries from one iteration to the next is not what an operation of the iteration before gives.
    Carried,
    /// The target has no price for an operation.
    Unpriced,
    /// Its body is too long.
    Long,
    /// An iteration needs of the one before what comes last there, or takes no longer than the processor's resources
    /// do for it: no two iterations overlap.
    OneStage,
    /// Values of the iterations that overlap take more registers than there are.
    Registers,
    /// Nobody asks for it.
    NotAsked,
    /// It does what a loop of longer steps leaves, and that is fewer iterations than it would take to overlap.
    Rest,
    /// By the processor's resources iterations that overlap are not faster.
    NoGain,
    /// What was found is no schedule: a fault of ours.
    Faulty,
}

impl Unfit {
    /// For the reader.
    pub fn what(self) -> &'static str {
        match self {
            Unfit::Uncounted => "its iterations are not counted",
            Unfit::LeftEarly => "it is left early",
            Unfit::Branches => "there are branches in it",
            Unfit::Loops => "there are loops in it",
            Unfit::Effects => "it calls functions, sets variables, or has arrays of its own",
            Unfit::Carried => "what it carries comes from no operation of the iteration before",
            Unfit::Unpriced => "an operation has no price",
            Unfit::Long => "its body is too long",
            Unfit::OneStage => "no two iterations overlap in the schedule",
            Unfit::Registers => "iterations that overlap need more registers than there are",
            Unfit::NotAsked => "it is not asked for",
            Unfit::Rest => "it does the few iterations that the loop before leaves",
            Unfit::NoGain => "it would gain too little",
            Unfit::Faulty => "no schedule was found",
        }
    }
}

/// Where an operand of the body comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A node gives it, so many iterations before.
    Node {
        /// Which.
        node: usize,
        /// The value that it gives.
        value: PValue,
        /// How many.
        distance: u32,
    },
    /// The counter.
    Counter,
    /// A number or an address that is computed of the counter alone, and in each stage that needs it.
    Computed,
    /// It is the same in all iterations.
    Invariant,
}

/// The body of a counted loop.
pub(super) struct Body<'a> {
    /// The counter.
    pub counter: PValue,
    /// Where it begins; `None`: at 0.
    pub start: Option<PValue>,
    /// Where it ends.
    pub end: PValue,
    /// By what it steps.
    pub step: u64,
    /// The operations that are scheduled, in their order.
    pub nodes: Vec<&'a PInst>,
    /// What the loop carries.
    pub carried: &'a [Carried],
    /// By value of a node: its number.
    defined: SortedMap<PValue, usize>,
    computed: SortedMap<PValue, &'a PInst>,
    of_carried: SortedMap<PValue, PValue>,
}

impl<'a> Body<'a> {
    /// The body of a loop.
    pub fn of(l: &'a LoopNode, values: &PrimaryMap<PValue, PValueData>) -> Result<Body<'a>, Unfit> {
        let LoopControl::Counted {
            counter,
            start,
            end,
            step,
        } = l.control
        else {
            return Err(Unfit::Uncounted);
        };
        if !l.results.is_empty() {
            return Err(Unfit::LeftEarly);
        }
        let mut body = Body {
            counter,
            start,
            end,
            step,
            nodes: Vec::new(),
            carried: &l.carried,
            defined: SortedMap::new(),
            computed: SortedMap::new(),
            of_carried: l.carried.iter().map(|c| (c.value, c.next)).collect(),
        };
        let handed_on = |value: PValue| l.carried.iter().any(|c| c.next == value);
        for node in &l.body {
            let inst = match node {
                Node::Inst(inst) => inst,
                Node::If { .. } => return Err(Unfit::Branches),
                Node::Loop(_) => return Err(Unfit::Loops),
            };
            if effect(&inst.op) == Effect::Other {
                return Err(Unfit::Effects);
            }
            match inst.result {
                Some(result) if !handed_on(result) && body.is_computed(inst, values) => {
                    body.computed.insert(result, inst);
                }
                result => {
                    if let Some(result) = result {
                        body.defined.insert(result, body.nodes.len());
                    }
                    body.nodes.push(inst);
                }
            }
        }
        for carried in &l.carried {
            if !matches!(body.source(carried.value), Some(Source::Node { .. })) {
                return Err(Unfit::Carried);
            }
        }
        Ok(body)
    }

    /// Whether an operation is cheap, and needs nothing but the counter.
    fn is_computed(&self, inst: &PInst, values: &PrimaryMap<PValue, PValueData>) -> bool {
        let cheap = match inst.op {
            POp::Const(_) | POp::LiveIn(_) | POp::GlobalAddr(_) | POp::LocalAddr(_) => true,
            POp::PtrAdd { .. } | POp::Field(_) | POp::Convert(_) => true,
            POp::Binary(op) => matches!(
                op,
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl
            ),
            _ => false,
        };
        let scalar = |value: &PValue| matches!(values[*value].ty, PType::Scalar(_));
        let known = |value: &PValue| match self.source(*value) {
            Some(Source::Counter | Source::Computed | Source::Invariant) => scalar(value),
            Some(Source::Node { .. }) | None => false,
        };
        cheap && inst.result.iter().all(scalar) && inst.args.iter().all(known)
    }

    /// The operation that computes a value of the counter alone.
    pub fn computes(&self, value: PValue) -> Option<&'a PInst> {
        self.computed.get(&value).copied()
    }

    /// Where a value of the body comes from; `None`: it is carried, and no operation gives it.
    pub fn source(&self, value: PValue) -> Option<Source> {
        let (mut value, mut distance) = (value, 0);
        while let Some(&next) = self.of_carried.get(&value) {
            distance += 1;
            value = next;
            if distance as usize > self.of_carried.len() {
                return None;
            }
        }
        match self.defined.get(&value) {
            Some(&node) => Some(Source::Node {
                node,
                value,
                distance,
            }),
            None if distance > 0 => None,
            None if value == self.counter => Some(Source::Counter),
            None if self.computed.contains_key(&value) => Some(Source::Computed),
            None => Some(Source::Invariant),
        }
    }
}
