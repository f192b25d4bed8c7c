//! A loop as it runs before, or behind, the iteration in which a branch over how far it has come turns.

use super::entry::{Right, Transform};
use crate::analysis::index_set_splitting::{IndexSetSplitting, Part};
use crate::ssa::{Function, Terminator};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "split-index-set",
    right: Right::Checked,
    what: "A loop without the branches over how far it has come",
    literature: "Wolfe, High Performance Compilers for Parallel Computing, 1996",
};

/// Takes the branches for decided. What comes of it does the same as the function in all iterations of that part.
pub fn split_index_set(f: &Function, of: &IndexSetSplitting, part: Part) -> Function {
    let mut made = f.clone();
    for &(block, before) in &of.blocks {
        if let Terminator::Branch {
            then, otherwise, ..
        } = &f.blocks[block].terminator
        {
            let taken = match of.goes_to_then(before, part) {
                true => then,
                false => otherwise,
            };
            made.blocks[block].terminator = Terminator::Jump(taken.clone());
        }
    }
    made
}
