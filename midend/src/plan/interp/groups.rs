//! Sums of groups of neighbouring lanes.

use crate::plan::GroupOp;
use crate::ssa::eval::{self, Trap};
use crate::ssa::{BinaryOp, ConvertOp, Overflow, Type};

/// What a pair of lanes contributes to its group's sum; `b` is `a` if there is one operand.
pub(super) fn group_term(op: GroupOp, from: Type, to: Type, a: u64, b: u64) -> Result<u64, Trap> {
    let extend = |how, x| eval::convert(how, from, to, x);
    let binary = |op, ty, x, y| eval::binary(op, Overflow::Wraps, ty, x, y);
    match op {
        GroupOp::Unsigned => extend(ConvertOp::ZExt, a),
        GroupOp::Signed => extend(ConvertOp::SExt, a),
        GroupOp::Distance => {
            let most = binary(BinaryOp::UMax, from, a, b)?;
            let least = binary(BinaryOp::UMin, from, a, b)?;
            extend(ConvertOp::ZExt, binary(BinaryOp::Sub, from, most, least)?)
        }
        GroupOp::Product => {
            let (a, b) = (extend(ConvertOp::SExt, a)?, extend(ConvertOp::SExt, b)?);
            binary(BinaryOp::Mul, to, a, b)
        }
    }
}
