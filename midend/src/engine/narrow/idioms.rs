//! Operations whose lanes can be narrower than those of the steps that C spells them in.

use super::{Average, Demands, Distance};
use crate::engine::minmax::clamp;
use crate::engine::narrow::extremum;
use crate::engine::range::Range;
use crate::plan::Rounding;
use crate::ssa::{BinaryOp, Function, Op, Type, UnaryOp, Value, ValueDef};
use crate::target::RowOp;

impl Demands<'_> {
    /// A shift to the right by a constant.
    pub(super) fn right_shift(
        &self,
        op: BinaryOp,
        result: Value,
        a: Value,
        b: Value,
    ) -> Option<(u32, BinaryOp)> {
        let count = self.f.constant(b)?;
        let full = self.f.values[result].ty.bits();
        let demanded = self.bits.get(&result).copied().unwrap_or(full);
        let range = self.range(a);
        self.pick(full, 8, |w| {
            if count < 0 || count >= i64::from(w) {
                return None;
            }
            let zeros = range.fits_unsigned(w);
            let op = match op {
                // The bits looked at all come from the low bits of the operand.
                _ if i64::from(demanded) + count <= i64::from(w) => BinaryOp::LShr,
                BinaryOp::LShr if zeros => BinaryOp::LShr,
                BinaryOp::AShr if range.fits_signed(w) => BinaryOp::AShr,
                BinaryOp::AShr if zeros && range.signed.0 >= 0 => BinaryOp::LShr,
                _ => return None,
            };
            Some((RowOp::ShiftConst(op), op))
        })
    }

    /// `(x + y) >> 1` or `(x + y + 1) >> 1`, in lanes that hold `x` and `y`.
    pub(super) fn average(
        &self,
        op: BinaryOp,
        result: Value,
        sum: Value,
        count: Value,
    ) -> Option<(u32, Average)> {
        if halvings(self.f, op, self.range(sum), count) != Some(1) {
            return None;
        }
        let (a, b, rounding) = half_sum(self.f, sum)?;
        let (x, y) = (self.range(a), self.range(b));
        // Operands of half as many bits as the sum, so that it does not overflow.
        self.pick(self.f.values[result].ty.bits(), 8, |w| {
            let unsigned = x.fits_unsigned(w) && y.fits_unsigned(w);
            let signed = x.fits_signed(w) && y.fits_signed(w) && op == BinaryOp::AShr;
            // That takes more operations than a sum that there is room for.
            let signed = signed && !self.range(sum).fits_signed(w);
            let row = match unsigned {
                true => RowOp::Average(rounding),
                false => RowOp::ShiftConst(BinaryOp::AShr),
            };
            let average = Average {
                a,
                b,
                rounding,
                signed: !unsigned,
            };
            (unsigned || signed).then_some((row, average))
        })
    }

    /// `|x - y|` as the larger of the two less the smaller, in lanes that hold `x` and `y`.
    fn distance(&self, result: Value, difference: Value) -> Option<(u32, Distance)> {
        let ValueDef::Result(inst) = self.f.values[difference].def else {
            return None;
        };
        let data = &self.f.insts[inst];
        let (Op::Binary(BinaryOp::Sub, _), &[a, b]) = (&data.op, &data.args[..]) else {
            return None;
        };
        let (x, y) = (self.range(a), self.range(b));
        let absolute = self.range(result);
        // Operands of fewer bits than the difference, so that it does not overflow.
        self.pick(self.f.values[result].ty.bits(), 8, |w| {
            let signed = match () {
                () if x.fits_unsigned(w) && y.fits_unsigned(w) => false,
                () if x.fits_signed(w) && y.fits_signed(w) => true,
                () => return None,
            };
            let distance = Distance { a, b, signed };
            let (larger, smaller) = distance.extremes();
            let ty = Type::int_of_bits(w)?;
            let has = |op| (self.available)(RowOp::Binary(op), ty);
            let possible = absolute.fits_unsigned(w) && has(larger) && has(smaller);
            possible.then_some((RowOp::Binary(BinaryOp::Sub), distance))
        })
    }

    pub(super) fn absolute(&mut self, result: Value, a: Value) {
        if let Some((w, distance)) = self.distance(result, a) {
            self.widths.natural.insert(result, w);
            self.widths.distances.insert(result, distance);
            self.demand(distance.a, w);
            self.demand(distance.b, w);
            return;
        }
        let full = self.f.values[result].ty.bits();
        let range = self.range(a);
        let picked = self.pick(full, 8, |w| {
            range
                .fits_signed(w)
                .then_some((RowOp::Unary(UnaryOp::IAbs), ()))
        });
        match picked {
            Some((w, ())) => {
                self.widths.natural.insert(result, w);
                self.demand(a, w);
            }
            None => self.full(a),
        }
    }

    /// How many bits are 1, in lanes that hold all that can be.
    pub(super) fn bits_counted(&mut self, result: Value, a: Value) {
        let full = self.f.values[result].ty.bits();
        let range = self.range(a);
        let picked = self.pick(full, 8, |w| {
            range
                .fits_unsigned(w)
                .then_some((RowOp::Unary(UnaryOp::PopCount), ()))
        });
        match picked {
            Some((w, ())) => {
                self.widths.natural.insert(result, w);
                self.demand(a, w);
            }
            None => self.full(a),
        }
    }

    /// A selection that is a minimum or maximum, in lanes that hold both values.
    pub(super) fn clamped(&mut self, result: Value) -> bool {
        if !self.is_lane_integer(result) {
            return false;
        }
        let Some((op, a, b)) = clamp(self.f, self.linear, &|v| self.redundancies.first(v), result)
        else {
            return false;
        };
        let full = self.f.values[result].ty.bits();
        let (x, y) = (self.range(a), self.range(b));
        let picked = self.pick(full, 8, |w| {
            let op = extremum(op, x, y, w)?;
            Some((RowOp::Binary(op), ()))
        });
        let w = picked.map_or(full, |p| p.0);
        self.widths.natural.insert(result, w);
        self.demand(a, w);
        self.demand(b, w);
        true
    }
}

