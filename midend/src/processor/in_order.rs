//! Processors that do instructions in their order, for which loops are scheduled.

/// How long something takes that a unit does not begin in each cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slow {
    /// Cycles until the result is there.
    pub latency: u32,
    /// Cycles until the unit takes the next one.
    pub busy: u32,
}

/// A processor that begins up to two instructions in a cycle, in their order: what waits holds up all that comes
/// after it. Cycles until a result can be used, for registers of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InOrder {
    /// What is read.
    pub load: u32,
    /// Registers that are read side by side, which compilers do by one instruction for two of them.
    pub pair: Slow,
    /// One unit reads and writes.
    pub shared_memory: bool,
    /// Integers: sums, shifts, bits.
    pub integer: u32,
    /// Products of integers.
    pub product: u32,
    /// Floating point, comparisons and conversions.
    pub float: u32,
    /// What moves lanes or chooses among them.
    pub shuffle: u32,
    /// Numbers in general registers.
    pub scalar: u32,
    /// Quotients of `float` and of `double`.
    pub division: [Slow; 2],
    /// Square roots, likewise.
    pub root: [Slow; 2],
    /// How many times as fast a loop has to be by this table to be pipelined unasked, as a fraction: by LLVM's model of the
    /// code that gcc and clang make of the suite's loops, those that gain less often lose.
    pub least_gain: [u64; 2],
}

const fn slow(latency: u32, busy: u32) -> Slow {
    Slow { latency, busy }
}

// As LLVM's models of the cores have it: latencies there are on the long side, which costs registers, where a result
// that comes later than expected would hold everything up.

pub(super) const CORTEX_A53: InOrder = InOrder {
    load: 4,
    pair: slow(4, 1),
    shared_memory: true,
    integer: 6,
    product: 6,
    float: 6,
    shuffle: 6,
    scalar: 2,
    division: [slow(18, 14), slow(33, 29)],
    root: [slow(17, 13), slow(32, 28)],
    least_gain: [8, 5],
};

pub(super) const CORTEX_A55: InOrder = InOrder {
    load: 4,
    pair: slow(6, 3),
    shared_memory: false,
    integer: 3,
    product: 4,
    float: 4,
    shuffle: 4,
    scalar: 2,
    division: [slow(13, 10), slow(22, 19)],
    root: [slow(12, 9), slow(22, 19)],
    least_gain: [9, 5],
};
