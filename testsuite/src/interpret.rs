//! Random kernels through the interpreters: what a plan does and what the loop does.

use crate::generate::Random;
use frontend::Unit;
use midend::options::Options;
use midend::pipeline::vectorize_function;
use midend::plan::{self, Plan, Region};
use midend::ssa::interp::{Memory, run};
use midend::ssa::{CType, Function, Pointee, Type, ValueDef};
use midend::target::TargetInfo;
use std::collections::BTreeMap;

/// Bytes of an object.
const BYTES: usize = 4096;

/// Operations that one run may take.
const LIMIT: u64 = 1_000_000;

/// Interprets the loops of resumable kernels at a few trip counts; in how many runs the vector part
/// did something.
///
/// # Panics
/// Results differ.
pub fn compare(unit: &Unit, target: &TargetInfo, options: &Options, random: &mut Random) -> usize {
    let mut ran = 0;
    for def in &unit.functions {
        let found = vectorize_function(unit, def, target, options);
        let (Some(f), Some(plan)) = (&found.ssa, found.plans.first()) else {
            continue;
        };
        let group = u64::from(plan.vf * plan.uf);
        for k in 0..8 {
            // Around the multiples of what the wide loop does at once, and between them.
            let n = match k {
                0..5 => (group * (k / 2)).saturating_add_signed(random.below(5) as i64 - 2),
                _ => random.below(3 * group as usize) as u64,
            };
            ran += usize::from(compare_one(f, plan, n, k % 2 == 0, random));
        }
    }
    ran
}

/// Arguments and memory: `i` is 0, pointers point into objects of their own or into one.
fn case(f: &Function, n: u64, apart: bool, random: &mut Random) -> Option<(Vec<u64>, Memory)> {
    let (mut memory, mut args, mut shared) = (Memory::new(), Vec::new(), None);
    for (index, &param) in f.blocks[f.entry()?].params.iter().enumerate() {
        let var = f.vars.values().find(|v| v.param == Some(index as u32))?;
        let any = (random.below(1 << 20) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let ty = f.values[param].ty;
        args.push(match (var.name.as_str(), &var.c_type) {
            ("n", _) => n,
            ("i", _) => 0,
            (_, CType::Pointer { to, .. }) => {
                let element = match to {
                    Pointee::Scalar(ty, ..) => *ty,
                    _ => Type::I8,
                };
                let base = match shared.filter(|_| !apart) {
                    Some((base, of)) if of == element => base,
                    _ => memory.add(fill(element, random)),
                };
                shared = Some((base, element));
                base + (64 + random.below(20) as u64) * u64::from(element.bytes())
            }
            _ => number(ty, any),
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

fn fill(ty: Type, random: &mut Random) -> Vec<u8> {
    let mut bytes = Vec::new();
    while bytes.len() < BYTES {
        let any = (random.below(1 << 20) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bytes.extend(&number(ty, any).to_le_bytes()[..ty.bytes() as usize]);
    }
    bytes
}

/// Runs the loop, and the plan with the loop behind it; whether the plan did something.
fn compare_one(f: &Function, plan: &Plan, n: u64, apart: bool, random: &mut Random) -> bool {
    let Some((args, memory)) = case(f, n, apart, random) else {
        return false;
    };
    let globals = BTreeMap::new();
    let mut scalar = memory.clone();
    let Ok(expected) = run(f, &args, &mut scalar, &globals, LIMIT) else {
        // Undefined behaviour of this input, or too long.
        return false;
    };
    let Region::Loop { site, .. } = plan.region;
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
