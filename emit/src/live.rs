//! Which values of a plan decide anything it does.

use cranelift_entity::{EntitySet, SecondaryMap};
use midend::plan::{LoopControl, Node, PInst, POp, PValue, Plan};

/// Values that effects, branches and the ends of loops need, directly or through others. What loops
/// carry from one iteration to the next for its own sake alone is not among them.
pub fn live(plan: &Plan) -> EntitySet<PValue> {
    let mut needs = Needs {
        plan,
        of: SecondaryMap::new(),
        open: Vec::new(),
    };
    needs.find(&plan.body);
    let mut live = EntitySet::new();
    while let Some(value) = needs.open.pop() {
        if live.insert(value) {
            needs.open.append(&mut needs.of[value]);
        }
    }
    live
}

struct Needs<'a> {
    plan: &'a Plan,
    /// What a value is made of.
    of: SecondaryMap<PValue, Vec<PValue>>,
    /// What is needed and not followed yet.
    open: Vec<PValue>,
}

impl Needs<'_> {
    fn find(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Inst(inst) => match inst.result {
                    Some(result) if !has_effect(self.plan, inst) => {
                        self.of[result].extend(&inst.args);
                    }
                    _ => self.open.extend(&inst.args),
                },
                Node::If {
                    cond,
                    then,
                    otherwise,
                    results,
                    ..
                } => {
                    self.open.push(*cond);
                    for result in results {
                        self.of[result.value].extend([result.then, result.otherwise]);
                    }
                    self.find(then);
                    self.find(otherwise);
                }
                Node::Loop(l) => {
                    match l.control {
                        LoopControl::While { cond } => self.open.push(cond),
                        LoopControl::Counted { start, end, .. } => {
                            self.open.extend(start.into_iter().chain([end]));
                        }
                    }
                    for carried in &l.carried {
                        self.of[carried.value].extend([carried.init, carried.next]);
                    }
                    self.find(&l.body);
                }
            }
        }
    }
}

/// Whether an operation with a result does something beside.
pub fn has_effect(plan: &Plan, inst: &PInst) -> bool {
    match inst.op {
        POp::CallEach { .. } => true,
        POp::Variant { callee, .. } => plan.callees.get(callee).is_none_or(|c| c.idle.is_none()),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef as _;
    use midend::plan::parse::parse;

    #[test]
    fn what_is_carried_for_itself_alone_is_not_live() {
        // A number of rounds that the loop ends by, and two that feed each other, of which one comes
        // through a branch.
        let text = "plan \"f\" loop site0 vf 4 uf 1 reg 128 cost 1 percent 1 {
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
        let plan = parse(text).expect("a plan");
        let live = live(&plan);
        let numbers: Vec<usize> = (0..14).filter(|&n| live.contains(PValue::new(n))).collect();
        assert_eq!(numbers, [0, 1, 2, 3, 6, 10, 11, 12]);
    }
}
