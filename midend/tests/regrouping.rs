//! Sides of a branch that take long: the lanes of many vectors that come to one are done together.

use frontend::{Input, parse};
use midend::cost::instruction;
use midend::options::{Optimization, Options};
use midend::pipeline::vectorize_function;
use midend::plan::interp::{Env, run};
use midend::plan::verified::VerifiedPlan;
use midend::plan::verify::verify;
use midend::plan::{Parameters, Second};
use midend::processor::Processor;
use midend::ssa::Var;
use midend::ssa::memory::Memory;
use midend::target::{Prices, RowOp, TargetInfo};

fn target() -> TargetInfo {
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
        costs: Prices::new(|(row, _, bits)| match row {
            _ if bits != 128 => None,
            RowOp::DotConst | RowOp::Dot => None,
            _ => Some(4),
        }),
    }
}

/// The plan for `#pragma simd vec-function` before `for (k = 0; k < n; k++) { body }`.
fn plan(options: &Options, body: &str) -> VerifiedPlan {
    let c = format!(
        "void f(int n, const int *restrict x, const int *restrict y, int *restrict d) {{\nint k;\n\
         #pragma simd vec-function\nfor (k = 0; k < n; k++) {{ {body} }}\n}}\n"
    );
    let preprocessed = format!("# 1 \"t.c\"\n{c}");
    let unit = parse(&Input {
        name: "t.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    let plans = vectorize_function(&unit, &unit.functions[0], &target(), options);
    let plan = plans.plans.into_iter().next();
    let plan = plan.unwrap_or_else(|| panic!("{body}: {:?}", plans.remarks));
    assert_eq!(verify(&plan), Ok(()), "{plan}");
    plan
}

/// The lanes of a vector and the vectors of an iteration.
fn lanes(body: &str) -> (u32, u32) {
    let without = [Optimization::Interleaving].into();
    let plan = plan(
        &Options {
            without,
            ..Options::default()
        },
        body,
    );
    let Parameters { vf, uf, .. } = plan.parameters();
    (vf, uf)
}

const LONG: &str = "for (i = 0; i < 20; i++) r = r * r + x[k] / 7;";
const ALSO_LONG: &str = "for (i = 0; i < 30; i++) r = (r ^ x[k]) * 5 - r / 9;";

#[test]
fn long_sides_are_done_for_full_vectors() {
    let sides = |a: &str, b: &str| {
        format!("int i, r = y[k]; if (x[k] > 3) {{ {a} }} else {{ {b} }} d[k] = r;")
    };
    assert_eq!(lanes(&sides(LONG, ALSO_LONG)), (4, 128));
    assert_eq!(lanes(&sides(LONG, "r -= x[k];")), (4, 1));
    assert_eq!(lanes(&sides("r *= 3;", "r -= x[k];")), (4, 1));
}

#[test]
fn long_cases_are_done_for_full_vectors() {
    let cases = |a: &str, b: &str| {
        format!(
            "int i, r = y[k]; switch (x[k]) {{ case 1: {a} break; case 5: {b} break; }} d[k] = r;"
        )
    };
    assert_eq!(lanes(&cases(LONG, ALSO_LONG)), (4, 128));
    assert_eq!(lanes(&cases(LONG, "")), (4, 1));
}

#[test]
fn a_side_alone_may_be_that_of_all_lanes() {
    let guarded = format!("int i, r = y[k]; if (x[k] > 3) {{ {LONG} }} d[k] = r;");
    assert_eq!(lanes(&guarded), (4, 1));
}

#[test]
fn what_iterations_hand_on_stays_in_their_order() {
    let sides = format!("if (x[k] > 3) {{ {LONG} }} else {{ {ALSO_LONG} }}");
    let own = format!("int i, r = y[k], s[9]; s[x[k] & 7] = 1; {sides} d[k] = r + s[y[k] & 7];");
    assert_eq!(lanes(&own).1, 1, "an array of each lane");
    let sum = format!("int i, r = y[k]; {sides} n2 += r;");
    let c = format!(
        "int f(int n, const int *restrict x, const int *restrict y) {{\nint k, n2 = 0;\n\
         #pragma simd vec-function reduction(+:n2)\nfor (k = 0; k < n; k++) {{ {sum} }}\nreturn n2;\n}}\n"
    );
    let preprocessed = format!("# 1 \"t.c\"\n{c}");
    let unit = parse(&Input {
        name: "t.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    let plans = vectorize_function(&unit, &unit.functions[0], &target(), &Options::default());
    let plan = plans.plans.first().expect("a plan");
    assert_eq!(plan.parameters().uf, 1, "a sum");
}

/// Values that come to one side, to both, in all orders, and to none.
#[test]
fn each_lane_does_its_own_side() {
    let body = format!(
        "int i, r = y[k]; d[k] -= r; if (x[k] > 3) {{ {LONG} d[k] ^= 9; }} else if (x[k] < -3) {{ {ALSO_LONG} \
         d[k] += k; }} d[k] += r;"
    );
    let everywhere = Options {
        ignore_cost: true,
        ..Options::default()
    };
    let plan = plan(&everywhere, &body);
    let Parameters { vf, uf, second, .. } = plan.parameters();
    let narrow = Second {
        vf: 4,
        masked: false,
    };
    assert_eq!((vf, uf, second), (4, 4, Some(narrow)));
    const N: usize = 37;
    for pattern in 0..6 {
        let x: Vec<i32> = (0..N as i32)
            .map(|k| match pattern {
                0 => 5,
                1 => -5,
                2 => k % 7 - 3,
                3 => [9, -9, 0][k as usize * k as usize % 3],
                4 => 20 - k,
                _ => 0,
            })
            .collect();
        let y: Vec<i32> = (0..N as i32).map(|k| k * 77 - 900).collect();
        let mut memory = Memory::new();
        let bytes = |values: &[i32]| values.iter().flat_map(|v| v.to_le_bytes()).collect();
        let at = [&x, &y, &x].map(|values| memory.add(bytes(values)));
        let names = ["x", "y", "d"];
        let mut env = Env::default();
        for (var, info) in plan.vars.iter() {
            if let Some(n) = names.iter().position(|name| *name == info.name) {
                env.vars.insert(var, at[n]);
            } else if info.name == "n" {
                env.vars.insert(var, N as u64);
            } else {
                env.vars.insert(var, 0);
            }
        }
        let assigned = run(&plan, &env, &mut memory, 1 << 20).expect("it runs");
        let k: Vec<&Var> = assigned.keys().collect();
        assert_eq!((k.len(), assigned[k[0]]), (1, 36), "{pattern}");
        let found: Vec<i32> = memory
            .objects()
            .find(|(base, _)| *base == at[2])
            .map(|(_, bytes)| {
                let words = bytes.chunks_exact(4);
                words
                    .map(|w| i32::from_le_bytes(w.try_into().expect("four")))
                    .collect()
            })
            .expect("d");
        let expected: Vec<i32> = (0..N)
            .map(|k| match k {
                36 => x[k],
                _ => one(k as i32, x[k], y[k]),
            })
            .collect();
        assert_eq!(found, expected, "{pattern}");
    }
}

/// The body in Rust, for `d[k]` that begins as `x[k]`.
fn one(k: i32, x: i32, y: i32) -> i32 {
    let (mut r, mut d) = (y, x.wrapping_sub(y));
    if x > 3 {
        for _ in 0..20 {
            r = r.wrapping_mul(r).wrapping_add(x / 7);
        }
        d ^= 9;
    } else if x < -3 {
        for _ in 0..30 {
            r = (r ^ x).wrapping_mul(5).wrapping_sub(r / 9);
        }
        d = d.wrapping_add(k);
    }
    d.wrapping_add(r)
}

#[test]
fn loops_inside_say_how_often_they_run() {
    let often = |head: &str| {
        let body = format!("int i, r = x[k]; for ({head}) r = r * 3 + y[k]; d[k] = r;");
        let without = [Optimization::Unrolling].into();
        let options = Options {
            without,
            ..Options::default()
        };
        let text = plan(&options, &body).to_string();
        let at = text.find("do ").expect("a loop inside");
        let head: Vec<&str> = text[at..].split_whitespace().take(3).collect();
        match head[..] {
            [_, "often", number] => number.parse::<u32>().ok(),
            _ => None,
        }
    };
    assert_eq!(often("i = 0; i < 7; i++"), Some(7));
    assert_eq!(often("i = 2; i <= 7; i += 3"), Some(2));
    assert_eq!(often("i = 9; i > 0; i -= 4"), Some(3));
    assert_eq!(often("i = 9; i >= 1; i--"), Some(9));
    assert_eq!(often("i = 0; i != 12; i += 2"), Some(6));
    assert_eq!(often("i = 0; i < n; i++"), None);
    assert_eq!(often("i = 0; i < 9 && r != 3; i++"), None);
    assert_eq!(often("i = 0; i < 5000; i++"), None);
    assert_eq!(often("i = 0; i < 9; i += n"), None);
}
