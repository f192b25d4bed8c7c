//! Whether the header of an instruction set can be included into the user's file.

use crate::isa::Machine;
use frontend::Source;

/// Macros that say that a header with intrinsics has been included, for gcc and for clang.
const GUARDS: &[&str] = &[
    "_XMMINTRIN_H_INCLUDED",
    "__XMMINTRIN_H",
    "_EMMINTRIN_H_INCLUDED",
    "__EMMINTRIN_H",
    "_IMMINTRIN_H_INCLUDED",
    "__IMMINTRIN_H",
    "_AARCH64_NEON_H_",
    "__ARM_NEON_H",
];

/// Words that the headers use in their plain meaning: keywords, and parameters that clang's name
/// without underscores.
const PLAIN_WORDS: &[&str] = &[
    "char",
    "const",
    "double",
    "else",
    "enum",
    "extern",
    "float",
    "if",
    "int",
    "long",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "typedef",
    "union",
    "unsigned",
    "void",
    "__aligned__",
    "__always_inline__",
    "__artificial__",
    "__attribute__",
    "__gnu_inline__",
    "__may_alias__",
    "__nodebug__",
    "__target__",
    "__vector_size__",
    "base",
    "dst",
    "k",
    "m",
    "n",
    "src1",
    "src2",
    "stride",
];

/// What keeps a machine's header from meaning what it should, in one file.
pub struct Conflicts<'a> {
    source: &'a Source,
    /// Whether there is a header.
    included: bool,
    /// A declaration of the user's under a name of the vendor's.
    own: Option<&'a str>,
}

impl<'a> Conflicts<'a> {
    /// Looks through the file.
    pub fn new(source: &'a Source, machine: Machine) -> Conflicts<'a> {
        let included = machine.header().is_some();
        let mut words = source.tokens().iter().map(|t| source.slice(t.span));
        let own = (included && !vendors_own(source)).then(|| words.find(|w| is_vendors(w)));
        Conflicts {
            source,
            included,
            own: own.flatten(),
        }
    }

    /// The conflict with a header included at `pp`: a macro for a word of it, or a name.
    pub fn at(&self, pp: u32) -> Option<String> {
        if !self.included {
            return None;
        }
        let is_macro = |word: &&&str| self.source.is_macro(word, pp);
        if let Some(word) = PLAIN_WORDS.iter().find(is_macro) {
            return Some(format!("`{word}` is a macro here"));
        }
        let own = self.own?;
        Some(format!("`{own}` is a name of the file's own"))
    }
}

/// Whether names of intrinsics in the file are the vendor's, from one of his headers.
pub fn vendors_own(source: &Source) -> bool {
    let end = source.text().len() as u32;
    GUARDS.iter().any(|guard| source.is_macro(guard, end))
}

/// Macros that, defined beforehand, make the vendor's headers empty: none if the file itself has read
/// one of them.
///
/// The check of the output needs the user's tokens and vcc's own, not the tens of thousands of lines
/// of the headers between them.
pub fn guards(source: &Source) -> &'static [&'static str] {
    if vendors_own(source) { &[] } else { GUARDS }
}

fn is_vendors(word: &str) -> bool {
    let type_name = || {
        let bits = word.strip_prefix("__m")?;
        Some(
            bits.starts_with("64")
                || bits.starts_with("128")
                || bits.starts_with("256")
                || bits.starts_with("512"),
        )
    };
    word.starts_with("_mm") || type_name().unwrap_or(false)
}
