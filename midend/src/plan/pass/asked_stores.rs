//! Stores under a mask stand behind a branch that asks whether any lane stores, where the target takes
//! much longer for such a store than for the question.

use super::code::{Code, Pass, When};
use crate::plan::{LoopNode, Node, PInst, POp, PType, PValue, PValueData};
use crate::rows::RowOp;
use crate::ssa::Type;
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;
use std::mem::take;

/// The row. Conditions that seldom hold are as frequent as others, and AVX's masked stores take processors
/// that have them in microcode more than ten cycles.
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

impl Asking<'_> {
    /// Goes through a sequence that is run where some lane of each of some masks is on.
    fn nodes(&mut self, nodes: &mut Vec<Node>, on: &mut Vec<PValue>) {
        let mut questions = Vec::new();
        for node in take(nodes) {
            match node {
                Node::Inst(inst) => match self.mask(&inst).filter(|mask| !on.contains(mask)) {
                    Some(mask) => nodes.extend(self.ask(mask, inst)),
                    None => {
                        if let (POp::Any, Some(result)) = (&inst.op, inst.result) {
                            questions.push((result, inst.args[0]));
                        }
                        nodes.push(Node::Inst(inst));
                    }
                },
                Node::If {
                    cond,
                    mut then,
                    mut otherwise,
                    results,
                    seldom,
                } => {
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
                    // Of lanes that are on from the beginning, one is in any case.
                    let sure = lanes_on(&l, &self.values);
                    self.inside(&mut l.body, sure, on);
                    nodes.push(Node::Loop(l));
                }
            }
        }
    }

    /// The same of a sequence inside, where some lane of one more mask may be on.
    fn inside(&mut self, nodes: &mut Vec<Node>, sure: Option<PValue>, on: &mut Vec<PValue>) {
        let around = on.len();
        on.extend(sure);
        self.nodes(nodes, on);
        on.truncate(around);
    }

    /// The mask of a store that is dear.
    fn mask(&self, inst: &PInst) -> Option<PValue> {
        let (&POp::Store(lanes), &[_, value, mask]) = (&inst.op, inst.args.as_slice()) else {
            return None;
        };
        let PType::Vector(elem, _) = self.values[value].ty else {
            return None;
        };
        let cost = |row, elem| self.target.cost(row, elem, self.reg_bits);
        let question = cost(RowOp::Any, Type::int_of_bits(elem.bits())?)?;
        let asked = cost(RowOp::Store(lanes), elem)? + question;
        (cost(RowOp::MaskedStore(lanes), elem)? > asked).then_some(mask)
    }

    fn ask(&mut self, mask: PValue, store: PInst) -> [Node; 2] {
        let cond = self.values.push(PValueData {
            ty: PType::Scalar(Type::I1),
            hint: None,
            unrolled: None,
        });
        let question = PInst {
            op: POp::Any,
            args: [mask].into_iter().collect(),
            result: Some(cond),
            span: store.span,
        };
        let branch = Node::If {
            cond,
            then: vec![Node::Inst(store)],
            otherwise: Vec::new(),
            results: Vec::new(),
            seldom: false,
        };
        [Node::Inst(question), branch]
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
        let text = "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {
            var0 \"p\": other
            p0: ptr = livein var0
            p1: i32x4 = iota
            p2: mask32x4 = icmp slt p1, p1
            p3: i1 = any p2
            if p3 {
                store consecutive p0, p1, p2
            }
            store consecutive p0, p1, p2
            store consecutive p0, p1
        }";
        let mut plan = parse(text).expect("a plan");
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
}
