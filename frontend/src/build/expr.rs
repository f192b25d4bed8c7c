//! Expressions: dispatch, names, members, casts, conditionals.

use super::convert::{is_lvalue, wrap_convert};
use super::declarator::unqualified;
use super::literal;
use super::scope::Entity;
use super::sizes::has_no_effect;
use super::{Builder, Built};
use crate::constexpr;
use crate::source::MaskKind;
use crate::span::Span;
use crate::tree::{Expr, ExprKind, OpaqueReason};
use crate::types::{FloatKind, QualType, TypeId, TypeKind, TypeTable};
use lang_c::ast::{
    BinaryOperator, CastExpression, ConditionalExpression, Expression, GenericAssociation,
    GenericSelection, Identifier, MemberExpression, MemberOperator, UnaryOperator,
};
use lang_c::span::Node;

/// Trees deeper than this would exhaust the stack of those who walk them.
const MAX_DEPTH: u32 = 300;

impl Builder<'_> {
    /// An expression as it is written, lvalues not loaded. `Err`: not understood.
    pub(super) fn expr(&mut self, node: &Node<Expression>) -> Built<Expr> {
        let span = self.span(node);
        if self.depth >= MAX_DEPTH {
            return Err(self.reason("deep nesting", span));
        }
        self.depth += 1;
        let built = self.expr_inner(node, span);
        self.depth -= 1;
        if let Some((at, what)) = self.claim_sites(span) {
            return Err(self.reason(what, at));
        }
        built
    }

    fn expr_inner(&mut self, node: &Node<Expression>, span: Span) -> Built<Expr> {
        match &node.node {
            Expression::Identifier(id) => self.identifier(id),
            Expression::Constant(constant) => self.constant(constant),
            Expression::StringLiteral(string) => {
                let span = self.span(string);
                self.string(span)
            }
            Expression::GenericSelection(selection) => self.generic(&selection.node, span),
            Expression::Member(member) => self.member(member),
            Expression::Call(call) => self.call(call),
            Expression::CompoundLiteral(literal) => self.compound_literal(&literal.node, span),
            Expression::SizeOfTy(size) => self.sizeof_type(&size.node.0, self.span(size)),
            Expression::SizeOfVal(size) => self.sizeof_value(&size.node.0, self.span(size)),
            Expression::AlignOf(align) => self.alignof(&align.node.0, self.span(align)),
            Expression::UnaryOperator(unary) => {
                let span = self.span(unary);
                self.unary(&unary.node, span)
            }
            Expression::Cast(cast) => self.cast(&cast.node, self.span(cast)),
            Expression::BinaryOperator(binary) => {
                let span = self.span(binary);
                self.binary(&binary.node, span)
            }
            Expression::Conditional(conditional) => {
                let span = self.span(conditional);
                self.conditional(&conditional.node, span)
            }
            Expression::Comma(parts) => self.comma(parts, span),
            Expression::OffsetOf(offset) => self.offset_of(&offset.node, self.span(offset)),
            Expression::VaArg(arg) => self.va_arg(&arg.node.type_name, self.span(arg)),
            Expression::Statement(inner) => self.statement_expression(inner, span),
        }
    }

    /// The value of an expression.
    pub(super) fn rvalue(&mut self, node: &Node<Expression>) -> Built<Expr> {
        let expr = self.expr(node)?;
        self.value_of(expr)
    }

    /// The value converted to a type; an opaque expression of that type if it is not understood.
    pub(super) fn value_as(&mut self, node: &Node<Expression>, to: TypeId) -> Built<Expr> {
        let built = self.rvalue(node).and_then(|e| self.convert(e, to));
        let modelled = self.types.is_scalar(to) || to == TypeTable::VOID;
        built.or_else(|reason| self.contain(node, reason, to, modelled))
    }

    /// A condition: a scalar value, or an opaque `int`.
    pub(super) fn condition(&mut self, node: &Node<Expression>) -> Expr {
        let built = self.rvalue(node).and_then(|e| self.scalar(e));
        let span = self.span(node);
        built.unwrap_or_else(|reason| self.opaque_expr(reason, span, TypeTable::INT))
    }

    fn contain(
        &mut self,
        node: &Node<Expression>,
        reason: OpaqueReason,
        to: TypeId,
        modelled: bool,
    ) -> Built<Expr> {
        if !modelled {
            return Err(reason);
        }
        let span = self.span(node);
        Ok(self.opaque_expr(reason, span, to))
    }

    /// Builds what is not evaluated (`sizeof`, `typeof`, array sizes): no address escapes there.
    pub(super) fn unevaluated<T>(&mut self, build: impl FnOnce(&mut Self) -> T) -> T {
        self.unevaluated_depth += 1;
        let built = build(self);
        self.unevaluated_depth -= 1;
        built
    }

    fn identifier(&mut self, node: &Node<Identifier>) -> Built<Expr> {
        let name = self.name(node);
        let span = self.span(node);
        let (kind, ty) = match self.scopes.lookup(&name) {
            Some(Entity::Var(var)) => match self.frame.vars.get(var.0 as usize) {
                Some(known) => (ExprKind::Local(var), known.ty),
                None => return Err(self.reason("parameter", span)),
            },
            Some(Entity::Parameter { var, ty }) => (ExprKind::Local(var), ty),
            Some(Entity::Global(global)) => {
                (ExprKind::Global(global), self.globals[global.0 as usize].ty)
            }
            Some(Entity::Enumerator {
                value: Some(value),
                ty,
            }) => (ExprKind::Int(value), ty.into()),
            Some(Entity::Enumerator { value: None, .. }) => {
                return Err(self.reason("enumeration constant of unknown value", span));
            }
            Some(Entity::Typedef { .. }) => return Err(self.reason("type as expression", span)),
            Some(Entity::Unknown) | None => return self.undeclared(&name, span),
        };
        Ok(Expr { kind, ty, span })
    }

    /// `__func__` has a known type, everything else undeclared is opaque.
    fn undeclared(&mut self, name: &str, span: Span) -> Built<Expr> {
        if matches!(name, "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__") {
            let ty = self
                .types
                .intern(TypeKind::Array(TypeTable::CHAR.into(), None));
            return Ok(Expr {
                kind: ExprKind::Str,
                ty: ty.into(),
                span,
            });
        }
        Err(self.reason("name of an unread declaration", span))
    }

    fn member(&mut self, node: &Node<MemberExpression>) -> Built<Expr> {
        let span = self.span(node);
        let object = self.expr(&node.node.expression)?;
        let object = match node.node.operator.node {
            MemberOperator::Direct => object,
            MemberOperator::Indirect => {
                let pointer = self.decayed(object, false)?;
                self.deref(pointer, span)?
            }
        };
        if !is_lvalue(&object) {
            return Err(self.reason("member of a value", span));
        }
        let TypeKind::Record(id) = *self.types.kind(object.ty.ty) else {
            return Err(self.reason("member of this type", span));
        };
        let name = self.name(&node.node.identifier);
        let path = self.types.find_field(id, &name);
        let path = path.ok_or_else(|| self.reason("unknown member", span))?;
        let mut place = object;
        for (record, field) in path {
            let quals = place.ty.quals;
            let Some(member) = self
                .types
                .record(record)
                .fields
                .as_ref()
                .and_then(|f| f.get(field as usize))
            else {
                return Err(self.reason("unknown member", span));
            };
            let ty = member.ty.with(crate::types::Quals {
                is_restrict: false,
                ..quals
            });
            let kind = ExprKind::Member {
                base: Box::new(place),
                record,
                field,
            };
            place = Expr { kind, ty, span };
        }
        Ok(place)
    }

    /// What a pointer value points to, as an lvalue.
    pub(super) fn deref(&mut self, pointer: Expr, span: Span) -> Built<Expr> {
        match self.types.pointee(pointer.ty.ty) {
            Some(ty) => Ok(Expr {
                kind: ExprKind::Deref(Box::new(pointer)),
                ty,
                span,
            }),
            None => Err(self.reason("indirection", span)),
        }
    }

    fn cast(&mut self, node: &CastExpression, span: Span) -> Built<Expr> {
        let to = self.type_name(&node.type_name)?;
        let modelled = self.types.is_scalar(to.ty) || to.ty == TypeTable::VOID;
        if !modelled {
            return Err(self.reason("cast to this type", span));
        }
        if to.ty == TypeTable::VOID {
            return Ok(self.void_cast(&node.expression, span));
        }
        if to.ty == TypeTable::DOUBLE
            && let Expression::Constant(constant) = &node.expression.node
            && let Some(value) = literal::as_double(&constant.node)
        {
            return Ok(Expr {
                kind: ExprKind::Float(value, FloatKind::Double),
                ty: TypeTable::DOUBLE.into(),
                span,
            });
        }
        let mut value = self.value_as(&node.expression, to.ty)?;
        // `(T)x` of a T is still no lvalue, and the span is that of the cast.
        value.span = span;
        Ok(value)
    }

    fn void_cast(&mut self, node: &Node<Expression>, span: Span) -> Expr {
        if compares_addresses(node) {
            // `(void)(&a == &b)`: the compiler is to compare the types, nobody gets the addresses.
            let _ = self.unevaluated(|b| b.expr(node));
            return wrap_convert(self.int_expr(0, TypeTable::INT, span), TypeTable::VOID);
        }
        match self.expr(node).and_then(|e| self.discarded(e)) {
            Ok(value) => Expr { span, ..value },
            Err(reason) => self.opaque_expr(reason, span, TypeTable::VOID),
        }
    }

    /// A value that is not used, converted to `void`.
    pub(super) fn discarded(&mut self, expr: Expr) -> Built<Expr> {
        if expr.ty.ty == TypeTable::VOID && !is_lvalue(&expr) {
            return Ok(expr);
        }
        let value = self.decayed(expr, false)?;
        Ok(wrap_convert(value, TypeTable::VOID))
    }

    fn comma(&mut self, parts: &[Node<Expression>], span: Span) -> Built<Expr> {
        let Some((last, before)) = parts.split_last() else {
            return Err(self.reason("comma expression", span));
        };
        let mut firsts = Vec::with_capacity(before.len());
        for part in before {
            firsts.push(self.effect(part));
        }
        let mut value = self.rvalue(last)?;
        for first in firsts.into_iter().rev() {
            let (ty, span) = (value.ty, first.span.to(value.span));
            value = Expr {
                kind: ExprKind::Comma(Box::new(first), Box::new(value)),
                ty,
                span,
            };
        }
        Ok(value)
    }

    /// An expression for its effect only: its value if it has one, opaque if not understood.
    pub(super) fn effect(&mut self, node: &Node<Expression>) -> Expr {
        let built = self.expr(node).and_then(|e| match e.ty.ty {
            TypeTable::VOID if !is_lvalue(&e) => Ok(e),
            _ => self.decayed(e, false),
        });
        let span = self.span(node);
        built.unwrap_or_else(|reason| self.opaque_expr(reason, span, TypeTable::VOID))
    }

    fn conditional(&mut self, node: &ConditionalExpression, span: Span) -> Built<Expr> {
        let (cond, a) = match self.omits_operand(node) {
            true => {
                let value = self.rvalue(&node.condition)?;
                if !has_no_effect(&value) {
                    let what =
                        "conditional with an omitted operand, whose condition has side effects";
                    return Err(self.reason(what, span));
                }
                (self.scalar(value.clone())?, value)
            }
            false => {
                let cond = self.condition(&node.condition);
                (cond, self.rvalue_or_void(&node.then_expression)?)
            }
        };
        let b = self.rvalue_or_void(&node.else_expression)?;
        let arithmetic = self.types.is_arithmetic(a.ty.ty) && self.types.is_arithmetic(b.ty.ty);
        let (a, b) = if arithmetic {
            self.balance(a, b)?
        } else {
            let ty = self.conditional_type(&a, &b, span)?;
            (self.convert(a, ty)?, self.convert(b, ty)?)
        };
        let ty = unqualified(a.ty);
        Ok(Expr {
            kind: ExprKind::Cond(Box::new(cond), Box::new(a), Box::new(b)),
            ty,
            span,
        })
    }

    /// Whether the value of the condition is the result where it holds: `a ?: b`.
    fn omits_operand(&self, node: &ConditionalExpression) -> bool {
        let operand = self.span(&node.then_expression);
        let between = Span {
            start: self.span(&node.condition).end,
            end: operand.start,
        };
        let mut sites = self.sites_in(between).iter();
        sites.any(|site| site.kind == MaskKind::OmittedOperand && operand.end <= site.span.end)
    }

    /// The value of an expression, if it has one.
    pub(super) fn rvalue_or_void(&mut self, node: &Node<Expression>) -> Built<Expr> {
        let expr = self.expr(node)?;
        if expr.ty.ty == TypeTable::VOID && !is_lvalue(&expr) {
            return Ok(expr);
        }
        self.value_of(expr)
    }

    /// The type of `c ? a : b` where not both are arithmetic.
    fn conditional_type(&mut self, a: &Expr, b: &Expr, span: Span) -> Built<TypeId> {
        if a.ty.ty == TypeTable::VOID || b.ty.ty == TypeTable::VOID {
            return Ok(TypeTable::VOID);
        }
        if a.ty.ty == b.ty.ty {
            return Ok(a.ty.ty);
        }
        let (pa, pb) = (self.types.pointee(a.ty.ty), self.types.pointee(b.ty.ty));
        if pa.is_some() && constexpr::is_null_pointer(&self.types, b) {
            return Ok(a.ty.ty);
        }
        if pb.is_some() && constexpr::is_null_pointer(&self.types, a) {
            return Ok(b.ty.ty);
        }
        let (Some(x), Some(y)) = (pa, pb) else {
            return Err(self.reason("operand types", span));
        };
        let quals = x.quals.union(y.quals);
        let to = if x.ty == TypeTable::VOID || y.ty == TypeTable::VOID {
            TypeTable::VOID
        } else if self.types.same_but_quals(x.ty, y.ty) {
            x.ty
        } else {
            return Err(self.reason("operand types", span));
        };
        Ok(self.types.pointer(QualType { ty: to, quals }))
    }

    /// `_Generic`: the expression that stands for the type of the first.
    fn generic(&mut self, node: &GenericSelection, span: Span) -> Built<Expr> {
        let control = self.unevaluated(|b| b.rvalue(&node.expression))?;
        let exact = self.types.is_arithmetic(control.ty.ty) && self.has_exact_type(&control);
        let mut chosen = None;
        let mut otherwise = None;
        for association in &node.associations {
            match &association.node {
                GenericAssociation::Default(expression) => otherwise = Some(expression),
                GenericAssociation::Type(of_type) => {
                    let ty = self.type_name(&of_type.node.type_name)?;
                    // An enumeration is compatible with its integer type, an opaque type with
                    // who knows what.
                    if !self.types.is_scalar(ty.ty) || self.is_enum(ty) {
                        return Err(self.reason("generic selection", span));
                    }
                    if ty == control.ty {
                        chosen = Some(&of_type.node.expression);
                    }
                }
            }
        }
        match chosen.or(if exact { otherwise } else { None }) {
            Some(expression) => self.expr(expression),
            None => Err(self.reason("generic selection", span)),
        }
    }

    fn is_enum(&self, ty: QualType) -> bool {
        matches!(self.types.kind(ty.ty), TypeKind::Enum(_))
    }

    /// Whether a value has its own type alone: no enumeration, no bit-field.
    fn has_exact_type(&self, value: &Expr) -> bool {
        !self.is_enum(value.ty) && self.bit_field_width(value).is_none()
    }

    /// `va_arg`: opaque, but of a known type.
    fn va_arg(&mut self, ty: &Node<lang_c::ast::TypeName>, span: Span) -> Built<Expr> {
        let ty = self.type_name(ty)?.ty;
        let reason = self.reason("va_arg", span);
        if !self.types.is_scalar(ty) {
            return Err(reason);
        }
        Ok(self.opaque_expr(reason, span, ty))
    }
}

/// `&a == &b` of two names.
fn compares_addresses(node: &Node<Expression>) -> bool {
    let is_address = |node: &Node<Expression>| match &node.node {
        Expression::UnaryOperator(unary) => {
            unary.node.operator.node == UnaryOperator::Address
                && matches!(unary.node.operand.node, Expression::Identifier(_))
        }
        _ => false,
    };
    match &node.node {
        Expression::BinaryOperator(binary) => {
            let equality = &binary.node.operator.node;
            matches!(equality, BinaryOperator::Equals | BinaryOperator::NotEquals)
                && is_address(&binary.node.lhs)
                && is_address(&binary.node.rhs)
        }
        _ => false,
    }
}
