//! What the widener knows of integers that move on by a step which is no constant.

use crate::plan::PValue;
use crate::ssa::BinaryOp;

/// A variable that moves on by a step which is no constant, as scalars that are there before the loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stepped {
    /// What it begins with.
    pub start: PValue,
    /// What is added in each iteration, or taken away.
    pub step: PValue,
    /// It is taken away.
    pub down: bool,
}

impl Stepped {
    /// How it moves on.
    pub fn op(self) -> BinaryOp {
        match self.down {
            true => BinaryOp::Sub,
            false => BinaryOp::Add,
        }
    }
}
