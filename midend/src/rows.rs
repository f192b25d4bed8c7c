//! Rows: the vector operations that have prices, and the operations of plans that they stand for.
//!
//! An operation of a plan has a row in [`row`], a row has its operation in [`request`], and with each
//! row stands for which elements it is there.

use crate::plan::{
    Fused, GroupOp, Half, Lanes, Order, PInst, POp, PType, PValue, PValueData, ReduceOp, Rounding,
    Saturation, ZIP_BITS,
};
use crate::ssa::{BinaryOp, ConvertOp, FloatCC, IntCC, Type, UnaryOp};
use cranelift_entity::PrimaryMap;

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
    /// [`crate::plan::POp::UnorderedFCmp`]; the element is that of the operands.
    UnorderedFCmp(FloatCC) for e => {
        use FloatCC::{Ge, Gt, Le, Lt};
        floats(e, &[Lt, Le, Gt, Ge]).map(UnorderedFCmp)
    };
    /// The element is that of the result.
    Select for _ => [Select];
    /// From the row's element to this type. The price is for one register of the *wider* side.
    Convert(ConvertOp, Type) for e => conversions(e);
    /// `Shl`, `LShr` or `AShr` of all lanes by a scalar.
    ShiftBy(BinaryOp) for e => shifts(e).map(ShiftBy);
    /// [`crate::plan::POp::Fused`].
    Fused(Fused) for e => floats(e, &PRODUCTS).map(Fused);
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
    /// [`crate::plan::POp::Build`] of values that are not constant.
    Build for _ => [Build];
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
    /// [`crate::plan::POp::CompressStore`]. The price is for one register.
    CompressStore for _ => [CompressStore];
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
    /// [`crate::plan::POp::Permute`] of groups of so many lanes, in any order.
    Permute(u32) for e => GROUP_LANES.into_iter().filter(move |n| n * e.bits() <= ZIP_BITS).map(Permute);
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
    /// [`crate::plan::POp::Splice`].
    Splice for _ => [Splice];
    /// Some lane on.
    Any for e => ints(e, &[Any]);
    /// All lanes on.
    All for e => ints(e, &[All]);
    /// More than one lane on.
    Several for e => ints(e, &[Several]);
    /// How many lanes are on.
    CountOn for e => ints(e, &[CountOn]);
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

/// Lanes of the groups of [`Order`].
const GROUP_LANES: [u32; 4] = [2, 4, 8, 16];

const HALVES: [Half; 2] = [Half::Low, Half::High];

/// Products with something else that are one operation.
const PRODUCTS: [Fused; 3] = [Fused::MulAdd, Fused::MulSub, Fused::NegMulAdd];

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
        Add, Sub, Mul, SMulHigh, UMulHigh, SMulLow, UMulLow, SAddSat, UAddSat, SSubSat, USubSat,
        And, Or, Xor, Shl, LShr, AShr, SMin, SMax, UMin, UMax, SDiv, UDiv, SRem, URem,
    ];
    let float = [FAdd, FSub, FMul, FDiv, FMin, FMax, FCopySign];
    let float = float.into_iter().filter(move |_| e.is_float());
    ints(e, &integer).chain(float)
}

fn shifts(e: Type) -> impl Iterator<Item = BinaryOp> {
    ints(e, &[BinaryOp::Shl, BinaryOp::LShr, BinaryOp::AShr])
}

fn unaries(e: Type) -> impl Iterator<Item = UnaryOp> {
    UnaryOp::ALL.iter().copied().filter(move |op| op.is_on(e))
}

