//! What SSE2 to AVX2 have in common: operations lane by lane, groups of lanes, tests of masks.
//!
//! Prices are for current wide cores: 1 for logic and integer sums, 2 for shifts, shuffles and
//! floating point, more for what is split.

use super::layout::Layout;
use super::mulhigh;
use super::names::{int_of, register_type, signed_type};
use super::row::{Cx, fill};
use super::{Isa, average, avx, groups, rounding, shift, sse, zip};
use midend::ssa::{BinaryOp, FloatCC, IntCC, Type, UnaryOp};
use midend::target::RowOp;

/// The ISA has what that one has.
pub(super) fn has(cx: &Cx, isa: Isa) -> bool {
    cx.m.isa >= isa
}

/// C type of a register of integers.
pub(super) fn int_type(w: u32) -> String {
    format!("__m{w}i")
}

/// The register's bits as integers.
pub(super) fn as_int(e: Type, w: u32, x: &str) -> String {
    if e.is_float() {
        fill(e, w, "{mm}_cast{ps}_{si}($0)", &[x])
    } else {
        x.to_owned()
    }
}

/// Integer bits as the register of an element.
pub(super) fn as_elem(e: Type, w: u32, x: &str) -> String {
    if e.is_float() {
        fill(e, w, "{mm}_cast{si}_{ps}($0)", &[x])
    } else {
        x.to_owned()
    }
}

/// A constant in all lanes of an integer register.
pub(super) fn set1(e: Type, w: u32, value: i64) -> String {
    let text = match i32::try_from(value) {
        Ok(value) if e.bits() == 64 => format!("{value}l"),
        Ok(value) => value.to_string(),
        Err(_) => format!("(long){:#x}ul", value as u64),
    };
    fill(e, w, set1_name(e, w), &[&text])
}

fn set1_name(e: Type, w: u32) -> &'static str {
    if e.bits() == 64 && w < 512 {
        "{mm}_set1_epi64x($0)"
    } else {
        "{mm}_set1_epi{n}($0)"
    }
}

/// A register of integer constants.
pub(super) fn constant(e: Type, w: u32, values: &[i64]) -> String {
    let name = match (e, w) {
        (Type::I64, 512) => "{mm}_set_epi64($0)",
        (Type::I64, _) => "{mm}_set_epi64x($0)",
        _ => "{mm}_set_epi{n}($0)",
    };
    let suffix = if e == Type::I64 { "l" } else { "" };
    let texts = values.iter().rev().map(|value| format!("{value}{suffix}"));
    let texts: Vec<String> = texts.collect();
    fill(e, w, name, &[&texts.join(", ")])
}

/// Bitwise operation on integer registers: `and`, `or`, `xor`, `andnot`.
pub(super) fn logic(cx: &mut Cx, name: &str, w: u32, a: &str, b: &str) -> String {
    if cx.m.isa == Isa::Avx && w == 256 {
        return cx.x(1, Type::I32, w, &format!("_mm256_castps_si256(_mm256_{name}_ps(_mm256_castsi256_ps($0), _mm256_castsi256_ps($1)))"), &[a, b]);
    }
    cx.x(
        1,
        Type::I32,
        w,
        &format!("{{mm}}_{name}_{{si}}($0, $1)"),
        &[a, b],
    )
}

