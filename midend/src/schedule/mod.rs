//! Software pipelining by swing modulo scheduling (Llosa, González, Ayguadé, Valero: *Swing Modulo Scheduling: A
//! Lifetime-Sensitive Approach*, PACT 1996): graphs and resources, and nothing of plans or C.
//!
//! An iteration of a loop begins every `ii` cycles (the initiation interval), before those begun earlier have ended.
//! Resources and recurrences ask for a least interval ([`mii`], `packing`); each node has times between which it can be
//! ([`functions`]); by these nodes are brought in an order ([`order`]) in which they are placed (`placing`), at one
//! interval after the other ([`modulo`]). Where they find no place in that order, a search finds out whether there is a
//! place for all of them (`feasible`). Values of several iterations are there at once; an interval for which there
//! are too few registers is given up ([`registers`]).

pub mod check;
mod circuits;
mod feasible;
mod fills;
pub mod functions;
pub mod graph;
pub mod kernel;
pub mod mii;
pub mod modulo;
pub mod order;
mod packing;
mod picture;
mod placing;
mod print;
pub mod registers;
mod reservations;
mod rows;
#[cfg(test)]
mod tests;
mod usable;
mod windows;

pub use functions::Functions;
pub use graph::{Edge, Graph, Kind, Node};
pub use kernel::ModuloSchedule;
pub use mii::{Ratio, Recurrence};
pub use modulo::Crowded;
use modulo::Intervals;

/// A schedule, and all that it was found by, to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheduled {
    /// The dependences.
    pub graph: Graph,
    /// Cycles that each class of resources asks for.
    pub resources: Vec<Ratio>,
    /// Recurrences, and the cycles that they ask for.
    pub recurrences: Vec<Recurrence>,
    /// The least interval that may have a schedule: both allow it, and it has not been found out that they do not
    /// allow it together.
    pub mii: u32,
    /// Of each node, at the least interval that both allow, each by itself.
    pub functions: Vec<Functions>,
    /// The sets of nodes, the most important one first.
    pub sets: Vec<Vec<usize>>,
    /// The order in which nodes were placed.
    pub order: Vec<usize>,
    /// What was found.
    pub schedule: ModuloSchedule,
    /// The first schedule that was given up because there are too few registers for it, if any.
    pub crowded: Option<Crowded>,
    /// The interval of the first schedule that was given up because it has too many stages, and these, if any.
    pub long: Option<[u32; 2]>,
}

impl Scheduled {
    /// Cycles that resources ask for (ResMII).
    pub fn res_mii(&self) -> u32 {
        let cycles = self.resources.iter().map(|ratio| ratio.ceil());
        let classes = 0..self.resources.len();
        let whole = classes.map(|class| mii::of_whole_operations(&self.graph, class));
        cycles.chain(whole).max().unwrap_or(1).max(1)
    }

    /// Cycles that recurrences ask for (RecMII).
    pub fn rec_mii(&self) -> u32 {
        let cycles = self.recurrences.iter().map(|recurrence| recurrence.mii);
        cycles.max().unwrap_or(1)
    }
}

impl Scheduled {
    /// The operations as the kernel does them.
    pub fn kernel(&self) -> Vec<usize> {
        self.schedule.kernel(|node| self.functions[node].place)
    }

    /// Cycles from one iteration to the next where none begins before the one before it has ended.
    pub fn sequential(&self) -> u32 {
        modulo::list(&self.graph, &self.functions).ii
    }

    /// Registers of each file that the kernel's values take at once.
    pub fn registers(&self) -> Vec<u32> {
        registers::needed(&self.graph, &self.schedule, &self.kernel())
    }
}

/// Schedules a loop body at the least interval for which all nodes find a place, so that it has at most `stages`
/// stages, if any; `None`: a cycle of dependences within one iteration.
pub fn schedule(graph: Graph, stages: Option<u32>) -> Option<Scheduled> {
    let topological = graph.topological()?;
    let recurrences = mii::recurrences(&graph)?;
    let mut scheduled = Scheduled {
        resources: mii::of_resources(&graph),
        recurrences,
        mii: 1,
        functions: Vec::new(),
        sets: Vec::new(),
        order: Vec::new(),
        schedule: ModuloSchedule {
            ii: 1,
            cycle: Vec::new(),
            stage: Vec::new(),
        },
        crowded: None,
        long: None,
        graph,
    };
    let graph = &scheduled.graph;
    scheduled.mii = scheduled.res_mii().max(scheduled.rec_mii());
    scheduled.functions = functions::functions(graph, &topological, scheduled.mii);
    scheduled.sets = order::sets(graph, &scheduled.recurrences);
    scheduled.order = order::order(graph, &scheduled.functions, &scheduled.sets);
    let mut intervals = Intervals::new(
        (graph, &scheduled.recurrences),
        (&scheduled.functions, &scheduled.order),
        scheduled.mii.max(packing::rows(graph)),
    );
    scheduled.schedule = intervals.first(stages);
    (scheduled.crowded, scheduled.long) = (intervals.crowded, intervals.long);
    scheduled.mii = intervals.least;
    Some(scheduled)
}
