//! Quotients and remainders of integers, by divisors that differ from lane to lane.
//!
//! Floating-point numbers that hold the operands exactly, with as many bits again, give the quotient
//! once its fraction is cut off, however they round: a quotient below the next integer n is at least
//! 1 / divisor below it, which is more than the dividend's inverse, seen from n. So 8 and 16 bits go
//! through `float`, and 32 bits through `double`. There is nothing for 64 bits: these go one by one.
//!
//! Divisors of zero are the caller's business, also in lanes that are off; a quotient that overflows
//! is any number, or a trap.

use super::convert::convert;
use super::list;
use crate::isa::lane::{each, lane};
use crate::isa::layout::{Layout, layout};
use crate::isa::operand::Arg;
use crate::isa::operations::scalars::{lane_type, put_together, subscripted};
use crate::isa::row::Cx;
use crate::isa::words::join;
use midend::plan::PType;
use midend::ssa::{BinaryOp, ConvertOp, Type};
use midend::target::{Cost, RowOp};

/// Price of a division of 64 bits.
const SCALAR: Cost = 40;

/// One expression for each register of the quotient or remainder.
pub(in crate::isa) fn divide(
    cx: &mut Cx,
    reg_bits: u32,
    op: BinaryOp,
    args: &[Arg],
) -> Option<Vec<String>> {
    let [x, y] = args else { return None };
    let (signed, remainder) = match op {
        BinaryOp::SDiv => (true, false),
        BinaryOp::SRem => (true, true),
        BinaryOp::UDiv => (false, false),
        BinaryOp::URem => (false, true),
        _ => return None,
    };
    let (PType::Vector(e, lanes), true) = (x.ty, x.ty == y.ty) else {
        return None;
    };
    if e == Type::I64 {
        return one_by_one(cx, signed, remainder, x, y);
    }
    // What is widened here is narrowed here: the order between does not matter.
    let interleaved = std::mem::take(&mut cx.m.interleaved);
    let quotient = through_floats(cx, reg_bits, signed, (e, lanes), [&x.text, &y.text]);
    cx.m.interleaved = interleaved;
    let quotient = quotient?;
    if !remainder {
        return Some(quotient);
    }
    let l = layout(cx.m, x.ty, reg_bits)?;
    let named = |cx: &mut Cx, list: Vec<String>| -> Vec<String> {
        let list = list.into_iter();
        list.map(|text| cx.keep(&l.c_type, text)).collect()
    };
    let quotient = named(cx, quotient);
    let product = each(
        cx,
        RowOp::Binary(BinaryOp::Mul),
        e,
        l.bits,
        &[&quotient, &y.text],
    )?;
    let product = named(cx, product);
    each(
        cx,
        RowOp::Binary(BinaryOp::Sub),
        e,
        l.bits,
        &[&x.text, &product],
    )
}

fn through_floats(
    cx: &mut Cx,
    reg_bits: u32,
    signed: bool,
    (e, lanes): (Type, u32),
    operands: [&[String]; 2],
) -> Option<Vec<String>> {
    use ConvertOp::{FToSi, FToUi, SExt, SiToF, Trunc, UiToF, ZExt};
    // Every ISA's conversions know 32 bits best; in these, 16 unsigned bits are signed ones.
    let (float, as_signed) = match e {
        Type::I32 => (Type::F64, signed),
        _ => (Type::F32, true),
    };
    let extend = if signed { SExt } else { ZExt };
    let (to, back) = if as_signed {
        (SiToF, FToSi)
    } else {
        (UiToF, FToUi)
    };
    let step = |cx: &mut Cx, op, from: Type, into: Type, regs: &[String]| {
        let regs = convert(cx, reg_bits, op, from, into, lanes, regs)?;
        let w = layout(cx.m, PType::Vector(into, lanes), reg_bits)?.bits;
        Some(list::keep(cx, into, lanes, w, regs).regs)
    };
    let mut floats = Vec::new();
    for regs in operands {
        let ints = match e {
            Type::I32 => regs.to_vec(),
            _ => step(cx, extend, e, Type::I32, regs)?,
        };
        floats.push(step(cx, to, Type::I32, float, &ints)?);
    }
    let l = layout(cx.m, PType::Vector(float, lanes), reg_bits)?;
    let quotient = divide_floats(cx, float, &l, &floats[0], &floats[1])?;
    let quotient = quotient.into_iter();
    let quotient: Vec<String> = quotient.map(|text| cx.keep(&l.c_type, text)).collect();
    match e {
        Type::I32 => step(cx, back, float, e, &quotient),
        _ => {
            let ints = step(cx, back, float, Type::I32, &quotient)?;
            step(cx, Trunc, Type::I32, e, &ints)
        }
    }
}

fn one_by_one(cx: &mut Cx, signed: bool, remainder: bool, x: &Arg, y: &Arg) -> Option<Vec<String>> {
    let (e, l) = x.vector()?;
    let letter = if signed { 'i' } else { 'u' };
    let sign = if remainder { '%' } else { '/' };
    let (xs, ys) = (subscripted(cx, x, letter)?, subscripted(cx, y, letter)?);
    let ty = lane_type(cx, e);
    let lanes: Vec<String> = xs
        .iter()
        .zip(&ys)
        .map(|(x, y)| format!("({ty})({x} {sign} {y})"))
        .collect();
    let registers = lanes.chunks(l.lanes_per_reg as usize);
    let made = registers.map(|lanes| {
        cx.pay((SCALAR + 2) * l.lanes_per_reg);
        put_together(cx, e, l, lanes)
    });
    Some(made.collect())
}

/// Quotients of floating-point numbers.
pub(in crate::isa) fn divide_floats(
    cx: &mut Cx,
    e: Type,
    l: &Layout,
    a: &[String],
    b: &[String],
) -> Option<Vec<String>> {
    let row = RowOp::Binary(BinaryOp::FDiv);
    if l.lanes_per_reg * e.bits() < l.bits {
        let divisor = harmless_above(cx, e, l, b.first()?)?;
        return each(cx, row, e, l.bits, &[a, &[divisor]]);
    }
    each(cx, row, e, l.bits, &[a, b])
}

/// The register with 1 in the lanes next to those that count: unused lanes must not raise
/// divide-by-zero.
fn harmless_above(cx: &mut Cx, e: Type, l: &Layout, x: &str) -> Option<String> {
    let one = lane(cx, RowOp::Splat, e, l.bits, &["1"])?;
    let one = cx.keep(&l.c_type, one);
    let (mut x, mut lanes) = (x.to_owned(), l.lanes_per_reg);
    while lanes * e.bits() < l.bits {
        let joined = join(cx, e, lanes, &x, &one);
        x = cx.keep(&l.c_type, joined);
        lanes *= 2;
    }
    Some(x)
}
