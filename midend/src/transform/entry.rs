//! What is known of each transform.

use crate::options::{Optimization, Options};
use crate::ssa::Function;

/// A transform, as `--dump` and `--time-passes` name it.
pub struct Transform {
    /// Name.
    pub name: &'static str,
    /// For what it is right.
    pub right: Right,
    /// What it does.
    pub what: &'static str,
    /// Where it is described.
    pub literature: &'static str,
}

/// For what a transform is right.
pub enum Right {
    /// For any function: it runs in place on what is lowered, unless its optimization is switched off. Memory is
    /// what the text says between any two statements.
    Values(Optimization, fn(&mut Function, &Options)),
    /// The same, but memory may be something else where nothing reads it.
    Stores(Optimization, fn(&mut Function, &Options)),
    /// For any function: it runs on the copy of which straight-line code is made, unless its optimization is switched
    /// off.
    Blocks(Optimization, fn(&mut Function, &Options)),
    /// For a loop of which a check says so: strategies run it on a copy.
    Checked,
}
