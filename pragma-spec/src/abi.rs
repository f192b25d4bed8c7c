//! Vector Function ABI: how variants are named (`_ZGVdN8vu_f`), how many lanes they have,
//! and what they get in which registers.
//!
//! Sources: *Vector Function ABI* for x86-64 (as gcc implements it) and *Vector Function ABI
//! Specification for AArch64*, sections 3 and 4. It is here because a name is another spelling of a
//! [`VariantSpec`](crate::VariantSpec), and everything that reads or writes one depends on this crate already.

mod lanes;
mod name;
mod passing;

pub use lanes::{Element, lanes, names};
pub use name::{NameError, NameLanes, NameParam, NameParamKind, NameStep, OfLinear, VariantName};
pub use passing::{Passed, Passing, passing, passing_of};

use crate::resolve::TypeClass;

/// Instruction sets with a letter in the ABI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Isa {
    /// `b`: SSE, vectors of 128 bits.
    Sse,
    /// `c`: AVX, vectors of 256 bits for floating numbers and 128 for integers.
    Avx,
    /// `d`: AVX2, vectors of 256 bits.
    Avx2,
    /// `e`: AVX-512, vectors of 512 bits.
    Avx512,
    /// `n`: AArch64 Advanced SIMD, vectors of 64 and 128 bits.
    AdvSimd,
    /// `s`: AArch64 SVE.
    Sve,
}

impl Isa {
    /// Those of x86-64, for each of which gcc makes variants.
    pub const X86: [Isa; 4] = [Isa::Sse, Isa::Avx, Isa::Avx2, Isa::Avx512];

    /// All of them.
    pub const ALL: [Isa; 6] = [
        Isa::Sse,
        Isa::Avx,
        Isa::Avx2,
        Isa::Avx512,
        Isa::AdvSimd,
        Isa::Sve,
    ];

    /// Its letter.
    pub fn letter(self) -> char {
        match self {
            Isa::Sse => 'b',
            Isa::Avx => 'c',
            Isa::Avx2 => 'd',
            Isa::Avx512 => 'e',
            Isa::AdvSimd => 'n',
            Isa::Sve => 's',
        }
    }
}

/// A signature that the ABI has no names for: the type of a parameter, or of what is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// Number of the parameter from 0; `None`: what is returned.
    pub param: Option<usize>,
    /// A short noun phrase.
    pub what: &'static str,
}

/// A type class for the user.
pub(crate) fn class_name(class: TypeClass) -> &'static str {
    match class {
        TypeClass::Void => "void",
        TypeClass::Bool => "`_Bool`",
        TypeClass::Integer { .. } => "an integer",
        TypeClass::Float { .. } => "a floating number",
        TypeClass::Pointer { .. } => "a pointer",
        TypeClass::Array => "an array",
        TypeClass::Record => "a structure or union",
        TypeClass::Other | TypeClass::Unknown => "of a type without vectors",
    }
}
