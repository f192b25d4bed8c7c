//! Whether a schedule is right, found out from nothing but the graph and the cycles of its nodes.

use super::graph::{Graph, Kind};
use super::kernel::ModuloSchedule;
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
    /// There are more values at once than registers.
    Registers {
        /// In which file.
        file: usize,
        /// After which node of the kernel.
        node: usize,
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
            Fault::Registers { file, node } => {
                write!(f, "file {file} has too few registers after node {node}")
            }
        }
    }
}

/// Checks a schedule: all that is wrong with it.
///
/// # Errors
/// A dependence is not kept, or there is less of a resource or of registers than is taken.
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
    faults.extend(registers(graph, schedule));
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults),
    }
}

/// Counts the values that are there after each operation of a step of the kernel, before and after which there are
/// many: those of all iterations whose operation has been done, and whose last use has not.
fn registers(graph: &Graph, schedule: &ModuloSchedule) -> Option<Fault> {
    let topological = graph.topological()?;
    let mut rank = vec![0; graph.len()];
    for (n, &node) in topological.iter().enumerate() {
        rank[node] = n;
    }
    let order = schedule.kernel(|node| rank[node]);
    let mut place = vec![0i64; graph.len()];
    for (at, &node) in (0..).zip(&order) {
        place[node] = at;
    }
    let step = order.len() as i64;
    let time = |node: usize, later: u32| {
        (i64::from(schedule.stage[node]) + i64::from(later)) * step + place[node]
    };
    let last_use = |node: usize| {
        let uses = graph.out(node).filter(|edge| edge.kind == Kind::Data);
        let uses = uses.map(|edge| time(edge.to, edge.distance));
        let kept = graph.kept(node).map(|distance| i64::from(distance) * step);
        uses.chain(kept).max()
    };
    let lives: Vec<(i64, i64)> = (0..graph.len())
        .map(|node| {
            let begin = time(node, 0);
            (begin, last_use(node).unwrap_or(begin))
        })
        .collect();
    for (file, &there) in graph.files().iter().enumerate() {
        for (at, &node) in (0..).zip(&order) {
            // Iterations whose operation is done by then, without those whose last use is.
            let live = |&(begin, end): &(i64, i64)| {
                ((at - begin).div_euclid(step) - (at - end).div_euclid(step)).max(0)
            };
            let all = lives.iter().enumerate();
            let taken: i64 = all
                .map(|(n, life)| i64::from(graph.registers(n, file)) * live(life))
                .sum();
            if taken > i64::from(there) {
                return Some(Fault::Registers { file, node });
            }
        }
    }
    None
}
