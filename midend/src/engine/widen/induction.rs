//! Integer inductions as vectors.

use super::{At, Parts, Widener};
use crate::plan::{Carried, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, Type, Value};

impl Widener<'_> {
    /// An integer induction as a vector that steps along.
    pub(super) fn induction(
        &mut self,
        phi: Value,
        start: Value,
        step: i64,
        bits: u32,
    ) -> Result<Parts, Refusal> {
        let own = self.s.f.values[phi].ty;
        let Some(elem) = Type::int_of_bits(bits).filter(|_| own.is_int() && bits <= own.bits())
        else {
            return Err(self.refuse(
                Reason::UnsupportedType,
                self.b.span,
                "a pointer that steps is used as data",
            ));
        };
        let ty = PType::Vector(elem, self.s.vf);
        let mut scalar = self.scalars.get(&mut self.b, At::Before, start)?;
        if elem != own {
            let op = POp::Convert(ConvertOp::Trunc);
            scalar = self.b.inst(At::Before, op, &[scalar], PType::Scalar(elem));
        }
        let hint = self.b.values[scalar].hint.clone();
        let init = match self.left.get(&(phi, bits)) {
            Some(&left) => left,
            None => self.induction_init(scalar, step, elem, ty),
        };
        let current = self.b.value(ty, hint);
        self.inductions.insert((phi, bits), current);
        let op = POp::Binary(BinaryOp::Add);
        let mut parts = vec![current];
        for u in 1..self.s.uf {
            let by = self.splat_int(i64::from(u * self.s.vf).wrapping_mul(step), elem, ty);
            parts.push(self.b.inst(At::Body, op, &[current, by], ty));
        }
        let group = i64::from(self.s.uf * self.s.vf).wrapping_mul(step);
        let by = self.splat_int(group, elem, ty);
        let next = self.b.inst(At::Body, op, &[current, by], ty);
        let later: Parts = parts[1..].iter().copied().chain([next]).collect();
        self.b.unrolled(&later);
        self.carried.push(Carried {
            value: current,
            init,
            next,
        });
        Ok(parts)
    }

    /// What the lanes of an induction that is `start` in the first iteration begin with.
    fn induction_init(&mut self, start: PValue, step: i64, elem: Type, ty: PType) -> PValue {
        let mut scalar = start;
        if let Some(mut done) = self.first {
            let own = PType::Scalar(elem);
            if elem != Type::I64 {
                let op = POp::Convert(ConvertOp::Trunc);
                done = self.b.inst(At::Before, op, &[done], own);
            }
            if step != 1 {
                let by = self.b.int(At::Before, elem, sign_extend(step, elem.bits()));
                done = self.b.binary(At::Before, BinaryOp::Mul, done, by);
            }
            scalar = match self.b.known_int(start) {
                Some(0) => done,
                _ => self.b.binary(At::Before, BinaryOp::Add, start, done),
            };
        }
        let first = self.b.inst(At::Before, POp::Splat, &[scalar], ty);
        let lanes = self.b.inst(At::Before, POp::Iota, &[], ty);
        let scaled = self.scale(lanes, step, elem, ty);
        let op = POp::Binary(BinaryOp::Add);
        self.b.inst(At::Before, op, &[first, scaled], ty)
    }

    pub(super) fn splat_int(&mut self, value: i64, elem: Type, ty: PType) -> PValue {
        let scalar = self
            .b
            .int(At::Before, elem, sign_extend(value, elem.bits()));
        self.splat(scalar, ty)[0]
    }

    pub(super) fn scale(&mut self, lanes: PValue, step: i64, elem: Type, ty: PType) -> PValue {
        if step == 1 {
            return lanes;
        }
        if step == -1 {
            let zero = self.splat_int(0, elem, ty);
            let op = POp::Binary(BinaryOp::Sub);
            return self.b.inst(At::Before, op, &[zero, lanes], ty);
        }
        let log = i64::from(step.trailing_zeros());
        let (op, by) = if step > 0 && step.count_ones() == 1 && log < i64::from(elem.bits()) {
            (BinaryOp::Shl, log)
        } else {
            (BinaryOp::Mul, step)
        };
        let by = self.splat_int(by, elem, ty);
        let op = POp::Binary(op);
        self.b.inst(At::Before, op, &[lanes, by], ty)
    }
}
