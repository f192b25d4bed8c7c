//! AArch64 Advanced SIMD: 128-bit registers, unsigned types for integers.
//!
//! Every lane type is a C type of its own, so that signed operations stand between
//! reinterpretations, which cost nothing.

use super::{average, byte_swap, groups, mulhigh, mullow, pop_count, saturating, zeros};
use crate::ctree::{Expr, number};
use crate::isa::names::{int_of, register_type};
use crate::isa::row::{Cx, fill};
use crate::isa::words::neon::{call, call_signed, reinterpret, unsigned_again};
use midend::plan::{Fused, Half};
use midend::ssa::{BinaryOp, FloatCC, IntCC, Type, UnaryOp};
use midend::target::RowOp;

/// One operation on one register.
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, _: u32, a: &[&Expr]) -> Option<Expr> {
    Some(match op {
        RowOp::Binary(b) | RowOp::MaskBinary(b) => return binary(cx, b, e, a),
        RowOp::ShiftConst(b) => return shift_const(cx, b, e, a),
        RowOp::Unary(UnaryOp::FNeg) => call(cx, 2, "vnegq", e, a),
        RowOp::Unary(UnaryOp::FAbs) => call(cx, 2, "vabsq", e, a),
        RowOp::Unary(UnaryOp::FFloor) => call(cx, 4, "vrndmq", e, a),
        RowOp::Unary(UnaryOp::FCeil) => call(cx, 4, "vrndpq", e, a),
        RowOp::Unary(UnaryOp::FChop) => call(cx, 4, "vrndq", e, a),
        RowOp::Unary(UnaryOp::FRint) => call(cx, 4, "vrndxq", e, a),
        RowOp::Unary(UnaryOp::FNearby) => call(cx, 4, "vrndiq", e, a),
        RowOp::Unary(UnaryOp::FSqrt) => {
            call(cx, if e == Type::F32 { 36 } else { 60 }, "vsqrtq", e, a)
        }
        RowOp::Unary(UnaryOp::IAbs) => {
            let text = call_signed(cx, 2, "vabsq", e, a);
            unsigned_again(e, &text)
        }
        RowOp::Unary(UnaryOp::BSwap) => byte_swap::neon(cx, e, a[0]),
        RowOp::Unary(UnaryOp::PopCount) => pop_count::neon(cx, e, a[0]),
        RowOp::Unary(UnaryOp::LeadingZeros) => zeros::leading_neon(cx, e, a[0]),
        RowOp::Unary(UnaryOp::TrailingZeros) => zeros::trailing_neon(cx, e, a[0]),
        RowOp::ShiftBy(b) => {
            let count = fill(e, 128, "vdupq_n_u{n}(({c})($0))", &[a[1]]);
            cx.pay(2);
            shift(cx, b, e, &[a[0], &count])
        }
        RowOp::Zip(Half::Low) => call(cx, 2, "vzip1q", e, a),
        RowOp::Zip(Half::High) => call(cx, 2, "vzip2q", e, a),
        RowOp::Unzip(Half::Low) => call(cx, 2, "vuzp1q", e, a),
        RowOp::Unzip(Half::High) => call(cx, 2, "vuzp2q", e, a),
        RowOp::Fused(Fused::MulAdd) => call(cx, 2, "vfmaq", e, &[a[2], a[0], a[1]]),
        RowOp::Fused(Fused::NegMulAdd) => call(cx, 2, "vfmsq", e, &[a[2], a[0], a[1]]),
        RowOp::Fused(Fused::MulSub) => {
            let minus = call(cx, 2, "vnegq", e, &[a[2]]);
            call(cx, 2, "vfmaq", e, &[&minus, a[0], a[1]])
        }
        RowOp::Average(rounding) => return average::neon(cx, rounding, e, a),
        RowOp::SumGroups(op, to) => return groups::neon(cx, op, e, to, a),
        RowOp::MaskNot => not(cx, e, a[0]),
        RowOp::ICmp(cc) => integer_compare(cx, cc, e, a),
        RowOp::FCmp(cc) => float_compare(cx, cc, e, a),
        RowOp::Select => call(cx, 2, "vbslq", e, a),
        RowOp::MaskToInt => {
            let suffix = if e.bits() == 64 { "ul" } else { "" };
            let text = format!("vandq_u{{n}}($0, vdupq_n_u{{n}}(1{suffix}))");
            cx.x(2, e, 128, &text, a)
        }
        RowOp::MaskToOnes => a[0].clone(),
        RowOp::Splat => {
            let value = fill(e, 128, "({c})($0)", a);
            call(cx, 4, "vdupq_n", e, &[&value])
        }
        RowOp::Reverse => reverse(cx, e, a[0]),
        _ => return None,
    })
}

