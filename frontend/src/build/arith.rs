//! Unary and binary operators.

use super::convert::is_lvalue;
use super::{Builder, Built};
use crate::span::Span;
use crate::tree::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::types::{QualType, TypeId, TypeKind, TypeTable};
use lang_c::ast::{
    BinaryOperator, BinaryOperatorExpression, Expression, UnaryOperator, UnaryOperatorExpression,
};
use lang_c::span::Node;

/// What the parser's binary operator means.
enum Meaning {
    Index,
    Plain(BinaryOp),
    And,
    Or,
    Assign,
    Compound(BinaryOp),
}

fn meaning(op: &BinaryOperator) -> Meaning {
    use BinaryOperator as B;
    match op {
        B::Index => Meaning::Index,
        B::Multiply => Meaning::Plain(BinaryOp::Mul),
        B::Divide => Meaning::Plain(BinaryOp::Div),
        B::Modulo => Meaning::Plain(BinaryOp::Rem),
        B::Plus => Meaning::Plain(BinaryOp::Add),
        B::Minus => Meaning::Plain(BinaryOp::Sub),
        B::ShiftLeft => Meaning::Plain(BinaryOp::Shl),
        B::ShiftRight => Meaning::Plain(BinaryOp::Shr),
        B::Less => Meaning::Plain(BinaryOp::Lt),
        B::Greater => Meaning::Plain(BinaryOp::Gt),
        B::LessOrEqual => Meaning::Plain(BinaryOp::Le),
        B::GreaterOrEqual => Meaning::Plain(BinaryOp::Ge),
        B::Equals => Meaning::Plain(BinaryOp::Eq),
        B::NotEquals => Meaning::Plain(BinaryOp::Ne),
        B::BitwiseAnd => Meaning::Plain(BinaryOp::And),
        B::BitwiseXor => Meaning::Plain(BinaryOp::Xor),
        B::BitwiseOr => Meaning::Plain(BinaryOp::Or),
        B::LogicalAnd => Meaning::And,
        B::LogicalOr => Meaning::Or,
        B::Assign => Meaning::Assign,
        B::AssignMultiply => Meaning::Compound(BinaryOp::Mul),
        B::AssignDivide => Meaning::Compound(BinaryOp::Div),
        B::AssignModulo => Meaning::Compound(BinaryOp::Rem),
        B::AssignPlus => Meaning::Compound(BinaryOp::Add),
        B::AssignMinus => Meaning::Compound(BinaryOp::Sub),
        B::AssignShiftLeft => Meaning::Compound(BinaryOp::Shl),
        B::AssignShiftRight => Meaning::Compound(BinaryOp::Shr),
        B::AssignBitwiseAnd => Meaning::Compound(BinaryOp::And),
        B::AssignBitwiseXor => Meaning::Compound(BinaryOp::Xor),
        B::AssignBitwiseOr => Meaning::Compound(BinaryOp::Or),
    }
}

fn needs_integers(op: BinaryOp) -> bool {
    use BinaryOp::{Add, And, Div, Eq, Ge, Gt, Le, Lt, Mul, Ne, Or, Rem, Shl, Shr, Sub, Xor};
    match op {
        Rem | And | Or | Xor | Shl | Shr => true,
        Add | Sub | Mul | Div | Eq | Ne | Lt | Le | Gt | Ge => false,
    }
}

fn is_comparison(op: BinaryOp) -> bool {
    use BinaryOp::{Eq, Ge, Gt, Le, Lt, Ne};
    matches!(op, Eq | Ne | Lt | Le | Gt | Ge)
}

