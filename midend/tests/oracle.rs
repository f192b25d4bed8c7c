//! Loops as SSA against their plans: run the plan, resume the scalar loop, compare all bits.

use frontend::sorted::SortedMap;
use frontend::{Input, Unit, parse};
use midend::analysis::distribution;
use midend::analysis::dominators::DomTree;
use midend::analysis::function_view::FunctionView;
use midend::analysis::loops::LoopForest;
use midend::analysis::peeling;
use midend::options::{FpMode, Optimization, Options};
use midend::pipeline::{FunctionPlans, vectorize_function};
use midend::plan::{self, GroupOp, Plan, Rounding, Saturation};
use midend::remark::Outcome;
use midend::rows::{FLOATS, INTS};
use midend::ssa::interp::{Memory, run};
use midend::ssa::verify::verify;
use midend::ssa::{BinaryOp, Function, Op, Type, ValueDef, Var};
use midend::target::{Prices, RowOp, TargetInfo};
use midend::transform::{byte_swaps, distribute, peel, read_back, reuse, sink};
use std::process::Command;

/// Whether the target has a row for all elements that may have it.
fn has(row: &RowOp) -> bool {
    use BinaryOp::{SDiv, SMulHigh, SRem, UDiv, UMulHigh, URem};
    use RowOp::*;
    match row {
        Binary(op) => !matches!(op, SMulHigh | UMulHigh | SDiv | UDiv | SRem | URem),
        MaskBinary(_) | Unary(_) | ICmp(_) | FCmp(_) | Convert(..) | MaskResize(_) => true,
        Load(_) | Store(_) | MaskedLoad(_) | MaskedStore(_) | Reduce(_) | ReduceOrdered(_) => true,
        MaskNot | MaskToInt | MaskToOnes | Select | Splat | Iota | Extract | Reverse => true,
        _ => matches!(row, Any | All),
    }
}

/// A target that has everything that loops need, each operation for one cycle.
fn target() -> TargetInfo {
    let mut costs = SortedMap::new();
    for ty in INTS.into_iter().chain(FLOATS) {
        let given = RowOp::all(ty).into_iter().filter(has);
        costs.extend(given.map(|row| ((row, ty, 128), 4)));
    }
    let groups = [
        (GroupOp::Unsigned, Type::I8, Type::I64),
        (GroupOp::Signed, Type::I8, Type::I64),
        (GroupOp::Distance, Type::I8, Type::I64),
        (GroupOp::Unsigned, Type::I16, Type::I32),
        (GroupOp::Signed, Type::I16, Type::I32),
        (GroupOp::Product, Type::I16, Type::I32),
        (GroupOp::Unsigned, Type::I32, Type::I64),
    ];
    costs.extend(groups.map(|(op, from, to)| ((RowOp::SumGroups(op, to), from, 128), 4)));
    for (from, to) in [
        (Type::I16, Type::I8),
        (Type::I32, Type::I16),
        (Type::I32, Type::I8),
    ] {
        for range in [Saturation::Signed, Saturation::Unsigned] {
            costs.insert((RowOp::Saturate(range, to), from, 128), 3);
        }
    }
    for op in [BinaryOp::Shl, BinaryOp::LShr, BinaryOp::AShr] {
        costs.insert((RowOp::ShiftBy(op), Type::I32, 128), 3);
    }
    for rounding in [Rounding::Down, Rounding::Up] {
        costs.insert((RowOp::Average(rounding), Type::I8, 128), 4);
    }
    costs.insert((RowOp::DotConst, Type::I16, 128), 4);
    costs.insert((RowOp::Dot, Type::I16, 128), 4);
    TargetInfo {
        variants: None,
        interleaved: Prices::new(|_| None),
        spanning: Prices::new(|_| None),
        name: "everything",
        reg_bits: vec![128],
        registers: 32,
        costs: Prices::new(move |row| costs.get(&row).copied()),
    }
}

