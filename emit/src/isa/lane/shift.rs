//! Shifts: by a constant, by one count for all lanes, and by a vector of counts, all of them below
//! the width of the lanes.
//!
//! AVX2 has those by vectors for 32 and 64 bits, AVX-512 for 16 as well. What an ISA lacks is done in
//! wider lanes, or with one shift of the whole register for each lane, or with one for each bit that a
//! count has, which lanes take or not.

use crate::ctree::{Expr, number};
use crate::isa::names::register_type;
use crate::isa::row::{Cx, Lane, fill, plain};
use crate::isa::table::Isa;
use crate::isa::words::x86::{constant, int_type, logic, set1};
use midend::ssa::{BinaryOp, IntCC, Type};
use midend::target::{Cost, RowOp};

/// SSE2 to AVX-512.
pub(super) fn x86(
    cx: &mut Cx,
    lane: Lane,
    op: BinaryOp,
    e: Type,
    w: u32,
    a: &[&Expr],
) -> Option<Expr> {
    match e {
        Type::I32 | Type::I64 if cx.has(Isa::Avx2) => Some(native(cx, op, e, w, a)),
        Type::I64 => Some(two(cx, op, a)),
        Type::I32 => Some(four(cx, op, a)),
        Type::I16 if cx.has(Isa::Avx2) => wider(cx, op, e, w, a),
        Type::I8 if cx.has(Isa::Avx512) => wider(cx, op, e, w, a),
        Type::I16 if op == BinaryOp::Shl && cx.shuffles_bytes() => Some(by_table(cx, w, a)),
        _ => by_bits(cx, lane, op, e, w, a),
    }
}

fn native(cx: &mut Cx, op: BinaryOp, e: Type, w: u32, a: &[&Expr]) -> Expr {
    match op {
        BinaryOp::Shl => cx.x(2, e, w, "{mm}_sllv_{epi}($0, $1)", a),
        BinaryOp::LShr => cx.x(2, e, w, "{mm}_srlv_{epi}($0, $1)", a),
        _ if e == Type::I32 => cx.x(2, e, w, "{mm}_srav_{epi}($0, $1)", a),
        _ => {
            let sign = set1(e, w, i64::MIN);
            let sign = cx.x(2, e, w, "{mm}_srlv_epi64($0, $1)", &[&sign, a[1]]);
            let sign = cx.keep(&int_type(w), sign);
            let text = "{mm}_sub_epi64({mm}_xor_{si}({mm}_srlv_epi64($0, $1), $2), $2)";
            cx.x(4, e, w, text, &[a[0], a[1], &sign])
        }
    }
}

/// The name of a shift by one count.
fn name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Shl => "sll",
        BinaryOp::LShr => "srl",
        _ => "sra",
    }
}

/// Two lanes of 64 bits: the register shifted by either count, which takes as long as two operations.
fn two(cx: &mut Cx, op: BinaryOp, a: &[&Expr]) -> Expr {
    let e = Type::I64;
    if op == BinaryOp::AShr {
        let sign = set1(e, 128, i64::MIN);
        let sign = two(cx, BinaryOp::LShr, &[&sign, a[1]]);
        let sign = cx.keep("__m128i", sign);
        let shifted = two(cx, BinaryOp::LShr, a);
        let text = "_mm_sub_epi64(_mm_xor_si128($0, $1), $1)";
        return cx.x(2, e, 128, text, &[&shifted, &sign]);
    }
    let name = name(op);
    let low = cx.x(4, e, 128, &format!("_mm_{name}_epi64($0, $1)"), a);
    let text = format!("_mm_{name}_epi64($0, _mm_unpackhi_epi64($1, $1))");
    let high = cx.x(6, e, 128, &text, a);
    let text = "_mm_castpd_si128(_mm_move_sd(_mm_castsi128_pd($1), _mm_castsi128_pd($0)))";
    cx.x(2, e, 128, text, &[&low, &high])
}

