//! Loops, pragmas and annotations that come out of macros.

mod compiled;

use std::path::Path;
use std::process::{Command, Output};

/// Macros as projects have them, in a header of their own.
const HEADER: &str = "\
#define SIMD_LOOP _Pragma(\"omp simd\")
#define DO_PRAGMA(x) _Pragma(#x)
#define SIMD(...) DO_PRAGMA(omp simd __VA_ARGS__)
#define FOR(i, n) for (int i = 0; i < (n); i++)
#define SIMD_FOR(i, n) SIMD() FOR(i, n)
#define EACH(i, n, body) for (int i = 0; i < (n); i++) { body; }
#define LINES(i, n) for (int i = __LINE__; i < (n); i++)
#define BEGIN {
#define END }
#define DECL_SIMD(...) __decl-vec-function(__VA_ARGS__)
";

fn run(folder: &Path, program: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(program);
    command.current_dir(folder).env_remove("CC").args(arguments);
    command.output().unwrap()
}

/// What vcc makes of a file with [`HEADER`], and what it says, the same for both compilers. The
/// compilers accept it without warnings.
fn written(text: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("own.h"), HEADER).unwrap();
    std::fs::write(folder.join("a.c"), format!("#include \"own.h\"\n{text}")).unwrap();
    let outputs = ["gcc", "clang-19"].map(|compiler| {
        let cc = format!("--cc={compiler}");
        let given = ["--target=sse2", "-fopenmp-simd", "--remarks=all"];
        let given = [
            &given[..],
            &["--diagnostics-format=short", &cc, "a.c", "-o", "out.c"],
        ];
        let output = run(folder, env!("CARGO_BIN_EXE_vcc"), &given.concat());
        assert!(output.status.success(), "{output:?}");
        let flags = [
            "-Wall",
            "-Wextra",
            "-Werror",
            "-fopenmp-simd",
            "-c",
            "out.c",
        ];
        let compiled = run(folder, compiler, &flags);
        assert!(compiled.status.success(), "{compiled:?}");
        let text = std::fs::read_to_string(folder.join("out.c")).unwrap();
        (text, String::from_utf8(output.stderr).unwrap())
    });
    let same =
        |(text, said): &(String, String)| (scalar(&compiled::vector(text)).join("\n"), count(said));
    assert_eq!(same(&outputs[0]), same(&outputs[1]));
    let (text, said) = outputs.into_iter().next().unwrap();
    (compiled::vector(&text), said)
}

/// Lines of the output that are not vector code.
fn scalar(output: &str) -> Vec<&str> {
    let next = output.lines().map(str::trim).skip(1).chain([""]);
    // vcc's own pragmas stand before its loops of copies.
    let lines = output.lines().map(str::trim).zip(next);
    let lines = lines.filter(|(_, next)| !next.starts_with("for (copy = 0;"));
    let lines = lines.map(|(line, _)| line);
    let loops = |line: &&str| {
        let rest = line.starts_with("for (; ") && !line.contains("end");
        rest || line.starts_with("for (int i = i_done")
    };
    let user = |line: &&str| {
        let words = ["FOR", "SIMD", "EACH", "BEGIN", "pragma", "_Pragma", "DECL"];
        words.iter().any(|w| line.contains(w))
    };
    let banner = |line: &&str| line.starts_with("/* vcc 0");
    lines
        .filter(|l| (loops(l) || user(l)) && !banner(l))
        .collect()
}

/// How many loops of a file are vectorized.
fn count(said: &str) -> usize {
    said.matches("[vectorized]: loop").count()
}