/// One operation on one register.
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    if let Some(text) = bitwise(cx, op, e, w, a) {
        return Some(text);
    }
    match op {
        RowOp::Zip(half) => return zip::x86(cx, half, e, w, a),
        RowOp::Unzip(half) => return zip::unzip_x86(cx, half, e, w, a),
        _ => {}
    }
    if e.is_float() {
        return float(cx, op, e, w, a);
    }
    if cx.m.isa == Isa::Avx && w == 256 {
        return avx::halves(cx, op, e, a);
    }
    match op {
        RowOp::Binary(b) => binary(cx, b, e, w, a),
        RowOp::ShiftConst(b) => shift_const(cx, b, e, w, a[0], a[1].parse().ok()?),
        RowOp::Unary(UnaryOp::IAbs) => abs(cx, e, w, a),
        RowOp::ShiftBy(b) => shift_by(cx, b, e, w, a),
        RowOp::Average(rounding) => average::x86(cx, rounding, e, w, a),
        RowOp::SumGroups(op, to) => groups::x86(cx, op, e, to, w, a),
        RowOp::ICmp(cc) => compare(cx, cc, e, w, a),
        RowOp::Reverse if w == 128 => Some(sse::reverse(cx, e, a[0])),
        RowOp::Reverse => Some(avx::reverse(cx, e, a[0])),
        _ => None,
    }
}

/// What works on bits of any element, and splats.
fn bitwise(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    Some(match op {
        RowOp::Binary(b) | RowOp::MaskBinary(b) => {
            let name = match b {
                BinaryOp::And => "and",
                BinaryOp::Or => "or",
                BinaryOp::Xor => "xor",
                _ => return None,
            };
            logic(cx, name, w, a[0], a[1])
        }
        RowOp::MaskNot => {
            cx.pay(1);
            let ones = set1(Type::I32, w, -1);
            logic(cx, "xor", w, a[0], &ones)
        }
        RowOp::MaskToInt => {
            let one = set1(e, w, 1);
            logic(cx, "and", w, a[0], &one)
        }
        // Masks are such elements.
        RowOp::MaskToOnes => a[0].to_string(),
        RowOp::Select => select(cx, e, w, a),
        RowOp::Splat if e.is_float() => cx.x(2, e, w, "{mm}_set1_{ps}($0)", a),
        RowOp::Splat => {
            let value = format!(
                "({})({})",
                if e == Type::I8 {
                    "char"
                } else {
                    signed_type(e)
                },
                a[0]
            );
            cx.x(4, e, w, set1_name(e, w), &[&value])
        }
        _ => return None,
    })
}

fn select(cx: &mut Cx, e: Type, w: u32, a: &[&str]) -> String {
    let (mask, yes, no) = (a[0], a[1], a[2]);
    let blend = has(cx, Isa::Sse41) && cx.m.blend;
    if blend && e.is_float() {
        return cx.x(
            2,
            e,
            w,
            "{mm}_blendv_{ps}($2, $1, {mm}_cast{si}_{ps}($0))",
            a,
        );
    }
    if blend && !(cx.m.isa == Isa::Avx && w == 256) {
        return cx.x(2, e, w, "{mm}_blendv_epi8($2, $1, $0)", a);
    }
    if e.is_float() {
        let text = "{mm}_or_{ps}({mm}_and_{ps}({mm}_cast{si}_{ps}($0), $1), {mm}_andnot_{ps}({mm}_cast{si}_{ps}($0), $2))";
        return cx.x(3, e, w, text, a);
    }
    let yes = logic(cx, "and", w, mask, yes);
    let no = logic(cx, "andnot", w, mask, no);
    logic(cx, "or", w, &yes, &no)
}

