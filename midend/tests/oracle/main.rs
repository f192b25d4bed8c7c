//! Loops as SSA against their plans: run the plan, resume the scalar loop, compare all bits.

mod divisors;
mod last_iteration;
mod transforms;

use frontend::sorted::SortedMap;
use frontend::span::Span;
use frontend::{Input, Unit, parse};
use midend::cost::instruction;
use midend::lower::lower;
use midend::options::{FpMode, Options};
use midend::pipeline::{FunctionPlans, vectorize_function};
use midend::plan::{self, GroupOp, Plan, Rounding, Saturation};
use midend::processor::Processor;
use midend::remark::Outcome;
use midend::rows::{FLOATS, INTS};
use midend::ssa::interp::{Memory, run};
use midend::ssa::{BinaryOp, Function, Type, ValueDef, Var};
use midend::target::{Prices, RowOp, TargetInfo};
use std::process::Command;

/// Whether the target has a row for all elements that may have it.
fn has(row: &RowOp) -> bool {
    use BinaryOp::{SDiv, SMulHigh, SMulLow, SRem, UDiv, UMulHigh, UMulLow, URem};
    use RowOp::*;
    match row {
        // All operations cost the same here: the one that needs less would not be taken otherwise.
        Binary(op) => !matches!(
            op,
            SMulHigh | UMulHigh | SDiv | UDiv | SRem | URem | SMulLow | UMulLow
        ),
        MaskBinary(_) | Unary(_) | ICmp(_) | FCmp(_) | Convert(..) | MaskResize(_) => true,
        Load(_) | Store(_) | MaskedLoad(_) | MaskedStore(_) | Reduce(_) | ReduceOrdered(_) => true,
        MaskNot | MaskToInt | MaskToOnes | Select | Splat | Build | Iota | Extract | Reverse => {
            true
        }
        _ => matches!(
            row,
            Any | All | Splice | FirstOn | ExtractAt | CompressStore | CountOn
        ),
    }
}

/// A target that has everything that loops need, each operation for one cycle.
fn target() -> TargetInfo {
    target_with(&[])
}

/// The same with more rows, with their prices.
fn target_with(more: &[(RowOp, Type, u32)]) -> TargetInfo {
    let mut costs = SortedMap::new();
    costs.extend(more.iter().map(|&(row, ty, price)| ((row, ty, 128), price)));
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
        processor: Processor::Generic,
        variants: None,
        interleaved: Prices::new(|_| None),
        scalar: instruction,
        spanning: Prices::new(|_| None),
        name: "everything",
        reg_bits: vec![128],
        registers: 32,
        general_registers: 14,
        memory_operands: false,
        for_triples: 2,
        factors_are_seen: false,
        costs: Prices::new(move |row| costs.get(&row).copied()),
    }
}

fn unit() -> Unit {
    read("loops.c")
}

