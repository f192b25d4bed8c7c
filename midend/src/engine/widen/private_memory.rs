//! Loads and stores of private memory.

use super::super::mask::{MaskId, Masks};
use super::super::shape::Shape;
use super::{Parts, Widener};
use crate::analysis::private_memory::{PrivateArray, origin};
use crate::engine::sequence::At;
use crate::plan::{First, Lanes, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, Inst, Op, Type, Value, Var};

/// Bytes that the arrays of all lanes may have together: they are on the stack.
const MOST_BYTES: u64 = 1 << 16;

/// Where in an array lanes access it: the sum of these, in elements.
pub(super) struct Place {
    pub var: Var,
    pub array: PrivateArray,
    pub terms: Vec<(Value, i64)>,
    pub constant: i64,
}

/// An address of one element of each lane.
enum Address {
    /// All of the same element.
    Vector(PValue),
    /// Base and indices of elements.
    Indexed(PValue, PValue),
    /// Of all elements in turn.
    SelectChain(PValue),
}

impl Widener<'_> {
    fn private_place(&self, address: Value, elem: Type) -> Option<Place> {
        let f = self.s.f;
        let (var, way) = origin(f, address)?;
        let array = *self.s.private.get(&var)?;
        let size = i64::from(elem.bytes());
        let mut place = Place {
            var,
            array,
            terms: Vec::new(),
            constant: 0,
        };
        for step in way {
            match (&step.op, step.args.get(1)) {
                (Op::PtrAdd { scale }, Some(&index)) => match f.constant(index) {
                    Some(c) => {
                        place.constant = place.constant.wrapping_add(c.wrapping_mul(scale / size))
                    }
                    None => place.terms.push((index, scale / size)),
                },
                (Op::Field(field), _) => place.constant += f.fields[*field].offset as i64 / size,
                _ => return None,
            }
        }
        Some(place)
    }

    /// Widens a load of a lane's own memory; `false`: of other memory.
    pub(super) fn private_load(
        &mut self,
        inst: Inst,
        result: Value,
        mask: MaskId,
    ) -> Result<bool, Refusal> {
        let elem = self.s.f.values[result].ty;
        let Some(place) = self.private_place(self.s.f.insts[inst].args[0], elem) else {
            return Ok(false);
        };
        if self.is_part_of_update(result) {
            return Ok(true);
        }
        let elem = self.private_elem(&place, elem);
        let ty = PType::Vector(elem, self.s.vf);
        let p = match self.private_address(&place, elem, mask)? {
            Address::Vector(at) => self
                .b
                .inst(At::Body, POp::Load(Lanes::Consecutive), &[at], ty),
            Address::Indexed(base, index) => {
                self.gathered((base, index), i64::from(elem.bytes()), mask, ty)?
            }
            Address::SelectChain(base) => self.select_load(&place, base, elem)?,
        };
        self.b.values[p].hint = Some(self.s.f.vars[place.var].name.clone());
        self.vectors.insert((result, elem.bits()), vec![p]);
        Ok(true)
    }

    /// Widens a store to a lane's own memory; `false`: to other memory.
    pub(super) fn private_store(&mut self, inst: Inst, mask: MaskId) -> Result<bool, Refusal> {
        let &[address, value] = &self.s.f.insts[inst].args[..] else {
            return Ok(false);
        };
        let elem = self.s.f.values[value].ty;
        let Some(place) = self.private_place(address, elem) else {
            return Ok(false);
        };
        // The next iteration has another one.
        if !place.array.read {
            return Ok(true);
        }
        let elem = self.private_elem(&place, elem);
        let ty = PType::Vector(elem, self.s.vf);
        let on = self.some_on(mask, elem.bits())?.map(|on| on[0]);
        let at = self.private_address(&place, elem, mask)?;
        let update = self
            .s
            .select_chains
            .and_then(|select_chains| select_chains.update(inst));
        if let (Some(update), &Address::SelectChain(base)) = (update, &at) {
            self.select_update(&place, base, elem, on, update)?;
            return Ok(true);
        }
        let mut what = self.vector(value, elem.bits())?[0];
        match at {
            Address::Vector(at) => {
                // The lanes that are off have this memory for themselves as well.
                if let Some(on) = on {
                    let load = POp::Load(Lanes::Consecutive);
                    let old = self.b.inst(At::Body, load, &[at], ty);
                    what = self.b.inst(At::Body, POp::Select, &[on, what, old], ty);
                }
                self.b
                    .effect(At::Body, POp::Store(Lanes::Consecutive), &[at, what]);
            }
            Address::Indexed(base, index) => {
                let mut args = vec![base, index, what];
                args.extend(on);
                let scale = i64::from(elem.bytes());
                self.b.effect(At::Body, POp::Scatter { scale }, &args);
            }
            Address::SelectChain(base) => self.select_store(&place, base, elem, on, what)?,
        }
        Ok(true)
    }

    fn select_elem(&self, var: Var) -> Option<Type> {
        self.s.select_chains?.elem(var)
    }

    /// Elements of a variable's array in vector code.
    fn private_elem(&self, place: &Place, elem: Type) -> Type {
        match self.select_elem(place.var) {
            Some(narrow) if narrow.bits() != elem.bits() => narrow,
            _ => elem,
        }
    }

    fn private_address(
        &mut self,
        place: &Place,
        elem: Type,
        mask: MaskId,
    ) -> Result<Address, Refusal> {
        let base = self.private_array(place.var, place.array)?;
        let together =
            |&(v, _): &(Value, i64)| matches!(self.shape(v), Shape::Uniform | Shape::ActiveUniform);
        match place.terms.iter().all(together) {
            true => self
                .one_element(place, base, elem, mask)
                .map(Address::Vector),
            false if self.select_elem(place.var).is_some() => Ok(Address::SelectChain(base)),
            false => self
                .elements(place)
                .map(|index| Address::Indexed(base, index)),
        }
    }

    /// The vector of an element on which all lanes agree.
    fn one_element(
        &mut self,
        place: &Place,
        base: PValue,
        elem: Type,
        mask: MaskId,
    ) -> Result<PValue, Refusal> {
        let int = |w: &mut Self, n| w.b.int(At::Before, Type::I64, n);
        let mut index: Option<PValue> = None;
        for &(value, factor) in &place.terms {
            let mut p = self.first_lane(value)?;
            if factor != 1 {
                let factor = int(self, factor);
                p = self.b.binary(At::Body, BinaryOp::Mul, p, factor);
            }
            index = Some(match index {
                Some(sum) => self.b.binary(At::Body, BinaryOp::Add, sum, p),
                None => p,
            });
        }
        let inside = (0..i64::from(place.array.len)).contains(&place.constant);
        let index = match index {
            None if place.constant == 0 => return Ok(base),
            None if inside => int(self, place.constant),
            None => {
                let what = "an element that an array does not have is accessed";
                return Err(self.refuse(Reason::Opaque, self.b.span, what));
            }
            Some(index) => {
                let mut index = index;
                if place.constant != 0 {
                    let by = int(self, place.constant);
                    index = self.b.binary(At::Body, BinaryOp::Add, index, by);
                }
                if mask == Masks::TRUE {
                    index
                } else {
                    // Where no lane comes, the index may be anything.
                    let on = self.lanes_on(mask, elem.bits())?[0];
                    let truth = PType::Scalar(Type::I1);
                    let some = self.b.inst(At::Body, POp::Any, &[on], truth);
                    let zero = int(self, 0);
                    let ty = PType::Scalar(Type::I64);
                    self.b.inst(At::Body, POp::Select, &[some, index, zero], ty)
                }
            }
        };
        let scale = i64::from(elem.bytes() * self.s.vf);
        Ok(self.b.element(At::Body, base, index, scale))
    }

    /// Indices of the elements of all lanes. They are in range where lanes are on, so 32 bits do.
    fn elements(&mut self, place: &Place) -> Result<PValue, Refusal> {
        let ty = PType::Vector(Type::I32, self.s.vf);
        let mut sum: Option<Parts> = None;
        for &(value, factor) in &place.terms {
            let mut p = self.vector(value, 32)?;
            if factor != 1 {
                p = self.times(&p, factor, ty);
            }
            sum = Some(match sum {
                Some(sum) => self.map(POp::Binary(BinaryOp::Add), &[&sum, &p], ty),
                None => p,
            });
        }
        let mut index = sum.unwrap_or_default();
        if place.constant != 0 {
            let by = vec![self.splat_int(place.constant, Type::I32, ty)];
            index = self.map(POp::Binary(BinaryOp::Add), &[&index, &by], ty);
        }
        index = self.times(&index, i64::from(self.s.vf), ty);
        let lanes = vec![self.lane_numbers(1, Type::I32, ty)];
        Ok(self.map(POp::Binary(BinaryOp::Add), &[&index, &lanes], ty)[0])
    }

    /// The array of a variable; made before the loop.
    fn private_array(&mut self, var: Var, array: PrivateArray) -> Result<PValue, Refusal> {
        self.only_in_order()?;
        if let Some(&p) = self.private_arrays.get(&var) {
            return Ok(p);
        }
        let bytes = |a: &PrivateArray| u64::from(a.elem.bytes()) * u64::from(a.len);
        let all: u64 = self.s.private.values().map(bytes).sum();
        if all.saturating_mul(u64::from(self.s.vf)) > MOST_BYTES {
            let what = "the arrays that each iteration has for itself are too large";
            return Err(self.refuse(Reason::Opaque, self.b.span, what));
        }
        let elem = self.select_elem(var).unwrap_or(array.elem);
        let op = POp::Array(elem, array.len * self.s.vf, First::Zeros);
        let p = self.b.inst(At::Before, op, &[], PType::Scalar(Type::Ptr));
        let name = &self.s.f.vars[var].name;
        self.b.values[p].hint = Some(format!("{name}_lanes"));
        self.private_arrays.insert(var, p);
        Ok(p)
    }
}
