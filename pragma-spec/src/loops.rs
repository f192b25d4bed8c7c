//! What pragmas before loops say, in all dialects.

use crate::expression::Expression;
use crate::text::{Ident, Number};
use crate::variant::{Aligned, Lanes, Linear, Seen};

/// What the pragmas before a loop say together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoopSpec {
    /// Whether the loop is to be vectorized.
    pub vectorize: Vectorize,
    /// What the user vouches for about iterations that depend on each other.
    pub dependences: Dependences,
    /// Calls in it go to vector variants.
    pub call_variants: bool,
    /// Failing to vectorize is an error.
    pub must_vectorize: bool,
    /// Iterations of the vector loop are to overlap.
    pub pipeline: bool,
    /// Preferred lanes.
    pub lanes: Lanes,
    /// Vectors per iteration; `None`: as the cost model says.
    pub interleave: Option<u32>,
    /// Loops, from this one inwards, whose iterations count as one; 0 and 1: this one.
    pub collapse: u32,
    /// Variables of which each lane has its own.
    pub private: Vec<Private>,
    /// Variables that change by a step from iteration to iteration.
    pub linear: Vec<Linear>,
    /// Reductions, whose operations may be done in any order.
    pub reductions: Vec<Reduction>,
    /// Pointers and arrays that are aligned.
    pub aligned: Vec<Aligned>,
    /// Arrays and pointers whose data will not be needed again soon.
    pub nontemporal: Vec<Ident>,
    /// Where this is zero at run time, iterations run one at a time.
    pub condition: Option<Expression>,
    /// Iterations may run in any order.
    pub any_order: bool,
    /// Iterations left over by the vector loop are to be vectorized as well.
    pub vector_remainder: Option<bool>,
    /// All accesses to arrays are aligned (`true`) or none need be (`false`).
    pub accesses_aligned: Option<bool>,
    /// All stores are of data that will not be needed again soon (`true`) or will be.
    pub stores_nontemporal: Option<bool>,
    /// Where single clauses were read, for conflicts.
    pub(crate) seen: Seen,
}

impl LoopSpec {
    /// Whether all that is in the loop is to be vectorized with it, loops and functions too: its
    /// iterations do not depend on each other, and it is to be vectorized whatever it costs.
    pub fn takes_in_all(&self) -> bool {
        self.vectorize == Vectorize::Always
            && matches!(self.dependences, Dependences::NoneWithin(None))
    }
}

/// Whether a loop is to be vectorized.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Vectorize {
    /// Nothing is said.
    #[default]
    Default,
    /// Whatever it costs.
    Always,
    /// Not.
    Never,
}

/// What the user vouches for about dependences between iterations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dependences {
    /// Nothing.
    #[default]
    Unsaid,
    /// None but those that can be proved.
    ProvedOnly,
    /// None between iterations that are less than this far apart; `None`: none at all.
    NoneWithin(Option<Number>),
}

/// A private variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Private {
    /// The variable.
    pub name: Ident,
    /// Each lane's copy begins with the value before the loop.
    pub first: bool,
    /// What is left after the loop.
    pub last: Last,
}

/// Which value a private variable has after the loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// None that is known.
    Unknown,
    /// That of the last iteration.
    OfLastIteration,
    /// That of the last iteration which assigned one.
    OfLastAssignment,
}

/// `reduction(operator: name)`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// How values are combined.
    pub op: ReductionOp,
    /// The variable.
    pub name: Ident,
    /// The part of an array, as it is written.
    pub section: Option<Expression>,
    /// OpenMP's `inscan`: the loop holds a `scan` directive.
    pub inscan: bool,
}

/// Operators of reductions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReductionOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `&&`
    LogicalAnd,
    /// `||`
    LogicalOr,
    /// `max`
    Max,
    /// `min`
    Min,
    /// Declared by `omp declare reduction`.
    Named(String),
}

impl LoopSpec {
    /// Whether nothing is said of vector code.
    pub fn is_silent(&self) -> bool {
        let said = LoopSpec {
            seen: Seen::default(),
            ..self.clone()
        };
        said == LoopSpec::default()
    }

    /// Adds what a further pragma before the same loop says. Where both say something that can be
    /// said once, the later one holds.
    pub fn add(&mut self, later: &LoopSpec) {
        if later.vectorize != Vectorize::Default {
            self.vectorize = later.vectorize;
        }
        self.dependences = weaker(self.dependences, later.dependences);
        self.call_variants |= later.call_variants;
        self.must_vectorize |= later.must_vectorize;
        self.pipeline |= later.pipeline;
        if later.lanes != Lanes::Default {
            self.lanes = later.lanes.clone();
        }
        self.collapse = self.collapse.max(later.collapse);
        self.interleave = later.interleave.or(self.interleave);
        self.private.extend_from_slice(&later.private);
        self.linear.extend_from_slice(&later.linear);
        self.reductions.extend_from_slice(&later.reductions);
        self.aligned.extend_from_slice(&later.aligned);
        self.nontemporal.extend_from_slice(&later.nontemporal);
        if later.condition.is_some() {
            self.condition.clone_from(&later.condition);
        }
        self.any_order |= later.any_order;
        self.vector_remainder = later.vector_remainder.or(self.vector_remainder);
        self.accesses_aligned = later.accesses_aligned.or(self.accesses_aligned);
        self.stores_nontemporal = later.stores_nontemporal.or(self.stores_nontemporal);
    }
}

/// What is vouched for by two pragmas: each says that something is absent.
fn weaker(a: Dependences, b: Dependences) -> Dependences {
    use Dependences::{NoneWithin, ProvedOnly, Unsaid};
    match (a, b) {
        (NoneWithin(None), _) | (_, NoneWithin(None)) => NoneWithin(None),
        (NoneWithin(Some(x)), NoneWithin(Some(y))) => {
            NoneWithin(Some(if x.value < y.value { y } else { x }))
        }
        (NoneWithin(x), _) | (_, NoneWithin(x)) => NoneWithin(x),
        (ProvedOnly, _) | (_, ProvedOnly) => ProvedOnly,
        (Unsaid, Unsaid) => Unsaid,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::ByteRange;

    #[test]
    fn pragmas_add_up() {
        let within = |value| {
            let at = ByteRange::default();
            Dependences::NoneWithin(Some(Number { value, at }))
        };
        let mut spec = LoopSpec {
            dependences: Dependences::ProvedOnly,
            interleave: Some(2),
            ..LoopSpec::default()
        };
        spec.add(&LoopSpec {
            dependences: within(8),
            vectorize: Vectorize::Always,
            ..LoopSpec::default()
        });
        spec.add(&LoopSpec {
            dependences: within(4),
            collapse: 2,
            ..LoopSpec::default()
        });
        let expected = LoopSpec {
            dependences: within(8),
            vectorize: Vectorize::Always,
            interleave: Some(2),
            collapse: 2,
            ..LoopSpec::default()
        };
        assert_eq!(spec, expected);
    }
}
