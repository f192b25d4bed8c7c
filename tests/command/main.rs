//! The command as a user meets it: results, messages, exit codes, files.

mod documentation;
mod errors;

use std::path::PathBuf;
use std::process::{Command, Output};

struct Scratch(tempfile::TempDir);

impl Scratch {
    fn new() -> Scratch {
        Scratch(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        std::fs::write(self.path(name), text).unwrap();
        self.path(name)
    }

    fn vcc(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_vcc"));
        command
            .current_dir(self.0.path())
            .env_remove("CC")
            .args(arguments)
            .output()
            .unwrap()
    }

    /// Runs vcc, expecting an error: its message, and no output file.
    fn error(&self, arguments: &[&str]) -> String {
        let output = self.vcc(arguments);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
        assert!(!self.path("out.c").exists());
        String::from_utf8(output.stderr).unwrap()
    }

    fn success(&self, arguments: &[&str]) -> String {
        let output = self.vcc(arguments);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }
}

const SAXPY: &str = "void saxpy(int n, float a, const float *x, float *y)\n{\n    \
                     for (int i = 0; i < n; i++)\n        y[i] = a * x[i] + y[i];\n}\n";

fn contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
}

#[test]
fn no_macro_is_left_unused_whichever_compiler_reads_the_result() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    for target in ["sse2", "avx2"] {
        scratch.success(&["a.c", "-o", "out.c", "--target", target]);
        for compiler in ["gcc", "clang-19"] {
            let mut command = Command::new(compiler);
            command.args(["-O2", "-Wunused-macros", "-Werror", "-c", "out.c"]);
            let output = command.current_dir(scratch.0.path()).output().unwrap();
            assert!(output.status.success(), "{compiler} {target}: {output:?}");
        }
    }
}

#[test]
fn several_files_are_each_written() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    scratch.file("bad.c", "int x = ;\n");
    scratch.file("b.c", "int x;\n");
    scratch.success(&["a.c", "b.c", "--target=generic"]);
    let written = |name: &str| std::fs::read_to_string(scratch.path(name)).unwrap();
    assert!(written("a_vec.c").contains("vcc_f32x4"));
    assert_eq!(written("b_vec.c"), "int x;\n");
    std::fs::remove_file(scratch.path("b_vec.c")).unwrap();
    contains(&scratch.error(&["bad.c", "b.c"]), &["`cc` rejects `bad.c`"]);
    assert_eq!(written("b_vec.c"), "int x;\n");
}

#[test]
fn the_flags_give_the_target() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    let flags = [
        ("-msse2", "sse2"),
        ("-march=core2", "ssse3"),
        ("-march=nehalem", "sse4.1"),
        ("-march=haswell", "avx2"),
    ];
    for cc in ["gcc", "clang-19"] {
        for (flag, target) in flags {
            let output = scratch.success(&["a.c", "-o", "-", "--cc", cc, flag]);
            contains(&output, &[&format!("wrote this from a.c for {target};")]);
        }
    }
}

