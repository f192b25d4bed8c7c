//! The modulo reservation table: what is taken in each cycle of the kernel.

use super::graph::Graph;
use super::rows::Rows;
use frontend::sorted::SortedMap;
use std::ops::RangeInclusive;

/// What is left in each cycle of the kernel, and what nodes take of it.
#[derive(Clone, Debug)]
pub(super) struct Reservations {
    ii: u32,
    classes: usize,
    /// By row, then class.
    left: Vec<u32>,
    /// By node: in which cycle from its own on it takes how much of which class.
    wanted: Vec<Vec<Reserved>>,
    /// By node: a number that it shares with all that take the same.
    kinds: Vec<usize>,
    /// By kind: the rows in which it is not known that there is no room. Long bodies fill most rows, and what is placed
    /// then goes past those that were tried before at once.
    open: Vec<Rows>,
    /// Cycles of what takes the most.
    busy: u32,
}

/// What a node takes in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Reserved {
    class: usize,
    later: u32,
    uses: u32,
}

impl Reservations {
    /// Of the resources of a graph.
    pub fn new(graph: &Graph, ii: u32) -> Reservations {
        let reserved = |node| {
            let reserved = graph.reserved(node);
            reserved.map(|(class, later, uses)| Reserved { class, later, uses })
        };
        let left = graph.capacity().repeat(ii as usize);
        let wanted = (0..graph.len()).map(|n| reserved(n).collect());
        Reservations::with(ii, (graph.capacity().len(), left), wanted.collect())
    }

    /// Of what is left of so many classes and what nodes take.
    fn with(
        ii: u32,
        (classes, left): (usize, Vec<u32>),
        wanted: Vec<Vec<Reserved>>,
    ) -> Reservations {
        let (kinds, count) = numbered(wanted.iter());
        let last = wanted.iter().flatten().map(|reserved| reserved.later).max();
        Reservations {
            ii,
            classes,
            left,
            open: vec![Rows::all(ii); count],
            busy: last.unwrap_or(0) + 1,
            kinds,
            wanted,
        }
    }

    /// Of places that are kept for nodes of each kind, those that take the same resources: as many in a row as have their
    /// time there. They stand for these resources.
    pub fn of_places(graph: &Graph, ii: u32, times: &[i64]) -> Reservations {
        let (kinds, classes) = numbered((0..graph.len()).map(|node| graph.wanted(node)));
        let one = |&class: &usize| Reserved {
            class,
            later: 0,
            uses: 1,
        };
        let left = vec![0; ii as usize * classes];
        let wanted = kinds.iter().map(|kind| vec![one(kind)]).collect();
        let mut table = Reservations::with(ii, (classes, left), wanted);
        for (node, &time) in times.iter().enumerate() {
            table.release(node, time);
        }
        table
    }

    /// The interval.
    pub fn ii(&self) -> u32 {
        self.ii
    }

    fn at(&self, time: i64, reserved: Reserved) -> usize {
        self.row_of(time + i64::from(reserved.later)) * self.classes + reserved.class
    }

    /// Takes what a node needs as early in a window as that is left: when that is.
    pub fn take_first(&mut self, node: usize, window: RangeInclusive<i64>) -> Option<i64> {
        let mut time = self.not_full_from(node, *window.start())?;
        while time <= *window.end() {
            if self.take(node, time) {
                return Some(time);
            }
            time = self.not_full_from(node, time + 1)?;
        }
        None
    }

    /// The same as late as that is left.
    pub fn take_last(&mut self, node: usize, window: RangeInclusive<i64>) -> Option<i64> {
        let mut time = self.not_full_until(node, *window.end())?;
        while time >= *window.start() {
            if self.take(node, time) {
                return Some(time);
            }
            time = self.not_full_until(node, time - 1)?;
        }
        None
    }

