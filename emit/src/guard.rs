//! The macros of an output: whether its vector code is compiled, and what it is written with.

use crate::isa::{FMA, Isa};
use crate::names::unused;
use frontend::Source;
use frontend::sorted::SortedSet;

/// The macro with which the user leaves vector code out.
pub const SCALAR: &str = "VCC_SCALAR";

/// The macro that is defined where vector code is compiled.
const VECTOR: &str = "VCC_VECTOR";

/// The statement that keeps the C compiler from vectorizing a remainder again.
const KEEP_SCALAR: &str = "VCC_KEEP_SCALAR";

/// What it is.
pub const BARRIER: &str = "__asm__ __volatile__(\"\")";

/// A longer condition goes on in the next line.
const WIDTH: usize = 100;

/// The macros of one file.
#[derive(Clone, Debug)]
pub struct Macros {
    /// See [`VECTOR`].
    pub vector: String,
    /// See [`KEEP_SCALAR`].
    pub keep_scalar: String,
}

impl Macros {
    /// Names that the file does not have.
    pub fn new(source: &Source) -> Macros {
        Macros {
            vector: unused(VECTOR, |name| source.mentions(name)),
            keep_scalar: unused(KEEP_SCALAR, |name| source.mentions(name)),
        }
    }
}

/// What vector code asks of the compiler.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// Instruction sets that the flags give, of code in functions without a target of their own.
    pub flags: SortedSet<Isa>,
    /// Those of functions with a target attribute.
    pub attributes: SortedSet<Isa>,
    /// The sign of plain `char` matters: it has none.
    pub char_unsigned: Option<bool>,
    /// The lowest byte of a number comes first in memory.
    pub little_endian: bool,
    /// What clang must define to call vector variants as others do.
    pub clang: SortedSet<&'static str>,
    /// Conditions under which the configuration is the one that was seen.
    pub configuration: Vec<String>,
    /// A remainder is kept from being vectorized.
    pub remainder: bool,
    /// It multiplies and adds at once ([`FMA`]).
    pub fma: bool,
    /// It reads beyond objects, where sanitizers of addresses look.
    pub reads_ahead: bool,
}

impl Asked {
    /// The lines that define the macros, at the beginning of the file.
    pub fn definitions(&self, macros: &Macros) -> String {
        let mut text = String::from("#if ");
        let mut column = text.len();
        for (n, condition) in self.conditions().iter().enumerate() {
            let and = if n > 0 { " && " } else { "" };
            if column + and.len() + condition.len() > WIDTH {
                text.push_str(" \\\n   ");
                column = 3;
            }
            text.push_str(and);
            text.push_str(condition);
            column += and.len() + condition.len();
        }
        text.push_str(&format!("\n#define {}\n", macros.vector));
        if self.reads_ahead {
            text.push_str(&format!(
                "#ifdef __has_feature\n\
                 #if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)\n\
                 /* Whole blocks of memory are read, though objects may end in them. */\n\
                 #undef {}\n\
                 #endif\n\
                 #endif\n",
                macros.vector
            ));
        }
        if self.remainder {
            text.push_str(&format!(
                "/* Keeps the compiler from vectorizing again what remains of a loop. */\n\
                 #define {} {BARRIER}\n",
                macros.keep_scalar
            ));
        }
        text.push_str("#endif\n");
        text
    }

    /// Lines that make the compiler stop where a text without guard is compiled for another target.
    pub fn assertion(&self) -> String {
        let char_signed = match self.char_unsigned {
            None => "",
            Some(false) => " || defined(__CHAR_UNSIGNED__)",
            Some(true) => " || !defined(__CHAR_UNSIGNED__)",
        };
        let byte_order = match self.little_endian {
            true => " || __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__",
            false => "",
        };
        format!(
            "#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8{char_signed}{byte_order}\n\
             #error \"types of another target\"\n\
             #endif\n"
        )
    }

    /// Likewise where clang calls vector variants in another way.
    pub fn clang_assertions(&self) -> String {
        let assertion = |flag: &&str| {
            format!(
                "#if defined(__clang__) && !defined({flag})\n\
                 #error \"clang calls vector variants as others do only if {flag} is defined\"\n\
                 #endif\n"
            )
        };
        self.clang.iter().map(assertion).collect()
    }

    /// The lines that end them, so that files which are included together do not share them.
    pub fn end(&self, macros: &Macros) -> String {
        let mut text = format!("#undef {}\n", macros.vector);
        if self.remainder {
            text.push_str(&format!("#undef {}\n", macros.keep_scalar));
        }
        text
    }