fn float(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    let wide = w == 256;
    let single = e == Type::F32;
    Some(match op {
        RowOp::Binary(BinaryOp::FAdd) => cx.x(2, e, w, "{mm}_add_{ps}($0, $1)", a),
        RowOp::Binary(BinaryOp::FSub) => cx.x(2, e, w, "{mm}_sub_{ps}($0, $1)", a),
        RowOp::Binary(BinaryOp::FMul) => cx.x(2, e, w, "{mm}_mul_{ps}($0, $1)", a),
        RowOp::Binary(BinaryOp::FDiv) => {
            let cost = if single { 10 } else { 16 } * if w == 512 { 2 } else { 1 };
            cx.x(cost, e, w, "{mm}_div_{ps}($0, $1)", a)
        }
        RowOp::Binary(BinaryOp::FMin) => cx.x(2, e, w, "{mm}_min_{ps}($0, $1)", a),
        RowOp::Binary(BinaryOp::FMax) => cx.x(2, e, w, "{mm}_max_{ps}($0, $1)", a),
        // The exclusive or with a sign bit that it is in the end gcc takes for one of integers, and
        // folds a comparison of it with its own operand.
        RowOp::Unary(UnaryOp::FNeg) => cx.x(1, e, w, "(-$0)", a),
        RowOp::Unary(UnaryOp::FAbs) => cx.x(
            1,
            e,
            w,
            "{mm}_andnot_{ps}({mm}_set1_{ps}($1), $0)",
            &[a[0], minus_zero(e)],
        ),
        RowOp::Unary(UnaryOp::FSqrt) => {
            let cost = if single { 18 } else { 30 } * if w == 512 { 2 } else { 1 };
            cx.x(cost, e, w, "{mm}_sqrt_{ps}($0)", a)
        }
        RowOp::Unary(op) if UnaryOp::ROUNDING.contains(&op) && has(cx, Isa::Sse41) => {
            rounding::x86(cx, op, e, w, a[0])
        }
        RowOp::Binary(BinaryOp::FCopySign) => {
            cx.pay(3);
            let sign = fill(e, w, "{mm}_set1_{ps}($0)", &[minus_zero(e)]);
            let template = "{mm}_or_{ps}({mm}_andnot_{ps}($2, $0), {mm}_and_{ps}($2, $1))";
            fill(e, w, template, &[a[0], a[1], &sign])
        }
        RowOp::FCmp(cc) if has(cx, Isa::Avx) => {
            let predicate = avx::predicate(cc);
            cx.x(
                2,
                e,
                w,
                "{mm}_cast{ps}_{si}({mm}_cmp_{ps}($0, $1, $2))",
                &[a[0], a[1], predicate],
            )
        }
        RowOp::FCmp(cc) => {
            let name = match cc {
                FloatCC::Eq => "eq",
                FloatCC::Ne => "neq",
                FloatCC::Lt => "lt",
                FloatCC::Le => "le",
                FloatCC::Gt => "gt",
                FloatCC::Ge => "ge",
            };
            cx.x(
                2,
                e,
                w,
                "{mm}_cast{ps}_{si}({mm}_cmp$2_{ps}($0, $1))",
                &[a[0], a[1], name],
            )
        }
        RowOp::Reverse => {
            let i = as_int(e, w, a[0]);
            let turned = if wide {
                avx::reverse(cx, int_of(e), &i)
            } else {
                sse::reverse(cx, int_of(e), &i)
            };
            as_elem(e, w, &turned)
        }
        _ => return None,
    })
}

fn minus_zero(e: Type) -> &'static str {
    if e == Type::F32 { "-0.0f" } else { "-0.0" }
}

fn binary(cx: &mut Cx, op: BinaryOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    Some(match op {
        BinaryOp::Add => cx.x(1, e, w, "{mm}_add_{epi}($0, $1)", a),
        BinaryOp::Sub => cx.x(1, e, w, "{mm}_sub_{epi}($0, $1)", a),
        BinaryOp::Mul => multiply(cx, e, w, a),
        BinaryOp::SMulHigh => mulhigh::x86(cx, true, e, w, a)?,
        BinaryOp::UMulHigh => mulhigh::x86(cx, false, e, w, a)?,
        BinaryOp::SMin => min_max(cx, "min", true, e, w, a)?,
        BinaryOp::SMax => min_max(cx, "max", true, e, w, a)?,
        BinaryOp::UMin => min_max(cx, "min", false, e, w, a)?,
        BinaryOp::UMax => min_max(cx, "max", false, e, w, a)?,
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => shift::x86(cx, op, e, w, a)?,
        _ => return None,
    })
}

