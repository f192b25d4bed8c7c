//! Loops that go backwards through all their arrays, whose lanes are done in the order of memory: what is read in
//! reverse, computed lane by lane and written in reverse need not be reversed at all.

use super::code::{Code, Pass, When, any};
use super::rewrite::{Instead, Rewrite, count, rewrite};
use crate::ops::Lanes;
use crate::plan::orderless::is_orderless;
use crate::plan::{Node, PInst, POp, PType, PValue};
use crate::ssa::{Imm, Type};
use cranelift_entity::SecondaryMap;

/// The row.
pub(super) const MIRROR: Pass = Pass {
    name: "mirror",
    what: "Lanes are done in the order of memory where a loop reads and writes all in reverse",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    // Seldom is anything read or written in reverse.
    let reversed = |inst: &PInst| order(inst.op) == Order::Reversed;
    if !any(code.body, &mut |inst| reversed(inst)) {
        return;
    }
    let mut found = Mirrored::default();
    count(code.body, &mut found.uses);
    found.note_alike(code.body);
    found.nodes(code.body, code);
    if !found.any {
        return;
    }
    rewrite(code, &mut |program, inst| found.forwards(program, inst));
}

/// Values whose lanes can be in the reverse order.
#[derive(Default)]
struct Mirrored {
    /// How often each value is named.
    uses: SecondaryMap<PValue, u32>,
    /// Values with the same in all lanes.
    alike: SecondaryMap<PValue, bool>,
    /// By value: another one of those whose lanes have to be in one order; itself for one of them.
    with: SecondaryMap<PValue, Option<PValue>>,
    /// Of the one that stands for others: its lanes have to stay.
    fixed: SecondaryMap<PValue, bool>,
    /// Something is read or written in reverse, and need not be.
    any: bool,
}

impl Mirrored {
    /// Notes which values have the same in all lanes.
    fn note_alike(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Inst(inst) => {
                    if let (POp::Splat, Some(result)) = (inst.op, inst.result) {
                        self.alike[result] = true;
                    }
                }
                Node::If {
                    then, otherwise, ..
                } => {
                    self.note_alike(then);
                    self.note_alike(otherwise);
                }
                Node::Loop(l) => self.note_alike(&l.body),
            }
        }
    }

    /// Looks at all operations, as many at once as are in a row: values that others name stay as they are.
    fn nodes(&mut self, nodes: &[Node], code: &Code<'_>) {
        let mut insts = Vec::new();
        for node in nodes {
            match node {
                Node::Inst(inst) => insts.push(inst),
                Node::If {
                    then, otherwise, ..
                } => {
                    self.nodes(then, code);
                    self.nodes(otherwise, code);
                }
                Node::Loop(l) => self.nodes(&l.body, code),
            }
        }
        if insts.iter().any(|inst| order(inst.op) == Order::Reversed) {
            self.sequence(&insts, code);
        }
    }

    fn sequence(&mut self, insts: &[&PInst], code: &Code<'_>) {
        let mut named: SecondaryMap<PValue, u32> = SecondaryMap::new();
        let mut made: SecondaryMap<PValue, bool> = SecondaryMap::new();
        for inst in insts {
            inst.args.iter().for_each(|&arg| named[arg] += 1);
            if let Some(result) = inst.result {
                made[result] = true;
            }
        }
        for inst in insts {
            let lanes = self.lanes(inst, code);
            for &value in &lanes {
                self.join(value, lanes[0]);
                let elsewhere = !made[value] || named[value] < self.uses[value];
                if order(inst.op) == Order::Kept || elsewhere {
                    self.fix(value);
                }
            }
        }
        for inst in insts {
            let reversed = order(inst.op) == Order::Reversed;
            let lanes = self.lanes(inst, code);
            self.any |= reversed && lanes.into_iter().all(|value| self.is_free(value));
        }
    }

    /// The vectors and masks that an operation takes and makes, without those that are alike in all lanes.
    fn lanes(&self, inst: &PInst, code: &Code<'_>) -> Vec<PValue> {
        let all = inst.args.iter().copied().chain(inst.result);
        let is_wide = |&value: &PValue| !matches!(code.values[value].ty, PType::Scalar(_));
        all.filter(|value| is_wide(value) && !self.alike[*value])
            .collect()
    }

    /// Gives values one order.
    fn join(&mut self, value: PValue, other: PValue) {
        let (one, other) = (self.root(value), self.root(other));
        self.with[one] = Some(other);
        self.with[other] = Some(other);
        self.fixed[other] |= self.fixed[one];
    }

    fn fix(&mut self, value: PValue) {
        let root = self.root(value);
        self.fixed[root] = true;
    }

    /// The one that stands for all that have one order.
    fn root(&mut self, value: PValue) -> PValue {
        let mut root = value;
        while let Some(next) = self.with[root].filter(|&next| next != root) {
            root = next;
        }
        // The way is short the next time.
        let mut at = value;
        while let Some(next) = self.with[at].replace(root).filter(|&next| next != root) {
            at = next;
        }
        root
    }

    /// Whether lanes of a value may be in either order.
    fn is_free(&mut self, value: PValue) -> bool {
        let root = self.root(value);
        self.alike[value] || !self.fixed[root]
    }

    /// An access in the order of memory, by the lowest of its addresses.
    fn forwards(&mut self, program: &mut Rewrite<'_>, inst: &PInst) -> Option<Instead> {
        let (op, lanes) = match (inst.op, inst.result) {
            (POp::Load(Lanes::Reversed), Some(result)) => (POp::Load(Lanes::Consecutive), result),
            (POp::Store(Lanes::Reversed), None) => (POp::Store(Lanes::Consecutive), inst.args[1]),
            _ => return None,
        };
        let PType::Vector(elem, count) = program.ty(lanes) else {
            return None;
        };
        let mut all = inst.args[1..].iter().copied().chain(inst.result);
        if !all.all(|value| self.is_free(value)) {
            return None;
        }
        let address = inst.args[0];
        let root = program.known(address).unwrap_or(inst).clone();
        let back = program.value(&root, 0, PType::Scalar(Type::I64));
        let lowest = program.value(&root, 1, PType::Scalar(Type::Ptr));
        let step = |result, op, args| PInst {
            result: Some(result),
            op,
            args,
            span: inst.span,
        };
        let number = Imm::Int(i64::from(count) - 1);
        let scale = -i64::from(elem.bytes());
        let mut steps = vec![
            step(back, POp::Const(number), Vec::new()),
            step(lowest, POp::PtrAdd { scale }, vec![address, back]),
        ];
        let mut args = inst.args.clone();
        args[0] = lowest;
        steps.push(PInst {
            op,
            args,
            ..inst.clone()
        });
        Some(Instead::Steps(steps))
    }
}

