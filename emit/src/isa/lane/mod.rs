//! One operation on one register, or on each register of a list.

mod average;
mod avx512;
mod byte_swap;
mod generic;
mod groups;
mod mulhigh;
mod mullow;
mod neon;
mod pop_count;
mod reverse;
mod rounding;
mod saturating;
mod shift;
mod x86;
mod zeros;
mod zip;

use crate::ctree::Expr;
use crate::isa::row::Cx;
use crate::isa::table::Terms;
use midend::ssa::Type;
use midend::target::RowOp;

/// One operation on one register, all of whose operands are names.
pub(in crate::isa) fn lane(cx: &mut Cx, op: RowOp, e: Type, w: u32, a: &[&Expr]) -> Option<Expr> {
    match cx.m.terms() {
        Terms::Operators => generic::lane(cx, op, e, w, a),
        Terms::Neon => neon::lane(cx, op, e, w, a),
        Terms::X86 if cx.m.bit_masks() => avx512::lane(cx, op, e, w, a),
        Terms::X86 => x86::lane(cx, op, e, w, a),
    }
}

/// The same operation on each register.
pub(in crate::isa) fn each(
    cx: &mut Cx,
    op: RowOp,
    e: Type,
    w: u32,
    args: &[&[Expr]],
) -> Option<Vec<Expr>> {
    let count = args.first()?.len();
    (0..count)
        .map(|r| {
            let operands: Option<Vec<&Expr>> = args.iter().map(|a| a.get(r)).collect();
            lane(cx, op, e, w, &operands?)
        })
        .collect()
}

/// Folds registers into one, pairwise.
pub(in crate::isa) fn combine(
    cx: &mut Cx,
    op: RowOp,
    e: Type,
    w: u32,
    ty: &str,
    list: &[Expr],
) -> Option<Expr> {
    let mut list = list.to_vec();
    while list.len() > 1 {
        let mut next = Vec::new();
        for pair in list.chunks(2) {
            let [a, b] = pair else { return None };
            let both = lane(cx, op, e, w, &[a, b])?;
            next.push(cx.keep(ty, both));
        }
        list = next;
    }
    list.pop()
}
