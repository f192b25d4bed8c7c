//! Isomorphic computations of the elements of an interleave group: what is done to all elements of a lane in the
//! same way is done to vectors of them as they lie in memory, without taking lanes apart and putting them
//! together. Elements that change places, such as red and blue, are permuted within each lane's.

use super::transpose::Transposition;
use crate::engine::interleave_groups::{InterleaveGroup, ROW_BITS};
use crate::engine::sequence::At;
use crate::engine::widen::{Parts, Widener};
use crate::plan::lanewise::lanewise;
use crate::plan::{Order, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, Inst, Op, UnaryOp, Value, ValueDef};
use crate::target::RowOp;

/// How far the computation of what is written is followed.
const MAX_DEPTH: u32 = 8;

impl Widener<'_> {
    /// What a group writes, as vectors one behind the other in memory, if all its elements are computed
    /// alike of loads that lie in the same way, or in another order, and of what each element has of the same for all
    /// lanes.
    pub(super) fn isomorphic(
        &mut self,
        group: &InterleaveGroup,
    ) -> Result<Option<Vec<Parts>>, Refusal> {
        let all = group.elements.iter().flatten();
        let values: Vec<Value> = all.map(|&inst| self.s.f.insts[inst].args[1]).collect();
        if !self.are_isomorphic(group, &values, MAX_DEPTH) {
            return Ok(None);
        }
        self.as_they_lie(group, &values).map(Some)
    }

    /// Whether values, one for each element, are computed alike.
    fn are_isomorphic(&self, group: &InterleaveGroup, values: &[Value], depth: u32) -> bool {
        let (f, bits) = (self.s.f, group.elem.bits());
        let fits = |&v: &Value| f.values[v].ty == group.elem && self.s.widths.natural(f, v) == bits;
        if !values.iter().all(fits) {
            return false;
        }
        if self.are_one(values)
            || self.are_in_turn(group, values)
            || self.rows_of(group, values).is_some()
        {
            return true;
        }
        let (Some(insts), Some(depth)) = (self.insts_of(values), depth.checked_sub(1)) else {
            return false;
        };
        let first = &f.insts[insts[0]];
        let same = |&inst: &Inst| {
            let data = &f.insts[inst];
            data.op == first.op && !self.s.hazards.contains(&inst) && self.is_plain(inst)
        };
        let sides = 0..first.args.len();
        insts.iter().all(same)
            && sides.into_iter().all(|side| {
                let args: Vec<Value> = insts.iter().map(|&i| f.insts[i].args[side]).collect();
                self.are_isomorphic(group, &args, depth)
            })
    }

    /// Whether it is one value that all lanes have.
    fn are_one(&self, values: &[Value]) -> bool {
        values.iter().all(|&v| v == values[0]) && self.s.shapes.is_uniform(values[0])
    }

    /// Whether they are values that all lanes have, one for each element.
    fn are_in_turn(&self, group: &InterleaveGroup, values: &[Value]) -> bool {
        let uniform = values.iter().all(|&v| self.s.shapes.is_uniform(v));
        uniform && self.has(RowOp::Build, group.elem)
    }

    /// The vectors as they were read among whose elements the values are, and in which order.
    fn rows_of(&self, group: &InterleaveGroup, values: &[Value]) -> Option<(&Vec<Parts>, Places)> {
        let interleave_groups = self.s.interleave_groups?;
        let insts = self.insts_of(values)?;
        let number = interleave_groups.of(insts[0])?;
        let read = interleave_groups.groups.get(number)?;
        if !lie_alike(group, read) || read.store {
            return None;
        }
        let vectors = self.as_read.get(&number)?;
        let place = |inst: &Inst| read.elements.iter().position(|insts| insts.contains(inst));
        let places: Vec<usize> = insts.iter().map(place).collect::<Option<_>>()?;
        if places.iter().enumerate().all(|(n, &place)| n == place) {
            return Some((vectors, Places::Same));
        }
        let order = Order::new(&places)?;
        let row = RowOp::Permute(order.lanes());
        let cost = self.s.target.cost(row, group.elem, self.s.reg_bits);
        let whole = self.s.vf.is_multiple_of(order.lanes());
        (whole && cost.is_some()).then_some((vectors, Places::Other(order)))
    }

    /// Whether something that is stored may be computed of a group's vectors as they lie.
    pub(super) fn may_stay(&self, group: &InterleaveGroup, way: Transposition) -> bool {
        let all = self.s.interleave_groups.map_or(&[][..], |all| &all.groups);
        let lies = way.is_dense(group) && !way.is_reversed(group) && !self.s.linear.nested;
        let stored = |other: &InterleaveGroup| other.store && lie_alike(group, other);
        lies && way.vf * way.elem.bits() >= ROW_BITS && all.iter().any(stored)
    }

    fn insts_of(&self, values: &[Value]) -> Option<Vec<Inst>> {
        let inst = |&v: &Value| match self.s.f.values[v].def {
            ValueDef::Result(inst) => Some(inst),
            ValueDef::Param(..) => None,
        };
        values.iter().map(inst).collect()
    }

    /// An operation that is done lane by lane as it stands.
    fn is_plain(&self, inst: Inst) -> bool {
        use BinaryOp::{Add, And, FAdd, FDiv, FMul, FSub, Mul, Or, Sub, Xor};
        let data = &self.s.f.insts[inst];
        let widths = self.s.widths;
        let special = data.result.is_none_or(|result| {
            widths.ops.contains_key(&result)
                || widths.divisions.contains_key(&result)
                || self.s.dots.contains_key(&result)
        });
        let plain = match data.op {
            Op::Binary(op, _) => matches!(
                op,
                Add | Sub | Mul | And | Or | Xor | FAdd | FSub | FMul | FDiv
            ),
            Op::Unary(op) => matches!(op, UnaryOp::FNeg | UnaryOp::FAbs | UnaryOp::FSqrt),
            Op::Fma => true,
            _ => false,
        };
        plain && !special && !self.s.ordered.contains_key(&inst)
    }

    fn as_they_lie(
        &mut self,
        group: &InterleaveGroup,
        values: &[Value],
    ) -> Result<Vec<Parts>, Refusal> {
        let (f, count) = (self.s.f, values.len());
        if self.are_one(values) {
            let parts = self.vector(values[0], group.elem.bits())?;
            return Ok(vec![parts; count]);
        }
        let ty = PType::Vector(group.elem, self.s.vf);
        if self.are_in_turn(group, values) {
            let scalars = values.iter();
            let scalars = scalars.map(|&v| self.scalars.get(&mut self.b, At::Before, v));
            let scalars: Vec<PValue> = scalars.collect::<Result<_, Refusal>>()?;
            let mut turn = scalars.iter().copied().cycle();
            let vectors = (0..count).map(|_| {
                let lanes: Vec<PValue> = turn.by_ref().take(self.s.vf as usize).collect();
                let vector = self.b.inst(At::Before, POp::Build, &lanes, ty);
                vec![vector; self.s.uf as usize]
            });
            return Ok(vectors.collect());
        }
        if let Some((vectors, places)) = self.rows_of(group, values) {
            let vectors = vectors.clone();
            let Places::Other(order) = places else {
                return Ok(vectors);
            };
            let permuted = vectors
                .iter()
                .map(|v| self.map(POp::Permute(order), &[v], ty));
            return Ok(permuted.collect());
        }
        let Some(insts) = self.insts_of(values) else {
            return Err(self.lost());
        };
        let mut args = Vec::new();
        for side in 0..f.insts[insts[0]].args.len() {
            let values: Vec<Value> = insts.iter().map(|&i| f.insts[i].args[side]).collect();
            args.push(self.as_they_lie(group, &values)?);
        }
        let op = lanewise(&f.insts[insts[0]].op).ok_or_else(|| self.lost())?;
        let vectors = (0..count).map(|n| {
            let args: Vec<&Parts> = args.iter().map(|arg| &arg[n]).collect();
            self.map(op, &args, ty)
        });
        Ok(vectors.collect())
    }
}

/// Where elements are among those that were read.
enum Places {
    Same,
    Other(Order),
}

/// Whether the elements of two groups lie in the same distances.
fn lie_alike(a: &InterleaveGroup, b: &InterleaveGroup) -> bool {
    a.elements.len() == b.elements.len() && a.stride == b.stride && a.elem == b.elem
}
