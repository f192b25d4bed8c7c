//! The vectorizing engine: works on regions of SSA, knows nothing of loops as such.
//!
//! A region is a set of blocks with one entry, perhaps with loops inside. Its control flow becomes masks
//! ([`mask`]), its blocks one sequence ([`linearize`]), its values get a shape ([`shape`]) and a
//! lane width ([`narrow`]), and [`widen`] writes them as plan operations.

pub mod divergence;
pub mod divide;
pub mod dots;
pub mod exit_branches;
pub mod fixed_point;
pub mod interleave_groups;
pub mod invariants;
pub mod linearize;
pub mod mask;
pub mod minmax;
pub mod narrow;
pub mod range;
pub mod redundancies;
pub mod scalars;
pub mod select_chains;
pub mod sequence;
pub mod shape;
pub mod superword_branches;
mod trips;
pub mod widen;
