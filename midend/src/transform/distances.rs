//! Distances written as selections: `a > b ? a - b : b - a` is the absolute value of `a - b` where that is exact.

use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, IntCC, Op, Type, UnaryOp, Value, ValueDef};

/// Makes absolute values of such selections, in place.
pub(super) fn distances(f: &mut Function) {
    let dom = DomTree::compute(f);
    let mut numbers = ValueNumbers::default();
    let mut found: Vec<(Inst, Value)> = Vec::new();
    for &inst in dom.rpo().iter().flat_map(|&block| &f.blocks[block].insts) {
        numbers.see(f, inst);
        found.extend(distance(f, &numbers, inst).map(|difference| (inst, difference)));
    }
    for (inst, difference) in found {
        let data = &mut f.insts[inst];
        data.op = Op::Unary(UnaryOp::IAbs);
        data.args = vec![difference];
    }
}

/// The difference whose absolute value a selection is.
fn distance(f: &Function, numbers: &ValueNumbers, inst: Inst) -> Option<Value> {
    let (Op::Select, &[cond, a, b]) = (&f.insts[inst].op, &f.insts[inst].args[..]) else {
        return None;
    };
    let (Op::ICmp(cc), compared) = operation(f, cond)? else {
        return None;
    };
    let same = |args: &[Value]| [0, 1].map(|n| numbers.of(args[n]));
    let difference = |value: Value| match operation(f, value)? {
        (Op::Binary(BinaryOp::Sub, _), args) => Some(same(args)),
        _ => None,
    };
    let ([x, y], [p, q]) = (difference(a)?, difference(b)?);
    let larger = match cc {
        IntCC::Sgt | IntCC::Sge => [x, y],
        IntCC::Slt | IntCC::Sle => [y, x],
        IntCC::Eq | IntCC::Ne | IntCC::Ult | IntCC::Ule | IntCC::Ugt | IntCC::Uge => return None,
    };
    let taken = [p, q] == [y, x] && same(compared) == larger;
    (taken && is_small(f, x) && is_small(f, y)).then_some(a)
}

pub(super) fn operation(f: &Function, value: Value) -> Option<(&Op, &[Value])> {
    match f.values[value].def {
        ValueDef::Result(inst) => Some((&f.insts[inst].op, &f.insts[inst].args)),
        ValueDef::Param(..) => None,
    }
}

/// Whether an integer was extended, so that differences do not overflow.
pub(super) fn is_small(f: &Function, value: Value) -> bool {
    let extended = operation(f, value)
        .filter(|(op, _)| matches!(op, Op::Convert(ConvertOp::ZExt | ConvertOp::SExt)));
    extended.is_some_and(|(_, args)| {
        let from = f.values[args[0]].ty;
        from != Type::I1 && from.bits() < f.values[value].ty.bits()
    })
}
