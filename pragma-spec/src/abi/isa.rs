//! Instruction sets as the ABI has them, and what it has no names for.

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
