//! Why a region stays scalar, as data.

use super::dependence::{Dependence, Distance};
use frontend::span::Span;
use std::fmt;

/// Why a region stays scalar. Closed: a planner that refuses names one of these.
///
/// Each has a page `midend/reasons/<code>.md` with a C example and what to write instead
/// (`vcc --explain CODE`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// Contains something vcc does not model (inline assembly, `_Complex`, …).
    Opaque,
    /// A pragma governs the loop.
    Pragma,
    /// The region begins or ends inside a macro expansion.
    MacroBoundary,
    /// The function comes from an included file.
    FromInclude,
    /// The function has attributes under which it must not be edited.
    FunctionAttribute,
    /// The function calls one that may return twice.
    ReturnsTwice,
    /// Contains another loop.
    NotInnermost,
    /// Control enters the loop elsewhere than at its top.
    JumpIntoLoop,
    /// Control leaves the loop elsewhere than at its condition.
    SeveralExits,
    /// No variable counts the iterations.
    NotCounted,
    /// The bound changes in the loop, or cannot be proven not to.
    BoundNotInvariant,
    /// The number of iterations cannot be computed without overflow.
    TripCount,
    /// The loop surely runs too few iterations.
    ShortTrip,
    /// Compilers make a call of a function of the library of the loop.
    Library,
    /// Calls a function.
    Call,
    /// A mathematical function that may set `errno`.
    MathErrno,
    /// Volatile or atomic access.
    Volatile,
    /// An iteration needs a memory value that an earlier iteration wrote.
    MemoryDependence,
    /// Two accesses may overlap and no run-time check can tell.
    MayAlias,
    /// The subscript is not `constant * counter + invariant`.
    NonAffine,
    /// The stride is neither 1, -1 nor 0.
    Stride,
    /// A scalar is carried from iteration to iteration in a way that is no known reduction.
    CarriedScalar,
    /// Floating-point reduction whose order strict FP fixes.
    FpReductionOrder,
    /// Code under a condition could trap, raise flags or write where the program would not.
    UnsafeCondition,
    /// Something stands between statements that would become one, and cannot be moved away.
    NotSchedulable,
    /// An operation has no vector form on the target.
    NoVectorForm,
    /// A type the planner does not vectorize.
    UnsupportedType,
    /// A value that the vector code needs has no name at the loop, or its name is hidden there.
    NoName,
    /// Scalar code is estimated to be as fast.
    NotProfitable,
    /// The target of the compilation is not one vcc vectorizes for.
    UnsupportedTarget,
}

impl Reason {
    /// All reasons, in the order of the documentation.
    pub const ALL: &'static [Reason] = &[
        Reason::Opaque,
        Reason::Pragma,
        Reason::MacroBoundary,
        Reason::FromInclude,
        Reason::FunctionAttribute,
        Reason::ReturnsTwice,
        Reason::NotInnermost,
        Reason::JumpIntoLoop,
        Reason::SeveralExits,
        Reason::NotCounted,
        Reason::BoundNotInvariant,
        Reason::TripCount,
        Reason::ShortTrip,
        Reason::Library,
        Reason::Call,
        Reason::MathErrno,
        Reason::Volatile,
        Reason::MemoryDependence,
        Reason::MayAlias,
        Reason::NonAffine,
        Reason::Stride,
        Reason::CarriedScalar,
        Reason::FpReductionOrder,
        Reason::UnsafeCondition,
        Reason::NotSchedulable,
        Reason::NoVectorForm,
        Reason::UnsupportedType,
        Reason::NoName,
        Reason::NotProfitable,
        Reason::UnsupportedTarget,
    ];

    /// Stable code.
    pub fn code(self) -> &'static str {
        match self {
            Reason::Opaque => "opaque",
            Reason::Pragma => "pragma",
            Reason::MacroBoundary => "macro-boundary",
            Reason::FromInclude => "from-include",
            Reason::FunctionAttribute => "function-attribute",
            Reason::ReturnsTwice => "returns-twice",
            Reason::NotInnermost => "not-innermost",
            Reason::JumpIntoLoop => "jump-into-loop",
            Reason::SeveralExits => "several-exits",
            Reason::NotCounted => "not-counted",
            Reason::BoundNotInvariant => "bound-not-invariant",
            Reason::TripCount => "trip-count",
            Reason::ShortTrip => "short-trip",
            Reason::Library => "library",
            Reason::Call => "call",
            Reason::MathErrno => "math-errno",
            Reason::Volatile => "volatile",
            Reason::MemoryDependence => "memory-dep",
            Reason::MayAlias => "may-alias",
            Reason::NonAffine => "non-affine",
            Reason::Stride => "stride",
            Reason::CarriedScalar => "carried-scalar",
            Reason::FpReductionOrder => "fp-reduction-order",
            Reason::UnsafeCondition => "unsafe-condition",
            Reason::NotSchedulable => "not-schedulable",
            Reason::NoVectorForm => "no-vector-form",
            Reason::UnsupportedType => "unsupported-type",
            Reason::NoName => "no-name",
            Reason::NotProfitable => "not-profitable",
            Reason::UnsupportedTarget => "unsupported-target",
        }
    }
}

/// One reason against vectorizing a region, with the place and the particulars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Which reason.
    pub reason: Reason,
    /// What stands in the way.
    pub span: Span,
    /// Particulars for the user.
    pub detail: Detail,
    /// What the user can do about it; lower case, no full stop.
    pub hint: Option<&'static str>,
}

impl Refusal {
    /// A refusal without a hint.
    pub fn new(reason: Reason, span: Span, detail: impl Into<Detail>) -> Refusal {
        Refusal {
            reason,
            span,
            detail: detail.into(),
            hint: None,
        }
    }

    /// The same with a hint.
    pub fn hint(self, hint: &'static str) -> Refusal {
        Refusal {
            hint: Some(hint),
            ..self
        }
    }
}

/// Leaves out what would not help, since something else stands against vectorizing the region, too: hints about one place
/// that is read and written in each iteration.
pub fn leave_out_vain_hints(refusals: &mut [Refusal]) {
    let same = |refusal: &Refusal| match &refusal.detail {
        Detail::Dependence(dependence) => dependence.distance == Distance::Same,
        Detail::Words(_) => false,
    };
    if !refusals.iter().all(same) {
        for refusal in refusals.iter_mut().filter(|refusal| same(refusal)) {
            refusal.hint = None;
        }
    }
}

/// Particulars of a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// In words, naming the user's variables; lower case, no full stop.
    Words(String),
    /// A dependence between two accesses.
    Dependence(Box<Dependence>),
}

impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Detail::Words(words) => f.write_str(words),
            Detail::Dependence(dependence) => dependence.fmt(f),
        }
    }
}

impl From<String> for Detail {
    fn from(words: String) -> Detail {
        Detail::Words(words)
    }
}

impl From<&str> for Detail {
    fn from(words: &str) -> Detail {
        Detail::Words(words.to_string())
    }
}

impl From<Dependence> for Detail {
    fn from(dependence: Dependence) -> Detail {
        Detail::Dependence(Box::new(dependence))
    }
}
