//! Plans before and after, by the interpreter: of chosen loops and of random ones.

use super::super::code::{Code, Pipelining, test_target};
use super::PIPELINING;
use super::addresses::{Addresses, Definitions, meet};
use super::body::Body;
use crate::plan::interp::{self, Env};
use crate::plan::parse::parse;
use crate::plan::verify::verify;
use crate::plan::{Node, Plan};
use crate::ssa::Var;
use crate::ssa::memory::Memory;
use cranelift_entity::EntityRef;
use std::fmt::Write;

/// Bytes of each array, and of what lies before that which pointers point to.
const BYTES: usize = 4096;
const BEFORE: u64 = 1024;

/// Over `p0`, the end, and `p1`, the start; `p2` and `p3`, pointers that may be to the same array; `p4` and
/// `p5`, of different ones; `p6`, an array that is looked at afterwards; `p7` and `p8`, vectors.
fn plan(lines: &str) -> Plan {
    let text = format!(
        "plan \"f\" loop site0 reg 128 cost 1 percent 1 {{
            var0 \"n\": other
            var1 \"k\": other
            var2 \"x\": other
            var3 \"y\": other
            var4 \"a\": other
            var5 \"b\": other
            var6 \"c\": other
            p0: i64 = livein var0
            p1: i64 = livein var1
            p2: ptr = livein var2
            p3: ptr = livein var3
            p90: ptr = local var4
            p91: ptr = local var5
            p92: i64 = const {BEFORE}
            p4: ptr = ptradd 1 p90, p92
            p5: ptr = ptradd 1 p91, p92
            p6: ptr = local var6
            p93: i32 = const 3
            p7: i32x4 = splat p93
            p8: i32x4 = iota
            {lines}
        }}"
    );
    parse(&text).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

/// A plan with its loops pipelined; how they are scheduled.
fn pipelined(plan: &Plan) -> (Plan, Vec<String>) {
    let (mut plan, mut log) = (plan.clone(), Vec::new());
    (PIPELINING.run)(&mut Code {
        body: &mut plan.body,
        values: &mut plan.values,
        callees: &plan.callees,
        target: &test_target(2),
        reg_bits: plan.reg_bits,
        pipelining: Some(Pipelining {
            write: true,
            log: Some(&mut log),
        }),
    });
    assert_eq!(verify(&plan), Ok(()), "{plan}");
    (plan, log)
}

/// What memory is after a plan, if it runs from `start` to `end` and `y` is `away` bytes behind `x`.
fn result(plan: &Plan, [start, end]: [u64; 2], away: i64) -> Vec<Vec<u8>> {
    let mut memory = Memory::new();
    let mut env = Env::default();
    let fill = |n: usize| (0..BYTES).map(|k| ((k * 7 + n * 31) % 251) as u8).collect();
    let both = memory.add(fill(0)) + BEFORE;
    let vars = [end, start, both, both.wrapping_add_signed(away)];
    for (n, value) in vars.into_iter().enumerate() {
        env.vars.insert(Var::new(n), value);
    }
    for n in 4..7 {
        env.locals.insert(Var::new(n), memory.add(fill(n)));
    }
    if let Err(trap) = interp::run(plan, &env, &mut memory, 1 << 20) {
        panic!("{trap:?}\n{plan}");
    }
    memory.objects().map(|(_, bytes)| bytes.to_vec()).collect()
}

/// Compares a plan with itself before, for all numbers of iterations up to more than four times as many as there are
/// stages at most.
fn compare(before: &Plan, after: &Plan, away: i64) {
    for start in [0, 12] {
        for iterations in 0..=18 {
            let bounds = [start, start + 4 * iterations];
            let [old, new] = [before, after].map(|plan| result(plan, bounds, away));
            assert!(
                old == new,
                "{iterations} iterations, {away}\n{before}\n{after}"
            );
        }
    }
}

fn stages(log: &[String]) -> u32 {
    let of = |text: &String| {
        let number = text.split(", stages ").nth(1)?.lines().next()?;
        number.parse::<u32>().ok()
    };
    log.iter().filter_map(of).max().unwrap_or(0)
}

#[track_caller]
fn check(lines: &str, wanted: &str) {
    let before = plan(lines);
    let (after, log) = pipelined(&before);
    let said = log.last().map_or("", String::as_str);
    assert!(said.trim_end().ends_with(wanted), "{said}");
    for away in [0, 4, 16, -16, 2048] {
        compare(&before, &after, away);
    }
}

#[test]
fn arrays_that_are_apart_are_pipelined() {
    let lines = "for p10: i64 below p0 step 4 vf 4 uf 1 {
        p11: ptr = ptradd 4 p4, p10
        p12: i32x4 = load consecutive p11
        p13: i32x4 = mul p12, p7
        p14: i32x4 = add p13, p8
        p15: ptr = ptradd 4 p5, p10
        store consecutive p15, p14
    }";
    check(lines, "\npipelined");
    let (after, log) = pipelined(&plan(lines));
    assert!(stages(&log) > 2, "{log:?}");
    let loops = after.to_string().matches("for p").count();
    assert_eq!(loops, 2, "{after}");
}

