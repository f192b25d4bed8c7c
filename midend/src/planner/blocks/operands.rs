//! Which operands of operations side by side belong together.

use super::alike::likeness;
use super::around::Around;
use crate::ssa::{BinaryOp, Function, Inst, Op, Value};

/// The operands of an operation of all lanes; where it commutes, those beside each other that are more alike.
pub(super) fn operands(
    around: &Around<'_>,
    insts: &[Inst],
    commutes: impl Fn(Inst) -> bool,
) -> [Vec<Value>; 2] {
    let f = around.view.f;
    let mut sides = [Vec::new(), Vec::new()];
    for &inst in insts {
        let [a, b] = [f.insts[inst].args[0], f.insts[inst].args[1]];
        let swapped = match (commutes(inst), sides[0].last(), sides[1].last()) {
            (true, Some(&left), Some(&right)) => {
                let as_it_is = likeness(around, left, a) + likeness(around, right, b);
                likeness(around, left, b) + likeness(around, right, a) > as_it_is
            }
            _ => false,
        };
        let [left, right] = if swapped { [b, a] } else { [a, b] };
        sides[0].push(left);
        sides[1].push(right);
    }
    sides
}

/// Whether operands may be exchanged. Of two NaNs the sum and the product are the first, but no program can
/// rely on it: compilers exchange them as they like.
pub(super) fn commutes(op: BinaryOp) -> bool {
    use BinaryOp::{Add, And, FAdd, FMul, Mul, Or, SMax, SMin, UMax, UMin, Xor};
    matches!(
        op,
        Add | Mul | And | Or | Xor | FAdd | FMul | SMin | SMax | UMin | UMax
    )
}

/// Which of these sums and differences are differences, if they are nothing else and of one type.
pub(super) fn alternating(f: &Function, insts: &[Inst]) -> Option<Vec<bool>> {
    use BinaryOp::{Add, FAdd, FSub, Sub};
    let ty = |inst: Inst| Some(f.values[f.insts[inst].result?].ty);
    let subtracts = |&inst: &Inst| match f.insts[inst].op {
        Op::Binary(Add | FAdd, _) => Some(false),
        Op::Binary(Sub | FSub, _) => Some(true),
        _ => None,
    };
    let all: Option<Vec<bool>> = insts.iter().map(subtracts).collect();
    let alike = insts.iter().all(|&inst| ty(inst) == ty(insts[0]));
    all.filter(|_| alike)
}
