//! Loads and stores.

use super::{At, Parts, Widener};
use crate::analysis::facts::{Extend, LinearForm, MemoryAccess};
use crate::engine::mask::{MaskId, Masks};
use crate::plan::{Lanes, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, ConvertOp, Inst, Type, Value};
use crate::target::RowOp;

impl<'a> Widener<'a> {
    fn access(&self, inst: Inst) -> Result<&'a MemoryAccess, Refusal> {
        let access = self.s.accesses.get(&inst).copied();
        access.ok_or_else(|| {
            let span = self.s.f.insts[inst].span;
            self.refuse(Reason::NonAffine, span, "an access of an unknown address")
        })
    }

    fn lane_type(&self, inst: Inst, access: &MemoryAccess) -> Result<Type, Refusal> {
        match access.ty {
            Type::I1 => {
                let span = self.s.f.insts[inst].span;
                Err(self.refuse(Reason::UnsupportedType, span, "a truth value in memory"))
            }
            Type::Ptr => Ok(Type::I64),
            ty => Ok(ty),
        }
    }

    /// Widens a load at its place.
    pub(super) fn load(&mut self, inst: Inst, result: Value, mask: MaskId) -> Result<(), Refusal> {
        if self.interleaved_load(inst)? {
            return Ok(());
        }
        let access = self.access(inst)?;
        let elem = self.lane_type(inst, access)?;
        let known = self
            .loaded
            .iter()
            .find(|(form, ty, _)| *form == access.address && *ty == access.ty);
        if let Some(&(_, _, value)) = known {
            let parts = self.vector(value, elem.bits())?;
            self.vectors.insert((result, elem.bits()), parts);
            self.same.insert(result, value);
            return Ok(());
        }
        let ahead = self.read_ahead.contains(&inst);
        let unmasked = mask == Masks::TRUE || access.speculable || ahead;
        let block = self.block_of(access).is_some();
        let ty = PType::Vector(elem, self.s.vf);
        let parts = if access.address.iteration == 0 {
            if !unmasked {
                return Err(self.unsafe_access(inst, "a load under a condition"));
            }
            self.load_equal(access, ty)?
        } else {
            let lanes = self.lanes(inst, access)?;
            let addresses = self.address(access)?;
            let hint = self.hint(access);
            let mut masks = None;
            if !unmasked {
                if !self.has(RowOp::MaskedLoad(lanes), elem) {
                    return Err(self.unsafe_access(inst, "a load under a condition"));
                }
                masks = Some(self.mask(mask, elem.bits())?);
            }
            let mut parts = Vec::new();
            for (u, &address) in addresses.iter().enumerate() {
                let mut args = vec![address];
                args.extend(masks.as_ref().map(|m| m[u]));
                let op = match block {
                    true => POp::ReadBlock(lanes),
                    false => POp::Load(lanes),
                };
                let p = self.b.inst(At::Body, op, &args, ty);
                self.b.values[p].hint = hint.clone();
                parts.push(p);
            }
            self.b.unrolled(&parts);
            if block && elem.is_float() && self.s.options.trapping_math {
                parts = self.only_numbers((result, parts), &addresses, lanes);
            }
            parts
        };
        if unmasked {
            let entry = (access.address.clone(), access.ty, result);
            self.loaded.push(entry);
        }
        self.vectors.insert((result, elem.bits()), parts);
        Ok(())
    }

    /// All lanes read one address.
    fn load_equal(&mut self, access: &MemoryAccess, ty: PType) -> Result<Parts, Refusal> {
        let address = self.base(access)?;
        let scalar = PType::Scalar(access.ty);
        let mut p = self
            .b
            .inst(At::Body, POp::Load(Lanes::One), &[address], scalar);
        if access.ty == Type::Ptr {
            let op = POp::Convert(ConvertOp::PtrToInt);
            p = self.b.inst(At::Body, op, &[p], PType::Scalar(Type::I64));
        }
        let splat = self.b.inst(At::Body, POp::Splat, &[p], ty);
        Ok(vec![splat; self.s.uf as usize])
    }

    /// Widens a store at its place.
    pub(super) fn store(&mut self, inst: Inst, mask: MaskId) -> Result<(), Refusal> {
        if self.interleaved_store(inst)? {
            return Ok(());
        }
        let access = self.access(inst)?;
        let elem = self.lane_type(inst, access)?;
        if access.packed {
            return self.compress_store(inst, mask, access, elem);
        }
        let lanes = self.lanes(inst, access)?;
        let value = self.s.f.insts[inst].args[1];
        if mask != Masks::TRUE && !self.has(RowOp::MaskedStore(lanes), elem) {
            return Err(self.unsafe_access(inst, "a store under a condition"));
        }
        let values = self.vector(value, elem.bits())?;
        let addresses = self.address(access)?;
        for (&value, &address) in values.iter().zip(&addresses) {
            if self.b.values[value].hint.is_none() {
                let array = self.b.values[address].hint.clone();
                self.b.values[value].hint = array.map(|name| format!("{name}_new"));
            }
        }
        let masks = if mask == Masks::TRUE {
            None
        } else {
            Some(self.mask(mask, elem.bits())?)
        };
        for (u, &address) in addresses.iter().enumerate() {
            let mut args = vec![address, values[u]];
            args.extend(masks.as_ref().map(|m| m[u]));
            self.b.effect(At::Body, POp::Store(lanes), &args);
        }
        // What was read may have changed.
        self.loaded.clear();
        Ok(())
    }

    fn unsafe_access(&self, inst: Inst, what: &str) -> Refusal {
        let span = self.s.f.insts[inst].span;
        let detail = format!(
            "{what}, and {} has no masked form of it",
            self.s.target.name
        );
        self.refuse(Reason::UnsafeCondition, span, &detail)
    }

    fn lanes(&self, inst: Inst, access: &MemoryAccess) -> Result<Lanes, Refusal> {
        let size = i64::from(access.ty.bytes());
        match access.address.iteration {
            s if s == size => Ok(Lanes::Consecutive),
            s if s == -size => Ok(Lanes::Reversed),
            s => {
                let span = self.s.f.insts[inst].span;
                let detail = format!("addresses step by {s} bytes, elements have {size}");
                Err(self.refuse(Reason::Stride, span, &detail))
            }
        }
    }

    fn hint(&self, access: &MemoryAccess) -> Option<String> {
        let base = self.scalars.known(access.base)?;
        self.b.values[base].hint.clone()
    }

    /// Addresses of the first lanes of all parts of an access.
    pub(super) fn addresses_of(&mut self, inst: Inst) -> Result<Parts, Refusal> {
        let access = self.access(inst)?;
        self.address(access)
    }

    /// Addresses of the first lanes of all parts.
    fn address(&mut self, access: &MemoryAccess) -> Result<Parts, Refusal> {
        let form = &access.address;
        if let Some((_, parts)) = self.addresses.iter().find(|(f, _)| f == form) {
            return Ok(parts.clone());
        }
        let (base, counter) = match self.block_of(access) {
            Some(block) => block,
            None => (self.base(access)?, self.counter),
        };
        let scale = form.iteration;
        let first = self.b.element(At::Body, base, counter, scale);
        let mut parts = vec![first];
        for u in 1..self.s.uf {
            let index = i64::from(u * self.s.vf);
            let index = self.b.int(At::Before, Type::I64, index);
            parts.push(self.b.element(At::Body, first, index, scale));
        }
        self.addresses.push((form.clone(), parts.clone()));
        Ok(parts)
    }

    /// Address of an access in the iteration at hand.
    pub(super) fn address_now(&mut self, access: &MemoryAccess) -> Result<PValue, Refusal> {
        let base = self.base(access)?;
        Ok(match access.address.iteration {
            0 => base,
            scale => self.b.element(At::Body, base, self.counter, scale),
        })
    }

    /// Address of iteration 0.
    fn base(&mut self, access: &MemoryAccess) -> Result<PValue, Refusal> {
        self.base_at(At::Before, access)
    }

    /// The same, made somewhere before the loop.
    pub(super) fn base_at(&mut self, at: At, access: &MemoryAccess) -> Result<PValue, Refusal> {
        let size = element_step(&access.offset);
        let (b, scalars) = (&mut self.b, &mut self.scalars);
        base_address(b, scalars, at, access.base, &access.offset, size).map_err(|mut r| {
            r.span = self.b.span;
            r
        })
    }
}

