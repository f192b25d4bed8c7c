//! Ways through one iteration of a loop.

use super::loop_view::LoopView;
use crate::ssa::Block;
use frontend::sorted::SortedSet;

/// Whether `b` can follow `a` in one iteration (`a` comes first in the order of the blocks).
pub(super) fn reaches(view: &LoopView<'_>, a: Block, b: Block) -> bool {
    view.always(b) || leads_to(view, a, b)
}

/// Whether there is a way from `a` to `b` in one iteration.
pub(super) fn leads_to(view: &LoopView<'_>, a: Block, b: Block) -> bool {
    if a == b || view.dom.dominates(a, b) {
        return true;
    }
    let mut seen = SortedSet::from([a]);
    let mut work = vec![a];
    while let Some(block) = work.pop() {
        for to in view.f.blocks[block].terminator.edges().map(|c| c.block) {
            if to == b {
                return true;
            }
            if view.contains(to) && to != view.header && seen.insert(to) {
                work.push(to);
            }
        }
    }
    false
}

/// Whether an iteration that comes to one of two blocks comes to the other one as well.
pub(super) fn together(view: &LoopView<'_>, a: Block, b: Block) -> bool {
    let both = |first: Block, second: Block| {
        view.dom.dominates(first, second) && !leads_past(view, first, second)
    };
    both(a, b) || both(b, a)
}

/// Whether there is a way from a block to the end of the iteration that another one is not on.
fn leads_past(view: &LoopView<'_>, from: Block, other: Block) -> bool {
    let mut seen = SortedSet::from([from]);
    let mut work = vec![from];
    while let Some(block) = work.pop() {
        if block == other {
            continue;
        }
        for to in view.f.blocks[block].terminator.edges().map(|c| c.block) {
            if to == view.header || !view.contains(to) {
                return true;
            }
            if seen.insert(to) {
                work.push(to);
            }
        }
    }
    false
}
