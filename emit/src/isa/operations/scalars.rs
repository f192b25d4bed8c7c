//! Lanes as scalars, and registers made of scalars.

use crate::ctree::{Expr, call, cast, index, number};
use crate::isa::layout::Layout;
use crate::isa::names::{own_vector, register_type, scalar_type, signed_type};
use crate::isa::operand::Arg;
use crate::isa::row::{Cx, plain};
use crate::isa::table::Isa;
use crate::isa::words::generic::compound;
use crate::isa::words::x86;
use crate::isa::words::x86::{as_elem, mm};
use midend::ssa::Type;

/// A vector operand as one whose lanes have subscripts; `letter` is that of their type.
pub(in crate::isa) fn subscripted(cx: &mut Cx, from: &Arg, letter: char) -> Option<Vec<Expr>> {
    let (e, l) = from.vector()?;
    let ty = own_vector(letter, e.bits(), l.bits / e.bits());
    let same = match letter {
        'f' => true,
        'u' => !cx.m.is_x86(),
        _ => false,
    };
    let lane = |k: u32, list: &[Expr]| {
        let (r, at) = (k / l.lanes_per_reg, k % l.lanes_per_reg);
        index(&list[r as usize], at)
    };
    let mut list = from.text.clone();
    if !same {
        for x in &mut list {
            *x = cx.temporary(&ty, Some(cast(&ty, x.clone())));
        }
    }
    // Each lane is taken out of 128 bits, which are taken out of the register.
    let lanes = l.lanes_per_reg * l.count;
    let halves = l.count * (l.bits / 128).saturating_sub(1);
    cx.pay(2 * lanes + 2 * halves);
    Some((0..lanes).map(|k| lane(k, &list)).collect())
}

/// For each lane whether it is on, as a condition; nothing if all are.
pub(in crate::isa) fn conditions(
    cx: &mut Cx,
    mask: Option<&Arg>,
    lanes: u32,
) -> Option<Vec<Option<Expr>>> {
    let Some(mask) = mask else {
        return Some(vec![None; lanes as usize]);
    };
    let (bits, l) = mask.mask()?;
    // A test and a branch.
    cx.pay(3 * lanes);
    let mut words = mask.text.clone();
    let mut step = 1;
    if cx.m.is_x86() && !cx.m.bit_masks() {
        step = if bits == 16 { 2 } else { 1 };
        for x in &mut words {
            let text = moved(cx, bits, l.bits, x);
            *x = cx.temporary("unsigned int", Some(text));
        }
    } else if !cx.m.bit_masks() {
        cx.pay(2 * lanes);
    }
    let condition = |k: u32| {
        let (x, at) = (&words[(k / l.lanes_per_reg) as usize], k % l.lanes_per_reg);
        if !cx.m.is_x86() {
            return index(x, at);
        }
        let bit = 1u64 << (at * step);
        let suffix = if at * step < 32 { "u" } else { "ul" };
        plain(&format!("$0 & {bit:#x}{suffix}"), &[x])
    };
    Some((0..lanes).map(|k| Some(condition(k))).collect())
}

/// A mask's bits in an integer: one for each element, two for one of 16 bits.
pub(in crate::isa) fn moved(cx: &mut Cx, bits: u32, w: u32, mask: &Expr) -> Expr {
    let e = match bits {
        32 => Type::F32,
        64 => Type::F64,
        _ => Type::I8,
    };
    if e.is_float() {
        let mask = as_elem(e, w, mask);
        return cx.x(4, e, w, "(unsigned int){mm}_movemask_{ps}($0)", &[&mask]);
    }
    if w == 128 || cx.has(Isa::Avx2) {
        return cx.x(4, e, w, "(unsigned int){mm}_movemask_epi8($0)", &[mask]);
    }
    let list = std::slice::from_ref(mask);
    let half = |cx: &mut Cx, j| {
        let half = x86::chunk(cx, e, list, w, j, 16);
        cx.x(4, e, 128, "(unsigned int)_mm_movemask_epi8($0)", &[&half])
    };
    let (low, high) = (half(cx, 0), half(cx, 1));
    plain("($0 | $1 << 16)", &[&low, &high])
}

/// C type of the scalars that a register is made of.
pub(in crate::isa) fn lane_type(cx: &Cx, e: Type) -> &'static str {
    match e {
        Type::I8 if cx.m.is_x86() => "char",
        _ if cx.m.is_x86() => signed_type(e),
        _ => scalar_type(e),
    }
}

/// A register of scalars, lane 0 first.
pub(in crate::isa) fn put_together(cx: &Cx, e: Type, l: &Layout, lanes: &[Expr]) -> Expr {
    if !cx.m.is_x86() {
        return compound(&register_type(cx.m, e, l.bits), lanes.to_vec());
    }
    let unused = (l.bits / e.bits()) as usize - lanes.len();
    let zeros = std::iter::repeat_n(number(0), unused);
    let lanes = zeros.chain(lanes.iter().rev().cloned()).collect();
    let kind = match e {
        Type::F32 => "ps".to_owned(),
        Type::F64 => "pd".to_owned(),
        Type::I64 if l.bits < 512 => "epi64x".to_owned(),
        _ => format!("epi{}", e.bits()),
    };
    call(format!("{}_set_{kind}", mm(l.bits)), lanes)
}

/// Letter of the type of lanes that have subscripts.
pub(in crate::isa) fn letter(cx: &Cx, e: Type) -> char {
    match e.is_float() {
        true => 'f',
        false if cx.m.is_x86() => 'i',
        false => 'u',
    }
}
