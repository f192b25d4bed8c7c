//! Loops with loops in them, or in functions they call, about which no pragma says anything.

use std::process::Command;

/// What is said of the loops of a file, one line for each.
fn remarks(text: &str, flags: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), text).unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder.path()).env_remove("CC");
    vcc.args(["a.c", "-o", "out.c", "--target=avx2"]);
    vcc.args(["--remarks=all", "--diagnostics-format=short"]);
    let output = vcc.args(flags).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    let texts = said.lines().filter_map(|line| line.split_once(": loop "));
    texts
        .map(|(_, text)| without_shape(&text.replace("not vectorized: ", "")))
        .collect()
}

/// What is said without lanes and vectors, which are a matter of price.
fn without_shape(said: &str) -> String {
    match said
        .split_once(" lanes x ")
        .and_then(|(_, rest)| rest.split_once(", avx2"))
    {
        Some((_, rest)) => format!("vectorized: avx2{rest}"),
        None => said.to_string(),
    }
}

/// What is said of one loop over `a` and `b` with this body, after these definitions.
fn said(flags: &[&str], before: &str, pointers: &str, body: &str) -> String {
    let text = format!(
        "{before}\nvoid k(int n, int m, {pointers})\n{{\n    for (int i = 0; i < n; i++) {{\n        \
         {body}\n    }}\n}}\n"
    );
    let said = remarks(&text, flags);
    let inside = usize::from(before.contains("while") || before.contains("for ("));
    said[inside].clone()
}

const APART: &str = "int *restrict a, const int *restrict b";
const ANYWHERE: &str = "int *a, const int *b";
/// Whatever it is estimated to cost.
const ANY_COST: &[&str] = &["--ignore-cost"];

/// A loop that runs as often as the iteration says, and reads nothing.
const COUNTS: &str =
    "int x = b[i] & 255, c = 0; while (x > 1) { x = x & 1 ? 3 * x + 1 : x / 2; c++; }";
/// One that reads wherever the iteration says.
const WALKS: &str = "int x = b[i] & 7, c = 0; while (c < m) { x = b[x] & 7; c++; }";

#[test]
fn what_is_proved_is_done() {
    let plain = "vectorized: avx2";
    assert_eq!(said(&[], "", APART, &format!("{COUNTS} a[i] = c;")), plain);
    // The test is made when the program runs.
    assert_eq!(
        said(&[], "", ANYWHERE, &format!("{COUNTS} a[i] = c;")),
        format!("{plain}, guarded: b and a do not overlap")
    );
    let function = format!("static int f(const int *b, int i) {{ {COUNTS} return c; }}");
    assert_eq!(
        said(&[], &function, APART, "a[i] = f(b, i);"),
        format!("{plain}, with `f` in place")
    );
    for (pointers, body) in [
        (APART, WALKS),
        // What was written as an `int` is not read as a `float`.
        (
            "int *a, const int *restrict b, const float *t",
            "int c = 0; while (t[c] > 0.5f) c += b[i];",
        ),
    ] {
        let said = said(ANY_COST, "", pointers, &format!("{body} a[i] = c;"));
        assert!(said.starts_with("vectorized"), "{said}");
    }
}

#[test]
fn what_is_not_proved_is_said() {
    let unknown = |read: &str| {
        format!(
            "what `{read}` leads to may be what `a[i]` wrote in an earlier iteration, or will be overwritten by it"
        )
    };
    let forever = |what: &str| format!("inside is {what}, which may never end");
    for (pointers, body, why) in [
        (ANYWHERE, format!("{WALKS} a[i] = x;"), unknown("b")),
        (
            APART,
            format!("{COUNTS} a[c & 3] = c;"),
            "what `a` leads to is written, which does not move by a constant from iteration to iteration: \
             two iterations may write one place"
                .to_string(),
        ),
        (
            APART,
            format!("{COUNTS} a[i + 1] = a[i] + c;"),
            "`a[i]` is what `a[i + 1]` wrote one iteration before".to_string(),
        ),
        (
            APART,
            format!("{COUNTS} a[0] = c;"),
            "`*a` is written in each iteration".to_string(),
        ),
        (
            APART,
            "int x = b[i]; for (;;) { if (x > 9) break; x += x / 2 + 1; } a[i] = x;".to_string(),
            forever("a loop whose condition is always true"),
        ),
        (
            APART,
            "int x = b[i]; back: x = x / 3 + 1; if (x > 4) goto back; a[i] = x;".to_string(),
            forever("a `goto` that jumps back"),
        ),
        (
            // Here what is read as a `float` may become an `int` later.
            "int *a, const int *restrict b, const float *t",
            "int c = b[i]; a[i] = c; while (t[c] > 0.5f) c += 2;".to_string(),
            unknown("t"),
        ),
        (
            APART,
            "volatile int *v = a; int x = b[i]; while (x > 1) x = v[i] + x / 2; a[i] = x;"
                .to_string(),
            "each volatile or atomic access must happen by itself and in order".to_string(),
        ),
    ] {
        let said = said(ANY_COST, "", pointers, &body);
        assert!(said.contains(&why), "{body}: {said}");
    }
}

