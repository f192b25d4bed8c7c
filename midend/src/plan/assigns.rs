//! Plans without some of their assignments.

use super::{Node, POp, Plan};
use crate::ssa::Var;
use frontend::sorted::SortedSet;

impl Plan {
    /// The same without assignments of some variables.
    #[must_use]
    pub fn without_assigning(mut self, vars: &SortedSet<Var>) -> Plan {
        fn leave_out(nodes: &mut Vec<Node>, vars: &SortedSet<Var>) {
            nodes.retain(|node| match node {
                Node::Inst(inst) => !matches!(inst.op, POp::Assign(var) if vars.contains(&var)),
                Node::If { .. } | Node::Loop(_) => true,
            });
            for node in nodes {
                match node {
                    Node::Inst(_) => {}
                    Node::If {
                        then, otherwise, ..
                    } => {
                        leave_out(then, vars);
                        leave_out(otherwise, vars);
                    }
                    Node::Loop(l) => leave_out(&mut l.body, vars),
                }
            }
        }
        leave_out(&mut self.body, vars);
        self
    }
}
