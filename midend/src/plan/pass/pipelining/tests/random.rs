//! Random loops before and after.

use super::{Random, compare_stages, pipelined_for, plan, stages};
use crate::plan::verify::verify;
use crate::processor::Processor;
use std::fmt::Write;

/// Writes a random loop.
struct Writer {
    random: Random,
    text: String,
    /// The next value.
    next: u32,
    /// Vectors that can be used.
    pool: Vec<u32>,
    arrays: Vec<u32>,
}

impl Writer {
    fn value(&mut self, ty: &str, what: &str) -> u32 {
        let value = self.next;
        self.next += 1;
        let _ = writeln!(self.text, "p{value}: {ty} = {what}");
        value
    }

    fn address(&mut self) -> u32 {
        let base = self.random.of(&self.arrays.clone());
        let away = self.random.below(13) as i64 - 4;
        let away = self.value("i64", &format!("const {away}"));
        let index = match self.random.below(4) {
            0 => {
                let step = self.value("i64", "const 2");
                let twice = self.value("i64", &format!("mul p100, p{step}"));
                self.value("i64", &format!("add p{twice}, p{away}"))
            }
            1 => self.value("i64", &format!("sub p{away}, p100")),
            _ => self.value("i64", &format!("add p100, p{away}")),
        };
        self.value("ptr", &format!("ptradd 4 p{base}, p{index}"))
    }

    fn operation(&mut self) {
        let [a, b] = [0; 2].map(|_| self.random.of(&self.pool));
        let lanes = self.random.of(&["consecutive", "reversed"]);
        match self.random.below(8) {
            0..2 => {
                let address = self.address();
                let value = self.value("i32x4", &format!("load {lanes} p{address}"));
                self.pool.push(value);
            }
            2 => {
                let address = self.address();
                let _ = writeln!(self.text, "store {lanes} p{address}, p{a}");
            }
            3 => {
                let narrow = self.value("i32", "trunc p100");
                let value = self.value("i32x4", &format!("splat p{narrow}"));
                self.pool.push(value);
            }
            4 => {
                let mask = self.value("mask32x4", &format!("icmp slt p{a}, p{b}"));
                let address = self.address();
                let _ = writeln!(self.text, "store {lanes} p{address}, p{b}, p{mask}");
            }
            _ => {
                let op = self.random.of(&["add", "mul", "sub", "xor", "splice"]);
                let value = self.value("i32x4", &format!("{op} p{a}, p{b}"));
                self.pool.push(value);
            }
        }
    }
}

/// A random loop: values that it carries are what operations or each other give.
fn random_loop(seed: u64) -> String {
    let mut w = Writer {
        random: Random(seed),
        text: String::new(),
        next: 101,
        pool: vec![7, 8],
        arrays: vec![4, 5],
    };
    if w.random.below(2) == 0 {
        w.arrays.extend([2, 3]);
    }
    let count = w.random.below(4) as u32;
    let carried: Vec<u32> = (200..200 + count).collect();
    w.pool.extend(&carried);
    for _ in 0..2 + w.random.below(9) {
        w.operation();
    }
    let mut head = Vec::new();
    let made: Vec<u32> = w
        .pool
        .iter()
        .copied()
        .filter(|v| (100..200).contains(v))
        .collect();
    for (n, value) in carried.iter().enumerate() {
        // Earlier ones, so that there is no cycle without an operation.
        let earlier = &carried[..n];
        let next = match (earlier.is_empty() || w.random.below(3) > 0, made.is_empty()) {
            (true, false) => w.random.of(&made),
            (false, _) => w.random.of(earlier),
            (true, true) => 8,
        };
        let init = w.random.of(&[7, 8]);
        head.push(format!("p{value}: i32x4 = p{init} then p{next}"));
    }
    let from = w.random.of(&["", "from p1 "]);
    let mut text = format!(
        "for p100: i64 {from}below p0 step 4 vf 4 uf 1 carry [{}] {{\n{}}}\n",
        head.join(", "),
        w.text
    );
    for (n, value) in carried.iter().enumerate() {
        let _ = writeln!(
            text,
            "p{}: i64 = const {}\np{}: ptr = ptradd 16 p6, p{}\nstore consecutive p{}, p{value}",
            300 + 2 * n,
            n,
            301 + 2 * n,
            300 + 2 * n,
            301 + 2 * n
        );
    }
    text
}

/// Random loops.
const SEEDS: u64 = 400;

#[test]
fn random_loops_do_the_same_as_before() {
    random_loops_for(Processor::Generic);
}

/// Their kernels do several steps before they go back.
#[test]
fn random_loops_in_order_do_the_same_as_before() {
    random_loops_for(Processor::CortexA53);
}

fn random_loops_for(processor: Processor) {
    let mut by_stages = [0; 7];
    for seed in 0..SEEDS {
        let before = plan(&random_loop(seed));
        assert_eq!(verify(&before), Ok(()), "{before}");
        let (after, log) = pipelined_for(processor, &before);
        if before.body == after.body {
            by_stages[0] += 1;
            continue;
        }
        let stages = stages(&log);
        by_stages[stages.min(6) as usize] += 1;
        let away = 4 * ((seed % 23) as i64 - 11);
        compare_stages(&before, &after, away, stages.into());
    }
    assert!(
        by_stages[2..].iter().all(|&loops| loops > 10),
        "{by_stages:?}"
    );
}
