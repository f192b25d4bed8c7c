//! Transforms: SSA to SSA, on a copy of the function, for the strategies that plan what comes of them.
//!
//! Each is a file and a row of [`TRANSFORMS`]. One that is right for any function runs on it as soon as it is
//! lowered ([`everywhere`]). Any other is given a token that only its check can make (an
//! analysis that proves it right for one loop), and what it gives back does the same as what it was
//! given, for all inputs: the tests run both.

mod byte_swaps;
pub mod copy;
mod dead_code;
mod distribute;
mod entry;
mod fold;
mod peel;
mod read_back;
mod reuse;
mod sink;
mod value_numbers;

use crate::options::{Optimization, Options};
use crate::ssa::Function;

pub use byte_swaps::{TRANSFORM as BYTE_SWAPS, byte_swaps};
pub use distribute::{Distributed, TRANSFORM as DISTRIBUTE, distribute};
pub use entry::Transform;
pub use peel::{Peeled, TRANSFORM as PEEL, peel};
pub use read_back::{TRANSFORM as READ_BACK, read_back};
pub use reuse::{TRANSFORM as REUSE, reuse};
pub use sink::{TRANSFORM as SINK, sink};

/// All transforms.
pub const TRANSFORMS: [Transform; 6] = [REUSE, BYTE_SWAPS, SINK, READ_BACK, DISTRIBUTE, PEEL];

/// Does what is right for any function, in place.
pub fn everywhere(f: &mut Function, options: &Options) {
    if options.uses(Optimization::Reuse) {
        options.steps.begin(REUSE.name);
        reuse(f);
        options.steps.end(REUSE.name, f);
    }
    if options.uses(Optimization::ByteSwaps) {
        options.steps.begin(BYTE_SWAPS.name);
        byte_swaps(f);
        options.steps.end(BYTE_SWAPS.name, f);
    }
    if options.uses(Optimization::Sinking) {
        options.steps.begin(SINK.name);
        sink(f);
        options.steps.end(SINK.name, f);
    }
}
