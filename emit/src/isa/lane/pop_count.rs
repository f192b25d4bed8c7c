//! How many bits of each lane are 1.
//!
//! Without an instruction for it, the bits of each half byte are looked up, or added in pairs, fours and eights, and
//! then the bytes of each lane (Warren, Hacker's Delight, 2nd ed., §5-1; Muła, Kurz and Lemire, Faster Population
//! Counts Using AVX2 Instructions, 2018).

use crate::ctree::{Expr, cast};
use crate::isa::row::Cx;
use crate::isa::words::generic::{all, unsigned};
use crate::isa::words::neon::{reinterpret, suffix};
use crate::isa::words::x86::{constant, int_type, logic, set1};
use midend::ssa::Type;

/// How many bits of each number of four bits are 1.
const OF_HALF_BYTES: [i64; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// SSE2 to AVX-512.
pub(super) fn x86(cx: &mut Cx, e: Type, w: u32, x: &Expr) -> Expr {
    let bytes = match cx.shuffles_bytes() {
        true => looked_up(cx, w, x),
        false => added(cx, x),
    };
    match e {
        Type::I8 => bytes,
        Type::I64 => {
            let zero = set1(Type::I32, w, 0);
            cx.x(2, e, w, "{mm}_sad_epu8($0, $1)", &[&bytes, &zero])
        }
        _ => {
            let words = words(cx, w, bytes);
            if e == Type::I16 {
                return words;
            }
            let ones = set1(Type::I16, w, 1);
            cx.x(2, e, w, "{mm}_madd_epi16($0, $1)", &[&words, &ones])
        }
    }
}

/// Of bytes, by two shuffles of a table.
fn looked_up(cx: &mut Cx, w: u32, x: &Expr) -> Expr {
    let low_bits = set1(Type::I8, w, 15);
    let low = logic(cx, "and", w, x, &low_bits);
    let high = cx.x(2, Type::I16, w, "{mm}_srli_epi16($0, 4)", &[x]);
    let high = logic(cx, "and", w, &high, &low_bits);
    let table = constant(Type::I8, 128, &OF_HALF_BYTES);
    let text = match w {
        128 => "_mm_add_epi8(_mm_shuffle_epi8($2, $0), _mm_shuffle_epi8($2, $1))",
        256 => {
            "_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256($2), $0), \
             _mm256_shuffle_epi8(_mm256_broadcastsi128_si256($2), $1))"
        }
        _ => {
            "_mm512_add_epi8(_mm512_shuffle_epi8(_mm512_broadcast_i32x4($2), $0), \
             _mm512_shuffle_epi8(_mm512_broadcast_i32x4($2), $1))"
        }
    };
    cx.x(5, Type::I8, w, text, &[&low, &high, &table])
}

/// Of bytes, in 128 bits, without such shuffles.
fn added(cx: &mut Cx, x: &Expr) -> Expr {
    let byte = |value| set1(Type::I8, 128, value);
    let text = "_mm_sub_epi8($0, _mm_and_si128(_mm_srli_epi16($0, 1), $1))";
    let pairs = cx.x(4, Type::I8, 128, text, &[x, &byte(0x55)]);
    let pairs = cx.keep("__m128i", pairs);
    let text = "_mm_add_epi8(_mm_and_si128($0, $1), _mm_and_si128(_mm_srli_epi16($0, 2), $1))";
    let fours = cx.x(5, Type::I8, 128, text, &[&pairs, &byte(0x33)]);
    let fours = cx.keep("__m128i", fours);
    let text = "_mm_and_si128(_mm_add_epi8($0, _mm_srli_epi16($0, 4)), $1)";
    cx.x(4, Type::I8, 128, text, &[&fours, &byte(15)])
}

/// The sums of the two bytes of each word.
fn words(cx: &mut Cx, w: u32, bytes: Expr) -> Expr {
    if cx.shuffles_bytes() {
        let ones = set1(Type::I8, w, 1);
        return cx.x(
            2,
            Type::I16,
            w,
            "{mm}_maddubs_epi16($0, $1)",
            &[&bytes, &ones],
        );
    }
    let bytes = cx.keep(&int_type(w), bytes);
    let low = set1(Type::I16, w, 255);
    let text = "_mm_add_epi16(_mm_and_si128($0, $1), _mm_srli_epi16($0, 8))";
    cx.x(4, Type::I16, 128, text, &[&bytes, &low])
}

/// AArch64: the instruction for bytes, and sums of neighbours.
pub(super) fn neon(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    let bytes = reinterpret("u8", &suffix(e), x);
    let mut count = cx.x(2, Type::I8, 128, "vcntq_u8($0)", &[&bytes]);
    for bits in [8, 16, 32] {
        if bits < e.bits() {
            count = cx.x(2, e, 128, &format!("vpaddlq_u{bits}($0)"), &[&count]);
        }
    }
    count
}

/// With operators. Bytes are worked on two at a time: no bit goes from one to the other but such as are masked.
pub(super) fn extension(cx: &mut Cx, e: Type, w: u32, x: &Expr) -> Expr {
    let lane = if e == Type::I8 { Type::I16 } else { e };
    let ty = unsigned(lane, w);
    let same = |byte: i64| {
        let all_bits = i64::MAX >> (64 - lane.bits());
        all(lane, w, (byte * 0x0101_0101_0101_0101) & all_bits)
    };
    let x = cx.keep(&ty, cast(&ty, x.clone()));
    let pairs = "($0 - (($0 >> 1) & $1))";
    let pairs = cx.x(4, lane, w, pairs, &[&x, &same(0x55)]);
    let pairs = cx.keep(&ty, pairs);
    let fours = "(($0 & $1) + (($0 >> 2) & $1))";
    let fours = cx.x(6, lane, w, fours, &[&pairs, &same(0x33)]);
    let fours = cx.keep(&ty, fours);
    let bytes = "(($0 + ($0 >> 4)) & $1)";
    let mut count = cx.x(4, lane, w, bytes, &[&fours, &same(0x0f)]);
    if e == Type::I8 {
        return cast(&unsigned(e, w), count);
    }
    for bits in [8, 16, 32] {
        if bits < e.bits() {
            let seen = cx.keep(&ty, count);
            count = cx.x(3, e, w, &format!("($0 + ($0 >> {bits}))"), &[&seen]);
        }
    }
    cx.x(1, e, w, "($0 & $1)", &[&count, &all(e, w, 127)])
}
