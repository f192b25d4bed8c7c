//! Elements that lie apart in innermost loops: which of them are done together, and what of it reads more
//! than the loop does.

use frontend::Input;
use frontend::sorted::{SortedMap, SortedSet};
use midend::analysis::dominators::DomTree;
use midend::analysis::facts::LoopFacts;
use midend::analysis::function_view::FunctionView;
use midend::analysis::legality::check_loop;
use midend::analysis::loops::LoopForest;
use midend::engine::interleave_groups::{InterleaveGroups, Question};
use midend::engine::linearize::linearize;
use midend::engine::shape::Shapes;
use midend::lower::lower;
use midend::options::Options;

/// What is found out about the only loop of `f`, which goes over `i` below `n`.
fn with_facts<R>(
    arguments: &str,
    body: &str,
    find: impl FnOnce(&FunctionView<'_>, &LoopFacts) -> R,
) -> R {
    let c = format!(
        "struct pair {{ int a, b; }};\nstruct port {{ int data; volatile int status; int a, b; }};\n\
         void f(int n, {arguments}) {{\nfor (int i = 0; i < n; i++) {{ {body} }} }}"
    );
    let preprocessed = format!("# 1 \"t.c\"\n{c}");
    let unit = frontend::parse(&Input {
        name: "t.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    let options = Options::default();
    let f = lower(&unit, &unit.functions[0], &options).unwrap();
    let dom = DomTree::compute(&f);
    let forest = LoopForest::compute(&f, &dom);
    let view = FunctionView::new(&f, &dom);
    let site = f.sites.keys().next().unwrap();
    let facts = check_loop(&view, &forest, site, &options).unwrap();
    find(&view, &facts)
}

/// Each interleave group of it: `load` or `store`, bytes from lane to lane, lanes of a row, accesses of each element,
/// and `on` if it reads on into the next iteration.
fn groups(arguments: &str, body: &str) -> Vec<String> {
    with_facts(arguments, body, chunks_of)
}

fn chunks_of(view: &FunctionView<'_>, facts: &LoopFacts) -> Vec<String> {
    let f = view.f;
    let linear = linearize(f, &facts.blocks).unwrap();
    let none = SortedSet::new();
    let found = InterleaveGroups::find(Question {
        view,
        linear: &linear,
        shapes: &Shapes::compute(f, &linear, &[], &none, &none),
        private: &SortedMap::new(),
        facts: Some(facts),
        strict_aliasing: true,
    });
    let groups = found.groups.iter().map(|group| {
        let what = if group.store { "store" } else { "load" };
        let counts: Vec<usize> = group.elements.iter().map(Vec::len).collect();
        let on = if group.reads_on() { " on" } else { "" };
        format!("{what} {} {} {counts:?}{on}", group.stride, group.lanes)
    });
    groups.collect()
}

const ARRAYS: &str = "const float *restrict x, float *restrict y, short *restrict s";

#[test]
fn rows_hold_several_lanes_that_lie_close() {
    assert_eq!(
        groups(ARRAYS, "y[i] = x[2 * i] + x[2 * i + 1] * x[2 * i];"),
        ["load 8 2 [2, 1]"]
    );
    assert_eq!(
        groups(ARRAYS, "y[i] = s[2 * i + 1];"),
        ["load 4 4 [1, 0] on"]
    );
    assert_eq!(
        groups(ARRAYS, "y[i] = s[4 * i + 3] + s[4 * i + 1];"),
        ["load 8 2 [1, 0, 1, 0] on"]
    );
    // The window goes from the first element to the next one's.
    assert_eq!(
        groups(ARRAYS, "y[i] = x[2 * i + 1] + x[2 * i + 2];"),
        ["load 8 2 [1, 1]"]
    );
    assert_eq!(
        groups(ARRAYS, "y[i] = x[2 * i] + x[2 * i + 3];"),
        ["load 8 2 [1, 0] on", "load 8 2 [1, 0] on"]
    );
}

#[test]
fn rows_of_one_lane_end_before_the_next_but_one_element() {
    assert_eq!(
        groups(ARRAYS, "y[i] = x[5 * i + 1];"),
        ["load 20 1 [1, 0, 0, 0] on"]
    );
    assert_eq!(
        groups(ARRAYS, "y[i] = s[7 * i];"),
        ["load 14 1 [1, 0, 0, 0, 0, 0, 0, 0] on"]
    );
    assert_eq!(
        groups(ARRAYS, "y[i] = x[4 * i] + x[4 * i + 3];"),
        ["load 16 1 [1, 0, 0, 1]"]
    );
    // The next row would be read to its end.
    assert!(groups(ARRAYS, "y[i] = s[5 * i];").is_empty());
    assert!(groups(ARRAYS, "y[i] = s[6 * i];").is_empty());
}

#[test]
fn triples_fill_their_stride() {
    assert_eq!(
        groups(ARRAYS, "y[i] = x[3 * i];"),
        ["load 12 1 [1, 0, 0] on"]
    );
    assert_eq!(
        groups(
            ARRAYS,
            "s[3 * i] = 1; s[3 * i + 1] = 2; s[3 * i + 2] = x[3 * i + 1] + x[3 * i + 3];"
        ),
        ["store 6 1 [1, 1, 1]", "load 12 1 [1, 0, 1]"]
    );
    assert!(groups(ARRAYS, "y[3 * i] = x[i]; y[3 * i + 2] = 1;").is_empty());
}

#[test]
fn downwards_gaps_lie_before_the_first_element() {
    assert_eq!(
        groups(ARRAYS, "y[i] = x[4 * (n - i)] + x[4 * (n - i) + 1];"),
        ["load -16 1 [0, 0, 1, 1] on"]
    );
    assert_eq!(
        groups(ARRAYS, "y[i] = x[2 * (n - i)];"),
        ["load -8 2 [0, 1] on"]
    );
}

#[test]
fn what_is_written_has_no_gaps() {
    assert_eq!(
        groups(ARRAYS, "y[2 * i + 1] = x[i]; y[2 * i] = 1;"),
        ["store 8 2 [1, 1]"]
    );
    assert!(groups(ARRAYS, "y[2 * i] = x[i];").is_empty());
    // What is read between may not be what is written.
    assert_eq!(
        groups(
            "int *x",
            "int t = x[2 * i]; x[2 * i] = x[2 * i + 1]; x[2 * i + 1] = t;"
        ),
        ["load 8 2 [1, 1]", "store 8 2 [1, 1]"]
    );
    assert_eq!(
        groups("int *x", "x[2 * i] = 5; x[2 * i + 1] = x[2 * i] + 1;"),
        ["load 8 2 [1, 0] on"]
    );
}

#[test]
fn loads_go_up_past_no_store_that_goes_down() {
    // What `x[2 * i]` holds is read after it was written, and it is not written before `x[2 * i + 1]`.
    let body = "x[2 * i] = 5; int t = x[2 * i + 1]; x[2 * i + 1] = 7; x[2 * i] = x[2 * i] + t;";
    assert_eq!(
        groups("int *x", body),
        [
            "store 8 2 [1, 1]",
            "load 8 2 [1, 0] on",
            "load 8 2 [1, 0] on"
        ]
    );
}

#[test]
fn what_is_done_under_a_condition_is_done_by_itself() {
    assert_eq!(
        groups(
            ARRAYS,
            "float t = x[2 * i]; if (t > 0) t = x[2 * i + 1]; y[i] = t;"
        ),
        ["load 8 2 [1, 0] on"]
    );
}

#[test]
fn nothing_is_read_beside_volatile_members() {
    assert_eq!(
        groups(
            "const struct pair *restrict p, int *restrict y",
            "y[i] = p[i].b;"
        ),
        ["load 8 2 [1, 0] on"]
    );
    assert!(
        groups(
            "const struct port *restrict p, int *restrict y",
            "y[i] = p[i].a;"
        )
        .is_empty()
    );
}

#[test]
fn run_time_checks_let_members_pass() {
    let body = "y[2 * i] = x[2 * i]; y[2 * i + 1] = x[2 * i + 1];";
    assert_eq!(
        groups(ARRAYS, body),
        ["load 8 2 [1, 1]", "store 8 2 [1, 1]"]
    );
    // That they are far enough apart is not enough.
    assert_eq!(
        groups("const float *x, float *y", body),
        ["load 8 2 [1, 0] on", "load 8 2 [1, 0] on"]
    );
    // Other types, other sizes: the ranges are compared as a whole.
    assert_eq!(
        groups("const char *x, float *y", body),
        ["load 2 8 [1, 1]", "store 8 2 [1, 1]"]
    );
}

#[test]
fn rows_bound_what_steps_within_them_only() {
    let room = |body| {
        let arguments = "const float (*restrict m)[64], float *restrict y";
        with_facts(arguments, body, |_, facts| facts.room)
    };
    assert_eq!(room("y[i] = m[3][i];"), Some(64));
    assert_eq!(room("y[i] = m[i][5];"), None);
    assert_eq!(room("y[i] = m[0][2 * i + 1];"), Some(32));
}
