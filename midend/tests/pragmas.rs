//! What the pragmas before a loop change: facts, refusals and plans.

use frontend::source::Input;
use midend::analysis::dominators::DomTree;
use midend::analysis::function_view::FunctionView;
use midend::analysis::legality::check_loop;
use midend::analysis::loops::LoopForest;
use midend::lower::lower;
use midend::options::Options;

/// The first loop of `void f(…) { head; pragma; for (i…) { body } tail }`, with wishes, facts or
/// refusals.
fn facts_of(pragma: &str, head: &str, body: &str, tail: &str) -> String {
    let text = format!(
        "float g;\nfloat f(int n, int m, int *p, int *q, float *x, float *y) {{\nint i; {head}\n\
         {pragma}\nfor (i = 0; i < n; i++) {{ {body} }}\n{tail} return 0; }}\n"
    );
    let preprocessed = format!("# 1 \"t.c\"\n{text}");
    let unit = frontend::parse(&Input {
        name: "t.c",
        original: text.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    });
    let codes: Vec<&str> = unit.problems.iter().map(|p| p.diagnostic.code).collect();
    assert!(codes.is_empty(), "{codes:?}");
    let options = Options {
        openmp: true,
        ..Options::default()
    };
    let f = lower(&unit, &unit.functions[0], &options).unwrap();
    // What is printed can be read.
    let again = midend::ssa::parse::parse(&f.to_string()).unwrap();
    let (site, data) = f.sites.iter().next().unwrap();
    assert_eq!(again.sites[site].wishes, data.wishes);
    let dom = DomTree::compute(&f);
    let forest = LoopForest::compute(&f, &dom);
    let found = match check_loop(&FunctionView::new(&f, &dom), &forest, site, &options) {
        Ok(facts) => facts.to_string(),
        Err(refusals) => {
            let lines = refusals
                .iter()
                .map(|r| format!("refused {}: {}\n", r.reason.code(), r.detail));
            lines.collect()
        }
    };
    format!("{}\n{found}", data.wishes)
}

/// Of that, the line of wishes, and those that hold one of the words.
fn lines(text: &str, words: &[&str]) -> Vec<String> {
    let wanted = |(n, line): &(usize, &str)| *n == 0 || words.iter().any(|w| line.contains(w));
    let lines = text.lines().enumerate().filter(wanted);
    lines.map(|(_, line)| line.trim().to_string()).collect()
}

/// Wishes, checks and limits of a loop without variables of its own.
fn memory(pragma: &str, body: &str) -> Vec<String> {
    lines(
        &facts_of(pragma, "", body, ""),
        &["check", "max lanes", "refused"],
    )
}

/// Wishes, carried values and refusals.
fn scalars(pragma: &str, head: &str, body: &str, tail: &str) -> Vec<String> {
    let text = facts_of(pragma, head, body, tail);
    let words = ["private", "overwritten", "reduction", "last", "refused"];
    lines(&text, &words)
}

const COPY: &str = "p[i] = q[i];";
const SHIFT: &str = "p[i + m] = p[i];";
const PREFIX: &str = "p[i + 1] = p[i];";
const EIGHT: &str = "p[i + 8] = p[i];";
const MIXED: &str = "p[2 * i] = p[i + 9];";
const MAYBE: &str = "if (q[i]) p[i + 1] = p[i];";

#[test]
fn promises_take_the_place_of_checks() {
    assert_eq!(memory("", COPY), ["", "check: distance a0 a1"]);
    for pragma in [
        "#pragma omp simd",
        "#pragma simd",
        "#pragma clang loop vectorize(assume_safety)",
    ] {
        assert_eq!(memory(pragma, COPY), ["wishes [always, apart]"]);
        assert_eq!(memory(pragma, SHIFT), ["wishes [always, apart]"]);
    }
    assert_eq!(memory("#pragma GCC ivdep", COPY), ["wishes [apart]"]);
    assert_eq!(
        memory("#pragma ivdep", COPY),
        ["wishes [apart unless proved]"]
    );
    for pragma in [
        "#pragma clang loop vectorize(enable)",
        "#pragma vector always",
    ] {
        let expected = ["wishes [always]", "check: distance a0 a1"];
        assert_eq!(memory(pragma, COPY), expected);
    }
    assert_eq!(
        memory("#pragma omp simd safelen(6)", SHIFT),
        ["wishes [always, apart 6]", "max lanes: 6"]
    );
    // A load that stays the same in the loop.
    let invariant = "p[i] = q[m];";
    assert_eq!(memory("", invariant), ["", "check: disjoint a0 a1"]);
    assert_eq!(
        memory("#pragma ivdep", invariant),
        ["wishes [apart unless proved]"]
    );
    assert_eq!(
        memory("#pragma omp simd", invariant),
        ["wishes [always, apart]"]
    );
    assert_eq!(
        memory("#pragma omp simd safelen(6)", invariant),
        ["wishes [always, apart 6]", "check: disjoint a0 a1"]
    );
}

