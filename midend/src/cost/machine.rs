//! What is assumed of every machine, in quarter cycles where nothing else is said.

/// Price of the counter and the branch back, in quarter cycles.
pub const LOOP_OVERHEAD: u32 = 4;

/// Prices add up as if nothing overlapped; a recurrence has to be weighed against them by as much.
pub const OVERLAP: u32 = 3;

/// What seldom runs does so once in so many times.
pub const SELDOM: u32 = 8;

/// Price of a branch whose way depends on data: some of them are predicted wrongly.
pub const BRANCH: u32 = 14;

/// Iterations that a loop inside is thought to run.
pub const INNER_TRIPS: u64 = 4;

/// Price of leaving a loop when its last lane does, in quarter cycles: that is predicted wrongly.
pub const LEAVING: u64 = 120;
