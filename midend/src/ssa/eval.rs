//! Arithmetic on the bits of one scalar, shared by the interpreters of SSA and of plans.
//!
//! A value is the low bits of a `u64`, zeros above its width.

use super::{BinaryOp, ConvertOp, FloatCC, Imm, IntCC, Overflow, Type, UnaryOp};
use crate::ops::Fused;
use std::fmt;

/// Why a run stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trap {
    /// Integer division or remainder by zero.
    DivisionByZero,
    /// Integer overflow where it is undefined, or a quotient that does not fit.
    Overflow,
    /// Shift by the width or more.
    ShiftCount,
    /// Float that the integer type cannot hold.
    Conversion,
    /// Access outside every object.
    OutOfRange {
        /// First byte.
        address: u64,
        /// Size in bytes.
        size: u64,
    },
    /// `Unreachable` was reached.
    Unreachable,
    /// Call, opaque operation, volatile access: outside the interpreter's domain.
    NotModelled(String),
    /// A symbol or variable has no address or value.
    NoValue(String),
    /// A value that depends on an uninitialised variable decides control flow or an address, or
    /// leaves the function.
    Undefined,
    /// Too many steps.
    StepLimit,
    /// Wrong number of arguments, or a program that its verifier would not accept.
    Malformed(String),
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trap::DivisionByZero => f.write_str("division by zero"),
            Trap::Overflow => f.write_str("integer overflow"),
            Trap::ShiftCount => f.write_str("shift count out of range"),
            Trap::Conversion => f.write_str("conversion out of range"),
            Trap::OutOfRange { address, size } => {
                write!(
                    f,
                    "access to {size} bytes at {address:#x} outside every object"
                )
            }
            Trap::Unreachable => f.write_str("unreachable code reached"),
            Trap::NotModelled(what) => write!(f, "not modelled: {what}"),
            Trap::NoValue(what) => write!(f, "no value for {what}"),
            Trap::Undefined => f.write_str("use of an indeterminate value"),
            Trap::StepLimit => f.write_str("step limit reached"),
            Trap::Malformed(what) => write!(f, "malformed: {what}"),
        }
    }
}

impl std::error::Error for Trap {}

/// The bits of a value that its type holds.
pub fn mask(ty: Type, bits: u64) -> u64 {
    match ty.bits() {
        64.. => bits,
        n => bits & ((1 << n) - 1),
    }
}

/// The value as a signed integer.
pub fn signed(ty: Type, bits: u64) -> i64 {
    let unused = 64 - ty.bits();
    (bits << unused) as i64 >> unused
}

/// Bits of a constant of a type.
pub fn imm(ty: Type, imm: Imm) -> u64 {
    match imm {
        Imm::Int(n) => mask(ty, n as u64),
        Imm::F32(bits) => u64::from(bits),
        Imm::F64(bits) => bits,
    }
}

/// An operation with two operands.
pub fn binary(op: BinaryOp, overflow: Overflow, ty: Type, a: u64, b: u64) -> Result<u64, Trap> {
    match ty {
        Type::F32 => float32(op, f32::from_bits(a as u32), f32::from_bits(b as u32)),
        Type::F64 => float64(op, f64::from_bits(a), f64::from_bits(b)),
        _ => integer(op, overflow, ty, a, b),
    }
}

/// A product of floating-point numbers and a third one, rounded once.
pub fn fused(op: Fused, ty: Type, [x, y, z]: [u64; 3]) -> u64 {
    match ty {
        Type::F32 => {
            let [x, y, z] = [x, y, z].map(|bits| f32::from_bits(bits as u32));
            let result = match op {
                Fused::MulAdd => x.mul_add(y, z),
                Fused::MulSub => x.mul_add(y, -z),
                Fused::NegMulAdd => (-x).mul_add(y, z),
            };
            result.to_bits().into()
        }
        _ => {
            let [x, y, z] = [x, y, z].map(f64::from_bits);
            let result = match op {
                Fused::MulAdd => x.mul_add(y, z),
                Fused::MulSub => x.mul_add(y, -z),
                Fused::NegMulAdd => (-x).mul_add(y, z),
            };
            result.to_bits()
        }
    }
}

/// The nearest integer of a type whose least one is given.
fn nearest(exact: i128, least: i128, ty: Type) -> u64 {
    let most = least + (1i128 << ty.bits()) - 1;
    exact.clamp(least, most) as u64
}