/// Four lanes of 32 bits: the register shifted by each count, which is the low half of a register.
fn four(cx: &mut Cx, op: BinaryOp, a: &[&Expr]) -> Expr {
    let e = Type::I32;
    let low = cx.keep("__m128i", plain("_mm_set_epi32(0, 0, 0, -1)", &[]));
    let upper = cx.x(2, e, 128, "_mm_unpackhi_epi64($0, $0)", &[a[1]]);
    let upper = cx.keep("__m128i", upper);
    let mut shifted = Vec::new();
    for counts in [a[1], &upper] {
        for text in ["_mm_and_si128($0, $1)", "_mm_srli_epi64($0, 32)"] {
            let count = cx.x(2, e, 128, text, &[counts, &low]);
            let text = format!("_mm_{}_epi32($0, $1)", name(op));
            let one = cx.x(4, e, 128, &text, &[a[0], &count]);
            shifted.push(cx.keep("__m128i", one));
        }
    }
    let lanes: Vec<&Expr> = shifted.iter().collect();
    let text = "_mm_move_ss(_mm_castsi128_ps($1), _mm_castsi128_ps($0))";
    let first = cx.x(2, e, 128, text, &lanes);
    let last = cx.x(
        2,
        e,
        128,
        "_mm_castsi128_ps(_mm_unpackhi_epi32($2, $3))",
        &lanes,
    );
    let text = "_mm_castps_si128(_mm_shuffle_ps($0, $1, 0xc4))";
    cx.x(2, e, 128, text, &[&first, &last])
}

/// In lanes of twice the width, which are put together again within 128 bits.
fn wider(cx: &mut Cx, op: BinaryOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let twice = Type::int_of_bits(2 * e.bits())?;
    let (n, ty) = (number(e.bits()), int_type(w));
    let signed = op == BinaryOp::AShr;
    // A signed lane is the upper half until it has been shifted.
    let operands = match signed {
        true => "{mm}_setzero_{si}(), $0",
        false => "$0, {mm}_setzero_{si}()",
    };
    let cut = set1(twice, w, (1 << e.bits()) - 1);
    let mut halves = Vec::new();
    for half in ["lo", "hi"] {
        let x = cx.x(
            2,
            e,
            w,
            &format!("{{mm}}_unpack{half}_{{epi}}({operands})"),
            a,
        );
        let by = format!("{{mm}}_unpack{half}_{{epi}}($1, {{mm}}_setzero_{{si}}())");
        let by = cx.x(2, e, w, &by, a);
        let text = format!("{{mm}}_{}v_{{epi}}($0, $1)", name(op));
        let shifted = cx.x(2, twice, w, &text, &[&x, &by]);
        let ready = match op {
            BinaryOp::Shl => cx.x(1, twice, w, "{mm}_and_{si}($0, $1)", &[&shifted, &cut]),
            BinaryOp::LShr => shifted,
            _ => cx.x(2, twice, w, "{mm}_srai_{epi}($0, $1)", &[&shifted, &n]),
        };
        halves.push(cx.keep(&ty, ready));
    }
    let letter = if signed { "s" } else { "us" };
    let text = format!("{{mm}}_pack{letter}_{{epi}}($0, $1)");
    Some(cx.x(2, twice, w, &text, &[&halves[0], &halves[1]]))
}

/// 16 bits to the left: a product with a power of two, whose bytes a table has.
fn by_table(cx: &mut Cx, w: u32, a: &[&Expr]) -> Expr {
    let e = Type::I16;
    let powers = (0..16).map(|k| if k < 8 { sign8(1 << k) } else { 0 });
    let powers: Vec<i64> = powers.collect();
    let table = constant(Type::I8, w, &powers);
    // The upper byte is the power that is eight less.
    let index = "_mm_xor_si128(_mm_or_si128($0, _mm_slli_epi16($0, 8)), _mm_set1_epi16(0x0800))";
    let index = cx.x(4, e, w, index, &[a[1]]);
    let text = "_mm_mullo_epi16($0, _mm_shuffle_epi8($2, $1))";
    cx.x(4, e, w, text, &[a[0], &index, &table])
}

