//! The least times between the nodes of a recurrence (MinDist: Huff, *Lifetime-Sensitive Modulo Scheduling*, PLDI
//! 1993), by which a node keeps away from all others of it, and not only from its neighbours.

use super::graph::Graph;
use super::mii::Recurrence;

/// Nodes of the longest recurrence whose times are known: to find them takes the cube of that.
const MOST_NODES: usize = 64;

/// Far enough below all other times that sums stay below them.
const NONE: i64 = i64::MIN / 4;

/// The recurrences of a graph at an interval.
#[derive(Default)]
pub(super) struct Circuits<'a> {
    /// By node that is in one: which, and the number it has there.
    of: Vec<Option<(usize, usize)>>,
    all: Vec<Distances<'a>>,
}

/// Another node of the same recurrence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Apart {
    /// Which.
    pub other: usize,
    /// How much later than it a node begins at least; negative: how much earlier it may.
    pub after: i64,
    /// How much earlier than it.
    pub before: i64,
}

impl<'a> Circuits<'a> {
    /// Of recurrences that allow an interval; long ones are left out.
    pub fn of(graph: &Graph, recurrences: &'a [Recurrence], ii: u32) -> Circuits<'a> {
        let known = recurrences.iter().map(|recurrence| &recurrence.nodes);
        let known = known.filter(|nodes| (2..=MOST_NODES).contains(&nodes.len()));
        let mut of = vec![None; graph.len()];
        let mut all = Vec::new();
        for nodes in known {
            for (n, &node) in nodes.iter().enumerate() {
                of[node] = Some((all.len(), n));
            }
            all.push(Distances::of(graph, nodes, ii));
        }
        Circuits { of, all }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether it is known how far a node is from all others of its recurrence.
    pub fn has(&self, node: usize) -> bool {
        self.at(node).is_some()
    }

    fn at(&self, node: usize) -> Option<(usize, usize)> {
        self.of.get(node).copied().flatten()
    }

    /// The other nodes of the recurrence of a node.
    pub fn apart(&self, node: usize) -> impl Iterator<Item = Apart> {
        let here = self.at(node).map(|(which, n)| (&self.all[which], n));
        here.into_iter().flat_map(|(distances, n)| {
            let others = distances.nodes.iter().enumerate();
            let others = others.filter(move |&(k, _)| k != n);
            others.map(move |(k, &other)| Apart {
                other,
                after: distances.least(k, n),
                before: distances.least(n, k),
            })
        })
    }

    /// How far a node can be moved while others of its recurrence stay where they are: what the longest circuit
    /// through it leaves.
    pub fn slack(&self, node: usize) -> i64 {
        let circuits = self.apart(node).map(|apart| -apart.after - apart.before);
        circuits.min().unwrap_or(0)
    }
}

/// Longest ways between nodes.
struct Distances<'a> {
    nodes: &'a [usize],
    /// By number of the first one, then of the other.
    least: Vec<i64>,
}

impl<'a> Distances<'a> {
    /// Between some nodes of a graph, sorted (Floyd and Warshall).
    fn of(graph: &Graph, nodes: &'a [usize], ii: u32) -> Distances<'a> {
        let count = nodes.len();
        let mut least = vec![NONE; count * count];
        for (from, &node) in nodes.iter().enumerate() {
            for edge in graph.out(node) {
                if let Ok(to) = nodes.binary_search(&edge.to) {
                    let at = &mut least[from * count + to];
                    *at = (*at).max(edge.delay(ii));
                }
            }
        }
        for by in 0..count {
            for from in 0..count {
                let first = least[from * count + by];
                for to in 0..count {
                    let way = first + least[by * count + to];
                    let at = &mut least[from * count + to];
                    *at = (*at).max(way);
                }
            }
        }
        Distances { nodes, least }
    }

    fn least(&self, from: usize, to: usize) -> i64 {
        self.least[from * self.nodes.len() + to]
    }
}
