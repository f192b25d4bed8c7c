//! What is assumed of every machine, in quarter cycles where nothing else is said.

/// Price of the counter and the branch back, in quarter cycles.
pub const LOOP_OVERHEAD: u32 = 4;

/// Instructions of these: comparison and branch are one.
pub const LOOP_INSTRUCTIONS: u32 = 2;

/// A branch is taken in each cycle, at most.
pub const TAKEN_BRANCH: u32 = 4;

/// An iteration of a vector loop takes no less: a branch is hardly taken in each cycle where two threads share a front
/// end, or where a short loop lies across two lines of instructions. Of scalar loops the best is assumed, so that
/// nothing loses to them.
pub const SHORT_LOOP: u32 = 8;

/// A read of any size up to a register's: two in a cycle.
pub const LOAD: u32 = 2;

/// A write of any size up to a register's: one in a cycle.
pub const STORE: u32 = 4;

/// What seldom runs does so once in so many times.
pub const SELDOM: u32 = 8;

/// What seldom runs for one lane does so once in so many: a byte is one of as many values.
pub const SELDOM_OF_LANES: u32 = 256;

/// How often what stands behind a question whether any lane is on is done: vectors are wide, and mostly one is.
pub const PASSED: [u32; 2] = [7, 8];

/// Price of a branch whose way depends on data: some of them are predicted wrongly.
pub const BRANCH: u32 = 14;

/// Price of finding the best lane of an extremum and where it was, in quarter cycles: two reductions one after the
/// other, a mask that becomes a number, and lanes read by it through memory, of which each waits for the one before.
pub const EXTREMUM_CLOSING: u32 = 220;

/// What a branch over a new extremum is cheaper than others, for it is hardly ever taken.
pub const RARE_BRANCH: u32 = BRANCH - TAKEN_BRANCH;

/// Iterations that a loop inside is thought to run.
pub const INNER_TRIPS: u64 = 4;

/// Price of leaving a loop when its last lane does, in quarter cycles: that is predicted wrongly.
pub const LEAVING: u64 = 120;

/// What a load takes longer, in quarter cycles, if several stores wrote what it reads just before: it waits until all is
/// in the cache. `y[i] = y[i - 9] * 0.5f + x[i]` in vectors of eight took 33 cycles per vector on a Rocket Lake, of which
/// 13 are those of what is loaded and computed.
pub const WAIT_FOR_PARTS: u32 = 80;

/// What a load takes in quarter cycles, one after the other, that waits in that way though nothing that is stored waits
/// for it. `x[i] = w[i] + 1; y[i] = x[i - 1] * g` took 21 cycles a vector of four on a Rocket Lake, 24 of eight.
pub const READ_OF_PARTS: u32 = 88;

/// Vectors from a store to a load of what it wrote, from which on that wait is no longer felt: with four between them,
/// the loop above took two thirds of the time of scalar code, with two a quarter more than that.
pub const VECTORS_APART: u64 = 4;
