//! What is known of each instruction set: one row of a table.

use frontend::pragma_spec::abi;

/// An instruction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Isa {
    /// No assumption.
    Generic,
    /// x86-64's base.
    Sse2,
    /// Bytes in any order; includes SSE3.
    Ssse3,
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

/// In what terms vector code is spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terms {
    /// GNU vector types and operators.
    Operators,
    /// Intel's intrinsics.
    X86,
    /// Arm's intrinsics.
    Neon,
}

/// What is known of an instruction set.
#[derive(Debug)]
pub struct Facts {
    /// Which one.
    pub isa: Isa,
    /// As given to `--target`.
    pub name: &'static str,
    /// What it is, for the user.
    pub what: &'static str,
    /// Its own terms.
    pub terms: Terms,
    /// The one whose instructions it has, too.
    pub parent: Option<Isa>,
    /// Macros that are predefined on its architecture, whatever the flags.
    pub architecture: &'static [&'static str],
    /// Macros that a compiler predefines when its flags give it.
    pub macros: &'static [&'static str],
    /// What `__attribute__((target("…")))` gives it.
    pub target: Option<&'static str>,
    /// The narrowest public header that declares its intrinsics.
    pub header: Option<&'static str>,
    /// The headers behind `<immintrin.h>` that declare them, in the order in which they need each other.
    pub parts: &'static [&'static str],
    /// Widths of its registers, widest first.
    pub widths: &'static [u32],
    /// Width of the widest registers in which it computes with integers.
    pub integers: u32,
    /// How many registers it has.
    pub registers: u32,
    /// How many general registers there are beside those for the stack and what is reserved.
    pub general_registers: u32,
    /// Instructions take operands from memory.
    pub memory_operands: bool,
    /// Registers that shuffles of three vectors take beside these: for positions, and for copies side by side where they
    /// are read as a list.
    pub for_triples: u32,
    /// An instruction takes the bytes of 128 bits in any order.
    pub shuffles_bytes: bool,
    /// Comparisons give integers of one bit per lane.
    pub bit_masks: bool,
    /// Its target attribute gives instructions that multiply and add at once.
    pub fuses: bool,
    /// Those of whose vector variants it has the registers.
    pub variants: Option<abi::Isa>,
}

const X86_64: &[&str] = &["__x86_64__"];
const AARCH64: &[&str] = &["__aarch64__", "__ARM_NEON", "__AARCH64EL__"];

const PARTS: &[&str] = &[
    "avxintrin.h",
    "avx2intrin.h",
    "avx512fintrin.h",
    "avx512vlintrin.h",
    "avx512bwintrin.h",
    "avx512dqintrin.h",
    "avx512vlbwintrin.h",
    "avx512vldqintrin.h",
];

/// No instruction set at all.
const GENERIC: Facts = Facts {
    isa: Isa::Generic,
    name: "generic",
    what: "GNU vector extensions of 128 bits, for any processor",
    terms: Terms::Operators,
    parent: None,
    architecture: &[],
    macros: &[],
    target: None,
    header: None,
    parts: &[],
    widths: &[128],
    integers: 128,
    registers: 16,
    general_registers: 14,
    memory_operands: false,
    for_triples: 2,
    shuffles_bytes: false,
    bit_masks: false,
    fuses: false,
    variants: None,
};

const SSE2: Facts = Facts {
    isa: Isa::Sse2,
    name: "sse2",
    what: "What every x86-64 has",
    terms: Terms::X86,
    architecture: X86_64,
    memory_operands: true,
    macros: &["__x86_64__", "__SSE2__"],
    target: Some("sse2"),
    header: Some("emmintrin.h"),
    variants: Some(abi::Isa::Sse),
    ..GENERIC
};

const SSSE3: Facts = Facts {
    isa: Isa::Ssse3,
    name: "ssse3",
    what: "x86-64 with SSE3 and SSSE3",
    parent: Some(Isa::Sse2),
    macros: &["__x86_64__", "__SSSE3__"],
    target: Some("ssse3"),
    header: Some("tmmintrin.h"),
    shuffles_bytes: true,
    ..SSE2
};

const SSE41: Facts = Facts {
    isa: Isa::Sse41,
    name: "sse4.1",
    what: "x86-64 with SSSE3 and SSE4.1",
    parent: Some(Isa::Ssse3),
    macros: &["__x86_64__", "__SSE4_1__"],
    target: Some("sse4.1"),
    header: Some("smmintrin.h"),
    ..SSSE3
};

