//! Products of numbers that were extended to twice their width, by one multiplication of the halves that tell them:
//! most targets have no other of 64 bits, and make one of three (Warren, Hacker's Delight, 2nd ed., §8-1).

use super::code::{Code, Pass, When, any};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::plan::{PInst, POp, PType, PValue};
use crate::ssa::{BinaryOp, ConvertOp};

/// The row.
pub(super) const PRODUCTS: Pass = Pass {
    name: "products",
    what: "Numbers that are extended are multiplied as what they were before",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    let multiplies = |inst: &PInst| inst.op == POp::Binary(BinaryOp::Mul);
    if any(code.body, &mut |inst| multiplies(inst)) {
        rewrite(code, &mut |program, inst| halves(program, inst));
    }
}

/// Which halves tell a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extended {
    /// The upper half is zero.
    zeros: bool,
    /// The upper half repeats the sign of the lower one.
    signs: bool,
}

impl Extended {
    const NOT: Extended = Extended {
        zeros: false,
        signs: false,
    };

    /// What fits into a lower half without its sign, with a bit to spare or not.
    fn unsigned(spare: bool) -> Extended {
        Extended {
            zeros: true,
            signs: spare,
        }
    }
}

/// A product of low halves, if they tell all of the operands and it is cheaper.
fn halves(program: &mut Rewrite<'_>, inst: &PInst) -> Option<Instead> {
    let (POp::Binary(BinaryOp::Mul), &[a, b]) = (inst.op, &inst.args[..]) else {
        return None;
    };
    let PType::Vector(elem, _) = program.ty(inst.result?) else {
        return None;
    };
    let half = elem.bits() / 2;
    let (a, b) = (extended(program, a, half), extended(program, b, half));
    let ops = [
        (a.zeros && b.zeros).then_some(BinaryOp::UMulLow),
        (a.signs && b.signs).then_some(BinaryOp::SMulLow),
    ];
    let before = program.price(inst)?;
    let forms = ops.into_iter().flatten().map(|op| PInst {
        op: POp::Binary(op),
        ..inst.clone()
    });
    let priced = forms.filter_map(|form| Some((program.price(&form)?, form)));
    let (price, form) = priced.min_by_key(|(price, _)| *price)?;
    (price < before).then(|| Instead::Steps(vec![form]))
}

/// What is known of the upper half of a number, or of all lanes of a vector.
fn extended(program: &Rewrite<'_>, value: PValue, half: u32) -> Extended {
    if let Some(number) = program.number(value) {
        return Extended {
            zeros: 0 <= number && number < 1 << half,
            signs: -(1 << (half - 1)) <= number && number < 1 << (half - 1),
        };
    }
    let (Some(op), Some(from)) = (program.op(value), program.arg(value, 0)) else {
        return Extended::NOT;
    };
    let number = |n: usize| program.arg(value, n).and_then(|arg| program.number(arg));
    match op {
        POp::Splat => extended(program, from, half),
        POp::Convert(ConvertOp::ZExt) => match bits(program.ty(from)) {
            narrow if narrow <= half => Extended::unsigned(narrow < half),
            _ => Extended::NOT,
        },
        POp::Convert(ConvertOp::SExt) => Extended {
            signs: bits(program.ty(from)) <= half,
            ..Extended::NOT
        },
        POp::Binary(BinaryOp::And) => {
            let most = [number(0), number(1)].into_iter().flatten();
            match most.filter(|&most| most >= 0).min() {
                Some(most) if most < 1 << half => Extended::unsigned(most < 1 << (half - 1)),
                _ => Extended::NOT,
            }
        }
        POp::Binary(BinaryOp::LShr) => match number(1) {
            Some(by) if by >= half.into() => Extended::unsigned(by > half.into()),
            _ => Extended::NOT,
        },
        POp::Binary(BinaryOp::AShr) => Extended {
            signs: number(1).is_some_and(|by| by >= half.into()),
            ..Extended::NOT
        },
        _ => Extended::NOT,
    }
}

/// Bits that an extension begins with: a mask is a truth value.
fn bits(ty: PType) -> u32 {
    match ty {
        PType::Mask { .. } => 1,
        PType::Scalar(_) | PType::Vector(..) => ty.lane_bits(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::super::dead_code::DEAD_CODE;
    use super::*;
    use crate::rows::RowOp;
    use crate::target::{Prices, TargetInfo};

    /// What lines become where a whole product costs 9.
    fn multiplied(lines: &str) -> String {
        let target = TargetInfo {
            costs: Prices::new(move |(row, ..)| match row {
                RowOp::Binary(BinaryOp::Mul) => Some(9),
                _ => Some(1),
            }),
            ..test_target(2)
        };
        lines_after(&[PRODUCTS, DEAD_CODE], lines, &target)
    }

    #[test]
    fn extended_numbers_are_multiplied_as_halves() {
        for (extension, product) in [("zext", "umull"), ("sext", "smull")] {
            let text = |product: &str| {
                format!("p21: i64x4 = {extension} p5\np20: i64x4 = {product} p21, p21\n")
            };
            assert_eq!(multiplied(&text("mul")), text(product));
        }
    }

    #[test]
    fn what_both_can_tell_is_enough() {
        let mixed = "p21: i64x4 = zext p5\np22: i64x4 = sext p5\np20: i64x4 = mul p21, p22\n";
        assert_eq!(multiplied(mixed), mixed);
        let by = |number: &str| {
            format!(
                "p21: i64x4 = sext p5\np22: i64 = const {number}\np23: i64x4 = splat p22\n\
                 p20: i64x4 = mul p21, p23\n"
            )
        };
        assert!(multiplied(&by("1000")).contains("smull"));
        assert!(multiplied(&by("-1000")).contains("smull"));
        assert_eq!(multiplied(&by("3000000000")), by("3000000000"));
    }

    #[test]
    fn shifts_and_masks_leave_halves() {
        for (op, by, halves) in [
            ("lshr", 32u32, true),
            ("lshr", 31, false),
            ("and", u32::MAX, true),
        ] {
            let text = format!(
                "p21: i64x4 = sext p5\np22: i64 = const {by}\np23: i64x4 = splat p22\n\
                 p24: i64x4 = {op} p21, p23\np25: i64x4 = zext p5\np20: i64x4 = mul p24, p25\n"
            );
            assert_eq!(multiplied(&text).contains("umull"), halves, "{op} {by}");
        }
    }
}
