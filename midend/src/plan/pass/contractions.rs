//! Products and sums of one expression as one operation that rounds once, where the compiler does so with scalar code but
//! not with vector code: clang's `-ffp-contract=on` looks at expressions of C, and vector code is made of calls. What
//! other compilers fuse wherever they find it, they find in vector code, too. Each expression has a product of its own as
//! long as common subexpressions are not one value: this goes before that.

use super::code::{Code, Pass, When, any};
use super::rewrite::{Instead, Rewrite, rewrite};
use crate::ops::Fused;
use crate::plan::{PInst, POp, PType, PValue};
use crate::ssa::BinaryOp;
use frontend::sorted::SortedSet;
use frontend::span::Span;

/// The row.
pub(super) const CONTRACTIONS: Pass = Pass {
    name: "contractions",
    what: "A product and a sum of one expression are fused where the compiler does so in scalar code",
    when: When::Written,
    optimization: None,
    run,
};

fn run(code: &mut Code<'_>) {
    let multiplies = |inst: &PInst| inst.op == POp::Binary(BinaryOp::FMul);
    if code.target.contracts && any(code.body, &mut |inst| multiplies(inst)) {
        let known = code.contractions;
        rewrite(code, &mut |program, inst| fused(program, inst, known));
    }
}

/// One operation in the place of a sum or difference, if it is the only one that has the product. The first operand goes
/// first, as in clang's `tryEmitFMulAdd`.
fn fused(program: &mut Rewrite<'_>, inst: &PInst, known: &Contractions) -> Option<Instead> {
    let (POp::Binary(op @ (BinaryOp::FAdd | BinaryOp::FSub)), &[a, b]) = (inst.op, &inst.args[..])
    else {
        return None;
    };
    let PType::Vector(..) = program.ty(a) else {
        return None;
    };
    let (op, product, z) = match (
        product(program, inst, a, known),
        product(program, inst, b, known),
        op,
    ) {
        (Some(product), _, BinaryOp::FAdd) => (Fused::MulAdd, product, b),
        (Some(product), _, _) => (Fused::MulSub, product, b),
        (None, Some(product), BinaryOp::FAdd) => (Fused::MulAdd, product, a),
        (None, Some(product), _) => (Fused::NegMulAdd, product, a),
        (None, None, _) => return None,
    };
    let (mut steps, [x, y]) = (Vec::new(), product.factors);
    let x = match product.sign {
        None => x,
        Some(sign) => {
            let signed = program.value(inst, 0, program.ty(x));
            steps.push(PInst {
                op: POp::Binary(BinaryOp::FMul),
                args: vec![x, sign],
                result: Some(signed),
                span: inst.span,
            });
            signed
        }
    };
    let fused = PInst {
        op: POp::Fused(op),
        args: vec![x, y, z],
        ..inst.clone()
    };
    program.price(&fused)?;
    steps.push(fused);
    Some(Instead::Steps(steps))
}

/// Places of sums and of products that are operands of theirs.
type Contractions = SortedSet<(Span, Span)>;

/// A product that is an operand of a sum and is used there alone.
struct Product {
    factors: [PValue; 2],
    /// 1 or −1 in each lane, by which it is multiplied: lanes of a sum are differences, see
    /// `planner::blocks::tree`.
    sign: Option<PValue>,
}

fn product(
    program: &Rewrite<'_>,
    sum: &PInst,
    value: PValue,
    known: &Contractions,
) -> Option<Product> {
    let found = program.known(value).filter(|_| program.uses(value) == 1)?;
    let (&POp::Binary(BinaryOp::FMul), &[x, y]) = (&found.op, &found.args[..]) else {
        return None;
    };
    let (inner, outer) = (found.span, sum.span);
    if inner == outer {
        // No expression is an operand of itself: that is a sign.
        let signed = product(program, sum, x, known)?;
        return signed.sign.is_none().then_some(Product {
            sign: Some(y),
            ..signed
        });
    }
    known.contains(&(outer, inner)).then_some(Product {
        factors: [x, y],
        sign: None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::code::{lines_after, test_target};
    use super::*;
    use crate::target::TargetInfo;

    /// Lines after the pass.
    fn after(contracts: bool, lines: &str) -> String {
        let target = TargetInfo {
            contracts,
            ..test_target(2)
        };
        lines_after(&[CONTRACTIONS], lines, &target)
    }

    /// Vectors `p7` to `p9`, and the product of the first two.
    const PRODUCT: &str =
        "p30: f32 = const f32 2.0\np31: f32 = const f32 3.0\np32: f32 = const f32 5.0
        p7: f32x4 = splat p30\np8: f32x4 = splat p31\np9: f32x4 = splat p32
        p10: f32x4 = fmul p7, p8 @2..5\n";

    #[test]
    fn a_product_within_a_sum_is_fused_with_it() {
        for (line, fused) in [
            ("fadd p10, p9", "fused muladd p7, p8, p9"),
            ("fadd p9, p10", "fused muladd p7, p8, p9"),
            ("fsub p10, p9", "fused mulsub p7, p8, p9"),
            ("fsub p9, p10", "fused negmuladd p7, p8, p9"),
        ] {
            let after = after(true, &format!("{PRODUCT}p20: f32x4 = {line} @2..9"));
            assert!(after.contains(fused), "{line}: {after}");
        }
        let signs = "p40: f32 = const f32 1.0\np41: f32 = const f32 -1.0\np42: f32x4 = build p40, p41, p40, p41
            p11: f32x4 = fmul p10, p42 @2..9\np20: f32x4 = fadd p9, p11 @2..9";
        let after = after(true, &format!("{PRODUCT}{signs}"));
        let signed = after.contains("fmul p7, p42") && after.contains(", p8, p9");
        assert!(signed && after.contains("fused muladd"), "{after}");
    }

    #[test]
    fn others_are_not() {
        let is_left = |contracts, lines: &str| {
            let after = after(contracts, &format!("{PRODUCT}{lines}"));
            assert!(!after.contains("fused"), "{after}");
        };
        // Another compiler, another expression, another use.
        is_left(false, "p20: f32x4 = fadd p10, p9 @2..9");
        is_left(true, "p20: f32x4 = fadd p10, p9 @20..29");
        let twice = "p11: f32x4 = fadd p10, p9 @2..9\np20: f32x4 = fdiv p11, p10 @20..29";
        is_left(true, twice);
    }
}
