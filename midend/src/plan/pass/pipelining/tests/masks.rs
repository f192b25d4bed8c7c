//! Masks, which are not carried from step to step.

use super::check;

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

#[test]
fn masks_stay_in_their_stage() {
    check(&lines("mul p12, p12"), "\npipelined");
    let why = "not pipelined: a mask would be needed in a later stage";
    check(&lines("select p13, p12, p7"), why);
}
