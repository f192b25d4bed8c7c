//! Averages of unsigned lanes.

use super::shift;
use crate::ctree::{Expr, number};
use crate::isa::row::{Cx, Lane, fill};
use crate::isa::words::x86;
use crate::isa::words::x86::{logic, set1};
use midend::plan::Rounding;
use midend::ssa::{BinaryOp, Type};
use midend::target::RowOp;

/// Sum and halved difference of bits, for what no instruction averages.
fn parts(rounding: Rounding) -> (&'static str, &'static str) {
    match rounding {
        Rounding::Up => ("or", "sub"),
        Rounding::Down => ("and", "add"),
    }
}

/// What SSE2 and its successors have, and `(a | b) - ((a ^ b) >> 1)` or `(a & b) + ((a ^ b) >> 1)`.
pub(super) fn x86(cx: &mut Cx, rounding: Rounding, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    let ty = x86::int_type(w);
    if e.bits() <= 16 {
        let up = cx.x(1, e, w, "{mm}_avg_{epu}($0, $1)", a);
        if rounding == Rounding::Up {
            return Some(up);
        }
        let odd = logic(cx, "xor", w, a[0], a[1]);
        let odd = logic(cx, "and", w, &odd, &set1(e, w, 1));
        return Some(cx.x(1, e, w, "{mm}_sub_{epi}($0, $1)", &[&up, &odd]));
    }
    let (common, combine) = parts(rounding);
    let different = logic(cx, "xor", w, a[0], a[1]);
    let different = cx.keep(&ty, different);
    let half = shift::x86_const(cx, BinaryOp::LShr, e, w, &different, 1)?;
    let common = logic(cx, common, w, a[0], a[1]);
    let text = format!("{{mm}}_{combine}_{{epi}}($0, $1)");
    Some(cx.x(1, e, w, &text, &[&common, &half]))
}

/// With operators.
pub(super) fn extension(
    cx: &mut Cx,
    lane: Lane,
    rounding: Rounding,
    e: Type,
    w: u32,
    a: &[&Expr],
) -> Option<Expr> {
    let different = fill(e, w, "($0 ^ $1)", a);
    let row = RowOp::ShiftConst(BinaryOp::LShr);
    let half = lane(cx, row, e, w, &[&different, &number(1)])?;
    let text = match rounding {
        Rounding::Up => "(($0 | $1) - $2)",
        Rounding::Down => "(($0 & $1) + $2)",
    };
    Some(cx.x(3, e, w, text, &[a[0], a[1], &half]))
}

/// The halving additions.
pub(super) fn neon(cx: &mut Cx, rounding: Rounding, e: Type, a: &[&Expr]) -> Option<Expr> {
    if e == Type::I64 {
        return None;
    }
    let text = match rounding {
        Rounding::Up => "vrhaddq_u{n}($0, $1)",
        Rounding::Down => "vhaddq_u{n}($0, $1)",
    };
    Some(cx.x(2, e, 128, text, a))
}
