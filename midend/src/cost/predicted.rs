//! Which branches of a loop go the same way in all iterations: predicted wrongly once at most, they cost no more than
//! any instruction.

use crate::ssa::{Block, Function, Op, Terminator, Value};
use frontend::sorted::SortedSet;

/// Whether the branch at the end of a block of a region, whose blocks are in reverse post-order, goes the same way as
/// long as the region is repeated.
pub(super) fn predicted(f: &Function, blocks: &[Block]) -> impl Fn(Block) -> bool {
    let changing = changing(f, blocks);
    move |block| match &f.blocks[block].terminator {
        Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => {
            !changing.contains(value)
        }
        Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => true,
    }
}

/// The values of a region that may differ between its iterations. What is read at an address that does not is taken for
/// one that stays.
fn changing(f: &Function, blocks: &[Block]) -> SortedSet<Value> {
    let params = blocks.iter().flat_map(|&block| &f.blocks[block].params);
    let mut changing: SortedSet<Value> = params.copied().collect();
    for &inst in blocks.iter().flat_map(|&block| &f.blocks[block].insts) {
        let data = &f.insts[inst];
        let effect = matches!(data.op, Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_));
        if effect || data.args.iter().any(|arg| changing.contains(arg)) {
            changing.extend(data.result);
        }
    }
    changing
}
