//! The bytes of each lane in reverse order.

use crate::ctree::{Expr, cast};
use crate::isa::row::Cx;
use crate::isa::table::Isa;
use crate::isa::words::generic::{shuffle, unsigned};
use crate::isa::words::neon::{call, reinterpret, suffix};
use crate::isa::words::x86::constant;
use midend::ssa::Type;

/// Which byte of a register comes to each place of it.
fn from(e: Type, w: u32) -> impl Iterator<Item = u32> {
    (0..w / 8).map(move |byte| byte ^ (e.bytes() - 1))
}

/// What SSE2 and its successors have: one shuffle of bytes, or without that the 16-bit words of a lane in
/// reverse order, and then the two bytes of each.
pub(super) fn x86(cx: &mut Cx, e: Type, w: u32, x: &Expr) -> Option<Expr> {
    if cx.has(Isa::Sse41) {
        let order: Vec<i64> = from(e, 128).map(i64::from).collect();
        let order = constant(Type::I8, 128, &order);
        let text = match w {
            128 => "_mm_shuffle_epi8($0, $1)",
            256 => "_mm256_shuffle_epi8($0, _mm256_broadcastsi128_si256($1))",
            _ => "_mm512_shuffle_epi8($0, _mm512_broadcast_i32x4($1))",
        };
        return Some(cx.x(2, e, w, text, &[x, &order]));
    }
    let words = match e {
        Type::I16 => x.clone(),
        Type::I32 => word_shuffle(cx, x, "0xb1"),
        _ => word_shuffle(cx, x, "0x1b"),
    };
    let words = cx.keep("__m128i", words);
    let text = "_mm_or_si128(_mm_slli_epi16($0, 8), _mm_srli_epi16($0, 8))";
    Some(cx.x(5, e, 128, text, &[&words]))
}

fn word_shuffle(cx: &mut Cx, x: &Expr, order: &str) -> Expr {
    let text = format!("_mm_shufflehi_epi16(_mm_shufflelo_epi16($0, {order}), {order})");
    cx.x(4, Type::I16, 128, &text, &[x])
}

/// With a shuffle where it is one instruction; else bytes change places in their pairs, pairs in fours,
/// and fours in eights.
pub(super) fn extension(cx: &mut Cx, e: Type, w: u32, x: &Expr) -> Expr {
    if cx.has(Isa::Sse41) || cx.has(Isa::Neon) {
        let bytes = unsigned(Type::I8, w);
        let x = cx.keep(&bytes, cast(&bytes, x.clone()));
        let lanes: Vec<u32> = from(e, w).collect();
        cx.pay(2);
        return cast(&unsigned(e, w), shuffle(&x, &x, &lanes));
    }
    let mut x = x.clone();
    for part in [Type::I16, Type::I32, Type::I64] {
        if part.bits() <= e.bits() {
            let ty = unsigned(part, w);
            if e != Type::I16 {
                x = cast(&ty, x);
            }
            let seen = cx.keep(&ty, x);
            let half = part.bits() / 2;
            let text = format!("(($0 << {half}) | ($0 >> {half}))");
            x = cx.x(5, part, w, &text, &[&seen]);
        }
    }
    x
}

/// The instruction for it.
pub(super) fn neon(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    let own = suffix(e);
    let bytes = reinterpret("u8", &own, x);
    let name = format!("vrev{}q", e.bits());
    let swapped = call(cx, 2, &name, Type::I8, &[&bytes]);
    reinterpret(&own, "u8", &swapped)
}
