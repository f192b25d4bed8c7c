//! Values that are uniform among active lanes, or step from lane to lane, as scalars of the first lane.

use super::super::linearize::Sources;
use super::super::mask::{Mask, MaskId};
use super::super::scalars;
use super::super::shape::Shape;
use super::{Widener, elem_of};
use crate::engine::sequence::At;
use crate::plan::lanewise::lanewise;
use crate::plan::{POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, Inst, IntCC, Op, Overflow, Type, UnaryOp, Value, ValueDef};

impl Widener<'_> {
    /// The value that the first lane has, or would have, computed as a scalar; not for values that
    /// differ from lane to lane without a step.
    pub(super) fn first_lane(&mut self, value: Value) -> Result<PValue, Refusal> {
        if let Some(&p) = self.region.first_lane.get(&value) {
            return Ok(p);
        }
        let ty = PType::Scalar(self.s.f.values[value].ty);
        let p = match self.shape(value) {
            Shape::Uniform => return self.scalars.get(&mut self.b, At::Before, value),
            Shape::Varying => {
                let what = "a value that differs from lane to lane is needed once";
                return Err(self.refuse(Reason::NonAffine, self.b.span, what));
            }
            Shape::ActiveUniform | Shape::Linear(_) if self.region.exited.contains(&value) => {
                return Err(self.lost());
            }
            Shape::ActiveUniform | Shape::Linear(_) => match self.s.f.values[value].def {
                ValueDef::Param(..) => self.first_lane_of_parameter(value, ty)?,
                ValueDef::Result(inst) => self.first_lane_of_result(inst, ty)?,
            },
        };
        self.region.first_lane.insert(value, p);
        Ok(p)
    }

    pub(super) fn lost(&self) -> Refusal {
        let what = "a value of a loop inside is needed after it";
        self.refuse(Reason::CarriedScalar, self.b.span, what)
    }

    fn first_lane_of_parameter(&mut self, value: Value, ty: PType) -> Result<PValue, Refusal> {
        if let Some(&(start, step)) = self.s.inductions.get(&value) {
            let start = self.scalars.get(&mut self.b, At::Before, start)?;
            let own = self.s.f.values[value].ty;
            if own == Type::Ptr {
                let op = POp::PtrAdd { scale: step };
                return Ok(self.b.inst(At::Body, op, &[start, self.counter], ty));
            }
            let mut count = self.counter;
            if own != Type::I64 {
                count = self
                    .b
                    .inst(At::Body, POp::Convert(ConvertOp::Trunc), &[count], ty);
            }
            if step != 1 {
                let by = sign_extend(step, own.bits());
                let by = self.b.int(At::Before, own, by);
                count = self.b.binary(At::Body, BinaryOp::Mul, count, by);
            }
            if self.b.known_int(start) == Some(0) {
                return Ok(count);
            }
            return Ok(self.b.binary(At::Body, BinaryOp::Add, start, count));
        }
        let sources = self.s.linear.sources(value).map(<[_]>::to_vec);
        let sources = sources.ok_or_else(|| self.lost())?;
        self.first_lane_of(&sources, ty)
    }

    /// The scalar of the source whose mask, on which all lanes agree, is on.
    pub(super) fn first_lane_of(
        &mut self,
        sources: &Sources,
        ty: PType,
    ) -> Result<PValue, Refusal> {
        let mut sources = sources.clone();
        let Some((_, last)) = sources.pop() else {
            return Err(self.lost());
        };
        let mut acc = self.first_lane(last)?;
        for (mask, value) in sources.into_iter().rev() {
            let other = self.first_lane(value)?;
            if other == acc {
                continue;
            }
            let on = self.agreed(mask)?;
            acc = self.b.inst(At::Body, POp::Select, &[on, other, acc], ty);
        }
        Ok(acc)
    }

    /// Whether all lanes agree on a mask.
    pub(super) fn agrees(&self, mask: MaskId) -> bool {
        let same = |value| matches!(self.shape(value), Shape::Uniform | Shape::ActiveUniform);
        self.s.linear.masks.agree(mask, &same)
    }

    /// Whether a scalar is one from the first to the second constant.
    pub(super) fn scalar_within(&mut self, p: PValue, lo: i64, hi: i64) -> PValue {
        let (ty, truth) = (self.b.ty(p), PType::Scalar(Type::I1));
        let own = elem_of(ty);
        let first = self.b.int(At::Before, own, lo);
        if lo == hi {
            let op = POp::ICmp(IntCC::Eq);
            return self.b.inst(At::Body, op, &[p, first], truth);
        }
        let most = sign_extend(hi.wrapping_sub(lo), own.bits());
        let most = self.b.int(At::Before, own, most);
        let distance = self.b.binary(At::Body, BinaryOp::Sub, p, first);
        let op = POp::ICmp(IntCC::Ule);
        self.b.inst(At::Body, op, &[distance, most], truth)
    }

    /// A mask on which all lanes agree, as a truth value.
    pub(super) fn agreed(&mut self, mask: MaskId) -> Result<PValue, Refusal> {
        let truth = PType::Scalar(Type::I1);
        Ok(match *self.s.linear.masks.get(mask) {
            Mask::True => self.b.int(At::Before, Type::I1, 1),
            Mask::Cond(value, on) => {
                let p = self.first_lane(value)?;
                match on {
                    true => p,
                    false => self.b.inst(At::Body, POp::Unary(UnaryOp::Not), &[p], truth),
                }
            }
            Mask::Within(value, lo, hi) => {
                let p = self.first_lane(value)?;
                self.scalar_within(p, lo, hi)
            }
            Mask::And(a, b) => {
                let (a, b) = (self.agreed(a)?, self.agreed(b)?);
                self.b
                    .inst(At::Body, POp::Binary(BinaryOp::And), &[a, b], truth)
            }
            Mask::Or(a, b) => {
                let (a, b) = (self.agreed(a)?, self.agreed(b)?);
                self.b
                    .inst(At::Body, POp::Binary(BinaryOp::Or), &[a, b], truth)
            }
            Mask::Not(a) => {
                let a = self.agreed(a)?;
                self.b.inst(At::Body, POp::Unary(UnaryOp::Not), &[a], truth)
            }
            Mask::Exit(..) => {
                let what = "lanes leave a loop in different places";
                return Err(self.refuse(Reason::SeveralExits, self.b.span, what));
            }
        })
    }

    fn first_lane_of_result(&mut self, inst: Inst, ty: PType) -> Result<PValue, Refusal> {
        let data = &self.s.f.insts[inst];
        let op = match &data.op {
            Op::Const(imm) => {
                let PType::Scalar(own) = ty else {
                    return Err(self.lost());
                };
                return Ok(self.b.constant(At::Before, own, *imm));
            }
            Op::Undef => return Ok(scalars::zero(&mut self.b, At::Before, elem_of(ty))),
            Op::GlobalAddr(symbol) => POp::GlobalAddr(*symbol),
            Op::LocalAddr(var) => POp::LocalAddr(*var),
            Op::PtrAdd { scale } => POp::PtrAdd { scale: *scale },
            Op::Field(field) => POp::Field(*field),
            computed => lanewise(computed).ok_or_else(|| self.lost())?,
        };
        if let (Op::Convert(ConvertOp::SExt), Shape::Linear(_)) =
            (&data.op, self.shape(data.args[0]))
        {
            return self.first_lane_exact(data.args[0], ty);
        }
        let mut args = Vec::new();
        for &arg in &data.args {
            args.push(self.first_lane(arg)?);
        }
        let p = self.b.inst(At::Body, op, &args, ty);
        if matches!(data.op, Op::PtrAdd { .. } | Op::Field(_)) {
            self.b.values[p].hint = self.b.values[args[0]].hint.clone();
        }
        Ok(p)
    }

    /// A signed integer that does not wrap in lanes that are on, without wrapping: the first lane may
    /// be off.
    fn first_lane_exact(&mut self, value: Value, ty: PType) -> Result<PValue, Refusal> {
        if let ValueDef::Result(inst) = self.s.f.values[value].def {
            let data = &self.s.f.insts[inst];
            let linear = matches!(self.shape(value), Shape::Linear(_));
            if let (Op::Binary(op, Overflow::Undefined), true) = (&data.op, linear) {
                let a = self.first_lane_exact(data.args[0], ty)?;
                let b = self.first_lane_exact(data.args[1], ty)?;
                return Ok(self.b.inst(At::Body, POp::Binary(*op), &[a, b], ty));
            }
        }
        if let Some(&(start, step)) = self.s.inductions.get(&value) {
            let start = self.scalars.get(&mut self.b, At::Before, start)?;
            let op = POp::Convert(ConvertOp::SExt);
            let start = match self.b.known_int(start) {
                Some(start) => self.b.int(At::Before, Type::I64, start),
                None if self.b.ty(start) == ty => start,
                None => self.b.inst(At::Before, op, &[start], ty),
            };
            let mut count = self.counter;
            if step != 1 {
                let by = self.b.int(At::Before, Type::I64, step);
                count = self.b.binary(At::Body, BinaryOp::Mul, count, by);
            }
            if self.b.known_int(start) == Some(0) {
                return Ok(count);
            }
            return Ok(self.b.binary(At::Body, BinaryOp::Add, start, count));
        }
        let p = self.first_lane(value)?;
        if self.b.ty(p) == ty {
            return Ok(p);
        }
        if let Some(known) = self.b.known_int(p) {
            return Ok(self.b.int(At::Before, Type::I64, known));
        }
        Ok(self
            .b
            .inst(At::Body, POp::Convert(ConvertOp::SExt), &[p], ty))
    }
}
