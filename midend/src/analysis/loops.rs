//! Natural loops and how they nest.

use super::dominators::DomTree;
use super::graph::Graph;
use crate::ssa::{Block, Function};
use cranelift_entity::{
    EntityRef, PrimaryMap, SecondaryMap, entity_impl, packed_option::PackedOption,
};

/// A natural loop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loop(u32);
entity_impl!(Loop, "loop");

/// One natural loop: the blocks from which a back edge to the header is reached without passing the
/// header. All back edges to one header make one loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopData {
    /// The block that all paths into the loop pass.
    pub header: Block,
    /// Sources of back edges, in reverse postorder.
    pub latches: Vec<Block>,
    /// All blocks, those of inner loops too, in reverse postorder: the header is first.
    pub blocks: Vec<Block>,
    /// The loop directly around this one.
    pub parent: Option<Loop>,
    /// Loops directly inside, in reverse postorder of their headers.
    pub children: Vec<Loop>,
    /// 1 for an outermost loop.
    pub depth: u32,
    /// Edges (from, to) that leave the loop, in reverse postorder; repeated as the terminators do.
    pub exits: Vec<(Block, Block)>,
    /// Holds a cycle that can be entered elsewhere than at one block, and so is no natural loop.
    pub irreducible: bool,
}

/// All natural loops of a function.
#[derive(Clone, Debug)]
pub struct LoopForest {
    /// Loops in reverse postorder of their headers: outer before inner.
    pub loops: PrimaryMap<Loop, LoopData>,
    /// Outermost loops.
    pub roots: Vec<Loop>,
    /// Some cycle of the function, in a loop or not, can be entered elsewhere than at one block.
    pub irreducible: bool,
    innermost: SecondaryMap<Block, PackedOption<Loop>>,
}

impl LoopForest {
    /// Find the loops. `dom` is of the same function.
    pub fn compute(f: &Function, dom: &DomTree) -> LoopForest {
        let graph = Graph::of_function(f);
        let mut forest = LoopForest {
            loops: PrimaryMap::new(),
            roots: Vec::new(),
            irreducible: false,
            innermost: SecondaryMap::new(),
        };
        forest.find_headers(&graph, dom);
        forest.find_bodies(&graph, dom);
        forest.link();
        forest.list_blocks(dom);
        forest.classify_edges(&graph, dom);
        forest
    }

    /// The innermost loop that holds a block.
    pub fn innermost(&self, block: Block) -> Option<Loop> {
        self.innermost.get(block).copied().and_then(|l| l.expand())
    }

    /// The loop with that header.
    pub fn with_header(&self, header: Block) -> Option<Loop> {
        // A header's innermost loop is its own.
        self.innermost(header)
            .filter(|&l| self.loops[l].header == header)
    }

    /// Whether a loop holds a block.
    pub fn contains(&self, l: Loop, block: Block) -> bool {
        let mut at = self.innermost(block);
        while let Some(inner) = at {
            if inner == l {
                return true;
            }
            at = self.loops[inner].parent;
        }
        false
    }

    fn find_headers(&mut self, graph: &Graph, dom: &DomTree) {
        for &header in dom.rpo() {
            let mut latches: Vec<Block> = graph
                .preds(header.index())
                .iter()
                .map(|&p| Block::new(p))
                .filter(|&p| dom.dominates(header, p))
                .collect();
            latches.sort_by_key(|&b| dom.rpo_index(b));
            latches.dedup();
            if !latches.is_empty() {
                self.loops.push(LoopData {
                    header,
                    latches,
                    blocks: Vec::new(),
                    parent: None,
                    children: Vec::new(),
                    depth: 0,
                    exits: Vec::new(),
                    irreducible: false,
                });
            }
        }
    }

    /// Walk backwards from the latches, inner loops first, so that a finished inner loop is stepped
    /// over in one go: from anywhere in it to the predecessors of its header.
    fn find_bodies(&mut self, graph: &Graph, dom: &DomTree) {
        // The outermost loop found so far around a loop; paths are halved as in union-find.
        let mut outer: SecondaryMap<Loop, PackedOption<Loop>> = SecondaryMap::new();
        let loops: Vec<Loop> = self.loops.keys().rev().collect();
        for l in loops {
            let header = self.loops[l].header;
            let mut work = self.loops[l].latches.clone();
            self.innermost[header] = match self.innermost[header].expand() {
                None => l.into(),
                Some(inner) => inner.into(),
            };
            while let Some(block) = work.pop() {
                let entry = match self.innermost(block) {
                    None => {
                        self.innermost[block] = l.into();
                        block
                    }
                    Some(inner) => {
                        let top = outermost(&mut outer, inner);
                        if top == l {
                            continue;
                        }
                        outer[top] = l.into();
                        self.loops[top].parent = Some(l);
                        self.loops[top].header
                    }
                };
                let preds = graph.preds(entry.index()).iter().map(|&p| Block::new(p));
                // Back edges of the inner loop lead back into it and are skipped above.
                work.extend(preds.filter(|&p| dom.is_reachable(p)));
            }
        }
    }

    fn link(&mut self) {
        let loops: Vec<Loop> = self.loops.keys().collect();
        for l in loops {
            match self.loops[l].parent {
                None => {
                    self.loops[l].depth = 1;
                    self.roots.push(l);
                }
                Some(parent) => {
                    self.loops[l].depth = self.loops[parent].depth + 1;
                    self.loops[parent].children.push(l);
                }
            }
        }
    }

    fn list_blocks(&mut self, dom: &DomTree) {
        for &block in dom.rpo() {
            let mut at = self.innermost(block);
            while let Some(l) = at {
                self.loops[l].blocks.push(block);
                at = self.loops[l].parent;
            }
        }
    }

