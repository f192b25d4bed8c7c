//! Whether a schedule is right, found out from nothing but the graph and the cycles of its nodes.

use super::graph::Graph;
use super::modulo::ModuloSchedule;
use std::fmt;

/// What is wrong with a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is not about as many nodes, or has no interval.
    Shape,
    /// A node does not stand in the stage that its cycle is in.
    Stage {
        /// Which.
        node: usize,
    },
    /// A node does not wait for another.
    Dependence {
        /// Which edge of the graph.
        edge: usize,
    },
    /// More is taken of a class of resources than there is.
    Resource {
        /// Which class.
        class: usize,
        /// In which cycle of the kernel.
        row: u32,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Shape => write!(f, "no schedule of this graph"),
            Fault::Stage { node } => write!(f, "node {node} is in another stage"),
            Fault::Dependence { edge } => write!(f, "edge {edge} is not kept"),
            Fault::Resource { class, row } => {
                write!(f, "resource {class} is taken too often in row {row}")
            }
        }
    }
}

/// Checks a schedule: all that is wrong with it.
///
/// # Errors
/// A dependence is not kept, or there is less of a resource than is taken.
pub fn check(graph: &Graph, schedule: &ModuloSchedule) -> Result<(), Vec<Fault>> {
    let ModuloSchedule { ii, cycle, stage } = schedule;
    if *ii == 0 || cycle.len() != graph.len() || stage.len() != graph.len() {
        return Err(vec![Fault::Shape]);
    }
    let stages = (0..graph.len()).filter(|&n| stage[n] != cycle[n] / ii);
    let mut faults: Vec<Fault> = stages.map(|node| Fault::Stage { node }).collect();
    for (n, edge) in graph.edges().iter().enumerate() {
        // The instances of an iteration far from the first one, and of the one that waits for it.
        let begins = u64::from(cycle[edge.from]) + u64::from(edge.latency);
        let waits = u64::from(cycle[edge.to]) + u64::from(*ii) * u64::from(edge.distance);
        if waits < begins {
            faults.push(Fault::Dependence { edge: n });
        }
    }
    for (class, &capacity) in graph.capacity().iter().enumerate() {
        let mut taken = vec![0u64; *ii as usize];
        for (node, &begin) in cycle.iter().enumerate() {
            let mut left = graph.uses(node, class);
            let mut row = begin % ii;
            while left > 0 {
                let now = left.min(capacity);
                taken[row as usize] += u64::from(now);
                left -= now;
                row = (row + 1) % ii;
            }
        }
        let rows = taken.iter().zip(0..);
        let over = rows.filter(|(taken, _)| **taken > u64::from(capacity));
        faults.extend(over.map(|(_, row)| Fault::Resource { class, row }));
    }
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults),
    }
}
