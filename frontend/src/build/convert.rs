//! Conversions: lvalues to values, promotions, conversions to a type.

use super::declarator::unqualified;
use super::{Builder, Built};
use crate::tree::{Expr, ExprKind};
use crate::types::{QualType, TypeId, TypeKind, TypeTable};

/// Whether the expression designates an object or a function.
pub(super) fn is_lvalue(expr: &Expr) -> bool {
    matches!(
        expr.kind,
        ExprKind::Local(_)
            | ExprKind::Global(_)
            | ExprKind::Deref(_)
            | ExprKind::Bytes(_)
            | ExprKind::Member { .. }
            | ExprKind::Str
    )
}

impl Builder<'_> {
    /// The value of an expression: lvalues are loaded, arrays and functions decay.
    pub(super) fn value_of(&mut self, expr: Expr) -> Built<Expr> {
        self.decayed(expr, true)
    }

    /// Like [`Builder::value_of`]; without `escapes` an array's elements are only indexed.
    pub(super) fn decayed(&mut self, expr: Expr, escapes: bool) -> Built<Expr> {
        if !is_lvalue(&expr) {
            return match self.types.is_opaque(expr.ty.ty) {
                true => Err(self.opaque_type_reason(&expr)),
                false => Ok(expr),
            };
        }
        let span = expr.span;
        let to = match *self.types.kind(expr.ty.ty) {
            TypeKind::Array(element, _) | TypeKind::VariableArray(element, _) => {
                element.with(expr.ty.quals)
            }
            TypeKind::Function { .. } => unqualified(expr.ty),
            TypeKind::Opaque(..) | TypeKind::Void => return Err(self.opaque_type_reason(&expr)),
            _ => {
                let ty = unqualified(expr.ty);
                return Ok(Expr {
                    kind: ExprKind::Load(Box::new(expr)),
                    ty,
                    span,
                });
            }
        };
        if escapes {
            self.note_address(&expr);
        }
        let ty = self.types.pointer(to).into();
        Ok(Expr {
            kind: ExprKind::Decay(Box::new(expr)),
            ty,
            span,
        })
    }

    /// Converts a value for an assignment, an argument or a cast.
    pub(super) fn convert(&mut self, expr: Expr, to: TypeId) -> Built<Expr> {
        if expr.ty.ty == to {
            return Ok(expr);
        }
        let from = expr.ty.ty;
        let scalars = self.types.is_scalar(from) && self.types.is_scalar(to);
        let mixed = (self.types.is_float(from) && self.types.pointee(to).is_some())
            || (self.types.pointee(from).is_some() && self.types.is_float(to));
        if to == TypeTable::VOID || (scalars && !mixed) {
            return Ok(wrap_convert(expr, to));
        }
        Err(self.reason("conversion", expr.span))
    }

    /// A value after integer promotion; bit-fields promote by their width.
    pub(super) fn promote(&mut self, expr: Expr) -> Built<Expr> {
        let ty = match self.bit_field_width(&expr) {
            None => self.types.promoted(expr.ty.ty),
            Some(width) => self.promoted_bit_field(&expr, width)?,
        };
        self.convert(expr, ty)
    }

    fn promoted_bit_field(&mut self, expr: &Expr, width: u32) -> Built<TypeId> {
        let kind = self.types.int_kind(expr.ty.ty);
        let signed = kind.is_none_or(|kind| self.model.is_signed(kind));
        match width {
            0..=31 => Ok(TypeTable::INT),
            32 if signed => Ok(TypeTable::INT),
            32 => Ok(TypeTable::UINT),
            // Compilers keep a type of exactly that width.
            _ => Err(self.reason("wide bit-field", expr.span)),
        }
    }

    /// The width of the bit-field whose value this is.
    pub(super) fn bit_field_width(&self, expr: &Expr) -> Option<u32> {
        let place = match &expr.kind {
            ExprKind::Load(place) | ExprKind::Assign(place, _) => place,
            ExprKind::CompoundAssign { lhs, .. } | ExprKind::IncDec { lhs, .. } => lhs,
            ExprKind::Comma(_, last)
            | ExprKind::Statements {
                value: Some(last), ..
            } => return self.bit_field_width(last),
            _ => return None,
        };
        self.is_bit_field(place)
    }

    /// The width, if an lvalue is a bit-field.
    pub(super) fn is_bit_field(&self, place: &Expr) -> Option<u32> {
        match &place.kind {
            ExprKind::Member { record, field, .. } => {
                let fields = self.types.record(*record).fields.as_ref()?;
                fields.get(*field as usize)?.bit_width
            }
            _ => None,
        }
    }

    /// Both operands in their common arithmetic type.
    pub(super) fn balance(&mut self, a: Expr, b: Expr) -> Built<(Expr, Expr)> {
        let span = a.span.to(b.span);
        let a = self.promote(a)?;
        let b = self.promote(b)?;
        let common = self.types.common_arithmetic(a.ty.ty, b.ty.ty);
        let common = common.ok_or_else(|| self.reason("operand types", span))?;
        Ok((self.convert(a, common)?, self.convert(b, common)?))
    }

    /// Default argument promotions.
    pub(super) fn promote_argument(&mut self, expr: Expr) -> Built<Expr> {
        if expr.ty.ty == TypeTable::FLOAT {
            return self.convert(expr, TypeTable::DOUBLE);
        }
        if self.types.is_integer(expr.ty.ty) {
            self.promote(expr)
        } else {
            Ok(expr)
        }
    }

    /// Fails unless the value can be a condition.
    pub(super) fn scalar(&mut self, expr: Expr) -> Built<Expr> {
        if self.types.is_scalar(expr.ty.ty) {
            return Ok(expr);
        }
        Err(self.reason("condition", expr.span))
    }

    /// Notes that the address of the object behind an lvalue is known elsewhere.
    pub(super) fn note_address(&mut self, place: &Expr) {
        if self.unevaluated_depth > 0 {
            return;
        }
        let mut at = place;
        loop {
            match &at.kind {
                ExprKind::Member { base, .. } => at = base,
                ExprKind::Deref(pointer) => match indexed_array(pointer) {
                    Some(array) => at = array,
                    None => return,
                },
                ExprKind::Local(var) => {
                    if let Some(var) = self.frame.vars.get_mut(var.0 as usize) {
                        var.address_taken = true;
                    }
                    return;
                }
                ExprKind::Global(global) => {
                    self.global_facts[global.0 as usize].taken = true;
                    return;
                }
                _ => return,
            }
        }
    }

    /// Why a value of an opaque type is not understood.
    fn opaque_type_reason(&self, expr: &Expr) -> crate::tree::OpaqueReason {
        let what = match self.types.kind(expr.ty.ty) {
            TypeKind::Opaque(what, _) => what,
            _ => "value of this type",
        };
        self.reason(what, expr.span)
    }
}

/// The array lvalue of which a pointer value selects an element.
fn indexed_array(pointer: &Expr) -> Option<&Expr> {
    match &pointer.kind {
        ExprKind::Decay(array) => Some(array),
        ExprKind::PtrAdd { ptr, .. } => indexed_array(ptr),
        _ => None,
    }
}

/// The conversion as a node.
pub(super) fn wrap_convert(expr: Expr, to: TypeId) -> Expr {
    let span = expr.span;
    Expr {
        kind: ExprKind::Convert(Box::new(expr)),
        ty: QualType::from(to),
        span,
    }
}
