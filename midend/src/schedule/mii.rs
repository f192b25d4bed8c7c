//! The least initiation interval (MII): what resources and what recurrences ask for.

use super::graph::{Edge, Graph};
use std::fmt;

/// A number of cycles as a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// What is taken.
    pub uses: u64,
    /// What there is in a cycle.
    pub capacity: u32,
}

impl Ratio {
    /// Whole cycles.
    pub fn ceil(self) -> u32 {
        let cycles = self.uses.div_ceil(u64::from(self.capacity.max(1)));
        u32::try_from(cycles).unwrap_or(u32::MAX)
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let capacity = u64::from(self.capacity.max(1));
        match self.uses % capacity {
            0 => write!(f, "{}", self.uses / capacity),
            _ => write!(f, "{:.2}", self.uses as f64 / capacity as f64),
        }
    }
}

/// Cycles of an iteration that each class of resources asks for (ResMII): their maximum, rounded up, is what all
/// ask for.
pub fn of_resources(graph: &Graph) -> Vec<Ratio> {
    let classes = graph.capacity().iter().enumerate();
    classes
        .map(|(class, &capacity)| Ratio {
            uses: graph.total(class),
            capacity,
        })
        .collect()
}

/// Cycles that a class of resources asks for since operations are not taken apart. What goes on in a second cycle begins
/// with whole ones, so that no two such share a cycle; their last cycles have room for what is short. Of that, what
/// takes more than half a cycle shares none with its like: each finds such a room, or has a cycle of its own.
pub fn of_whole_operations(graph: &Graph, class: usize) -> u32 {
    let capacity = graph.capacity()[class];
    let all = (0..graph.len()).map(|node| graph.uses(node, class));
    let (long, short): (Vec<u32>, Vec<u32>) = all.partition(|&uses| uses > capacity);
    let cycles: u32 = long.iter().map(|uses| uses.div_ceil(capacity)).sum();
    let mut rooms: Vec<u32> = long
        .iter()
        .map(|uses| uses.div_ceil(capacity) * capacity - uses)
        .collect();
    let mut halves: Vec<u32> = short;
    halves.retain(|&uses| uses > capacity / 2);
    rooms.sort_unstable();
    halves.sort_unstable();
    let mut rooms = rooms.into_iter();
    let alone = halves
        .iter()
        .filter(|&&half| !rooms.any(|room| room >= half));
    cycles.saturating_add(u32::try_from(alone.count()).unwrap_or(u32::MAX))
}

/// Nodes that depend on themselves in a later iteration: a strongly connected component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recurrence {
    /// The nodes, sorted.
    pub nodes: Vec<usize>,
    /// The least interval that it allows (RecMII): the smallest one for which no cycle of it has more latency than
    /// the interval times its distance.
    pub mii: u32,
}

/// The recurrences of a graph by their first nodes; `None`: a cycle without distance, that no interval allows.
pub fn recurrences(graph: &Graph) -> Option<Vec<Recurrence>> {
    let mut found = Vec::new();
    for nodes in components(graph) {
        let first = nodes[0];
        if nodes.len() > 1 || graph.out(first).any(|edge| edge.to == first) {
            let mii = of_recurrence(graph, &nodes)?;
            found.push(Recurrence { nodes, mii });
        }
    }
    found.sort_by_key(|recurrence| recurrence.nodes[0]);
    Some(found)
}

/// The smallest interval without a positive cycle among some nodes, by bisection.
fn of_recurrence(graph: &Graph, nodes: &[usize]) -> Option<u32> {
    let mut number = vec![usize::MAX; graph.len()];
    for (k, &node) in nodes.iter().enumerate() {
        number[node] = k;
    }
    let own = |edge: &Edge| {
        let [from, to] = [number[edge.from], number[edge.to]];
        (to != usize::MAX).then_some(Edge { from, to, ..*edge })
    };
    let edges: Vec<Edge> = nodes
        .iter()
        .flat_map(|&node| graph.out(node).filter_map(own))
        .collect();
    let all: u64 = edges.iter().map(|edge| u64::from(edge.latency)).sum();
    let (mut low, mut high) = (1, u32::try_from(all).ok()?.max(1));
    if is_positive(&edges, nodes.len(), high) {
        return None;
    }
    while low < high {
        let middle = low.midpoint(high);
        match is_positive(&edges, nodes.len(), middle) {
            true => low = middle + 1,
            false => high = middle,
        }
    }
    Some(low)
}

/// Whether some cycle has more latency than an interval times its distance (Bellman and Ford).
fn is_positive(edges: &[Edge], nodes: usize, ii: u32) -> bool {
    let mut longest = vec![0i64; nodes];
    for _ in 0..=nodes {
        let mut changed = false;
        for edge in edges {
            let at = longest[edge.from] + edge.delay(ii);
            if at > longest[edge.to] {
                longest[edge.to] = at;
                changed = true;
            }
        }
        if !changed {
            return false;
        }
    }
    true
}

