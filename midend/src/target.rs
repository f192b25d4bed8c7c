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

/// Declares [`RowOp`], and with each row which ones of it there are for elements of a type: a row
/// without that does not compile, so that none can be forgotten where prices are made.
macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident $(($($of:ty),*))? for $e:pat => $all:expr;)*) => {
        /// A vector operation as a table row names it, apart from element type and register width.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum RowOp {
            $($(#[$doc])* $name $(($($of),*))?,)*
        }

        impl RowOp {
            /// Every row that a table may have for elements of a type.
            pub fn all(elem: Type) -> Vec<RowOp> {
                use RowOp::*;
                let mut rows = Vec::new();
                $({
                    let $e = elem;
                    rows.extend($all);
                })*
                rows
            }
        }
    };
}

rows! {
    /// Lane by lane; on masks with element type = integer of the mask's width.
    Binary(BinaryOp) for e => binaries(e).map(Binary);
    /// `Shl`, `LShr` or `AShr` where every lane is shifted by the same constant; `Binary` of these
    /// is the shift by a vector of counts.
    ShiftConst(BinaryOp) for e => shifts(e).map(ShiftConst);
    /// `And`, `Or`, `Xor` of masks; the element is the integer of the mask's width.
    MaskBinary(BinaryOp) for e => {
        ints(e, &[BinaryOp::And, BinaryOp::Or, BinaryOp::Xor]).map(MaskBinary)
    };
    /// Lane by lane.
    Unary(UnaryOp) for e => unaries(e).map(Unary);
    /// Complement of a mask.
    MaskNot for e => ints(e, &[MaskNot]);
    /// The element is that of the operands.
    ICmp(IntCC) for e => ints(e, &INT_COMPARISONS).map(ICmp);
    /// The element is that of the operands.
    FCmp(FloatCC) for e => floats(e, &FLOAT_COMPARISONS).map(FCmp);
    /// The element is that of the result.
    Select for _ => [Select];
    /// From the row's element to this type. The price is for one register of the *wider* side.
    Convert(ConvertOp, Type) for e => conversions(e);
    /// `Shl`, `LShr` or `AShr` of all lanes by a scalar.
    ShiftBy(BinaryOp) for e => shifts(e).map(ShiftBy);
    /// [`crate::plan::POp::Average`].
    Average(Rounding) for e => ints(e, &[Rounding::Down, Rounding::Up]).map(Average);
    /// [`crate::plan::POp::Saturate`] from the row's element to this type. The price is for one
    /// register of the operand.
    Saturate(Saturation, Type) for e => narrower(e).flat_map(|to| {
        [Saturation::Signed, Saturation::Unsigned].map(|range| Saturate(range, to))
    });
    /// Mask to 0/1 elements of the same width.
    MaskToInt for e => ints(e, &[MaskToInt]);
    /// Mask to 0/-1 elements of the same width.
    MaskToOnes for e => ints(e, &[MaskToOnes]);
    /// Mask to a mask for elements of this many bits.
    MaskResize(u32) for e => narrower(e).chain(wider(e)).map(|to| MaskResize(to.bits()));
    /// Scalar to all lanes.
    Splat for _ => [Splat];
    /// 0, 1, 2, …
    Iota for e => ints(e, &[Iota]);
    /// Read a register's worth.
    Load(Lanes) for _ => ORDERS.map(Load);
    /// Write a register's worth.
    Store(Lanes) for _ => ORDERS.map(Store);
    /// Read active lanes only.
    MaskedLoad(Lanes) for _ => ORDERS.map(MaskedLoad);
    /// Write active lanes only.
    MaskedStore(Lanes) for _ => ORDERS.map(MaskedStore);
    /// Read lanes that lie anywhere, by indices of this type. The price is for one register of the
    /// *wider* side, element or index, and in proportion for a part of it.
    Gather(Type, Scale) for _ => places(Gather);
    /// Read active ones only.
    MaskedGather(Type, Scale) for _ => places(MaskedGather);
    /// Write lanes that lie anywhere; priced likewise.
    Scatter(Type, Scale) for _ => places(Scatter);
    /// Write active ones only.
    MaskedScatter(Type, Scale) for _ => places(MaskedScatter);
    /// Groups of neighbouring lanes to sums of this type.
    SumGroups(GroupOp, Type) for e => wider(e).flat_map(|to| GROUPS.map(|op| SumGroups(op, to)));
    /// [`crate::plan::POp::Dot`] with any factors. The price is for one register of the result.
    Dot for e => ints(e, &[Dot]);
    /// The same where both factors, the last two operands, are constants.
    DotConst for e => ints(e, &[DotConst]);
    /// Fold one register to a scalar.
    Reduce(ReduceOp) for e => reductions(e).map(Reduce);
    /// In lane order.
    ReduceOrdered(ReduceOp) for e => {
        floats(e, &[ReduceOp::FAdd, ReduceOp::FMul]).map(ReduceOrdered)
    };
    /// One lane to a scalar.
    Extract for _ => [Extract];
    /// Lanes in reverse order.
    Reverse for _ => [Reverse];
    /// [`crate::plan::POp::Zip`].
    Zip(Half) for _ => HALVES.map(Zip);
    /// [`crate::plan::POp::Unzip`].
    Unzip(Half) for _ => HALVES.map(Unzip);
    /// [`crate::plan::POp::ZipBlocks`]. The price is for one register of the result.
    ZipBlocks(Half) for _ => HALVES.map(ZipBlocks);
    /// [`crate::plan::POp::Unzip3`]. The price is for one register of the result.
    Unzip3(u32) for _ => (0..3).map(Unzip3);
    /// [`crate::plan::POp::Zip3`]. The price is for one register of the result.
    Zip3(u32) for _ => (0..3).map(Zip3);
    /// [`crate::plan::POp::Concat`]. The price is for one register of the result.
    Concat for _ => [Concat];
    /// [`crate::plan::POp::Split`]. The price is for one register of the operand.
    Split(Half) for _ => HALVES.map(Split);
    /// Some lane on.
    Any for e => ints(e, &[Any]);
    /// All lanes on.
    All for e => ints(e, &[All]);
    /// More than one lane on.
    Several for e => ints(e, &[Several]);
    /// Number of the first lane on.
    FirstOn for e => ints(e, &[FirstOn]);
    /// The lane of a number to a scalar.
    ExtractAt for _ => [ExtractAt];
}

