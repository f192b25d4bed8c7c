//! GNU vector types and operators, for any width.
//!
//! Integers are unsigned vectors, for signed lanes must not overflow. No vector converts implicitly.

use super::{average, byte_swap, mulhigh, pop_count, shift, zeros, zip};
use crate::ctree::{Expr, number};
use crate::isa::names::scalar_type;
use crate::isa::row::{Cx, fill};
use crate::isa::table::Isa;
use crate::isa::words::generic::{all, compound, own, shuffle, unsigned};
use midend::ssa::{BinaryOp, FloatCC, IntCC, Type, UnaryOp};
use midend::target::{Cost, RowOp};

/// A multiplication in lanes of twice the width.
fn product_cost(cx: &Cx, e: Type) -> Cost {
    multiply_cost(cx, if e == Type::I16 { Type::I32 } else { Type::I64 })
}

fn multiply_cost(cx: &Cx, e: Type) -> Cost {
    match e {
        Type::I16 => 2,
        Type::I64 if cx.has(Isa::Avx512) => 2,
        Type::I64 => 14,
        _ if cx.has(Isa::Neon) => 2,
        Type::I8 => 14,
        _ if cx.has(Isa::Sse41) => 2,
        _ => 12,
    }
}

fn compare_cost(cx: &Cx, e: Type, unsigned: bool) -> Cost {
    let weak = !cx.has(Isa::Avx) && !cx.has(Isa::Neon);
    let wide = if e == Type::I64 && weak { 12 } else { 1 };
    wide + if unsigned && !cx.has(Isa::Neon) { 3 } else { 1 }
}

/// One operation on one register.
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    // 256-bit integers on AVX are two halves to the compiler.
    let halves = cx.in_halves(w) && !e.is_float();
    let before = cx.price();
    let text = lane_of(cx, op, e, w, a)?;
    if halves {
        let more = cx.price() - before + 3;
        cx.pay(more);
    }
    Some(text)
}

fn lane_of(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    Some(match op {
        RowOp::Binary(b) => return binary(cx, b, e, w, a),
        RowOp::ShiftBy(b) if e.bits() >= 32 => {
            // Out of range it is not used, but must not be undefined.
            let text = format!("(unsigned int)($0) & {}u", e.bits() - 1);
            let count = fill(e, w, &text, &[a[1]]);
            let count = lane_of(cx, RowOp::Splat, e, w, &[&count])?;
            let wide = e == Type::I64 && b == BinaryOp::AShr;
            let text = match b {
                BinaryOp::Shl => "($0 << $1)",
                BinaryOp::LShr => "($0 >> $1)",
                BinaryOp::AShr => "({u})(({i})$0 >> ({i})$1)",
                _ => return None,
            };
            cx.x(if wide { 6 } else { 0 }, e, w, text, &[a[0], &count])
        }
        RowOp::Zip(_) | RowOp::Unzip(_) => zip::extension(cx, op, e, w, a)?,
        RowOp::Average(rounding) => return average::extension(cx, lane, rounding, e, w, a),
        RowOp::ShiftConst(b) => {
            cx.pay(if e == Type::I8 {
                8
            } else if e == Type::I64 && b == BinaryOp::AShr {
                6
            } else {
                2
            });
            let text = match b {
                BinaryOp::Shl => "($0 << $1)",
                BinaryOp::LShr => "($0 >> $1)",
                BinaryOp::AShr => "({u})(({i})$0 >> $1)",
                _ => return None,
            };
            fill(e, w, text, a)
        }
        RowOp::MaskBinary(b) => cx.x(1, e, w, logic(b)?, a),
        RowOp::Unary(UnaryOp::FNeg) => cx.x(2, e, w, "(-$0)", a),
        RowOp::Unary(UnaryOp::FAbs) => {
            let most = all(e, w, i64::MAX >> (64 - e.bits()));
            cx.x(2, e, w, "({v})(({u})$0 & $1)", &[a[0], &most])
        }
        RowOp::Unary(UnaryOp::IAbs) => {
            cx.pay(if e == Type::I64 || e == Type::I8 {
                8
            } else {
                5
            });
            let sign = fill(e, w, "({u})(({i})$0 >> $1)", &[a[0], &number(e.bits() - 1)]);
            let sign = cx.keep(&unsigned(e, w), sign);
            fill(e, w, "(($0 ^ $1) - $1)", &[a[0], &sign])
        }
        RowOp::Unary(UnaryOp::BSwap) => byte_swap::extension(cx, e, w, a[0]),
        RowOp::Unary(UnaryOp::PopCount) => pop_count::extension(cx, e, w, a[0]),
        RowOp::Unary(UnaryOp::LeadingZeros) => zeros::leading_extension(cx, e, w, a[0]),
        RowOp::Unary(UnaryOp::TrailingZeros) => zeros::trailing_extension(cx, e, w, a[0]),
        RowOp::Unary(_) => return None,
        RowOp::MaskNot => cx.x(1, e, w, "(~$0)", a),
        RowOp::ICmp(cc) => {
            let (sign, is_signed, is_unsigned) = integer_compare(cc);
            let cost = compare_cost(cx, e, is_unsigned);
            cx.pay(cost);
            let read = if is_signed { "({i})" } else { "({u})" };
            fill(e, w, &format!("({{u}})({read}$0 {sign} {read}$1)"), a)
        }
        RowOp::FCmp(cc) => {
            let text = format!("({{u}})($0 {} $1)", float_compare(cc));
            cx.x(2, e, w, &text, a)
        }
        RowOp::Select => {
            let text = match e.is_float() {
                true => "({v})((({u})$1 & $0) | (({u})$2 & ~$0))",
                false => "(($1 & $0) | ($2 & ~$0))",
            };
            cx.x(3, e, w, text, a)
        }
        RowOp::MaskToInt => cx.x(1, e, w, "($0 & $1)", &[a[0], &all(e, w, 1)]),
        RowOp::MaskToOnes => a[0].clone(),
        // Subtracting zero would turn +0.0 into -0.0 where rounding is downward.
        RowOp::Splat if e.is_float() => {
            cx.pay(3);
            let x = fill(e, w, "({c})($0)", a);
            let x = cx.keep(scalar_type(e), x);
            compound(&own(e, w), vec![x; (w / e.bits()) as usize])
        }
        RowOp::Splat => cx.x(3, e, w, "(({c})($0) - __extension__ ({v}){0})", a),
        RowOp::Reverse => {
            cx.pay(if e.bits() <= 16 && !cx.shuffles_bytes() {
                24
            } else {
                4
            });
            let lanes: Vec<u32> = (0..w / e.bits()).rev().collect();
            shuffle(a[0], a[0], &lanes)
        }
        _ => return None,
    })
}