/// By how many bits an operation shifts to the right: a division by a power of two of what is not
/// negative is a shift.
fn halvings(f: &Function, op: BinaryOp, of: Range, by: Value) -> Option<i64> {
    let by = f.constant(by)?;
    match op {
        BinaryOp::LShr | BinaryOp::AShr => Some(by),
        BinaryOp::SDiv if of.signed.0 < 0 => None,
        BinaryOp::SDiv | BinaryOp::UDiv if by > 0 && by.count_ones() == 1 => {
            Some(i64::from(by.trailing_zeros()))
        }
        _ => None,
    }
}

/// The two values and perhaps 1 that a value is the sum of.
fn half_sum(f: &Function, sum: Value) -> Option<(Value, Value, Rounding)> {
    let parts = |value: Value| {
        let ValueDef::Result(inst) = f.values[value].def else {
            return None;
        };
        match (&f.insts[inst].op, &f.insts[inst].args[..]) {
            (Op::Binary(BinaryOp::Add, _), &[a, b]) => Some((a, b)),
            _ => None,
        }
    };
    let one = |value: Value| f.constant(value) == Some(1);
    let (a, b) = parts(sum)?;
    // `inner + 1`, or `outer + (inner + 1)`.
    for (inner, outer) in [(a, b), (b, a)] {
        match parts(inner) {
            Some((x, y)) if one(outer) => return Some((x, y, Rounding::Up)),
            Some((x, y)) if one(y) => return Some((x, outer, Rounding::Up)),
            Some((x, y)) if one(x) => return Some((y, outer, Rounding::Up)),
            _ => {}
        }
    }
    Some((a, b, Rounding::Down))
}
