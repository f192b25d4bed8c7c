//! Gathers of which some lanes are off, and what several lanes read in one place.
//!
//! Where the target takes lanes out one by one, a mask costs a branch for each of them. Mostly all lanes
//! are on, which is asked once. Otherwise lanes that are off read what some other lane reads: of their
//! indices the largest unsigned one is that of a lane that is on.

use super::super::mask::{MaskId, Masks};
use super::{Widener, elem_of};
use crate::engine::sequence::At;
use crate::engine::widen::state::DivergentLoop;
use crate::options::Optimization;
use crate::plan::{IfResult, Lanes, Node, POp, PType, PValue, ReduceOp};
use crate::remark::Refusal;
use crate::ssa::{ConvertOp, Type};
use crate::target::{RowOp, Scale};

/// Price of a branch that is mostly predicted.
const BRANCH: u32 = 8;

/// A gather.
#[derive(Clone, Copy)]
struct Gather {
    scale: i64,
    base: PValue,
    index: PValue,
    ty: PType,
    /// Elements of neighbouring lanes lie side by side from the base on.
    consecutive: bool,
}

/// How lanes are gathered of which some may be off.
#[derive(Clone, Copy, Default)]
struct Way {
    /// It is asked first whether all are on.
    all: bool,
    /// Those that are off read what another reads.
    borrowed: bool,
}

