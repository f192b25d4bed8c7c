//! Bodies with loops inside: values are made where they stand, for the lanes that are there.
//!
//! A loop inside becomes a loop of the plan that runs while some lane goes on. What lanes leave it
//! with is kept as they leave (the values that are used after it, and through which exit they left);
//! everything else may be anything in lanes that are off, so most of the body needs no masks.

mod inner;
mod iterations;
mod last_lane;
mod scalar_lane;
pub(super) mod scope;

use super::super::linearize::{Sources, Step};
use super::super::mask::{Mask, MaskId, Masks};
use super::super::scalars;
use super::super::shape::Shape;
use super::uses::Uses;
use super::{Parts, Widener};
use crate::engine::sequence::At;
use crate::plan::{POp, PType, PValue};
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, ConvertOp, IntCC, Op, Type, Value};
use frontend::sorted::SortedSet;

impl Widener<'_> {
    /// Shape of a value where the widener is.
    pub(super) fn shape(&self, value: Value) -> Shape {
        match self.s.shapes.of(value) {
            Shape::Uniform => Shape::Uniform,
            _ if self.region.temporally_divergent.contains(&value) => Shape::Varying,
            Shape::Linear(_) if self.is_regrouped() => Shape::Varying,
            shape => shape,
        }
    }

    /// Whether there is nothing of a value but what is kept of it.
    pub(super) fn is_gone(&self, value: Value) -> bool {
        self.region.exited.contains(&value) || self.is_foreign(value)
    }

    /// A value of which only its own width is known, in lanes of another.
    pub(super) fn kept(&mut self, value: Value, bits: u32, ty: PType) -> Result<Parts, Refusal> {
        let known = self.s.f.values[value].ty.bits();
        match bits == known {
            true => Err(self.lost()),
            false => self.resize_from(known, value, bits, ty),
        }
    }

    /// Sets the scalar of the first lane of a value that steps from lane to lane.
    pub fn set_first_lane(&mut self, value: Value, first: PValue) {
        self.hold(value, first, true);
    }

    /// Sets the lanes that are on from the beginning, in a mask for elements of `bits` bits.
    pub fn set_on(&mut self, on: PValue, bits: u32) {
        let parts = self.resize_mask(vec![on], bits, self.mask_bits());
        self.set_active(Some((self.mask_bits(), parts[0])));
    }

    /// Says which lanes are on in a loop that ends with iteration `end`: all of them, or those of iterations before it.
    pub fn begin_lanes(&mut self, end: PValue) {
        if !self.s.masked {
            return;
        }
        let bits = self.mask_bits();
        let elem = Type::int_of_bits(bits).unwrap_or(Type::I32);
        let vector = PType::Vector(elem, self.s.vf);
        let left = self.left_before(end, elem);
        let left = self.b.inst(At::Body, POp::Splat, &[left], vector);
        let numbers = self.lane_numbers(1, elem, vector);
        let ty = self.mask_type(bits);
        let op = POp::ICmp(IntCC::Slt);
        let on = self.b.inst(At::Body, op, &[numbers, left], ty);
        self.b.values[on].hint = Some("active".to_string());
        self.set_active(Some((bits, on)));
    }

    /// How many iterations are left before `end`, which may be more than there are lanes.
    fn left_before(&mut self, end: PValue, elem: Type) -> PValue {
        let bounds = [self.first, Some(end)].map(|bound| self.b.known_int(bound?));
        let known = bounds[0].zip(bounds[1]).map(|(first, end)| end - first);
        if let Some(left) = known.filter(|left| (1..i64::from(self.s.vf)).contains(left)) {
            return self.b.int(At::Body, elem, left);
        }
        let mut left = self.b.binary(At::Body, BinaryOp::Sub, end, self.counter);
        if elem != Type::I64 {
            let op = POp::Convert(ConvertOp::Trunc);
            left = self.b.inst(At::Body, op, &[left], PType::Scalar(elem));
        }
        self.b.values[left].hint = Some("left".to_string());
        left
    }

    /// `new` in lanes that are on, and `old` in the others.
    pub fn where_on(&mut self, new: Parts, old: &Parts) -> Parts {
        let ty = self.b.ty(new[0]);
        let bits = match ty {
            PType::Vector(elem, _) => elem.bits(),
            PType::Scalar(_) | PType::Mask { .. } => return new,
        };
        match self.active(bits) {
            Some(on) => self.map(POp::Select, &[&on, &new, old], ty),
            None => new,
        }
    }

    /// Names a value of the plan like the variable that it is for, unless it has a name.
    pub(super) fn name(&mut self, p: PValue, value: Value) {
        let hint = &mut self.b.values[p].hint;
        if hint.is_none() {
            hint.clone_from(&self.s.f.values[value].hint);
        }
    }

    /// Widens a body with loops.
    pub(super) fn region(&mut self) -> Result<(), Refusal> {
        let linear = self.s.linear;
        let mut used = SortedSet::new();
        let mut inside = Uses {
            linear,
            f: self.s.f,
            except_in: None,
            except: &SortedSet::new(),
            found: &mut used,
            exits: &mut SortedSet::new(),
        };
        linear.loops.iter().for_each(|l| inside.body(l));
        linear
            .branches
            .iter()
            .for_each(|branch| inside.steps(&branch.steps));
        self.region.for_loops = used;
        match self.s.group.filter(|lanes| *lanes < self.s.vf) {
            Some(lanes) => self.in_pieces(lanes),
            None => self.region_steps(&linear.steps),
        }
    }

    pub(super) fn region_steps(&mut self, steps: &[Step]) -> Result<(), Refusal> {
        for step in steps {
            match step {
                Step::Join { param, sources } => match self.region.merged.remove(param) {
                    Some(rest) => self.merge_rest(*param, &rest)?,
                    None if self.region.partial.contains(param) => {
                        let part = self.of_sources(sources, self.s.f.values[*param].ty)?;
                        self.hold(*param, part[0], false);
                    }
                    None => self.made_here(*param)?,
                },
                Step::Loop(number) => self.inner_loop(*number)?,
                Step::Exit(place) => self.exit_branch(*place)?,
                Step::Branch(number) => self.superword_branch(*number)?,
                Step::Inst { inst, mask } => {
                    let data = &self.s.f.insts[*inst];
                    self.b.span = data.span;
                    if let Some(ordered) = self.s.ordered.get(inst).copied() {
                        self.accumulate(&ordered, *mask)?;
                        continue;
                    }
                    match (&data.op, data.result) {
                        (Op::Store(_), _) => self.region_store(*inst, *mask)?,
                        (Op::Load(_), Some(result)) => self.region_load(*inst, result, *mask)?,
                        (Op::Call(_) | Op::Opaque(_), _) => {
                            let what = "an operation that is not modelled";
                            return Err(self.refuse(Reason::Opaque, data.span, what));
                        }
                        (Op::LaneCall(callee), _) if self.s.f.callees[*callee].idle.is_none() => {
                            self.lane_call_here(*inst, *callee)?;
                        }
                        (_, Some(result)) => self.made_here(result)?,
                        (_, None) => {}
                    }
                    if *mask == Masks::TRUE {
                        self.note_bounds(*inst);
                    }
                }
            }
        }
        Ok(())
    }

    /// Values that loops or branches after this use are made now, while what they are made of is there.
    fn made_here(&mut self, value: Value) -> Result<(), Refusal> {
        let is_needed = self.region.for_loops.contains(&value) && !self.is_part_of_update(value);
        if !is_needed || self.shape(value) == Shape::Uniform {
            return Ok(());
        }
        let ty = self.s.f.values[value].ty;
        match (self.shape(value), ty) {
            (Shape::ActiveUniform | Shape::Linear(_), _) => self.first_lane(value).map(|_| ()),
            // An index is made instead.
            (_, Type::Ptr) if self.has_base(value) => Ok(()),
            (_, Type::I1) => self.truth(value, self.mask_bits()).map(|_| ()),
            (_, ty) => self.vector(value, ty.bits()).map(|_| ()),
        }
    }

    /// Width of masks that are kept.
    pub(super) fn mask_bits(&self) -> u32 {
        self.s.mask_bits
    }

    /// Lanes that are on: those of a mask that do the iteration at hand.
    pub(super) fn lanes_on(&mut self, mask: MaskId, bits: u32) -> Result<Parts, Refusal> {
        let Some(active) = self.active(bits) else {
            return self.packed_mask(mask, bits);
        };
        if mask == Masks::TRUE {
            return Ok(active);
        }
        let key = (mask, active[0], u64::MAX);
        if let Some(parts) = self.harmless.get(&key) {
            return Ok(parts.clone());
        }
        let base = self.mask_bits();
        let both = match bits < base {
            true => {
                let both = self.lanes_on(mask, base)?;
                self.resize_mask(both, base, bits)
            }
            false => {
                let (known, on) = match *self.s.linear.masks.get(mask) {
                    Mask::And(a, b)
                        if !self.masks.contains_key(&(mask, bits))
                            && self.extends(a, active[0], bits) =>
                    {
                        (self.lanes_on(a, bits)?, b)
                    }
                    _ => (active, mask),
                };
                let on = self.mask(on, bits)?;
                let ty = self.mask_type(bits);
                self.map(POp::Binary(BinaryOp::And), &[&known, &on], ty)
            }
        };
        self.harmless.insert(key, both.clone());
        Ok(both)
    }

    /// Whether the lanes on in a mask are best told from those that are known to be on in a part of it.
    fn extends(&self, mask: MaskId, active: PValue, bits: u32) -> bool {
        let part = match *self.s.linear.masks.get(mask) {
            Mask::And(a, _) => a,
            _ => mask,
        };
        let known = |m: MaskId| self.harmless.contains_key(&(m, active, u64::MAX));
        bits >= self.mask_bits()
            && (known(mask) || (part != mask && self.extends(part, active, bits)))
    }

    /// A mask for elements of `bits` bits; what is compared is mostly wider, so that for narrow ones
    /// the whole is packed and not each comparison.
    fn packed_mask(&mut self, mask: MaskId, bits: u32) -> Result<Parts, Refusal> {
        let base = self.mask_bits();
        if bits >= base || mask == Masks::TRUE || self.masks.contains_key(&(mask, bits)) {
            return self.mask(mask, bits);
        }
        let whole = self.mask(mask, base)?;
        let parts = self.resize_mask(whole, base, bits);
        self.masks.insert((mask, bits), parts.clone());
        Ok(parts)
    }

    /// [`Widener::lanes_on`], or nothing if that is all lanes.
    pub(super) fn some_on(&mut self, mask: MaskId, bits: u32) -> Result<Option<Parts>, Refusal> {
        if mask == Masks::TRUE && self.region.all_on() {
            return Ok(None);
        }
        self.lanes_on(mask, bits).map(Some)
    }

    pub(super) fn active(&mut self, bits: u32) -> Option<Parts> {
        let (base, value) = self.region.base?;
        if let Some(parts) = self.region.active.get(&bits) {
            return Some(parts.clone());
        }
        let parts = self.resize_mask(vec![value], base, bits);
        self.region.active.insert(bits, parts.clone());
        Some(parts)
    }

    /// Lanes that left a loop through an exit.
    pub(super) fn exit_mask(
        &mut self,
        number: u32,
        exit: u32,
        bits: u32,
    ) -> Result<Parts, Refusal> {
        let Some(&(base, value)) = self.region.exits.get(&(number, exit)) else {
            let what = "lanes leave a loop that is not left yet";
            return Err(self.refuse(Reason::Opaque, self.b.span, what));
        };
        Ok(self.resize_mask(vec![value], base, bits))
    }

    /// A value that is the same in all lanes as vectors.
    pub(super) fn same_in_all(
        &mut self,
        value: Value,
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let mut scalar = self.first_lane(value)?;
        let own = self.s.f.values[value].ty;
        let elem = super::elem_of(ty);
        if own != elem {
            let op = match own {
                Type::Ptr => ConvertOp::PtrToInt,
                _ if bits < own.bits() => ConvertOp::Trunc,
                _ => self.s.widths.extension(self.s.f, value),
            };
            scalar = self
                .b
                .inst(At::Body, POp::Convert(op), &[scalar], PType::Scalar(elem));
        }
        Ok(vec![self.b.inst(At::Body, POp::Splat, &[scalar], ty)])
    }

    /// An integer induction of the region where it is needed.
    pub(super) fn induction_here(
        &mut self,
        phi: Value,
        step: i64,
        bits: u32,
        ty: PType,
    ) -> Result<Parts, Refusal> {
        let own = self.s.f.values[phi].ty;
        let elem = super::elem_of(ty);
        if !own.is_int() || bits > own.bits() {
            let from = self.vector(phi, own.bits())?;
            let op = ConvertOp::SExt;
            return Ok(self.map(POp::Convert(op), &[&from], ty));
        }
        let mut scalar = self.first_lane(phi)?;
        if elem != own {
            let op = POp::Convert(ConvertOp::Trunc);
            scalar = self.b.inst(At::Body, op, &[scalar], PType::Scalar(elem));
        }
        let first = self.b.inst(At::Body, POp::Splat, &[scalar], ty);
        let mut parts = Parts::new();
        for u in 0..self.s.uf {
            let mut lanes = self.lane_numbers(step, elem, ty);
            if u > 0 {
                let by = i64::from(u * self.s.vf).wrapping_mul(step);
                let by = self.splat_int(by, elem, ty);
                let sum = POp::Binary(BinaryOp::Add);
                lanes = self.b.inst(At::Before, sum, &[lanes, by], ty);
            }
            let sum = POp::Binary(BinaryOp::Add);
            parts.push(self.b.inst(At::Body, sum, &[first, lanes], ty));
        }
        self.b.unrolled(&parts);
        Ok(parts)
    }

    /// 0, `step`, twice `step`, …
    pub(super) fn lane_numbers(&mut self, step: i64, elem: Type, ty: PType) -> PValue {
        if let Some(&p) = self.region.numbers.get(&(step, ty)) {
            return p;
        }
        let lanes = self.b.inst(At::Before, POp::Iota, &[], ty);
        let p = self.scale(lanes, step, elem, ty);
        self.region.numbers.insert((step, ty), p);
        p
    }

    /// The value of the source whose mask is on, in lanes of its own width.
    pub(super) fn of_sources(&mut self, sources: &Sources, ty: Type) -> Result<Parts, Refusal> {
        if ty == Type::I1 {
            return self.joined_truth(sources, self.mask_bits());
        }
        let vector = self.carried_type(ty)?;
        self.joined(sources, ty.bits(), vector)
    }

    /// The vector type of what is carried around a loop inside.
    pub(super) fn carried_type(&self, ty: Type) -> Result<PType, Refusal> {
        match ty {
            Type::Ptr => Ok(PType::Vector(Type::I64, self.s.vf)),
            Type::I1 => Ok(self.mask_type(self.mask_bits())),
            ty => Ok(PType::Vector(ty, self.s.vf)),
        }
    }

    /// Remembers a value in all forms that it is looked for in.
    pub(super) fn hold(&mut self, value: Value, p: PValue, scalar: bool) {
        let ty = self.s.f.values[value].ty;
        if scalar {
            self.region.first_lane.insert(value, p);
        } else if ty == Type::I1 {
            let bits = self.mask_bits();
            self.truths.insert((value, bits), vec![p]);
        } else {
            self.vectors.insert((value, ty.bits()), vec![p]);
        }
    }

    pub(super) fn zero_of(&mut self, ty: PType) -> PValue {
        match ty {
            PType::Scalar(ty) => scalars::zero(&mut self.b, At::Before, ty),
            PType::Vector(elem, _) => {
                let zero = scalars::zero(&mut self.b, At::Before, elem);
                self.splat(zero, ty)[0]
            }
            PType::Mask { .. } => {
                let off = self.b.int(At::Before, Type::I1, 0);
                self.splat(off, ty)[0]
            }
        }
    }

    /// A value for what a loop leaves of a value of its body, and what it begins with.
    pub(super) fn out_of_loop(&mut self, of: PValue) -> (PValue, PValue) {
        let data = self.b.values[of].clone();
        let init = self.zero_of(data.ty);
        (self.b.value(data.ty, data.hint), init)
    }

    /// A value as it is at the end of an iteration.
    pub(super) fn now(&mut self, value: Value, scalar: bool) -> Result<PValue, Refusal> {
        let ty = self.s.f.values[value].ty;
        match (scalar, ty) {
            (true, _) => self.first_lane(value),
            (false, Type::I1) => Ok(self.truth(value, self.mask_bits())?[0]),
            (false, ty) => {
                self.carried_type(ty)?;
                Ok(self.vector(value, ty.bits())?[0])
            }
        }
    }

    pub(super) fn set_active(&mut self, base: Option<(u32, PValue)>) {
        self.region.base = base;
        self.region.active.clear();
        self.region.inactive.clear();
        self.region.compared.clear();
        if let Some((bits, value)) = base {
            self.region.active.insert(bits, vec![value]);
        }
    }
}
