//! Bytes in reverse order, written with shifts and masks, as one operation.
//!
//! There are many ways to write it, so no way is looked for, but what the bytes are. Only operations of one block are
//! looked through, so that no value comes into a loop by it that was not read there before.

use super::bytes::{Byte, Bytes, of_inst};
use super::copy::new_value;
use super::dead_code::drop_unused;
use super::entry::{Right, Transform};
use crate::options::Optimization;
use crate::ssa::{BinaryOp, Block, ConvertOp, Function, Inst, Op, Type, UnaryOp, Value};
use frontend::sorted::SortedMap;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "byte-swaps",
    right: Right::Values(Optimization::ByteSwaps, |f, _| byte_swaps(f)),
    what: "Shifts and masks that put bytes in reverse order as one operation",
    literature: "the pass `bswap` of gcc, from 4.5 on",
};

/// Bytes of a value that stand in reverse order in the result of an instruction, and zeros above them.
#[derive(Clone, Copy, Debug)]
struct Swap {
    inst: Inst,
    of: Value,
    part: Type,
}

/// Puts one operation in the place of those that reverse bytes.
pub fn byte_swaps(f: &mut Function) {
    let mut before = Vec::new();
    for block in f.layout.clone() {
        for swap in swaps(f, block) {
            before.append(&mut f.insts[swap.inst].args);
            rewrite(f, block, swap);
        }
    }
    if !before.is_empty() {
        drop_unused(f, before);
    }
}

fn swaps(f: &Function, block: Block) -> Vec<Swap> {
    let mut known: SortedMap<Value, Bytes> = SortedMap::new();
    let mut found = Vec::new();
    for &inst in &f.blocks[block].insts {
        let (Some(result), Some(bytes)) = (f.insts[inst].result, of_inst(f, &known, inst)) else {
            continue;
        };
        let ends = matches!(
            f.insts[inst].op,
            Op::Binary(BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add, _)
                | Op::Convert(ConvertOp::Trunc)
        );
        if ends && let Some((of, part)) = reversed(&bytes) {
            found.push(Swap { inst, of, part });
        }
        known.insert(result, bytes);
    }
    found
}

/// The value of which these are the lowest bytes in reverse order, as an integer of that type.
fn reversed(bytes: &Bytes) -> Option<(Value, Type)> {
    let count = bytes.iter().rposition(|&byte| byte != Byte::Zero)? + 1;
    let Byte::Of(value, _) = bytes[0] else {
        return None;
    };
    let all = (0..count).all(|k| bytes[k] == Byte::Of(value, count - 1 - k));
    let part = Type::int_of_bits(8 * count as u32)?;
    (all && UnaryOp::BSwap.is_on(part)).then_some((value, part))
}

fn rewrite(f: &mut Function, block: Block, swap: Swap) {
    let Swap { inst, of, part } = swap;
    let span = f.insts[inst].span;
    let mut new = Vec::new();
    let mut value = of;
    if f.values[of].ty != part {
        let (low, result) = new_value(f, Op::Convert(ConvertOp::Trunc), vec![of], part, span);
        new.push(low);
        value = result;
    }
    let mut op = Op::Unary(UnaryOp::BSwap);
    if f.insts[inst].result.is_some_and(|r| f.values[r].ty != part) {
        let (swapped, result) = new_value(f, op, vec![value], part, span);
        new.push(swapped);
        (op, value) = (Op::Convert(ConvertOp::ZExt), result);
    }
    let data = &mut f.insts[inst];
    (data.op, data.args) = (op, vec![value]);
    let insts = &mut f.blocks[block].insts;
    if let Some(at) = insts.iter().position(|&other| other == inst) {
        insts.splice(at..at, new);
    }
}
