//! Annotations as a user of the command meets them.

mod compiled;

use std::path::Path;
use std::process::{Command, Output};

fn run(folder: &Path, program: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(program);
    command.current_dir(folder).env_remove("CC").args(arguments);
    command.output().unwrap()
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

/// What vcc writes for `a.c`.
fn written(folder: &Path, flags: &[&str]) -> String {
    let arguments = [&["a.c", "-o", "out.c"], flags].concat();
    let output = run(folder, env!("CARGO_BIN_EXE_vcc"), &arguments);
    assert!(output.status.success(), "{output:?}");
    std::fs::read_to_string(folder.join("out.c")).unwrap()
}

/// What vcc says of `a.c`, for which it must write nothing.
fn error(folder: &Path, flags: &[&str]) -> String {
    let arguments = [&["a.c", "-o", "out.c", "--diagnostics-format=short"], flags].concat();
    let output = run(folder, env!("CARGO_BIN_EXE_vcc"), &arguments);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(!folder.join("out.c").exists());
    String::from_utf8(output.stderr).unwrap()
}

fn include_dir() -> String {
    let output = run(
        Path::new("."),
        env!("CARGO_BIN_EXE_vcc"),
        &["--print-include-dir"],
    );
    let line = String::from_utf8(output.stdout).unwrap();
    line.strip_suffix('\n').unwrap().to_string()
}

const LOOP: &str = "void f(int n, float *restrict p)\n{\n    for (int i = 0; i < n; i++)\n        \
                    p[i] = p[i] * 2;\n}\n";

#[test]
fn only_the_spelling_with_hyphens_goes() {
    let before = "#include <vcc.h>\n__decl_vec_function(uniform(n)) float g(float x, int n);\n\
                  __decl-vec-function(uniform(n),\n    nomask) float h(float x, int n);\n\
                  #pragma simd declare(mask)\nfloat k(float x);\n/* x */ __decl-vec-function() \
                  /* y */ int m(int a);\n";
    let after = "#include <vcc.h>\n__decl_vec_function(uniform(n)) float g(float x, int n);\n\
                 \nfloat h(float x, int n);\n#pragma simd declare(mask)\nfloat k(float x);\n\
                 /* x */ /* y */ int m(int a);\n";
    let files = folder(&[("a.c", before)]);
    // With and without a look at the functions.
    for flags in [&["-O2"][..], &["-O2", "-fsanitize=address"][..]] {
        assert_eq!(written(files.path(), flags), after, "{flags:?}");
    }
    let include = format!("-I{}", include_dir());
    for compiler in ["gcc", "clang-19"] {
        for standard in ["-std=c89", "-std=c17"] {
            let arguments = [
                "-fsyntax-only",
                "-Wall",
                "-Wextra",
                "-pedantic",
                "-Werror",
                "-Wno-unknown-pragmas",
                standard,
                &include,
                "out.c",
            ];
            let output = run(files.path(), compiler, &arguments);
            assert!(output.status.success(), "{output:?}");
        }
    }
}

#[test]
fn annotated_functions_are_vectorized_as_others() {
    let text = format!("__decl-vec-function(uniform(p)) {LOOP}");
    let files = folder(&[("a.c", text.as_str())]);
    let output = written(files.path(), &["-O2", "-mavx2"]);
    assert!(!output.contains("__decl"), "{output}");
    assert!(output.contains("_mm256_mul_ps"), "{output}");
    let compiled = run(files.path(), "gcc", &["-O2", "-mavx2", "-c", "out.c"]);
    assert!(compiled.status.success(), "{compiled:?}");
}

#[test]
fn an_annotation_does_not_disturb_the_look_at_what_vcc_cannot_read() {
    let odd = "__decl-vec-function() int g(int a) { return ({ __builtin_offsetof(struct { int q; }, q); }); }\n";
    let files = folder(&[("a.c", odd)]);
    written(files.path(), &[]);
    let wrong = "__decl-vec-function() int g(int a)\n{ return a a; }\n";
    let files = folder(&[("a.c", wrong)]);
    let message = error(files.path(), &[]);
    assert!(message.contains("a.c:2:"), "{message}");
    assert!(message.contains("rejects `a.c`"), "{message}");
}

#[test]
fn mistakes_in_own_spellings_are_errors() {
    let text = "__decl-vec-function(unifrom(a)) int f(int a);\n#pragma simd declare(linear(x))\n\
                float g(float x);\n";
    let files = folder(&[("a.c", text)]);
    let expected = "a.c:1:21: error[clause-unknown]: unknown clause `unifrom`\n\
                    a.c:2:29: error[linear-type]: `x` is neither an integer nor a pointer\n\
                    vcc: error: 2 mistakes in the annotations of `a.c`\n";
    assert_eq!(error(files.path(), &[]), expected);
    assert_eq!(error(files.path(), &["-fsanitize=address"]), expected);
}

#[test]
fn mistakes_in_other_dialects_are_warnings() {
    let text = "#pragma omp declare simd simdlen(3)\nint f(int a);\n#pragma ivdep\nint g(int a);\n";
    let files = folder(&[("a.c", text)]);
    let said = |flags: &[&str]| {
        let arguments = [&["a.c", "-o", "out.c", "--diagnostics-format=short"], flags].concat();
        let output = run(files.path(), env!("CARGO_BIN_EXE_vcc"), &arguments);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let ivdep = "a.c:3:1: warning[annotation-misplaced]: this stands before a loop only\n";
    let simdlen =
        "a.c:1:34: warning[not-power-of-two]: the argument of `simdlen` is not a power of two\n";
    assert_eq!(said(&[]), ivdep);
    assert_eq!(said(&["-fopenmp-simd"]), format!("{simdlen}{ivdep}"));
}

/// What vcc says of `a.c`, short.
fn said(folder: &Path) -> String {
    let arguments = ["a.c", "-o", "out.c", "--diagnostics-format=short"];
    let output = run(folder, env!("CARGO_BIN_EXE_vcc"), &arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn clauses_that_calls_make_untrue_are_warnings() {
    let calls = |arguments: &str, more: &str| {
        let text = format!(
            "__decl-vec-function(uniform(n), linear(p: 1), linear(i))\n{more}static float f(const float *p, \
             int i, int n)\n{{\n    float s = 0;\n    for (int k = 0; k < n; k++)\n        s += p[k] * i;\n    \
             return s;\n}}\nvoid g(int n, float *restrict d, const float *restrict x, const int *restrict t)\n{{\n\
             #pragma simd vec-function\n    for (int i = 0; i < n; i++)\n        d[i] = f({arguments});\n}}\n"
        );
        said(folder(&[("a.c", &text)]).path())
    };
    assert_eq!(calls("x + i, i, n", ""), "");
    assert_eq!(calls("&x[i], 3 + i, n / 2", ""), "");
    let uniform = "a.c:1:29: warning[clause-untrue]: `uniform(n)` does not look true of a call of `f`: \
                   the argument ";
    let linear = |name, at| {
        format!(
            "a.c:1:{at}: warning[clause-untrue]: `linear({name})` does not look true of a call of `f`: \
             the argument "
        )
    };
    let (p, i) = (linear("p", 40), linear("i", 54));
    for (arguments, expected) in [
        (
            "x + i, i, t[i]",
            format!("{uniform}is read from another place in each iteration\n"),
        ),
        (
            "x + i, i, i + 1",
            format!("{uniform}has another value in each iteration\n"),
        ),
        (
            "x + 2 * i, i, n",
            format!("{p}steps by 2 in each iteration, not by 1\n"),
        ),
        ("x, i, n", format!("{p}is the same in all iterations\n")),
        (
            "x + i, t[i], n",
            format!("{i}is read from another place in each iteration\n"),
        ),
    ] {
        assert_eq!(calls(arguments, ""), expected, "{arguments}");
        // Another directive may be the one for this call.
        assert_eq!(
            calls(arguments, "#pragma simd declare\n"),
            "",
            "{arguments}"
        );
    }
    // It may be the same for all, for all that is known.
    assert_eq!(calls("x + i, i, t[i] & 1", ""), "");
}

#[test]
fn headers_take_two_of_the_spellings() {
    let header = "__decl-vec-function(mask)\nint f(int a);\n__decl_vec_function() int g(int a);\n";
    let files = folder(&[("h.h", header), ("a.c", "#include \"h.h\"\n")]);
    let short = "error[spelling-in-header]: h.h:1: `__decl-vec-function` stands in an included file\n\
                 vcc: error: a mistake in the annotations of `a.c`\n";
    assert_eq!(error(files.path(), &[]), short);
    let output = run(
        files.path(),
        env!("CARGO_BIN_EXE_vcc"),
        &["a.c", "-o", "out.c"],
    );
    let message = String::from_utf8(output.stderr).unwrap();
    for part in [
        "h.h:1: vcc cannot remove it here",
        "write `__decl_vec_function(…)` and include <vcc.h>, or `#pragma simd declare(…)`",
    ] {
        assert!(message.contains(part), "no {part:?} in:\n{message}");
    }
}

#[test]
fn the_driver_finds_the_header_and_removes_what_is_no_c() {
    let text = format!("#include <vcc.h>\n__decl_vec_function(uniform(p))\n{LOOP}");
    let hyphens = text.replace("__decl_vec_function", "__decl-vec-function");
    let files = folder(&[("a.c", text.as_str()), ("b.c", hyphens.as_str())]);
    for (compiler, flags) in [("gcc", "-O2"), ("clang-19", "-O2"), ("gcc", "-O0")] {
        let output = run(
            files.path(),
            env!("CARGO_BIN_EXE_vcc"),
            &["cc", compiler, flags, "-Wall", "-Werror", "-c", "a.c"],
        );
        assert!(output.status.success(), "{output:?}");
    }
    let arguments = ["cc", "gcc", "-O2", "-Wall", "-Werror", "-c", "b.c"];
    let output = run(files.path(), env!("CARGO_BIN_EXE_vcc"), &arguments);
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn what_an_annotation_cannot_be_about_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let text = "__attribute__((vector(uniform(a)))) float f1(float a, float b) { return a * b; }\n\
                #pragma omp declare simd\nint f2(int x, ...) { return x; }\n\
                #pragma omp declare simd linear(x)\nint f3(_Bool x) { return x; }\n\
                #pragma omp declare simd simdlen(4096)\nint f4(int x) { return x; }\n\
                void f5(int n) { for (int i = 0; i < n; i++) ; }\n\
                #pragma omp declare simd\nint main(void) { return 0; }\n";
    std::fs::write(folder.path().join("a.c"), text).unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder.path()).env_remove("CC");
    vcc.args(["a.c", "-o", "out.c", "--target=avx2", "-fopenmp-simd"]);
    let output = vcc
        .args(["--remarks=all", "--diagnostics-format=short"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    let mut said: Vec<&str> = said.lines().collect();
    said.sort_unstable();
    let starts = [
        "a.c:1:1: note[vectorized]: function vectorized: `_ZGVbM4uv_f1`",
        "a.c:2:1: warning[annotation-misplaced]: this stands before",
        "a.c:4:33: warning[linear-type]: `x` does not count",
        "a.c:6:34: warning[too-many-lanes]: the argument of `simdlen` is too large",
        "a.c:8:18: note[not-profitable]: loop not vectorized: it does nothing but count",
        "a.c:9:1: warning[annotation-misplaced]: this stands before",
    ];
    assert_eq!(said.len(), starts.len(), "{said:#?}");
    for (line, start) in said.iter().zip(starts) {
        assert!(line.starts_with(start), "{said:#?}");
    }
}

#[test]
fn what_is_removed_before_a_function_keeps_nothing_else_from_being_written() {
    let text = format!(
        "  __attribute__((simd))\nfloat g(float x, float y) {{ return x * x + y; }}\n{LOOP}"
    );
    let folder = folder(&[("a.c", &text)]);
    let output = written(folder.path(), &["--target=avx2"]);
    assert!(output.contains("\nfloat g(float x, float y)"), "{output}");
    assert!(!compiled::vector(&output).contains("simd"), "{output}");
    for vector in ["_ZGVdN8vv_g(__m256 x, __m256 y)", "_mm256_mul_ps"] {
        assert!(output.contains(vector), "{output}");
    }
    let compiled = run(folder.path(), "cc", &["-c", "-w", "-o", "out.o", "out.c"]);
    assert!(compiled.status.success(), "{compiled:?}");
}
