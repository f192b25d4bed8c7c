//! Conditions, `&&`, `||` and `?:`.
//!
//! What may be evaluated although C would not evaluate it becomes data flow (`And`, `Or`,
//! `Select`), everything else control flow.

use super::state::Lowering;
use frontend::span::Span;
use frontend::tree::{BinaryOp, Expr, ExprKind, UnaryOp};

use crate::ssa::{self, Block, Overflow, Type, Value};

/// How many nodes are looked at to find an expression speculatable.
const SPECULATION_NODES: u32 = 48;

impl Lowering<'_> {
    /// Ends the block with a branch on a scalar expression.
    pub(super) fn branch_on(&mut self, cond: &Expr, then: Block, otherwise: Block) {
        if !self.nest(cond.span) {
            return;
        }
        match &cond.kind {
            ExprKind::Unary(UnaryOp::LogicalNot, inner) => self.branch_on(inner, otherwise, then),
            ExprKind::LogicalAnd(a, b) if !self.is_speculatable(b) => {
                let second = self.graph.block();
                self.branch_on(a, second, otherwise);
                self.graph.enter(second);
                self.branch_on(b, then, otherwise);
            }
            ExprKind::LogicalOr(a, b) if !self.is_speculatable(b) => {
                let second = self.graph.block();
                self.branch_on(a, then, second);
                self.graph.enter(second);
                self.branch_on(b, then, otherwise);
            }
            _ => {
                let truth = self.truth(cond);
                if self.graph.int_constant(truth).is_some() {
                    self.gains();
                }
                self.graph.branch(truth, then, otherwise);
            }
        }
        self.depth -= 1;
    }

    /// The truth of a scalar expression.
    pub(super) fn truth(&mut self, expr: &Expr) -> Value {
        if !self.nest(expr.span) {
            return self.undef(Type::I1, expr.span);
        }
        let span = expr.span;
        let truth = match &expr.kind {
            ExprKind::Unary(UnaryOp::LogicalNot, inner) => {
                let inner = self.truth(inner);
                self.graph.not(inner, span)
            }
            ExprKind::LogicalAnd(a, b) => self.logical(expr, a, b, ssa::BinaryOp::And),
            ExprKind::LogicalOr(a, b) => self.logical(expr, a, b, ssa::BinaryOp::Or),
            ExprKind::Binary(op, a, b) if is_comparison(*op) => self.compare(*op, a, b, span),
            _ => match self.expr(expr) {
                Some(value) => self.graph.is_nonzero(value, span),
                None => {
                    let why = "the truth of a value without machine type";
                    self.unknown(why, Type::I1, span)
                }
            },
        };
        self.depth -= 1;
        truth
    }

    /// An unknown value behind a barrier.
    pub(super) fn unknown(&mut self, why: &str, ty: Type, span: Span) -> Value {
        // A truth value as C has it, so that it cannot be anything but 0 or 1.
        let machine = if ty == Type::I1 { Type::I32 } else { ty };
        let value = self
            .graph
            .value(ssa::Op::Opaque(why.to_owned()), &[], machine, span);
        if ty == Type::I1 {
            self.graph.is_nonzero(value, span)
        } else {
            value
        }
    }

    fn logical(&mut self, expr: &Expr, a: &Expr, b: &Expr, op: ssa::BinaryOp) -> Value {
        let span = expr.span;
        if self.is_speculatable(b) {
            let a = self.truth(a);
            let b = self.speculate(|this| this.truth(b));
            return self.graph.binary(op, Overflow::Wraps, a, b, span);
        }
        let (yes, no, end) = (self.graph.block(), self.graph.block(), self.graph.block());
        let result = self.graph.temporary(Type::I1);
        self.branch_on(expr, yes, no);
        for (block, bit) in [(yes, 1), (no, 0)] {
            self.graph.enter(block);
            let value = self.graph.int(Type::I1, bit, span);
            self.graph.write(result, value);
            self.graph.jump(end);
        }
        self.graph.enter(end);
        self.graph.read(result, Type::I1)
    }

    /// Lowers what may be evaluated needlessly: its overflow must not mean anything.
    fn speculate<T>(&mut self, lower: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.speculative, true);
        let result = lower(self);
        self.speculative = before;
        result
    }

    /// `c ? a : b`; records give their address.
    pub(super) fn conditional(
        &mut self,
        expr: &Expr,
        c: &Expr,
        a: &Expr,
        b: &Expr,
    ) -> Option<Value> {
        let machine = self.machine(expr.ty.ty);
        if let Some(ty) = machine
            && self.is_speculatable(a)
            && self.is_speculatable(b)
        {
            let cond = self.truth(c);
            if self.graph.int_constant(cond).is_some() {
                self.gains();
            }
            let a = self.speculate(|this| this.scalar(a, ty));
            let b = self.speculate(|this| this.scalar(b, ty));
            return Some(self.graph.select(cond, a, b, expr.span));
        }
        let (then, otherwise) = (self.graph.block(), self.graph.block());
        let end = self.graph.block();
        let result = machine.map(|ty| (self.graph.temporary(ty), ty));
        self.branch_on(c, then, otherwise);
        for (block, arm) in [(then, a), (otherwise, b)] {
            self.graph.enter(block);
            let value = self.expr(arm);
            if let Some((result, ty)) = result {
                let value = match value {
                    Some(value) => self.expect(value, ty, arm.span),
                    None => self.unknown("a value without machine type", ty, arm.span),
                };
                self.graph.write(result, value);
            }
            self.graph.jump(end);
        }
        self.graph.enter(end);
        result.map(|(result, ty)| self.graph.read(result, ty))
    }

    /// A comparison.
    pub(super) fn compare(&mut self, op: BinaryOp, a: &Expr, b: &Expr, span: Span) -> Value {
        let signed = super::ctypes::is_signed(&self.unit.types, a.ty.ty);
        let (Some(x), Some(y)) = (self.expr(a), self.expr(b)) else {
            return self.unknown(
                "a comparison of values without machine type",
                Type::I1,
                span,
            );
        };
        let ty = self.graph.ty(x);
        let y = self.expect(y, ty, b.span);
        if ty.is_float() {
            return self.graph.fcmp(float_cc(op), x, y, span);
        }
        self.graph.icmp(int_cc(op, signed), x, y, span)
    }

    /// Whether evaluating an expression needlessly changes nothing: it neither has side effects nor
    /// traps nor accesses memory.
    fn is_speculatable(&self, expr: &Expr) -> bool {
        let mut budget = SPECULATION_NODES;
        self.speculatable_within(expr, &mut budget)
    }

    fn speculatable_within(&self, expr: &Expr, budget: &mut u32) -> bool {
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        let Some(ty) = self.machine(expr.ty.ty) else {
            return false;
        };
        let quiet = !ty.is_float() || !self.options.trapping_math;
        match &expr.kind {
            ExprKind::Int(_) | ExprKind::Float(..) => true,
            ExprKind::Load(place) => match place.kind {
                ExprKind::Local(var) => self.register(var).is_some(),
                _ => false,
            },
            ExprKind::Decay(place) | ExprKind::AddrOf(place) => {
                matches!(place.kind, ExprKind::Local(_) | ExprKind::Global(_))
            }
            ExprKind::Convert(inner) => {
                let Some(from) = self.machine(inner.ty.ty) else {
                    return false;
                };
                let exact = from == ty || !from.is_float() && quiet;
                exact && self.speculatable_within(inner, budget)
            }
            ExprKind::Bits(inner) => self.speculatable_within(inner, budget),
            ExprKind::Unary(UnaryOp::LogicalNot, inner) => {
                let Some(from) = self.machine(inner.ty.ty) else {
                    return false;
                };
                (!from.is_float() || !self.options.trapping_math)
                    && self.speculatable_within(inner, budget)
            }
            ExprKind::Unary(_, inner) => self.speculatable_within(inner, budget),
            ExprKind::Binary(op, a, b) => {
                self.operator_speculatable(*op, a, b)
                    && self.speculatable_within(a, budget)
                    && self.speculatable_within(b, budget)
            }
            ExprKind::LogicalAnd(a, b) | ExprKind::LogicalOr(a, b) => {
                self.speculatable_within(a, budget) && self.speculatable_within(b, budget)
            }
            ExprKind::Cond(c, a, b) => {
                self.speculatable_within(c, budget)
                    && self.speculatable_within(a, budget)
                    && self.speculatable_within(b, budget)
            }
            ExprKind::Zero
            | ExprKind::Str
            | ExprKind::Local(_)
            | ExprKind::Global(_)
            | ExprKind::Deref(_)
            | ExprKind::Bytes(_)
            | ExprKind::Member { .. }
            | ExprKind::PtrAdd { .. }
            | ExprKind::PtrDiff(..)
            | ExprKind::Statements { .. }
            | ExprKind::Comma(..)
            | ExprKind::Assign(..)
            | ExprKind::CompoundAssign { .. }
            | ExprKind::IncDec { .. }
            | ExprKind::Call { .. }
            | ExprKind::Opaque { .. } => false,
        }
    }

    /// Whether an operator on such operands neither traps nor has undefined results.
    fn operator_speculatable(&self, op: BinaryOp, a: &Expr, b: &Expr) -> bool {
        let Some(ty) = self.machine(a.ty.ty) else {
            return false;
        };
        if ty.is_float() {
            return !self.options.trapping_math;
        }
        let constant = match b.kind {
            ExprKind::Int(value) => Some(value),
            _ => None,
        };
        match op {
            BinaryOp::Div | BinaryOp::Rem => constant.is_some_and(|value| value > 0),
            BinaryOp::Shl | BinaryOp::Shr => {
                constant.is_some_and(|count| (0..i128::from(ty.bits())).contains(&count))
            }
            BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::Mul
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Eq
            | BinaryOp::Ne
            | BinaryOp::Lt
            | BinaryOp::Le
            | BinaryOp::Gt
            | BinaryOp::Ge => true,
        }
    }
}