impl Widener<'_> {
    /// Elements at `base + index * scale` bytes in the lanes that are on in `mask`; the others may be
    /// anything.
    pub(super) fn gathered(
        &mut self,
        (base, index): (PValue, PValue),
        scale: i64,
        mask: MaskId,
        ty: PType,
    ) -> Result<PValue, Refusal> {
        let gather = Gather {
            scale,
            base,
            index,
            ty,
            consecutive: false,
        };
        self.of_those_on(gather, mask)
    }

    /// The same of elements that lie side by side from `base` on, of which lanes that are off must not be read: `index` has
    /// the numbers of lanes.
    pub(super) fn consecutive(
        &mut self,
        (base, index): (PValue, PValue),
        mask: MaskId,
        ty: PType,
    ) -> Result<PValue, Refusal> {
        let gather = Gather {
            scale: i64::from(elem_of(ty).bytes()),
            base,
            index,
            ty,
            consecutive: true,
        };
        self.of_those_on(gather, mask)
    }

    fn of_those_on(&mut self, gather: Gather, mask: MaskId) -> Result<PValue, Refusal> {
        if mask == Masks::TRUE && self.region.all_on() {
            return Ok(self.of_all(&gather));
        }
        let way = self.way(&gather);
        // Some lane is known to be off.
        let some_off = mask == Masks::TRUE && self.region.some_off;
        if !way.all || some_off {
            return self.some(&gather, mask, way.borrowed);
        }
        let on = self.lanes_on(mask, self.mask_bits())?[0];
        let truth = PType::Scalar(Type::I1);
        let all = self.b.inst(At::Body, POp::All, &[on], truth);
        self.b.values[all].hint = Some("all".to_string());
        let scope = self.enter_scope();
        let plain = self.of_all(&gather);
        let then = self.leave_scope(scope);
        let scope = self.enter_scope();
        let some = self.some(&gather, mask, way.borrowed)?;
        let otherwise = self.leave_scope(scope);
        Ok(self.either(all, (then, plain), (otherwise, some)))
    }

    /// Of the lanes that are on in a mask, which are not all.
    fn some(&mut self, gather: &Gather, mask: MaskId, borrowed: bool) -> Result<PValue, Refusal> {
        if !borrowed {
            let on = self.lanes_on(mask, elem_of(gather.ty).bits())?[0];
            return Ok(self.read(gather, Some(on)));
        }
        let integer = elem_of(self.b.ty(gather.index));
        let on = self.lanes_on(mask, integer.bits())?[0];
        if self.some_come(mask) {
            let index = self.borrowed(gather.index, on);
            return Ok(self.read(&Gather { index, ..*gather }, None));
        }
        let any = self.any_of(on);
        let scope = self.enter_scope();
        let index = self.borrowed(gather.index, on);
        let read = self.read(&Gather { index, ..*gather }, None);
        let then = self.leave_scope(scope);
        let zero = self.zero_of(gather.ty);
        Ok(self.either(any, (then, read), (Vec::new(), zero)))
    }

    /// What is at one address for all lanes that are on in `mask`, of the type `own`; the others may have
    /// anything.
    pub(super) fn shared(
        &mut self,
        at: PValue,
        own: Type,
        mask: MaskId,
        ty: PType,
    ) -> Result<PValue, Refusal> {
        if self.some_come(mask) {
            return Ok(self.read_once(at, own, ty));
        }
        let on = self.lanes_on(mask, elem_of(ty).bits())?[0];
        let any = self.any_of(on);
        let scope = self.enter_scope();
        let read = self.read_once(at, own, ty);
        let then = self.leave_scope(scope);
        let zero = self.zero_of(ty);
        Ok(self.either(any, (then, read), (Vec::new(), zero)))
    }

    /// Whether some lane is on in a mask wherever this is done: those that come here do not come without
    /// any, but all of them may have left on the way.
    pub(super) fn some_come(&self, mask: MaskId) -> bool {
        let left = |divergent_loop: &DivergentLoop| divergent_loop.some_left();
        let some = self.region.all_on() || !self.region.divergent_loop.as_ref().is_some_and(left);
        mask == Masks::TRUE && some
    }

    pub(super) fn any_of(&mut self, on: PValue) -> PValue {
        let truth = PType::Scalar(Type::I1);
        let any = self.b.inst(At::Body, POp::Any, &[on], truth);
        self.b.values[any].hint = Some("any".to_string());
        any
    }

    /// A scalar in memory, in all lanes.
    fn read_once(&mut self, at: PValue, own: Type, ty: PType) -> PValue {
        let load = POp::Load(Lanes::One);
        let p = self.b.inst(At::Body, load, &[at], PType::Scalar(own));
        self.b.values[p].hint = self.b.values[at].hint.clone();
        self.in_all_lanes(p, ty)
    }

    /// A scalar in all lanes.
    pub(super) fn in_all_lanes(&mut self, mut of: PValue, ty: PType) -> PValue {
        if self.b.ty(of) == PType::Scalar(Type::Ptr) {
            let op = POp::Convert(ConvertOp::PtrToInt);
            of = self.b.inst(At::Body, op, &[of], PType::Scalar(elem_of(ty)));
        }
        self.b.inst(At::Body, POp::Splat, &[of], ty)
    }

    /// Where all lanes are on.
    fn of_all(&mut self, gather: &Gather) -> PValue {
        if !gather.consecutive {
            return self.read(gather, None);
        }
        let load = POp::Load(Lanes::Consecutive);
        self.b.inst(At::Body, load, &[gather.base], gather.ty)
    }

    fn read(&mut self, gather: &Gather, on: Option<PValue>) -> PValue {
        let mut args = vec![gather.base, gather.index];
        args.extend(on);
        let op = POp::Gather {
            scale: gather.scale,
        };
        self.b.inst(At::Body, op, &args, gather.ty)
    }

    /// What one of two sequences gives.
    fn either(
        &mut self,
        cond: PValue,
        (then, a): (Vec<Node>, PValue),
        (otherwise, b): (Vec<Node>, PValue),
    ) -> PValue {
        let result = IfResult {
            value: self.b.value(self.b.ty(a), None),
            then: a,
            otherwise: b,
        };
        self.b.push(
            At::Body,
            Node::If {
                cond,
                then,
                otherwise,
                results: vec![result],
                seldom: false,
            },
        );
        result.value
    }

    /// What is cheapest where some lanes may be off.
    fn way(&self, gather: &Gather) -> Way {
        let (index, elem) = (elem_of(self.b.ty(gather.index)), elem_of(gather.ty));
        let scale = Scale::of(gather.scale);
        let price = |row, ty| self.s.target.cost(row, ty, self.s.reg_bits);
        let (Some(masked), Some(plain)) = (
            price(RowOp::MaskedGather(index, scale), elem),
            price(RowOp::Gather(index, scale), elem),
        ) else {
            return Way::default();
        };
        let others = [
            RowOp::Any,
            RowOp::Select,
            RowOp::Reduce(ReduceOp::UMax),
            RowOp::Splat,
            RowOp::Select,
        ];
        let others: Option<u32> = others.into_iter().map(|row| price(row, index)).sum();
        let borrowed = others.map(|others| plain + others).filter(|p| *p < masked);
        let uses = self.s.options.uses(Optimization::AllLanes);
        let asked = price(RowOp::All, index).filter(|_| uses);
        let all_on = match gather.consecutive {
            true => price(RowOp::Load(Lanes::Consecutive), elem).unwrap_or(plain),
            false => plain,
        };
        Way {
            borrowed: borrowed.is_some(),
            all: asked.is_some_and(|asked| all_on + asked + BRANCH < borrowed.unwrap_or(masked)),
        }
    }

    /// Indices, of which those of lanes that are off are one of a lane that is on.
    fn borrowed(&mut self, index: PValue, on: PValue) -> PValue {
        let ty = self.b.ty(index);
        let zero = self.zero_of(ty);
        let own = self.b.inst(At::Body, POp::Select, &[on, index, zero], ty);
        let scalar = PType::Scalar(elem_of(ty));
        let largest = self
            .b
            .inst(At::Body, POp::Reduce(ReduceOp::UMax), &[own], scalar);
        let all = self.b.inst(At::Body, POp::Splat, &[largest], ty);
        self.b.inst(At::Body, POp::Select, &[on, index, all], ty)
    }
}