fn unit() -> Unit {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracle/loops.c");
    let original = std::fs::read(path).expect("the source can be read");
    let output = Command::new("cc")
        .args(["-E", "-dD", path])
        .output()
        .expect("cc runs");
    parse(&Input {
        name: path,
        original: &original,
        preprocessed: &output.stdout,
    })
}

/// A small generator of numbers.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        self.0 >> 29
    }
}

const BYTES: usize = 2048;

/// Bytes that are small numbers of the element type of most functions.
fn fill(ty: Type, random: &mut Random) -> Vec<u8> {
    let mut bytes = Vec::new();
    while bytes.len() < BYTES {
        let n = (random.next() % 41) as i64 - 20;
        match ty {
            Type::F32 => bytes.extend((n as f32 * 0.75).to_le_bytes()),
            Type::F64 => bytes.extend((n as f64 * 1234.5).to_le_bytes()),
            // Large ones would overflow, which ends a comparison.
            Type::I32 => bytes.extend((n as i32).to_le_bytes()),
            Type::I64 => bytes.extend(n.to_le_bytes()),
            _ => bytes.push(random.next() as u8),
        }
    }
    bytes
}

struct Case {
    args: Vec<u64>,
    memory: Memory,
}

/// Arguments: pointers into one object or into several, `n` and `i` small, the rest anything small.
fn case(f: &Function, n: u64, variant: u64, random: &mut Random) -> Case {
    let entry = f.entry().expect("a function has an entry");
    let mut memory = Memory::new();
    let mut shared = None;
    let mut args = Vec::new();
    for (index, &param) in f.blocks[entry].params.iter().enumerate() {
        let var = f.vars.values().find(|v| v.param == Some(index as u32));
        let var = var.expect("a parameter is a variable");
        let element = match &var.c_type {
            midend::ssa::CType::Pointer {
                to: midend::ssa::Pointee::Scalar(ty, ..),
                ..
            } => *ty,
            _ => Type::I8,
        };
        let ty = f.values[param].ty;
        args.push(match (var.name.as_str(), ty) {
            ("n", _) => n,
            ("i", _) => 0,
            (_, Type::Ptr) => {
                let fresh = variant == 0;
                let base = match shared {
                    Some(base) if !fresh => base,
                    _ => memory.add(fill(element, random)),
                };
                shared = Some(base);
                let apart = random.next() % (4 * variant + 1);
                base + 256 + apart * u64::from(element.bytes())
            }
            (_, Type::F32) => u64::from((random.next() as f32 % 7.0).to_bits()),
            (_, Type::F64) => (random.next() as f64 % 7.0).to_bits(),
            _ => random.next() % 9,
        });
    }
    Case { args, memory }
}

fn env(f: &Function, plan: &Plan, args: &[u64]) -> plan::interp::Env {
    let plan::Region::Loop { site, .. } = plan.region else {
        panic!("a plan of a loop")
    };
    let mut vars: SortedMap<Var, u64> = SortedMap::new();
    let entry = f.entry().expect("a function has an entry");
    for &(var, value) in &f.sites[site].entry {
        if let ValueDef::Param(block, n) = f.values[value].def
            && block == entry
        {
            vars.insert(var, args[n as usize]);
        }
    }
    plan::interp::Env {
        vars,
        ..plan::interp::Env::default()
    }
}

fn contents(memory: &Memory) -> Vec<(u64, Vec<u8>)> {
    let objects = memory.objects();
    objects.map(|(base, b)| (base, b.to_vec())).collect()
}