#[test]
fn functions_may_have_loops_that_end() {
    for (function, why) in [
        (
            "static int f(int x) { while (1) { if (x > 9) return x; x += 7; } }",
            "`f` is called, which has a loop whose condition is always true and may never end",
        ),
        (
            "static int f(int x) { for (int k = 0; k < x; k++) x = f(x - 1); return x; }",
            "`f` is called, which calls itself",
        ),
        (
            "int puts(const char *);\nstatic int f(int x) { for (int k = 0; k < x; k++) puts(\"\"); return x; }",
            "`f` is called, which calls `puts`",
        ),
    ] {
        let said = said(ANY_COST, function, APART, "a[i] = f(b[i]);");
        assert!(said.starts_with(why), "{said}");
    }
}

#[test]
fn loops_inside_that_are_vectorized_stay_what_is_vectorized() {
    let text = "void k(int n, int m, float *restrict a, const float *restrict b)\n{\n    \
                for (int i = 0; i < n; i++)\n        for (int j = 0; j < m; j++)\n            \
                a[i * m + j] += b[j];\n}\n";
    assert_eq!(
        remarks(text, &[]),
        ["a loop inside is vectorized instead", "vectorized: avx2",]
    );
}

#[test]
fn pragmas_inside_and_doubtful_gains_leave_it_scalar() {
    let kept = "void k(int n, int *restrict a, const unsigned *restrict b)\n{\n    \
                for (int i = 0, last[1] = {0}; i < n; i++) {\n        unsigned x = b[i] + last[0];\n        \
                while (x > 1 && x != 9) x = x & 1 ? 3 * x + 1 : x / 2;\n        \
                last[0] = x;\n        a[i] = x;\n    }\n}\n";
    let said_of = remarks(kept, ANY_COST);
    assert!(said_of[0].contains("`last[0]`"), "{said_of:?}");
    let never = "void k(int n, int *restrict a, const unsigned *restrict b)\n{\n    \
                 for (int i = 0; i < n; i++) {\n        unsigned x = b[i];\n        \
                 int c = 0;\n#pragma GCC novector\n        while (x > 1) { x = x & 1 ? 3 * x + 1 : x / 2; c++; }\n        \
                 a[i] = c;\n    }\n}\n";
    assert!(remarks(never, &[])[0].starts_with("there is another loop inside"));
    // Also where the loop inside has no braces around it.
    let alone = |pragma: &str| {
        let text = format!(
            "void k(int n, unsigned *restrict a)\n{{\n    for (int i = 0; i < n; i++)\n{pragma}        \
             while (a[i] > 1) a[i] = a[i] & 1 ? 3 * a[i] + 1 : a[i] / 2;\n}}\n"
        );
        remarks(&text, ANY_COST)[0].clone()
    };
    assert!(alone("").starts_with("vectorized: "), "{}", alone(""));
    let said_of = alone("#pragma GCC novector\n");
    assert!(
        said_of.starts_with("there is another loop inside"),
        "{said_of}"
    );
    // Compilers know how to count bits.
    let bits = "int c = 0; unsigned x = b[i]; while (x) { x &= x - 1; c++; } a[i] = c;";
    let said = said(&[], "", APART, bits);
    assert!(said.contains("vector code is estimated to cost"), "{said}");
}

#[test]
fn what_runs_once_is_no_loop() {
    let text = "#define SET(x, v) do { if ((v) < 0) break; (x) = (v); } while (0)\n\
                void f(int *restrict a, const int *restrict b, int n)\n{\n    while (0) a[0]++;\n    \
                for (; 0;) a[0]++;\n    do {\n        for (int i = 0; i < n; i++)\n            \
                SET(a[i], b[i]);\n        for (int i = 0; i < n; i++)\n            SET(a[i], a[i / 2]);\n    \
                } while (0 * 3);\n}\n";
    assert_eq!(
        remarks(text, &[]),
        [
            "vectorized: avx2",
            "what `a` leads to may be what `a[i]` wrote in an earlier iteration, or will be \
             overwritten by it",
        ]
    );
}

#[test]
fn a_loop_inside_is_not_said_to_be_asked_for() {
    let text = "int g(int);\nvoid f(int *restrict a, const int *restrict b, int n)\n{\n    \
                for (int i = 0; i < n; i++)\n        for (int j = 0; j < 2; j++)\n            \
                a[i] += g(b[i]);\n}\n";
    for said in remarks(text, &[]) {
        assert!(!said.contains("pragma"), "{said}");
    }
}
