//! From one operation of a plan to C over register lists.

use super::lane::{combine, each, lane};
use super::machine::Machine;
use super::operand::{Arg, Operand};
use super::operations::list::List;
use super::operations::{
    build, compress, convert, divide, dot, gather, masks, memory, permute, pick, reduce, reverse,
    single, splat, splice, zip,
};
use super::row::{Cx, Expansion};
use super::words::{extract, x86};
use crate::ctree::{Expr, number};
use midend::plan::{GroupOp, POp, PType, Saturation};
use midend::ssa::{BinaryOp, ConvertOp, Type, UnaryOp};
use midend::target::RowOp;

/// The C of an operation whose operands or result are vectors or masks; `None` if the ISA has
/// no row for it, or if it is scalar altogether. `result` is `None` for stores.
pub fn lower(
    m: Machine,
    reg_bits: u32,
    op: &POp,
    args: &[Operand],
    result: Option<PType>,
) -> Option<Expansion> {
    let mut cx = Cx::new(m, reg_bits);
    let args: Option<Vec<Arg>> = args.iter().map(|a| Arg::new(m, a, reg_bits)).collect();
    let results = registers(&mut cx, op, &args?, result)?;
    Some(cx.finish(results))
}

/// An operation on vectors of one kind, register by register.
fn alike(cx: &mut Cx, row: RowOp, args: &[Arg]) -> Option<Vec<Expr>> {
    let (e, l) = args.first()?.vector()?;
    let operands: Vec<&[Expr]> = args.iter().map(|a| a.text.as_slice()).collect();
    each(cx, row, e, l.bits, &operands)
}