/// The largest power of two up to 8 that divides every offset.
fn element_step(form: &LinearForm) -> i64 {
    let mut all = form.iteration | form.constant | 8;
    for term in &form.terms {
        all |= term.coefficient;
    }
    1 << all.trailing_zeros().min(3)
}

/// The address at an offset from a base in iteration 0, in steps of `size` bytes, which divides it.
pub fn base_address(
    b: &mut super::Builder,
    scalars: &mut super::Scalars<'_>,
    at: At,
    base: Value,
    offset: &LinearForm,
    size: i64,
) -> Result<PValue, Refusal> {
    let base = scalars.get(b, at, base)?;
    if offset.terms.is_empty() && offset.constant == 0 {
        return Ok(base);
    }
    let index = integer_form(b, scalars, at, offset, size)?;
    Ok(b.element(at, base, index, size))
}

/// Value of a form without a root in iteration 0, divided by `size`.
pub fn integer_form(
    b: &mut super::Builder,
    scalars: &mut super::Scalars<'_>,
    at: At,
    form: &LinearForm,
    size: i64,
) -> Result<PValue, Refusal> {
    let mut sum: Option<PValue> = None;
    for term in &form.terms {
        let mut p = widened(b, scalars, at, term.value, term.extend)?;
        let factor = term.coefficient / size;
        if factor != 1 {
            let factor = b.int(at, Type::I64, factor);
            p = b.binary(at, BinaryOp::Mul, p, factor);
        }
        sum = Some(match sum {
            Some(sum) => b.binary(at, BinaryOp::Add, sum, p),
            None => p,
        });
    }
    let constant = form.constant / size;
    Ok(match sum {
        Some(sum) if constant == 0 => sum,
        Some(sum) => {
            let constant = b.int(at, Type::I64, constant);
            b.binary(at, BinaryOp::Add, sum, constant)
        }
        None => b.int(at, Type::I64, constant),
    })
}

/// A scalar integer as `I64`.
pub fn widened(
    b: &mut super::Builder,
    scalars: &mut super::Scalars<'_>,
    at: At,
    value: Value,
    extend: Extend,
) -> Result<PValue, Refusal> {
    let p = scalars.get(b, at, value)?;
    let op = match (b.ty(p), extend) {
        (PType::Scalar(Type::I64), _) => return Ok(p),
        (PType::Scalar(Type::Ptr), _) => ConvertOp::PtrToInt,
        (_, Extend::Sign) => ConvertOp::SExt,
        (_, Extend::Zero) => ConvertOp::ZExt,
    };
    Ok(b.inst(at, POp::Convert(op), &[p], PType::Scalar(Type::I64)))
}
