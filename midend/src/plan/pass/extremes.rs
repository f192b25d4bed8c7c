//! Minima and maxima in the place of comparisons that select one of what they compare.
//!
//! The engine knows those that the source spells with one read of each operand; what is read again where it is
//! selected is known to be the same only once that is written, and so are bounds that a chain of branches asks for one by
//! one: `x < low ? low : min(high, x)` is `max(low, min(high, x))` for constants `low <= high`.

use super::code::{Code, Pass, When};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::plan::{PInst, POp, PType, PValue};
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, FloatCC, IntCC};

/// The row.
pub(super) const EXTREMES: Pass = Pass {
    name: "extremes",
    what: "The smaller or the larger of two compared numbers is taken by one operation",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    if code.selects() {
        rewrite(code, &mut |program, inst| extreme(program, inst));
    }
}

/// A minimum or maximum in the place of a selection, if that is cheaper.
fn extreme(program: &mut Rewrite<'_>, inst: &PInst) -> Option<Instead> {
    let (POp::Select, &[mask, then, otherwise]) = (inst.op, &inst.args[..]) else {
        return None;
    };
    if !matches!(program.ty(then), PType::Vector(..)) {
        return None;
    }
    let comparison = program.known(mask)?;
    let op = compared(program, comparison, then, otherwise)
        .or_else(|| bounded(program, comparison, then, otherwise))?;
    let mut before = program.price(inst)?;
    if program.uses(mask) == 1 {
        before += program.price(comparison)?;
    }
    let extreme = PInst {
        op: POp::Binary(op),
        args: vec![then, otherwise],
        ..inst.clone()
    };
    (program.price(&extreme)? < before).then(|| Instead::Steps(vec![extreme]))
}

/// Of two numbers that are compared, one is taken. Zeros of both signs are the same to a comparison, but not to who takes
/// one of them: where equal floating-point numbers are told apart, one has to be another constant.
fn compared(
    program: &Rewrite<'_>,
    comparison: &PInst,
    then: PValue,
    otherwise: PValue,
) -> Option<BinaryOp> {
    let &[a, b] = &comparison.args[..] else {
        return None;
    };
    let swapped = match (a, b) {
        _ if (a, b) == (then, otherwise) => false,
        _ if (b, a) == (then, otherwise) => true,
        _ => return None,
    };
    match comparison.op {
        POp::ICmp(cc) => smaller_if(if swapped { cc.swapped() } else { cc }),
        POp::FCmp(cc) => {
            let no_zero = [a, b]
                .iter()
                .any(|&v| program.float(v).is_some_and(|n| n != 0.0));
            match if swapped { cc.swapped() } else { cc } {
                FloatCC::Lt => Some(BinaryOp::FMin),
                FloatCC::Gt => Some(BinaryOp::FMax),
                FloatCC::Le => no_zero.then_some(BinaryOp::FMin),
                FloatCC::Ge => no_zero.then_some(BinaryOp::FMax),
                FloatCC::Eq | FloatCC::Ne => None,
            }
        }
        _ => None,
    }
}

/// A constant is taken where a value is beyond it, otherwise the value, but no more than another constant on the other
/// side. That is the extreme of the first constant and of what is taken otherwise: where the value is beyond, it is that.
/// A NaN is beyond nothing, and no such extreme takes the constant because of it. For zeros see [`compared`].
fn bounded(
    program: &Rewrite<'_>,
    comparison: &PInst,
    bound: PValue,
    otherwise: PValue,
) -> Option<BinaryOp> {
    let inner = program.known(otherwise)?;
    let (POp::Binary(inner_op), &[c, d]) = (inner.op, &inner.args[..]) else {
        return None;
    };
    // The value and its other bound.
    let of = |value: PValue| match (c == value, d == value) {
        (true, _) => Some(d),
        (_, true) => Some(c),
        (false, false) => None,
    };
    match comparison.op {
        POp::ICmp(_) => {
            let (value, cc, at) = program.int_bound(comparison)?;
            let other = program.number(of(value)?)?;
            let bits = program.ty(value).lane_bits();
            let signed = |number| i128::from(sign_extend(number, bits));
            let unsigned = |number| signed(number).rem_euclid(1 << bits);
            let same = signed(program.number(bound)?) == signed(at);
            let (op, opposite, within) = match cc {
                IntCC::Slt | IntCC::Sle => {
                    (BinaryOp::SMax, BinaryOp::SMin, signed(at) <= signed(other))
                }
                IntCC::Sgt | IntCC::Sge => {
                    (BinaryOp::SMin, BinaryOp::SMax, signed(at) >= signed(other))
                }
                IntCC::Ult | IntCC::Ule => {
                    let within = unsigned(at) <= unsigned(other);
                    (BinaryOp::UMax, BinaryOp::UMin, within)
                }
                IntCC::Ugt | IntCC::Uge => {
                    let within = unsigned(at) >= unsigned(other);
                    (BinaryOp::UMin, BinaryOp::UMax, within)
                }
                IntCC::Eq | IntCC::Ne => return None,
            };
            (same && within && inner_op == opposite).then_some(op)
        }
        POp::FCmp(_) => {
            let (value, cc, at) = program.float_bound(comparison)?;
            let other = program.float(of(value)?)?;
            let same = program.float(bound)? == at;
            let (op, opposite, within) = match cc {
                FloatCC::Lt | FloatCC::Le => (BinaryOp::FMax, BinaryOp::FMin, at <= other),
                FloatCC::Gt | FloatCC::Ge => (BinaryOp::FMin, BinaryOp::FMax, at >= other),
                FloatCC::Eq | FloatCC::Ne => return None,
            };
            let strict = matches!(cc, FloatCC::Lt | FloatCC::Gt);
            let fits = same && within && (strict || at != 0.0);
            (fits && inner_op == opposite).then_some(op)
        }
        _ => None,
    }
}