    /// What must hold, joined by `&&`.
    fn conditions(&self) -> Vec<String> {
        let weaker = |isa: &Isa| {
            self.flags
                .iter()
                .any(|other| other != isa && other.has(*isa))
        };
        let strongest = self.flags.iter().filter(|isa| !weaker(isa));
        let mut all: Vec<&str> = Vec::new();
        for isa in strongest {
            // A 64-bit compiler that has the instructions is one for the architecture.
            let implied = isa.facts().architecture.first();
            let macros = isa.macros().iter().filter(|m| Some(*m) != implied);
            all.extend(macros);
        }
        if self.fma {
            all.push(FMA);
        }
        if let (true, Some(isa)) = (all.is_empty(), self.attributes.first()) {
            all.extend(isa.facts().architecture);
        }
        if !self.attributes.is_empty() || self.flags.contains(&Isa::Generic) {
            all.push("__GNUC__");
        }
        all.push("__LP64__");
        let mut conditions: Vec<String> = all.iter().map(|m| format!("defined({m})")).collect();
        conditions.extend(self.char_unsigned.map(|unsigned| match unsigned {
            true => "defined(__CHAR_UNSIGNED__)".to_owned(),
            false => "!defined(__CHAR_UNSIGNED__)".to_owned(),
        }));
        // Where there is an architecture, its macros say the order of bytes, too.
        let mut all = self.flags.iter().chain(self.attributes.iter());
        if self.little_endian && all.all(|isa| isa.facts().architecture.is_empty()) {
            conditions.push("__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__".to_owned());
        }
        let clang = self.clang.iter();
        conditions.extend(clang.map(|m| format!("(!defined(__clang__) || defined({m}))")));
        if self.reads_ahead {
            conditions.push("!defined(__SANITIZE_ADDRESS__)".to_owned());
            conditions.push("!defined(__SANITIZE_HWADDRESS__)".to_owned());
        }
        conditions.extend(self.configuration.iter().cloned());
        conditions.push(format!("!defined({SCALAR})"));
        conditions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn conditions(flags: &[Isa], attributes: &[Isa]) -> String {
        let asked = Asked {
            flags: flags.iter().copied().collect(),
            attributes: attributes.iter().copied().collect(),
            ..Asked::default()
        };
        asked.conditions().join(" ").replace("defined", "")
    }

    #[test]
    fn the_strongest_instruction_set_of_the_flags_is_asked_for() {
        assert_eq!(
            conditions(&[Isa::Sse2, Isa::Avx2], &[]),
            "(__AVX2__) (__LP64__) !(VCC_SCALAR)"
        );
        assert_eq!(
            conditions(&[Isa::Neon], &[]),
            "(__ARM_NEON) (__AARCH64EL__) (__LP64__) !(VCC_SCALAR)"
        );
    }

    #[test]
    fn attributes_ask_for_the_architecture() {
        assert_eq!(
            conditions(&[], &[Isa::Avx, Isa::Avx512]),
            "(__x86_64__) (__GNUC__) (__LP64__) !(VCC_SCALAR)"
        );
        assert_eq!(
            conditions(&[Isa::Generic], &[Isa::Avx]),
            "(__x86_64__) (__GNUC__) (__LP64__) !(VCC_SCALAR)"
        );
        assert_eq!(
            conditions(&[Isa::Generic], &[]),
            "(__GNUC__) (__LP64__) !(VCC_SCALAR)"
        );
    }

    #[test]
    fn the_order_of_bytes_is_asked_for_where_no_architecture_says_it() {
        let asks = |isa: Isa| {
            let asked = Asked {
                flags: [isa].into_iter().collect(),
                little_endian: true,
                ..Asked::default()
            };
            asked
                .conditions()
                .iter()
                .any(|c| c.contains("__BYTE_ORDER__"))
        };
        assert_eq!(
            [Isa::Generic, Isa::Avx2, Isa::Neon].map(asks),
            [true, false, false]
        );
    }

    #[test]
    fn a_long_condition_goes_on() {
        let asked = Asked {
            flags: [Isa::Avx512].into_iter().collect(),
            char_unsigned: Some(false),
            ..Asked::default()
        };
        let macros = Macros {
            vector: "V".to_owned(),
            keep_scalar: "K".to_owned(),
        };
        assert_eq!(
            asked.definitions(&macros),
            "#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) \
             && defined(__AVX512VL__) \\\n    && defined(__LP64__) \
             && !defined(__CHAR_UNSIGNED__) && !defined(VCC_SCALAR)\n#define V\n#endif\n"
        );
    }
}
