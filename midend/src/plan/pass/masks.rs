//! Truth values by fewer operations: what their algebra makes shorter, and complements that are not needed.
//!
//! Selections do without a complement that they alone need; of the comparisons whose complements are left,
//! those on integers are turned round. Floating-point comparisons stay: none holds for a NaN, nor does the
//! one that looks like the opposite.

use super::code::{Code, Pass, When, any};
use super::dead_code::DEAD_CODE;
use super::implications::implies;
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::plan::{PInst, POp, PType, PValue};
use crate::ssa::{BinaryOp, UnaryOp};
use cranelift_entity::SecondaryMap;

/// The row. It stands behind `combine`, which knows sums under a condition by the sides of a selection.
pub(super) const MASKS: Pass = Pass {
    name: "masks",
    what: "Truth values are computed by fewer operations, and selections do without complements",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    let concerned = any(code.body, &mut joins_or_selects);
    if concerned {
        rewrite(code, &mut |program, inst| shorter(program, inst));
    }
    // What is left is what counts, here and in the passes behind.
    (DEAD_CODE.run)(code);
    if !concerned {
        return;
    }
    let mut selections = SecondaryMap::new();
    any(code.body, &mut |inst| {
        if let (POp::Select, &[mask, ..]) = (inst.op, &inst.args[..]) {
            selections[mask] += 1;
        }
        false
    });
    rewrite(code, &mut |program, inst| {
        let only_selects = |value| program.uses(value) == selections[value];
        match (inst.op, inst.result) {
            (POp::Select, _) => without_complement(program, inst, only_selects),
            (POp::Unary(UnaryOp::Not), Some(result)) if !only_selects(result) => {
                opposite(program, inst)
            }
            _ => None,
        }
    });
}

/// Whether an operation may be one of those that this is about: of most loops there is none.
fn joins_or_selects(inst: &PInst) -> bool {
    matches!(
        inst.op,
        POp::Select | POp::Unary(UnaryOp::Not) | POp::Binary(BinaryOp::And | BinaryOp::Or)
    )
}

/// What does the same with fewer operations. Nothing is asked of prices: no step is done that was not.
fn shorter(program: &Rewrite<'_>, inst: &PInst) -> Option<Instead> {
    match (inst.op, &inst.args[..]) {
        (POp::Unary(UnaryOp::Not), &[value]) => Some(Instead::Value(complement(program, value)?)),
        (POp::Binary(BinaryOp::And | BinaryOp::Or), &[a, b]) if a == b => Some(Instead::Value(a)),
        (POp::Binary(BinaryOp::And), &[a, b]) if implies(program, a, b) => Some(Instead::Value(a)),
        (POp::Binary(BinaryOp::And), &[a, b]) if implies(program, b, a) => Some(Instead::Value(b)),
        (POp::Binary(BinaryOp::Or), &[a, b]) if implies(program, a, b) => Some(Instead::Value(b)),
        (POp::Binary(BinaryOp::Or), &[a, b]) if implies(program, b, a) => Some(Instead::Value(a)),
        (POp::Binary(op @ (BinaryOp::And | BinaryOp::Or)), &[a, b]) => {
            let args = match rest(program, op, a, b) {
                Some(rest) => [rest, b],
                None => [a, rest(program, op, b, a)?],
            };
            Some(with(inst, &args))
        }
        (POp::Select, &[mask, then, otherwise]) => {
            let read = reads_under(program, then, mask) && program.is_zero(otherwise);
            read.then_some(Instead::Value(then))
        }
        _ => None,
    }
}

/// Whether a value is read where a mask is on: it is 0 where that is off.
fn reads_under(program: &Rewrite<'_>, value: PValue, mask: PValue) -> bool {
    program.known(value).is_some_and(|inst| match inst.op {
        POp::Load(_) => inst.args.get(1) == Some(&mask),
        POp::Gather { .. } => inst.args.get(2) == Some(&mask),
        _ => false,
    })
}

/// A selection the other way round. A complement that something else needs is there anyway, and one register
/// less is taken up if selections use it too; scalars have their `!` where they are used.
fn without_complement(
    program: &Rewrite<'_>,
    inst: &PInst,
    only_selects: impl Fn(PValue) -> bool,
) -> Option<Instead> {
    let &[mask, then, otherwise] = &inst.args[..] else {
        return None;
    };
    let positive = complement(program, mask)?;
    let scalar = matches!(program.ty(mask), PType::Scalar(_));
    (scalar || only_selects(mask)).then(|| with(inst, &[positive, otherwise, then]))
}

