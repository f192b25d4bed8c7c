//! How each ISA spells vector operations, and what they cost.
//!
//! # Representation the emitter relies on
//! A plan vector of `lanes` elements at `reg_bits` R is held in the registers that [`layout`] tells:
//! `lanes * bits / R` registers of R bits, lanes in order; a vector narrower than R takes one
//! register of the narrowest width that holds it. With intrinsics that is at least 128 bits, the
//! lanes lie low and the upper ones are arbitrary; with vector extensions it is exactly as wide as
//! the vector. Integers have one C type per register width (`__m128i`), or the unsigned one
//! (`uint32x4_t`, `vcc_u32x4`).
//!
//! A mask is an integer vector with elements of the mask's width, all ones or all zeros, also where
//! it selects floats. On AVX-512 with intrinsics it is a `__mmask8` … `__mmask64` for each register
//! of as many elements; bits above the lanes are arbitrary.
//!
//! Scalars: an operand of [`lower`] may be any C expression of arithmetic type, rows cast it. A
//! scalar result has the unsigned C type of its width ([`scalar_type`]) or is `float`/`double`;
//! `POp::Any`, `POp::All` and `POp::Several` give an `int` 0 or 1.
//!
//! `long` has 64 bits.

mod average;
mod avx;
mod avx512;
mod calls;
mod convert;
mod cost;
mod divide;
mod dot;
mod gather;
mod generic;
mod groups;
mod lane_calls;
mod layout;
mod lower;
mod memory;
mod mulhigh;
mod names;
mod neon;
mod neon_convert;
mod pick;
mod regs;
mod rounding;
mod row;
mod shift;
mod single;
mod sse;
mod x86;
mod zip;

pub use calls::{Declared, bits_type, declare_variant, element_type, variant_calls};
pub use cost::{Request, priced_rows, request, target_info};
pub use lane_calls::lane_calls;
pub use layout::{Layout, layout};
pub use lower::{Operand, expand_shift_const, lower};
pub use names::{scalar_type, typedefs};
pub use row::{Expansion, Step};

use frontend::pragma_spec::abi;
use midend::ssa::Type;
use midend::target::Callable;

/// An instruction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Isa {
    /// No assumption.
    Generic,
    /// x86-64's base.
    Sse2,
    /// With SSSE3.
    Sse41,
    /// 256-bit floating point; includes SSE4.2.
    Avx,
    /// 256-bit integers.
    Avx2,
    /// F, BW, DQ and VL.
    Avx512,
    /// AArch64 Advanced SIMD.
    Neon,
}

/// How vector code is spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Style {
    /// The ISA's intrinsics; for [`Isa::Generic`] there are none and vector extensions are used.
    Intrinsics,
    /// GNU vector types and operators.
    VectorExt,
}

/// What to spell for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Machine {
    /// Instruction set.
    pub isa: Isa,
    /// Spelling.
    pub style: Style,
    /// Lanes of values that take several registers are in the order that conversions within 128
    /// bits give them.
    pub interleaved: bool,
    /// `blendv` may be used. Not below AVX-512 where the build's flags give AVX-512VL: gcc 12 then
    /// makes a k register of the mask, and swaps the operands wrongly if it is a complement.
    pub blend: bool,
    /// The result has two uses as an operand of arithmetic. Of a plain load gcc makes a memory
    /// operand for each of them, and reads twice what it could keep in a register.
    pub paired: bool,
    /// Declarations may stand between statements: C99 and later.
    pub mixed: bool,
}

impl Machine {
    /// With lanes in their natural order.
    pub fn new(isa: Isa, style: Style) -> Machine {
        Machine {
            isa,
            style,
            interleaved: false,
            blend: true,
            paired: false,
            mixed: false,
        }
    }

    /// Whether conversions within 128 bits can be told from others.
    fn has_interleaved(self) -> bool {
        matches!(self.isa, Isa::Avx2 | Isa::Avx512) && !self.vector_ext()
    }

    /// Vector types and operators, no intrinsics.
    pub fn vector_ext(self) -> bool {
        self.style == Style::VectorExt || self.isa == Isa::Generic
    }

    /// Masks are integers of one bit per lane.
    pub fn bit_masks(self) -> bool {
        self.isa == Isa::Avx512 && !self.vector_ext()
    }

    /// Intrinsics of x86.
    pub fn is_x86(self) -> bool {
        !self.vector_ext() && self.isa != Isa::Neon
    }

    /// Whether an instruction gathers elements at a distance of so many bytes.
    pub fn gathers(self, elem: Type, scale: i64) -> bool {
        gather::gathers(self, elem, scale)
    }

    /// The vector variants that code for this machine can call, where the build has these predefined
    /// macros: clang passes vectors that its flags do not enable in memory, whatever attributes say.
    pub fn variants(self, has: impl Fn(&str) -> bool) -> Option<Callable> {
        let own = match self.isa {
            Isa::Generic | Isa::Neon => return None,
            Isa::Sse2 | Isa::Sse41 => abi::Isa::Sse,
            Isa::Avx => abi::Isa::Avx,
            Isa::Avx2 => abi::Isa::Avx2,
            Isa::Avx512 if self.bit_masks() => abi::Isa::Avx512,
            Isa::Avx512 => abi::Isa::Avx2,
        };
        let most = match (has("__clang__"), has("__AVX512F__"), has("__AVX__")) {
            (false, ..) | (true, true, _) => abi::Isa::Avx512,
            (true, false, true) => abi::Isa::Avx2,
            (true, false, false) => abi::Isa::Sse,
        };
        Some(Callable {
            isa: own.min(most),
            bit_masks: self.bit_masks(),
        })
    }

