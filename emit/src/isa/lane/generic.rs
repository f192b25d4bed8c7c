//! GNU vector types and operators, for any width.
//!
//! Integers are unsigned vectors, for signed lanes must not overflow. No vector converts implicitly.

use super::{average, mulhigh, shift, zip};
use crate::isa::names::scalar_type;
use crate::isa::row::Cx;
use crate::isa::table::Isa;
use crate::isa::words::generic::{all, own, shuffle, signed, unsigned};
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
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
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

fn lane_of(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    let t = own(e, w);
    let (u, s) = (unsigned(e, w), signed(e, w));
    Some(match op {
        RowOp::Binary(b) => return binary(cx, b, e, w, a),
        RowOp::ShiftBy(b) if e.bits() >= 32 => {
            // Out of range it is not used, but must not be undefined.
            let count = format!("(unsigned int)({}) & {}u", a[1], e.bits() - 1);
            let count = lane_of(cx, RowOp::Splat, e, w, &[&count])?;
            let wide = e == Type::I64 && b == BinaryOp::AShr;
            cx.pay(if wide { 6 } else { 0 });
            match b {
                BinaryOp::Shl => format!("({} << {count})", a[0]),
                BinaryOp::LShr => format!("({} >> {count})", a[0]),
                BinaryOp::AShr => format!("({u})(({s}){} >> ({s}){count})", a[0]),
                _ => return None,
            }
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
            match b {
                BinaryOp::Shl => format!("({} << {})", a[0], a[1]),
                BinaryOp::LShr => format!("({} >> {})", a[0], a[1]),
                BinaryOp::AShr => format!("({u})(({s}){} >> {})", a[0], a[1]),
                _ => return None,
            }
        }
        RowOp::MaskBinary(b) => {
            cx.pay(1);
            let sign = logic(b)?;
            format!("({} {sign} {})", a[0], a[1])
        }
        RowOp::Unary(UnaryOp::FNeg) => cx.x(2, e, w, "(-$0)", a),
        RowOp::Unary(UnaryOp::FAbs) => {
            cx.pay(2);
            let most = all(e, w, i64::MAX >> (64 - e.bits()));
            format!("({t})(({u}){} & {most})", a[0])
        }
        RowOp::Unary(UnaryOp::IAbs) => {
            cx.pay(if e == Type::I64 || e == Type::I8 {
                8
            } else {
                5
            });
            let m = cx.keep(&u, format!("({u})(({s}){} >> {})", a[0], e.bits() - 1));
            format!("(({} ^ {m}) - {m})", a[0])
        }
        RowOp::Unary(_) => return None,
        RowOp::MaskNot => cx.x(1, e, w, "(~$0)", a),
        RowOp::ICmp(cc) => {
            let (sign, is_signed, is_unsigned) = integer_compare(cc);
            let cost = compare_cost(cx, e, is_unsigned);
            cx.pay(cost);
            let v = if is_signed { &s } else { &u };
            format!("({u})(({v}){} {sign} ({v}){})", a[0], a[1])
        }
        RowOp::FCmp(cc) => {
            cx.pay(2);
            format!("({u})({} {} {})", a[0], float_compare(cc), a[1])
        }
        RowOp::Select => {
            cx.pay(3);
            if e.is_float() {
                format!(
                    "({t})((({u}){1} & {0}) | (({u}){2} & ~{0}))",
                    a[0], a[1], a[2]
                )
            } else {
                format!("(({1} & {0}) | ({2} & ~{0}))", a[0], a[1], a[2])
            }
        }
        RowOp::MaskToInt => {
            cx.pay(1);
            format!("({} & {})", a[0], all(e, w, 1))
        }
        RowOp::MaskToOnes => a[0].to_string(),
        // Subtracting zero would turn +0.0 into -0.0 where rounding is downward.
        RowOp::Splat if e.is_float() => {
            cx.pay(3);
            let x = cx.keep(scalar_type(e), format!("({})({})", scalar_type(e), a[0]));
            let lanes = vec![x; (w / e.bits()) as usize];
            format!("(__extension__ ({t}){{{}}})", lanes.join(", "))
        }
        RowOp::Splat => {
            cx.pay(3);
            format!(
                "(({})({}) - __extension__ ({t}){{0}})",
                scalar_type(e),
                a[0]
            )
        }
        RowOp::Reverse => {
            cx.pay(
                if e.bits() <= 16 && !cx.has(Isa::Sse41) && !cx.has(Isa::Neon) {
                    24
                } else {
                    4
                },
            );
            let lanes: Vec<u32> = (0..w / e.bits()).rev().collect();
            shuffle(a[0], a[0], &lanes)
        }
        _ => return None,
    })
}

fn logic(op: BinaryOp) -> Option<&'static str> {
    match op {
        BinaryOp::And => Some("&"),
        BinaryOp::Or => Some("|"),
        BinaryOp::Xor => Some("^"),
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

fn binary(cx: &mut Cx, op: BinaryOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    let u = unsigned(e, w);
    Some(match op {
        BinaryOp::Add => cx.x(1, e, w, "($0 + $1)", a),
        BinaryOp::Sub => cx.x(1, e, w, "($0 - $1)", a),
        BinaryOp::Mul => {
            let cost = multiply_cost(cx, e);
            cx.x(cost, e, w, "($0 * $1)", a)
        }
        BinaryOp::SMulHigh => mulhigh::generic(cx, true, e, w, a, product_cost(cx, e))?,
        BinaryOp::UMulHigh => mulhigh::generic(cx, false, e, w, a, product_cost(cx, e))?,
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
            cx.pay(1);
            format!("({} {} {})", a[0], logic(op)?, a[1])
        }
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
            cx.pay(4);
            let most = all(e, w, i64::MAX >> (64 - e.bits()));
            let t = own(e, w);
            let (x, y) = (a[0], a[1]);
            format!("({t})((({u}){x} & {most}) | (({u}){y} & ~{most}))")
        }
        // On lists of registers: `super::divide`.
        BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem => return None,
    })
}

/// `compare(a, b) ? a : b`
fn choose(cx: &mut Cx, compare: RowOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    let mask = lane_of(cx, compare, e, w, a)?;
    let mask = cx.keep(&unsigned(e, w), mask);
    lane_of(cx, RowOp::Select, e, w, &[&mask, a[0], a[1]])
}
