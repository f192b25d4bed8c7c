//! Shapes in a body with loops: which values, branches and loops are the same for all lanes.
//!
//! All lanes that do an iteration of a loop inside have done as many of them, so what depends on the
//! number of the iteration alone is the same for them, however many have left. After a loop that
//! lanes leave at different times, its values differ.

use super::linearize::{InnerLoop, Linear, Sources, Step};
use super::mask::{MaskId, Masks};
use super::shape::{Shape, Shapes};
use crate::analysis::private_memory::PrivateArray;
use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, Op, Overflow, Value, Var};
use frontend::sorted::{SortedMap, SortedSet};

/// How the value of an integer that steps relates to the integer without a width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exact {
    /// It is that, as a signed integer.
    Signed,
    /// It is that, as an unsigned integer.
    Unsigned,
}

/// What is known of a body with loops.
#[derive(Debug)]
pub struct Question<'a> {
    /// The function.
    pub f: &'a Function,
    /// The body.
    pub linear: &'a Linear,
    /// Shapes of the parameters of its entry.
    pub inputs: &'a [(Value, Shape)],
    /// Integers that step without ever wrapping.
    pub exact: SortedMap<Value, Exact>,
    /// Instructions that must stay under their condition.
    pub pinned: &'a SortedSet<Inst>,
    /// Some lanes may be off from the beginning.
    pub some_off: bool,
    /// Loads that may be done once before the body.
    pub uniform_loads: &'a SortedSet<Inst>,
    /// Variables that each lane has for itself.
    pub private: &'a SortedMap<Var, PrivateArray>,
}

impl Question<'_> {
    /// The shapes of all values, for those who are in the loop that defines them.
    pub fn answer(self) -> Shapes {
        let mut analysis = Analysis {
            exact: self.exact.clone(),
            q: &self,
            shapes: Shapes {
                inner: self.inputs.iter().copied().collect(),
                divergent: SortedSet::new(),
            },
            left: SortedSet::new(),
            unknown: self
                .linear
                .loops
                .iter()
                .flat_map(|l| &l.defines)
                .copied()
                .collect(),
            changed: true,
        };
        while std::mem::take(&mut analysis.changed) {
            analysis.left.clear();
            // Of what the shapes of this pass say.
            analysis.exact.clone_from(&self.exact);
            analysis.steps(&self.linear.steps, self.some_off);
        }
        analysis.shapes
    }
}

struct Analysis<'a> {
    q: &'a Question<'a>,
    shapes: Shapes,
    exact: SortedMap<Value, Exact>,
    /// Values of loops that lanes have left at different times.
    left: SortedSet<Value>,
    /// Values of loops inside that were not come to yet.
    unknown: SortedSet<Value>,
    changed: bool,
}

/// The shape of what is one or the other.
fn meet(a: Shape, b: Shape) -> Shape {
    match (a, b) {
        _ if a == b => a,
        (Shape::Uniform | Shape::ActiveUniform, Shape::Uniform | Shape::ActiveUniform) => {
            Shape::ActiveUniform
        }
        _ => Shape::Varying,
    }
}

