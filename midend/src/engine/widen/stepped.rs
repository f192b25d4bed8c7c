//! Integers that move on by a step which is no constant, as vectors.

use super::stepped_variables::Stepped;
use super::{At, Parts, Widener, elem_of};
use crate::analysis::facts::CarriedValue;
use crate::plan::{Carried, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, Type, Value};

impl Widener<'_> {
    /// Says by what a variable moves on.
    pub fn set_stepped(
        &mut self,
        carried: &CarriedValue,
        (step, down): (Value, bool),
    ) -> Result<(), Refusal> {
        let [start, step] =
            [carried.start, step].map(|v| self.scalars.get(&mut self.b, At::Before, v));
        let stepped = Stepped {
            start: start?,
            step: step?,
            down,
        };
        self.stepped.insert(carried.phi, stepped);
        Ok(())
    }

    /// What such a variable is after so many iterations.
    pub fn stepped_after(&mut self, phi: Value, iterations: PValue) -> Option<PValue> {
        let stepped = *self.stepped.get(&phi)?;
        let after = self.stepped_at(At::After, stepped, iterations);
        self.b.values[after].hint = self.b.values[stepped.start].hint.clone();
        Some(after)
    }

    /// The same in an iteration.
    pub(super) fn stepped_at(
        &mut self,
        at: At,
        stepped: Stepped,
        mut iterations: PValue,
    ) -> PValue {
        let ty = self.b.ty(stepped.start);
        if ty != PType::Scalar(Type::I64) {
            let op = POp::Convert(ConvertOp::Trunc);
            iterations = self.b.inst(at, op, &[iterations], ty);
        }
        let moved = self.b.binary(at, BinaryOp::Mul, iterations, stepped.step);
        self.b.binary(at, stepped.op(), stepped.start, moved)
    }

    /// The variable in the lanes of a type: a vector that moves on, or, in bodies with loops and where iterations are
    /// numbered from elsewhere, made of the number of the iteration.
    pub(super) fn of_stepped(&mut self, phi: Value, stepped: Stepped, ty: PType) -> Parts {
        let elem = elem_of(ty);
        let op = POp::Binary(stepped.op());
        let step = self.low(At::Before, stepped.step, elem);
        let lanes = self.b.inst(At::Before, POp::Iota, &[], ty);
        let steps = self.splat(step, ty)[0];
        let product = POp::Binary(BinaryOp::Mul);
        let lanes = self.b.inst(At::Before, product, &[lanes, steps], ty);
        let by = |w: &mut Self, vectors: u32| {
            let lanes = i64::from(vectors * w.s.vf);
            let lanes = w.b.int(At::Before, elem, sign_extend(lanes, elem.bits()));
            let by = w.b.binary(At::Before, BinaryOp::Mul, step, lanes);
            w.splat(by, ty)[0]
        };
        let here = self.s.linear.nested || self.block_number != self.counter;
        let current = match self.left.get(&(phi, elem.bits())) {
            _ if here => {
                let first = self.stepped_at(At::Body, stepped, self.counter);
                let first = self.low(At::Body, first, elem);
                let first = self.b.inst(At::Body, POp::Splat, &[first], ty);
                self.b.inst(At::Body, op, &[first, lanes], ty)
            }
            Some(&left) => self.moving(phi, stepped, (left, ty)),
            None => {
                let first = match self.first {
                    Some(done) => self.stepped_at(At::Before, stepped, done),
                    None => stepped.start,
                };
                let first = self.low(At::Before, first, elem);
                let first = self.b.inst(At::Before, POp::Splat, &[first], ty);
                let init = self.b.inst(At::Before, op, &[first, lanes], ty);
                self.moving(phi, stepped, (init, ty))
            }
        };
        let mut parts = vec![current];
        for u in 1..self.s.uf {
            let by = by(self, u);
            parts.push(self.b.inst(At::Body, op, &[current, by], ty));
        }
        if here {
            self.b.unrolled(&parts);
            return parts;
        }
        let by = by(self, self.s.uf);
        let next = self.b.inst(At::Body, op, &[current, by], ty);
        let later: Parts = parts[1..].iter().copied().chain([next]).collect();
        self.b.unrolled(&later);
        if let Some(carried) = self.carried.iter_mut().find(|c| c.value == current) {
            carried.next = next;
        }
        parts
    }

    /// A vector that is carried around the loop, and begins with `init`; what it gets in the end is not yet known.
    fn moving(&mut self, phi: Value, stepped: Stepped, (init, ty): (PValue, PType)) -> PValue {
        let hint = self.b.values[stepped.start].hint.clone();
        let value = self.b.value(ty, hint);
        self.inductions.insert((phi, elem_of(ty).bits()), value);
        self.carried.push(Carried {
            value,
            init,
            next: value,
        });
        value
    }
}
