//! Transforms of the loops: the function before and after.

use super::{Case, Random, case, contents, planned, read, unit};
use frontend::sorted::SortedMap;
use midend::analysis::distribution;
use midend::analysis::dominators::DomTree;
use midend::analysis::function_view::FunctionView;
use midend::analysis::index_set_splitting::Part;
use midend::analysis::loops::LoopForest;
use midend::analysis::{
    carried_key, index_set_splitting, peeling, register_promotion, scalar_replacement,
    statement_order, unit_stride,
};
use midend::lower::lower;
use midend::options::{Optimization, Options};
use midend::ssa::interp::run;
use midend::ssa::statements::note_uses;
use midend::ssa::verify::verify;
use midend::ssa::{Function, Op, Terminator, Type, Value, ValueDef};
use midend::transform::{
    bit_counts, byte_swaps, carry_key, dead_stores, distribute, hoist, if_convert, is_rotatable,
    merge_loads, merge_stores, narrow_floats, partial_reuse, peel, promote, read_back, reorder,
    reuse, rotate, scalar_replacement, sink, split_index_set, unit_strides,
};

/// Runs a function and what a transform made of it, with arguments of these variants.
fn same(name: &str, f: &Function, made: &Function, variants: &[u64]) {
    same_where(name, f, made, variants, &[]);
}

/// The same where some arguments, by their numbers, are these.
fn same_where(name: &str, f: &Function, made: &Function, variants: &[u64], fixed: &[(u32, u64)]) {
    assert_eq!(verify(made), Ok(()), "{name}\n{made}");
    let mut random = Random(5);
    let globals = SortedMap::new();
    for n in (0..40).chain([u64::MAX]) {
        for &variant in variants {
            let Case { mut args, memory } = case(f, n, variant, &mut random);
            for &(index, value) in fixed {
                args[index as usize] = value;
            }
            let (mut one, mut other) = (memory.clone(), memory.clone());
            let expected = run(f, &args, &mut one, &globals, 1_000_000);
            if expected.is_err() {
                continue;
            }
            let result = run(made, &args, &mut other, &globals, 1_000_000);
            assert_eq!(result, expected, "{name} {args:?}\n{f}\n{made}");
            let same = contents(&one, &memory) == contents(&other, &memory);
            assert!(same, "{name} {args:?}\n{f}\n{made}");
        }
    }
}

#[test]
fn what_is_known_is_not_read_again() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        without: [Optimization::Reuse].into_iter().collect(),
        ..Options::default()
    };
    let loads = |f: &Function| {
        f.insts
            .values()
            .filter(|i| matches!(i.op, Op::Load(_)))
            .count()
    };
    let mut changed = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let mut made = f.clone();
        reuse(&mut made);
        same(&name, f, &made, &[0, 1, 2, 3]);
        changed.extend((loads(&made) < loads(f)).then_some(name));
    }
    for name in [
        "read_again",
        "read_written",
        "read_either",
        "read_where",
        "read_own",
        "read_own_ways",
    ] {
        assert!(changed.iter().any(|one| one == name), "{name}");
    }
    for name in ["read_after", "read_over", "read_one_way", "read_own_any"] {
        assert!(!changed.iter().any(|one| one == name), "{name}");
    }
    assert!(changed.len() >= 10, "{changed:?}");
}

#[test]
fn what_some_ways_stored_is_not_read_behind_them() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        without: [Optimization::Reuse].into_iter().collect(),
        ..Options::default()
    };
    let mut changed = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let mut made = f.clone();
        partial_reuse(&mut made, &options);
        same(&name, f, &made, &[0, 1, 2, 3]);
        changed.extend((made.to_string() != f.to_string()).then_some(name));
    }
    for name in [
        "known_on_one",
        "known_on_ways",
        "known_on_beside",
        "read_both_goto",
    ] {
        assert!(changed.iter().any(|one| one == name), "{name}");
    }
    for name in ["known_on_not", "known_on_next", "known_on_last"] {
        assert!(!changed.iter().any(|one| one == name), "{name}");
    }
}

#[test]
fn what_both_ways_read_is_read_before_they_part() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        without: [Optimization::Reuse].into_iter().collect(),
        ..Options::default()
    };
    let mut changed = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let mut made = f.clone();
        hoist(&mut made);
        same(&name, f, &made, &[0, 1, 2, 3]);
        changed.extend((made.to_string() != f.to_string()).then_some(name));
    }
    for name in [
        "read_both",
        "read_both_inner",
        "read_both_goto",
        "read_or_written",
    ] {
        assert!(changed.iter().any(|one| one == name), "{name}");
    }
    for name in ["read_both_behind", "read_both_elsewhere", "read_one_way"] {
        assert!(!changed.iter().any(|one| one == name), "{name}");
    }
}

