//! The interner of types, and what can be asked about a type by its index.

use super::{
    DataModel, ExtentId, Field, FloatKind, IntKind, QualType, Record, RecordId, TypeId, TypeKind,
};
use crate::hashed::HashedMap;

/// All types of a translation unit. Basic types have fixed indices.
#[derive(Clone, Debug)]
pub struct TypeTable {
    pub(super) model: DataModel,
    kinds: Vec<TypeKind>,
    index: HashedMap<TypeKind, TypeId>,
    records: Vec<Record>,
}

/// The basic types in the order of their fixed indices.
const BASIC: [TypeKind; 16] = [
    TypeKind::Void,
    TypeKind::Bool,
    TypeKind::Int(IntKind::Char),
    TypeKind::Int(IntKind::SChar),
    TypeKind::Int(IntKind::UChar),
    TypeKind::Int(IntKind::Short),
    TypeKind::Int(IntKind::UShort),
    TypeKind::Int(IntKind::Int),
    TypeKind::Int(IntKind::UInt),
    TypeKind::Int(IntKind::Long),
    TypeKind::Int(IntKind::ULong),
    TypeKind::Int(IntKind::LongLong),
    TypeKind::Int(IntKind::ULongLong),
    TypeKind::Float(FloatKind::Float),
    TypeKind::Float(FloatKind::Double),
    TypeKind::Float(FloatKind::LongDouble),
];

impl TypeTable {
    /// `void`
    pub const VOID: TypeId = TypeId(0);
    /// `_Bool`
    pub const BOOL: TypeId = TypeId(1);
    /// `char`
    pub const CHAR: TypeId = TypeId(2);
    /// `int`
    pub const INT: TypeId = TypeId(7);
    /// `unsigned int`
    pub const UINT: TypeId = TypeId(8);
    /// `float`
    pub const FLOAT: TypeId = TypeId(13);
    /// `double`
    pub const DOUBLE: TypeId = TypeId(14);
    /// `long double`
    pub const LONG_DOUBLE: TypeId = TypeId(15);

    /// A table that holds the basic types.
    pub fn new(model: DataModel) -> TypeTable {
        let mut table = TypeTable {
            model,
            kinds: Vec::new(),
            index: HashedMap::default(),
            records: Vec::new(),
        };
        for kind in BASIC {
            table.intern(kind);
        }
        table
    }

    /// The facts sizes are computed from.
    pub fn model(&self) -> &DataModel {
        &self.model
    }

    /// The index of a type; the same for equal types.
    pub fn intern(&mut self, kind: TypeKind) -> TypeId {
        if let Some(&id) = self.index.get(&kind) {
            return id;
        }
        let id = TypeId(self.kinds.len() as u32);
        self.kinds.push(kind.clone());
        self.index.insert(kind, id);
        id
    }

    /// What a type is.
    pub fn kind(&self, ty: TypeId) -> &TypeKind {
        &self.kinds[ty.0 as usize]
    }

    /// A struct or union.
    pub fn record(&self, id: RecordId) -> &Record {
        &self.records[id.0 as usize]
    }

    /// A new, incomplete struct or union.
    pub fn new_record(&mut self, spelling: Option<String>, is_union: bool) -> RecordId {
        let id = RecordId(self.records.len() as u32);
        self.records.push(Record {
            spelling,
            is_union,
            fields: None,
            size: None,
            align: None,
            layout_unknown: false,
        });
        id
    }

    pub(super) fn record_mut(&mut self, id: RecordId) -> &mut Record {
        &mut self.records[id.0 as usize]
    }

    /// Gives an anonymous record the name of its typedef.
    pub fn name_record(&mut self, id: RecordId, name: &str) {
        let record = self.record_mut(id);
        if record.spelling.is_none() {
            record.spelling = Some(name.to_string());
        }
    }

    /// Says that a record has no name by which text could say it everywhere.
    pub fn forget_name(&mut self, id: RecordId) {
        self.record_mut(id).spelling = None;
    }

