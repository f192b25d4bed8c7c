//! The copy of the text that the parser sees: of the same length, with everything it cannot
//! read (or would misread) replaced, and a side table of what stood there.

mod attributes;
mod buffer;
mod literals;
mod walk;

use super::lex::{Directive, Token};
use crate::span::Span;

/// What was masked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MaskKind {
    /// `__attribute__((…))`: names of the attributes without surrounding underscores, in order.
    Attribute(Vec<String>),
    /// `[[…]]`: names of the attributes, with their prefix (`gnu::packed`), in order.
    StandardAttribute(Vec<String>),
    /// `__extension__`
    Extension,
    /// A type vcc does not model (`__int128`, `__float128`, …): another type stands there.
    OpaqueType,
    /// `__thread`: `register` stands there.
    Thread,
    /// `__decl-vec-function(…)` or `__decl_vec_function(…)`.
    VecFunction {
        /// The text between the parentheses.
        clauses: Span,
        /// The parentheses are there. If not, it ends with its line.
        closed: bool,
        /// It is spelled with hyphens.
        hyphens: bool,
    },
    /// An identifier with `$` or characters over 0x7f: spelled differently in the mask.
    Name,
    /// A literal whose spelling was filled: read the value from the original text.
    Literal,
    /// `?:` without an operand between: `?0:` stands there.
    OmittedOperand,
    /// A label before `}`: a space became `;`.
    LabelAtEnd,
    /// Anything else: a short noun phrase for the user (`computed goto`, `inline assembly`).
    Other(&'static str),
}

/// A masked place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaskSite {
    /// Place in the text.
    pub span: Span,
    /// What stood there.
    pub kind: MaskKind,
    /// What the parser reads there does not mean the same: the construct around it is opaque.
    pub changes_meaning: bool,
    /// Control or data leaves the construct in ways the parser does not see: the whole function
    /// is opaque.
    pub whole_function: bool,
}

/// The masked text with its side table.
#[derive(Clone, Debug, Default)]
pub struct Masked {
    text: String,
    sites: Vec<MaskSite>,
}

impl Masked {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// All sites, sorted by start.
    pub fn sites(&self) -> &[MaskSite] {
        &self.sites
    }

    /// The sites that start within `span`.
    pub fn sites_in(&self, span: Span) -> &[MaskSite] {
        let first = self.sites.partition_point(|s| s.span.start < span.start);
        let last = self.sites.partition_point(|s| s.span.start < span.end);
        &self.sites[first..last.max(first)]
    }
}

/// Masks `text`.
pub fn mask(text: &str, tokens: &[Token], directives: &[Directive]) -> Masked {
    let mut buffer = buffer::Buffer::new(text);
    for directive in directives {
        buffer.put(directive.span, b"");
    }
    walk::walk(text.as_bytes(), tokens, &mut buffer);
    buffer.finish()
}

#[cfg(test)]
mod tests;
