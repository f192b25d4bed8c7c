//! The code of one lane: a loop as scalars, as the program has it.
//!
//! What an iteration does is done where it stands, under branches; addresses are made where they are
//! used. Block parameters directly behind a branch are what its sides set.

use super::super::super::linearize::{InnerLoop, ScalarForm, Sources, Step};
use super::super::super::mask::{Mask, MaskId, Masks};
use super::super::super::{scalars, shape::Shape};
use super::super::{Widener, elem_of};
use crate::engine::sequence::At;
use crate::plan::lanewise::lanewise;
use crate::plan::{Carried, IfResult, Lanes, LoopControl, LoopNode, Node, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, ConvertOp, Inst, IntCC, Op, Type, UnaryOp, Value, ValueDef};
use frontend::sorted::SortedMap;

/// A lane, and what is known of its values where the widener is.
pub(super) struct ScalarLane<'a> {
    /// The loops.
    pub scalar_form: &'a ScalarForm,
    /// Its number, `I64`.
    pub number: PValue,
    /// The mask of it alone.
    pub on: PValue,
    pub values: SortedMap<Value, PValue>,
    /// Whether it left a loop by an exit.
    pub exits: SortedMap<(u32, u32), PValue>,
}

/// What a loop leaves.
pub(super) struct Rest {
    /// Values, in the order asked for.
    pub outs: Vec<PValue>,
    /// Whether it was left by an exit, for those asked for.
    pub exits: SortedMap<u32, PValue>,
}

/// One side of a branch.
struct Side {
    nodes: Vec<Node>,
    /// What the parameters behind it are.
    joined: Vec<PValue>,
    values: SortedMap<Value, PValue>,
    exits: SortedMap<(u32, u32), PValue>,
}

/// A block parameter behind a branch, and what it is by its sides.
struct Joined {
    param: Value,
    sides: [Sources; 2],
}

