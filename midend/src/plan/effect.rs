//! What operations do beside giving results.

use crate::plan::POp;

/// What an operation does beside giving a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// It reads memory.
    Reads,
    /// It writes memory.
    Writes,
    /// Something else, or it reads what is in no object.
    Other,
}

/// What an operation does beside giving a result.
pub fn effect(op: &POp) -> Effect {
    match op {
        POp::Load(_) | POp::Gather { .. } => Effect::Reads,
        POp::Store(_) | POp::Scatter { .. } | POp::CompressStore => Effect::Writes,
        POp::Assign(_)
        | POp::Return
        | POp::Leave
        | POp::Array(..)
        | POp::ReadBlock(_)
        | POp::Hide
        | POp::Variant { .. }
        | POp::CallEach { .. } => Effect::Other,
        POp::LiveIn(_)
        | POp::Param(_)
        | POp::Active
        | POp::Const(_)
        | POp::GlobalAddr(_)
        | POp::LocalAddr(_)
        | POp::PtrAdd { .. }
        | POp::Field(_)
        | POp::Binary(_)
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
        | POp::Splat
        | POp::Build
        | POp::Iota
        | POp::SumGroups(_)
        | POp::Dot
        | POp::Reduce(_)
        | POp::ReduceOrdered(_)
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
        | POp::Splice
        | POp::MaskResize
        | POp::Any
        | POp::All
        | POp::Several
        | POp::FirstOn
        | POp::CountOn
        | POp::ExtractAt => Effect::None,
    }
}
