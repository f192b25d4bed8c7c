//! Gathers of which some lanes are off.
//!
//! Where the target takes lanes out one by one, a mask costs a branch for each of them. Lanes that are
//! off then read what some other lane reads: of their indices the largest unsigned one is that of a
//! lane that is on.

use super::super::mask::{MaskId, Masks};
use super::{Widener, elem_of};
use crate::engine::sequence::At;
use crate::plan::{IfResult, Node, POp, PType, PValue, ReduceOp};
use crate::remark::Refusal;
use crate::ssa::Type;
use crate::target::{RowOp, Scale};

impl Widener<'_> {
    /// Elements at `base + index * scale` bytes in the lanes that are on in `mask`; the others may be
    /// anything.
    pub(super) fn gathered(
        &mut self,
        (base, index): (PValue, PValue),
        scale: i64,
        mask: MaskId,
        ty: PType,
    ) -> Result<PValue, Refusal> {
        let op = POp::Gather { scale };
        let elem = elem_of(ty);
        if mask == Masks::TRUE && self.region.all_on() {
            return Ok(self.b.inst(At::Body, op, &[base, index], ty));
        }
        let integer = elem_of(self.b.ty(index));
        if !self.is_borrowed(integer, elem, scale) {
            let on = self.lanes_on(mask, elem.bits())?[0];
            return Ok(self.b.inst(At::Body, op, &[base, index, on], ty));
        }
        let on = self.lanes_on(mask, integer.bits())?[0];
        // Those that come here do not come without any lane, but they may leave on the way.
        let some = mask == Masks::TRUE && self.region.underway.is_none();
        if some {
            let index = self.borrowed(index, on);
            return Ok(self.b.inst(At::Body, op, &[base, index], ty));
        }
        let truth = PType::Scalar(Type::I1);
        let any = self.b.inst(At::Body, POp::Any, &[on], truth);
        self.b.values[any].hint = Some("any".to_string());
        let around = self.enter();
        let index = self.borrowed(index, on);
        let read = self.b.inst(At::Body, op, &[base, index], ty);
        let then = self.leave(around);
        let result = IfResult {
            value: self.b.value(ty, None),
            then: read,
            otherwise: self.zero_of(ty),
        };
        self.b.push(
            At::Body,
            Node::If {
                cond: any,
                then,
                otherwise: Vec::new(),
                results: vec![result],
                seldom: false,
            },
        );
        Ok(result.value)
    }

    /// Whether it is cheaper to have lanes that are off read what another reads.
    fn is_borrowed(&self, index: Type, elem: Type, scale: i64) -> bool {
        let price = |row, ty| self.s.target.cost(row, ty, self.s.reg_bits);
        let (Some(masked), Some(plain)) = (
            price(RowOp::MaskedGather(index, Scale::of(scale)), elem),
            price(RowOp::Gather(index, Scale::of(scale)), elem),
        ) else {
            return false;
        };
        let others = [
            RowOp::Any,
            RowOp::Select,
            RowOp::Reduce(ReduceOp::UMax),
            RowOp::Splat,
            RowOp::Select,
        ];
        let others: Option<u32> = others.into_iter().map(|row| price(row, index)).sum();
        others.is_some_and(|others| plain + others < masked)
    }

    /// Indices, of which those of lanes that are off are one of a lane that is on.
    fn borrowed(&mut self, index: PValue, on: PValue) -> PValue {
        let ty = self.b.ty(index);
        let zero = self.zero_of(ty);
        let own = self.b.inst(At::Body, POp::Select, &[on, index, zero], ty);
        let scalar = PType::Scalar(elem_of(ty));
        let largest = self
            .b
            .inst(At::Body, POp::Reduce(ReduceOp::UMax), &[own], scalar);
        let all = self.b.inst(At::Body, POp::Splat, &[largest], ty);
        self.b.inst(At::Body, POp::Select, &[on, index, all], ty)
    }
}