/// One expression for each register of the result.
fn registers(cx: &mut Cx, op: &POp, args: &[Arg], result: Option<PType>) -> Option<Vec<Expr>> {
    let first = args.first();
    match *op {
        POp::Binary(b @ (BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem)) => {
            divide::divide(cx, b, args)
        }
        POp::Binary(b) => binary(cx, b, args),
        POp::Unary(UnaryOp::Not) => {
            let (bits, l) = first?.mask()?;
            each(
                cx,
                RowOp::MaskNot,
                Type::int_of_bits(bits)?,
                l.bits,
                &[&first?.text],
            )
        }
        POp::Unary(u) => {
            let (e, l) = first?.vector()?;
            each(cx, RowOp::Unary(u), e, l.bits, &[&first?.text])
        }
        POp::ICmp(cc) => compare(cx, RowOp::ICmp(cc), args),
        POp::FCmp(cc) => compare(cx, RowOp::FCmp(cc), args),
        POp::UnorderedFCmp(cc) => compare(cx, RowOp::UnorderedFCmp(cc), args),
        POp::Select => select(cx, args),
        POp::Convert(c) => convert_value(cx, c, first?, result?),
        POp::Splat => splat::splat(cx, first?, result?),
        POp::Build => build::build(cx, args, result?),
        POp::Iota => splat::iota(cx, result?),
        POp::Load(lanes) | POp::ReadBlock(lanes) => memory::load(cx, lanes, args, result?),
        POp::Store(lanes) => memory::store(cx, lanes, args),
        POp::Gather { scale } => gather::gather(cx, scale, args, result?),
        POp::Scatter { scale } => gather::scatter(cx, scale, args),
        POp::CompressStore => compress::store(cx, args),
        POp::SumGroups(g) => sum_groups(cx, g, args, result?),
        POp::ShiftBy(op) => {
            let ((e, l), count) = (first?.vector()?, args.get(1)?.text.first()?);
            let counts = vec![count.clone(); first?.text.len()];
            each(cx, RowOp::ShiftBy(op), e, l.bits, &[&first?.text, &counts])
        }
        // These need the plan's functions: `isa::variant_calls`, `isa::lane_calls`.
        POp::Variant { .. } | POp::CallEach { .. } => None,
        POp::Average(rounding) => alike(cx, RowOp::Average(rounding), args),
        POp::Fused(fused) => alike(cx, RowOp::Fused(fused), args),
        POp::Saturate(range) => saturate(cx, range, first?, result?),
        POp::Dot => dot::dot(cx, args, result?),
        POp::Reduce(r) => reduce::reduce(cx, r, first?),
        POp::ReduceOrdered(r) => reduce::reduce_ordered(cx, r, args),
        POp::Extract(k) => {
            let (e, l) = first?.vector()?;
            (k < l.lanes_per_reg * l.count)
                .then(|| vec![extract(cx, e, l, &first.unwrap_or(&args[0]).text, k)])
        }
        POp::Reverse => {
            let (e, l) = first?.vector()?;
            reverse::reverse(cx, e, l, &first?.text)
        }
        POp::Permute(order) => permute::permute(cx, order, first?),
        POp::Zip(half) => zip::zip(cx, half, args),
        POp::Unzip(half) => zip::unzip(cx, half, args),
        POp::ZipBlocks(half) => zip::blocks(cx, half, args),
        POp::Unzip3(n) => pick::unzip3(cx, n, args),
        POp::Zip3(n) => pick::zip3(cx, n, args),
        POp::Concat => zip::concat(cx, args),
        POp::Split(half) => zip::split(cx, half, first?),
        POp::Splice => splice::splice(cx, args),
        POp::MaskResize => masks::resize(cx, first?, result?),
        POp::Any | POp::All => {
            let (bits, l) = first?.mask()?;
            let all = *op == POp::All;
            let join = if all { BinaryOp::And } else { BinaryOp::Or };
            let e = Type::int_of_bits(bits)?;
            let x = combine(
                cx,
                RowOp::MaskBinary(join),
                e,
                l.bits,
                &l.c_type,
                &first?.text,
            )?;
            Some(vec![masks::any_all(cx, all, e, l, &x)])
        }
        POp::Several => single::several(cx, first?),
        POp::CountOn => single::count_on(cx, first?),
        POp::FirstOn => single::first_on(cx, args),
        POp::ExtractAt => single::extract_at(cx, first?, args.get(1)?.text.first()?),
        POp::Param(_)
        | POp::Active
        | POp::Return
        | POp::Leave
        | POp::Hide
        | POp::LiveIn(_)
        | POp::Assign(_)
        | POp::Const(_)
        | POp::GlobalAddr(_)
        | POp::LocalAddr(_)
        | POp::Array(..)
        | POp::PtrAdd { .. }
        | POp::Field(_) => None,
    }
}

fn binary(cx: &mut Cx, op: BinaryOp, args: &[Arg]) -> Option<Vec<Expr>> {
    let [a, b] = args else { return None };
    if a.ty != b.ty {
        return None;
    }
    if let Some((bits, l)) = a.mask() {
        let e = Type::int_of_bits(bits)?;
        return match op {
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                each(cx, RowOp::MaskBinary(op), e, l.bits, &[&a.text, &b.text])
            }
            _ => None,
        };
    }
    let (e, l) = a.vector()?;
    let shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
    if let (true, Some(n)) = (shift, b.constant) {
        if !(0..i64::from(e.bits())).contains(&n) {
            return None;
        }
        let counts = vec![number(n); a.text.len()];
        return each(cx, RowOp::ShiftConst(op), e, l.bits, &[&a.text, &counts]);
    }
    if op == BinaryOp::FDiv {
        return divide::divide_floats(cx, e, l, &a.text, &b.text);
    }
    each(cx, RowOp::Binary(op), e, l.bits, &[&a.text, &b.text])
}

fn compare(cx: &mut Cx, op: RowOp, args: &[Arg]) -> Option<Vec<Expr>> {
    let [a, b] = args else { return None };
    let (e, l) = a.vector()?;
    each(cx, op, e, l.bits, &[&a.text, &b.text])
}

