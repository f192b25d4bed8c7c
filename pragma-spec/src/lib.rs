//! Every dialect of vectorization pragmas: text in, [`Directive`] out. `SPEC.md` is the normative
//! text.
//!
//! All declarations of vector variants mean [`VariantClauses`], which [`resolve()`] turns into a
//! [`VariantSpec`] for a function's parameters; all pragmas before loops mean a [`LoopSpec`]. Later
//! layers know nothing of dialects. [`abi`] has the names of variants.

pub mod abi;
mod clause;
mod constant;
mod dialect;
mod lex;
pub mod loops;
mod problem;
mod resolve;
mod text;
pub mod variant;
mod words;

pub use loops::LoopSpec;
pub use problem::{Problem, ProblemCode};
pub use resolve::{Param, Signature, TypeClass, resolve, resolve_loop};
pub use text::{ByteRange, Expression, Ident, Number};
pub use variant::{LinearStep, ParamKind, ParamSpec, VariantClauses, VariantSpec};

/// Who defines a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dialect {
    /// vcc: `__decl-vec-function(…)`, `#pragma simd declare(…)`, `#pragma simd vec-function`.
    Vcc,
    /// OpenMP (`#pragma omp`).
    OpenMp,
    /// OpenACC (`#pragma acc`).
    OpenAcc,
    /// gcc (`#pragma GCC`, `__attribute__((simd))`).
    Gcc,
    /// clang (`#pragma clang`).
    Clang,
    /// Standard C (`#pragma STDC`).
    Standard,
    /// Intel's, Cray's and Cilk's: pragmas without a prefix (`simd`, `ivdep`, `vector`, `novector`)
    /// and the attribute `vector(…)`.
    Cilk,
    /// Microsoft's, understood by gcc and clang as well (`pack`, `push_macro`, `once`).
    Common,
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
    /// `simd declare(…)`
    SimdDeclare,
    /// `simd vec-function`
    SimdVecFunction,
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
    /// `__decl-vec-function(…)` or `__decl_vec_function(…)`
    VecFunction,
    /// `__attribute__((simd))`
    SimdAttribute,
    /// `__attribute__((vector(…)))`, `__declspec(vector(…))`
    VectorAttribute,
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
    /// Where [`Directive::text`] stands in the text that was read.
    pub text_at: ByteRange,
    /// What it says; [`Meaning::Other`] if there are problems.
    pub meaning: Meaning,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// What a directive says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Of the function after it: vector variants are asked for.
    Variants(VariantClauses),
    /// Of the loop after it.
    Loop(LoopSpec),
    /// Nothing that concerns vectorization.
    Other,
}

impl Dialect {
    /// Whether vcc alone reads it, so that nobody else will complain.
    pub fn is_own(self) -> bool {
        self == Dialect::Vcc
    }
}

/// Reads one `#pragma` line, with or without `#pragma` itself. Any text is accepted: what is not
/// recognised is [`Name::Unknown`].
pub fn parse_line(line: &str) -> Directive {
    dialect::parse(line)
}

/// Reads the text between the parentheses of `__decl-vec-function(…)`.
pub fn parse_vec_function(text: &str) -> Directive {
    dialect::vec_function::parse(text)
}

/// Reads the attributes about vectorization in a whole `__attribute__((…))`, `__declspec(…)` or
/// `[[…]]`; all others are left out.
pub fn parse_attributes(text: &str) -> Vec<Directive> {
    dialect::attribute::parse(text)
}
