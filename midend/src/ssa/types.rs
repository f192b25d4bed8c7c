//! Machine types of SSA values.

/// Type-based alias class (C11 6.5p7); signed and unsigned twins are one class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AliasClass {
    /// May alias everything: character types, unions, `may_alias`, or `-fno-strict-aliasing`.
    Any,
    /// `_Bool`
    Bool,
    /// `short`
    Short,
    /// `int` and enumerations
    Int,
    /// `long`
    Long,
    /// `long long`
    LongLong,
    /// `float`
    Float,
    /// `double`
    Double,
    /// Pointers
    Pointer,
}

/// Type of a scalar value. Integers carry no sign; operations do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Type {
    /// Truth value, 0 or 1.
    I1,
    /// 8-bit integer.
    I8,
    /// 16-bit integer.
    I16,
    /// 32-bit integer.
    I32,
    /// 64-bit integer.
    I64,
    /// IEEE single.
    F32,
    /// IEEE double.
    F64,
    /// 64-bit address.
    Ptr,
}

impl Type {
    /// Every type.
    pub const ALL: [Type; 8] = [
        Type::I1,
        Type::I8,
        Type::I16,
        Type::I32,
        Type::I64,
        Type::F32,
        Type::F64,
        Type::Ptr,
    ];

    /// Width in bits; 1 for `I1`.
    pub fn bits(self) -> u32 {
        match self {
            Type::I1 => 1,
            Type::I8 => 8,
            Type::I16 => 16,
            Type::I32 | Type::F32 => 32,
            Type::I64 | Type::F64 | Type::Ptr => 64,
        }
    }

    /// Size in memory in bytes.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// `I1` to `I64`.
    pub fn is_int(self) -> bool {
        matches!(
            self,
            Type::I1 | Type::I8 | Type::I16 | Type::I32 | Type::I64
        )
    }

    /// `F32` or `F64`.
    pub fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64)
    }

    /// The integer type of that width (8, 16, 32 or 64).
    pub fn int_of_bits(bits: u32) -> Option<Type> {
        match bits {
            8 => Some(Type::I8),
            16 => Some(Type::I16),
            32 => Some(Type::I32),
            64 => Some(Type::I64),
            _ => None,
        }
    }
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Type::I1 => "i1",
            Type::I8 => "i8",
            Type::I16 => "i16",
            Type::I32 => "i32",
            Type::I64 => "i64",
            Type::F32 => "f32",
            Type::F64 => "f64",
            Type::Ptr => "ptr",
        })
    }
}

/// The low `bits` bits as a signed number; all of them for 64.
pub fn sign_extend(value: i64, bits: u32) -> i64 {
    match bits {
        1..=63 => (value << (64 - bits)) >> (64 - bits),
        _ => value,
    }
}
