//! Placing nodes in a modulo reservation table, at the least interval for which all find a place.

use super::functions::Functions;
use super::graph::Graph;
use super::kernel::ModuloSchedule;
use super::registers::needed;
use frontend::sorted::SortedSet;

/// What is taken of each class of resources in each cycle of the kernel.
struct Reservations<'a> {
    graph: &'a Graph,
    ii: u32,
    /// By row, then class.
    taken: Vec<u32>,
}

impl<'a> Reservations<'a> {
    fn new(graph: &'a Graph, ii: u32) -> Reservations<'a> {
        Reservations {
            graph,
            ii,
            taken: vec![0; ii as usize * graph.capacity().len()],
        }
    }

    fn at(&self, time: i64, later: u32, class: usize) -> usize {
        let row = (time + i64::from(later)).rem_euclid(i64::from(self.ii)) as usize;
        row * self.graph.capacity().len() + class
    }

    /// Takes what a node needs from some time on, if that is free.
    fn take(&mut self, node: usize, time: i64) -> bool {
        let graph = self.graph;
        let mut fits = true;
        for (class, later, uses) in graph.reserved(node) {
            let at = self.at(time, later, class);
            self.taken[at] += uses;
            fits &= self.taken[at] <= graph.capacity()[class];
        }
        if !fits {
            self.release(node, time);
        }
        fits
    }

    /// Gives back what a node has taken.
    fn release(&mut self, node: usize, time: i64) {
        for (class, later, uses) in self.graph.reserved(node) {
            let at = self.at(time, later, class);
            self.taken[at] -= uses;
        }
    }

    /// Whether a node gets in the way of another, which needs more than is left somewhere.
    fn meet(&self, (node, time): (usize, i64), (other, at): (usize, i64)) -> bool {
        let graph = self.graph;
        let wanted = graph.reserved(node).map(|(class, later, uses)| {
            let place = self.at(time, later, class);
            (place, self.taken[place] + uses > graph.capacity()[class])
        });
        let short: Vec<usize> = wanted
            .filter(|(_, short)| *short)
            .map(|(at, _)| at)
            .collect();
        let mut taken = graph.reserved(other);
        taken.any(|(class, later, _)| short.contains(&self.at(at, later, class)))
    }
}

/// A schedule that there are too few registers for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crowded {
    /// Its interval.
    pub ii: u32,
    /// Of which file.
    pub file: usize,
    /// How many it needs.
    pub needed: u32,
}

/// Places nodes in an order at the least interval from `least` on for which all find a place and there are enough
/// registers; the interval of a schedule without any overlap ([`list`]) is the last one, and that schedule what is
/// left then. Also the first one that had to be given up for its registers, if any.
pub fn place(
    graph: &Graph,
    functions: &[Functions],
    order: &[usize],
    least: u32,
) -> (ModuloSchedule, Option<Crowded>) {
    let list = list(graph, functions);
    let mut first = None;
    for ii in least.max(1)..list.ii {
        let Some(schedule) = at(graph, functions, order, ii) else {
            continue;
        };
        match crowded(graph, functions, &schedule) {
            None => return (schedule, first),
            crowded => first = first.or(crowded),
        }
    }
    (list, first)
}

/// Whether values take more registers than there are.
fn crowded(graph: &Graph, functions: &[Functions], schedule: &ModuloSchedule) -> Option<Crowded> {
    let needed = needed(graph, schedule, &schedule.kernel(|n| functions[n].place));
    let files = needed.into_iter().zip(graph.files()).enumerate();
    let over = |(file, (needed, &there)): (usize, (u32, &u32))| {
        (needed > there).then_some(Crowded {
            ii: schedule.ii,
            file,
            needed,
        })
    };
    files.filter_map(over).next()
}

/// How often a node is placed once more, on the average, before an interval is given up.
const AGAIN: usize = 5;

/// The same of all nodes of a long body, so that it takes little more time than one that needs none of this.
const ALL_AGAIN: usize = 500;

/// Places nodes in an order at an interval, which is not 0. A node that finds no place takes one from others, which
/// are placed once more then, with those that it does not leave enough time (Rau: *Iterative Modulo Scheduling*,
/// MICRO-27, 1994).
pub(super) fn at(
    graph: &Graph,
    functions: &[Functions],
    order: &[usize],
    ii: u32,
) -> Option<ModuloSchedule> {
    let mut placing = Placing {
        graph,
        table: Reservations::new(graph, ii),
        times: vec![None; graph.len()],
        last: vec![None; graph.len()],
    };
    let mut number = vec![0; graph.len()];
    for (n, &node) in order.iter().enumerate() {
        number[node] = n;
    }
    let mut open: SortedSet<usize> = (0..order.len()).collect();
    let mut left = order.len() + ALL_AGAIN.min(AGAIN * order.len());
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
    table: Reservations<'a>,
    /// By node: where it is.
    times: Vec<Option<i64>>,
    /// By node: where it was last.
    last: Vec<Option<i64>>,
}