    /// The first time from one on at which it is not known that there is no room for a node.
    pub fn not_full_from(&self, node: usize, time: i64) -> Option<i64> {
        let (row, open) = (self.row_of(time), &self.open[self.kinds[node]]);
        let later = open.first_from(row).map(|found| found as i64);
        let next = || {
            open.first_from(0)
                .map(|found| found as i64 + i64::from(self.ii))
        };
        Some(time + later.or_else(next)? - row as i64)
    }

    /// The last such time up to one.
    fn not_full_until(&self, node: usize, time: i64) -> Option<i64> {
        let (row, open) = (self.row_of(time), &self.open[self.kinds[node]]);
        let earlier = open.last_until(row).map(|found| found as i64);
        let all = self.ii as usize - 1;
        let before = || {
            open.last_until(all)
                .map(|found| found as i64 - i64::from(self.ii))
        };
        Some(time + earlier.or_else(before)? - row as i64)
    }

    /// Takes what a node needs from some time on, if that is left.
    pub fn take(&mut self, node: usize, time: i64) -> bool {
        let (row, kind) = (self.row_of(time), self.kinds[node]);
        if !self.open[kind].contains(row) {
            return false;
        }
        for k in 0..self.wanted[node].len() {
            let reserved = self.wanted[node][k];
            let at = self.at(time, reserved);
            let Some(left) = self.left[at].checked_sub(reserved.uses) else {
                self.give_back(node, time, k);
                self.open[kind].remove(row);
                return false;
            };
            self.left[at] = left;
        }
        true
    }

    /// Gives back what a node has taken.
    pub fn release(&mut self, node: usize, time: i64) {
        self.give_back(node, time, self.wanted[node].len());
        for row in self.meeting(node, time) {
            self.open.iter_mut().for_each(|open| open.insert(row));
        }
    }

    /// The rows in which what may take some of the rows of a node begins.
    pub fn meeting(&self, node: usize, time: i64) -> impl Iterator<Item = usize> + use<> {
        let last = self.wanted[node].iter().map(|reserved| reserved.later);
        let last = i64::from(last.max().unwrap_or(0));
        let ii = i64::from(self.ii);
        let first = (1 - i64::from(self.busy)).max(last + 1 - ii);
        (first..=last).map(move |later| (time + later).rem_euclid(ii) as usize)
    }

    /// The row of a time.
    pub fn row_of(&self, time: i64) -> usize {
        time.rem_euclid(i64::from(self.ii)) as usize
    }

    fn give_back(&mut self, node: usize, time: i64, count: usize) {
        for k in 0..count {
            let reserved = self.wanted[node][k];
            let at = self.at(time, reserved);
            self.left[at] += reserved.uses;
        }
    }

    /// What is left of each class, row by row.
    pub fn rows(&self) -> impl Iterator<Item = &[u32]> {
        self.left.chunks(self.classes.max(1))
    }

    /// What is left in the row of a time.
    pub fn row(&self, time: i64) -> &[u32] {
        let begin = self.row_of(time) * self.classes;
        &self.left[begin..begin + self.classes]
    }

    /// The entries of which a node needs more from some time on than is left.
    pub fn short(&self, node: usize, time: i64) -> Vec<usize> {
        let wanted = self.wanted[node].iter();
        let wanted = wanted.map(|&reserved| (self.at(time, reserved), reserved.uses));
        let short = wanted.filter(|&(at, uses)| self.left[at] < uses);
        short.map(|(at, _)| at).collect()
    }

    /// Whether a node that is placed takes some of these entries.
    pub fn takes_any(&self, node: usize, time: i64, entries: &[usize]) -> bool {
        let mut taken = self.wanted[node].iter();
        taken.any(|&reserved| entries.contains(&self.at(time, reserved)))
    }
}

/// Numbers that those share which are the same, and how many numbers there are.
fn numbered<T: Ord>(all: impl Iterator<Item = T>) -> (Vec<usize>, usize) {
    let mut known = SortedMap::new();
    let number = |one| {
        let next = known.len();
        *known.entry(one).or_insert(next)
    };
    let numbers = all.map(number).collect();
    (numbers, known.len())
}
