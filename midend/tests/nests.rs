//! Loops that are vectorized with all that is in them: what is found out about the loops inside, and
//! about neighbours in memory and small arrays.

use frontend::Input;
use frontend::sorted::{SortedMap, SortedSet};
use midend::analysis::dominators::DomTree;
use midend::analysis::function_view::FunctionView;
use midend::analysis::loops::LoopForest;
use midend::analysis::nest::{Independence, Nest, check_nest};
use midend::analysis::private_memory::PrivateArray;
use midend::engine::divergence::{Exact, Question};
use midend::engine::interleave_groups::{self, InterleaveGroups};
use midend::engine::linearize::{Linear, linearize_nest};
use midend::engine::narrow::Widths;
use midend::engine::select_chains;
use midend::engine::shape::{Shape, Shapes};
use midend::options::Options;
use midend::ssa::{Op, Type, Var};
use midend::target::RowOp;

/// What is found in the last function's loop, or why there is nothing to say.
fn found_in<T>(
    c: &str,
    find: impl Fn(&FunctionView<'_>, &Linear, &Shapes, &SortedMap<Var, PrivateArray>) -> T,
) -> Result<T, String> {
    let preprocessed = format!("# 1 \"test.c\"\n{c}");
    let unit = frontend::parse(&Input {
        name: "test.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    let options = Options::default();
    let def = unit.functions.last().unwrap();
    let f =
        midend::lower::lower(&unit, def, &options).map_err(|refusal| refusal.detail.to_string())?;
    let dom = DomTree::compute(&f);
    let forest = LoopForest::compute(&f, &dom);
    let view = FunctionView::new(&f, &dom);
    let sites: Vec<_> = f.sites.keys().collect();
    assert_eq!(sites.len(), 1, "loops inside have no site");
    let found = check_nest(
        &view,
        &forest,
        sites[0],
        &SortedSet::new(),
        Independence::Asserted,
        &options,
    );
    let Nest {
        outermost,
        facts,
        private,
        ..
    } = found.map_err(|refusals| {
        let details = refusals
            .into_iter()
            .map(|refusal| refusal.detail.to_string());
        details.collect::<Vec<_>>().join("; ")
    })?;
    let linear = linearize_nest(&f, &forest, outermost).ok_or("no order")?;
    let counter = (facts.trip.counter, Shape::Linear(facts.trip.step));
    let shapes = Question {
        f: &f,
        linear: &linear,
        inputs: &[counter],
        exact: SortedMap::from([(facts.trip.counter, Exact::Signed)]),
        pinned: &SortedSet::new(),
        some_off: false,
        uniform_loads: &SortedSet::new(),
        private: &private,
    }
    .answer();
    Ok(find(&view, &linear, &shapes, &private))
}

/// For each loop inside: whether lanes leave it at different times, and by how many exits.
fn loops_inside(c: &str) -> Result<Vec<(bool, usize)>, String> {
    found_in(c, |_, linear, shapes, _| {
        let loops = linear.loops.iter().enumerate();
        let loops = loops.map(|(n, l)| (shapes.is_divergent(n), l.exits.len()));
        loops.collect()
    })
}

#[test]
fn each_lane_calls_for_itself_where_enough_else_is_done() {
    let with = |body: &str| {
        let text = format!(
            "float outside(float);\nvoid f(int n, const float *x, float *d) {{\n\
             #pragma simd vec-function\nfor (int k = 0; k < n; k++) {{ {body} }} }}"
        );
        loops_inside(&text)
    };
    assert_eq!(
        with("d[k] = outside(x[k]);"),
        Err(
            "`outside` is called, which each lane would do for itself, and there is too little beside"
                .to_string()
        )
    );
    let enough = "float a = x[k], b = a * a - 3.0f * a; b = b < a ? b * a : b - a; b += a * 0.5f; \
                  d[k] = outside(b * b + 1.0f) * a;";
    assert_eq!(with(enough), Ok(Vec::new()));
}

#[test]
fn each_lane_calls_what_its_pointer_points_to() {
    let with = |before: &str, body: &str| {
        let text = format!(
            "{before}\ntypedef float (*op)(float);\n\
             void f(int n, const op *ops, const float *x, float *d) {{\n\
             #pragma simd vec-function\nfor (int k = 0; k < n; k++) {{ {body} }} }}"
        );
        loops_inside(&text)
    };
    assert_eq!(
        with("", "d[k] = ops[k](x[k]);"),
        Err(
            "a function is called through a pointer, which each lane would do for itself, and there is \
             too little beside"
                .to_string()
        )
    );
    let enough = "float a = x[k], b = a * a - 3.0f * a; b = b < a ? b * a : b - a; b += a * 0.5f; \
                  d[k] = ops[k](b * b + 1.0f) * a + b;";
    assert_eq!(with("", enough), Ok(Vec::new()));
    // A type that cannot be spelled where the call would stand, and what types do not say.
    let own_type = format!("struct p {{ int x; }}; {enough}");
    let other_convention = "__attribute__((ms_abi)) float other(float);";
    for refused in [with("", &own_type), with(other_convention, enough)] {
        assert_eq!(
            refused,
            Err("a function is called through a pointer".to_string())
        );
    }
}

/// For each interleave group in a loop over `k` below `n`: whether they are written, and the bytes
/// from lane to lane; `arguments`: what there is beside `n`.
fn rows(arguments: &str, body: &str) -> Vec<(bool, i64)> {
    let c = format!(
        "void g(void);\nstruct point {{ float x, y, z, w; }};\n\
         void f(int n, {arguments}) {{\n#pragma simd vec-function\nfor (int k = 0; k < n; k++) {{ {body} }} }}"
    );
    let found = found_in(&c, |view, linear, shapes, private| {
        let found = InterleaveGroups::find(interleave_groups::Question {
            view,
            linear,
            shapes,
            private,
            facts: None,
            strict_aliasing: true,
        });
        let groups = found.groups.iter();
        groups
            .map(|group| (group.store, group.stride))
            .collect::<Vec<_>>()
    });
    found.unwrap()
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
    assert_eq!(
        why_not("static int g(int x) { return x > 0 ? g(x - 1) : 0; }"),
        "`g` is called, which each lane would do for itself, and there is too little beside"
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
    of(
        "__attribute__((weak)) int g(int x) { return x; }",
        "which another definition may replace",
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

const FOUR: &str = "a[8*k] + a[8*k+1] + a[8*k+2] + a[8*k+3]";

#[test]
fn neighbours_of_each_lane_make_rows() {
    let row = |body: &str| rows("const float *a, float *d", body);
    assert_eq!(row(&format!("d[k] = {FOUR};")), [(false, 32)]);
    assert_eq!(
        row("const float *r = a + 8 * k; d[k] = r[3] + r[1] + r[0] + r[2] + r[0];"),
        [(false, 32)]
    );
    let eight = format!("d[k] = {FOUR} + (a[8*k+4] + a[8*k+5] + a[8*k+6] + a[8*k+7]);");
    assert_eq!(row(&eight), [(false, 32), (false, 32)]);
    // The group begins where there are four.
    assert_eq!(
        row("d[k] = a[8*k] + a[8*k+2] + a[8*k+3] + a[8*k+4] + a[8*k+5];"),
        [(false, 32)]
    );
    assert_eq!(row("d[k] = a[8*k] + a[8*k+1] + a[8*k+2];"), []);
    assert_eq!(row("d[k] = a[8*k] + a[8*k+1] + a[8*k+2] + a[8*k+4];"), []);
    assert_eq!(row("d[k] = a[k*n] + a[k*n+1] + a[k*n+2] + a[k*n+3];"), []);
    let members =
        "struct point *q = p + k; float x = q->x; q->x = q->y; q->y = q->z; q->z = q->w; q->w = x;";
    assert_eq!(rows("struct point *p", members), [(false, 16), (true, 16)]);
}

#[test]
fn only_what_all_lanes_access_makes_rows() {
    let row = |body: &str| rows("const float *a, float *d, int *c", body);
    assert_eq!(row(&format!("d[k] = c[k] ? {FOUR} : 0;")), []);
    assert_eq!(
        row("d[4*k] = 1; d[4*k+1] = 2; if (c[k]) d[4*k+2] = 3; d[4*k+3] = 4;"),
        []
    );
    // Sums of unsigned numbers may wrap.
    let unsigned =
        "unsigned i = 8 * (unsigned)k + (unsigned)n; d[k] = a[i] + a[i+1] + a[i+2] + a[i+3];";
    assert_eq!(row(unsigned), []);
}

#[test]
fn what_may_access_the_same_memory_stands_between_no_neighbours() {
    let body = "d[k] = a[8*k] + a[8*k+1]; e[k] = 1; d[k] += a[8*k+2] + a[8*k+3];";
    let beside = |arguments: &str| rows(arguments, body);
    assert_eq!(beside("const float *a, float *d, float *e"), []);
    assert_eq!(
        beside("const float *a, float *restrict d, float *restrict e"),
        [(false, 32)]
    );
    assert_eq!(beside("const float *a, int *d, short *e"), [(false, 32)]);
    assert_eq!(beside("const float *a, int *d, char *e"), []);
    let stores = "d[4*k] = 1; d[4*k+1] = 2; e[k] = 3; d[4*k+2] = 3; d[4*k+3] = 4;";
    // What is written may be written as another type later.
    assert_eq!(rows("float *d, int *e", stores), []);
    assert_eq!(rows("float *restrict d, int *e", stores), [(true, 16)]);
    let reads = "d[4*k] = 1; d[4*k+1] = 2; d[4*k+2] = *e; d[4*k+3] = 4;";
    assert_eq!(rows("float *d, int *e", reads), [(true, 16)]);
    assert_eq!(rows("float *d, float *e", reads), []);
}

#[test]
fn neighbours_are_told_from_what_other_lanes_write() {
    let row = |body: &str| rows("float *a", body);
    // A store to what is read later, and one to what was read.
    assert_eq!(
        row("float x = a[4*k]; a[4*k+1] = x; a[4*k] = a[4*k+1] + a[4*k+2] + a[4*k+3];"),
        []
    );
    assert_eq!(
        row("float x = a[4*k], y = a[4*k+1]; a[4*k] = a[4*k+2] + a[4*k+3] + x + y;"),
        [(false, 16)]
    );
    // Lane 1 reads what lane 0 writes.
    assert_eq!(
        row("float x = a[3*k], y = a[3*k+1]; a[3*k] = a[3*k+2] + a[3*k+3] + x + y;"),
        []
    );
    assert_eq!(
        row("a[4*k] = 1; a[4*k+1] = 2; a[4*k+2] = 3; a[4*k+3] = 4;"),
        [(true, 16)]
    );
    // Written twice.
    assert_eq!(
        row("a[4*k] = 1; a[4*k+1] = 2; a[4*k] = 3; a[4*k+2] = 3; a[4*k+3] = 4;"),
        []
    );
}

/// For each array that a loop over `k` has for itself in memory: its elements in vector code if it is
/// accessed by select chains, and how many stores are updates; and how many values are computed in narrower lanes.
fn chained(body: &str) -> (Vec<(String, Option<Type>, usize)>, usize) {
    let c = format!(
        "#pragma simd declare\n\
         static void lane(int k, int m, const int *x, const int *y, const unsigned char *b, int *d) {{ {body} }}\n\
         void f(int n, int m, const int *x, const unsigned char *b, int *restrict d) {{\n\
         #pragma simd vec-function\nfor (int k = 0; k < n; k++) lane(k, m, x, x + 64 * k, b, d); }}"
    );
    let found = found_in(&c, |view, linear, shapes, private| {
        let f = view.f;
        let mut widths = Widths::default();
        let price = |row: RowOp| match row {
            RowOp::Gather(..) | RowOp::Scatter(..) => 400,
            _ => 4,
        };
        let question = select_chains::Question {
            f,
            linear,
            shapes,
            private,
            cost: &|row, _| Some(price(row)),
            everywhere: false,
        };
        let found = question.answer(&mut widths);
        let updates = f.insts.keys().filter(|&inst| {
            matches!(f.insts[inst].op, Op::Store(_)) && found.update(inst).is_some()
        });
        let updates = updates.count();
        let narrow = f
            .values
            .keys()
            .filter(|&v| widths.natural(f, v) < f.values[v].ty.bits());
        let arrays = private.keys().map(|&var| {
            let name = f.vars[var].name.clone();
            (name, found.elem(var), updates)
        });
        (arrays.collect::<Vec<_>>(), narrow.count())
    });
    found.unwrap()
}

/// What [`chained`] says of one array `c`.
fn chained_c(body: &str) -> (Option<Type>, usize) {
    let (arrays, _) = chained(body);
    let [(name, elem, updates)] = &arrays[..] else {
        panic!("{arrays:?}");
    };
    assert_eq!(name, "c");
    (*elem, *updates)
}

const ZEROS: &str = "unsigned c[4]; for (int i = 0; i < 4; i++) c[i] = 0;";

#[test]
fn counters_are_as_narrow_as_how_far_they_come() {
    let count = |change: &str| {
        chained_c(&format!(
            "{ZEROS} for (int i = 0; i < 8; i++) {change}; d[k] = c[0] + c[x[k] & 3];"
        ))
    };
    assert_eq!(count("c[y[i] & 3]++"), (Some(Type::I8), 8));
    assert_eq!(count("c[y[i] & 3] += 31"), (Some(Type::I8), 8));
    assert_eq!(count("c[y[i] & 3] += 32"), (Some(Type::I16), 8));
    assert_eq!(count("c[y[i] & 3] += b[k] & 1"), (Some(Type::I8), 8));
    assert_eq!(count("c[y[i] & 3] += b[k]"), (Some(Type::I16), 8));
    assert_eq!(count("if (x[k] > i) c[y[i] & 3]++"), (Some(Type::I8), 8));
    // How far these come is not known.
    assert_eq!(count("c[y[i] & 3] += x[k]"), (Some(Type::I32), 8));
    assert_eq!(count("c[y[i] & 3]--"), (Some(Type::I32), 8));
    assert_eq!(count("c[y[i] & 3] ^= 3"), (Some(Type::I32), 8));
}

#[test]
fn more_iterations_are_written_out_for_counters() {
    let count = |times: u32| {
        chained_c(&format!(
            "{ZEROS} for (int i = 0; i < {times}; i++) c[y[i] & 3]++; d[k] = c[0];"
        ))
    };
    assert_eq!(count(32), (Some(Type::I8), 32));
    assert_eq!(count(33), (Some(Type::I32), 1), "it stays a loop");
    let count = |times: &str| {
        chained_c(&format!(
            "{ZEROS} for (int i = 0; i < {times}; i++) c[y[i] & 3]++; d[k] = c[0];"
        ))
    };
    assert_eq!(count("m"), (Some(Type::I32), 1));
}

#[test]
fn an_update_reads_and_writes_one_element_and_nothing_else_sees_what_it_read() {
    let update = |body: &str| {
        chained_c(&format!(
            "{ZEROS} int i = x[k] & 3, j = b[k] & 3; {body} d[k] += c[0];"
        ))
    };
    assert_eq!(update("c[i] = 1 + c[i];"), (Some(Type::I8), 1));
    assert_eq!(update("c[i] = c[j] + 1;"), (Some(Type::I32), 0));
    assert_eq!(
        update("unsigned t = c[i]; c[i] = t + 1; d[k] = t;"),
        (Some(Type::I32), 0)
    );
    assert_eq!(
        update("unsigned t = c[i] + 1; c[i] = t; d[k] = t;"),
        (Some(Type::I32), 0)
    );
    assert_eq!(
        update("unsigned t = c[i]; c[j] = 5; c[i] = t + 1;"),
        (Some(Type::I32), 0)
    );
    assert_eq!(
        update("unsigned t = c[i]; if (x[k] > 7) c[i] = t + 1;"),
        (Some(Type::I32), 0)
    );
    assert_eq!(update("c[i] = 5 - c[i];"), (Some(Type::I32), 0));
    assert_eq!(update("c[i] = 300;"), (Some(Type::I16), 0));
}

#[test]
fn only_small_arrays_are_swept_where_indices_differ() {
    let of = |array: &str, index: &str| {
        chained_c(&format!(
            "{array}; for (int i = 0; i < m; i++) c[{index}] = x[k + i]; d[k] = c[{index}];"
        ))
        .0
    };
    assert_eq!(of("int c[16], i", "x[k] & 15"), Some(Type::I32));
    assert_eq!(of("int c[16], i", "m & 15"), None, "all lanes agree");
    assert_eq!(of("int c[256], i", "x[k] & 255"), None);
    assert_eq!(
        of("int c[4][4], i", "x[k] & 3][1"),
        None,
        "rows of a matrix"
    );
    let float = "float c[2]; c[0] = b[k]; c[1] = m; d[k] = c[x[k] & 1] > 2.0f;";
    assert_eq!(chained_c(float), (Some(Type::F32), 0));
}

#[test]
fn indices_are_computed_as_narrow_as_counters_are() {
    let narrow = |index: &str| {
        let body = format!("{ZEROS} c[{index}]++; d[k] = 1;");
        let (arrays, narrow) = chained(&body);
        assert_eq!(arrays, [("c".to_string(), Some(Type::I8), 1)]);
        narrow
    };
    assert_eq!(narrow("b[k]"), 0, "it is as narrow");
    assert_eq!(narrow("b[k] >> 6"), 1);
    assert_eq!(narrow("(b[k] >> 3 & 2) + (x[k] & 1)"), 4);
    assert_eq!(narrow("x[k] >> 30"), 0, "what is shifted in is not");
    assert_eq!(narrow("x[k] & 3"), 1);
    assert_eq!(narrow("(unsigned)(b[k] << 4) >> 10"), 0);
}
