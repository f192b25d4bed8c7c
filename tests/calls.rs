//! Loops that call functions whose bodies are in sight, without any pragma.

use std::process::Command;

/// What is said of the loops of a file, one line for each.
fn remarks(text: &str, flags: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), text).unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder.path())
        .env_remove("CC")
        .args(["a.c", "-o", "out.c"]);
    vcc.args([
        "--target=avx2",
        "--remarks=all",
        "--diagnostics-format=short",
    ]);
    let output = vcc.args(flags).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    let loops = said.lines().filter(|line| line.contains(": loop "));
    let texts = loops.map(|line| line.split_once(": loop ").unwrap().1);
    texts
        .map(|line| without_shape(&line.replace("not vectorized: ", "")))
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

/// What is said of one loop that calls `f`, defined by these lines.
fn said(lines: &str, call: &str) -> String {
    said_under(&[], lines, call)
}

fn said_under(flags: &[&str], lines: &str, call: &str) -> String {
    let text = format!(
        "int printf(const char *, ...);\nint rand(void);\nint shared;\n{lines}\n\
         void k(int n, int *restrict a, const int *restrict b)\n{{\n    \
         for (int i = 0; i < n; i++)\n        {call};\n}}\n"
    );
    remarks(&text, flags).pop().unwrap()
}

const SUM: &str = "a[i] = f(b[i]) + 1";

#[test]
fn what_short_functions_do_takes_the_place_of_their_calls() {
    let in_place = "vectorized: avx2, with `f` in place";
    for lines in [
        "static int f(int x) { return x ^ 3; }",
        "int f(int x) { return x ^ 3; }",
        "inline int f(int x) { return x ^ 3; }",
        "static int g(int x) { return x ^ 3; }\nstatic int f(int x) { return g(x); }",
        "static __attribute__((always_inline, const)) inline int f(int x) { return x ^ 3; }",
        "static int f(int x) { goto out; out: return x ^ 3; }",
        "static int f(int x); static int f(x) int x; { return x ^ 3; }",
    ] {
        assert_eq!(said(lines, SUM), in_place, "{lines}");
    }
    let writes = "static void f(int *to, int x) { *to = x; }";
    assert_eq!(said(writes, "f(a + i, b[i])"), in_place);
}

#[test]
fn other_definitions_may_take_the_place_of_a_function_of_a_shared_library() {
    let (plain, inline) = (
        "int f(int x) { return x ^ 3; }",
        "inline int f(int x) { return x ^ 3; }",
    );
    let refused = "`f` is called, which a program that loads the library may replace; `static` or \
                   `-fno-semantic-interposition` says that none does";
    assert_eq!(said_under(&["-fPIC"], plain, SUM), refused);
    for (flags, lines) in [
        (&["-fPIC", "-fno-semantic-interposition"][..], plain),
        (&["-fPIE"], plain),
        (&["-fPIC"], inline),
    ] {
        let said = said_under(flags, lines, SUM);
        assert!(said.starts_with("vectorized"), "{said}");
    }
}

#[test]
fn what_stands_against_taking_a_function_in_is_said() {
    let called = |why: &str| format!("`f` is called, {why}");
    for (lines, why) in [
        (
            "__attribute__((weak)) int f(int x) { return x; }",
            "which has the attribute `weak`",
        ),
        (
            "__attribute__((weak)) int f(int x);\nint f(int x) { return x; }",
            "which has the attribute `weak`",
        ),
        (
            "#pragma weak f\nint f(int x) { return x; }",
            "which has the attribute `weak`",
        ),
        (
            "__attribute__((noinline)) static int f(int x) { return x; }",
            "which has the attribute `noinline`",
        ),
        (
            "__attribute__((target(\"avx\"))) static int f(int x) { return x; }",
            "which has the attribute `target`",
        ),
        (
            "static int f(int x) { return x > 9 ? f(x - 1) : x; }",
            "which calls itself",
        ),
        (
            "static int f(int x);\nstatic int g(int x) { return f(x); }\n\
             static int f(int x) { return x ? g(x - 1) : 0; }",
            "which calls `g`, which calls `f`, which calls itself",
        ),
        (
            "static int f(int x) { printf(\"\"); return x; }",
            "which calls `printf`",
        ),
        (
            "static int f(int x) { static int n; return n += x; }",
            "which declares types or static objects of its own",
        ),
        (
            "static void g(int *x) { *x = 1; }\nstatic int f(int x) { g(&x); return x; }",
            "which has `x` in memory",
        ),
        (
            "static int f(volatile int x) { return x; }",
            "which has `x` in memory",
        ),
        (
            "static int f(int x) { int t[2]; t[1] = x; return t[1]; }",
            "which has `t` in memory",
        ),
        (
            "static int f(int x, ...) { return x; }",
            "which takes any number of arguments",
        ),
        (
            "static int f(int x) { __asm__(\"\" : \"+r\"(x)); return x; }",
            "which contains inline assembly",
        ),
        (
            "static int (*p)(int);\nstatic int f(int x) { return p(x); }",
            "which contains a call through a pointer",
        ),
    ] {
        assert_eq!(said(lines, SUM), called(why), "{lines}");
    }
    let long = format!(
        "static int f(int x) {{ {} return x; }}",
        "x ^= 3;".repeat(100)
    );
    assert_eq!(
        said(&long, SUM),
        called("which is too long to be done in place")
    );
    assert_eq!(said("static int f(int);", SUM), "`f` is called");
    let beside = said(
        "static int f(int x) { return x; }",
        "a[i] = f(b[i]) + rand()",
    );
    let stays = "which stays a call as long as something else stands against the loop";
    assert_eq!(beside, format!("{}; `rand` is called", called(stays)));
}

