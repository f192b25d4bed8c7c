//! Loops that do nothing are left out: one way of a loop may be to do nothing, in all iterations.

use super::code::{Pass, When};
use super::dead_code::walk;
use crate::plan::{LoopControl, Node};

/// The row.
pub(super) const IDLE_LOOPS: Pass = Pass {
    name: "idle-loops",
    what: "Loops that do nothing are left out",
    when: When::Chosen,
    optimization: None,
    run: |code| walk(code.body, &mut |nodes| nodes.retain(|node| !is_idle(node))),
};

/// Whether a step is a loop that computes nothing: its counter is known in it alone.
fn is_idle(node: &Node) -> bool {
    let Node::Loop(l) = node else {
        return false;
    };
    let counts = matches!(l.control, LoopControl::Counted { .. });
    counts && l.body.is_empty() && l.carried.is_empty() && l.results.is_empty()
}

#[cfg(test)]
mod tests {
    use super::super::code::{Code, test_target};
    use super::*;
    use crate::plan::parse::parse;
    use crate::plan::verify::verify;

    #[test]
    fn what_counts_for_itself_is_left_out_and_what_carries_something_stays() {
        let text = "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {
            var0 \"r\": other
            p0: i64 = const 0
            p1: i64 = const 64
            p2: i1 = icmp slt p0, p1
            if p2 {
                for p3: i64 below p1 step 4 {
                    for p4: i64 below p1 step 8 {
                    }
                }
            }
            for p5: i64 below p1 step 8 carry [p6: i64 = p0 then p7] {
                p7: i64 = add p6, p5
            }
            assign var0 p6
        }";
        let mut plan = parse(text).expect("a plan");
        (IDLE_LOOPS.run)(&mut Code {
            body: &mut plan.body,
            values: &mut plan.values,
            callees: &plan.callees,
            target: &test_target(2),
            reg_bits: plan.reg_bits,
            pipelining: None,
        });
        assert_eq!(verify(&plan), Ok(()));
        let left = "  p2: i1 = icmp slt p0, p1
  if p2 {
  }
  for p5: i64 below p1 step 8 carry [p6: i64 = p0 then p7] {
    p7: i64 = add p6, p5
  }
  assign var0 p6
}
";
        assert!(plan.to_string().ends_with(left), "{plan}");
    }
}
