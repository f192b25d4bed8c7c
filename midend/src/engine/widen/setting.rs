//! What the widener is told of a region.

use crate::analysis::facts::MemoryAccess;
use crate::analysis::private_memory::PrivateArray;
use crate::engine::dots::Combination;
use crate::engine::interleave_groups::InterleaveGroups;
use crate::engine::linearize::Linear;
use crate::engine::narrow::Widths;
use crate::engine::select_chains::SelectChains;
use crate::engine::shape::Shapes;
use crate::options::Options;
use crate::plan::{Half, Lanes, Order, PValue, Part, ReduceOp, Widened};
use crate::ssa::{Function, Inst, Value, Var};
use crate::target::TargetInfo;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// The vectors that together hold one value for `vf * uf` iterations.
pub type Parts = Vec<PValue>;

/// An accumulation that keeps the order of the iterations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ordered {
    /// What is accumulated into.
    pub phi: Value,
    /// What is accumulated.
    pub operand: Value,
    /// `FAdd` or `FMul`.
    pub op: ReduceOp,
    /// The operand is subtracted.
    pub negate: bool,
}

/// How the vector of a parameter is made, once it is needed; there is one vector only.
#[derive(Clone, Debug)]
pub enum Given {
    /// Of these scalars, one for each lane.
    Built(Vec<PValue>),
    /// Read: the address of the first lane.
    Loaded((PValue, Lanes)),
    /// The lanes of another value in another order.
    Moved(Value, Order),
    /// Lanes of that half of two values in turn.
    Zipped(Half, [Value; 2]),
    /// Two vectors of half as many lanes, one after the other.
    Joined([PValue; 2]),
}

/// What the client says of a region.
#[derive(Debug)]
pub struct Setting<'a> {
    /// The function.
    pub f: &'a Function,
    /// The region.
    pub linear: &'a Linear,
    /// Shapes.
    pub shapes: &'a Shapes,
    /// Lane widths.
    pub widths: &'a Widths,
    /// Sums to be made out of narrow factors.
    pub dots: &'a SortedMap<Value, Combination>,
    /// Options.
    pub options: &'a Options,
    /// Target.
    pub target: &'a TargetInfo,
    /// Lanes.
    pub vf: u32,
    /// Vectors.
    pub uf: u32,
    /// If these are fewer than the lanes: those of a vector, where a block of vectors is done in pieces.
    pub group: Option<u32>,
    /// Lanes may be off from the beginning, those of iterations from the end of the loop on.
    pub masked: bool,
    /// Which iterations are done of a loop that is split.
    pub part: Option<Part>,
    /// Register width.
    pub reg_bits: u32,
    /// Width of the elements for which masks are kept that loops inside carry.
    pub mask_bits: u32,
    /// Memory accesses.
    pub accesses: SortedMap<Inst, &'a MemoryAccess>,
    /// Instructions that need harmless operands where they are off.
    pub hazards: SortedSet<Inst>,
    /// Integer inductions: start and step.
    pub inductions: SortedMap<Value, (Value, i64)>,
    /// Ordered accumulations.
    pub ordered: SortedMap<Inst, Ordered>,
    /// Private memory.
    pub private: SortedMap<Var, PrivateArray>,
    /// Private arrays that are accessed by select chains.
    pub select_chains: Option<&'a SelectChains>,
    /// Interleave groups.
    pub interleave_groups: Option<&'a InterleaveGroups>,
    /// Values that are needed after the region.
    pub results: Vec<Value>,
    /// The last active lane of a loop may do the rest in scalar code.
    pub scalar_last_lane: bool,
    /// The region.
    pub span: Span,
}

impl Setting<'_> {
    /// How many iterations are done at once.
    pub fn widened(&self) -> Widened {
        let Setting {
            vf,
            uf,
            group,
            masked,
            part,
            ..
        } = *self;
        match group {
            Some(group) => Widened {
                vf: group,
                uf: vf / group,
                masked,
                last: false,
                part,
                beside: false,
            },
            None => Widened {
                vf,
                uf,
                masked,
                last: false,
                part,
                beside: false,
            },
        }
    }
}