/// Runs one case both ways; whether the vector code did something.
fn compare(name: &str, f: &Function, plan: &Plan, case: Case) -> bool {
    let globals = SortedMap::new();
    let Case { args, memory } = case;
    let mut scalar = memory.clone();
    let expected = run(f, &args, &mut scalar, &globals, 1_000_000);
    let Ok(expected) = expected else {
        // Undefined behaviour of this input.
        return false;
    };
    let mut vector = memory.clone();
    let context = format!("{name} {args:?}\n{plan}");
    let assigned = plan::interp::run(plan, &env(f, plan, &args), &mut vector, 1_000_000);
    let assigned = assigned.unwrap_or_else(|trap| panic!("{trap:?} in {context}"));
    let mut resumed = args.clone();
    for (var, bits) in &assigned {
        let param = f.vars[*var]
            .param
            .expect("what a loop carries is a parameter");
        resumed[param as usize] = *bits;
    }
    let result = run(f, &resumed, &mut vector, &globals, 1_000_000);
    assert_eq!(result, Ok(expected), "{context}");
    assert!(
        contents(&scalar) == contents(&vector),
        "memory differs: {context}"
    );
    !assigned.is_empty()
}

fn planned(unit: &Unit, options: &Options) -> Vec<(String, FunctionPlans)> {
    let target = target();
    let defs = unit.functions.iter();
    defs.map(|def| {
        (
            def.name.clone(),
            vectorize_function(unit, def, &target, options),
        )
    })
    .collect()
}

/// Loops that are refused: one by legality, and one that would be done again if its result is a zero,
/// though what it writes must not be written twice.
const REFUSED: [&str; 4] = ["stepped", "read_back_last", "apart_most", "read_over"];

/// Compares all plans; names of functions whose vector code never ran.
fn check_all(unit: &Unit, options: &Options) -> Vec<String> {
    let mut idle = Vec::new();
    for (name, plans) in planned(unit, options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let Some(plan) = plans.plans.first() else {
            for remark in &plans.remarks {
                if let Outcome::Missed(reasons) = &remark.outcome {
                    println!("{name}: {reasons:?}");
                }
            }
            idle.push(name);
            continue;
        };
        assert_eq!(plan::verify::verify(plan), Ok(()), "{name}\n{plan}");
        let mut random = Random(7);
        let mut ran = false;
        let group = plan.vector_loops().first().map_or(1, |l| l.step());
        for n in (0..3 * group + 2).chain([u64::MAX]) {
            for variant in 0..4 {
                ran |= compare(&name, f, plan, case(f, n, variant, &mut random));
            }
        }
        if !ran {
            idle.push(name);
        }
    }
    idle
}

#[test]
fn plans_do_what_the_loops_do() {
    let unit = unit();
    let chosen = Options {
        ignore_cost: true,
        strict_aliasing: false,
        ..Options::default()
    };
    assert_eq!(check_all(&unit, &chosen), REFUSED);
}

#[test]
fn plans_of_other_widths_do_what_the_loops_do() {
    let unit = unit();
    for (vf, uf) in [(4, 1), (8, 2), (16, 1), (2, 4)] {
        let forced = Options {
            ignore_cost: true,
            strict_aliasing: false,
            force_vf: Some(vf),
            force_uf: Some(uf),
            ..Options::default()
        };
        assert_eq!(check_all(&unit, &forced), REFUSED, "{vf} x {uf}");
    }
}

#[test]
fn without_trapping_math_fewer_operands_are_guarded() {
    let unit = unit();
    let strict = Options {
        ignore_cost: true,
        strict_aliasing: false,
        ..Options::default()
    };
    let free = Options {
        trapping_math: false,
        ..strict.clone()
    };
    assert_eq!(strict.fp, FpMode::Strict);
    let size = |options: &Options| {
        let all = planned(&unit, options);
        let (_, plans) = all
            .iter()
            .find(|(name, _)| name == "masked")
            .expect("it is there");
        plans.plans[0].values.len()
    };
    assert!(size(&free) < size(&strict));
    assert_eq!(check_all(&unit, &free), REFUSED);
}

