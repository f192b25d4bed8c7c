//! From a modulo schedule to a loop that is pipelined: prologue, kernel and epilogue.
//!
//! With `S` stages, the kernel's step number `t` does stage `s` of iteration `t - s`. The prologue does what the steps
//! before the first full one have of that, the epilogue what is left of the last `S - 1` iterations. A value that is
//! used in a later step than the one that it is computed in is carried from step to step, once for each.

mod counters;

use super::body::{Body, Source};
use super::lifetimes::Lifetimes;
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
    /// The one that a step of the kernel does this stage of.
    Stage(u32),
    /// So many before the last one.
    Last(u32),
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
    /// What an operand is so many steps after it was there, the longest time first asked for: the values that the
    /// kernel carries.
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
    /// was.
    pub fn write(mut self, l: &LoopNode, used_after: impl Fn(PValue) -> bool) -> Vec<Node> {
        let stages = self.stages();
        let step = self.body.step;
        let count = match self.body.start {
            Some(start) => self.binary(BinaryOp::Sub, self.body.end, start),
            None => self.body.end,
        };
        let least = self.number(u64::from(stages) * step);
        let enough = self.scalar(Type::I1, POp::ICmp(IntCC::Uge), &[count, least]);
        let before = std::mem::take(&mut self.out);

        for step in 0..stages - 1 {
            self.step(|stage| (stage <= step).then(|| Iteration::First(step - stage)));
        }
        self.carry(&used_after);
        let ahead = self.number(u64::from(stages - 1) * step);
        let end = self.binary(BinaryOp::Sub, self.body.end, ahead);
        let chains = self.chains();
        let prologue = std::mem::take(&mut self.out);

        self.step(|stage| Some(Iteration::Stage(stage)));
        let carried = self.kernel_carries(&chains);
        let kernel = Node::Loop(LoopNode {
            control: LoopControl::Counted {
                counter: self.counter,
                start: self.body.start,
                end,
                step,
            },
            widened: None,
            often: None,
            carried,
            results: Vec::new(),
            body: std::mem::take(&mut self.out),
        });

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
        let mut then = prologue;
        then.push(kernel);
        then.append(&mut self.out);
        let mut all = before;
        all.push(Node::If {
            cond: enough,
            then,
            otherwise: vec![Node::Loop(plain)],
            results,
            seldom: false,
        });
        all
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
                Iteration::Stage(stage) => match self.lifetimes.age(value, stage) {
                    0 => self.just(value),
                    age => self.carried[&(value, age)],
                },
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

    /// What the step of the kernel at hand has computed of a value.
    fn just(&self, value: PValue) -> PValue {
        match self.body.source(value) {
            Some(Source::Node { node, value, .. }) => {
                let iteration = Iteration::Stage(self.schedule.stage[node]);
                self.instances[&(iteration, value)]
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

    /// Names the values that are carried.
    fn carry(&mut self, used_after: &impl Fn(PValue) -> bool) {
        for (&value, &most) in self.lifetimes.longest(used_after).iter() {
            for age in 1..=most {
                let data = self.values[value].clone();
                let carried = self.values.push(PValueData::new(data.ty, data.hint));
                self.carried.insert((value, age), carried);
            }
        }
    }

    /// By carried value: what it is where the kernel begins.
    fn chains(&self) -> Vec<((PValue, u32), PValue)> {
        let last = self.stages() - 1;
        let keys = self.carried.keys();
        keys.map(|&(value, age)| {
            // The first step of the kernel does stage `last` of the first iteration.
            let ago = self.lifetimes.steps_until(value, 0) - i64::from(age) + i64::from(last);
            let number = u32::try_from(ago).unwrap_or(0);
            ((value, age), self.early(value, number))
        })
        .collect()
    }

    fn kernel_carries(&self, chains: &[((PValue, u32), PValue)]) -> Vec<Carried> {
        let carries = chains.iter().map(|&((value, age), init)| Carried {
            value: self.carried[&(value, age)],
            init,
            next: match age {
                1 => self.just(value),
                _ => self.carried[&(value, age - 1)],
            },
        });
        carries.collect()
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