#[test]
fn pragmas_from_macros_leave_as_written_ones_do() {
    let (text, said) = written(
        "void f(float *a, const float *b, int n)\n{\n    SIMD_LOOP\n    for (int i = 0; i < n; i++)\n        \
         a[i] += b[i];\n    SIMD(safelen(8)) for (int i = 0; i < n; i++) a[i] *= b[i];\n    _Pragma(\"omp simd\")\n    \
         for (int i = 0; i < n; i++) a[i] -= b[i];\n    DO_PRAGMA(GCC ivdep) DO_PRAGMA(GCC unroll 2)\n    \
         for (int i = 0; i < n; i++) a[i] -= b[i];\n    SIMD_LOOP\n    for (int i = 0; i < n; i++) a[i] = n / a[0];\n}\n",
    );
    assert_eq!(count(&said), 4, "{said}");
    assert_eq!(
        scalar(&text),
        [
            "for (int i = i_done; i < n; i++) {",
            "for (int i = i_done2; i < n; i++) {",
            "for (int i = i_done3; i < n; i++) {",
            "#pragma GCC unroll 2",
            "for (int i = i_done4; i < n; i++) {",
            "SIMD_LOOP",
        ],
        "{text}"
    );
}

#[test]
fn loops_from_macros_are_expanded_where_they_are_vectorized() {
    let (text, said) = written(
        "void f(float *restrict a, const float *restrict b, int n, int m)\n{\n    FOR(j, m)\n        FOR(i, n)\n            \
         a[j * n + i] += b[i];\n    SIMD_FOR(i, n) a[i] += b[i];\n    SIMD_LOOP FOR(i, n) BEGIN a[i] += b[i]; END\n    \
         if (n > 3)\n        EACH(i, n,\n             float t = b[i];\n             a[i] = t > 1 ? t : 0)\n    \
         FOR(i, n) BEGIN a[i] = a[i / 2]; END\n}\n",
    );
    assert_eq!(count(&said), 4, "{said}");
    assert_eq!(
        scalar(&text),
        [
            "FOR(j, m)",
            "for (; i < (n); i++) {",
            "for (int i = i_done; i < (n); i++) {",
            "for (int i = i_done2; i < (n); i++) { VCC_KEEP_SCALAR; a[i] += b[i]; END",
            "for (; i < (n); i++) {",
            "FOR(i, n) BEGIN a[i] = a[i / 2]; END",
        ],
        "{text}"
    );
}

#[test]
fn annotations_from_macros_are_removed() {
    let (text, said) = written(
        "DECL_SIMD(uniform(k), nomask)\nfloat f(float x, float k);\nDECL_SIMD(uniform(k), nomask) float f(float x, float k) \
         { return x > k ? x : k; }\nvoid g(float *restrict a, int n)\n{\n    FOR(i, n) a[i] = f(a[i], 3);\n}\n",
    );
    assert!(
        text.contains("_ZGVbN4vu_f(") && !text.contains("DECL_SIMD"),
        "{text}"
    );
    assert_eq!(count(&said), 1, "{said}");
}

#[test]
fn calls_that_mean_something_else_elsewhere_stay() {
    for (call, why) in [
        ("LINES(i, n)", "`LINES`, which uses `__LINE__`"),
        ("ODD(i, n)", "`ODD`, in whose expansion `b` is a macro"),
        (
            "NONE_FOREACH(i, n)",
            "`NONE_FOREACH`, which uses `LONG` of a system header",
        ),
    ] {
        let text = format!(
            "# 1 \"sys.h\" 3\n#define LONG(i, n) for (int i = 0; i < (n); i++)\n# 2 \"a.c\"\n\
             #define ODD(i, n) for (int i = b - b; i < (n); i++)\n#define NONE_FOREACH(i, n) LONG(i, n)\n\
             void f(float *restrict a, int b, int n)\n{{\n#define b b\n    {call}\n        a[i] += b;\n}}\n"
        );
        let (text, said) = written(&text);
        assert!(
            text.contains(&format!("    {call}\n        a[i]")),
            "{text}"
        );
        let detail = format!("the loop's keyword cannot be edited: it comes from {why}");
        assert!(said.contains(&detail), "{said}");
    }
}

