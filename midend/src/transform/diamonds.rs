//! Branches whose sides meet again at once.

use crate::ssa::{Block, BlockCall, Function, Terminator, Value};
use frontend::sorted::SortedMap;

/// A branch and where its sides meet, to which nothing else leads.
pub(super) struct Diamond {
    pub cond: Value,
    /// Blocks of the sides where the condition holds and where it does not, if they have any.
    pub sides: [Option<Block>; 2],
    /// What each brings along.
    pub calls: [BlockCall; 2],
}

impl Diamond {
    /// Where the sides meet.
    pub fn join(&self) -> Block {
        self.calls[0].block
    }
}

/// How many edges lead to each of some blocks.
pub(super) fn edges_to(f: &Function, blocks: &[Block]) -> SortedMap<Block, u32> {
    let mut edges = SortedMap::new();
    for &block in blocks {
        for edge in f.blocks[block].terminator.edges() {
            *edges.entry(edge.block).or_default() += 1;
        }
    }
    edges
}

/// The branch that a block ends with, if its sides have no more than `most` instructions each and meet at once.
pub(super) fn diamond(
    f: &Function,
    edges: &SortedMap<Block, u32>,
    block: Block,
    most: usize,
) -> Option<Diamond> {
    let Terminator::Branch {
        cond,
        then,
        otherwise,
    } = &f.blocks[block].terminator
    else {
        return None;
    };
    if then.block == otherwise.block {
        return None;
    }
    let ends = [then, otherwise].map(|edge| end(f, edges, edge, most));
    let (sides, calls) = match ends {
        [Some(a), Some(b)] if a.block == b.block => {
            ([Some(then.block), Some(otherwise.block)], [a, b])
        }
        [Some(a), _] if a.block == otherwise.block => ([Some(then.block), None], [a, otherwise]),
        [_, Some(b)] if b.block == then.block => ([None, Some(otherwise.block)], [then, b]),
        _ => return None,
    };
    let join = calls[0].block;
    let alone = join != block && Some(join) != f.entry() && edges.get(&join) == Some(&2);
    alone.then(|| Diamond {
        cond: *cond,
        sides,
        calls: calls.map(Clone::clone),
    })
}

/// Where a side goes on, if nothing else leads to it and it has one way out.
fn end<'f>(
    f: &'f Function,
    edges: &SortedMap<Block, u32>,
    edge: &BlockCall,
    most: usize,
) -> Option<&'f BlockCall> {
    let data = &f.blocks[edge.block];
    let alone = edges.get(&edge.block) == Some(&1) && data.params.is_empty();
    match &data.terminator {
        Terminator::Jump(call) if alone && data.insts.len() <= most => Some(call),
        _ => None,
    }
}
