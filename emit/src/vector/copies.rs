//! Which values of a plan are copies of one another, one for each vector of an iteration.
//!
//! The copies are written alike: all of them as variables that are numbered by copy, or none.

use crate::uses::Uses;
use cranelift_entity::SecondaryMap;
use midend::plan::{LoopControl, Node, PInst, PType, PValue, Plan};

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
    groups: u32,
}

impl Copies {
    /// Finds them: operations that stand side by side, as many as there are vectors in an
    /// iteration, and differ in nothing but their operands.
    pub(super) fn of(plan: &Plan, uses: &Uses) -> Copies {
        let mut copies = Copies {
            of: SecondaryMap::new(),
            groups: 0,
        };
        copies.find((plan, uses), &plan.body, plan.uf as usize);
        copies
    }

    /// Where the value stands.
    pub(super) fn place(&self, value: PValue) -> Copy {
        let copy = self.of[value];
        Copy {
            count: copy.count.max(1),
            ..copy
        }
    }

    /// Number of groups.
    pub(super) fn groups(&self) -> u32 {
        self.groups
    }

    /// `vectors`: how many there are in an iteration.
    fn find(&mut self, (plan, uses): (&Plan, &Uses), nodes: &[Node], vectors: usize) {
        let mut run: Vec<(&PInst, PValue)> = Vec::new();
        for node in nodes {
            if let Node::Inst(inst) = node
                && let Some(result) = inst.result
            {
                if run
                    .first()
                    .is_some_and(|first| !alike(plan, *first, (inst, result)))
                {
                    run.clear();
                }
                run.push((inst, result));
                if run.len() == vectors {
                    let values: Vec<PValue> = run.drain(..).map(|(_, v)| v).collect();
                    self.add(&values);
                }
                continue;
            }
            run.clear();
            match node {
                Node::Inst(_) => {}
                Node::If {
                    then, otherwise, ..
                } => {
                    self.find((plan, uses), then, vectors);
                    self.find((plan, uses), otherwise, vectors);
                }
                Node::Loop(l) => {
                    let carried: Vec<PValue> = l.carried.iter().map(|c| c.value).collect();
                    for values in carried.chunk_by(|&a, &b| same_kind(plan, a, b)) {
                        self.add(values);
                    }
                    let vectors = match l.control {
                        // The narrow loop.
                        LoopControl::Counted { start: Some(_), .. } => 1,
                        LoopControl::Counted { start: None, .. } | LoopControl::While { .. } => {
                            vectors
                        }
                    };
                    self.find((plan, uses), &l.body, vectors);
                }
            }
        }
    }

    fn add(&mut self, values: &[PValue]) {
        self.groups += 1;
        for (index, &value) in values.iter().enumerate() {
            self.of[value] = Copy {
                group: self.groups,
                index,
                count: values.len(),
            };
        }
    }
}

fn alike(plan: &Plan, a: (&PInst, PValue), b: (&PInst, PValue)) -> bool {
    a.0.op == b.0.op && a.0.span == b.0.span && same_kind(plan, a.1, b.1)
}

/// Same type, a vector or mask, and same name for the reader.
fn same_kind(plan: &Plan, a: PValue, b: PValue) -> bool {
    match (plan.values.get(a), plan.values.get(b)) {
        (Some(a), Some(b)) => a == b && !matches!(a.ty, PType::Scalar(_)),
        _ => false,
    }
}
