//! What SSE2 to AVX2 have in common, one operation on one register.
//!
//! Prices are for current wide cores: 1 for logic and integer sums, 2 for shifts, shuffles and
//! floating point, more for what is split.

use super::{
    average, byte_swap, groups, mulhigh, mullow, pop_count, reverse, rounding, saturating, shift,
    zeros, zip,
};
use crate::ctree::{Expr, name};
use crate::isa::names::{int_of, signed_type};
use crate::isa::row::{Cx, fill, plain};
use crate::isa::table::Isa;
use crate::isa::words::x86::{
    as_elem, as_int, chunk, int_type, join, logic, predicate, set1, set1_name, sign_mask,
    unordered_predicate,
};
use midend::plan::Fused;
use midend::ssa::{BinaryOp, FloatCC, IntCC, Type, UnaryOp};
use midend::target::RowOp;

/// One operation on one register.
pub(super) fn lane(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    if let Some(text) = bitwise(cx, op, e, w, a) {
        return Some(text);
    }
    match op {
        RowOp::Zip(half) if !(e.is_int() && cx.in_halves(w) && e.bits() < 32) => {
            return Some(zip::x86(cx, half, e, w, a));
        }
        RowOp::Unzip(half) => return zip::unzip_x86(cx, half, e, w, a),
        _ => {}
    }
    if e.is_float() {
        return float(cx, op, e, w, a);
    }
    if cx.in_halves(w) {
        return halves(cx, op, e, a);
    }
    match op {
        RowOp::Binary(b) => binary(cx, b, e, w, a),
        RowOp::ShiftConst(b) => {
            let Expr::Literal(count) = a[1] else {
                return None;
            };
            shift::x86_const(cx, b, e, w, a[0], count.parse().ok()?)
        }
        RowOp::Unary(UnaryOp::IAbs) => abs(cx, e, w, a),
        RowOp::Unary(UnaryOp::BSwap) => byte_swap::x86(cx, e, w, a[0]),
        RowOp::Unary(UnaryOp::PopCount) => Some(pop_count::x86(cx, e, w, a[0])),
        RowOp::Unary(UnaryOp::LeadingZeros) => Some(zeros::leading_x86(cx, e, w, a[0])),
        RowOp::Unary(UnaryOp::TrailingZeros) => Some(zeros::trailing_x86(cx, e, w, a[0])),
        RowOp::ShiftBy(b) => shift::x86_by(cx, b, e, w, a),
        RowOp::Average(rounding) => average::x86(cx, rounding, e, w, a),
        RowOp::SumGroups(op, to) => groups::x86(cx, op, e, to, w, a),
        RowOp::ICmp(cc) => compare(cx, cc, e, w, a),
        RowOp::Reverse if w == 128 => Some(reverse::reverse_128(cx, e, a[0])),
        RowOp::Reverse => Some(reverse::reverse_256(cx, e, a[0])),
        _ => None,
    }
}

/// What works on bits of any element, and splats.
fn bitwise(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
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
        RowOp::MaskToOnes => a[0].clone(),
        RowOp::Select => select(cx, e, w, a),
        RowOp::Splat if e.is_float() => cx.x(2, e, w, "{mm}_set1_{ps}($0)", a),
        RowOp::Splat => {
            let ty = if e == Type::I8 {
                "char"
            } else {
                signed_type(e)
            };
            let value = plain(&format!("({ty})($0)"), a);
            cx.x(4, e, w, set1_name(e, w), &[&value])
        }
        _ => return None,
    })
}

