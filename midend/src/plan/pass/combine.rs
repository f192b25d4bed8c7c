//! Operations on integers under a condition, as fewer or cheaper ones.
//!
//! A mask as an integer is -1 in the lanes that are on. Where adding under a mask is a blend of a sum with
//! what was there before, it can be a sum with what the mask leaves of the other operand; and adding 1 under
//! a mask is to subtract the mask (Warren, Hacker's Delight, 2nd ed., §2-12). A form is taken if the target
//! does it for less, with all that is left out because nothing else needs it.

use super::code::{Code, Pass, When};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::plan::{PInst, POp, PType, PValue};
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Type, UnaryOp};

/// The row.
pub(super) const COMBINE: Pass = Pass {
    name: "combine",
    what: "Integers that are added under a condition are masked, and masks are added",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    if !code.has_masks() {
        return;
    }
    rewrite(code, &mut |program, inst| {
        let steps = Combine { program }.combined(inst)?;
        Some(Instead::Steps(steps))
    });
}

struct Combine<'a, 'p> {
    program: &'a mut Rewrite<'p>,
}

impl Combine<'_, '_> {
    /// What does the same for less.
    fn combined(&mut self, inst: &PInst) -> Option<Vec<PInst>> {
        let result = inst.result?;
        if !matches!(self.program.ty(result), PType::Vector(elem, _) if elem.is_int()) {
            return None;
        }
        let mut form = Form {
            root: inst,
            steps: Vec::new(),
            left_out: Vec::new(),
        };
        self.form(&mut form)?;
        let before = self.program.price(inst)?
            + form
                .left_out
                .iter()
                .map(|inst| self.program.price(inst))
                .sum::<Option<u32>>()?;
        let after = form
            .steps
            .iter()
            .map(|inst| self.program.price(inst))
            .sum::<Option<u32>>()?;
        (after < before).then_some(form.steps)
    }

