//! Passes: plan to plan, in the order of [`PASSES`]. The first ones run on every program that is
//! written, before it is priced, the others on what was chosen.

mod asked_stores;
mod code;
mod combine;
mod common;
mod copies;
mod dead_code;
mod differences;
mod extremes;
mod factors;
mod fused_signs;
mod idle_loops;
mod implications;
mod masks;
mod mirror;
mod pipelining;
mod products;
mod ranges;
mod rewrite;

use crate::options::Options;

pub use code::{Code, Pass, Pipelining, When, has_effect};

/// All passes, in the order in which they run.
pub const PASSES: [Pass; 15] = [
    combine::COMBINE,
    masks::MASKS,
    fused_signs::FUSED_SIGNS,
    common::COMMON,
    extremes::EXTREMES,
    differences::DIFFERENCES,
    ranges::RANGES,
    products::PRODUCTS,
    factors::FACTORS,
    mirror::MIRROR,
    dead_code::DEAD_CODE,
    idle_loops::IDLE_LOOPS,
    pipelining::PIPELINING,
    asked_stores::ASKED_STORES,
    copies::COPIES,
];

/// Runs all passes of one time.
pub fn run(mut code: Code<'_>, when: When, options: &Options) {
    let wanted = |pass: &&Pass| pass.optimization.is_none_or(|name| options.uses(name));
    for pass in PASSES
        .iter()
        .filter(|pass| pass.when == when)
        .filter(wanted)
    {
        options.steps.begin(pass.name);
        (pass.run)(&mut code);
        options.steps.end(pass.name, &code);
    }
}
