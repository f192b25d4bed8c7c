//! Transforms: SSA to SSA, on a copy of the function, for the strategies that plan what comes of them.
//!
//! Each is a file and a row of [`TRANSFORMS`]. It is given a token that only its check can make (an
//! analysis that proves it right for one loop), and what it gives back does the same as what it was
//! given, for all inputs: the tests run both.

pub mod copy;
mod distribute;
mod fold;
mod peel;
mod row;
mod sweep;

pub use distribute::{Distributed, TRANSFORM as DISTRIBUTE, distribute};
pub use peel::{Peeled, TRANSFORM as PEEL, peel};
pub use row::Transform;

/// All transforms.
pub const TRANSFORMS: [Transform; 2] = [DISTRIBUTE, PEEL];