fn binary(cx: &mut Cx, op: BinaryOp, e: Type, a: &[&Expr]) -> Option<Expr> {
    Some(match op {
        BinaryOp::Add | BinaryOp::FAdd => call(cx, 2, "vaddq", e, a),
        BinaryOp::Sub | BinaryOp::FSub => call(cx, 2, "vsubq", e, a),
        BinaryOp::Mul if e == Type::I64 => {
            let product = |k: u32| {
                let text = "vgetq_lane_u64($0, $2) * vgetq_lane_u64($1, $2)";
                fill(e, 128, text, &[a[0], a[1], &number(k)])
            };
            let text = "vsetq_lane_u64($0, vdupq_n_u64($1), 1)";
            cx.x(24, e, 128, text, &[&product(1), &product(0)])
        }
        BinaryOp::Mul | BinaryOp::FMul => call(cx, 3, "vmulq", e, a),
        BinaryOp::SAddSat | BinaryOp::UAddSat | BinaryOp::SSubSat | BinaryOp::USubSat => {
            saturating::neon(cx, op, e, a)?
        }
        BinaryOp::SMulHigh => mulhigh::neon(cx, true, e, a)?,
        BinaryOp::UMulHigh => mulhigh::neon(cx, false, e, a)?,
        BinaryOp::SMulLow | BinaryOp::UMulLow => mullow::neon(cx, op == BinaryOp::SMulLow, e, a)?,
        BinaryOp::FDiv => call(cx, if e == Type::F32 { 24 } else { 40 }, "vdivq", e, a),
        BinaryOp::And => call(cx, 2, "vandq", e, a),
        BinaryOp::Or => call(cx, 2, "vorrq", e, a),
        BinaryOp::Xor => call(cx, 2, "veorq", e, a),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => shift(cx, op, e, a),
        BinaryOp::UMin if e != Type::I64 => call(cx, 2, "vminq", e, a),
        BinaryOp::UMax if e != Type::I64 => call(cx, 2, "vmaxq", e, a),
        BinaryOp::SMin if e != Type::I64 => {
            let text = call_signed(cx, 2, "vminq", e, a);
            unsigned_again(e, &text)
        }
        BinaryOp::SMax if e != Type::I64 => {
            let text = call_signed(cx, 2, "vmaxq", e, a);
            unsigned_again(e, &text)
        }
        BinaryOp::SMin => choose(cx, RowOp::ICmp(IntCC::Slt), e, a)?,
        BinaryOp::SMax => choose(cx, RowOp::ICmp(IntCC::Sgt), e, a)?,
        BinaryOp::UMin => choose(cx, RowOp::ICmp(IntCC::Ult), e, a)?,
        BinaryOp::UMax => choose(cx, RowOp::ICmp(IntCC::Ugt), e, a)?,
        // The instructions for minimum and maximum treat NaN and zeros otherwise.
        BinaryOp::FMin => choose(cx, RowOp::FCmp(FloatCC::Lt), e, a)?,
        BinaryOp::FMax => choose(cx, RowOp::FCmp(FloatCC::Gt), e, a)?,
        BinaryOp::FCopySign => {
            let sign = 1_u64 << (e.bits() - 1);
            let text = format!("vbslq_f{{n}}(vdupq_n_u{{n}}({sign:#x}ul), $1, $0)");
            cx.x(3, e, 128, &text, a)
        }
        // On lists of registers: `super::divide`.
        BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem => return None,
    })
}

