//! Loops that lanes leave at places of their own ([`Step::Exit`]): what is done about lanes that leave
//! stands behind a branch that is seldom taken.
//!
//! Floating-point values that operations on all lanes take are zero in lanes that left, or what comes
//! of zeros: they are made so where lanes leave. What comes into the next iteration is mostly so by
//! itself then.

use super::super::linearize::{ExitBranch, InnerLoop, Sources, Step};
use super::super::mask::{MaskId, Masks};
use super::{Widener, elem_of};
use crate::engine::sequence::At;
use crate::engine::shape::Shape;
use crate::engine::widen::state::{Body, DivergentLoop, Ending, ExitValue, LiveOuts, Out};
use crate::plan::{Carried, IfResult, Node, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, Type, UnaryOp, Value};
use frontend::sorted::SortedSet;

/// A value that must be harmless in lanes that left.
struct Harmless {
    value: Value,
    /// Its vector.
    now: PValue,
    /// What it is in lanes that left.
    filler: f64,
}

impl Widener<'_> {
    /// Floating-point values that differ from lane to lane and are operands, in some of the steps, of
    /// operations that all lanes do which must not raise flags in lanes that are off.
    fn exposed(&self, steps: &[Step]) -> SortedSet<Value> {
        let mut found = SortedSet::new();
        for step in steps {
            let Step::Inst { inst, .. } = step else {
                continue;
            };
            if self.s.linear.mask_of(*inst) == Masks::TRUE && self.s.hazards.contains(inst) {
                let args = self.s.f.insts[*inst].args.iter().copied();
                found.extend(args.filter(|&arg| {
                    let ty = self.s.f.values[arg].ty;
                    let varies = self.shape(arg) == Shape::Varying;
                    ty.is_float() && varies && !self.s.f.is_constant(arg)
                }));
            }
        }
        found
    }

    /// What a loop's parameters begin with, harmless in the lanes that do not enter it (by `entry`).
    pub(super) fn harmless_inits(
        &mut self,
        l: &InnerLoop,
        entry: Option<PValue>,
        inits: &mut [PValue],
    ) {
        if l.exit_branches.is_none() {
            return;
        }
        let exposed = self.exposed(&l.steps);
        for ((param, ..), init) in l.params.iter().zip(inits) {
            if exposed.contains(param) {
                *init = self.zero_where_off(entry, *init);
            }
        }
    }

    fn zero_where_off(&mut self, on: Option<PValue>, of: PValue) -> PValue {
        let Some(on) = on else { return of };
        let ty = self.b.ty(of);
        let on = self.resize_mask(vec![on], self.mask_bits(), elem_of(ty).bits())[0];
        let zero = self.zero_of(ty);
        self.b.inst(At::Body, POp::Select, &[on, of, zero], ty)
    }

    /// Values of around a loop that are made harmless in it.
    pub(super) fn shadows(
        &mut self,
        l: &InnerLoop,
        entry: Option<PValue>,
    ) -> Result<Vec<(Value, PValue)>, Refusal> {
        let mut found = Vec::new();
        if l.exit_branches.is_none() {
            return Ok(found);
        }
        for value in self.exposed(&l.steps) {
            if !l.defines.contains(&value) {
                let bits = self.s.f.values[value].ty.bits();
                let init = self.vector(value, bits)?[0];
                found.push((value, self.zero_where_off(entry, init)));
            }
        }
        Ok(found)
    }

    /// Begins the body of such a loop.
    pub(super) fn begin_with_exit_branches(
        &mut self,
        number: usize,
        wanted: &LiveOuts,
        shadows: &[(Value, PValue)],
    ) -> Result<(), Refusal> {
        let linear = self.s.linear;
        let l = &linear.loops[number];
        let Some(exits) = &l.exit_branches else {
            return Ok(());
        };
        let mut divergent_loop = DivergentLoop {
            number,
            outs: Vec::new(),
            left: Vec::new(),
            exit_phis: wanted.exit_phis.clone(),
            some: None,
            asked: Vec::new(),
            shadows: Vec::new(),
        };
        let kept = wanted.values.iter().copied();
        for value in kept.chain(wanted.exit_phis.iter().map(|m| m.param)) {
            let data = &self.s.f.values[value];
            let ty = self.carried_type(data.ty)?;
            let begin = self.b.value(ty, data.hint.clone());
            divergent_loop.outs.push(Out {
                of: value,
                init: self.zero_of(ty),
                begin,
                now: begin,
            });
        }
        let mask = self.mask_type(self.mask_bits());
        for &exit in &wanted.exits {
            if exits.end == Some(exit) {
                continue;
            }
            let begin = self.b.value(mask, Some("left".to_string()));
            divergent_loop.left.push(Out {
                of: exit,
                init: self.zero_of(mask),
                begin,
                now: begin,
            });
        }
        for &(value, init) in shadows {
            let data = self.b.values[init].clone();
            let begin = self.b.value(data.ty, data.hint);
            self.name_on(begin);
            self.hold(value, begin, false);
            self.region.inactive.insert((Masks::TRUE, value), 0.0);
            divergent_loop.shadows.push(Out {
                of: value,
                init,
                begin,
                now: begin,
            });
        }
        let exposed = self.exposed(&l.steps);
        for (param, ..) in l.params.iter().filter(|param| exposed.contains(&param.0)) {
            self.region.inactive.insert((Masks::TRUE, *param), 0.0);
        }
        self.region.divergent_loop = Some(divergent_loop);
        Ok(())
    }

    fn call(&mut self, p: PValue, name: &str) {
        self.b.values[p].hint = Some(name.to_string());
    }

    fn name_on(&mut self, p: PValue) {
        let hint = &mut self.b.values[p].hint;
        *hint = hint.take().map(|name| match name.ends_with("_on") {
            true => name,
            false => format!("{name}_on"),
        });
    }

    /// Lanes leave here.
    pub(super) fn exit_branch(&mut self, place: usize) -> Result<(), Refusal> {
        let (Some(divergent_loop), Some(active)) = (
            self.region.divergent_loop.clone(),
            self.active(self.mask_bits()).map(|parts| parts[0]),
        ) else {
            return Err(self.lost());
        };
        let linear = self.s.linear;
        let l = &linear.loops[divergent_loop.number];
        let Some(exits) = &l.exit_branches else {
            return Err(self.lost());
        };
        let leave = &exits.places[place];
        let at = l.steps.iter().position(|s| *s == Step::Exit(place));
        let (before, after) = l.steps.split_at(at.unwrap_or(l.steps.len()));
        let bits = self.mask_bits();
        let leaving = self.lanes_on(leave.exiting, bits)?[0];
        let truth = PType::Scalar(Type::I1);
        let some = self.b.inst(At::Body, POp::Any, &[leaving], truth);
        self.call(leaving, "leaving");
        self.call(some, "leave");
        let harmless = self.to_be_harmless(l, &divergent_loop, after);
        let mut results = Vec::new();
        let scope = self.enter_scope();
        let staying = self.staying(active, leaving);
        let defined = self.defined(l, before);
        let mut next = divergent_loop.clone();
        self.keep_exit_values(&mut next, leave, leaving, &defined)?;
        for (old, new) in divergent_loop.outs.iter().zip(&mut next.outs) {
            new.now = self.result_of_branch(new.now, old.now, &mut results);
        }
        for (old, new) in divergent_loop.left.iter().zip(&mut next.left) {
            new.now = self.result_of_branch(new.now, old.now, &mut results);
        }
        let harmless = self.make_harmless(harmless, staying, &mut results);
        self.ask_for_others(&mut next, staying, &mut results);
        let active = self.result_of_branch(staying, active, &mut results);
        let then = self.leave_scope(scope);
        self.b.push(
            At::Body,
            Node::If {
                cond: some,
                then,
                otherwise: Vec::new(),
                results,
                seldom: true,
            },
        );
        self.set_active(Some((bits, active)));
        self.harmless.clear();
        for Harmless { value, now, filler } in harmless {
            self.name_on(now);
            self.hold(value, now, false);
            for shadow in next.shadows.iter_mut().filter(|s| s.of == value) {
                shadow.now = now;
            }
            self.region.inactive.insert((Masks::TRUE, value), filler);
        }
        self.region.divergent_loop = Some(next);
        Ok(())
    }

    /// What a value is behind a branch: `then` if it is taken.
    fn result_of_branch(
        &mut self,
        then: PValue,
        otherwise: PValue,
        results: &mut Vec<IfResult>,
    ) -> PValue {
        let data = self.b.values[otherwise].clone();
        let value = self.b.value(data.ty, data.hint);
        results.push(IfResult {
            value,
            then,
            otherwise,
        });
        value
    }

    /// Active lanes that do not leave.
    fn staying(&mut self, active: PValue, leaving: PValue) -> PValue {
        let mask = self.mask_type(self.mask_bits());
        let others = self.map(POp::Unary(UnaryOp::Not), &[&vec![leaving]], mask);
        let staying = self.map(POp::Binary(BinaryOp::And), &[&vec![active], &others], mask)[0];
        self.call(staying, "staying");
        staying
    }

    /// Makes values harmless in lanes that leave.
    fn make_harmless(
        &mut self,
        values: Vec<Harmless>,
        staying: PValue,
        results: &mut Vec<IfResult>,
    ) -> Vec<Harmless> {
        let bits = self.mask_bits();
        let mut made = Vec::new();
        for Harmless { value, now, filler } in values {
            let ty = self.b.ty(now);
            let on = self.resize_mask(vec![staying], bits, elem_of(ty).bits());
            let filling = self.filling(filler, ty);
            let then = self.map(POp::Select, &[&on, &vec![now], &filling], ty)[0];
            let now = self.result_of_branch(then, now, results);
            made.push(Harmless { value, now, filler });
        }
        made
    }

    /// Asks whether any lane stays.
    fn ask_for_others(
        &mut self,
        divergent_loop: &mut DivergentLoop,
        staying: PValue,
        results: &mut Vec<IfResult>,
    ) {
        let truth = PType::Scalar(Type::I1);
        let some = self.b.inst(At::Body, POp::Any, &[staying], truth);
        divergent_loop.asked.push(some);
        let before = match divergent_loop.some {
            Some(some) => some,
            None => self.b.int(At::Before, Type::I1, 1),
        };
        let some_on = self.result_of_branch(some, before, results);
        self.call(some_on, "stay");
        divergent_loop.some = Some(some_on);
    }

    /// Keeps what lanes leave with, of what is `defined` where they leave.
    fn keep_exit_values(
        &mut self,
        divergent_loop: &mut DivergentLoop,
        leave: &ExitBranch,
        leaving: PValue,
        defined: &SortedSet<Value>,
    ) -> Result<(), Refusal> {
        let mask = self.b.ty(leaving);
        let DivergentLoop {
            outs,
            left,
            exit_phis,
            ..
        } = divergent_loop;
        for out in outs.iter_mut().filter(|out| defined.contains(&out.of)) {
            let now = self.now(out.of, false)?;
            out.now = self.blend_exit_value(leaving, now, out.now);
        }
        for &(exit, way) in &leave.ways {
            let by = match leave.ways.len() {
                1 => leaving,
                _ => self.lanes_on(way, self.mask_bits())?[0],
            };
            for out in left.iter_mut().filter(|out| out.of == exit) {
                let op = POp::Binary(BinaryOp::Or);
                out.now = self.b.inst(At::Body, op, &[out.now, by], mask);
            }
            for out in outs.iter_mut() {
                let exit_phi = exit_phis.iter().find(|exit_phi| exit_phi.param == out.of);
                if let Some(value) = exit_phi.and_then(|exit_phi| exit_phi.by(exit)) {
                    let now = self.now(value, false)?;
                    out.now = self.blend_exit_value(by, now, out.now);
                }
            }
        }
        Ok(())
    }

    /// What has to be made harmless in lanes that leave.
    fn to_be_harmless(
        &self,
        l: &InnerLoop,
        divergent_loop: &DivergentLoop,
        after: &[Step],
    ) -> Vec<Harmless> {
        let mut values = self.exposed(after);
        values.extend(divergent_loop.shadows.iter().map(|shadow| shadow.of));
        // With which the next iteration begins, if it would be zero but for those that leave here.
        let exposed = self.exposed(&l.steps);
        for (param, _, next) in &l.params {
            if let ([(_, value)], true) = (&next[..], exposed.contains(param))
                && self.off(Masks::TRUE, *value) == Some(0.0)
            {
                values.insert(*value);
            }
        }
        let vector = |value: Value| {
            let bits = self.s.f.values[value].ty.bits();
            let parts = self.vectors.get(&(value, bits))?;
            // What may be anything there now has to be guarded wherever it is used.
            let filler = self.off(Masks::TRUE, value)?;
            let now = parts[0];
            Some(Harmless { value, now, filler })
        };
        values.into_iter().filter_map(vector).collect()
    }

    /// Values that the steps of a loop before a place have made.
    fn defined(&self, l: &InnerLoop, before: &[Step]) -> SortedSet<Value> {
        let mut defined: SortedSet<Value> = l.params.iter().map(|param| param.0).collect();
        for step in before {
            match step {
                Step::Inst { inst, .. } => defined.extend(self.s.f.insts[*inst].result),
                Step::Join { param, .. } => {
                    defined.insert(*param);
                }
                Step::Loop(number) => defined.extend(&self.s.linear.loops[*number].defines),
                Step::Branch(number) => {
                    let branch = &self.s.linear.branches[*number];
                    defined.extend(&branch.defines);
                    defined.extend(branch.joins.iter().map(|join| join.param));
                }
                Step::Exit(_) => {}
            }
        }
        defined
    }

    /// What lanes left with, and now these lanes leave with.
    pub(super) fn blend_exit_value(&mut self, leaving: PValue, now: PValue, out: PValue) -> PValue {
        let ty = self.b.ty(out);
        let on = self.resize_mask(vec![leaving], self.mask_bits(), ty.lane_bits())[0];
        self.b.inst(At::Body, POp::Select, &[on, now, out], ty)
    }

    /// A parameter's value for the next iteration, which is zero in lanes that left if that is what
    /// the body takes it to be.
    pub(super) fn next_harmless(
        &mut self,
        l: &InnerLoop,
        (param, next): (Value, &Sources),
        vector: PValue,
    ) -> Result<PValue, Refusal> {
        let bits = self.s.f.values[param].ty.bits();
        if l.exit_branches.is_none() || !self.exposed(&l.steps).contains(&param) {
            return Ok(vector);
        }
        let zero = |&(_, value): &(MaskId, Value)| self.off(Masks::TRUE, value) == Some(0.0);
        match &next[..] {
            [one] if zero(one) => Ok(vector),
            _ => {
                let ty = self.b.ty(vector);
                Ok(self.guard(Masks::TRUE, &vec![vector], 0, bits, ty)?[0])
            }
        }
    }

    /// The end of such a loop.
    pub(super) fn end_with_exit_branches(
        &mut self,
        l: &InnerLoop,
        (active, begin): (PValue, PValue),
        mut carried: Vec<Carried>,
        wanted: &LiveOuts,
    ) -> Result<Body, Refusal> {
        let (Some(divergent_loop), Some(exits), Some(on)) = (
            self.region.divergent_loop.take(),
            &l.exit_branches,
            self.active(self.mask_bits()),
        ) else {
            return Err(self.lost());
        };
        carried.push(Carried {
            value: active,
            init: begin,
            next: on[0],
        });
        carried.extend(divergent_loop.shadows.iter().map(Out::carried));
        carried.extend(divergent_loop.outs.iter().map(Out::carried));
        carried.extend(divergent_loop.left.iter().map(Out::carried));
        let left = divergent_loop.left.iter();
        let mut left_by: Vec<_> = left.map(|out| (out.of, out.begin, out.init)).collect();
        // Lanes that are still on when the loop ends for all leave there.
        let end = exits.end;
        if let Some(end) = end.filter(|end| wanted.exits.contains(end)) {
            let none = self.zero_of(self.b.ty(active));
            left_by.push((end, active, none));
        }
        let mut kept = Vec::new();
        for out in &divergent_loop.outs {
            let exit_phi = divergent_loop
                .exit_phis
                .iter()
                .find(|exit_phi| exit_phi.param == out.of);
            let last = match (end, exit_phi) {
                (None, _) => None,
                (Some(end), Some(exit_phi)) => exit_phi.by(end),
                (Some(_), None) => Some(out.of),
            };
            let last = match last {
                Some(value) => Some((active, self.last(value, &mut carried)?)),
                None => None,
            };
            kept.push(ExitValue {
                value: out.of,
                out: out.begin,
                init: out.init,
                scalar: false,
                last,
            });
        }
        let truth = PType::Scalar(Type::I1);
        let mut again = divergent_loop.some.ok_or_else(|| self.lost())?;
        let if_all = match l.again {
            Masks::TRUE => None,
            again => Some(self.agreed(again)?),
        };
        if let Some(on) = if_all {
            let op = POp::Binary(BinaryOp::And);
            again = self.b.inst(At::Body, op, &[again, on], truth);
        }
        Ok(Body {
            carried,
            kept,
            exits: left_by,
            again,
            ending: Some(Ending {
                active,
                if_all,
                asked: divergent_loop.asked,
            }),
        })
    }

    /// What a value is in the last iteration, for after the loop; a scalar if all lanes have it.
    fn last(&mut self, value: Value, carried: &mut Vec<Carried>) -> Result<PValue, Refusal> {
        let ty = self.s.f.values[value].ty;
        let shape = self.shape(value);
        let scalar = shape == Shape::ActiveUniform && !matches!(ty, Type::I1 | Type::Ptr);
        let next = self.now(value, scalar)?;
        if shape == Shape::Uniform {
            return Ok(next);
        }
        if let Some(known) = carried.iter().find(|c| c.next == next) {
            return Ok(known.value);
        }
        let (value, init) = self.out_of_loop(next);
        carried.push(Carried { value, init, next });
        Ok(value)
    }

    /// What a loop leaves of a value: lanes that were on in the last iteration have what it was then.
    pub(super) fn with_last(&mut self, kept: &ExitValue) -> PValue {
        let Some((active, last)) = kept.last else {
            return kept.out;
        };
        let ty = self.b.ty(kept.out);
        let last = match self.b.ty(last) {
            PType::Scalar(_) => self.b.inst(At::Body, POp::Splat, &[last], ty),
            PType::Vector(..) | PType::Mask { .. } => last,
        };
        self.blend_exit_value(active, last, kept.out)
    }
}