fn multiply(cx: &mut Cx, e: Type, w: u32, a: &[&str]) -> String {
    let ty = int_type(w);
    match e {
        Type::I8 => {
            let even = cx.x(2, e, w, "{mm}_mullo_epi16($0, $1)", a);
            let odd = cx.x(
                6,
                e,
                w,
                "{mm}_mullo_epi16({mm}_srli_epi16($0, 8), {mm}_srli_epi16($1, 8))",
                a,
            );
            let low = set1(Type::I16, w, 255);
            cx.x(
                4,
                e,
                w,
                "{mm}_or_{si}({mm}_and_{si}($0, $2), {mm}_slli_epi16($1, 8))",
                &[&even, &odd, &low],
            )
        }
        Type::I32 if !has(cx, Isa::Sse41) => {
            let even = cx.x(2, e, w, "{mm}_mul_epu32($0, $1)", a);
            let odd = cx.x(
                6,
                e,
                w,
                "{mm}_mul_epu32(_mm_srli_epi64($0, 32), _mm_srli_epi64($1, 32))",
                a,
            );
            cx.x(
                6,
                e,
                w,
                "_mm_unpacklo_epi32(_mm_shuffle_epi32($0, 8), _mm_shuffle_epi32($1, 8))",
                &[&even, &odd],
            )
        }
        Type::I64 => {
            let low = cx.x(2, e, w, "{mm}_mul_epu32($0, $1)", a);
            let cross = "{mm}_add_epi64({mm}_mul_epu32($0, {mm}_srli_epi64($1, 32)), {mm}_mul_epu32({mm}_srli_epi64($0, 32), $1))";
            let cross = cx.x(9, e, w, cross, a);
            let cross = cx.keep(&ty, cross);
            cx.x(
                3,
                e,
                w,
                "{mm}_add_epi64($0, {mm}_slli_epi64($1, 32))",
                &[&low, &cross],
            )
        }
        _ => cx.x(2, e, w, "{mm}_mullo_{epi}($0, $1)", a),
    }
}

fn native_min_max(cx: &Cx, e: Type, signed: bool) -> bool {
    match (e, signed) {
        (Type::I64, _) => false,
        (Type::I16, true) | (Type::I8, false) => true,
        _ => has(cx, Isa::Sse41),
    }
}

fn min_max(cx: &mut Cx, name: &str, signed: bool, e: Type, w: u32, a: &[&str]) -> Option<String> {
    let native = native_min_max(cx, e, signed);
    if native {
        let suffix = if signed { "{epi}" } else { "{epu}" };
        return Some(cx.x(1, e, w, &format!("{{mm}}_{name}_{suffix}($0, $1)"), a));
    }
    let cc = match (name == "min", signed) {
        (true, true) => IntCC::Slt,
        (true, false) => IntCC::Ult,
        (false, true) => IntCC::Sgt,
        (false, false) => IntCC::Ugt,
    };
    let mask = compare(cx, cc, e, w, a)?;
    let mask = cx.keep(&int_type(w), mask);
    Some(select(cx, e, w, &[&mask, a[0], a[1]]))
}

/// All lanes by one count.
fn shift_by(cx: &mut Cx, op: BinaryOp, e: Type, w: u32, a: &[&str]) -> Option<String> {
    if e == Type::I8 {
        return None;
    }
    let count = format!("_mm_cvtsi32_si128((int)({}))", a[1]);
    let a: &[&str] = &[a[0], &count];
    Some(match op {
        BinaryOp::Shl => cx.x(2, e, w, "{mm}_sll_{epi}($0, $1)", a),
        BinaryOp::LShr => cx.x(2, e, w, "{mm}_srl_{epi}($0, $1)", a),
        BinaryOp::AShr if e == Type::I64 && !has(cx, Isa::Avx512) => {
            let sign = set1(e, w, i64::MIN);
            let sign = fill(e, w, "{mm}_srl_epi64($0, $1)", &[&sign, &count]);
            let sign = cx.keep(&int_type(w), sign);
            let text = "{mm}_sub_epi64({mm}_xor_{si}({mm}_srl_epi64($0, $1), $2), $2)";
            cx.x(4, e, w, text, &[a[0], &count, &sign])
        }
        BinaryOp::AShr => cx.x(2, e, w, "{mm}_sra_{epi}($0, $1)", a),
        _ => return None,
    })
}

