//! How many bits of each lane are 0 in front of the first one that is 1, or behind the last one; all of them, if none
//! is 1.
//!
//! Where there is no instruction for it, the bit's place is the exponent of a floating-point number that the lane is
//! converted to: exactly, since bits that would be rounded away are left out first, so that no flag is raised. Lanes
//! of 64 bits, which are not converted, have their bits counted instead (Warren, Hacker's Delight, 2nd ed., §5-3 and
//! §5-4).

use super::pop_count;
use crate::ctree::{Expr, cast};
use crate::isa::row::Cx;
use crate::isa::words::generic::{all, unsigned};
use crate::isa::words::neon::call;
use crate::isa::words::x86::{int_type, logic, set1};
use midend::ssa::Type;

/// The shifts by which the first bit that is 1 is copied to all those behind it.
fn copies(e: Type) -> impl Iterator<Item = u32> {
    [1, 2, 4, 8, 16, 32]
        .into_iter()
        .filter(move |by| *by < e.bits())
}

/// In front, with SSE2 to AVX-512.
pub(super) fn leading_x86(cx: &mut Cx, e: Type, w: u32, x: &Expr) -> Expr {
    let ty = int_type(w);
    if e == Type::I64 {
        let mut x = x.clone();
        for by in copies(e) {
            let text = format!("{{mm}}_or_{{si}}($0, {{mm}}_srli_epi64($0, {by}))");
            let copied = cx.x(2, e, w, &text, &[&x]);
            x = cx.keep(&ty, copied);
        }
        let ones = set1(e, w, -1);
        let none = logic(cx, "andnot", w, &x, &ones);
        let none = cx.keep(&ty, none);
        return pop_count::x86(cx, e, w, &none);
    }
    let high = set1(e, w, !0xff);
    let few = if w == 512 {
        let text = "_mm512_mask_and_epi32($0, _mm512_test_epi32_mask($0, $1), $0, $1)";
        cx.x(2, e, w, text, &[x, &high])
    } else {
        let high = logic(cx, "and", w, x, &high);
        let high = cx.keep(&ty, high);
        let text = "{mm}_or_{si}($1, {mm}_and_{si}($0, {mm}_cmpeq_epi32($1, {mm}_setzero_{si}())))";
        cx.x(3, e, w, text, &[x, &high])
    };
    // 127 + 31, less the exponent. The sign of a lane with the first bit stands above it.
    let text = "{mm}_subs_epu16($1, {mm}_srli_epi32({mm}_castps_{si}({mm}_cvtepi32_ps($0)), 23))";
    let before = cx.x(4, e, w, text, &[&few, &set1(e, w, 158)]);
    let most = set1(e, w, 32);
    cx.x(1, e, w, "{mm}_min_epi16($0, $1)", &[&before, &most])
}

/// Behind, with SSE2 to AVX-512.
pub(super) fn trailing_x86(cx: &mut Cx, e: Type, w: u32, x: &Expr) -> Expr {
    if e == Type::I64 {
        let text = "{mm}_andnot_{si}($0, {mm}_add_epi64($0, $1))";
        let behind = cx.x(2, e, w, text, &[x, &set1(e, w, -1)]);
        let behind = cx.keep(&int_type(w), behind);
        return pop_count::x86(cx, e, w, &behind);
    }
    let text = "{mm}_and_{si}($0, {mm}_sub_epi32({mm}_setzero_{si}(), $0))";
    let last = cx.x(2, e, w, text, &[x]);
    // The exponent without the sign above it, less 127, as bytes: that of 0 is more than all others then.
    let text = "{mm}_sub_epi8({mm}_srli_epi32({mm}_castps_{si}({mm}_cvtepi32_ps($0)), 23), $1)";
    let behind = cx.x(4, e, w, text, &[&last, &set1(e, w, 127)]);
    let most = set1(e, w, 32);
    cx.x(1, e, w, "{mm}_min_epu8($0, $1)", &[&behind, &most])
}

/// In front, on AArch64.
pub(super) fn leading_neon(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    if e == Type::I32 {
        return call(cx, 2, "vclzq", e, &[x]);
    }
    let mut x = x.clone();
    for by in copies(e) {
        let copied = cx.x(
            4,
            e,
            128,
            &format!("vorrq_u64($0, vshrq_n_u64($0, {by}))"),
            &[&x],
        );
        x = cx.keep("uint64x2_t", copied);
    }
    let none = cx.x(2, e, 128, "vbicq_u64(vdupq_n_u64(-1ul), $0)", &[&x]);
    let none = cx.keep("uint64x2_t", none);
    pop_count::neon(cx, e, &none)
}

/// Behind, on AArch64.
pub(super) fn trailing_neon(cx: &mut Cx, e: Type, x: &Expr) -> Expr {
    let text = match e {
        Type::I32 => "vbicq_u32(vsubq_u32($0, vdupq_n_u32(1)), $0)",
        _ => "vbicq_u64(vsubq_u64($0, vdupq_n_u64(1ul)), $0)",
    };
    let behind = cx.x(4, e, 128, text, &[x]);
    if e == Type::I32 {
        return cx.x(
            4,
            e,
            128,
            "vsubq_u32(vdupq_n_u32(32), vclzq_u32($0))",
            &[&behind],
        );
    }
    let behind = cx.keep("uint64x2_t", behind);
    pop_count::neon(cx, e, &behind)
}

/// In front, with operators.
pub(super) fn leading_extension(cx: &mut Cx, e: Type, w: u32, x: &Expr) -> Expr {
    let ty = unsigned(e, w);
    let mut x = cx.keep(&ty, cast(&ty, x.clone()));
    for by in copies(e) {
        let copied = cx.x(2, e, w, &format!("($0 | ($0 >> {by}))"), &[&x]);
        x = cx.keep(&ty, copied);
    }
    let none = cx.x(1, e, w, "(~$0)", &[&x]);
    pop_count::extension(cx, e, w, &none)
}

/// Behind, with operators.
pub(super) fn trailing_extension(cx: &mut Cx, e: Type, w: u32, x: &Expr) -> Expr {
    let ty = unsigned(e, w);
    let x = cx.keep(&ty, cast(&ty, x.clone()));
    let behind = cx.x(3, e, w, "(~$0 & ($0 - $1))", &[&x, &all(e, w, 1)]);
    pop_count::extension(cx, e, w, &behind)
}
