//! Directives of vectorization, where they belong: functions and loops.

use crate::diag::Diagnostic;
use crate::span::Span;
use crate::tree::Loop;
use pragma_spec::{Dialect, Directive, LoopSpec, Meaning, Signature, VariantSpec};

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
}

/// A pragma line directly before a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopDirective {
    /// What it says.
    pub directive: Directive,
    /// The line.
    pub span: Span,
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
    /// What the pragmas before the loop say together.
    pub fn spec(&self) -> LoopSpec {
        let mut spec = LoopSpec::default();
        for line in &self.directives {
            if let Meaning::Loop(part) = &line.directive.meaning {
                spec.add(part);
            }
        }
        spec
    }
}
