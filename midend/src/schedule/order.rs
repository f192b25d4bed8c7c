//! The order in which nodes are placed: swing ordering (Llosa et al., PACT 1996).
//!
//! Outside of recurrences no node comes after both one that it waits for and one that waits for it, so that it can
//! stand close to its neighbours, and values live for a short time.

use super::functions::Functions;
use super::graph::Graph;
use super::mii::Recurrence;
use frontend::sorted::SortedSet;
use std::cmp::Reverse;

/// Sets of nodes, the most important ones first: recurrences by decreasing RecMII, each with the nodes on ways
/// between it and those before; then what is left, by connected components.
pub fn sets(graph: &Graph, recurrences: &[Recurrence]) -> Vec<Vec<usize>> {
    let mut by_mii: Vec<&Recurrence> = recurrences.iter().collect();
    by_mii.sort_by_key(|recurrence| Reverse(recurrence.mii));
    let mut taken = vec![false; graph.len()];
    let mut found = Vec::new();
    let mut take = |nodes: Vec<usize>, taken: &mut Vec<bool>| {
        let new: Vec<usize> = nodes.into_iter().filter(|&node| !taken[node]).collect();
        for &node in &new {
            taken[node] = true;
        }
        if !new.is_empty() {
            found.push(new);
        }
    };
    for recurrence in by_mii {
        let own = &recurrence.nodes;
        let before: Vec<usize> = (0..graph.len()).filter(|&node| taken[node]).collect();
        let mut set = own.clone();
        if !before.is_empty() {
            set.extend(between(graph, &before, own));
            set.extend(between(graph, own, &before));
            set.sort_unstable();
            set.dedup();
        }
        take(set, &mut taken);
    }
    for node in 0..graph.len() {
        if !taken[node] {
            take(connected(graph, node, &taken), &mut taken);
        }
    }
    found
}

/// Nodes on ways from some nodes to others.
fn between(graph: &Graph, from: &[usize], to: &[usize]) -> Vec<usize> {
    let forward = reached(graph.len(), from, |node, tell| {
        graph.out(node).for_each(|edge| tell(edge.to));
    });
    let backward = reached(graph.len(), to, |node, tell| {
        graph.into(node).for_each(|edge| tell(edge.from));
    });
    let both = |&node: &usize| forward[node] && backward[node];
    (0..graph.len()).filter(both).collect()
}

/// What is connected with a node, without what is taken; sorted.
fn connected(graph: &Graph, node: usize, taken: &[bool]) -> Vec<usize> {
    let found = reached(graph.len(), &[node], |node, tell| {
        let neighbours = graph.out(node).map(|edge| edge.to);
        let neighbours = neighbours.chain(graph.into(node).map(|edge| edge.from));
        neighbours.filter(|&other| !taken[other]).for_each(tell);
    });
    (0..graph.len()).filter(|&node| found[node]).collect()
}

/// Which nodes are reached from some, these included.
fn reached(nodes: usize, from: &[usize], next: impl Fn(usize, &mut dyn FnMut(usize))) -> Vec<bool> {
    let mut found = vec![false; nodes];
    let mut open = from.to_vec();
    for &node in from {
        found[node] = true;
    }
    while let Some(node) = open.pop() {
        next(node, &mut |other| {
            if !found[other] {
                found[other] = true;
                open.push(other);
            }
        });
    }
    found
}

/// Which way a set is gone through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    TopDown,
    BottomUp,
}

/// What is taken first of the nodes that may come next, as a key in ascending order. The number of edges without
/// latency tells nodes apart of which one waits for the other, but no cycle; the topological order does the rest.
type Key = (Reverse<u32>, Reverse<u32>, i64, i64, usize);

impl Direction {
    fn key(self, of: &Functions, node: usize) -> Key {
        let place = of.place as i64;
        let (far, zero, place) = match self {
            Direction::TopDown => (of.height, of.zero_height, place),
            Direction::BottomUp => (of.depth, of.zero_depth, -place),
        };
        (Reverse(far), Reverse(zero), of.mobility(), place, node)
    }

    fn other(self) -> Direction {
        match self {
            Direction::TopDown => Direction::BottomUp,
            Direction::BottomUp => Direction::TopDown,
        }
    }
}

/// All nodes in the order in which they are to be placed.
pub fn order(graph: &Graph, functions: &[Functions], sets: &[Vec<usize>]) -> Vec<usize> {
    let mut swing = Swing {
        graph,
        functions,
        order: Vec::with_capacity(graph.len()),
        ordered: vec![false; graph.len()],
        in_set: vec![false; graph.len()],
    };
    for set in sets {
        for &node in set {
            swing.in_set[node] = true;
        }
        swing.set(set);
        for &node in set {
            swing.in_set[node] = false;
        }
    }
    swing.order
}

struct Swing<'a> {
    graph: &'a Graph,
    functions: &'a [Functions],
    order: Vec<usize>,
    ordered: Vec<bool>,
    in_set: Vec<bool>,
}

impl Swing<'_> {
    fn set(&mut self, set: &[usize]) {
        let mut left = set.len();
        while left > 0 {
            let before = self.order.len();
            let (start, direction) = self.start(set);
            self.from(start, direction);
            left -= self.order.len() - before;
        }
    }

    /// Where a set is begun: at what something waits for that is ordered already, or what waits for such, or
    /// at the last of it.
    fn start(&self, set: &[usize]) -> (Vec<usize>, Direction) {
        let open = || set.iter().copied().filter(|&node| !self.ordered[node]);
        let needed: Vec<usize> = open().filter(|&node| self.has_after(node)).collect();
        if !needed.is_empty() {
            return (needed, Direction::BottomUp);
        }
        let waiting: Vec<usize> = open().filter(|&node| self.has_before(node)).collect();
        if !waiting.is_empty() {
            return (waiting, Direction::TopDown);
        }
        let last = open().max_by_key(|&node| {
            let of = &self.functions[node];
            (of.earliest, of.depth, of.zero_depth, of.place)
        });
        (last.into_iter().collect(), Direction::BottomUp)
    }

    fn has_after(&self, node: usize) -> bool {
        self.graph.out(node).any(|edge| self.ordered[edge.to])
    }

    fn has_before(&self, node: usize) -> bool {
        self.graph.into(node).any(|edge| self.ordered[edge.from])
    }

    /// Goes through a set from some of its nodes on, to and fro.
    fn from(&mut self, mut ready: Vec<usize>, mut direction: Direction) {
        while !ready.is_empty() {
            let begun = self.order.len();
            let keys = ready.into_iter();
            let keys = keys.map(|node| direction.key(&self.functions[node], node));
            let mut open: SortedSet<Key> = keys.collect();
            while let Some(key) = open.pop_first() {
                let node = key.4;
                self.ordered[node] = true;
                self.order.push(node);
                self.neighbours(node, direction, &mut |other| {
                    open.insert(direction.key(&self.functions[other], other));
                });
            }
            direction = direction.other();
            ready = Vec::new();
            for &node in &self.order[begun..] {
                self.neighbours(node, direction, &mut |other| ready.push(other));
            }
        }
    }

    /// The nodes of the set that follow one in a direction and are not ordered.
    fn neighbours(&self, node: usize, direction: Direction, tell: &mut dyn FnMut(usize)) {
        let mut told = |other: usize| {
            if self.in_set[other] && !self.ordered[other] {
                tell(other);
            }
        };
        match direction {
            Direction::TopDown => self.graph.out(node).for_each(|edge| told(edge.to)),
            Direction::BottomUp => self.graph.into(node).for_each(|edge| told(edge.from)),
        }
    }
}
