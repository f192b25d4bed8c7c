//! Latency of straight-line vector code, beside that of the scalar code it takes the place of.

use super::chain;
use crate::plan::{Node, PInst, POp, PType, PValue, PValueData};
use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, Op, UnaryOp, Value, Var};
use cranelift_entity::PrimaryMap;
use frontend::sorted::SortedMap;

/// From general registers to vectors, or from one half of a wide vector to the other.
const ACROSS: u32 = 12;
/// What this takes of a unit.
const MOVE: u32 = 4;
/// Elements that are read each by itself: what they are read by leaves the vector, and they come into another one.
const GATHER: u32 = ACROSS + chain::LOAD + ACROSS;
/// A shuffle, or an operation on integers.
const SIMPLE: u32 = 4;

/// What it costs to take integers from general registers into vectors, which is no part of the prices of rows: in
/// loops it is done once, before them. What is read, and numbers, are read into vectors.
pub fn moves(nodes: &[Node], values: &PrimaryMap<PValue, PValueData>) -> u32 {
    let mut read: SortedMap<PValue, bool> = SortedMap::new();
    let mut moves = 0;
    for node in nodes {
        let Node::Inst(inst) = node else { continue };
        if let Some(result) = inst.result {
            read.insert(result, matches!(inst.op, POp::Load(_) | POp::Const(_)));
        }
        if matches!(inst.op, POp::Splat | POp::Build) {
            let moved = inst
                .args
                .iter()
                .filter(|arg| !read.get(arg).copied().unwrap_or(false));
            let integers = moved.filter(|arg| is_integer(values[**arg].ty));
            moves += MOVE * integers.count() as u32;
        }
    }
    moves
}

fn is_integer(ty: PType) -> bool {
    matches!(ty, PType::Scalar(ty) if ty.is_int())
}

/// The longest way, in quarter cycles, to what is stored: of nodes without loops. `named`: to what variables hold.
pub fn of_plan(
    nodes: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    named: impl Fn(Var) -> u32,
) -> u32 {
    let mut ready: SortedMap<PValue, u32> = SortedMap::new();
    let mut longest = 0;
    for node in nodes {
        let Node::Inst(inst) = node else { continue };
        let from = match inst.op {
            POp::LiveIn(var) => named(var),
            _ => {
                let from = inst.args.iter().filter_map(|arg| ready.get(arg)).max();
                from.copied().unwrap_or(0)
            }
        };
        let at = from + of_operation(inst, values);
        match inst.result {
            Some(result) => drop(ready.insert(result, at)),
            None => longest = longest.max(at),
        }
    }
    longest
}

/// From the operands of an operation of a plan to its result, in quarter cycles.
pub fn of_operation(inst: &PInst, values: &PrimaryMap<PValue, PValueData>) -> u32 {
    let known = |arg: &PValue| !matches!(values[*arg].ty, PType::Vector(..));
    match &inst.op {
        POp::Load(_) => chain::LOAD,
        POp::Gather { .. } => GATHER,
        POp::Const(_) | POp::LiveIn(_) | POp::PtrAdd { .. } | POp::Field(_) => 0,
        POp::Binary(BinaryOp::FDiv) => 56,
        POp::Fused(_) => 16,
        POp::Binary(op) => chain::of_binary(*op).unwrap_or(SIMPLE),
        POp::Unary(UnaryOp::FSqrt) => 72,
        POp::Unary(op) if UnaryOp::ROUNDING.contains(op) => 2 * SIMPLE,
        POp::Convert(ConvertOp::Trunc | ConvertOp::ZExt | ConvertOp::SExt) => SIMPLE,
        POp::Convert(_) | POp::FCmp(_) | POp::UnorderedFCmp(_) => 12,
        POp::Splat if is_integer(values[inst.args[0]].ty) => ACROSS,
        POp::Splat => SIMPLE,
        // Lane by lane beside the others.
        POp::Build => SIMPLE * (inst.args.len() as u32 - 1),
        POp::Extract(_) => ACROSS,
        POp::Store(_) | POp::Assign(_) => 0,
        _ if inst.args.iter().all(known) => 1,
        _ => SIMPLE,
    }
}

/// From the operands of an instruction of scalar code to its result.
fn of_instruction(f: &Function, inst: Inst) -> u32 {
    match f.insts[inst].op {
        Op::Store(_) => 0,
        _ => chain::latency(f, inst),
    }
}

/// The longest ways through some instructions, in their order, to their results, and to what is stored.
pub fn of_instructions(
    f: &Function,
    insts: impl Iterator<Item = Inst>,
) -> (SortedMap<Value, u32>, u32) {
    let mut ready: SortedMap<Value, u32> = SortedMap::new();
    let mut longest = 0;
    for inst in insts {
        let data = &f.insts[inst];
        let from = data.args.iter().filter_map(|arg| ready.get(arg)).max();
        let at = from.copied().unwrap_or(0) + of_instruction(f, inst);
        match data.result {
            Some(result) => drop(ready.insert(result, at)),
            None => longest = longest.max(at),
        }
    }
    (ready, longest)
}