/// What a value is the complement of, by how it is computed.
fn complement(program: &Rewrite<'_>, value: PValue) -> Option<PValue> {
    let not = program.op(value)? == POp::Unary(UnaryOp::Not);
    not.then(|| program.arg(value, 0))?
}

/// `b` where `part` is `!whole & b` and they are joined by `|`, or `!whole | b` and they are joined by `&`.
fn rest(program: &Rewrite<'_>, join: BinaryOp, part: PValue, whole: PValue) -> Option<PValue> {
    let (a, b) = (program.arg(part, 0)?, program.arg(part, 1)?);
    let dual = match join {
        BinaryOp::Or => BinaryOp::And,
        _ => BinaryOp::Or,
    };
    if program.op(part)? != POp::Binary(dual) {
        return None;
    }
    let opposite = |value| {
        complement(program, value) == Some(whole) || complement(program, whole) == Some(value)
    };
    match (opposite(a), opposite(b)) {
        (true, _) => Some(b),
        (false, true) => Some(a),
        (false, false) => None,
    }
}

/// The opposite of a comparison in the place of its complement, if nothing else needs the comparison. Where
/// the target has no such comparison but complements the other one, nothing is won.
fn opposite(program: &Rewrite<'_>, inst: &PInst) -> Option<Instead> {
    let (POp::Unary(UnaryOp::Not), &[mask]) = (inst.op, &inst.args[..]) else {
        return None;
    };
    let comparison = program.for_one(mask)?;
    let POp::ICmp(cc) = comparison.op else {
        return None;
    };
    let made = PInst {
        op: POp::ICmp(cc.inverse()),
        args: comparison.args.clone(),
        ..inst.clone()
    };
    let cheaper = match program.ty(mask) {
        PType::Scalar(_) => true,
        PType::Vector(..) | PType::Mask { .. } => {
            program.price(&made)? < program.price(comparison)? + program.price(inst)?
        }
    };
    cheaper.then(|| Instead::Steps(vec![made]))
}

