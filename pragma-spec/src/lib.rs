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
mod directive;
mod expression;
mod lex;
pub mod loops;
mod problem;
mod resolve;
mod signature;
mod text;
pub mod variant;
mod words;

pub use directive::{Dialect, Directive, Meaning, Name};
pub use expression::Expression;
pub use loops::LoopSpec;
pub use problem::{Problem, ProblemCode};
pub use resolve::{resolve, resolve_loop};
pub use signature::{Param, Signature, TypeClass};
pub use text::{ByteRange, Ident, Number};
pub use variant::{LinearStep, ParamKind, ParamSpec, VariantClauses, VariantSpec};

/// Reads one `#pragma` line, with or without `#pragma` itself. Any text is accepted: what is not
/// recognised is [`Name::Unknown`].
pub fn parse_line(line: &str) -> Directive {
    dialect::parse(line)
}

/// Reads the text between the parentheses of `__decl-vec-function(…)`.
pub fn parse_vec_function(text: &str) -> Directive {
    dialect::parse_vec_function(text)
}

/// Reads the attributes about vectorization in a whole `__attribute__((…))`, `__declspec(…)` or
/// `[[…]]`; all others are left out.
pub fn parse_attributes(text: &str) -> Vec<Directive> {
    dialect::attribute::parse(text)
}