fn select(cx: &mut Cx, args: &[Arg]) -> Option<Vec<Expr>> {
    let [m, a, b] = args else { return None };
    let (bits, ml) = m.mask()?;
    let e = Type::int_of_bits(bits)?;
    if a.ty == m.ty {
        return (0..m.text.len())
            .map(|r| {
                let yes = lane(
                    cx,
                    RowOp::MaskBinary(BinaryOp::And),
                    e,
                    ml.bits,
                    &[&m.text[r], &a.text[r]],
                )?;
                let yes = cx.keep(&ml.c_type, yes);
                let not = lane(cx, RowOp::MaskNot, e, ml.bits, &[&m.text[r]])?;
                let not = cx.keep(&ml.c_type, not);
                let no = lane(
                    cx,
                    RowOp::MaskBinary(BinaryOp::And),
                    e,
                    ml.bits,
                    &[&not, &b.text[r]],
                )?;
                let no = cx.keep(&ml.c_type, no);
                lane(
                    cx,
                    RowOp::MaskBinary(BinaryOp::Or),
                    e,
                    ml.bits,
                    &[&yes, &no],
                )
            })
            .collect();
    }
    let (elem, l) = a.vector()?;
    if elem.bits() != bits || a.ty != b.ty || a.text.len() != m.text.len() {
        return None;
    }
    if let (Some(name), true) = (clearing(a, b), cx.m.clears()) {
        let value = if name == "and" { a } else { b };
        let mut out = Vec::new();
        for (mask, value) in m.text.iter().zip(&value.text) {
            let value = x86::as_int(elem, l.bits, value);
            let both = x86::logic(cx, name, l.bits, mask, &value);
            out.push(x86::as_elem(elem, l.bits, &both));
        }
        return Some(out);
    }
    each(
        cx,
        RowOp::Select,
        elem,
        l.bits,
        &[&m.text, &a.text, &b.text],
    )
}

/// The operation on a mask and a value that leaves zero where a selection yields that.
fn clearing(then: &Arg, otherwise: &Arg) -> Option<&'static str> {
    match (then.constant, otherwise.constant) {
        (_, Some(0)) => Some("and"),
        (Some(0), _) => Some("andnot"),
        _ => None,
    }
}

fn convert_value(cx: &mut Cx, op: ConvertOp, from: &Arg, to: PType) -> Option<Vec<Expr>> {
    let PType::Vector(to_elem, to_lanes) = to else {
        return None;
    };
    if let (PType::Mask { bits, lanes }, Some(l)) = (from.ty, &from.layout) {
        let fits = bits == to_elem.bits() && to_elem.is_int() && lanes == to_lanes;
        return match op {
            ConvertOp::ZExt if fits => each(cx, RowOp::MaskToInt, to_elem, l.bits, &[&from.text]),
            ConvertOp::SExt if fits => each(cx, RowOp::MaskToOnes, to_elem, l.bits, &[&from.text]),
            _ => None,
        };
    }
    let PType::Vector(_, lanes) = from.ty else {
        return None;
    };
    if lanes != to_lanes {
        return None;
    }
    Some(convert::convert(cx, op, List::of(from)?, to_elem)?.regs)
}

fn saturate(cx: &mut Cx, range: Saturation, from: &Arg, to: PType) -> Option<Vec<Expr>> {
    match (from.ty, to) {
        (PType::Vector(_, lanes), PType::Vector(to, n)) if lanes == n => {
            Some(convert::saturate(cx, range, List::of(from)?, to)?.regs)
        }
        _ => None,
    }
}

/// Groups never cross registers, and the registers of the result are as wide as the operands'.
fn sum_groups(cx: &mut Cx, op: GroupOp, args: &[Arg], to: PType) -> Option<Vec<Expr>> {
    let (e, l) = args.first()?.vector()?;
    let PType::Vector(to, _) = to else {
        return None;
    };
    let texts: Vec<&[Expr]> = args.iter().map(|a| a.text.as_slice()).collect();
    each(cx, RowOp::SumGroups(op, to), e, l.bits, &texts)
}
