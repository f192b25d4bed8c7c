//! Pragmas before loops as a user of the command meets them.

mod compiled;

use std::path::Path;
use std::process::{Command, Output};

fn run(folder: &Path, program: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(program);
    command.current_dir(folder).env_remove("CC").args(arguments);
    command.output().unwrap()
}

/// A folder with that text as `a.c`.
fn file(text: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), text).unwrap();
    folder
}

/// What vcc writes for `a.c`, and what it says.
fn written(folder: &Path, flags: &[&str]) -> (String, String) {
    let always = [
        "a.c",
        "-o",
        "out.c",
        "--target=avx2",
        "--diagnostics-format=short",
    ];
    let output = run(
        folder,
        env!("CARGO_BIN_EXE_vcc"),
        &[&always, flags].concat(),
    );
    assert!(output.status.success(), "{output:?}");
    let text = std::fs::read_to_string(folder.join("out.c")).unwrap();
    (text, String::from_utf8(output.stderr).unwrap())
}

/// `void f(…)` with one loop after these lines.
fn with_loop(lines: &str, body: &str) -> String {
    format!(
        "void g(int);\nfloat f(int n, float *p, float *q)\n{{\n    float s = 0;\n    int i;\n{lines}    \
         for (i = 0; i < n; i++)\n        {body}\n    return s;\n}}\n"
    )
}

/// The lines of a text that hold a pragma.
fn pragmas(text: &str) -> Vec<&str> {
    let next = text.lines().skip(1).chain([""]);
    // vcc's own stand before its loops of copies.
    let own = |next: &str| next.trim().starts_with("for (copy = 0;");
    text.lines()
        .zip(next)
        .filter(|(l, next)| (l.contains("pragma") || l.contains("_Pragma")) && !own(next))
        .map(|(l, _)| l)
        .collect()
}

#[test]
fn openmp_counts_where_the_compiler_is_told_so() {
    let text = with_loop("#pragma omp simd reduction(+: s)\n", "s += p[i] * q[i];");
    let files = file(&text);
    for (flags, lanes) in [
        (&["-fopenmp-simd"][..], true),
        (&["-fopenmp"], true),
        (&["-fopenmp-simd", "-fno-openmp-simd"], false),
        (&[], false),
    ] {
        let (out, _) = written(files.path(), &[flags, &["--ignore-cost"]].concat());
        assert_eq!(out.contains("_mm256_add_ps"), lanes, "{out}");
        // In any case something stands between the pragma and the loop.
        assert_eq!(pragmas(&compiled::vector(&out)), [""; 0]);
        for flags in [&["-fopenmp-simd"][..], &["-fopenmp"], &[]] {
            for compiler in ["gcc", "clang-19"] {
                let always = ["-c", "-O2", "-Wall", "-Wextra", "-Werror", "out.c"];
                let compiled = run(files.path(), compiler, &[&always, flags].concat());
                assert!(compiled.status.success(), "{compiled:?}\n{out}");
            }
        }
    }
}

#[test]
fn only_what_vcc_does_goes() {
    let lines = "  /* a */ #pragma GCC ivdep // b\n#pragma GCC diagnostic ignored \"-Wundef\"\n\
                 #if 1\n#pragma clang loop \\\n    unroll_count(2)\n#else\n#pragma omp simd\n#endif\n\
                 \t#pragma omp simd /* c\n*/ simdlen(8)\n";
    let files = file(&with_loop(lines, "p[i] += q[i];"));
    let (out, _) = written(files.path(), &["-fopenmp-simd"]);
    let kept = [
        "#pragma GCC diagnostic ignored \"-Wundef\"",
        "#pragma omp simd",
        "#pragma clang loop unroll_count(2)",
    ];
    assert_eq!(pragmas(&compiled::vector(&out)), kept, "{out}");
    assert!(out.contains("8 lanes"), "{out}");
    // The one kept stands before the loop again.
    let after = out.split("remaining iterations */\n").nth(1).unwrap();
    assert!(
        after.starts_with("#pragma clang loop unroll_count(2)\n    for (;"),
        "{after}"
    );
    let (numbered, _) = written(files.path(), &["-fopenmp-simd", "--line-directives"]);
    for text in [out, numbered] {
        std::fs::write(files.path().join("out.c"), &text).unwrap();
        for compiler in ["gcc", "clang-19"] {
            let arguments = ["-c", "-O2", "-fopenmp-simd", "out.c"];
            let compiled = run(files.path(), compiler, &arguments);
            assert!(compiled.status.success(), "{compiled:?}\n{text}");
        }
    }
}

