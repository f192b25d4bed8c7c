//! Variables that have in each iteration what the one before computed: the vectors of that, each one lane
//! further up, behind the last lane of the vector before.

use super::first_order_variables::Variable;
use super::{At, Parts, Widener};
use crate::analysis::facts::CarriedValue;
use crate::engine::interleave_groups::InterleaveGroup;
use crate::engine::linearize::Step;
use crate::plan::{Carried, POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{ConvertOp, Inst, Op, Type, Value};
use frontend::sorted::SortedSet;

impl Widener<'_> {
    /// Says that a variable has in each iteration what another value was in the one before.
    pub fn set_first_order(&mut self, carried: &CarriedValue) {
        let name = self.s.f.vars[carried.var].name.clone();
        let variable = Variable {
            start: carried.start,
            next: carried.next,
            name: Some(name).filter(|name| !name.is_empty()),
        };
        self.first_order.variables.insert(carried.phi, variable);
    }

    /// Does some loads before all else.
    pub fn load_first(&mut self, loads: &SortedSet<Inst>) -> Result<(), Refusal> {
        let linear = self.s.linear;
        // What is done before the first store.
        let (mut early, mut stored) = (SortedSet::new(), false);
        for step in &linear.steps {
            let Step::Inst { inst, mask } = step else {
                continue;
            };
            let data = &self.s.f.insts[*inst];
            stored |= matches!(data.op, Op::Store(_));
            if !stored {
                early.insert(*inst);
            }
            let wanted = |v: &Value| self.live.contains(v) && !self.s.shapes.is_uniform(*v);
            let Some(result) = data.result.filter(wanted) else {
                continue;
            };
            if !loads.contains(inst) {
                continue;
            }
            self.b.span = data.span;
            if self
                .group_of(*inst)
                .is_some_and(|group| !early.contains(&group.first))
            {
                // Its neighbours would come before these stores as well.
                let detail = "elements that lie apart are read after a store, but needed before it";
                return Err(self.refuse(Reason::Stride, data.span, detail));
            }
            self.load(*inst, result, *mask)?;
            self.first_order.loaded.insert(*inst);
        }
        Ok(())
    }

    fn group_of(&self, inst: Inst) -> Option<&InterleaveGroup> {
        let groups = self.s.interleave_groups?;
        groups.groups.get(groups.of(inst)?)
    }

    /// The variable in lanes of `bits` bits, at most its own.
    pub(super) fn handed_on(
        &mut self,
        phi: Value,
        variable: Variable,
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let Variable { start, next, name } = variable;
        if self.first_order.carried.contains_key(&(phi, bits)) {
            // It is being made, of itself.
            let detail = "a value needs what a variable had in the iteration before";
            return Err(self.refuse(Reason::CarriedScalar, self.b.span, detail));
        }
        let init = self.handed_on_first(phi, start, bits, ty)?;
        let carried = self.b.value(ty, name.clone());
        self.first_order.carried.insert((phi, bits), carried);
        let next = self.vector(next, bits)?;
        let mut before = carried;
        let mut parts = Parts::new();
        for part in next {
            let one = self.b.inst(At::Body, POp::Splice, &[before, part], ty);
            self.b.values[one].hint = name.clone();
            parts.push(one);
            before = part;
        }
        self.b.unrolled(&parts);
        self.carried.push(Carried {
            value: carried,
            init,
            next: before,
        });
        Ok(parts)
    }

    /// A vector whose last lane is what the variable has in the first iteration of the loop.
    fn handed_on_first(
        &mut self,
        phi: Value,
        start: Value,
        bits: u32,
        ty: PType,
    ) -> Result<PValue, Refusal> {
        let (own, elem) = (self.s.f.values[phi].ty, super::elem_of(ty));
        let scalar = match (self.first, self.first_order.left.get(&(phi, bits))) {
            (None, _) => {
                let scalar = self.scalars.get(&mut self.b, At::Before, start)?;
                match elem == own {
                    true => scalar,
                    false => {
                        let op = POp::Convert(ConvertOp::Trunc);
                        self.b.inst(At::Before, op, &[scalar], PType::Scalar(elem))
                    }
                }
            }
            (Some(_), Some(&left)) if self.b.ty(left) == ty => return Ok(left),
            (Some(_), Some(&left)) => self.lane_handed_on(At::Before, left, elem),
            (Some(_), None) => {
                let detail = "the loop before this one has a variable in other lanes";
                return Err(self.refuse(Reason::NoVectorForm, self.b.span, detail));
            }
        };
        Ok(self.b.inst(At::Before, POp::Splat, &[scalar], ty))
    }

    fn lane_handed_on(&mut self, at: At, vector: PValue, elem: Type) -> PValue {
        let last = match self.b.ty(vector) {
            PType::Vector(_, lanes) | PType::Mask { lanes, .. } => lanes - 1,
            PType::Scalar(_) => 0,
        };
        self.b
            .inst(at, POp::Extract(last), &[vector], PType::Scalar(elem))
    }

    /// Width of the lanes that tell what a variable is after the loop: what it gets at the end of an iteration
    /// fits them, for some vector iteration was done then.
    fn width_after(&self, phi: Value, next: Value) -> u32 {
        let own = self.s.f.values[phi].ty.bits();
        let range = self.s.widths.range(self.s.f, next);
        let carried = self.first_order.carried.keys();
        let widths = carried.filter(|(of, _)| *of == phi).map(|(_, bits)| *bits);
        let fitting = widths.filter(|&bits| bits == own || range.fits(bits));
        let natural = self.s.widths.natural(self.s.f, next).min(own);
        fitting.min().unwrap_or(natural)
    }

    /// After the body is widened: carries a variable even if nothing in it needs that.
    pub fn hand_on(&mut self, phi: Value) -> Result<(), Refusal> {
        if let Some(variable) = self.first_order.of(phi) {
            self.vector(phi, self.width_after(phi, variable.next))?;
        }
        Ok(())
    }

    /// What a variable is after the last loop.
    pub fn handed_on_last(&mut self, phi: Value) -> Option<PValue> {
        let Variable { next, name, .. } = self.first_order.of(phi)?;
        let (own, bits) = (self.s.f.values[phi].ty, self.width_after(phi, next));
        let carried = *self.first_order.carried.get(&(phi, bits))?;
        let elem = match own.bits() == bits {
            true => own,
            false => Type::int_of_bits(bits)?,
        };
        let last = self.lane_handed_on(At::After, carried, elem);
        let last = if elem == own {
            last
        } else {
            let unsigned = self.s.widths.range(self.s.f, next).fits_unsigned(bits);
            let op = match unsigned {
                true => ConvertOp::ZExt,
                false => ConvertOp::SExt,
            };
            self.b
                .inst(At::After, POp::Convert(op), &[last], PType::Scalar(own))
        };
        self.b.values[last].hint = name;
        Some(last)
    }
}
