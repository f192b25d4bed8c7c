//! What operations are made of on every ISA: parts of registers, and registers put together.

pub(super) mod generic;
pub(super) mod neon;
pub(super) mod x86;

use crate::ctree::{Expr, index};
use crate::isa::layout::Layout;
use crate::isa::machine::Machine;
use crate::isa::names::register_type;
use crate::isa::row::Cx;
use crate::isa::table::Terms;
use midend::ssa::Type;

/// The `j`-th group of `lanes` lanes, low in a register of its own layout.
pub(in crate::isa) fn chunk(
    cx: &mut Cx,
    e: Type,
    list: &[Expr],
    w: u32,
    j: u32,
    lanes: u32,
) -> Expr {
    match cx.m.terms() {
        Terms::Operators => generic::chunk(cx, e, list, w, j, lanes),
        Terms::Neon => neon::chunk(cx, e, list, j, lanes),
        Terms::X86 => x86::chunk(cx, e, list, w, j, lanes),
    }
}

/// Width of the register that holds `lanes` elements, given that they fit one.
pub(in crate::isa) fn holding(m: Machine, e: Type, lanes: u32) -> u32 {
    let least = if m.vector_ext() { e.bits() } else { 128 };
    (e.bits() * lanes).max(least)
}

/// Groups of `lanes` lanes put together into registers of `reg_bits` (or one that is narrower).
pub(in crate::isa) fn concat(
    cx: &mut Cx,
    e: Type,
    mut list: Vec<Expr>,
    lanes: u32,
    reg_bits: u32,
) -> Vec<Expr> {
    let mut lanes = lanes;
    while list.len() > 1 && lanes * e.bits() < reg_bits {
        let w = holding(cx.m, e, lanes);
        let ty = register_type(cx.m, e, w);
        let wide = register_type(cx.m, e, holding(cx.m, e, lanes * 2));
        list = list
            .chunks(2)
            .map(|pair| {
                let Some(second) = pair.get(1) else {
                    return pair[0].clone();
                };
                let a = cx.keep(&ty, pair[0].clone());
                let b = cx.keep(&ty, second.clone());
                let joined = join(cx, e, lanes, &a, &b);
                cx.keep(&wide, joined)
            })
            .collect();
        lanes *= 2;
    }
    list
}

/// Two groups of `lanes` lanes, each low in a register, one after the other in one.
pub(in crate::isa) fn join(cx: &mut Cx, e: Type, lanes: u32, a: &Expr, b: &Expr) -> Expr {
    match cx.m.terms() {
        Terms::Operators => generic::join(cx, e, lanes, a, b),
        Terms::Neon => neon::join(cx, e, lanes, a, b),
        Terms::X86 => x86::join(cx, e, lanes, a, b),
    }
}

/// Lane `k` as a scalar.
pub(in crate::isa) fn extract(cx: &mut Cx, e: Type, l: &Layout, list: &[Expr], k: u32) -> Expr {
    match cx.m.terms() {
        Terms::Operators => {
            let (r, at) = ((k / l.lanes_per_reg) as usize, k % l.lanes_per_reg);
            cx.pay(3);
            index(&list[r], at)
        }
        Terms::Neon => neon::extract(cx, e, l, list, k),
        Terms::X86 => {
            let x = chunk(cx, e, list, l.bits, k, 1);
            x86::extract(cx, e, &x)
        }
    }
}
