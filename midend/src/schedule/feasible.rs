//! Whether there is a schedule at an interval at all, by looking through all that there could be.
//!
//! Stages are free where nothing leads back: an operation can be any number of whole intervals later if all that waits
//! for it is, too. What is left to be found is a row of the reservation table for each node, and for the nodes of a
//! recurrence times that keep its dependences (as in *decomposed* software pipelining: Wang, Eisenbeis, Jourdan, Su,
//! International Journal of Parallel Programming, 1994). A search that ends without any proves that no scheduler has
//! one: resources and recurrences do not allow the interval together, though each of them does.

use super::circuits::{Apart, Circuits};
use super::functions::Functions;
use super::graph::Graph;
use super::mii::Recurrence;
use super::reservations::Reservations;
use super::usable::Demand;
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Feasible {
    /// By node: a time, in the row of which there is a place for it. Those of a recurrence keep its dependences; others
    /// do not yet.
    Yes(Vec<i64>),
    /// There is no schedule.
    No,
    /// The search was given up.
    Unknown,
}

/// Which part of what may be looked at one interval takes at most.
const PART: usize = 8;

/// In which order the nodes of a recurrence are tried: where one finds no end, another may soon.
#[derive(Clone, Copy)]
enum First {
    /// Those that can be moved least.
    Fixed,
    /// Those that come last in an iteration.
    Last,
    /// Those that can begin before others.
    Earliest,
}

