//! Differences of which a comparison says that they are not below zero, by minima and maxima.
//!
//! `x > y ? x - y : y - x` is the larger less the smaller, and `x > y ? x - y : 0` the larger less `y`, modulo the width of
//! the lanes as the source has them. Without comparisons of unsigned numbers, that is a third of the operations.

use super::code::{Code, Pass, When};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::plan::{PInst, POp, PType, PValue};
use crate::ssa::{BinaryOp, IntCC};

/// The row.
pub(super) const DIFFERENCES: Pass = Pass {
    name: "differences",
    what: "Differences that are not below zero are those of minima and maxima",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    if code.selects() {
        rewrite(code, &mut |program, inst| difference(program, inst));
    }
}

/// The difference of extremes in the place of a selection, if that is cheaper.
fn difference(program: &mut Rewrite<'_>, inst: &PInst) -> Option<Instead> {
    let (POp::Select, &[mask, then, otherwise]) = (inst.op, &inst.args[..]) else {
        return None;
    };
    let ty @ PType::Vector(..) = program.ty(then) else {
        return None;
    };
    let comparison = program.known(mask)?;
    let (&POp::ICmp(cc), &[a, b]) = (&comparison.op, &comparison.args[..]) else {
        return None;
    };
    // Of what is compared, the one that is not smaller, and the other one, where the mask is on.
    let (x, y) = match cc {
        IntCC::Sgt | IntCC::Sge | IntCC::Ugt | IntCC::Uge => (a, b),
        IntCC::Slt | IntCC::Sle | IntCC::Ult | IntCC::Ule => (b, a),
        IntCC::Eq | IntCC::Ne => return None,
    };
    let (most, least) = match cc {
        IntCC::Sgt | IntCC::Sge | IntCC::Slt | IntCC::Sle => (BinaryOp::SMax, BinaryOp::SMin),
        _ => (BinaryOp::UMax, BinaryOp::UMin),
    };
    // `x - y`, or `y - x`, and what is taken where that would be below zero.
    let (from, rest, small) = if is_difference(program, then, x, y) {
        (x, y, otherwise)
    } else if is_difference(program, otherwise, y, x) {
        (y, x, then)
    } else {
        return None;
    };
    let known = [mask, then, otherwise].map(|value| match program.uses(value) {
        1 => program.known(value).and_then(|inst| program.price(inst)),
        _ => Some(0),
    });
    let made = |op, args: Vec<PValue>, result| PInst {
        result: Some(result),
        op: POp::Binary(op),
        args,
        span: inst.span,
    };
    let larger = program.value(inst, 0, ty);
    let mut steps = vec![made(most, vec![from, rest], larger)];
    let mut before = program.price(inst)? + known[0]?;
    let less = if program.is_zero(small) {
        before += known[if small == otherwise { 1 } else { 2 }]?;
        rest
    } else if is_difference(program, small, rest, from) {
        before += known[1]? + known[2]?;
        let smaller = program.value(inst, 1, ty);
        steps.push(made(least, vec![from, rest], smaller));
        smaller
    } else {
        return None;
    };
    steps.push(made(BinaryOp::Sub, vec![larger, less], inst.result?));
    let prices = steps.iter().map(|step| program.price(step));
    (prices.sum::<Option<u32>>()? < before).then_some(Instead::Steps(steps))
}

/// Whether a value is the difference of two others.
fn is_difference(program: &Rewrite<'_>, value: PValue, from: PValue, less: PValue) -> bool {
    program
        .known(value)
        .is_some_and(|inst| inst.op == POp::Binary(BinaryOp::Sub) && inst.args == [from, less])
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::super::dead_code::DEAD_CODE;
    use super::*;

    /// What is left of a selection between two sides by a comparison of `p5` and `p4`.
    fn taken(cc: &str, then: &str, otherwise: &str) -> String {
        let lines = format!(
            "p10: i32x4 = sub p5, p4\np11: i32x4 = sub p4, p5\np9: mask32x4 = icmp {cc}
            p20: i32x4 = select p9, {then}, {otherwise}"
        );
        let after = lines_after(&[DIFFERENCES, DEAD_CODE], &lines, &test_target(2));
        let lines: Vec<&str> = after.lines().collect();
        let from = lines.len().saturating_sub(3);
        let number = |c: char| !c.is_ascii_digit();
        let words = lines[from..].iter().map(|line| {
            let op = line.split(" = ").nth(1).unwrap_or_default();
            op.split_whitespace()
                .next()
                .unwrap_or_default()
                .trim_matches(|c| !number(c))
        });
        words.collect::<Vec<&str>>().join(" ")
    }

    #[test]
    fn what_is_not_below_zero_is_a_difference_of_extremes() {
        assert_eq!(taken("ugt p5, p4", "p10", "p11"), "umax umin sub");
        assert_eq!(taken("sle p5, p4", "p11", "p10"), "smax smin sub");
        assert!(taken("ugt p5, p4", "p10", "p3").ends_with("umax sub"));
        assert!(taken("ult p5, p4", "p3", "p10").ends_with("umax sub"));
        // The sides are the wrong way round, or something else is taken.
        assert!(taken("ugt p5, p4", "p11", "p10").ends_with("select"));
        assert!(taken("ugt p5, p4", "p3", "p10").ends_with("select"));
        assert!(taken("ugt p5, p4", "p10", "p5").ends_with("select"));
        assert!(taken("eq p5, p4", "p10", "p11").ends_with("select"));
    }
}
