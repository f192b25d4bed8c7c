//! Recognizes minimum, maximum and absolute value in comparisons followed by a selection.

use super::shape::constant;
use crate::ssa::{BinaryOp, FloatCC, Function, IntCC, Op, UnaryOp, Value, ValueDef};

/// A selection that is one operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idiom {
    /// `op(a, b)`.
    Binary(BinaryOp, Value, Value),
    /// `op(a)`.
    Unary(UnaryOp, Value),
}

/// What `cond ? a : b` is, if it is an idiom. `same` gives the representative of equal values;
/// `signed_zeros`: the sign of a zero result matters.
///
/// The operands of the result are those of the comparison, which every lane that chooses has computed:
/// a value that equals one of them may have been computed under a condition, in other lanes only.
pub fn recognize(
    f: &Function,
    cond: Value,
    (a, b): (Value, Value),
    same: &dyn Fn(Value) -> Value,
    signed_zeros: bool,
) -> Option<Idiom> {
    let ValueDef::Result(inst) = f.values[cond].def else {
        return None;
    };
    let data = &f.insts[inst];
    let (a, b) = (same(a), same(b));
    let arg = |n: usize| same(data.args[n]);
    let found = match data.op {
        Op::ICmp(cc) => integer(f, cc, arg(0), arg(1), a, b),
        Op::FCmp(cc) => float(cc, arg(0), arg(1), a, b, signed_zeros),
        _ => None,
    }?;
    let compared = |v: Value| data.args[usize::from(v != arg(0))];
    Some(match found {
        Idiom::Binary(op, a, b) => Idiom::Binary(op, compared(a), compared(b)),
        Idiom::Unary(op, a) => Idiom::Unary(op, compared(a)),
    })
}

fn integer(f: &Function, cc: IntCC, x: Value, y: Value, a: Value, b: Value) -> Option<Idiom> {
    if !f.values[a].ty.is_int() || f.values[a].ty.bits() < 8 {
        return None;
    }
    let (less, signed) = match cc {
        IntCC::Slt | IntCC::Sle => (true, true),
        IntCC::Sgt | IntCC::Sge => (false, true),
        IntCC::Ult | IntCC::Ule => (true, false),
        IntCC::Ugt | IntCC::Uge => (false, false),
        IntCC::Eq | IntCC::Ne => return None,
    };
    if (a, b) == (x, y) || (b, a) == (x, y) {
        let minimum = less == ((a, b) == (x, y));
        let op = match (minimum, signed) {
            (true, true) => BinaryOp::SMin,
            (false, true) => BinaryOp::SMax,
            (true, false) => BinaryOp::UMin,
            (false, false) => BinaryOp::UMax,
        };
        return Some(Idiom::Binary(op, a, b));
    }
    // `x < 0 ? -x : x` and its mirror images.
    if !signed || constant(f, y) != Some(0) {
        return None;
    }
    let (negative, positive) = if less { (a, b) } else { (b, a) };
    (positive == x && is_negation(f, negative, x)).then_some(Idiom::Unary(UnaryOp::IAbs, x))
}

fn is_negation(f: &Function, value: Value, of: Value) -> bool {
    let ValueDef::Result(inst) = f.values[value].def else {
        return false;
    };
    let data = &f.insts[inst];
    matches!(data.op, Op::Binary(BinaryOp::Sub, _))
        && constant(f, data.args[0]) == Some(0)
        && data.args[1] == of
}

fn float(cc: FloatCC, x: Value, y: Value, a: Value, b: Value, zeros: bool) -> Option<Idiom> {
    let (less, strict) = match cc {
        FloatCC::Lt => (true, true),
        FloatCC::Le => (true, false),
        FloatCC::Gt => (false, true),
        FloatCC::Ge => (false, false),
        FloatCC::Eq | FloatCC::Ne => return None,
    };
    // On equal operands a non-strict comparison takes `a`, the operation `b`: they can differ in
    // the sign of a zero.
    if !strict && zeros {
        return None;
    }
    let minimum = match () {
        () if (a, b) == (x, y) => less,
        () if (a, b) == (y, x) => !less,
        () => return None,
    };
    let op = if minimum {
        BinaryOp::FMin
    } else {
        BinaryOp::FMax
    };
    Some(Idiom::Binary(op, a, b))
}
