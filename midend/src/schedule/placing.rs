//! Placing nodes in a modulo reservation table at one interval.

use super::circuits::Circuits;
use super::functions::Functions;
use super::graph::Graph;
use super::kernel::ModuloSchedule;
use super::reservations::Reservations;
use frontend::sorted::SortedSet;

/// For how long nodes are placed once more before an interval is given up.
#[derive(Clone, Copy)]
pub(super) enum Patience {
    /// Where there are other ways to go on.
    Short,
    /// Where there are none.
    Long,
}

impl Patience {
    /// How often nodes are placed once more: each of a short body so often on the average; and all of a long one, so that
    /// it takes little more time than one that needs none of this.
    fn again(self, nodes: usize) -> usize {
        let (each, all) = match self {
            Patience::Short => (5, 500),
            Patience::Long => (20, 5000),
        };
        all.min(each * nodes)
    }
}

/// Places nodes in an order in a table. A node that finds no place takes one from others, which are placed once more
/// then, with those that it does not leave enough time (Rau: *Iterative Modulo Scheduling*, MICRO-27, 1994).
pub(super) fn placed(
    graph: &Graph,
    (functions, order): (&[Functions], &[usize]),
    circuits: &Circuits<'_>,
    table: Reservations,
    patience: Patience,
) -> Option<ModuloSchedule> {
    let ii = table.ii();
    let mut placing = Placing {
        graph,
        circuits,
        table,
        times: vec![None; graph.len()],
        last: vec![None; graph.len()],
        begun: vec![Vec::new(); ii as usize],
    };
    let mut number = vec![0; graph.len()];
    for (n, &node) in order.iter().enumerate() {
        number[node] = n;
    }
    let mut open: SortedSet<usize> = (0..order.len()).collect();
    let mut left = order.len() + patience.again(order.len());
    while let Some(n) = open.pop_first() {
        left = left.checked_sub(1)?;
        for evicted in placing.place(order[n], functions[order[n]].earliest) {
            open.insert(number[evicted]);
        }
    }
    let times: Option<Vec<i64>> = placing.times.into_iter().collect();
    Some(ModuloSchedule::of(ii, &times?))
}

struct Placing<'a> {
    graph: &'a Graph,
    circuits: &'a Circuits<'a>,
    table: Reservations,
    /// By node: where it is.
    times: Vec<Option<i64>>,
    /// By node: where it was last.
    last: Vec<Option<i64>>,
    /// By row: the nodes that are there.
    begun: Vec<Vec<usize>>,
}

impl Placing<'_> {
    /// Places a node, as close to those that are placed as it gets; the nodes that it takes the place from.
    fn place(&mut self, node: usize, alone: i64) -> Vec<usize> {
        let (ready, due) = self.between(node);
        let span = i64::from(self.table.ii()) - 1;
        let free = match (ready, due) {
            (None, None) => self.table.take_first(node, alone..=alone + span),
            (Some(ready), None) => self.table.take_first(node, ready..=ready + span),
            (None, Some(due)) => self.table.take_last(node, due - span..=due),
            (Some(ready), Some(due)) => self.table.take_first(node, ready..=due.min(ready + span)),
        };
        let time = free.unwrap_or_else(|| {
            let again = self.last[node].map(|last| last + 1);
            let first = ready.or(due).unwrap_or(alone);
            again.map_or(first, |again| again.max(first))
        });
        (self.times[node], self.last[node]) = (Some(time), Some(time));
        let evicted = match free {
            Some(_) => Vec::new(),
            None => self.evict(node, time),
        };
        if self.times[node].is_some() {
            self.begun[self.table.row_of(time)].push(node);
        }
        evicted
    }

    /// The first and the last time that nodes that are placed leave a node, if any does.
    fn between(&self, node: usize) -> (Option<i64>, Option<i64>) {
        let ii = self.table.ii();
        let own = |other: usize| (other != node).then_some(self.times[other]).flatten();
        let edges = self.graph.into(node);
        let ready = edges.filter_map(|edge| Some(own(edge.from)? + edge.delay(ii)));
        let edges = self.graph.out(node);
        let due = edges.filter_map(|edge| Some(own(edge.to)? - edge.delay(ii)));
        let apart = || self.circuits.apart(node);
        let after = apart().filter_map(|apart| Some(own(apart.other)? + apart.after));
        let before = apart().filter_map(|apart| Some(own(apart.other)? - apart.before));
        (ready.chain(after).max(), due.chain(before).min())
    }

    /// Makes room for a node at some time.
    fn evict(&mut self, node: usize, time: i64) -> Vec<usize> {
        let mut evicted = Vec::new();
        while !self.table.take(node, time) {
            let short = self.table.short(node, time);
            let rows = self.table.meeting(node, time);
            let others = rows.flat_map(|row| &self.begun[row]).copied();
            let others = others.filter(|&other| {
                let at = self.times[other];
                at.is_some_and(|at| self.table.takes_any(other, at, &short))
            });
            let Some(other) = others.min() else {
                self.times[node] = None;
                return evicted;
            };
            evicted.extend(self.remove(other));
        }
        for other in self.too_close(node, time) {
            evicted.extend(self.remove(other));
        }
        evicted
    }

    /// The nodes that another does not leave enough time.
    fn too_close(&self, node: usize, time: i64) -> Vec<usize> {
        let ii = self.table.ii();
        let mut found = Vec::new();
        let mut tell = |other: usize, is_close: &dyn Fn(i64) -> bool| {
            if other != node && self.times[other].is_some_and(is_close) {
                found.push(other);
            }
        };
        for edge in self.graph.into(node) {
            tell(edge.from, &|from| from + edge.delay(ii) > time);
        }
        for edge in self.graph.out(node) {
            tell(edge.to, &|to| time + edge.delay(ii) > to);
        }
        for apart in self.circuits.apart(node) {
            tell(apart.other, &|at| {
                at + apart.after > time || time + apart.before > at
            });
        }
        found
    }

    fn remove(&mut self, node: usize) -> Option<usize> {
        let time = self.times[node].take()?;
        self.begun[self.table.row_of(time)].retain(|&other| other != node);
        self.table.release(node, time);
        Some(node)
    }
}
