//! Products and sums of one expression, which clang makes one operation that rounds once: `-ffp-contract=on` looks at
//! expressions of C (C11 6.5p8), and what vector code is made of are none. So it is one operation of SSA, too.

use super::state::Lowering;
use crate::ssa::{BinaryOp, Op, UnaryOp, Value};
use frontend::span::Span;
use frontend::tree::{self, Expr, ExprKind, VarId};

impl Lowering<'_> {
    /// A sum or difference with an operand that is a product there, and used for nothing else. The first operand goes first,
    /// as in clang's `tryEmitFMulAdd`.
    pub(super) fn contraction(
        &mut self,
        op: tree::BinaryOp,
        operands: [(Option<&Expr>, Option<Value>); 2],
        span: Span,
    ) -> Option<Value> {
        let subtracts = match op {
            tree::BinaryOp::Add => false,
            tree::BinaryOp::Sub => true,
            _ => return None,
        };
        let [(first, x), (second, y)] = operands;
        let (x, y) = (x?, y?);
        let ty = self.graph.ty(x);
        if !self.options.contracts || !ty.is_float() || self.graph.ty(y) != ty {
            return None;
        }
        let (product, less, addend, less_addend) =
            match (self.product_of(first, x), self.product_of(second, y)) {
                (Some(product), _) => (product, product.negated, y, subtracts),
                (None, Some(product)) => (product, product.negated != subtracts, x, false),
                (None, None) => return None,
            };
        let [a, b] = product.factors;
        if product.folding == Folding::Unknown {
            let why = "a sum with a product of constants, which the compiler may know";
            return self.opaque(why, &[a, b, addend], Some(ty), span);
        }
        let a = self.negative(less, a, span);
        let addend = self.negative(less_addend, addend, span);
        Some(self.graph.value(Op::Fma, &[a, b, addend], ty, span))
    }

    /// The value, or its negative.
    fn negative(&mut self, negated: bool, value: Value, span: Span) -> Value {
        match negated {
            true => self.graph.unary(UnaryOp::FNeg, value, span),
            false => value,
        }
    }

    /// The product that an operand is: through commas, choices that are made, and one minus sign, but not through what is
    /// assigned or converted.
    fn product_of(&self, operand: Option<&Expr>, value: Value) -> Option<Product> {
        let (whole, made) = (last(operand?), self.graph.def(value)?);
        let (operand, made, negated) = match (&whole.kind, &made.op) {
            (ExprKind::Unary(tree::UnaryOp::Neg, of), Op::Unary(UnaryOp::FNeg)) => {
                (last(of), self.graph.def(made.args[0])?, true)
            }
            _ => (whole, made, false),
        };
        let ExprKind::Binary(tree::BinaryOp::Mul, one, other) = &operand.kind else {
            return None;
        };
        let folding = self.folding(one).min(self.folding(other));
        match (&made.op, &made.args[..]) {
            (Op::Binary(BinaryOp::FMul, _), &[a, b]) if folding != Folding::Yes => Some(Product {
                factors: [a, b],
                negated,
                folding,
            }),
            _ => None,
        }
    }

    /// Notes what clang takes for its value: constant variables whose values it knows.
    pub(super) fn note_constant(&mut self, var: VarId, init: &Expr) {
        let declared = self.def.vars.get(var.0 as usize).map(|var| var.ty.quals);
        let fixed = declared.is_some_and(|quals| quals.is_const && !quals.is_volatile);
        if self.options.contracts && fixed && self.folding(init) == Folding::Yes {
            self.frame.folded.insert(var);
        }
    }

    /// Whether clang has a number in the place of an expression before it makes operations of anything.
    fn folding(&self, expr: &Expr) -> Folding {
        match &last(expr).kind {
            ExprKind::Int(_) | ExprKind::Float(..) => Folding::Yes,
            ExprKind::Convert(of) | ExprKind::Unary(_, of) => self.folding(of),
            ExprKind::Binary(_, a, b) | ExprKind::LogicalAnd(a, b) | ExprKind::LogicalOr(a, b) => {
                self.folding(a).min(self.folding(b))
            }
            ExprKind::Cond(cond, a, b) => {
                let sides = self.folding(a).min(self.folding(b));
                self.folding(cond).min(sides)
            }
            ExprKind::Load(place) => match place.kind {
                ExprKind::Local(var) if self.frame.folded.contains(&var) => Folding::Yes,
                ExprKind::Global(_) if place.ty.quals.is_const => Folding::Unknown,
                _ => Folding::No,
            },
            _ => Folding::No,
        }
    }
}

#[derive(Clone, Copy)]
struct Product {
    factors: [Value; 2],
    negated: bool,
    folding: Folding,
}

/// Whether an expression is a constant for the compiler: an operation is what its operands are at least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Folding {
    No,
    /// If an initial value that is not known here is.
    Unknown,
    Yes,
}

/// What an expression is the value of, without what stands before commas and the other side of a choice that is made.
fn last(mut expr: &Expr) -> &Expr {
    loop {
        expr =
            match &expr.kind {
                ExprKind::Comma(_, value) => value,
                ExprKind::Cond(cond, a, b) if let ExprKind::Int(truth) = cond.kind => {
                    if truth == 0 { b } else { a }
                }
                _ => return expr,
            };
    }
}
