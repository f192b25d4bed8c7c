//! Loops as SSA text, with what is found out about them.

use super::dominators::DomTree;
use super::facts::LoopFacts;
use super::function_view::FunctionView;
use super::legality::check_loop;
use super::loops::LoopForest;
use crate::options::{FpMode, Options};
use crate::remark::Refusal;
use crate::ssa::{Site, parse::parse, verify::verify};

/// Check the first loop of a function in text form.
pub(super) fn check_text(text: &str, options: &Options) -> Result<LoopFacts, Vec<Refusal>> {
    let f = parse(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    verify(&f).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    let dom = DomTree::compute(&f);
    let forest = LoopForest::compute(&f, &dom);
    check_loop(
        &FunctionView::new(&f, &dom),
        &forest,
        Site::from_u32(0),
        options,
    )
}

fn report(text: &str, options: &Options) -> String {
    match check_text(text, options) {
        Ok(facts) => facts.to_string(),
        Err(refusals) => refusals
            .iter()
            .map(|r| format!("refused {}: {}\n", r.reason.code(), r.detail))
            .collect(),
    }
}

fn check(text: &str, expected: &str) {
    check_with(text, &Options::default(), expected);
}

fn check_with(text: &str, options: &Options, expected: &str) {
    let found = report(text, options);
    let lines = |s: &str| s.lines().map(|l| l.trim().to_string()).collect::<Vec<_>>();
    assert_eq!(lines(&found), lines(expected.trim()), "\n{text}\n{found}");
}

/// `for (int i = 0; i < n; i++) { body }` over `x`, `y` and `z`: `v4` is `i`, `v6` is `(long)i`,
/// `acc` is carried as `v5` from `v3`, and is `next` at the end.
fn kernel(restrict: &str, acc: &str, init: &str, body: &str, next: &str) -> String {
    format!(
        r#"function "f" {{
  var0 "n": scalar i32 "int", param 0
  var1 "x": pointer {restrict}scalar f32 "float", param 1
  var2 "y": pointer {restrict}scalar f32 "float", param 2
  var3 "i": scalar i32 "int"
  var4 "acc": scalar {acc} "acc_t"
  sym0 "len": scalar i32 "int"
  sym1 "expf": other
  sym2 "tab": array 1024 scalar f32 "float"
  sym3 "buf": pointer scalar f32 "float", private
  field0 "n" of "struct s" at 8: scalar i32 "int"
  site0 for block1 entry [var0: v0, var1: v1, var2: v2, var3: v20] phis [v4: var3, v5: var4] exit []
block0(v0: i32, v1: ptr, v2: ptr):
  v20: i32 = const 0
  v3: {acc} = const {init}
  jump block1(v20, v3)
block1(v4: i32, v5: {acc}):
  v21: i1 = icmp slt v4, v0
  branch v21, block2, block9
block2:
  v6: i64 = sext v4
{body}
  jump block8({next})
block8(v90: {acc}):
  v22: i32 = const 1
  v23: i32 = add.nsw v4, v22
  jump block1(v23, v90)
block9:
  return
}}
"#
    )
}

/// A kernel without a carried value of its own (`acc` never changes).
fn plain(body: &str) -> String {
    kernel("", "i32", "0", body, "v5")
}

const SAXPY: &str = "  v7: ptr = ptradd 4 v1, v6\n  v8: f32 = load float v7\n  \
                     v9: ptr = ptradd 4 v2, v6\n  store float v9, v8";

#[test]
fn a_copy_asks_for_the_distance_of_its_arrays() {
    check(
        &plain(SAXPY),
        "site0: header block1
         trip: v4 i32 from v20 by 1 while slt v0
         v4: induction 1
         v5: induction 0
         a0: load f32 [v1 + 4k]
         a1: store f32 [v2 + 4k]
         check: distance a0 a1",
    );
}

#[test]
fn restrict_parameters_need_no_check() {
    check(
        &kernel("restrict ", "i32", "0", SAXPY, "v5"),
        "site0: header block1
         trip: v4 i32 from v20 by 1 while slt v0
         v4: induction 1
         v5: induction 0
         a0: load f32 [v1 + 4k]
         a1: store f32 [v2 + 4k]",
    );
}

