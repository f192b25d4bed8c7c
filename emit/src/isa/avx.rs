//! What is particular to 256-bit registers.

use super::row::Cx;
use super::sse::byte_order;
use super::{Isa, x86};
use midend::ssa::{FloatCC, Type};
use midend::target::RowOp;

/// Immediate of a comparison that does as C's operator.
pub(super) fn predicate(cc: FloatCC) -> &'static str {
    match cc {
        FloatCC::Eq => "_CMP_EQ_OQ",
        FloatCC::Ne => "_CMP_NEQ_UQ",
        FloatCC::Lt => "_CMP_LT_OS",
        FloatCC::Le => "_CMP_LE_OS",
        FloatCC::Gt => "_CMP_GT_OS",
        FloatCC::Ge => "_CMP_GE_OS",
    }
}

/// Integer operation of AVX, which has no integers of 256 bits: on halves.
pub(super) fn halves(cx: &mut Cx, op: RowOp, e: Type, a: &[&str]) -> Option<String> {
    let mut done = Vec::new();
    for j in 0..2 {
        let mut operands = Vec::new();
        for (k, x) in a.iter().enumerate() {
            let count = matches!(op, RowOp::ShiftConst(_) | RowOp::ShiftBy(_)) && k == 1;
            let part = if count {
                (*x).to_owned()
            } else {
                let part = x86::chunk(cx, e, &[(*x).to_owned()], 256, j, 128 / e.bits());
                cx.keep("__m128i", part)
            };
            operands.push(part);
        }
        let operands: Vec<&str> = operands.iter().map(String::as_str).collect();
        let text = x86::lane(cx, op, e, 128, &operands)?;
        done.push(cx.keep("__m128i", text));
    }
    if op == RowOp::Reverse {
        done.reverse();
    }
    Some(x86::join(cx, e, 128 / e.bits(), &done[0], &done[1]))
}

/// Integer lanes in reverse order.
pub(super) fn reverse(cx: &mut Cx, e: Type, x: &str) -> String {
    if cx.m.isa == Isa::Avx {
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
            let order = "_mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7)";
            cx.x(
                3,
                e,
                256,
                "_mm256_permutevar8x32_epi32($0, $1)",
                &[x, order],
            )
        }
        _ => {
            let order = byte_order(e);
            let text = "_mm256_permute4x64_epi64(_mm256_shuffle_epi8($0, _mm256_broadcastsi128_si256($1)), 0x4e)";
            cx.x(5, e, 256, text, &[x, &order])
        }
    }
}
