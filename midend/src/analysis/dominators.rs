//! Dominator trees by the iterative method of Cooper, Harvey and Kennedy.

use super::graph::Graph;
use crate::ssa::{Block, Function};
use cranelift_entity::EntityRef;

const NONE: usize = usize::MAX;

/// Which blocks lie on every path to a block.
#[derive(Clone, Debug)]
pub struct DomTree {
    blocks: usize,
    /// Immediate dominator; `NONE` for the root and where not reachable.
    idom: Vec<usize>,
    /// Entry and exit times of a walk over the tree; 0 where not reachable.
    pre: Vec<u32>,
    post: Vec<u32>,
    rpo: Vec<Block>,
    rpo_index: Vec<usize>,
}

impl DomTree {
    /// Dominators, from the entry block.
    pub fn compute(f: &Function) -> DomTree {
        let graph = Graph::of_function(f);
        match graph.len() {
            0 => DomTree::build(&Graph::new(1, &[]), 0),
            blocks => DomTree::build(&graph, blocks),
        }
    }

    fn build(graph: &Graph, blocks: usize) -> DomTree {
        let order = graph.reverse_postorder(0);
        let mut rpo_index = vec![NONE; graph.len()];
        for (i, &node) in order.iter().enumerate() {
            rpo_index[node] = i;
        }
        let idom = immediate_dominators(graph, &order, &rpo_index);
        let (pre, post) = tree_times(graph.len(), &order, &idom);
        let rpo = order.into_iter().filter(|&n| n < blocks);
        DomTree {
            blocks,
            rpo: rpo.map(Block::new).collect(),
            idom,
            pre,
            post,
            rpo_index,
        }
    }

    /// The closest other block that dominates `block`; `None` for the root and where not reachable.
    pub fn idom(&self, block: Block) -> Option<Block> {
        let idom = *self.idom.get(block.index())?;
        (idom < self.blocks).then(|| Block::new(idom))
    }

    /// Whether `a` dominates `b` (every block dominates itself). False where not reachable.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, b) = (a.index(), b.index());
        self.is_live(a)
            && self.is_live(b)
            && self.pre[a] <= self.pre[b]
            && self.post[b] <= self.post[a]
    }

    /// Whether a path from the entry exists.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.is_live(block.index())
    }

    fn is_live(&self, node: usize) -> bool {
        node < self.blocks && self.pre[node] != 0
    }

    /// Reachable blocks in reverse postorder.
    pub fn rpo(&self) -> &[Block] {
        &self.rpo
    }

    /// Rank of a reachable block in reverse postorder. Ranks rise with [`DomTree::rpo`].
    pub fn rpo_index(&self, block: Block) -> Option<usize> {
        let rank = *self.rpo_index.get(block.index())?;
        (rank != NONE).then_some(rank)
    }
}

fn immediate_dominators(graph: &Graph, order: &[usize], rpo_index: &[usize]) -> Vec<usize> {
    let mut idom = vec![NONE; graph.len()];
    idom[0] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for &node in order.iter().skip(1) {
            let mut new = NONE;
            for &pred in graph.preds(node) {
                if idom[pred] != NONE {
                    new = match new {
                        NONE => pred,
                        other => common(&idom, rpo_index, pred, other),
                    };
                }
            }
            if idom[node] != new {
                idom[node] = new;
                changed = true;
            }
        }
    }
    idom[0] = NONE;
    idom
}

/// The closest common dominator found so far.
fn common(idom: &[usize], rpo_index: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        while rpo_index[a] > rpo_index[b] {
            a = idom[a];
        }
        while rpo_index[b] > rpo_index[a] {
            b = idom[b];
        }
    }
    a
}

/// Entry and exit times, from 1, of a walk over the tree.
fn tree_times(len: usize, order: &[usize], idom: &[usize]) -> (Vec<u32>, Vec<u32>) {
    let edges: Vec<(usize, usize)> = order.iter().skip(1).map(|&n| (idom[n], n)).collect();
    let tree = Graph::new(len, &edges);
    let (mut pre, mut post) = (vec![0; len], vec![0; len]);
    let mut time = 1;
    pre[0] = time;
    let mut stack = vec![(0, 0)];
    while let Some((node, next)) = stack.last_mut() {
        time += 1;
        match tree.succs(*node).get(*next) {
            Some(&child) => {
                *next += 1;
                pre[child] = time;
                stack.push((child, 0));
            }
            None => {
                post[*node] = time;
                stack.pop();
            }
        }
    }
    (pre, post)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ssa::build::graph_of;

    fn b(n: usize) -> Block {
        Block::new(n)
    }

    /// Dominance by definition: `x` is not reached once `a` is removed.
    fn dominates_slowly(edges: &[(usize, usize)], len: usize, a: usize, x: usize) -> bool {
        let reach = |removed: Option<usize>| {
            let mut seen = vec![false; len];
            let mut work = vec![];
            if removed != Some(0) {
                seen[0] = true;
                work.push(0);
            }
            while let Some(n) = work.pop() {
                for &(_, t) in edges.iter().filter(|e| e.0 == n) {
                    if !seen[t] && Some(t) != removed {
                        seen[t] = true;
                        work.push(t);
                    }
                }
            }
            seen
        };
        let all = reach(None);
        all[a] && all[x] && !reach(Some(a))[x]
    }

    #[test]
    fn a_diamond() {
        let f = graph_of(4, &[(0, 1), (0, 2), (1, 3), (2, 3)]);
        let dom = DomTree::compute(&f);
        let idoms: Vec<_> = (0..4).map(|n| dom.idom(b(n))).collect();
        assert_eq!(idoms, [None, Some(b(0)), Some(b(0)), Some(b(0))]);
    }

    #[test]
    fn unreachable_blocks_dominate_nothing() {
        let dom = DomTree::compute(&graph_of(3, &[(0, 1), (2, 1)]));
        assert_eq!(dom.rpo(), [b(0), b(1)]);
        assert!(!dom.is_reachable(b(2)) && !dom.dominates(b(2), b(2)));
        assert_eq!(dom.idom(b(1)), Some(b(0)));
        assert_eq!(dom.rpo_index(b(2)), None);
    }

    #[test]
    fn an_empty_function_has_no_blocks() {
        assert!(DomTree::compute(&Function::default()).rpo().is_empty());
    }

    #[test]
    fn agrees_with_the_definition_on_many_graphs() {
        let mut seed = 12345u64;
        let mut random = |below: usize| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) as usize % below
        };
        for _ in 0..300 {
            let len = 1 + random(9);
            let edges: Vec<_> = (0..random(2 * len + 1))
                .map(|_| (random(len), random(len)))
                .collect();
            let dom = DomTree::compute(&graph_of(len, &edges));
            for a in 0..len {
                for x in 0..len {
                    let slow = dominates_slowly(&edges, len, a, x);
                    assert_eq!(dom.dominates(b(a), b(x)), slow, "{a} {x} {edges:?}");
                }
            }
        }
    }
}
