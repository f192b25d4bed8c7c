//! What is particular to 128-bit registers.

use super::Isa;
use super::row::Cx;
use super::x86::has;
use midend::ssa::Type;

/// Integer lanes in reverse order.
pub(super) fn reverse(cx: &mut Cx, e: Type, x: &str) -> String {
    match e {
        Type::I64 => cx.x(2, e, 128, "_mm_shuffle_epi32($0, 0x4e)", &[x]),
        Type::I32 => cx.x(2, e, 128, "_mm_shuffle_epi32($0, 0x1b)", &[x]),
        _ if has(cx, Isa::Sse41) => {
            let order = byte_order(e);
            cx.x(2, e, 128, "_mm_shuffle_epi8($0, $1)", &[x, &order])
        }
        Type::I16 => words(cx, x),
        _ => {
            let x = cx.keep("__m128i", x.to_owned());
            let text = "_mm_or_si128(_mm_slli_epi16($0, 8), _mm_srli_epi16($0, 8))";
            let swapped = cx.x(5, e, 128, text, &[&x]);
            words(cx, &swapped)
        }
    }
}

fn words(cx: &mut Cx, x: &str) -> String {
    let text = "_mm_shuffle_epi32(_mm_shufflehi_epi16(_mm_shufflelo_epi16($0, 0x1b), 0x1b), 0x4e)";
    cx.x(6, Type::I16, 128, text, &[x])
}

/// Byte numbers that reverse the lanes of 128 bits.
pub(super) fn byte_order(e: Type) -> String {
    let step = e.bytes();
    // highest byte first, as `set` wants it
    let bytes: Vec<String> = (0..16)
        .map(|k| (k / step * step + (step - 1 - k % step)).to_string())
        .collect();
    format!("_mm_set_epi8({})", bytes.join(", "))
}