#[test]
fn lanes_are_as_narrow_as_what_is_stored_allows() {
    let options = Options {
        ignore_cost: true,
        ..Options::default()
    };
    let widest = |plans: &FunctionPlans| {
        let values = plans.plans[0].values.values();
        let bits = values.filter_map(|v| match v.ty {
            plan::PType::Vector(elem, _) => Some(elem.bits()),
            plan::PType::Mask { bits, .. } => Some(bits),
            plan::PType::Scalar(_) => None,
        });
        bits.max()
    };
    let all: SortedMap<String, FunctionPlans> = planned(&unit(), &options).into_iter().collect();
    let names = [
        "average",
        "difference",
        "grey",
        "bytes_compare",
        "select_min",
        "shifts",
        "clamp",
        "signed_mix",
    ];
    let found = names.map(|name| widest(&all[name]));
    let expected = [8, 8, 16, 8, 16, 16, 32, 32];
    assert_eq!(found, expected.map(Some));
}

/// Arguments `i`, `n`, `s` if there is one, and arrays with these contents.
fn arrays(f: &Function, n: u64, contents: &[Vec<u8>]) -> Case {
    let entry = f.entry().expect("a function has an entry");
    let mut memory = Memory::new();
    let mut contents = contents.iter();
    let mut args = Vec::new();
    for (index, &param) in f.blocks[entry].params.iter().enumerate() {
        args.push(match (f.values[param].ty, index) {
            (Type::Ptr, _) => memory.add(contents.next().expect("contents").clone()),
            (_, 1) => n,
            _ => 0,
        });
    }
    Case { args, memory }
}

#[test]
fn distances_of_all_pairs_of_bytes() {
    let unit = unit();
    let options = Options {
        ignore_cost: true,
        force_vf: Some(16),
        force_uf: Some(2),
        ..Options::default()
    };
    let every: Vec<u8> = (0..=255).collect();
    let mut found = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let distance = name.starts_with("difference") || name.starts_with("sum_distance");
        if !distance {
            continue;
        }
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        for first in 0..=255 {
            let case = arrays(f, 256, &[vec![first; 256], every.clone()]);
            assert!(compare(&name, f, &plans.plans[0], case), "{name} {first}");
        }
        found.push(name);
    }
    let expected = [
        "difference",
        "difference_signed",
        "difference_mixed",
        "sum_distance",
        "sum_distance_i8",
    ];
    assert_eq!(found, expected);
}

/// Names of what is summed by groups, and how.
fn groups_of(plans: &FunctionPlans) -> Vec<GroupOp> {
    let text = plans.plans[0].to_string();
    let words = [
        ("unsigned", GroupOp::Unsigned),
        ("signed", GroupOp::Signed),
        ("distance", GroupOp::Distance),
        ("product", GroupOp::Product),
    ];
    let has = |word: &str| text.contains(&format!("sumgroups {word} "));
    let found = words.into_iter().filter(|(word, _)| has(word));
    found.map(|(_, op)| op).collect()
}

