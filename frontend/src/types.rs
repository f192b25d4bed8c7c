//! C types, interned: equal types have equal [`TypeId`]s.

/// Index of a type in [`TypeTable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub u32);

/// Index of a struct or union in [`TypeTable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordId(pub u32);

/// One place of the program where the length of an array is written that is no constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExtentId(pub u32);

mod layout;
mod spelling;
mod table;
#[cfg(test)]
mod tests;

pub use layout::{FieldSpec, LayoutRules};
pub use table::TypeTable;

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

impl Quals {
    /// No qualifier.
    pub const NONE: Quals = Quals {
        is_const: false,
        is_volatile: false,
        is_restrict: false,
        is_atomic: false,
    };

    /// The qualifiers of both.
    pub fn union(self, other: Quals) -> Quals {
        Quals {
            is_const: self.is_const || other.is_const,
            is_volatile: self.is_volatile || other.is_volatile,
            is_restrict: self.is_restrict || other.is_restrict,
            is_atomic: self.is_atomic || other.is_atomic,
        }
    }
}

impl QualType {
    /// The type with further qualifiers.
    pub fn with(self, quals: Quals) -> QualType {
        QualType {
            ty: self.ty,
            quals: self.quals.union(quals),
        }
    }
}

impl From<TypeId> for QualType {
    fn from(ty: TypeId) -> QualType {
        QualType {
            ty,
            quals: Quals::NONE,
        }
    }
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
    /// Array of variable length; where that is written, if it is known when it was evaluated.
    VariableArray(QualType, Option<ExtentId>),
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
    /// `__float128`, unresolved `typeof`. Values of it are opaque; its size and alignment are known
    /// for some.
    Opaque(&'static str, Option<Layout>),
}

/// What room a type takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
}

/// One member of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Name; empty for anonymous members (their own members are found by lookup).
    pub name: String,
    /// Type.
    pub ty: QualType,
    /// Offset in bytes (of the byte in which a bit-field begins).
    pub offset: u64,
    /// Width in bits, if it is a bit-field.
    pub bit_width: Option<u32>,
    /// It may lie where its type is not allowed to: no pointer of its type may point to it.
    pub packed: bool,
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
    /// Layout depends on something vcc does not model (`ms_struct`, a member of a type whose size is
    /// not known): sizes and offsets must not be relied on.
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
    /// The lowest byte of a number comes first in memory (`__BYTE_ORDER__`).
    pub little_endian: bool,
    /// `__FLT_EVAL_METHOD__`.
    pub flt_eval_method: i32,
    /// How bit-fields are laid out.
    pub bit_fields: BitFields,
}

/// How a platform lays bit-fields out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitFields {
    /// As the System V ABI for x86-64: those without a name do not align their record.
    SystemV,
    /// As the ABI for AArch64: these align it, too.
    Aapcs64,
    /// In a way that vcc does not know.
    Unknown,
}

impl Default for DataModel {
    /// LP64, as on Linux for x86-64.
    fn default() -> DataModel {
        DataModel {
            pointer_bytes: 8,
            long_bytes: 8,
            long_double_bytes: 16,
            char_unsigned: false,
            little_endian: true,
            flt_eval_method: 0,
            bit_fields: BitFields::SystemV,
        }
    }
}

impl DataModel {
    /// Size of an integer type in bytes.
    pub fn int_bytes(&self, kind: IntKind) -> u64 {
        match kind {
            IntKind::Char | IntKind::SChar | IntKind::UChar => 1,
            IntKind::Short | IntKind::UShort => 2,
            IntKind::Int | IntKind::UInt => 4,
            IntKind::Long | IntKind::ULong => self.long_bytes,
            IntKind::LongLong | IntKind::ULongLong => 8,
        }
    }

    /// Whether an integer type is signed.
    pub fn is_signed(&self, kind: IntKind) -> bool {
        match kind {
            IntKind::Char => !self.char_unsigned,
            IntKind::SChar | IntKind::Short | IntKind::Int | IntKind::Long | IntKind::LongLong => {
                true
            }
            IntKind::UChar
            | IntKind::UShort
            | IntKind::UInt
            | IntKind::ULong
            | IntKind::ULongLong => false,
        }
    }

    /// The value of `value` after conversion to an integer type, modulo its range.
    pub fn wrap(&self, kind: IntKind, value: i128) -> i128 {
        wrap_bits(value, self.int_bytes(kind) as u32 * 8, self.is_signed(kind))
    }

    /// Whether an integer type can hold `value`.
    pub fn fits(&self, kind: IntKind, value: i128) -> bool {
        self.wrap(kind, value) == value
    }

    /// The unsigned type `sizeof` yields.
    pub fn size_kind(&self) -> IntKind {
        if self.pointer_bytes == self.long_bytes {
            IntKind::ULong
        } else if self.pointer_bytes == 4 {
            IntKind::UInt
        } else {
            IntKind::ULongLong
        }
    }

    /// The signed type of a pointer difference.
    pub fn ptrdiff_kind(&self) -> IntKind {
        if self.pointer_bytes == self.long_bytes {
            IntKind::Long
        } else if self.pointer_bytes == 4 {
            IntKind::Int
        } else {
            IntKind::LongLong
        }
    }
}

/// `value` modulo 2^`bits`, read as signed or unsigned.
fn wrap_bits(value: i128, bits: u32, signed: bool) -> i128 {
    let shift = 128 - bits;
    if signed {
        (value << shift) >> shift
    } else {
        (((value as u128) << shift) >> shift) as i128
    }
}
