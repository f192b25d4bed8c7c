//! A scalar loop of the plan, with vector loops in it.

use crate::engine::sequence::At;
use crate::engine::widen::Widener;
use crate::plan::{Carried, LoopControl, LoopNode, Node, PValue};
use frontend::sorted::SortedSet;

/// The iterations of such a loop.
pub(super) struct Around {
    /// Which one it is, from 0.
    pub counter: PValue,
    /// How many there are.
    pub end: PValue,
    /// How many are done at once.
    pub step: u64,
    /// What it hands on.
    pub carried: Vec<Carried>,
}

/// Puts a loop around all that was to come before the next loop, but for what is the same in all its iterations.
pub(super) fn put_around(w: &mut Widener<'_>, around: Around) {
    let Around {
        counter,
        end,
        step,
        carried,
    } = around;
    let changing = carried.iter().map(|c| c.value).chain([counter]).collect();
    let (before, body) = parted(w.b.take(At::Before), changing);
    before
        .into_iter()
        .for_each(|node| w.b.push(At::Before, node));
    let node = LoopNode {
        control: LoopControl::Counted {
            counter,
            start: None,
            end,
            step,
        },
        widened: None,
        often: None,
        stages: None,
        carried,
        results: Vec::new(),
        body,
    };
    w.b.push(At::Before, Node::Loop(node));
}

/// Steps before a loop in two: those that come to the same in each iteration of the loop around, and the others, with
/// the loops among them. `changing`: what differs from one iteration to the next.
fn parted(nodes: Vec<Node>, mut changing: SortedSet<PValue>) -> (Vec<Node>, Vec<Node>) {
    let (mut same, mut others) = (Vec::new(), Vec::new());
    for node in nodes {
        match &node {
            Node::Inst(inst) if !inst.args.iter().any(|arg| changing.contains(arg)) => {
                same.push(node);
            }
            Node::Inst(inst) => {
                changing.extend(inst.result);
                others.push(node);
            }
            Node::If { results, .. } => {
                changing.extend(results.iter().map(|r| r.value));
                others.push(node);
            }
            Node::Loop(l) => {
                changing.extend(l.results.iter().map(|r| r.value));
                changing.extend(l.carried.iter().map(|c| c.value));
                others.push(node);
            }
        }
    }
    (same, others)
}
