//! AArch64 Advanced SIMD: 128-bit registers, unsigned types for integers.
//!
//! Every lane type is a C type of its own, so that signed operations stand between
//! reinterpretations, which cost nothing.

use super::{average, groups, mulhigh};
use crate::isa::names::{int_of, register_type, scalar_type};
use crate::isa::row::Cx;
use crate::isa::words::neon::{call, call_signed, reinterpret, unsigned_again};
use midend::plan::Half;
use midend::ssa::{BinaryOp, FloatCC, IntCC, Type, UnaryOp};
use midend::target::RowOp;

/// One operation on one register.
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, _: u32, a: &[&str]) -> Option<String> {
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
        RowOp::ShiftBy(b) => {
            let count = call(
                cx,
                0,
                "vdupq_n",
                e,
                &[&format!("({})({})", scalar_type(e), a[1])],
            );
            cx.pay(2);
            shift(cx, b, e, &[a[0], &count])
        }
        RowOp::Zip(Half::Low) => call(cx, 2, "vzip1q", e, a),
        RowOp::Zip(Half::High) => call(cx, 2, "vzip2q", e, a),
        RowOp::Unzip(Half::Low) => call(cx, 2, "vuzp1q", e, a),
        RowOp::Unzip(Half::High) => call(cx, 2, "vuzp2q", e, a),
        RowOp::Average(rounding) => return average::neon(cx, rounding, e, a),
        RowOp::SumGroups(op, to) => return groups::neon(cx, op, e, to, a),
        RowOp::MaskNot => not(cx, e, a[0]),
        RowOp::ICmp(cc) => integer_compare(cx, cc, e, a),
        RowOp::FCmp(cc) => float_compare(cx, cc, e, a),
        RowOp::Select => call(cx, 2, "vbslq", e, a),
        RowOp::MaskToInt => {
            let suffix = if e.bits() == 64 { "ul" } else { "" };
            let one = format!("vdupq_n_u{}(1{suffix})", e.bits());
            call(cx, 2, "vandq", e, &[a[0], &one])
        }
        RowOp::MaskToOnes => a[0].to_string(),
        RowOp::Splat => {
            let value = format!("({})({})", scalar_type(e), a[0]);
            call(cx, 4, "vdupq_n", e, &[&value])
        }
        RowOp::Reverse => reverse(cx, e, a[0]),
        _ => return None,
    })
}

fn binary(cx: &mut Cx, op: BinaryOp, e: Type, a: &[&str]) -> Option<String> {
    Some(match op {
        BinaryOp::Add | BinaryOp::FAdd => call(cx, 2, "vaddq", e, a),
        BinaryOp::Sub | BinaryOp::FSub => call(cx, 2, "vsubq", e, a),
        BinaryOp::Mul if e == Type::I64 => {
            cx.pay(24);
            let product = |k: u32| {
                format!(
                    "vgetq_lane_u64({}, {k}) * vgetq_lane_u64({}, {k})",
                    a[0], a[1]
                )
            };
            format!(
                "vsetq_lane_u64({}, vdupq_n_u64({}), 1)",
                product(1),
                product(0)
            )
        }
        BinaryOp::Mul | BinaryOp::FMul => call(cx, 3, "vmulq", e, a),
        BinaryOp::SMulHigh => mulhigh::neon(cx, true, e, a)?,
        BinaryOp::UMulHigh => mulhigh::neon(cx, false, e, a)?,
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
            cx.pay(3);
            let (n, sign) = (e.bits(), 1_u64 << (e.bits() - 1));
            format!("vbslq_f{n}(vdupq_n_u{n}({sign:#x}ul), {}, {})", a[1], a[0])
        }
        // On lists of registers: `super::divide`.
        BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem => return None,
    })
}

/// `compare(a, b) ? a : b`
fn choose(cx: &mut Cx, compare: RowOp, e: Type, a: &[&str]) -> Option<String> {
    let mask = lane(cx, compare, e, 128, a)?;
    lane(cx, RowOp::Select, e, 128, &[&mask, a[0], a[1]])
}

/// By a vector of counts: to the right is to the left by a negative count.
fn shift(cx: &mut Cx, op: BinaryOp, e: Type, a: &[&str]) -> String {
    let (u, s) = (format!("u{}", e.bits()), format!("s{}", e.bits()));
    let count = reinterpret(&s, &u, a[1]);
    cx.pay(if op == BinaryOp::Shl { 2 } else { 4 });
    match op {
        BinaryOp::Shl => format!("vshlq_{u}({}, {count})", a[0]),
        BinaryOp::LShr => format!("vshlq_{u}({}, vnegq_{s}({count}))", a[0]),
        _ => {
            let x = reinterpret(&s, &u, a[0]);
            unsigned_again(e, &format!("vshlq_{s}({x}, vnegq_{s}({count}))"))
        }
    }
}

fn shift_const(cx: &mut Cx, op: BinaryOp, e: Type, a: &[&str]) -> Option<String> {
    if a[1] == "0" {
        return Some(a[0].to_owned());
    }
    cx.pay(2);
    let (u, s) = (format!("u{}", e.bits()), format!("s{}", e.bits()));
    Some(match op {
        BinaryOp::Shl => format!("vshlq_n_{u}({}, {})", a[0], a[1]),
        BinaryOp::LShr => format!("vshrq_n_{u}({}, {})", a[0], a[1]),
        BinaryOp::AShr => {
            let x = reinterpret(&s, &u, a[0]);
            unsigned_again(e, &format!("vshrq_n_{s}({x}, {})", a[1]))
        }
        _ => return None,
    })
}

fn not(cx: &mut Cx, e: Type, x: &str) -> String {
    if e.bits() < 64 {
        return call(cx, 2, "vmvnq", int_of(e), &[x]);
    }
    let inside = reinterpret("u32", "u64", x);
    let text = call(cx, 2, "vmvnq", Type::I32, &[&inside]);
    reinterpret("u64", "u32", &text)
}

fn integer_compare(cx: &mut Cx, cc: IntCC, e: Type, a: &[&str]) -> String {
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

fn float_compare(cx: &mut Cx, cc: FloatCC, e: Type, a: &[&str]) -> String {
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

fn reverse(cx: &mut Cx, e: Type, x: &str) -> String {
    let x = if e.bits() == 64 {
        x.to_owned()
    } else {
        let inside = call(cx, 2, "vrev64q", e, &[x]);
        cx.keep(&register_type(cx.m, e, 128), inside)
    };
    let half = (64 / e.bits()).to_string();
    call(cx, 2, "vextq", e, &[&x, &x, &half])
}