fn logic(op: BinaryOp) -> Option<&'static str> {
    match op {
        BinaryOp::And => Some("($0 & $1)"),
        BinaryOp::Or => Some("($0 | $1)"),
        BinaryOp::Xor => Some("($0 ^ $1)"),
        _ => None,
    }
}

fn integer_compare(cc: IntCC) -> (&'static str, bool, bool) {
    match cc {
        IntCC::Eq => ("==", false, false),
        IntCC::Ne => ("!=", false, false),
        IntCC::Slt => ("<", true, false),
        IntCC::Sle => ("<=", true, false),
        IntCC::Sgt => (">", true, false),
        IntCC::Sge => (">=", true, false),
        IntCC::Ult => ("<", false, true),
        IntCC::Ule => ("<=", false, true),
        IntCC::Ugt => (">", false, true),
        IntCC::Uge => (">=", false, true),
    }
}

fn float_compare(cc: FloatCC) -> &'static str {
    match cc {
        FloatCC::Eq => "==",
        FloatCC::Ne => "!=",
        FloatCC::Lt => "<",
        FloatCC::Le => "<=",
        FloatCC::Gt => ">",
        FloatCC::Ge => ">=",
    }
}

fn binary(cx: &mut Cx, op: BinaryOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    Some(match op {
        BinaryOp::Add => cx.x(1, e, w, "($0 + $1)", a),
        BinaryOp::Sub => cx.x(1, e, w, "($0 - $1)", a),
        BinaryOp::Mul => {
            let cost = multiply_cost(cx, e);
            cx.x(cost, e, w, "($0 * $1)", a)
        }
        // There is no operator for these.
        BinaryOp::SAddSat
        | BinaryOp::UAddSat
        | BinaryOp::SSubSat
        | BinaryOp::USubSat
        | BinaryOp::SMulLow
        | BinaryOp::UMulLow => {
            return None;
        }
        BinaryOp::SMulHigh => mulhigh::generic(cx, true, e, w, a, product_cost(cx, e))?,
        BinaryOp::UMulHigh => mulhigh::generic(cx, false, e, w, a, product_cost(cx, e))?,
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => cx.x(1, e, w, logic(op)?, a),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => shift::extension(cx, lane, op, e, w, a)?,
        BinaryOp::SMin => choose(cx, RowOp::ICmp(IntCC::Slt), e, w, a)?,
        BinaryOp::SMax => choose(cx, RowOp::ICmp(IntCC::Sgt), e, w, a)?,
        BinaryOp::UMin => choose(cx, RowOp::ICmp(IntCC::Ult), e, w, a)?,
        BinaryOp::UMax => choose(cx, RowOp::ICmp(IntCC::Ugt), e, w, a)?,
        BinaryOp::FAdd => cx.x(2, e, w, "($0 + $1)", a),
        BinaryOp::FSub => cx.x(2, e, w, "($0 - $1)", a),
        BinaryOp::FMul => cx.x(2, e, w, "($0 * $1)", a),
        BinaryOp::FDiv => cx.x(if e == Type::F32 { 10 } else { 16 }, e, w, "($0 / $1)", a),
        BinaryOp::FMin => choose(cx, RowOp::FCmp(FloatCC::Lt), e, w, a)?,
        BinaryOp::FMax => choose(cx, RowOp::FCmp(FloatCC::Gt), e, w, a)?,
        BinaryOp::FCopySign => {
            let most = all(e, w, i64::MAX >> (64 - e.bits()));
            let text = "({v})((({u})$0 & $2) | (({u})$1 & ~$2))";
            cx.x(4, e, w, text, &[a[0], a[1], &most])
        }
        // On lists of registers: `super::divide`.
        BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem => return None,
    })
}

/// `compare(a, b) ? a : b`
fn choose(cx: &mut Cx, compare: RowOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let mask = lane_of(cx, compare, e, w, a)?;
    let mask = cx.keep(&unsigned(e, w), mask);
    lane_of(cx, RowOp::Select, e, w, &[&mask, a[0], a[1]])
}
