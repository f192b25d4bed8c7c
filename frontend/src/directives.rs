//! Directives of vectorization, where they belong: functions and loops.

use crate::diag::{Diagnostic, Place};
use crate::sorted::SortedMap;
use crate::source::Source;
use crate::span::Span;
use crate::tree::{Loop, VarId};
use pragma_spec::{ByteRange, Dialect, Directive, LoopSpec, Meaning, Signature, VariantSpec};

/// A directive on one declaration of a function that asks for vector variants.
#[derive(Clone, Debug)]
pub struct FunctionDirective {
    /// What it says.
    pub directive: Directive,
    /// The directive: a pragma line, an annotation or an attribute.
    pub span: Span,
    /// Name of the function to its end of the parameters of this declaration.
    pub declarator: Span,
    /// Types and names of this declaration.
    pub signature: Signature,
    /// What it asks for; `None` if something is wrong with it.
    pub spec: Option<VariantSpec>,
    /// Where places in it count from.
    pub text: DirectiveText,
}

/// Where the byte ranges of a directive count from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectiveText {
    /// A pragma line.
    Pragma(Span),
    /// Tokens of the program, from this offset.
    Tokens(u32),
}

impl DirectiveText {
    /// The place of a part of the directive.
    pub fn place(self, source: &Source, at: ByteRange) -> Place {
        let from = |start: u32| Span {
            start: start + at.start,
            end: start + at.end,
        };
        match self {
            DirectiveText::Pragma(line) => source.place_in_pragma(line, from(line.start)),
            DirectiveText::Tokens(start) => source.place(from(start)),
        }
    }
}

/// A pragma line directly before a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopDirective {
    /// What it says.
    pub directive: Directive,
    /// The line.
    pub span: Span,
    /// The automatic variables among the names in its clauses.
    pub vars: SortedMap<String, VarId>,
}

/// Something wrong with a directive.
#[derive(Clone, Debug)]
pub struct DirectiveProblem {
    /// The dialect: in some builds, a dialect means nothing.
    pub dialect: Dialect,
    /// Where the directive is.
    pub span: Span,
    /// What to tell the user.
    pub diagnostic: Diagnostic,
}

impl Loop {
    /// What the pragmas before the loop say together; those of OpenMP only if they mean something in
    /// the build.
    pub fn spec(&self, openmp: bool) -> LoopSpec {
        let mut spec = LoopSpec::default();
        for line in &self.directives {
            let counts = openmp || line.directive.dialect != Dialect::OpenMp;
            if let Meaning::Loop(part) = &line.directive.meaning
                && counts
            {
                spec.add(part);
            }
        }
        spec
    }

    /// The automatic variable that a clause names; `None` for any other.
    pub fn named(&self, name: &str) -> Option<VarId> {
        let mut found = self.directives.iter().filter_map(|d| d.vars.get(name));
        found.next().copied()
    }
}
