//! Isomorphic computations of the elements of an interleave group: what is done to all elements of a lane in the
//! same way is done to vectors of them as they lie in memory, without taking lanes apart and putting them
//! together.

use crate::engine::interleave_groups::InterleaveGroup;
use crate::engine::widen::{Parts, Widener};
use crate::plan::{POp, PType};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, Inst, Op, UnaryOp, Value, ValueDef};

/// How far the computation of what is written is followed.
const MAX_DEPTH: u32 = 8;

impl Widener<'_> {
    /// What a group writes, as vectors one behind the other in memory, if all its elements are computed
    /// alike of loads that lie in the same way and of what is the same for all.
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
        if self.are_one(values) || self.rows_of(group, values).is_some() {
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

    /// The vectors as they were read of which the values are the elements.
    fn rows_of(&self, group: &InterleaveGroup, values: &[Value]) -> Option<&Vec<Parts>> {
        let interleave_groups = self.s.interleave_groups?;
        let insts = self.insts_of(values)?;
        let number = interleave_groups.of(insts[0])?;
        let read = interleave_groups.groups.get(number)?;
        let places = read.elements.iter().zip(&insts);
        let same = read.elements.len() == insts.len()
            && read.stride == group.stride
            && !read.store
            && places
                .into_iter()
                .all(|(element, inst)| element.contains(inst));
        self.as_read.get(&number).filter(|_| same)
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
        if let Some(rows) = self.rows_of(group, values) {
            return Ok(rows.clone());
        }
        let Some(insts) = self.insts_of(values) else {
            return Err(self.lost());
        };
        let mut args = Vec::new();
        for side in 0..f.insts[insts[0]].args.len() {
            let values: Vec<Value> = insts.iter().map(|&i| f.insts[i].args[side]).collect();
            args.push(self.as_they_lie(group, &values)?);
        }
        let op = match &f.insts[insts[0]].op {
            Op::Binary(op, _) => POp::Binary(*op),
            Op::Unary(op) => POp::Unary(*op),
            _ => return Err(self.lost()),
        };
        let ty = PType::Vector(group.elem, self.s.vf);
        let vectors = (0..count).map(|n| {
            let args: Vec<&Parts> = args.iter().map(|arg| &arg[n]).collect();
            self.map(op, &args, ty)
        });
        Ok(vectors.collect())
    }
}