impl Analysis<'_> {
    fn of(&self, value: Value) -> Shape {
        match self.shapes.of(value) {
            Shape::Uniform => Shape::Uniform,
            _ if self.left.contains(&value) => Shape::Varying,
            shape => shape,
        }
    }

    fn is_same(&self, value: Value) -> bool {
        matches!(self.of(value), Shape::Uniform | Shape::ActiveUniform)
    }

    fn set(&mut self, value: Value, shape: Shape) {
        self.unknown.remove(&value);
        let shape = match self.shapes.inner.get(&value) {
            Some(&old) => meet(old, shape),
            None => shape,
        };
        self.changed |= self.shapes.inner.insert(value, shape) != Some(shape);
    }

    /// Whether all lanes agree on a mask.
    fn agrees(&self, mask: MaskId) -> bool {
        self.q
            .linear
            .masks
            .agree(mask, &|value| self.is_same(value))
    }

    fn steps(&mut self, steps: &[Step], some_off: bool) {
        for step in steps {
            match step {
                Step::Join { param, sources } => {
                    let shape = self.of_sources(sources);
                    self.set(*param, shape);
                }
                Step::Inst { inst, mask } => {
                    if let Some(result) = self.q.f.insts[*inst].result {
                        let conditional = some_off || *mask != Masks::TRUE;
                        let shape = self.of_inst(*inst, result, *mask, conditional);
                        self.set(result, shape);
                    }
                }
                Step::Loop(number) => self.inner(*number, some_off),
                // Shapes come first.
                Step::Exit(_) | Step::Branch(_) => {}
            }
        }
    }

    fn inner(&mut self, number: usize, some_off: bool) {
        let l: &InnerLoop = &self.q.linear.loops[number];
        for (param, entry, next) in &l.params {
            let mut shape = self.of_sources(entry);
            if !next.iter().any(|(_, value)| self.unknown.contains(value)) {
                shape = meet(shape, self.of_sources(next));
            }
            self.set(*param, shape);
        }
        let divergent = self.shapes.divergent.contains(&number);
        self.steps(&l.steps, some_off || divergent || l.mask != Masks::TRUE);
        if !divergent && (l.exits.len() > 1 || !self.agrees(l.again)) {
            self.changed = true;
            self.shapes.divergent.insert(number);
        }
        if self.shapes.divergent.contains(&number) {
            self.left.extend(&l.defines);
        }
    }

    fn of_sources(&self, sources: &Sources) -> Shape {
        let (_, first) = sources[0];
        let mut shape = self.of(first);
        if sources.iter().any(|&(_, value)| value != first) {
            let agreed = sources.iter().all(|&(mask, _)| self.agrees(mask));
            for &(_, value) in sources {
                shape = meet(shape, self.of(value));
            }
            if !agreed || !matches!(shape, Shape::Uniform | Shape::ActiveUniform) {
                return Shape::Varying;
            }
        }
        match shape {
            // A block parameter is not computed before the region.
            Shape::Uniform => Shape::ActiveUniform,
            other => other,
        }
    }

    fn of_inst(&mut self, inst: Inst, result: Value, mask: MaskId, conditional: bool) -> Shape {
        let f = self.q.f;
        let data = &f.insts[inst];
        let args = &data.args;
        if self.q.pinned.contains(&inst) && conditional && !f.is_constant(result) {
            return Shape::Varying;
        }
        match &data.op {
            Op::Load(_)
                if self.q.uniform_loads.contains(&inst) && self.of(args[0]) == Shape::Uniform =>
            {
                return Shape::Uniform;
            }
            Op::Load(_) => {
                return match mask == Masks::TRUE && self.is_same(args[0]) {
                    true => Shape::ActiveUniform,
                    false => Shape::Varying,
                };
            }
            Op::LocalAddr(var) if self.q.private.contains_key(var) => return Shape::Varying,
            Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => return Shape::Varying,
            _ => {}
        }
        let before = args.iter().all(|&a| self.of(a) == Shape::Uniform);
        let division = matches!(
            data.op,
            Op::Binary(
                BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem,
                _
            )
        );
        if before && !division {
            return Shape::Uniform;
        }
        if args.iter().all(|&a| self.is_same(a)) {
            // Some lane is at the start of each sequence, but perhaps none here.
            return match division && mask != Masks::TRUE {
                true => Shape::Varying,
                false => Shape::ActiveUniform,
            };
        }
        self.of_linear(result, &data.op, args)
    }

    fn of_linear(&mut self, result: Value, op: &Op, args: &[Value]) -> Shape {
        if args.iter().any(|&a| self.of(a) == Shape::Varying) {
            return Shape::Varying;
        }
        let exact = |a: &Value| self.is_same(*a) || self.exact.get(a) == Some(&Exact::Signed);
        match op {
            Op::Convert(ConvertOp::SExt | ConvertOp::ZExt) => {
                let wanted = match op {
                    Op::Convert(ConvertOp::SExt) => Exact::Signed,
                    _ => Exact::Unsigned,
                };
                if self.exact.get(&args[0]) != Some(&wanted) {
                    return Shape::Varying;
                }
                self.exact.insert(result, Exact::Signed);
                self.of(args[0])
            }
            Op::Field(_) => self.of(args[0]),
            _ => {
                let nsw = matches!(
                    op,
                    Op::Binary(
                        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul,
                        Overflow::Undefined
                    )
                );
                if nsw && args.iter().all(exact) {
                    self.exact.insert(result, Exact::Signed);
                }
                let shape = self.shapes.of_linear(self.q.f, op, args);
                shape.unwrap_or(Shape::Varying)
            }
        }
    }
}
