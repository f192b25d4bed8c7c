//! What operations of plans need of a processor that does instructions in their order, and how long they take.

use super::machine::{LOAD, STORE};
use super::price::{Missing, needs_of};
use super::throughput::Throughput;
use crate::plan::{Lanes, PInst, POp, PType, PValue, PValueData};
use crate::processor::{InOrder, Slow};
use crate::ssa::{BinaryOp, ConvertOp, Type, UnaryOp};
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;

/// Quarter cycles of a unit that does an instruction in each cycle.
const CYCLE: u32 = 4;
/// Two instructions are begun in a cycle.
const ISSUE: u32 = 2;
/// The price of most instructions on one register, in prices of rows.
const SIMPLE: u32 = 2;
/// Instructions of one operation that wait for each other, at most: the others are beside these.
const CHAIN: u32 = 3;

/// The instructions that an operation becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Instructions {
    loads: u32,
    stores: u32,
    vector: u32,
    scalar: u32,
    /// Products in general registers.
    products: u32,
    /// Registers that are divided, or whose roots are taken.
    slow: u32,
    /// What is read are registers side by side.
    paired: bool,
}

/// How many instructions an operation is, told from its price, and registers of its result.
fn instructions(
    inst: &PInst,
    (values, target, reg_bits): (&PrimaryMap<PValue, PValueData>, &TargetInfo, u32),
) -> Result<Instructions, Missing> {
    let needs = needs_of(inst, values, target, reg_bits)?;
    let ty = inst.result.map(|result| values[result].ty);
    let of_vectors = inst.args.iter().map(|&arg| values[arg].ty).chain(ty);
    let is_scalar = of_vectors.clone().all(|ty| matches!(ty, PType::Scalar(_)));
    let registers = ty.map_or(1, |ty| TargetInfo::registers_of(ty, reg_bits).max(1));
    if is_scalar {
        let memory = u32::from(matches!(inst.op, POp::Load(_) | POp::Store(_)));
        let float = ty.is_some_and(|ty| matches!(ty, PType::Scalar(elem) if elem.is_float()));
        let other = u32::from(needs.issue > 0) - memory;
        let product = matches!(inst.op, POp::Binary(BinaryOp::Mul));
        return Ok(Instructions {
            loads: needs.loads / LOAD,
            stores: needs.stores / STORE,
            vector: other * u32::from(float),
            scalar: other * u32::from(!float),
            products: u32::from(product && !float),
            slow: other * u32::from(is_slow(&inst.op)),
            paired: false,
        });
    }
    let slow = is_slow(&inst.op);
    let vector = match inst.op {
        // Dearer than most, but one instruction.
        POp::Binary(BinaryOp::Mul) if needs.vector > 3 * registers => needs.vector / SIMPLE,
        POp::Binary(BinaryOp::FMul | BinaryOp::Mul) => registers,
        POp::Unary(op) if UnaryOp::ROUNDING.contains(&op) => registers,
        POp::Splat => registers,
        _ if slow => registers,
        _ => needs.vector.div_ceil(SIMPLE),
    };
    Ok(Instructions {
        loads: needs.loads / LOAD,
        stores: needs.stores / STORE,
        vector,
        slow: registers * u32::from(slow),
        paired: registers > 1 && inst.op == POp::Load(Lanes::Consecutive),
        ..Instructions::default()
    })
}

fn is_slow(op: &POp) -> bool {
    matches!(op, POp::Binary(BinaryOp::FDiv) | POp::Unary(UnaryOp::FSqrt))
}

/// Division or root of elements of a type.
fn slow(inst: &PInst, values: &PrimaryMap<PValue, PValueData>, cpu: &InOrder) -> Option<Slow> {
    let elem = match values[inst.result?].ty {
        PType::Scalar(elem) | PType::Vector(elem, _) => elem,
        PType::Mask { .. } => return None,
    };
    let which = usize::from(elem == Type::F64);
    match inst.op {
        POp::Binary(BinaryOp::FDiv) => Some(cpu.division[which]),
        POp::Unary(UnaryOp::FSqrt) => Some(cpu.root[which]),
        _ => None,
    }
}

