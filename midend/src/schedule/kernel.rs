//! Modulo schedules, and the order of operations that follows from them.

/// When the operations of a loop body are done, if an iteration begins every `ii` cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuloSchedule {
    /// The initiation interval in cycles.
    pub ii: u32,
    /// By node: its cycle in the schedule of one iteration, which begins with cycle 0.
    pub cycle: Vec<u32>,
    /// By node: the stage that cycle is in, which has `ii` cycles.
    pub stage: Vec<u32>,
}

impl ModuloSchedule {
    /// Of the times of all nodes, the first of which becomes cycle 0.
    pub fn of(ii: u32, times: &[i64]) -> ModuloSchedule {
        let first = times.iter().copied().min().unwrap_or(0);
        let cycles = times.iter().map(|&t| u32::try_from(t - first));
        let cycle: Vec<u32> = cycles.map(Result::unwrap_or_default).collect();
        ModuloSchedule {
            ii,
            stage: cycle.iter().map(|cycle| cycle / ii).collect(),
            cycle,
        }
    }

    /// The cycle of the kernel that a node is in.
    pub fn row(&self, node: usize) -> u32 {
        self.cycle[node] % self.ii
    }

    /// How many stages there are, and so how many iterations overlap.
    pub fn stages(&self) -> u32 {
        self.stage.iter().max().map_or(0, |last| last + 1)
    }

    /// The nodes as the kernel does them: by rows; what is in one by stages, older iterations first, since they may
    /// wait for these without latency; then as `place` has it, a topological order of one iteration.
    pub fn kernel(&self, place: impl Fn(usize) -> usize) -> Vec<usize> {
        let mut nodes: Vec<usize> = (0..self.cycle.len()).collect();
        nodes.sort_by_key(|&n| (self.row(n), u32::MAX - self.stage[n], place(n)));
        nodes
    }
}
