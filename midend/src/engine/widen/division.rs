//! Division by constants, and of small integers as `float`s.

use super::{Parts, Widener, elem_of};
use crate::engine::divide::{Division, Quotient};
use crate::plan::{POp, PType};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, ConvertOp, Inst, Type};

impl Widener<'_> {
    /// The quotient or remainder, in lanes that hold what is divided.
    pub(super) fn divide(
        &mut self,
        inst: Inst,
        division: Division,
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let x = self.operand(inst, 0, bits)?;
        let size = division.divisor.abs();
        if let (Quotient::Shift(_), true) = (division.quotient, division.remainder) {
            return Ok(self.with_constant(BinaryOp::And, &x, size - 1, ty));
        }
        let quotient = self.quotient(&x, division.quotient, bits, ty);
        if division.remainder {
            // The sign of the divisor makes no difference.
            let product = match division.quotient {
                Quotient::RoundedShift(n) => self.shifted(BinaryOp::Shl, &quotient, n, ty),
                _ => self.with_constant(BinaryOp::Mul, &quotient, size, ty),
            };
            return Ok(self.map(POp::Binary(BinaryOp::Sub), &[&x, &product], ty));
        }
        if division.divisor < 0 {
            let zero = self.constant_parts(0, ty);
            return Ok(self.map(POp::Binary(BinaryOp::Sub), &[&zero, &quotient], ty));
        }
        Ok(quotient)
    }

    /// The quotient or remainder of integers that `float` tells apart.
    pub(super) fn divide_floats(&mut self, op: BinaryOp, x: &Parts, y: &Parts, ty: PType) -> Parts {
        let PType::Vector(_, lanes) = ty else {
            return x.clone();
        };
        let float = PType::Vector(Type::F32, lanes);
        let to = POp::Convert(ConvertOp::SiToF);
        let (a, b) = (self.map(to, &[x], float), self.map(to, &[y], float));
        let quotient = self.map(POp::Binary(BinaryOp::FDiv), &[&a, &b], float);
        let quotient = self.map(POp::Convert(ConvertOp::FToSi), &[&quotient], ty);
        if matches!(op, BinaryOp::SDiv | BinaryOp::UDiv) {
            return quotient;
        }
        let product = self.map(POp::Binary(BinaryOp::Mul), &[&quotient, y], ty);
        self.map(POp::Binary(BinaryOp::Sub), &[x, &product], ty)
    }

    /// By the absolute value of the divisor.
    fn quotient(&mut self, x: &Parts, how: Quotient, bits: u32, ty: PType) -> Parts {
        let add = POp::Binary(BinaryOp::Add);
        match how {
            Quotient::Shift(n) => self.shifted(BinaryOp::LShr, x, n, ty),
            Quotient::RoundedShift(n) => {
                let sign = self.shifted(BinaryOp::AShr, x, bits - 1, ty);
                let bias = self.shifted(BinaryOp::LShr, &sign, bits - n, ty);
                let biased = self.map(add, &[x, &bias], ty);
                self.shifted(BinaryOp::AShr, &biased, n, ty)
            }
            Quotient::Unsigned { multiplier, shift } => {
                let high = self.with_constant(BinaryOp::UMulHigh, x, multiplier.into(), ty);
                self.shifted(BinaryOp::LShr, &high, shift, ty)
            }
            Quotient::UnsignedLong { multiplier, shift } => {
                let high = self.with_constant(BinaryOp::UMulHigh, x, multiplier.into(), ty);
                let rest = self.map(POp::Binary(BinaryOp::Sub), &[x, &high], ty);
                let half = self.shifted(BinaryOp::LShr, &rest, 1, ty);
                let sum = self.map(add, &[&half, &high], ty);
                self.shifted(BinaryOp::LShr, &sum, shift, ty)
            }
            Quotient::Signed {
                multiplier,
                wrapped,
                shift,
            } => {
                let mut high = self.with_constant(BinaryOp::SMulHigh, x, multiplier.into(), ty);
                if wrapped {
                    high = self.map(add, &[&high, x], ty);
                }
                let floor = self.shifted(BinaryOp::AShr, &high, shift, ty);
                let negative = self.shifted(BinaryOp::LShr, x, bits - 1, ty);
                self.map(add, &[&floor, &negative], ty)
            }
        }
    }

    /// A shift by a constant.
    pub(super) fn shifted(&mut self, op: BinaryOp, x: &Parts, count: u32, ty: PType) -> Parts {
        match count {
            0 => x.clone(),
            _ => self.with_constant(op, x, count.into(), ty),
        }
    }

    fn with_constant(&mut self, op: BinaryOp, x: &Parts, value: i128, ty: PType) -> Parts {
        let constants = self.constant_parts(value, ty);
        self.map(POp::Binary(op), &[x, &constants], ty)
    }

    fn constant_parts(&mut self, value: i128, ty: PType) -> Parts {
        let splat = self.splat_int(value as i64, elem_of(ty), ty);
        vec![splat; self.s.uf as usize]
    }
}