/// By a constant below the width.
pub(super) fn shift_const(
    cx: &mut Cx,
    op: BinaryOp,
    e: Type,
    w: u32,
    x: &str,
    n: u32,
) -> Option<String> {
    let count = n.to_string();
    let a: &[&str] = &[x, &count];
    let keep_bits = |m: u64| set1(Type::I8, w, i64::from(m as u8 as i8));
    Some(match (op, e) {
        (BinaryOp::Shl, Type::I8) => {
            let text = cx.x(2, e, w, "{mm}_slli_epi16($0, $1)", a);
            logic(cx, "and", w, &text, &keep_bits(0xff << n))
        }
        (BinaryOp::LShr, Type::I8) => {
            let text = cx.x(2, e, w, "{mm}_srli_epi16($0, $1)", a);
            logic(cx, "and", w, &text, &keep_bits(0xff >> n))
        }
        (BinaryOp::AShr, Type::I8) => {
            let text = shift_const(cx, BinaryOp::LShr, e, w, x, n)?;
            let sign = keep_bits(0x80 >> n);
            cx.x(
                2,
                e,
                w,
                "{mm}_sub_epi8({mm}_xor_{si}($0, $1), $1)",
                &[&text, &sign],
            )
        }
        (BinaryOp::Shl, _) => cx.x(2, e, w, "{mm}_slli_{epi}($0, $1)", a),
        (BinaryOp::LShr, _) => cx.x(2, e, w, "{mm}_srli_{epi}($0, $1)", a),
        (BinaryOp::AShr, Type::I64) => {
            let sign = set1(e, w, ((1u64 << 63) >> n) as i64);
            let text = "{mm}_sub_epi64({mm}_xor_{si}({mm}_srli_epi64($0, $1), $2), $2)";
            cx.x(4, e, w, text, &[x, &count, &sign])
        }
        (BinaryOp::AShr, _) => cx.x(2, e, w, "{mm}_srai_{epi}($0, $1)", a),
        _ => return None,
    })
}

fn abs(cx: &mut Cx, e: Type, w: u32, a: &[&str]) -> Option<String> {
    if has(cx, Isa::Sse41) && e != Type::I64 {
        return Some(cx.x(1, e, w, "{mm}_abs_{epi}($0)", a));
    }
    let sign = sign_mask(cx, e, w, a[0]);
    let sign = cx.keep(&int_type(w), sign);
    Some(cx.x(
        2,
        e,
        w,
        "{mm}_sub_{epi}({mm}_xor_{si}($0, $1), $1)",
        &[a[0], &sign],
    ))
}

/// All ones where an integer is negative.
pub(super) fn sign_mask(cx: &mut Cx, e: Type, w: u32, x: &str) -> String {
    match e {
        Type::I64 => cx.x(
            4,
            e,
            w,
            "{mm}_shuffle_epi32({mm}_srai_epi32($0, 31), 0xf5)",
            &[x],
        ),
        Type::I8 => cx.x(1, e, w, "{mm}_cmpgt_epi8({mm}_setzero_{si}(), $0)", &[x]),
        _ => {
            let n = (e.bits() - 1).to_string();
            cx.x(2, e, w, "{mm}_srai_{epi}($0, $1)", &[x, &n])
        }
    }
}

