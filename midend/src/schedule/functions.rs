//! What the order of nodes is made by: times between which a node may be, and how far it is from both ends.

use super::graph::{Edge, Graph};

/// The functions of each node (Llosa et al., PACT 1996). Cycles are those of one iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Functions {
    /// The first cycle it can be in (ASAP).
    pub earliest: i64,
    /// The last one in which it delays nothing (ALAP).
    pub latest: i64,
    /// The longest way to it from any beginning, in cycles, in the acyclic graph.
    pub depth: u32,
    /// The longest way from it to any end, likewise.
    pub height: u32,
    /// How many edges without latency lie on the longest way to it that has no others.
    pub zero_depth: u32,
    /// The same of ways from it.
    pub zero_height: u32,
    /// Its place in a topological order of the acyclic graph.
    pub place: usize,
}

impl Functions {
    /// How many cycles it can be moved by.
    pub fn mobility(&self) -> i64 {
        self.latest - self.earliest
    }
}

/// The functions of all nodes at an interval that recurrences allow; `order`: a topological one.
pub fn functions(graph: &Graph, order: &[usize], ii: u32) -> Vec<Functions> {
    let mut all = vec![Functions::default(); graph.len()];
    for (place, &node) in order.iter().enumerate() {
        all[node].place = place;
    }
    times(graph, order, ii, &mut all);
    ways(graph, order, &mut all);
    all
}

/// Earliest and latest times. Edges into later iterations close cycles, so that all is repeated until nothing
/// changes: for an interval that recurrences allow, no more often than there are nodes.
fn times(graph: &Graph, order: &[usize], ii: u32, all: &mut [Functions]) {
    let repeat = |all: &mut [Functions], round: &dyn Fn(&mut [Functions]) -> bool| {
        for _ in 0..=graph.len() {
            if !round(all) {
                break;
            }
        }
    };
    repeat(all, &|all| {
        let mut changed = false;
        for &node in order {
            let ready = graph.into(node).map(|e| all[e.from].earliest + e.delay(ii));
            let earliest = ready.fold(all[node].earliest, i64::max);
            changed |= earliest != all[node].earliest;
            all[node].earliest = earliest;
        }
        changed
    });
    let last = all.iter().map(|one| one.earliest).max().unwrap_or(0);
    for one in all.iter_mut() {
        one.latest = last;
    }
    repeat(all, &|all| {
        let mut changed = false;
        for &node in order.iter().rev() {
            let needed = graph.out(node).map(|e| all[e.to].latest - e.delay(ii));
            let latest = needed.fold(all[node].latest, i64::min);
            changed |= latest != all[node].latest;
            all[node].latest = latest;
        }
        changed
    });
}

/// Depths and heights.
fn ways(graph: &Graph, order: &[usize], all: &mut [Functions]) {
    let mut drawn: Vec<(usize, usize, &Edge)> = graph
        .edges()
        .iter()
        .filter_map(|edge| edge.drawn().map(|(before, after)| (before, after, edge)))
        .collect();
    drawn.sort_by_key(|&(before, ..)| all[before].place);
    for &(before, after, edge) in &drawn {
        let (from, to) = (all[before], &mut all[after]);
        to.depth = to.depth.max(from.depth.saturating_add(edge.latency));
        if edge.latency == 0 {
            to.zero_depth = to.zero_depth.max(from.zero_depth + 1);
        }
    }
    for &(before, after, edge) in drawn.iter().rev() {
        let (from, to) = (all[after], &mut all[before]);
        to.height = to.height.max(from.height.saturating_add(edge.latency));
        if edge.latency == 0 {
            to.zero_height = to.zero_height.max(from.zero_height + 1);
        }
    }
    debug_assert_eq!(order.len(), all.len());
}
