//! Linearization: the blocks of an acyclic region as one sequence, control flow as masks.

use super::mask::{MaskId, Masks};
use crate::ssa::{Block, BlockCall, Function, Inst, Terminator, Value};
use std::collections::{BTreeMap, BTreeSet};

/// A step of the sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// An instruction and the lanes that execute it.
    Inst {
        /// The instruction.
        inst: Inst,
        /// Lanes.
        mask: MaskId,
    },
    /// A block parameter: the value of the first source whose mask is on. The last source's mask
    /// does not matter; lanes that do not come here may get any value.
    Join {
        /// The parameter.
        param: Value,
        /// Masks (relative to the last block that all ways pass) and values; at least one.
        sources: Vec<(MaskId, Value)>,
    },
}

/// A region as a sequence.
#[derive(Clone, Debug)]
pub struct Linear {
    /// Steps in an order in which definitions come before uses and memory operations keep theirs.
    pub steps: Vec<Step>,
    /// Mask expressions.
    pub masks: Masks,
    /// Lanes that execute each block.
    pub block_masks: BTreeMap<Block, MaskId>,
    /// Which step makes a block parameter.
    joins: BTreeMap<Value, usize>,
}

impl Linear {
    /// What a block parameter is one of; see [`Step::Join`].
    pub fn sources(&self, value: Value) -> Option<&[(MaskId, Value)]> {
        let join = self.joins.get(&value)?;
        match &self.steps[*join] {
            Step::Join { sources, .. } => Some(sources),
            Step::Inst { .. } => None,
        }
    }
}

/// An edge within the region.
struct Edge {
    from: usize,
    mask: MaskId,
    args: Vec<Value>,
}

/// Linearizes the region `blocks` (in reverse post-order, the entry first). Edges that leave it or
/// go back to the entry are taken to be never taken: the client runs the region only as often as
/// they are not. `None`: control may come to a block that the region does not reach in order.
pub fn linearize(f: &Function, blocks: &[Block]) -> Option<Linear> {
    let index: BTreeMap<Block, usize> = blocks.iter().enumerate().map(|(i, &b)| (b, i)).collect();
    let mut masks = Masks::new();
    let mut incoming: Vec<Vec<Edge>> = blocks.iter().map(|_| Vec::new()).collect();
    let mut outgoing: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); blocks.len()];
    for (from, &block) in blocks.iter().enumerate() {
        for (mask, call) in inner_edges(f, block, &index, &mut masks) {
            let to = index[&call.block];
            if to <= from {
                return None;
            }
            outgoing[from].insert(to);
            incoming[to].push(Edge {
                from,
                mask,
                args: call.args.clone(),
            });
        }
    }
    if incoming.iter().skip(1).any(Vec::is_empty) {
        return None;
    }
    let preds: Vec<Vec<usize>> = incoming
        .iter()
        .map(|edges| edges.iter().map(|e| e.from).collect())
        .collect();
    let idom = dominators(&preds);
    let ipdom = post_dominators(&outgoing);
    let mut lin = Linear {
        steps: Vec::new(),
        joins: BTreeMap::new(),
        masks,
        block_masks: BTreeMap::new(),
    };
    // Mask of each block relative to its immediate dominator.
    let mut relative = vec![Masks::TRUE; blocks.len()];
    for (i, &block) in blocks.iter().enumerate() {
        let edges: Vec<(MaskId, &Edge)> = incoming[i]
            .iter()
            .map(|e| {
                let way = chain(&mut lin.masks, &relative, &idom, e.from, idom[i]);
                (lin.masks.and(way, e.mask), e)
            })
            .collect();
        let always = i == 0 || post_dominates(&ipdom, i, idom[i]);
        if !always {
            let mut any = edges.first()?.0;
            for (mask, _) in &edges[1..] {
                any = lin.masks.or(any, *mask);
            }
            relative[i] = any;
        }
        let mask = chain(&mut lin.masks, &relative, &idom, i, 0);
        lin.block_masks.insert(block, mask);
        if i > 0 {
            for (n, &param) in f.blocks[block].params.iter().enumerate() {
                let sources = edges
                    .iter()
                    .map(|(mask, e)| Some((*mask, *e.args.get(n)?)))
                    .collect::<Option<Vec<_>>>()?;
                lin.joins.insert(param, lin.steps.len());
                lin.steps.push(Step::Join { param, sources });
            }
        }
        for &inst in &f.blocks[block].insts {
            lin.steps.push(Step::Inst { inst, mask });
        }
    }
    Some(lin)
}

