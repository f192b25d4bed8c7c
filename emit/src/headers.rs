//! The headers of an instruction set: how they are included into the user's file, and whether they
//! can be.

use crate::allocation::is_harmless;
use crate::failure::Failure;
use crate::isa::{Isa, Machine};
use crate::options::{EmitOptions, Headers};
use frontend::Source;
use frontend::sorted::SortedSet;

/// Headers with intrinsics that no row of the table of ISAs names, but that files include.
const OTHERS: &[&str] = &["xmmintrin.h"];

/// What gcc's header for Neon defines, which does not follow from its name.
const NEON: &str = "_AARCH64_NEON_H_";

/// What a compiler's header defines to be read once.
struct Guard {
    gcc: &'static str,
    clang: &'static str,
}

/// Of the header whose parts [`Headers::Parts`] includes.
const WHOLE: Guard = Guard {
    gcc: "_IMMINTRIN_H_INCLUDED",
    clang: "__IMMINTRIN_H",
};

/// Of the header with what allocates memory.
const ALLOCATION: Guard = Guard {
    gcc: "_MM_MALLOC_H_INCLUDED",
    clang: "__MM_MALLOC_H",
};

/// The headers of gcc before 13 have registers that are undefined, which they initialize by themselves.
const SILENT: &str = "#ifndef __clang__\n\
                      #pragma GCC diagnostic push\n\
                      #pragma GCC diagnostic ignored \"-Wuninitialized\"\n\
                      #pragma GCC diagnostic ignored \"-Wmaybe-uninitialized\"\n\
                      #endif\n";

/// Behind them.
const LOUD: &str = "#ifndef __clang__\n#pragma GCC diagnostic pop\n#endif\n";

impl Guard {
    fn any(&self, holds: impl Fn(&str) -> bool) -> bool {
        holds(self.gcc) || holds(self.clang)
    }

    /// The line that defines that of the compiler that preprocessed the file.
    fn define(&self, source: &Source, warned: bool) -> String {
        match source.predefined("__clang__") {
            Some(_) => define_for_clang(self.clang, warned),
            None => define(self.gcc),
        }
    }
}

/// The lines that bring in the intrinsics of a machine at `pp`, if it needs any.
pub fn include(
    source: &Source,
    machine: Machine,
    options: &EmitOptions,
    pp: u32,
) -> Option<String> {
    let headers = options.headers;
    let header = machine.header()?;
    let end = source.text().len() as u32;
    let mut text = String::new();
    // What allocates memory comes in with the x86 headers and does not compile under some pragmas
    // and macros; keep it out unless the file uses it, or keeps the lines and has no need of them.
    let plain = headers == Headers::Public && options.kept && is_harmless(source, pp);
    if machine.is_x86() && !plain && !source.mentions("_mm_malloc") {
        text.push_str(&without_allocation(source, options));
    }
    let (begin, behind) = match options.warnings.init_self && machine.isa == Isa::Avx512 {
        true => (SILENT, LOUD),
        false => ("", ""),
    };
    text.push_str(begin);
    let parts = machine.isa.facts().parts;
    // A file that includes the whole, even further down, needs all of it.
    let whole = WHOLE.any(|guard| source.is_macro(guard, end));
    if headers == Headers::Public || parts.is_empty() || whole {
        text.push_str(&format!("#include <{header}>\n{behind}"));
        return Some(text);
    }
    text.push_str("#include <smmintrin.h>\n");
    // Each part asks whether it is included by the whole.
    text.push_str(&WHOLE.define(source, options.warnings.reserved_macros));
    let fma = machine.fma.then_some(&"fmaintrin.h");
    for part in parts.iter().chain(fma) {
        text.push_str(&format!("#include <{part}>\n"));
    }
    text.push_str(behind);
    Some(text)
}