#[test]
fn sums_by_groups_are_exact_at_the_extremes() {
    use GroupOp::{Distance, Product, Signed, Unsigned};
    let unit = unit();
    let expected: SortedMap<&str, Vec<GroupOp>> = [
        ("sum_u8", vec![Unsigned]),
        ("sum_i8", vec![Signed]),
        ("less_u8", vec![Unsigned]),
        ("sum_i16", vec![Unsigned, Signed]),
        ("sum_u16", vec![Unsigned]),
        ("sum_u32", vec![Unsigned]),
        ("dot_i16", vec![Product]),
        ("dot_i16_long", vec![Unsigned, Product]),
        ("square_i16", vec![Unsigned, Product]),
        ("sum_distance", vec![Distance]),
        ("sum_distance_i8", vec![Unsigned]),
        ("count_bytes", vec![Unsigned]),
    ]
    .into();
    let words: [i16; 8] = [-32768, 32767, -1, 0, 1, -32767, 255, -256];
    let mut random = Random(11);
    for (vf, uf) in [(16, 1), (16, 4), (32, 8)] {
        let options = Options {
            ignore_cost: true,
            force_vf: Some(vf),
            force_uf: Some(uf),
            ..Options::default()
        };
        for (name, plans) in planned(&unit, &options) {
            let Some(expected) = expected.get(name.as_str()) else {
                continue;
            };
            assert_eq!(groups_of(&plans), *expected, "{name} {vf} x {uf}");
            let f = plans.ssa.as_ref().expect("the function can be lowered");
            let mut fill = |mixed: bool, word: i16| -> Vec<u8> {
                let mut one = || {
                    if mixed {
                        words[random.next() as usize % 8]
                    } else {
                        word
                    }
                };
                (0..1024).flat_map(|_| one().to_le_bytes()).collect()
            };
            for x in words {
                for y in words {
                    let same = [fill(false, x), fill(false, y)];
                    assert!(compare(&name, f, &plans.plans[0], arrays(f, 512, &same)));
                    let mixed = [fill(true, x), fill(true, y)];
                    assert!(compare(&name, f, &plans.plans[0], arrays(f, 511, &mixed)));
                }
            }
        }
    }
}

/// Runs a function and what a transform made of it, with arguments of these variants.
fn same(name: &str, f: &Function, made: &Function, variants: &[u64]) {
    assert_eq!(verify(made), Ok(()), "{name}\n{made}");
    let mut random = Random(5);
    let globals = SortedMap::new();
    for n in (0..40).chain([u64::MAX]) {
        for &variant in variants {
            let Case { args, memory } = case(f, n, variant, &mut random);
            let (mut one, mut other) = (memory.clone(), memory);
            let expected = run(f, &args, &mut one, &globals, 1_000_000);
            if expected.is_err() {
                continue;
            }
            let result = run(made, &args, &mut other, &globals, 1_000_000);
            assert_eq!(result, expected, "{name} {args:?}\n{f}\n{made}");
            let same = contents(&one) == contents(&other);
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
    for name in ["read_again", "read_written", "read_either", "read_where"] {
        assert!(changed.iter().any(|one| one == name), "{name}");
    }
    for name in ["read_after", "read_over", "read_one_way"] {
        assert!(!changed.iter().any(|one| one == name), "{name}");
    }
    assert!(changed.len() >= 10, "{changed:?}");
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

#[test]
fn bytes_in_reverse_order_are_one_operation() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        without: [Optimization::ByteSwaps].into_iter().collect(),
        ..Options::default()
    };
    let mut found = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let mut made = f.clone();
        byte_swaps(&mut made);
        same(&name, f, &made, &[0, 1, 2, 3]);
        if made != *f {
            let insts = made.blocks.values().flat_map(|block| &block.insts);
            let arithmetic =
                insts.filter(|&&i| matches!(made.insts[i].op, Op::Binary(..) | Op::Unary(_)));
            found.push((name, arithmetic.count()));
        }
    }
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
    assert_eq!(found, expected);
}

#[test]
fn one_store_behind_several_ways_does_what_they_do() {
    let unit = unit();
    let options = Options {
        strict_aliasing: false,
        without: [Optimization::Sinking].into_iter().collect(),
        ..Options::default()
    };
    let stores = |f: &Function| {
        let insts = f.blocks.values().flat_map(|block| &block.insts);
        let stores = insts.filter(|&&inst| matches!(f.insts[inst].op, Op::Store(_)));
        stores.count()
    };
    let mut left = Vec::new();
    for (name, plans) in planned(&unit, &options) {
        let f = plans.ssa.as_ref().expect("the function can be lowered");
        let mut made = f.clone();
        sink(&mut made);
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
    assert_eq!(count("sunk_not"), None);
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
        apart_last apart_down apart_three read_back_edges";
    assert_eq!(found.join(" "), expected);
}