#[test]
fn what_cannot_be_taken_out_stays_with_its_loop() {
    let lines = "#define LANES(...) _Pragma(\"GCC ivdep\") __VA_OPT__()\n    LANES()\n";
    let text = with_loop(lines, "p[i] += q[i];");
    let files = file(&text);
    let (out, said) = written(files.path(), &["-std=gnu2x", "--remarks=missed"]);
    assert_eq!(out, text);
    assert!(
        said.contains("it is not known where it stands in the file"),
        "{said}"
    );
    for pragma in [
        "omp for simd",
        "omp parallel for",
        "omp target simd",
        "something else",
    ] {
        let text = with_loop(&format!("#pragma {pragma}\n"), "p[i] += q[i];");
        let files = file(&text);
        let (out, said) = written(files.path(), &["-fopenmp", "--remarks=missed"]);
        assert_eq!(out, text);
        let why =
            format!("[pragma]: loop not vectorized: the loop is governed by `#pragma {pragma}`");
        assert!(said.contains(&why), "{said}");
    }
}

/// Loops over `i` that are vectorized by other ways than that of neighbouring elements, as they stand.
const IN_ANY_PLACE: [&str; 4] = [
    "y[i] = x[k[i]];",
    "y[i] = x[(long)i * m];",
    "y[i] = t[b[i]];",
    "if (x[i] > 0) y[i] = x[k[i]];",
];

/// What vcc says of a function with a loop after these lines.
fn said_in_any_place(lines: &str, body: &str, flags: &[&str]) -> String {
    let files = file(&format!(
        "void f(int n, int m, const int *restrict k, const float *restrict x, float *restrict y,\n       \
         const unsigned char *restrict b, const float *restrict t)\n{{\n    int i, j;\n{lines}\n    \
         for (i = 0; i < n; i++) {{\n        {body}\n    }}\n}}\n"
    ));
    let always = ["-fopenmp-simd", "--remarks=all", "--ignore-cost"];
    written(files.path(), &[&always, flags].concat()).1
}

#[test]
fn no_pragma_keeps_from_vectorizing_what_is_vectorized_without_it() {
    let pragmas = [
        "",
        "#pragma omp simd",
        "#pragma omp simd safelen(8)",
        "#pragma omp simd simdlen(8)",
        "#pragma simd",
        "#pragma simd vec-function",
        "#pragma GCC ivdep",
        "#pragma ivdep",
        "#pragma clang loop vectorize(assume_safety)",
        "#pragma clang loop vectorize(enable)",
        "#pragma clang loop vectorize_width(8)",
        "#pragma vector always",
    ];
    for pragma in pragmas {
        for body in IN_ANY_PLACE {
            let said = said_in_any_place(pragma, body, &[]);
            assert!(
                said.contains("loop vectorized: 8 lanes"),
                "{pragma}: {said}"
            );
        }
    }
    let never = ["#pragma novector", "#pragma clang loop vectorize(disable)"];
    for (pragma, body) in never.iter().zip(IN_ANY_PLACE) {
        let said = said_in_any_place(pragma, body, &[]);
        assert!(said.contains("note[pragma]: loop not vectorized"), "{said}");
    }
}

