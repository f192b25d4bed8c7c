//! Emission of operations with the simplifications that cost nothing: constants, chains of
//! conversions, truth values that were widened to C's `int` and are tested again.

use frontend::span::Span;

use super::graph::Graph;
use crate::ssa::{BinaryOp, ConvertOp, FloatCC, Imm, IntCC, Op, Overflow, Type, UnaryOp, Value};

/// `bits` reduced to the width of `ty` in the form that [`Imm::Int`] asks for.
pub(super) fn normalize(bits: i64, ty: Type) -> i64 {
    match ty {
        Type::I1 => bits & 1,
        _ => {
            let unused = 64 - ty.bits();
            bits << unused >> unused
        }
    }
}

/// `bits` of type `ty` with zeros above its width.
fn unsigned(bits: i64, ty: Type) -> u64 {
    let unused = 64 - ty.bits();
    (bits as u64) << unused >> unused
}

/// The result of an integer operation on constants, where it is defined.
fn eval_binary(op: BinaryOp, ty: Type, a: i64, b: i64) -> Option<i64> {
    let (ua, ub) = (unsigned(a, ty), unsigned(b, ty));
    let count = u32::try_from(ub).ok().filter(|&count| count < ty.bits());
    let bits = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::SMulHigh
        | BinaryOp::UMulHigh
        | BinaryOp::SMulLow
        | BinaryOp::UMulLow
        | BinaryOp::SAddSat
        | BinaryOp::UAddSat
        | BinaryOp::SSubSat
        | BinaryOp::USubSat => return None,
        BinaryOp::SDiv if b != -1 => a.checked_div(b)?,
        BinaryOp::SRem if b != -1 => a.checked_rem(b)?,
        BinaryOp::UDiv => ua.checked_div(ub)? as i64,
        BinaryOp::URem => ua.checked_rem(ub)? as i64,
        BinaryOp::Shl => a.wrapping_shl(count?),
        BinaryOp::AShr => a.wrapping_shr(count?),
        BinaryOp::LShr => ua.wrapping_shr(count?) as i64,
        BinaryOp::SMin => a.min(b),
        BinaryOp::SMax => a.max(b),
        BinaryOp::UMin => ua.min(ub) as i64,
        BinaryOp::UMax => ua.max(ub) as i64,
        BinaryOp::SDiv
        | BinaryOp::SRem
        | BinaryOp::FAdd
        | BinaryOp::FSub
        | BinaryOp::FMul
        | BinaryOp::FDiv
        | BinaryOp::FMin
        | BinaryOp::FMax
        | BinaryOp::FCopySign => return None,
    };
    Some(normalize(bits, ty))
}

fn eval_compare(cc: IntCC, ty: Type, a: i64, b: i64) -> bool {
    let (ua, ub) = (unsigned(a, ty), unsigned(b, ty));
    match cc {
        IntCC::Eq => a == b,
        IntCC::Ne => a != b,
        IntCC::Slt => a < b,
        IntCC::Sle => a <= b,
        IntCC::Sgt => a > b,
        IntCC::Sge => a >= b,
        IntCC::Ult => ua < ub,
        IntCC::Ule => ua <= ub,
        IntCC::Ugt => ua > ub,
        IntCC::Uge => ua >= ub,
    }
}

/// What a multiplication by gives the same as a division by a number: of a power of two, its inverse is one as well.
/// Compilers multiply, too, and would take the product into a sum if they were given a division.
fn exact_inverse(number: &Op) -> Option<Imm> {
    // The bits of the exponent, which are those of 1.0 where the inverse is the number itself, and of the fraction.
    let inverse = |bits: u64, exponent: u32, fraction: u32| {
        let sign = 1 << (exponent + fraction);
        let one = (1 << (exponent - 1)) - 1;
        let power = (bits & !sign) >> fraction;
        if bits & ((1 << fraction) - 1) != 0 || !(1..=2 * one).contains(&power) {
            return None;
        }
        Some(match 2 * one - power {
            // That of the largest power is no normal number.
            0 => bits & sign | 1 << (fraction - 1),
            power => bits & sign | power << fraction,
        })
    };
    match *number {
        Op::Const(Imm::F32(bits)) => Some(Imm::F32(inverse(bits.into(), 8, 23)? as u32)),
        Op::Const(Imm::F64(bits)) => Some(Imm::F64(inverse(bits, 11, 52)?)),
        _ => None,
    }
}

impl Graph {
    /// An integer constant.
    pub fn int(&mut self, ty: Type, bits: i64, span: Span) -> Value {
        self.constant(ty, Imm::Int(normalize(bits, ty)), span)
    }