fn integer(op: BinaryOp, overflow: Overflow, ty: Type, a: u64, b: u64) -> Result<u64, Trap> {
    let (sa, sb) = (signed(ty, a), signed(ty, b));
    let wide = |exact: i128| {
        let min = -(1i128 << (ty.bits() - 1));
        match overflow == Overflow::Undefined && !(min..-min).contains(&exact) {
            true => Err(Trap::Overflow),
            false => Ok(exact as u64),
        }
    };
    let count = || match b < u64::from(ty.bits()) {
        true => Ok(b as u32),
        false => Err(Trap::ShiftCount),
    };
    let (xa, xb) = (i128::from(sa), i128::from(sb));
    let result = match op {
        BinaryOp::Add => wide(xa + xb)?,
        BinaryOp::Sub => wide(xa - xb)?,
        BinaryOp::Mul => wide(xa * xb)?,
        BinaryOp::SMulHigh => ((xa * xb) >> ty.bits()) as u64,
        BinaryOp::UMulHigh => ((u128::from(a) * u128::from(b)) >> ty.bits()) as u64,
        BinaryOp::SMulLow | BinaryOp::UMulLow => {
            let unused = 64 - ty.bits() / 2;
            match op {
                BinaryOp::SMulLow => {
                    let low = |x: u64| (x << unused) as i64 >> unused;
                    low(a).wrapping_mul(low(b)) as u64
                }
                _ => {
                    let low = |x: u64| x << unused >> unused;
                    low(a).wrapping_mul(low(b))
                }
            }
        }
        BinaryOp::SAddSat => nearest(xa + xb, -(1i128 << (ty.bits() - 1)), ty),
        BinaryOp::SSubSat => nearest(xa - xb, -(1i128 << (ty.bits() - 1)), ty),
        BinaryOp::UAddSat => nearest(i128::from(a) + i128::from(b), 0, ty),
        BinaryOp::USubSat => nearest(i128::from(a) - i128::from(b), 0, ty),
        BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem if b == 0 => {
            return Err(Trap::DivisionByZero);
        }
        BinaryOp::SDiv | BinaryOp::SRem if sb == -1 && xa == -(1i128 << (ty.bits() - 1)) => {
            return Err(Trap::Overflow);
        }
        BinaryOp::SDiv => sa.wrapping_div(sb) as u64,
        BinaryOp::SRem => sa.wrapping_rem(sb) as u64,
        BinaryOp::UDiv => a / b,
        BinaryOp::URem => a % b,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        // C leaves a signed left shift that loses bits undefined; gcc and clang define it, and so
        // does SSA.
        BinaryOp::Shl => a << count()?,
        BinaryOp::LShr => a >> count()?,
        BinaryOp::AShr => (sa >> count()?) as u64,
        BinaryOp::SMin => sa.min(sb) as u64,
        BinaryOp::SMax => sa.max(sb) as u64,
        BinaryOp::UMin => a.min(b),
        BinaryOp::UMax => a.max(b),
        BinaryOp::FAdd
        | BinaryOp::FSub
        | BinaryOp::FMul
        | BinaryOp::FDiv
        | BinaryOp::FMin
        | BinaryOp::FMax
        | BinaryOp::FCopySign => return Err(malformed("floating operation on integers")),
    };
    Ok(mask(ty, result))
}

macro_rules! float_binary {
    ($name:ident, $float:ty) => {
        fn $name(op: BinaryOp, a: $float, b: $float) -> Result<u64, Trap> {
            let result = match op {
                BinaryOp::FAdd => a + b,
                BinaryOp::FSub => a - b,
                BinaryOp::FMul => a * b,
                BinaryOp::FDiv => a / b,
                // Not `min`/`max`: the second operand wins on NaN and on equal zeros.
                BinaryOp::FMin => match a < b {
                    true => a,
                    false => b,
                },
                BinaryOp::FMax => match a > b {
                    true => a,
                    false => b,
                },
                BinaryOp::FCopySign => a.copysign(b),
                _ => return Err(malformed("integer operation on floats")),
            };
            Ok(u64::from(result.to_bits()))
        }
    };
}

float_binary!(float32, f32);
float_binary!(float64, f64);

/// An operation with one operand.
pub fn unary(op: UnaryOp, ty: Type, a: u64) -> Result<u64, Trap> {
    if !op.is_on(ty) {
        return Err(malformed("operation on a type it does not have"));
    }
    let sign = 1u64 << (ty.bits() - 1);
    Ok(match op {
        UnaryOp::FNeg => a ^ sign,
        UnaryOp::FAbs => a & !sign,
        UnaryOp::FSqrt => match ty {
            Type::F32 => u64::from(f32::from_bits(a as u32).sqrt().to_bits()),
            _ => f64::from_bits(a).sqrt().to_bits(),
        },
        UnaryOp::FFloor => rounded(ty, a, f64::floor),
        UnaryOp::FCeil => rounded(ty, a, f64::ceil),
        UnaryOp::FChop => rounded(ty, a, f64::trunc),
        // In the default mode.
        UnaryOp::FRint | UnaryOp::FNearby => rounded(ty, a, f64::round_ties_even),
        UnaryOp::IAbs => mask(ty, signed(ty, a).wrapping_abs() as u64),
        UnaryOp::BSwap => a.swap_bytes() >> (64 - ty.bits()),
        UnaryOp::PopCount => a.count_ones().into(),
        UnaryOp::LeadingZeros => u64::from(a.leading_zeros() - (64 - ty.bits())),
        UnaryOp::TrailingZeros => u64::from(a.trailing_zeros().min(ty.bits())),
        UnaryOp::Not => a ^ 1,
    })
}

