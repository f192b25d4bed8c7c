//! Pointers that differ from lane to lane, as vectors of 64-bit integers.
//!
//! Most addresses are those of an object that all lanes share and an index, and stay that
//! ([`super::addresses`]). What is left are pointers that come from memory, from a caller, or by
//! different ways: links of lists and trees, rows of tables of pointers.

use super::{Parts, Widener, elem_of};
use crate::engine::sequence::At;
use crate::engine::shape::Shape;
use crate::plan::{POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, ConvertOp, FieldRef, InstData, Op, Type, Value, ValueDef};

/// An address of each lane's own: what its pointer holds, and a distance in bytes.
pub(super) struct Pointed {
    /// Where the distance comes from.
    pub base: PValue,
    /// Addresses.
    pub lanes: Parts,
}

impl Widener<'_> {
    /// Whether an address is one that lanes share, or step by, and an index.
    pub(super) fn has_base(&self, address: Value) -> bool {
        if self.shape(address) != Shape::Varying {
            return true;
        }
        let ValueDef::Result(inst) = self.s.f.values[address].def else {
            return false;
        };
        let data = &self.s.f.insts[inst];
        match (&data.op, data.args.first()) {
            (Op::Field(_) | Op::PtrAdd { .. }, Some(&from)) => self.has_base(from),
            // A lane's own memory is an array that all share.
            (Op::LocalAddr(_), _) => true,
            _ => false,
        }
    }

    /// An address without such a base.
    pub(super) fn pointed(&mut self, address: Value) -> Result<Pointed, Refusal> {
        let (mut root, mut distance) = (address, 0_i64);
        while let Some((from, bytes, field)) = self.fixed_step(root) {
            self.b.layout.extend(field);
            distance = distance.wrapping_add(bytes);
            root = from;
        }
        let lanes = self.vector(root, 64)?;
        let base = self.b.int(At::Before, Type::I64, distance);
        Ok(Pointed { base, lanes })
    }

    /// The pointer from which one is a constant distance away, and the member that the distance is
    /// that of.
    fn fixed_step(&self, pointer: Value) -> Option<(Value, i64, Option<FieldRef>)> {
        let f = self.s.f;
        let ValueDef::Result(inst) = f.values[pointer].def else {
            return None;
        };
        let data = &f.insts[inst];
        match (&data.op, &data.args[..]) {
            (Op::Field(field), &[record]) => {
                let offset = i64::try_from(f.fields[*field].offset).ok()?;
                Some((record, offset, Some(*field)))
            }
            (Op::PtrAdd { scale }, &[from, index]) => {
                Some((from, f.constant(index)?.wrapping_mul(*scale), None))
            }
            _ => None,
        }
    }

    /// A pointer of each lane that steps from lane to lane, as integers.
    pub(super) fn stepping_pointer(
        &mut self,
        pointer: Value,
        step: i64,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let first = self.first_lane(pointer)?;
        let scalar = PType::Scalar(elem_of(ty));
        let op = POp::Convert(ConvertOp::PtrToInt);
        let first = self.b.inst(At::Body, op, &[first], scalar);
        let first = vec![self.b.inst(At::Body, POp::Splat, &[first], ty)];
        let last = step.saturating_mul(i64::from(self.s.vf));
        // Multiplications of 64 bits are long.
        let lanes = match i32::try_from(last) {
            Ok(_) => {
                let narrow = PType::Vector(Type::I32, self.s.vf);
                let steps = self.lane_numbers(step, Type::I32, narrow);
                let op = POp::Convert(ConvertOp::SExt);
                self.b.inst(At::Before, op, &[steps], ty)
            }
            Err(_) => self.lane_numbers(step, elem_of(ty), ty),
        };
        Ok(self.map(POp::Binary(BinaryOp::Add), &[&first, &vec![lanes]], ty))
    }

    /// A pointer of each lane that is some way from another, as integers.
    pub(super) fn moved_pointer(&mut self, data: &InstData, ty: PType) -> Result<Parts, Refusal> {
        let from = self.vector(data.args[0], 64)?;
        let by = match (&data.op, data.args.get(1)) {
            (Op::PtrAdd { scale }, Some(&index)) => self.scaled(index, *scale, ty)?,
            (Op::Field(field), _) => {
                let offset = self.s.f.fields[*field].offset as i64;
                if offset == 0 {
                    return Ok(from);
                }
                self.b.layout.insert(*field);
                vec![self.splat_int(offset, elem_of(ty), ty); self.s.uf as usize]
            }
            _ => return Err(self.lost()),
        };
        Ok(self.map(POp::Binary(BinaryOp::Add), &[&from, &by], ty))
    }

    /// An index of each lane in bytes.
    fn scaled(&mut self, index: Value, scale: i64, ty: PType) -> Result<Parts, Refusal> {
        let elem = elem_of(ty);
        if !self.s.shapes.is_uniform(index) {
            let index = self.vector(index, 64)?;
            return Ok(self.times(&index, scale, ty));
        }
        if let Some(index) = self.s.f.constant(index) {
            let bytes = self.splat_int(index.wrapping_mul(scale), elem, ty);
            return Ok(vec![bytes; self.s.uf as usize]);
        }
        let index = self.uniform_scalar(index, elem)?;
        let scale = self.b.int(At::Before, elem, scale);
        let bytes = self.b.binary(At::Before, BinaryOp::Mul, index, scale);
        Ok(self.splat(bytes, ty))
    }
}
