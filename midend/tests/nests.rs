//! Loops that are vectorized with all that is in them: what is found out about the loops inside.

use frontend::Input;
use midend::analysis::dominators::DomTree;
use midend::analysis::function_view::FunctionView;
use midend::analysis::loops::LoopForest;
use midend::analysis::nest::{Nest, check_nest};
use midend::engine::divergence::Question;
use midend::engine::linearize::linearize_nest;
use midend::engine::shape::Shape;
use midend::options::Options;
use std::collections::{BTreeMap, BTreeSet};

/// For each loop inside the last function's loop: whether lanes leave it at different times, and by
/// how many exits; or why there is nothing to say.
fn loops_inside(c: &str) -> Result<Vec<(bool, usize)>, String> {
    let preprocessed = format!("# 1 \"test.c\"\n{c}");
    let unit = frontend::parse(&Input {
        name: "test.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    let options = Options::default();
    let def = unit.functions.last().unwrap();
    let f = midend::lower::lower(&unit, def, &options).map_err(|refusal| refusal.detail)?;
    let dom = DomTree::compute(&f);
    let forest = LoopForest::compute(&f, &dom);
    let view = FunctionView::new(&f, &dom);
    let sites: Vec<_> = f.sites.keys().collect();
    assert_eq!(sites.len(), 1, "loops inside have no site");
    let found = check_nest(&view, &forest, sites[0], &BTreeSet::new(), &options);
    let Nest {
        outermost,
        facts,
        own,
    } = found.map_err(|refusals| {
        let details = refusals.into_iter().map(|refusal| refusal.detail);
        details.collect::<Vec<_>>().join("; ")
    })?;
    let linear = linearize_nest(&f, &forest, outermost).ok_or("no order")?;
    let counter = (facts.trip.counter, Shape::Linear(facts.trip.step));
    let shapes = Question {
        f: &f,
        linear: &linear,
        inputs: &[counter],
        exact: BTreeMap::new(),
        pinned: &BTreeSet::new(),
        some_off: false,
        own: &own,
    }
    .answer();
    let loops = linear.loops.iter().enumerate();
    Ok(loops
        .map(|(n, l)| (shapes.is_divergent(n), l.exits.len()))
        .collect())
}

#[test]
fn a_loop_of_one_length_for_all_is_not_divergent() {
    let c = "void f(int n, int m, const float *a, const float *w, float *d) {\n\
             #pragma simd vec-function\n\
             for (int k = 0; k < n; k++) {\n\
             float s = 0;\n\
             for (int j = 0; j < m; j++) s += a[k + j] * w[j];\n\
             d[k] = s; } }";
    assert_eq!(loops_inside(c), Ok(vec![(false, 1)]));
}

#[test]
fn a_function_is_lowered_in_place_with_its_exits() {
    let c = "struct pair { float x, y; };\n\
             #pragma simd declare\n\
             static int steps(struct pair p) {\n\
             int i;\n\
             for (i = 0; i < 100; i++) {\n\
             if (p.x > 4.0f) break;\n\
             if (p.y < 0.0f) return -1;\n\
             p.x = p.x * p.x + p.y; }\n\
             return i; }\n\
             void f(int n, const struct pair *p, int *d) {\n\
             #pragma simd vec-function\n\
             for (int k = 0; k < n; k++) d[k] = steps(p[k]); }";
    assert_eq!(loops_inside(c), Ok(vec![(true, 3)]));
}

#[test]
fn what_depends_on_the_lane_decides_even_one_loop_further_in() {
    let c = "void f(int n, const int *a, int *d) {\n\
             #pragma simd vec-function\n\
             for (int k = 0; k < n; k++) {\n\
             int s = 0;\n\
             for (int i = 0; i < 9; i++)\n\
             for (int j = i; j < a[k]; j++) s += j;\n\
             d[k] = s; } }";
    assert_eq!(loops_inside(c), Ok(vec![(false, 1), (true, 1)]));
}

#[test]
fn functions_with_variants_elsewhere_are_called() {
    let c = "#pragma simd declare\nint g(int x);\n\
             void f(int n, int *d) {\n\
             #pragma simd vec-function\n\
             for (int k = 0; k < n; k++) d[k] = g(k); }";
    assert_eq!(loops_inside(c), Ok(Vec::new()));
}

/// The reason why the function `g` is not lowered in place.
fn why_not(g: &str) -> String {
    let c = format!(
        "#pragma simd declare\n{g}\n\
         void f(int n, int *d) {{\n\
         #pragma simd vec-function\n\
         for (int k = 0; k < n; k++) d[k] = g(k); }}"
    );
    loops_inside(&c).unwrap_err()
}

#[test]
fn functions_that_stay_calls_are_named_with_the_reason() {
    let of = |g: &str, why: &str| {
        let expected = format!("a call of `g`, {why}, is not analysed");
        assert_eq!(why_not(g), expected, "{g}");
    };
    of(
        "static int g(int x) { return x > 0 ? g(x - 1) : 0; }",
        "which calls itself",
    );
    of(
        "static int g(int x) { static int y[4]; return y[x & 3]; }",
        "which declares types or static objects of its own",
    );
    of(
        "static int g(int x) { volatile int y = x; return y; }",
        "which has variables in memory",
    );
    of(
        "__attribute__((optimize(\"O0\"))) static int g(int x) { return x; }",
        "which is compiled with options of its own",
    );
}

#[test]
fn memory_of_each_iteration_is_named_with_what_stands_against_it() {
    let of = |body: &str, why: &str| {
        let expected = match why {
            "" => Ok(vec![]),
            why => Err(format!("each iteration has a `v` of its own, {why}")),
        };
        let c = format!(
            "struct s {{ char c; int i; }};\n#pragma simd declare\n\
             static int g(int x) {{ {body} }}\n\
             void f(int n, int *d) {{\n\
             #pragma simd vec-function\n\
             for (int k = 0; k < n; k++) d[k] = g(k); }}"
        );
        assert_eq!(loops_inside(&c), expected, "{body}");
    };
    of("int v[4]; v[1] = x; v[x & 3] = 5; return v[1];", "");
    of("int v = x, *p = &v; *p += 2; return v;", "");
    of(
        "int v, u, *p = x ? &v : &u; *p = 1; v = x; return v;",
        "whose address is not only used to access it; each iteration has a `u` of its own, \
         whose address is not only used to access it",
    );
    of(
        "struct s v[2]; v[0].c = 1; v[x & 1].i = x; return v[1].i;",
        "which holds values of several sizes",
    );
    of(
        "int *v[2]; v[0] = 0; v[x & 1] = 0; return !v[0];",
        "which holds pointers or truth values",
    );
}
