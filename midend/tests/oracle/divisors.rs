//! Divisions by what is the same in all iterations, by products: nasty numbers by nasty divisors.

use super::{arrays, compare, planned_for, read, target_with};
use frontend::sorted::SortedSet;
use midend::options::Options;
use midend::ssa::{BinaryOp, Function, Type};
use midend::target::RowOp;

/// Numbers near those at which something changes, in so many bits.
fn nasty(bits: u32) -> Vec<i64> {
    let top = 1i64 << (bits - 1);
    let powers = (0..=bits).map(|n| 1i64 << n);
    let others = [
        10,
        641,
        1000,
        6_700_417,
        top / 3,
        2 * top / 3,
        top / 7,
        715_827_883,
    ];
    let near = powers
        .chain(others)
        .flat_map(|n| [n - 2, n - 1, n, n + 1, n + 3]);
    let signed = near.flat_map(|n| [n, -n]);
    // As a number with a sign of so many bits.
    let wrapped = signed.map(|n| n << (64 - bits) >> (64 - bits));
    let all: SortedSet<i64> = wrapped.collect();
    all.into_iter().collect()
}

fn bytes(numbers: &[i64], bits: u32) -> Vec<u8> {
    let of = |n: &i64| n.to_le_bytes()[..bits as usize / 8].to_vec();
    numbers.iter().flat_map(of).collect()
}

/// Runs a function on all numbers, in groups, by a divisor.
fn by(name: &str, f: &Function, plan: &midend::plan::Plan, divisor: i64, bits: u32) -> bool {
    let signed = !name.starts_with("unsigned");
    let least = -1i64 << (bits - 1);
    let mut numbers = nasty(bits);
    // These have no quotient.
    numbers.retain(|&x| !(signed && divisor == -1 && x == least && bits == 32));
    let k = match (signed, bits) {
        (true, _) => divisor as u64,
        (false, 16) => divisor as u16 as u64,
        (false, _) => divisor as u32 as u64,
    };
    let n = numbers.len() as u64;
    // Somewhat more room than numbers.
    numbers.extend([7; 16]);
    let result = vec![0; numbers.len() * 4];
    let mut case = arrays(f, n, &[bytes(&numbers, bits), result]);
    let mask = match f.values[f.blocks[f.entry().expect("it has an entry")].params[2]].ty {
        Type::I16 => 0xffff,
        _ => 0xffff_ffff,
    };
    case.args[2] = k & mask;
    compare(name, f, plan, case)
}

#[test]
fn nasty_numbers_by_nasty_divisors() {
    let unit = read("divisors.c");
    let mut rows = Vec::new();
    for ty in [Type::I16, Type::I32] {
        for op in [BinaryOp::SMulHigh, BinaryOp::UMulHigh] {
            rows.push((RowOp::Binary(op), ty, 4));
        }
        for op in [BinaryOp::LShr, BinaryOp::AShr] {
            rows.push((RowOp::ShiftBy(op), ty, 4));
        }
        for op in [
            BinaryOp::SDiv,
            BinaryOp::UDiv,
            BinaryOp::SRem,
            BinaryOp::URem,
        ] {
            rows.push((RowOp::Binary(op), ty, 100));
        }
    }
    let target = target_with(&rows);
    for (vf, uf) in [(4, 1), (8, 2), (16, 1)] {
        let options = Options {
            ignore_cost: true,
            force_vf: Some(vf),
            force_uf: Some(uf),
            ..Options::default()
        };
        let mut ran = Vec::new();
        for (name, plans) in planned_for(&unit, &target, &options) {
            let f = plans.ssa.as_ref().expect("the function can be lowered");
            let plan = plans.plans.first();
            let plan = plan.unwrap_or_else(|| panic!("{name}: {:?}", plans.remarks));
            let text = plan.to_string();
            // Those of 16 bits with a sign are quotients of floating-point numbers, which cost less here.
            let floats = name.starts_with("short");
            assert_eq!(text.contains("mulh"), !floats, "{name}\n{text}");
            let bits = if name.contains("short") { 16 } else { 32 };
            // Nothing divides by zero where a condition says so.
            let zero = (name == "where").then_some(0);
            let divisors = nasty(bits).into_iter().filter(|&d| d != 0).chain(zero);
            let count = divisors.filter(|&d| by(&name, f, plan, d, bits)).count();
            assert!(count >= 100, "{name} {count}");
            ran.push(name);
        }
        assert_eq!(ran.len(), 11, "{ran:?}");
    }
}
