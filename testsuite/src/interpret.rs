//! Random kernels through the interpreters: what a plan does and what the loop does.

use crate::generate::Random;
use crate::generate::divergent::{MOST_NEIGHBOURS, TABLE};
use crate::generate::exits::resumable::Resumable;
use frontend::Unit;
use frontend::sorted::SortedMap;
use midend::options::Options;
use midend::pipeline::vectorize_function;
use midend::plan::{self, Plan, Region};
use midend::planner::variants::{LaneParam, Variant, plan_variant};
use midend::ssa::eval;
use midend::ssa::interp::{Memory, run, run_in};
use midend::ssa::world::World;
use midend::ssa::{CType, Function, Pointee, Type, Value, ValueDef};
use midend::target::TargetInfo;

/// Bytes of an object, unless trip counts are large.
const BYTES: usize = 4096;

/// Operations that one run may take.
const LIMIT: u64 = 1_000_000;

/// What arguments have to be: the bits of a scalar, or of an element of an array, by the name of the
/// parameter; all else is random.
type Given<'a> = &'a dyn Fn(&str, u64) -> Option<u64>;

/// Interprets the loops of resumable kernels at a few trip counts; in how many runs the vector part
/// did something.
///
/// # Panics
/// Results differ.
pub fn compare(unit: &Unit, target: &TargetInfo, options: &Options, random: &mut Random) -> usize {
    compare_each(
        unit,
        target,
        options,
        random,
        |f, plan, n, apart, random| compare_one(f, plan, n, apart, &|_, _| None, random),
    )
}

/// The same of a loop with several exits, of which a run takes one in some iteration, or none.
///
/// # Panics
/// Results differ.
pub fn compare_exits(
    (unit, made): (&Unit, &Resumable),
    target: &TargetInfo,
    options: &Options,
    random: &mut Random,
) -> usize {
    compare_each(
        unit,
        target,
        options,
        random,
        |f, plan, n, apart, random| {
            let taken = made.some_exit(n, random);
            let given = |name: &str, k: u64| made.given(name, k, n, taken);
            compare_one(f, plan, n, apart, &given, random)
        },
    )
}

/// Calls `one` for the first plan of each function with some trip counts, and says in how many runs the
/// vector part did something.
fn compare_each(
    unit: &Unit,
    target: &TargetInfo,
    options: &Options,
    random: &mut Random,
    one: impl Fn(&Function, &Plan, u64, bool, &mut Random) -> bool,
) -> usize {
    let mut ran = 0;
    for def in &unit.functions {
        let found = vectorize_function(unit, def, target, options);
        // As the source says, before any transform.
        let source = midend::lower::lower(unit, def, options);
        let (Ok(f), Some(plan)) = (&source, found.plans.first()) else {
            continue;
        };
        let group = plan.vector_loops().first().map_or(1, |l| l.step());
        let kernels = crate::pipelined::kernels(plan).unwrap_or_else(|why| panic!("{why}"));
        let least: Vec<u64> = kernels.iter().map(|kernel| kernel.least).collect();
        for k in 0..8 {
            // Around the multiples of what the wide loop does at once, and between them.
            let n = match k {
                0..5 => (group * (k / 2)).saturating_add_signed(random.below(5) as i64 - 2),
                _ => random.below(3 * group as usize) as u64,
            };
            ran += usize::from(one(f, plan, n, k % 2 == 0, random));
        }
        // What is pipelined begins later.
        for least in least {
            for apart in [true, false] {
                let n = least + random.below(least as usize) as u64;
                ran += usize::from(one(f, plan, n, apart, random));
            }
        }
    }
    ran
}

