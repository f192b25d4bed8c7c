//! Transforms: SSA to SSA, on a copy of the function, for the strategies that plan what comes of them.
//!
//! Each is a file and a row of [`TRANSFORMS`], which says for what it is right. One that is right for any
//! function runs on it as soon as it is lowered ([`everywhere`]). Any other is given a token that only its check
//! can make (an analysis that proves it right for one loop), and what it gives back does the same as what it was
//! given, for all inputs, or for those that the token says and the plan has a guard for: the tests run both.

mod absolutes;
mod before_loop;
mod bit_counts;
mod byte_swaps;
mod bytes;
mod carry_key;
pub mod copy;
mod dead_code;
mod dead_stores;
mod diamonds;
mod distances;
mod distribute;
mod eliminate_stores;
mod entry;
mod float_narrowing;
mod fold;
mod hoist;
mod if_convert;
mod interchange;
mod memory_parts;
mod merge_loads;
mod merge_stores;
mod needless;
mod neighbours;
mod partial_reuse;
mod partly_dead;
mod peel;
pub(crate) mod places;
mod promote;
mod read_back;
mod rematerialize;
mod remove_exits;
mod reorder;
mod reuse;
mod rotate;
mod scalar_replacement;
mod sink;
mod split_index_set;
mod unit_stride;
mod unswitch;
pub(crate) mod value_numbers;
mod widen_counters;

use crate::options::{Optimization, Options};
use crate::ssa::Function;
use crate::ssa::verify::verify;

pub use absolutes::absolutes;
pub use bit_counts::bit_counts;
pub use byte_swaps::byte_swaps;
pub use carry_key::{KeyCarried, TRANSFORM as CARRY_KEY, carry_key};
pub use dead_stores::dead_stores;
pub use distribute::{Distributed, TRANSFORM as DISTRIBUTE, distribute};
pub use eliminate_stores::{TRANSFORM as ELIMINATE_STORES, eliminate_stores};
pub use entry::{Right, Transform};
pub use float_narrowing::narrow_floats;
pub use hoist::hoist;
pub use if_convert::if_convert;
pub use interchange::{Interchanged, TRANSFORM as INTERCHANGE, interchange};
pub use merge_loads::merge_loads;
pub use merge_stores::merge_stores;
pub use partial_reuse::partial_reuse;
pub use peel::{Peeled, TRANSFORM as PEEL, peel};
pub use promote::{Promoted, TRANSFORM as PROMOTE, promote};
pub use read_back::{TRANSFORM as READ_BACK, read_back};
pub use remove_exits::{ENDLESS, TRANSFORM as REMOVE_EXITS, remove_exits};
pub use reorder::{TRANSFORM as REORDER, reorder};
pub use reuse::reuse;
pub use rotate::{TRANSFORM as ROTATE, condition as tested, is_rotatable, rotate};
pub use scalar_replacement::{Replaced, TRANSFORM as SCALAR_REPLACEMENT, scalar_replacement};
pub use sink::sink;
pub use split_index_set::{TRANSFORM as SPLIT_INDEX_SET, split_index_set};
pub use unit_stride::{TRANSFORM as UNIT_STRIDES, unit_strides};
pub use unswitch::{TRANSFORM as UNSWITCH, unswitch};
pub use widen_counters::{TRANSFORM as WIDEN_COUNTERS, widen_counters};

/// All transforms. Those that are right for any function run in this order.
pub const TRANSFORMS: &[Transform] = &[
    float_narrowing::TRANSFORM,
    reuse::TRANSFORM,
    merge_loads::TRANSFORM,
    byte_swaps::TRANSFORM,
    bit_counts::TRANSFORM,
    partial_reuse::TRANSFORM,
    hoist::TRANSFORM,
    absolutes::TRANSFORM,
    dead_stores::TRANSFORM,
    merge_stores::TRANSFORM,
    sink::TRANSFORM,
    if_convert::TRANSFORM,
    CARRY_KEY,
    READ_BACK,
    DISTRIBUTE,
    ELIMINATE_STORES,
    INTERCHANGE,
    PEEL,
    PROMOTE,
    REMOVE_EXITS,
    REORDER,
    ROTATE,
    SCALAR_REPLACEMENT,
    SPLIT_INDEX_SET,
    UNIT_STRIDES,
    UNSWITCH,
    WIDEN_COUNTERS,
];

/// Does what is right for any function, in place.
pub fn everywhere(f: &mut Function, options: &Options) {
    values(f, options);
    stores(f, options);
}

/// Does of that what leaves memory what the text says, between any two statements.
pub fn values(f: &mut Function, options: &Options) {
    run(f, options, |right| match right {
        Right::Values(optimization, run) => Some((optimization, run)),
        Right::Stores(..) | Right::Blocks(..) | Right::Checked => None,
    });
}

/// Does the rest, after [`values`].
pub fn stores(f: &mut Function, options: &Options) {
    run(f, options, |right| match right {
        Right::Stores(optimization, run) => Some((optimization, run)),
        Right::Values(..) | Right::Blocks(..) | Right::Checked => None,
    });
}

/// Does, after [`values`], what straight-line code needs.
pub fn blocks(f: &mut Function, options: &Options) {
    run(f, options, |right| match right {
        Right::Blocks(optimization, run) => Some((optimization, run)),
        Right::Values(..) | Right::Stores(..) | Right::Checked => None,
    });
}

/// A transform's optimization and what it does.
type Everywhere<'a> = (&'a Optimization, &'a fn(&mut Function, &Options));

fn run(f: &mut Function, options: &Options, which: fn(&Right) -> Option<Everywhere<'_>>) {
    for transform in TRANSFORMS {
        let Some((optimization, run)) = which(&transform.right) else {
            continue;
        };
        if options.uses(*optimization) {
            options.steps.begin(transform.name);
            run(f, options);
            options.steps.end(transform.name, f);
        }
    }
    debug_assert_eq!(verify(f), Ok(()), "{f}");
}