/// `x[i] = x[i + d]`.
fn shifted(d: i64) -> String {
    plain(&format!(
        "  v10: i64 = const {d}\n  v11: i64 = add.nsw v6, v10\n  v7: ptr = ptradd 4 v1, v11\n  \
         v8: f32 = load float v7\n  v9: ptr = ptradd 4 v1, v6\n  store float v9, v8"
    ))
}

#[test]
fn distances_within_one_array_are_exact() {
    let facts = |d| check_text(&shifted(d), &Options::default()).map(|f| (f.max_lanes, f.checks));
    assert_eq!(facts(1), Ok((None, vec![])));
    assert_eq!(facts(0), Ok((None, vec![])));
    assert_eq!(facts(-4), Ok((Some(4), vec![])));
    check(
        &shifted(-1),
        "refused memory-dep: `x[i - 1]` is what `x[i]` wrote one iteration before",
    );
}

#[test]
fn sums_are_ordered_in_strict_mode_only() {
    let body = "  v7: ptr = ptradd 4 v1, v6\n  v8: f32 = load float v7\n  v9: f32 = fadd v5, v8";
    let text = kernel("", "f32", "f32 0", body, "v9");
    let expected = |how: &str| {
        format!(
            "site0: header block1
             trip: v4 i32 from v20 by 1 while slt v0
             v4: induction 1
             v5: {how}reduction fadd [inst6]
             a0: load f32 [v1 + 4k]"
        )
    };
    check(&text, &expected("ordered "));
    let fast = Options {
        fp: FpMode::Fast,
        ..Options::default()
    };
    check_with(&text, &fast, &expected(""));
}

/// `if (x[i] cc acc) acc = x[i];`, the element read twice.
fn branch_max(cc: &str, start: &str) -> String {
    let body = format!(
        "  v7: ptr = ptradd 4 v1, v6\n  v8: f32 = load float v7\n  v9: i1 = fcmp {cc} v8, v5\n  \
         branch v9, block3, block8(v5)\nblock3:\n  v10: ptr = ptradd 4 v1, v6\n  \
         v11: f32 = load float v10"
    );
    kernel("", "f32", start, &body, "v11")
}

#[test]
fn a_maximum_written_as_a_branch_is_a_reduction_where_zeros_cannot_differ() {
    check(
        &branch_max("gt", "f32 0"),
        "site0: header block1
         trip: v4 i32 from v20 by 1 while slt v0
         v4: induction 1
         v5: reduction fmax [inst6]
         a0: load f32 [v1 + 4k]
         a1: load f32 [v1 + 4k] conditional speculable",
    );
    assert!(check_text(&branch_max("gt", "f32 -1"), &Options::default()).is_ok());
    let unsigned_zeros = Options {
        signed_zeros: false,
        ..Options::default()
    };
    assert!(check_text(&branch_max("ge", "f32 -1"), &unsigned_zeros).is_ok());
}

#[test]
fn what_a_maximum_decides_besides_is_no_reduction() {
    let text = branch_max("gt", "f32 0").replace(
        "  v11: f32 = load float v10",
        "  v11: f32 = load float v10\n  store float v7, v11",
    );
    check(
        &text,
        "refused carried-scalar: `acc` depends on the previous iteration in a way that is no sum, \
         product, minimum, maximum or bit operation",
    );
}

#[test]
fn a_bound_in_memory_must_not_be_written() {
    let text = |class: &str, bound: &str| {
        plain("  v9: ptr = ptradd 4 v2, v6\n  v8: i32 = const 0\n  store CLASS v9, v8")
            .replace("CLASS", class)
            .replace(
                "  v21: i1 = icmp slt v4, v0",
                &format!("{bound}\n  v31: i32 = load int v30\n  v21: i1 = icmp slt v4, v31"),
            )
    };
    let global = "  v30: ptr = global sym0";
    let found = |class, bound, aliasing| {
        let options = Options {
            strict_aliasing: aliasing,
            ..Options::default()
        };
        report(&text(class, bound), &options)
    };
    let head = "site0: header block1
  trip: v4 i32 from v20 by 1 while slt v31
  v4: induction 1
  v5: induction 0
  a0: load i32 [v30] invariant
  a1: store i32 [v2 + 4k]\n";
    assert_eq!(found("float", global, true), head);
    let checked = format!("{head}  check: disjoint a0 a1\n");
    assert_eq!(found("float", global, false), checked);
    assert_eq!(found("int", global, true), checked);
    let own = "  v30: ptr = ptradd 4 v2, v3";
    let same = text("int", own).replace("v3: i32 = const 0", "v3: i64 = const 0");
    let same = same
        .replace("v5: i32", "v5: i64")
        .replace("v90: i32", "v90: i64");
    check(
        &same,
        "refused bound-not-invariant: the bound `y[0]` may change in the loop
         refused memory-dep: `y[0]` may be what `y[i]` wrote in an earlier iteration, or will be \
         overwritten by it",
    );
}

