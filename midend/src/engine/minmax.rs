//! Recognizes minimum, maximum and absolute value in comparisons followed by a selection.

use super::linearize::Linear;
use super::mask::Mask;
use crate::ssa::{BinaryOp, ConvertOp, FloatCC, Function, IntCC, Op, UnaryOp, Value, ValueDef};

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
/// a value that equals one of them may have been computed under a condition, in other lanes only. A
/// side that is a minimum or maximum itself is right in all lanes.
pub fn recognize(
    f: &Function,
    linear: &Linear,
    cond: Value,
    (a, b): (Value, Value),
    same: &dyn Fn(Value) -> Value,
    signed_zeros: bool,
) -> Option<Idiom> {
    selection(f, Some(linear), cond, (a, b), same, signed_zeros)
}

/// See [`recognize`]; with `linear` also where a side is one itself.
fn selection(
    f: &Function,
    linear: Option<&Linear>,
    cond: Value,
    (a, b): (Value, Value),
    same: &dyn Fn(Value) -> Value,
    signed_zeros: bool,
) -> Option<Idiom> {
    let ValueDef::Result(inst) = f.values[cond].def else {
        return None;
    };
    let data = &f.insts[inst];
    let arg = |n: usize| same(data.args[n]);
    // A constant is written again where it is chosen.
    let known = |v: Value| {
        let v = same(v);
        let args = data.args.iter().map(|&arg| same(arg));
        args.rev().find(|&arg| equal(f, arg, v)).unwrap_or(v)
    };
    let (a, b) = (known(a), known(b));
    let found = match data.op {
        Op::ICmp(cc) => integer(f, cc, linear, same, (arg(0), arg(1)), (a, b)),
        Op::FCmp(cc) => float(cc, arg(0), arg(1), a, b, signed_zeros),
        _ => None,
    }?;
    let compared = |v: Value| {
        let operand = [0, 1].into_iter().find(|&n| v == arg(n));
        operand.map_or(v, |n| data.args[n])
    };
    Some(match found {
        Idiom::Binary(op, a, b) => Idiom::Binary(op, compared(a), compared(b)),
        Idiom::Unary(op, a) => Idiom::Unary(op, compared(a)),
    })
}

/// One value, or one constant.
fn equal(f: &Function, a: Value, b: Value) -> bool {
    let bits = |v: Value| match f.values[v].def {
        ValueDef::Result(inst) => match f.insts[inst].op {
            Op::Const(imm) => Some((f.values[v].ty, imm)),
            _ => None,
        },
        ValueDef::Param(..) => None,
    };
    a == b || bits(a).is_some_and(|x| bits(b) == Some(x))
}

/// The minimum or maximum of integers that a value is, whichever way it is said.
pub fn clamp(
    f: &Function,
    linear: &Linear,
    same: &dyn Fn(Value) -> Value,
    value: Value,
) -> Option<(BinaryOp, Value, Value)> {
    extreme(f, linear, Some(linear), same, value)
}

/// The minimum or maximum of integers that a selection in straight-line code is.
pub fn of_selection(f: &Function, value: Value) -> Option<(BinaryOp, Value, Value)> {
    let ValueDef::Result(inst) = f.values[value].def else {
        return None;
    };
    let (Op::Select, &[cond, a, b]) = (&f.insts[inst].op, &f.insts[inst].args[..]) else {
        return None;
    };
    match selection(f, None, cond, (a, b), &|value| value, true)? {
        Idiom::Binary(op, a, b) if f.values[value].ty.is_int() => Some((op, a, b)),
        _ => None,
    }
}

