//! What legality hands to the loop planner: facts about one loop that make a plan sound.

use crate::plan::ReduceOp;
use crate::ssa::{AliasClass, Block, Inst, IntCC, Overflow, Site, Type, Value, Var};

/// `root + iteration * k + Σ coefficient * term + constant`, where `k` is the number of the
/// iteration, counted from 0. In bytes where `root` is an address, otherwise in units of the value.
/// Terms are loop-invariant `I64` values; sorted, distinct, coefficients not 0.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LinearForm {
    /// Loop-invariant address at the root, for addresses.
    pub root: Option<Value>,
    /// Change per iteration.
    pub iteration: i64,
    /// Invariant parts.
    pub terms: Vec<(Value, i64)>,
    /// Constant part.
    pub constant: i64,
}

/// How often a counted loop runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TripCount {
    /// The header parameter that counts.
    pub counter: Value,
    /// Its C variable.
    pub var: Var,
    /// `I8`…`I64` or `Ptr`.
    pub ty: Type,
    /// Value on entry (not defined in the loop).
    pub start: Value,
    /// Loop-invariant value it is compared with; may be computed in the loop.
    pub bound: Value,
    /// Change per iteration (bytes for pointers); not 0.
    pub step: i64,
    /// The loop goes on while `x cc bound`, where `x` is the counter, or, if `post`, the counter
    /// after its step.
    pub cc: IntCC,
    /// The test follows the step (a `do` loop, or `while (--n > 0)`).
    pub post: bool,
    /// The body runs once before the first test.
    pub tested_at_end: bool,
    /// Whether the counter's step may wrap.
    pub overflow: Overflow,
    /// The number of iterations, if it is a constant.
    pub constant: Option<u64>,
}

/// A value carried from one iteration to the next by a header parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarriedValue {
    /// Header parameter.
    pub phi: Value,
    /// Its C variable.
    pub var: Var,
    /// Value on entry.
    pub start: Value,
    /// Value at the end of an iteration.
    pub next: Value,
    /// What it is.
    pub kind: CarriedKind,
}

/// Kinds of carried values that a plan can deal with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CarriedKind {
    /// `start + k * step`, in units (bytes for pointers).
    Induction {
        /// Constant step.
        step: i64,
    },
    /// Associative operation whose intermediate values nothing else uses.
    Reduction {
        /// Operation.
        op: ReduceOp,
        /// The lanes must be combined one by one in iteration order (FP under strict rules).
        ordered: bool,
        /// The instructions from the parameter to `next`, in order, selects of conditional updates
        /// included.
        chain: Vec<Inst>,
    },
}

/// A load or store of the loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryAccess {
    /// The instruction.
    pub inst: Inst,
    /// Its block.
    pub block: Block,
    /// It writes.
    pub is_store: bool,
    /// Element.
    pub ty: Type,
    /// Type-based alias class.
    pub alias: AliasClass,
    /// Address.
    pub address: LinearForm,
    /// Not executed in every iteration.
    pub conditional: bool,
}

/// A condition that must hold at run time for the vector code to be right; evaluated before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// The bytes that two accesses (indices into [`LoopFacts::accesses`]) touch over the whole loop
    /// do not overlap; accesses with the same root and stride may be merged by the planner.
    Disjoint {
        /// One of them writes.
        a: usize,
        /// The other.
        b: usize,
    },
    /// Same stride and size, so it is enough that `b - a`, unsigned, is 0 or at least
    /// `vf * uf * |stride|` bytes in the direction of the stride; `a` comes first in program order.
    Distance {
        /// First in program order.
        a: usize,
        /// Second.
        b: usize,
    },
    /// An unsigned counter expression `value(k)` of type `ty` must not wrap for any iteration.
    NoWrap {
        /// The form without wrapping.
        form: LinearForm,
        /// `I8`…`I32`.
        ty: Type,
    },
}

/// Everything a planner needs to know of a loop that may be vectorized.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopFacts {
    /// The loop statement.
    pub site: Site,
    /// Header.
    pub header: Block,
    /// All blocks, in reverse post-order (header first).
    pub blocks: Vec<Block>,
    /// The block whose branch leaves the loop (header or latch).
    pub exiting: Block,
    /// The block with the back edge.
    pub latch: Block,
    /// Trip count.
    pub trip: TripCount,
    /// One entry for each header parameter.
    pub carried: Vec<CarriedValue>,
    /// Loads and stores in program order; loads of invariant addresses whose value no store of the
    /// loop can change are in `invariant_loads` instead.
    pub accesses: Vec<MemoryAccess>,
    /// Loads that may be done once before the loop (each is executed in every iteration).
    pub invariant_loads: Vec<Inst>,
    /// Largest `vf * uf` that dependences allow; `None`: any.
    pub max_lanes: Option<u64>,
    /// Run-time checks.
    pub checks: Vec<Check>,
    /// Some variable assigned in the loop and visible after it is neither an induction nor a
    /// reduction: at least one iteration must be left to the scalar loop, which sets it.
    pub needs_last_iteration: bool,
}
