//! What nothing needs is left out: operations without effects, what loops carry from one iteration to
//! the next for its own sake alone, what branches yield, and branches over nothing.

use super::code::{Code, Pass, When};
use crate::plan::{LoopControl, Node, PValue};
use cranelift_entity::{EntitySet, SecondaryMap};

/// The row.
pub(super) const DEAD_CODE: Pass = Pass {
    name: "dead-code",
    what: "What nothing needs is left out",
    when: When::Written,
    optimization: None,
    run,
};

/// Tells of each sequence, what stands in it before itself.
pub(super) fn walk(nodes: &mut Vec<Node>, change: &mut dyn FnMut(&mut Vec<Node>)) {
    for node in nodes.iter_mut() {
        match node {
            Node::Inst(_) => {}
            Node::If {
                then, otherwise, ..
            } => {
                walk(then, change);
                walk(otherwise, change);
            }
            Node::Loop(l) => walk(&mut l.body, change),
        }
    }
    change(nodes);
}

fn run(code: &mut Code<'_>) {
    let live = live(code);
    let mut body = std::mem::take(code.body);
    walk(&mut body, &mut |nodes| sweep(code, &live, nodes));
    *code.body = body;
}

fn sweep(code: &Code<'_>, live: &EntitySet<PValue>, nodes: &mut Vec<Node>) {
    nodes.retain_mut(|node| match node {
        Node::Inst(inst) => {
            let needed = inst.result.is_none_or(|result| live.contains(result));
            needed || code.has_effect(inst)
        }
        Node::If {
            then,
            otherwise,
            results,
            ..
        } => {
            results.retain(|result| live.contains(result.value));
            !(then.is_empty() && otherwise.is_empty() && results.is_empty())
        }
        Node::Loop(l) => {
            l.carried.retain(|carried| live.contains(carried.value));
            true
        }
    });
}

/// Values that effects, branches and the ends of loops need, directly or through others.
fn live(code: &Code<'_>) -> EntitySet<PValue> {
    let mut needs = Needs {
        code,
        of: SecondaryMap::new(),
        open: Vec::new(),
    };
    needs.find(code.body);
    let mut live = EntitySet::new();
    while let Some(value) = needs.open.pop() {
        if live.insert(value) {
            needs.open.append(&mut needs.of[value]);
        }
    }
    live
}

struct Needs<'a> {
    code: &'a Code<'a>,
    /// What a value is made of.
    of: SecondaryMap<PValue, Vec<PValue>>,
    /// What is needed and not followed yet.
    open: Vec<PValue>,
}

impl Needs<'_> {
    /// Finds what all of these need; whether one of them does more than to compute.
    fn find(&mut self, nodes: &[Node]) -> bool {
        let mut acts = false;
        for node in nodes {
            match node {
                Node::Inst(inst) => match inst.result {
                    Some(result) if !self.code.has_effect(inst) => {
                        self.of[result].extend(&inst.args);
                    }
                    _ => {
                        self.open.extend(&inst.args);
                        acts = true;
                    }
                },
                Node::If {
                    cond,
                    then,
                    otherwise,
                    results,
                    ..
                } => {
                    for result in results {
                        self.of[result.value].extend([result.then, result.otherwise, *cond]);
                    }
                    let ways = [then, otherwise].map(|way| self.find(way));
                    if ways.contains(&true) {
                        self.open.push(*cond);
                        acts = true;
                    }
                }
                Node::Loop(l) => {
                    acts = true;
                    match &l.control {
                        LoopControl::While { cond } => self.open.push(*cond),
                        LoopControl::Counted { start, end, .. } => {
                            self.open.extend(start.iter().chain([end]));
                        }
                        LoopControl::Copies { each, .. } => {
                            for each in each {
                                self.of[each.value].extend(&each.before);
                                for &after in &each.after {
                                    self.of[after].extend([each.next, each.value]);
                                }
                            }
                        }
                    }
                    for carried in &l.carried {
                        self.of[carried.value].extend([carried.init, carried.next]);
                    }
                    for result in &l.results {
                        self.of[result.value].push(result.otherwise);
                    }
                    self.find(&l.body);
                }
            }
        }
        acts
    }
}

#[cfg(test)]
mod tests {
    use super::super::code::test_target;
    use super::*;
    use crate::plan::parse::parse;
    use crate::plan::verify::verify;

    #[test]
    fn what_is_carried_for_itself_alone_is_left_out() {
        // A number of rounds that the loop ends by, and two that feed each other, of which one comes
        // through a branch.
        let text = "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {
            var0 \"r\": other
            p0: i32 = const 0
            p1: i32 = const 9
            p2: i1 = icmp slt p0, p1
            do carry [p3: i32 = p0 then p6, p4: i32 = p1 then p7, p5: i32 = p0 then p9] {
                p6: i32 = add p3, p1
                p7: i32 = add p5, p4
                if p2 {
                    p8: i32 = add p4, p1
                } gives [p9: i32 = p8 or p5]
                p10: i1 = icmp slt p6, p1
            } while p10
            if p2 {
                p11: i32 = add p3, p1
            } gives [p12: i32 = p11 or p3]
            p13: i32 = add p12, p4
            assign var0 p12
        }";
        let mut plan = parse(text).expect("a plan");
        run(&mut Code {
            body: &mut plan.body,
            values: &mut plan.values,
            callees: &plan.callees,
            target: &test_target(2),
            reg_bits: plan.reg_bits,
            pipelining: None,
        });
        assert_eq!(verify(&plan), Ok(()));
        let left = "  p0: i32 = const 0
  p1: i32 = const 9
  p2: i1 = icmp slt p0, p1
  do carry [p3: i32 = p0 then p6] {
    p6: i32 = add p3, p1
    p10: i1 = icmp slt p6, p1
  } while p10
  if p2 {
    p11: i32 = add p3, p1
  } gives [p12: i32 = p11 or p3]
  assign var0 p12
}
";
        assert!(plan.to_string().ends_with(left), "{plan}");
    }
}