/// Integers that lanes may have.
pub const INTS: [Type; 4] = [Type::I8, Type::I16, Type::I32, Type::I64];

/// Floating-point numbers that lanes may have.
pub const FLOATS: [Type; 2] = [Type::F32, Type::F64];

const ORDERS: [Lanes; 2] = [Lanes::Consecutive, Lanes::Reversed];

const HALVES: [Half; 2] = [Half::Low, Half::High];

const GROUPS: [GroupOp; 4] = [
    GroupOp::Unsigned,
    GroupOp::Signed,
    GroupOp::Distance,
    GroupOp::Product,
];

/// What there is for elements that are integers.
fn ints<T: Copy>(e: Type, all: &[T]) -> impl Iterator<Item = T> + use<T> {
    let all: Vec<T> = all.iter().copied().filter(|_| e.is_int()).collect();
    all.into_iter()
}

/// What there is for elements of floating point.
fn floats<T: Copy>(e: Type, all: &[T]) -> impl Iterator<Item = T> + use<T> {
    let all: Vec<T> = all.iter().copied().filter(|_| e.is_float()).collect();
    all.into_iter()
}

/// Integers with fewer bits than an integer.
fn narrower(e: Type) -> impl Iterator<Item = Type> {
    ints(e, &INTS).filter(move |to| to.bits() < e.bits())
}

/// Integers with more bits than an integer.
fn wider(e: Type) -> impl Iterator<Item = Type> {
    ints(e, &INTS).filter(move |to| to.bits() > e.bits())
}

const INT_COMPARISONS: [IntCC; 10] = {
    use IntCC::*;
    [Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge]
};

const FLOAT_COMPARISONS: [FloatCC; 6] = {
    use FloatCC::*;
    [Eq, Ne, Lt, Le, Gt, Ge]
};

fn binaries(e: Type) -> impl Iterator<Item = BinaryOp> {
    use BinaryOp::*;
    let integer = [
        Add, Sub, Mul, SMulHigh, UMulHigh, And, Or, Xor, Shl, LShr, AShr, SMin, SMax, UMin, UMax,
        SDiv, UDiv, SRem, URem,
    ];
    let float = [FAdd, FSub, FMul, FDiv, FMin, FMax, FCopySign];
    let float = float.into_iter().filter(move |_| e.is_float());
    ints(e, &integer).chain(float)
}

fn shifts(e: Type) -> impl Iterator<Item = BinaryOp> {
    ints(e, &[BinaryOp::Shl, BinaryOp::LShr, BinaryOp::AShr])
}

fn unaries(e: Type) -> impl Iterator<Item = UnaryOp> {
    let float = [UnaryOp::FNeg, UnaryOp::FAbs, UnaryOp::FSqrt];
    let float = float.into_iter().chain(UnaryOp::ROUNDING);
    let float = float.filter(move |_| e.is_float());
    ints(e, &[UnaryOp::IAbs]).chain(float)
}

fn conversions(e: Type) -> Vec<RowOp> {
    use ConvertOp::{FExt, FToSi, FToUi, FTrunc, SExt, SiToF, Trunc, UiToF, ZExt};
    let to = |op: ConvertOp| move |to: Type| RowOp::Convert(op, to);
    match e {
        Type::F32 | Type::F64 => {
            let other = match e {
                Type::F32 => to(FExt)(Type::F64),
                _ => to(FTrunc)(Type::F32),
            };
            let ints = INTS.map(to(FToSi)).into_iter().chain(INTS.map(to(FToUi)));
            ints.chain([other]).collect()
        }
        _ => {
            let floats = FLOATS
                .map(to(SiToF))
                .into_iter()
                .chain(FLOATS.map(to(UiToF)));
            let wider = wider(e).flat_map(|int| [to(ZExt)(int), to(SExt)(int)]);
            floats
                .chain(wider)
                .chain(narrower(e).map(to(Trunc)))
                .collect()
        }
    }
}

fn reductions(e: Type) -> impl Iterator<Item = ReduceOp> {
    use ReduceOp::{Add, And, FAdd, FMax, FMin, FMul, Mul, Or, SMax, SMin, UMax, UMin, Xor};
    let integer = ints(e, &[Add, Mul, And, Or, Xor, SMin, SMax, UMin, UMax]);
    integer.chain(floats(e, &[FAdd, FMul, FMin, FMax]))
}

/// Rows of accesses that lie anywhere, by indices and scales of any kind.
fn places(row: impl Fn(Type, Scale) -> RowOp) -> Vec<RowOp> {
    let indices = [Type::I32, Type::I64].into_iter();
    let pairs = indices.flat_map(|index| [Scale::Native, Scale::Other].map(|scale| (index, scale)));
    pairs.map(|(index, scale)| row(index, scale)).collect()
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