#[test]
fn types_do_not_excuse_a_store_before_a_load_of_other_memory() {
    // `y[i] = 0.0f; … = ((int *)x)[i]`: reading first and writing later is defined in fresh memory.
    let body = "  v9: ptr = ptradd 4 v2, v6\n  v10: f32 = const f32 0\n  store float v9, v10\n  \
                v7: ptr = ptradd 4 v1, v6\n  v8: i32 = load int v7\n  v11: i32 = add.nsw v5, v8";
    let facts = check_text(&kernel("", "i32", "0", body, "v11"), &Options::default()).unwrap();
    assert_eq!(facts.checks.len(), 1);
    let swapped = "  v7: ptr = ptradd 4 v1, v6\n  v8: i32 = load int v7\n  \
                   v11: i32 = add.nsw v5, v8\n  v9: ptr = ptradd 4 v2, v6\n  \
                   v10: f32 = const f32 0\n  store float v9, v10";
    let facts = check_text(&kernel("", "i32", "0", swapped, "v11"), &Options::default()).unwrap();
    assert_eq!(facts.checks, []);
}

#[test]
fn unsigned_subscripts_are_checked_unless_the_test_keeps_them_in_range() {
    let text = |c: i64| {
        plain(&format!(
            "  v10: i32 = const {c}\n  v11: i32 = add v4, v10\n  v12: i64 = zext v11\n  \
             v7: ptr = ptradd 4 v1, v12\n  v8: f32 = load float v7\n  \
             v9: ptr = ptradd 4 v1, v12\n  store float v9, v8"
        ))
        .replace("icmp slt", "icmp ult")
        .replace("add.nsw v4, v22", "add v4, v22")
    };
    let checks = |c| {
        let facts = check_text(&text(c), &Options::default()).unwrap();
        facts
            .checks
            .iter()
            .map(|c| c.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(checks(0), Vec::<String>::new());
    assert_eq!(checks(1), Vec::<String>::new());
    assert_eq!(checks(2), ["no wrap unsigned i32 [1k + 2]"]);
    assert_eq!(checks(-1), ["no wrap unsigned i32 [1k + -1]"]);
}

#[test]
fn all_reasons_are_given_at_once() {
    let body = "  v7: ptr = ptradd 4 v1, v6\n  v8: f32 = load volatile float v7\n  \
                call sym1 v7\n  v9: i64 = mul v6, v6\n  v10: ptr = ptradd 4 v2, v9\n  \
                store float v10, v8\n  opaque \"inline assembly\"";
    let text = plain(body);
    check(
        &text,
        "refused volatile: each volatile or atomic access must happen by itself and in order
         refused math-errno: `expf` may set `errno`
         refused opaque: inline assembly is not analysed
         refused non-affine: `y[i * i]` does not move by a constant from iteration to iteration",
    );
}

#[test]
fn of_a_loop_that_a_pragma_governs_nothing_else_is_said() {
    let body = "  opaque \"inline assembly\"";
    let text = plain(body).replace(" exit []", " exit [] pragma \"#pragma omp for\"");
    check(
        &text,
        "refused pragma: the loop is governed by `#pragma omp for`: which thread or lane does \
         what is for the compiler to say",
    );
}

#[test]
fn conditional_accesses_and_hazards_are_marked() {
    let body = "  v7: ptr = ptradd 4 v1, v6\n  v8: f32 = load float v7\n  \
                v9: f32 = const f32 0\n  v10: i1 = fcmp gt v8, v9\n  \
                branch v10, block3, block8(v5)\nblock3:\n  v11: ptr = ptradd 4 v2, v6\n  \
                v12: f32 = load float v11\n  v13: f32 = fdiv v12, v8\n  v14: i32 = sdiv v4, v0\n  \
                store float v7, v13";
    check(
        &kernel("restrict ", "i32", "0", body, "v5"),
        "site0: header block1
         trip: v4 i32 from v20 by 1 while slt v0
         v4: induction 1
         v5: induction 0
         a0: load f32 [v1 + 4k]
         a1: load f32 [v2 + 4k] conditional
         a2: store f32 [v1 + 4k] conditional
         hazard: inst10 fp flags
         hazard: inst11 division",
    );
}

#[test]
fn what_raises_flags_under_a_condition_is_no_part_of_an_address() {
    let float = "  v9: f32 = const f32 1e30\n  v10: i32 = ftosi v9\n  v11: i64 = sext v10\n";
    let stored = |before: &str, inside: &str| {
        let body = format!(
            "  v7: ptr = ptradd 4 v1, v6\n  v8: f32 = load float v7\n{before}  \
             v12: i32 = const 3\n  v13: i1 = icmp slt v4, v12\n  branch v13, block3, \
             block8(v5)\nblock3:\n{inside}  v14: i64 = add.nsw v6, v11\n  \
             v15: ptr = ptradd 4 v2, v14\n  store float v15, v8"
        );
        check_text(
            &kernel("restrict ", "i32", "0", &body, "v5"),
            &Options::default(),
        )
        .is_ok()
    };
    assert!(stored(float, ""));
    assert!(!stored("", float));
}

#[test]
fn carried_values_are_told_apart() {
    let load = "  v7: ptr = ptradd 4 v1, v6\n  v8: f32 = load float v7\n";
    let last = kernel("", "f32", "f32 0", load, "v8");
    let facts = check_text(&last, &Options::default()).unwrap();
    assert!(facts.needs_last_iteration);
    assert_eq!(facts.carried[1].to_string(), "v5: overwritten");
    let previous = format!("{load}  v9: ptr = ptradd 4 v2, v6\n  store float v9, v5");
    let facts = check_text(
        &kernel("restrict ", "f32", "f32 0", &previous, "v8"),
        &Options::default(),
    );
    assert_eq!(
        facts.unwrap().carried[1].to_string(),
        "v5: first order inst5"
    );
    // Read where the iteration before has just written.
    let late = "  v7: ptr = ptradd 4 v1, v6\n  v8: ptr = ptradd 4 v7, v6\n  v9: i64 = const 1\n  \
                v10: ptr = ptradd 4 v7, v9\n  v11: f32 = const f32 1\n  store float v10, v11\n  \
                v12: ptr = ptradd 4 v2, v6\n  store float v12, v5\n  v13: f32 = load float v7";
    check(
        &kernel("restrict ", "f32", "f32 0", late, "v13"),
        "refused memory-dep: for the next iteration, `x[i]` must be read before `(x + i)[1]` is written, \
         which may be the same",
    );
    // Kept as it was on one way, which is in the value itself.
    let chosen = "  v7: f32 = const f32 1\n  v8: f32 = fmul v5, v7\n  v9: ptr = ptradd 4 v2, v6\n  \
                  store float v9, v8\n  v10: f32 = fmul v8, v8";
    check(
        &kernel("restrict ", "f32", "f32 0", chosen, "v10"),
        "refused carried-scalar: `acc` is used in the loop otherwise than to accumulate into it",
    );
    let narrow = "  v7: i32 = sext v5\n  v8: i32 = add.nsw v7, v4\n  v9: i16 = trunc v8";
    let facts = check_text(&kernel("", "i16", "0", narrow, "v9"), &Options::default()).unwrap();
    assert_eq!(
        facts.carried[1].to_string(),
        "v5: reduction add [inst4 inst5 inst6]"
    );
    let twice = format!("{load}  v9: f32 = fadd v5, v8\n  v10: f32 = fadd v9, v8");
    check(
        &kernel("", "f32", "f32 0", &twice, "v10"),
        "refused fp-reduction-order: `acc` is accumulated several times in one iteration, in an \
         order that strict floating point fixes",
    );
}
