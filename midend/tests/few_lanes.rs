//! Loops that lanes leave one by one: where one is left, it does the rest for itself.

use frontend::{Input, parse};
use midend::cost::instruction;
use midend::options::{Optimization, Options};
use midend::pipeline::vectorize_function;
use midend::plan::interp::{Env, run};
use midend::plan::verify::verify;
use midend::processor::Processor;
use midend::ssa::eval::Trap;
use midend::ssa::memory::Memory;
use midend::target::{Prices, RowOp, TargetInfo};

/// A target on which lanes read memory one by one.
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
            RowOp::Gather(..) | RowOp::MaskedGather(..) => Some(100),
            RowOp::DotConst | RowOp::Dot => None,
            _ => Some(2),
        }),
    }
}

/// The plan for `#pragma simd vec-function` before `for (k = 0; k < n; k++) { body }`.
fn plan(options: Options, body: &str) -> String {
    let c = format!(
        "void f(int n, const float *restrict x, const int *restrict t, int *restrict d) {{\nint k;\n\
         #pragma simd vec-function\nfor (k = 0; k < n; k++) {{ {body} }}\n}}\n"
    );
    let preprocessed = format!("# 1 \"t.c\"\n{c}");
    let unit = parse(&Input {
        name: "t.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    let options = Options {
        without: options
            .without
            .into_iter()
            .chain([Optimization::Interleaving])
            .collect(),
        ..options
    };
    let plans = vectorize_function(&unit, &unit.functions[0], &target(), &options);
    let plan = plans.plans.first();
    let plan = plan.unwrap_or_else(|| panic!("{body}: {:?}", plans.remarks));
    assert_eq!(verify(plan), Ok(()), "{plan}");
    plan.to_string()
}

/// How often a plan does something.
fn count(plan: &str, operation: &str) -> usize {
    let of = format!("= {operation} ");
    plan.lines().filter(|line| line.contains(&of)).count()
}

/// Lookups, which vectors do lane by lane.
const CHASE: &str =
    "int i = t[k], s = 0; while (t[i + n] != i) { i = t[i + n]; s++; } d[k] = i + s;";

#[test]
fn the_last_lane_goes_on_alone() {
    let plan = plan(Options::default(), CHASE);
    let (vectors, lane) = plan.split_once("= firston ").expect("a lane");
    assert_eq!(
        (count(vectors, "several"), count(vectors, "load one")),
        (1, 0),
        "{plan}"
    );
    // What all lanes have alike need not be taken out of a vector.
    assert_eq!(
        (count(lane, "extractat"), count(lane, "load one")),
        (1, 2),
        "{plan}"
    );
}

#[test]
fn what_vectors_do_as_fast_is_left_to_them() {
    let cheap =
        "int a = t[k], s = 0; while (a > 1) { a = a & 1 ? 3 * a + 1 : a >> 1; s++; } d[k] = s;";
    assert_eq!(count(&plan(Options::default(), cheap), "several"), 0);
    let everywhere = Options {
        ignore_cost: true,
        ..Options::default()
    };
    assert!(count(&plan(everywhere, cheap), "several") > 0);
    let without = Options {
        without: [Optimization::FewLanes].into(),
        ..Options::default()
    };
    assert_eq!(count(&plan(without, CHASE), "several"), 0);
}

#[test]
fn memory_of_all_lanes_is_not_for_one() {
    let own = "int i = t[k], s[8], z; for (z = 0; z < 8; z++) s[z] = 0;
        while (t[i + n] != i) { i = t[i + n]; s[i & 7]++; } d[k] = i + s[1];";
    assert_eq!(count(&plan(Options::default(), own), "several"), 0);
}

/// What a plan over two variables gives.
fn result(body: &str) -> Result<u64, Trap> {
    let text = format!(
        "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {{\n var0 \"r\": other\n{body}\n}}"
    );
    let plan = midend::plan::parse::parse(&text).expect("a plan");
    assert_eq!(verify(&plan), Ok(()));
    assert_eq!(
        midend::plan::parse::parse(&plan.to_string()),
        Ok(plan.clone())
    );
    let assigned = run(&plan, &Env::default(), &mut Memory::new(), 99)?;
    Ok(*assigned.values().next().expect("a variable"))
}

#[test]
fn one_lane_of_several_is_found() {
    // Lanes 0, 1, 2, 3 that are at least `least`.
    let on = |least: u32, asked: &str| {
        result(&format!(
            "p0: i32x4 = iota\np1: i32 = const {least}\np2: i32x4 = splat p1\n\
             p3: mask32x4 = icmp sge p0, p2\n{asked}"
        ))
    };
    let several = "p4: i1 = several p3\nassign var0 p4";
    assert_eq!(
        [0, 2, 3, 4].map(|least| on(least, several)),
        [Ok(1), Ok(1), Ok(0), Ok(0)]
    );
    let first =
        "p4: i64 = firston p3\np5: i32x4 = add p0, p2\np6: i32 = extractat p5, p4\nassign var0 p6";
    assert_eq!([0, 3].map(|least| on(least, first)), [Ok(0), Ok(6)]);
    assert!(on(4, first).is_err());
    let far = "p4: i64 = const 4\np5: i32 = extractat p0, p4\nassign var0 p5";
    assert!(on(0, far).is_err());
}
