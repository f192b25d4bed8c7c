//! Stores that may be done behind a join instead of where they stand: nothing on the way there meets them, and
//! all other ways overwrite them before anything may read what they wrote.

use super::dead_stores::Overwriting;
use super::places::Accessed;
use crate::ssa::{Block, Inst};
use frontend::sorted::{SortedMap, SortedSet};

/// An edge: the block that it comes from, and which of that block's edges.
pub(super) type Edge = (Block, usize);

/// Accesses and blocks that a store is looked for behind.
const MAX_BEHIND: usize = 32;

/// For edges to a join the stores that may be done behind it, those that stand last first, and the blocks they
/// stand in. Done behind it on one edge, a store has to be on all edges to the join that it is given for.
/// `edges` are those to each block.
pub(super) fn movable(
    over: &Overwriting<'_>,
    join: Block,
    edges: &SortedMap<Block, Vec<Edge>>,
) -> SortedMap<Edge, Vec<(Block, Inst)>> {
    let to_join = edges.get(&join).into_iter().flatten();
    let mut found: SortedMap<Edge, Vec<(Block, Inst)>> = to_join
        .map(|&edge| (edge, unmet_before(over, edge.0, edges)))
        .collect();
    let stores: SortedSet<(Block, Inst)> = found.values().flatten().copied().collect();
    for store in stores {
        let moved = |edge: Edge| found.get(&edge).is_some_and(|all| all.contains(&store));
        let stays = over
            .accessed(store.1)
            .is_none_or(|accessed| !over.is_overwritten_behind(&accessed, store.0, moved));
        if stays {
            for all in found.values_mut() {
                all.retain(|one| *one != store);
            }
        }
    }
    found
}

/// Stores that nothing meets between them and the end of a block, on the one way that comes there from them.
fn unmet_before(
    over: &Overwriting<'_>,
    mut block: Block,
    edges: &SortedMap<Block, Vec<Edge>>,
) -> Vec<(Block, Inst)> {
    let (mut found, mut behind): (Vec<(Block, Inst)>, Vec<Accessed>) = Default::default();
    for _ in 0..MAX_BEHIND {
        for &inst in over.insts(block).iter().rev() {
            if !over.is_access(inst) {
                continue;
            }
            let Some(accessed) = over.accessed(inst) else {
                return found;
            };
            if behind.len() >= MAX_BEHIND {
                return found;
            }
            if accessed.is_store && behind.iter().all(|other| !over.meet(&accessed, other)) {
                found.push((block, inst));
            }
            behind.push(accessed);
        }
        match edges.get(&block).map(Vec::as_slice) {
            Some(&[(from, _)]) => block = from,
            _ => break,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use crate::options::Options;
    use crate::ssa::Op;
    use crate::ssa::parse::parse;
    use crate::transform::sink;

    /// How many stores are left of an iteration that stores `v0[v2]` and goes on in these ways to `block3`, or
    /// out of the loop to `block9`; `v1` is another pointer.
    fn left(ways: &str) -> usize {
        let text = format!(
            "function \"f\" {{\n  var0 \"p\": pointer scalar i32 \"int\", param 0\n  \
             var1 \"q\": pointer restrict scalar i32 \"int\", param 1\n  sym0 \"g\": function\n\
             block0(v0: ptr, v1: ptr, v3: i1):\n  v4: i64 = const 0\n  v5: i64 = const 1\n  \
             v6: i32 = const 7\n  jump block1(v4)\n\
             block1(v2: i64):\n  v7: ptr = ptradd 4 v0, v2\n  store int v7, v6\n{ways}\
             block3:\n  v9: i64 = add v2, v5\n  branch v3, block1(v9), block9\n\
             block9:\n  return\n}}\n"
        );
        let mut f = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        sink(&mut f, &Options::default());
        let insts = f.blocks.values().flat_map(|block| &block.insts);
        let stores = insts.filter(|&&inst| matches!(f.insts[inst].op, Op::Store(_)));
        stores.count()
    }

    /// The same behind something, and on one way, behind something else, the same place once more.
    fn left_behind(between: &str, there: &str) -> usize {
        left(&format!(
            "{between}  branch v3, block2, block3\n\
             block2:\n  v8: ptr = ptradd 4 v0, v2\n{there}  store int v8, v6\n  jump block3\n"
        ))
    }

    #[test]
    fn nothing_on_the_way_meets_what_is_moved() {
        let moved = |between: &str, there: &str| left_behind(between, there) == 1;
        assert!(moved("", ""));
        let elsewhere = "  v10: i32 = load int v1\n";
        let next = "  v11: ptr = ptradd 4 v7, v5\n  v10: i32 = load int v11\n";
        let other_type = "  v10: f32 = load float v0\n";
        for apart in [elsewhere, next, other_type] {
            assert!(moved(apart, "") && moved("", apart), "{apart}");
        }
        let unknown = "  v10: i32 = load int v0\n";
        for met in [
            unknown,
            "  v10: i32 = call sym0\n",
            "  v10: i32 = load volatile int v1\n",
        ] {
            assert!(!moved(met, "") && !moved("", met), "{met}");
        }
        // A store that it may overwrite, or that may overwrite it, whatever their types.
        assert_eq!(
            left_behind("  v10: f32 = const f32 1.0\n  store float v0, v10\n", ""),
            3
        );
        assert_eq!(left_behind("  store int v1, v6\n", ""), 2);
    }

    #[test]
    fn nothing_is_moved_out_of_an_iteration() {
        let ways = |out: &str| {
            format!(
                "  switch v6 [0: block2, 1: block5], {out}\nblock2:\n  store int v7, v6\n  jump {out}\n\
                 block5:\n  store int v7, v6\n  jump block3\n"
            )
        };
        assert_eq!((left(&ways("block3")), left(&ways("block9"))), (1, 3));
    }
}
