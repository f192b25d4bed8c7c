//! Prices for the planner, taken from the rows themselves.

use super::layout::widths;
use super::lower::lower;
use super::machine::{Machine, Style};
use super::operand::Operand;
use super::table::Isa;
use midend::plan::{POp, PType};
use midend::ssa::{ConvertOp, Type, UnaryOp};
use midend::target::{FLOATS, INTS, Prices, Row, RowOp, Scale, TargetInfo};

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
        RowOp::Select => plain(POp::Select, &[mask, v, v], Some(v)),
        RowOp::Convert(op, to) => plain(POp::Convert(op), &[v], Some(PType::Vector(to, lanes))),
        RowOp::MaskToInt => plain(POp::Convert(ConvertOp::ZExt), &[mask], Some(v)),
        RowOp::MaskToOnes => plain(POp::Convert(ConvertOp::SExt), &[mask], Some(v)),
        RowOp::MaskResize(bits) => {
            plain(POp::MaskResize, &[mask], Some(PType::Mask { bits, lanes }))
        }
        RowOp::Splat => plain(POp::Splat, &[scalar], Some(v)),
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
        RowOp::SumGroups(op, to) => {
            let groups = lanes * e.bits() / to.bits();
            if groups == 0 {
                return None;
            }
            let result = PType::Vector(to, groups);
            plain(POp::SumGroups(op), &vec![v; op.operands()], Some(result))
        }
        RowOp::ShiftBy(op) => plain(POp::ShiftBy(op), &[v, scalar], Some(v)),
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
        RowOp::Zip(half) => plain(POp::Zip(half), &[v, v], Some(v)),
        RowOp::Unzip(half) => plain(POp::Unzip(half), &[v, v], Some(v)),
        RowOp::ZipBlocks(half) => plain(POp::ZipBlocks(half), &[v, v], Some(v)),
        RowOp::Unzip3(n) => plain(POp::Unzip3(n), &[v, v, v], Some(v)),
        RowOp::Zip3(n) => plain(POp::Zip3(n), &[v, v, v], Some(v)),
        RowOp::Concat => {
            let half = PType::Vector(e, lanes / 2);
            plain(POp::Concat, &[half, half], Some(v))
        }
        RowOp::Split(half) => plain(POp::Split(half), &[v], Some(PType::Vector(e, lanes / 2))),
        RowOp::Any => plain(POp::Any, &[mask], Some(PType::Scalar(Type::I1))),
        RowOp::All => plain(POp::All, &[mask], Some(PType::Scalar(Type::I1))),
        RowOp::Several => plain(POp::Several, &[mask], Some(PType::Scalar(Type::I1))),
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

/// Lanes of one register of the wider side.
fn lanes_at(row: RowOp, e: Type, reg_bits: u32) -> u32 {
    let other = match row {
        RowOp::Convert(_, to) => to.bits(),
        RowOp::MaskResize(bits) => bits,
        RowOp::Dot | RowOp::DotConst => 2 * e.bits(),
        RowOp::Gather(index, _)
        | RowOp::MaskedGather(index, _)
        | RowOp::Scatter(index, _)
        | RowOp::MaskedScatter(index, _) => index.bits(),
        _ => 0,
    };
    reg_bits / e.bits().max(other)
}

/// The rows an ISA has.
pub fn priced_rows(m: Machine) -> Vec<Row> {
    let elements = INTS.into_iter().chain(FLOATS);
    let rows = elements.flat_map(|e| RowOp::all(e).into_iter().map(move |row| (row, e)));
    let rows = rows.flat_map(|(row, e)| widths(m).iter().map(move |&bits| (row, e, bits)));
    let mut priced: Vec<Row> = rows.filter(|&row| price(m, row).is_some()).collect();
    priced.sort_unstable();
    priced
}

/// What a planner knows of an ISA.
pub fn target_info(isa: Isa, style: Style) -> TargetInfo {
    let m = Machine::new(isa, style);
    TargetInfo {
        name: isa.name(),
        variants: m.variants(|_| false),
        reg_bits: widths(m).to_vec(),
        registers: isa.facts().registers,
        costs: Prices::new(move |row| price(m, row)),
        interleaved: Prices::new(move |row| interleaved_price(m, row)),
    }
}

