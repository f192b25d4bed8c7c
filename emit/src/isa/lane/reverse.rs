//! Lanes of one x86 register in reverse order.

use crate::ctree::{Expr, call, number};
use crate::isa::names::int_of;
use crate::isa::row::Cx;
use crate::isa::table::Isa;
use crate::isa::words::x86;
use midend::ssa::Type;

/// Integer lanes of 128 bits in reverse order.
pub(super) fn reverse_128(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    match e {
        Type::I64 => cx.x(2, e, 128, "_mm_shuffle_epi32($0, 0x4e)", &[x]),
        Type::I32 => cx.x(2, e, 128, "_mm_shuffle_epi32($0, 0x1b)", &[x]),
        _ if cx.shuffles_bytes() => {
            let order = byte_order(e);
            cx.x(2, e, 128, "_mm_shuffle_epi8($0, $1)", &[x, &order])
        }
        Type::I16 => words(cx, x),
        _ => {
            let x = cx.keep("__m128i", x.clone());
            let text = "_mm_or_si128(_mm_slli_epi16($0, 8), _mm_srli_epi16($0, 8))";
            let swapped = cx.x(5, e, 128, text, &[&x]);
            words(cx, &swapped)
        }
    }
}

fn words(cx: &mut Cx, x: &Expr) -> Expr {
    let text = "_mm_shuffle_epi32(_mm_shufflehi_epi16(_mm_shufflelo_epi16($0, 0x1b), 0x1b), 0x4e)";
    cx.x(6, Type::I16, 128, text, &[x])
}

/// Byte numbers that reverse the lanes of 128 bits.
pub(super) fn byte_order(e: Type) -> Expr {
    let step = e.bytes();
    // highest byte first, as `set` wants it
    let bytes = (0..16).map(|k| number(k / step * step + (step - 1 - k % step)));
    call("_mm_set_epi8", bytes.collect())
}

/// Integer lanes of 256 bits in reverse order.
pub(super) fn reverse_256(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    if !cx.has(Isa::Avx2) {
        let text = match e {
            Type::I64 => "_mm256_castpd_si256(_mm256_permute_pd(_mm256_castsi256_pd($0), 5))",
            _ => "_mm256_castps_si256(_mm256_permute_ps(_mm256_castsi256_ps($0), 0x1b))",
        };
        let inside = cx.x(2, e, 256, text, &[x]);
        let inside = cx.keep("__m256i", inside);
        return cx.x(
            3,
            e,
            256,
            "_mm256_permute2f128_si256($0, $0, 1)",
            &[&inside],
        );
    }
    match e {
        Type::I64 => cx.x(3, e, 256, "_mm256_permute4x64_epi64($0, 0x1b)", &[x]),
        Type::I32 => {
            let text = "_mm256_permutevar8x32_epi32($0, _mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7))";
            cx.x(3, e, 256, text, &[x])
        }
        _ => {
            let order = byte_order(e);
            let text = "_mm256_permute4x64_epi64(_mm256_shuffle_epi8($0, _mm256_broadcastsi128_si256($1)), 0x4e)";
            cx.x(5, e, 256, text, &[x, &order])
        }
    }
}

/// Lanes of 512 bits in reverse order.
pub(super) fn reverse_512(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    if e == Type::I8 {
        let order = byte_order(e);
        let text = "_mm512_shuffle_epi8($0, _mm512_broadcast_i32x4($1))";
        let inside = cx.x(2, e, 512, text, &[x, &order]);
        let inside = cx.keep("__m512i", inside);
        return cx.x(4, e, 512, "_mm512_shuffle_i64x2($0, $0, 0x1b)", &[&inside]);
    }
    let lanes = 512 / e.bits();
    let order: Vec<i64> = (0..i64::from(lanes)).rev().collect();
    let order = x86::constant(int_of(e), 512, &order);
    let text = if e.is_float() {
        "{mm}_permutexvar_{ps}($1, $0)"
    } else {
        "{mm}_permutexvar_{epi}($1, $0)"
    };
    cx.x(4, e, 512, text, &[x, &order])
}
