//! Masks, which are carried from step to step as other values are.

use super::{compare, pipelined_on, plan};
use crate::plan::pass::code::test_target;
use crate::processor::Processor;
use crate::target::{Callable, TargetInfo};
use frontend::pragma_spec::abi::Isa;

/// A mask with one use, for which it is made late, and with one more before.
fn lines(early: &str) -> String {
    format!(
        "for p10: i64 below p0 step 4 vf 4 uf 1 {{
            p11: ptr = ptradd 4 p4, p10
            p12: i32x4 = load consecutive p11
            p13: mask32x4 = icmp slt p12, p7
            p14: i32x4 = {early}
            p15: i32x4 = mul p14, p14
            p16: i32x4 = select p13, p15, p12
            p17: ptr = ptradd 4 p5, p10
            store consecutive p17, p16
        }}"
    )
}

/// The outcome where masks are bits, or vectors.
fn outcome(early: &str, bit_masks: bool) -> String {
    let isa = Isa::Avx512;
    let target = TargetInfo {
        variants: Some(Callable { isa, bit_masks }),
        ..test_target(2)
    };
    let before = plan(&lines(early));
    let (after, log) = pipelined_on(&target, Processor::Generic, &before);
    compare(&before, &after, 0);
    log[0].lines().last().unwrap_or_default().to_owned()
}

#[test]
fn masks_are_carried() {
    assert_eq!(outcome("mul p12, p12", true), "pipelined");
    assert_eq!(outcome("select p13, p12, p7", true), "pipelined");
    assert_eq!(outcome("select p13, p12, p7", false), "pipelined");
}
