//! Operations for which the order of lanes does not count.

use super::{POp, ReduceOp};

/// Whether an operation does the same to each lane, whichever lanes stand beside it, or has one result for all of them
/// that does not depend on their order: given lanes in another order, all vectors in the same one, it gives the same in
/// that order. A conversion that changes how many registers the lanes take still needs to know their order.
pub fn is_orderless(op: &POp) -> bool {
    match op {
        POp::Binary(_)
        | POp::Unary(_)
        | POp::ICmp(_)
        | POp::FCmp(_)
        | POp::UnorderedFCmp(_)
        | POp::Select
        | POp::Convert(_)
        | POp::ShiftBy(_)
        | POp::Average(_)
        | POp::Fused(_)
        | POp::Saturate(_)
        | POp::Dot
        | POp::MaskResize
        | POp::Splat
        | POp::Any
        | POp::All
        | POp::Several
        | POp::CountOn => true,
        POp::Reduce(op) => match op {
            ReduceOp::Add
            | ReduceOp::Mul
            | ReduceOp::And
            | ReduceOp::Or
            | ReduceOp::Xor
            | ReduceOp::SMin
            | ReduceOp::SMax
            | ReduceOp::UMin
            | ReduceOp::UMax => true,
            // What is not the same in another order is done in that of the lanes.
            ReduceOp::FAdd | ReduceOp::FMul | ReduceOp::FMin | ReduceOp::FMax => false,
        },
        POp::Param(_)
        | POp::Active
        | POp::Return
        | POp::Leave
        | POp::LiveIn(_)
        | POp::Assign(_)
        | POp::Const(_)
        | POp::GlobalAddr(_)
        | POp::LocalAddr(_)
        | POp::Array(..)
        | POp::PtrAdd { .. }
        | POp::Field(_)
        | POp::Build
        | POp::Iota
        | POp::Load(_)
        | POp::ReadBlock(_)
        | POp::Hide
        | POp::Store(_)
        | POp::Gather { .. }
        | POp::Scatter { .. }
        | POp::CompressStore
        | POp::ReduceOrdered(_)
        | POp::SumGroups(_)
        | POp::Variant { .. }
        | POp::CallEach { .. }
        | POp::FirstOn
        | POp::ExtractAt
        | POp::Extract(_)
        | POp::Reverse
        | POp::Permute(_)
        | POp::Zip(_)
        | POp::Unzip(_)
        | POp::ZipBlocks(_)
        | POp::Unzip3(_)
        | POp::Zip3(_)
        | POp::Concat
        | POp::Split(_)
        | POp::Splice => false,
    }
}
