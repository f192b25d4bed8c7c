//! What is read of a pragma line or an annotation.

use crate::loops::LoopSpec;
use crate::problem::Problem;
use crate::text::ByteRange;
use crate::variant::VariantClauses;

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