    /// A selection between something and zero is the mask applied to it.
    pub fn clears(self) -> bool {
        self.is_x86() && !self.bit_masks()
    }

    /// The narrowest public header that declares what rows use.
    pub fn header(self) -> Option<&'static str> {
        if self.vector_ext() {
            return None;
        }
        match self.isa {
            Isa::Generic => None,
            Isa::Sse2 => Some("emmintrin.h"),
            Isa::Sse41 => Some("smmintrin.h"),
            Isa::Avx | Isa::Avx2 | Isa::Avx512 => Some("immintrin.h"),
            Isa::Neon => Some("arm_neon.h"),
        }
    }
}

impl Isa {
    /// Every ISA, weakest first.
    pub const ALL: [Isa; 7] = [
        Isa::Generic,
        Isa::Sse2,
        Isa::Sse41,
        Isa::Avx,
        Isa::Avx2,
        Isa::Avx512,
        Isa::Neon,
    ];

    /// As given to `--target`.
    pub fn name(self) -> &'static str {
        match self {
            Isa::Generic => "generic",
            Isa::Sse2 => "sse2",
            Isa::Sse41 => "sse4.1",
            Isa::Avx => "avx",
            Isa::Avx2 => "avx2",
            Isa::Avx512 => "avx512",
            Isa::Neon => "neon",
        }
    }

    /// What it is, for the user.
    pub fn what(self) -> &'static str {
        match self {
            Isa::Generic => "GNU vector extensions of 128 bits, for any processor",
            Isa::Sse2 => "What every x86-64 has",
            Isa::Sse41 => "x86-64 with SSSE3 and SSE4.1",
            Isa::Avx => "x86-64 with 256-bit floating point, and SSE4.2",
            Isa::Avx2 => "x86-64 with 256-bit integers, too",
            Isa::Avx512 => "x86-64 with AVX-512F, BW, DQ and VL",
            Isa::Neon => "AArch64",
        }
    }

    /// The inverse of [`Isa::name`].
    pub fn parse(name: &str) -> Option<Isa> {
        Isa::ALL.into_iter().find(|isa| isa.name() == name)
    }

    /// Macros that a compiler predefines when its flags give the ISA.
    pub fn macros(self) -> &'static [&'static str] {
        match self {
            Isa::Generic => &[],
            Isa::Sse2 => &["__x86_64__", "__SSE2__"],
            Isa::Sse41 => &["__x86_64__", "__SSE4_1__"],
            Isa::Avx => &["__x86_64__", "__AVX__"],
            Isa::Avx2 => &["__x86_64__", "__AVX2__"],
            Isa::Avx512 => &[
                "__x86_64__",
                "__AVX512F__",
                "__AVX512BW__",
                "__AVX512DQ__",
                "__AVX512VL__",
            ],
            Isa::Neon => &["__aarch64__", "__ARM_NEON", "__AARCH64EL__"],
        }
    }

    /// The strongest ISA that the predefined macros promise.
    pub fn implied_by(has: impl Fn(&str) -> bool) -> Isa {
        let given = |isa: &Isa| isa.macros().iter().all(|m| has(m));
        Isa::ALL
            .into_iter()
            .rev()
            .find(given)
            .unwrap_or(Isa::Generic)
    }

    /// What `__attribute__((target("…")))` a function needs to hold code for this ISA, if the
    /// build's flags (seen through the predefined macros) do not give it.
    pub fn target_attribute(self, has: impl Fn(&str) -> bool) -> Option<&'static str> {
        if self.macros().iter().all(|m| has(m)) {
            return None;
        }
        match self {
            Isa::Generic | Isa::Neon => None,
            Isa::Sse2 => Some("sse2"),
            Isa::Sse41 => Some("sse4.1"),
            Isa::Avx => Some("avx"),
            Isa::Avx2 => Some("avx2"),
            Isa::Avx512 => Some("avx512f,avx512bw,avx512dq,avx512vl"),
        }
    }

    /// Whether code for this ISA can be run at all on the architecture that the macros tell.
    pub fn possible(self, has: impl Fn(&str) -> bool) -> bool {
        match self {
            Isa::Generic => true,
            Isa::Neon => self.macros().iter().all(|m| has(m)),
            Isa::Sse2 | Isa::Sse41 | Isa::Avx | Isa::Avx2 | Isa::Avx512 => has("__x86_64__"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for isa in Isa::ALL {
            assert_eq!(Isa::parse(isa.name()), Some(isa));
        }
        assert_eq!(Isa::parse("mmx"), None);
    }

    #[test]
    fn macros_imply_the_strongest() {
        let avx = ["__x86_64__", "__SSE2__", "__SSE4_1__", "__AVX__"];
        let has = |m: &str| avx.contains(&m);
        assert_eq!(Isa::implied_by(has), Isa::Avx);
        assert_eq!(Isa::implied_by(|_| false), Isa::Generic);
        assert_eq!(Isa::Avx.target_attribute(has), None);
        assert_eq!(Isa::Avx2.target_attribute(has), Some("avx2"));
        assert!(!Isa::Neon.possible(has));
    }
}
