//! What the parts of a plan cost by the target's prices.

use super::asked::{Shared, Together, dear_store, may_wait_for};
use super::machine::{
    LOAD, LOOP_INSTRUCTIONS, LOOP_OVERHEAD, PASSED, SELDOM, SELDOM_OF_LANES, STORE,
};
use super::throughput::Throughput;
use crate::plan::{
    LaneOrder, LoopControl, LoopNode, Node, PInst, POp, PType, PValue, PValueData, ReduceOp,
};
use crate::rows::{RowOp, bits, row};
use crate::ssa::callee;
use crate::ssa::{BinaryOp, Type, UnaryOp};
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

/// What the parts of a plan cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PlanCost {
    /// The prices of everything outside loops, in quarter cycles.
    pub once: u32,
    /// The prices of all operations of one iteration of the loop: a measure of its code, and of its time
    /// if nothing overlapped.
    pub work: u32,
    /// What one iteration needs.
    pub iteration: Throughput,
}

impl PlanCost {
    /// This where what comes on top of `before` is done `done` of `of` times.
    fn partly(self, before: PlanCost, [done, of]: [u32; 2]) -> PlanCost {
        let part = |all: u32, before: u32| before + all.saturating_sub(before) * done / of;
        PlanCost {
            once: part(self.once, before.once),
            work: part(self.work, before.work),
            iteration: self.iteration.partly(before.iteration, [done, of]),
        }
    }
}

/// What one operation costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cost {
    /// Its price, in quarter cycles.
    pub price: u32,
    /// What it needs in a loop.
    pub needs: Throughput,
}

impl Cost {
    /// The same for so much less.
    fn without(self, spared: u32) -> Cost {
        let needs = Throughput {
            issue: self.needs.issue.saturating_sub(spared / 2),
            vector: self.needs.vector.saturating_sub(spared),
            ..self.needs
        };
        Cost {
            price: self.price.saturating_sub(spared),
            needs,
        }
    }
}

/// Prices a plan's nodes; an error names an operation the target does not have.
pub fn plan_cost(
    nodes: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    target: &TargetInfo,
    reg_bits: u32,
    order: LaneOrder,
) -> Result<PlanCost, Missing> {
    let mut pricer = Pricer::new(values, target, reg_bits, order);
    pricer.nodes(nodes, false)?;
    Ok(pricer.total)
}

/// The price of one operation by itself.
///
/// # Errors
/// The target does not have it.
pub fn operation(
    inst: &PInst,
    values: &PrimaryMap<PValue, PValueData>,
    target: &TargetInfo,
    reg_bits: u32,
) -> Result<u32, Missing> {
    Pricer::new(values, target, reg_bits, LaneOrder::Natural).inst(inst)
}

/// What one operation by itself needs of each resource in a loop.
///
/// # Errors
/// The target does not have it.
pub fn needs_of(
    inst: &PInst,
    values: &PrimaryMap<PValue, PValueData>,
    target: &TargetInfo,
    reg_bits: u32,
) -> Result<Throughput, Missing> {
    let mut pricer = Pricer::new(values, target, reg_bits, LaneOrder::Natural);
    pricer.cost(inst).map(|cost| cost.needs)
}

pub(super) struct Pricer<'a> {
    pub values: &'a PrimaryMap<PValue, PValueData>,
    pub target: &'a TargetInfo,
    pub reg_bits: u32,
    pub order: LaneOrder,
    /// Iterations that the vector loop at hand does at once.
    pub lanes: u32,
    /// Constants and splats of them.
    pub constants: SortedMap<PValue, ()>,
    pub total: PlanCost,
}