/// See [`clamp`]; with `nested` also where a side is one itself.
fn extreme(
    f: &Function,
    linear: &Linear,
    nested: Option<&Linear>,
    same: &dyn Fn(Value) -> Value,
    value: Value,
) -> Option<(BinaryOp, Value, Value)> {
    let (cond, a, b) = match f.values[value].def {
        ValueDef::Result(inst) => {
            let data = &f.insts[inst];
            match (&data.op, &data.args[..]) {
                (Op::Select, &[cond, a, b]) => (cond, a, b),
                (Op::Binary(op, _), &[a, b]) => {
                    use BinaryOp::{SMax, SMin, UMax, UMin};
                    return matches!(op, SMin | SMax | UMin | UMax).then_some((*op, a, b));
                }
                _ => return None,
            }
        }
        ValueDef::Param(..) => {
            let sources = linear.sources(value)?;
            let &[(mask, a), (_, b)] = sources else {
                return None;
            };
            match *linear.masks.get(mask) {
                Mask::Cond(cond, true) => (cond, a, b),
                Mask::Cond(cond, false) => (cond, b, a),
                _ => return None,
            }
        }
    };
    match selection(f, nested, cond, (a, b), same, true)? {
        Idiom::Binary(op, a, b) if f.values[value].ty.is_int() => Some((op, a, b)),
        _ => None,
    }
}

fn integer(
    f: &Function,
    cc: IntCC,
    linear: Option<&Linear>,
    same: &dyn Fn(Value) -> Value,
    (x, y): (Value, Value),
    (a, b): (Value, Value),
) -> Option<Idiom> {
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
    if let Some(linear) = linear
        && let Some(clamped) = twice(f, linear, (less, signed), same, (x, y), (a, b))
    {
        return Some(clamped);
    }
    // `x < 0 ? -x : x` and its mirror images.
    if !signed || f.constant(y) != Some(0) {
        return None;
    }
    let (negative, positive) = if less { (a, b) } else { (b, a) };
    (positive == x && is_negation(f, negative, x)).then_some(Idiom::Unary(UnaryOp::IAbs, x))
}

/// `x > high ? high : max(x, low)` is the minimum of its sides where `low <= high`; so are its mirror
/// images.
fn twice(
    f: &Function,
    linear: &Linear,
    (less, signed): (bool, bool),
    same: &dyn Fn(Value) -> Value,
    (x, y): (Value, Value),
    (a, b): (Value, Value),
) -> Option<Idiom> {
    let (other, minimum) = match () {
        () if a == y => (b, !less),
        () if b == y => (a, less),
        () => return None,
    };
    let (inner, p, q) = extreme(f, linear, None, same, other)?;
    let (outer, opposite) = match (minimum, signed) {
        (true, true) => (BinaryOp::SMin, BinaryOp::SMax),
        (false, true) => (BinaryOp::SMax, BinaryOp::SMin),
        (true, false) => (BinaryOp::UMin, BinaryOp::UMax),
        (false, false) => (BinaryOp::UMax, BinaryOp::UMin),
    };
    let bound = match () {
        () if same(p) == x => q,
        () if same(q) == x => p,
        () => return None,
    };
    if !everywhere(f, if same(p) == x { p } else { q }, x) {
        return None;
    }
    let (bound, last) = (f.constant(bound)?, f.constant(y)?);
    let (low, high) = if minimum {
        (bound, last)
    } else {
        (last, bound)
    };
    let ordered = low <= high && (signed || low >= 0);
    (ordered && inner == opposite).then_some(Idiom::Binary(outer, other, y))
}

/// Whether a value that equals `x` does so in all lanes: what is read twice is read once, and integers
/// are extended in all lanes.
fn everywhere(f: &Function, value: Value, x: Value) -> bool {
    let mut value = value;
    while value != x
        && let ValueDef::Result(inst) = f.values[value].def
    {
        let data = &f.insts[inst];
        match data.op {
            Op::Load(_) => return true,
            Op::Convert(ConvertOp::ZExt | ConvertOp::SExt | ConvertOp::Trunc) => {
                value = data.args[0];
            }
            _ => return false,
        }
    }
    value == x
}

fn is_negation(f: &Function, value: Value, of: Value) -> bool {
    let ValueDef::Result(inst) = f.values[value].def else {
        return false;
    };
    let data = &f.insts[inst];
    matches!(data.op, Op::Binary(BinaryOp::Sub, _))
        && f.constant(data.args[0]) == Some(0)
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
