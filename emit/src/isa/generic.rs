//! GNU vector types and operators, for any width.
//!
//! Integers are unsigned vectors, for signed lanes must not overflow. No vector converts implicitly.

use super::Isa;
use super::average;
use super::layout::Layout;
use super::mulhigh;
use super::names::{int_of, own_vector, scalar_type};
use super::row::Cx;
use super::shift;
use midend::ssa::{BinaryOp, FloatCC, IntCC, Type, UnaryOp};
use midend::target::{Cost, RowOp};

pub(super) fn unsigned(e: Type, w: u32) -> String {
    own_vector('u', e.bits(), w / e.bits())
}

pub(super) fn signed(e: Type, w: u32) -> String {
    own_vector('i', e.bits(), w / e.bits())
}

/// The register type of an element.
fn own(e: Type, w: u32) -> String {
    own_vector(if e.is_float() { 'f' } else { 'u' }, e.bits(), w / e.bits())
}

/// A vector of constants.
pub(super) fn constant(e: Type, w: u32, values: &[i64]) -> String {
    let ty = unsigned(e, w);
    let texts: Vec<String> = values.iter().map(|&v| literal(e, v)).collect();
    format!("(__extension__ ({ty}){{{}}})", texts.join(", "))
}

fn literal(e: Type, value: i64) -> String {
    let bits = (value as u64) & (u64::MAX >> (64 - e.bits()));
    let suffix = if e == Type::I64 { "ul" } else { "u" };
    format!("{bits}{suffix}")
}

/// A constant in all lanes, as an integer vector.
fn all(e: Type, w: u32, value: i64) -> String {
    format!(
        "(__extension__ ({}){{0}} + ({}){})",
        unsigned(e, w),
        scalar_type(int_of(e)),
        literal(e, value)
    )
}

/// A multiplication in lanes of twice the width.
fn product_cost(cx: &Cx, e: Type) -> Cost {
    multiply_cost(cx, if e == Type::I16 { Type::I32 } else { Type::I64 })
}

fn multiply_cost(cx: &Cx, e: Type) -> Cost {
    match (e, cx.m.isa) {
        (Type::I64, Isa::Avx512) | (Type::I16, _) => 2,
        (Type::I64, _) => 14,
        (_, Isa::Neon) => 2,
        (Type::I8, _) => 14,
        (_, Isa::Generic | Isa::Sse2) => 12,
        _ => 2,
    }
}

fn compare_cost(cx: &Cx, e: Type, unsigned: bool) -> Cost {
    let weak = matches!(cx.m.isa, Isa::Generic | Isa::Sse2 | Isa::Sse41);
    let wide = if e == Type::I64 && weak { 12 } else { 1 };
    wide + if unsigned && cx.m.isa != Isa::Neon {
        3
    } else {
        1
    }
}

/// One operation on one register.
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    // 256-bit integers on AVX are two halves to the compiler.
    let halves = cx.m.isa == Isa::Avx && w == 256 && !e.is_float();
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
        RowOp::Zip(_) | RowOp::Unzip(_) => super::zip::extension(cx, op, e, w, a)?,
        RowOp::Average(rounding) => return average::extension(cx, rounding, e, w, a),
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
                if e.bits() <= 16 && matches!(cx.m.isa, Isa::Generic | Isa::Sse2) {
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
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => shift::extension(cx, op, e, w, a)?,
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

pub(super) fn shuffle(a: &str, b: &str, lanes: &[u32]) -> String {
    let texts: Vec<String> = lanes.iter().map(u32::to_string).collect();
    format!("__builtin_shufflevector({a}, {b}, {})", texts.join(", "))
}

/// See [`super::regs::chunk`].
pub(super) fn chunk(cx: &mut Cx, e: Type, list: &[String], w: u32, j: u32, lanes: u32) -> String {
    let per = w / e.bits();
    let (register, first) = ((j * lanes / per) as usize, j * lanes % per);
    if lanes == per {
        return list[register].clone();
    }
    cx.pay(if first == 0 { 0 } else { 2 });
    if lanes == 1 {
        let ty = own(e, e.bits());
        return format!("(__extension__ ({ty}){{{}[{first}]}})", list[register]);
    }
    let lanes: Vec<u32> = (first..first + lanes).collect();
    shuffle(&list[register], &list[register], &lanes)
}

/// See [`super::regs::concat`].
pub(super) fn join(cx: &mut Cx, e: Type, lanes: u32, a: &str, b: &str) -> String {
    cx.pay(2);
    if lanes == 1 {
        return format!(
            "(__extension__ ({}){{{a}[0], {b}[0]}})",
            own(e, 2 * e.bits())
        );
    }
    let lanes: Vec<u32> = (0..2 * lanes).collect();
    shuffle(a, b, &lanes)
}

/// See [`super::regs`].
pub(super) fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &str) -> String {
    let sign = if all { " & " } else { " | " };
    let (ty, count) = if l.bits >= 64 {
        (Type::I64, l.bits / 64)
    } else {
        (e, l.lanes_per_reg)
    };
    cx.pay(4 + 4 * count);
    let words = cx.keep(&own(ty, l.bits), format!("({}){x}", own(ty, l.bits)));
    let parts: Vec<String> = (0..count).map(|k| format!("{words}[{k}]")).collect();
    let folded = parts.join(sign);
    if all {
        format!("(({folded}) == {})", literal(ty, -1))
    } else {
        format!("(({folded}) != 0)")
    }
}

/// Lane by lane between vectors of one number of lanes; `from_signed`, `to_signed` tell how
/// integers are read.
pub(super) fn convert_register(
    cx: &mut Cx,
    x: &str,
    (from, from_signed): (Type, bool),
    (to, to_signed): (Type, bool),
    lanes: u32,
) -> String {
    let name = |e: Type, signed: bool| {
        own_vector(
            if e.is_float() {
                'f'
            } else if signed {
                'i'
            } else {
                'u'
            },
            e.bits(),
            lanes,
        )
    };
    let cost = conversion_cost(cx, from, to, from_signed, to_signed);
    cx.pay(cost);
    let read = if from_signed && from.is_int() {
        format!("({}){x}", name(from, true))
    } else {
        x.to_owned()
    };
    let text = format!("__builtin_convertvector({read}, {})", name(to, to_signed));
    if to_signed && to.is_int() {
        format!("({}){text}", name(to, false))
    } else {
        text
    }
}

fn conversion_cost(cx: &Cx, from: Type, to: Type, from_signed: bool, to_signed: bool) -> Cost {
    let wide = if cx.m.isa == Isa::Avx512 || cx.m.isa == Isa::Neon {
        4
    } else {
        20
    };
    match (from.is_float(), to.is_float()) {
        (false, false) => 8,
        (true, true) => 6,
        (false, true) if from == Type::I64 || (from == Type::I32 && !from_signed) => wide,
        (true, false) if to == Type::I64 || (to == Type::I32 && !to_signed) => wide,
        (false, true) if from == Type::I32 => 3,
        (true, false) if to == Type::I32 => 3,
        // gcc goes lane by lane
        _ => 40,
    }
}
