//! What declarations of vector variants say, in all dialects.

use crate::abi::isa::Isa;
use crate::text::{ByteRange, Ident, Number};

/// The clauses of one declaration, with the names as they are written; see
/// [`resolve`](crate::resolve()).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariantClauses {
    /// Parameters with the same value in all lanes.
    pub uniform: Vec<Ident>,
    /// Parameters that change by a step from lane to lane.
    pub linear: Vec<Linear>,
    /// Pointers whose value in lane 0 is aligned.
    pub aligned: Vec<Aligned>,
    /// Which variants are asked for.
    pub masks: Masks,
    /// How many lanes.
    pub lanes: Lanes,
    /// `processor(…)`
    pub processor: Option<Processor>,
    /// Where single clauses were read, for conflicts.
    pub(crate) seen: Seen,
}

/// Where clauses stood that have no place of their own in what they mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    pub masked: Option<ByteRange>,
    pub unmasked: Option<ByteRange>,
    pub lanes: Option<ByteRange>,
    pub assert: Option<(bool, ByteRange)>,
    pub remainder: Option<(bool, ByteRange)>,
    pub order: Option<ByteRange>,
    pub condition: Option<ByteRange>,
    pub options: Vec<Ident>,
}

/// `linear(name: step)`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linear {
    /// The parameter or variable.
    pub name: Ident,
    /// What is added from lane to lane; for pointers in elements.
    pub step: Step,
    /// OpenMP's `val`, `ref`, `uval`.
    pub modifier: Modifier,
}

/// The step of a linear name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// None is written: 1.
    One,
    /// A constant other than zero.
    Constant(i64, ByteRange),
    /// The value of a parameter or variable.
    Name(Ident),
    /// Any other expression, for loops: it does not change in the loop.
    Expression(crate::expression::Expression),
}

/// What of a C++ reference is linear; in C there is only [`Modifier::Val`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub enum Modifier {
    /// The value: `val`.
    #[default]
    Val,
    /// The address of what is referred to: `ref`.
    Ref,
    /// The value; the reference is the same in all lanes: `uval`.
    Uval,
}

/// `alignment(name: bytes)`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aligned {
    /// The parameter or variable.
    pub name: Ident,
    /// Bytes, a power of two; `None`: the size of the target's vectors.
    pub bytes: Option<Number>,
}

/// Which variants are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Masks {
    /// With and without mask.
    #[default]
    Both,
    /// With mask only: calls are always under a condition.
    Masked,
    /// Without mask only: calls are never under a condition.
    Unmasked,
}

impl Masks {
    /// Whether each variant has a mask, in the order of their names.
    pub fn each(self) -> &'static [bool] {
        match self {
            Masks::Both => &[true, false],
            Masks::Masked => &[true],
            Masks::Unmasked => &[false],
        }
    }
}

/// How many lanes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum Lanes {
    /// As many as the ABI says.
    #[default]
    Default,
    /// These, each a power of two for a function; for a function one variant for each.
    Fixed(Vec<u32>),
    /// As many as values of a type fit into a vector.
    OfType {
        /// Size of the type.
        bytes: u32,
        /// It is a floating type.
        is_float: bool,
    },
}

/// `processor(name)`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Processor {
    /// The name.
    pub name: Ident,
    /// The instruction set it stands for.
    pub isa: Isa,
}

/// What one declaration asks for, ready for the ABI: one entry for each parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariantSpec {
    /// The parameters in order.
    pub params: Vec<ParamSpec>,
    /// Which variants.
    pub masks: Masks,
    /// How many lanes.
    pub lanes: Lanes,
    /// The only instruction set asked for; `None`: all.
    pub isa: Option<Isa>,
}

/// What a vector variant gets for a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParamSpec {
    /// How its lanes differ.
    pub kind: ParamKind,
    /// What is promised of a pointer's value in lane 0.
    pub alignment: Option<Alignment>,
}

/// How the lanes of a parameter differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParamKind {
    /// One value for each lane.
    Vector,
    /// The same in all lanes.
    Uniform,
    /// Lane k has the value of lane 0 plus k steps.
    Linear {
        /// The step.
        step: LinearStep,
        /// What is linear.
        modifier: Modifier,
    },
}

/// A step; for pointers in elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinearStep {
    /// Not zero.
    Constant(i64),
    /// The value of the uniform parameter with this number, from 0.
    Param(u32),
}

/// A promised alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alignment {
    /// That of the target's vectors.
    Vector,
    /// Bytes, a power of two.
    Bytes(u32),
}
