//! What planners know of memory.

use super::{compare, pipelined, plan};
use crate::plan::{PValue, Plan};
use cranelift_entity::EntityRef;

/// What becomes of a loop that reads from one pointer and writes to another.
fn with(bases: &[usize], pairs: &[[usize; 2]]) -> (Plan, Plan) {
    let mut before = plan(
        "p94: i64 = const 4
        p95: ptr = ptradd 4 p2, p94
        for p10: i64 below p0 step 4 vf 4 uf 1 {
            p11: ptr = ptradd 4 p2, p10
            p12: i32x4 = load consecutive p11
            p13: i32x4 = mul p12, p12
            p14: ptr = ptradd 4 p3, p10
            store consecutive p14, p13
        }",
    );
    before.apart.bases = bases.iter().map(|&n| PValue::new(n)).collect();
    let pairs = pairs.iter().map(|pair| pair.map(PValue::new));
    before.apart.pairs = pairs.collect();
    let (after, _) = pipelined(&before);
    (before, after)
}

#[test]
fn arrays_that_are_known_not_to_overlap_are_pipelined() {
    let (before, after) = with(&[2, 3], &[[2, 3]]);
    assert_ne!(before.body, after.body);
    assert!(!is_asked(&after));
    compare(&before, &after, 2048);
}

/// Whether it is asked how far pointers are from each other.
fn is_asked(plan: &Plan) -> bool {
    plan.to_string().contains("ptrtoint")
}

#[test]
fn all_that_is_accessed_from_an_address_counts() {
    // Nothing is known, not of what else is reached from there, or not where else that is reached from.
    let unknown: [(&[usize], &[[usize; 2]]); 4] = [
        (&[2, 3], &[]),
        (&[2], &[]),
        (&[2, 3, 95], &[[2, 3]]),
        (&[0, 2, 3], &[[2, 3]]),
    ];
    for (bases, pairs) in unknown {
        let (before, after) = with(bases, pairs);
        assert!(is_asked(&after), "{bases:?}");
        for away in [0, 4, 16, -16, 64, 80, 2048] {
            compare(&before, &after, away);
        }
    }
    let (before, after) = with(&[2, 3, 95], &[[2, 3], [3, 95]]);
    assert_ne!(before.body, after.body);
    assert!(!is_asked(&after));
    compare(&before, &after, 2048);
}

#[test]
fn a_promise_about_iterations_does_not_outweigh_what_is_computed() {
    let vouched = |lines: &str| {
        let mut before = plan(lines);
        before.apart.iterations = true;
        let (after, _) = pipelined(&before);
        (before, after)
    };
    let body = |base: u32, from: i64| {
        format!(
            "for p10: i64 from p1 below p0 step 4 vf 4 uf 1 {{
                p15: i64 = const {from}
                p16: i64 = add p10, p15
                p11: ptr = ptradd 4 p2, p16
                p12: i32x4 = load consecutive p11
                p13: i32x4 = mul p12, p12
                p14: ptr = ptradd 4 p{base}, p10
                store consecutive p14, p13
            }}"
        )
    };
    // The other pointer, of which nothing is known.
    let (before, after) = vouched(&body(3, 0));
    assert_ne!(before.body, after.body);
    compare(&before, &after, 2048);
    // The same one: each iteration needs what the one before stored.
    let (before, after) = vouched(&body(2, -4));
    assert_eq!(before.body, after.body);
}
