//! Shuffles of which nothing comes: lanes that were taken apart and are only used as they lay.

use crate::plan::{Carried, LoopControl, Node, POp, PValue};
use frontend::sorted::SortedSet;

/// Leaves out shuffles of a loop's body whose results nothing in it uses.
pub(super) fn drop_idle_shuffles(body: &mut Vec<Node>, carried: &[Carried]) {
    let mut used: SortedSet<PValue> = carried.iter().map(|carried| carried.next).collect();
    let mut kept = Vec::new();
    for node in body.drain(..).rev() {
        let idle = match &node {
            Node::Inst(inst) => {
                is_shuffle(&inst.op) && inst.result.is_some_and(|result| !used.contains(&result))
            }
            Node::If { .. } | Node::Loop(_) => false,
        };
        if !idle {
            note_uses(&node, &mut used);
            kept.push(node);
        }
    }
    kept.reverse();
    *body = kept;
}

fn is_shuffle(op: &POp) -> bool {
    matches!(
        op,
        POp::Zip(_) | POp::Unzip(_) | POp::Unzip3(_) | POp::Concat | POp::Split(_) | POp::Reverse
    )
}

fn note_uses(node: &Node, used: &mut SortedSet<PValue>) {
    match node {
        Node::Inst(inst) => used.extend(&inst.args),
        Node::If {
            cond,
            then,
            otherwise,
            results,
            ..
        } => {
            used.insert(*cond);
            used.extend(results.iter().flat_map(|r| [r.then, r.otherwise]));
            then.iter()
                .chain(otherwise)
                .for_each(|node| note_uses(node, used));
        }
        Node::Loop(l) => {
            match l.control {
                LoopControl::Counted { start, end, .. } => used.extend(start.iter().chain([&end])),
                LoopControl::While { cond } => {
                    used.insert(cond);
                }
            }
            used.extend(l.carried.iter().flat_map(|c| [c.init, c.next]));
            l.body.iter().for_each(|node| note_uses(node, used));
        }
    }
}