/// What an operation does with the order of lanes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// It does the same in any order.
    Any,
    /// It reads or writes them in reverse.
    Reversed,
    /// It needs the one they have.
    Kept,
}

fn order(op: POp) -> Order {
    match op {
        POp::Load(Lanes::Reversed) | POp::Store(Lanes::Reversed) => Order::Reversed,
        op if is_orderless(&op) => Order::Any,
        _ => Order::Kept,
    }
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::*;

    /// What is left of lines over the address `p7`.
    fn mirrored(lines: &str) -> String {
        let lines = format!("p7: ptr = livein var0\n{lines}");
        lines_after(&[MIRROR], &lines, &test_target(2))
    }

    #[test]
    fn what_is_all_reversed_is_not_reversed() {
        let after = mirrored(
            "p8: i32x4 = load reversed p7
            p9: i32x4 = add p8, p2
            store reversed p7, p9
            store reversed p7, p3
            p10: i32 = reduce add p8
            p20: i32x4 = splat p10",
        );
        let expected = "\
p7: ptr = livein var0
p21: i64 = const 3
p22: ptr = ptradd -4 p7, p21
p8: i32x4 = load consecutive p22
p9: i32x4 = add p8, p2
p23: i64 = const 3
p24: ptr = ptradd -4 p7, p23
store consecutive p24, p9
p25: i64 = const 3
p26: ptr = ptradd -4 p7, p25
store consecutive p26, p3
p10: i32 = reduce add p8
p20: i32x4 = splat p10
";
        assert_eq!(after, expected);
    }

    /// Numbers of lanes, other accesses, and what others name ask for the order that lanes have.
    #[test]
    fn lanes_that_are_in_an_order_keep_it() {
        for line in [
            "p9: i32x4 = add p8, p4",
            "store consecutive p7, p8",
            "p9: i32 = extract 1 p8",
            "p9: f32x4 = sitof p8\np10: f32 = reduce fadd p9",
        ] {
            let lines = format!(
                "p8: i32x4 = load reversed p7\n{line}\nstore reversed p7, p8\np20: i32x4 = add p3, p3\n"
            );
            assert!(mirrored(&lines).contains("load reversed"), "{line}");
        }
    }
}