#[test]
fn who_vouches_for_a_scatter_gets_it() {
    let scatter = "y[k[i]] = x[i];";
    let lanes = [
        ("#pragma omp simd", "8 lanes"),
        ("#pragma omp simd safelen(4)", "4 lanes"),
        ("#pragma simd", "8 lanes"),
        ("#pragma GCC ivdep", "8 lanes"),
        ("#pragma simd vec-function", "8 lanes"),
    ];
    for (pragma, lanes) in lanes {
        let said = said_in_any_place(pragma, scatter, &[]);
        assert!(
            said.contains(&format!("loop vectorized: {lanes}")),
            "{pragma}: {said}"
        );
    }
    for pragma in ["", "#pragma clang loop vectorize(enable)"] {
        let said = said_in_any_place(pragma, scatter, &[]);
        assert!(said.contains("loop not vectorized"), "{pragma}: {said}");
    }
}

#[test]
fn what_takes_turns_stays_scalar() {
    let bodies = [
        "\n#pragma omp ordered simd\n        y[k[i]] += x[i];",
        "\n#pragma omp atomic\n        y[k[i]] += x[i];",
        "for (j = 0; j < m; j++) {\n#pragma omp ordered simd\n        y[k[i]] += x[j];\n        }",
        "for (j = 0; j < m; j++) {\n#pragma omp atomic\n        y[k[i]] += x[j];\n        }",
        "for (j = 0; j < m; j++) if (x[j] > 0)\n#pragma omp critical\n        { y[k[i]] += x[j]; }",
    ];
    let pragmas = [
        "#pragma omp simd",
        "#pragma simd vec-function",
        "#pragma GCC ivdep",
        "",
    ];
    for body in bodies {
        for pragma in pragmas {
            let said = said_in_any_place(pragma, body, &["-fopenmp"]);
            assert!(!said.contains("loop vectorized"), "{pragma}: {said}");
        }
    }
}

#[test]
fn a_private_variable_that_is_used_behind_its_loop_keeps_that_scalar() {
    for body in [
        "for (i = 0; i < n; i++) { t = 3; y[i] += t; }",
        "for (i = 0; i < n; i++) { t = k[i]; y[i] += x[t]; }",
        "for (i = 0; i < n; i++) { for (t = 0; t < m; t++) y[i] += x[t]; }",
    ] {
        let files = file(&format!(
            "int f(int n, int m, const int *restrict k, const float *restrict x, float *restrict y)\n{{\n    \
             int i, t = 5;\n#pragma omp simd private(t)\n    {body}\n    return t;\n}}\n"
        ));
        let flags = ["-fopenmp-simd", "--remarks=all", "--ignore-cost"];
        let (_, said) = written(files.path(), &flags);
        let why = "`t` is private and has no known value after the loop";
        assert!(said.contains(why), "{body}: {said}");
    }
}

#[test]
fn loops_that_one_thread_does_are_loops() {
    let inner = "for (j = 0; j < m; j++) y[i * m + j] += x[j];";
    let said = |lines: &str| said_in_any_place(lines, inner, &["-fopenmp"]);
    for pragma in [
        "#pragma omp parallel for",
        "#pragma omp parallel for private(j) schedule(static)",
        "#pragma omp for nowait",
        "#pragma omp parallel private(j)\n#pragma omp for",
        "#pragma omp barrier\n#pragma omp for",
    ] {
        let said = said(pragma);
        let line = 6 + pragma.lines().count();
        let inner = format!("a.c:{line}:9: note[vectorized]");
        assert!(said.contains(&inner), "{pragma}: {said}");
        assert!(said.contains("is governed by `#pragma omp"), "{said}");
    }
    for pragma in [
        "#pragma omp parallel for collapse(2)",
        "#pragma omp barrier\n#pragma omp for collapse(2)",
        "#pragma omp parallel for default(none) shared(x, y, n, m) private(j)",
        "#pragma omp target teams distribute parallel for",
        "#pragma omp parallel for simd",
        "#pragma acc parallel loop",
    ] {
        let said = said(pragma);
        assert!(!said.contains("loop vectorized"), "{pragma}: {said}");
    }
}

