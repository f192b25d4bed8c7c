//! What a planner knows of a target: register widths and costs, never spellings.
//!
//! The tables of crate `emit` produce a [`TargetInfo`]: one row gives both the cost found here and
//! the text written later, so a plan that has a price can be written.

use crate::plan::{GroupOp, Half, Lanes, PType, ReduceOp, Rounding, Saturation};
use crate::ssa::{BinaryOp, ConvertOp, FloatCC, IntCC, Type, UnaryOp};
use frontend::pragma_spec::abi;
use frontend::sorted::SortedMap;
use std::cell::RefCell;
use std::fmt;

/// A vector operation as a table row names it, apart from element type and register width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RowOp {
    /// Lane by lane; on masks with element type = integer of the mask's width.
    Binary(BinaryOp),
    /// `Shl`, `LShr` or `AShr` where every lane is shifted by the same constant; `Binary` of these
    /// is the shift by a vector of counts.
    ShiftConst(BinaryOp),
    /// `And`, `Or`, `Xor` of masks; the element is the integer of the mask's width.
    MaskBinary(BinaryOp),
    /// Lane by lane.
    Unary(UnaryOp),
    /// Complement of a mask.
    MaskNot,
    /// The element is that of the operands.
    ICmp(IntCC),
    /// The element is that of the operands.
    FCmp(FloatCC),
    /// The element is that of the result.
    Select,
    /// From the row's element to this type. The price is for one register of the *wider* side.
    Convert(ConvertOp, Type),
    /// `Shl`, `LShr` or `AShr` of all lanes by a scalar.
    ShiftBy(BinaryOp),
    /// [`crate::plan::POp::Average`].
    Average(Rounding),
    /// [`crate::plan::POp::Saturate`] from the row's element to this type. The price is for one
    /// register of the operand.
    Saturate(Saturation, Type),
    /// Mask to 0/1 elements of the same width.
    MaskToInt,
    /// Mask to 0/-1 elements of the same width.
    MaskToOnes,
    /// Mask to a mask for elements of this many bits.
    MaskResize(u32),
    /// Scalar to all lanes.
    Splat,
    /// 0, 1, 2, …
    Iota,
    /// Read a register's worth.
    Load(Lanes),
    /// Write a register's worth.
    Store(Lanes),
    /// Read active lanes only.
    MaskedLoad(Lanes),
    /// Write active lanes only.
    MaskedStore(Lanes),
    /// Read lanes that lie anywhere, by indices of this type. The price is for one register of the
    /// *wider* side, element or index, and in proportion for a part of it.
    Gather(Type, Scale),
    /// Read active ones only.
    MaskedGather(Type, Scale),
    /// Write lanes that lie anywhere; priced likewise.
    Scatter(Type, Scale),
    /// Write active ones only.
    MaskedScatter(Type, Scale),
    /// Groups of neighbouring lanes to sums of this type.
    SumGroups(GroupOp, Type),
    /// [`crate::plan::POp::Dot`] with any factors. The price is for one register of the result.
    Dot,
    /// The same where both factors, the last two operands, are constants.
    DotConst,
    /// Fold one register to a scalar.
    Reduce(ReduceOp),
    /// In lane order.
    ReduceOrdered(ReduceOp),
    /// One lane to a scalar.
    Extract,
    /// Lanes in reverse order.
    Reverse,
    /// [`crate::plan::POp::Zip`].
    Zip(Half),
    /// [`crate::plan::POp::Unzip`].
    Unzip(Half),
    /// [`crate::plan::POp::ZipBlocks`]. The price is for one register of the result.
    ZipBlocks(Half),
    /// [`crate::plan::POp::Unzip3`]. The price is for one register of the result.
    Unzip3(u32),
    /// [`crate::plan::POp::Zip3`]. The price is for one register of the result.
    Zip3(u32),
    /// [`crate::plan::POp::Concat`]. The price is for one register of the result.
    Concat,
    /// [`crate::plan::POp::Split`]. The price is for one register of the operand.
    Split(Half),
    /// Some lane on.
    Any,
    /// All lanes on.
    All,
    /// More than one lane on.
    Several,
    /// Number of the first lane on.
    FirstOn,
    /// The lane of a number to a scalar.
    ExtractAt,
}

/// What an index is multiplied by to make bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scale {
    /// 1, 2, 4 or 8, which hardware does by itself.
    Native,
    /// Any other constant.
    Other,
}

impl Scale {
    /// Which kind a scale is.
    pub fn of(bytes: i64) -> Scale {
        match bytes {
            1 | 2 | 4 | 8 => Scale::Native,
            _ => Scale::Other,
        }
    }
}

/// Price of an operation on one register: reciprocal throughput in quarter cycles of a current
/// out-of-order core (4 = one per cycle).
pub type Cost = u32;

/// An operation, the type of its elements and the width of the registers in bits.
pub type Row = (RowOp, Type, u32);

/// Prices of rows. What a price is made of is a table's secret, and most rows are never asked for;
/// each price is worked out when it first is.
pub struct Prices {
    work_out: Box<dyn Fn(Row) -> Option<Cost>>,
    known: RefCell<SortedMap<Row, Option<Cost>>>,
}

impl Prices {
    /// Prices as a function works them out: the same one for the same row, and none for an operation
    /// that is not available.
    pub fn new(work_out: impl Fn(Row) -> Option<Cost> + 'static) -> Prices {
        Prices {
            work_out: Box::new(work_out),
            known: RefCell::default(),
        }
    }

    /// The price of a row.
    pub fn get(&self, row: Row) -> Option<Cost> {
        if let Some(&cost) = self.known.borrow().get(&row) {
            return cost;
        }
        let cost = (self.work_out)(row);
        self.known.borrow_mut().insert(row, cost);
        cost
    }
}

impl fmt::Debug for Prices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.known.borrow().fmt(f)
    }
}

/// Vector variants that code for a target can call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Callable {
    /// The most capable instruction set; those before it will do.
    pub isa: abi::Isa,
    /// Masks are integers, as variants for AVX-512 take them; else vectors, as all others do.
    pub bit_masks: bool,
}

/// Facts about a target.
#[derive(Debug)]
pub struct TargetInfo {
    /// As given to `--target`.
    pub name: &'static str,
    /// Register widths in bits that a plan may choose, widest first.
    pub reg_bits: Vec<u32>,
    /// Which vector variants of functions can be called.
    pub variants: Option<Callable>,
    /// Vector registers.
    pub registers: u32,
    /// Prices; an operation without one is not available.
    pub costs: Prices,
    /// Prices of conversions whose wider side takes several registers, in
    /// [`crate::plan::LaneOrder::Interleaved`].
    pub interleaved: Prices,
}

impl TargetInfo {
    /// Price of an operation on one register of `reg_bits` with elements of type `elem`.
    pub fn cost(&self, op: RowOp, elem: Type, reg_bits: u32) -> Option<Cost> {
        self.costs.get((op, elem, reg_bits))
    }

    /// How many registers of `reg_bits` a value of that type takes (at least 1; scalars 0).
    pub fn registers_of(ty: PType, reg_bits: u32) -> u32 {
        match ty {
            PType::Scalar(_) => 0,
            PType::Vector(elem, lanes) => (elem.bits() * lanes).div_ceil(reg_bits).max(1),
            PType::Mask { bits, lanes } => (bits * lanes).div_ceil(reg_bits).max(1),
        }
    }
}
