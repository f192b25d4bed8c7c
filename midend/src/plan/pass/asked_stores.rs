//! Stores under a mask stand behind a branch that asks whether any lane stores, where the target takes
//! much longer for such a store than for the question; see [`crate::cost::asked`].

use super::code::{Code, Pass, When};
use crate::cost::asked::{Shared, Together, dear_store, may_wait_for};
use crate::plan::{LoopNode, Node, PInst, POp, PType, PValue, PValueData};
use crate::ssa::{BinaryOp, Type};
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;
use std::mem::take;

/// The row.
pub(super) const ASKED_STORES: Pass = Pass {
    name: "asked-stores",
    what: "Stores under a mask that are dear are passed over where no lane stores",
    when: When::Chosen,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    let (mut body, values) = (take(code.body), take(code.values));
    let mut asking = Asking {
        values,
        target: code.target,
        reg_bits: code.reg_bits,
    };
    asking.nodes(&mut body, &mut Vec::new());
    (*code.body, *code.values) = (body, asking.values);
}

struct Asking<'a> {
    values: PrimaryMap<PValue, PValueData>,
    target: &'a TargetInfo,
    reg_bits: u32,
}

/// Stores that wait for what is asked of their masks.
#[derive(Default)]
struct Waiting {
    together: Together,
    stores: Vec<PInst>,
}

impl Asking<'_> {
    /// Goes through a sequence that is run where some lane of each of some masks is on.
    fn nodes(&mut self, nodes: &mut Vec<Node>, on: &mut Vec<PValue>) {
        let mut questions = Vec::new();
        let mut waiting = Waiting::default();
        for node in take(nodes) {
            match node {
                Node::Inst(inst) => {
                    let mask = dear_store(&inst, &self.values, self.target, self.reg_bits);
                    if let Some(mask) = mask.filter(|mask| !on.contains(mask)) {
                        if waiting.together.shares(mask, &self.values) == Shared::Nothing {
                            self.ask(&mut waiting, nodes);
                        }
                        waiting.together.add(mask);
                        waiting.stores.push(inst);
                        continue;
                    }
                    if !may_wait_for(&inst.op) {
                        self.ask(&mut waiting, nodes);
                    }
                    if let (POp::Any, Some(result)) = (&inst.op, inst.result) {
                        questions.push((result, inst.args[0]));
                    }
                    nodes.push(Node::Inst(inst));
                }
                Node::If {
                    cond,
                    mut then,
                    mut otherwise,
                    results,
                    seldom,
                } => {
                    self.ask(&mut waiting, nodes);
                    let question = questions.iter().find(|(result, _)| *result == cond);
                    self.inside(&mut then, question.map(|(_, mask)| *mask), on);
                    self.inside(&mut otherwise, None, on);
                    nodes.push(Node::If {
                        cond,
                        then,
                        otherwise,
                        results,
                        seldom,
                    });
                }
                Node::Loop(mut l) => {
                    self.ask(&mut waiting, nodes);
                    // Of lanes that are on from the beginning, one is in any case.
                    let sure = lanes_on(&l, &self.values);
                    self.inside(&mut l.body, sure, on);
                    nodes.push(Node::Loop(l));
                }
            }
        }
        self.ask(&mut waiting, nodes);
    }

    /// The same of a sequence inside, where some lane of one more mask may be on.
    fn inside(&mut self, nodes: &mut Vec<Node>, sure: Option<PValue>, on: &mut Vec<PValue>) {
        let around = on.len();
        on.extend(sure);
        self.nodes(nodes, on);
        on.truncate(around);
    }

    /// Lets the stores that wait be done behind one question.
    fn ask(&mut self, waiting: &mut Waiting, nodes: &mut Vec<Node>) {
        let Waiting { together, stores } = take(waiting);
        let (Some(&first), Some(store)) = (together.masks.first(), stores.first()) else {
            return;
        };
        let (span, ty) = (store.span, self.values[first].ty);
        let mut step = |op, args: &[PValue], ty| {
            let result = self.values.push(PValueData {
                ty,
                hint: None,
                unrolled: None,
            });
            nodes.push(Node::Inst(PInst {
                op,
                args: args.to_vec(),
                result: Some(result),
                span,
            }));
            result
        };
        let mut some = first;
        for &mask in &together.masks[1..] {
            some = step(POp::Binary(BinaryOp::Or), &[some, mask], ty);
        }
        let cond = step(POp::Any, &[some], PType::Scalar(Type::I1));
        nodes.push(Node::If {
            cond,
            then: stores.into_iter().map(Node::Inst).collect(),
            otherwise: Vec::new(),
            results: Vec::new(),
            seldom: false,
        });
    }
}