/// Whether an operator compares.
pub(super) fn is_comparison(op: BinaryOp) -> bool {
    use BinaryOp::{Eq, Ge, Gt, Le, Lt, Ne};
    matches!(op, Eq | Ne | Lt | Le | Gt | Ge)
}

fn int_cc(op: BinaryOp, signed: bool) -> ssa::IntCC {
    use ssa::IntCC::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    match (op, signed) {
        (BinaryOp::Eq, _) => Eq,
        (BinaryOp::Lt, true) => Slt,
        (BinaryOp::Le, true) => Sle,
        (BinaryOp::Gt, true) => Sgt,
        (BinaryOp::Ge, true) => Sge,
        (BinaryOp::Lt, false) => Ult,
        (BinaryOp::Le, false) => Ule,
        (BinaryOp::Gt, false) => Ugt,
        (BinaryOp::Ge, false) => Uge,
        _ => Ne,
    }
}

fn float_cc(op: BinaryOp) -> ssa::FloatCC {
    use ssa::FloatCC::{Eq, Ge, Gt, Le, Lt, Ne};
    match op {
        BinaryOp::Eq => Eq,
        BinaryOp::Lt => Lt,
        BinaryOp::Le => Le,
        BinaryOp::Gt => Gt,
        BinaryOp::Ge => Ge,
        _ => Ne,
    }
}
