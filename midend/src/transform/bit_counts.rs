//! Bits that are counted with shifts, masks and sums, as one operation.
//!
//! The usual way adds neighbouring fields of a number, of one bit, of two, of four and so on, until one field is
//! left (Warren, Hacker's Delight, 2nd ed., §5-1). There are many ways to write that, so of each integer it is
//! followed how many ones of which other value its fields hold. Only operations of one block are looked through,
//! so that no value comes into a loop by it that was not read there before.

use super::dead_code::drop_unused;
use super::entry::{Right, Transform};
use crate::options::Optimization;
use crate::ssa::{BinaryOp, Block, ConvertOp, Function, Inst, Op, Type, UnaryOp, Value, ValueDef};
use cranelift_entity::EntitySet;
use frontend::sorted::SortedMap;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "bit-counts",
    right: Right::Values(Optimization::BitCounts, |f, _| bit_counts(f)),
    what: "Shifts, masks and sums that count bits as one operation",
    literature: "Warren, Hacker's Delight, 2nd ed., 2012, §5-1",
};

/// What the fields of an integer hold: how many bits of the same fields of another value are 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counts {
    of: Value,
    /// The bits of that value that may be 1, a power of two of them.
    bits: u32,
    /// Bits of a field, a power of two.
    width: u32,
    fields: Fields,
}

/// Which fields hold their counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fields {
    /// Every one.
    All,
    /// Every one, in so many of its low bits: of all parts of so many bits each holds the sum of its own count and of those
    /// above it, as many as there are in a field.
    Low(u32),
    /// The highest, of all bits.
    Highest,
}

/// Puts one operation in the place of those that count bits.
pub fn bit_counts(f: &mut Function) {
    let mut before = Vec::new();
    for block in f.layout.clone() {
        for (inst, of) in counted(f, block) {
            let data = &mut f.insts[inst];
            before.append(&mut data.args);
            (data.op, data.args) = (Op::Unary(UnaryOp::PopCount), vec![of]);
        }
    }
    if !before.is_empty() {
        drop_unused(f, before);
    }
}

/// Instructions of a block whose results are the numbers of ones of these values.
fn counted(f: &Function, block: Block) -> Vec<(Inst, Value)> {
    let mut read = Reader {
        f,
        seen: EntitySet::new(),
        counts: SortedMap::new(),
    };
    let mut found = Vec::new();
    for &inst in &f.blocks[block].insts {
        read.seen.insert(inst);
        let Some(result) = f.insts[inst].result.filter(|&r| is_number(f, r)) else {
            continue;
        };
        match read.counts_of(inst) {
            Some(counts) if counts.is_whole() => found.push((inst, counts.of)),
            Some(counts) => {
                read.counts.insert(result, counts);
            }
            None => {}
        }
    }
    found
}

/// Arithmetic of C is on no fewer bits.
fn is_number(f: &Function, value: Value) -> bool {
    matches!(f.values[value].ty, Type::I32 | Type::I64)
}

impl Counts {
    /// The value is the number of ones, and nothing else.
    fn is_whole(&self) -> bool {
        self.fields == Fields::All && self.width == self.bits
    }

    /// With fields twice as wide.
    fn doubled(self, fields: Fields) -> Option<Counts> {
        let width = 2 * self.width;
        (width <= self.bits).then_some(Counts {
            width,
            fields,
            ..self
        })
    }

    /// A mask that leaves in each field of `width` bits its low bits alone, as many as numbers up to `most` take at
    /// least, and `kept` at most.
    fn keeps(&self, mask: i64, width: u32, most: u32, kept: u32) -> bool {
        let low = |bits: u32| u64::MAX >> (64 - bits);
        let least = u32::BITS - most.leading_zeros();
        (least..=kept).any(|k| {
            let fields = (0..self.bits / width).map(|n| low(k) << (n * width));
            mask as u64 & low(self.bits) == fields.fold(0, |all, field| all | field)
        })
    }
}

/// What is known of the values of a block.
struct Reader<'a> {
    f: &'a Function,
    /// Its instructions so far.
    seen: EntitySet<Inst>,
    counts: SortedMap<Value, Counts>,
}

