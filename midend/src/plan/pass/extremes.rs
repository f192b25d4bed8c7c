//! Minima and maxima of integers in the place of comparisons that select one of what they compare.
//!
//! The engine knows those that the source spells with one read of each operand; what is read again where it is
//! selected is known to be the same only once that is written.

use super::code::{Code, Pass, When};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::plan::{PInst, POp, PType};
use crate::ssa::{BinaryOp, IntCC};

/// The row.
pub(super) const EXTREMES: Pass = Pass {
    name: "extremes",
    what: "The smaller or the larger of two compared integers is taken by one operation",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    rewrite(code, &mut |program, inst| extreme(program, inst));
}

/// A minimum or maximum in the place of a selection, if that is cheaper.
fn extreme(program: &mut Rewrite<'_>, inst: &PInst) -> Option<Instead> {
    let (POp::Select, &[mask, then, otherwise]) = (inst.op, &inst.args[..]) else {
        return None;
    };
    let comparison = program.known(mask)?;
    let (POp::ICmp(cc), &[a, b]) = (comparison.op, &comparison.args[..]) else {
        return None;
    };
    let op = match (a, b) {
        _ if (a, b) == (then, otherwise) => smaller_if(cc)?,
        _ if (b, a) == (then, otherwise) => smaller_if(cc.swapped())?,
        _ => return None,
    };
    if !matches!(program.ty(then), PType::Vector(elem, _) if elem.is_int()) {
        return None;
    }
    let mut before = program.price(inst)?;
    if program.uses(mask) == 1 {
        before += program.price(comparison)?;
    }
    let extreme = PInst {
        op: POp::Binary(op),
        args: vec![then, otherwise],
        ..inst.clone()
    };
    (program.price(&extreme)? < before).then(|| Instead::Steps(vec![extreme]))
}

/// What it is to take the first of two integers if they compare so, otherwise the second.
fn smaller_if(cc: IntCC) -> Option<BinaryOp> {
    match cc {
        IntCC::Slt | IntCC::Sle => Some(BinaryOp::SMin),
        IntCC::Sgt | IntCC::Sge => Some(BinaryOp::SMax),
        IntCC::Ult | IntCC::Ule => Some(BinaryOp::UMin),
        IntCC::Ugt | IntCC::Uge => Some(BinaryOp::UMax),
        IntCC::Eq | IntCC::Ne => None,
    }
}
