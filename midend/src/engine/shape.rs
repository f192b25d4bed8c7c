//! Shapes: how a value differs from lane to lane.

use super::linearize::{Linear, Step};
use crate::ssa::{BinaryOp, ConvertOp, Function, Inst, Op, Value};
use frontend::sorted::{SortedMap, SortedSet};

/// How a value differs from lane to lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Equal in all lanes, whatever the iteration, and computable before the region.
    Uniform,
    /// Uniform among the active lanes: equal in all that compute it; computed in the region.
    ActiveUniform,
    /// Lane k is lane 0 plus k times the step.
    Linear(i64),
    /// Anything.
    Varying,
}

/// Shapes of a region's values; those defined outside are uniform.
#[derive(Clone, Debug, Default)]
pub struct Shapes {
    pub(super) inner: SortedMap<Value, Shape>,
    /// Loops inside that lanes leave at different times.
    pub(super) divergent: SortedSet<usize>,
}

impl Shapes {
    /// Shape of a value.
    pub fn of(&self, value: Value) -> Shape {
        self.inner.get(&value).copied().unwrap_or(Shape::Uniform)
    }

    /// Whether all lanes have one value, known before the region.
    pub fn is_uniform(&self, value: Value) -> bool {
        self.of(value) == Shape::Uniform
    }

    /// Whether lanes leave a loop inside at different times, so that its values differ outside of it.
    pub fn is_divergent(&self, number: usize) -> bool {
        self.divergent.contains(&number)
    }

    /// Computes the shapes. `inputs`: those of the entry's parameters. `uniform_loads`: loads that
    /// may be done once before the region. `pinned`: instructions that must stay where
    /// they are.
    pub fn compute(
        f: &Function,
        linear: &Linear,
        inputs: &[(Value, Shape)],
        uniform_loads: &SortedSet<Inst>,
        pinned: &SortedSet<Inst>,
    ) -> Shapes {
        let mut shapes = Shapes {
            inner: inputs.iter().copied().collect(),
            divergent: SortedSet::new(),
        };
        for step in &linear.steps {
            match step {
                // Bodies with loops have an analysis of their own.
                Step::Loop(_) | Step::Exit(_) | Step::Branch(_) => {}
                Step::Join { param, sources } => {
                    let shape = shapes.of_join(sources);
                    shapes.inner.insert(*param, shape);
                }
                Step::Inst { inst, .. } => {
                    let Some(result) = f.insts[*inst].result else {
                        continue;
                    };
                    let mut shape = shapes.of_inst(f, *inst, uniform_loads);
                    if pinned.contains(inst) && !f.is_constant(result) {
                        shape = Shape::Varying;
                    }
                    shapes.inner.insert(result, shape);
                }
            }
        }
        shapes
    }

    fn of_join(&self, sources: &[(super::mask::MaskId, Value)]) -> Shape {
        let first = sources[0].1;
        if sources.iter().all(|&(_, v)| v == first) {
            match self.of(first) {
                // A block parameter is not computed before the region.
                Shape::Uniform => Shape::Varying,
                other => other,
            }
        } else {
            Shape::Varying
        }
    }

    fn of_inst(&self, f: &Function, inst: Inst, uniform_loads: &SortedSet<Inst>) -> Shape {
        let data = &f.insts[inst];
        let uniform = data.args.iter().all(|&a| self.is_uniform(a));
        match &data.op {
            Op::Load(_) if uniform && uniform_loads.contains(&inst) => Shape::Uniform,
            Op::Load(_) | Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => {
                Shape::Varying
            }
            Op::Binary(BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem, _)
                if uniform =>
            {
                match f.constant(data.args[1]) {
                    Some(d) if d != 0 && d != -1 => Shape::Uniform,
                    _ => Shape::Varying,
                }
            }
            _ if uniform => Shape::Uniform,
            op => self.of_linear(f, op, &data.args).unwrap_or(Shape::Varying),
        }
    }

    pub(super) fn of_linear(&self, f: &Function, op: &Op, args: &[Value]) -> Option<Shape> {
        let step = |n: usize| match self.of(*args.get(n)?) {
            Shape::Uniform | Shape::ActiveUniform => Some(0),
            Shape::Linear(step) => Some(step),
            Shape::Varying => None,
        };
        let factor = |n: usize| f.constant(*args.get(n)?);
        let step = match op {
            Op::Binary(BinaryOp::Add, _) => step(0)?.checked_add(step(1)?)?,
            Op::Binary(BinaryOp::Sub, _) => step(0)?.checked_sub(step(1)?)?,
            Op::Binary(BinaryOp::Mul, _) => match (factor(0), factor(1)) {
                (_, Some(c)) => step(0)?.checked_mul(c)?,
                (Some(c), None) => step(1)?.checked_mul(c)?,
                (None, None) => return None,
            },
            Op::PtrAdd { scale } => step(0)?.checked_add(step(1)?.checked_mul(*scale)?)?,
            Op::Convert(ConvertOp::Trunc | ConvertOp::PtrToInt | ConvertOp::IntToPtr) => step(0)?,
            _ => return None,
        };
        Some(Shape::Linear(step))
    }
}
