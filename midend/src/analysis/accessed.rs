//! A load or store of a loop.

use super::facts::{LinearForm, MemoryAccess};
use crate::ssa::Value;

/// A load or store with what the dependence test needs.
#[derive(Clone, Debug)]
pub(crate) struct Accessed {
    /// For the planner.
    pub access: MemoryAccess,
    /// The address operand.
    pub address: Value,
    /// Address with definitions before the loop followed.
    pub deep: LinearForm,
    /// Range conditions that the address rests on.
    pub conditions: Vec<usize>,
}

impl Accessed {
    /// Bytes of one access.
    pub fn size(&self) -> i64 {
        i64::from(self.access.ty.bytes())
    }

    /// Address relative to root and terms: constant part and change per iteration.
    pub fn line(&self) -> (i128, i128) {
        (self.deep.constant.into(), self.deep.iteration.into())
    }
}
