//! Software pipelining by swing modulo scheduling (Llosa, González, Ayguadé, Valero: *Swing Modulo Scheduling: A
//! Lifetime-Sensitive Approach*, PACT 1996): graphs and resources, and nothing of plans or C.
//!
//! An iteration of a loop begins every `ii` cycles (the initiation interval), before those begun earlier have ended.
//! Resources and recurrences ask for a least interval ([`mii`]); each node has times between which it can be
//! ([`functions`]); by these nodes are brought in an order ([`order`]) in which they are placed ([`modulo`]). Values of
//! several iterations are there at once; an interval for which there are too few registers is given up
//! ([`registers`]).

pub mod check;
pub mod functions;
pub mod graph;
pub mod kernel;
pub mod mii;
pub mod modulo;
pub mod order;
mod picture;
mod print;
pub mod registers;
#[cfg(test)]
mod tests;

pub use functions::Functions;
pub use graph::{Edge, Graph, Kind, Node};
pub use kernel::ModuloSchedule;
pub use mii::{Ratio, Recurrence};
pub use modulo::Crowded;

/// A schedule, and all that it was found by, to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheduled {
    /// The dependences.
    pub graph: Graph,
    /// Cycles that each class of resources asks for.
    pub resources: Vec<Ratio>,
    /// Recurrences, and the cycles that they ask for.
    pub recurrences: Vec<Recurrence>,
    /// The least interval that both allow.
    pub mii: u32,
    /// Of each node, at this interval.
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
        cycles.max().unwrap_or(1).max(1)
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
    let placed = |least| modulo::place(graph, &scheduled.functions, &scheduled.order, least);
    (scheduled.schedule, scheduled.crowded) = placed(scheduled.mii);
    // Longer intervals have fewer stages; the longest one has one.
    while let Some(most) = stages.filter(|&most| scheduled.schedule.stages() > most.max(1)) {
        let ModuloSchedule { ii, cycle, .. } = &scheduled.schedule;
        let last = cycle.iter().max().copied().unwrap_or(0);
        scheduled.long = scheduled.long.or(Some([*ii, scheduled.schedule.stages()]));
        let (schedule, crowded) = placed((last / most.max(1)).max(ii + 1));
        scheduled.schedule = schedule;
        scheduled.crowded = scheduled.crowded.or(crowded);
    }
    Some(scheduled)
}
