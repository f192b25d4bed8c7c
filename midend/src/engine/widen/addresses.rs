//! Loads and stores of bodies with loops: by the shape of the address.

use super::super::mask::{MaskId, Masks};
use super::super::shape::Shape;
use super::{Parts, Widener};
use crate::engine::narrow::Widths;
use crate::engine::sequence::At;
use crate::plan::{Lanes, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, ConvertOp, Inst, Op, Type, Value, ValueDef};
use crate::target::RowOp;

/// Addresses that differ from lane to lane: `base + index * scale` bytes.
struct Indexed {
    /// A pointer, or, where each lane has one of its own, a distance from that.
    base: PValue,
    /// Integers of 32 or 64 bits.
    index: Parts,
    scale: i64,
}

impl Widener<'_> {
    fn element_type(&self, inst: Inst, ty: Type) -> Result<Type, Refusal> {
        match ty {
            Type::I1 => {
                let span = self.s.f.insts[inst].span;
                let what = "truth values of several lanes in memory";
                Err(self.refuse(Reason::UnsupportedType, span, what))
            }
            Type::Ptr => Ok(Type::I64),
            ty => Ok(ty),
        }
    }

    /// Widens a load at its place.
    pub(super) fn region_load(
        &mut self,
        inst: Inst,
        result: Value,
        mask: MaskId,
    ) -> Result<(), Refusal> {
        if self.private_load(inst, result, mask)? || self.interleaved_load(inst)? {
            return Ok(());
        }
        let address = self.s.f.insts[inst].args[0];
        let own = self.s.f.values[result].ty;
        if self.s.shapes.of(result) == Shape::ActiveUniform {
            let at = self.first_lane(address)?;
            let op = POp::Load(Lanes::One);
            let p = self.b.inst(At::Body, op, &[at], PType::Scalar(own));
            self.b.values[p].hint = self.b.values[at].hint.clone();
            self.region.first_lane.insert(result, p);
            return Ok(());
        }
        let elem = self.element_type(inst, own)?;
        let ty = PType::Vector(elem, self.s.vf);
        let on = self.some_on(mask, elem.bits())?;
        let consecutive = self.shape(address) == Shape::Linear(i64::from(elem.bytes()));
        let masked = RowOp::MaskedLoad(Lanes::Consecutive);
        let p = if consecutive && (on.is_none() || self.has(masked, elem)) {
            let mut args = vec![self.first_lane(address)?];
            args.extend(on.map(|on| on[0]));
            let p = self
                .b
                .inst(At::Body, POp::Load(Lanes::Consecutive), &args, ty);
            self.b.values[p].hint = self.b.values[args[0]].hint.clone();
            p
        } else if matches!(self.shape(address), Shape::Uniform | Shape::ActiveUniform) {
            let at = self.first_lane(address)?;
            let p = self.shared(at, own, mask, ty)?;
            self.b.values[p].hint = self.b.values[at].hint.clone();
            p
        } else {
            let at = self.indexed(inst, address, elem)?;
            let p = match consecutive {
                true => self.consecutive((at.base, at.index[0]), mask, ty)?,
                false => self.gathered((at.base, at.index[0]), at.scale, mask, ty)?,
            };
            self.b.values[p].hint = self.b.values[at.base].hint.clone();
            p
        };
        self.vectors.insert((result, elem.bits()), vec![p]);
        Ok(())
    }

    /// Widens a load at its place of elements that lie anywhere, of each lane its own.
    pub(super) fn indirect_load(
        &mut self,
        inst: Inst,
        result: Value,
        mask: MaskId,
    ) -> Result<(), Refusal> {
        let data = &self.s.f.insts[inst];
        let address = data.args[0];
        let shared = match self.s.f.values[address].def {
            ValueDef::Result(by) => {
                let by = &self.s.f.insts[by];
                matches!(by.op, Op::PtrAdd { .. }) && self.s.shapes.is_uniform(by.args[0])
            }
            ValueDef::Param(..) => false,
        };
        if mask != Masks::TRUE || !shared {
            let what = "lanes access memory through pointers of their own, or under a condition";
            return Err(self.refuse(Reason::NonAffine, data.span, what));
        }
        let elem = self.element_type(inst, self.s.f.values[result].ty)?;
        let ty = PType::Vector(elem, self.s.vf);
        let at = self.indexed(inst, address, elem)?;
        let op = POp::Gather { scale: at.scale };
        let hint = self.b.values[at.base].hint.clone();
        let mut parts = Parts::new();
        for index in at.index {
            let p = self.b.inst(At::Body, op, &[at.base, index], ty);
            self.b.values[p].hint = hint.clone();
            parts.push(p);
        }
        self.b.unrolled(&parts);
        self.vectors.insert((result, elem.bits()), parts);
        Ok(())
    }

    /// Widens a store at its place.
    pub(super) fn region_store(&mut self, inst: Inst, mask: MaskId) -> Result<(), Refusal> {
        if self.private_store(inst, mask)? || self.interleaved_store(inst)? {
            return Ok(());
        }
        let &[address, value] = &self.s.f.insts[inst].args[..] else {
            return Err(self.refuse(Reason::Opaque, self.b.span, "a store of nothing"));
        };
        let elem = self.element_type(inst, self.s.f.values[value].ty)?;
        if matches!(self.shape(address), Shape::Uniform | Shape::ActiveUniform) {
            let what = "all lanes write to one place";
            return Err(self.refuse(Reason::MemoryDependence, self.b.span, what));
        }
        let what = self.vector(value, elem.bits())?[0];
        let on = self.some_on(mask, elem.bits())?;
        let consecutive = self.shape(address) == Shape::Linear(i64::from(elem.bytes()));
        let masked = RowOp::MaskedStore(Lanes::Consecutive);
        if consecutive && (on.is_none() || self.has(masked, elem)) {
            let mut args = vec![self.first_lane(address)?, what];
            if self.b.values[what].hint.is_none() {
                let array = self.b.values[args[0]].hint.clone();
                self.b.values[what].hint = array.map(|name| format!("{name}_new"));
            }
            args.extend(on.map(|on| on[0]));
            self.b
                .effect(At::Body, POp::Store(Lanes::Consecutive), &args);
        } else {
            let at = self.indexed(inst, address, elem)?;
            let mut args = vec![at.base, at.index[0], what];
            args.extend(on.map(|on| on[0]));
            self.b
                .effect(At::Body, POp::Scatter { scale: at.scale }, &args);
        }
        Ok(())
    }

    /// An address as a base that all lanes share and an index for each.
    fn indexed(&mut self, inst: Inst, address: Value, elem: Type) -> Result<Indexed, Refusal> {
        let size = i64::from(elem.bytes());
        match self.shape(address) {
            Shape::Uniform | Shape::ActiveUniform => {
                return Ok(Indexed {
                    base: self.first_lane(address)?,
                    index: vec![self.lane_steps(0)?],
                    scale: size,
                });
            }
            Shape::Linear(step) => {
                let (steps, scale) = match step % size {
                    0 => (step / size, size),
                    _ => (step, 1),
                };
                return Ok(Indexed {
                    base: self.first_lane(address)?,
                    index: vec![self.lane_steps(steps)?],
                    scale,
                });
            }
            Shape::Varying if !self.has_base(address) => {
                let pointed = self.pointed(address)?;
                return Ok(Indexed {
                    base: pointed.base,
                    index: pointed.lanes,
                    scale: 1,
                });
            }
            Shape::Varying => {}
        }
        let span = self.s.f.insts[inst].span;
        let unknown = |w: &Self| {
            let what = "lanes access memory through pointers of their own";
            w.refuse(Reason::NonAffine, span, what)
        };
        let ValueDef::Result(by) = self.s.f.values[address].def else {
            return Err(unknown(self));
        };
        let data = &self.s.f.insts[by];
        let ptr = PType::Scalar(Type::Ptr);
        match (&data.op, &data.args[..]) {
            (Op::Field(field), &[record]) => {
                let at = self.indexed(inst, record, elem)?;
                let base = self.b.inst(At::Body, POp::Field(*field), &[at.base], ptr);
                self.b.values[base].hint = self.b.values[at.base].hint.clone();
                Ok(Indexed { base, ..at })
            }
            (Op::PtrAdd { scale }, &[pointer, index]) => {
                let (scale, own) = (*scale, self.shape(pointer));
                let shared = matches!(own, Shape::Uniform | Shape::ActiveUniform);
                let fixed = matches!(self.shape(index), Shape::Uniform | Shape::ActiveUniform);
                if shared {
                    return Ok(Indexed {
                        base: self.first_lane(pointer)?,
                        index: self.index(index)?,
                        scale,
                    });
                }
                let at = self.indexed(inst, pointer, elem)?;
                if fixed {
                    let by = self.first_lane(index)?;
                    let base = self.b.element(At::Body, at.base, by, scale);
                    return Ok(Indexed { base, ..at });
                }
                let outer = self.bytes(&at.index, at.scale);
                let index = self.vector(index, 64)?;
                let inner = self.bytes(&index, scale);
                let ty = PType::Vector(Type::I64, self.s.vf);
                let op = POp::Binary(BinaryOp::Add);
                Ok(Indexed {
                    base: at.base,
                    index: self.map(op, &[&outer, &inner], ty),
                    scale: 1,
                })
            }
            _ => Err(unknown(self)),
        }
    }

    fn lane_steps(&mut self, step: i64) -> Result<PValue, Refusal> {
        let ty = PType::Vector(Type::I32, self.s.vf);
        if i32::try_from(step.saturating_mul(i64::from(self.s.vf))).is_err() {
            let what = "lanes are too far apart in memory";
            return Err(self.refuse(Reason::Stride, self.b.span, what));
        }
        Ok(match step {
            0 => {
                let zero = self.b.int(At::Before, Type::I32, 0);
                self.b.inst(At::Before, POp::Splat, &[zero], ty)
            }
            step => self.lane_numbers(step, Type::I32, ty),
        })
    }

    /// An index, of 32 bits where these say all.
    fn index(&mut self, index: Value) -> Result<Parts, Refusal> {
        let small = match self.s.f.values[index].def {
            ValueDef::Result(inst) => {
                let data = &self.s.f.insts[inst];
                let bits = data
                    .args
                    .first()
                    .map_or(64, |&a| self.s.f.values[a].ty.bits());
                match data.op {
                    Op::Convert(ConvertOp::SExt) => bits <= 32,
                    // As indices, 32 bits are signed.
                    Op::Convert(ConvertOp::ZExt) => {
                        let range = || Widths::range_of(self.s.f, data.args[0]);
                        bits <= 16 || bits <= 32 && range().fits_unsigned(31)
                    }
                    _ => false,
                }
            }
            ValueDef::Param(..) => false,
        };
        self.vector(index, if small { 32 } else { 64 })
    }

    /// Indices in bytes, of 64 bits.
    fn bytes(&mut self, index: &Parts, scale: i64) -> Parts {
        let ty = PType::Vector(Type::I64, self.s.vf);
        let mut index = index.clone();
        if self.b.ty(index[0]) != ty {
            index = self.map(POp::Convert(ConvertOp::SExt), &[&index], ty);
        }
        self.times(&index, scale, ty)
    }

    /// Integers times a constant.
    pub(super) fn times(&mut self, factor: &Parts, by: i64, ty: PType) -> Parts {
        if by == 1 {
            return factor.clone();
        }
        let (op, by) = match by > 0 && by.count_ones() == 1 {
            true => (BinaryOp::Shl, i64::from(by.trailing_zeros())),
            false => (BinaryOp::Mul, by),
        };
        let by = vec![self.splat_int(by, super::elem_of(ty), ty); self.s.uf as usize];
        self.map(POp::Binary(op), &[factor, &by], ty)
    }
}