impl Builder<'_> {
    pub(super) fn binary(&mut self, node: &BinaryOperatorExpression, span: Span) -> Built<Expr> {
        match meaning(&node.operator.node) {
            Meaning::Index => self.index(&node.lhs, &node.rhs, span),
            Meaning::Plain(op) => {
                let a = self.rvalue(&node.lhs)?;
                let b = self.rvalue(&node.rhs)?;
                self.operation(op, a, b, span)
            }
            Meaning::And => {
                let (a, b) = (self.condition(&node.lhs), self.condition(&node.rhs));
                let kind = ExprKind::LogicalAnd(Box::new(a), Box::new(b));
                Ok(Expr {
                    kind,
                    ty: TypeTable::INT.into(),
                    span,
                })
            }
            Meaning::Or => {
                let (a, b) = (self.condition(&node.lhs), self.condition(&node.rhs));
                let kind = ExprKind::LogicalOr(Box::new(a), Box::new(b));
                Ok(Expr {
                    kind,
                    ty: TypeTable::INT.into(),
                    span,
                })
            }
            Meaning::Assign => self.assign(&node.lhs, &node.rhs, span),
            Meaning::Compound(op) => self.compound_assign(op, &node.lhs, &node.rhs, span),
        }
    }

    fn operation(&mut self, op: BinaryOp, a: Expr, b: Expr, span: Span) -> Built<Expr> {
        let pointers = (
            self.types.pointee(a.ty.ty).is_some(),
            self.types.pointee(b.ty.ty).is_some(),
        );
        match (op, pointers) {
            (_, (false, false)) => self.arithmetic(op, a, b, span),
            (BinaryOp::Add, (true, false)) => self.offset_pointer(a, b, false, span),
            (BinaryOp::Add, (false, true)) => self.offset_pointer(b, a, false, span),
            (BinaryOp::Sub, (true, false)) => self.offset_pointer(a, b, true, span),
            (BinaryOp::Sub, (true, true)) => self.pointer_difference(a, b, span),
            _ if is_comparison(op) => {
                let (a, b) = if pointers.0 {
                    let b = self.convert(b, a.ty.ty)?;
                    (a, b)
                } else {
                    (self.convert(a, b.ty.ty)?, b)
                };
                Ok(binary_expr(op, a, b, TypeTable::INT, span))
            }
            _ => Err(self.reason("operand types", span)),
        }
    }

    fn arithmetic(&mut self, op: BinaryOp, a: Expr, b: Expr, span: Span) -> Built<Expr> {
        let arithmetic = self.types.is_arithmetic(a.ty.ty) && self.types.is_arithmetic(b.ty.ty);
        let integers = self.types.is_integer(a.ty.ty) && self.types.is_integer(b.ty.ty);
        if !arithmetic || (needs_integers(op) && !integers) {
            return Err(self.reason("operand types", span));
        }
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            let (a, b) = (self.promote(a)?, self.promote(b)?);
            let ty = a.ty.ty;
            return Ok(binary_expr(op, a, b, ty, span));
        }
        let (a, b) = self.balance(a, b)?;
        let ty = if is_comparison(op) {
            TypeTable::INT
        } else {
            a.ty.ty
        };
        Ok(binary_expr(op, a, b, ty, span))
    }

    /// `ptr + index` or `ptr - index`.
    fn offset_pointer(
        &mut self,
        ptr: Expr,
        index: Expr,
        negative: bool,
        span: Span,
    ) -> Built<Expr> {
        if !self.types.is_integer(index.ty.ty) {
            return Err(self.reason("operand types", span));
        }
        let index = self.promote(index)?;
        let ty = ptr.ty;
        let kind = ExprKind::PtrAdd {
            ptr: Box::new(ptr),
            index: Box::new(index),
            negative,
        };
        Ok(Expr { kind, ty, span })
    }

    fn pointer_difference(&mut self, a: Expr, b: Expr, span: Span) -> Built<Expr> {
        let same = match (self.types.pointee(a.ty.ty), self.types.pointee(b.ty.ty)) {
            (Some(x), Some(y)) => self.types.same_but_quals(x.ty, y.ty),
            _ => false,
        };
        if !same {
            return Err(self.reason("operand types", span));
        }
        let ty = self.types.ptrdiff_type().into();
        Ok(Expr {
            kind: ExprKind::PtrDiff(Box::new(a), Box::new(b)),
            ty,
            span,
        })
    }

    fn index(&mut self, a: &Node<Expression>, b: &Node<Expression>, span: Span) -> Built<Expr> {
        let a = self.expr(a)?;
        let a = self.decayed(a, false)?;
        let b = self.expr(b)?;
        let b = self.decayed(b, false)?;
        let sum = if self.types.pointee(a.ty.ty).is_some() {
            self.offset_pointer(a, b, false, span)?
        } else if self.types.pointee(b.ty.ty).is_some() {
            self.offset_pointer(b, a, false, span)?
        } else {
            return Err(self.reason("operand types", span));
        };
        self.deref(sum, span)
    }

    fn assign(
        &mut self,
        lhs: &Node<Expression>,
        rhs: &Node<Expression>,
        span: Span,
    ) -> Built<Expr> {
        let place = self.place(lhs)?;
        let ty = place.ty.ty;
        let value = match self.types.kind(ty) {
            TypeKind::Record(_) => {
                let value = self.rvalue(rhs)?;
                self.convert(value, ty)?
            }
            _ => self.value_as(rhs, ty)?,
        };
        Ok(Expr {
            kind: ExprKind::Assign(Box::new(place), Box::new(value)),
            ty: ty.into(),
            span,
        })
    }

    /// An lvalue that can be assigned to.
    fn place(&mut self, node: &Node<Expression>) -> Built<Expr> {
        let place = self.expr(node)?;
        let assignable = self.types.is_scalar(place.ty.ty)
            || matches!(self.types.kind(place.ty.ty), TypeKind::Record(_));
        if is_lvalue(&place) && assignable {
            return Ok(place);
        }
        let what = match self.types.kind(place.ty.ty) {
            TypeKind::Opaque(what, _) => what,
            _ => "assignment",
        };
        Err(self.reason(what, place.span))
    }

    fn compound_assign(
        &mut self,
        op: BinaryOp,
        lhs: &Node<Expression>,
        rhs: &Node<Expression>,
        span: Span,
    ) -> Built<Expr> {
        let place = self.place(lhs)?;
        let ty = place.ty.ty;
        let value = self.rvalue(rhs)?;
        let (compute, value) = self.compound_types(op, &place, value, span)?;
        let kind = ExprKind::CompoundAssign {
            op,
            lhs: Box::new(place),
            rhs: Box::new(value),
            compute,
        };
        Ok(Expr {
            kind,
            ty: ty.into(),
            span,
        })
    }

    fn compound_types(
        &mut self,
        op: BinaryOp,
        place: &Expr,
        value: Expr,
        span: Span,
    ) -> Built<(TypeId, Expr)> {
        let ty = place.ty.ty;
        let integers = self.types.is_integer(ty) && self.types.is_integer(value.ty.ty);
        if self.types.pointee(ty).is_some() {
            let moves = matches!(op, BinaryOp::Add | BinaryOp::Sub);
            if !moves || !self.types.is_integer(value.ty.ty) {
                return Err(self.reason("operand types", span));
            }
            return Ok((ty, self.promote(value)?));
        }
        let arithmetic = self.types.is_arithmetic(ty) && self.types.is_arithmetic(value.ty.ty);
        if !arithmetic || (needs_integers(op) && !integers) {
            return Err(self.reason("operand types", span));
        }
        // The value read from the place, for the sake of its promoted type only.
        let read = Expr {
            kind: ExprKind::Int(0),
            ty: ty.into(),
            span,
        };
        let left = match self.is_bit_field(place) {
            Some(width) if width > 32 => return Err(self.reason("wide bit-field", span)),
            Some(width) if width < 32 => TypeTable::INT,
            _ => self.promote(read)?.ty.ty,
        };
        let value = self.promote(value)?;
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            return Ok((left, value));
        }
        let common = self.types.common_arithmetic(left, value.ty.ty);
        let common = common.ok_or_else(|| self.reason("operand types", span))?;
        Ok((common, self.convert(value, common)?))
    }

    pub(super) fn unary(&mut self, node: &UnaryOperatorExpression, span: Span) -> Built<Expr> {
        match node.operator.node {
            UnaryOperator::PostIncrement => self.inc_dec(&node.operand, false, false, span),
            UnaryOperator::PostDecrement => self.inc_dec(&node.operand, true, false, span),
            UnaryOperator::PreIncrement => self.inc_dec(&node.operand, false, true, span),
            UnaryOperator::PreDecrement => self.inc_dec(&node.operand, true, true, span),
            UnaryOperator::Address => self.address(&node.operand, span),
            UnaryOperator::Indirection => {
                let pointer = self.expr(&node.operand)?;
                let pointer = self.decayed(pointer, false)?;
                self.deref(pointer, span)
            }
            UnaryOperator::Plus => {
                let value = self.rvalue(&node.operand)?;
                if !self.types.is_arithmetic(value.ty.ty) {
                    return Err(self.reason("operand types", span));
                }
                self.promote(value)
            }
            UnaryOperator::Minus => self.negation(UnaryOp::Neg, &node.operand, span),
            UnaryOperator::Complement => self.negation(UnaryOp::BitNot, &node.operand, span),
            UnaryOperator::Negate => {
                let value = Box::new(self.condition(&node.operand));
                let kind = ExprKind::Unary(UnaryOp::LogicalNot, value);
                Ok(Expr {
                    kind,
                    ty: TypeTable::INT.into(),
                    span,
                })
            }
        }
    }

    fn negation(&mut self, op: UnaryOp, operand: &Node<Expression>, span: Span) -> Built<Expr> {
        let value = self.rvalue(operand)?;
        let accepted = match op {
            UnaryOp::BitNot => self.types.is_integer(value.ty.ty),
            UnaryOp::Neg | UnaryOp::LogicalNot => self.types.is_arithmetic(value.ty.ty),
        };
        if !accepted {
            return Err(self.reason("operand types", span));
        }
        let value = self.promote(value)?;
        let ty = value.ty;
        Ok(Expr {
            kind: ExprKind::Unary(op, Box::new(value)),
            ty,
            span,
        })
    }

    fn inc_dec(
        &mut self,
        operand: &Node<Expression>,
        decrement: bool,
        prefix: bool,
        span: Span,
    ) -> Built<Expr> {
        let place = self.place(operand)?;
        if !self.types.is_scalar(place.ty.ty) {
            return Err(self.reason("operand types", span));
        }
        let ty = QualType::from(place.ty.ty);
        Ok(Expr {
            kind: ExprKind::IncDec {
                lhs: Box::new(place),
                decrement,
                prefix,
            },
            ty,
            span,
        })
    }

    fn address(&mut self, operand: &Node<Expression>, span: Span) -> Built<Expr> {
        let place = self.expr(operand)?;
        if !is_lvalue(&place) || self.is_bit_field(&place).is_some() {
            return Err(self.reason("address", span));
        }
        self.note_address(&place);
        if matches!(self.types.kind(place.ty.ty), TypeKind::Function { .. }) {
            let pointer = self.value_of(place)?;
            return Ok(Expr { span, ..pointer });
        }
        let ty = self.types.pointer(place.ty).into();
        Ok(Expr {
            kind: ExprKind::AddrOf(Box::new(place)),
            ty,
            span,
        })
    }
}

fn binary_expr(op: BinaryOp, a: Expr, b: Expr, ty: TypeId, span: Span) -> Expr {
    Expr {
        kind: ExprKind::Binary(op, Box::new(a), Box::new(b)),
        ty: ty.into(),
        span,
    }
}
