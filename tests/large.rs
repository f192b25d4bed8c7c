//! Input of unusual size and depth, as programs write it: each file goes through, and a loop beside
//! the oddity is still vectorized, or the compiler's own limit is what ends it.

use std::fmt::Write;
use std::process::Command;

/// A function with a loop to vectorize.
const SUM: &str = "int sum(const int *p, int n)\n{\n    int s = 0;\n    \
                   for (int i = 0; i < n; i++)\n        s += p[i];\n    return s;\n}\n";

/// How many loops of `text` are vectorized; panics unless the output is as gcc wants it.
fn vectorized(text: &str) -> usize {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("in.c"), text).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_vcc"))
        .current_dir(folder.path())
        .args(["in.c", "-o", "out.c", "--target=avx2", "--remarks=all"])
        .args(["--internal-errors=fatal", "--diagnostics-format=short"])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    let written = std::fs::read_to_string(folder.path().join("out.c")).unwrap();
    let count = said.matches("loop vectorized").count();
    assert_eq!(written == text, count == 0, "{said}");
    count
}

/// `line(0)`, `line(1)`, …
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect()
}

#[test]
fn many_functions() {
    let function = |n| SUM.replace("sum", &format!("sum{n}"));
    assert_eq!(vectorized(&lines(400, function)), 400);
}

#[test]
fn many_functions_on_one_line() {
    let function = |n| SUM.replace("sum", &format!("sum{n}")).replace('\n', " ");
    assert_eq!(vectorized(&lines(100, function)), 100);
}

#[test]
fn many_loops_in_one_function() {
    let one = |n| format!("    for (i = 0; i < n; i++)\n        y[i] += x[i] * {n};\n");
    let body = lines(300, one);
    let text = format!("void f(int n, const int *x, int *y)\n{{\n    int i;\n{body}}}\n");
    assert_eq!(vectorized(&text), 300);
}

#[test]
fn a_loop_body_of_thousands_of_statements() {
    let chain = lines(4000, |n| {
        format!("        unsigned v{} = v{n} * 3u + x[i];\n", n + 1)
    });
    let text = format!(
        "void f(int n, const unsigned *x, unsigned *restrict y)\n{{\n    \
         for (int i = 0; i < n; i++) {{\n        unsigned v0 = x[i];\n{chain}        \
         y[i] = v4000;\n    }}\n}}\n"
    );
    assert_eq!(vectorized(&text), 1);
}

#[test]
fn a_table_of_a_megabyte() {
    let rows = lines(20_000, |n| {
        format!("    {n}, 0x{n:x}, -{n}, {n}u, 1 + {n}, {n} * 2,\n")
    });
    let text = format!("const long table[] = {{\n{rows}}};\n{SUM}");
    assert_eq!(vectorized(&text), 1);
}

#[test]
fn a_switch_and_a_ladder_of_thousands() {
    let cases = lines(3000, |n| {
        format!("    case {n}: return {};\n", n * 7 % 1001)
    });
    let steps = lines(1000, |n| {
        format!("    if (a == {n}) return {};\n    else\n", n % 13)
    });
    let text = format!(
        "int f(int a)\n{{\n    switch (a) {{\n{cases}    }}\n    return 0;\n}}\n\
         int g(int a)\n{{\n{steps}    return -1;\n}}\n{SUM}"
    );
    assert_eq!(vectorized(&text), 1);
}

#[test]
fn expressions_and_statements_of_great_depth() {
    let deep = |open: &str, inner: &str, close: &str, n: usize| {
        format!("{}{inner}{}", open.repeat(n), close.repeat(n))
    };
    let mut text = String::new();
    let mut function = |body: &str| {
        let n = text.len();
        writeln!(
            text,
            "int f{n}(int a, int b)\n{{\n    {body}\n    return b;\n}}"
        )
        .unwrap();
    };
    function(&format!("b = {};", deep("(", "a", ")", 3000)));
    function(&format!("b = {};", deep("-(", "a", ")", 3000)));
    function(&format!("b = a{};", " + a".repeat(3000)));
    function(&format!("b = {}0;", "a ? b : ".repeat(1000)));
    function(&deep("{", "b++;", "}", 3000));
    function(&format!("{}b++;", "if (a) ".repeat(3000)));
    function(&format!("{}b++;", "while (a--) ".repeat(250)));
    function(&format!("b = {};", deep("sizeof(char[", "1", "])", 60)));
    function(&format!("int {}p = 0; b = !p;", "*".repeat(3000)));
    text.push_str(SUM);
    assert_eq!(vectorized(&text), 1);
}

#[test]
fn many_types_and_macros() {
    let types = lines(1500, |n| {
        format!("typedef struct s{n} {{ int a; struct s{n} *next; }} t{n};\n")
    });
    let macros = lines(1500, |n| format!("#define M{n}(x) ((x) + {n})\n"));
    let uses = lines(1500, |n| format!("    a = M{n}(a);\n"));
    let text = format!("{types}{macros}int f(int a)\n{{\n{uses}    return a;\n}}\n{SUM}");
    assert_eq!(vectorized(&text), 1);
}
