//! Two comparisons of a number with the ends of a range as one: `low <= x && x <= high` is
//! `x - low <= high - low` of unsigned numbers, whichever sign the two had (Warren, Hacker's Delight, 4-1).

use super::code::{Code, Pass, When};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::plan::{PInst, POp, PType, PValue};
use crate::ssa::types::sign_extend;
use crate::ssa::{BinaryOp, IntCC};

/// The row.
pub(super) const RANGES: Pass = Pass {
    name: "ranges",
    what: "Whether a number is in a range is asked by one comparison",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    if code.has_masks() {
        rewrite(code, &mut |program, inst| one_comparison(program, inst));
    }
}

/// An end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    /// What is compared with it.
    of: PValue,
    /// Its type.
    ty: PType,
    /// It is the lower end.
    low: bool,
    signed: bool,
    /// The last number that is in the range.
    last: i128,
}

/// One comparison in the place of two that are joined, and named nowhere else, if that is cheaper.
fn one_comparison(program: &mut Rewrite<'_>, inst: &PInst) -> Option<Instead> {
    let (POp::Binary(op @ (BinaryOp::And | BinaryOp::Or)), &[a, b]) = (inst.op, &inst.args[..])
    else {
        return None;
    };
    let inside = op == BinaryOp::And;
    let (one, other) = (end(program, a, inside)?, end(program, b, inside)?);
    let (low, high) = if one.low { (one, other) } else { (other, one) };
    let range = low.of == high.of && low.signed == high.signed && low.low && !high.low;
    if !range || low.last > high.last {
        return None;
    }
    let PType::Vector(elem, _) = low.ty else {
        return None;
    };
    let (mut steps, ty) = (Vec::new(), (low.ty, elem));
    // The low bits are all that counts.
    let number = |number: i128| sign_extend(number as i64, elem.bits());
    let width = high.last - low.last;
    // What begins with 0 is its own distance from there.
    let from_zero = low.last == 0;
    let least = match from_zero {
        true => low.of,
        false => program.constant(ty, number(low.last), inst.span, &mut steps),
    };
    let most = program.constant(ty, number(width), inst.span, &mut steps);
    let (mut from_least, mut price) = (low.of, 0);
    if !from_zero {
        from_least = program.value(inst, 0, low.ty);
        let distance = PInst {
            result: Some(from_least),
            op: POp::Binary(BinaryOp::Sub),
            args: vec![low.of, least],
            span: inst.span,
        };
        price = program.price(&distance)?;
        steps.push(distance);
    }
    let compared = PInst {
        op: POp::ICmp(if inside { IntCC::Ule } else { IntCC::Ugt }),
        args: vec![from_least, most],
        ..inst.clone()
    };
    price += program.price(&compared)?;
    let two = [program.known(a)?, program.known(b)?, inst];
    let two = two.iter().map(|inst| program.price(inst));
    let two: u32 = two.sum::<Option<u32>>()?;
    if price >= two {
        return None;
    }
    steps.push(compared);
    Some(Instead::Steps(steps))
}