/// Writes a file with that configuration, and says under which flags gcc and clang compile its vector code, without a word;
/// under others they compile its scalar code, or say that this is another configuration.
fn vectors(config: &str, text: &str, flags: &[&[&str]]) -> (String, Vec<bool>) {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("config.h"), config).unwrap();
    std::fs::write(folder.join("a.c"), text).unwrap();
    let given = ["a.c", "-o", "out.c", "--target=sse2", "-DCMD=4"];
    let output = run(folder, env!("CARGO_BIN_EXE_vcc"), &given);
    assert!(output.status.success(), "{output:?}");
    let accepts = |flags: &&[&str]| {
        let compilers = ["gcc", "clang-19"].map(|compiler| {
            let strict = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror"];
            let compile = [&strict[..], flags, &["-c", "out.c"]].concat();
            let compiled = run(folder, compiler, &compile);
            let said = String::from_utf8_lossy(&compiled.stderr);
            // As the macro of the C library has it, where the standard has no assertions.
            let stopped = said.contains("this is not the configuration vcc saw")
                || said.contains("__error_if_negative");
            assert!(compiled.status.success() || stopped, "{said}");
            !stopped && has_vectors(folder, compiler, flags)
        });
        assert_eq!(compilers[0], compilers[1]);
        compilers[0]
    };
    let taken = flags.iter().map(accepts).collect();
    let text = std::fs::read_to_string(folder.join("out.c")).unwrap();
    (text, taken)
}

/// Whether a compiler gets to see intrinsics in `out.c`.
fn has_vectors(folder: &Path, compiler: &str, flags: &[&str]) -> bool {
    let flags = [flags, &["-E", "out.c"]].concat();
    let seen = run(folder, compiler, &flags);
    assert!(seen.status.success(), "{seen:?}");
    String::from_utf8_lossy(&seen.stdout).contains("_mm_")
}

#[test]
fn a_file_that_is_kept_asserts_its_configuration() {
    let config = "#ifndef SCALE\n#define SCALE 2.5f\n#endif\n#ifndef N\n#define N 64\n#endif\n#define OFFSET -3\n\
                  #define NEG -OFFSET\n#define QUANT(x) ((x) * 7 - CMD)\n#define SHIFT 2\n\
                  #define ADD(x) do { (x) += SHIFT; } while (0)\n";
    let text = "#include \"config.h\"\n#include <limits.h>\n#define OWN 3\n#ifndef ROUND\n#define ROUND 8\n#endif\n\
                static float table[N];\nstatic float scaled(float x) { return x * SCALE; }\n\
                void f(float *restrict a, const float *restrict b, int n)\n{\n    for (int i = 0; i < n; i++)\n        \
                a[i] = scaled(b[i]) + OWN;\n}\n\
                void g(float *restrict a, int *restrict b, int n)\n{\n    for (int i = 0; i < N; i++)\n        \
                a[i] = table[i] * ROUND;\n    for (int i = 0; i < n; i++)\n        { b[i] = QUANT(b[i]) + NEG + INT_MAX; ADD(b[i]); }\n}\n";
    let (output, taken) = vectors(
        config,
        text,
        &[
            &["-DCMD=4"],
            &["-DCMD=4", "-DSCALE=2.5f", "-DN=64", "-DROUND=8"],
            &["-DCMD=5"],
            &["-DCMD=4", "-DSCALE=3.5f"],
            &["-DCMD=4", "-DN=32"],
            &["-DCMD=4", "-DROUND=9"],
        ],
    );
    assert_eq!(taken, [true, false, false, false, false, false], "{output}");
    let assertion = "/* What vcc saw of the configuration. */\n\
         #define VCC_TEXT(text) #text\n\
         #define VCC_IS(call, text) (__builtin_strcmp(VCC_TEXT call, text) == 0)\n\
         __extension__ _Static_assert(VCC_IS((CMD), \"4\") && VCC_IS((N), \"64\")\n    \
         && (VCC_IS((NEG), \"- -3\") || VCC_IS((NEG), \"--3\")) && VCC_IS((OFFSET), \"-3\")\n    \
         && VCC_IS((QUANT(b[i])), \"((b[i]) * 7 - 4)\") && VCC_IS((ROUND), \"8\") && VCC_IS((SCALE), \"2.5f\")\n    \
         && VCC_IS((SHIFT), \"2\"),\n    \
         \"this is not the configuration vcc saw: run it again\");\n\
         #undef VCC_IS\n#undef VCC_TEXT\n";
    assert_eq!(output.matches("VCC_TEXT(text)").count(), 1, "{output}");
    assert!(output.contains(assertion), "{output}");
}

