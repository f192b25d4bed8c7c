//! Operations that stand for several of the program's.

use super::{At, Parts, Widener, elem_of};
use crate::engine::fixed_point::{Half, Product};
use crate::engine::minmax::{Idiom, recognize};
use crate::engine::narrow::{Average, Distance, extremum};
use crate::engine::shape::Shape;
use crate::plan::{POp, PType, Rounding};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, Value};
use crate::target::RowOp;

impl Widener<'_> {
    /// `cond ? a : b` as one operation, if it is one and the target has it.
    pub(super) fn idiom(
        &mut self,
        cond: Value,
        a: Value,
        b: Value,
        bits: u32,
        ty: PType,
    ) -> Result<Option<Parts>, Refusal> {
        let zeros = self.s.options.signed_zeros;
        let elem = elem_of(ty);
        let (f, widths) = (self.s.f, self.s.widths);
        let same = |v: Value| self.same.get(&v).copied().unwrap_or(v);
        match recognize(f, self.s.linear, cond, (a, b), &same, zeros) {
            Some(Idiom::Binary(op, a, b)) => {
                let (x, y) = (widths.range(f, a), widths.range(f, b));
                let op = match op {
                    BinaryOp::FMin | BinaryOp::FMax => Some(op),
                    _ => extremum(op, x, y, bits),
                };
                let Some(op) = op.filter(|&op| self.has(RowOp::Binary(op), elem)) else {
                    return Ok(None);
                };
                let (a, b) = (self.vector(a, bits)?, self.vector(b, bits)?);
                Ok(Some(self.map(POp::Binary(op), &[&a, &b], ty)))
            }
            Some(Idiom::Unary(op, a)) => {
                if !widths.range(f, a).fits_signed(bits) || !self.has(RowOp::Unary(op), elem) {
                    return Ok(None);
                }
                let a = self.vector(a, bits)?;
                Ok(Some(self.map(POp::Unary(op), &[&a], ty)))
            }
            None => Ok(None),
        }
    }

    /// A distance in lanes that hold its operands.
    pub(super) fn distance(
        &mut self,
        of: Distance,
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let (a, b) = (self.vector(of.a, bits)?, self.vector(of.b, bits)?);
        let (larger, smaller) = of.extremes();
        let most = self.map(POp::Binary(larger), &[&a, &b], ty);
        let least = self.map(POp::Binary(smaller), &[&a, &b], ty);
        Ok(self.map(POp::Binary(BinaryOp::Sub), &[&most, &least], ty))
    }

    /// An average in lanes that hold its operands.
    pub(super) fn average(&mut self, of: Average, bits: u32, ty: PType) -> Result<Parts, Refusal> {
        use BinaryOp::{AShr, Add, And, Or, Sub, Xor};
        let (a, b) = (self.vector(of.a, bits)?, self.vector(of.b, bits)?);
        if !of.signed {
            return Ok(self.map(POp::Average(of.rounding), &[&a, &b], ty));
        }
        // What both have, and half of what one of them has (Warren, Hacker's Delight, 2-5).
        let (common, join) = match of.rounding {
            Rounding::Down => (And, Add),
            Rounding::Up => (Or, Sub),
        };
        let common = self.map(POp::Binary(common), &[&a, &b], ty);
        let different = self.map(POp::Binary(Xor), &[&a, &b], ty);
        let half = self.shifted(AShr, &different, 1, ty);
        Ok(self.map(POp::Binary(join), &[&common, &half], ty))
    }

    /// Bits of a product in lanes that hold its factors.
    pub(super) fn product(&mut self, of: Product, bits: u32, ty: PType) -> Result<Parts, Refusal> {
        use BinaryOp::{LShr, Mul, Or, Shl};
        let (a, b) = (self.vector(of.a, bits)?, self.vector(of.b, bits)?);
        Ok(match of.how {
            Half::Shifted => {
                let high = self.map(POp::Binary(of.high()), &[&a, &b], ty);
                self.shifted(of.right(), &high, of.by - bits, ty)
            }
            Half::OfShifted => {
                let b = self.shifted(Shl, &b, bits - of.by, ty);
                self.map(POp::Binary(of.high()), &[&a, &b], ty)
            }
            Half::Joined => {
                let high = self.map(POp::Binary(of.high()), &[&a, &b], ty);
                let high = self.shifted(Shl, &high, bits - of.by, ty);
                let low = self.map(POp::Binary(Mul), &[&a, &b], ty);
                let low = self.shifted(LShr, &low, of.by, ty);
                self.map(POp::Binary(Or), &[&high, &low], ty)
            }
        })
    }

    /// A shift by a count that is the same in all iterations, where that is better than a shift by
    /// a vector of counts. Out of its range it does no harm in lanes that are off.
    pub(super) fn shifted_by(
        &mut self,
        op: BinaryOp,
        a: &Parts,
        count: Value,
        ty: PType,
    ) -> Result<Option<Parts>, Refusal> {
        let elem = elem_of(ty);
        let shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
        let before = self.s.shapes.is_uniform(count);
        let varies = (!before && self.shape(count) != Shape::ActiveUniform)
            || self.s.f.constant(count).is_some();
        if !shift || varies || self.s.f.values[count].ty != elem {
            return Ok(None);
        }
        let price = |row| self.s.target.cost(row, elem, self.s.reg_bits);
        let better = match (price(RowOp::ShiftBy(op)), price(RowOp::Binary(op))) {
            (Some(one), Some(each)) => one < each,
            (one, _) => one.is_some(),
        };
        if !better {
            return Ok(None);
        }
        let count = match before {
            true => self.scalars.get(&mut self.b, At::Before, count)?,
            false => self.first_lane(count)?,
        };
        let counts = vec![count; a.len()];
        Ok(Some(self.map(POp::ShiftBy(op), &[a, &counts], ty)))
    }

    /// A product by a power of two as a shift, which is cheaper everywhere.
    pub(super) fn doubled(
        &mut self,
        op: BinaryOp,
        a: &Parts,
        by: Value,
        bits: u32,
        ty: PType,
    ) -> Option<Parts> {
        let factor = self.s.f.constant(by)?;
        let elem = elem_of(ty);
        let shift = BinaryOp::Shl;
        let power = op == BinaryOp::Mul && factor > 1 && factor.count_ones() == 1;
        if !power || factor.trailing_zeros() >= bits || !self.has(RowOp::ShiftConst(shift), elem) {
            return None;
        }
        let count = self.splat_int(i64::from(factor.trailing_zeros()), elem, ty);
        let counts = vec![count; self.s.uf as usize];
        Some(self.map(POp::Binary(shift), &[a, &counts], ty))
    }
}
