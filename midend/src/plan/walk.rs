//! Questions about whole trees of nodes.

use super::{LoopControl, Node, PInst, POp, PValue};
use cranelift_entity::SecondaryMap;

/// For each node: whether it depends on one of the values; with `effects` also whether it has an
/// effect or reads memory that a store of the sequence may change.
pub(crate) fn dependents(
    nodes: &[Node],
    roots: impl Iterator<Item = PValue>,
    effects: bool,
) -> Vec<bool> {
    let mut reached: SecondaryMap<PValue, bool> = SecondaryMap::new();
    for root in roots {
        reached[root] = true;
    }
    let mut writes = false;
    for node in nodes {
        visit(node, &mut |inst| writes |= matches!(inst.op, POp::Store(_)));
    }
    let depends = |node: &Node| {
        let mut uses = Vec::new();
        let mut defs = Vec::new();
        let mut fixed = false;
        mentioned(node, &mut uses, &mut defs);
        visit(node, &mut |inst| {
            fixed |= match inst.op {
                POp::Store(_) | POp::Assign(_) => true,
                POp::Load(_) => writes,
                _ => false,
            };
        });
        let depends = (effects && fixed) || uses.iter().any(|&v| reached[v]);
        for value in defs {
            reached[value] |= depends;
        }
        depends
    };
    nodes.iter().map(depends).collect()
}

/// All operations of a node, at any depth, in order.
pub(crate) fn visit(node: &Node, f: &mut impl FnMut(&PInst)) {
    match node {
        Node::Inst(inst) => f(inst),
        Node::If {
            then, otherwise, ..
        } => then.iter().chain(otherwise).for_each(|n| visit(n, f)),
        Node::Loop(data) => data.body.iter().for_each(|n| visit(n, f)),
    }
}

/// All values that a node uses or defines, at any depth.
pub(crate) fn mentioned(node: &Node, uses: &mut Vec<PValue>, defs: &mut Vec<PValue>) {
    match node {
        Node::Inst(inst) => {
            uses.extend(&inst.args);
            defs.extend(inst.result);
        }
        Node::If {
            cond,
            then,
            otherwise,
            results,
        } => {
            uses.push(*cond);
            for node in then.iter().chain(otherwise) {
                mentioned(node, uses, defs);
            }
            for r in results {
                uses.extend([r.then, r.otherwise]);
                defs.push(r.value);
            }
        }
        Node::Loop(data) => {
            match data.control {
                LoopControl::Counted { counter, end, .. } => {
                    defs.push(counter);
                    uses.push(end);
                }
                LoopControl::While { cond } => uses.push(cond),
            }
            for c in &data.carried {
                uses.extend([c.init, c.next]);
                defs.push(c.value);
            }
            for node in &data.body {
                mentioned(node, uses, defs);
            }
        }
    }
}
