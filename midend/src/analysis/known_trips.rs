//! How often a loop runs whose counter begins and ends with numbers; only to weigh what is in it.

use crate::ssa::{BinaryOp, Function, Imm, IntCC, Op, Value, ValueDef};

/// More than this is not told apart.
const MOST: i64 = 1 << 12;

/// A parameter of a loop's header.
#[derive(Clone, Copy)]
pub(crate) struct Counter {
    /// The parameter.
    pub param: Value,
    /// What it is in the first iteration.
    pub start: Value,
    /// What it is in the next one.
    pub next: Value,
}

/// Iterations of a loop that goes on while `cond` is as `on` says at the end of an iteration; `None`:
/// this is not about that counter, or it is not known.
pub(crate) fn known_trips(f: &Function, counter: Counter, cond: Value, on: bool) -> Option<u32> {
    let (Op::ICmp(cc), args) = operation(f, cond)? else {
        return None;
    };
    let cc = if on { *cc } else { cc.inverse() };
    let start = number(f, counter.start)?;
    let step = match operation(f, counter.next)? {
        (Op::Binary(BinaryOp::Add, _), &[a, b]) if a == counter.param => number(f, b)?,
        (Op::Binary(BinaryOp::Sub, _), &[a, b]) if a == counter.param => -number(f, b)?,
        _ => return None,
    };
    let &[compared, bound] = args else {
        return None;
    };
    let bound = number(f, bound)?;
    let first = match converted(f, compared) {
        value if value == counter.next => start.checked_add(step)?,
        value if value == counter.param => start,
        _ => return None,
    };
    let (left, step) = match cc {
        IntCC::Slt | IntCC::Ult => (bound.checked_sub(first)?, step),
        IntCC::Sle | IntCC::Ule => (bound.checked_sub(first)?.checked_add(1)?, step),
        IntCC::Sgt | IntCC::Ugt => (first.checked_sub(bound)?, step.checked_neg()?),
        IntCC::Sge | IntCC::Uge => (
            first.checked_sub(bound)?.checked_add(1)?,
            step.checked_neg()?,
        ),
        IntCC::Ne if step > 0 => (bound.checked_sub(first)?, step),
        IntCC::Ne => (first.checked_sub(bound)?, step.checked_neg()?),
        IntCC::Eq => return None,
    };
    if step <= 0 || !(0..MOST).contains(&left) {
        return None;
    }
    u32::try_from(1 + (left + step - 1) / step).ok()
}

fn operation(f: &Function, value: Value) -> Option<(&Op, &[Value])> {
    match f.values[value].def {
        ValueDef::Result(inst) => Some((&f.insts[inst].op, &f.insts[inst].args)),
        ValueDef::Param(..) => None,
    }
}

fn number(f: &Function, value: Value) -> Option<i64> {
    match operation(f, value)? {
        (Op::Const(Imm::Int(number)), _) => Some(*number),
        _ => None,
    }
}

/// What a value is converted from.
fn converted(f: &Function, value: Value) -> Value {
    match operation(f, value) {
        Some((Op::Convert(_), &[from])) => from,
        _ => value,
    }
}