/// Conjunction of the relative masks from `block` up to, not including, its dominator `top`.
fn chain(
    masks: &mut Masks,
    relative: &[MaskId],
    idom: &[usize],
    block: usize,
    top: usize,
) -> MaskId {
    let mut parts = Vec::new();
    let mut b = block;
    while b != top {
        parts.push(relative[b]);
        b = idom[b];
    }
    let outer_first = parts.into_iter().rev();
    outer_first.fold(Masks::TRUE, |all, part| masks.and(all, part))
}

/// Edges from `block` that stay in the region, each with its condition.
fn inner_edges<'a>(
    f: &'a Function,
    block: Block,
    index: &BTreeMap<Block, usize>,
    masks: &mut Masks,
) -> Vec<(MaskId, &'a BlockCall)> {
    let inner = |call: &BlockCall| index.get(&call.block).is_some_and(|&i| i > 0);
    let mut edges: Vec<(MaskId, &BlockCall)> = match &f.blocks[block].terminator {
        Terminator::Jump(to) => vec![(Masks::TRUE, to)],
        Terminator::Branch {
            cond,
            then,
            otherwise,
        } => {
            vec![
                (masks.cond(*cond, true), then),
                (masks.cond(*cond, false), otherwise),
            ]
        }
        Terminator::Switch {
            value,
            cases,
            default,
        } => {
            let mut edges = Vec::new();
            let mut any: Option<MaskId> = None;
            for (constant, to) in cases {
                let mask = masks.equals(*value, *constant);
                any = Some(any.map_or(mask, |a| masks.or(a, mask)));
                edges.push((mask, to));
            }
            let rest = any.map_or(Masks::TRUE, |a| masks.not(a));
            edges.push((rest, default));
            edges
        }
        Terminator::Return(_) | Terminator::Unreachable => Vec::new(),
    };
    edges.retain(|(_, call)| inner(call));
    if let [(mask, _)] = &mut edges[..] {
        *mask = Masks::TRUE;
    }
    edges
}

/// Immediate dominators of a graph in topological order; the entry's is itself.
fn dominators(preds: &[Vec<usize>]) -> Vec<usize> {
    let mut idom = vec![0; preds.len()];
    for i in 1..preds.len() {
        let mut d = preds[i][0];
        for &p in &preds[i][1..] {
            let mut q = p;
            while d != q {
                if d > q {
                    d = idom[d];
                } else {
                    q = idom[q];
                }
            }
        }
        idom[i] = d;
    }
    idom
}

/// Immediate post-dominators; `None`: the end of the region.
fn post_dominators(succs: &[BTreeSet<usize>]) -> Vec<Option<usize>> {
    let n = succs.len();
    // Numbered from the end: position n is the virtual end.
    let mut ipdom = vec![n; n + 1];
    for i in (0..n).rev() {
        let mut d: Option<usize> = None;
        for &s in &succs[i] {
            let mut a = d.unwrap_or(s);
            let mut b = s;
            while a != b {
                if a < b {
                    a = ipdom[a];
                } else {
                    b = ipdom[b];
                }
            }
            d = Some(a);
        }
        ipdom[i] = d.unwrap_or(n);
    }
    ipdom.truncate(n);
    ipdom.into_iter().map(|d| (d < n).then_some(d)).collect()
}

fn post_dominates(ipdom: &[Option<usize>], a: usize, b: usize) -> bool {
    let mut x = Some(b);
    while let Some(b) = x {
        if a == b {
            return true;
        }
        x = ipdom[b];
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dominators_of_a_diamond_with_a_tail() {
        let preds = vec![vec![], vec![0], vec![0], vec![1, 2], vec![2, 3]];
        assert_eq!(dominators(&preds), vec![0, 0, 0, 0, 0]);
        let succs = [vec![1, 2], vec![3], vec![3, 4], vec![4], vec![]];
        let succs: Vec<BTreeSet<usize>> =
            succs.into_iter().map(|s| s.into_iter().collect()).collect();
        let ipdom = post_dominators(&succs);
        assert_eq!(ipdom, vec![Some(4), Some(3), Some(4), Some(4), None]);
        assert!(post_dominates(&ipdom, 4, 0) && !post_dominates(&ipdom, 3, 0));
    }
}
