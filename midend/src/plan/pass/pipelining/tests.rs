//! Plans before and after, by the interpreter: of chosen loops and of random ones.

mod apart;
mod crowded;
mod distances;
mod masks;
mod random;

use super::super::code::{Code, Pipelining, test_target};
use super::{MOST_STAGES, PIPELINING};
use crate::options::{Pipeline, ScheduleForm};
use crate::plan::interp::{self, Env};
use crate::plan::parse::parse;
use crate::plan::verify::verify;
use crate::plan::{Node, Plan};
use crate::processor::Processor;
use crate::ssa::Var;
use crate::ssa::memory::Memory;
use crate::target::TargetInfo;
use cranelift_entity::EntityRef;

/// Bytes of each array, and of what lies before that which pointers point to.
const BYTES: usize = 16384;
const BEFORE: u64 = 4096;

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
    pipelined_for(Processor::Generic, plan)
}

/// The same for a processor.
fn pipelined_for(processor: Processor, plan: &Plan) -> (Plan, Vec<String>) {
    pipelined_on(&test_target(2), processor, plan)
}

/// The same for a target.
fn pipelined_on(target: &TargetInfo, processor: Processor, plan: &Plan) -> (Plan, Vec<String>) {
    let (mut plan, mut log, mut outcomes) = (plan.clone(), Vec::new(), Vec::new());
    (PIPELINING.run)(&mut Code {
        body: &mut plan.body,
        values: &mut plan.values,
        callees: &plan.callees,
        target,
        reg_bits: plan.reg_bits,
        pipelining: Some(Pipelining {
            when: Pipeline::Always,
            processor,
            apart: &plan.apart,
            scalar_apart: &plan.apart,
            log: Some((&mut log, ScheduleForm::Tables)),
            outcomes: &mut outcomes,
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
    compare_stages(before, after, away, MOST_STAGES as u64);
}

/// The same for a loop of so many stages.
fn compare_stages(before: &Plan, after: &Plan, away: i64, stages: u64) {
    for start in [0, 12] {
        for iterations in 0..=4 * stages + 2 {
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
fn what_may_be_the_same_array_is_asked_about() {
    check(
        "for p10: i64 below p0 step 4 vf 4 uf 1 {
            p11: ptr = ptradd 4 p2, p10
            p12: i32x4 = load consecutive p11
            p13: i32x4 = mul p12, p12
            p14: ptr = ptradd 4 p3, p10
            store consecutive p14, p13
        }",
        "\npipelined",
    );
}

#[test]
fn what_steps_otherwise_waits() {
    check(
        "for p10: i64 below p0 step 4 vf 4 uf 1 {
            p11: ptr = ptradd 4 p2, p10
            p12: i32x4 = load consecutive p11
            p13: i32x4 = mul p12, p12
            p14: ptr = ptradd 8 p3, p10
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
