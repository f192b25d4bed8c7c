//! Which branches of scalar code are none in the code that compilers make of it.
//!
//! Where both ways only compute few integers and meet again, compilers compute both, and select
//! (`count += x == y`): nothing is predicted, and nothing can be predicted wrongly.

use super::instructions::instruction;
use crate::ssa::{Block, BlockCall, Function, Inst, Op, Terminator};
use frontend::sorted::{SortedMap, SortedSet};

/// The most that one way may compute, in instructions of one cycle's issue slot each: both gcc and clang at
/// `-O2` take about as many.
const MOST: u32 = 3;

/// What becomes straight-line code.
#[derive(Default)]
pub(super) struct Selects {
    /// The blocks whose branches are no branches.
    pub conditions: SortedSet<Block>,
    /// What stands behind them, and is done always.
    pub always: SortedSet<Inst>,
    /// How many values are selected.
    pub values: u32,
}

/// A way from a branch to where both meet.
struct Way {
    insts: Vec<Inst>,
    end: BlockCall,
}

/// The branches of a region, whose blocks are in reverse post-order, that are none.
pub(super) fn selects(f: &Function, blocks: &[Block]) -> Selects {
    let mut edges: SortedMap<Block, u32> = SortedMap::new();
    for to in blocks.iter().flat_map(|&b| f.blocks[b].terminator.edges()) {
        *edges.entry(to.block).or_default() += 1;
    }
    // What is behind the region, and its beginning, are reached in other ways as well.
    let inside: SortedSet<Block> = blocks.iter().skip(1).copied().collect();
    edges.retain(|block, _| inside.contains(block));
    let mut found = Selects::default();
    let mut straight: SortedMap<Block, Way> = SortedMap::new();
    for &block in blocks.iter().rev() {
        let Terminator::Branch {
            then, otherwise, ..
        } = &f.blocks[block].terminator
        else {
            continue;
        };
        let way = |to| way(f, (&edges, &straight), to);
        let (Some(then), Some(otherwise)) = (way(then), way(otherwise)) else {
            continue;
        };
        let meet = then.end.block == otherwise.end.block;
        let differ = then.end.args.iter().zip(&otherwise.end.args);
        let differ = differ.filter(|(a, b)| a != b);
        let integers = differ.clone().all(|(&a, _)| f.values[a].ty.is_int());
        if !meet || !integers {
            continue;
        }
        found.conditions.insert(block);
        found.values += differ.count() as u32;
        found
            .always
            .extend(then.insts.iter().chain(&otherwise.insts).copied());
        // What selects is not known by a name: the arguments of one side stand for both.
        straight.insert(
            block,
            Way {
                insts: [then.insts, otherwise.insts].concat(),
                end: then.end,
            },
        );
    }
    found
}

/// The way over an edge, through blocks that nothing else leads to.
fn way(
    f: &Function,
    (edges, straight): (&SortedMap<Block, u32>, &SortedMap<Block, Way>),
    edge: &BlockCall,
) -> Option<Way> {
    let mut way = Way {
        insts: Vec::new(),
        end: edge.clone(),
    };
    while edges.get(&way.end.block) == Some(&1) {
        let block = way.end.block;
        way.insts.extend(&f.blocks[block].insts);
        match (&f.blocks[block].terminator, straight.get(&block)) {
            (Terminator::Jump(to), _) => way.end = to.clone(),
            (_, Some(inner)) => {
                way.insts.extend(&inner.insts);
                way.end = inner.end.clone();
            }
            (_, None) => break,
        }
    }
    let simple = |&inst: &Inst| {
        let op = &f.insts[inst].op;
        let memory = matches!(op, Op::Load(_) | Op::Store(_) | Op::Undef);
        !memory && instruction(f, inst) <= 1
    };
    let few = way
        .insts
        .iter()
        .map(|&inst| instruction(f, inst))
        .sum::<u32>()
        <= MOST;
    (few && way.insts.iter().all(simple)).then_some(way)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ssa::parse::parse;

    /// A loop in which `then` is done if `v9` is as large as a number, and what comes of it there.
    fn conditional(then: &str) -> (Function, Vec<Block>) {
        let text = format!(
            "function \"count\" {{
block0(v0: i32, v1: ptr):
  v4: i32 = const 0 @0..0
  jump block1(v4, v4)
block1(v5: i32, v3: i32):
  v6: i1 = icmp slt v5, v0 @0..0
  branch v6, block2, block6
block2:
  v7: i64 = sext v5 @0..0
  v8: ptr = ptradd 4 v1, v7 @0..0
  v9: i32 = load int v8 @0..0
  v10: i1 = icmp sge v9, v4 @0..0
  branch v10, block3, block4(v3)
block3:
{then}  jump block4(v12)
block4(v13: i32):
  v14: i32 = const 1 @0..0
  v15: i32 = add.nsw v5, v14 @0..0
  jump block1(v15, v13)
block6:
  return
}}
"
        );
        let f = parse(&text).expect("it is SSA");
        let blocks = f.blocks.keys().skip(1).take(4).collect();
        (f, blocks)
    }

    #[test]
    fn a_count_under_a_condition_is_no_branch() {
        let (f, blocks) = conditional(
            "  v11: i32 = const 1 @0..0
  v12: i32 = add v3, v11 @0..0
",
        );
        let found = selects(&f, &blocks);
        assert_eq!(found.conditions, SortedSet::from([blocks[1]]));
        assert_eq!((found.always.len(), found.values), (2, 1));
    }

    #[test]
    fn what_reads_or_divides_is_done_behind_a_branch() {
        for then in [
            "  v12: i32 = load int v8 @0..0\n",
            "  v12: i32 = sdiv v3, v9 @0..0\n",
        ] {
            let (f, blocks) = conditional(then);
            let found = selects(&f, &blocks);
            assert!(found.conditions.is_empty(), "{then}");
            assert_eq!((found.always.len(), found.values), (0, 0), "{then}");
        }
    }
}
