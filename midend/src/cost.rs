//! Cost model: what a plan costs by the target's prices, and what the scalar loop costs.

mod chain;
mod nest;
mod pressure;
mod scalar;
mod scalar_nest;

use crate::plan::{
    LaneOrder, Lanes, LoopNode, Node, PInst, POp, PType, PValue, PValueData, ReduceOp,
};
use crate::ssa::callee;
use crate::ssa::{BinaryOp, ConvertOp, Type, UnaryOp};
use crate::target::{RowOp, Scale, TargetInfo};
use cranelift_entity::PrimaryMap;
use frontend::sorted::SortedMap;

pub use chain::recurrence;
pub use nest::{INNER_TRIPS, is_sooner_alone, nest_time, nest_time_of_lanes};
pub use pressure::{pressure, splats};
pub use scalar::scalar_iteration;
pub use scalar_nest::scalar_nest;

/// An operation that the target does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Operation.
    pub row: RowOp,
    /// Element.
    pub elem: Type,
}

/// Price of the counter and the branch back, in quarter cycles.
pub const LOOP_OVERHEAD: u32 = 4;

/// Prices add up as if nothing overlapped; a recurrence has to be weighed against them by as much.
pub const OVERLAP: u32 = 3;

/// What seldom runs does so once in so many times.
const SELDOM: u32 = 8;

/// What the parts of a plan cost, in quarter cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PlanCost {
    /// Everything outside loops, once.
    pub once: u32,
    /// One iteration of the loop.
    pub iteration: u32,
}

/// Prices a plan's nodes; an error names an operation the target does not have.
pub fn plan_cost(
    nodes: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    target: &TargetInfo,
    reg_bits: u32,
    order: LaneOrder,
) -> Result<PlanCost, Missing> {
    let mut pricer = Pricer {
        values,
        target,
        reg_bits,
        order,
        constants: SortedMap::new(),
        total: PlanCost::default(),
    };
    pricer.nodes(nodes, false)?;
    Ok(pricer.total)
}

struct Pricer<'a> {
    values: &'a PrimaryMap<PValue, PValueData>,
    target: &'a TargetInfo,
    reg_bits: u32,
    order: LaneOrder,
    /// Constants and splats of them.
    constants: SortedMap<PValue, ()>,
    total: PlanCost,
}

