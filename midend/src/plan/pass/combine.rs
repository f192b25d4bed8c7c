//! Operations on integers under a condition, as fewer or cheaper ones.
//!
//! A mask as an integer is -1 in the lanes that are on. Where adding under a mask is a blend of a sum with
//! what was there before, it can be a sum with what the mask leaves of the other operand; and adding 1 under
//! a mask is to subtract the mask (Warren, Hacker's Delight, 2nd ed., §2-12). A form is taken if the target
//! does it for less, with all that is left out because nothing else needs it.

use super::code::{Code, Pass, When};
use crate::plan::{LoopControl, Node, PInst, POp, PType, PValue, PValueData, Unrolled};
use crate::rows::row;
use crate::ssa::{BinaryOp, ConvertOp, Imm, IntCC, Type};
use crate::target::TargetInfo;
use cranelift_entity::{PrimaryMap, SecondaryMap};
use frontend::sorted::SortedMap;
use std::mem::take;

/// The row.
pub(super) const COMBINE: Pass = Pass {
    name: "combine",
    what: "Integers that are added under a condition are masked, and masks are added",
    when: When::Written,
    run,
};

fn run(code: &mut Code<'_>) {
    let mut uses = SecondaryMap::new();
    count(code.body, &mut uses);
    let values = take(code.values);
    let groups = values.values().filter_map(|data| data.unrolled);
    let mut combine = Combine {
        next_group: groups.map(|place| place.group + 1).max().unwrap_or(0),
        values,
        target: code.target,
        reg_bits: code.reg_bits,
        known: SecondaryMap::new(),
        uses,
        groups: SortedMap::new(),
    };
    combine.nodes(code.body);
    *code.values = combine.values;
}

/// How often each value is named.
fn count(nodes: &[Node], uses: &mut SecondaryMap<PValue, u32>) {
    let mut name = |value: PValue| uses[value] += 1;
    for node in nodes {
        match node {
            Node::Inst(inst) => inst.args.iter().copied().for_each(&mut name),
            Node::If { cond, results, .. } => {
                name(*cond);
                results.iter().for_each(|r| {
                    name(r.then);
                    name(r.otherwise);
                });
            }
            Node::Loop(l) => {
                match l.control {
                    LoopControl::Counted { start, end, .. } => {
                        start.into_iter().chain([end]).for_each(&mut name);
                    }
                    LoopControl::While { cond } => name(cond),
                }
                l.carried.iter().for_each(|c| {
                    name(c.init);
                    name(c.next);
                });
            }
        }
    }
    for node in nodes {
        match node {
            Node::Inst(_) => {}
            Node::If {
                then, otherwise, ..
            } => {
                count(then, uses);
                count(otherwise, uses);
            }
            Node::Loop(l) => count(&l.body, uses),
        }
    }
}

struct Combine<'a> {
    values: PrimaryMap<PValue, PValueData>,
    target: &'a TargetInfo,
    reg_bits: u32,
    /// What computes each value.
    known: SecondaryMap<PValue, Option<PInst>>,
    uses: SecondaryMap<PValue, u32>,
    /// The groups of values that are made for those of a group, by their number among these.
    groups: SortedMap<(u32, usize), u32>,
    next_group: u32,
}