/// `compare(a, b) ? a : b`
fn choose(cx: &mut Cx, compare: RowOp, e: Type, a: &[&Expr]) -> Option<Expr> {
    let mask = lane(cx, compare, e, 128, a)?;
    lane(cx, RowOp::Select, e, 128, &[&mask, a[0], a[1]])
}

/// By a vector of counts: to the right is to the left by a negative count.
fn shift(cx: &mut Cx, op: BinaryOp, e: Type, a: &[&Expr]) -> Expr {
    let (cost, text) = match op {
        BinaryOp::Shl => (2, "vshlq_u{n}($0, vreinterpretq_s{n}_u{n}($1))"),
        BinaryOp::LShr => (4, "vshlq_u{n}($0, vnegq_s{n}(vreinterpretq_s{n}_u{n}($1)))"),
        _ => (
            4,
            "vreinterpretq_u{n}_s{n}(vshlq_s{n}(vreinterpretq_s{n}_u{n}($0), \
             vnegq_s{n}(vreinterpretq_s{n}_u{n}($1))))",
        ),
    };
    cx.x(cost, e, 128, text, a)
}

fn shift_const(cx: &mut Cx, op: BinaryOp, e: Type, a: &[&Expr]) -> Option<Expr> {
    if *a[1] == number(0) {
        return Some(a[0].clone());
    }
    let text = match op {
        BinaryOp::Shl => "vshlq_n_u{n}($0, $1)",
        BinaryOp::LShr => "vshrq_n_u{n}($0, $1)",
        BinaryOp::AShr => "vreinterpretq_u{n}_s{n}(vshrq_n_s{n}(vreinterpretq_s{n}_u{n}($0), $1))",
        _ => return None,
    };
    Some(cx.x(2, e, 128, text, a))
}

fn not(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    if e.bits() < 64 {
        return call(cx, 2, "vmvnq", int_of(e), &[x]);
    }
    let inside = reinterpret("u32", "u64", x);
    let text = call(cx, 2, "vmvnq", Type::I32, &[&inside]);
    reinterpret("u64", "u32", &text)
}

fn integer_compare(cx: &mut Cx, cc: IntCC, e: Type, a: &[&Expr]) -> Expr {
    match cc {
        IntCC::Eq => call(cx, 2, "vceqq", e, a),
        IntCC::Ne => {
            let equal = call(cx, 2, "vceqq", e, a);
            not(cx, e, &equal)
        }
        IntCC::Slt => call_signed(cx, 2, "vcltq", e, a),
        IntCC::Sle => call_signed(cx, 2, "vcleq", e, a),
        IntCC::Sgt => call_signed(cx, 2, "vcgtq", e, a),
        IntCC::Sge => call_signed(cx, 2, "vcgeq", e, a),
        IntCC::Ult => call(cx, 2, "vcltq", e, a),
        IntCC::Ule => call(cx, 2, "vcleq", e, a),
        IntCC::Ugt => call(cx, 2, "vcgtq", e, a),
        IntCC::Uge => call(cx, 2, "vcgeq", e, a),
    }
}

fn float_compare(cx: &mut Cx, cc: FloatCC, e: Type, a: &[&Expr]) -> Expr {
    match cc {
        FloatCC::Eq => call(cx, 2, "vceqq", e, a),
        FloatCC::Ne => {
            let equal = call(cx, 2, "vceqq", e, a);
            not(cx, e, &equal)
        }
        FloatCC::Lt => call(cx, 2, "vcltq", e, a),
        FloatCC::Le => call(cx, 2, "vcleq", e, a),
        FloatCC::Gt => call(cx, 2, "vcgtq", e, a),
        FloatCC::Ge => call(cx, 2, "vcgeq", e, a),
    }
}

fn reverse(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    let x = if e.bits() == 64 {
        x.clone()
    } else {
        let inside = call(cx, 2, "vrev64q", e, &[x]);
        cx.keep(&register_type(cx.m, e, 128), inside)
    };
    let half = number(64 / e.bits());
    call(cx, 2, "vextq", e, &[&x, &x, &half])
}