    /// Says that sizes and offsets of a record must not be relied on.
    pub fn forget_layout(&mut self, id: RecordId) {
        let record = self.record_mut(id);
        record.layout_unknown = true;
        record.size = None;
        record.align = None;
    }

    /// The type of an integer.
    pub fn int(&self, kind: IntKind) -> TypeId {
        // The basic integers have the indices from `char` on, in the order of `IntKind`.
        TypeId(Self::CHAR.0 + kind as u32)
    }

    /// Pointer to.
    pub fn pointer(&mut self, to: QualType) -> TypeId {
        self.intern(TypeKind::Pointer(to))
    }

    /// The type `sizeof` yields.
    pub fn size_type(&self) -> TypeId {
        self.int(self.model.size_kind())
    }

    /// The type of a pointer difference.
    pub fn ptrdiff_type(&self) -> TypeId {
        self.int(self.model.ptrdiff_kind())
    }

    /// The integer type behind an integer or enumeration type.
    pub fn int_kind(&self, ty: TypeId) -> Option<IntKind> {
        match self.kind(ty) {
            TypeKind::Int(kind) | TypeKind::Enum(kind) => Some(*kind),
            _ => None,
        }
    }

    /// Whether it is an integer type, `_Bool` and enumerations included.
    pub fn is_integer(&self, ty: TypeId) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Bool | TypeKind::Int(_) | TypeKind::Enum(_)
        )
    }

    /// Whether it is a real floating type.
    pub fn is_float(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), TypeKind::Float(_))
    }

    /// Whether it is an integer or a floating type.
    pub fn is_arithmetic(&self, ty: TypeId) -> bool {
        self.is_integer(ty) || self.is_float(ty)
    }

    /// Whether it is an arithmetic or a pointer type.
    pub fn is_scalar(&self, ty: TypeId) -> bool {
        self.is_arithmetic(ty) || self.pointee(ty).is_some()
    }

    /// Whether it is a complete or incomplete array of any kind.
    pub fn is_array(&self, ty: TypeId) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Array(..) | TypeKind::VariableArray(..)
        )
    }

    /// Whether it is an array of variable length, or an array of such.
    pub fn has_variable_length(&self, mut ty: TypeId) -> bool {
        loop {
            ty = match self.kind(ty) {
                TypeKind::VariableArray(..) => return true,
                TypeKind::Array(element, _) => element.ty,
                _ => return false,
            };
        }
    }

    /// The lengths that a type is made with which are no constants, outermost first.
    pub fn extents(&self, mut ty: TypeId) -> Vec<Option<ExtentId>> {
        let mut all = Vec::new();
        loop {
            ty = match self.kind(ty) {
                TypeKind::VariableArray(element, extent) => {
                    all.push(*extent);
                    element.ty
                }
                TypeKind::Array(inner, _) | TypeKind::Pointer(inner) => inner.ty,
                _ => return all,
            };
        }
    }

    /// The type, with lengths that are not known instead of those that are no constants: what it is for
    /// those who do not see where they are written.
    pub fn without_extents(&mut self, ty: TypeId) -> TypeId {
        if self.extents(ty).iter().all(Option::is_none) {
            return ty;
        }
        let kind = match *self.kind(ty) {
            TypeKind::VariableArray(inner, _) => {
                TypeKind::VariableArray(self.inner_without_extents(inner), None)
            }
            TypeKind::Array(inner, count) => {
                TypeKind::Array(self.inner_without_extents(inner), count)
            }
            TypeKind::Pointer(inner) => TypeKind::Pointer(self.inner_without_extents(inner)),
            _ => return ty,
        };
        self.intern(kind)
    }

    fn inner_without_extents(&mut self, inner: QualType) -> QualType {
        QualType {
            ty: self.without_extents(inner.ty),
            ..inner
        }
    }

    /// What a pointer points to.
    pub fn pointee(&self, ty: TypeId) -> Option<QualType> {
        match self.kind(ty) {
            TypeKind::Pointer(to) => Some(*to),
            _ => None,
        }
    }

    /// Whether a value of the type cannot be modelled: it is opaque itself or built of such.
    pub fn is_opaque(&self, ty: TypeId) -> bool {
        match self.kind(ty) {
            TypeKind::Opaque(..) => true,
            TypeKind::Array(element, _) | TypeKind::VariableArray(element, _) => {
                self.is_opaque(element.ty)
            }
            _ => false,
        }
    }

    /// The unsigned integer type of the same size.
    pub fn to_unsigned(kind: IntKind) -> IntKind {
        match kind {
            IntKind::Char | IntKind::SChar | IntKind::UChar => IntKind::UChar,
            IntKind::Short | IntKind::UShort => IntKind::UShort,
            IntKind::Int | IntKind::UInt => IntKind::UInt,
            IntKind::Long | IntKind::ULong => IntKind::ULong,
            IntKind::LongLong | IntKind::ULongLong => IntKind::ULongLong,
        }
    }

    /// The type after integer promotion; other types stay.
    pub fn promoted(&self, ty: TypeId) -> TypeId {
        let kind = match self.kind(ty) {
            TypeKind::Bool => return Self::INT,
            TypeKind::Int(kind) | TypeKind::Enum(kind) => *kind,
            _ => return ty,
        };
        if self.model.int_bytes(kind) < 4 {
            Self::INT
        } else {
            self.int(kind)
        }
    }

    /// The common type of two arithmetic operands (C11 6.3.1.8).
    pub fn common_arithmetic(&self, a: TypeId, b: TypeId) -> Option<TypeId> {
        for float in [Self::LONG_DOUBLE, Self::DOUBLE, Self::FLOAT] {
            if a == float || b == float {
                return (self.is_arithmetic(a) && self.is_arithmetic(b)).then_some(float);
            }
        }
        let (a, b) = (
            self.int_kind(self.promoted(a))?,
            self.int_kind(self.promoted(b))?,
        );
        Some(self.int(self.common_int(a, b)))
    }

    fn common_int(&self, a: IntKind, b: IntKind) -> IntKind {
        let rank = |kind| Self::to_unsigned(kind) as u32;
        let signed = |kind| self.model.is_signed(kind);
        if signed(a) == signed(b) {
            return if rank(a) >= rank(b) { a } else { b };
        }
        let (s, u) = if signed(a) { (a, b) } else { (b, a) };
        if rank(u) >= rank(s) {
            u
        } else if self.model.int_bytes(s) > self.model.int_bytes(u) {
            s
        } else {
            Self::to_unsigned(s)
        }
    }

    /// A member by name, also within anonymous members: the path of field indices.
    pub fn find_field(&self, id: RecordId, name: &str) -> Option<Vec<(RecordId, u32)>> {
        let fields = self.record(id).fields.as_ref()?;
        for (index, field) in fields.iter().enumerate() {
            if field.name == name {
                return Some(vec![(id, index as u32)]);
            }
            if let Some(rest) = self.find_in_anonymous(field, name) {
                let mut path = vec![(id, index as u32)];
                path.extend(rest);
                return Some(path);
            }
        }
        None
    }

    fn find_in_anonymous(&self, field: &Field, name: &str) -> Option<Vec<(RecordId, u32)>> {
        match self.kind(field.ty.ty) {
            TypeKind::Record(inner) if field.name.is_empty() && field.bit_width.is_none() => {
                self.find_field(*inner, name)
            }
            _ => None,
        }
    }

    /// Whether two types are the same but for qualifiers at any level and array sizes.
    pub fn same_but_quals(&self, a: TypeId, b: TypeId) -> bool {
        if a == b {
            return true;
        }
        match (self.kind(a), self.kind(b)) {
            (TypeKind::Pointer(x), TypeKind::Pointer(y)) => self.same_but_quals(x.ty, y.ty),
            (TypeKind::Array(x, _), TypeKind::Array(y, _))
            | (TypeKind::VariableArray(x, _), TypeKind::VariableArray(y, _)) => {
                self.same_but_quals(x.ty, y.ty)
            }
            _ => false,
        }
    }
}