/// The lanes that are on in an iteration, if some may be off: the first mask that is made in it.
fn lanes_on(l: &LoopNode, values: &PrimaryMap<PValue, PValueData>) -> Option<PValue> {
    let masked = l.widened.is_some_and(|widened| widened.masked);
    let mut made = l.body.iter().filter_map(|node| match node {
        Node::Inst(inst) => inst.result,
        Node::If { .. } | Node::Loop(_) => None,
    });
    made.find(|&value| masked && matches!(values[value].ty, PType::Mask { .. }))
}

#[cfg(test)]
mod tests {
    use super::super::code::test_target;
    use super::*;
    use crate::plan::parse::parse;
    use crate::plan::verify::verify;

    fn after(masked_store: u32) -> String {
        let text = "    var0 \"p\": other
            p0: ptr = livein var0
            p1: i32x4 = iota
            p2: mask32x4 = icmp slt p1, p1
            p3: i1 = any p2
            if p3 {
                store consecutive p0, p1, p2
            }
            store consecutive p0, p1, p2
            store consecutive p0, p1";
        asked(text, masked_store)
    }

    fn asked(lines: &str, masked_store: u32) -> String {
        let head = "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {";
        let mut plan = parse(&format!("{head}\n{lines}\n}}")).expect("a plan");
        let target = test_target(masked_store);
        run(&mut Code {
            body: &mut plan.body,
            values: &mut plan.values,
            callees: &plan.callees,
            target: &target,
            reg_bits: plan.reg_bits,
            pipelining: None,
        });
        assert_eq!(verify(&plan), Ok(()));
        plan.to_string()
    }

    #[test]
    fn what_no_lane_may_store_is_asked_for_once() {
        let text = after(5);
        let asked = "  if p3 {
    store consecutive p0, p1, p2
  }
  p4: i1 = any p2
  if p4 {
    store consecutive p0, p1, p2
  }
  store consecutive p0, p1
";
        assert!(text.contains(asked), "{text}");
        assert!(!after(4).contains("p4"));
    }

    #[test]
    fn copies_ask_together_unless_memory_is_accessed_between_them() {
        let before = "  var0 \"p\": other
            p0: ptr = livein var0
            p1: i32x4 = iota
            p2: mask32x4 = icmp slt p1, p1
            p3: mask32x4 = icmp sgt p1, p1
            store consecutive p0, p1, p2
            p4: i32x4 = add p1, p1
            store consecutive p0, p4, p3
            store consecutive p0, p1, p2";
        let together = "  p4: i32x4 = add p1, p1
  p5: mask32x4 = or p2, p3
  p6: i1 = any p5
  if p6 {
    store consecutive p0, p1, p2
    store consecutive p0, p4, p3
    store consecutive p0, p1, p2
  }
}
";
        let text = asked(before, 5);
        assert!(text.ends_with(together), "{text}");
        let with_load = before.replace("add p1, p1", "load consecutive p0");
        let text = asked(&with_load, 5);
        let apart = "  p5: i1 = any p2
  if p5 {
    store consecutive p0, p1, p2
  }
  p4: i32x4 = load consecutive p0
  p6: mask32x4 = or p3, p2
";
        assert!(text.contains(apart), "{text}");
    }
}