impl Combine<'_> {
    fn nodes(&mut self, nodes: &mut Vec<Node>) {
        for node in take(nodes) {
            match node {
                Node::Inst(inst) => {
                    let made = self.combined(&inst).unwrap_or_else(|| vec![inst]);
                    for inst in made {
                        if let Some(result) = inst.result {
                            self.known[result] = Some(inst.clone());
                        }
                        nodes.push(Node::Inst(inst));
                    }
                }
                Node::If {
                    cond,
                    mut then,
                    mut otherwise,
                    results,
                    seldom,
                } => {
                    self.nodes(&mut then);
                    self.nodes(&mut otherwise);
                    nodes.push(Node::If {
                        cond,
                        then,
                        otherwise,
                        results,
                        seldom,
                    });
                }
                Node::Loop(mut l) => {
                    self.nodes(&mut l.body);
                    nodes.push(Node::Loop(l));
                }
            }
        }
    }

    /// What does the same for less.
    fn combined(&mut self, inst: &PInst) -> Option<Vec<PInst>> {
        let result = inst.result?;
        if !matches!(self.values[result].ty, PType::Vector(elem, _) if elem.is_int()) {
            return None;
        }
        let mut form = Form {
            root: inst,
            steps: Vec::new(),
            left_out: Vec::new(),
        };
        self.form(&mut form)?;
        let before = self.price(inst)?
            + form
                .left_out
                .iter()
                .map(|inst| self.price(inst))
                .sum::<Option<u32>>()?;
        let after = form
            .steps
            .iter()
            .map(|inst| self.price(inst))
            .sum::<Option<u32>>()?;
        (after < before).then_some(form.steps)
    }

    /// Another form of an operation.
    fn form(&mut self, form: &mut Form<'_>) -> Option<()> {
        let (op, args) = (&form.root.op, &form.root.args[..]);
        match (op, args) {
            (POp::Select, &[mask, then, otherwise]) => {
                self.accumulation(form, mask, then, otherwise)
            }
            (POp::Binary(BinaryOp::Sub), &[a, b]) => {
                let (m, n) = (self.truth(form, a)?, self.truth(form, b)?);
                let (m, n) = (self.ones(form, m)?, self.ones(form, n)?);
                self.last(form, BinaryOp::Sub, n, m)
            }
            (POp::Binary(BinaryOp::Add), &[a, b]) => {
                let (kept, truth) = match self.truth(form, b) {
                    Some(truth) => (a, truth),
                    None => (b, self.truth(form, a)?),
                };
                let ones = self.ones(form, truth)?;
                self.last(form, BinaryOp::Sub, kept, ones)
            }
            _ => None,
        }
    }

    /// `mask ? kept + x : kept` and `mask ? kept - x : kept`.
    fn accumulation(
        &mut self,
        form: &mut Form<'_>,
        mask: PValue,
        then: PValue,
        kept: PValue,
    ) -> Option<()> {
        let sum = self.left_out(form, then)?;
        let (op, x) = match (&sum.op, &sum.args[..]) {
            (POp::Binary(BinaryOp::Add), &[a, b]) if b == kept => (BinaryOp::Add, a),
            (POp::Binary(op @ (BinaryOp::Add | BinaryOp::Sub)), &[a, b]) if a == kept => (*op, b),
            _ => return None,
        };
        if self.number(x) == Some(1) {
            let ones = self.ones(form, mask)?;
            let op = match op {
                BinaryOp::Add => BinaryOp::Sub,
                _ => BinaryOp::Add,
            };
            return self.last(form, op, kept, ones);
        }
        let x = self.masked(form, mask, x)?;
        self.last(form, op, kept, x)
    }

    /// `mask ? x : 0`
    fn masked(&mut self, form: &mut Form<'_>, mask: PValue, x: PValue) -> Option<PValue> {
        let ty = self.values[x].ty;
        // What is extended, by what is compared in fewer bits, is masked before.
        if let Some(POp::Convert(op @ (ConvertOp::ZExt | ConvertOp::SExt))) = self.op(x)
            && self.op(mask) == Some(POp::MaskResize)
            && self.uses[x] == 1
        {
            let (narrow, compared) = (self.arg(x, 0)?, self.arg(mask, 0)?);
            let alike = matches!(self.values[narrow].ty, PType::Vector(elem, _)
                if elem.bits() == self.values[compared].ty.lane_bits());
            if alike {
                self.left_out(form, x)?;
                self.left_out(form, mask);
                let op = match self.extreme(compared, narrow) {
                    // It is never negative.
                    Some(BinaryOp::SMax) => ConvertOp::ZExt,
                    _ => op,
                };
                let narrow = self.masked(form, compared, narrow)?;
                return self.step(form, POp::Convert(op), &[narrow], ty);
            }
        }
        if let Some(extreme) = self.extreme(mask, x) {
            self.left_out(form, mask);
            return self.step(
                form,
                POp::Binary(extreme),
                &self.known[mask].clone()?.args,
                ty,
            );
        }
        let ones = self.ones(form, mask)?;
        self.step(form, POp::Binary(BinaryOp::And), &[x, ones], ty)
    }

    /// The operation on the operands of a comparison of `x` with zero that leaves zero of it where the
    /// comparison does not hold.
    fn extreme(&self, mask: PValue, x: PValue) -> Option<BinaryOp> {
        let (a, b) = (self.arg(mask, 0)?, self.arg(mask, 1)?);
        let op = match self.op(mask)? {
            POp::ICmp(IntCC::Sgt | IntCC::Sge) if self.number(b) == Some(0) => BinaryOp::SMax,
            POp::ICmp(IntCC::Slt | IntCC::Sle) if self.number(b) == Some(0) => BinaryOp::SMin,
            _ => return None,
        };
        (a == x).then_some(op)
    }

    /// The mask as an integer of its width, -1 where it is on.
    fn ones(&mut self, form: &mut Form<'_>, mask: PValue) -> Option<PValue> {
        let PType::Mask { bits, lanes } = self.values[mask].ty else {
            return None;
        };
        let ty = PType::Vector(Type::int_of_bits(bits)?, lanes);
        self.step(form, POp::Convert(ConvertOp::SExt), &[mask], ty)
    }

    /// The mask that a value is 1 in the lanes of, if nothing else needs the value.
    fn truth(&self, form: &mut Form<'_>, value: PValue) -> Option<PValue> {
        let mask = self.arg(value, 0)?;
        let is_truth = self.op(value) == Some(POp::Convert(ConvertOp::ZExt))
            && matches!(self.values[mask].ty, PType::Mask { .. });
        if !is_truth {
            return None;
        }
        self.left_out(form, value)?;
        Some(mask)
    }

    /// What computes a value that is left out, since the form alone needed it.
    fn left_out(&self, form: &mut Form<'_>, value: PValue) -> Option<PInst> {
        let inst = self.known[value]
            .clone()
            .filter(|_| self.uses[value] == 1)?;
        form.left_out.push(inst.clone());
        Some(inst)
    }

    fn op(&self, value: PValue) -> Option<POp> {
        self.known[value].as_ref().map(|inst| inst.op)
    }

    fn arg(&self, value: PValue, n: usize) -> Option<PValue> {
        self.known[value].as_ref()?.args.get(n).copied()
    }

    /// The number that all lanes are.
    fn number(&self, value: PValue) -> Option<i64> {
        match self.op(value)? {
            POp::Splat => self.number(self.arg(value, 0)?),
            POp::Const(Imm::Int(number)) => Some(number),
            _ => None,
        }
    }

    fn step(&mut self, form: &mut Form<'_>, op: POp, args: &[PValue], ty: PType) -> Option<PValue> {
        let unrolled = form.root.result.and_then(|r| self.values[r].unrolled);
        let unrolled = unrolled.map(|place| self.beside(place, form.steps.len()));
        let result = self.values.push(PValueData {
            ty,
            hint: None,
            unrolled,
        });
        form.steps.push(PInst {
            result: Some(result),
            op,
            args: args.iter().copied().collect(),
            span: form.root.span,
        });
        Some(result)
    }

    /// The operation that gives the root's result.
    fn last(&self, form: &mut Form<'_>, op: BinaryOp, a: PValue, b: PValue) -> Option<()> {
        form.steps.push(PInst {
            op: POp::Binary(op),
            args: [a, b].into_iter().collect(),
            ..form.root.clone()
        });
        Some(())
    }

    /// Where a value stands that is made for one that is made several times.
    fn beside(&mut self, place: Unrolled, number: usize) -> Unrolled {
        let next = &mut self.next_group;
        let group = *self.groups.entry((place.group, number)).or_insert_with(|| {
            *next += 1;
            *next - 1
        });
        Unrolled { group, ..place }
    }

    fn price(&self, inst: &PInst) -> Option<u32> {
        let (row, elem, wide) = row(inst, &self.values)?;
        let one = self.target.cost(row, elem, self.reg_bits)?;
        Some(one * TargetInfo::registers_of(wide, self.reg_bits))
    }
}

