//! Processors that find instructions of later iterations by themselves, and in what they differ from each other.
//!
//! All else is the same for all: prices are those of a current one. The figures are those of the vendors' optimization
//! guides, of Fog, *Instruction tables*, and of uops.info.

/// What decides which of several vector loops is the fastest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfOrder {
    /// Instructions that it looks at to find some that can be done: those of later iterations behind them wait. That is the
    /// reorder buffer.
    pub window: u32,
    /// Bits that units for vectors work on at once: a wider register takes them as many times longer.
    pub datapath: u32,
    /// Quarter cycles of a division of integers of 32 bits and of 64, by what is no constant.
    pub division: [u32; 2],
    /// How many times its price an access costs, in percent, of whose lanes each has a place of its own: some have them slowed
    /// down, so that no program sees what others read.
    pub scattered: u32,
}

/// One that nobody named: what is fast on it is fast on all others, or nearly. Chains of 120 and 96 operations ran on a
/// Zen 4 as if it looked at 256.
pub(super) const GENERIC: OutOfOrder = OutOfOrder {
    window: 256,
    datapath: 512,
    division: [24, 40],
    scattered: 300,
};

pub(super) const ZEN: OutOfOrder = OutOfOrder {
    window: 192,
    datapath: 128,
    division: [64, 100],
    scattered: 400,
};

pub(super) const ZEN2: OutOfOrder = OutOfOrder {
    window: 224,
    datapath: 256,
    division: [48, 80],
    scattered: 400,
};

pub(super) const ZEN3: OutOfOrder = OutOfOrder {
    datapath: 256,
    division: [24, 28],
    scattered: 200,
    ..GENERIC
};

pub(super) const ZEN4: OutOfOrder = OutOfOrder {
    window: 320,
    ..ZEN3
};

pub(super) const ZEN5: OutOfOrder = OutOfOrder {
    window: 448,
    datapath: 512,
    scattered: 120,
    ..ZEN3
};

pub(super) const SKYLAKE: OutOfOrder = OutOfOrder {
    window: 224,
    division: [24, 96],
    ..GENERIC
};

pub(super) const ICELAKE: OutOfOrder = OutOfOrder {
    window: 352,
    ..GENERIC
};

pub(super) const GOLDEN_COVE: OutOfOrder = OutOfOrder {
    window: 512,
    scattered: 150,
    ..GENERIC
};

pub(super) const CORTEX_A72: OutOfOrder = OutOfOrder {
    window: 128,
    datapath: 128,
    division: [32, 48],
    scattered: 100,
};

pub(super) const NEOVERSE_N1: OutOfOrder = OutOfOrder {
    window: 128,
    ..CORTEX_A72
};

pub(super) const NEOVERSE_V1: OutOfOrder = OutOfOrder {
    window: 256,
    ..CORTEX_A72
};
