//! What the pragmas before a loop say, from the names of clauses to variables.

use super::state::Lowering;
use crate::plan::ReduceOp;
use crate::ssa::wishes::{Apart, LaneWish, LoopWishes, Private};
use crate::ssa::{Type, Var};
use cranelift_entity::EntityRef;
use frontend::pragma_spec::LoopSpec;
use frontend::pragma_spec::loops::{Dependences, Last, ReductionOp, Vectorize};
use frontend::pragma_spec::variant::{Lanes, Step};
use frontend::tree::Loop;
use frontend::types::TypeKind;

impl Lowering<'_> {
    /// What is asked for and vouched for of a loop.
    pub(super) fn wishes(&self, stmt: &Loop) -> LoopWishes {
        let spec = stmt.spec(self.options.openmp);
        let mut wishes = LoopWishes {
            always: spec.vectorize == Vectorize::Always,
            lanes: lanes(&spec.lanes),
            vectors: spec.interleave,
            pipeline: spec.pipeline,
            ..LoopWishes::default()
        };
        if spec.vectorize == Vectorize::Never {
            let why = "a pragma says not to vectorize the loop";
            wishes.refused.push(why.to_string());
        }
        if spec.collapse > 1 {
            let why = "`collapse` makes the iterations of several loops one, which vcc does not do";
            wishes.refused.push(why.to_string());
        }
        let condition = spec.condition.as_ref().map(|e| e.constant());
        match condition {
            Some(Some(0)) => {
                let why = "the condition of the pragma is zero";
                wishes.refused.push(why.to_string());
            }
            // It may be zero when the program runs: then nobody vouches for anything.
            Some(None) => {}
            Some(Some(_)) | None => self.promises(stmt, &spec, &mut wishes),
        }
        self.private(stmt, &spec, &mut wishes);
        self.linear(stmt, &spec, &mut wishes);
        wishes
    }

    fn promises(&self, stmt: &Loop, spec: &LoopSpec, wishes: &mut LoopWishes) {
        wishes.apart = match spec.dependences {
            Dependences::Unsaid => Apart::Unsaid,
            Dependences::ProvedOnly => Apart::UnlessProved,
            Dependences::NoneWithin(None) => Apart::Always,
            Dependences::NoneWithin(Some(n)) => Apart::Within(n.value),
        };
        if wishes.apart == Apart::Within(1) {
            let why = "`safelen(1)` lets no two iterations run together";
            wishes.refused.push(why.to_string());
        }
        for reduction in &spec.reductions {
            if reduction.inscan {
                let why = "`inscan` reductions are not understood yet";
                wishes.refused.push(why.to_string());
            }
            if reduction.section.is_some() {
                let why = format!("`{}` is reduced in parts of an array", reduction.name.text);
                wishes.refused.push(why);
                continue;
            }
            let op = match reduction.op {
                ReductionOp::Add | ReductionOp::Sub => Some(ReduceOp::FAdd),
                ReductionOp::Mul => Some(ReduceOp::FMul),
                ReductionOp::Max => Some(ReduceOp::FMax),
                ReductionOp::Min => Some(ReduceOp::FMin),
                // Of integers any order gives the same.
                ReductionOp::And
                | ReductionOp::Or
                | ReductionOp::Xor
                | ReductionOp::LogicalAnd
                | ReductionOp::LogicalOr
                | ReductionOp::Named(_) => None,
            };
            if let Some(var) = self.clause_var(stmt, &reduction.name.text, wishes) {
                wishes.any_order.extend(op.map(|op| (var, op)));
            }
        }
    }

    fn private(&self, stmt: &Loop, spec: &LoopSpec, wishes: &mut LoopWishes) {
        for private in &spec.private {
            let var = self.clause_var(stmt, &private.name.text, wishes);
            // Which iteration was the last to assign is for the analysis to see.
            let Some(var) = var.filter(|_| private.last != Last::OfLastAssignment) else {
                continue;
            };
            wishes.private.push(Private {
                var,
                first: private.first,
                last: private.last == Last::OfLastIteration,
            });
        }
    }

    fn linear(&self, stmt: &Loop, spec: &LoopSpec, wishes: &mut LoopWishes) {
        for linear in &spec.linear {
            let Some(var) = self.clause_var(stmt, &linear.name.text, wishes) else {
                continue;
            };
            let step = match &linear.step {
                Step::One => Some(1),
                Step::Constant(n, _) => Some(*n),
                Step::Expression(e) => e.constant(),
                Step::Name(_) => None,
            };
            let step = step.and_then(|n| n.checked_mul(self.unit_bytes(var)?));
            wishes.linear.push((var, step));
        }
    }

    /// What a step of 1 adds: the size of what a pointer points to, 1 for integers.
    fn unit_bytes(&self, var: Var) -> Option<i64> {
        let ty = self.def.vars.get(var.index())?.ty.ty;
        match self.unit.types.kind(ty) {
            TypeKind::Pointer(to) => match self.unit.types.kind(to.ty) {
                TypeKind::Void => Some(1),
                _ => i64::try_from(self.unit.types.size_of(to.ty)?).ok(),
            },
            _ => Some(1),
        }
    }

    /// The variable of that name, if each iteration can have its own in a register.
    fn clause_var(&self, stmt: &Loop, name: &str, wishes: &mut LoopWishes) -> Option<Var> {
        let var = stmt.named(name).map(|id| Var::new(id.0 as usize));
        let var = var.filter(|&var| self.graph.var_type(var).is_some_and(|ty| ty != Type::I1));
        if var.is_none() {
            let why = format!(
                "`{name}` is in memory; clauses are understood of local variables whose address \
                 is not taken"
            );
            wishes.refused.push(why);
        }
        var
    }
}

fn lanes(lanes: &Lanes) -> LaneWish {
    match lanes {
        Lanes::Default => LaneWish::Any,
        Lanes::Fixed(lanes) => LaneWish::OneOf(lanes.clone()),
        Lanes::OfType { bytes, .. } => LaneWish::PerRegister(*bytes),
    }
}