/// Another form of an operation, as far as it is made.
struct Form<'a> {
    root: &'a PInst,
    /// What is done, the root's result last.
    steps: Vec<PInst>,
    /// What is not done any more.
    left_out: Vec<PInst>,
}

#[cfg(test)]
mod tests {
    use super::super::{code::test_target, dead_code};
    use super::*;
    use crate::plan::parse::parse;
    use crate::plan::verify::verify;
    use crate::rows::RowOp;
    use crate::target::Prices;

    /// Some lines of a plan over `p0`, a counter; `p4` and `p5`, vectors, `p6`, a mask that compares `p4` with
    /// `p3`, zeros; `p2`, ones. What it becomes where a mask is an integer as it is, without these lines.
    fn combined(lines: &str, blend: u32) -> String {
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
        let target = TargetInfo {
            costs: Prices::new(move |(row, ..)| match row {
                RowOp::Select => Some(blend),
                RowOp::MaskToOnes => Some(0),
                _ => Some(1),
            }),
            ..test_target(2)
        };
        for pass in [COMBINE, dead_code::DEAD_CODE] {
            (pass.run)(&mut Code {
                body: &mut plan.body,
                values: &mut plan.values,
                callees: &plan.callees,
                target: &target,
                reg_bits: plan.reg_bits,
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

    #[test]
    fn counting_under_a_mask_subtracts_it() {
        let count = "p7: i32x4 = add p5, p2\np20: i32x4 = select p6, p7, p5";
        assert_eq!(
            combined(count, 2),
            "p21: i32x4 = sext p6\np20: i32x4 = sub p5, p21\n"
        );
        let down = "p7: i32x4 = sub p5, p2\np20: i32x4 = select p6, p7, p5";
        assert_eq!(
            combined(down, 2),
            "p21: i32x4 = sext p6\np20: i32x4 = add p5, p21\n"
        );
        // A blend that is for nothing is kept, as is a sum that is needed besides.
        assert_eq!(combined(count, 0), format!("{count}\n"));
        let twice = format!("{count}\np21: i32x4 = add p7, p2\nreturn p21");
        assert!(combined(&twice, 2).contains("select"));
    }

    #[test]
    fn what_is_added_under_a_mask_is_masked() {
        let sum = "p7: i32x4 = sub p5, p5\np8: i32x4 = add p7, p5\np20: i32x4 = select p6, p8, p7";
        assert_eq!(
            combined(sum, 3),
            "p7: i32x4 = sub p5, p5\np21: i32x4 = sext p6\np22: i32x4 = and p5, p21\np20: i32x4 = add p7, p22\n"
        );
        // What is compared with zero is the larger of both.
        let positive = sum.replace("add p7, p5", "add p7, p4");
        assert_eq!(
            combined(&positive, 3),
            "p7: i32x4 = sub p5, p5\np21: i32x4 = smax p4, p3\np20: i32x4 = add p7, p21\n"
        );
    }

    #[test]
    fn what_is_widened_is_masked_before() {
        let sum = "p7: i64x4 = sext p5\np8: i64x4 = sext p5\np9: i64x4 = add p8, p7
            p10: mask64x4 = maskresize p6\np11: i64x4 = select p10, p9, p8
            p20: i32x4 = trunc p11";
        assert_eq!(
            combined(sum, 2),
            "p8: i64x4 = sext p5\np21: i32x4 = sext p6\np22: i32x4 = and p5, p21\np23: i64x4 = sext p22\n\
             p11: i64x4 = add p8, p23\np20: i32x4 = trunc p11\n"
        );
        let positive = sum.replace("p7: i64x4 = sext p5", "p7: i64x4 = sext p4");
        assert_eq!(
            combined(&positive, 2),
            "p8: i64x4 = sext p5\np21: i32x4 = smax p4, p3\np22: i64x4 = zext p21\n\
             p11: i64x4 = add p8, p22\np20: i32x4 = trunc p11\n"
        );
    }

    #[test]
    fn truth_values_are_subtracted_as_masks() {
        let signs = "p7: mask32x4 = icmp slt p4, p3\np8: i32x4 = zext p6\np9: i32x4 = zext p7
            p20: i32x4 = sub p8, p9";
        assert_eq!(
            combined(signs, 2),
            "p7: mask32x4 = icmp slt p4, p3\np21: i32x4 = sext p6\np22: i32x4 = sext p7\n\
             p20: i32x4 = sub p22, p21\n"
        );
        let add = "p8: i32x4 = zext p6\np20: i32x4 = add p8, p5";
        assert_eq!(
            combined(add, 2),
            "p21: i32x4 = sext p6\np20: i32x4 = sub p5, p21\n"
        );
    }
}
