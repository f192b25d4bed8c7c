//! An instruction set and how it is spelled.

use super::table::{Isa, Terms};
use frontend::pragma_spec::abi;
use midend::ssa::Type;
use midend::target::{Callable, Scale};

/// What compilers define where their flags give x86's instructions that multiply and add at once.
pub const FMA: &str = "__FMA__";

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
    /// What is not known to be an array of its elements may be at any address.
    pub unaligned: bool,
    /// Declarations may stand between statements: C99 and later.
    pub mixed: bool,
    /// Of masks that iterations of a loop hand on, the compiler hands on one bit of each lane, and makes masks of
    /// these again, unless it does not see that they are comparisons: clang.
    pub shrinks_masks: bool,
    /// The build's flags give x86's instructions that multiply and add at once ([`FMA`]).
    pub fma: bool,
    /// Within an expression of scalars, or of GNU vectors, the compiler fuses products with sums, but not from one
    /// statement to the next: clang's `-ffp-contract=on`.
    pub contracts: bool,
}

impl Machine {
    /// The same without any instructions that not all processors have.
    pub fn without_vectors(self) -> Machine {
        Machine {
            isa: Isa::Generic,
            ..self
        }
    }

    /// With lanes in their natural order.
    pub fn new(isa: Isa, style: Style) -> Machine {
        Machine {
            isa,
            style,
            interleaved: false,
            blend: true,
            paired: false,
            unaligned: false,
            mixed: false,
            shrinks_masks: false,
            fma: false,
            contracts: false,
        }
    }

    /// The terms in which its code is spelled.
    pub fn terms(self) -> Terms {
        match self.style {
            Style::Intrinsics => self.isa.facts().terms,
            Style::VectorExt => Terms::Operators,
        }
    }

    /// Whether conversions within 128 bits can be told from others.
    pub(super) fn has_interleaved(self) -> bool {
        self.is_x86() && self.isa.facts().integers > 128
    }

    /// Vector types and operators, no intrinsics.
    pub fn vector_ext(self) -> bool {
        self.terms() == Terms::Operators
    }

    /// Masks are integers of one bit per lane.
    pub fn bit_masks(self) -> bool {
        self.isa.facts().bit_masks && !self.vector_ext()
    }

    /// What stands for its vector registers in an `asm` statement.
    pub fn vector_constraint(self) -> char {
        match self.isa.facts().terms {
            Terms::X86 | Terms::Operators => 'v',
            Terms::Neon => 'w',
        }
    }

    /// Intrinsics of x86.
    pub fn is_x86(self) -> bool {
        self.terms() == Terms::X86
    }

    /// Whether an instruction gathers elements at a distance of so many bytes.
    pub fn gathers(self, elem: Type, scale: i64) -> bool {
        let native = elem.bits() >= 32 && Scale::of(scale) == Scale::Native;
        self.is_x86() && self.isa.has(Isa::Avx2) && native
    }

    /// The vector variants that code for this machine can call, where the build has these predefined
    /// macros: clang passes vectors that its flags do not enable in memory, whatever attributes say.
    pub fn variants(self, has: impl Fn(&str) -> bool) -> Option<Callable> {
        let facts = self.isa.facts();
        let own = match facts.parent {
            // Their masks are in registers of bits.
            Some(parent) if facts.bit_masks && !self.bit_masks() => parent.facts().variants?,
            _ => facts.variants?,
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

    /// A selection between something and zero is the mask, or its complement, applied to it.
    pub fn clears(self) -> bool {
        self.is_x86() && !self.bit_masks()
    }

    /// The narrowest public header that declares what rows use.
    pub fn header(self) -> Option<&'static str> {
        self.isa.facts().header.filter(|_| !self.vector_ext())
    }
}