/// What it is to take the first of two integers if they compare so, otherwise the second.
fn smaller_if(cc: IntCC) -> Option<BinaryOp> {
    match cc {
        IntCC::Slt | IntCC::Sle => Some(BinaryOp::SMin),
        IntCC::Sgt | IntCC::Sge => Some(BinaryOp::SMax),
        IntCC::Ult | IntCC::Ule => Some(BinaryOp::UMin),
        IntCC::Ugt | IntCC::Uge => Some(BinaryOp::UMax),
        IntCC::Eq | IntCC::Ne => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::super::dead_code::DEAD_CODE;
    use super::*;

    /// The last operation of lines about `p5`, and a bound `p8`, which is 3.
    fn last(lines: &str) -> String {
        let lines = format!("p7: i32 = const 3\np8: i32x4 = splat p7\n{lines}");
        let after = lines_after(&[EXTREMES, DEAD_CODE], &lines, &test_target(2));
        after.lines().last().unwrap_or_default().to_string()
    }

    #[test]
    fn the_smaller_or_larger_of_two_is_taken() {
        for (cc, operands, op) in [
            ("slt p5, p8", "p5, p8", "smin p5, p8"),
            ("slt p5, p8", "p8, p5", "smax p8, p5"),
            ("uge p5, p8", "p5, p8", "umax p5, p8"),
        ] {
            let lines = format!("p9: mask32x4 = icmp {cc}\np20: i32x4 = select p9, {operands}");
            assert_eq!(last(&lines), format!("p20: i32x4 = {op}"));
        }
    }

    #[test]
    fn bounds_that_are_asked_for_one_by_one_are_extremes() {
        let clamped = |cc: &str, bound: &str, inner: &str| {
            let lines = format!(
                "p9: mask32x4 = icmp {cc}\np10: i32x4 = {inner}\np20: i32x4 = select p9, {bound}, p10"
            );
            last(&lines)
        };
        // Zero, p3, and three, p8.
        assert_eq!(
            clamped("slt p5, p3", "p3", "smin p8, p5"),
            "p20: i32x4 = smax p3, p10"
        );
        assert_eq!(
            clamped("sge p3, p5", "p3", "smin p5, p8"),
            "p20: i32x4 = smax p3, p10"
        );
        assert_eq!(
            clamped("ugt p5, p8", "p8", "umax p5, p3"),
            "p20: i32x4 = umin p8, p10"
        );
        assert_eq!(
            clamped("slt p5, p8", "p8", "smin p8, p5"),
            "p20: i32x4 = smax p8, p10"
        );
        for (cc, bound, inner) in [
            // The bounds are the wrong way round, or not known.
            ("slt p5, p8", "p8", "smin p3, p5"),
            ("slt p5, p4", "p4", "smin p8, p5"),
            ("slt p5, p3", "p3", "smin p4, p5"),
            // Something else is taken, compared, or bounded.
            ("slt p5, p3", "p8", "smin p8, p5"),
            ("slt p4, p3", "p3", "smin p8, p5"),
            ("slt p5, p3", "p3", "smax p8, p5"),
            ("slt p5, p3", "p3", "umin p8, p5"),
            ("ult p5, p3", "p3", "smin p8, p5"),
            ("eq p5, p3", "p3", "smin p8, p5"),
        ] {
            let kept = format!("p20: i32x4 = select p9, {bound}, p10");
            assert_eq!(clamped(cc, bound, inner), kept, "{cc} {inner}");
        }
    }

    #[test]
    fn equal_zeros_are_not_taken_for_each_other() {
        let one = |cc: &str, sides: &str, number: &str| {
            let text = format!(
                "p9: f32 = const f32 {number}\np10: f32x4 = splat p9\np13: f32x4 = sitof p5
                p14: mask32x4 = fcmp {cc}\np16: f32x4 = select p14, {sides}\np20: i32x4 = ftosi p16"
            );
            let after = lines_after(&[EXTREMES, DEAD_CODE], &text, &test_target(2));
            after.contains("select p14")
        };
        for (cc, sides) in [("le p13, p10", "p10, p13"), ("ge p13, p10", "p13, p10")] {
            assert!(!one(cc, sides, "1.5") && one(cc, sides, "0.0"));
            let strict = cc.replace("le", "lt").replace("ge", "gt");
            assert!(!one(&strict, sides, "0.0"));
        }
        let lines = |cc: &str, inner: &str| {
            let text = format!(
                "p9: f32 = const f32 1.5\np10: f32x4 = splat p9\np11: f32 = fneg p9
                p12: f32x4 = splat p11\np13: f32x4 = sitof p5\np14: mask32x4 = fcmp {cc}
                p15: f32x4 = {inner}\np16: f32x4 = select p14, p12, p15\np20: i32x4 = ftosi p16"
            );
            lines_after(&[EXTREMES, DEAD_CODE], &text, &test_target(2))
        };
        let taken = "p16: f32x4 = fmax p12, p15\n";
        for inner in ["fmin p10, p13", "fmin p13, p10"] {
            assert!(lines("lt p13, p12", inner).contains(taken));
            assert!(lines("gt p12, p13", inner).contains(taken));
            assert!(lines("le p13, p12", inner).contains(taken));
            assert!(lines("gt p13, p12", inner).contains("select p14"));
        }
        assert!(lines("lt p13, p12", "fmax p10, p13").contains("select p14"));
    }
}
