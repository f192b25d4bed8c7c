//! Bytes in reverse order, written with shifts and masks, as one operation.
//!
//! There are many ways to write it, so no way is looked for: of each integer it is followed which byte of
//! which other value each of its bytes is. Only operations of one block are looked through, so that no
//! value comes into a loop by it that was not read there before.

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

/// What a byte of an integer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Byte {
    Zero,
    /// The byte of another value, counted from the lowest.
    Of(Value, usize),
    Unknown,
}

/// All bytes, from the lowest; zeros above the type.
type Bytes = [Byte; 8];

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
        let (Some(result), Some(bytes)) = (f.insts[inst].result, bytes(f, &known, inst)) else {
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

/// The bytes of a value about which nothing is known.
fn own(f: &Function, value: Value) -> Bytes {
    let count = f.values[value].ty.bytes() as usize;
    let constant = f.constant(value);
    std::array::from_fn(|k| match constant {
        _ if k >= count => Byte::Zero,
        Some(number) if number >> (8 * k) & 0xff == 0 => Byte::Zero,
        Some(_) => Byte::Unknown,
        None => Byte::Of(value, k),
    })
}

/// The bytes of the result of an instruction. One whose lowest byte is not known is taken for a value about
/// which nothing is known.
fn bytes(f: &Function, known: &SortedMap<Value, Bytes>, inst: Inst) -> Option<Bytes> {
    let data = &f.insts[inst];
    let is_bytes = |ty: Type| ty.is_int() && ty != Type::I1;
    let mut types = data.args.iter().chain(&data.result);
    if !types.all(|&value| is_bytes(f.values[value].ty)) {
        return None;
    }
    let count = f.values[data.result?].ty.bytes() as usize;
    let of = |value: Value| known.get(&value).copied().unwrap_or_else(|| own(f, value));
    let result = match (&data.op, &data.args[..]) {
        (Op::Binary(BinaryOp::And, _), &[a, b]) => match (f.constant(a), f.constant(b)) {
            (_, Some(mask)) => masked(of(a), mask),
            (Some(mask), _) => masked(of(b), mask),
            (None, None) => return None,
        },
        (Op::Binary(op @ (BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add), _), &[a, b]) => {
            joined(*op, of(a), of(b))
        }
        (Op::Binary(op, _), &[a, by]) => {
            let by = usize::try_from(f.constant(by)?).ok()?;
            if !by.is_multiple_of(8) || by >= 8 * count {
                return None;
            }
            shifted(*op, of(a), by / 8, count)?
        }
        (Op::Convert(op), &[a]) => {
            let from = f.values[a].ty.bytes() as usize;
            let above = match op {
                ConvertOp::SExt => signs(of(a)[from - 1]),
                _ => Byte::Zero,
            };
            std::array::from_fn(|k| match k {
                _ if k >= count => Byte::Zero,
                _ if k >= from => above,
                _ => of(a)[k],
            })
        }
        _ => return None,
    };
    (result[0] != Byte::Unknown).then_some(result)
}

/// What comes in above a byte where the sign is repeated.
fn signs(highest: Byte) -> Byte {
    match highest {
        Byte::Zero => Byte::Zero,
        Byte::Of(..) | Byte::Unknown => Byte::Unknown,
    }
}

fn masked(bytes: Bytes, mask: i64) -> Bytes {
    std::array::from_fn(|k| match (mask >> (8 * k) & 0xff, bytes[k]) {
        (0, _) | (_, Byte::Zero) => Byte::Zero,
        (0xff, byte) => byte,
        _ => Byte::Unknown,
    })
}

/// A sum is one of bits, and a carry comes out of no byte, as long as one side of each is zero.
fn joined(op: BinaryOp, a: Bytes, b: Bytes) -> Bytes {
    let mut carries = false;
    std::array::from_fn(|k| match (a[k], b[k]) {
        _ if carries => Byte::Unknown,
        (byte, Byte::Zero) | (Byte::Zero, byte) => byte,
        (one, other) if op == BinaryOp::Or && one == other => one,
        _ => {
            carries = op == BinaryOp::Add;
            Byte::Unknown
        }
    })
}

fn shifted(op: BinaryOp, bytes: Bytes, by: usize, count: usize) -> Option<Bytes> {
    let above = match op {
        BinaryOp::Shl | BinaryOp::LShr => Byte::Zero,
        BinaryOp::AShr => signs(bytes[count - 1]),
        _ => return None,
    };
    Some(std::array::from_fn(|k| match op {
        _ if k >= count => Byte::Zero,
        BinaryOp::Shl if k < by => Byte::Zero,
        BinaryOp::Shl => bytes[k - by],
        _ if k + by >= count => above,
        _ => bytes[k + by],
    }))
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
