//! Typed index of plan values.

use cranelift_entity::entity_impl;

/// A value of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PValue(u32);
entity_impl!(PValue, "p");
