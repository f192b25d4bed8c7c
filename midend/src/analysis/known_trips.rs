//! How often a loop runs whose counter begins and ends with numbers; only to weigh what is in it.

use crate::ssa::{BinaryOp, Function, IntCC, Op, Value};

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
    let (Op::ICmp(cc), args) = f.operation_of(cond)? else {
        return None;
    };
    let cc = if on { *cc } else { cc.inverse() };
    let start = f.constant(counter.start)?;
    let step = match f.operation_of(counter.next)? {
        (Op::Binary(BinaryOp::Add, _), &[a, b]) if a == counter.param => f.constant(b)?,
        (Op::Binary(BinaryOp::Sub, _), &[a, b]) if a == counter.param => -f.constant(b)?,
        _ => return None,
    };
    let &[compared, bound] = args else {
        return None;
    };
    let bound = f.constant(bound)?;
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

/// What a value is converted from.
fn converted(f: &Function, value: Value) -> Value {
    match f.operation_of(value) {
        Some((Op::Convert(_), &[from])) => from,
        _ => value,
    }
}
