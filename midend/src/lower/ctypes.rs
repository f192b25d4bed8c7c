//! What analyses and emission need of C types.

use frontend::Unit;
use frontend::types::{FloatKind, IntKind, QualType, RecordId, TypeId, TypeKind, TypeTable};

use crate::ssa::{AliasClass, CType, Pointee, Type};

fn int_type(types: &TypeTable, kind: IntKind) -> Option<Type> {
    Type::int_of_bits(8 * types.model().int_bytes(kind) as u32)
}

/// The machine type of values of a C type; `None`: none or not modelled.
pub(super) fn machine_type(types: &TypeTable, ty: TypeId) -> Option<Type> {
    match types.kind(ty) {
        TypeKind::Bool => Some(Type::I8),
        TypeKind::Int(kind) | TypeKind::Enum(kind) => int_type(types, *kind),
        TypeKind::Float(FloatKind::Float) => Some(Type::F32),
        TypeKind::Float(FloatKind::Double) => Some(Type::F64),
        TypeKind::Pointer(_) => Some(Type::Ptr),
        TypeKind::Void
        | TypeKind::Float(FloatKind::LongDouble)
        | TypeKind::Array(..)
        | TypeKind::VariableArray(..)
        | TypeKind::Function { .. }
        | TypeKind::Record(_)
        | TypeKind::Opaque(..) => None,
    }
}

/// Whether it is `char` itself, whose sign is the target's choice.
pub(super) fn is_plain_char(types: &TypeTable, ty: TypeId) -> bool {
    matches!(types.kind(ty), TypeKind::Int(IntKind::Char))
}

/// Whether values of a type are signed integers.
pub(super) fn is_signed(types: &TypeTable, ty: TypeId) -> bool {
    match types.kind(ty) {
        TypeKind::Int(kind) | TypeKind::Enum(kind) => types.model().is_signed(*kind),
        _ => false,
    }
}

/// The size of a type, where the layout can be relied on.
pub(super) fn reliable_size(types: &TypeTable, ty: TypeId) -> Option<i64> {
    let mut element = ty;
    while let TypeKind::Array(inner, Some(_)) = types.kind(element) {
        element = inner.ty;
    }
    if let TypeKind::Record(id) = types.kind(element)
        && types.record(*id).layout_unknown
    {
        return None;
    }
    i64::try_from(types.size_of(ty)?).ok()
}

/// The type-based alias class of an access through an lvalue of a type.
pub(super) fn alias_class(types: &TypeTable, ty: TypeId) -> AliasClass {
    match types.kind(ty) {
        TypeKind::Bool => AliasClass::Bool,
        TypeKind::Int(kind) | TypeKind::Enum(kind) => match kind {
            IntKind::Char | IntKind::SChar | IntKind::UChar => AliasClass::Any,
            IntKind::Short | IntKind::UShort => AliasClass::Short,
            IntKind::Int | IntKind::UInt => AliasClass::Int,
            IntKind::Long | IntKind::ULong => AliasClass::Long,
            IntKind::LongLong | IntKind::ULongLong => AliasClass::LongLong,
        },
        TypeKind::Float(FloatKind::Float) => AliasClass::Float,
        TypeKind::Float(FloatKind::Double) => AliasClass::Double,
        TypeKind::Pointer(_) => AliasClass::Pointer,
        _ => AliasClass::Any,
    }
}

fn spelling(types: &TypeTable, ty: TypeId) -> String {
    types.spelling(ty.into()).unwrap_or_default()
}

/// The C type of a variable, symbol or member.
pub(super) fn c_type(unit: &Unit, qual: QualType) -> CType {
    let types = &unit.types;
    match types.kind(qual.ty) {
        TypeKind::Bool | TypeKind::Int(_) | TypeKind::Enum(_) | TypeKind::Float(_) => {
            CType::Scalar {
                ty: machine_type(types, qual.ty),
                unsigned: types.is_integer(qual.ty) && !is_signed(types, qual.ty),
                spelling: spelling(types, qual.ty),
            }
        }
        TypeKind::Pointer(to) => CType::Pointer {
            to: pointee(types, to.ty),
            to_const: is_const(types, *to),
            to_volatile: to.quals.is_volatile,
            restrict: qual.quals.is_restrict,
        },
        TypeKind::Array(elem, _) | TypeKind::VariableArray(elem, _) => CType::Array {
            elem: pointee(types, elem.ty),
            bytes: types.size_of(qual.ty),
            is_const: elem.quals.is_const || qual.quals.is_const,
        },
        TypeKind::Record(id) => CType::Record {
            spelling: types.record(*id).spelling.clone(),
            bytes: types.size_of(qual.ty),
            is_const: qual.quals.is_const,
        },
        TypeKind::Function { .. } => CType::Function,
        TypeKind::Void | TypeKind::Opaque(..) => CType::Other,
    }
}

/// Whether an object is `const`, as an array is whose elements are.
fn is_const(types: &TypeTable, mut qual: QualType) -> bool {
    loop {
        match types.kind(qual.ty) {
            _ if qual.quals.is_const => return true,
            TypeKind::Array(element, _) | TypeKind::VariableArray(element, _) => qual = *element,
            _ => return false,
        }
    }
}

fn pointee(types: &TypeTable, ty: TypeId) -> Pointee {
    match types.kind(ty) {
        TypeKind::Void => Pointee::Void,
        TypeKind::Pointer(_) => {
            // Pointers to arrays and functions are more than what stands before a name.
            let simple = types
                .spelling(ty.into())
                .filter(|text| !text.contains(['(', '[']));
            Pointee::Scalar(Type::Ptr, false, simple.unwrap_or_default())
        }
        TypeKind::Record(id) => types
            .record(*id)
            .spelling
            .clone()
            .map_or(Pointee::Other, Pointee::Record),
        _ => match machine_type(types, ty) {
            Some(machine) => {
                let unsigned = types.is_integer(ty) && !is_signed(types, ty);
                Pointee::Scalar(machine, unsigned, spelling(types, ty))
            }
            None => Pointee::Other,
        },
    }
}

/// Whether there are volatile or atomic members in a record, or in one that is part of it.
pub(super) fn has_volatile(types: &TypeTable, record: RecordId) -> bool {
    let fields = types.record(record).fields.as_deref().unwrap_or_default();
    fields.iter().any(|field| {
        let mut ty = field.ty;
        loop {
            if ty.quals.is_volatile || ty.quals.is_atomic {
                return true;
            }
            match types.kind(ty.ty) {
                TypeKind::Array(element, _) | TypeKind::VariableArray(element, _) => ty = *element,
                TypeKind::Record(inner) => return has_volatile(types, *inner),
                _ => return false,
            }
        }
    })
}
