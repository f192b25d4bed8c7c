//! Distances of accesses.

use super::{Random, plan};
use crate::plan::Node;
use crate::plan::pass::pipelining::accesses::meet;
use crate::plan::pass::pipelining::addresses::{Addresses, Definitions};
use crate::plan::pass::pipelining::body::Body;
use std::fmt::Write;

/// The least distance of two accesses, by comparing the bytes of all pairs of iterations.
fn by_trying([a, b]: [(i64, i64, bool); 2], least: u32) -> Option<u32> {
    let bytes = |(coefficient, constant, reversed): (i64, i64, bool), iteration: i64| {
        let first = 4 * (coefficient * 4 * iteration + constant) - if reversed { 12 } else { 0 };
        first..first + 16
    };
    (least..64).find(|&distance| {
        (0..64).any(|i| {
            let (x, y) = (bytes(a, i), bytes(b, i + i64::from(distance)));
            x.start < y.end && y.start < x.end
        })
    })
}

#[test]
fn distances_agree_with_trying_all_pairs() {
    let mut random = Random(6);
    let mut met = [0; 3];
    for _ in 0..400 {
        let mut access = || {
            let coefficient = random.of(&[1, 1, 1, 2, -1, 0]);
            let constant = random.below(41) as i64 - 20;
            (coefficient, constant, random.below(2) == 0)
        };
        let accesses = [access(), access()];
        let mut text = String::new();
        for (n, (coefficient, constant, reversed)) in accesses.iter().enumerate() {
            let at = 20 + 10 * n;
            let how = if *reversed { "reversed" } else { "consecutive" };
            let _ = writeln!(
                text,
                "p{at}: i64 = const {coefficient}
                p{}: i64 = mul p10, p{at}
                p{}: i64 = const {constant}
                p{}: i64 = add p{}, p{}
                p{}: ptr = ptradd 4 p2, p{}
                store {how} p{}, p7",
                at + 1,
                at + 2,
                at + 3,
                at + 1,
                at + 2,
                at + 4,
                at + 3,
                at + 4
            );
        }
        let plan = plan(&format!(
            "for p10: i64 below p0 step 4 vf 4 uf 1 {{\n{text}}}"
        ));
        let Some(Node::Loop(l)) = plan.body.last() else {
            panic!("{plan}");
        };
        let definitions = Definitions::of(&plan.body);
        let body = Body::of(l, &plan.values).expect("a body");
        let addresses = Addresses::new(l, &body, &definitions, &plan.values);
        let [a, b] = [0, 1].map(|n| addresses.access(body.nodes[n]));
        for least in [0, 1] {
            let found = meet(&a, &b, body.step, least);
            let wanted = by_trying(accesses, least);
            match accesses[0].0 == accesses[1].0 {
                true => assert_eq!(found, wanted, "{plan}"),
                // Nothing is told of these.
                false => assert_eq!(found, Some(least), "{plan}"),
            }
            let kind = match found {
                Some(distance) => usize::from(distance > least),
                None => 2,
            };
            met[kind] += 1;
        }
    }
    assert!(met.iter().all(|&found| found > 50), "{met:?}");
}