impl Reader<'_> {
    fn counts_of(&self, inst: Inst) -> Option<Counts> {
        let data = &self.f.insts[inst];
        let (Op::Binary(op, _), &[a, b]) = (&data.op, &data.args[..]) else {
            return None;
        };
        match op {
            BinaryOp::Sub => self.pairs(a, b),
            BinaryOp::Add => self
                .halves(a, b)
                .or_else(|| self.halves(b, a))
                .or_else(|| self.unmasked(a, b))
                .or_else(|| self.unmasked(b, a)),
            BinaryOp::And => self.masked_sum(a, b).or_else(|| self.masked_sum(b, a)),
            BinaryOp::Mul => self.product(a, b).or_else(|| self.product(b, a)),
            BinaryOp::LShr | BinaryOp::AShr => self.highest(a, b),
            _ => None,
        }
    }

    /// `x - (x >> 1 & 0x55..)`: of two bits, the upper one counts as 2, of which 1 is taken away.
    fn pairs(&self, x: Value, half: Value) -> Option<Counts> {
        let own = self.own(x);
        let is_half = match self.upper(x, half)? {
            (1, Some(mask)) => own.keeps(mask, 2, 1, 1),
            _ => false,
        };
        is_half.then(|| own.doubled(Fields::All))?
    }

    /// `(x & m) + (x >> w & m)`. The upper half of all bits needs no mask: it holds a count, so that its highest bit is 0
    /// and no sign comes in above it.
    fn halves(&self, low: Value, high: Value) -> Option<Counts> {
        let (x, mask) = self.masked(low)?;
        let counts = self.of(x);
        let width = counts.width;
        let fits = |mask| counts.keeps(mask, 2 * width, width, width);
        let (by, above) = self.upper(x, high)?;
        let masked = above.map_or(2 * width == counts.bits, fits);
        let adds = counts.fields == Fields::All && by == width && fits(mask) && masked;
        adds.then(|| counts.doubled(Fields::All))?
    }

    /// `x + (x >> w)`: no part of `exact` bits has a carry, as long as it can hold the sum. That is so from 4 bits on, where
    /// the highest bit of all counts is 0, so that no sign comes in above them.
    fn unmasked(&self, x: Value, shifted: Value) -> Option<Counts> {
        let counts = self.counts.get(&x)?;
        let width = counts.width;
        let exact = match counts.fields {
            Fields::All => width,
            Fields::Low(exact) => exact,
            Fields::Highest => return None,
        };
        let fits = 2 * width < 1 << exact.min(16);
        let adds = fits && self.shifted(shifted)? == (x, width);
        adds.then(|| counts.doubled(Fields::Low(exact)))?
    }

    /// `x + (x >> w) & m`.
    fn masked_sum(&self, sum: Value, mask: Value) -> Option<Counts> {
        let mask = self.f.constant(mask)?;
        let counts = self.counts.get(&sum)?;
        let Fields::Low(exact) = counts.fields else {
            return None;
        };
        let width = counts.width;
        counts.keeps(mask, width, width, exact).then_some(Counts {
            fields: Fields::All,
            ..*counts
        })
    }

    /// `x * 0x0101..`: all bytes are added in the highest one.
    fn product(&self, x: Value, by: Value) -> Option<Counts> {
        let counts = self.counts.get(&x)?;
        let by = self.f.constant(by)?;
        let all = counts.bits == self.f.values[x].ty.bits();
        let adds = all && counts.width == 8 && counts.fields == Fields::All;
        (adds && counts.keeps(by, 8, 1, 1)).then_some(Counts {
            fields: Fields::Highest,
            ..*counts
        })
    }

    /// The highest byte, moved down. It is never negative.
    fn highest(&self, product: Value, by: Value) -> Option<Counts> {
        let counts = self.counts.get(&product)?;
        let down = self.f.constant(by)? == i64::from(counts.bits - 8);
        (down && counts.fields == Fields::Highest).then_some(Counts {
            width: counts.bits,
            fields: Fields::All,
            ..*counts
        })
    }

    /// What is known of a value; at least that each of its bits is one of its own.
    fn of(&self, value: Value) -> Counts {
        let known = self.counts.get(&value).copied();
        known.unwrap_or_else(|| self.own(value))
    }

    fn own(&self, value: Value) -> Counts {
        let bits = match self.local(value) {
            Some((Op::Convert(ConvertOp::ZExt), &[from])) => self.f.values[from].ty.bits(),
            _ => self.f.values[value].ty.bits(),
        };
        Counts {
            of: value,
            bits,
            width: 1,
            fields: Fields::All,
        }
    }

    /// By how many bits a value is another one shifted to the right, and the mask that is put on it then, if any; one that
    /// is put on it before leaves the same bits.
    fn upper(&self, x: Value, value: Value) -> Option<(u32, Option<i64>)> {
        if let Some((shifted, mask)) = self.masked(value) {
            let (of, by) = self.shifted(shifted)?;
            return (of == x).then_some((by, Some(mask)));
        }
        let (of, by) = self.shifted(value)?;
        if of == x {
            return Some((by, None));
        }
        let (before, mask) = self.masked(of)?;
        let mask = mask as u64 & (u64::MAX >> (64 - self.f.values[x].ty.bits()));
        // A sign comes in above the highest bit.
        let (Op::Binary(BinaryOp::LShr, _), _) = self.local(value)? else {
            return None;
        };
        (before == x).then_some((by, Some(mask.checked_shr(by)? as i64)))
    }

    /// What is masked by a constant.
    fn masked(&self, value: Value) -> Option<(Value, i64)> {
        let (Op::Binary(BinaryOp::And, _), &[a, b]) = self.local(value)? else {
            return None;
        };
        match (self.f.constant(a), self.f.constant(b)) {
            (_, Some(mask)) => Some((a, mask)),
            (Some(mask), None) => Some((b, mask)),
            (None, None) => None,
        }
    }

    /// What is shifted to the right, and by how many bits.
    fn shifted(&self, value: Value) -> Option<(Value, u32)> {
        match self.local(value)? {
            (Op::Binary(BinaryOp::LShr | BinaryOp::AShr, _), &[a, by]) => {
                Some((a, u32::try_from(self.f.constant(by)?).ok()?))
            }
            _ => None,
        }
    }

    /// The operation of the block that computes a value.
    fn local(&self, value: Value) -> Option<(&Op, &[Value])> {
        match self.f.values[value].def {
            ValueDef::Result(inst) if self.seen.contains(inst) => {
                let data = &self.f.insts[inst];
                Some((&data.op, &data.args))
            }
            ValueDef::Result(_) | ValueDef::Param(..) => None,
        }
    }
}
