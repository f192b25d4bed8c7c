//! A pass, and what it changes.

use crate::options::{Optimization, Options, Pipeline, ScheduleForm};
use crate::plan::{Apart, Node, Overlap, PInst, POp, PType, PValue, PValueData, print};
use crate::processor::Processor;
use crate::ssa::{Callee, CalleeInfo};
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;
use std::fmt;

/// A pass, as `--dump` names it.
pub struct Pass {
    /// Name.
    pub name: &'static str,
    /// What it does.
    pub what: &'static str,
    /// When it runs.
    pub when: When,
    /// By what it can be switched off.
    pub optimization: Option<Optimization>,
    pub(super) run: fn(&mut Code<'_>),
}

/// When a pass runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Before a program is priced.
    Written,
    /// Before a plan is emitted.
    Chosen,
}

/// What passes change: a plan's program.
pub struct Code<'a> {
    /// The steps.
    pub body: &'a mut Vec<Node>,
    /// Values.
    pub values: &'a mut PrimaryMap<PValue, PValueData>,
    /// The functions that it calls.
    pub callees: &'a PrimaryMap<Callee, CalleeInfo>,
    /// What it is for.
    pub target: &'a TargetInfo,
    /// Width of its registers in bits.
    pub reg_bits: u32,
    /// What to do about software pipelining; `None`: nothing.
    pub pipelining: Option<Pipelining<'a>>,
}

/// What to do about software pipelining.
pub struct Pipelining<'a> {
    /// Which loops to write in this way.
    pub when: Pipeline,
    /// What they are scheduled for.
    pub processor: Processor,
    /// What is known of the memory that vector loops access.
    pub apart: &'a Apart,
    /// The same of scalar loops.
    pub scalar_apart: &'a Apart,
    /// Where to say how loops are scheduled, and in what form, if anybody wants to know.
    pub log: Option<(&'a mut Vec<String>, ScheduleForm)>,
    /// Where to say which loops are pipelined, and why others are not.
    pub outcomes: &'a mut Vec<Result<Overlap, &'static str>>,
}

impl<'a> Pipelining<'a> {
    /// What options ask for.
    pub fn of(
        options: &Options,
        [apart, scalar_apart]: [&'a Apart; 2],
        (log, outcomes): (
            &'a mut Vec<String>,
            &'a mut Vec<Result<Overlap, &'static str>>,
        ),
    ) -> Option<Pipelining<'a>> {
        options.schedules().then(|| Pipelining {
            when: options.pipeline,
            processor: options.processor,
            apart,
            scalar_apart,
            log: options.keep_schedules.map(|form| (log, form)),
            outcomes,
        })
    }
}

impl Code<'_> {
    /// Whether any lanes are selected: most programs select none.
    pub(super) fn selects(&self) -> bool {
        any(self.body, &mut |inst| inst.op == POp::Select)
    }

    /// Whether there are any masks.
    pub(super) fn has_masks(&self) -> bool {
        let mut types = self.values.values().map(|data| data.ty);
        types.any(|ty| matches!(ty, PType::Mask { .. }))
    }

    /// Whether an operation with a result does something beside.
    pub(super) fn has_effect(&self, inst: &PInst) -> bool {
        has_effect(inst, self.callees)
    }
}

/// Asks of one operation after the other until one is such.
pub(super) fn any(nodes: &[Node], is: &mut dyn FnMut(&PInst) -> bool) -> bool {
    nodes.iter().any(|node| match node {
        Node::Inst(inst) => is(inst),
        Node::If {
            then, otherwise, ..
        } => any(then, is) || any(otherwise, is),
        Node::Loop(l) => any(&l.body, is),
    })
}

impl fmt::Display for Code<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::program(self.body, self.values, f)
    }
}

/// Whether an operation with a result does something beside.
pub fn has_effect(inst: &PInst, callees: &PrimaryMap<Callee, CalleeInfo>) -> bool {
    match inst.op {
        POp::CallEach { .. } => true,
        POp::Variant { callee, .. } => callees.get(callee).is_none_or(|c| c.idle.is_none()),
        _ => false,
    }
}

/// A target for tests, all of whose operations cost the same, but for stores under a mask.
#[cfg(test)]
pub(super) fn test_target(masked_store: u32) -> TargetInfo {
    use crate::rows::RowOp;
    use crate::target::Prices;
    TargetInfo {
        processor: Processor::Generic,
        name: "test",
        reg_bits: vec![128],
        variants: None,
        registers: 16,
        general_registers: 14,
        memory_operands: false,
        for_triples: 2,
        factors_are_seen: false,
        costs: Prices::new(move |(row, ..)| match row {
            RowOp::MaskedStore(_) => Some(masked_store),
            _ => Some(2),
        }),
        interleaved: Prices::new(|_| None),
        scalar: crate::cost::instruction,
        spanning: Prices::new(|_| None),
    }
}

/// What passes make of some lines of a plan over `p0`, 0; `p1`, 1; `p2` and `p3`,
/// vectors of these; `p4` and `p5`, vectors; `p6`, a mask that compares `p4` with `p3`. Its value is `p20`.
#[cfg(test)]
pub(super) fn lines_after(passes: &[Pass], lines: &str, target: &TargetInfo) -> String {
    use crate::plan::{parse::parse, verify::verify};
    let text = format!(
        "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {{
            var0 \"p\": other
            p0: i32 = const 0
            p1: i32 = const 1
            p2: i32x4 = splat p1
            p3: i32x4 = splat p0
            p4: i32x4 = iota
            p5: i32x4 = add p4, p2
            p6: mask32x4 = icmp sgt p4, p3
            {lines}
            return p20
        }}"
    );
    let mut plan = parse(&text).expect("a plan");
    for pass in passes {
        (pass.run)(&mut Code {
            body: &mut plan.body,
            values: &mut plan.values,
            callees: &plan.callees,
            target,
            reg_bits: plan.reg_bits,
            pipelining: None,
        });
    }
    assert_eq!(verify(&plan), Ok(()));
    let text = plan.to_string();
    let shared = |line: &&str| (0..7).any(|n| line.trim().starts_with(&format!("p{n}: ")));
    let lines = text.lines().skip_while(|line| !shared(line));
    let own = lines
        .skip_while(shared)
        .take_while(|line| !line.contains("return"));
    own.map(|line| format!("{}\n", line.trim())).collect()
}