/// Every `f32` is an `f64`, and what it rounds to is an `f32` again.
fn rounded(ty: Type, bits: u64, round: fn(f64) -> f64) -> u64 {
    let rounded = round(as_f64(ty, bits));
    match ty {
        Type::F32 => u64::from((rounded as f32).to_bits()),
        _ => rounded.to_bits(),
    }
}

/// Integer comparison of operands of type `ty`.
pub fn icmp(cc: IntCC, ty: Type, a: u64, b: u64) -> bool {
    let (sa, sb) = (signed(ty, a), signed(ty, b));
    match cc {
        IntCC::Eq => a == b,
        IntCC::Ne => a != b,
        IntCC::Slt => sa < sb,
        IntCC::Sle => sa <= sb,
        IntCC::Sgt => sa > sb,
        IntCC::Sge => sa >= sb,
        IntCC::Ult => a < b,
        IntCC::Ule => a <= b,
        IntCC::Ugt => a > b,
        IntCC::Uge => a >= b,
    }
}

/// Floating comparison of operands of type `ty`.
pub fn fcmp(cc: FloatCC, ty: Type, a: u64, b: u64) -> bool {
    let (x, y) = (as_f64(ty, a), as_f64(ty, b));
    match cc {
        FloatCC::Eq => x == y,
        FloatCC::Ne => x != y,
        FloatCC::Lt => x < y,
        FloatCC::Le => x <= y,
        FloatCC::Gt => x > y,
        FloatCC::Ge => x >= y,
    }
}

/// Every `f32` is an `f64`.
fn as_f64(ty: Type, bits: u64) -> f64 {
    match ty {
        Type::F32 => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    }
}

/// Conversion from one type to another.
pub fn convert(op: ConvertOp, from: Type, to: Type, a: u64) -> Result<u64, Trap> {
    Ok(match op {
        ConvertOp::Trunc => mask(to, a),
        ConvertOp::ZExt | ConvertOp::PtrToInt | ConvertOp::IntToPtr | ConvertOp::Bitcast => a,
        ConvertOp::SExt => mask(to, signed(from, a) as u64),
        ConvertOp::FToSi => {
            let whole = as_f64(from, a).trunc();
            // Powers of two, so exact; NaN fails both comparisons.
            let limit = 2f64.powi(to.bits() as i32 - 1);
            if !(whole >= -limit && whole < limit) {
                return Err(Trap::Conversion);
            }
            mask(to, whole as i64 as u64)
        }
        ConvertOp::FToUi => {
            let whole = as_f64(from, a).trunc();
            if !(whole >= 0.0 && whole < 2f64.powi(to.bits() as i32)) {
                return Err(Trap::Conversion);
            }
            whole as u64
        }
        ConvertOp::SiToF => match to {
            Type::F32 => u64::from((signed(from, a) as f32).to_bits()),
            _ => (signed(from, a) as f64).to_bits(),
        },
        ConvertOp::UiToF => match to {
            Type::F32 => u64::from((a as f32).to_bits()),
            _ => (a as f64).to_bits(),
        },
        ConvertOp::FExt => as_f64(from, a).to_bits(),
        ConvertOp::FTrunc => u64::from((f64::from_bits(a) as f32).to_bits()),
    })
}

/// The types that [`convert`] is defined on.
pub fn converts(op: ConvertOp, from: Type, to: Type) -> bool {
    let integers = from.is_int() && to.is_int();
    match op {
        ConvertOp::Trunc => integers && to.bits() < from.bits(),
        ConvertOp::ZExt | ConvertOp::SExt => integers && to.bits() > from.bits(),
        ConvertOp::FToSi | ConvertOp::FToUi => from.is_float() && to.is_int(),
        ConvertOp::SiToF | ConvertOp::UiToF => from.is_int() && to.is_float(),
        ConvertOp::FExt => (from, to) == (Type::F32, Type::F64),
        ConvertOp::FTrunc => (from, to) == (Type::F64, Type::F32),
        ConvertOp::PtrToInt => (from, to) == (Type::Ptr, Type::I64),
        ConvertOp::IntToPtr => (from, to) == (Type::I64, Type::Ptr),
        ConvertOp::Bitcast => {
            let kinds = from.is_float() && to.is_int() || from.is_int() && to.is_float();
            kinds && from.bits() == to.bits()
        }
    }
}

