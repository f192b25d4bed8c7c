//! What the parts of a plan cost by the target's prices.

use super::machine::{LOOP_OVERHEAD, SELDOM};
use crate::plan::{LaneOrder, LoopNode, Node, PInst, POp, PValue, PValueData, ReduceOp};
use crate::rows::{RowOp, bits, row};
use crate::ssa::callee;
use crate::ssa::{BinaryOp, Type};
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;
use frontend::sorted::SortedMap;

/// An operation that the target does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Operation.
    pub row: RowOp,
    /// Element.
    pub elem: Type,
}

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

pub(super) struct Pricer<'a> {
    pub values: &'a PrimaryMap<PValue, PValueData>,
    pub target: &'a TargetInfo,
    pub reg_bits: u32,
    pub order: LaneOrder,
    /// Constants and splats of them.
    pub constants: SortedMap<PValue, ()>,
    pub total: PlanCost,
}

impl Pricer<'_> {
    pub fn nodes(&mut self, nodes: &[Node], looped: bool) -> Result<(), Missing> {
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

    pub fn inst(&mut self, inst: &PInst) -> Result<u32, Missing> {
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
        let of_one = self.target.cost(row, elem, self.reg_bits);
        let key = (row, elem, self.reg_bits);
        let price = match self.order {
            _ if !converts || registers == 1 => of_one,
            LaneOrder::Interleaved => self.target.interleaved.get(key),
            LaneOrder::Natural => self.target.spanning.get(key).or(of_one),
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

/// A scalar operation of a plan.
fn scalar_op(op: &POp) -> u32 {
    match op {
        POp::Load(_) => 2,
        POp::Store(_) => 4,
        POp::Binary(op) => super::scalar::binary(*op, 64),
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