#[test]
fn the_processor_of_this_machine_is_a_target() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    scratch.success(&["a.c", "-o", "out.c", "--target=native"]);
    let output = Command::new("gcc")
        .args(["-fsyntax-only", "-Wall", "-Werror", "out.c"])
        .current_dir(scratch.0.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn commands_are_shown() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    for option in ["-v", "--verbose"] {
        let output = scratch.vcc(&["a.c", "-o", "out.c", option, "-DX=a b", "--cc=gcc"]);
        let said = String::from_utf8(output.stderr).unwrap();
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines, ["gcc '-DX=a b' -w -E -dD -D__VCC__=1 a.c", lines[1]]);
        assert!(lines[1].starts_with("gcc '-DX=a b' -w -E -dD"), "{said}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    use std::process::Stdio;
    let scratch = Scratch::new();
    // More than a pipe holds.
    let text = format!("/*{}*/\n{SAXPY}", " ".repeat(300_000));
    scratch.file("a.c", &text);
    for arguments in [
        &["a.c", "-o", "-"][..],
        &["--man", "vcc"],
        &["--help"],
        &["--explain"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_vcc"))
            .args(arguments)
            .current_dir(scratch.0.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(output.stderr, b"", "{arguments:?}");
    }
}

#[test]
fn what_is_not_understood_is_copied_through() {
    let scratch = Scratch::new();
    let text = "typedef int v4 __attribute__((vector_size(16)));\nv4 f(v4 a) { return a * a; }\n\
                void g(void) { __asm__ volatile(\"nop\"); }\n_Complex double h(_Complex double z) { return z; }\n";
    scratch.file("a.c", text);
    assert_eq!(scratch.success(&["a.c", "-o", "-"]), text);
}

#[test]
fn the_default_output_is_beside_the_user() {
    let scratch = Scratch::new();
    scratch.file("a.c", "int x;\n");
    scratch.success(&["a.c"]);
    assert_eq!(
        std::fs::read_to_string(scratch.path("a_vec.c")).unwrap(),
        "int x;\n"
    );
}

#[test]
fn standard_input_and_output() {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_vcc"))
        .args(["-", "-o", "-", "--target", "generic"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(SAXPY.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    contains(
        &String::from_utf8(output.stdout).unwrap(),
        &["vcc_f32x4", "for (int i = i_done; i < n; i++)"],
    );
}

#[test]
fn a_written_file_passes_unchanged() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    scratch.success(&["a.c", "-o", "b.c", "--target", "generic"]);
    let first = std::fs::read_to_string(scratch.path("b.c")).unwrap();
    assert_ne!(first, SAXPY);
    assert_eq!(
        scratch.success(&["b.c", "-o", "-", "--target", "generic"]),
        first
    );
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    let first = scratch.success(&["a.c", "-o", "-", "--target", "generic"]);
    assert_eq!(
        scratch.success(&["a.c", "-o", "-", "--target", "generic"]),
        first
    );
}

#[test]
fn dependencies_name_the_headers() {
    let scratch = Scratch::new();
    scratch.file("h.h", "#define N 3\n");
    scratch.file("a.c", "#include \"h.h\"\nint x[N];\n");
    scratch.success(&["a.c", "-o", "out.c", "-MMD", "-MF", "a.d"]);
    let rule = std::fs::read_to_string(scratch.path("a.d")).unwrap();
    contains(&rule, &["out.c:", "a.c", "h.h"]);
}

#[test]
fn only_restricts_to_a_function() {
    let scratch = Scratch::new();
    scratch.file(
        "a.c",
        &format!("{SAXPY}{}", SAXPY.replace("saxpy", "other")),
    );
    let text = scratch.success(&["a.c", "-o", "-", "--target", "generic", "--only=other"]);
    assert!(text.contains(SAXPY), "{text}");
    assert_eq!(text.matches("__asm__ __volatile__").count(), 1);
    let text = scratch.success(&["a.c", "-o", "-", "--target", "generic", "--only=saxpy:3"]);
    assert_eq!(text.matches("__asm__ __volatile__").count(), 1);
    for (only, wanted) in [
        (
            "saxpi",
            "--only: vcc finds no function `saxpi` in `a.c`; did you mean `saxpy`?",
        ),
        (
            "saxpy:99",
            "--only: no loop of `saxpy` begins on line 99 of `a.c`; its loops begin on 3",
        ),
        ("saxpy:x", "`x` is no line number"),
    ] {
        contains(
            &scratch.error(&["a.c", "-o", "out.c", "--only", only]),
            &[wanted],
        );
    }
}

#[test]
fn remarks_say_why_and_where() {
    let scratch = Scratch::new();
    scratch.file("a.c", "void f(int n, int *a)\n{\n    for (int i = 0; i < n; i++)\n        a[i + 1] = a[i] * 3;\n}\n");
    let arguments = ["a.c", "-o", "-", "--remarks", "--diagnostics-format=short"];
    let output = scratch.vcc(&arguments);
    let message = String::from_utf8(output.stderr).unwrap();
    contains(
        &message,
        &["a.c:3:5: note[memory-dep]: loop not vectorized"],
    );
}

#[test]
fn what_a_step_makes_is_printed_and_what_time_it_takes() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    let dump = |step: &str| {
        let dump = format!("--dump=after:{step}");
        scratch.success(&["a.c", "--target", "generic", &dump])
    };
    let after = |text: &str, step: &str| text.matches(&format!("; after {step}\n")).count();
    let lowered = dump("lowering");
    contains(&lowered, &["function \"saxpy\" {"]);
    assert_eq!(after(&lowered, "lowering"), 1);
    // One program for each way that is tried, and one plan.
    let (tried, chosen) = (dump("dead-code"), dump("asked-stores"));
    assert!(after(&tried, "dead-code") > 1, "{tried}");
    assert_eq!(after(&chosen, "asked-stores"), 1);
    contains(&chosen, &["store consecutive"]);
    assert!(!scratch.path("a_vec.c").exists());

    let output = scratch.vcc(&["a.c", "--time-passes", "--target=generic", "-o", "-"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let table = String::from_utf8(output.stderr).unwrap();
    let steps = [
        "preprocessor",
        "parsing",
        "lowering",
        "innermost",
        "dead-code",
        "all",
    ];
    let lines: Vec<&str> = table.lines().collect();
    for step in steps {
        assert!(
            lines.iter().any(|line| line.ends_with(step)),
            "no {step} in {table}"
        );
    }
    contains(
        &String::from_utf8(output.stdout).unwrap(),
        &["/* vcc: line 3"],
    );
}

#[test]
fn dumps_do_not_write_files() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    for (stage, part) in [
        ("tokens", "saxpy"),
        ("tree", "saxpy"),
        ("ssa", "saxpy"),
        ("loops", "saxpy:3"),
        ("plan", "saxpy"),
        ("edits", "__asm__"),
    ] {
        let dump = scratch.success(&["a.c", "--target", "generic", &format!("--dump={stage}")]);
        contains(&dump, &[part]);
    }
    assert_eq!(std::fs::read_dir(scratch.0.path()).unwrap().count(), 1);
}

#[test]
fn a_device_stays_a_device() {
    let scratch = Scratch::new();
    scratch.file("a.c", "int x;\n");
    assert_eq!(scratch.success(&["a.c", "-o", "/dev/stdout"]), "int x;\n");
}

#[test]
fn a_remark_says_each_thing_once() {
    let scratch = Scratch::new();
    let text = "int g(int);\nvoid f(int *p, int n)\n{\n    for (int i = 0; i < n; i++)\n        p[i] = g(g(p[i]));\n}\n";
    scratch.file("a.c", text);
    let output = scratch.vcc(&[
        "a.c",
        "-o",
        "b.c",
        "--remarks",
        "--diagnostics-format=short",
    ]);
    let said = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    let wanted = "a.c:4:5: note[call]: loop not vectorized: `g` is called";
    assert_eq!(lines, [wanted], "{said}");
}

#[test]
fn a_remark_shows_both_accesses_and_what_to_do() {
    let scratch = Scratch::new();
    let said = |body: &str| {
        let text = format!(
            "void f(int *x, int *y, int n) {{\n  for (int i = 0; i < n; i++)\n{body}\n}}\n"
        );
        scratch.file("a.c", &text);
        let output = scratch.vcc(&["a.c", "-o", "out.c", "--remarks=missed"]);
        assert!(output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let flow = said("    x[i + 1] = x[i] + y[i];");
    contains(
        &flow,
        &[
            "`x[i]` is what `x[i + 1]` wrote one iteration before",
            "`x[i + 1]` is written here",
        ],
    );
    assert!(!flow.contains("hint"), "{flow}");
    let anti = said("    { x[i] = y[i]; if (y[i] > 3) y[i] = x[i + 1]; }");
    contains(
        &anti,
        &[
            "`x[i + 1]` is overwritten by `x[i]` one iteration later",
            "`x[i]` is written here",
        ],
    );
    let output = said("    { if (y[i] < 0) x[i] = 1; if (y[i] > 3) x[i + 1] = n; }");
    contains(
        &output,
        &["`x[i]` writes where `x[i + 1]` wrote one iteration before"],
    );
    let same = said("    { if (y[i] > 3) x[n] = x[n] ^ 3 * y[i]; }");
    contains(&same, &["`x[n]` is read and written in each iteration"]);
    let hint = "hint: a local variable can accumulate instead";
    assert_eq!(same.matches(hint).count(), 1, "{same}");
    // Of no use where it is no accumulation, or something else stands in the way.
    let recurrence = said("    { if (y[i] > 3) x[n] = 3 / x[n] + y[i]; }");
    let call = said("    { x[n] += y[i]; f(y, x, i); }");
    for said in [recurrence, call] {
        contains(&said, &["`x[n]` is read and written in each iteration"]);
        assert!(!said.contains("hint"), "{said}");
    }
}

#[test]
fn parts_of_the_header_serve_a_file_that_does_not_include_the_whole() {
    let scratch = Scratch::new();
    let user = "#include <immintrin.h>\nint low(__m256i v)\n{\n    \
                return _mm256_extract_epi32(v, 0) + (int)_mm_popcnt_u32(7);\n}\n";
    let isas = [
        ("avx", "-mavx"),
        ("avx2", "-mavx2"),
        ("avx512", "-march=skylake-avx512"),
    ];
    for text in [
        SAXPY.to_string(),
        format!("{SAXPY}{user}"),
        format!("{user}{SAXPY}"),
    ] {
        scratch.file("in.c", &text);
        for (isa, flag) in isas {
            let target = format!("--target={isa}");
            let flags = ["-mavx2", "-mpopcnt", flag];
            for compiler in ["gcc", "clang-19"] {
                let mut all = vec!["in.c", "-o", "out.c", "--headers=parts", &target];
                all.extend(flags);
                all.extend(["--cc", compiler]);
                scratch.success(&all);
                let written = std::fs::read_to_string(scratch.path("out.c")).unwrap();
                let parts = written.contains("#include <avxintrin.h>");
                assert_eq!(parts, text == SAXPY, "{written}");
                let output = Command::new(compiler)
                    .current_dir(scratch.0.path())
                    .args(["-Wall", "-Wextra", "-pedantic", "-Werror"])
                    .args(["-Wno-missing-prototypes", "-fsyntax-only", "out.c"])
                    .args(flags)
                    .output()
                    .unwrap();
                assert!(output.status.success(), "{output:?}\n{written}");
            }
        }
    }
}

/// What the compiler makes of a file before it compiles it, and without any white space.
fn preprocessed(scratch: &Scratch, file: &str, compiler: &str, flags: &[&str]) -> String {
    let mut command = Command::new(compiler);
    command.current_dir(scratch.0.path()).args(["-E", "-P"]);
    let output = command.args(flags).arg(file).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.split_whitespace().collect()
}

#[test]
fn for_another_target_the_output_is_the_input() {
    let scratch = Scratch::new();
    let letters = "int f(int n, const char *p)\n{\n    int c = 0;\n    \
                   for (int i = 0; i < n; i++)\n        c += p[i] < 0;\n    return c;\n}\n";
    let cross = "aarch64-linux-gnu-gcc";
    let cases = [
        (SAXPY, &["--target=generic"][..], "gcc", "-m32"),
        (SAXPY, &["--target=generic"], "gcc", "-DVCC_SCALAR"),
        (letters, &["--target=generic"], "gcc", "-funsigned-char"),
        (SAXPY, &["--target=avx2"], "gcc", "-m32"),
        (SAXPY, &["--target=avx2"], cross, "-O2"),
        (SAXPY, &["-mavx2"], cross, "-O2"),
        (SAXPY, &["-mavx2"], "gcc", "-O2"),
        (SAXPY, &["-mavx2"], "clang-19", "-mx32"),
        (
            SAXPY,
            &["--target=neon", "--cc=aarch64-linux-gnu-gcc"],
            "gcc",
            "-mavx2",
        ),
    ];
    for (text, vcc, compiler, flag) in cases {
        scratch.file("in.c", text);
        scratch.success(&[&["in.c", "-o", "out.c"], vcc].concat());
        let before = preprocessed(&scratch, "in.c", compiler, &[flag]);
        let after = preprocessed(&scratch, "out.c", compiler, &[flag]);
        assert_eq!(before, after, "{vcc:?} {compiler} {flag}");
        let written = std::fs::read_to_string(scratch.path("out.c")).unwrap();
        contains(&written, &["vcc: line", "#ifdef VCC_VECTOR"]);
    }
}

#[test]
fn what_leaves_vector_code_out_is_said_where_it_is_defined() {
    let scratch = Scratch::new();
    scratch.file("in.c", SAXPY);
    let output = scratch.vcc(&["-DVCC_SCALAR", "in.c", "-o", "out.c", "--remarks"]);
    let said = String::from_utf8(output.stderr).unwrap();
    contains(
        &said,
        &["`VCC_SCALAR` is defined, which leaves vector code out"],
    );
    assert_eq!(
        std::fs::read_to_string(scratch.path("out.c")).unwrap(),
        SAXPY
    );
}

#[test]
fn the_macros_of_the_guard_have_names_of_their_own() {
    let scratch = Scratch::new();
    scratch.file(
        "in.c",
        &format!("/* VCC_VECTOR */\n{SAXPY}#define VCC_KEEP_SCALAR2\n"),
    );
    scratch.success(&["in.c", "-o", "one.c", "--target=sse2"]);
    let written = std::fs::read_to_string(scratch.path("one.c")).unwrap();
    contains(
        &written,
        &[
            "#ifdef VCC_VECTOR2\n",
            "VCC_KEEP_SCALAR;\n",
            "#undef VCC_VECTOR2\n",
        ],
    );
    // Outputs can be included in one another's files.
    scratch.file("in.c", &SAXPY.replace("saxpy", "saxpy2"));
    scratch.success(&["in.c", "-o", "two.c", "-funsigned-char", "--target=sse2"]);
    scratch.file("all.c", "#include \"one.c\"\n#include \"two.c\"\n");
    let all = preprocessed(&scratch, "all.c", "gcc", &[]);
    assert_eq!(
        all.matches("remaining").count() + all.matches("i_done=(int)end").count(),
        2
    );
}

#[test]
fn functions_that_return_twice_keep_those_who_call_them_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.c");
    let called = [
        ("int _setjmp(void *);", "_setjmp(p)"),
        ("int __sigsetjmp(void *, int);", "__sigsetjmp(p, 1)"),
        ("#include <setjmp.h>\nstatic jmp_buf b;", "setjmp(b)"),
        (
            "#include <setjmp.h>\nstatic sigjmp_buf b;",
            "sigsetjmp(b, 0)",
        ),
        ("int vfork(void);", "vfork()"),
        ("int mine(void) __attribute__((returns_twice));", "mine()"),
        (
            "__attribute__((__returns_twice__)) int mine(void);",
            "mine()",
        ),
        ("static void *b[5];", "__builtin_setjmp(b)"),
    ];
    for (before, call) in called {
        let text = format!(
            "{before}\nint f(int n, float *p)\n{{\n    int i, t = {call};\n\
             #pragma simd vec-function\n    for (i = 0; i < n; i++)\n        p[i] = p[i] * 2;\n    \
             return t;\n}}\n"
        );
        std::fs::write(&file, &text).unwrap();
        let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
        let output = vcc
            .arg(&file)
            .args([
                "-o",
                "-",
                "--target=sse2",
                "--diagnostics-format=short",
                "--remarks=missed",
            ])
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(
            said.contains("note[returns-twice]: loop not vectorized: "),
            "{call}: {said}"
        );
        let written = String::from_utf8(output.stdout).unwrap();
        assert!(!written.contains("_mm_"), "{call}: {written}");
    }
}
