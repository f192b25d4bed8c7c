//! The high halves of products, of which divisions by constants are made.

use crate::ctree::{Expr, binary, call};
use crate::isa::names::own_vector;
use crate::isa::row::{Cx, fill, plain};
use crate::isa::table::Isa;
use crate::isa::words::neon::reinterpret;
use crate::isa::words::x86::int_type;
use midend::ssa::Type;

/// SSE2 to AVX-512: 16 and 32 bits.
pub(super) fn x86(cx: &mut Cx, signed: bool, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let ty = int_type(w);
    match (e, signed) {
        (Type::I16, true) => Some(cx.x(2, e, w, "{mm}_mulhi_epi16($0, $1)", a)),
        (Type::I16, false) => Some(cx.x(2, e, w, "{mm}_mulhi_epu16($0, $1)", a)),
        (Type::I32, true) if !cx.has(Isa::Sse41) => {
            // The unsigned product has y too much where x is negative, and the other way round.
            let high = x86(cx, false, e, w, a)?;
            let high = cx.keep(&ty, high);
            let text = "_mm_sub_epi32($2, _mm_add_epi32(\
                        _mm_and_si128(_mm_srai_epi32($0, 31), $1), \
                        _mm_and_si128(_mm_srai_epi32($1, 31), $0)))";
            Some(cx.x(7, e, w, text, &[a[0], a[1], &high]))
        }
        (Type::I32, _) => {
            let name = if signed { "epi32" } else { "epu32" };
            let even = cx.x(2, e, w, &format!("{{mm}}_mul_{name}($0, $1)"), a);
            let even = cx.x(1, e, w, "{mm}_srli_epi64($0, 32)", &[&even]);
            // Shifts would take the units that multiply; and clang multiplies three times where it has moved one in
            // front of a loop, and sees a number without sign.
            let odd = |k: usize| match w {
                512 => format!("_mm512_srli_epi64(${k}, 32)"),
                _ => format!("{{mm}}_shuffle_epi32(${k}, 0xf5)"),
            };
            let text = format!("{{mm}}_mul_{name}({}, {})", odd(0), odd(1));
            let odd = cx.x(4, e, w, &text, a);
            let (even, odd) = (cx.keep(&ty, even), cx.keep(&ty, odd));
            let blend = match w {
                512 => "_mm512_mask_blend_epi32((__mmask16)0xaaaa, $0, $1)",
                256 => "_mm256_blend_epi32($0, $1, 0xaa)",
                _ if cx.has(Isa::Sse41) => "_mm_blend_epi16($0, $1, 0xcc)",
                _ => {
                    "_mm_or_si128($0, _mm_and_si128($1, _mm_set1_epi64x((long)0xffffffff00000000UL)))"
                }
            };
            Some(cx.x(2, e, w, blend, &[&even, &odd]))
        }
        _ => None,
    }
}

/// AArch64: up to 32 bits, as the odd halves of the long products.
pub(super) fn neon(cx: &mut Cx, signed: bool, e: Type, a: &[&Expr]) -> Option<Expr> {
    let (n, wide) = match e {
        Type::I8 | Type::I16 | Type::I32 => (e.bits(), 2 * e.bits()),
        _ => return None,
    };
    let letter = if signed { 's' } else { 'u' };
    let (u, own) = (format!("u{n}"), format!("{letter}{n}"));
    let x = reinterpret(&own, &u, a[0]);
    let y = reinterpret(&own, &u, a[1]);
    cx.pay(8);
    let product = |text: String| {
        let product = plain(&text, &[&x, &y]);
        reinterpret(&u, &format!("{letter}{wide}"), &product)
    };
    let low = product(format!(
        "vmull_{own}(vget_low_{own}($0), vget_low_{own}($1))"
    ));
    let high = product(format!("vmull_high_{own}($0, $1)"));
    Some(call(format!("vuzp2q_{u}"), vec![low, high]))
}

/// GNU vectors: 16 and 32 bits, the even and the odd lanes apart, in lanes of twice the width.
pub(super) fn generic(
    cx: &mut Cx,
    signed: bool,
    e: Type,
    w: u32,
    a: &[&Expr],
    product: u32,
) -> Option<Expr> {
    if !matches!(e, Type::I16 | Type::I32) {
        return None;
    }
    let (n, wide) = (e.bits(), 2 * e.bits());
    let lanes = own_vector('u', wide, w / wide);
    let letter = if signed { 'i' } else { 'u' };
    let own = own_vector(letter, wide, w / wide);
    // Cut off or extended in place; both halves of a wide lane are handled alike, so the order of
    // bytes does not matter.
    let low = match signed {
        true => format!("({lanes})(({own})(({lanes})$0 << {n}) >> {n})"),
        false => format!("(({lanes})$0 << {n} >> {n})"),
    };
    let high = format!("({lanes})(({own})$0 >> {n})");
    cx.pay(2 * product + 11);
    let [low, high] = [low, high].map(|half| {
        let [x, y] = [a[0], a[1]].map(|x| plain(&half, &[x]));
        cx.keep(&lanes, binary("*", x, y))
    });
    let text = format!("({{u}})(($0 >> {n}) | ($1 >> {n} << {n}))");
    Some(fill(e, w, &text, &[&low, &high]))
}
