//! Bodies whose values need many registers.

use super::{check, compare, pipelined, plan};
use std::fmt::Write;

/// Multiplies so many vectors one by one, and adds each product to a sum of its own, if `sums`.
fn body(vectors: u32, sums: bool) -> String {
    let carried = (0..vectors).filter(|_| sums);
    let carried: Vec<String> = carried
        .map(|n| format!("p{}: i32x4 = p7 then p{}", 600 + n, 700 + n))
        .collect();
    let carried = carried.join(", ");
    let mut text = format!("for p10: i64 below p0 step 4 vf 4 uf 1 carry [{carried}] {{\n");
    let mut product = 7;
    for n in 0..vectors {
        let (number, index, address, value) = (100 + n, 200 + n, 300 + n, 400 + n);
        let _ = writeln!(
            text,
            "p{number}: i64 = const {n}
            p{index}: i64 = add p10, p{number}
            p{address}: ptr = ptradd 4 p4, p{index}
            p{value}: i32x4 = load consecutive p{address}
            p{}: i32x4 = mul p{product}, p{value}",
            500 + n
        );
        product = 500 + n;
        if sums {
            let _ = writeln!(text, "p{}: i32x4 = add p{}, p{product}", 700 + n, 600 + n);
        }
    }
    text + &format!("p11: ptr = ptradd 4 p5, p10\nstore consecutive p11, p{product}\n}}\n")
}

#[test]
fn the_interval_is_raised_until_registers_suffice() {
    check(&body(4, false), "\npipelined");
    let before = plan(&body(40, false));
    let (after, log) = pipelined(&before);
    compare(&before, &after, 0);
    let said = &log[0];
    assert!(
        said.contains("given up: 19 vector registers are needed, of 15\n"),
        "{said}"
    );
    assert!(
        said.ends_with("registers: vector 15 of 15\npipelined\n"),
        "{said}"
    );
}

#[test]
fn what_always_needs_too_many_registers_stays() {
    check(&body(9, true), "\npipelined");
    check(
        &body(20, true),
        "not pipelined: iterations that overlap need more registers than there are",
    );
}