    fn classify_edges(&mut self, graph: &Graph, dom: &DomTree) {
        for &from in dom.rpo() {
            for &to in graph.succs(from.index()) {
                let to = Block::new(to);
                let mut at = self.innermost(from);
                let target = self.innermost(to);
                while let Some(l) = at {
                    if target.is_some_and(|t| self.encloses(l, t)) {
                        break;
                    }
                    self.loops[l].exits.push((from, to));
                    at = self.loops[l].parent;
                }
                // An edge back to a block that does not dominate its source closes a cycle that has
                // another way in.
                if dom.rpo_index(to) <= dom.rpo_index(from) && !dom.dominates(to, from) {
                    self.irreducible = true;
                    while let Some(l) = at {
                        self.loops[l].irreducible = true;
                        at = self.loops[l].parent;
                    }
                }
            }
        }
    }

    /// Whether `inner` is `l` or lies within it.
    fn encloses(&self, l: Loop, mut inner: Loop) -> bool {
        while self.loops[inner].depth > self.loops[l].depth {
            match self.loops[inner].parent {
                Some(parent) => inner = parent,
                None => return false,
            }
        }
        inner == l
    }
}

fn outermost(outer: &mut SecondaryMap<Loop, PackedOption<Loop>>, mut l: Loop) -> Loop {
    while let Some(up) = outer[l].expand() {
        if let Some(upper) = outer[up].expand() {
            outer[l] = upper.into();
        }
        l = up;
    }
    l
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ssa::build::graph_of;

    fn forest(len: usize, edges: &[(usize, usize)]) -> LoopForest {
        let f = graph_of(len, edges);
        LoopForest::compute(&f, &DomTree::compute(&f))
    }

    fn blocks(numbers: &[usize]) -> Vec<Block> {
        numbers.iter().map(|&n| Block::new(n)).collect()
    }

    #[test]
    fn a_nest_of_two_with_two_latches() {
        let f = forest(
            7,
            &[
                (0, 1),
                (1, 2),
                (1, 6),
                (2, 3),
                (3, 2),
                (3, 4),
                (4, 1),
                (4, 5),
                (5, 1),
            ],
        );
        let (outer, inner) = (Loop::new(0), Loop::new(1));
        assert_eq!(f.loops.len(), 2);
        assert_eq!(
            f.loops[outer],
            LoopData {
                header: Block::new(1),
                latches: blocks(&[4, 5]),
                blocks: blocks(&[1, 2, 3, 4, 5]),
                parent: None,
                children: vec![inner],
                depth: 1,
                exits: vec![(Block::new(1), Block::new(6))],
                irreducible: false,
            }
        );
        assert_eq!(
            f.loops[inner],
            LoopData {
                header: Block::new(2),
                latches: blocks(&[3]),
                blocks: blocks(&[2, 3]),
                parent: Some(outer),
                children: vec![],
                depth: 2,
                exits: vec![(Block::new(3), Block::new(4))],
                irreducible: false,
            }
        );
        assert_eq!(f.roots, [outer]);
        assert_eq!(f.innermost(Block::new(3)), Some(inner));
        assert_eq!(f.innermost(Block::new(6)), None);
        assert_eq!(f.with_header(Block::new(2)), Some(inner));
        assert_eq!(f.with_header(Block::new(3)), None);
        assert!(f.contains(outer, Block::new(3)) && !f.contains(inner, Block::new(4)));
    }

    #[test]
    fn an_edge_out_of_both_loops_is_an_exit_of_both() {
        let f = forest(5, &[(0, 1), (1, 2), (2, 2), (2, 3), (2, 4), (3, 1)]);
        let exit = (Block::new(2), Block::new(4));
        assert_eq!(f.loops[Loop::new(0)].exits, [exit]);
        assert!(f.loops[Loop::new(1)].exits.contains(&exit));
        assert_eq!(f.loops[Loop::new(1)].exits.len(), 2);
    }

    #[test]
    fn a_cycle_with_two_entries_is_no_loop_but_noted() {
        let f = forest(3, &[(0, 1), (0, 2), (1, 2), (2, 1)]);
        assert!(f.loops.is_empty() && f.irreducible);
    }

    #[test]
    fn a_loop_around_such_a_cycle_is_marked() {
        let f = forest(
            6,
            &[
                (0, 1),
                (1, 2),
                (1, 3),
                (2, 3),
                (3, 2),
                (3, 4),
                (4, 1),
                (4, 5),
            ],
        );
        assert_eq!(f.loops.len(), 1);
        assert!(f.loops[Loop::new(0)].irreducible && f.irreducible);
        assert_eq!(f.loops[Loop::new(0)].blocks.len(), 4);
    }

    #[test]
    fn bodies_are_those_of_the_definition_on_many_graphs() {
        let mut seed = 99u64;
        let mut random = |below: usize| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) as usize % below
        };
        for _ in 0..500 {
            let len = 2 + random(8);
            let edges: Vec<_> = (0..random(2 * len + 1))
                .map(|_| (random(len), random(len)))
                .collect();
            let f = graph_of(len, &edges);
            let dom = DomTree::compute(&f);
            let forest = LoopForest::compute(&f, &dom);
            for data in forest.loops.values() {
                let mut body = vec![data.header];
                let mut work = data.latches.clone();
                while let Some(b) = work.pop() {
                    if !body.contains(&b) {
                        body.push(b);
                        let preds = edges.iter().filter(|e| e.1 == b.index());
                        work.extend(
                            preds
                                .map(|e| Block::new(e.0))
                                .filter(|&p| dom.is_reachable(p)),
                        );
                    }
                }
                body.sort_by_key(|&b| dom.rpo_index(b));
                assert_eq!(data.blocks, body, "{edges:?}");
            }
        }
    }
}
