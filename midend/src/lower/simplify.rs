//! Minimum, maximum and absolute value written as conditional expressions.

use crate::ssa::{BinaryOp, FloatCC, Function, Imm, IntCC, Op, Type, UnaryOp, Value, ValueDef};

/// What a select computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectPattern {
    /// One of the minimum and maximum operations, with its operands.
    Binary(BinaryOp, Value, Value),
    /// `IAbs` of a value.
    Unary(UnaryOp, Value),
}

/// Replaces selects that are a minimum, a maximum or an absolute value.
pub fn simplify(function: &mut Function, signed_zeros: bool) {
    let keys: Vec<_> = function.insts.keys().collect();
    for inst in keys {
        let data = &function.insts[inst];
        let &[cond, a, b] = data.args.as_slice() else {
            continue;
        };
        if data.op != Op::Select {
            continue;
        }
        let (op, args) = match select_pattern(function, cond, a, b, signed_zeros) {
            // What overflow means does not matter for minima and maxima.
            Some(SelectPattern::Binary(op, x, y)) => {
                (Op::Binary(op, crate::ssa::Overflow::Wraps), vec![x, y])
            }
            Some(SelectPattern::Unary(op, x)) => (Op::Unary(op), vec![x]),
            None => continue,
        };
        let data = &mut function.insts[inst];
        data.op = op;
        data.args = args;
    }
}

/// What `cond ? a : b` computes, if it is exactly a minimum, a maximum or an absolute value.
/// Without `signed_zeros`, zeros of both signs count as the same.
pub fn select_pattern(
    function: &Function,
    cond: Value,
    a: Value,
    b: Value,
    signed_zeros: bool,
) -> Option<SelectPattern> {
    let ty = function.values[a].ty;
    match (op_of(function, cond)?, args_of(function, cond)) {
        (Op::Unary(UnaryOp::Not), &[inner]) => {
            // The operand is a comparison at once: complements of complements are folded.
            match op_of(function, inner)? {
                Op::ICmp(_) | Op::FCmp(_) => select_pattern(function, inner, b, a, signed_zeros),
                _ => None,
            }
        }
        (&Op::FCmp(cc), &[x, y]) => {
            let (op, p, q) = float_pattern(cc, order(function, x, y, a, b)?)?.operands(x, y);
            let tie_matters = matches!(cc, FloatCC::Le | FloatCC::Ge)
                && signed_zeros
                && !is_nonzero_constant(function, x)
                && !is_nonzero_constant(function, y);
            (!tie_matters).then_some(SelectPattern::Binary(op, p, q))
        }
        (&Op::ICmp(cc), &[x, y]) if ty.is_int() && ty != Type::I1 => {
            if let Some(order) = order(function, x, y, a, b) {
                return Some(SelectPattern::Binary(int_pattern(cc, order)?, x, y));
            }
            absolute(function, cc, x, y, a, b)
        }
        _ => None,
    }
}

/// Which arm is which operand of the comparison.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// `x cc y ? x : y`
    Same,
    /// `x cc y ? y : x`
    Swapped,
}

fn order(function: &Function, x: Value, y: Value, a: Value, b: Value) -> Option<Order> {
    if same(function, x, a) && same(function, y, b) {
        Some(Order::Same)
    } else if same(function, x, b) && same(function, y, a) {
        Some(Order::Swapped)
    } else {
        None
    }
}

/// `FMin` or `FMax`, and whether its operands are those of the comparison swapped.
#[derive(Clone, Copy)]
struct FloatPattern(BinaryOp, bool);

impl FloatPattern {
    fn operands(self, x: Value, y: Value) -> (BinaryOp, Value, Value) {
        if self.1 {
            (self.0, y, x)
        } else {
            (self.0, x, y)
        }
    }
}

/// On NaN the comparison fails and the second arm is the result; the operations give their second
/// operand then, so the second arm must be the second operand. With `<=` and `>=` the result on
/// equal operands is the other arm, which differs for zeros of different signs only.
fn float_pattern(cc: FloatCC, order: Order) -> Option<FloatPattern> {
    let swapped = order == Order::Swapped;
    let op = match (cc, swapped) {
        (FloatCC::Lt | FloatCC::Le, false) | (FloatCC::Gt | FloatCC::Ge, true) => BinaryOp::FMin,
        (FloatCC::Gt | FloatCC::Ge, false) | (FloatCC::Lt | FloatCC::Le, true) => BinaryOp::FMax,
        (FloatCC::Eq | FloatCC::Ne, _) => return None,
    };
    Some(FloatPattern(op, swapped))
}