impl Pricer<'_> {
    fn nodes(&mut self, nodes: &[Node], looped: bool) -> Result<(), Missing> {
        for node in nodes {
            match node {
                Node::Inst(inst) => {
                    let cost = self.inst(inst)?;
                    if looped {
                        self.total.iteration += cost;
                    } else {
                        self.total.once += cost;
                    }
                }
                Node::If {
                    then,
                    otherwise,
                    seldom,
                    ..
                } => {
                    let before = self.total;
                    self.nodes(then, looped)?;
                    if *seldom {
                        let part = |from: u32, to: u32| from + (to - from) / SELDOM;
                        self.total.once = part(before.once, self.total.once);
                        self.total.iteration = part(before.iteration, self.total.iteration);
                    }
                    let then = self.total;
                    self.total = before;
                    self.nodes(otherwise, looped)?;
                    self.total = match otherwise.is_empty() {
                        true => then,
                        // Each of two ways is taken half the times.
                        false => PlanCost {
                            once: (self.total.once + then.once) / 2,
                            iteration: (self.total.iteration + then.iteration) / 2,
                        },
                    };
                }
                Node::Loop(LoopNode { body, .. }) => {
                    self.total.iteration += LOOP_OVERHEAD;
                    self.nodes(body, true)?;
                }
            }
        }
        Ok(())
    }

    fn inst(&mut self, inst: &PInst) -> Result<u32, Missing> {
        let constant = match inst.op {
            POp::Const(_) => true,
            POp::Splat => self.constants.contains_key(&inst.args[0]),
            _ => false,
        };
        if let (true, Some(result)) = (constant, inst.result) {
            self.constants.insert(result, ());
        }
        let Some((mut row, elem, wide)) = row(inst, self.values) else {
            return Ok(scalar_op(&inst.op));
        };
        if let (RowOp::Binary(op @ (BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr)), Some(by)) =
            (row, inst.args.get(1))
            && self.constants.contains_key(by)
            && self
                .target
                .cost(RowOp::ShiftConst(op), elem, self.reg_bits)
                .is_some()
        {
            row = RowOp::ShiftConst(op);
        }
        if row == RowOp::Dot
            && inst.args[2..]
                .iter()
                .all(|p| self.constants.contains_key(p))
        {
            row = RowOp::DotConst;
        }
        let registers = TargetInfo::registers_of(wide, self.reg_bits);
        let converts = matches!(
            row,
            RowOp::Convert(..)
                | RowOp::MaskResize(_)
                | RowOp::Saturate(..)
                | RowOp::Dot
                | RowOp::DotConst
        );
        let price = if converts && registers > 1 && self.order == LaneOrder::Interleaved {
            self.target.interleaved.get((row, elem, self.reg_bits))
        } else {
            self.target.cost(row, elem, self.reg_bits)
        };
        let one = price.ok_or(Missing { row, elem })?;
        let price = one * registers;
        Ok(match row {
            // Lane by lane, or as slow: a part of a register costs a part.
            RowOp::Gather(..)
            | RowOp::MaskedGather(..)
            | RowOp::Scatter(..)
            | RowOp::MaskedScatter(..) => (one * bits(wide)).div_ceil(self.reg_bits),
            // Whole registers stay where they are.
            RowOp::Concat | RowOp::Split(_) if registers > 1 => 0,
            // One register that all use.
            RowOp::Splat => one,
            // Taking the lanes out overlaps with the additions, which the planner weighs itself.
            RowOp::ReduceOrdered(_) => price / 2,
            _ => price,
        })
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
        POp::Select => by_result(RowOp::Select),
        POp::Convert(op) => convert(op, arg(0)?, result?),
        POp::ShiftBy(op) => by_result(RowOp::ShiftBy(op)),
        POp::Average(rounding) => by_result(RowOp::Average(rounding)),
        POp::Saturate(range) => {
            let (to, _) = of(result?)?;
            by_arg(0, RowOp::Saturate(range, to))
        }
        POp::Splat => by_result(RowOp::Splat),
        POp::Iota => by_result(RowOp::Iota),
        POp::Load(Lanes::One) | POp::Store(Lanes::One) => None,
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
            Some((row, of(result?)?.0, wider(arg(1)?, result?)))
        }
        POp::Scatter { scale } => {
            let (index, scale) = (of(arg(1)?)?.0, Scale::of(scale));
            let row = match arg(3) {
                Some(_) => RowOp::MaskedScatter(index, scale),
                None => RowOp::Scatter(index, scale),
            };
            Some((row, of(arg(2)?)?.0, wider(arg(1)?, arg(2)?)))
        }
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
        POp::Zip(half) => by_result(RowOp::Zip(half)),
        POp::Unzip(half) => by_result(RowOp::Unzip(half)),
        POp::ZipBlocks(half) => by_result(RowOp::ZipBlocks(half)),
        POp::Unzip3(n) => by_result(RowOp::Unzip3(n)),
        POp::Zip3(n) => by_result(RowOp::Zip3(n)),
        POp::Concat => by_result(RowOp::Concat),
        POp::Split(half) => by_arg(0, RowOp::Split(half)),
        POp::MaskResize => {
            let (from, to) = (arg(0)?, result?);
            let PType::Mask { bits, .. } = to else {
                return None;
            };
            Some((RowOp::MaskResize(bits), of(from)?.0, wider(from, to)))
        }
        POp::Any => by_arg(0, RowOp::Any),
        POp::All => by_arg(0, RowOp::All),
        POp::Several => by_arg(0, RowOp::Several),
        POp::FirstOn => by_arg(0, RowOp::FirstOn),
        POp::ExtractAt => by_arg(0, RowOp::ExtractAt),
        POp::Param(_)
        | POp::Active
        | POp::Return
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
            Some((RowOp::Convert(op, b), a, wider(from, to)))
        }
        _ => None,
    }
}

fn bits(ty: PType) -> u32 {
    match ty {
        PType::Scalar(_) => 0,
        PType::Vector(elem, lanes) => elem.bits() * lanes,
        PType::Mask { bits, lanes } => bits * lanes,
    }
}

fn wider(a: PType, b: PType) -> PType {
    if bits(a) >= bits(b) { a } else { b }
}

/// A scalar operation of a plan.
fn scalar_op(op: &POp) -> u32 {
    match op {
        POp::Load(_) => 2,
        POp::Store(_) => 4,
        POp::Binary(op) => scalar::binary(*op, 64),
        POp::Unary(_) | POp::Convert(_) => 2,
        POp::ICmp(_) | POp::FCmp(_) | POp::Select => 1,
        POp::Variant { times, price, .. } => times.saturating_mul(*price),
        POp::CallEach { lanes, .. } => lanes.saturating_mul(callee::CALL),
        _ => 0,
    }
}

/// Latency of one step of a recurrence, in quarter cycles.
pub fn latency(op: ReduceOp) -> u32 {
    match op {
        ReduceOp::FAdd => 12,
        ReduceOp::FMul => 14,
        ReduceOp::FMin | ReduceOp::FMax => 8,
        ReduceOp::Mul => 14,
        _ => 4,
    }
}