#[test]
fn what_is_proved_outweighs_a_promise() {
    let refused = "refused memory-dep: `p[i]` is what `p[i + 1]` wrote one iteration before";
    for (pragma, wishes) in [
        ("#pragma omp simd", "wishes [always, apart]"),
        ("#pragma omp simd safelen(4)", "wishes [always, apart 4]"),
        ("#pragma GCC ivdep", "wishes [apart]"),
        ("#pragma ivdep", "wishes [apart unless proved]"),
    ] {
        assert_eq!(memory(pragma, PREFIX), [wishes, refused]);
        assert_eq!(memory(pragma, EIGHT), [wishes, "max lanes: 8"]);
    }
    // Whether these ever meet depends on what happens.
    assert!(memory("", MIXED)[1].starts_with("refused memory-dep"));
    assert_eq!(
        memory("#pragma ivdep", MIXED),
        ["wishes [apart unless proved]"]
    );
    assert_eq!(memory("#pragma ivdep", MAYBE).len(), 2);
    assert_eq!(memory("#pragma GCC ivdep", MAYBE), ["wishes [apart]"]);
    assert_eq!(
        memory("#pragma omp simd safelen(4)", MAYBE),
        ["wishes [always, apart 4]", "max lanes: 4"]
    );
}

#[test]
fn one_place_for_all_iterations_is_never_taken_for_several() {
    for body in [
        "p[0] += q[i];",
        "float t[2]; t[m] = x[i]; t[1] = y[i]; x[i] = t[0] * t[1];",
    ] {
        let found = memory("#pragma omp simd", body);
        assert!(found[1].starts_with("refused memory-dep"), "{found:?}");
    }
}

#[test]
fn a_condition_takes_back_what_is_vouched_for() {
    assert_eq!(
        memory("#pragma omp simd if(n > 8)", COPY),
        ["wishes [always]", "check: distance a0 a1"]
    );
    assert_eq!(
        memory("#pragma omp simd if(simd: 2 - 1)", COPY),
        ["wishes [always, apart]"]
    );
    assert_eq!(
        memory("#pragma omp simd if(0)", COPY)[1],
        "refused pragma: the condition of the pragma is zero"
    );
}

#[test]
fn named_sums_are_made_in_any_order() {
    let sum = |pragma: &str, body: &str| scalars(pragma, "float s = 0, t = 0;", body, "g = s + t;");
    let both = "s += x[i]; t += y[i];";
    assert_eq!(
        sum("#pragma omp simd reduction(+: s)", both),
        [
            "wishes [always, apart, reduce fadd var7]",
            "v9: reduction fadd [inst6]",
            "v10: ordered reduction fadd [inst10]",
        ]
    );
    // Another operation than the clause says.
    assert_eq!(
        sum("#pragma omp simd reduction(*: s)", "s += x[i];"),
        [
            "wishes [always, apart, reduce fmul var7]",
            "v9: ordered reduction fadd [inst6]",
        ]
    );
    let twice = sum(
        "#pragma simd vec-function reduction(+: s)",
        "s += x[i]; s -= y[i];",
    );
    assert_eq!(twice[1], "v9: reduction fadd [inst6 inst10]");
    let zeros = "s = s > x[i] ? s : x[i]; y[i] = 0;";
    assert!(sum("#pragma ivdep", zeros)[1].starts_with("refused fp-reduction-order"));
    assert!(sum("#pragma omp simd reduction(max: s)", zeros)[1].contains(": reduction fmax"));
    // A scalar that no clause names is analysed as ever.
    let carried = sum("#pragma omp simd", "y[i] = s; s = s * x[i] + 1;");
    assert!(
        carried[1].starts_with("refused carried-scalar"),
        "{carried:?}"
    );
}