impl Widener<'_> {
    /// What a lane has of a value of around the loop.
    pub(super) fn brought(
        &mut self,
        one: &ScalarLane<'_>,
        value: Value,
    ) -> Result<PValue, Refusal> {
        if let Some(&p) = one.values.get(&value) {
            return Ok(p);
        }
        let own = self.s.f.values[value].ty;
        match self.shape(value) {
            Shape::Uniform => return self.scalars.get(&mut self.b, At::Before, value),
            Shape::ActiveUniform => return self.first_lane(value),
            Shape::Linear(step) => {
                let first = self.first_lane(value)?;
                return Ok(self.stepped(first, step, one.number));
            }
            Shape::Varying => {}
        }
        match own {
            Type::I1 => {
                let truth = self.truth(value, self.mask_bits())?[0];
                Ok(self.is_on(one, truth))
            }
            Type::Ptr if self.has_base(value) => {
                let ValueDef::Result(inst) = self.s.f.values[value].def else {
                    return Err(self.lost());
                };
                let data = &self.s.f.insts[inst];
                let mut args = Vec::new();
                for &arg in &data.args {
                    args.push(self.brought(one, arg)?);
                }
                self.moved(&data.op, &args)
            }
            _ => {
                let lanes = self.vector(value, own.bits())?[0];
                Ok(self.lane_of(one, lanes, own))
            }
        }
    }

    /// Whether a lane is on in a mask.
    pub(super) fn is_on(&mut self, one: &ScalarLane<'_>, mask: PValue) -> PValue {
        let op = POp::Binary(BinaryOp::And);
        let both = self.b.inst(At::Body, op, &[mask, one.on], self.b.ty(mask));
        let truth = PType::Scalar(Type::I1);
        self.b.inst(At::Body, POp::Any, &[both], truth)
    }

    /// What a lane has of a vector.
    pub(super) fn lane_of(&mut self, one: &ScalarLane<'_>, lanes: PValue, own: Type) -> PValue {
        let hint = self.b.values[lanes].hint.clone();
        let ty = PType::Scalar(elem_of(self.b.ty(lanes)));
        let op = POp::ExtractAt;
        let mut p = self.b.inst(At::Body, op, &[lanes, one.number], ty);
        if own == Type::Ptr {
            let op = POp::Convert(ConvertOp::IntToPtr);
            p = self.b.inst(At::Body, op, &[p], PType::Scalar(own));
        }
        self.b.values[p].hint = hint;
        p
    }

    /// What a lane has of a value that the first lane has, and that steps from lane to lane.
    pub(super) fn stepped(&mut self, first: PValue, step: i64, lane: PValue) -> PValue {
        let ty = self.b.ty(first);
        let own = elem_of(ty);
        if own == Type::Ptr {
            let op = POp::PtrAdd { scale: step };
            return self.b.inst(At::Body, op, &[first, lane], ty);
        }
        let mut by = lane;
        if own != Type::I64 {
            by = self
                .b
                .inst(At::Body, POp::Convert(ConvertOp::Trunc), &[by], ty);
        }
        if step != 1 {
            let step = self.b.int(At::Before, own, sign_extend(step, own.bits()));
            by = self.b.binary(At::Body, BinaryOp::Mul, by, step);
        }
        self.b.binary(At::Body, BinaryOp::Add, first, by)
    }

    /// A pointer that is some way from another.
    fn moved(&mut self, op: &Op, args: &[PValue]) -> Result<PValue, Refusal> {
        let op = match op {
            Op::PtrAdd { scale } => POp::PtrAdd { scale: *scale },
            Op::Field(field) => POp::Field(*field),
            _ => return Err(self.lost()),
        };
        let p = self.b.inst(At::Body, op, args, PType::Scalar(Type::Ptr));
        self.b.values[p].hint = self.b.values[args[0]].hint.clone();
        Ok(p)
    }

    /// A value where the widener is.
    pub(super) fn in_lane(
        &mut self,
        one: &mut ScalarLane<'_>,
        value: Value,
    ) -> Result<PValue, Refusal> {
        if let Some(&p) = one.values.get(&value) {
            return Ok(p);
        }
        if self.s.shapes.is_uniform(value) {
            return self.scalars.get(&mut self.b, At::Before, value);
        }
        let ValueDef::Result(inst) = self.s.f.values[value].def else {
            return Err(self.lost());
        };
        let data = &self.s.f.insts[inst];
        let mut args = Vec::new();
        if is_address(&data.op) {
            for &arg in &data.args {
                args.push(self.in_lane(one, arg)?);
            }
        }
        let p = self.moved(&data.op, &args)?;
        one.values.insert(value, p);
        Ok(p)
    }

    /// The value of the source whose mask is on.
    fn source_in_lane(
        &mut self,
        one: &mut ScalarLane<'_>,
        sources: &[(MaskId, Value)],
    ) -> Result<PValue, Refusal> {
        let Some((&(_, last), others)) = sources.split_last() else {
            return Err(self.lost());
        };
        let mut acc = self.in_lane(one, last)?;
        for &(mask, value) in others.iter().rev() {
            let other = self.in_lane(one, value)?;
            if other != acc {
                let on = self.truth_in_lane(one, mask)?;
                let ty = self.b.ty(acc);
                acc = self.b.inst(At::Body, POp::Select, &[on, other, acc], ty);
            }
        }
        Ok(acc)
    }

    /// Whether a lane is on in a mask.
    pub(super) fn truth_in_lane(
        &mut self,
        one: &mut ScalarLane<'_>,
        mask: MaskId,
    ) -> Result<PValue, Refusal> {
        let truth = PType::Scalar(Type::I1);
        let (op, args) = match *self.s.linear.masks.get(mask) {
            Mask::True => return Ok(self.b.int(At::Before, Type::I1, 1)),
            Mask::Cond(value, true) => return self.in_lane(one, value),
            Mask::Cond(value, false) => {
                let p = self.in_lane(one, value)?;
                (POp::Unary(UnaryOp::Not), vec![p])
            }
            Mask::Within(value, lo, hi) => {
                let p = self.in_lane(one, value)?;
                return Ok(self.scalar_within(p, lo, hi));
            }
            Mask::And(a, b) | Mask::Or(a, b) => {
                let op = match self.s.linear.masks.get(mask) {
                    Mask::And(..) => BinaryOp::And,
                    _ => BinaryOp::Or,
                };
                let args = vec![self.truth_in_lane(one, a)?, self.truth_in_lane(one, b)?];
                (POp::Binary(op), args)
            }
            Mask::Not(a) => {
                let a = self.truth_in_lane(one, a)?;
                (POp::Unary(UnaryOp::Not), vec![a])
            }
            Mask::Exit(number, exit) => {
                let known = one.exits.get(&(number, exit)).copied();
                return known.ok_or_else(|| self.lost());
            }
        };
        Ok(self.b.inst(At::Body, op, &args, truth))
    }

    /// A loop, for values that come out of it, and exits.
    pub(super) fn loop_in_lane(
        &mut self,
        one: &mut ScalarLane<'_>,
        number: usize,
        inits: &[PValue],
        (outs, exits): (&[Sources], &[u32]),
    ) -> Result<(LoopNode, Rest), Refusal> {
        let l: &InnerLoop = &one.scalar_form.loops[number];
        let known = (one.values.clone(), one.exits.clone());
        let around = self.b.take(At::Body);
        let mut carried = Vec::new();
        for ((param, ..), &init) in l.params.iter().zip(inits) {
            let hint = self.s.f.name_of(*param).map(str::to_string);
            let hint = hint.or_else(|| self.b.values[init].hint.clone());
            let value = self.b.value(self.b.ty(init), hint);
            one.values.insert(*param, value);
            carried.push((value, init));
        }
        self.steps_in_lane(one, &l.steps, &[])?;
        let mut nexts = Vec::new();
        for (_, _, next) in &l.params {
            nexts.push(self.source_in_lane(one, next)?);
        }
        let again = self.truth_in_lane(one, l.again)?;
        let mut leaves = Vec::new();
        for sources in outs {
            leaves.push(self.source_in_lane(one, sources)?);
        }
        for &exit in exits {
            leaves.push(self.truth_in_lane(one, l.exits[exit as usize])?);
        }
        let mut carried: Vec<Carried> = carried
            .into_iter()
            .zip(nexts)
            .map(|((value, init), next)| Carried { value, init, next })
            .collect();
        let mut left = Vec::new();
        for next in leaves {
            // The loop has run, so that it is this in the end.
            let same = carried.iter().find(|c| c.next == next).map(|c| c.value);
            left.push(same.unwrap_or_else(|| {
                let (value, init) = self.out_of_loop(next);
                carried.push(Carried { value, init, next });
                value
            }));
        }
        let body = self.b.replace(At::Body, around);
        let control = LoopControl::While { cond: again };
        let node = LoopNode {
            stages: None,
            widened: None,
            often: l.trips,
            results: Vec::new(),
            control,
            carried,
            body,
        };
        (one.values, one.exits) = known;
        let exits = exits
            .iter()
            .copied()
            .zip(left.split_off(outs.len()))
            .collect();
        Ok((node, Rest { outs: left, exits }))
    }

    /// Steps, of which the lane does those whose masks ask for no more than what it `passed`.
    pub(super) fn steps_in_lane(
        &mut self,
        one: &mut ScalarLane<'_>,
        steps: &[Step],
        passed: &[MaskId],
    ) -> Result<(), Refusal> {
        let linear = self.s.linear;
        let scalar_form = one.scalar_form;
        let asked = |step: &Step| {
            let all = linear.masks.conjuncts(scalar_form.mask_of(step));
            all.into_iter().find(|mask| !passed.contains(mask))
        };
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            let Some(on) = asked(step) else {
                self.step_in_lane(one, step)?;
                at += 1;
                continue;
            };
            let same = |from: usize, on: MaskId| {
                let run = steps[from..].iter();
                from + run.take_while(|step| asked(step) == Some(on)).count()
            };
            let middle = same(at, on);
            let off = steps.get(middle).and_then(asked);
            let off = off.filter(|&off| linear.masks.excludes(off, &[on]));
            let end = off.map_or(middle, |off| same(middle, off));
            let mut joins = Vec::new();
            let mut next = end;
            while let Some(step @ Step::Join { param, sources }) = steps.get(next)
                && asked(step).is_none()
                && let Some(sides) = self.by_sides(sources, on)
            {
                joins.push(Joined {
                    param: *param,
                    sides,
                });
                next += 1;
            }
            let sides = [(&steps[at..middle], Some(on)), (&steps[middle..end], off)];
            self.branch_in_lane(one, on, sides, &joins, passed)?;
            at = next;
        }
        Ok(())
    }

    /// What a block parameter is one of on either side of a branch, if that can be told.
    fn by_sides(&self, sources: &Sources, on: MaskId) -> Option<[Sources; 2]> {
        let masks = &self.s.linear.masks;
        let mut sides = [Vec::new(), Vec::new()];
        for &(mask, value) in sources {
            match masks.conjuncts(mask).contains(&on) {
                true => sides[0].push((mask, value)),
                false if masks.excludes(mask, &[on]) => sides[1].push((mask, value)),
                false => return None,
            }
        }
        sides.iter().all(|side| !side.is_empty()).then_some(sides)
    }

    /// Steps under a condition, and perhaps others under its opposite.
    fn branch_in_lane(
        &mut self,
        one: &mut ScalarLane<'_>,
        on: MaskId,
        sides: [(&[Step], Option<MaskId>); 2],
        joins: &[Joined],
        passed: &[MaskId],
    ) -> Result<(), Refusal> {
        let cond = self.truth_in_lane(one, on)?;
        let mut done = Vec::new();
        for (n, (steps, mask)) in sides.into_iter().enumerate() {
            let known = (one.values.clone(), one.exits.clone());
            let around = self.b.take(At::Body);
            let passed: Vec<MaskId> = passed.iter().copied().chain(mask).collect();
            self.steps_in_lane(one, steps, &passed)?;
            let mut joined = Vec::new();
            for join in joins {
                joined.push(self.source_in_lane(one, &join.sides[n])?);
            }
            let nodes = self.b.replace(At::Body, around);
            let (values, exits) = known;
            done.push(Side {
                nodes,
                joined,
                values: std::mem::replace(&mut one.values, values),
                exits: std::mem::replace(&mut one.exits, exits),
            });
        }
        let (Some(off), Some(on)) = (done.pop(), done.pop()) else {
            return Err(self.lost());
        };
        let mut results = Vec::new();
        let mut result = |w: &mut Self, then: PValue, otherwise: PValue, hint: Option<String>| {
            let hint = hint.or_else(|| w.b.values[then].hint.clone());
            let value = w.b.value(w.b.ty(then), hint);
            results.push(IfResult {
                value,
                then,
                otherwise,
            });
            value
        };
        for (n, join) in joins.iter().enumerate() {
            let hint = self.s.f.values[join.param].hint.clone();
            let value = result(self, on.joined[n], off.joined[n], hint);
            one.values.insert(join.param, value);
        }
        for (side, is_then) in [(&on, true), (&off, false)] {
            for (&value, &p) in &side.values {
                if one.values.contains_key(&value) || self.is_made_where_used(value) {
                    continue;
                }
                let zero = self.zero_of(self.b.ty(p));
                let (then, otherwise) = if is_then { (p, zero) } else { (zero, p) };
                let hint = self.b.values[p].hint.clone();
                let value_behind = result(self, then, otherwise, hint);
                one.values.insert(value, value_behind);
            }
            for (&exit, &p) in &side.exits {
                if one.exits.contains_key(&exit) {
                    continue;
                }
                let zero = self.zero_of(self.b.ty(p));
                let (then, otherwise) = if is_then { (p, zero) } else { (zero, p) };
                let behind = result(self, then, otherwise, None);
                one.exits.insert(exit, behind);
            }
        }
        if on.nodes.is_empty() && off.nodes.is_empty() && results.is_empty() {
            return Ok(());
        }
        self.b.push(
            At::Body,
            Node::If {
                cond,
                then: on.nodes,
                otherwise: off.nodes,
                results,
                seldom: false,
            },
        );
        Ok(())
    }

    /// Whether a value is an address, which is made again for each use.
    fn is_made_where_used(&self, value: Value) -> bool {
        match self.s.f.values[value].def {
            ValueDef::Result(inst) => is_address(&self.s.f.insts[inst].op),
            ValueDef::Param(..) => false,
        }
    }

    /// A step that the lane does.
    fn step_in_lane(&mut self, one: &mut ScalarLane<'_>, step: &Step) -> Result<(), Refusal> {
        match step {
            Step::Inst { inst, .. } => self.inst_in_lane(one, *inst),
            Step::Join { param, sources } => {
                let p = self.source_in_lane(one, sources)?;
                one.values.insert(*param, p);
                Ok(())
            }
            Step::Loop(number) => {
                let l = &one.scalar_form.loops[*number];
                let mut inits = Vec::new();
                for (_, entry, _) in &l.params {
                    inits.push(self.source_in_lane(one, entry)?);
                }
                let decides = self.wanted_outside(*number, false);
                let wanted = decides.values;
                let own = |value| vec![(Masks::TRUE, value)];
                let outs: Vec<Sources> = wanted.iter().copied().map(own).collect();
                let exits: Vec<u32> = match l.exits.len() {
                    1 => Vec::new(),
                    _ => decides.exits.into_iter().collect(),
                };
                let (node, rest) = self.loop_in_lane(one, *number, &inits, (&outs, &exits))?;
                self.b.push(At::Body, Node::Loop(node));
                one.values.extend(wanted.into_iter().zip(rest.outs));
                let exits = rest.exits.into_iter();
                one.exits
                    .extend(exits.map(|(exit, p)| ((*number as u32, exit), p)));
                Ok(())
            }
            // These loops have none.
            Step::Exit(_) | Step::Branch(_) => Err(self.lost()),
        }
    }

    fn inst_in_lane(&mut self, one: &mut ScalarLane<'_>, inst: Inst) -> Result<(), Refusal> {
        let data = &self.s.f.insts[inst];
        self.b.span = data.span;
        let uniform = |r| self.s.shapes.is_uniform(r);
        if is_address(&data.op) || data.result.is_some_and(uniform) {
            return Ok(());
        }
        let mut args = Vec::new();
        if let Some(&access) = self.s.accesses.get(&inst) {
            args.push(self.address_now(access)?);
        }
        for &arg in &data.args[args.len()..] {
            args.push(self.in_lane(one, arg)?);
        }
        let Some(result) = data.result else {
            return match data.op {
                Op::Store(_) => {
                    self.b.effect(At::Body, POp::Store(Lanes::One), &args);
                    Ok(())
                }
                _ => Err(self.lost()),
            };
        };
        let ty = PType::Scalar(self.s.f.values[result].ty);
        let op = match &data.op {
            Op::Load(_) => POp::Load(Lanes::One),
            Op::Unary(UnaryOp::FSqrt) => {
                let p = self.root(args[0], ty);
                one.values.insert(result, p);
                return Ok(());
            }
            Op::Unary(UnaryOp::IAbs) => {
                let zero = self.zero_of(ty);
                let truth = PType::Scalar(Type::I1);
                let op = POp::ICmp(IntCC::Slt);
                let below = self.b.inst(At::Body, op, &[args[0], zero], truth);
                let minus = self.b.binary(At::Body, BinaryOp::Sub, zero, args[0]);
                args = vec![below, minus, args[0]];
                POp::Select
            }
            Op::Undef => {
                let p = scalars::zero(&mut self.b, At::Before, elem_of(ty));
                one.values.insert(result, p);
                return Ok(());
            }
            computed => lanewise(computed).ok_or_else(|| self.lost())?,
        };
        let p = self.b.inst(At::Body, op, &args, ty);
        self.b.values[p].hint = self.s.f.values[result].hint.clone();
        one.values.insert(result, p);
        Ok(())
    }

    /// A square root: that of C may set `errno`, that of vectors does not.
    fn root(&mut self, of: PValue, ty: PType) -> PValue {
        let lanes = PType::Vector(elem_of(ty), self.s.vf);
        let all = self.b.inst(At::Body, POp::Splat, &[of], lanes);
        let op = POp::Unary(UnaryOp::FSqrt);
        let roots = self.b.inst(At::Body, op, &[all], lanes);
        self.b.inst(At::Body, POp::Extract(0), &[roots], ty)
    }

    /// Whether an instruction can be one lane's.
    pub(super) fn is_for_one_lane(&self, inst: Inst) -> bool {
        let f = self.s.f;
        let data = &f.insts[inst];
        let own = |n: usize| data.args.get(n).map(|&arg| f.values[arg].ty);
        let to = data.result.map(|r| f.values[r].ty);
        match &data.op {
            Op::Load(_) | Op::Store(_) => {
                let origin = crate::analysis::private_memory::origin(f, data.args[0]);
                let is_private = origin.is_some_and(|(var, _)| self.s.private.contains_key(&var));
                let truth = to == Some(Type::I1) || own(1) == Some(Type::I1);
                !is_private && !truth
            }
            Op::Binary(op, _) => !op.is_of_plans(),
            Op::Convert(op) => match (own(0), to) {
                (_, Some(Type::I1)) => false,
                (Some(Type::I1), _) => matches!(op, ConvertOp::ZExt | ConvertOp::UiToF),
                _ => true,
            },
            Op::Const(_) | Op::Unary(_) | Op::Fma | Op::ICmp(_) | Op::FCmp(_) | Op::Select => true,
            Op::Undef | Op::GlobalAddr(_) | Op::PtrAdd { .. } | Op::Field(_) => true,
            Op::LocalAddr(var) => !self.s.private.contains_key(var),
            Op::LaneCall(_) | Op::Call(_) | Op::Opaque(_) => false,
        }
    }
}

/// Whether an operation moves a pointer.
fn is_address(op: &Op) -> bool {
    matches!(op, Op::PtrAdd { .. } | Op::Field(_))
}
