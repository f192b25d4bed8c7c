//! Division of integers by what is the same in all lanes and iterations, without dividing in the loop: what is computed of the
//! divisor once before it makes a product and shifts of each division (Granlund and Montgomery, Division by Invariant
//! Integers using Multiplication, PLDI 1994, figures 4.1 and 5.1).
//!
//! It holds for all divisors but 0. What comes before the loop also runs if no iteration divides: a divisor of 0 is
//! taken for 1 there.

use super::{At, Parts, Widener, elem_of};
use crate::engine::divide::is_division;
use crate::options::Optimization;
use crate::plan::{POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, ConvertOp, Inst, IntCC, Type, Value};
use crate::target::RowOp;

/// What is computed before the loop is so in integers of 64 bits, which hold what is twice as wide as lanes.
const WIDEST: u32 = 32;

/// How a division is done.
#[derive(Clone, Copy)]
struct Kind {
    signed: bool,
    remainder: bool,
}

impl Kind {
    fn of(op: BinaryOp) -> Option<Kind> {
        let (signed, remainder) = match op {
            BinaryOp::SDiv => (true, false),
            BinaryOp::SRem => (true, true),
            BinaryOp::UDiv => (false, false),
            BinaryOp::URem => (false, true),
            _ => return None,
        };
        Some(Kind { signed, remainder })
    }
}

