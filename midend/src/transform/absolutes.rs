//! Absolute values that branches compute: `if (d < 0) d = -d;`, and `x > y ? x - y : y - x` where that is exact.
//!
//! A branch whose sides have nothing else to do is none then.

use super::copy::new_value;
use super::dead_code::sweep;
use super::diamonds::{Diamond, diamond, edges_to};
use super::distances::{is_small, operation};
use super::entry::{Right, Transform};
use super::if_convert::rename;
use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::options::Optimization;
use crate::ssa::{
    BinaryOp, Block, ConvertOp, Function, Inst, IntCC, Op, Overflow, Terminator, UnaryOp, Value,
    ValueDef,
};
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "absolute-values",
    right: Right::Stores(Optimization::AbsoluteValues, |f, _| absolutes(f)),
    what: "Absolute values that branches compute as one operation",
    literature: "Allen, Kennedy, Porterfield and Warren, Conversion of Control Dependence to Data Dependence, 1983",
};

/// Instructions of a side: loads that became values before, extensions and a difference.
const MOST: usize = 24;

/// Puts absolute values in the place of what the two ways of a branch make of a number.
pub fn absolutes(f: &mut Function) {
    let dom = DomTree::compute(f);
    let blocks: Vec<Block> = dom.rpo().to_vec();
    let edges = edges_to(f, &blocks);
    let mut numbers = ValueNumbers::default();
    for &inst in blocks.iter().flat_map(|&block| &f.blocks[block].insts) {
        numbers.see(f, inst);
    }
    let mut with: SortedMap<Value, Value> = blocks
        .iter()
        .flat_map(|&block| &f.blocks[block].insts)
        .filter_map(|&inst| needless(f, inst))
        .collect();
    let mut emptied: SortedSet<Block> = SortedSet::new();
    for &block in &blocks {
        let Some(found) = diamond(f, &edges, block, MOST) else {
            continue;
        };
        let join = found.join();
        for n in 0..f.blocks[join].params.len() {
            let [a, b] = [0, 1].map(|side: usize| found.calls[side].args[n]);
            let Some(of) = absolute(f, &numbers, &found, [a, b]) else {
                continue;
            };
            let param = f.blocks[join].params[n];
            let value = put(f, join, param, of);
            with.insert(param, value);
            emptied.insert(join);
            emptied.extend(found.sides.into_iter().flatten());
        }
    }
    if with.is_empty() {
        return;
    }
    rename(f, &with);
    sweep(f, &emptied);
    for &block in &blocks {
        if let Some(found) = diamond(f, &edges, block, 0)
            && emptied.contains(&found.join())
            && f.blocks[found.join()].params.is_empty()
        {
            let [call, _] = found.calls;
            f.blocks[block].terminator = Terminator::Jump(call);
            for side in found.sides.into_iter().flatten() {
                f.blocks[side].terminator = Terminator::Unreachable;
                f.layout.retain(|&other| other != side);
            }
        }
    }
}

/// An absolute value of what is never negative, and that.
fn needless(f: &Function, inst: Inst) -> Option<(Value, Value)> {
    let data = &f.insts[inst];
    let of = *data.args.first()?;
    let absolute = data.op == Op::Unary(UnaryOp::IAbs) && is_extended_by_zeros(f, of);
    absolute.then_some((data.result?, of))
}

/// Whether a number is never negative since the bits above it are zeros.
fn is_extended_by_zeros(f: &Function, value: Value) -> bool {
    matches!(operation(f, value), Some((Op::Convert(ConvertOp::ZExt), _)))
}

/// What an absolute value is of.
#[derive(Clone, Copy)]
enum Of {
    /// A value that is there.
    Value(Value),
    /// The difference of two values, which is exact.
    Difference([Value; 2], Overflow),
}

/// What is the absolute value of that which a diamond makes of two values.
fn absolute(
    f: &Function,
    numbers: &ValueNumbers,
    found: &Diamond,
    [a, b]: [Value; 2],
) -> Option<Of> {
    let (Op::ICmp(cc), &[x, y]) = operation(f, found.cond)? else {
        return None;
    };
    // What is taken where the first operand is larger, and where it is not.
    let [larger, smaller] = match cc {
        IntCC::Sgt | IntCC::Sge => [a, b],
        IntCC::Slt | IntCC::Sle => [b, a],
        IntCC::Eq | IntCC::Ne | IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge => return None,
    };
    let same = |p: Value, q: Value| numbers.of(p) == numbers.of(q);
    let is_zero = |value: Value| f.constant(value) == Some(0);
    let difference = |value: Value| match operation(f, value)? {
        (&Op::Binary(BinaryOp::Sub, overflow), &[p, q]) => Some(([p, q], overflow)),
        _ => None,
    };
    let negates = |value: Value, of: Value| {
        difference(value).is_some_and(|([p, q], _)| is_zero(p) && same(q, of))
    };
    if is_zero(y) && same(larger, x) && negates(smaller, x) {
        return Some(Of::Value(x));
    }
    if is_zero(x) && same(smaller, y) && negates(larger, y) {
        return Some(Of::Value(y));
    }
    let exactly = |[p, q]: [Value; 2], overflow| {
        overflow == Overflow::Undefined || is_small(f, p) && is_small(f, q)
    };
    // The sign of a difference says which of its operands is larger.
    let [x, y] = match difference(x) {
        Some((operands, overflow)) if is_zero(y) && exactly(operands, overflow) => operands,
        _ => [x, y],
    };
    let (([p, q], one), ([r, s], other)) = (difference(larger)?, difference(smaller)?);
    let exact = exactly([p, q], one) && exactly([r, s], other);
    let taken = same(p, x) && same(q, y) && same(r, y) && same(s, x);
    (taken && exact).then_some(Of::Difference([x, y], one))
}

/// Computes an absolute value where the sides of a diamond meet, instead of a parameter.
fn put(f: &mut Function, join: Block, param: Value, of: Of) -> Value {
    let ty = f.values[param].ty;
    if let Of::Value(value) = of
        && is_extended_by_zeros(f, value)
    {
        return value;
    }
    let operands = match of {
        Of::Value(value) => vec![value],
        Of::Difference(operands, _) => operands.to_vec(),
    };
    let span = operands
        .iter()
        .find_map(|&value| match f.values[value].def {
            ValueDef::Result(inst) => Some(f.insts[inst].span),
            ValueDef::Param(..) => None,
        });
    let span = span.unwrap_or_default();
    let mut insts = Vec::new();
    let of = match of {
        Of::Value(value) => value,
        Of::Difference(_, overflow) => {
            let op = Op::Binary(BinaryOp::Sub, overflow);
            let (inst, value) = new_value(f, op, operands, ty, span);
            insts.push(inst);
            value
        }
    };
    let (inst, value) = new_value(f, Op::Unary(UnaryOp::IAbs), vec![of], ty, span);
    f.values[value].hint = f.values[param].hint.clone();
    insts.push(inst);
    insts.append(&mut f.blocks[join].insts);
    f.blocks[join].insts = insts;
    value
}
