//! Loops that are pipelined in software: which of a plan's are, what they are made of, and which of them ran.

use frontend::sorted::{SortedMap, SortedSet};
use midend::plan::{Lanes, LoopControl, LoopNode, Node, PInst, POp, PType, PValue, Plan};
use midend::ssa::{BinaryOp, Imm, IntCC, UnaryOp};

/// What such a loop may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "pipelined: 2 stages",
    "pipelined: 3 stages",
    "pipelined: 4 stages",
    "pipelined: 5 stages or more",
    SEVERAL_STEPS,
    "pipelined: narrow loop",
    "pipelined: scalar loop",
    "pipelined: value that the loop carries",
    "pipelined: question about distances",
    "pipelined: division",
    "pipelined: square root",
    "pipelined: look-up",
    "pipelined: mask",
    "pipelined: selection",
    "pipelined: conversion",
    "pipelined: elements in another order",
    "pipelined: several stores",
];

/// What kernels are for processors that work in order.
pub const SEVERAL_STEPS: &str = "pipelined: several steps before it goes back";

/// The kernel of a pipelined loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pipelined {
    /// Iterations from which on it is taken: those that all of its stages do at once.
    pub least: u64,
    /// Iterations that one step does of those that overlap.
    pub step: u64,
    /// What it has, of [`FEATURES`].
    pub features: SortedSet<&'static str>,
}

/// The kernels of a plan, in the order of the text.
///
/// # Errors
/// One is not guarded as it has to be.
pub fn kernels(plan: &Plan) -> Result<Vec<Pipelined>, String> {
    let mut finder = Finder {
        plan,
        defined: SortedMap::new(),
        found: Vec::new(),
    };
    finder.nodes(&plan.body)?;
    Ok(finder.found)
}

struct Finder<'a> {
    plan: &'a Plan,
    defined: SortedMap<PValue, &'a PInst>,
    found: Vec<Pipelined>,
}

impl<'a> Finder<'a> {
    fn nodes(&mut self, nodes: &'a [Node]) -> Result<(), String> {
        for node in nodes {
            match node {
                Node::Inst(inst) => {
                    self.defined
                        .extend(inst.result.iter().map(|result| (*result, inst)));
                }
                Node::If {
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    let kernels: Vec<&LoopNode> = loops(then).filter(|l| is_kernel(l)).collect();
                    for (n, kernel) in kernels.iter().enumerate() {
                        let plain = loops(otherwise).next();
                        let plain = plain.ok_or_else(|| format!("no loop in {}", self.plan))?;
                        let several = n + 1 < kernels.len();
                        self.found
                            .push(self.pipelined(kernel, (*cond, plain), several)?);
                    }
                    self.nodes(then)?;
                    self.nodes(otherwise)?;
                }
                Node::Loop(l) => self.nodes(&l.body)?,
            }
        }
        Ok(())
    }

    /// A kernel, which does `several` steps before it goes back.
    fn pipelined(
        &self,
        l: &LoopNode,
        (cond, plain): (PValue, &LoopNode),
        several: bool,
    ) -> Result<Pipelined, String> {
        let LoopControl::Counted { step, start, .. } = plain.control else {
            return Err(format!("no counted loop beside a kernel: {}", self.plan));
        };
        let (mut cond, mut questions) = (self.defined.get(&cond), 0);
        while let Some(inst) = cond.filter(|inst| inst.op == POp::Binary(BinaryOp::And)) {
            questions += 1;
            cond = self.defined.get(&inst.args[0]);
        }
        let least = cond.filter(|inst| inst.op == POp::ICmp(IntCC::Uge));
        let least = least.and_then(|inst| self.defined.get(&inst.args[1]));
        let least = match least.map(|inst| &inst.op) {
            Some(POp::Const(Imm::Int(number))) => *number as u64,
            _ => return Err(format!("no guard of a kernel in {}", self.plan)),
        };
        let stages = l.stages.map_or(0, u64::from);
        if stages < 2 || least != stages * step {
            return Err(format!("{stages} stages in {}", self.plan));
        }
        let mut features = SortedSet::from([match stages {
            2 => "pipelined: 2 stages",
            3 => "pipelined: 3 stages",
            4 => "pipelined: 4 stages",
            _ => "pipelined: 5 stages or more",
        }]);
        let about = [
            (several, SEVERAL_STEPS),
            (start.is_some(), "pipelined: narrow loop"),
            (plain.widened.is_none(), "pipelined: scalar loop"),
            (
                !plain.carried.is_empty(),
                "pipelined: value that the loop carries",
            ),
            (questions > 0, "pipelined: question about distances"),
        ];
        features.extend(about.iter().filter(|(is, _)| *is).map(|(_, name)| *name));
        let insts = l.body.iter().filter_map(|node| match node {
            Node::Inst(inst) => Some(inst),
            Node::If { .. } | Node::Loop(_) => None,
        });
        let is_scalar = plain.widened.is_none();
        let features_of = insts
            .clone()
            .filter_map(|inst| self.feature(inst, is_scalar));
        features.extend(features_of);
        let stores = insts.filter(|inst| matches!(inst.op, POp::Store(_)));
        if stores.count() > 1 {
            features.insert("pipelined: several stores");
        }
        Ok(Pipelined {
            least,
            step,
            features,
        })
    }

