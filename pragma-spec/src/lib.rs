//! Every pragma dialect vcc reads: text in, [`Directive`] out. `SPEC.md` is the normative text.

mod dialect;
mod text;

/// Who defines a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dialect {
    /// OpenMP (`#pragma omp`).
    OpenMp,
    /// OpenACC (`#pragma acc`).
    OpenAcc,
    /// gcc (`#pragma GCC`).
    Gcc,
    /// clang (`#pragma clang`).
    Clang,
    /// Standard C (`#pragma STDC`).
    Standard,
    /// Intel and Cray loop pragmas without a prefix (`simd`, `ivdep`, `vector`, `novector`).
    Loop,
    /// Microsoft's, understood by gcc and clang as well (`pack`, `push_macro`, `once`).
    Common,
    /// `__decl-vec-function(…)`.
    VecFunction,
    /// None of these.
    Unknown,
}

/// What a directive is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Name {
    /// `omp simd`
    OmpSimd,
    /// `omp declare simd`
    OmpDeclareSimd,
    /// Any other OpenMP directive.
    OmpOther,
    /// `ivdep` in any dialect.
    Ivdep,
    /// `unroll` in any dialect.
    Unroll,
    /// `clang loop`
    ClangLoop,
    /// `simd`
    Simd,
    /// `vector`
    Vector,
    /// `novector`
    NoVector,
    /// `STDC …`
    Standard,
    /// `pack`
    Pack,
    /// Changes code generation for functions that follow: `GCC target`, `GCC optimize`,
    /// `GCC push_options`, `GCC pop_options`, `GCC reset_options`, `clang optimize`,
    /// `clang attribute`, `clang fp`, `float_control`.
    Options,
    /// `push_macro`, `pop_macro`
    MacroStack,
    /// `__decl-vec-function(…)`
    VecFunction,
    /// Known to have no effect on the code of loops (`once`, `GCC diagnostic`, …).
    Inert,
    /// Not recognised.
    Unknown,
}

/// A pragma line or an annotation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directive {
    /// Who defines it.
    pub dialect: Dialect,
    /// What it is.
    pub name: Name,
    /// What follows the name, trimmed: clauses and arguments.
    pub text: String,
}

/// Reads one `#pragma` line, with or without `#pragma` itself. Any text is accepted: what is not
/// recognised is [`Name::Unknown`].
pub fn parse_line(line: &str) -> Directive {
    dialect::parse(text::after_pragma(line))
}

/// Reads the text between the parentheses of `__decl-vec-function(…)`.
pub fn parse_vec_function(text: &str) -> Directive {
    Directive {
        dialect: Dialect::VecFunction,
        name: Name::VecFunction,
        text: text.trim().to_string(),
    }
}
