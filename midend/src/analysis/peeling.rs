//! Whether the first iteration of a loop can be done before it, and what that is good for.
//!
//! A *wrap-around variable* has what a counter had in the iteration before (`last = i;` at the end of
//! the body): behind the first iteration it is a counter itself (Wolfe, High Performance Compilers for
//! Parallel Computing, 1996).

use super::function_view::FunctionView;
use super::induction::{self, Offset};
use super::loops::LoopForest;
use super::restructuring::Restructurable;
use crate::options::Options;
use crate::ssa::{Block, Inst, Site};
use frontend::sorted::SortedSet;

/// That the first iteration of a loop can be done before it: only [`check`] makes this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Peeling {
    /// The loop.
    pub site: Site,
    /// All blocks, header first.
    pub blocks: Vec<Block>,
    /// The block whose branch leaves the loop.
    pub exiting: Block,
    /// Loads that read the same in all iterations, the first one too.
    pub invariant_loads: SortedSet<Inst>,
    /// Some values are carried in no known way, and all of these are wrap-around variables.
    pub wraps_around: bool,
    checked: Checked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checked;

/// Whether the first iteration of the loop at a site can be done before it.
pub fn check(
    function: &FunctionView<'_>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
) -> Option<Peeling> {
    let Restructurable {
        view,
        values,
        unknown,
        ..
    } = Restructurable::of(function, forest, site, options)?;
    let offsets = induction::offsets(&view);
    let is_counter = |at: &Offset| values.inductions.contains_key(&at.phi) && at.extend.is_none();
    let mut wrap = unknown.iter().map(|u| {
        let next = u.next.and_then(|next| offsets.get(&next));
        let same_type = |at: &Offset| view.f.values[at.phi].ty == view.f.values[u.phi].ty;
        next.is_some_and(|at| is_counter(at) && same_type(at))
    });
    Some(Peeling {
        site,
        exiting: view.exiting,
        wraps_around: !unknown.is_empty() && wrap.all(|wraps| wraps),
        invariant_loads: values.hoisted,
        blocks: view.blocks,
        checked: Checked,
    })
}
