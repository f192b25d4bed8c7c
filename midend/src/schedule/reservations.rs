//! The modulo reservation table: what is taken in each cycle of the kernel.

use super::graph::Graph;

/// What is left in each cycle of the kernel, and what nodes take of it.
#[derive(Clone, Debug)]
pub(super) struct Reservations {
    ii: u32,
    classes: usize,
    /// By row, then class.
    left: Vec<u32>,
    /// By node: in which cycle from its own on it takes how much of which class.
    wanted: Vec<Vec<Reserved>>,
}

/// What a node takes in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        Reservations {
            ii,
            classes: graph.capacity().len(),
            left: graph.capacity().repeat(ii as usize),
            wanted: (0..graph.len()).map(|n| reserved(n).collect()).collect(),
        }
    }

    /// Of places that are kept for nodes of each kind: as many in a row as have their time there. They stand for
    /// resources that nodes of the kind take, all the same ones.
    pub fn of_places(ii: u32, kinds: &[usize], times: &[i64]) -> Reservations {
        let classes = kinds.iter().max().map_or(0, |last| last + 1);
        let one = |&class: &usize| Reserved {
            class,
            later: 0,
            uses: 1,
        };
        let mut table = Reservations {
            ii,
            classes,
            left: vec![0; ii as usize * classes],
            wanted: kinds.iter().map(|kind| vec![one(kind)]).collect(),
        };
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
        let row = (time + i64::from(reserved.later)).rem_euclid(i64::from(self.ii)) as usize;
        row * self.classes + reserved.class
    }

    /// Takes what a node needs from some time on, if that is left.
    pub fn take(&mut self, node: usize, time: i64) -> bool {
        for k in 0..self.wanted[node].len() {
            let reserved = self.wanted[node][k];
            let at = self.at(time, reserved);
            let Some(left) = self.left[at].checked_sub(reserved.uses) else {
                self.give_back(node, time, k);
                return false;
            };
            self.left[at] = left;
        }
        true
    }

    /// Gives back what a node has taken.
    pub fn release(&mut self, node: usize, time: i64) {
        self.give_back(node, time, self.wanted[node].len());
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
        let begin = time.rem_euclid(i64::from(self.ii)) as usize * self.classes;
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
