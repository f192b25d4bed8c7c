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
use super::list::{self, List};
use crate::ctree::{Expr, number};
use crate::isa::lane::{each, lane};
use crate::isa::layout::{Layout, layout};
use crate::isa::operand::Arg;
use crate::isa::operations::scalars::{lane_type, put_together, subscripted};
use crate::isa::row::{Cx, plain};
use crate::isa::words::join;
use midend::plan::PType;
use midend::ssa::{BinaryOp, ConvertOp, Type};
use midend::target::{Cost, RowOp};

/// Price of a division of 64 bits.
const SCALAR: Cost = 40;

/// One expression for each register of the quotient or remainder.
pub(in crate::isa) fn divide(cx: &mut Cx, op: BinaryOp, args: &[Arg]) -> Option<Vec<Expr>> {
    let [x, y] = args else { return None };
    let (signed, remainder) = match op {
        BinaryOp::SDiv => (true, false),
        BinaryOp::SRem => (true, true),
        BinaryOp::UDiv => (false, false),
        BinaryOp::URem => (false, true),
        _ => return None,
    };
    let (PType::Vector(e, _), true) = (x.ty, x.ty == y.ty) else {
        return None;
    };
    if e == Type::I64 {
        return one_by_one(cx, signed, remainder, x, y);
    }
    // What is widened here is narrowed here: the order between does not matter.
    let interleaved = std::mem::take(&mut cx.m.interleaved);
    let quotient = through_floats(cx, signed, [x, y]);
    cx.m.interleaved = interleaved;
    let quotient = quotient?;
    if !remainder {
        return Some(quotient);
    }
    let List { lanes, w, .. } = List::of(x)?;
    let [times, minus] = [BinaryOp::Mul, BinaryOp::Sub].map(RowOp::Binary);
    let quotient = list::keep(cx, e, lanes, w, quotient).regs;
    let product = each(cx, times, e, w, &[&quotient, &y.text])?;
    let product = list::keep(cx, e, lanes, w, product).regs;
    each(cx, minus, e, w, &[&x.text, &product])
}

fn through_floats(cx: &mut Cx, signed: bool, operands: [&Arg; 2]) -> Option<Vec<Expr>> {
    use ConvertOp::{FToSi, FToUi, SExt, SiToF, Trunc, UiToF, ZExt};
    let List { e, lanes, .. } = List::of(operands[0])?;
    // Every ISA's conversions know 32 bits best; in these, 16 unsigned bits are signed ones.
    let (float, as_signed) = match e {
        Type::I32 => (Type::F64, signed),
        _ => (Type::F32, true),
    };
    let extend = if signed { SExt } else { ZExt };
    let (to, back) = match as_signed {
        true => (SiToF, FToSi),
        false => (UiToF, FToUi),
    };
    let step = |cx: &mut Cx, op, list: List, into: Type| {
        let List { w, regs, .. } = convert(cx, op, list, into)?;
        Some(list::keep(cx, into, lanes, w, regs))
    };
    let mut floats = Vec::new();
    for operand in operands {
        let mut ints = List::of(operand)?;
        if e != Type::I32 {
            ints = step(cx, extend, ints, Type::I32)?;
        }
        floats.push(step(cx, to, ints, float)?.regs);
    }
    let l = layout(cx.m, PType::Vector(float, lanes), cx.reg_bits)?;
    let quotient = divide_floats(cx, float, &l, &floats[0], &floats[1])?;
    let quotient = list::keep(cx, float, lanes, l.bits, quotient);
    let quotient = match e {
        Type::I32 => step(cx, back, quotient, e)?,
        _ => {
            let ints = step(cx, back, quotient, Type::I32)?;
            step(cx, Trunc, ints, e)?
        }
    };
    Some(quotient.regs)
}

fn one_by_one(cx: &mut Cx, signed: bool, remainder: bool, x: &Arg, y: &Arg) -> Option<Vec<Expr>> {
    let (e, l) = x.vector()?;
    let letter = if signed { 'i' } else { 'u' };
    let sign = if remainder { '%' } else { '/' };
    let (xs, ys) = (subscripted(cx, x, letter)?, subscripted(cx, y, letter)?);
    let ty = lane_type(cx, e);
    let lanes: Vec<Expr> = xs
        .iter()
        .zip(&ys)
        .map(|(x, y)| plain(&format!("({ty})($0 {sign} $1)"), &[x, y]))
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
    a: &[Expr],
    b: &[Expr],
) -> Option<Vec<Expr>> {
    let row = RowOp::Binary(BinaryOp::FDiv);
    if l.lanes_per_reg * e.bits() < l.bits {
        let divisor = harmless_above(cx, e, l, b.first()?)?;
        return each(cx, row, e, l.bits, &[a, &[divisor]]);
    }
    each(cx, row, e, l.bits, &[a, b])
}

/// The register with 1 in the lanes next to those that count: unused lanes must not raise
/// divide-by-zero.
fn harmless_above(cx: &mut Cx, e: Type, l: &Layout, x: &Expr) -> Option<Expr> {
    let one = lane(cx, RowOp::Splat, e, l.bits, &[&number(1)])?;
    let one = cx.keep(&l.c_type, one);
    let (mut x, mut lanes) = (x.clone(), l.lanes_per_reg);
    while lanes * e.bits() < l.bits {
        let joined = join(cx, e, lanes, &x, &one);
        x = cx.keep(&l.c_type, joined);
        lanes *= 2;
    }
    Some(x)
}
