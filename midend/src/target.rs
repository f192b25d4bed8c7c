//! What a planner knows of a target: register widths and costs, never spellings.
//!
//! The tables of crate `emit` produce a [`TargetInfo`]: one row gives both the cost found here and
//! the text written later, so a plan that has a price can be written.

use crate::plan::PType;
use crate::processor::Processor;
pub use crate::rows::{RowOp, Scale};
use crate::ssa::{Function, Inst, Type};
use frontend::pragma_spec::abi;
use frontend::sorted::SortedMap;
use std::cell::RefCell;
use std::fmt;

/// Price of an operation on one register: reciprocal throughput in quarter cycles of a current
/// out-of-order core (4 = one per cycle).
pub type Cost = u32;

/// The price of an instruction of scalar code, in the same unit.
pub type ScalarPrice = fn(&Function, Inst) -> Cost;

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
    /// General registers that a loop can have.
    pub general_registers: u32,
    /// Operations take operands from memory, so that constants need no registers.
    pub memory_operands: bool,
    /// Registers that shuffles of three vectors take beside these: for positions, and for copies side by side where they
    /// are read as a list.
    pub for_triples: u32,
    /// Compilers make shifts and sums of products with constants by themselves, where these are cheaper.
    pub factors_are_seen: bool,
    /// The one that code runs on.
    pub processor: Processor,
    /// Prices; an operation without one is not available.
    pub costs: Prices,
    /// Prices of conversions whose wider side takes several registers, in
    /// [`crate::plan::LaneOrder::Interleaved`].
    pub interleaved: Prices,
    /// What instructions of scalar code cost.
    pub scalar: ScalarPrice,
    /// The same in [`crate::plan::LaneOrder::Natural`]: what it takes to cut the narrower side's registers
    /// up, or to join them, is in it. Where there is none, that takes nothing.
    pub spanning: Prices,
}

impl TargetInfo {
    /// Price of an operation on one register of `reg_bits` with elements of type `elem`.
    pub fn cost(&self, op: RowOp, elem: Type, reg_bits: u32) -> Option<Cost> {
        self.costs.get((op, elem, reg_bits))
    }

    /// Whether masks are integers, in registers of their own.
    pub fn has_bit_masks(&self) -> bool {
        self.variants.is_some_and(|variants| variants.bit_masks)
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