    /// A floating constant.
    pub fn float(&mut self, ty: Type, number: f64, span: Span) -> Value {
        let imm = match ty {
            Type::F32 => Imm::F32((number as f32).to_bits()),
            _ => Imm::F64(number.to_bits()),
        };
        self.constant(ty, imm, span)
    }

    /// The number of a constant, if `f64` holds it exactly and it is no NaN.
    pub fn exact_number(&self, value: Value, signed: bool) -> Option<f64> {
        let Op::Const(imm) = self.def(value)?.op else {
            return None;
        };
        match imm {
            Imm::Int(bits) => {
                let ty = self.ty(value);
                let wide = if signed {
                    i128::from(bits)
                } else {
                    i128::from(unsigned(bits, ty))
                };
                (wide.unsigned_abs() <= 1 << 53).then_some(wide as f64)
            }
            Imm::F32(bits) => {
                Some(f64::from(f32::from_bits(bits))).filter(|number| !number.is_nan())
            }
            Imm::F64(bits) => Some(f64::from_bits(bits)).filter(|number| !number.is_nan()),
        }
    }

    /// An operation with two operands of one type.
    pub fn binary(
        &mut self,
        op: BinaryOp,
        overflow: Overflow,
        a: Value,
        b: Value,
        span: Span,
    ) -> Value {
        let ty = self.ty(a);
        if let (Some(x), Some(y)) = (self.int_constant(a), self.int_constant(b))
            && let Some(bits) = eval_binary(op, ty, x, y)
        {
            return self.int(ty, bits, span);
        }
        if ty == Type::I1
            && let Some(value) = self.truth_identity(op, a, b)
        {
            return value;
        }
        let inverse = self.def(b).and_then(|data| exact_inverse(&data.op));
        if let (BinaryOp::FDiv, Some(inverse)) = (op, inverse) {
            let inverse = self.constant(ty, inverse, span);
            return self.value(
                Op::Binary(BinaryOp::FMul, overflow),
                &[a, inverse],
                ty,
                span,
            );
        }
        self.value(Op::Binary(op, overflow), &[a, b], ty, span)
    }

    /// `And` and `Or` of truth values of which one is constant.
    fn truth_identity(&self, op: BinaryOp, a: Value, b: Value) -> Option<Value> {
        let (constant, known, other) = match (self.int_constant(a), self.int_constant(b)) {
            (Some(known), _) => (a, known, b),
            (_, Some(known)) => (b, known, a),
            (None, None) => return None,
        };
        match (op, known) {
            (BinaryOp::And, 0) => Some(constant),
            (BinaryOp::And, _) => Some(other),
            (BinaryOp::Or, 0) => Some(other),
            (BinaryOp::Or, _) => Some(constant),
            _ => None,
        }
    }

    /// An operation with one operand.
    pub fn unary(&mut self, op: UnaryOp, a: Value, span: Span) -> Value {
        let ty = self.ty(a);
        if let (UnaryOp::FNeg, Some(Op::Const(number))) = (op, self.def(a).map(|data| &data.op)) {
            let negated = match *number {
                Imm::F32(bits) => Imm::F32(bits ^ 1 << 31),
                Imm::F64(bits) => Imm::F64(bits ^ 1 << 63),
                Imm::Int(bits) => Imm::Int(bits),
            };
            return self.constant(ty, negated, span);
        }
        self.value(Op::Unary(op), &[a], ty, span)
    }

    /// An integer or pointer comparison.
    pub fn icmp(&mut self, cc: IntCC, a: Value, b: Value, span: Span) -> Value {
        if let (Some(x), Some(y)) = (self.int_constant(a), self.int_constant(b)) {
            let truth = eval_compare(cc, self.ty(a), x, y);
            return self.int(Type::I1, i64::from(truth), span);
        }
        for (value, other) in [(a, b), (b, a)] {
            if let (Some(truth), Some(to)) = (self.widened_truth(value), self.int_constant(other))
                && let IntCC::Eq | IntCC::Ne = cc
            {
                return match (to, cc == IntCC::Eq) {
                    (0, true) | (1, false) => self.not(truth, span),
                    (0, false) | (1, true) => truth,
                    (_, equal) => self.int(Type::I1, i64::from(!equal), span),
                };
            }
        }
        if let IntCC::Eq | IntCC::Ne = cc
            && self.int_constant(b) == Some(0)
            && let Some((dividend, low)) = self.power_remainder(a)
        {
            let low = self.int(self.ty(dividend), low, span);
            let bits = self.binary(BinaryOp::And, Overflow::Wraps, dividend, low, span);
            return self.value(Op::ICmp(cc), &[bits, b], Type::I1, span);
        }
        self.value(Op::ICmp(cc), &[a, b], Type::I1, span)
    }

