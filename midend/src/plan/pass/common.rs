//! Lanes that a sequence of steps computes twice are computed once (Aho, Lam, Sethi and Ullman, *Compilers*, 2nd edition, 8.5.1:
//! common subexpressions). Only what stands in one sequence is compared: nothing is kept in a register for what may never
//! be reached.

use super::code::{Code, Pass, When};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::plan::effect::{Effect, effect};
use crate::plan::{PInst, POp, PType, PValue};
use frontend::hashed::HashedMap;

/// The row.
pub(super) const COMMON: Pass = Pass {
    name: "common-subexpressions",
    what: "Lanes that a sequence of steps computes twice are computed once",
    when: When::Written,
    optimization: None,
    run,
};

/// How a value is computed, in which sequence, and as which of several values that are made alike.
type Computed = (u32, POp, PType, Option<u32>, Vec<PValue>);

fn run(code: &mut Code<'_>) {
    // Looked up and never walked, so that its order says nothing.
    let mut known: HashedMap<Computed, PValue> = HashedMap::default();
    rewrite(code, &mut |of, inst| {
        let result = inst.result?;
        // Scalars are left to the compiler behind: guards are easier to read as they are.
        if matches!(of.ty(result), PType::Scalar(_)) || effect(&inst.op) != Effect::None {
            return None;
        }
        let first = *known.entry(computed(of, inst, result)).or_insert(result);
        (first != result).then_some(Instead::Value(first))
    });
}

fn computed(of: &Rewrite<'_>, inst: &PInst, result: PValue) -> Computed {
    let copy = of.copy(result);
    (
        of.sequence(),
        inst.op,
        of.ty(result),
        copy,
        inst.args.clone(),
    )
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::super::dead_code::DEAD_CODE;
    use super::*;

    fn after(lines: &str) -> String {
        lines_after(&[COMMON, DEAD_CODE], lines, &test_target(2))
    }

    #[test]
    fn lanes_are_computed_once() {
        let twice = "p10: i32x4 = add p4, p5\np11: i32x4 = add p4, p5\np20: i32x4 = mul p10, p11";
        let once = "p10: i32x4 = add p4, p5\np20: i32x4 = mul p10, p10";
        assert_eq!(after(twice).trim(), once);
        // What differs in an operand, in their order, or in the operation is not the same.
        for other in ["add p4, p3", "sub p4, p5", "add p5, p4"] {
            let lines =
                format!("p10: i32x4 = add p4, p5\np11: i32x4 = {other}\np20: i32x4 = mul p10, p11");
            assert_eq!(after(&lines).trim(), lines);
        }
    }
}
