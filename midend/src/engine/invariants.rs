//! Steps of loops inside that come to the same in each iteration, before the loop.
//!
//! A compiler does that by itself, but not where the operands of floating-point operations are made
//! harmless for lanes that have left, for these masks change. All lanes that enter a loop do those of
//! its steps that stand under no condition, so that doing them once before it raises no flag that
//! would not be raised.

use super::linearize::{InnerLoop, Linear, Step};
use super::mask::Masks;
use super::shape::{Shape, Shapes};
use crate::ssa::{Function, Inst, Op, Value};

/// Moves such steps out of all loops, from as many as they can leave.
pub fn hoist(f: &Function, linear: &mut Linear, shapes: &Shapes) {
    // Outer loops come before inner ones.
    for number in (0..linear.loops.len()).rev() {
        let found = invariants(f, &mut linear.loops[number], shapes);
        if !found.is_empty() {
            linear.put_before_loop(number, &found);
        }
    }
}

/// Takes them from a loop.
fn invariants(f: &Function, l: &mut InnerLoop, shapes: &Shapes) -> Vec<Inst> {
    let mut found = Vec::new();
    let mut steps = std::mem::take(&mut l.steps).into_iter();
    for step in steps.by_ref() {
        let Step::Inst { inst, mask } = step else {
            l.steps.push(step);
            match l.steps.last() {
                Some(Step::Join { .. }) => continue,
                _ => break,
            }
        };
        let data = &f.insts[inst];
        let varies = |r| shapes.of(r) == Shape::Varying;
        let is_same = |arg: &Value| !l.defines.contains(arg) || f.is_constant(*arg);
        let same = data.args.iter().all(is_same);
        match data.result {
            Some(result) if mask == Masks::TRUE && varies(result) && same && is_pure(&data.op) => {
                l.defines.remove(&result);
                found.push(inst);
            }
            _ => l.steps.push(step),
        }
        // What comes after a call may not be done at all, or is to be seen by it.
        if matches!(data.op, Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_)) {
            break;
        }
    }
    l.steps.extend(steps);
    found
}

fn is_pure(op: &Op) -> bool {
    match op {
        Op::Binary(..)
        | Op::Unary(_)
        | Op::Fma
        | Op::Convert(_)
        | Op::ICmp(_)
        | Op::FCmp(_)
        | Op::Select => true,
        Op::Const(_)
        | Op::Undef
        | Op::GlobalAddr(_)
        | Op::LocalAddr(_)
        | Op::PtrAdd { .. }
        | Op::Field(_)
        | Op::Load(_)
        | Op::Store(_)
        | Op::Call(_)
        | Op::LaneCall(_)
        | Op::Opaque(_) => false,
    }
}