const AVX: Facts = Facts {
    isa: Isa::Avx,
    name: "avx",
    what: "x86-64 with 256-bit floating point, and SSE4.2",
    parent: Some(Isa::Sse41),
    macros: &["__x86_64__", "__AVX__"],
    target: Some("avx"),
    header: Some("immintrin.h"),
    parts: PARTS.split_at(1).0,
    widths: &[256, 128],
    variants: Some(abi::Isa::Avx),
    ..SSE41
};

const AVX2: Facts = Facts {
    isa: Isa::Avx2,
    name: "avx2",
    what: "x86-64 with 256-bit integers, too",
    parent: Some(Isa::Avx),
    macros: &["__x86_64__", "__AVX2__"],
    target: Some("avx2"),
    parts: PARTS.split_at(2).0,
    integers: 256,
    variants: Some(abi::Isa::Avx2),
    ..AVX
};

const AVX512: Facts = Facts {
    isa: Isa::Avx512,
    name: "avx512",
    what: "x86-64 with AVX-512F, BW, DQ and VL",
    parent: Some(Isa::Avx2),
    macros: &[
        "__x86_64__",
        "__AVX512F__",
        "__AVX512BW__",
        "__AVX512DQ__",
        "__AVX512VL__",
    ],
    target: Some("avx512f,avx512bw,avx512dq,avx512vl"),
    parts: PARTS,
    widths: &[512, 256, 128],
    integers: 512,
    registers: 32,
    bit_masks: true,
    fuses: true,
    variants: Some(abi::Isa::Avx512),
    ..AVX2
};

const NEON: Facts = Facts {
    isa: Isa::Neon,
    name: "neon",
    what: "AArch64",
    terms: Terms::Neon,
    architecture: AARCH64,
    macros: AARCH64,
    header: Some("arm_neon.h"),
    registers: 32,
    general_registers: 28,
    for_triples: 4,
    shuffles_bytes: true,
    ..GENERIC
};

/// Weakest first.
static TABLE: [Facts; 8] = [GENERIC, SSE2, SSSE3, SSE41, AVX, AVX2, AVX512, NEON];

impl Isa {
    /// Every ISA, weakest first.
    pub const ALL: [Isa; 8] = [
        Isa::Generic,
        Isa::Sse2,
        Isa::Ssse3,
        Isa::Sse41,
        Isa::Avx,
        Isa::Avx2,
        Isa::Avx512,
        Isa::Neon,
    ];

    /// Its row of the table.
    pub fn facts(self) -> &'static Facts {
        &TABLE[self as usize]
    }

    /// As given to `--target`.
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// What it is, for the user.
    pub fn what(self) -> &'static str {
        self.facts().what
    }

    /// The inverse of [`Isa::name`].
    pub fn parse(name: &str) -> Option<Isa> {
        Isa::ALL.into_iter().find(|isa| isa.name() == name)
    }

    /// Whether it has all that another one has.
    pub fn has(self, other: Isa) -> bool {
        self == other || self.facts().parent.is_some_and(|parent| parent.has(other))
    }

    /// Macros that a compiler predefines when its flags give the ISA.
    pub fn macros(self) -> &'static [&'static str] {
        self.facts().macros
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

    /// The weakest ISA that has the registers of the vector variants with that letter.
    pub fn of_variants(letter: abi::Isa) -> Option<Isa> {
        let mut all = Isa::ALL.into_iter();
        all.find(|isa| isa.facts().variants == Some(letter))
    }

    /// What `__attribute__((target("…")))` a function needs to hold code for this ISA, if the
    /// build's flags (seen through the predefined macros) do not give it.
    pub fn target_attribute(self, has: impl Fn(&str) -> bool) -> Option<&'static str> {
        let given = self.macros().iter().all(|m| has(m));
        self.facts().target.filter(|_| !given)
    }

    /// Whether code for this ISA can be run at all on the architecture that the macros tell.
    pub fn possible(self, has: impl Fn(&str) -> bool) -> bool {
        self.facts().architecture.iter().all(|m| has(m))
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
    fn rows_are_in_the_order_of_their_names() {
        for (isa, row) in Isa::ALL.into_iter().zip(&TABLE) {
            assert_eq!(isa, row.isa);
            assert!(row.parent.is_none_or(|parent| parent < isa));
            assert!(row.widths.is_sorted_by(|a, b| a > b));
        }
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