/// Whether a binary operation is defined on a scalar type.
pub fn has_binary(op: BinaryOp, ty: Type) -> bool {
    match op {
        BinaryOp::FAdd
        | BinaryOp::FSub
        | BinaryOp::FMul
        | BinaryOp::FDiv
        | BinaryOp::FMin
        | BinaryOp::FMax
        | BinaryOp::FCopySign => ty.is_float(),
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => ty.is_int(),
        _ => ty.is_int() && ty != Type::I1,
    }
}

fn malformed(what: &str) -> Trap {
    Trap::Malformed(what.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bin(op: BinaryOp, ty: Type, a: i64, b: i64) -> Result<i64, Trap> {
        let r = binary(
            op,
            Overflow::Undefined,
            ty,
            mask(ty, a as u64),
            mask(ty, b as u64),
        )?;
        Ok(signed(ty, r))
    }

    #[test]
    fn integer_extremes() {
        let max = i64::from(i32::MAX);
        let min = i64::from(i32::MIN);
        assert_eq!(bin(BinaryOp::Add, Type::I32, max, 1), Err(Trap::Overflow));
        assert_eq!(bin(BinaryOp::Sub, Type::I32, min, 1), Err(Trap::Overflow));
        assert_eq!(
            bin(BinaryOp::Mul, Type::I64, i64::MIN, -1),
            Err(Trap::Overflow)
        );
        assert_eq!(bin(BinaryOp::Add, Type::I32, max - 1, 1), Ok(max));
        assert_eq!(
            binary(BinaryOp::Add, Overflow::Wraps, Type::I8, 255, 1),
            Ok(0)
        );
        assert_eq!(bin(BinaryOp::SDiv, Type::I32, min, -1), Err(Trap::Overflow));
        assert_eq!(
            bin(BinaryOp::SRem, Type::I64, i64::MIN, -1),
            Err(Trap::Overflow)
        );
        assert_eq!(
            bin(BinaryOp::URem, Type::I8, 3, 0),
            Err(Trap::DivisionByZero)
        );
        assert_eq!(bin(BinaryOp::SDiv, Type::I8, -7, 2), Ok(-3));
        assert_eq!(bin(BinaryOp::Shl, Type::I8, 1, 8), Err(Trap::ShiftCount));
        assert_eq!(bin(BinaryOp::AShr, Type::I16, -8, 2), Ok(-2));
        assert_eq!(bin(BinaryOp::LShr, Type::I8, -1, 7), Ok(1));
        assert_eq!(bin(BinaryOp::UMin, Type::I8, -1, 3), Ok(3));
        assert_eq!(unary(UnaryOp::IAbs, Type::I8, 0x80), Ok(0x80));
        assert_eq!(unary(UnaryOp::PopCount, Type::I8, 0xfe), Ok(7));
        assert_eq!(unary(UnaryOp::BSwap, Type::I16, 0x1234), Ok(0x3412));
        assert_eq!(unary(UnaryOp::BSwap, Type::I32, 0x80), Ok(0x8000_0000));
    }

    #[test]
    fn minimum_and_maximum_return_the_second_operand_in_doubt() {
        let f = |x: f32| u64::from(x.to_bits());
        let min = |a, b| binary(BinaryOp::FMin, Overflow::Wraps, Type::F32, f(a), f(b)).unwrap();
        assert_eq!(min(0.0, -0.0), f(-0.0));
        assert_eq!(min(-0.0, 0.0), f(0.0));
        assert_eq!(min(f32::NAN, 1.0), f(1.0));
        assert!(f32::from_bits(min(1.0, f32::NAN) as u32).is_nan());
    }

    #[test]
    fn conversions_out_of_range_trap() {
        let d = |x: f64| x.to_bits();
        let si = |x| convert(ConvertOp::FToSi, Type::F64, Type::I32, d(x));
        assert_eq!(si(-2147483648.9), Ok(0x8000_0000));
        assert_eq!(si(2147483647.9), Ok(0x7fff_ffff));
        assert_eq!(si(2147483648.0), Err(Trap::Conversion));
        assert_eq!(si(f64::NAN), Err(Trap::Conversion));
        let ui = |x| convert(ConvertOp::FToUi, Type::F64, Type::I64, d(x));
        assert_eq!(ui(-0.9), Ok(0));
        assert_eq!(ui(18446744073709551616.0), Err(Trap::Conversion));
        assert_eq!(
            convert(ConvertOp::SiToF, Type::I8, Type::F64, 0xff),
            Ok(d(-1.0))
        );
        assert_eq!(convert(ConvertOp::SExt, Type::I1, Type::I8, 1), Ok(0xff));
    }
}