/// Arguments and memory: `i` is 0, pointers point into objects of their own or into one.
fn case(
    f: &Function,
    n: u64,
    apart: bool,
    given: Given<'_>,
    random: &mut Random,
) -> Option<(Vec<u64>, Memory)> {
    let (mut memory, mut args, mut shared) = (Memory::new(), Vec::new(), None);
    for (index, &param) in f.blocks[f.entry()?].params.iter().enumerate() {
        let var = f.vars.values().find(|v| v.param == Some(index as u32))?;
        let any = (random.below(1 << 20) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let ty = f.values[param].ty;
        args.push(match (var.name.as_str(), &var.c_type) {
            ("n", _) => n,
            ("i" | "w", _) => 0,
            // A stride: 1 in half of all cases.
            ("st", _) => [1, 1, 0, 2][(any >> 20) as usize % 4],
            (_, CType::Pointer { to, .. }) => {
                let element = match to {
                    Pointee::Scalar(ty, ..) => *ty,
                    _ => Type::I8,
                };
                let base = match shared.filter(|_| !apart) {
                    Some((base, of)) if of == element => base,
                    _ => memory.add(fill(element, n, random)),
                };
                shared = Some((base, element));
                let bytes = u64::from(element.bytes());
                let address = base + (64 + random.below(20) as u64) * bytes;
                for k in 0..n {
                    if let Some(bits) = given(&var.name, k) {
                        memory.store(element, address + k * bytes, bits).ok()?;
                    }
                }
                address
            }
            _ => given(&var.name, 0).unwrap_or_else(|| number(ty, any)),
        });
    }
    Some((args, memory))
}

/// Bits of a number of the type: floats of moderate size, any integers.
fn number(ty: Type, any: u64) -> u64 {
    match ty {
        Type::F32 => u64::from(((any % 2001) as f32 / 8.0 - 99.0).to_bits()),
        Type::F64 => ((any % 2001) as f64 / 8.0 - 99.0).to_bits(),
        Type::I1 => any & 1,
        ty if ty.bits() < 64 => any >> 20 & ((1 << ty.bits()) - 1),
        _ => any,
    }
}

fn fill(ty: Type, n: u64, random: &mut Random) -> Vec<u8> {
    let mut bytes = Vec::new();
    let most = BYTES.max(ty.bytes() as usize * (n as usize + 256));
    while bytes.len() < most {
        let any = (random.below(1 << 20) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bytes.extend(&number(ty, any).to_le_bytes()[..ty.bytes() as usize]);
    }
    bytes
}

/// Runs the loop, and the plan with the loop behind it; whether the plan did something.
fn compare_one(
    f: &Function,
    plan: &Plan,
    n: u64,
    apart: bool,
    given: Given<'_>,
    random: &mut Random,
) -> bool {
    let Some((args, memory)) = case(f, n, apart, given, random) else {
        return false;
    };
    let globals = SortedMap::new();
    let mut scalar = memory.clone();
    let Ok(expected) = run(f, &args, &mut scalar, &globals, LIMIT) else {
        // Undefined behaviour of this input, or too long.
        return false;
    };
    let Region::Loop { site, .. } = plan.region else {
        return false;
    };
    let mut env = plan::interp::Env::default();
    for &(var, value) in &f.sites[site].entry {
        if let ValueDef::Param(block, k) = f.values[value].def
            && Some(block) == f.entry()
        {
            env.vars.insert(var, args[k as usize]);
        }
    }
    let mut vector = memory;
    let assigned = plan::interp::run(plan, &env, &mut vector, LIMIT)
        .unwrap_or_else(|trap| panic!("{trap:?} for {args:?} in\n{f}{plan}"));
    let mut resumed = args.clone();
    for (var, bits) in &assigned {
        let Some(param) = f.vars[*var].param else {
            continue;
        };
        resumed[param as usize] = *bits;
    }
    let result = run(f, &resumed, &mut vector, &globals, LIMIT);
    assert_eq!(result, Ok(expected), "for {args:?} in\n{f}{plan}");
    assert!(equal(&scalar, &vector), "memory for {args:?} in\n{f}{plan}");
    !assigned.is_empty()
}

fn equal(a: &Memory, b: &Memory) -> bool {
    a.objects().eq(b.objects())
}

/// Interprets vector variants of the functions of a unit, with and without a mask, beside the
/// functions; how many ran.
///
/// # Panics
/// Results differ.
pub fn compare_variants(
    unit: &Unit,
    target: &TargetInfo,
    options: &Options,
    random: &mut Random,
) -> usize {
    let mut ran = 0;
    let scalar = unit
        .functions
        .iter()
        .map(|def| midend::lower::lower(unit, def, options));
    let world = World::new(scalar.filter_map(Result::ok).collect());
    for def in &unit.functions {
        let scalar = midend::lower::lower(unit, def, options);
        let variant = midend::lower::lower_variant(unit, def, options);
        let (Ok(scalar), Ok(mut lanes)) = (scalar, variant) else {
            continue;
        };
        midend::transform::everywhere(&mut lanes, options);
        // What is in a record, `case` does not know.
        if lanes
            .vars
            .values()
            .any(|v| v.param.is_some() && to_record(&v.c_type))
        {
            continue;
        }
        for mask_bits in [None, Some(32)] {
            let vf = [2, 4, 8][random.below(3)];
            let variant = Variant {
                params: lane_params(&lanes, random),
                vf,
                mask_bits,
            };
            let (_, plan) = plan_variant(&lanes, &variant, def.span, target, options);
            let Ok(plan) = plan else { continue };
            let text = plan.to_string();
            let again = plan::parse::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(again.to_string(), text);
            assert_eq!(plan::verify::verify(&plan), Ok(()), "{plan}");
            for _ in 0..4 {
                ran += usize::from(compare_lanes((&scalar, &world), &plan, &variant, random));
            }
        }
    }
    ran
}

fn to_record(ty: &CType) -> bool {
    matches!(ty, CType::Pointer { to, .. } if !matches!(to, Pointee::Scalar(..)))
}

/// Pointers to rows step from lane to lane, other pointers are the same for all, other parameters
/// sometimes.
fn lane_params(f: &Function, random: &mut Random) -> Vec<LaneParam> {
    let params = f.entry().map_or(&[][..], |entry| &f.blocks[entry].params);
    let kind = |(n, &param): (u32, &_)| match f.values[param].ty {
        Type::Ptr => match f.vars.values().find(|v| v.param == Some(n)) {
            Some(var) if var.name == "r" => LaneParam::Linear(row_bytes(&var.c_type)),
            _ => LaneParam::Uniform,
        },
        ty if ty.is_int() && random.one_in(4) => LaneParam::Linear(random.below(5) as i64 - 2),
        _ if random.one_in(4) => LaneParam::Uniform,
        _ => LaneParam::Vector,
    };
    (0..).zip(params).map(kind).collect()
}

/// Bytes from row to row.
fn row_bytes(pointer: &CType) -> i64 {
    let element = match pointer {
        CType::Pointer {
            to: Pointee::Scalar(ty, ..),
            ..
        } => i64::from(ty.bytes()),
        _ => 1,
    };
    MOST_NEIGHBOURS as i64 * element
}

/// Makes the tables of functions that the generator makes.
fn add_tables(f: &Function, plan: &Plan, world: &mut World, memory: &mut Memory) {
    let symbols = f.symbols.values().chain(plan.symbols.values());
    for symbol in symbols {
        let Some(stem) = symbol.name.strip_suffix("_table") else {
            continue;
        };
        if world.address(&symbol.name).is_some() {
            continue;
        }
        let entries = TABLE.iter().flat_map(|entry| {
            let address = entry.and_then(|entry| world.address(&format!("{stem}_{entry}")));
            address.unwrap_or(0).to_le_bytes()
        });
        let address = memory.add(entries.collect());
        world.name(&symbol.name, address);
    }
}

/// Runs a variant, and the function for each of its lanes; whether that could be done.
fn compare_lanes(
    (f, world): (&Function, &World),
    plan: &Plan,
    variant: &Variant,
    random: &mut Random,
) -> bool {
    let Some((first, mut memory)) = case(f, 4, true, &|_, _| None, random) else {
        return false;
    };
    let mut world = world.clone();
    add_tables(f, plan, &mut world, &mut memory);
    let args = arguments(f, variant, &first, random);
    let mut env = environment(f, variant, &args);
    let lanes = 0..variant.vf;
    env.active = lanes.map(|_| u64::from(!random.one_in(3))).collect();
    let is_off = |k: usize| variant.mask_bits.is_some() && env.active[k] == 0;
    let globals = SortedMap::new();
    let mut expected = Vec::new();
    let objects = memory.objects().count();
    let mut scalar = memory.clone();
    for (k, args) in args.iter().enumerate() {
        if is_off(k) {
            expected.push(None);
            continue;
        }
        let mut left = LIMIT;
        match run_in(&world, f, args, &mut scalar, &globals, (&mut left, 0)) {
            Ok(result) => expected.push(result),
            // Undefined behaviour of this input, or too long.
            Err(_) => return false,
        }
    }
    let mut vector = memory;
    let result = plan::interp::run_variant(plan, &env, &mut vector, &world, LIMIT);
    let result = result.unwrap_or_else(|trap| panic!("{trap:?} for {args:?} in\n{f}{plan}"));
    for (k, expected) in expected.iter().enumerate() {
        if let Some(expected) = expected {
            assert_eq!(
                result.get(k),
                Some(expected),
                "lane {k} of {args:?} in\n{f}{plan}"
            );
        }
    }
    // Local arrays come after the objects of the case.
    let same = scalar.objects().zip(vector.objects()).take(objects);
    let same = same.filter(|(a, b)| a == b).count() == objects;
    assert!(same, "memory for {args:?} in\n{f}{plan}");
    true
}

/// What each lane gives the function, of which the first one gives `first` where lanes agree or step.
fn arguments(f: &Function, variant: &Variant, first: &[u64], random: &mut Random) -> Vec<Vec<u64>> {
    let mut args: Vec<Vec<u64>> = vec![first.to_vec(); variant.vf as usize];
    for (n, (&param, kind)) in params(f).iter().zip(&variant.params).enumerate() {
        let ty = f.values[param].ty;
        for (k, args) in args.iter_mut().enumerate() {
            args[n] = match kind {
                LaneParam::Uniform | LaneParam::LinearBy(_) => first[n],
                LaneParam::Linear(step) if ty == Type::Ptr => first[n] + *step as u64 * k as u64,
                // Small, so that no sum leaves its type.
                LaneParam::Linear(step) => {
                    let value = (first[n] & 63) as i64 + 64 + step * k as i64;
                    eval::mask(ty, value as u64)
                }
                LaneParam::Vector => match ty {
                    Type::F32 => u64::from((random.below(64) as f32 / 4.0 - 3.0).to_bits()),
                    Type::F64 => (random.below(64) as f64 / 4.0 - 3.0).to_bits(),
                    ty => eval::mask(ty, random.below(1 << 20) as u64),
                },
            };
        }
    }
    args
}

/// The same as a variant takes it.
fn environment(f: &Function, variant: &Variant, args: &[Vec<u64>]) -> plan::interp::Env {
    let mut env = plan::interp::Env::default();
    for (n, (_, kind)) in params(f).iter().zip(&variant.params).enumerate() {
        match kind {
            LaneParam::Vector => {
                let each = args.iter().map(|args| args[n]);
                env.params.insert(n as u32, each.collect());
            }
            LaneParam::Uniform | LaneParam::Linear(_) | LaneParam::LinearBy(_) => {
                let var = f.vars.iter().find(|(_, v)| v.param == Some(n as u32));
                env.vars.extend(var.map(|(var, _)| (var, args[0][n])));
            }
        }
    }
    env
}

fn params(f: &Function) -> &[Value] {
    f.entry().map_or(&[][..], |entry| &f.blocks[entry].params)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::exits::resumable::resumable;

    /// All but the few that call a built-in function.
    #[test]
    fn loops_with_exits_are_interpreted() {
        let (mut ran, mut all) = (0, 0);
        for seed in 0..200 {
            let mut random = Random::new(seed);
            let made = resumable(&mut random);
            let unit = crate::fuzzing::parse(made.text.as_bytes());
            for def in &unit.functions {
                all += 1;
                let f = midend::lower::lower(&unit, def, &Options::default());
                let f = f.unwrap_or_else(|e| panic!("{e:?} in {}", made.text));
                let taken = made.some_exit(40, &mut random);
                let given = |name: &str, k: u64| made.given(name, k, 40, taken);
                let (args, mut memory) = case(&f, 40, true, &given, &mut random).unwrap();
                let result = run(&f, &args, &mut memory, &SortedMap::new(), LIMIT);
                ran += usize::from(result.is_ok());
            }
        }
        assert!(all == 200 && ran > 190, "{ran} of {all}");
    }
}
