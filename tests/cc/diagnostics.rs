//! What the compiler has to say of a file it says of vcc's output, too, of the same lines.

use crate::{Project, Seen};
use std::collections::BTreeSet;
use std::process::Command;

/// Flags, and a file that compilers have something to say about under them.
const FILES: &[(&str, &str)] = &[
    // C89 has no declarations in headers of loops.
    (
        "-std=c89",
        "void f(int n, int *x)\n{\n    for (int i = 0; i < n; i++)\n        x[i] += 2;\n}\n",
    ),
    (
        "-ansi -pedantic-errors",
        "void f(int n, int *x)\n{\n    for (int i = 0; i < n; i++)\n        x[i] += 2;\n}\n",
    ),
    (
        "-std=gnu89",
        "void f(int n, int *x)\n{\n    for (int i = 0; i < n; i++)\n        x[i] += 2;\n}\n",
    ),
    (
        "-std=c89 -pedantic-errors",
        "void f(int n, int *x)\n{\n    int i; // not C89\n    for (i = 0; i < n; i++)\n        x[i] += 2;\n}\n",
    ),
    // Bodies that are empty, or seem to be longer than they are.
    (
        "-Wall",
        "void f(int n, int *x)\n{\n    int i;\n    for (i = 0; i < n; x[i] = 0, i++);\n}\n",
    ),
    (
        "-Wall -Wextra",
        "void f(int n, int *x)\n{\n    int i;\n    for (i = 0; i < n; x[i] = 0, i++);\n    {\n        x[0] = i;\n    }\n}\n",
    ),
    (
        "-Wall",
        "void f(int n, int *x, int *y)\n{\n    int i;\n    for (i = 0; i < n; i++)\n        x[i] = 2;\n        y[0] = 1;\n}\n",
    ),
    (
        "-Wall",
        "void f(int n, int *x, int *y)\n{\n    int i;\n    for (i = 0; i < n; i++) x[i] = 2; y[0] = 1;\n}\n",
    ),
    (
        "-Wall",
        "void f(int n, int *x)\n{\n    if (n > 3)\n        x[0] = 1;\n        for (int i = 0; i < n; i++)\n            x[i] = 2;\n}\n",
    ),
    (
        "-Wall",
        "void f(int n, int *x)\n{\n    int i;\n    if (n > 3)\n        x[0] = 1;\n        for (i = 0; i < n; i++)\n            x[i] = 2;\n}\n",
    ),
    (
        "-Wall",
        "void f(int n, int *x, int *y)\n{\n    int i;\n    if (n > 3)\n        for (i = 0; i < n; i++)\n            if (y[i])\n                x[i] = 2;\n            else\n                x[i] = 3;\n}\n",
    ),
    // Names that are not used, or hide others.
    (
        "-Wall -Wextra -Wshadow",
        "void f(int n, int *x)\n{\n    int i = 7, k;\n    for (int i = 0; i < n; i++)\n        x[i] = 2;\n}\n",
    ),
    (
        "-Wall -Wextra",
        "void f(int n, int *x, int *unused)\n{\n    int s = 0;\n    for (int i = 0; i < n; i++)\n        s = x[i] = 3;\n}\n",
    ),
    // Signs, widths, values without use.
    (
        "-Wall -Wextra -Wsign-compare -Wconversion",
        "void f(unsigned n, short *x, int y)\n{\n    for (int i = 0; i < n; i++)\n        x[i] = x[i] * y;\n}\n",
    ),
    (
        "-Wall -Wextra",
        "void f(int n, int *x)\n{\n    int i = 0;\n    for (i; i < n; i++)\n        x[i] = 2, n;\n}\n",
    ),
    (
        "-Wall",
        "void f(int n, int *x, int a, int b)\n{\n    for (int i = 0; i < n; i++)\n        x[i] = a & b == 3;\n}\n",
    ),
    (
        "-Wall -Wextra",
        "void f(int n, int *x, int k)\n{\n    switch (k) {\n    case 1:\n        for (int i = 0; i < n; i++)\n            x[i] = 2;\n    case 2:\n        x[0] = 3;\n    }\n}\n",
    ),
    (
        "-Wall",
        "int f(int n, int *x)\n{\n    for (int i = 0; i < n; i++)\n        x[i] = 2;\n}\n",
    ),
    // Constraints.
    (
        "",
        "void f(int n, const int *x)\n{\n    for (int i = 0; i < n; i++)\n        x[i] = 2;\n}\n",
    ),
    (
        "-Wall",
        "void g(const short *);\nvoid f(int n, int *x)\n{\n    short *p = x;\n    for (int i = 0; i < n; i++)\n        x[i] = 2;\n    g(p);\n}\n",
    ),
    (
        "-Wall",
        "void f(int n, int *x)\n{\n    for (int i = 0; i < n; i++)\n        x[i] = 2;\n    h(n);\n}\n",
    ),
    (
        "",
        "void f(int n, int *x)\n{\n    for (int i = 0; i < n; i++)\n        x[i] = 2;\n    y = n;\n}\n",
    ),
    (
        "-Wall",
        "void f(int n, int *x)\n{\n    for (int i = 0; i < n; i++)\n        x[i] = 2\n}\n",
    ),
];

/// Severity, line and text of all that a compiler said, without what depends on where else it says it.
fn said(seen: &Seen) -> BTreeSet<(String, u32, String)> {
    let mut all = BTreeSet::new();
    for line in seen.stderr.lines() {
        let parts: Vec<&str> = line.splitn(5, ':').collect();
        if let [_, line, column, severity @ (" warning" | " error"), text] = parts[..] {
            let place = line.parse().ok().filter(|_| column.parse::<u32>().is_ok());
            all.extend(place.map(|line| (severity.to_owned(), line, text.to_owned())));
        }
    }
    all
}

#[test]
fn every_diagnostic_of_the_input_is_given_for_the_output() {
    let mut lost = String::new();
    let mut drawn = 0;
    for cc in ["gcc", "clang-19"] {
        if Command::new(cc).arg("--version").output().is_err() {
            continue;
        }
        for (flags, text) in FILES {
            let project = Project::new(&[("a.c", text)]);
            let line = format!("{cc} -O2 {flags} -c a.c");
            let (bare, vcc) = (project.bare(&line), project.vcc(&line));
            let (before, after) = (said(&bare), said(&vcc));
            drawn += before.len();
            if before != after || bare.code != vcc.code {
                lost += &format!("{line}\n{text}before {before:?}\nafter  {after:?}\n\n");
            }
        }
    }
    assert!(lost.is_empty(), "{lost}");
    assert!(drawn > FILES.len(), "only {drawn} diagnostics");
}
