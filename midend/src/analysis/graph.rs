//! A directed graph over dense numbers, both directions in flat arrays.

use crate::ssa::Function;
use cranelift_entity::EntityRef;

/// Successors and predecessors of `0..len`, with repeated edges as the terminators have them.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    succ_start: Vec<usize>,
    succs: Vec<usize>,
    pred_start: Vec<usize>,
    preds: Vec<usize>,
}

impl Graph {
    /// The control-flow graph; node numbers are block numbers.
    pub(crate) fn of_function(f: &Function) -> Graph {
        let mut edges = Vec::new();
        for (block, data) in f.blocks.iter() {
            for to in data.terminator.edges() {
                if f.blocks.is_valid(to.block) {
                    edges.push((block.index(), to.block.index()));
                }
            }
        }
        Graph::new(f.blocks.len(), &edges)
    }

    /// From a list of edges between nodes below `len`.
    pub(crate) fn new(len: usize, edges: &[(usize, usize)]) -> Graph {
        let (succ_start, succs) = bucket(len, edges.iter().copied());
        let (pred_start, preds) = bucket(len, edges.iter().map(|&(a, b)| (b, a)));
        Graph {
            succ_start,
            succs,
            pred_start,
            preds,
        }
    }

    /// Number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.succ_start.len() - 1
    }

    /// Where edges from `node` go.
    pub(crate) fn succs(&self, node: usize) -> &[usize] {
        &self.succs[self.succ_start[node]..self.succ_start[node + 1]]
    }

    /// Where edges to `node` come from.
    pub(crate) fn preds(&self, node: usize) -> &[usize] {
        &self.preds[self.pred_start[node]..self.pred_start[node + 1]]
    }

    /// Reverse postorder of a depth-first walk from `root`.
    pub(crate) fn reverse_postorder(&self, root: usize) -> Vec<usize> {
        let mut order = Vec::new();
        let mut seen = vec![false; self.len()];
        let mut stack = vec![(root, 0)];
        seen[root] = true;
        while let Some((node, next)) = stack.last_mut() {
            match self.succs(*node).get(*next) {
                Some(&to) => {
                    *next += 1;
                    if !seen[to] {
                        seen[to] = true;
                        stack.push((to, 0));
                    }
                }
                None => {
                    order.push(*node);
                    stack.pop();
                }
            }
        }
        order.reverse();
        order
    }
}

/// Sort pairs by their first part, stably, by counting.
fn bucket(
    len: usize,
    edges: impl Iterator<Item = (usize, usize)> + Clone,
) -> (Vec<usize>, Vec<usize>) {
    let mut start = vec![0; len + 1];
    let mut count = 0;
    for (from, _) in edges.clone() {
        start[from + 1] += 1;
        count += 1;
    }
    for i in 0..len {
        start[i + 1] += start[i];
    }
    let mut fill = start.clone();
    let mut out = vec![0; count];
    for (from, to) in edges {
        out[fill[from]] = to;
        fill[from] += 1;
    }
    (start, out)
}
