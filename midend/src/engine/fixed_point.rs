//! Fixed-point products: which bits of a product are looked at, and how lanes as wide as its factors give them.

use crate::ssa::{BinaryOp, Value};
use crate::target::RowOp;

/// The bits of a product of twice the natural width from bit `by` on, in lanes that hold its factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Product {
    /// First.
    pub a: Value,
    /// Second.
    pub b: Value,
    /// Whether lanes hold the factors as signed integers.
    pub signed: bool,
    /// How many low bits are dropped.
    pub by: u32,
    /// How the upper half of a product becomes what is looked at.
    pub how: Half,
}

/// What is made of the upper half of a product, in lanes of `w` bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// It is shifted to the right, as far as more than `w` bits are dropped.
    Shifted,
    /// It is that of a product whose second factor was shifted to the left before, which it has the room for.
    OfShifted,
    /// It gets the upper bits of the lower half.
    Joined,
}

impl Product {
    /// The operation that gives the upper half.
    pub fn high(self) -> BinaryOp {
        match self.signed {
            true => BinaryOp::SMulHigh,
            false => BinaryOp::UMulHigh,
        }
    }

    /// The shift to the right that keeps the sign, if there is one.
    pub fn right(self) -> BinaryOp {
        match self.signed {
            true => BinaryOp::AShr,
            false => BinaryOp::LShr,
        }
    }

    /// What the target has to have.
    pub fn rows(self) -> Vec<RowOp> {
        let high = RowOp::Binary(self.high());
        let shift = RowOp::ShiftConst;
        match self.how {
            Half::Shifted => vec![high, shift(self.right())],
            Half::OfShifted => vec![high, shift(BinaryOp::Shl)],
            Half::Joined => vec![
                high,
                RowOp::Binary(BinaryOp::Mul),
                shift(BinaryOp::Shl),
                shift(BinaryOp::LShr),
                RowOp::Binary(BinaryOp::Or),
            ],
        }
    }
}
