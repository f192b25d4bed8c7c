//! What is known of each instruction set.

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
