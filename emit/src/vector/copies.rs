//! Which values of a plan are copies of one another, one for each vector of an iteration.
//!
//! The copies are written alike: all of them as variables that are numbered by copy, or none.

use cranelift_entity::SecondaryMap;
use midend::plan::{Node, PValue, Plan, Unrolled};

/// A value's place among its copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Copy {
    /// Which group of copies; 0 for values that are in none.
    pub(super) group: u32,
    /// Which of them.
    pub(super) index: usize,
    /// How many there are.
    pub(super) count: usize,
}

/// The copies of a plan.
pub(super) struct Copies {
    of: SecondaryMap<PValue, Copy>,
    /// How many there are of each group.
    counts: Vec<usize>,
}

impl Copies {
    /// Those that a plan computes.
    pub(super) fn of(plan: &Plan) -> Copies {
        let mut copies = Copies {
            of: SecondaryMap::new(),
            counts: vec![0],
        };
        copies.find(plan, &plan.body);
        copies
    }

    /// Where the value stands.
    pub(super) fn place(&self, value: PValue) -> Copy {
        let copy = self.of[value];
        Copy {
            count: self.counts[copy.group as usize].max(1),
            ..copy
        }
    }

    /// Number of groups.
    pub(super) fn groups(&self) -> usize {
        self.counts.len() - 1
    }

    fn find(&mut self, plan: &Plan, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Inst(inst) => self.add(plan, inst.result),
                Node::If {
                    then, otherwise, ..
                } => {
                    self.find(plan, then);
                    self.find(plan, otherwise);
                }
                Node::Loop(l) => {
                    for carried in &l.carried {
                        self.add(plan, Some(carried.value));
                    }
                    self.find(plan, &l.body);
                }
            }
        }
    }

    fn add(&mut self, plan: &Plan, value: Option<PValue>) {
        let Some(value) = value else { return };
        let data = plan.values.get(value);
        let Some(Unrolled { group, .. }) = data.and_then(|d| d.unrolled) else {
            return;
        };
        let group = group as usize + 1;
        self.counts.resize(self.counts.len().max(group + 1), 0);
        self.of[value] = Copy {
            group: group as u32,
            index: self.counts[group],
            count: 0,
        };
        self.counts[group] += 1;
    }
}
