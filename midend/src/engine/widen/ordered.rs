//! Accumulations in the order of the iterations.

use super::{Ordered, Widener, neutral};
use crate::engine::mask::{MaskId, Masks};
use crate::engine::sequence::At;
use crate::plan::{POp, PType};
use crate::remark::{Reason, Refusal};
use crate::ssa::UnaryOp;

impl Widener<'_> {
    /// Accumulates where the widener is, of the lanes of a mask.
    pub(super) fn accumulate(&mut self, ordered: &Ordered, mask: MaskId) -> Result<(), Refusal> {
        self.only_in_order()?;
        let ty = self.s.f.values[ordered.operand].ty;
        let mut parts = self.vector(ordered.operand, ty.bits())?;
        let vector = PType::Vector(ty, self.s.vf);
        if ordered.negate {
            parts = self.map(POp::Unary(UnaryOp::FNeg), &[&parts], vector);
        }
        if mask != Masks::TRUE || !self.region.all_on() {
            let neutral = neutral(ordered.op, ty);
            let scalar = self.b.constant(At::Before, ty, neutral);
            let splat = self.splat(scalar, vector);
            let on = self.lanes_on(mask, ty.bits())?;
            parts = self.map(POp::Select, &[&on, &parts, &splat], vector);
        }
        let Some(mut sum) = self.accumulators.get(&ordered.phi).copied() else {
            return Err(self.refuse(Reason::CarriedScalar, self.b.span, "no accumulator"));
        };
        for part in parts {
            let op = POp::ReduceOrdered(ordered.op);
            sum = self.b.inst(At::Body, op, &[sum, part], PType::Scalar(ty));
        }
        self.accumulators.insert(ordered.phi, sum);
        Ok(())
    }
}
