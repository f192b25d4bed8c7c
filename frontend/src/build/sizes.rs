//! `sizeof`, `_Alignof` and `offsetof`, folded to constants.

use super::scope::{Alignment, Entity};
use super::{Builder, Built};
use crate::constexpr;
use crate::span::Span;
use crate::tree::{BinaryOp, Expr, ExprKind};
use crate::types::{QualType, RecordId, TypeId, TypeKind, TypeTable};
use lang_c::ast::{Expression, OffsetMember, OffsetOfExpression, TypeName};
use lang_c::span::Node;

impl Builder<'_> {
    pub(super) fn sizeof_type(&mut self, name: &Node<TypeName>, span: Span) -> Built<Expr> {
        if self.stands_for_alignment(span) {
            return self.alignof(name, span);
        }
        let ty = self.type_name(name)?;
        self.size_constant(ty.ty, span)
    }

    /// Whether the mask put `sizeof` where the source asks for an alignment.
    fn stands_for_alignment(&mut self, span: Span) -> bool {
        let keyword = Span {
            start: span.start,
            end: span.start + 1,
        };
        self.claim_sites(keyword).is_some()
    }

    pub(super) fn sizeof_value(&mut self, node: &Node<Expression>, span: Span) -> Built<Expr> {
        if self.stands_for_alignment(span) {
            let reason = self.reason("alignment of an object", span);
            let size_type = self.types.size_type();
            return Ok(self.opaque_expr(reason, span, size_type));
        }
        if let Expression::Identifier(id) = &node.node
            && let Some(Entity::Typedef { ty, .. }) = self.scopes.lookup(&self.name(id))
        {
            return self.size_constant(ty.ty, span);
        }
        let value = self.unevaluated(|b| b.expr(node))?;
        // What has such a type is evaluated.
        if self.types.has_variable_length(value.ty.ty) && !has_no_effect(&value) {
            return Err(self.reason("size of an evaluated expression", span));
        }
        if self.is_bit_field(&value).is_some() {
            return Err(self.reason("size of a bit-field", span));
        }
        self.size_constant(value.ty.ty, span)
    }

    fn size_constant(&mut self, ty: TypeId, span: Span) -> Built<Expr> {
        // GNU C gives `void` and functions the size one.
        let unit =
            ty == TypeTable::VOID || matches!(self.types.kind(ty), TypeKind::Function { .. });
        let size = if unit {
            Some(1)
        } else {
            self.types.size_of(ty)
        };
        let size_type = self.types.size_type();
        if self.types.has_variable_length(ty)
            && let Some(size) = self.variable_size(ty, span)
        {
            return Ok(size);
        }
        Ok(match size {
            Some(size) => self.int_expr(size as i128, size_type, span),
            None => {
                let reason = self.reason("size of a type vcc does not lay out", span);
                self.opaque_expr(reason, span, size_type)
            }
        })
    }

    /// The size of an array of variable length, from the variables that hold its lengths.
    fn variable_size(&mut self, ty: TypeId, span: Span) -> Option<Expr> {
        let size_type = self.types.size_type();
        let (element, length) = match *self.types.kind(ty) {
            TypeKind::VariableArray(element, extent) => {
                let var = self.length_variable(extent?)?;
                let kind = ExprKind::Local(var);
                let ty = size_type.into();
                let place = Expr { kind, ty, span };
                let kind = ExprKind::Load(Box::new(place));
                (element, Expr { kind, ty, span })
            }
            TypeKind::Array(element, Some(count)) => {
                (element, self.int_expr(count.into(), size_type, span))
            }
            _ => {
                let size = self.types.size_of(ty)?;
                return Some(self.int_expr(size.into(), size_type, span));
            }
        };
        let size = self.variable_size(element.ty, span)?;
        let (op, length, size) = (BinaryOp::Mul, Box::new(length), Box::new(size));
        Some(Expr {
            kind: ExprKind::Binary(op, length, size),
            ty: size_type.into(),
            span,
        })
    }

    pub(super) fn alignof(&mut self, name: &Node<TypeName>, span: Span) -> Built<Expr> {
        let (ty, alignment) = self.aligned_type_name(name)?;
        let align = match alignment {
            Alignment::Natural => self.types.align_of(ty.ty),
            Alignment::Bytes(bytes) => Some(bytes),
            Alignment::Unknown => None,
        };
        let align = align.ok_or_else(|| self.reason("alignment", span))?;
        Ok(self.int_expr(align as i128, self.types.size_type(), span))
    }

    pub(super) fn offset_of(&mut self, node: &OffsetOfExpression, span: Span) -> Built<Expr> {
        let ty = self.type_name(&node.type_name)?;
        let size_type = self.types.size_type();
        Ok(match self.designated_offset(node, ty) {
            Some(offset) => self.int_expr(offset as i128, size_type, span),
            None => {
                let reason = self.reason("offsetof", span);
                self.opaque_expr(reason, span, size_type)
            }
        })
    }

    fn designated_offset(&mut self, node: &OffsetOfExpression, mut ty: QualType) -> Option<u64> {
        let mut offset = 0_u64;
        let designator = &node.designator.node;
        let first = self.name(&designator.base);
        self.step(&mut ty, &mut offset, &first)?;
        for member in &designator.members {
            match &member.node {
                OffsetMember::Member(id) => {
                    let name = self.name(id);
                    self.step(&mut ty, &mut offset, &name)?;
                }
                OffsetMember::IndirectMember(_) => return None,
                OffsetMember::Index(index) => {
                    let index = self.unevaluated(|b| b.rvalue(index)).ok()?;
                    self.step_index(&mut ty, &mut offset, &index)?;
                }
            }
        }
        Some(offset)
    }

    fn step(&self, ty: &mut QualType, offset: &mut u64, name: &str) -> Option<()> {
        let TypeKind::Record(id) = *self.types.kind(ty.ty) else {
            return None;
        };
        let path: Vec<(RecordId, u32)> = self.types.find_field(id, name)?;
        *offset = offset.checked_add(self.types.offset_of(&path)?)?;
        let &(record, field) = path.last()?;
        *ty = self
            .types
            .record(record)
            .fields
            .as_ref()?
            .get(field as usize)?
            .ty;
        Some(())
    }

    fn step_index(&self, ty: &mut QualType, offset: &mut u64, index: &Expr) -> Option<()> {
        let index = u64::try_from(constexpr::integer(&self.types, index)?).ok()?;
        let TypeKind::Array(element, _) = *self.types.kind(ty.ty) else {
            return None;
        };
        let distance = self.types.size_of(element.ty)?.checked_mul(index)?;
        *offset = offset.checked_add(distance)?;
        *ty = element;
        Some(())
    }
}

/// Whether nothing happens where an expression is evaluated, so that it may be done again, or not at all. Not of
/// conditionals, whose copies within copies would be many.
pub(super) fn has_no_effect(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Int(_)
        | ExprKind::Float(..)
        | ExprKind::Str
        | ExprKind::Local(_)
        | ExprKind::Global(_) => true,
        ExprKind::Load(inner) => {
            !inner.ty.quals.is_volatile && !inner.ty.quals.is_atomic && has_no_effect(inner)
        }
        ExprKind::Deref(inner)
        | ExprKind::Member { base: inner, .. }
        | ExprKind::Decay(inner)
        | ExprKind::AddrOf(inner)
        | ExprKind::Convert(inner)
        | ExprKind::Unary(_, inner) => has_no_effect(inner),
        ExprKind::Binary(_, a, b)
        | ExprKind::LogicalAnd(a, b)
        | ExprKind::LogicalOr(a, b)
        | ExprKind::PtrAdd {
            ptr: a, index: b, ..
        } => has_no_effect(a) && has_no_effect(b),
        _ => false,
    }
}