/// Loops among those whose names begin with `apart` are two only if what they store is read back.
#[test]
fn what_is_stored_can_be_read_back() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        ..Options::default()
    };
    let (mut changed, mut apart) = (0, Vec::new());
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let dom = DomTree::compute(f);
        let forest = LoopForest::compute(f, &dom);
        for l in forest.loops.values() {
            let Some(made) = read_back(f, &dom, l) else {
                continue;
            };
            same(&name, f, &made, &[0, 1, 2, 3]);
            changed += 1;
            let (whole, dom) = (FunctionView::new(f, &dom), DomTree::compute(&made));
            let (two, loops) = (
                FunctionView::new(&made, &dom),
                LoopForest::compute(&made, &dom),
            );
            let sites = f.sites.iter().filter(|(_, site)| site.header == l.header);
            for (site, _) in sites {
                let before = distribution::check(&whole, &forest, site, &options);
                let Some(legal) = distribution::check(&two, &loops, site, &options) else {
                    continue;
                };
                same(&name, f, &distribute(&made, &legal).function, &[0]);
                apart.extend(before.is_none().then(|| name.clone()));
            }
        }
    }
    assert!(changed >= 8, "{changed}");
    assert_eq!(apart, ["apart_both", "apart_inside"]);
}

/// Stores of a function.
fn stores(f: &Function) -> usize {
    let insts = f.blocks.values().flat_map(|block| &block.insts);
    let stores = insts.filter(|&&inst| matches!(f.insts[inst].op, Op::Store(_)));
    stores.count()
}

#[test]
fn what_is_overwritten_is_not_stored() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        without: [Optimization::DeadStores, Optimization::Sinking]
            .into_iter()
            .collect(),
        ..Options::default()
    };
    let mut changed = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let mut made = f.clone();
        dead_stores(&mut made, &options);
        same(&name, f, &made, &[0, 1, 2, 3]);
        if stores(&made) < stores(f) {
            changed.push(format!("{name} {}", stores(&made)));
        }
    }
    let expected = "larger_after_branch 1, read_both_goto 2, known_on_beside 2, twice_written 1, \
        twice_scaled 1, twice_beside 1, twice_or_more 3, twice_on_ways 2, twice_in_part 1, change_least 1, \
        word_written_not_once 1";
    assert_eq!(changed.join(", "), expected);
}

#[test]
fn selections_do_what_branches_did() {
    let unit = unit();
    let options = Options {
        trapping_math: false,
        ..Options::default()
    };
    let branches = |f: &Function| {
        let branch = |block| matches!(f.blocks[block].terminator, Terminator::Branch { .. });
        f.layout.iter().filter(|&&block| branch(block)).count()
    };
    let mut converted = 0;
    for def in &unit.functions {
        let name = def.name.clone();
        let mut f = lower(&unit, def, &options).expect("the function can be lowered");
        note_uses(&mut f);
        let f = &f;
        let mut made = f.clone();
        if_convert(&mut made, &options);
        assert_eq!(verify(&made), Ok(()), "{name}");
        same(&name, f, &made, &[0, 1, 2, 3]);
        converted += branches(f) - branches(&made);
    }
    assert!(converted >= 3, "{converted}");
}

#[test]
fn one_store_behind_several_ways_does_what_they_do() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        without: [Optimization::Sinking].into_iter().collect(),
        ..Options::default()
    };
    let mut left = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let mut made = f.clone();
        sink(&mut made, &options);
        same(&name, f, &made, &[0, 1, 2, 3]);
        if stores(&made) < stores(f) {
            left.push((name, stores(&made)));
        }
    }
    let count = |name: &str| {
        let found = left.iter().find(|(one, _)| one == name);
        found.map(|(_, count)| *count)
    };
    assert_eq!(count("sunk_both"), Some(1));
    assert_eq!(count("sunk_two"), Some(2));
    assert_eq!(count("sunk_cases"), Some(1));
    assert_eq!(count("sunk_clamp"), Some(1));
    assert_eq!(count("sunk_inner"), Some(1));
    assert_eq!(count("sunk_last"), Some(3));
    assert_eq!(count("sunk_beside"), Some(2));
    assert_eq!(count("sunk_not"), None);
    let partly = left
        .iter()
        .filter(|(name, _)| name.contains("ly_") || name == "partly");
    let partly: Vec<String> = partly
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    let expected = "partly 1, partly_apart 1, partly_chain 1, partly_two 2, partly_again 1, \
        partly_beside 1, partly_cases 1";
    assert_eq!(partly.join(", "), expected);
}

