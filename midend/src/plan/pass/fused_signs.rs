//! Signs of what a fused product and sum is made of, as part of the operation: differences, and products that are
//! subtracted, have operations of their own.

use super::code::{Code, Pass, When, any};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::ops::Fused;
use crate::plan::{PInst, POp, PValue};
use crate::ssa::UnaryOp;

/// The row.
pub(super) const FUSED_SIGNS: Pass = Pass {
    name: "fused-signs",
    what: "Fused products and sums do the negations of their operands",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    let fuses = |inst: &PInst| inst.op == POp::Fused(Fused::MulAdd);
    if any(code.body, &mut |inst| fuses(inst)) {
        rewrite(code, &mut signed);
    }
}

/// A difference in the place of the sum with a negative, or, with what is a product of one, the product subtracted. Of two
/// negative factors and of a negative product less something one sign is left.
fn signed(program: &mut Rewrite<'_>, inst: &PInst) -> Option<Instead> {
    let (POp::Fused(Fused::MulAdd), &[x, y, z]) = (inst.op, &inst.args[..]) else {
        return None;
    };
    let [minus_x, minus_y, minus_z] = [x, y, z].map(|value| negated(program, value));
    let (op, args) = match (minus_x, minus_y, minus_z) {
        (Some(x), None, None) => (Fused::NegMulAdd, [x, y, z]),
        (None, Some(y), None) => (Fused::NegMulAdd, [y, x, z]),
        (_, _, Some(z)) => (Fused::MulSub, [x, y, z]),
        (None, None, None) | (Some(_), Some(_), None) => return None,
    };
    let inst = PInst {
        op: POp::Fused(op),
        args: args.to_vec(),
        ..inst.clone()
    };
    program.price(&inst)?;
    Some(Instead::Steps(vec![inst]))
}

/// What a value is the negative of.
fn negated(program: &Rewrite<'_>, value: PValue) -> Option<PValue> {
    match program.known(value) {
        Some(PInst {
            op: POp::Unary(UnaryOp::FNeg),
            args,
            ..
        }) => args.first().copied(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::*;

    #[test]
    fn negations_are_part_of_the_operation() {
        const VECTORS: &str =
            "p30: f32 = const f32 2.0\np31: f32 = const f32 3.0\np32: f32 = const f32 5.0
            p7: f32x4 = splat p30\np8: f32x4 = splat p31\np9: f32x4 = splat p32
            p17: f32x4 = fneg p7\np18: f32x4 = fneg p8\np19: f32x4 = fneg p9\n";
        for (line, signed) in [
            ("p7, p8, p9", "fused muladd p7, p8, p9"),
            ("p7, p8, p19", "fused mulsub p7, p8, p9"),
            ("p17, p8, p9", "fused negmuladd p7, p8, p9"),
            ("p7, p18, p9", "fused negmuladd p8, p7, p9"),
            ("p17, p18, p9", "fused muladd p17, p18, p9"),
            ("p17, p8, p19", "fused mulsub p17, p8, p9"),
        ] {
            let lines = format!("{VECTORS}p20: f32x4 = fused muladd {line}");
            let after = lines_after(&[FUSED_SIGNS], &lines, &test_target(2));
            assert!(after.contains(signed), "{line}: {after}");
        }
    }
}