#[test]
fn the_order_of_calls_in_an_expression_is_the_compilers() {
    let unsure = "`f` is called, which accesses memory that the same expression may write";
    let writes = "static int f(int x) { shared = x; return x; }";
    let reads = "static int f(int x) { return x + shared; }";
    for (lines, call) in [
        (writes, "a[i] = f(b[i]) + f(b[i + 1])"),
        (writes, "a[i] += f(b[i])"),
        (writes, "a[shared] = f(b[i])"),
        (writes, SUM),
        (reads, "a[i] = f(b[i]) + (shared = i)"),
        (reads, "a[i] = f(shared++)"),
    ] {
        let said = said(lines, call);
        assert!(said.starts_with(unsure), "{lines} {call}: {said}");
    }
    let sure = "vectorized: avx2, with `f` in place";
    assert_eq!(said(reads, "a[i] = f(b[i]), a[i] += 1"), sure);
}

#[test]
fn what_a_function_does_is_treated_like_the_loops_own_statements() {
    let carried = "static void f(int *p, int i) { p[i + 1] = p[i] * 3; }";
    let said_of = said(carried, "f(a, i)");
    assert!(said_of.contains("wrote one iteration before"), "{said_of}");
    let hidden = "static int f(int x) { return x ^ 3; }";
    let call = "typedef struct { int f; } t; a[i] = ((int (*)(t, int))0, f(b[i]))";
    assert!(said(hidden, &format!("{{ {call}; }}")).contains("is called"));
}

#[test]
fn loops_in_functions_are_another_optimization() {
    let lines =
        "static int f(int x) { int k = 0; while (x > 0) { x -= x / 5 + 1; k++; } return k; }";
    let without = ["--without=nests"];
    assert_eq!(
        said_under(&without, lines, SUM),
        "`f` is called, which has a loop"
    );
    let said = said(lines, SUM);
    assert!(said.ends_with("avx2, with `f` in place"), "{said}");
}

#[test]
fn what_is_always_inlined_is_when_a_pragma_asks_for_it_too() {
    let text = "#pragma omp declare simd\n\
        static inline __attribute__((always_inline)) int f(int x) { return x > 3 ? x * 2 : x ^ 3; }\n\
        void k(int n, int *restrict a, const int *restrict b)\n{\n#pragma omp simd\n    \
        for (int i = 0; i < n; i++)\n        a[i] = f(b[i]) + 1;\n}\n";
    let said = remarks(text, &["-fopenmp-simd"]);
    assert_eq!(said, ["vectorized: avx2"]);
}

#[test]
fn loops_are_edited_under_attributes_that_say_nothing_of_them() {
    let loops = |attribute: &str| {
        let text = format!(
            "{attribute} void k(int n, float *a)\n{{\n    \
             for (int i = 0; i < n; i++)\n        a[i] = a[i] * 2.0f;\n}}\n"
        );
        remarks(&text, &["-std=gnu2x"])
    };
    for attribute in [
        "[[maybe_unused]]",
        "[[gnu::noipa]]",
        "__attribute__((noipa))",
        "__attribute__((no_reorder))",
        "__attribute__((weak))",
    ] {
        assert_eq!(loops(attribute), ["vectorized: avx2"], "{attribute}");
    }
    for name in ["always_inline", "optimize(\"O1\")", "target(\"avx\")"] {
        let said = loops(&format!("__attribute__(({name}))"));
        let name = name.split('(').next().unwrap();
        assert_eq!(said, [format!("the function has the attribute `{name}`")]);
    }
    let said = loops("#pragma GCC optimize(\"O1\")\n");
    assert_eq!(
        said,
        ["a pragma sets the function's target or optimization"]
    );
}