/// The lines that keep out what allocates memory. No macro may be left that the compiler's headers do
/// not ask for: `-Wunused-macros` reports them.
fn without_allocation(source: &Source, options: &EmitOptions) -> String {
    if ALLOCATION.any(|guard| source.mentions(guard)) {
        return String::new();
    }
    let warned = options.warnings.reserved_macros;
    match options.headers {
        Headers::Public => {
            let clang = define_for_clang(ALLOCATION.clang, warned);
            let gcc = define(ALLOCATION.gcc);
            format!("#ifdef __clang__\n{clang}#else\n{gcc}#endif\n")
        }
        Headers::Parts => ALLOCATION.define(source, warned),
    }
}

fn define(name: &str) -> String {
    format!("#define {name}\n")
}

/// The name is reserved, for just such headers, and clang can be asked to warn of that.
fn define_for_clang(name: &str, warned: bool) -> String {
    let define = define(name);
    match warned {
        false => define,
        true => format!(
            "#pragma clang diagnostic push\n\
             #pragma clang diagnostic ignored \"-Wreserved-macro-identifier\"\n\
             {define}\
             #pragma clang diagnostic pop\n"
        ),
    }
}

/// The headers of a file with code for two machines: those of the stronger one.
pub fn stronger(a: Machine, b: Machine) -> Machine {
    match (a.header(), b.header()) {
        (Some(_), Some(_)) if a.isa < b.isa => b,
        (None, Some(_)) => b,
        _ => a,
    }
}

/// Words that the headers use in their plain meaning: keywords, attributes, types, and parameters, members and registers that
/// they name without underscores.
const PLAIN_WORDS: &[&str] = &[
    "a",
    "align_value",
    "aligned",
    "b",
    "break",
    "case",
    "char",
    "col",
    "const",
    "default",
    "deprecated",
    "do",
    "double",
    "else",
    "enum",
    "extern",
    "float",
    "h",
    "if",
    "int",
    "long",
    "max_align_t",
    "offset",
    "ptrdiff_t",
    "return",
    "rflags",
    "rip",
    "row",
    "rsp",
    "short",
    "signed",
    "size_t",
    "sizeof",
    "static",
    "struct",
    "switch",
    "t",
    "tile",
    "typedef",
    "u",
    "union",
    "unsigned",
    "v",
    "void",
    "volatile",
    "wchar_t",
    "while",
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
    "src",
    "src0",
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

    /// Fails if there is a conflict with a header included at `pp`: a macro for a word of it, or a name.
    pub fn at(&self, pp: u32) -> Result<(), Failure> {
        let is_macro = |word: &&&str| self.included && self.source.is_macro(word, pp);
        let detail = match (PLAIN_WORDS.iter().find(is_macro), self.own) {
            (Some(word), _) => format!("`{word}` is a macro here"),
            (None, Some(own)) => format!("`{own}` is a name of the file's own"),
            (None, None) => return Ok(()),
        };
        Err(Failure::no_name(detail))
    }
}

/// Whether names of intrinsics in the file are the vendor's, from one of his headers.
pub fn vendors_own(source: &Source) -> bool {
    let end = source.text().len() as u32;
    all_guards().iter().any(|guard| source.is_macro(guard, end))
}

/// Macros that say that a header with intrinsics has been included, for gcc and for clang.
fn all_guards() -> Vec<String> {
    let rows = Isa::ALL.into_iter().map(Isa::facts);
    let headers = rows.flat_map(|row| row.header.into_iter().chain(row.parts.iter().copied()));
    let headers: SortedSet<&str> = headers.chain(OTHERS.iter().copied()).collect();
    let mut guards = vec![NEON.to_owned()];
    for header in headers {
        let name = header.replace('.', "_").to_uppercase();
        guards.extend([format!("_{name}_INCLUDED"), format!("__{name}")]);
    }
    guards
}

/// Macros that, defined beforehand as nothing, make the vendor's headers empty: none if the file
/// itself has read one of them.
///
/// The check of the output needs the user's tokens and vcc's own, not the tens of thousands of lines
/// of the headers between them.
pub fn guards(source: &Source) -> Vec<String> {
    match vendors_own(source) {
        true => Vec::new(),
        false => all_guards(),
    }
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
