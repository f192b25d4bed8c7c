//! How the output is to be written.

use crate::isa::{Isa, Style};
use frontend::sorted::SortedSet;
use midend::options::FpMode;

/// How to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmitOptions {
    /// Instruction set.
    pub isa: Isa,
    /// Spelling.
    pub style: Style,
    /// Headers of the intrinsics.
    pub headers: Headers,
    /// Floating-point mode.
    pub fp: FpMode,
    /// The compiler fuses products with sums of the same expression, and only these.
    pub contracts: bool,
    /// OpenMP's directives mean something.
    pub openmp: bool,
    /// The output is a file that is kept, and may be compiled in another configuration.
    pub kept: bool,
    /// For such a file, functions of included files that are the same in all configurations.
    pub fixed: SortedSet<String>,
    /// For such a file, conditions of the preprocessor under which it is the one that was seen.
    pub conditions: Vec<String>,
    /// Declarations may stand between statements: C99 and later, without warnings about it.
    pub mixed_declarations: bool,
    /// Warnings that the compiler is asked for.
    pub warnings: Warnings,
    /// Version of vcc, for the first line of the output.
    pub version: String,
    /// Flags the output was made for, for the first line of the output.
    pub flags: String,
}

/// Warnings that the compiler may be asked for, of those that matter to what is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Warnings {
    /// Of macros with reserved names.
    pub reserved_macros: bool,
    /// Of indentation that misleads.
    pub indentation: bool,
    /// Of an `else` that may be meant for another `if`.
    pub dangling_else: bool,
    /// Of variables that are initialized by themselves.
    pub init_self: bool,
}

/// Which headers declare the intrinsics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Headers {
    /// The narrowest header that the vendors document.
    #[default]
    Public,
    /// The headers behind `<immintrin.h>` that the code needs, which the compiler reads several
    /// times as fast; for text that nobody keeps.
    Parts,
}