/// Variables that are other objects in constructs, and functions that compilers make of these.
const THREADS: &str = r#"
#include <stdio.h>
#include <string.h>

static int a[4096], b[4096];

static int of_threads(int n, int *restrict y, const int *restrict x)
{
    int t = 5, u = 7, s = 10, i, j;
#pragma omp parallel private(t, j) num_threads(3)
    {
        int own = 1;
        t = 3;
#pragma omp for
        for (i = 0; i < n; i++)
            for (j = 0; j < n; j++)
                y[i * n + j] = x[i * n + j] * t + own;
#pragma omp single
        {
            u = 9;
            for (j = 0; j < n; j++)
                y[j] += u;
        }
#pragma omp for lastprivate(u)
        for (i = 0; i < 10; i++)
            u = i;
    }
#pragma omp parallel reduction(+: s) num_threads(2) private(j)
    {
        for (j = 0; j < n; j++)
            s += x[j];
    }
#pragma omp parallel private(t, j) num_threads(2)
#pragma omp single
    {
        t = 1;
        for (j = 0; j < n; j++)
            y[j] ^= t;
    }
    for (i = 0; i < n; i++)
        y[i] = y[i] * t + u;
#pragma omp parallel for reduction(^: s) private(j)
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++)
            s ^= y[i * n + j];
    for (i = 0; i < n; i++) {
#pragma omp task firstprivate(i) private(j)
        {
            for (j = 0; j < n; j++)
                y[i * n + j] -= i * j;
        }
    }
#pragma omp taskwait
    return s * 100 + t * 10 + u;
}

int main(void)
{
    unsigned h = 1;
    for (int i = 0; i < 4096; i++)
        a[i] = i * 7919 % 1009 - 500;
    for (int n = 0; n < 64; n++) {
        h = h * 31 + (unsigned)of_threads(n, b, a);
        for (int i = 0; i < 4096; i++)
            h = h * 31 + (unsigned)b[i];
        printf("%d %u\n", n, h);
    }
    return 0;
}
"#;

#[test]
fn what_threads_do_stays_as_it_is() {
    let files = file(THREADS);
    let path = files.path();
    let printed = |source: &str, name: &str| {
        let built = run(path, "gcc", &["-O1", "-fopenmp", "-w", source, "-o", name]);
        assert!(built.status.success(), "{built:?}");
        let program = path.join(name);
        let done = run(path, program.to_str().unwrap(), &[]);
        assert!(done.status.success(), "{done:?}");
        done.stdout
    };
    let expected = printed("a.c", "original");
    // SSE2 needs no target, and what needs one is in a function of its own.
    for target in ["--target=sse2", "--target=generic", "--target=ssse3"] {
        for flags in [&["-fopenmp"][..], &["-fopenmp", "--ignore-cost"]] {
            let always = ["--remarks=all", "a.c", "-o", "out.c", target];
            let vcc = env!("CARGO_BIN_EXE_vcc");
            let output = run(path, vcc, &[&always, flags].concat());
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(said.matches("loop vectorized").count() >= 5, "{said}");
            assert_eq!(printed("out.c", "vectors"), expected, "{target} {flags:?}");
        }
    }
}

