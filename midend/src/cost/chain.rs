//! Latency of what each iteration needs of the one before.

use super::instructions::instruction;
use crate::engine::linearize::{Linear, Step};
use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, Op, UnaryOp, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// From a load to what uses it, also of what was stored just before.
pub(super) const LOAD: u32 = 20;

/// The longest way, in quarter cycles, from what an iteration has of the one before, which are header
/// parameters and loads, to what it leaves for the next one: stores, and the last values of parameters.
pub fn recurrence(
    f: &Function,
    linear: &Linear,
    carried: &SortedSet<Value>,
    loads: &SortedSet<Inst>,
    nexts: &[Value],
) -> u32 {
    let ready = ready(f, linear, carried, loads);
    let stored = linear.steps.iter().filter_map(|step| match step {
        Step::Inst { inst, .. } => stored_at(f, *inst, &ready),
        Step::Join { .. } | Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => None,
    });
    let ends = nexts.iter().filter_map(|next| ready.get(next).copied());
    ends.chain(stored).max().unwrap_or(0)
}

/// After what time an instruction without a result has all its operands, if it needs any that is timed.
pub(super) fn stored_at(f: &Function, inst: Inst, ready: &SortedMap<Value, u32>) -> Option<u32> {
    let data = &f.insts[inst];
    let of_args = data.args.iter().filter_map(|arg| ready.get(arg));
    of_args.max().copied().filter(|_| data.result.is_none())
}

/// After what time values are there that need what an iteration has of the one before, in quarter cycles.
pub(super) fn ready(
    f: &Function,
    linear: &Linear,
    carried: &SortedSet<Value>,
    loads: &SortedSet<Inst>,
) -> SortedMap<Value, u32> {
    let mut ready: SortedMap<Value, u32> = carried.iter().map(|&phi| (phi, 0)).collect();
    for step in &linear.steps {
        match step {
            Step::Inst { inst, .. } => {
                let data = &f.insts[*inst];
                let from = data.args.iter().filter_map(|arg| ready.get(arg)).max();
                let from = from.copied().or(loads.contains(inst).then_some(0));
                if let (Some(from), Some(result)) = (from, data.result) {
                    ready.insert(result, from + latency(f, *inst));
                }
            }
            Step::Join { param, sources } => {
                let from = sources.iter().filter_map(|(_, value)| ready.get(value));
                if let Some(&from) = from.max() {
                    ready.insert(*param, from);
                }
            }
            Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => {}
        }
    }
    ready
}

/// From the operands of an instruction to its result.
pub(super) fn latency(f: &Function, inst: Inst) -> u32 {
    match &f.insts[inst].op {
        Op::Load(_) => LOAD,
        Op::Binary(BinaryOp::FDiv, _) => 2 * instruction(f, inst),
        Op::Binary(op, _) => of_binary(*op).unwrap_or(instruction(f, inst).max(4)),
        Op::Unary(UnaryOp::FSqrt) => 2 * instruction(f, inst),
        Op::Convert(ConvertOp::Trunc | ConvertOp::PtrToInt | ConvertOp::IntToPtr) => 0,
        Op::Convert(ConvertOp::ZExt | ConvertOp::SExt) | Op::Select | Op::ICmp(_) => 4,
        Op::Fma => 16,
        Op::Convert(_) | Op::FCmp(_) | Op::Unary(_) => 12,
        Op::PtrAdd { .. } | Op::Field(_) => 0,
        _ => instruction(f, inst),
    }
}

/// That of operations which take about as long on vectors.
pub(super) fn of_binary(op: BinaryOp) -> Option<u32> {
    match op {
        BinaryOp::FAdd | BinaryOp::FSub => Some(12),
        BinaryOp::FMul | BinaryOp::Mul => Some(14),
        BinaryOp::FMin | BinaryOp::FMax => Some(8),
        _ => None,
    }
}