/// An operation on other operands.
fn with(inst: &PInst, args: &[PValue]) -> Instead {
    Instead::Steps(vec![PInst {
        args: args.to_vec(),
        ..inst.clone()
    }])
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::*;
    use crate::rows::RowOp;
    use crate::ssa::IntCC;
    use crate::target::{Prices, TargetInfo};

    /// What lines become where comparisons are for more or less, but for `>`, and complements cost 2.
    fn after(lines: &str, comparison: u32) -> String {
        let target = TargetInfo {
            costs: Prices::new(move |(row, ..)| match row {
                RowOp::ICmp(IntCC::Sgt) | RowOp::FCmp(_) => Some(1),
                RowOp::ICmp(_) => Some(comparison),
                _ => Some(2),
            }),
            ..test_target(2)
        };
        lines_after(&[MASKS, DEAD_CODE], lines, &target)
    }

    /// A comparison, and a vector by a condition on it and on `p6`.
    fn by(condition: &str) -> String {
        format!(
            "p7: mask32x4 = icmp eq p5, p2\n{condition}\np18: i32x4 = zext p17\np20: i32x4 = add p18, p5"
        )
    }

    #[test]
    fn complements_of_complements_and_halves_of_pairs_are_left_out() {
        let twice = by("p8: mask32x4 = not p7\np9: mask32x4 = not p8\np17: mask32x4 = or p9, p7");
        let once =
            "p7: mask32x4 = icmp eq p5, p2\np18: i32x4 = zext p7\np20: i32x4 = add p18, p5\n";
        assert_eq!(after(&twice, 1), once);
        assert_eq!(after(&twice.replace("= or", "= and"), 1), once);
        // No operation makes a mask of zeros.
        let xor = twice.replace("= or", "= xor");
        assert!(after(&xor, 1).contains("xor p7, p7"));
    }

    #[test]
    fn what_is_read_under_a_mask_is_zero_where_that_is_off() {
        let read = "p7: ptr = livein var0\np8: i32x4 = load consecutive p7, p6";
        let reads = format!("{read}\n");
        let both = |mask, filler| {
            let not = "p9: mask32x4 = not p6";
            format!(
                "{read}\n{not}\np10: i32x4 = select {mask}, p8, {filler}\np20: i32x4 = add p10, p8"
            )
        };
        assert_eq!(
            after(&both("p6", "p3"), 1),
            format!("{reads}p20: i32x4 = add p8, p8\n")
        );
        // Where another mask is on, or by another filler, it is something else.
        assert!(after(&both("p6", "p2"), 1).contains("select p6, p8, p2"));
        assert!(after(&both("p9", "p3"), 1).contains("select p6, p3, p8"));
    }

    #[test]
    fn what_one_side_of_a_join_excludes_is_not_excluded_by_the_other() {
        for (part, join) in [("and", "or"), ("or", "and")] {
            let left = format!("p7: mask32x4 = icmp eq p5, p2\np17: mask32x4 = {join} p7, p6\n");
            let right = left.replace("p7, p6", "p6, p7");
            let not = "p8: mask32x4 = not p6\n";
            for of in ["p8, p7", "p7, p8"] {
                let first = by(&format!(
                    "{not}p9: mask32x4 = {part} {of}\np17: mask32x4 = {join} p9, p6"
                ));
                assert!(after(&first, 1).starts_with(&left), "{first}");
                let last = first.replace("p9, p6", "p6, p9");
                assert!(after(&last, 1).starts_with(&right), "{last}");
                // Another join, and no complement of that.
                let same = first.replace(&format!("{part} {of}"), &format!("{join} {of}"));
                assert!(after(&same, 1).contains("p9"), "{same}");
                let other = first.replace("p9, p6", "p9, p7");
                assert!(after(&other, 1).contains("p9"), "{other}");
            }
            let complement = by(&format!(
                "{not}p9: mask32x4 = {part} p6, p7\np17: mask32x4 = {join} p9, p8"
            ));
            let shorter = format!("p17: mask32x4 = {join} p7, p8\n");
            assert!(after(&complement, 9).contains(&shorter), "{complement}");
        }
    }

    #[test]
    fn what_a_comparison_says_is_not_asked_again() {
        let join = |first: &str, last: &str, joined: &str| {
            let lines = format!(
                "p7: i32 = const 3\np8: i32x4 = splat p7\np9: mask32x4 = icmp {first}
                p10: mask32x4 = icmp {last}\np11: mask32x4 = not p9\np17: mask32x4 = {joined}
                p18: i32x4 = zext p17\np20: i32x4 = add p18, p5"
            );
            let lines = after(&lines, 1);
            let named = lines
                .split("zext ")
                .nth(1)
                .and_then(|l| l.split('\n').next());
            named.unwrap_or_default().to_string()
        };
        // Zero, p3, is below three, p8.
        assert_eq!(join("slt p5, p3", "slt p5, p8", "and p9, p10"), "p9");
        assert_eq!(join("slt p5, p3", "slt p5, p8", "or p9, p10"), "p10");
        assert_eq!(join("slt p5, p3", "sgt p8, p5", "or p10, p9"), "p10");
        assert_eq!(join("eq p5, p3", "eq p5, p8", "and p11, p10"), "p10");
        assert_eq!(join("ult p5, p3", "eq p5, p8", "and p10, p11"), "p10");
        for (first, last, joined) in [
            ("slt p5, p3", "slt p5, p8", "and p11, p10"),
            ("slt p5, p3", "ult p5, p8", "and p9, p10"),
            ("slt p5, p3", "slt p2, p8", "and p9, p10"),
            ("slt p5, p8", "sgt p5, p3", "and p9, p10"),
            ("slt p5, p8", "sgt p5, p3", "and p11, p10"),
            ("ne p5, p3", "ne p5, p8", "and p9, p10"),
        ] {
            assert_eq!(join(first, last, joined), "p17", "{first} {last} {joined}");
        }
    }

    #[test]
    fn floats_are_in_intervals_too() {
        let lines = "p7: f32 = const f32 1.5\np8: f32x4 = splat p7\np9: f32 = fneg p7
            p10: f32x4 = splat p9\np11: f32x4 = sitof p5\np12: mask32x4 = fcmp gt p11, p8
            p13: mask32x4 = fcmp lt p11, p10\np14: mask32x4 = not p12
            p17: mask32x4 = and p14, p13\np18: i32x4 = zext p17\np20: i32x4 = add p18, p5";
        assert!(after(lines, 1).contains("zext p13"));
        // It holds for a NaN.
        let ne = lines.replace("fcmp lt", "fcmp ne");
        assert!(after(&ne, 1).contains("zext p17"));
        // It raises no exception for one.
        let eq = lines.replace("fcmp lt", "fcmp eq");
        assert!(after(&eq, 1).contains("zext p17"));
        let ge = lines.replace("fcmp lt p11, p10", "fcmp ge p11, p8");
        assert!(after(&ge, 1).contains("zext p17"));
    }

    #[test]
    fn integers_are_compared_the_other_way_round_unless_that_is_dearer() {
        let not = by("p17: mask32x4 = not p7");
        let opposite = "p17: mask32x4 = icmp ne p5, p2\np18: i32x4 = zext p17\n";
        assert!(after(&not, 1).starts_with(opposite));
        let sle = not.replace("icmp eq", "icmp sgt");
        assert!(after(&sle, 2).starts_with(&opposite.replace("icmp ne", "icmp sle")));
        assert!(after(&sle, 3).contains("not p7"));
        // The comparison is needed besides.
        let both = not.replace("add p18, p5", "select p7, p18, p5");
        assert!(after(&both, 1).contains("not p7"));
        // A loop would compare each time what it only complements.
        let carried = "p8: i1 = icmp slt p0, p1
            do carry [p20: i32x4 = p4 then p19] {
                p17: mask32x4 = not p7
                p18: i32x4 = zext p17
                p19: i32x4 = add p18, p20
            } while p8";
        let looped = format!("p7: mask32x4 = icmp eq p5, p2\n{carried}");
        assert!(after(&looped, 1).contains("not p7"));
    }

    #[test]
    fn floats_are_never_compared_the_other_way_round() {
        let not = "p7: f32x4 = sitof p4\np8: mask32x4 = fcmp lt p7, p7\np17: mask32x4 = not p8
            p20: i32x4 = zext p17";
        assert!(after(not, 1).contains("not p8"));
    }

    #[test]
    fn selections_do_without_complements() {
        let select = by("p8: mask32x4 = not p7\np17: mask32x4 = select p8, p6, p7");
        assert!(after(&select, 1).contains("p17: mask32x4 = select p7, p7, p6\n"));
        let blend = "p7: mask32x4 = not p6\np20: i32x4 = select p7, p4, p5";
        assert_eq!(after(blend, 1), "p20: i32x4 = select p6, p5, p4\n");
        let needed = by(
            "p8: mask32x4 = not p7\np9: mask32x4 = select p8, p6, p7\np17: mask32x4 = xor p8, p9",
        );
        assert!(after(&needed, 9).contains("select p8, p6, p7"));
        let scalar = "p7: i1 = icmp eq p0, p1\np8: i1 = not p7\np9: i32 = select p8, p0, p1\np20: i32x4 = splat p9";
        assert_eq!(
            after(scalar, 1),
            "p7: i1 = icmp eq p0, p1\np9: i32 = select p7, p1, p0\np20: i32x4 = splat p9\n"
        );
    }

    #[test]
    fn copies_are_alike_and_ends_of_loops_and_branches_name_what_is_left() {
        let text = "p7: mask32x4 group 0 copy 0 = not p6
            p8: mask32x4 group 0 copy 1 = not p6
            p9: i1 = any p6
            if p9 {
                p10: mask32x4 = not p7
            } gives [p11: mask32x4 = p10 or p6]
            p12: i32x4 group 1 copy 0 = select p7, p4, p5
            p13: i32x4 group 1 copy 1 = select p8, p5, p4
            do carry [p14: mask32x4 = p11 then p16] {
                p15: mask32x4 = not p14
                p16: mask32x4 = not p15
                p17: i1 = any p16
            } while p17
            p18: i32x4 = select p14, p12, p13
            p20: i32x4 = add p18, p12";
        let left = "p9: i1 = any p6
if p9 {
} gives [p11: mask32x4 = p6 or p6]
p12: i32x4 group 1 copy 0 = select p6, p5, p4
p13: i32x4 group 1 copy 1 = select p6, p4, p5
do carry [p14: mask32x4 = p11 then p14] {
p17: i1 = any p14
} while p17
p18: i32x4 = select p14, p12, p13
p20: i32x4 = add p18, p12
";
        assert_eq!(after(text, 9), left);
    }
}