fn int_pattern(cc: IntCC, order: Order) -> Option<BinaryOp> {
    let (min, max, less) = match cc {
        IntCC::Slt | IntCC::Sle => (BinaryOp::SMin, BinaryOp::SMax, true),
        IntCC::Sgt | IntCC::Sge => (BinaryOp::SMin, BinaryOp::SMax, false),
        IntCC::Ult | IntCC::Ule => (BinaryOp::UMin, BinaryOp::UMax, true),
        IntCC::Ugt | IntCC::Uge => (BinaryOp::UMin, BinaryOp::UMax, false),
        IntCC::Eq | IntCC::Ne => return None,
    };
    Some(if less == (order == Order::Same) {
        min
    } else {
        max
    })
}

/// `x < 0 ? -x : x` and its like; the minimum stays itself, or its negation was undefined.
fn absolute(
    function: &Function,
    cc: IntCC,
    x: Value,
    y: Value,
    a: Value,
    b: Value,
) -> Option<SelectPattern> {
    let (x, cc, bound) = match (constant(function, x), constant(function, y)) {
        (_, Some(bound)) => (x, cc, bound),
        (Some(bound), _) => (y, mirrored(cc), bound),
        (None, None) => return None,
    };
    let x_if_true = match (cc, bound) {
        (IntCC::Slt, 0 | 1) | (IntCC::Sle, 0 | -1) => false,
        (IntCC::Sgt, 0 | -1) | (IntCC::Sge, 0 | 1) => true,
        _ => return None,
    };
    let (positive, negative) = if x_if_true { (a, b) } else { (b, a) };
    let negated = match (op_of(function, negative)?, args_of(function, negative)) {
        (Op::Binary(BinaryOp::Sub, _), &[zero, of]) => {
            constant(function, zero) == Some(0) && of == x
        }
        _ => false,
    };
    (positive == x && negated).then_some(SelectPattern::Unary(UnaryOp::IAbs, x))
}

fn mirrored(cc: IntCC) -> IntCC {
    match cc {
        IntCC::Eq => IntCC::Eq,
        IntCC::Ne => IntCC::Ne,
        IntCC::Slt => IntCC::Sgt,
        IntCC::Sle => IntCC::Sge,
        IntCC::Sgt => IntCC::Slt,
        IntCC::Sge => IntCC::Sle,
        IntCC::Ult => IntCC::Ugt,
        IntCC::Ule => IntCC::Uge,
        IntCC::Ugt => IntCC::Ult,
        IntCC::Uge => IntCC::Ule,
    }
}

fn op_of(function: &Function, value: Value) -> Option<&Op> {
    match function.values[value].def {
        ValueDef::Result(inst) => Some(&function.insts[inst].op),
        ValueDef::Param(..) => None,
    }
}

fn args_of(function: &Function, value: Value) -> &[Value] {
    match function.values[value].def {
        ValueDef::Result(inst) => &function.insts[inst].args,
        ValueDef::Param(..) => &[],
    }
}

fn imm(function: &Function, value: Value) -> Option<Imm> {
    match op_of(function, value)? {
        Op::Const(imm) => Some(*imm),
        _ => None,
    }
}

fn constant(function: &Function, value: Value) -> Option<i64> {
    match imm(function, value)? {
        Imm::Int(bits) => Some(bits),
        Imm::F32(_) | Imm::F64(_) => None,
    }
}

fn is_nonzero_constant(function: &Function, value: Value) -> bool {
    match imm(function, value) {
        Some(Imm::F32(bits)) => f32::from_bits(bits) != 0.0,
        Some(Imm::F64(bits)) => f64::from_bits(bits) != 0.0,
        Some(Imm::Int(_)) | None => false,
    }
}

/// The same value, or constants with the same bits.
fn same(function: &Function, a: Value, b: Value) -> bool {
    let types = (function.values[a].ty, function.values[b].ty);
    a == b || types.0 == types.1 && imm(function, a).is_some_and(|x| imm(function, b) == Some(x))
}

#[cfg(test)]
mod tests;