/// Looks for a schedule at an interval that each recurrence and each resource by itself allows.
pub(super) fn feasible(
    graph: &Graph,
    (recurrences, functions): (&[Recurrence], &[Functions]),
    (circuits, ii): (&Circuits<'_>, u32),
    looks: &mut usize,
) -> Feasible {
    let is_long =
        |recurrence: &Recurrence| recurrence.nodes.len() > 1 && !circuits.has(recurrence.nodes[0]);
    if recurrences.iter().any(is_long) {
        return Feasible::Unknown;
    }
    let orders = match circuits.is_empty() {
        true => &[First::Fixed][..],
        false => &[First::Fixed, First::Last, First::Earliest],
    };
    for &first in orders {
        let items = items(graph, (recurrences, functions), circuits, first);
        let most = *looks / PART;
        let mut search = Search {
            table: Reservations::new(graph, ii),
            demand: Demand::of(graph, items.iter().map(|item| item.node)),
            begun: Vec::new(),
            times: vec![0; graph.len()],
            looks: most,
            items,
        };
        let found = search.run();
        *looks -= most - search.looks;
        if found != Feasible::Unknown {
            return found;
        }
    }
    Feasible::Unknown
}

/// A node, in the order in which they are tried.
struct Item {
    node: usize,
    /// Nodes of its recurrence that are tried before it.
    bounds: Vec<Apart>,
    /// It is like the node before it, so that it does not have to be tried in an earlier row.
    again: bool,
    /// It is in no recurrence and takes but one row, and so do all behind it.
    short: bool,
    /// How many rows it takes.
    busy: u32,
}

/// Recurrences first, the ones that ask for the longest interval before the others; then all else, what takes most before
/// the others.
fn items(
    graph: &Graph,
    (recurrences, functions): (&[Recurrence], &[Functions]),
    circuits: &Circuits<'_>,
    first: First,
) -> Vec<Item> {
    let mut by_mii: Vec<&Recurrence> = recurrences.iter().collect();
    by_mii.sort_by_key(|recurrence| Reverse(recurrence.mii));
    let mut nodes: Vec<usize> = Vec::with_capacity(graph.len());
    for recurrence in by_mii {
        let begin = nodes.len();
        nodes.extend(recurrence.nodes.iter().filter(|&&node| circuits.has(node)));
        nodes[begin..].sort_by_key(|&node| {
            let of = &functions[node];
            match first {
                First::Fixed => (circuits.slack(node), 0),
                First::Last => (-(of.place as i64), 0),
                First::Earliest => (of.earliest, of.mobility()),
            }
        });
    }
    let begin = nodes.len();
    nodes.extend((0..graph.len()).filter(|&node| !circuits.has(node)));
    nodes[begin..].sort_by_key(|&node| {
        let all: u32 = graph.wanted(node).iter().sum();
        Reverse((graph.busy(node), all, graph.wanted(node)))
    });
    let mut place = vec![0; graph.len()];
    for (at, &node) in nodes.iter().enumerate() {
        place[node] = at;
    }
    let item = |(at, &node): (usize, &usize)| {
        let apart = circuits.apart(node);
        let like = |before: &usize| graph.wanted(*before) == graph.wanted(node);
        Item {
            node,
            bounds: apart.filter(|apart| place[apart.other] < at).collect(),
            again: at > begin && nodes.get(at - 1).is_some_and(like),
            short: at >= begin && graph.busy(node) == 1,
            busy: graph.busy(node),
        }
    };
    nodes.iter().enumerate().map(item).collect()
}

struct Search {
    items: Vec<Item>,
    table: Reservations,
    demand: Demand,
    /// By item that is begun, in their order.
    begun: Vec<Begun>,
    /// By node.
    times: Vec<i64>,
    /// Rows that may still be looked at.
    looks: usize,
}

/// An item that is begun.
struct Begun {
    /// The first of its times.
    first: i64,
    /// Those that are left to be tried.
    times: RangeInclusive<i64>,
    /// What can be taken of each class without it.
    usable: Vec<u64>,
}

impl Search {
    fn run(&mut self) -> Feasible {
        let mut usable = self.usable(0);
        while let Some(item) = self.items.get(self.begun.len()) {
            let times = self.range(item);
            self.begun.push(Begun {
                first: *times.start(),
                times,
                usable,
            });
            usable = loop {
                if let Some(usable) = self.next() {
                    break usable;
                }
                if self.looks == 0 {
                    return Feasible::Unknown;
                }
                // Nothing is left for this one: the one before it has to be elsewhere.
                self.begun.pop();
                let Some(before) = self.begun.len().checked_sub(1) else {
                    return Feasible::No;
                };
                let before = self.items[before].node;
                self.table.release(before, self.times[before]);
            };
        }
        Feasible::Yes(std::mem::take(&mut self.times))
    }

    /// When an item can be. The first of all can be in row 0: another row turns the whole table.
    fn range(&self, item: &Item) -> RangeInclusive<i64> {
        let at = self.begun.len();
        let last = i64::from(self.table.ii()) - 1;
        if at == 0 {
            return 0..=0;
        }
        let own = item.bounds.iter();
        let ready = own
            .clone()
            .map(|apart| self.times[apart.other] + apart.after);
        let due = own.map(|apart| self.times[apart.other] - apart.before);
        match (ready.max(), due.min(), item.again) {
            (Some(ready), Some(due), _) => ready..=due,
            (.., true) => self.times[self.items[at - 1].node]..=last,
            (.., false) => 0..=last,
        }
    }

    /// Places the last item that is begun at its next time that leaves enough for all others: what can be taken then.
    fn next(&mut self) -> Option<Vec<u64>> {
        let at = self.begun.len() - 1;
        let (node, short) = (self.items[at].node, self.items[at].short);
        while let Some(time) = self.next_time(at) {
            self.looks = self.looks.checked_sub(1)?;
            if short && self.is_like_before(time, self.begun[at].first) {
                continue;
            }
            let before = self.usable_around(at, time);
            if !self.table.take(node, time) {
                continue;
            }
            let usable = match self.demand.changes(at + 1) {
                true => self.usable(at + 1),
                false => {
                    let after = self.usable_around(at, time);
                    let all = self.begun[at].usable.iter().zip(before.iter().zip(after));
                    all.map(|(all, (before, after))| all + after - before)
                        .collect()
                }
            };
            if self.demand.fits(at + 1, &usable) {
                self.times[node] = time;
                return Some(usable);
            }
            self.table.release(node, time);
        }
        None
    }

    /// The next time to be tried for an item, at which it is not known that there is no room.
    fn next_time(&mut self, at: usize) -> Option<i64> {
        let times = &mut self.begun[at].times;
        let time = self
            .table
            .not_full_from(self.items[at].node, *times.start())?;
        let left = time <= *times.end();
        *times = time + 1..=*times.end();
        left.then_some(time)
    }

    /// What items from one on can take of each class in all rows.
    fn usable(&mut self, item: usize) -> Vec<u64> {
        self.looks = self.looks.saturating_sub(self.table.ii() as usize);
        self.demand.usable(item, self.table.rows())
    }

    /// The same in the rows that an item takes from some time on.
    fn usable_around(&mut self, item: usize, time: i64) -> Vec<u64> {
        let rows = self.items[item].busy.min(self.table.ii());
        self.looks = self.looks.saturating_sub(rows as usize);
        let rows = (0..rows).map(|later| self.table.row(time + i64::from(later)));
        self.demand.usable(item, rows)
    }

    /// Whether as much is left in an earlier row that has been tried: where each of the others takes but one row, what
    /// is in the one can be exchanged for what is in the other.
    fn is_like_before(&self, time: i64, first: i64) -> bool {
        let row = self.table.row(time);
        (first..time).any(|earlier| self.table.row(earlier) == row)
    }
}