impl Widener<'_> {
    /// The quotient or remainder in lanes of `bits` bits, which hold what is divided and by what, if this is the cheaper way.
    pub(super) fn by_same_divisor(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        bits: u32,
        ty: PType,
    ) -> Result<Option<Parts>, Refusal> {
        let data = &self.s.f.insts[inst];
        let (Some(kind), &[_, divisor], Some(result)) = (Kind::of(op), &data.args[..], data.result)
        else {
            return Ok(None);
        };
        // Without a loop, nothing is done once for many divisions.
        let looped = !self.s.inductions.is_empty();
        let same = self.s.shapes.is_uniform(divisor) && !self.s.f.is_constant(divisor);
        if !self.s.options.uses(Optimization::SameDivisors) || !looped || !same || bits > WIDEST {
            return Ok(None);
        }
        if !self.is_cheaper(op, kind, result, elem_of(ty)) {
            return Ok(None);
        }
        let x = self.operand(inst, 0, bits)?;
        let by = self.uniform_scalar(divisor, elem_of(ty))?;
        let parts = match kind.signed {
            true => self.signed_by_same(&x, by, kind.remainder, bits, ty),
            false => self.unsigned_by_same(&x, by, kind.remainder, bits, ty),
        };
        Ok(Some(parts))
    }

    /// Whether the operations that it takes cost less than those of the division itself.
    fn is_cheaper(&self, op: BinaryOp, kind: Kind, result: Value, elem: Type) -> bool {
        use BinaryOp::{AShr, Add, FDiv, LShr, Mul, SMulHigh, Sub, UMulHigh, Xor};
        let cost = |row, elem| self.s.target.cost(row, elem, self.s.reg_bits);
        let binary = |op| cost(RowOp::Binary(op), elem);
        let one_less = |op| cost(RowOp::ShiftConst(op), elem).or(binary(op));
        let shift = |op| cost(RowOp::ShiftBy(op), elem).or(binary(op));
        let rest = match kind.remainder {
            true => vec![binary(Mul), binary(Sub)],
            false => Vec::new(),
        };
        let own = match kind.signed {
            true => vec![
                binary(SMulHigh),
                binary(Add),
                shift(AShr),
                one_less(AShr),
                binary(Sub),
            ],
            false => vec![
                binary(UMulHigh),
                binary(Sub),
                shift(LShr),
                binary(Add),
                shift(LShr),
            ],
        };
        let sign = match kind.signed && !kind.remainder {
            true => vec![binary(Xor), binary(Sub)],
            false => Vec::new(),
        };
        let sum = |all: &[Option<u32>]| all.iter().copied().sum::<Option<u32>>();
        let Some(multiplied) = sum(&[&own[..], &sign, &rest].concat()) else {
            return false;
        };
        let floats = elem == Type::I32 && self.s.widths.floats.contains(&result);
        let divided = match floats && is_division(op) {
            true => {
                let to = cost(RowOp::Convert(ConvertOp::SiToF, Type::F32), elem);
                let from = cost(RowOp::Convert(ConvertOp::FToSi, elem), Type::F32);
                let quotient = cost(RowOp::Binary(FDiv), Type::F32);
                sum(&[&[to, from, quotient][..], &rest].concat())
            }
            false => binary(op),
        };
        divided.is_none_or(|divided| multiplied < divided)
    }

    /// By figure 4.1: with `l` the binary logarithm of the divisor, rounded up, the multiplier is
    /// `2^N * (2^l - d) / d + 1`.
    fn unsigned_by_same(
        &mut self,
        x: &Parts,
        by: PValue,
        remainder: bool,
        bits: u32,
        ty: PType,
    ) -> Parts {
        use BinaryOp::{Add, And, LShr, Shl, Sub, UDiv, UMulHigh};
        let d = self.converted_before(ConvertOp::ZExt, by, Type::I64);
        let d = self.one_for_zero(d);
        let [one, n] = [1, bits].map(|number| self.number(number));
        let below = self.computed_before(Sub, d, one);
        let ones = self.ones_up_to(below, bits);
        let power = self.computed_before(Add, ones, one);
        let above = self.computed_before(Sub, power, d);
        let scaled = self.computed_before(Shl, above, n);
        let quotient = self.computed_before(UDiv, scaled, d);
        let multiplier = self.computed_before(Add, quotient, one);
        let log = self.logarithm(power);
        let first = self.computed_before(And, ones, one);
        let second = self.computed_before(Sub, log, first);

        let high = self.with_same(UMulHigh, x, multiplier, ty);
        let rest = self.map(POp::Binary(Sub), &[x, &high], ty);
        let rest = self.shifted_by_same(LShr, &rest, first, ty);
        let sum = self.map(POp::Binary(Add), &[&high, &rest], ty);
        let quotient = self.shifted_by_same(LShr, &sum, second, ty);
        match remainder {
            true => self.rest_of(x, &quotient, d, ty),
            false => quotient,
        }
    }

    /// By figure 5.1: with `l` the logarithm as above, but at least 1, the multiplier is
    /// `2^(N + l - 1) / |d| + 1`, without its highest bit.
    fn signed_by_same(
        &mut self,
        x: &Parts,
        by: PValue,
        remainder: bool,
        bits: u32,
        ty: PType,
    ) -> Parts {
        use BinaryOp::{AShr, Add, LShr, SMulHigh, Shl, Sub, UDiv, Xor};
        let d = self.converted_before(ConvertOp::SExt, by, Type::I64);
        let d = self.one_for_zero(d);
        let [zero, one, n, all] = [0, 1, bits, 63].map(|number| self.number(number));
        let negative = self.b.icmp(At::Before, IntCC::Slt, d, zero);
        let negated = self.computed_before(Sub, zero, d);
        let size = self.chosen_before(negative, negated, d);
        let below = self.computed_before(Sub, size, one);
        let ones = self.ones_up_to(below, bits);
        let ones = self.computed_before(LShr, ones, one);
        let power = self.computed_before(Add, ones, one);
        let scaled = self.computed_before(Shl, power, n);
        let quotient = self.computed_before(UDiv, scaled, size);
        let multiplier = self.computed_before(Add, quotient, one);
        let shift = self.logarithm(power);

        let high = self.with_same(SMulHigh, x, multiplier, ty);
        let sum = self.map(POp::Binary(Add), &[x, &high], ty);
        let floor = self.shifted_by_same(AShr, &sum, shift, ty);
        let sign = self.shifted(AShr, x, bits - 1, ty);
        let quotient = self.map(POp::Binary(Sub), &[&floor, &sign], ty);
        if remainder {
            return self.rest_of(x, &quotient, size, ty);
        }
        let sign = self.computed_before(AShr, d, all);
        let sign = self.in_lanes(sign, ty);
        let turned = self.map(POp::Binary(Xor), &[&quotient, &sign], ty);
        self.map(POp::Binary(Sub), &[&turned, &sign], ty)
    }

    /// What is left when the divisor times the quotient is taken away.
    fn rest_of(&mut self, x: &Parts, quotient: &Parts, divisor: PValue, ty: PType) -> Parts {
        let product = self.with_same(BinaryOp::Mul, quotient, divisor, ty);
        self.map(POp::Binary(BinaryOp::Sub), &[x, &product], ty)
    }

    fn with_same(&mut self, op: BinaryOp, x: &Parts, factor: PValue, ty: PType) -> Parts {
        let factors = self.in_lanes(factor, ty);
        self.map(POp::Binary(op), &[x, &factors], ty)
    }

    fn shifted_by_same(&mut self, op: BinaryOp, x: &Parts, count: PValue, ty: PType) -> Parts {
        if !self.has(RowOp::ShiftBy(op), elem_of(ty)) {
            return self.with_same(op, x, count, ty);
        }
        let count = self.converted_before(ConvertOp::Trunc, count, elem_of(ty));
        let counts = vec![count; x.len()];
        self.map(POp::ShiftBy(op), &[x, &counts], ty)
    }

    /// The low bits of a number of 64 bits in all lanes.
    fn in_lanes(&mut self, number: PValue, ty: PType) -> Parts {
        let scalar = self.converted_before(ConvertOp::Trunc, number, elem_of(ty));
        self.splat(scalar, ty)
    }

    fn converted_before(&mut self, op: ConvertOp, value: PValue, to: Type) -> PValue {
        let to = PType::Scalar(to);
        self.b.inst(At::Before, POp::Convert(op), &[value], to)
    }

    fn number(&mut self, number: u32) -> PValue {
        self.b.int(At::Before, Type::I64, number.into())
    }

    fn computed_before(&mut self, op: BinaryOp, a: PValue, b: PValue) -> PValue {
        self.b.binary(At::Before, op, a, b)
    }

    fn chosen_before(&mut self, cond: PValue, then: PValue, otherwise: PValue) -> PValue {
        let ty = self.b.ty(then);
        let args = [cond, then, otherwise];
        self.b.inst(At::Before, POp::Select, &args, ty)
    }

    fn one_for_zero(&mut self, divisor: PValue) -> PValue {
        let [zero, one] = [0, 1].map(|number| self.number(number));
        let is_zero = self.b.icmp(At::Before, IntCC::Eq, divisor, zero);
        self.chosen_before(is_zero, one, divisor)
    }

    /// All bits up to the highest one of a number of so many bits.
    fn ones_up_to(&mut self, number: PValue, bits: u32) -> PValue {
        let mut ones = number;
        let mut by = 1;
        while by < bits {
            let count = self.number(by);
            let lower = self.computed_before(BinaryOp::LShr, ones, count);
            ones = self.computed_before(BinaryOp::Or, ones, lower);
            by *= 2;
        }
        ones
    }

    /// The binary logarithm of a power of two: the exponent of that number in floating point.
    fn logarithm(&mut self, power: PValue) -> PValue {
        let float = self.converted_before(ConvertOp::SiToF, power, Type::F64);
        let bits = self.converted_before(ConvertOp::Bitcast, float, Type::I64);
        let [digits, bias] = [f64::MANTISSA_DIGITS - 1, 1023].map(|number| self.number(number));
        let exponent = self.computed_before(BinaryOp::LShr, bits, digits);
        self.computed_before(BinaryOp::Sub, exponent, bias)
    }
}