fn conversions(e: Type) -> Vec<RowOp> {
    use ConvertOp::{Bitcast, FExt, FToSi, FToUi, FTrunc, SExt, SiToF, Trunc, UiToF, ZExt};
    let to = |op: ConvertOp| move |to: Type| RowOp::Convert(op, to);
    match e {
        Type::F32 | Type::F64 => {
            let other = match e {
                Type::F32 => to(FExt)(Type::F64),
                _ => to(FTrunc)(Type::F32),
            };
            let ints = INTS.map(to(FToSi)).into_iter().chain(INTS.map(to(FToUi)));
            let bits = Type::int_of_bits(e.bits()).map(to(Bitcast));
            ints.chain([other]).chain(bits).collect()
        }
        _ => {
            let floats = FLOATS
                .map(to(SiToF))
                .into_iter()
                .chain(FLOATS.map(to(UiToF)));
            let wider = wider(e).flat_map(|int| [to(ZExt)(int), to(SExt)(int)]);
            let bits = FLOATS.into_iter().filter(|f| f.bits() == e.bits());
            floats
                .chain(wider)
                .chain(bits.map(to(Bitcast)))
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

/// A row as the operation of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Operation.
    pub op: POp,
    /// Types of the operands.
    pub args: Vec<PType>,
    /// Type of the result; `None` for stores.
    pub result: Option<PType>,
    /// The last operands are constants of these values in all lanes.
    pub constants: &'static [i64],
}

/// The operation that a row stands for, on `lanes` lanes.
pub fn request(row: RowOp, e: Type, lanes: u32) -> Option<Request> {
    let v = PType::Vector(e, lanes);
    let mask = PType::Mask {
        bits: e.bits(),
        lanes,
    };
    let address = PType::Scalar(Type::Ptr);
    let scalar = PType::Scalar(e);
    let plain = |op, args: &[PType], result| Request {
        op,
        args: args.to_vec(),
        result,
        constants: &[],
    };
    let twice = |lanes| Some(PType::Vector(Type::int_of_bits(2 * e.bits())?, lanes));
    Some(match row {
        RowOp::Binary(op) => plain(POp::Binary(op), &[v, v], Some(v)),
        RowOp::ShiftConst(op) => Request {
            constants: &[3],
            ..plain(POp::Binary(op), &[v, v], Some(v))
        },
        RowOp::MaskBinary(op) => plain(POp::Binary(op), &[mask, mask], Some(mask)),
        RowOp::Unary(UnaryOp::Not) => return None,
        RowOp::Unary(op) => plain(POp::Unary(op), &[v], Some(v)),
        RowOp::MaskNot => plain(POp::Unary(UnaryOp::Not), &[mask], Some(mask)),
        RowOp::ICmp(cc) => plain(POp::ICmp(cc), &[v, v], Some(mask)),
        RowOp::FCmp(cc) => plain(POp::FCmp(cc), &[v, v], Some(mask)),
        RowOp::UnorderedFCmp(cc) => plain(POp::UnorderedFCmp(cc), &[v, v], Some(mask)),
        RowOp::Select => plain(POp::Select, &[mask, v, v], Some(v)),
        RowOp::Convert(op, to) => plain(POp::Convert(op), &[v], Some(PType::Vector(to, lanes))),
        RowOp::MaskToInt => plain(POp::Convert(ConvertOp::ZExt), &[mask], Some(v)),
        RowOp::MaskToOnes => plain(POp::Convert(ConvertOp::SExt), &[mask], Some(v)),
        RowOp::MaskResize(bits) => {
            plain(POp::MaskResize, &[mask], Some(PType::Mask { bits, lanes }))
        }
        RowOp::Splat => plain(POp::Splat, &[scalar], Some(v)),
        RowOp::Build => plain(POp::Build, &vec![scalar; lanes as usize], Some(v)),
        RowOp::Iota => plain(POp::Iota, &[], Some(v)),
        RowOp::Load(how) => plain(POp::Load(how), &[address], Some(v)),
        RowOp::Store(how) => plain(POp::Store(how), &[address, v], None),
        RowOp::MaskedLoad(how) => plain(POp::Load(how), &[address, mask], Some(v)),
        RowOp::MaskedStore(how) => plain(POp::Store(how), &[address, v, mask], None),
        RowOp::Gather(index, scale) | RowOp::MaskedGather(index, scale) => {
            let masked = matches!(row, RowOp::MaskedGather(..)).then_some(mask);
            let args = [address, PType::Vector(index, lanes)].into_iter();
            let scale = bytes(e, scale);
            let args: Vec<PType> = args.chain(masked).collect();
            plain(POp::Gather { scale }, &args, Some(v))
        }
        RowOp::Scatter(index, scale) | RowOp::MaskedScatter(index, scale) => {
            let masked = matches!(row, RowOp::MaskedScatter(..)).then_some(mask);
            let args = [address, PType::Vector(index, lanes), v].into_iter();
            let scale = bytes(e, scale);
            let args: Vec<PType> = args.chain(masked).collect();
            plain(POp::Scatter { scale }, &args, None)
        }
        RowOp::CompressStore => plain(POp::CompressStore, &[address, v, mask], None),
        RowOp::SumGroups(op, to) => {
            let groups = lanes * e.bits() / to.bits();
            if groups == 0 {
                return None;
            }
            let result = PType::Vector(to, groups);
            plain(POp::SumGroups(op), &vec![v; op.operands()], Some(result))
        }
        RowOp::ShiftBy(op) => plain(POp::ShiftBy(op), &[v, scalar], Some(v)),
        RowOp::Fused(fused) => plain(POp::Fused(fused), &[v, v, v], Some(v)),
        RowOp::Average(rounding) => plain(POp::Average(rounding), &[v, v], Some(v)),
        RowOp::Saturate(range, to) => {
            plain(POp::Saturate(range), &[v], Some(PType::Vector(to, lanes)))
        }
        RowOp::Dot => plain(POp::Dot, &[v; 4], Some(twice(lanes)?)),
        RowOp::DotConst => Request {
            constants: &[3, -5],
            ..plain(POp::Dot, &[v; 4], Some(twice(lanes)?))
        },
        RowOp::Reduce(op) => plain(POp::Reduce(op), &[v], Some(scalar)),
        RowOp::ReduceOrdered(op) => plain(POp::ReduceOrdered(op), &[scalar, v], Some(scalar)),
        RowOp::Extract => plain(POp::Extract(lanes - 1), &[v], Some(scalar)),
        RowOp::Reverse => plain(POp::Reverse, &[v], Some(v)),
        RowOp::Permute(count) => {
            // None stays where it is.
            let next = |k| (k + 1) % count as usize;
            let places: Vec<usize> = (0..count as usize).map(next).collect();
            plain(POp::Permute(Order::new(&places)?), &[v], Some(v))
        }
        RowOp::Zip(half) => plain(POp::Zip(half), &[v, v], Some(v)),
        RowOp::Unzip(half) => plain(POp::Unzip(half), &[v, v], Some(v)),
        RowOp::ZipBlocks(half) => plain(POp::ZipBlocks(half), &[v, v], Some(v)),
        RowOp::Unzip3(n) => plain(POp::Unzip3(n), &[v, v, v], Some(v)),
        RowOp::Zip3(n) => plain(POp::Zip3(n), &[v, v, v], Some(v)),
        RowOp::Concat => {
            let half = PType::Vector(e, lanes / 2);
            plain(POp::Concat, &[half, half], Some(v))
        }
        RowOp::Splice => plain(POp::Splice, &[v, v], Some(v)),
        RowOp::Split(half) => plain(POp::Split(half), &[v], Some(PType::Vector(e, lanes / 2))),
        RowOp::Any => plain(POp::Any, &[mask], Some(PType::Scalar(Type::I1))),
        RowOp::All => plain(POp::All, &[mask], Some(PType::Scalar(Type::I1))),
        RowOp::Several => plain(POp::Several, &[mask], Some(PType::Scalar(Type::I1))),
        RowOp::CountOn => plain(POp::CountOn, &[mask], Some(PType::Scalar(Type::I64))),
        RowOp::FirstOn => plain(POp::FirstOn, &[mask], Some(PType::Scalar(Type::I64))),
        RowOp::ExtractAt => plain(POp::ExtractAt, &[v, PType::Scalar(Type::I64)], Some(scalar)),
    })
}

/// A scale of that kind: the element's size, or that of a record of three of them.
fn bytes(e: Type, scale: Scale) -> i64 {
    match scale {
        Scale::Native => e.bytes().into(),
        Scale::Other => 3 * i64::from(e.bytes()),
    }
}

/// The table row of an operation on vectors or masks, its element, and the type by whose registers
/// it is priced; `None` for operations on scalars.
pub fn row(inst: &PInst, values: &PrimaryMap<PValue, PValueData>) -> Option<(RowOp, Type, PType)> {
    let arg = |n: usize| inst.args.get(n).map(|&a| values[a].ty);
    let result = inst.result.map(|r| values[r].ty);
    let int = |bits: u32| Type::int_of_bits(bits);
    let of = |ty: PType| match ty {
        PType::Scalar(_) => None,
        PType::Vector(elem, _) => Some((elem, false)),
        PType::Mask { bits, .. } => int(bits).map(|ty| (ty, true)),
    };
    let by_result = |row: RowOp| {
        let ty = result?;
        Some((row, of(ty)?.0, ty))
    };
    let by_arg = |n: usize, row: RowOp| {
        let ty = arg(n)?;
        Some((row, of(ty)?.0, ty))
    };
    match inst.op {
        POp::Binary(op) => {
            let (_, mask) = of(result?)?;
            by_result(if mask {
                RowOp::MaskBinary(op)
            } else {
                RowOp::Binary(op)
            })
        }
        POp::Unary(op) => {
            let (_, mask) = of(result?)?;
            by_result(match (mask, op) {
                (true, UnaryOp::Not) => RowOp::MaskNot,
                _ => RowOp::Unary(op),
            })
        }
        POp::ICmp(cc) => by_arg(0, RowOp::ICmp(cc)),
        POp::FCmp(cc) => by_arg(0, RowOp::FCmp(cc)),
        POp::UnorderedFCmp(cc) => by_arg(0, RowOp::UnorderedFCmp(cc)),
        POp::Select => by_result(RowOp::Select),
        POp::Convert(op) => convert(op, arg(0)?, result?),
        POp::ShiftBy(op) => by_result(RowOp::ShiftBy(op)),
        POp::Fused(fused) => by_result(RowOp::Fused(fused)),
        POp::Average(rounding) => by_result(RowOp::Average(rounding)),
        POp::Saturate(range) => {
            let (to, _) = of(result?)?;
            by_arg(0, RowOp::Saturate(range, to))
        }
        POp::Splat => by_result(RowOp::Splat),
        POp::Build => by_result(RowOp::Build),
        POp::Iota => by_result(RowOp::Iota),
        POp::Load(Lanes::One) | POp::Store(Lanes::One) => None,
        POp::ReadBlock(lanes) => by_result(RowOp::Load(lanes)),
        POp::Load(lanes) => by_result(match arg(1) {
            Some(_) => RowOp::MaskedLoad(lanes),
            None => RowOp::Load(lanes),
        }),
        POp::Store(lanes) => by_arg(
            1,
            match arg(2) {
                Some(_) => RowOp::MaskedStore(lanes),
                None => RowOp::Store(lanes),
            },
        ),
        POp::Gather { scale } => {
            let (index, scale) = (of(arg(1)?)?.0, Scale::of(scale));
            let row = match arg(2) {
                Some(_) => RowOp::MaskedGather(index, scale),
                None => RowOp::Gather(index, scale),
            };
            Some((row, of(result?)?.0, with_more_bits(arg(1)?, result?)))
        }
        POp::Scatter { scale } => {
            let (index, scale) = (of(arg(1)?)?.0, Scale::of(scale));
            let row = match arg(3) {
                Some(_) => RowOp::MaskedScatter(index, scale),
                None => RowOp::Scatter(index, scale),
            };
            Some((row, of(arg(2)?)?.0, with_more_bits(arg(1)?, arg(2)?)))
        }
        POp::CompressStore => by_arg(1, RowOp::CompressStore),
        POp::SumGroups(op) => {
            let (to, _) = of(result?)?;
            by_arg(0, RowOp::SumGroups(op, to))
        }
        POp::Dot => {
            let (elem, _) = of(arg(0)?)?;
            Some((RowOp::Dot, elem, result?))
        }
        POp::Reduce(op) => by_arg(0, RowOp::Reduce(op)),
        POp::ReduceOrdered(op) => by_arg(1, RowOp::ReduceOrdered(op)),
        POp::Extract(_) => by_arg(0, RowOp::Extract),
        POp::Reverse => by_result(RowOp::Reverse),
        POp::Permute(order) => by_result(RowOp::Permute(order.lanes())),
        POp::Zip(half) => by_result(RowOp::Zip(half)),
        POp::Unzip(half) => by_result(RowOp::Unzip(half)),
        POp::ZipBlocks(half) => by_result(RowOp::ZipBlocks(half)),
        POp::Unzip3(n) => by_result(RowOp::Unzip3(n)),
        POp::Zip3(n) => by_result(RowOp::Zip3(n)),
        POp::Concat => by_result(RowOp::Concat),
        POp::Split(half) => by_arg(0, RowOp::Split(half)),
        POp::Splice => by_result(RowOp::Splice),
        POp::MaskResize => {
            let (from, to) = (arg(0)?, result?);
            let PType::Mask { bits, .. } = to else {
                return None;
            };
            Some((
                RowOp::MaskResize(bits),
                of(from)?.0,
                with_more_bits(from, to),
            ))
        }
        POp::Any => by_arg(0, RowOp::Any),
        POp::All => by_arg(0, RowOp::All),
        POp::Several => by_arg(0, RowOp::Several),
        POp::CountOn => by_arg(0, RowOp::CountOn),
        POp::FirstOn => by_arg(0, RowOp::FirstOn),
        POp::ExtractAt => by_arg(0, RowOp::ExtractAt),
        POp::Param(_)
        | POp::Active
        | POp::Return
        | POp::Leave
        | POp::Hide
        | POp::LiveIn(_)
        | POp::Assign(_)
        | POp::Const(_)
        | POp::GlobalAddr(_)
        | POp::LocalAddr(_)
        | POp::Array(..)
        | POp::PtrAdd { .. }
        | POp::Field(_)
        | POp::Variant { .. }
        | POp::CallEach { .. } => None,
    }
}

fn convert(op: ConvertOp, from: PType, to: PType) -> Option<(RowOp, Type, PType)> {
    match (from, to) {
        (PType::Mask { .. }, PType::Vector(elem, _)) => {
            let row = match op {
                ConvertOp::SExt => RowOp::MaskToOnes,
                _ => RowOp::MaskToInt,
            };
            Some((row, elem, to))
        }
        (PType::Vector(a, _), PType::Vector(b, _)) => {
            Some((RowOp::Convert(op, b), a, with_more_bits(from, to)))
        }
        _ => None,
    }
}

/// Bits of all lanes.
pub fn bits(ty: PType) -> u32 {
    match ty {
        PType::Scalar(_) => 0,
        PType::Vector(elem, lanes) => elem.bits() * lanes,
        PType::Mask { bits, lanes } => bits * lanes,
    }
}

/// The type with more bits.
fn with_more_bits(a: PType, b: PType) -> PType {
    if bits(a) >= bits(b) { a } else { b }
}

#[cfg(test)]
mod tests {
    use super::*;
    use frontend::span::Span;

    /// What a plan's operation that a row stands for is priced by.
    fn priced_by(row: RowOp, e: Type) -> Option<(RowOp, Type)> {
        let request = request(row, e, 16)?;
        let mut values = PrimaryMap::new();
        let mut value = |ty| values.push(PValueData::new(ty, None));
        let inst = PInst {
            op: request.op,
            args: request.args.iter().map(|&ty| value(ty)).collect(),
            result: request.result.map(&mut value),
            span: Span::default(),
        };
        super::row(&inst, &values).map(|(row, e, _)| (row, e))
    }

    #[test]
    fn operations_are_priced_by_the_rows_that_stand_for_them() {
        for e in INTS.into_iter().chain(FLOATS) {
            for row in RowOp::all(e) {
                // Whether operands are constants is not in an operation.
                let expected = match row {
                    RowOp::ShiftConst(op) => RowOp::Binary(op),
                    RowOp::DotConst => RowOp::Dot,
                    row => row,
                };
                let narrow = matches!(row, RowOp::Dot | RowOp::DotConst) && e == Type::I64;
                if !narrow {
                    assert_eq!(priced_by(row, e), Some((expected, e)), "{row:?} {e}");
                }
            }
        }
    }
}
