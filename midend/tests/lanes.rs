//! Lanes that are off: where all are on no mask is asked for, and which operands are cleaned of what
//! they have in lanes that are off.

use frontend::{Input, parse};
use midend::cost::instruction;
use midend::options::{Optimization, Options};
use midend::pipeline::vectorize_function;
use midend::plan::verify::verify;
use midend::processor::Processor;
use midend::target::{Prices, RowOp, TargetInfo};

/// A target that takes lanes out one by one: a mask costs a branch for each.
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
            RowOp::Gather(..) => Some(20),
            RowOp::MaskedGather(..) => Some(80),
            RowOp::DotConst | RowOp::Dot => None,
            _ => Some(4),
        }),
    }
}

/// The plan for `#pragma simd vec-function` before `for (k = 0; k < n; k++) { body }`, without an
/// optimization.
fn plan_without(without: &[Optimization], body: &str) -> String {
    let c = format!(
        "void f(int n, const float *restrict x, const float *restrict y, const int *restrict t,\n\
         float *restrict d) {{\nint k;\n\
         #pragma simd vec-function\nfor (k = 0; k < n; k++) {{ {body} }}\n}}\n"
    );
    let preprocessed = format!("# 1 \"t.c\"\n{c}");
    let unit = parse(&Input {
        name: "t.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    let options = Options {
        without: without
            .iter()
            .copied()
            .chain([Optimization::Interleaving])
            .collect(),
        ..Options::default()
    };
    let plans = vectorize_function(&unit, &unit.functions[0], &target(), &options);
    let plan = plans.plans.first();
    let plan = plan.unwrap_or_else(|| panic!("{body}: {:?}", plans.remarks));
    assert_eq!(verify(plan), Ok(()), "{plan}");
    plan.to_string()
}

fn plan(body: &str) -> String {
    plan_without(&[], body)
}

/// How often a plan does something.
fn count(plan: &str, operation: &str) -> usize {
    let of = format!("= {operation} ");
    plan.lines().filter(|line| line.contains(&of)).count()
}

/// What is done if all lanes are on, and what otherwise.
fn ways(plan: &str) -> (&str, &str) {
    let (_, after) = plan.split_once("= all ").expect("a question");
    let (_, then) = after.split_once(" {\n").expect("a branch");
    then.split_once("} else {\n").expect("another way")
}

const POWERS: &str = "float r = 0;
    if (x[k] > 0.5f) { int i; for (i = 0; i < 9; i++) r = r * y[k] + x[k]; }
    d[k] = r;";

#[test]
fn where_all_lanes_come_there_are_no_masks() {
    let both = plan(POWERS);
    let (all, some) = ways(&both);
    assert_eq!((count(all, "select"), count(some, "any")), (0, 1), "{both}");
    assert!(count(some, "select") > 0, "{both}");
    let masked = plan_without(&[Optimization::AllLanes], POWERS);
    assert_eq!(
        (count(&masked, "all"), count(&masked, "any")),
        (0, 1),
        "{masked}"
    );
}

#[test]
fn what_is_little_or_for_few_lanes_is_written_once() {
    let little = plan("float r = 0; if (x[k] > 0.5f) r = x[k] * y[k]; d[k] = r;");
    assert_eq!(count(&little, "all"), 0, "{little}");
    let few = plan(&POWERS.replace("x[k] > 0.5f", "t[k] == 7"));
    assert_eq!((count(&few, "all"), count(&few, "any")), (0, 1), "{few}");
    let most = plan(&POWERS.replace("x[k] > 0.5f", "t[k] != 7"));
    assert_eq!(count(&most, "all"), 1, "{most}");
    let inner = "float r = 0;
        if (x[k] > 0.5f) { int i; for (i = 0; i < 9; i++) r = r * y[k] + x[k];
            if (r > 3) for (i = 0; i < 9; i++) r = r * y[k] - x[k]; }
        d[k] = r;";
    let inner = plan(inner);
    assert_eq!(count(&inner, "all"), 1, "none within another: {inner}");
}

#[test]
fn lookups_ask_whether_all_lanes_are_on() {
    let lookup = "int s = 0, i; for (i = 0; i < t[k]; i++) s += t[s + k]; d[k] = s;";
    let asked = plan(lookup);
    let (all, some) = ways(&asked);
    assert_eq!(
        (count(all, "select"), count(some, "reduce")),
        (0, 1),
        "{asked}"
    );
    let plain = plan_without(&[Optimization::AllLanes], lookup);
    assert_eq!(
        (count(&plain, "all"), count(&plain, "reduce")),
        (0, 1),
        "{plain}"
    );
}

#[test]
fn the_dearest_way_needs_no_mask() {
    let cases = "float r; switch (t[k]) { case 1: r = x[k]; break; case 2: r = y[k]; break;
        case 4: r = 3; break; default: r = 5; } d[k] = r;";
    let cases = plan(cases);
    assert_eq!(
        (count(&cases, "or"), count(&cases, "select")),
        (0, 3),
        "{cases}"
    );
    let alike = "float r, v = x[k], w = y[k]; switch (t[k]) { case 1: r = 3; break;
        case 2: case 3: r = w; break; case 6: r = v; break; default: r = v; } d[k] = r;";
    let alike = plan(alike);
    assert_eq!(count(&alike, "select"), 2, "{alike}");
}

#[test]
fn constants_that_raise_a_flag_are_not_converted_in_other_lanes() {
    let count = |number: &str| {
        let body = format!("float r = 1; if (t[k] > 5) r = (int){number}; d[k] = r;");
        count(&plan(&body), "select")
    };
    assert_eq!((count("4294967167.0"), count("65536.5")), (2, 1));
}

/// How many operands called so are cleaned in a loop inside, in which `r` is set under a condition.
fn cleaned(name: &str, before: &str, condition: &str, to: &str) -> usize {
    let text = plan(&format!(
        "float v = x[k], r = 0; int i; {before}
         for (i = 0; i < n; i++) if (t[i + k] > 1 && ({condition})) r = {to}; d[k] = r;"
    ));
    let name = format!("\"{name}_on\"");
    text.lines().filter(|line| line.contains(&name)).count()
}

#[test]
fn what_was_compared_may_be_compared_again() {
    assert_eq!(cleaned("x", "", "v >= 0 && v < 8", "1"), 1);
    // That raises no flag for most that is no number.
    assert_eq!(cleaned("x", "", "v != 0 && v < 8", "1"), 2);
}

#[test]
fn sums_of_converted_numbers_need_no_masks() {
    let sum = |of: &str| cleaned("u", "int j = (int)v; float u = v - (float)j;", "1", of);
    assert_eq!(sum("u + 1"), 0);
    assert_eq!(sum("-u - v"), 0);
    // It may be too small for its exponent.
    assert_eq!(sum("u * u"), 1);
    assert_eq!(sum("u + y[k]"), 1);
}

#[test]
fn comparisons_are_in_the_lanes_that_their_operands_come_in() {
    let narrow = |condition: &str| {
        let body = format!("float r = 1; if ({condition}) r = x[k]; d[k] = r;");
        plan(&body).contains("i8x")
    };
    assert!(!narrow("(t[k] & 3) == 0"));
    assert!(!narrow("t[k] % 8 != 0 && x[k] > 2"));
    // What comes in narrower lanes is compared there, and others with it.
    let bytes = "((const unsigned char *)y)[k] > 7";
    assert!(narrow(bytes) && narrow(&format!("(t[k] & 3) == 0 && {bytes}")));
}