    fn feature(&self, inst: &PInst, is_scalar: bool) -> Option<&'static str> {
        let ty = inst.result.map(|result| self.plan.values[result].ty);
        let name = match inst.op {
            POp::Gather { .. } => "pipelined: look-up",
            POp::Load(Lanes::Reversed)
            | POp::Store(Lanes::Reversed)
            | POp::Reverse
            | POp::Permute(_)
            | POp::Zip(_)
            | POp::Unzip(_)
            | POp::Unzip3(_)
            | POp::Zip3(_) => "pipelined: elements in another order",
            _ if matches!(ty, Some(PType::Mask { .. })) => "pipelined: mask",
            _ if matches!(ty, Some(PType::Scalar(_))) && !is_scalar => return None,
            POp::Binary(
                BinaryOp::FDiv | BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem,
            ) => "pipelined: division",
            POp::Unary(UnaryOp::FSqrt) => "pipelined: square root",
            POp::Select => "pipelined: selection",
            POp::Convert(_) => "pipelined: conversion",
            _ => return None,
        };
        Some(name)
    }
}

fn loops(nodes: &[Node]) -> impl Iterator<Item = &LoopNode> {
    nodes.iter().filter_map(|node| match node {
        Node::Loop(l) => Some(l),
        Node::Inst(_) | Node::If { .. } => None,
    })
}

fn is_kernel(l: &LoopNode) -> bool {
    l.stages.is_some()
}

/// The text of a kernel with a statement in each pipelined loop that tells that it ran, by its number among those that
/// are given back; `plans`: of its loops, in their order.
///
/// # Errors
/// The loops of the text are not those of the plans.
pub fn counting<'a>(
    text: &str,
    plans: impl Iterator<Item = &'a Plan>,
) -> Result<(String, Vec<Pipelined>), String> {
    let mut planned = Vec::new();
    // Some plans cannot be written as C.
    let written = text.contains("/* vcc: line ");
    for plan in plans.filter(|_| written) {
        planned.extend(kernels(plan)?);
    }
    let (mut result, mut number, mut begins) = (String::new(), 0, false);
    for line in text.split_inclusive('\n') {
        result.push_str(line);
        begins |= line.ends_with(" iterations overlap */\n");
        if begins && line.trim().starts_with("for (") {
            result.push_str(&format!(
                "{{ extern unsigned char pipelined_ran[]; pipelined_ran[{number}] = 1; }}\n"
            ));
            (number, begins) = (number + 1, false);
        }
    }
    match number == planned.len() {
        true => Ok((result, planned)),
        false => Err(format!("{number} kernels, of {planned:?}, are in\n{text}")),
    }
}

/// Trip counts that are run of a kernel at most: its arrays are to be short.
const MOST_TRIPS: u64 = 2600;

/// A definition of how far to run, and of the iterations that a step of a vector loop does; `group`: those of the
/// vector loops, if there are any.
pub fn reach(kernel: &str, pipelined: &[Pipelined], group: Option<u64>) -> String {
    let least = pipelined.iter().map(|p| p.least).max();
    let step = pipelined.iter().map(|p| p.step).max().or(group);
    let step = step.unwrap_or(16);
    let most = least.map_or(3 * step, |least| 4 * least) + 1;
    let most = most.min(MOST_TRIPS);
    format!("long {kernel}_most = {most}, {kernel}_step = {step};\n")
}