#[test]
fn the_first_iteration_before_the_others_changes_nothing() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        ..Options::default()
    };
    let (mut peeled, mut wrap) = (0, Vec::new());
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let dom = DomTree::compute(f);
        let (forest, view) = (LoopForest::compute(f, &dom), FunctionView::new(f, &dom));
        for site in f.sites.keys() {
            if let Some(legal) = peeling::check(&view, &forest, site, &options) {
                same(&name, f, &peel(f, &legal).function, &[0, 1, 2, 3]);
                peeled += 1;
                wrap.extend(legal.wraps_around.then(|| name.clone()));
            }
        }
    }
    assert!(peeled > 60, "{peeled}");
    let expected = ["around", "around_sum", "around_down", "around_more"];
    assert_eq!(wrap, expected);
}

#[test]
fn strides_that_are_1_may_be_taken_for_1() {
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
            let Some(legal) = unit_stride::check(&view, &forest, site, &options) else {
                continue;
            };
            let param = |&stride: &Value| match f.values[stride].def {
                ValueDef::Param(_, index) => Some(index),
                ValueDef::Result(_) => None,
            };
            let ones: Option<Vec<u32>> = legal.strides.keys().map(param).collect();
            let ones = ones.expect("strides are parameters");
            let made = unit_strides(f, &legal);
            let fixed: Vec<(u32, u64)> = ones.iter().map(|&index| (index, 1)).collect();
            same_where(&name, f, &made, &[0, 1, 2, 3], &fixed);
            found.push(format!("{name} {}", ones.len()));
        }
    }
    let expected = "unit_both 1, unit_steps 2, unit_counter 1, unit_last 1";
    assert_eq!(found.join(", "), expected);
}

/// Where all iterations come before the one in which branches turn, or all behind it, the loop of that part does the same.
#[test]
fn branches_over_counters_may_be_decided_before_and_behind_where_they_turn() {
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
            let Some(legal) = index_set_splitting::check(&view, &forest, site, &options) else {
                continue;
            };
            let ValueDef::Param(_, m) = f.values[legal.turn.bound].def else {
                continue;
            };
            // Counters begin at 1 and end below 100, or go down to 1.
            let up = legal.turn.step > 0;
            for (part, at) in [(Part::Before, 100), (Part::After, 0)] {
                let at = if up { at } else { 100 - at };
                let made = split_index_set(f, &legal, part);
                same_where(&name, f, &made, &[0, 1, 2, 3], &[(0, 1), (m, at)]);
            }
            found.push(name.clone());
        }
    }
    let expected = "read_both, read_both_inner, split_below, split_equal, split_down, split_unsigned, split_steps, split_more, split_not_sum";
    assert_eq!(found.join(", "), expected);
}

/// Loops among those whose names begin with `kept` that keep places in registers, with how many, and all others that can.
#[test]
fn places_may_be_in_registers() {
    let unit = unit();
    let options = Options::default();
    let mut found = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let dom = DomTree::compute(f);
        let (forest, view) = (LoopForest::compute(f, &dom), FunctionView::new(f, &dom));
        for site in f.sites.keys() {
            let Some(legal) = register_promotion::check(&view, &forest, site, &options) else {
                continue;
            };
            // Places that may not meet others do not.
            same(&name, f, &promote(f, &legal).function, &[0]);
            found.push(format!("{name} {}", legal.places.len()));
        }
    }
    let expected = "read_own 2, read_own_ways 2, change_not_shared 1, kept_sum 1, kept_two 2, kept_read 1, kept_last 1, kept_end 1, kept_counter 1, \
        kept_computed 1, kept_middle 1, kept_not_same 1";
    assert_eq!(found.join(", "), expected);
}

