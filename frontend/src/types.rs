//! C types, interned: equal types have equal [`TypeId`]s.

/// Index of a type in [`TypeTable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub u32);

/// Index of a struct or union in [`TypeTable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordId(pub u32);

/// Type qualifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Quals {
    /// `const`
    pub is_const: bool,
    /// `volatile`
    pub is_volatile: bool,
    /// `restrict`
    pub is_restrict: bool,
    /// `_Atomic`
    pub is_atomic: bool,
}

/// A type with its qualifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QualType {
    /// The unqualified type.
    pub ty: TypeId,
    /// Its qualifiers.
    pub quals: Quals,
}

/// Integer types by name; enumerations have one of these as their representation.
#[allow(missing_docs, reason = "the names are C's own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum IntKind {
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
}

/// Floating types.
#[allow(missing_docs, reason = "the names are C's own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloatKind {
    Float,
    Double,
    LongDouble,
}

/// What a type is. Typedefs are resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind {
    /// `void`
    Void,
    /// `_Bool`
    Bool,
    /// An integer type.
    Int(IntKind),
    /// A real floating type.
    Float(FloatKind),
    /// Pointer to.
    Pointer(QualType),
    /// Array of; `None`: incomplete or of variable length.
    Array(QualType, Option<u64>),
    /// Array of variable length.
    VariableArray(QualType),
    /// Function type.
    Function {
        /// What it returns.
        ret: QualType,
        /// Its parameters after adjustment; empty with `unprototyped`.
        params: Vec<QualType>,
        /// Ends in `...`.
        variadic: bool,
        /// `f()` or K&R.
        unprototyped: bool,
    },
    /// `struct` or `union`.
    Record(RecordId),
    /// `enum`, with its representation; values are of this integer type.
    Enum(IntKind),
    /// A type vcc does not model: vectors, `_Complex`, `__int128`, `_BitInt`,
    /// `__float128`, unresolved `typeof`. Values of it are opaque.
    Opaque(&'static str),
}

/// One member of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Name; empty for anonymous members (their own members are found by lookup).
    pub name: String,
    /// Type.
    pub ty: QualType,
    /// Offset in bytes (of the storage unit for bit-fields).
    pub offset: u64,
    /// Width in bits, if it is a bit-field.
    pub bit_width: Option<u32>,
}

/// A struct or union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How C source names the type (`struct point`, or a typedef's name), if it has a name.
    pub spelling: Option<String>,
    /// `union` rather than `struct`.
    pub is_union: bool,
    /// Members; `None`: incomplete.
    pub fields: Option<Vec<Field>>,
    /// Size in bytes, where known.
    pub size: Option<u64>,
    /// Alignment in bytes, where known.
    pub align: Option<u64>,
    /// Layout depends on something vcc does not model (packed, aligned attributes,
    /// `#pragma pack`, bit-fields): sizes and offsets must not be relied on.
    pub layout_unknown: bool,
}

/// Facts of the C implementation, read from the predefined macros of the user's own flags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataModel {
    /// Bytes of a pointer (`__SIZEOF_POINTER__`).
    pub pointer_bytes: u64,
    /// Bytes of `long`.
    pub long_bytes: u64,
    /// Bytes of `long double`.
    pub long_double_bytes: u64,
    /// Plain `char` is unsigned (`__CHAR_UNSIGNED__`).
    pub char_unsigned: bool,
    /// `__FLT_EVAL_METHOD__`.
    pub flt_eval_method: i32,
}