impl Placing<'_> {
    /// Places a node, as close to those that are placed as it gets; the nodes that it takes the place from.
    fn place(&mut self, node: usize, alone: i64) -> Vec<usize> {
        let (graph, ii) = (self.graph, self.table.ii);
        let own = |other: usize| (other != node).then_some(self.times[other]).flatten();
        let ready = graph
            .into(node)
            .filter_map(|edge| Some(own(edge.from)? + edge.delay(ii)))
            .max();
        let due = graph
            .out(node)
            .filter_map(|edge| Some(own(edge.to)? - edge.delay(ii)))
            .min();
        let span = i64::from(ii) - 1;
        let mut window: Box<dyn Iterator<Item = i64>> = match (ready, due) {
            (None, None) => Box::new(alone..=alone + span),
            (Some(ready), None) => Box::new(ready..=ready + span),
            (None, Some(due)) => Box::new((due - span..=due).rev()),
            (Some(ready), Some(due)) => Box::new(ready..=due.min(ready + span)),
        };
        let free = window.find(|&time| self.table.take(node, time));
        let time = free.unwrap_or_else(|| {
            let again = self.last[node].map(|last| last + 1);
            let first = ready.or(due).unwrap_or(alone);
            again.map_or(first, |again| again.max(first))
        });
        (self.times[node], self.last[node]) = (Some(time), Some(time));
        match free {
            Some(_) => Vec::new(),
            None => self.evict(node, time),
        }
    }

    /// Makes room for a node at some time.
    fn evict(&mut self, node: usize, time: i64) -> Vec<usize> {
        let graph = self.graph;
        let mut evicted = Vec::new();
        while !self.table.take(node, time) {
            let other = (0..graph.len()).find(|&other| {
                let at = self.times[other].filter(|_| other != node);
                at.is_some_and(|at| self.table.meet((node, time), (other, at)))
            });
            let Some(other) = other else {
                self.times[node] = None;
                return evicted;
            };
            evicted.extend(self.remove(other));
        }
        let ii = self.table.ii;
        for edge in graph.into(node).chain(graph.out(node)) {
            let (from, to) = (self.times[edge.from], self.times[edge.to]);
            let late = from
                .zip(to)
                .is_some_and(|(from, to)| from + edge.delay(ii) > to);
            let other = if edge.from == node {
                edge.to
            } else {
                edge.from
            };
            if late && other != node {
                evicted.extend(self.remove(other));
            }
        }
        evicted
    }

    fn remove(&mut self, node: usize) -> Option<usize> {
        let time = self.times[node].take()?;
        self.table.release(node, time);
        Some(node)
    }
}

/// One iteration after the other, each as short as it gets by placing nodes in topological order: a single stage.
pub fn list(graph: &Graph, functions: &[Functions]) -> ModuloSchedule {
    let mut order: Vec<usize> = (0..graph.len()).collect();
    order.sort_by_key(|&node| functions[node].place);
    let most: u32 = (0..graph.len()).map(|node| graph.busy(node)).sum();
    let waits: u32 = graph.edges().iter().map(|edge| edge.latency).sum();
    let mut table = Reservations::new(graph, most.saturating_add(waits).max(1));
    let mut times = vec![0i64; graph.len()];
    let mut end = 1;
    for &node in &order {
        let before = graph.into(node).filter(|edge| edge.drawn().is_some());
        let before = before.filter(|edge| functions[edge.from].place < functions[node].place);
        let ready = before.map(|edge| times[edge.from] + i64::from(edge.latency));
        let mut time = ready.max().unwrap_or(0);
        while !table.take(node, time) {
            time += 1;
        }
        times[node] = time;
        end = end.max(time + i64::from(graph.busy(node)));
    }
    // What the next iteration waits for.
    for edge in graph.edges().iter().filter(|edge| edge.distance > 0) {
        let wait = times[edge.from] + i64::from(edge.latency) - times[edge.to];
        let distance = i64::from(edge.distance);
        end = end.max((wait + distance - 1).div_euclid(distance));
    }
    ModuloSchedule::of(u32::try_from(end).unwrap_or(u32::MAX), &times)
}
