//! Stores at packed positions: the lanes that are on, one behind the other, and how many they were.

use super::positions::Position;
use super::{At, Parts, Widener};
use crate::analysis::facts::{CarriedValue, MemoryAccess};
use crate::engine::mask::MaskId;
use crate::plan::{Carried, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, Inst, Type, Value};
use crate::target::RowOp;

impl Widener<'_> {
    /// Says that a variable is a packed position.
    pub fn set_packed(&mut self, carried: &CarriedValue, stores: &[Inst]) {
        let init = match self.positions.left.get(&carried.phi) {
            Some(&left) => left,
            None => self.b.int(At::Before, Type::I64, 0),
        };
        let name = &self.s.f.vars[carried.var].name;
        let hint = (!name.is_empty()).then(|| format!("{name}_moved"));
        let position = Position {
            stores: stores.to_vec(),
            begin: self.b.value(PType::Scalar(Type::I64), hint),
            init,
            counts: Parts::new(),
        };
        self.positions.all.insert(carried.phi, position);
    }

    /// Widens a store at a packed position at its place.
    pub(super) fn compress_store(
        &mut self,
        inst: Inst,
        mask: MaskId,
        access: &MemoryAccess,
        elem: Type,
    ) -> Result<(), Refusal> {
        let lacks = |row, elem| !self.has(row, elem);
        let masks_of = Type::int_of_bits(elem.bits()).unwrap_or(elem);
        if lacks(RowOp::CompressStore, elem) || lacks(RowOp::CountOn, masks_of) {
            let detail = format!(
                "a store at a place that moves on in some iterations, and {} has no instructions for it with elements of {} bits",
                self.s.target.name,
                elem.bits()
            );
            return Err(self.refuse(Reason::CarriedScalar, self.b.span, &detail));
        }
        let value = self.s.f.insts[inst].args[1];
        let values = self.vector(value, elem.bits())?;
        let on = self.mask(mask, elem.bits())?;
        let counts = self.counts(inst, &on)?;
        let base = self.base_at(At::Before, access)?;
        for ((&value, &on), &count) in values.iter().zip(&on).zip(&counts) {
            let size = i64::from(access.ty.bytes());
            let address = self.b.element(At::Body, base, count, size);
            self.b
                .effect(At::Body, POp::CompressStore, &[address, value, on]);
        }
        self.loaded.clear();
        Ok(())
    }

    /// Where the vectors of a store begin.
    fn counts(&mut self, inst: Inst, on: &Parts) -> Result<Parts, Refusal> {
        let mut all = self.positions.all.iter();
        let Some((&phi, position)) = all.find(|(_, of)| of.stores.contains(&inst)) else {
            let detail = "a place that moves on in some iterations is not carried";
            return Err(self.refuse(Reason::CarriedScalar, self.b.span, detail));
        };
        if !position.counts.is_empty() {
            return Ok(position.counts.clone());
        }
        let mut counts = vec![position.begin];
        let mut count = position.begin;
        for &on in on {
            let ty = PType::Scalar(Type::I64);
            let more = self.b.inst(At::Body, POp::CountOn, &[on], ty);
            count = self.b.binary(At::Body, BinaryOp::Add, count, more);
            counts.push(count);
        }
        if let Some(position) = self.positions.all.get_mut(&phi) {
            position.counts.clone_from(&counts);
        }
        Ok(counts)
    }

    /// After the body is widened: carries how often a position has moved on.
    pub fn move_on(&mut self, phi: Value) {
        if let Some(position) = self.positions.all.get(&phi)
            && let Some(&next) = position.counts.last()
        {
            self.carried.push(Carried {
                value: position.begin,
                init: position.init,
                next,
            });
        }
    }

    /// How often a position has moved on after the last loop.
    pub fn packed_count(&self, phi: Value) -> Option<PValue> {
        self.positions.all.get(&phi).map(|position| position.begin)
    }
}
