//! Where the lanes of memory accesses lie.

use super::{Machine, malformed};
use crate::plan::{Lanes, PInst};
use crate::ssa::eval::{self, Trap};
use crate::ssa::{ConvertOp, Type};

impl Machine<'_> {
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