    /// Another form of an operation.
    fn form(&mut self, form: &mut Form<'_>) -> Option<()> {
        let (op, args) = (&form.root.op, &form.root.args[..]);
        match (op, args) {
            (POp::Select, &[mask, then, otherwise]) => {
                match self.accumulation(form, (mask, true), then, otherwise) {
                    Some(()) => Some(()),
                    None => {
                        form.steps.clear();
                        form.left_out.clear();
                        self.accumulation(form, (mask, false), otherwise, then)
                    }
                }
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

    /// `mask ? kept + x : kept` and `mask ? kept - x : kept`, or, where the mask is to be off for it, the other way round.
    fn accumulation(
        &mut self,
        form: &mut Form<'_>,
        mask: (PValue, bool),
        sum: PValue,
        kept: PValue,
    ) -> Option<()> {
        let sum = self.left_out(form, sum)?;
        let (op, x) = match (&sum.op, &sum.args[..]) {
            (POp::Binary(BinaryOp::Add), &[a, b]) if b == kept => (BinaryOp::Add, a),
            (POp::Binary(op @ (BinaryOp::Add | BinaryOp::Sub)), &[a, b]) if a == kept => (*op, b),
            _ => return None,
        };
        if self.program.number(x) == Some(1) {
            let ones = self.ones_where(form, mask)?;
            let op = match op {
                BinaryOp::Add => BinaryOp::Sub,
                _ => BinaryOp::Add,
            };
            return self.last(form, op, kept, ones);
        }
        let x = self.masked(form, mask, x)?;
        self.last(form, op, kept, x)
    }

    /// `mask ? x : 0`, or `mask ? 0 : x`.
    fn masked(
        &mut self,
        form: &mut Form<'_>,
        (mask, on): (PValue, bool),
        x: PValue,
    ) -> Option<PValue> {
        let ty = self.program.ty(x);
        // What is extended, by what is compared in fewer bits, is masked before.
        if let Some(POp::Convert(op @ (ConvertOp::ZExt | ConvertOp::SExt))) = self.program.op(x)
            && self.program.op(mask) == Some(POp::MaskResize)
            && self.program.uses(x) == 1
        {
            let (narrow, compared) = (self.program.arg(x, 0)?, self.program.arg(mask, 0)?);
            let alike = matches!(self.program.ty(narrow), PType::Vector(elem, _)
                if elem.bits() == self.program.ty(compared).lane_bits());
            if alike {
                self.left_out(form, x)?;
                self.left_out(form, mask);
                let op = match self.extreme((compared, on), narrow) {
                    // It is never negative.
                    Some(BinaryOp::SMax) => ConvertOp::ZExt,
                    _ => op,
                };
                let narrow = self.masked(form, (compared, on), narrow)?;
                return self.step(form, POp::Convert(op), &[narrow], ty);
            }
        }
        if let Some(extreme) = self.extreme((mask, on), x) {
            self.left_out(form, mask);
            return self.step(
                form,
                POp::Binary(extreme),
                &self.program.known(mask)?.args.clone(),
                ty,
            );
        }
        let ones = self.ones_where(form, (mask, on))?;
        self.step(form, POp::Binary(BinaryOp::And), &[x, ones], ty)
    }

    /// The operation on the operands of a comparison of `x` with zero that leaves zero of it where the
    /// comparison does not hold, or does.
    fn extreme(&self, (mask, on): (PValue, bool), x: PValue) -> Option<BinaryOp> {
        let (a, b) = (self.program.arg(mask, 0)?, self.program.arg(mask, 1)?);
        let POp::ICmp(cc) = self.program.op(mask)? else {
            return None;
        };
        let op = match if on { cc } else { cc.inverse() } {
            IntCC::Sgt | IntCC::Sge => BinaryOp::SMax,
            IntCC::Slt | IntCC::Sle => BinaryOp::SMin,
            IntCC::Eq | IntCC::Ne | IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge => {
                return None;
            }
        };
        (a == x && self.program.number(b) == Some(0)).then_some(op)
    }

    /// -1 where the mask is on, or off.
    fn ones_where(&mut self, form: &mut Form<'_>, (mask, on): (PValue, bool)) -> Option<PValue> {
        let mask = match on {
            true => mask,
            false => {
                let ty = self.program.ty(mask);
                self.step(form, POp::Unary(UnaryOp::Not), &[mask], ty)?
            }
        };
        self.ones(form, mask)
    }

    /// The mask as an integer of its width, -1 where it is on.
    fn ones(&mut self, form: &mut Form<'_>, mask: PValue) -> Option<PValue> {
        let PType::Mask { bits, lanes } = self.program.ty(mask) else {
            return None;
        };
        let ty = PType::Vector(Type::int_of_bits(bits)?, lanes);
        self.step(form, POp::Convert(ConvertOp::SExt), &[mask], ty)
    }

    /// The mask that a value is 1 in the lanes of, if nothing else needs the value.
    fn truth(&self, form: &mut Form<'_>, value: PValue) -> Option<PValue> {
        let mask = self.program.arg(value, 0)?;
        let is_truth = self.program.op(value) == Some(POp::Convert(ConvertOp::ZExt))
            && matches!(self.program.ty(mask), PType::Mask { .. });
        if !is_truth {
            return None;
        }
        self.left_out(form, value)?;
        Some(mask)
    }

    /// What computes a value that is left out, since the form alone needed it.
    fn left_out(&self, form: &mut Form<'_>, value: PValue) -> Option<PInst> {
        let inst = self.program.for_one(value)?.clone();
        form.left_out.push(inst.clone());
        Some(inst)
    }

    fn step(&mut self, form: &mut Form<'_>, op: POp, args: &[PValue], ty: PType) -> Option<PValue> {
        let result = self.program.value(form.root, form.steps.len(), ty);
        form.steps.push(PInst {
            result: Some(result),
            op,
            args: args.to_vec(),
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
    use super::super::code::{lines_after, test_target};
    use super::super::dead_code::DEAD_CODE;
    use super::*;
    use crate::rows::RowOp;
    use crate::target::{Prices, TargetInfo};

    /// What lines become where a mask is an integer as it is, by what a blend costs.
    fn combined(lines: &str, blend: u32) -> String {
        let target = TargetInfo {
            costs: Prices::new(move |(row, ..)| match row {
                RowOp::Select => Some(blend),
                RowOp::MaskToOnes => Some(0),
                _ => Some(1),
            }),
            ..test_target(2)
        };
        lines_after(&[COMBINE, DEAD_CODE], lines, &target)
    }

    #[test]
    fn what_is_added_where_a_comparison_does_not_hold_is_the_other_extreme() {
        let lines = "p7: mask32x4 = icmp sgt p4, p3\np8: i32x4 = add p5, p4\np20: i32x4 = select p7, p5, p8";
        assert_eq!(
            combined(lines, 3),
            "p21: i32x4 = smin p4, p3\np20: i32x4 = add p5, p21\n"
        );
        let masked =
            "p7: mask32x4 = icmp eq p4, p3\np8: i32x4 = add p5, p4\np20: i32x4 = select p7, p5, p8";
        assert_eq!(
            combined(masked, 3),
            "p7: mask32x4 = icmp eq p4, p3\np21: mask32x4 = not p7\np22: i32x4 = sext p21\n\
             p23: i32x4 = and p4, p22\np20: i32x4 = add p5, p23\n"
        );
        // A blend that costs no more than the masks is kept.
        assert_eq!(combined(masked, 2), format!("{masked}\n"));
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
