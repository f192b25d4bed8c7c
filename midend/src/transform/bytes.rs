//! Which byte of which other value each byte of an integer is, through shifts, masks, sums and conversions.

use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, Op, Type, Value};
use frontend::sorted::SortedMap;

/// What a byte of an integer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Byte {
    /// 0.
    Zero,
    /// The byte of another value, counted from the lowest.
    Of(Value, usize),
    /// Anything.
    Unknown,
}

/// All bytes, from the lowest; zeros above the type.
pub(super) type Bytes = [Byte; 8];

/// The bytes of a value about which nothing is known.
pub(super) fn own(f: &Function, value: Value) -> Bytes {
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
pub(super) fn of_inst(f: &Function, known: &SortedMap<Value, Bytes>, inst: Inst) -> Option<Bytes> {
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