#[test]
fn an_array_that_is_changed_in_place_is_pipelined() {
    check(
        "for p10: i64 from p1 below p0 step 4 vf 4 uf 1 {
            p11: ptr = ptradd 4 p2, p10
            p12: i32x4 = load consecutive p11
            p13: i32x4 = mul p12, p12
            store consecutive p11, p13
        }",
        "\npipelined",
    );
}

#[test]
fn what_may_be_the_same_array_waits() {
    check(
        "for p10: i64 below p0 step 4 vf 4 uf 1 {
            p11: ptr = ptradd 4 p2, p10
            p12: i32x4 = load consecutive p11
            p13: i32x4 = mul p12, p12
            p14: ptr = ptradd 4 p3, p10
            store consecutive p14, p13
        }",
        "not pipelined: no two iterations overlap in the schedule",
    );
}

#[test]
fn sums_and_what_iterations_before_had_are_carried() {
    check(
        "for p10: i64 from p1 below p0 step 4 vf 4 uf 1 carry [p20: i32x4 = p7 then p15, p21: i32x4 = p8 then p12, p22: i32x4 = p7 then p21, p23: i32x4 = p8 then p16] {
            p11: ptr = ptradd 4 p4, p10
            p12: i32x4 = load consecutive p11
            p13: i32x4 = mul p12, p22
            p14: i32x4 = splice p21, p12
            p15: i32x4 = add p20, p13
            p16: i32x4 = xor p14, p23
            store consecutive p11, p15
        }
        p30: i64 = const 16
        store consecutive p6, p20
        p31: ptr = ptradd 1 p6, p30
        store consecutive p31, p21
        p32: ptr = ptradd 2 p6, p30
        store consecutive p32, p22
        p33: ptr = ptradd 3 p6, p30
        store consecutive p33, p23",
        "\npipelined",
    );
}

#[test]
fn two_loops_go_on_with_each_other() {
    check(
        "p40: i64 = const 4
        p41: i64 = const -8
        p42: i64 = and p0, p41
        p43: i64 = const 12
        p44: i64 = const 0
        p45: i1 = icmp eq p1, p44
        if p45 {
            for p10: i64 below p42 step 8 vf 4 uf 2 carry [p20: i32x4 = p7 then p15] {
                p11: ptr = ptradd 4 p4, p10
                p12: i32x4 = load consecutive p11
                p16: i64 = add p10, p40
                p17: ptr = ptradd 4 p4, p16
                p18: i32x4 = load consecutive p17
                p13: i32x4 = mul p12, p18
                p15: i32x4 = add p20, p13
            }
            for p50: i64 from p42 below p0 step 4 vf 4 uf 1 carry [p51: i32x4 = p20 then p54] {
                p52: ptr = ptradd 4 p4, p50
                p53: i32x4 = load consecutive p52
                p54: i32x4 = add p53, p51
            }
            store consecutive p6, p51
        }",
        "\npipelined",
    );
}

#[test]
fn other_loops_stay_and_say_why() {
    let loops = [
        (
            "p12: i1 = icmp eq p10, p10\nif p12 {\n}",
            "there are branches in it",
        ),
        ("copies p12: i64 count 2 {\n}", "there are loops in it"),
        (
            "p12: ptr = array i32 4",
            "it calls functions, sets variables, or has arrays of its own",
        ),
        (
            "p12: i32 = trunc p10\nassign var0 p12",
            "it calls functions, sets variables, or has arrays of its own",
        ),
    ];
    for (lines, why) in loops {
        let text = format!("for p10: i64 below p0 step 4 vf 4 uf 1 {{\n{lines}\n}}");
        let before = plan(&text);
        let (after, log) = pipelined(&before);
        assert_eq!(before, after);
        assert!(
            log[0]
                .trim_end()
                .ends_with(&format!("not pipelined: {why}")),
            "{log:?}"
        );
    }
    let carried = plan(
        "for p10: i64 below p0 step 4 vf 4 uf 1 carry [p20: i32x4 = p7 then p8] {
            store consecutive p4, p20
        }",
    );
    let (after, log) = pipelined(&carried);
    assert_eq!(carried, after);
    assert!(log[0].contains("comes from no operation"), "{log:?}");
}

/// A small generator of numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) % end
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

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
    let mut by_stages = [0; 5];
    for seed in 0..SEEDS {
        let before = plan(&random_loop(seed));
        assert_eq!(verify(&before), Ok(()), "{before}");
        let (after, log) = pipelined(&before);
        if before.body == after.body {
            by_stages[0] += 1;
            continue;
        }
        by_stages[stages(&log) as usize] += 1;
        let away = 4 * ((seed % 23) as i64 - 11);
        compare(&before, &after, away);
    }
    assert!(
        by_stages[2..].iter().all(|&loops| loops > 20),
        "{by_stages:?}"
    );
}

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

#[test]
fn a_pipelined_loop_keeps_the_original_beside_it() {
    let before = plan(
        "for p10: i64 below p0 step 4 vf 4 uf 1 {
            p11: ptr = ptradd 4 p4, p10
            p12: i32x4 = load consecutive p11
            p13: i32x4 = mul p12, p7
            store consecutive p11, p13
        }",
    );
    let (after, _) = pipelined(&before);
    let Some(Node::If { otherwise, .. }) = after.body.last() else {
        panic!("{after}");
    };
    assert_eq!(otherwise.last(), before.body.last());
    assert_eq!(before.vector_loops(), after.vector_loops());
}