fn compare(cx: &mut Cx, cc: IntCC, e: Type, w: u32, a: &[&str]) -> Option<String> {
    let swapped: &[&str] = &[a[1], a[0]];
    if matches!(cc, IntCC::Uge | IntCC::Ule) && native_min_max(cx, e, false) {
        let (high, low) = if cc == IntCC::Uge {
            (a[0], a[1])
        } else {
            (a[1], a[0])
        };
        let text = "{mm}_cmpeq_{epi}({mm}_max_{epu}($0, $1), $0)";
        return Some(cx.x(2, e, w, text, &[high, low]));
    }
    let text = match cc {
        IntCC::Eq | IntCC::Ne => equal(cx, e, w, a),
        IntCC::Sgt | IntCC::Sle => greater(cx, e, w, a),
        IntCC::Slt | IntCC::Sge => greater(cx, e, w, swapped),
        IntCC::Ugt | IntCC::Ule => above(cx, e, w, a),
        IntCC::Ult | IntCC::Uge => above(cx, e, w, swapped),
    };
    match cc {
        IntCC::Ne | IntCC::Sle | IntCC::Sge | IntCC::Ule | IntCC::Uge => {
            bitwise(cx, RowOp::MaskNot, e, w, &[&text])
        }
        IntCC::Eq | IntCC::Slt | IntCC::Sgt | IntCC::Ult | IntCC::Ugt => Some(text),
    }
}

fn equal(cx: &mut Cx, e: Type, w: u32, a: &[&str]) -> String {
    if e != Type::I64 || has(cx, Isa::Sse41) {
        return cx.x(1, e, w, "{mm}_cmpeq_{epi}($0, $1)", a);
    }
    let halves = cx.x(1, e, w, "_mm_cmpeq_epi32($0, $1)", a);
    let halves = cx.keep(&int_type(w), halves);
    cx.x(
        3,
        e,
        w,
        "_mm_and_si128($0, _mm_shuffle_epi32($0, 0xb1))",
        &[&halves],
    )
}

/// Signed.
fn greater(cx: &mut Cx, e: Type, w: u32, a: &[&str]) -> String {
    if e != Type::I64 || has(cx, Isa::Avx) {
        return cx.x(1, e, w, "{mm}_cmpgt_{epi}($0, $1)", a);
    }
    // High halves decide, or if they are equal the borrow of the low halves does.
    let text = "_mm_or_si128(_mm_cmpgt_epi32($0, $1), _mm_and_si128(_mm_cmpeq_epi32($0, $1), _mm_sub_epi64($1, $0)))";
    let high = cx.x(5, e, w, text, a);
    cx.x(
        4,
        e,
        w,
        "_mm_shuffle_epi32(_mm_srai_epi32($0, 31), 0xf5)",
        &[&high],
    )
}

/// Unsigned.
fn above(cx: &mut Cx, e: Type, w: u32, a: &[&str]) -> String {
    let sign = set1(e, w, i64::MIN >> (64 - e.bits()));
    let x = cx.x(1, e, w, "{mm}_xor_{si}($0, $1)", &[a[0], &sign]);
    let x = cx.keep(&int_type(w), x);
    let y = cx.x(1, e, w, "{mm}_xor_{si}($0, $1)", &[a[1], &sign]);
    let y = cx.keep(&int_type(w), y);
    greater(cx, e, w, &[&x, &y])
}

/// See [`super::regs::chunk`].
pub(super) fn chunk(cx: &mut Cx, e: Type, list: &[String], w: u32, j: u32, lanes: u32) -> String {
    let bits = lanes * e.bits();
    let register = (j * bits / w) as usize;
    let mut at = j * bits % w;
    let mut width = w;
    let mut x = list[register].clone();
    while width > bits.max(128) {
        width /= 2;
        let high = at >= width;
        at -= if high { width } else { 0 };
        x = half(cx, e, width, high, &x);
        if at > 0 {
            x = cx.keep(&register_type(cx.m, e, width), x);
        }
    }
    if at == 0 {
        x
    } else {
        down(cx, e, &x, at / e.bits())
    }
}

