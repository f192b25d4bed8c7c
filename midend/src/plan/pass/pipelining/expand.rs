//! From a modulo schedule to a loop that is pipelined: prologue, kernel and epilogue.
//!
//! With `S` stages, step number `t` does stage `s` of iteration `t - s`. The prologue does what the steps before the
//! first full one have of that, the epilogue what is left of the last `S - 1` iterations. A value that is used in a
//! later step than the one that it is computed in is carried from step to step, once for each.
//!
//! What is carried further than its register is free has to be moved. Where that takes time, the kernel does several
//! steps before it goes back, each with registers of its own (modulo variable expansion, Lam: *Software Pipelining*,
//! PLDI 1988), and a second one, of one step, those that are left.

mod counters;
mod questions;

use super::body::{Body, Source};
use super::lifetimes::Lifetimes;
use super::separations::Separation;
use crate::plan::{
    Carried, IfResult, LoopControl, LoopNode, Node, PInst, POp, PType, PValue, PValueData,
};
use crate::schedule::ModuloSchedule;
use crate::ssa::{BinaryOp, IntCC, Type};
use cranelift_entity::PrimaryMap;
use frontend::sorted::SortedMap;
use frontend::span::Span;

/// An iteration of the loop, of which an operation is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Iteration {
    /// By its number.
    First(u32),
    /// The one that a step of the kernel does this stage of: step `copy` of those that it does before it goes back.
    Step { copy: u32, stage: u32 },
    /// So many before the last one.
    Last(u32),
}

/// The numbers that the counter of a kernel has.
#[derive(Clone, Copy)]
enum Range {
    /// From the first one, or 0, to the second one.
    Between(Option<PValue>, PValue),
    /// As many as the second one says, from the first one on, which need not be a multiple of the kernel's step, as
    /// numbers that loops begin with are.
    From(Option<PValue>, PValue),
}

/// Writes a pipelined loop.
pub(super) struct Expansion<'a> {
    body: &'a Body<'a>,
    schedule: &'a ModuloSchedule,
    lifetimes: Lifetimes<'a>,
    /// The nodes in the order of the kernel.
    order: Vec<usize>,
    values: &'a mut PrimaryMap<PValue, PValueData>,
    span: Span,
    /// What is being written.
    out: Vec<Node>,
    /// Values of the body, for an iteration each.
    instances: SortedMap<(Iteration, PValue), PValue>,
    /// What an operand was so many steps before the kernel's first one, each time that this is done: the values that
    /// it carries.
    carried: SortedMap<(PValue, u32), PValue>,
    /// The kernel's counter, which is that of the iteration in its last stage.
    counter: PValue,
}

