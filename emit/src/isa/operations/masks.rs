//! Masks: for elements of other widths, reversed, and asked for what they hold.

use super::convert;
use super::list::List;
use crate::ctree::{Expr, joined, number};
use crate::isa::layout::{Layout, layout};
use crate::isa::names::{int_of, mask_bits};
use crate::isa::operand::Arg;
use crate::isa::row::{Cx, plain};
use crate::isa::table::Terms;
use crate::isa::words::{generic, neon, x86};
use midend::plan::PType;
use midend::ssa::Type;

pub(in crate::isa) fn resize(cx: &mut Cx, from: &Arg, to: PType) -> Option<Vec<Expr>> {
    let (
        PType::Mask { bits, lanes },
        PType::Mask {
            bits: to_bits,
            lanes: to_lanes,
        },
    ) = (from.ty, to)
    else {
        return None;
    };
    if lanes != to_lanes {
        return None;
    }
    if bits == to_bits {
        return Some(from.text.clone());
    }
    if cx.m.bit_masks() {
        return Some(resize_bits(
            cx,
            from.layout.as_ref()?,
            &layout(cx.m, to, cx.reg_bits)?,
            &from.text,
        ));
    }
    let to = Type::int_of_bits(to_bits)?;
    Some(convert::resize_mask(cx, List::of(from)?, to)?.regs)
}

/// Whether some or all of the lanes that count are on.
pub(in crate::isa) fn any_all(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &Expr) -> Expr {
    match cx.m.terms() {
        Terms::Operators => generic::any_all(cx, all, e, l, x),
        Terms::Neon => neon::any_all(cx, all, e, l, x),
        Terms::X86 if cx.m.bit_masks() => any_all_bits(cx, all, e, l, x),
        Terms::X86 => x86::any_all(cx, all, e, l, x),
    }
}

/// The same of a mask of bits.
fn any_all_bits(cx: &mut Cx, all: bool, e: Type, l: &Layout, x: &Expr) -> Expr {
    cx.pay(4);
    let full = if l.lanes_per_reg == 64 {
        u64::MAX
    } else {
        (1 << l.lanes_per_reg) - 1
    };
    let whole = l.lanes_per_reg == mask_bits(l.bits / int_of(e).bits());
    let used = match whole {
        true => "$0".to_owned(),
        false => format!("($0 & {full}u)"),
    };
    let suffix = if full > u64::from(u32::MAX) {
        "ul"
    } else {
        "u"
    };
    let text = match all {
        true => format!("({used} == {full}{suffix})"),
        false => format!("({used} != 0)"),
    };
    plain(&text, &[x])
}

/// The same bits in mask registers of other widths.
pub(in crate::isa) fn resize_bits(
    cx: &mut Cx,
    from: &Layout,
    to: &Layout,
    list: &[Expr],
) -> Vec<Expr> {
    let (per, ty) = (from.lanes_per_reg, &to.c_type);
    (0..to.count)
        .map(|r| {
            let first = r * to.lanes_per_reg;
            if to.lanes_per_reg <= per {
                let at = first % per;
                let x = &list[(first / per) as usize];
                if at == 0 {
                    return plain(&format!("(({ty})$0)"), &[x]);
                }
                cx.pay(4);
                return plain(&format!("(({ty})($0 >> {at}))"), &[x]);
            }
            let count = to.lanes_per_reg / per;
            let parts = (first / per..first / per + count).map(|k| list[k as usize].clone());
            if per >= 8 {
                return unpack(cx, per, parts.collect());
            }
            let full = (1u64 << per) - 1;
            let parts: Vec<Expr> = (0..)
                .zip(parts)
                .map(|(k, x)| {
                    cx.pay(4);
                    // Bits above the lanes are arbitrary in masks of fewer than eight lanes.
                    plain(&format!("(({ty})($0 & {full}u) << {})", k * per), &[&x])
                })
                .collect();
            let all = joined("|", parts).unwrap_or(number(0));
            plain(&format!("(({ty})($0))"), &[&all])
        })
        .collect()
}

/// One mask of several of `bits` bits, the first one lowest, without leaving the mask registers.
fn unpack(cx: &mut Cx, bits: u32, mut masks: Vec<Expr>) -> Expr {
    let mut bits = bits;
    while masks.len() > 1 {
        let suffix = match bits {
            8 => "b",
            16 => "w",
            _ => "d",
        };
        let both = |pair: &[Expr]| match pair {
            [low, high] => {
                cx.pay(4);
                plain(&format!("_mm512_kunpack{suffix}($1, $0)"), &[low, high])
            }
            other => other[0].clone(),
        };
        masks = masks.chunks(2).map(both).collect();
        bits *= 2;
    }
    masks.remove(0)
}
