//! Calls as calls of vector variants.

use super::{At, Parts, Widener};
use crate::engine::mask::Masks;
use crate::engine::shape::Shape;
use crate::plan::{POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{Callee, Inst, Type, Value, VariantInfo};
use frontend::pragma_spec::abi::{Isa, NameParamKind, NameStep, OfLinear};

impl Widener<'_> {
    /// Calls a function that does nothing but compute, where its result is needed: what lanes that
    /// are off get is harmless.
    pub(super) fn lane_call(&mut self, inst: Inst, callee: Callee) -> Result<Parts, Refusal> {
        let span = self.s.f.insts[inst].span;
        let nothing = self.refuse(Reason::Call, span, "a function without a result is called");
        self.variant_call(inst, callee)?.ok_or(nothing)
    }

    /// Calls a function that may access memory, at its place.
    pub(super) fn lane_call_here(&mut self, inst: Inst, callee: Callee) -> Result<(), Refusal> {
        self.only_in_order()?;
        let parts = self.variant_call(inst, callee)?;
        if let (Some(result), Some(parts)) = (self.s.f.insts[inst].result, parts) {
            let bits = self.s.f.values[result].ty.bits();
            self.vectors.insert((result, bits), parts);
        }
        Ok(())
    }

    /// The calls, and the vectors of their results.
    fn variant_call(&mut self, inst: Inst, callee: Callee) -> Result<Option<Parts>, Refusal> {
        let info = &self.s.f.callees[callee];
        if info.variants.is_empty() {
            return self.call_each(inst, callee);
        }
        let mask = self.s.linear.mask_of(inst);
        let all_on = mask == Masks::TRUE && self.region.all_on();
        let args = &self.s.f.insts[inst].args;
        let index = match self.choose_variant(inst, callee, all_on) {
            Ok(index) => index,
            // A variant that calls itself has the function itself in sight.
            Err(_) if info.name == self.s.f.name => return self.call_each(inst, callee),
            Err(refusal) => return Err(refusal),
        };
        let variant = &info.variants[index];
        let lanes = variant.lanes().unwrap_or(self.s.vf);
        let masked = variant.name.masked;
        let some_off = !(all_on || masked);
        // Beside a harmless argument, no constant does harm.
        let varies = args.iter().any(|&arg| !self.s.f.is_constant(arg));
        let mut operands: Vec<Parts> = Vec::new();
        for (&arg, param) in args.iter().zip(&variant.name.params) {
            operands.push(match param.kind {
                NameParamKind::Vector => {
                    let parts = self.vector(arg, self.s.f.values[arg].ty.bits())?;
                    match info.idle {
                        Some(idle) if some_off && !(varies && self.s.f.is_constant(arg)) => {
                            let ty = self.b.ty(parts[0]);
                            let bits = self.s.f.values[arg].ty.bits();
                            self.guard(mask, &parts, idle, bits, ty)?
                        }
                        _ => parts,
                    }
                }
                NameParamKind::Uniform | NameParamKind::Linear { .. } => {
                    vec![self.first_lane(arg)?; self.s.uf as usize]
                }
            });
        }
        if masked {
            let bits = info.mask_bits(variant);
            operands.push(self.lanes_on(mask, bits)?);
        }
        let op = POp::Variant {
            callee,
            variant: index as u32,
            times: self.s.vf / lanes,
            price: variant.price(),
        };
        let Some(result) = info.ret else {
            for u in 0..self.s.uf as usize {
                let args: Vec<PValue> = operands.iter().map(|parts| parts[u]).collect();
                self.b.effect(At::Body, op, &args);
            }
            return Ok(None);
        };
        let elem = if result == Type::Ptr {
            Type::I64
        } else {
            result
        };
        let operands: Vec<&Parts> = operands.iter().collect();
        Ok(Some(self.map(
            op,
            &operands,
            PType::Vector(elem, self.s.vf),
        )))
    }

    /// Has each lane call a function for itself.
    fn call_each(&mut self, inst: Inst, callee: Callee) -> Result<Option<Parts>, Refusal> {
        let lanes = self.s.vf;
        let mut operands = Vec::new();
        for &arg in &self.s.f.insts[inst].args {
            operands.push(match self.shape(arg) {
                Shape::Uniform | Shape::ActiveUniform => self.first_lane(arg)?,
                Shape::Linear(_) | Shape::Varying => {
                    self.vector(arg, self.s.f.values[arg].ty.bits())?[0]
                }
            });
        }
        let on = self.some_on(self.s.linear.mask_of(inst), self.mask_bits())?;
        operands.extend(on.map(|on| on[0]));
        let op = POp::CallEach { callee, lanes };
        let Some(ret) = self.s.f.callees[callee].ret else {
            self.b.effect(At::Body, op, &operands);
            return Ok(None);
        };
        let elem = if ret == Type::Ptr { Type::I64 } else { ret };
        let ty = PType::Vector(elem, lanes);
        Ok(Some(vec![self.b.inst(At::Body, op, &operands, ty)]))
    }

    /// The variant that does most in one call.
    fn choose_variant(&self, inst: Inst, callee: Callee, all_on: bool) -> Result<usize, Refusal> {
        let info = &self.s.f.callees[callee];
        let args = &self.s.f.insts[inst].args;
        let refuse = |what: &str| {
            let detail = format!("`{}` {what}", info.name);
            Err(self.refuse(Reason::Call, self.s.f.insts[inst].span, &detail))
        };
        let Some(best) = self.s.target.variants else {
            return refuse("is called, and vector variants are not called on this target");
        };
        let here = |variant: &VariantInfo| {
            let lanes = variant
                .lanes()
                .filter(|lanes| self.s.vf.is_multiple_of(*lanes));
            let name = &variant.name;
            let mask = !name.masked || (name.isa == Isa::Avx512) == best.bit_masks;
            name.isa <= best.isa && mask && lanes.is_some()
        };
        let fits = |variant: &VariantInfo| {
            let mut params = args.iter().zip(&variant.name.params);
            params
                .all(|(&arg, param)| param.alignment.is_none() && self.agrees_with(arg, param.kind))
        };
        let may_be_off =
            |variant: &VariantInfo| all_on || variant.name.masked || info.idle.is_some();
        let all: Vec<(usize, &VariantInfo)> = info.variants.iter().enumerate().collect();
        let here: Vec<(usize, &VariantInfo)> = all
            .into_iter()
            .filter(|(_, variant)| here(variant))
            .collect();
        if here.is_empty() {
            return refuse(&format!(
                "has no vector variant for {} of {} lanes or a part of them",
                self.s.target.name, self.s.vf
            ));
        }
        let fitting: Vec<(usize, &VariantInfo)> = here
            .into_iter()
            .filter(|(_, variant)| fits(variant))
            .collect();
        if fitting.is_empty() {
            return refuse(
                "has no vector variant for arguments that differ like this from lane to lane",
            );
        }
        let fitting = fitting
            .into_iter()
            .filter(|(_, variant)| may_be_off(variant));
        let rank = |variant: &VariantInfo| {
            let scalars = variant.name.params.iter();
            let scalars = scalars.filter(|param| param.kind != NameParamKind::Vector);
            let needless = variant.name.masked && all_on;
            (
                variant.lanes(),
                variant.name.isa,
                !needless,
                scalars.count(),
            )
        };
        match fitting.max_by_key(|(_, variant)| rank(variant)) {
            Some((index, _)) => Ok(index),
            None => refuse("is called under a condition, and has no vector variant with a mask"),
        }
    }

    /// Whether an argument differs from lane to lane as a variant expects.
    fn agrees_with(&self, arg: Value, kind: NameParamKind) -> bool {
        match kind {
            NameParamKind::Vector => self.s.f.values[arg].ty != Type::I1,
            NameParamKind::Uniform => {
                matches!(self.shape(arg), Shape::Uniform | Shape::ActiveUniform)
            }
            NameParamKind::Linear {
                passed: OfLinear::Value,
                step: NameStep::Constant(step),
            } => self.shape(arg) == Shape::Linear(step),
            NameParamKind::Linear { .. } => false,
        }
    }
}
