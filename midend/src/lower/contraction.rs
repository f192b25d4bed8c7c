//! Products and sums of one expression, which clang makes one operation that rounds once: `-ffp-contract=on` looks at
//! expressions of C (C11 6.5p8), and what vector code is made of are none. So it is one operation of SSA, too.

use super::state::Lowering;
use crate::ssa::{BinaryOp, Op, UnaryOp, Value};
use frontend::span::Span;
use frontend::tree::{self, Expr, ExprKind};

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

    /// The product that an operand is: through commas and one minus sign, but not through what is assigned or converted.
    fn product_of(&self, operand: Option<&Expr>, value: Value) -> Option<Product> {
        let mut operand = last(operand?);
        let mut made = self.graph.def(value)?;
        let negated = matches!(operand.kind, ExprKind::Unary(tree::UnaryOp::Neg, _));
        if let (ExprKind::Unary(tree::UnaryOp::Neg, of), Op::Unary(UnaryOp::FNeg)) =
            (&operand.kind, &made.op)
        {
            (operand, made) = (last(of), self.graph.def(made.args[0])?);
        }
        let is_product = matches!(operand.kind, ExprKind::Binary(tree::BinaryOp::Mul, ..));
        match (&made.op, &made.args[..]) {
            (Op::Binary(BinaryOp::FMul, _), &[a, b]) if is_product => Some(Product {
                factors: [a, b],
                negated,
            }),
            _ => None,
        }
    }
}

#[derive(Clone, Copy)]
struct Product {
    factors: [Value; 2],
    negated: bool,
}

/// What an expression is the value of, without what stands before commas.
fn last(mut expr: &Expr) -> &Expr {
    while let ExprKind::Comma(_, value) = &expr.kind {
        expr = value;
    }
    expr
}
