//! Iterations that leave out what the next one overwrites.

use super::dead_code::drop_unused;
use super::entry::{Right, Transform};
use crate::analysis::overwritten_stores::OverwrittenStores;
use crate::ssa::{Function, Inst};
use frontend::sorted::SortedSet;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "eliminate-stores",
    right: Right::Checked,
    what: "Stores left out that the next iteration overwrites",
    literature: "Duesterwald, Gupta and Soffa, A Practical Data Flow Framework for Array Reference Analysis and its Use \
                 in Optimizations, 1993",
};

/// Leaves out stores of a loop, and what only they need. What comes of it does the same as the function wherever the
/// accesses do not meet that the check says are to be compared, if the last iteration is done by the loop that was there.
pub fn eliminate_stores(f: &Function, of: &OverwrittenStores) -> Function {
    let mut made = f.clone();
    let gone: SortedSet<Inst> = of.stores.iter().map(|store| store.inst).collect();
    for block in made.blocks.values_mut() {
        block.insts.retain(|inst| !gone.contains(inst));
    }
    // Addresses stay: checks may ask of them.
    let stored = gone.iter().filter_map(|&store| f.insts[store].args.get(1));
    drop_unused(&mut made, stored.copied().collect());
    made
}
