//! Loops of which a transform does all iterations but the last one.

use super::{Case, Random, case, contents, planned, unit};
use frontend::sorted::SortedMap;
use midend::analysis::dominators::DomTree;
use midend::analysis::function_view::FunctionView;
use midend::analysis::loops::LoopForest;
use midend::analysis::overwritten_stores;
use midend::options::Options;
use midend::ssa::Function;
use midend::ssa::interp::run;
use midend::ssa::verify::verify;
use midend::transform::eliminate_stores;

/// Loops that leave out stores which the next iteration overwrites, with how many stores these are and how many loads must
/// be apart for that.
#[test]
fn what_the_next_iteration_overwrites_is_stored_by_the_last_one() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        ..Options::default()
    };
    let mut found = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let dom = DomTree::compute(f);
        let (forest, view) = (LoopForest::compute(f, &dom), FunctionView::new(f, &dom));
        for site in f.sites.keys() {
            let Some(legal) = overwritten_stores::check(&view, &forest, site, &options) else {
                continue;
            };
            // What must be apart is.
            let variants: &[u64] = match legal.apart.is_empty() {
                true => &[0, 1, 2, 3],
                false => &[0],
            };
            all_but_the_last(&name, [f, &eliminate_stores(f, &legal)], variants);
            let counts = (legal.stores.len(), legal.apart.len());
            found.push(format!("{name} {} {}", counts.0, counts.1));
        }
    }
    let expected = "once_for_the_next 1 0, sorted_over 1 2, sorted_twice 1 0, over_next 1 0, over_down 1 0, over_if 1 0, \
        over_three 2 0, over_apart 1 2, over_unsigned 1 0, over_end 1 0, over_steps 1 0, over_before 1 0, \
        over_behind 1 0, over_either 1 0";
    assert_eq!(found.join(", "), expected);
}

/// Runs a function, and what a transform made of it, which does all iterations but the last one. Counters are `i` up to
/// `n`, or `n` down to `i`.
fn all_but_the_last(name: &str, [f, made]: [&Function; 2], variants: &[u64]) {
    assert_eq!(verify(made), Ok(()), "{name}\n{made}");
    let down = name.ends_with("_down");
    let (mut random, globals) = (Random(5), SortedMap::new());
    for n in 2..40 {
        for &variant in variants {
            let Case { args, memory } = case(f, n, variant, &mut random);
            let (mut one, mut other) = (memory.clone(), memory.clone());
            let whole = run(f, &args, &mut one, &globals, 1_000_000);
            if whole.is_err() {
                continue;
            }
            let (mut before, mut last) = (args.clone(), args.clone());
            match down {
                true => (before[0], last[1]) = (1, 1),
                false => (before[1], last[0]) = (n - 1, n - 1),
            }
            for (f, args) in [(made, &before), (f, &last)] {
                let done = run(f, args, &mut other, &globals, 1_000_000);
                assert!(done.is_ok(), "{name} {args:?}\n{f}");
            }
            let same = contents(&one, &memory) == contents(&other, &memory);
            assert!(same, "{name} {args:?}\n{f}\n{made}");
        }
    }
}