/// The end of a range that a comparison asks for, or, of what is outside of it, its opposite.
fn end(program: &Rewrite<'_>, mask: PValue, inside: bool) -> Option<End> {
    let comparison = program.for_one(mask)?;
    let (of, cc, number) = program.int_bound(comparison)?;
    let cc = if inside { cc } else { cc.inverse() };
    let ty = program.ty(of);
    let PType::Vector(elem, _) = ty else {
        return None;
    };
    let (signed, low, beside) = match cc {
        IntCC::Sge => (true, true, 0),
        IntCC::Sgt => (true, true, 1),
        IntCC::Sle => (true, false, 0),
        IntCC::Slt => (true, false, -1),
        IntCC::Uge => (false, true, 0),
        IntCC::Ugt => (false, true, 1),
        IntCC::Ule => (false, false, 0),
        IntCC::Ult => (false, false, -1),
        IntCC::Eq | IntCC::Ne => return None,
    };
    let values = 1i128 << elem.bits();
    let number = i128::from(sign_extend(number, elem.bits()));
    let number = if signed {
        number
    } else {
        number.rem_euclid(values)
    };
    let (least, most) = if signed {
        (-values / 2, values / 2 - 1)
    } else {
        (0, values - 1)
    };
    let last = number + beside;
    (least..=most).contains(&last).then_some(End {
        of,
        ty,
        low,
        signed,
        last,
    })
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::super::dead_code::DEAD_CODE;
    use super::*;
    use crate::rows::RowOp;
    use crate::target::{Prices, TargetInfo};

    /// What two comparisons of `p5` with two numbers become, joined.
    fn after([low, high]: [i64; 2], ccs: [&str; 2], join: &str) -> String {
        let lines = lines([low, high], ccs, join);
        lines_after(&[RANGES, DEAD_CODE], &lines, &test_target(2))
    }

    fn lines([low, high]: [i64; 2], [low_cc, high_cc]: [&str; 2], join: &str) -> String {
        format!(
            "p7: i32 = const {low}\np8: i32x4 = splat p7\np9: i32 = const {high}\np10: i32x4 = splat p9
p11: mask32x4 = icmp {low_cc} p5, p8\np12: mask32x4 = icmp {high_cc} p5, p10
p13: mask32x4 = {join} p11, p12\np14: i32x4 = zext p13\np20: i32x4 = add p14, p5"
        )
    }

    /// Least number, width and comparison.
    fn range(least: i64, width: i64, cc: &str) -> String {
        format!(
            "p21: i32 = const {least}\np22: i32x4 = splat p21\np23: i32 = const {width}\np24: i32x4 = splat p23
p25: i32x4 = sub p5, p22\np13: mask32x4 = icmp {cc} p25, p24
p14: i32x4 = zext p13\np20: i32x4 = add p14, p5\n"
        )
    }

    #[test]
    fn one_comparison_asks_for_both_ends() {
        for (numbers, ccs, join, (least, width, cc)) in [
            ([10, 20], ["sge", "sle"], "and", (10, 10, "ule")),
            ([9, 21], ["sgt", "slt"], "and", (10, 10, "ule")),
            ([10, 20], ["slt", "sgt"], "or", (10, 10, "ugt")),
            ([-7, 20], ["sge", "sle"], "and", (-7, 27, "ule")),
            ([7, -1], ["uge", "ule"], "and", (7, -8, "ule")),
            (
                [i64::from(i32::MIN), i64::from(i32::MAX)],
                ["sge", "sle"],
                "and",
                (i64::from(i32::MIN), -1, "ule"),
            ),
        ] {
            assert_eq!(
                after(numbers, ccs, join),
                range(least, width, cc),
                "{numbers:?} {ccs:?}"
            );
        }
    }

    #[test]
    fn what_begins_with_zero_is_compared_as_it_is() {
        assert_eq!(
            after([0, 20], ["sge", "sle"], "and"),
            "p21: i32 = const 20\np22: i32x4 = splat p21\np13: mask32x4 = icmp ule p5, p22\n\
             p14: i32x4 = zext p13\np20: i32x4 = add p14, p5\n"
        );
    }

    #[test]
    fn what_is_no_range_stays() {
        for (numbers, ccs, join) in [
            // Nothing is in it, or everything.
            ([20, 10], ["sge", "sle"], "and"),
            ([20, 10], ["slt", "sgt"], "or"),
            ([i64::from(i32::MAX), 10], ["sgt", "sle"], "and"),
            // Two signs, or the same end twice.
            ([10, 20], ["sge", "ule"], "and"),
            ([10, 20], ["sge", "sge"], "and"),
            ([10, 20], ["sge", "sle"], "or"),
            ([10, 20], ["eq", "sle"], "and"),
        ] {
            let before = format!("{}\n", lines(numbers, ccs, join));
            assert_eq!(
                after(numbers, ccs, join),
                before,
                "{numbers:?} {ccs:?} {join}"
            );
        }
        // One of them is needed besides, or one comparison costs more.
        let needed =
            lines([10, 20], ["sge", "sle"], "and").replace("zext p13", "select p11, p5, p4");
        let all = needed + "\np15: i32x4 = zext p13";
        let all = all.replace("add p14, p5", "add p14, p15");
        let text = all.replace(
            "p20: i32x4 = add p14, p15\np15: i32x4 = zext p13",
            "p15: i32x4 = zext p13\np20: i32x4 = add p14, p15",
        );
        assert_eq!(
            lines_after(&[RANGES, DEAD_CODE], &text, &test_target(2)),
            text.clone() + "\n"
        );
        let dear = TargetInfo {
            costs: Prices::new(|(row, ..)| match row {
                RowOp::ICmp(IntCC::Ule) => Some(4),
                _ => Some(2),
            }),
            ..test_target(2)
        };
        let text = lines([10, 20], ["sge", "sle"], "and");
        assert_eq!(
            lines_after(&[RANGES, DEAD_CODE], &text, &dear),
            text.clone() + "\n"
        );
    }

    #[test]
    fn numbers_for_loops_are_made_once_before_them() {
        let text = "p7: i32 = const 10
            p8: i32x4 = splat p7
            p9: i1 = icmp slt p0, p1
            do carry [p10: i32x4 = p4 then p18] {
                p11: mask32x4 group 0 copy 0 = icmp sge p10, p2
                p12: mask32x4 group 0 copy 1 = icmp sge p5, p2
                p13: mask32x4 group 1 copy 0 = icmp sle p10, p8
                p14: mask32x4 group 1 copy 1 = icmp sle p5, p8
                p15: mask32x4 group 2 copy 0 = and p11, p13
                p16: mask32x4 group 2 copy 1 = and p14, p12
                p17: i32x4 = select p15, p10, p5
                p18: i32x4 = select p16, p5, p17
            } while p9
            p20: i32x4 = add p10, p5";
        let left = "p9: i1 = icmp slt p0, p1
p21: i32 = const 1
p22: i32x4 = splat p21
p23: i32 = const 9
p24: i32x4 = splat p23
do carry [p10: i32x4 = p4 then p18] {
p25: i32x4 group 3 copy 0 = sub p10, p22
p15: mask32x4 group 2 copy 0 = icmp ule p25, p24
p26: i32x4 group 3 copy 1 = sub p5, p22
p16: mask32x4 group 2 copy 1 = icmp ule p26, p24
p17: i32x4 = select p15, p10, p5
p18: i32x4 = select p16, p5, p17
} while p9
p20: i32x4 = add p10, p5
";
        assert_eq!(
            lines_after(&[RANGES, DEAD_CODE], text, &test_target(2)),
            left
        );
    }
}
