//! Lists of registers whose elements change.

use crate::ctree::Expr;
use crate::isa::names::register_type;
use crate::isa::operand::Arg;
use crate::isa::row::Cx;
use crate::isa::words::{chunk, concat, holding};
use midend::plan::PType;
use midend::ssa::Type;

/// A list of registers that holds `lanes` elements.
#[derive(Clone)]
pub(in crate::isa) struct List {
    pub(in crate::isa) e: Type,
    pub(in crate::isa) lanes: u32,
    pub(in crate::isa) w: u32,
    pub(in crate::isa) regs: Vec<Expr>,
}

impl List {
    /// That of an operand; a mask is one of integers.
    pub(in crate::isa) fn of(from: &Arg) -> Option<List> {
        let (e, lanes) = match from.ty {
            PType::Scalar(_) => return None,
            PType::Vector(e, lanes) => (e, lanes),
            PType::Mask { bits, lanes } => (Type::int_of_bits(bits)?, lanes),
        };
        let (w, regs) = (from.layout.as_ref()?.bits, from.text.clone());
        Some(List { e, lanes, w, regs })
    }

    /// Lanes of a register.
    pub(in crate::isa) fn per(&self) -> u32 {
        self.lanes / self.regs.len().max(1) as u32
    }
}

/// Names for the registers of a list.
pub(in crate::isa) fn keep(cx: &mut Cx, e: Type, lanes: u32, w: u32, regs: Vec<Expr>) -> List {
    let ty = register_type(cx.m, e, w);
    let regs = regs.into_iter().map(|x| cx.keep(&ty, x)).collect();
    List { e, lanes, w, regs }
}

/// Width of a register of a list of `lanes` elements.
pub(in crate::isa) fn width(cx: &Cx, e: Type, lanes: u32, reg_bits: u32) -> u32 {
    holding(cx.m, e, lanes).min(reg_bits)
}

/// The same lanes in registers of another greatest width.
pub(in crate::isa) fn resplit(cx: &mut Cx, list: &List, rb: u32) -> List {
    let w = width(cx, list.e, list.lanes, rb);
    if w == list.w {
        return list.clone();
    }
    if w > list.w {
        let regs = concat(cx, list.e, list.regs.clone(), list.per(), rb);
        return List {
            w,
            regs,
            ..list.clone()
        };
    }
    let per = w / list.e.bits();
    let regs = (0..list.lanes / per)
        .map(|j| chunk(cx, list.e, &list.regs, list.w, j, per))
        .collect();
    keep(cx, list.e, list.lanes, w, regs)
}