/// Quarter cycles that an operation takes of each resource.
///
/// # Errors
/// The target does not have it.
pub fn in_order_needs(
    inst: &PInst,
    what: (&PrimaryMap<PValue, PValueData>, &TargetInfo, u32),
    cpu: &InOrder,
) -> Result<Throughput, Missing> {
    let of = instructions(inst, what)?;
    let begun = of.loads + of.stores + of.vector + of.scalar;
    let busy = slow(inst, what.0, cpu).map_or(0, |slow| slow.busy);
    let loads = match of.paired {
        true => of.loads * cpu.pair.busy,
        false => of.loads,
    };
    // One unit for both is the one of loads.
    let [loads, stores] = match cpu.shared_memory {
        true => [loads + of.stores, 0],
        false => [loads, of.stores],
    };
    Ok(Throughput {
        issue: ISSUE * begun,
        loads: CYCLE * loads,
        stores: CYCLE * stores,
        multiplier: CYCLE * of.products,
        vector: CYCLE * of.vector,
        divider: CYCLE * busy * of.slow,
        serial: 0,
    })
}

/// Cycles from the operands of an operation to its result.
///
/// # Errors
/// The target does not have it.
pub fn in_order_latency(
    inst: &PInst,
    what: (&PrimaryMap<PValue, PValueData>, &TargetInfo, u32),
    cpu: &InOrder,
) -> Result<u32, Missing> {
    let of = instructions(inst, what)?;
    if let Some(slow) = slow(inst, what.0, cpu) {
        return Ok(slow.latency + slow.busy * of.slow.saturating_sub(1));
    }
    let each = of_one(inst, what.0, cpu);
    let registers = inst.result.map_or(1, |result| {
        TargetInfo::registers_of(what.0[result].ty, what.2).max(1)
    });
    // One register after the other begins in a cycle of its own.
    let begun = (of.vector + of.loads).saturating_sub(1).min(registers - 1);
    let chain = match of.loads > 0 {
        true if of.paired => cpu.pair.latency + cpu.shuffle * (of.vector / registers).min(CHAIN),
        true => cpu.load + cpu.shuffle * (of.vector / registers).min(CHAIN),
        false => each * (of.vector / registers).clamp(1, CHAIN),
    };
    Ok(match inst.op {
        POp::Store(_) | POp::Scatter { .. } | POp::CompressStore => 0,
        _ if of == Instructions::default() => 0,
        _ => chain + begun,
    })
}

/// The latency of the instructions that an operation is made of.
fn of_one(inst: &PInst, values: &PrimaryMap<PValue, PValueData>, cpu: &InOrder) -> u32 {
    let general = |ty: PType| matches!(ty, PType::Scalar(elem) if !elem.is_float());
    let result = inst.result.map(|result| values[result].ty);
    if result.is_some_and(general) && inst.args.iter().all(|&arg| general(values[arg].ty)) {
        return match inst.op {
            POp::Binary(BinaryOp::Mul) => 2 * cpu.scalar,
            _ => cpu.scalar,
        };
    }
    match inst.op {
        POp::Binary(BinaryOp::Mul) => cpu.product,
        POp::Binary(
            BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Shl
            | BinaryOp::LShr
            | BinaryOp::AShr,
        )
        | POp::ShiftBy(_)
        | POp::Convert(ConvertOp::Trunc | ConvertOp::ZExt | ConvertOp::SExt) => cpu.integer,
        POp::Binary(_)
        | POp::Fused(_)
        | POp::Unary(_)
        | POp::Convert(_)
        | POp::ICmp(_)
        | POp::FCmp(_)
        | POp::UnorderedFCmp(_) => cpu.float,
        _ => cpu.shuffle,
    }
}
