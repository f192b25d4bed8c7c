//! Prices for the planner, taken from the rows themselves.

use super::layout::widths;
use super::lower::lower;
use super::machine::{FMA, Machine, Style};
use super::operand::Operand;
use super::table::Isa;
use crate::ctree::name;
use midend::processor::Processor;
use midend::rows::{FLOATS, INTS, RowOp, request};
use midend::ssa::Type;
use midend::target::{Prices, Row, TargetInfo};

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
    target_of_build(isa, style, |_| false)
}

/// The same in a build with these predefined macros.
pub fn target_of_build(isa: Isa, style: Style, has: impl Fn(&str) -> bool) -> TargetInfo {
    let m = Machine {
        fma: has(FMA),
        ..Machine::new(isa, style)
    };
    TargetInfo {
        name: isa.name(),
        variants: m.variants(has),
        reg_bits: widths(m).to_vec(),
        registers: isa.facts().registers,
        general_registers: isa.facts().general_registers,
        memory_operands: isa.facts().memory_operands,
        for_triples: isa.facts().for_triples,
        factors_are_seen: m.vector_ext(),
        processor: Processor::Generic,
        costs: Prices::new(move |row| price(m, row)),
        interleaved: Prices::new(move |row| interleaved_price(m, row)),
        scalar: midend::cost::instruction,
        spanning: Prices::new(move |row| spanning_price(m, row)),
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
    let other = match row {
        RowOp::Convert(_, to) if !to.is_int() => return None,
        RowOp::MaskResize(_) if m.bit_masks() => return None,
        row => other_bits(row, e)?,
    };
    if !m.has_interleaved() || reg_bits <= 128 || !e.is_int() || !has_row(m, (row, e, reg_bits)) {
        return None;
    }
    let m = Machine {
        interleaved: true,
        ..m
    };
    price_for_each(m, (row, e, reg_bits), other)
}

/// The same where lanes lie in their natural order.
fn spanning_price(m: Machine, (row, e, reg_bits): Row) -> Option<u32> {
    let other = other_bits(row, e)?;
    if !has_row(m, (row, e, reg_bits)) {
        return None;
    }
    price_for_each(m, (row, e, reg_bits), other)
}

/// Bits of the elements that a conversion gives.
fn other_bits(row: RowOp, e: Type) -> Option<u32> {
    match row {
        RowOp::Convert(_, to) | RowOp::Saturate(_, to) => Some(to.bits()),
        RowOp::Dot | RowOp::DotConst => Some(2 * e.bits()),
        RowOp::MaskResize(bits) => Some(bits),
        _ => None,
    }
}

fn price_for_each(m: Machine, (row, e, reg_bits): Row, other: u32) -> Option<u32> {
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
            Operand::new(ty, vec![name("x"); registers as usize])
        })
        .collect();
    let known = args.iter_mut().rev().zip(request.constants.iter().rev());
    known.for_each(|(arg, &value)| arg.constant = Some(value));
    Some(lower(m, reg_bits, &request.op, &args, request.result)?.cost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use midend::cost::{nest_time, plan_cost};
    use midend::plan::{LaneOrder, Lanes, ZIP_BITS};
    use midend::rows::Scale;
    use midend::ssa::{BinaryOp, UnaryOp};

    /// Rows that a machine lacks, apart from masked memory and what several others can do, as `row element` at a width.
    fn missing(isa: Isa, style: Style, reg_bits: u32) -> Vec<String> {
        let info = target_info(isa, style);
        let mut out = Vec::new();
        for e in INTS.into_iter().chain(FLOATS) {
            for row in RowOp::all(e) {
                use RowOp::{CompressStore, CountOn, MaskedLoad, MaskedStore};
                let masked = matches!(
                    row,
                    MaskedLoad(_) | MaskedStore(_) | CompressStore | CountOn
                );
                use RowOp::{
                    Average, Dot, DotConst, Fused, Saturate, ShiftBy, SumGroups, UnorderedFCmp,
                };
                let idioms = matches!(
                    row,
                    SumGroups(..)
                        | Dot
                        | DotConst
                        | Average(_)
                        | Fused(_)
                        | Saturate(..)
                        | ShiftBy(_)
                        | UnorderedFCmp(_)
                );
                let halves = matches!(row, RowOp::Binary(BinaryOp::SMulHigh | BinaryOp::UMulHigh))
                    && !matches!(e, Type::I16 | Type::I32);
                let halves =
                    halves || matches!(row, RowOp::Binary(BinaryOp::SMulLow | BinaryOp::UMulLow));
                use BinaryOp::{SAddSat, SSubSat, UAddSat, USubSat};
                let ends = matches!(row, RowOp::Binary(SAddSat | SSubSat | UAddSat | USubSat))
                    && (isa == Isa::Generic || !matches!(e, Type::I8 | Type::I16));
                let blocks = matches!(row, RowOp::ZipBlocks(_)) && reg_bits == ZIP_BITS;
                let picks = matches!(row, RowOp::Unzip3(_) | RowOp::Zip3(_) | RowOp::Permute(_))
                    && e.bits() < 32;
                let rare = idioms || halves || ends || blocks || picks;
                if !masked && !rare && info.cost(row, e, reg_bits).is_none() {
                    out.push(format!("{row:?} {e}"));
                }
            }
        }
        out
    }

    #[test]
    fn only_roots_and_roundings_are_missing() {
        let intrinsics = Style::Intrinsics;
        let roundings = |e: &str| {
            let names = UnaryOp::ROUNDING.map(|op| format!("Unary({op:?}) {e}"));
            names.to_vec()
        };
        let round = [roundings("f32"), roundings("f64")].concat();
        for isa in [Isa::Sse2, Isa::Ssse3] {
            assert_eq!(missing(isa, intrinsics, 128), round);
        }
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
            Some(14)
        );
        assert_eq!(cost(RowOp::Binary(BinaryOp::SDiv), Type::I32), Some(58));
        let gather = |scale, e| cost(RowOp::Gather(Type::I32, scale), e);
        assert_eq!(gather(Scale::Native, Type::F32), Some(20));
        assert_eq!(gather(Scale::Native, Type::F64), Some(12));
        assert_eq!(gather(Scale::Other, Type::F32), Some(42));
        assert_eq!(gather(Scale::Native, Type::I16), Some(40));
    }

    #[test]
    fn part_of_a_gather_costs_a_part() {
        let text = |lanes: u32, index: &str| {
            format!(
                "plan \"f\" function vf {lanes} reg 256 cost 1 percent 1 {{\n var0 \"p\": other\n\
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

    #[test]
    fn registers_wider_than_the_units_take_several_steps() {
        let text = "plan \"f\" function vf 8 reg 256 cost 1 percent 1 {\n var0 \"p\": other\n\
                    p0: ptr = livein var0\np1: f32x8 = load consecutive p0\np2: f32x8 = fadd p1, p1\n\
                    store consecutive p0, p2\n}";
        let plan = midend::plan::parse::parse(text).expect("a plan");
        let price = |processor| {
            let target = TargetInfo {
                processor,
                ..target_info(Isa::Avx2, Style::Intrinsics)
            };
            let cost = plan_cost(&plan.body, &plan.values, &target, 256, LaneOrder::Natural);
            cost.expect("a price").once
        };
        assert_eq!(price(Processor::Zen), 2 * price(Processor::Generic));
        assert_eq!(price(Processor::Zen4), price(Processor::Generic));
    }

    /// Time of a loop that carries a product of vectors, with that many lanes.
    fn product(lanes: u32) -> u64 {
        let text = format!(
            "plan \"f\" function vf {lanes} reg 256 cost 1 percent 1 {{\n var0 \"n\": other\n\
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
