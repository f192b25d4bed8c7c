//! Parts of operations that facts, plans and prices all speak of.

/// How lanes lie in memory, seen from the address operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lanes {
    /// A scalar access.
    One,
    /// Lane k at element k; the address is lane 0's.
    Consecutive,
    /// Lane k at element -k; the address is lane 0's (the highest).
    Reversed,
}

/// Ways to fold the lanes of a vector into one scalar, in any order.
#[allow(missing_docs, reason = "the same operations as `BinaryOp`")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ReduceOp {
    Add,
    Mul,
    And,
    Or,
    Xor,
    SMin,
    SMax,
    UMin,
    UMax,
    FAdd,
    FMul,
    FMin,
    FMax,
}

/// What lanes contribute to the sums of [`crate::plan::POp::SumGroups`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GroupOp {
    /// The operand, zero-extended.
    Unsigned,
    /// The operand, sign-extended.
    Signed,
    /// The distance of two operands, both read as unsigned.
    Distance,
    /// The product of two operands, both sign-extended.
    Product,
}

impl GroupOp {
    /// How many operands it takes.
    pub fn operands(self) -> usize {
        match self {
            GroupOp::Unsigned | GroupOp::Signed => 1,
            GroupOp::Distance | GroupOp::Product => 2,
        }
    }
}

/// How half of an odd number becomes an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rounding {
    /// To the smaller one.
    Down,
    /// To the larger one.
    Up,
}

/// A half of a vector's lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Half {
    /// Those with the lower numbers.
    Low,
    /// The others.
    High,
}

/// Integers that a narrower type holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Saturation {
    /// Those of the signed type.
    Signed,
    /// Those of the unsigned type.
    Unsigned,
}