/// Loops whose accesses are sorted, with how many pairs must be apart for that.
#[test]
fn accesses_may_be_in_another_order() {
    let unit = unit();
    let options = Options::default();
    let mut found = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let dom = DomTree::compute(f);
        let (forest, view) = (LoopForest::compute(f, &dom), FunctionView::new(f, &dom));
        for site in f.sites.keys() {
            let Some(legal) = statement_order::check(&view, &forest, site, &options) else {
                continue;
            };
            let variants: &[u64] = match legal.apart.is_empty() {
                true => &[0, 1, 2, 3],
                // What must be apart is.
                false => &[0],
            };
            same(&name, f, &reorder(f, &legal), variants);
            found.push(format!("{name} {}", legal.apart.len()));
        }
    }
    let expected = "handed_ahead 0, sorted_next 0, sorted_late 2, sorted_cross 0, sorted_over 1, sorted_down 0, \
        sorted_sum 0, sorted_if 0, sorted_three 0, sorted_apart 2, sorted_twice 0, \
        before_apart 2, before_sum 0, before_two 0, before_steps 0, before_same 0, before_not_over 0, \
        before_not_wide 0, over_next 0, over_down 0, over_three 0, over_apart 1, over_end 0, over_steps 0, \
        over_before 0, over_behind 0, over_not_read 0, over_either 0, over_not_part 0, over_not_wide 0, \
        over_not_toward 0, over_not_kept 0";
    assert_eq!(found.join(", "), expected);
}

/// Loops that carry what they store, with how many loads and how many pairs must be apart for that.
#[test]
fn what_was_stored_before_may_be_in_a_variable() {
    let unit = unit();
    let options = Options::default();
    let mut found = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let dom = DomTree::compute(f);
        let (forest, view) = (LoopForest::compute(f, &dom), FunctionView::new(f, &dom));
        for site in f.sites.keys() {
            let Some(legal) = scalar_replacement::check(&view, &forest, site, &options) else {
                continue;
            };
            // What must be apart is.
            let variants: &[u64] = match legal.apart.is_empty() {
                true => &[0, 1, 2, 3],
                false => &[0],
            };
            let made = scalar_replacement(f, &legal).function;
            same(&name, f, &made, variants);
            found.push(format!(
                "{name} {} {}",
                legal.loads.len(),
                legal.apart.len()
            ));
        }
    }
    let expected = "apart_before 1 1, apart_behind 1 1, apart_used 1 1, apart_for 1 1, apart_last 1 2, apart_down 1 1, \
        apart_three 3 6, read_back_edges 1 1, read_back_last 1 1, apart_most 1 0, known_on_last 1 1, sorted_late 1 1, \
        sorted_cross 1 0, sorted_apart 2 4, sorted_not_circle 2 0, before_plain 1 0, before_apart 1 1, before_down 1 0, \
        before_sum 1 0, before_two 2 0, before_steps 1 0, before_same 1 0, before_not_own 1 0, over_behind 1 0";
    assert_eq!(found.join(", "), expected);
}

/// Loops that carry keys of positions, and all others that can.
#[test]
fn keys_may_be_carried() {
    let unit = unit();
    let options = Options::default();
    let mut found = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let dom = DomTree::compute(f);
        let (forest, view) = (LoopForest::compute(f, &dom), FunctionView::new(f, &dom));
        for site in f.sites.keys() {
            let Some(legal) = carried_key::check(&view, &forest, site, &options) else {
                continue;
            };
            let carried =
                carry_key(f, &legal).expect("the key is known wherever the position goes");
            same(&name, f, &carried.function, &[0, 1]);
            found.push(format!("{name} {}", legal.joins.len()));
        }
    }
    let expected =
        "key_largest 1, key_least 1, key_computed 1, key_of_two 1, key_chosen 1, key_pointer 1";
    assert_eq!(found.join(", "), expected);
}

/// Loops that were distributed among those whose names begin with `apart`, and all others that can be.
#[test]
fn two_loops_do_what_one_does() {
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
        let legal = f.sites.keys();
        let Some(legal) = legal
            .filter_map(|site| distribution::check(&view, &forest, site, &options))
            .next()
        else {
            continue;
        };
        // Arrays that may not meet do not.
        same(&name, f, &distribute(f, &legal).function, &[0]);
        found.push(name);
    }
    let expected = "apart_before apart_behind apart_used apart_for apart_scalar apart_sum apart_if \
        apart_last apart_down apart_three read_back_edges known_on_last once_carried unit_last \
        kept_counter kept_computed last_unread found_stored before_not_wide over_not_wide over_not_kept";
    assert_eq!(found.join(" "), expected);
}
/// The functions in which shifts and masks become one operation, and how much arithmetic is left in them; they do what
/// they did.
fn simplified(option: Optimization, simplify: fn(&mut Function)) -> Vec<(String, usize)> {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        without: [option].into_iter().collect(),
        ..Options::default()
    };
    let mut found = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let mut made = f.clone();
        simplify(&mut made);
        same(&name, f, &made, &[0, 1, 2, 3]);
        if made != *f {
            let insts = made.blocks.values().flat_map(|block| &block.insts);
            let arithmetic =
                insts.filter(|&&i| matches!(made.insts[i].op, Op::Binary(..) | Op::Unary(_)));
            found.push((name, arithmetic.count()));
        }
    }
    found
}

