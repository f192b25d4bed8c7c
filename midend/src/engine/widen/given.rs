//! Parameters of a region whose vectors the client says how to make.

use super::{Given, Parts, Widener, elem_of};
use crate::engine::sequence::At;
use crate::plan::{POp, PType, PValue, ZIP_BITS};
use crate::remark::Refusal;
use crate::ssa::build::normal_int;
use crate::ssa::{ConvertOp, Imm, Type, Value};

impl Widener<'_> {
    /// Says how the vector of a parameter is made.
    pub fn give(&mut self, value: Value, given: Given) {
        self.given.insert(value, given);
    }

    /// The vector of a parameter, if it is made in lanes of that width.
    pub(super) fn given(
        &mut self,
        value: Value,
        bits: u32,
        ty: PType,
    ) -> Result<Option<Parts>, Refusal> {
        let own = self.s.f.values[value].ty.bits();
        let Some(given) = self.given.get(&value).cloned() else {
            return Ok(None);
        };
        let made = match given {
            Given::Built(scalars) if bits <= own => {
                let low = scalars
                    .iter()
                    .map(|&scalar| self.low(At::Before, scalar, elem_of(ty)));
                let low: Vec<PValue> = low.collect();
                self.b.inst(At::Before, POp::Build, &low, ty)
            }
            Given::Loaded((address, lanes)) if bits == own => {
                let hint = self.b.values[address].hint.clone();
                let loaded = self.b.inst(At::Body, POp::Load(lanes), &[address], ty);
                self.b.values[loaded].hint = hint;
                loaded
            }
            Given::Moved(from, order) if bits * order.lanes() <= ZIP_BITS => {
                let from = self.vector(from, bits)?;
                return Ok(Some(self.map(POp::Permute(order), &[&from], ty)));
            }
            Given::Zipped(half, [a, b]) if bits == own => {
                let (a, b) = (self.vector(a, bits)?, self.vector(b, bits)?);
                return Ok(Some(self.map(POp::Zip(half), &[&a, &b], ty)));
            }
            Given::Joined(halves) if bits == own => self.b.inst(At::Body, POp::Concat, &halves, ty),
            Given::Built(_)
            | Given::Loaded(..)
            | Given::Moved(..)
            | Given::Zipped(..)
            | Given::Joined(_) => return Ok(None),
        };
        Ok(Some(vec![made]))
    }

    /// A scalar's low bits, as an element of vectors.
    pub(super) fn low(&mut self, at: At, scalar: PValue, elem: Type) -> PValue {
        let PType::Scalar(own) = self.b.ty(scalar) else {
            return scalar;
        };
        if own.is_float() || own.bits() == elem.bits() {
            return scalar;
        }
        match self.b.known_int(scalar) {
            Some(known) => {
                let low = Imm::Int(normal_int(elem, known));
                self.b.constant(At::Before, elem, low)
            }
            None => {
                let op = POp::Convert(ConvertOp::Trunc);
                self.b.inst(at, op, &[scalar], PType::Scalar(elem))
            }
        }
    }
}
