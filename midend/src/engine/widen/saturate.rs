//! Narrower lanes by saturation: cheaper than cutting off bits on some targets, and takes minima and
//! maxima along that clamp to the narrower type's range.

use super::{Parts, Widener};
use crate::engine::minmax::clamp;
use crate::engine::narrow::Widths;
use crate::plan::{POp, PType, Saturation};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, ConvertOp, Function, Op, Type, Value, ValueDef};
use crate::target::RowOp;

impl Widener<'_> {
    /// The low `bits` bits of a value out of its wider natural lanes, if saturation gives them and
    /// is better.
    pub(super) fn saturated(
        &mut self,
        value: Value,
        bits: u32,
        ty: PType,
    ) -> Result<Option<Parts>, Refusal> {
        let (f, widths) = (self.s.f, self.s.widths);
        let Some(to) = Type::int_of_bits(bits) else {
            return Ok(None);
        };
        for range in [Saturation::Unsigned, Saturation::Signed] {
            let clamped = in_range(f, widths, value, range, bits);
            let source = if clamped {
                self.unclamped(value, (range, bits))
            } else {
                continue;
            };
            let natural = widths.natural(f, source);
            let Some(from) = Type::int_of_bits(natural) else {
                continue;
            };
            let exact = natural > bits
                && !widths.partial.contains(&source)
                && widths.range(f, source).fits_signed(natural);
            if source != value
                && let Some(parts) = self.saturating_sum(source, (range, bits), ty)?
            {
                return Ok(Some(parts));
            }
            let row = RowOp::Saturate(range, to);
            let cheaper = self.cheaper(row, RowOp::Convert(ConvertOp::Trunc, to), from);
            if exact && self.has(row, from) && (source != value || cheaper) {
                let source = self.vector(source, natural)?;
                return Ok(Some(self.map(POp::Saturate(range), &[&source], ty)));
            }
        }
        Ok(None)
    }

    /// A sum or difference of integers of the type that is clamped to, if the target has one that stops at its ends.
    fn saturating_sum(
        &mut self,
        sum: Value,
        (range, bits): (Saturation, u32),
        ty: PType,
    ) -> Result<Option<Parts>, Refusal> {
        use BinaryOp::{Add, SAddSat, SSubSat, Sub, UAddSat, USubSat};
        let (f, widths) = (self.s.f, self.s.widths);
        let ValueDef::Result(inst) = f.values[sum].def else {
            return Ok(None);
        };
        let data = &f.insts[inst];
        let (&Op::Binary(op, _), &[a, b]) = (&data.op, &data.args[..]) else {
            return Ok(None);
        };
        let op = match (op, range) {
            (Add, Saturation::Signed) => SAddSat,
            (Add, Saturation::Unsigned) => UAddSat,
            (Sub, Saturation::Signed) => SSubSat,
            (Sub, Saturation::Unsigned) => USubSat,
            _ => return Ok(None),
        };
        // In more bits, the sum is exact.
        let exact = f.values[sum].ty.bits() > bits;
        let fits = |v: Value| in_range(f, widths, v, range, bits) && self.is_there(v, bits);
        if !exact || !fits(a) || !fits(b) || !self.has(RowOp::Binary(op), super::elem_of(ty)) {
            return Ok(None);
        }
        let (a, b) = (self.vector(a, bits)?, self.vector(b, bits)?);
        Ok(Some(self.map(POp::Binary(op), &[&a, &b], ty)))
    }

    /// Whether lanes of `bits` bits of a value cost nothing: it is computed in such, or the same in all iterations.
    fn is_there(&self, value: Value, bits: u32) -> bool {
        let (f, widths) = (self.s.f, self.s.widths);
        let extended = match f.values[value].def {
            ValueDef::Result(inst) => match (&f.insts[inst].op, &f.insts[inst].args[..]) {
                (Op::Convert(ConvertOp::SExt | ConvertOp::ZExt), &[from]) => {
                    f.values[from].ty.bits() <= bits
                }
                _ => false,
            },
            ValueDef::Param(..) => false,
        };
        extended || widths.natural(f, value) <= bits || self.s.shapes.is_uniform(value)
    }

    /// The value before it was clamped to a range that holds all of the type's, and before it was
    /// extended.
    fn unclamped(&self, value: Value, (range, bits): (Saturation, u32)) -> Value {
        let (f, widths) = (self.s.f, self.s.widths);
        let same = |v: Value| self.same.get(&v).copied().unwrap_or(v);
        let (least, most) = bounds(range, bits);
        let mut value = value;
        while let Some((op, a, b)) = clamp(f, self.s.linear, &same, value) {
            let (inner, bound) = match (f.constant(a), f.constant(b)) {
                (None, Some(bound)) => (a, i128::from(bound)),
                (Some(bound), None) => (b, i128::from(bound)),
                _ => return value,
            };
            let all = match op {
                BinaryOp::SMin => bound >= most,
                BinaryOp::SMax => bound <= least,
                // Unsigned where that makes no difference.
                BinaryOp::UMin => bound >= most && widths.range(f, inner).signed.0 >= 0,
                _ => false,
            };
            if !all {
                return value;
            }
            value = inner;
        }
        while let ValueDef::Result(inst) = f.values[value].def
            && let (Op::Convert(ConvertOp::SExt), &[inner]) =
                (&f.insts[inst].op, &f.insts[inst].args[..])
            && f.values[inner].ty.bits() > bits
        {
            value = inner;
        }
        value
    }

    /// Whether a row is cheaper than another in some order of lanes.
    pub(super) fn cheaper(&self, row: RowOp, than: RowOp, elem: Type) -> bool {
        let (target, bits) = (self.s.target, self.s.reg_bits);
        let prices = [&target.costs, &target.interleaved].map(|costs| {
            let price = |row| costs.get((row, elem, bits));
            price(row).zip(price(than))
        });
        prices.into_iter().flatten().any(|(one, other)| one < other)
    }
}

/// Least and largest integer of a type.
fn bounds(range: Saturation, bits: u32) -> (i128, i128) {
    let half = 1i128 << (bits - 1);
    match range {
        Saturation::Signed => (-half, half - 1),
        Saturation::Unsigned => (0, 2 * half - 1),
    }
}

fn in_range(f: &Function, widths: &Widths, value: Value, range: Saturation, bits: u32) -> bool {
    let (least, most) = bounds(range, bits);
    let known = widths.range(f, value).signed;
    least <= known.0 && known.1 <= most
}