/// Strongly connected components (Tarjan 1972), with a stack of its own: bodies are long.
fn components(graph: &Graph) -> Vec<Vec<usize>> {
    let mut search = Search {
        number: vec![None; graph.len()],
        low: vec![0; graph.len()],
        open: Vec::new(),
        is_open: vec![false; graph.len()],
        count: 0,
        found: Vec::new(),
    };
    let next: Vec<Vec<usize>> = (0..graph.len())
        .map(|node| graph.out(node).map(|edge| edge.to).collect())
        .collect();
    for root in 0..graph.len() {
        if search.number[root].is_none() {
            search.from(root, &next);
        }
    }
    search.found
}

struct Search {
    /// In which order nodes were found.
    number: Vec<Option<usize>>,
    /// The first open node that is reached from a node.
    low: Vec<usize>,
    /// Nodes whose component is not known yet.
    open: Vec<usize>,
    is_open: Vec<bool>,
    count: usize,
    found: Vec<Vec<usize>>,
}

impl Search {
    fn enter(&mut self, node: usize) {
        self.number[node] = Some(self.count);
        self.low[node] = self.count;
        self.count += 1;
        self.open.push(node);
        self.is_open[node] = true;
    }

    fn from(&mut self, root: usize, next: &[Vec<usize>]) {
        self.enter(root);
        let mut stack = vec![(root, 0)];
        while let Some((node, edge)) = stack.pop() {
            if let Some(&to) = next[node].get(edge) {
                stack.push((node, edge + 1));
                match self.number[to] {
                    None => {
                        self.enter(to);
                        stack.push((to, 0));
                    }
                    Some(number) if self.is_open[to] => {
                        self.low[node] = self.low[node].min(number);
                    }
                    Some(_) => {}
                }
                continue;
            }
            if let Some(&(before, _)) = stack.last() {
                self.low[before] = self.low[before].min(self.low[node]);
            }
            if self.number[node] == Some(self.low[node]) {
                self.close(node);
            }
        }
    }

    /// What is open from a node on is a component.
    fn close(&mut self, node: usize) {
        let at = self.open.iter().rposition(|&open| open == node);
        let mut nodes = self.open.split_off(at.unwrap_or(0));
        for &one in &nodes {
            self.is_open[one] = false;
        }
        nodes.sort_unstable();
        self.found.push(nodes);
    }
}

#[cfg(test)]
mod tests {
    use super::super::graph::{Kind, Node};
    use super::*;

    fn graph(nodes: usize, edges: &[(usize, usize, u32, u32)]) -> Graph {
        let edge = |&(from, to, latency, distance)| Edge {
            from,
            to,
            latency,
            distance,
            kind: Kind::Data,
        };
        let node = Node {
            uses: vec![3],
            ..Node::default()
        };
        let uses = vec![node; nodes];
        Graph::new(uses, edges.iter().map(edge).collect(), vec![2])
    }

    #[test]
    fn resources_are_rational() {
        let one = of_resources(&graph(1, &[]))[0];
        assert_eq!((one.to_string().as_str(), one.ceil()), ("1.50", 2));
        let two = of_resources(&graph(2, &[]))[0];
        assert_eq!((two.to_string().as_str(), two.ceil()), ("3", 3));
    }

    #[test]
    fn operations_stay_whole() {
        let cycles = |taken: &[u32]| {
            let node = |&taken: &u32| Node {
                uses: vec![taken],
                ..Node::default()
            };
            let nodes = taken.iter().map(node).collect();
            of_whole_operations(&Graph::new(nodes, Vec::new(), vec![4]), 0)
        };
        assert_eq!(cycles(&[6, 6]), 4);
        assert_eq!(cycles(&[5, 5, 3]), 4);
        assert_eq!(cycles(&[5, 6, 3, 3]), 5);
        assert_eq!(cycles(&[8, 2, 2, 1]), 2);
    }

    #[test]
    fn a_recurrence_is_bound_by_its_slowest_circuit() {
        // 4 + 1 cycles in 2 iterations, and 4 + 3 in 3.
        let edges = [
            (1, 2, 4, 0),
            (2, 1, 1, 2),
            (2, 3, 2, 0),
            (3, 1, 1, 3),
            (0, 1, 9, 0),
            (4, 4, 6, 4),
        ];
        let found = recurrences(&graph(5, &edges)).expect("no cycle without distance");
        let found: Vec<_> = found.iter().map(|r| (&r.nodes[..], r.mii)).collect();
        assert_eq!(found, [(&[1, 2, 3][..], 3), (&[4][..], 2)]);
        assert_eq!(recurrences(&graph(2, &[(0, 1, 1, 0), (1, 0, 1, 0)])), None);
    }
}
