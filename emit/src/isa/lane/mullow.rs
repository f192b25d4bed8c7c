//! Products of the low halves of numbers of 64 bits, which are those of numbers that were extended.

use crate::ctree::Expr;
use crate::isa::row::{Cx, plain};
use crate::isa::table::Isa;
use crate::isa::words::neon::reinterpret;
use midend::ssa::Type;

/// SSE2 to AVX-512: one multiplication. That with signs came with SSE4.1.
pub(super) fn x86(cx: &mut Cx, signed: bool, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    match (e, signed) {
        (Type::I64, true) if cx.has(Isa::Sse41) => Some(cx.x(2, e, w, "{mm}_mul_epi32($0, $1)", a)),
        (Type::I64, false) => Some(cx.x(2, e, w, "{mm}_mul_epu32($0, $1)", a)),
        _ => None,
    }
}

/// AArch64: halves as vectors of their own, and their long product.
pub(super) fn neon(cx: &mut Cx, signed: bool, e: Type, a: &[&Expr]) -> Option<Expr> {
    if e != Type::I64 {
        return None;
    }
    let (half, long) = if signed {
        ("s32", "s64")
    } else {
        ("u32", "u64")
    };
    let [x, y] = [a[0], a[1]].map(|operand| {
        let halves = plain("vmovn_u64($0)", &[operand]);
        match signed {
            true => plain("vreinterpret_s32_u32($0)", &[&halves]),
            false => halves,
        }
    });
    cx.pay(7);
    let product = plain(&format!("vmull_{half}($0, $1)"), &[&x, &y]);
    Some(reinterpret("u64", long, &product))
}