/// A byte as a signed one.
fn sign8(byte: i64) -> i64 {
    if byte > 127 { byte - 256 } else { byte }
}

/// A shift for each bit of the counts, from the top one down, where that bit is set.
fn by_bits(cx: &mut Cx, lane: Lane, op: BinaryOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let ty = register_type(cx.m, e, w);
    let bits = e.bits().trailing_zeros();
    let zero = lane(cx, RowOp::Splat, e, w, &[&number(0)])?;
    let zero = cx.keep(&ty, zero);
    let top = number(e.bits() - bits);
    let left = RowOp::ShiftConst(BinaryOp::Shl);
    let counts = lane(cx, left, e, w, &[a[1], &top])?;
    let mut counts = cx.keep(&ty, counts);
    let mut x = a[0].clone();
    for k in (0..bits).rev() {
        let on = lane(cx, RowOp::ICmp(IntCC::Slt), e, w, &[&counts, &zero])?;
        let on = cx.keep(&ty, on);
        let by = number(1 << k);
        let shifted = lane(cx, RowOp::ShiftConst(op), e, w, &[&x, &by])?;
        let shifted = cx.keep(&ty, shifted);
        let chosen = lane(cx, RowOp::Select, e, w, &[&on, &shifted, &x])?;
        if k == 0 {
            return Some(chosen);
        }
        x = cx.keep(&ty, chosen);
        let sum = RowOp::Binary(BinaryOp::Add);
        let next = lane(cx, sum, e, w, &[&counts, &counts])?;
        counts = cx.keep(&ty, next);
    }
    None
}

/// GNU vectors: compilers have operators for all lanes, and take lanes apart where the ISA has no
/// such shifts.
pub(super) fn extension(
    cx: &mut Cx,
    lane: Lane,
    op: BinaryOp,
    e: Type,
    w: u32,
    a: &[&Expr],
) -> Option<Expr> {
    let native = cx.has(Isa::Neon)
        || cx.has(Isa::Avx512) && e != Type::I8
        || cx.has(Isa::Avx2) && (e == Type::I32 || e == Type::I64 && op != BinaryOp::AShr);
    if !native && e.bits() < 32 {
        return by_bits(cx, lane, op, e, w, a);
    }
    let price: Cost = if native { 2 } else { 8 * (w / e.bits()) };
    Some(match op {
        BinaryOp::Shl => cx.x(price, e, w, "($0 << $1)", a),
        BinaryOp::LShr => cx.x(price, e, w, "($0 >> $1)", a),
        _ => cx.x(price, e, w, "({u})(({i})$0 >> ({i})$1)", a),
    })
}

/// All lanes by one count.
pub(super) fn x86_by(cx: &mut Cx, op: BinaryOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    if e == Type::I8 {
        return None;
    }
    let count = plain("_mm_cvtsi32_si128((int)($0))", &[a[1]]);
    let a: &[&Expr] = &[a[0], &count];
    Some(match op {
        BinaryOp::Shl => cx.x(2, e, w, "{mm}_sll_{epi}($0, $1)", a),
        BinaryOp::LShr => cx.x(2, e, w, "{mm}_srl_{epi}($0, $1)", a),
        BinaryOp::AShr if e == Type::I64 && !cx.has(Isa::Avx512) => {
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
pub(super) fn x86_const(
    cx: &mut Cx,
    op: BinaryOp,
    e: Type,
    w: u32,
    x: &Expr,
    n: u32,
) -> Option<Expr> {
    let count = number(n);
    let a: &[&Expr] = &[x, &count];
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
            let text = x86_const(cx, BinaryOp::LShr, e, w, x, n)?;
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
