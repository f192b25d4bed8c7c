//! Truth values and masks as plan masks.

use super::{At, Parts, Widener};
use crate::engine::mask::{Mask, MaskId, Masks};
use crate::engine::shape::Shape;
use crate::plan::{POp, PType};
use crate::remark::{Reason, Refusal};
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Op, Type, UnaryOp, Value, ValueDef};

impl Widener<'_> {
    pub(super) fn mask_type(&self, bits: u32) -> PType {
        PType::Mask {
            bits,
            lanes: self.s.vf,
        }
    }

    /// The masks of an expression other than [`Mask::True`] for elements of `bits` bits.
    pub(super) fn mask(&mut self, id: MaskId, bits: u32) -> Result<Parts, Refusal> {
        if let Some(parts) = self.masks.get(&(id, bits)) {
            return Ok(parts.clone());
        }
        let ty = self.mask_type(bits);
        let parts = match *self.s.linear.masks.get(id) {
            Mask::True => {
                let on = self.b.int(At::Before, Type::I1, 1);
                self.splat(on, ty)
            }
            Mask::Cond(value, true) => self.truth(value, bits)?,
            Mask::Cond(value, false) => {
                let on = self.truth(value, bits)?;
                self.map(POp::Unary(UnaryOp::Not), &[&on], ty)
            }
            Mask::Within(value, lo, hi) => self.within(value, lo, hi, bits)?,
            Mask::And(a, b) => {
                let (a, b) = (self.mask(a, bits)?, self.mask(b, bits)?);
                self.map(POp::Binary(BinaryOp::And), &[&a, &b], ty)
            }
            Mask::Or(a, b) => {
                let (a, b) = (self.mask(a, bits)?, self.mask(b, bits)?);
                self.map(POp::Binary(BinaryOp::Or), &[&a, &b], ty)
            }
            Mask::Exit(number, exit) => self.exit_mask(number, exit, bits)?,
            Mask::Not(a) => {
                let a = self.mask(a, bits)?;
                self.map(POp::Unary(UnaryOp::Not), &[&a], ty)
            }
        };
        self.masks.insert((id, bits), parts.clone());
        Ok(parts)
    }

    /// 1 in the lanes of a mask, which are compared in `bits` bits, and 0 in the others, in lanes of
    /// a type that is no narrower.
    pub fn ones(&mut self, id: MaskId, bits: u32, ty: Type) -> Result<Parts, Refusal> {
        let mask = self.mask(id, bits)?;
        let compared = Type::int_of_bits(bits).unwrap_or(ty);
        let op = POp::Convert(ConvertOp::ZExt);
        let parts = self.map(op, &[&mask], PType::Vector(compared, self.s.vf));
        if compared == ty {
            return Ok(parts);
        }
        Ok(self.map(op, &[&parts], PType::Vector(ty, self.s.vf)))
    }

    fn within(&mut self, value: Value, lo: i64, hi: i64, bits: u32) -> Result<Parts, Refusal> {
        let own = self.s.f.values[value].ty;
        let (vector, ty) = (PType::Vector(own, self.s.vf), self.mask_type(own.bits()));
        let x = self.vector(value, own.bits())?;
        let first = self.b.int(At::Before, own, lo);
        let first = self.splat(first, vector);
        let masks = &self.s.linear.masks;
        let two = masks.number(value, lo).zip(masks.number(value, hi));
        let parts = if lo == hi {
            self.map(POp::ICmp(IntCC::Eq), &[&x, &first], ty)
        } else if let Some((a, b)) = two.filter(|_| hi - 1 == lo) {
            // As cheap, and each is likely to be needed alone.
            let (a, b) = (self.mask(a, own.bits())?, self.mask(b, own.bits())?);
            self.map(POp::Binary(BinaryOp::Or), &[&a, &b], ty)
        } else {
            // Modulo the width, the distance from the first is at most that of the last just inside.
            let most = sign_extend(hi.wrapping_sub(lo), own.bits());
            let most = self.b.int(At::Before, own, most);
            let most = self.splat(most, vector);
            let distance = self.map(POp::Binary(BinaryOp::Sub), &[&x, &first], vector);
            self.map(POp::ICmp(IntCC::Ule), &[&distance, &most], ty)
        };
        Ok(self.resize_mask(parts, own.bits(), bits))
    }

    pub(super) fn resize_mask(&mut self, parts: Parts, from: u32, to: u32) -> Parts {
        if from == to {
            return parts;
        }
        let ty = self.mask_type(to);
        self.map(POp::MaskResize, &[&parts], ty)
    }

    /// The masks of an `I1` value for elements of `bits` bits.
    pub(super) fn truth(&mut self, value: Value, bits: u32) -> Result<Parts, Refusal> {
        if let Some(parts) = self.truths.get(&(value, bits)) {
            return Ok(parts.clone());
        }
        let ty = self.mask_type(bits);
        let parts = if self.s.shapes.is_uniform(value) {
            let scalar = self.scalars.get(&mut self.b, At::Before, value)?;
            self.splat(scalar, ty)
        } else if self.shape(value) == Shape::ActiveUniform {
            let scalar = self.first_lane(value)?;
            vec![self.b.inst(At::Body, POp::Splat, &[scalar], ty)]
        } else {
            match self.s.f.values[value].def {
                _ if self.is_gone(value) => {
                    let base = self.mask_bits();
                    let Some(kept) = self.truths.get(&(value, base)).cloned() else {
                        return Err(self.lost());
                    };
                    self.resize_mask(kept, base, bits)
                }
                ValueDef::Param(..) => self.truth_param(value, bits)?,
                ValueDef::Result(inst) => {
                    let span = self.b.span;
                    self.b.span = self.s.f.insts[inst].span;
                    let parts = self.truth_result(inst, value, bits)?;
                    self.b.span = span;
                    parts
                }
            }
        };
        self.truths.insert((value, bits), parts.clone());
        Ok(parts)
    }

    fn truth_param(&mut self, value: Value, bits: u32) -> Result<Parts, Refusal> {
        let base = self.mask_bits();
        match self.truths.get(&(value, base)).cloned() {
            // What a loop inside carries is there in one width.
            Some(kept) => Ok(self.resize_mask(kept, base, bits)),
            None => self.truth_join(value, bits),
        }
    }

    fn truth_join(&mut self, value: Value, bits: u32) -> Result<Parts, Refusal> {
        let Some(sources) = self.s.linear.sources(value) else {
            return Err(self.refuse(
                Reason::CarriedScalar,
                self.b.span,
                "a truth value is carried between iterations",
            ));
        };
        self.joined_truth(sources, bits)
    }

    /// The truth value of the source whose mask is on.
    pub(super) fn joined_truth(
        &mut self,
        sources: &[(MaskId, Value)],
        bits: u32,
    ) -> Result<Parts, Refusal> {
        let Some((base, others)) = self.with_default(sources, bits) else {
            return self.mask(Masks::TRUE, bits);
        };
        let ty = self.mask_type(bits);
        let mut acc = self.truth(base, bits)?;
        for (mask, source) in others.into_iter().rev() {
            let on = self.mask(mask, bits)?;
            let source = self.truth(source, bits)?;
            acc = self.map(POp::Select, &[&on, &source, &acc], ty);
        }
        Ok(acc)
    }

    fn truth_result(
        &mut self,
        inst: crate::ssa::Inst,
        value: Value,
        bits: u32,
    ) -> Result<Parts, Refusal> {
        let data = &self.s.f.insts[inst];
        let ty = self.mask_type(bits);
        let truths = data.args.iter().all(|&a| self.s.f.values[a].ty == Type::I1);
        match &data.op {
            Op::ICmp(cc) if !truths => {
                let own = self.s.f.values[data.args[0]].ty.bits();
                let compare = self.s.widths.compares.get(&value);
                let (width, cc) = compare.copied().unwrap_or((own, *cc));
                let a = self.operand(inst, 0, width)?;
                let b = self.operand(inst, 1, width)?;
                let mask = self.mask_type(width);
                let parts = self.map(POp::ICmp(cc), &[&a, &b], mask);
                Ok(self.resize_mask(parts, width, bits))
            }
            Op::FCmp(cc) => {
                let width = self.s.f.values[data.args[0]].ty.bits();
                let mut a = self.operand(inst, 0, width)?;
                let mut b = self.operand(inst, 1, width)?;
                let mask = self.mask_type(width);
                if let Some(parts) = self.leaves_for_no_number(inst, (&a, &b), mask) {
                    return Ok(self.resize_mask(parts, width, bits));
                }
                if self.signaling.contains(&inst) {
                    let ty = self.b.ty(a[0]);
                    [a, b] = self.numbers([a, b], [data.args[0], data.args[1]], ty)?;
                }
                let parts = self.map(POp::FCmp(*cc), &[&a, &b], mask);
                self.compares(inst);
                Ok(self.resize_mask(parts, width, bits))
            }
            Op::ICmp(cc @ (IntCC::Eq | IntCC::Ne)) => {
                let a = self.truth(data.args[0], bits)?;
                let b = self.truth(data.args[1], bits)?;
                let differ = self.map(POp::Binary(BinaryOp::Xor), &[&a, &b], ty);
                Ok(match cc {
                    IntCC::Eq => self.map(POp::Unary(UnaryOp::Not), &[&differ], ty),
                    _ => differ,
                })
            }
            Op::Binary(op @ (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor), _) => {
                let a = self.truth(data.args[0], bits)?;
                let b = self.truth(data.args[1], bits)?;
                Ok(self.map(POp::Binary(*op), &[&a, &b], ty))
            }
            Op::Unary(UnaryOp::Not) => {
                let a = self.truth(data.args[0], bits)?;
                Ok(self.map(POp::Unary(UnaryOp::Not), &[&a], ty))
            }
            Op::Select => {
                let on = self.truth(data.args[0], bits)?;
                let a = self.truth(data.args[1], bits)?;
                let b = self.truth(data.args[2], bits)?;
                Ok(self.map(POp::Select, &[&on, &a, &b], ty))
            }
            _ => Err(self.refuse(
                Reason::NoVectorForm,
                data.span,
                "a truth value that is no comparison",
            )),
        }
    }
}
