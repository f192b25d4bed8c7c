//! Where the lanes of memory accesses lie, and what is read there.

use super::{Machine, malformed};
use crate::plan::{Lanes, PInst, PValue};
use crate::ssa::eval::{self, Trap};
use crate::ssa::{ConvertOp, Type};

/// What is read of memory that is in no object.
const ANYTHING: u64 = 0xa5;

impl Machine<'_> {
    /// What is read at some places; lanes that are off are 0.
    pub(super) fn read(&self, ty: Type, places: Vec<Option<u64>>) -> Result<Vec<u64>, Trap> {
        let load = |address: Option<u64>| match address {
            Some(address) => self.memory.load(ty, address),
            None => Ok(0),
        };
        places.into_iter().map(load).collect()
    }

    /// What is read of a block, of which only that in objects can be told.
    pub(super) fn read_block(
        &self,
        inst: &PInst,
        how: Lanes,
        ty: Type,
        count: usize,
    ) -> Result<Vec<u64>, Trap> {
        let places = self.addresses(inst, how, ty, count, 1)?;
        let load = |address: u64| self.memory.load(ty, address).unwrap_or(ANYTHING);
        Ok(places.into_iter().flatten().map(load).collect())
    }

    /// Where each lane lies; `None` for lanes that are off.
    pub(super) fn addresses(
        &self,
        inst: &PInst,
        how: Lanes,
        ty: Type,
        count: usize,
        mask: usize,
    ) -> Result<Vec<Option<u64>>, Trap> {
        let base = inst.args.first().ok_or_else(|| malformed("no address"))?;
        let base = self.scalar(*base)?;
        let active = match inst.args.get(mask) {
            Some(&mask) => Some(self.lanes(mask)?),
            None => None,
        };
        let size = match how {
            Lanes::One | Lanes::Consecutive => u64::from(ty.bytes()),
            Lanes::Reversed => u64::from(ty.bytes()).wrapping_neg(),
        };
        // An address that wraps is in no object.
        Ok((0..count)
            .map(|k| {
                let on = active.is_none_or(|m| m.get(k).is_some_and(|&bit| bit != 0));
                on.then(|| base.wrapping_add(size.wrapping_mul(k as u64)))
            })
            .collect())
    }

    /// Where each lane of a compress store lies; `None` for lanes that are off.
    pub(super) fn compressed(&self, inst: &PInst) -> Result<Vec<Option<u64>>, Trap> {
        let &[base, value, mask] = &inst.args[..] else {
            return Err(malformed("operands of a compress store"));
        };
        let (ty, _) = self.shape(value)?;
        let mut next = self.scalar(base)?;
        let mut place = |on: &u64| {
            let place = (*on != 0).then_some(next);
            next = next.wrapping_add(place.map_or(0, |_| ty.bytes().into()));
            place
        };
        Ok(self.lanes(mask)?.iter().map(&mut place).collect())
    }

    /// Stores the lanes of a vector, each in its place if it has one.
    pub(super) fn store_lanes(
        &mut self,
        value: PValue,
        places: Vec<Option<u64>>,
    ) -> Result<(), Trap> {
        let (ty, _) = self.shape(value)?;
        let lanes = self.lanes(value)?.to_vec();
        for (place, bits) in places.into_iter().zip(lanes) {
            if let Some(address) = place {
                self.memory.store(ty, address, bits)?;
            }
        }
        Ok(())
    }

    /// Where each lane of a gather or scatter lies; `None` for lanes that are off.
    pub(super) fn indexed(
        &self,
        inst: &PInst,
        scale: i64,
        count: usize,
        mask: usize,
    ) -> Result<Vec<Option<u64>>, Trap> {
        let &[base, index, ..] = &inst.args[..] else {
            return Err(malformed("no address"));
        };
        let (base, (ty, _)) = (self.scalar(base)?, self.shape(index)?);
        let index = self.lanes(index)?;
        let active = match inst.args.get(mask) {
            Some(&mask) => Some(self.lanes(mask)?),
            None => None,
        };
        if index.len() != count {
            return Err(malformed("operands of different lanes"));
        }
        let address = |(k, &index): (usize, &u64)| {
            if active.is_some_and(|m| m.get(k).is_none_or(|&bit| bit == 0)) {
                return Ok(None);
            }
            let index = match ty {
                Type::I64 => index,
                _ => eval::convert(ConvertOp::SExt, ty, Type::I64, index)?,
            };
            let offset = (index as i64).checked_mul(scale).ok_or(Trap::Overflow)?;
            let address = base.checked_add_signed(offset);
            address.ok_or(Trap::Overflow).map(Some)
        };
        index.iter().enumerate().map(address).collect()
    }
}