#[test]
fn expansions_are_compared_as_the_preprocessor_spaces_them() {
    let config = "#include <math.h>\n#include <limits.h>\n#ifndef UNIT\n#define UNIT 4\n#endif\n\
                  #define ANGLE(x) ((M_PI/x)*(UNIT*x))\n#define WIDE(x) ((M_PI / x)* UNIT + M_PI -M_PI)\n\
                  #define NEXT (UNIT+UNIT- -UNIT)\n#define TAB (int)sizeof \"a\\tb\\\\\" * UNIT + '\\'' - '\"'\n";
    let text = "#define _GNU_SOURCE\n#include \"config.h\"\n\
                void f(double *restrict a, const double *restrict b, int n)\n{\n    for (int i = 0; i < n; i++)\n        \
                a[i] = ANGLE(b[i]) * WIDE(b[i]) + NEXT;\n}\n\
                void g(int *a, int n)\n{\n    for (int i = 0; i < n; i++)\n        a[i] += TAB;\n}\n";
    let (output, taken) = vectors(config, text, &[&[], &["-DUNIT=5"]]);
    assert_eq!(taken, [true, false], "{output}");
    for asked in [
        "(ANGLE(b[i])), \"((3.14159265358979323846/b[i])*(4*b[i]))\")",
        "(NEXT), \"(4+4- -4)\")",
        "(TAB), \"(int)sizeof \\\"a\\\\tb\\\\\\\\\\\" * 4 + '\\\\'' - '\\\"'\")",
    ] {
        assert_eq!(output.matches(asked).count(), 1, "{asked}\n{output}");
    }
}

#[test]
fn types_and_constants_of_headers_are_asserted() {
    let config = "#ifndef SAMPLE\n#define SAMPLE float\n#endif\ntypedef SAMPLE sample;\ntypedef sample frame[2];\n\
                  enum { SHIFT = 1, TAPS\n#ifdef LONG\n= 7\n#endif\n};\nenum mode { PLAIN = 9 };\n";
    let text = "#include <stdint.h>\n#include \"config.h\"\n\
                void f(sample *restrict a, const sample *restrict b, uint16_t *c, int n)\n{\n    int i;\n    \
                for (i = 0; i < n; i++)\n        a[i] = b[i] * TAPS + sizeof(frame);\n    \
                for (i = 0; i < n; i++)\n        c[i] += 2;\n}\n";
    let (output, taken) = vectors(config, text, &[&[], &["-DSAMPLE=double"], &["-DLONG"]]);
    assert_eq!(taken, [true, false, false], "{output}");
    let assertion = "/* What vcc saw of the configuration. */\n\
         __extension__ _Static_assert(__builtin_types_compatible_p(frame *, float (*)[2])\n    \
         && __builtin_types_compatible_p(sample *, float *) && TAPS == 2,\n    \
         \"this is not the configuration vcc saw: run it again\");\n";
    assert!(output.contains(assertion), "{output}");
}

#[test]
fn what_a_macro_is_is_asked_where_it_is_that() {
    let text = "#include \"config.h\"\nvoid f(float *a)\n{\n    for (int i = 0; i < N; i++)\n        a[i] *= 2;\n}\n\
                #undef N\n#define N (M * 2)\n\
                void g(float *a)\n{\n    for (int i = 0; i < N; i++)\n        a[i] *= 3;\n}\n#undef N\n#undef M\n";
    let flags: [&[&str]; 2] = [&[], &["-DM=31"]];
    let config = "#define N 64\n#ifndef M\n#define M 32\n#endif\n";
    let (output, taken) = vectors(config, text, &flags);
    assert_eq!(taken, [true, false], "{output}");
    assert_eq!(output.matches("VCC_IS((N), \"64\")").count(), 1, "{output}");
    let second = output.matches("VCC_IS((N), \"(32 * 2)\")").count();
    assert_eq!(second, 1, "{output}");
}

#[test]
fn loops_that_the_configuration_makes_stay() {
    let text = "#include \"config.h\"\nstatic int c(int x)\n{\n#if N\n    return x + 2;\n#else\n    return 3;\n#endif\n}\n\
                void f(int *a, int n)\n{\n    for (int i = 0; i < n; i++)\n#ifdef N\n        a[i] += 2;\n#else\n        \
                a[i] += 3;\n#endif\n    for (int i = 0; i < n; i++)\n        a[i] = c(a[i]);\n}\n";
    let (output, taken) = vectors("#define N 64\n", text, &[&[]]);
    assert_eq!((output.as_str(), &taken[..]), (text, &[false][..]));
}