#[test]
fn bytes_in_reverse_order_are_one_operation() {
    // With the counter of each loop, and what is done beside.
    let expected = [
        ("swap_32", 2),
        ("swap_signed", 2),
        ("swap_16", 2),
        ("swap_short", 2),
        ("swap_half", 2),
        ("swap_64", 3),
        ("swap_steps", 2),
        ("swap_used", 4),
    ];
    let expected = expected.map(|(name, count)| (name.to_string(), count));
    assert_eq!(simplified(Optimization::ByteSwaps, byte_swaps), expected);
}

#[test]
fn bytes_that_are_put_together_are_read_at_once() {
    // With the counter of each loop, its multiples, and what is done beside.
    let expected = "word_32 2, word_high_first 4, word_16 3, word_short 2, word_64 2, word_twice 7";
    let found = simplified(Optimization::AccessMerging, merge_loads);
    let found: Vec<String> = found
        .iter()
        .map(|(name, n)| format!("{name} {n}"))
        .collect();
    assert_eq!(found.join(", "), expected);
}

#[test]
fn bytes_of_a_number_are_written_at_once() {
    let expected = "word_written 3, word_written_down 3, word_written_low 3";
    let found = simplified(Optimization::AccessMerging, merge_stores);
    let found: Vec<String> = found
        .iter()
        .map(|(name, n)| format!("{name} {n}"))
        .collect();
    assert_eq!(found.join(", "), expected);
}

#[test]
fn counts_of_bits_are_one_operation() {
    // With the counter of each loop, and what is done beside.
    let expected = [
        ("ones_32", 2),
        ("ones_signed", 2),
        ("ones_steps", 2),
        ("ones_64", 3),
        ("ones_64_sums", 2),
        ("ones_16", 2),
        ("ones_8", 2),
        ("ones_used", 6),
        ("ones_before", 2),
        ("ones_before_8", 2),
    ];
    let expected = expected.map(|(name, count)| (name.to_string(), count));
    assert_eq!(simplified(Optimization::BitCounts, bit_counts), expected);
}

#[test]
fn what_is_float_before_and_after_is_not_double() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        without: [Optimization::FloatNarrowing].into_iter().collect(),
        ..Options::default()
    };
    let mut found = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let mut made = f.clone();
        narrow_floats(&mut made);
        assert_eq!(verify(&made), Ok(()), "{name}: {made}");
        same(&name, f, &made, &[0, 1, 2, 3]);
        if made != *f {
            let insts = made.blocks.values().flat_map(|block| &block.insts);
            let results = insts.filter_map(|&inst| made.insts[inst].result);
            let doubles = results.filter(|&v| made.values[v].ty == Type::F64);
            found.push(format!("{name} {}", doubles.count()));
        }
    }
    // A quotient that is not rounded before something is taken from it stays as it is.
    let expected = "double_scaled 6, double_clamped 0, double_compared 1, double_of_shorts 0, double_joined 0, double_joins 0, \
                    double_join_used 0";
    assert_eq!(found.join(", "), expected);
}

#[test]
fn rotated_loops_do_what_they_did() {
    let options = Options::default();
    let mut changed = Vec::new();
    for file in ["loops.c", "nests.c"] {
        let mut count = 0;
        for (name, plans) in planned(&read(file), &options) {
            count += rotated(
                &name,
                plans.ssa.as_ref().expect("the function can be lowered"),
            );
        }
        changed.push(count);
    }
    assert!(changed[0] >= 100 && changed[1] == 12, "{changed:?}");
}

/// Rotates the loops of a function, each alone, and one after the other, and says how many these are.
fn rotated(name: &str, f: &Function) -> usize {
    let loops = |f: &Function| {
        let dom = DomTree::compute(f);
        let all = LoopForest::compute(f, &dom).loops;
        let mut all: Vec<_> = all.values().cloned().collect();
        all.retain(|l| is_rotatable(f, l));
        all
    };
    let mut all = f.clone();
    for l in &loops(f) {
        let mut made = f.clone();
        rotate(&mut made, l, false);
        same(name, f, &made, &[0, 1, 2, 3]);
        rotate(&mut all, l, false);
    }
    assert!(loops(&all).is_empty(), "{name}\n{all}");
    same(name, f, &all, &[0, 1, 2, 3]);
    loops(f).len()
}