impl<'a> Pricer<'a> {
    fn new(
        values: &'a PrimaryMap<PValue, PValueData>,
        target: &'a TargetInfo,
        reg_bits: u32,
        order: LaneOrder,
    ) -> Pricer<'a> {
        Pricer {
            values,
            target,
            reg_bits,
            order,
            lanes: 1,
            constants: SortedMap::new(),
            total: PlanCost::default(),
        }
    }

    /// How often what seldom runs does: what looks at single lanes the more often the more lanes there are.
    fn how_often(&self, nodes: &[Node]) -> [u32; 2] {
        let by_lane = |node: &Node| match node {
            Node::Loop(l) => matches!(l.control, LoopControl::While { .. }),
            Node::Inst(_) | Node::If { .. } => false,
        };
        match nodes.iter().any(by_lane) {
            true => [self.lanes.min(SELDOM_OF_LANES), SELDOM_OF_LANES],
            false => [1, SELDOM],
        }
    }

    pub fn nodes(&mut self, nodes: &[Node], looped: bool) -> Result<(), Missing> {
        let mut together = Together::default();
        for node in nodes {
            if !matches!(node, Node::Inst(_)) {
                together.masks.clear();
            }
            match node {
                Node::Inst(inst) => {
                    let cost = self.cost(inst)?.without(self.spared(&mut together, inst));
                    if looped {
                        self.total.work += cost.price;
                        self.total.iteration = self.total.iteration.and(cost.needs);
                    } else {
                        self.total.once += cost.price;
                    }
                }
                Node::If {
                    then: then_nodes,
                    otherwise,
                    seldom,
                    ..
                } => {
                    let before = self.total;
                    self.nodes(then_nodes, looped)?;
                    self.total = match (*seldom, otherwise.is_empty()) {
                        (true, _) => self.total.partly(before, self.how_often(then_nodes)),
                        (false, true) => self.total.partly(before, PASSED),
                        (false, false) => self.total,
                    };
                    let then = self.total;
                    if !seldom {
                        self.total = before;
                    }
                    self.nodes(otherwise, looped)?;
                    self.total = match (*seldom, otherwise.is_empty()) {
                        (_, true) => then,
                        (true, false) => self.total,
                        // Each of two ways is taken half the times.
                        (false, false) => PlanCost {
                            once: (self.total.once + then.once) / 2,
                            work: (self.total.work + then.work) / 2,
                            iteration: self.total.iteration.mean(then.iteration),
                        },
                    };
                }
                Node::Loop(LoopNode { body, widened, .. }) => {
                    self.total.work += LOOP_OVERHEAD;
                    self.total.iteration.issue += LOOP_INSTRUCTIONS;
                    let around = self.lanes;
                    self.lanes = widened.map_or(around, |w| w.vf * w.uf);
                    self.nodes(body, true)?;
                    self.lanes = around;
                }
            }
        }
        Ok(())
    }

    /// What a store does not cost because it shares a question with those before it; its price has one in it.
    fn spared(&self, together: &mut Together, inst: &PInst) -> u32 {
        let Some(mask) = dear_store(inst, self.values, self.target, self.reg_bits) else {
            if !may_wait_for(&inst.op) {
                together.masks.clear();
            }
            return 0;
        };
        let shared = together.shares(mask, self.values);
        if shared == Shared::Nothing {
            together.masks.clear();
        }
        together.add(mask);
        let elem = Type::int_of_bits(self.values[mask].ty.lane_bits());
        let price = |row| elem.and_then(|elem| self.target.cost(row, elem, self.reg_bits));
        let question = price(RowOp::Any).unwrap_or(0);
        let join = price(RowOp::MaskBinary(BinaryOp::Or)).unwrap_or(0);
        match shared {
            Shared::Nothing => 0,
            Shared::Question => question.saturating_sub(join),
            Shared::Mask => question,
        }
    }

    /// The price of one operation.
    pub fn inst(&mut self, inst: &PInst) -> Result<u32, Missing> {
        self.cost(inst).map(|cost| cost.price)
    }

    fn cost(&mut self, inst: &PInst) -> Result<Cost, Missing> {
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
        let steps = self.steps(row, wide);
        let one = one * steps;
        let price = one * registers;
        let of_constants = |inst: &PInst| inst.args.iter().all(|p| self.constants.contains_key(p));
        let price = match row {
            // It lies in memory.
            RowOp::Build if of_constants(inst) => LOAD * registers,
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
        };
        Ok(Cost {
            price,
            needs: needs(row, price, registers * steps),
        })
    }
}

impl Pricer<'_> {
    /// In how many steps units do what one register takes: it may be wider than they are.
    fn steps(&self, row: RowOp, wide: PType) -> u32 {
        let datapath = self.target.processor.out_of_order().datapath;
        let at_once = bits(wide).min(self.reg_bits);
        match row {
            // Lane by lane.
            RowOp::Gather(..)
            | RowOp::MaskedGather(..)
            | RowOp::Scatter(..)
            | RowOp::MaskedScatter(..) => 1,
            // That units for these have 256 bits is in the price.
            RowOp::Binary(BinaryOp::FDiv) | RowOp::Unary(UnaryOp::FSqrt) => {
                at_once.min(256).div_ceil(datapath)
            }
            _ => at_once.div_ceil(datapath),
        }
    }
}

/// What a row of this price needs, in so many steps of a register each.
fn needs(row: RowOp, price: u32, registers: u32) -> Throughput {
    let none = Throughput::default();
    let memory = |least: u32| {
        let part = price.min(LOAD * registers);
        let rest = price - part;
        (
            part.max(least * registers),
            rest,
            registers + rest.div_ceil(2),
        )
    };
    match row {
        RowOp::Load(_) | RowOp::MaskedLoad(_) => {
            let (loads, vector, issue) = memory(LOAD);
            Throughput {
                issue,
                loads,
                vector,
                ..none
            }
        }
        RowOp::Store(_) | RowOp::MaskedStore(_) | RowOp::CompressStore => {
            let (stores, vector, issue) = memory(STORE);
            Throughput {
                issue,
                stores,
                vector,
                ..none
            }
        }
        RowOp::Binary(BinaryOp::FDiv) | RowOp::Unary(UnaryOp::FSqrt) => Throughput {
            issue: registers,
            divider: price,
            ..none
        },
        _ => Throughput {
            issue: price.div_ceil(2),
            vector: price,
            ..none
        },
    }
}

/// A scalar operation of a plan.
fn scalar_op(op: &POp) -> Cost {
    let none = Throughput::default();
    let price = match op {
        POp::Load(_) => 2,
        POp::Store(_) => 4,
        POp::Binary(op) => super::instructions::binary(*op, 64),
        POp::Unary(_) | POp::Convert(_) | POp::Fused(_) => 2,
        POp::ICmp(_) | POp::FCmp(_) | POp::Select => 1,
        POp::Variant { times, price, .. } => times.saturating_mul(*price),
        POp::CallEach { lanes, .. } => lanes.saturating_mul(callee::CALL),
        _ => 0,
    };
    let needs = match op {
        POp::Load(_) => Throughput {
            issue: 1,
            loads: LOAD,
            ..none
        },
        POp::Store(_) => Throughput {
            issue: 1,
            stores: STORE,
            ..none
        },
        POp::Variant { .. } | POp::CallEach { .. } => Throughput {
            serial: price,
            ..none
        },
        _ => Throughput {
            issue: price,
            ..none
        },
    };
    Cost { price, needs }
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