#[test]
fn private_variables_are_not_carried() {
    let body = "if (x[i] > 0) t = y[i]; y[i] = x[i] > 0 ? t : 1;";
    let some = |pragma: &str, tail: &str| scalars(pragma, "float t = 2;", body, tail);
    assert!(some("#pragma omp simd", "")[1].starts_with("refused carried-scalar"));
    assert_eq!(
        some("#pragma omp simd private(t)", ""),
        ["wishes [always, apart, private var7]", "v9: private"]
    );
    assert_eq!(
        some("#pragma simd firstprivate(t)", ""),
        [
            "wishes [always, apart, private var7 first]",
            "v9: private first"
        ]
    );
    assert_eq!(
        some("#pragma omp simd lastprivate(t)", "g = t;"),
        [
            "wishes [always, apart, private var7 last]",
            "v9: private last",
            "needs the last iteration",
        ]
    );
    let after = "refused pragma: `t` is private and has no known value after the loop, where it is \
                 used; `lastprivate` gives it that of the last iteration";
    assert_eq!(some("#pragma omp simd private(t)", "g = t;")[1], after);
    let set = scalars(
        "#pragma omp simd private(t)",
        "float t;",
        "t = x[i]; y[i] = t;",
        "g = t;",
    );
    assert_eq!(set[1], after);
    // The last iteration that assigns is another question.
    let conditional = some("#pragma omp simd lastprivate(conditional: t)", "g = t;");
    assert!(
        conditional[1].starts_with("refused carried-scalar"),
        "{conditional:?}"
    );
}

#[test]
fn linear_clauses_must_say_what_the_loop_does() {
    let some = |clause: &str, body: &str| {
        let pragma = format!("#pragma omp simd {clause}");
        scalars(&pragma, "int j = 3; float *z = x;", body, "g = j + *z;")
    };
    let wrong = |name: &str| {
        format!("refused pragma: `{name}` does not change by the step that `linear` gives it")
    };
    let by_two = "y[i] = j; j += 2;";
    for clause in [
        "linear(j: 2)",
        "linear(j: 4 - 2)",
        "linear(j: m)",
        "linear(i)",
    ] {
        assert_eq!(some(clause, by_two).len(), 1, "{clause}");
    }
    assert_eq!(some("linear(j: 3)", by_two)[1], wrong("j"));
    assert_eq!(some("linear(j)", "y[i] = j;")[1], wrong("j"));
    assert_eq!(some("linear(z: 2)", "z += 2; y[i] = 0;").len(), 1);
    assert_eq!(some("linear(z: 8)", "z += 2; y[i] = 0;")[1], wrong("z"));
}

#[test]
fn clauses_that_are_not_understood_refuse() {
    let refused = |pragma: &str| {
        let head = "float s = 0; float a[4]; int k; int *e = &k;";
        let found = scalars(pragma, head, "y[i] = x[i];", "g = s + a[0] + *e;");
        found[1]
            .strip_prefix("refused pragma: ")
            .unwrap()
            .to_string()
    };
    let in_memory = |name: &str| {
        format!(
            "`{name}` is in memory; clauses are understood of local variables whose address is not \
             taken"
        )
    };
    for (pragma, why) in [
        (
            "#pragma GCC novector",
            "a pragma says not to vectorize the loop".to_string(),
        ),
        (
            "#pragma novector",
            "a pragma says not to vectorize the loop".to_string(),
        ),
        (
            "#pragma clang loop vectorize(disable)",
            "a pragma says not to vectorize the loop".to_string(),
        ),
        (
            "#pragma omp simd safelen(1)",
            "`safelen(1)` lets no two iterations run together".to_string(),
        ),
        (
            "#pragma omp simd collapse(2)",
            "`collapse` makes the iterations of several loops one, which vcc does not do"
                .to_string(),
        ),
        (
            "#pragma omp simd reduction(+: a[0:4])",
            "`a` is reduced in parts of an array".to_string(),
        ),
        ("#pragma omp simd reduction(+: g)", in_memory("g")),
        ("#pragma omp simd private(k)", in_memory("k")),
        ("#pragma simd firstprivate(a)", in_memory("a")),
        ("#pragma omp simd linear(k)", in_memory("k")),
        (
            "#pragma omp parallel for simd",
            "the loop is governed by `#pragma omp parallel for simd`: which thread or \
             lane does what is for the compiler to say"
                .to_string(),
        ),
    ] {
        assert_eq!(refused(pragma), why, "{pragma}");
    }
}

#[test]
fn preferences_are_kept() {
    let wishes = |pragma: &str| memory(pragma, "")[0].clone();
    assert_eq!(
        wishes("#pragma simd vec-function vectorlength(4, 8)"),
        "wishes [always, apart, lanes 4 8]"
    );
    assert_eq!(
        wishes("#pragma simd vectorlengthfor(double)"),
        "wishes [always, apart, lanes of 8]"
    );
    assert_eq!(
        wishes("#pragma clang loop vectorize_width(8) interleave_count(2)"),
        "wishes [lanes 8, vectors 2]"
    );
    assert_eq!(
        wishes("#pragma omp simd simdlen(6)"),
        "wishes [always, apart, lanes 6]"
    );
    assert_eq!(wishes("#pragma GCC unroll 4"), "");
    assert_eq!(
        wishes("#pragma GCC ivdep\n#pragma vector always"),
        "wishes [always, apart]"
    );
}