fn price(m: Machine, (row, e, reg_bits): Row) -> Option<u32> {
    if !has_row(m, (row, e, reg_bits)) {
        return None;
    }
    price_of(m, row, e, reg_bits, lanes_at(row, e, reg_bits))
}

/// Whether the table may have a row.
fn has_row(m: Machine, (row, e, reg_bits): Row) -> bool {
    let element = INTS.contains(&e) || FLOATS.contains(&e);
    element && widths(m).contains(&reg_bits) && RowOp::all(e).contains(&row)
}

/// The price of a conversion out of or into one full register of the narrower side, for each register
/// of the wider side.
fn interleaved_price(m: Machine, (row, e, reg_bits): Row) -> Option<u32> {
    if !m.has_interleaved() || reg_bits <= 128 || !e.is_int() || !has_row(m, (row, e, reg_bits)) {
        return None;
    }
    let m = Machine {
        interleaved: true,
        ..m
    };
    let other = match row {
        RowOp::Convert(_, to) if to.is_int() => to.bits(),
        RowOp::Saturate(_, to) => to.bits(),
        RowOp::Dot | RowOp::DotConst => 2 * e.bits(),
        RowOp::MaskResize(bits) if !m.bit_masks() => bits,
        _ => return None,
    };
    let lanes = reg_bits / e.bits().min(other);
    let registers = e.bits().max(other) / e.bits().min(other);
    Some(price_of(m, row, e, reg_bits, lanes)?.div_ceil(registers))
}

