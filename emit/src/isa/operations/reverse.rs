//! Lanes in reverse order.

use crate::ctree::Expr;
use crate::isa::lane::lane;
use crate::isa::layout::Layout;
use crate::isa::names::{mask_bits, register_type};
use crate::isa::row::Cx;
use crate::isa::table::Terms;
use crate::isa::words::{neon, x86};
use midend::ssa::Type;
use midend::target::RowOp;

/// Lanes of a whole list in reverse order.
pub(in crate::isa) fn reverse(
    cx: &mut Cx,
    e: Type,
    l: &Layout,
    list: &[Expr],
) -> Option<Vec<Expr>> {
    let registers = list.iter().rev();
    registers.map(|x| register(cx, e, l, x)).collect()
}

/// Lanes of one register in reverse order.
pub(in crate::isa) fn register(cx: &mut Cx, e: Type, l: &Layout, x: &Expr) -> Option<Expr> {
    let turned = lane(cx, RowOp::Reverse, e, l.bits, &[x])?;
    let unused = l.bits / e.bits() - l.lanes_per_reg;
    if unused == 0 {
        return Some(turned);
    }
    let turned = cx.keep(&register_type(cx.m, e, l.bits), turned);
    Some(match cx.m.terms() {
        Terms::Neon => neon::down(cx, e, &turned, unused),
        _ => x86::down(cx, e, &turned, unused),
    })
}

/// A register's mask with its lanes in reverse order.
pub(in crate::isa) fn reverse_mask(cx: &mut Cx, e: Type, l: &Layout, mask: &Expr) -> Option<Expr> {
    let ty = x86::int_type(l.bits);
    let wide = cx.x(2, e, l.bits, "{mm}_movm_{epi}($0)", &[mask]);
    let wide = cx.keep(&ty, wide);
    let turned = register(cx, e, l, &wide)?;
    let back = cx.x(2, e, l.bits, "{mm}_movepi{n}_mask($0)", &[&turned]);
    Some(cx.keep(&format!("__mmask{}", mask_bits(l.bits / e.bits())), back))
}