#[test]
fn the_estimate_is_no_reason_where_a_pragma_asks() {
    let said = |lines: &str| {
        let files = file(&format!(
            "float f(int n, const unsigned char *x)\n{{\n    float s = 0;\n    int i;\n{lines}    \
             for (i = 0; i < n; i++)\n        s += (float)x[i];\n    return s;\n}}\n"
        ));
        let arguments = ["a.c", "-o", "out.c", "--target=generic", "--remarks=all"];
        let output = run(files.path(), env!("CARGO_BIN_EXE_vcc"), &arguments);
        assert!(output.status.success(), "{output:?}");
        let out = std::fs::read_to_string(files.path().join("out.c")).unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        (out.contains("remaining iterations"), said)
    };
    let (vectorized, why) = said("");
    assert!(!vectorized && why.contains("[fp-reduction-order]"), "{why}");
    let (vectorized, why) = said("#pragma vector always\n");
    let words = ", as a pragma asks, though it is estimated to cost 1";
    assert!(vectorized && why.contains(words), "{why}");
}

#[test]
fn an_asserted_loop_that_stays_scalar_is_an_error() {
    let run_on = |text: &str, flags: &[&str]| {
        let files = file(text);
        let always = ["a.c", "-o", "out.c", "--diagnostics-format=short"];
        let output = run(
            files.path(),
            env!("CARGO_BIN_EXE_vcc"),
            &[&always, flags].concat(),
        );
        let exists = files.path().join("out.c").exists();
        assert_eq!(exists, output.status.success(), "{output:?}");
        (
            output.status.code(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let bad = with_loop("#pragma simd vec-function assert\n", "{ g(i); }");
    let (code, said) = run_on(&bad, &[]);
    assert_eq!(code, Some(1));
    assert_eq!(
        said,
        "a.c:6:1: error[not-vectorized]: the loop is not vectorized: `g` is called, \
         which each lane would do for itself, and there is too little beside\n\
         vcc: error: a loop that has to be vectorized is not in `a.c`\n"
    );
    let good = with_loop("#pragma simd assert\n", "p[i] = q[i] * 2;");
    assert_eq!(run_on(&good, &["--target=avx2"]), (Some(0), String::new()));
    // `noassert`, other functions, and builds in which nothing is vectorized.
    let lenient = bad.replace("vec-function assert", "noassert");
    assert_eq!(run_on(&lenient, &[]), (Some(0), String::new()));
    let other = format!("{bad}void other(void) {{ }}\n");
    assert_eq!(run_on(&other, &["--only=other"]), (Some(0), String::new()));
    assert_eq!(run_on(&bad, &["-fsanitize=undefined"]).0, Some(0));
    // What cannot be read cannot be vectorized.
    let odd = "int f(int n, int *p)\n{\n    int g(int a) { return a; }\n#pragma simd assert\n    for (int i = 0; i < n; i++)\n        \
               p[i] = 1;\n    return g(1);\n}\n";
    let (code, said) = run_on(odd, &["--cc=gcc"]);
    assert_eq!(code, Some(1));
    assert!(
        said.starts_with("a.c:4:1: error[not-vectorized]: the loop is not vectorized"),
        "{said}"
    );
    let two = format!(
        "{bad}{}",
        bad.replace("float f", "float h")
            .replace("void g(int);", "")
    );
    let (_, said) = run_on(&two, &[]);
    assert!(
        said.ends_with("vcc: error: 2 loops that have to be vectorized are not in `a.c`\n"),
        "{said}"
    );
}

#[test]
fn the_rules_of_the_body_are_told() {
    let text = with_loop("#pragma omp simd\n", "{ if (p[i] > 0) break; p[i] = 1; }");
    let files = file(&text);
    let (out, said) = written(files.path(), &["-fopenmp-simd"]);
    assert_eq!(out, text);
    let expected =
        "a.c:8:25: warning[loop-exit]: `break` leaves a loop whose iterations are lanes\n";
    assert_eq!(said, expected);
    assert_eq!(written(files.path(), &[]).1, "");
}

/// What is said of a loop from 8 to n in a function with these lines before it.
fn said_of(clauses: &str, body: &str) -> String {
    let text = format!(
        "struct r {{ int v, w; }};\nint g[400], last;\nstruct r r[400];\nint c[400][64];\n\
         #pragma simd declare\nstatic void next(int *a, int i) {{ a[i] = a[i - 1] + 1; }}\n\
         void f(int n, int m, int *a, const int *restrict b)\n{{\n{clauses}\n\
         for (int i = 8; i < n; i++) {{ {body} }}\n}}\n"
    );
    let files = file(&text);
    let (_, said) = written(files.path(), &["-fopenmp-simd", "--remarks=all"]);
    let said = said.lines().find(|line| line.contains(": loop ")).unwrap();
    let (before, what) = said.split_once(": loop ").unwrap();
    let (_, code) = before.rsplit_once('[').unwrap();
    let vectorized = what.strip_prefix("vectorized: ");
    match vectorized.and_then(|how| how.split_once(" lanes")) {
        Some((lanes, _)) => lanes.to_string(),
        None => code.trim_end_matches(']').to_string(),
    }
}

#[test]
fn a_proved_dependence_holds_under_a_promise_with_calls_and_loops() {
    let own = "#pragma simd vec-function";
    let omp = "#pragma omp simd";
    let count = "int x = b[i] & 15, c = 0; while (x) { x &= x - 1; c++; }";
    let dependent = [
        (own, "a[i] = a[i - 1] + 1;".to_string()),
        (
            "#pragma simd vec-function vectorlength(2)",
            "a[i] = a[i - 1] + 1;".to_string(),
        ),
        // What a later iteration writes is read after it, or overwritten before.
        (own, "a[i] = i; g[i] = a[i + 1];".to_string()),
        (own, "a[i] = i; a[i + 1] = 7 * i;".to_string()),
        (own, "next(a, i);".to_string()),
        (own, "g[i] = g[i - 1] + b[i];".to_string()),
        (own, "r[i].v = r[i - 1].v + b[i];".to_string()),
        (own, "last = b[i] * 2; a[i] = last + 1;".to_string()),
        (own, format!("{count} a[i + 1] = a[i] + c;")),
        (omp, format!("{count} a[i + 1] = a[i] + c;")),
        (
            own,
            "int x = b[i] & 15; do { x >>= 1; g[i] = g[i - 1] + x; } while (x);".to_string(),
        ),
        (
            own,
            "int x = b[i] & 15; do { x >>= 1; last = x * i; } while (x);".to_string(),
        ),
    ];
    for (clauses, body) in dependent {
        assert_eq!(said_of(clauses, &body), "memory-dep", "{clauses}: {body}");
    }
    let scalar = "s = s * 3 + b[i]; a[i] = s;";
    let scalar = said_of("int s = 0;\n#pragma simd vec-function", scalar);
    assert_eq!(scalar, "carried-scalar");
}

#[test]
fn dependences_that_move_with_loops_inside_hold_under_a_promise() {
    let own = "#pragma simd vec-function";
    let dependent = [
        // The same place of the row before.
        "int j = 0; do { c[i][j] = c[i - 1][j] + b[j]; } while (++j < b[0]);",
        "for (int j = 0; j < m; j++) a[i * 64 + j] = a[(i - 1) * 64 + j] + j;",
        "for (long j = m; j > 0; j--) a[i * 64L + j] = a[(i - 1) * 64L + j] + 1;",
        "int *p = &a[i * 64]; for (int *e = p + m; p < e; p++) *p = p[-64] + 1;",
        "for (int j = 0; j < m; j++) for (int k = 0; k < m; k++) c[i][j * 8 + k] = c[i - 1][j * 8 + k];",
        // What other iterations write in later rounds.
        "for (int j = 0; j < m; j++) a[i + j] += b[j] * a[i + j];",
        "for (int j = 0; j < m; j++) a[i + j] = b[j] * i;",
        "for (int j = 0; j < 16; j++) a[8 * i + j] += b[j] * i;",
        "for (int j = 0; j < 9; j++) a[8 * i + j] = b[j] * i;",
        "for (int j = 12; j > 0; j -= 4) a[8 * i + 12 - j] = b[j] * i;",
        // What all iterations write, and read.
        "for (int j = 0; j < m; j++) a[j] = a[j] * 3 + b[i];",
        "for (int j = 0; j < m; j++) a[j] = b[i] + j; for (int j = 0; j < m; j++) g[i] += a[j];",
        "for (int t = 0; t < m; t++) for (int j = 0; j < m; j++) a[j] = b[i] + t;",
    ];
    for body in dependent {
        assert_eq!(said_of(own, body), "memory-dep", "{body}");
    }
    let lanes = "#pragma simd vec-function vectorlength(8)";
    let cases = [
        (
            "for (int j = 0; j < m; j++) c[i][j] = c[i - 2][j] + b[j];",
            "2",
        ),
        (
            "for (int j = 0; j < m; j++) c[i][j] = c[i - 5][j] + b[j];",
            "4",
        ),
        ("for (int j = 0; j < m; j++) a[i + 3 * j] = b[j] * i;", "2"),
        // None, and what nothing is known of.
        ("for (int j = 0; j < m; j++) a[i - j] = b[j] * i;", "8"),
        ("for (int j = 0; j < m; j++) c[i][j] = c[i][j] + b[j];", "8"),
        (
            "for (int j = 0; j < m; j++) c[i][j] = c[i + 1][j] + b[j];",
            "8",
        ),
        ("for (int j = 0; j < m; j++) a[i * 64 + j] += b[j];", "8"),
        ("for (int j = 0; j < 8; j++) a[8 * i + j] += b[j];", "8"),
        (
            "for (int j = 0; j < 20; j++) a[4 * i + j * 8] += b[j];",
            "2",
        ),
        (
            "for (int j = 0; j < 9; j++) { if (b[j]) break; a[8 * i + j] = i; }",
            "8",
        ),
        (
            "for (int j = 0; j < m; j++) a[i * m + j] = a[(i - 1) * m + j];",
            "8",
        ),
        (
            "for (int j = 0; j < m; j++) a[i] = a[i] * 3 + b[i + j];",
            "8",
        ),
        // What happens in some iterations only.
        ("for (int j = 0; j < b[i]; j++) c[i][j] = c[i - 1][j];", "8"),
        (
            "if (b[i]) for (int j = 0; j < m; j++) c[i][j] = c[i - 1][j];",
            "8",
        ),
        (
            "for (int j = 0; j < m; j++) if (b[j + i]) c[i][j] = c[i - 1][j];",
            "8",
        ),
    ];
    for (body, expected) in cases {
        assert_eq!(said_of(lanes, body), expected, "{body}");
    }
}

#[test]
fn dependences_from_afar_bound_the_lanes_of_loops_with_calls_and_loops() {
    let own = "#pragma simd vec-function";
    let count = "int x = b[i] & 15, c = 0; while (x) { x &= x - 1; c++; }";
    let far = |n: u32| format!("{count} a[i + {n}] = a[i] + c;");
    let cases = [
        (own, far(2), "2"),
        (own, far(3), "2"),
        (own, far(7), "4"),
        ("#pragma simd vec-function vectorlength(8)", far(5), "4"),
        ("#pragma simd vec-function vectorlength(4)", far(9), "4"),
        ("#pragma omp simd", far(1), "memory-dep"),
        ("#pragma omp simd simdlen(8)", far(4), "4"),
        ("#pragma omp simd simdlen(2)", far(20), "2"),
        // Those that are none, and those that happen in some iterations only.
        (
            "#pragma simd vec-function vectorlength(8)",
            "a[i] = a[i + 1] + 1;".to_string(),
            "8",
        ),
        (
            "#pragma simd vec-function vectorlength(8)",
            "r[i].v = r[i - 1].w + b[i];".to_string(),
            "8",
        ),
        (
            "#pragma simd vec-function vectorlength(8)",
            format!("{count} if (c) a[i] = a[i - 1];"),
            "8",
        ),
    ];
    for (clauses, body, expected) in cases {
        assert_eq!(said_of(clauses, &body), expected, "{clauses}: {body}");
    }
}

#[test]
fn a_pragma_asks_for_iterations_of_scalar_loops_that_overlap() {
    let text = "unsigned f(int n, const unsigned *x, const unsigned *t)\n{\n    unsigned h = 1;\n#pragma simd pipeline\n    for (int i = 0; i < n; i++)\n        h = (h ^ t[x[i] & 255]) * 31;\n    return h;\n}\n\
                void g(int n, float c, float *x)\n{\n#pragma simd pipeline\n    for (int i = 0; i < n; i++)\n        x[i + 1] = x[i] * c;\n}\n";
    let folder = file(text);
    let (out, said) = written(folder.path(), &["--remarks=all"]);
    let said: Vec<&str> = said.lines().collect();
    let asked = "scalar, as a pragma asks, though it is estimated to cost 100% of the scalar loop";
    let first = format!("note[pipelined]: loop pipelined: {asked}");
    assert!(said[0].ends_with(&first), "{said:?}");
    let why =
        "its iterations do not overlap as a pragma asks: no two iterations overlap in the schedule";
    assert!(said.iter().any(|line| line.contains(why)), "{said:?}");
    assert_eq!(out.matches("scalar, pipelined */").count(), 1, "{out}");
    assert_eq!(out.matches(" iterations overlap */").count(), 1, "{out}");
    assert!(!out.contains("immintrin"), "{out}");
    let (out, _) = written(folder.path(), &["--pipeline=never"]);
    assert!(!out.contains("pipelined"), "{out}");
    let (out, said) = written(
        file(&text.replace("#pragma simd pipeline\n", "")).path(),
        &["--pipeline=always", "--remarks=all"],
    );
    assert_eq!(out.matches("scalar, pipelined */").count(), 1, "{said}");
    // Nobody asks for those that do not overlap.
    assert!(!said.contains("as a pragma asks"), "{said}");
}

#[test]
fn a_pragma_asks_for_iterations_that_overlap() {
    let text = "void f(int n, const float *x, float *y)\n{\n#pragma simd pipeline\n    for (int i = 0; i < n; i++)\n        y[i] = x[i] * 3;\n}\n\
                void g(int n, const float *x, float *y)\n{\n#pragma simd pipeline\n    for (int i = 0; i < n; i++)\n        y[i + 8] = y[i] / x[i];\n}\n\
                void h(int n, const float *x, float *y)\n{\n#pragma simd\n    for (int i = 0; i < n; i++)\n        y[i] = x[i] * 3;\n}\n";
    let folder = file(text);
    let flags = ["--remarks=all", "--ignore-cost"];
    let (out, said) = written(folder.path(), &flags);
    let said: Vec<&str> = said.lines().collect();
    assert!(said[0].ends_with(", avx2, pipelined"), "{said:?}");
    let why = "not pipelined as a pragma asks: no two iterations overlap in the schedule";
    assert!(said[1].ends_with(why), "{said:?}");
    assert!(!said[2].contains("pipelined"), "{said:?}");
    assert_eq!(out.matches(", avx2, pipelined */").count(), 1, "{out}");
    let never = [&flags[..], &["--pipeline=never"]].concat();
    let (out, said) = written(folder.path(), &never);
    let why = "not pipelined as a pragma asks: the command line forbids it";
    assert!(said.lines().next().unwrap().ends_with(why), "{said}");
    assert!(!out.contains("pipelined"), "{out}");
    let (_, said) = written(
        file(&text.replacen("pipeline", "pipeline(2)", 1)).path(),
        &[],
    );
    assert!(
        said.contains("clause `pipeline` takes no argument"),
        "{said}"
    );
}