fn select(cx: &mut Cx, e: Type, w: u32, a: &[&Expr]) -> Expr {
    let (mask, yes, no) = (a[0], a[1], a[2]);
    let blend = cx.has(Isa::Sse41) && cx.m.blend;
    if blend && e.is_float() {
        return cx.x(
            2,
            e,
            w,
            "{mm}_blendv_{ps}($2, $1, {mm}_cast{si}_{ps}($0))",
            a,
        );
    }
    if blend && !cx.in_halves(w) {
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

fn float(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let wide = w == 256;
    let single = e == Type::F32;
    Some(match op {
        RowOp::Binary(BinaryOp::FAdd) => cx.x(2, e, w, "{mm}_add_{ps}($0, $1)", a),
        RowOp::Binary(BinaryOp::FSub) => cx.x(2, e, w, "{mm}_sub_{ps}($0, $1)", a),
        RowOp::Binary(BinaryOp::FMul) => cx.x(2, e, w, "{mm}_mul_{ps}($0, $1)", a),
        // Those of 512 bits come with AVX-512, the others with instructions of their own.
        RowOp::Fused(fused) if w == 512 || cx.m.fma && cx.has(Isa::Avx) => {
            let name = match fused {
                Fused::MulAdd => "fmadd",
                Fused::MulSub => "fmsub",
                Fused::NegMulAdd => "fnmadd",
            };
            cx.x(2, e, w, &format!("{{mm}}_{name}_{{ps}}($0, $1, $2)"), a)
        }
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
            &[a[0], &minus_zero(e)],
        ),
        RowOp::Unary(UnaryOp::FSqrt) => {
            let cost = if single { 18 } else { 30 } * if w == 512 { 2 } else { 1 };
            cx.x(cost, e, w, "{mm}_sqrt_{ps}($0)", a)
        }
        RowOp::Unary(op) if UnaryOp::ROUNDING.contains(&op) && cx.has(Isa::Sse41) => {
            rounding::x86(cx, op, e, w, a[0])
        }
        RowOp::Binary(BinaryOp::FCopySign) => {
            cx.pay(3);
            let sign = fill(e, w, "{mm}_set1_{ps}($0)", &[&minus_zero(e)]);
            let template = "{mm}_or_{ps}({mm}_andnot_{ps}($2, $0), {mm}_and_{ps}($2, $1))";
            fill(e, w, template, &[a[0], a[1], &sign])
        }
        RowOp::FCmp(cc) if cx.has(Isa::Avx) => {
            let predicate = predicate(cc);
            cx.x(
                2,
                e,
                w,
                "{mm}_cast{ps}_{si}({mm}_cmp_{ps}($0, $1, $2))",
                &[a[0], a[1], &name(predicate)],
            )
        }
        RowOp::UnorderedFCmp(cc) if cx.has(Isa::Avx) => {
            let predicate = unordered_predicate(cc)?;
            cx.x(
                2,
                e,
                w,
                "{mm}_cast{ps}_{si}({mm}_cmp_{ps}($0, $1, $2))",
                &[a[0], a[1], &name(predicate)],
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
            let text = format!("{{mm}}_cast{{ps}}_{{si}}({{mm}}_cmp{name}_{{ps}}($0, $1))");
            cx.x(2, e, w, &text, a)
        }
        RowOp::Reverse => {
            let i = as_int(e, w, a[0]);
            let turned = if wide {
                reverse::reverse_256(cx, int_of(e), &i)
            } else {
                reverse::reverse_128(cx, int_of(e), &i)
            };
            as_elem(e, w, &turned)
        }
        _ => return None,
    })
}

fn minus_zero(e: Type) -> Expr {
    plain(if e == Type::F32 { "-0.0f" } else { "-0.0" }, &[])
}

fn binary(cx: &mut Cx, op: BinaryOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    Some(match op {
        BinaryOp::Add => cx.x(1, e, w, "{mm}_add_{epi}($0, $1)", a),
        BinaryOp::Sub => cx.x(1, e, w, "{mm}_sub_{epi}($0, $1)", a),
        BinaryOp::Mul => multiply(cx, e, w, a),
        BinaryOp::SAddSat | BinaryOp::UAddSat | BinaryOp::SSubSat | BinaryOp::USubSat => {
            saturating::x86(cx, op, e, w, a)?
        }
        BinaryOp::SMulHigh => mulhigh::x86(cx, true, e, w, a)?,
        BinaryOp::UMulHigh => mulhigh::x86(cx, false, e, w, a)?,
        BinaryOp::SMulLow | BinaryOp::UMulLow => mullow::x86(cx, op == BinaryOp::SMulLow, e, w, a)?,
        BinaryOp::SMin => min_max(cx, "min", true, e, w, a)?,
        BinaryOp::SMax => min_max(cx, "max", true, e, w, a)?,
        BinaryOp::UMin => min_max(cx, "min", false, e, w, a)?,
        BinaryOp::UMax => min_max(cx, "max", false, e, w, a)?,
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => shift::x86(cx, lane, op, e, w, a)?,
        _ => return None,
    })
}

fn multiply(cx: &mut Cx, e: Type, w: u32, a: &[&Expr]) -> Expr {
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
        Type::I32 if !cx.has(Isa::Sse41) => {
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
        _ => cx.has(Isa::Sse41),
    }
}

fn min_max(cx: &mut Cx, name: &str, signed: bool, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
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

fn abs(cx: &mut Cx, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    if cx.has(Isa::Ssse3) && e != Type::I64 {
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

fn compare(cx: &mut Cx, cc: IntCC, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let swapped: &[&Expr] = &[a[1], a[0]];
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

fn equal(cx: &mut Cx, e: Type, w: u32, a: &[&Expr]) -> Expr {
    if e != Type::I64 || cx.has(Isa::Sse41) {
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
fn greater(cx: &mut Cx, e: Type, w: u32, a: &[&Expr]) -> Expr {
    if e != Type::I64 || cx.has(Isa::Avx) {
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
fn above(cx: &mut Cx, e: Type, w: u32, a: &[&Expr]) -> Expr {
    let sign = set1(e, w, i64::MIN >> (64 - e.bits()));
    let x = cx.x(1, e, w, "{mm}_xor_{si}($0, $1)", &[a[0], &sign]);
    let x = cx.keep(&int_type(w), x);
    let y = cx.x(1, e, w, "{mm}_xor_{si}($0, $1)", &[a[1], &sign]);
    let y = cx.keep(&int_type(w), y);
    greater(cx, e, w, &[&x, &y])
}

/// Integer operation of AVX, which has no integers of 256 bits: on halves.
fn halves(cx: &mut Cx, op: RowOp, e: Type, a: &[&Expr]) -> Option<Expr> {
    let mut done = Vec::new();
    for j in 0..2 {
        let mut operands = Vec::new();
        for (k, &x) in a.iter().enumerate() {
            let count = matches!(op, RowOp::ShiftConst(_) | RowOp::ShiftBy(_)) && k == 1;
            let part = if count {
                x.clone()
            } else {
                let part = chunk(cx, e, std::slice::from_ref(x), 256, j, 128 / e.bits());
                cx.keep("__m128i", part)
            };
            operands.push(part);
        }
        let operands: Vec<&Expr> = operands.iter().collect();
        let text = lane(cx, op, e, 128, &operands)?;
        done.push(cx.keep("__m128i", text));
    }
    if op == RowOp::Reverse {
        done.reverse();
    }
    Some(join(cx, e, 128 / e.bits(), &done[0], &done[1]))
}