fn read(file: &str) -> Unit {
    let path = format!("{}/tests/oracle/{file}", env!("CARGO_MANIFEST_DIR"));
    let original = std::fs::read(&path).expect("the source can be read");
    let output = Command::new("cc")
        .args(["-E", "-dD", &path])
        .output()
        .expect("cc runs");
    parse(&Input {
        name: &path,
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

/// Arguments: pointers into one object or into several, as far as `restrict` allows, `n` and `i` small, the
/// rest anything small.
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
        let restrict = matches!(
            var.c_type,
            midend::ssa::CType::Pointer { restrict: true, .. }
        );
        let ty = f.values[param].ty;
        args.push(match (var.name.as_str(), ty) {
            ("n", _) => n,
            ("i", _) => 0,
            (_, Type::Ptr) => {
                let fresh = variant == 0 || restrict;
                let base = match shared {
                    Some(base) if !fresh => base,
                    _ => memory.add(fill(element, random)),
                };
                if !restrict {
                    shared = Some(base);
                }
                // As near as lanes are, or anywhere in what the loop reaches.
                let apart = match variant {
                    0..=3 => random.next() % (4 * variant + 1),
                    _ => random.next() % (n.min(64) + 2),
                };
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
    if let plan::Region::Loop {
        inside: Some(_), ..
    } = plan.region
    {
        // The counter of the loop inside begins with `i`.
        let first = f.vars.values().find(|var| var.name == "i");
        let first = first.and_then(|var| var.param);
        for var in plan.assigned() {
            vars.extend(first.map(|first| (var, args[first as usize])));
        }
    }
    plan::interp::Env {
        vars,
        ..plan::interp::Env::default()
    }
}

/// What is in the objects that there were before a run; what its variables hold is not seen behind it.
fn contents(memory: &Memory, before: &Memory) -> Vec<(u64, Vec<u8>)> {
    let bases: Vec<u64> = before.objects().map(|(base, _)| base).collect();
    let objects = memory.objects().filter(|(base, _)| bases.contains(base));
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
        // The counter of a loop inside begins with `i`.
        let own = f.vars[*var].param;
        let first = || f.vars.values().find(|var| var.name == "i");
        let param = own.or_else(|| first().and_then(|var| var.param));
        let param = param.expect("what a loop carries is a parameter");
        resumed[param as usize] = *bits;
    }
    let result = run(f, &resumed, &mut vector, &globals, 1_000_000);
    assert_eq!(result, Ok(expected), "{context}");
    assert!(
        contents(&scalar, &memory) == contents(&vector, &memory),
        "memory differs: {context}"
    );
    !assigned.is_empty()
}

fn planned(unit: &Unit, options: &Options) -> Vec<(String, FunctionPlans)> {
    planned_for(unit, &target(), options)
}

fn planned_for(
    unit: &Unit,
    target: &TargetInfo,
    options: &Options,
) -> Vec<(String, FunctionPlans)> {
    let defs = unit.functions.iter();
    defs.map(|def| {
        (
            def.name.clone(),
            vectorize_function(unit, def, target, options),
        )
    })
    .collect()
}

/// Loops that are refused: by legality, and one that would be done again if its result is a zero, though
/// what it writes must not be written twice.
const REFUSED: [&str; 71] = [
    "stepped",
    "read_back_last",
    "apart_most",
    "read_own_any",
    "known_on_next",
    "handed_around",
    "handed_if",
    "unit_last",
    "decided_last",
    "decided_twice",
    "decided_float",
    "found_counted",
    "key_least",
    "key_chosen",
    "key_of_three",
    "key_pointer",
    "key_not_always",
    "key_not_known",
    "key_not_computed",
    "key_not_written",
    "key_not_volatile",
    "pack_not_summed",
    "pack_not_bound",
    "pack_not_where",
    "pack_not_twice",
    "pack_not_back",
    "pack_not_falling",
    "pack_not_along",
    "pack_not_twofold",
    "pack_not_apart",
    "double_not_read",
    "double_not_anew",
    "double_not_changed",
    "double_not_exchanged",
    "double_not_always",
    "change_not_next",
    "change_not_wide",
    "change_not_read",
    "change_not_shared",
    "kept_two",
    "kept_read",
    "kept_last",
    "kept_end",
    "kept_middle",
    "kept_not_under",
    "kept_not_same",
    "kept_not_part",
    "kept_not_volatile",
    "found_stored",
    "sorted_not_circle",
    "before_steps",
    "before_not_all",
    "before_not_own",
    "split_not_sum",
    "over_steps",
    "over_either",
    "over_not_always",
    "over_not_part",
    "over_not_volatile",
    "word_twice",
    "word_not_next",
    "word_not_all",
    "word_not_order",
    "word_not_sign",
    "word_not_alone",
    "word_not_between",
    "word_written_low",
    "word_written_not_low",
    "word_written_not_apart",
    "word_written_not_once",
    "steps_not_same",
];

/// Whether no loop is around that of a plan, whose iterations would have to be run as well.
fn is_outermost(f: &Function, plan: &Plan) -> bool {
    let at = plan.region.span();
    let around = |span: Span| span != at && span.start <= at.start && at.end <= span.end;
    !f.sites.values().any(|site| around(site.span))
}

/// Compares all plans; names of functions whose vector code never ran.
fn check_all(unit: &Unit, options: &Options) -> Vec<String> {
    let mut idle = Vec::new();
    for (def, (name, plans)) in unit.functions.iter().zip(planned(unit, options)) {
        // As the source says, before any transform.
        let f = &lower(unit, def, options).expect("the function can be lowered");
        let Some(plan) = plans.plans.iter().find(|plan| is_outermost(f, plan)) else {
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
            for variant in 0..6 {
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
        force_uf: Some(1),
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