impl<'a> Expansion<'a> {
    /// For a loop and its schedule, which has at least two stages.
    pub fn new(
        body: &'a Body<'a>,
        schedule: &'a ModuloSchedule,
        values: &'a mut PrimaryMap<PValue, PValueData>,
    ) -> Expansion<'a> {
        let hint = values[body.counter].hint.clone();
        let counter = values.push(PValueData::new(PType::Scalar(Type::I64), hint));
        Expansion {
            body,
            schedule,
            lifetimes: Lifetimes { body, schedule },
            order: schedule.kernel(|node| node),
            values,
            span: body.nodes.first().map(|inst| inst.span).unwrap_or_default(),
            out: Vec::new(),
            instances: SortedMap::new(),
            carried: SortedMap::new(),
            counter,
        }
    }

    fn stages(&self) -> u32 {
        self.schedule.stages()
    }

    /// The loop in its place: pipelined where it does at least as many iterations as there are stages, else as it
    /// was; also where what has to be separate is not. `copies`: steps of the kernel before it goes back, a power of
    /// two, as the loop's step is then.
    pub fn write(
        mut self,
        l: &LoopNode,
        (copies, separations): (u32, &[Separation]),
        used_after: impl Fn(PValue) -> bool,
    ) -> Vec<Node> {
        let stages = self.stages();
        let step = self.body.step;
        let count = match self.body.start {
            Some(start) => self.binary(BinaryOp::Sub, self.body.end, start),
            None => self.body.end,
        };
        let least = self.number(u64::from(stages) * step);
        let mut cond = self.scalar(Type::I1, POp::ICmp(IntCC::Uge), &[count, least]);
        for separation in separations {
            let separate = self.is_separate(separation);
            cond = self.scalar(Type::I1, POp::Binary(BinaryOp::And), &[cond, separate]);
        }
        let before = std::mem::take(&mut self.out);

        for step in 0..stages - 1 {
            self.step(|stage| (stage <= step).then(|| Iteration::First(step - stage)));
        }
        let ahead = self.number(u64::from(stages - 1) * step);
        let end = self.binary(BinaryOp::Sub, self.body.end, ahead);
        let longest = self.lifetimes.longest(&used_after);
        let mut inits = self.inits(&longest);
        let mut start = self.body.start;
        let mut then = Vec::new();
        if copies > 1 {
            let most = match start {
                Some(start) => self.binary(BinaryOp::Sub, end, start),
                None => end,
            };
            // Whole groups of steps; both numbers are powers of two.
            let group = self.number((u64::from(copies) * step).wrapping_neg());
            let whole = self.binary(BinaryOp::And, most, group);
            let last = match start {
                Some(start) => self.binary(BinaryOp::Add, start, whole),
                None => whole,
            };
            then.append(&mut self.out);
            then.push(self.kernel(copies, Range::From(start, whole), &inits));
            inits = std::mem::take(&mut self.carried);
            start = Some(last);
        }
        then.append(&mut self.out);
        then.push(self.kernel(1, Range::Between(start, end), &inits));

        for first in 1..stages {
            self.step(|stage| (stage >= first).then(|| Iteration::Last(stage - first)));
        }
        let mut plain = l.clone();
        let mut results = Vec::new();
        let mut renamed = SortedMap::new();
        for carried in &mut plain.carried {
            let data = self.values[carried.value].clone();
            let value = self.values.push(PValueData::new(data.ty, data.hint));
            renamed.insert(carried.value, value);
            if used_after(carried.value) {
                results.push(IfResult {
                    value: carried.value,
                    then: self.after(carried.value),
                    otherwise: value,
                });
            }
        }
        rename(&mut plain, &renamed);
        then.append(&mut self.out);
        let mut all = before;
        all.push(Node::If {
            cond,
            then,
            otherwise: vec![Node::Loop(plain)],
            results,
            seldom: false,
        });
        all
    }

    /// A kernel that does so many steps before it goes back; `inits`: what it carries, where it begins.
    fn kernel(
        &mut self,
        copies: u32,
        range: Range,
        inits: &SortedMap<(PValue, u32), PValue>,
    ) -> Node {
        let hint = self.values[self.body.counter].hint.clone();
        let of_steps = |iteration: Iteration| matches!(iteration, Iteration::Step { .. });
        self.instances
            .retain(|&(iteration, _), _| !of_steps(iteration));
        let counter = PValueData::new(PType::Scalar(Type::I64), hint);
        let counter = self.values.push(counter);
        let (start, end) = match range {
            Range::Between(start, end) => (start, end),
            Range::From(_, count) => (None, count),
        };
        self.counter = match range {
            Range::From(Some(first), _) => self.binary(BinaryOp::Add, first, counter),
            Range::From(None, _) | Range::Between(..) => counter,
        };
        self.carried = SortedMap::new();
        // What variables stand for that begin alike is one value.
        let mut all: SortedMap<(PValue, u32, PValue), PValue> = SortedMap::new();
        let mut own = Vec::new();
        for (&(value, age), &init) in inits {
            let made = (self.computed_by(value), age, init);
            let carried = match all.get(&made) {
                Some(&carried) => carried,
                None => {
                    let data = self.values[value].clone();
                    let carried = self.values.push(PValueData::new(data.ty, data.hint));
                    all.insert(made, carried);
                    own.push((value, age, init));
                    carried
                }
            };
            self.carried.insert((value, age), carried);
        }
        for copy in 0..copies {
            self.step(|stage| Some(Iteration::Step { copy, stage }));
        }
        let carried = own.into_iter().map(|(value, age, init)| Carried {
            value: self.carried[&(value, age)],
            init,
            next: self.before(value, copies, age),
        });
        let carried = carried.collect();
        Node::Loop(LoopNode {
            control: LoopControl::Counted {
                counter,
                start,
                end,
                step: u64::from(copies) * self.body.step,
            },
            widened: None,
            often: None,
            stages: Some(self.stages()),
            carried,
            results: Vec::new(),
            body: std::mem::take(&mut self.out),
        })
    }

    /// The value of a node that a value is in some iteration.
    fn computed_by(&self, value: PValue) -> PValue {
        match self.body.source(value) {
            Some(Source::Node { value, .. }) => value,
            Some(Source::Counter | Source::Computed | Source::Invariant) | None => value,
        }
    }

    /// A step: the operations of the stages for which it does an iteration.
    fn step(&mut self, iteration: impl Fn(u32) -> Option<Iteration>) {
        for node in self.order.clone() {
            if let Some(iteration) = iteration(self.schedule.stage[node]) {
                let mut inst = self.body.nodes[node].clone();
                for arg in &mut inst.args {
                    *arg = self.operand(*arg, iteration);
                }
                self.instance(inst, iteration);
            }
        }
    }

    /// Writes an operation for an iteration, its operands being those of that iteration already.
    fn instance(&mut self, mut inst: PInst, iteration: Iteration) {
        if let Some(result) = &mut inst.result {
            let data = self.values[*result].clone();
            let value = self.values.push(PValueData::new(data.ty, data.hint));
            self.instances.insert((iteration, *result), value);
            *result = value;
        }
        self.out.push(Node::Inst(inst));
    }

    /// A value of the body in an iteration.
    fn operand(&mut self, value: PValue, iteration: Iteration) -> PValue {
        match self.body.source(value) {
            Some(Source::Counter) => self.counter_of(iteration),
            Some(Source::Computed) => self.computed(value, iteration),
            Some(Source::Node { .. }) => match iteration {
                Iteration::First(number) => self.early(value, number),
                Iteration::Step { copy, stage } => {
                    let age = self.lifetimes.age(value, stage);
                    self.before(value, copy, age)
                }
                Iteration::Last(back) => self.late(value, -i64::from(back)),
            },
            Some(Source::Invariant) | None => value,
        }
    }

    /// A value in one of the first iterations.
    fn early(&self, value: PValue, number: u32) -> PValue {
        let (mut value, mut number) = (value, number);
        while let Some(carried) = self.body.carried.iter().find(|c| c.value == value) {
            if number == 0 {
                return carried.init;
            }
            (value, number) = (carried.next, number - 1);
        }
        self.instances[&(Iteration::First(number), value)]
    }

    /// What was computed of a value so many steps before a step of the kernel.
    fn before(&self, value: PValue, copy: u32, age: u32) -> PValue {
        let Some(copy) = copy.checked_sub(age) else {
            return self.carried[&(value, age - copy)];
        };
        match self.body.source(value) {
            Some(Source::Node { node, value, .. }) => {
                let stage = self.schedule.stage[node];
                self.instances[&(Iteration::Step { copy, stage }, value)]
            }
            Some(Source::Counter | Source::Computed | Source::Invariant) | None => value,
        }
    }

    /// A value in an iteration, 0 for the last one, once all steps of the kernel are done.
    fn late(&self, value: PValue, iteration: i64) -> PValue {
        // How many steps ago the kernel has computed it, from the last step on.
        let ago = self.lifetimes.steps_until(value, -iteration);
        match u32::try_from(ago) {
            Ok(ago) => self.carried[&(value, ago + 1)],
            Err(_) => {
                let Some(Source::Node {
                    value, distance, ..
                }) = self.body.source(value)
                else {
                    return value;
                };
                let back = u32::try_from(i64::from(distance) - iteration).unwrap_or(0);
                self.instances[&(Iteration::Last(back), value)]
            }
        }
    }

    /// What a carried value is after the loop.
    fn after(&self, value: PValue) -> PValue {
        self.late(value, 1)
    }

    /// By value and number of steps: what it was so many before the first step of a kernel.
    fn inits(&self, longest: &SortedMap<PValue, u32>) -> SortedMap<(PValue, u32), PValue> {
        let last = self.stages() - 1;
        let ages = longest.iter();
        let keys = ages.flat_map(|(&value, &most)| (1..=most).map(move |age| (value, age)));
        keys.map(|(value, age)| {
            // That one does stage `last` of the first iteration.
            let ago = self.lifetimes.steps_until(value, 0) - i64::from(age) + i64::from(last);
            let number = u32::try_from(ago).unwrap_or(0);
            ((value, age), self.early(value, number))
        })
        .collect()
    }
}

/// Gives the values that a loop carries other names.
fn rename(l: &mut LoopNode, renamed: &SortedMap<PValue, PValue>) {
    let new = |value: &mut PValue| {
        if let Some(&name) = renamed.get(value) {
            *value = name;
        }
    };
    for carried in &mut l.carried {
        new(&mut carried.value);
        new(&mut carried.next);
    }
    for node in &mut l.body {
        match node {
            Node::Inst(inst) => inst.args.iter_mut().for_each(new),
            // None of them is pipelined.
            Node::If { .. } | Node::Loop(_) => {}
        }
    }
}
