//! Instructions that do harm where the program would not have done them.

use super::facts::{Hazard, HazardKind};
use crate::options::Options;
use crate::ssa::{BinaryOp, Block, ConvertOp, Inst, InstData, Op, UnaryOp, Value};

/// Whether an operation may raise flags that one looks for: an integer as a floating-point number is at most inexact.
pub(super) fn raises_flags(op: &Op) -> bool {
    matches!(
        op,
        Op::Binary(
            BinaryOp::FAdd
                | BinaryOp::FSub
                | BinaryOp::FMul
                | BinaryOp::FDiv
                | BinaryOp::FMin
                | BinaryOp::FMax,
            _,
        ) | Op::Unary(UnaryOp::FSqrt | UnaryOp::FRint)
            | Op::Fma
            | Op::FCmp(_)
            | Op::Convert(
                ConvertOp::FToSi | ConvertOp::FToUi | ConvertOp::FExt | ConvertOp::FTrunc
            )
    )
}

/// Conditional instructions that may trap or raise flags.
pub(super) fn hazards<'a>(
    conditional: impl Iterator<Item = (Block, Inst, &'a InstData)>,
    constant: impl Fn(Value) -> Option<i64>,
    options: &Options,
) -> Vec<Hazard> {
    let kind = |op: &Op, args: &[Value]| match op {
        Op::Binary(op @ (BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem), _) => {
            let divisor = args.get(1).and_then(|&v| constant(v));
            let signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
            let safe = divisor.is_some_and(|d| d != 0 && !(signed && d == -1));
            (!safe).then_some(HazardKind::Division)
        }
        op if raises_flags(op) && options.trapping_math => Some(HazardKind::FpFlags),
        _ => None,
    };
    conditional
        .filter_map(|(_, inst, data)| kind(&data.op, &data.args).map(|kind| Hazard { inst, kind }))
        .collect()
}