/// A half of a register twice as wide as `width`.
pub(super) fn half(cx: &mut Cx, e: Type, width: u32, high: bool, x: &str) -> String {
    let (name, si) = match e {
        Type::F32 => ("ps", "ps"),
        Type::F64 => ("pd", "pd"),
        _ => ("si", "i"),
    };
    let wide = width * 2;
    if !high {
        let suffix = if e.is_float() {
            format!("{name}{wide}_{name}{width}")
        } else {
            format!("si{wide}_si{width}")
        };
        return format!("_mm{wide}_cast{suffix}({x})");
    }
    cx.pay(2);
    if wide == 512 {
        let kind = match e {
            Type::F32 => "f32x8_ps",
            Type::F64 => "f64x4_pd",
            _ => "i64x4_epi64",
        };
        return format!("_mm512_extract{kind}({x}, 1)");
    }
    match e {
        Type::F32 | Type::F64 => format!("_mm256_extractf128_{si}({x}, 1)"),
        _ if cx.m.isa == Isa::Avx => format!("_mm256_extractf128_si256({x}, 1)"),
        _ => format!("_mm256_extracti128_si256({x}, 1)"),
    }
}

/// Lanes of a 128-bit register moved down.
pub(super) fn down(cx: &mut Cx, e: Type, x: &str, lanes: u32) -> String {
    let i = as_int(e, 128, x);
    let bytes = (lanes * e.bytes()).to_string();
    let moved = cx.x(2, e, 128, "_mm_srli_si128($0, $1)", &[&i, &bytes]);
    as_elem(e, 128, &moved)
}

/// See [`super::regs::concat`].
pub(super) fn join(cx: &mut Cx, e: Type, lanes: u32, a: &str, b: &str) -> String {
    let bits = lanes * e.bits();
    if bits < 128 {
        let (a, b) = (as_int(e, 128, a), as_int(e, 128, b));
        let n = bits.to_string();
        let joined = cx.x(2, e, 128, "_mm_unpacklo_epi$2($0, $1)", &[&a, &b, &n]);
        return as_elem(e, 128, &joined);
    }
    cx.pay(2);
    if bits == 256 {
        return match e {
            Type::F32 => format!("_mm512_insertf32x8(_mm512_castps256_ps512({a}), {b}, 1)"),
            Type::F64 => format!("_mm512_insertf64x4(_mm512_castpd256_pd512({a}), {b}, 1)"),
            _ => format!("_mm512_inserti64x4(_mm512_castsi256_si512({a}), {b}, 1)"),
        };
    }
    match e {
        Type::F32 => format!("_mm256_insertf128_ps(_mm256_castps128_ps256({a}), {b}, 1)"),
        Type::F64 => format!("_mm256_insertf128_pd(_mm256_castpd128_pd256({a}), {b}, 1)"),
        _ if cx.m.isa == Isa::Avx => {
            format!("_mm256_insertf128_si256(_mm256_castsi128_si256({a}), {b}, 1)")
        }
        _ => format!("_mm256_inserti128_si256(_mm256_castsi128_si256({a}), {b}, 1)"),
    }
}

/// Lane 0 of a 128-bit register as a scalar.
pub(super) fn extract(cx: &mut Cx, e: Type, x: &str) -> String {
    cx.pay(4);
    match e {
        Type::F32 => format!("_mm_cvtss_f32({x})"),
        Type::F64 => format!("_mm_cvtsd_f64({x})"),
        Type::I64 => format!("((unsigned long)_mm_cvtsi128_si64({x}))"),
        _ => format!("(({})_mm_cvtsi128_si32({x}))", super::names::scalar_type(e)),
    }
}

/// Tests of a mask's lanes.
pub(super) fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &str) -> String {
    cx.pay(4);
    if l.bits == 256 {
        return if all {
            format!("_mm256_testc_si256({x}, _mm256_set1_epi32(-1))")
        } else {
            format!("!_mm256_testz_si256({x}, {x})")
        };
    }
    let bytes = l.lanes_per_reg * e.bytes();
    let full = (1u32 << bytes) - 1;
    let used = if bytes == 16 {
        format!("_mm_movemask_epi8({x})")
    } else {
        format!("(_mm_movemask_epi8({x}) & {full:#x})")
    };
    if all {
        format!("({used} == {full:#x})")
    } else {
        format!("({used} != 0)")
    }
}
