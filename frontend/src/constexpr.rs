//! Integer constant expressions, evaluated on the typed tree.

use crate::tree::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::types::{TypeId, TypeKind, TypeTable};

/// The value of an expression of integer type, if it is a constant that C defines.
pub fn integer(types: &TypeTable, expr: &Expr) -> Option<i128> {
    match &expr.kind {
        ExprKind::Int(value) => Some(*value),
        ExprKind::Convert(inner) => converted(types, inner, expr.ty.ty),
        ExprKind::Unary(op, operand) => unary(types, *op, operand, expr.ty.ty),
        ExprKind::Binary(op, a, b) => binary(types, *op, a, b, expr.ty.ty),
        ExprKind::LogicalAnd(a, b) => Some((truth(types, a)? && truth(types, b)?) as i128),
        ExprKind::LogicalOr(a, b) => Some((truth(types, a)? || truth(types, b)?) as i128),
        ExprKind::Cond(c, a, b) => integer(types, if truth(types, c)? { a } else { b }),
        _ => None,
    }
}

/// Whether the expression is a null pointer constant: integer zero, or that cast to `void *`.
pub fn is_null_pointer(types: &TypeTable, expr: &Expr) -> bool {
    if types.is_integer(expr.ty.ty) {
        return integer(types, expr) == Some(0);
    }
    let to_void = types.pointee(expr.ty.ty) == Some(TypeTable::VOID.into());
    match &expr.kind {
        ExprKind::Convert(inner) if to_void && types.is_integer(inner.ty.ty) => {
            integer(types, inner) == Some(0)
        }
        _ => false,
    }
}

/// `value` converted to an integer type; `None` for other types.
pub fn to_type(types: &TypeTable, value: i128, ty: TypeId) -> Option<i128> {
    match types.kind(ty) {
        TypeKind::Bool => Some((value != 0) as i128),
        TypeKind::Int(kind) | TypeKind::Enum(kind) => Some(types.model().wrap(*kind, value)),
        _ => None,
    }
}

fn truth(types: &TypeTable, expr: &Expr) -> Option<bool> {
    integer(types, expr).map(|value| value != 0)
}

fn converted(types: &TypeTable, inner: &Expr, ty: TypeId) -> Option<i128> {
    if types.is_integer(inner.ty.ty) {
        return to_type(types, integer(types, inner)?, ty);
    }
    match &inner.kind {
        ExprKind::Float(value, _) => {
            let whole = value.trunc();
            let fits = whole.abs() < 1e18 && to_type(types, whole as i128, ty)? == whole as i128;
            (fits && *types.kind(ty) != TypeKind::Bool).then_some(whole as i128)
        }
        _ => to_type(types, address(types, inner)?, ty),
    }
}

/// The value of a pointer that is built from a constant, as in hand-written `offsetof`.
fn address(types: &TypeTable, expr: &Expr) -> Option<i128> {
    types.pointee(expr.ty.ty)?;
    match &expr.kind {
        ExprKind::Convert(inner) if types.is_integer(inner.ty.ty) => integer(types, inner),
        ExprKind::Convert(inner) => address(types, inner),
        ExprKind::AddrOf(place) | ExprKind::Decay(place) => place_address(types, place),
        ExprKind::PtrAdd {
            ptr,
            index,
            negative,
        } => {
            let size = types.size_of(types.pointee(ptr.ty.ty)?.ty)? as i128;
            let distance = integer(types, index)?.checked_mul(size)?;
            let base = address(types, ptr)?;
            if *negative {
                base.checked_sub(distance)
            } else {
                base.checked_add(distance)
            }
        }
        _ => None,
    }
}

fn place_address(types: &TypeTable, place: &Expr) -> Option<i128> {
    match &place.kind {
        ExprKind::Deref(pointer) => address(types, pointer),
        ExprKind::Member {
            base,
            record,
            field,
        } => {
            let offset = types.offset_of(&[(*record, *field)])?;
            place_address(types, base)?.checked_add(offset as i128)
        }
        _ => None,
    }
}

fn unary(types: &TypeTable, op: UnaryOp, operand: &Expr, ty: TypeId) -> Option<i128> {
    let value = integer(types, operand)?;
    match op {
        UnaryOp::Neg => in_range(types, value.checked_neg()?, ty),
        UnaryOp::BitNot => to_type(types, !value, ty),
        UnaryOp::LogicalNot => Some((value == 0) as i128),
    }
}

fn binary(types: &TypeTable, op: BinaryOp, a: &Expr, b: &Expr, ty: TypeId) -> Option<i128> {
    if !types.is_integer(a.ty.ty) || !types.is_integer(b.ty.ty) {
        return None;
    }
    let (x, y) = (integer(types, a)?, integer(types, b)?);
    let value = match op {
        BinaryOp::Add => x.checked_add(y)?,
        BinaryOp::Sub => x.checked_sub(y)?,
        BinaryOp::Mul => x.checked_mul(y)?,
        BinaryOp::Div => x.checked_div(y)?,
        BinaryOp::Rem => x.checked_rem(y)?,
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        BinaryOp::Shl | BinaryOp::Shr => return shift(types, op == BinaryOp::Shl, x, y, ty),
        BinaryOp::Eq => (x == y) as i128,
        BinaryOp::Ne => (x != y) as i128,
        BinaryOp::Lt => (x < y) as i128,
        BinaryOp::Le => (x <= y) as i128,
        BinaryOp::Gt => (x > y) as i128,
        BinaryOp::Ge => (x >= y) as i128,
    };
    in_range(types, value, ty)
}

fn shift(types: &TypeTable, left: bool, value: i128, count: i128, ty: TypeId) -> Option<i128> {
    let kind = types.int_kind(ty)?;
    let bits = types.model().int_bytes(kind) as i128 * 8;
    if !(0..bits).contains(&count) {
        return None;
    }
    // Compilers shift into and out of the sign bit without complaint; so is real code written.
    let shifted = if left { value << count } else { value >> count };
    to_type(types, shifted, ty)
}

/// `value` in type `ty`: unsigned types wrap, for signed ones an overflow is no constant.
fn in_range(types: &TypeTable, value: i128, ty: TypeId) -> Option<i128> {
    let wrapped = to_type(types, value, ty)?;
    let signed = types
        .int_kind(ty)
        .is_none_or(|kind| types.model().is_signed(kind));
    (wrapped == value || !signed).then_some(wrapped)
}
