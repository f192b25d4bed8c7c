//! Fixed-point products, which C makes in integers of twice the width and shifts to the right.

use super::Demands;
use crate::engine::fixed_point::{Half, Product};
use crate::engine::range::Range;
use crate::ssa::{BinaryOp, Op, Type, Value, ValueDef};
use crate::target::RowOp;

impl Demands<'_> {
    /// `x * y >> by`, in lanes that hold `x` and `y`.
    pub(super) fn product(
        &self,
        op: BinaryOp,
        result: Value,
        product: Value,
        by: Value,
    ) -> Option<(u32, Product)> {
        let ValueDef::Result(inst) = self.f.values[product].def else {
            return None;
        };
        let data = &self.f.insts[inst];
        let (Op::Binary(BinaryOp::Mul, _), &[x, y]) = (&data.op, &data.args[..]) else {
            return None;
        };
        let full = self.f.values[result].ty.bits();
        let by = u32::try_from(self.f.constant(by)?).ok()?;
        let shift = matches!(op, BinaryOp::LShr | BinaryOp::AShr) && 0 < by && by < full;
        let demanded = self.bits.get(&result).copied().unwrap_or(full);
        let range = self.range(result);
        let (a, b) = (self.range(x), self.range(y));
        let choose = |w: u32| {
            let signed = match () {
                () if a.fits_signed(w) && b.fits_signed(w) => true,
                () if a.fits_unsigned(w) && b.fits_unsigned(w) => false,
                () => return None,
            };
            // All bits of the product, and of the result those that users look at.
            let exact = shift && 2 * w <= full && (demanded <= w || range.fits(w));
            let room = |of: Range| match signed {
                true => of.fits_signed(by),
                false => of.fits_unsigned(by),
            };
            let (a, b, how) = match by {
                _ if !exact || by >= 2 * w => return None,
                // What comes in from above is a sign, or zeros.
                _ if by > w && signed != (op == BinaryOp::AShr) => return None,
                _ if by >= w => (x, y, Half::Shifted),
                _ if room(b) => (x, y, Half::OfShifted),
                _ if room(a) => (y, x, Half::OfShifted),
                _ => (x, y, Half::Joined),
            };
            let found = Product {
                a,
                b,
                signed,
                by,
                how,
            };
            let ty = Type::int_of_bits(w)?;
            let all = found
                .rows()
                .into_iter()
                .all(|row| (self.available)(row, ty));
            all.then_some((RowOp::Binary(found.high()), found))
        };
        self.pick(full, 8, choose)
    }
}
