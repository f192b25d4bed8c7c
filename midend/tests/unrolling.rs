//! In loops that are vectorized whole: which loops inside are lowered as often as they run, and which
//! arrays become variables.

use frontend::Input;
use frontend::sorted::SortedSet;
use midend::analysis::dominators::DomTree;
use midend::analysis::loops::LoopForest;
use midend::lower::lower;
use midend::options::{Optimization, Options};
use midend::ssa::Op;
use std::fmt::Write as _;

/// The loops inside a loop over `k` with this body that are loops still, and the variables in memory.
fn left_in(helpers: &str, body: &str, options: &Options) -> String {
    let c = format!(
        "{helpers}\nvoid f(int n, const int *x, const float *y, int *d) {{\n\
         #pragma simd vec-function\n\
         for (int k = 0; k < n; k++) {{ {body} }} }}"
    );
    let preprocessed = format!("# 1 \"test.c\"\n{c}");
    let unit = frontend::parse(&Input {
        name: "test.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    let def = unit.functions.last().unwrap();
    let f = lower(&unit, def, options).unwrap();
    let forest = LoopForest::compute(&f, &DomTree::compute(&f));
    let mut names = SortedSet::new();
    for inst in f.blocks.values().flat_map(|block| &block.insts) {
        match f.insts[*inst].op {
            Op::LocalAddr(var) => names.insert(f.vars[var].name.clone()),
            _ => false,
        };
    }
    let mut text = format!("{} loops", forest.loops.len() - 1);
    names.iter().for_each(|name| {
        let _ = write!(text, ", {name}");
    });
    text
}

fn left(body: &str) -> String {
    left_in("", body, &Options::default())
}

#[test]
fn short_loops_are_lowered_as_often_as_they_run() {
    for body in [
        "int s = 0; for (int i = 0; i < 16; i++) s += x[16 * k + i]; d[k] = s;",
        "int s = 0, i = 3; while (i-- > 0) { if (x[k] == i) continue; s ^= x[3 * k + i]; } d[k] = s;",
        "int s = 0, i = 1; do { s += x[k + i]; i *= 2; } while (i < 30); d[k] = s;",
        "int s = 0; for (int i = 0; i < 5; i++) switch (i) { case 2: s += x[k]; break; default: s--; } d[k] = s;",
        "int s = 0; for (int i = 0; i < 6; i++) for (int j = i; j > 0; j /= 2) s += x[k + j]; d[k] = s;",
        // It never runs.
        "int s = x[k]; for (int i = 9; i < 9; i++) s += x[k + i]; d[k] = s;",
        // What is done before decides.
        "int s = 0, most = 8; if (sizeof(int) == 4) most = 4; if (x[k]) s = 1; \
         for (int i = 0; i < most; i++) s += x[k + i]; d[k] = s;",
    ] {
        assert_eq!(left(body), "0 loops", "{body}");
    }
}

#[test]
fn other_loops_stay() {
    for body in [
        // Too many iterations, and a number that is not known.
        "int s = 0; for (int i = 0; i < 17; i++) s += x[k + i]; d[k] = s;",
        "int s = 0; for (int i = 0; i < n; i++) s += x[k + i]; d[k] = s;",
        "int s = 0, m = 2; for (int i = 0; i < m; i++) { m += x[k + i] & 1; } d[k] = m;",
        // Other ways out, and conditions with more than variables.
        "int s = 0; for (int i = 0; i < 9; i++) { if (x[k + i] < 0) break; s++; } d[k] = s;",
        "int i = 0; do i++; while (i < 5 && x[k + i]); d[k] = i;",
        // A label cannot stand twice.
        "int s = 0; for (int i = 0; i < 4; i++) { if (x[k + i]) goto on; s++; on: s *= 2; } d[k] = s;",
        // Nothing comes of what is known.
        "int s = x[k]; for (int i = 0; i < 8; i++) s = s * s + 1; d[k] = s;",
        "int s = x[k]; for (int i = 0; i < 8; i++) s = s * s + i; d[k] = s;",
    ] {
        assert_eq!(left(body), "1 loops", "{body}");
    }
    // A loop around one that stays.
    let around = "int s = 0; for (int i = 0; i < 3; i++) for (int j = 0; j < n; j++) s += x[j + i]; d[k] = s;";
    assert_eq!(left(around), "2 loops");
}

#[test]
fn a_nest_that_is_too_long_is_tried_from_within() {
    let nest = |most: u32| {
        left(&format!(
            "int s = 0; for (int h = 0; h < {most}; h++) for (int i = 0; i < 16; i++) \
             for (int j = 0; j < 16; j++) s += x[j + i] * x[h]; d[k] = s;"
        ))
    };
    assert_eq!(nest(1), "0 loops");
    assert_eq!(nest(12), "1 loops");
}

#[test]
fn arrays_with_known_indices_are_no_memory() {
    let known = "int v[8], i; for (i = 0; i < 8; i++) v[i] = x[8 * k + i]; \
                 for (i = 0; i < 4; i++) v[i] += v[7 - i]; d[k] = v[0] * v[3];";
    assert_eq!(left(known), "0 loops");
    let two = "float v[2][3]; int i, j; for (i = 0; i < 2; i++) for (j = 0; j < 3; j++) v[i][j] = y[j + i]; \
               d[k] = v[1][2] > *v[0];";
    assert_eq!(left(two), "0 loops");
    let records = "struct { int n; float w[2]; } r; r.n = x[k]; r.w[0] = y[k]; r.w[1] = 2; d[k] = r.n > r.w[0] + r.w[1];";
    assert_eq!(left(records), "0 loops");
    // Others are, and do not keep their like from it.
    let some = "int v[2], w[2]; v[0] = x[k]; v[1] = 5; w[0] = 1; w[1] = 2; w[x[k] & 1]++; d[k] = v[0] * v[1] + w[0];";
    assert_eq!(left(some), "0 loops, w");
    let whole = "int v[2], *p = v; v[0] = x[k]; p[1] = 3; d[k] = v[0] + v[1];";
    assert_eq!(left(whole), "0 loops, v");
    let many = "int v[65]; v[0] = x[k]; v[1] = 3; d[k] = v[0] + v[1];";
    assert_eq!(left(many), "0 loops, v");
    // A loop that stays has indices that are not known.
    let stays = "int v[20], i; for (i = 0; i < 20; i++) v[i] = x[k + i]; d[k] = v[3];";
    assert_eq!(left(stays), "1 loops, v");
}

#[test]
fn what_is_never_evaluated_says_nothing() {
    let beyond = "int v[4], s = 0; for (int i = 0; i < 8; i++) if (i < 4) v[i] = x[k + i]; \
                  else s += i < 7 ? v[i - 3] : 1; d[k] = s;";
    assert_eq!(left(beyond), "0 loops");
    let inside = "int v[4], s = 0; for (int i = 0; i < 4; i++) { v[i] = x[k + i]; \
                  if (i > 5) for (int j = 0; j < n; j++) s += v[j]; s ^= v[i]; } d[k] = s;";
    assert_eq!(left(inside), "0 loops");
}

#[test]
fn functions_are_lowered_in_place_in_each_iteration() {
    let helper = "#pragma simd declare\n\
                  static int mixed(int a, int i) { int v[2]; v[i & 1] = a; v[~i & 1] = i; \
                  if (a < 0) return v[0]; return v[1] - a; }";
    let body = "int s = 0; for (int i = 0; i < 12; i++) s += mixed(x[12 * k + i], i) * mixed(s, 2); d[k] = s;";
    assert_eq!(left_in(helper, body, &Options::default()), "0 loops");
    // Its own array in each of them would be too much memory.
    let helper = helper.replace("int v[2]; v[i & 1] = a;", "int v[2]; v[a & 1] = a;");
    assert_eq!(left_in(&helper, body, &Options::default()), "1 loops, v");
}

#[test]
fn both_can_be_left_out() {
    let body = "int v[4], i; v[0] = 1; for (i = 1; i < 4; i++) v[i] = v[i - 1] + x[4 * k + i]; d[k] = v[3];";
    let without = |which: &[Optimization]| {
        let options = Options {
            without: which.iter().copied().collect(),
            ..Options::default()
        };
        left_in("", body, &options)
    };
    assert_eq!(without(&[]), "0 loops");
    assert_eq!(without(&[Optimization::ArrayScalars]), "0 loops, v");
    assert_eq!(without(&[Optimization::Unrolling]), "1 loops, v");
}