#[test]
fn records_are_named_only_where_no_block_hides_their_names() {
    let (text, said) = written(
        "struct tagged { int v; };\nstruct own { int v; };\n\
         typedef struct { int v; } named;\n\
         void a(struct tagged *p, int n)\n{\n    struct tagged { char c[3]; float v; };\n    \
         struct tagged t = { \"\", 1 };\n    for (int i = 0; i < n; i++)\n        \
         p[i].v *= 2;\n    (void)t;\n}\n\
         void b(named *p, int n)\n{\n    typedef struct { int a, v; } named;\n    named t = { 1, 2 };\n    \
         for (int i = 0; i < n; i++)\n        p[i].v *= 2;\n    (void)t;\n}\n\
         void d(struct own *own, int n)\n{\n    for (int i = 0; i < n; i++)\n        own[i].v *= 2;\n}\n",
    );
    assert_eq!(count(&said), 3, "{said}{text}");
}

/// Vector code of one configuration is never compiled in another one: nothing of it is there, or an assertion stops
/// the compiler.
#[test]
fn another_configuration_never_gets_vector_code_of_this_one() {
    let kernel = |params: &str, body: &str| {
        format!("void t(int n, {params}, int *restrict b)\n{{\n{body}}}\n")
    };
    let plain = "    for (int i = 0; i < n; i++)\n        b[i] = (int)a[i] + 1;\n";
    let of = |from: &str, to: &str| format!("\n#ifdef A\n{from}\n#else\n{to}\n#endif\n");
    let steps = "    for (int i = 0; i < n; i++)\n        b[i] = a[i * s] + 1;\n";
    let calls = "    for (int i = 0; i < n; i++)\n        b[i] = s(a[i]) + 1;\n";
    let reads = "    for (int i = 0; i < 64; i++)\n        b[i] = a[i & 1] + g[i];\n";
    let ints = "const int *restrict a";
    let reads_x = plain.replace("a[i]", "a[i].x");
    let records = "const struct q *restrict a";
    let bytes = "void t(int n, const unsigned char *restrict a, unsigned char *restrict b)\n{\n    int k = s();\n    \
                 for (int i = 0; i < n; i++)\n        b[i] = (a[i] * 3 + k) >> 2;\n}\n";
    // What stands in the file in any case, or in a header, and the function.
    let cases = [
        // A type in the function's head, a constant before the loop, what stands behind it.
        (
            String::new(),
            kernel(&of("const float *restrict a", ints), plain),
        ),
        (
            String::new(),
            kernel(ints, &(of("const int s = 2;", "const int s = 1;") + steps)),
        ),
        (
            String::new(),
            kernel(ints, &(plain.to_owned() + &of("b[0] = a[n];", "b[0] = 0;"))),
        ),
        (
            of("typedef double real;", "typedef float real;"),
            kernel("const real *restrict a", plain),
        ),
        (
            of("enum { s = 2 };", "enum { s = 1 };"),
            kernel(ints, steps),
        ),
        (
            of(
                "static int s(int i) { return 2 * i; }",
                "static int s(int i) { return i; }",
            ),
            kernel(ints, calls),
        ),
        (
            of("extern unsigned char g[64];", "extern signed char g[64];"),
            kernel(ints, reads),
        ),
        (
            of("extern int volatile g[64];", "extern int g[64];"),
            kernel(ints, reads),
        ),
        // What functions that are called name.
        (
            of("static const long g = 2;", "static const int g = 1;"),
            "static int of(int i)\n{\n    return i + (int)sizeof(g) - 4 + g;\n}\n".to_owned()
                + &kernel(ints, &calls.replace("s(", "of(")),
        ),
        // A member's type, a record's size, the same by other names, and what a function returns, which has bounds.
        (
            format!("struct q {{\n{}int y;\n}};\n", of("float x;", "int x;")),
            kernel(records, &reads_x),
        ),
        (
            format!("struct q {{\nint x;\n{}}};\n", of("int y;", "")),
            kernel(records, &reads_x),
        ),
        (
            of("typedef float real;", "typedef int real;")
                + "typedef real reals[2];\nstruct q { reals x; };\n",
            kernel(records, &plain.replace("a[i]", "a[i].x[1]")),
        ),
        (
            format!("typedef struct {{\n{}}} *q;\n", of("float *x;", "int *x;")),
            kernel("q a", &plain.replace("a[i]", "a->x[i]")),
        ),
        (
            format!("extern struct {{\n{}}} g[64];\n", of("float x;", "int x;")),
            kernel(ints, &reads.replace("g[i]", "g[i].x")),
        ),
        (
            of(
                "static inline unsigned short s(void) { return 60000; }",
                "static inline unsigned char s(void) { return 3; }",
            ),
            bytes.to_owned(),
        ),
    ];
    let compiles = |folder: &Path, flags: &[&str]| {
        let given = ["-O2", "-mavx2", "-c", "out.c"];
        run(folder, "gcc", &[&given[..], flags].concat())
    };
    let include = "#include \"own.h\"\n".to_owned();
    let both = cases.into_iter().flat_map(|(before, function)| {
        let whole = format!("{before}{function}");
        [
            (String::new(), whole),
            (before, format!("{include}{function}")),
        ]
    });
    for (header, text) in both {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        std::fs::write(folder.join("own.h"), &header).unwrap();
        std::fs::write(folder.join("a.c"), &text).unwrap();
        let given = ["--target=avx2", "-O3", "a.c", "-o", "out.c"];
        let output = run(folder, env!("CARGO_BIN_EXE_vcc"), &given);
        assert!(output.status.success(), "{output:?}");
        let out = std::fs::read_to_string(folder.join("out.c")).unwrap();
        let this = compiles(folder, &[]);
        assert!(this.status.success(), "{this:?}\n{header}{out}");
        let other = compiles(folder, &["-DA"]);
        let said = String::from_utf8(other.stderr).unwrap();
        let stopped = said.contains("this is not the configuration vcc saw");
        assert_eq!(other.status.success(), !stopped, "{said}");
        assert!(
            stopped || !has_vectors(folder, "gcc", &["-mavx2", "-DA"]),
            "{header}{out}"
        );
    }
    // A word of this one that is a macro in another one.
    let text = "#ifdef A\n#define float double\n#endif\n".to_owned();
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("a.c"),
        text + &kernel("const float *restrict a", plain),
    )
    .unwrap();
    let given = ["--target=avx2", "-O3", "a.c", "-o", "-"];
    let output = run(folder.path(), env!("CARGO_BIN_EXE_vcc"), &given);
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && !out.contains("_mm256"), "{out}");
    // Pointers may point to what another configuration hands out.
    let text = format!(
        "static int g[68];\n{}void t(int *b)\n{{\n    for (int i = 0; i < 64; i++)\n        b[i] = g[i] + g[i + 3];\n}}\n\
         void s(int i)\n{{\n    g[i] = i;\n}}\n",
        of(
            "int *out(void)\n{\n    return g;\n}",
            "int out(int i)\n{\n    return g[i];\n}"
        )
    );
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), &text).unwrap();
    let given = ["--target=avx2", "-O3", "--remarks=all", "a.c", "-o", "-"];
    let output = run(folder.path(), env!("CARGO_BIN_EXE_vcc"), &given);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("g and b are far enough apart"), "{said}");
    // Directives without text between them decide over nothing; one group may hold all.
    let pragma = "#if 1\n#pragma GCC ivdep\n#endif\n";
    let whole = format!("#ifndef A\n{}#endif\n", kernel(ints, plain));
    for text in [kernel(ints, &(pragma.to_owned() + plain)), whole] {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.c"), &text).unwrap();
        let given = ["--target=avx2", "-O3", "a.c", "-o", "-"];
        let output = run(folder.path(), env!("CARGO_BIN_EXE_vcc"), &given);
        let out = String::from_utf8(output.stdout).unwrap();
        assert!(out.contains("_mm256"), "{out}");
    }
}