fn price_of(m: Machine, row: RowOp, e: Type, reg_bits: u32, lanes: u32) -> Option<u32> {
    let request = request(row, e, lanes)?;
    let mut args: Vec<Operand> = request
        .args
        .iter()
        .map(|&ty| {
            let registers = TargetInfo::registers_of(ty, reg_bits).max(1);
            Operand::new(ty, vec!["x".to_owned(); registers as usize])
        })
        .collect();
    let known = args.iter_mut().rev().zip(request.constants.iter().rev());
    known.for_each(|(arg, &value)| arg.constant = Some(value));
    Some(lower(m, reg_bits, &request.op, &args, request.result)?.cost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::PrimaryMap;
    use frontend::span::Span;
    use midend::cost::{self, nest_time, plan_cost};
    use midend::plan::{LaneOrder, Lanes, PInst, PValueData, ZIP_BITS};
    use midend::ssa::BinaryOp;

    /// Rows that a machine lacks, apart from masked memory and what several others can do, as `row element` at a width.
    fn missing(isa: Isa, style: Style, reg_bits: u32) -> Vec<String> {
        let info = target_info(isa, style);
        let mut out = Vec::new();
        for e in INTS.into_iter().chain(FLOATS) {
            for row in RowOp::all(e) {
                let masked = matches!(row, RowOp::MaskedLoad(_) | RowOp::MaskedStore(_));
                use RowOp::{Average, Dot, DotConst, Saturate, ShiftBy, SumGroups};
                let idioms = matches!(
                    row,
                    SumGroups(..) | Dot | DotConst | Average(_) | Saturate(..) | ShiftBy(_)
                );
                let halves = matches!(row, RowOp::Binary(BinaryOp::SMulHigh | BinaryOp::UMulHigh))
                    && !matches!(e, Type::I16 | Type::I32);
                let blocks = matches!(row, RowOp::ZipBlocks(_)) && reg_bits == ZIP_BITS;
                let picks = matches!(row, RowOp::Unzip3(_) | RowOp::Zip3(_)) && e.bits() < 32;
                let rare = idioms || halves || blocks || picks;
                if !masked && !rare && info.cost(row, e, reg_bits).is_none() {
                    out.push(format!("{row:?} {e}"));
                }
            }
        }
        out
    }

    /// What a plan's operation that a row stands for is priced by.
    fn priced_by(row: RowOp, e: Type) -> Option<(RowOp, Type)> {
        let request = request(row, e, 16)?;
        let mut values = PrimaryMap::new();
        let mut value = |ty| values.push(PValueData { ty, hint: None });
        let inst = PInst {
            op: request.op,
            args: request.args.iter().map(|&ty| value(ty)).collect(),
            result: request.result.map(&mut value),
            span: Span::default(),
        };
        cost::row(&inst, &values).map(|(row, e, _)| (row, e))
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

    #[test]
    fn only_roots_and_roundings_are_missing() {
        let intrinsics = Style::Intrinsics;
        let roundings = |e: &str| {
            let names = UnaryOp::ROUNDING.map(|op| format!("Unary({op:?}) {e}"));
            names.to_vec()
        };
        let round = [roundings("f32"), roundings("f64")].concat();
        assert_eq!(missing(Isa::Sse2, intrinsics, 128), round);
        let widest = [
            (Isa::Sse41, 128),
            (Isa::Avx, 256),
            (Isa::Avx2, 256),
            (Isa::Avx512, 512),
            (Isa::Neon, 128),
        ];
        for (isa, bits) in widest {
            assert_eq!(missing(isa, intrinsics, bits), Vec::<String>::new());
        }
        let mut generic = Vec::new();
        for e in ["f32", "f64"] {
            generic.push(format!("Unary(FSqrt) {e}"));
            generic.extend(roundings(e));
        }
        assert_eq!(missing(Isa::Generic, intrinsics, 128), generic);
    }

    #[test]
    fn prices_are_sums_of_their_instructions() {
        let avx2 = target_info(Isa::Avx2, Style::Intrinsics);
        let cost = |row, e| avx2.cost(row, e, 256);
        assert_eq!(cost(RowOp::Binary(BinaryOp::Add), Type::I32), Some(1));
        assert_eq!(cost(RowOp::Binary(BinaryOp::SMin), Type::I64), Some(3));
        assert_eq!(cost(RowOp::MaskedLoad(Lanes::Consecutive), Type::I8), None);
        assert_eq!(
            cost(RowOp::MaskedStore(Lanes::Consecutive), Type::F64),
            Some(8)
        );
        assert_eq!(cost(RowOp::Binary(BinaryOp::SDiv), Type::I32), Some(58));
        let gather = |scale, e| cost(RowOp::Gather(Type::I32, scale), e);
        assert_eq!(gather(Scale::Native, Type::F32), Some(20));
        assert_eq!(gather(Scale::Native, Type::F64), Some(12));
        assert_eq!(gather(Scale::Other, Type::F32), Some(42));
        assert_eq!(gather(Scale::Native, Type::I16), Some(38));
    }

    #[test]
    fn part_of_a_gather_costs_a_part() {
        let text = |lanes: u32, index: &str| {
            format!(
                "plan \"f\" loop site0 vf {lanes} uf 1 reg 256 cost 1 percent 1 {{\n var0 \"p\": other\n\
                 p0: ptr = livein var0\np1: i{index}x{lanes} = iota\np2: f32x{lanes} = gather 4 p0, p1\n}}"
            )
        };
        let avx2 = target_info(Isa::Avx2, Style::Intrinsics);
        let price = |lanes, index| {
            let plan = midend::plan::parse::parse(&text(lanes, index)).expect("a plan");
            let nodes = &plan.body[2..];
            let cost = plan_cost(nodes, &plan.values, &avx2, 256, LaneOrder::Natural);
            cost.expect("a price").once
        };
        assert_eq!([4, 8, 16].map(|lanes| price(lanes, "32")), [10, 20, 40]);
        assert_eq!([4, 8, 16].map(|lanes| price(lanes, "64")), [12, 24, 48]);
    }

    /// Time of a loop that carries a product of vectors, with that many lanes.
    fn product(lanes: u32) -> u64 {
        let text = format!(
            "plan \"f\" loop site0 vf {lanes} uf 1 reg 256 cost 1 percent 1 {{\n var0 \"n\": other\n\
             p0: i64 = livein var0\np1: f32 = const f32 1.0\np2: f32x{lanes} = splat p1\n\
             for p3: i64 below p0 step {lanes} carry [p4: f32x{lanes} = p2 then p5] {{\n\
             p5: f32x{lanes} = fmul p4, p2\n}}\n}}"
        );
        let plan = midend::plan::parse::parse(&text).expect("a plan");
        let avx2 = target_info(Isa::Avx2, Style::Intrinsics);
        nest_time(&plan.body, &plan.values, &avx2, 256).expect("a time")
    }

    #[test]
    fn a_chain_takes_its_latency_until_there_are_enough_vectors() {
        let one = product(8);
        assert_eq!(product(16), one);
        assert_eq!(product(32), one);
        assert!(product(128) > 2 * one);
    }
}
