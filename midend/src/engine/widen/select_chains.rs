//! Accesses of small arrays that each lane has for itself, element by element; see
//! [`crate::engine::select_chains`].

use super::Widener;
use super::private_memory::Place;
use crate::engine::select_chains::{Update, integer};
use crate::engine::sequence::At;
use crate::plan::{Lanes, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Type, Value};

/// An element of an array.
struct Element {
    /// Its address.
    at: PValue,
    /// The element of all lanes.
    old: PValue,
    /// Lanes whose index it is.
    here: PValue,
}

impl Widener<'_> {
    /// Whether a value is made by the update that it is for.
    pub(super) fn is_part_of_update(&self, value: Value) -> bool {
        self.s
            .select_chains
            .is_some_and(|select_chains| select_chains.is_part(value))
    }

    /// The element of each lane.
    pub(super) fn select_load(
        &mut self,
        place: &Place,
        base: PValue,
        elem: Type,
    ) -> Result<PValue, Refusal> {
        let ty = PType::Vector(elem, self.s.vf);
        let index = self.select_index(place, elem)?;
        let mut found = None;
        for number in 0..place.array.len {
            let e = self.at_element(place, base, index, (elem, number), None);
            found = Some(match found {
                // Lanes that are off may be anywhere, and get what is in the first element.
                Some(other) => self
                    .b
                    .inst(At::Body, POp::Select, &[e.here, e.old, other], ty),
                None => e.old,
            });
        }
        found.ok_or_else(|| self.lost())
    }

    /// Stores to the element of each lane that is on.
    pub(super) fn select_store(
        &mut self,
        place: &Place,
        base: PValue,
        elem: Type,
        on: Option<PValue>,
        what: PValue,
    ) -> Result<(), Refusal> {
        let ty = PType::Vector(elem, self.s.vf);
        let index = self.select_index(place, elem)?;
        for number in 0..place.array.len {
            let e = self.at_element(place, base, index, (elem, number), on);
            let new = [e.here, what, e.old];
            let new = self.b.inst(At::Body, POp::Select, &new, ty);
            self.put(place, &e, new);
        }
        Ok(())
    }

    /// Changes the element of each lane that is on.
    pub(super) fn select_update(
        &mut self,
        place: &Place,
        base: PValue,
        elem: Type,
        on: Option<PValue>,
        update: Update,
    ) -> Result<(), Refusal> {
        let ty = PType::Vector(elem, self.s.vf);
        let index = self.select_index(place, elem)?;
        let one = self.s.f.constant(update.by) == Some(1);
        let counts = match update.op {
            BinaryOp::Add if one => Some(BinaryOp::Sub),
            BinaryOp::Sub if one => Some(BinaryOp::Add),
            _ => None,
        };
        let by = match counts {
            Some(_) => None,
            None => Some(self.vector(update.by, elem.bits())?[0]),
        };
        for number in 0..place.array.len {
            let e = self.at_element(place, base, index, (elem, number), on);
            // All ones, which is -1, where it is changed.
            let convert = POp::Convert(ConvertOp::SExt);
            let here = self.b.inst(At::Body, convert, &[e.here], ty);
            let (op, by) = match (counts, by) {
                (None, Some(by)) => {
                    let and = POp::Binary(BinaryOp::And);
                    (update.op, self.b.inst(At::Body, and, &[by, here], ty))
                }
                (counts, _) => (counts.unwrap_or(update.op), here),
            };
            let new = self.b.inst(At::Body, POp::Binary(op), &[e.old, by], ty);
            self.put(place, &e, new);
        }
        Ok(())
    }

    /// Indices, as integers as wide as the elements. Those of lanes that are on are in range, which is
    /// short enough for any width.
    fn select_index(&mut self, place: &Place, elem: Type) -> Result<PValue, Refusal> {
        let elem = integer(elem).ok_or_else(|| self.lost())?;
        let ty = PType::Vector(elem, self.s.vf);
        let mut sum: Option<PValue> = None;
        for &(value, _) in &place.terms {
            let p = self.vector(value, elem.bits())?[0];
            let add = POp::Binary(BinaryOp::Add);
            sum = Some(match sum {
                Some(sum) => self.b.inst(At::Body, add, &[sum, p], ty),
                None => p,
            });
        }
        let sum = sum.ok_or_else(|| self.lost())?;
        if place.constant == 0 {
            return Ok(sum);
        }
        let by = self.splat_int(place.constant, elem, ty);
        let add = POp::Binary(BinaryOp::Add);
        Ok(self.b.inst(At::Body, add, &[sum, by], ty))
    }

    fn at_element(
        &mut self,
        place: &Place,
        base: PValue,
        index: PValue,
        (elem, number): (Type, u32),
        on: Option<PValue>,
    ) -> Element {
        let vf = self.s.vf;
        let mask = PType::Mask {
            bits: elem.bits(),
            lanes: vf,
        };
        let at = match number {
            0 => base,
            _ => {
                let number = self.b.int(At::Before, Type::I64, number.into());
                let scale = i64::from(elem.bytes() * vf);
                self.b.element(At::Body, base, number, scale)
            }
        };
        let load = POp::Load(Lanes::Consecutive);
        let old = self.b.inst(At::Body, load, &[at], PType::Vector(elem, vf));
        self.b.values[old].hint = Some(self.s.f.vars[place.var].name.clone());
        let int = integer(elem).unwrap_or(Type::I32);
        let which = self.splat_int(number.into(), int, PType::Vector(int, vf));
        let compare = POp::ICmp(IntCC::Eq);
        let mut here = self.b.inst(At::Body, compare, &[index, which], mask);
        if let Some(on) = on {
            let and = POp::Binary(BinaryOp::And);
            here = self.b.inst(At::Body, and, &[here, on], mask);
        }
        Element { at, old, here }
    }

    fn put(&mut self, place: &Place, e: &Element, new: PValue) {
        let name = &self.s.f.vars[place.var].name;
        self.b.values[new].hint = Some(format!("{name}_new"));
        let store = POp::Store(Lanes::Consecutive);
        self.b.effect(At::Body, store, &[e.at, new]);
    }
}