    /// What is divided if an integer is the remainder by a power of two, and the bits of it that are 0 where the
    /// remainder is: those below the power, for negative numbers too.
    fn power_remainder(&self, value: Value) -> Option<(Value, i64)> {
        let data = self.def(value)?;
        let (Op::Binary(BinaryOp::SRem | BinaryOp::URem, _), &[dividend, by]) =
            (&data.op, data.args.as_slice())
        else {
            return None;
        };
        let by = self.int_constant(by)?;
        (by > 0 && by & (by - 1) == 0).then_some((dividend, by - 1))
    }

    /// The truth value that an integer was made from.
    fn widened_truth(&self, value: Value) -> Option<Value> {
        let data = self.def(value)?;
        let from = *data.args.first()?;
        let widened = matches!(data.op, Op::Convert(ConvertOp::ZExt));
        (widened && self.ty(from) == Type::I1).then_some(from)
    }

    /// A floating comparison.
    pub fn fcmp(&mut self, cc: FloatCC, a: Value, b: Value, span: Span) -> Value {
        self.value(Op::FCmp(cc), &[a, b], Type::I1, span)
    }

    /// `value != 0` as a truth value.
    pub fn is_nonzero(&mut self, value: Value, span: Span) -> Value {
        let ty = self.ty(value);
        if ty == Type::I1 {
            return value;
        }
        if ty.is_float() {
            let zero = self.float(ty, 0.0, span);
            return self.fcmp(FloatCC::Ne, value, zero, span);
        }
        if let Some(data) = self.def(value)
            && matches!(data.op, Op::Convert(ConvertOp::ZExt | ConvertOp::SExt))
        {
            let narrow = data.args[0];
            return self.is_nonzero(narrow, span);
        }
        let zero = self.int(ty, 0, span);
        self.icmp(IntCC::Ne, value, zero, span)
    }

    /// The complement of a truth value.
    pub fn not(&mut self, truth: Value, span: Span) -> Value {
        let Some(data) = self.def(truth) else {
            return self.unary(UnaryOp::Not, truth, span);
        };
        match (&data.op, data.args.as_slice()) {
            (&Op::Const(Imm::Int(bits)), _) => self.int(Type::I1, 1 - bits, span),
            (Op::Unary(UnaryOp::Not), &[inner]) => inner,
            (&Op::ICmp(cc), &[a, b]) => self.icmp(cc.inverse(), a, b, span),
            _ => self.unary(UnaryOp::Not, truth, span),
        }
    }

    /// An integer as another integer type; widening repeats the sign if `signed`.
    pub fn resize(&mut self, value: Value, to: Type, signed: bool, span: Span) -> Value {
        let from = self.ty(value);
        if from == to {
            return value;
        }
        if let Some(bits) = self.int_constant(value) {
            let wide = if signed && from != Type::I1 {
                bits
            } else {
                unsigned(bits, from) as i64
            };
            return self.int(to, wide, span);
        }
        let inner = self.def(value).and_then(|data| match data.op {
            Op::Convert(op @ (ConvertOp::ZExt | ConvertOp::SExt | ConvertOp::Trunc)) => {
                Some((op, data.args[0]))
            }
            _ => None,
        });
        if to.bits() < from.bits() {
            return match inner {
                Some((ConvertOp::Trunc, source)) => {
                    self.convert(ConvertOp::Trunc, source, to, span)
                }
                Some((op, source)) => self.resize(source, to, op == ConvertOp::SExt, span),
                None => self.convert(ConvertOp::Trunc, value, to, span),
            };
        }
        match inner {
            Some((ConvertOp::ZExt, source)) => self.convert(ConvertOp::ZExt, source, to, span),
            Some((ConvertOp::SExt, source)) if signed => {
                self.convert(ConvertOp::SExt, source, to, span)
            }
            _ if signed && from != Type::I1 => self.convert(ConvertOp::SExt, value, to, span),
            _ => self.convert(ConvertOp::ZExt, value, to, span),
        }
    }

    /// A conversion that is needed.
    pub fn convert(&mut self, op: ConvertOp, value: Value, to: Type, span: Span) -> Value {
        self.value(Op::Convert(op), &[value], to, span)
    }

    /// `cond ? a : b` of evaluated operands.
    pub fn select(&mut self, cond: Value, a: Value, b: Value, span: Span) -> Value {
        match self.int_constant(cond) {
            Some(0) => b,
            Some(_) => a,
            None if a == b => a,
            None => {
                let ty = self.ty(a);
                self.value(Op::Select, &[cond, a, b], ty, span)
            }
        }
    }
}
