//! Vector variants: what vcc defines is what the vectorized loops of other compilers call.

#[path = "../../pragma-spec/tests/spec/calling.rs"]
mod calling;

use calling::Function;
use frontend::sorted::SortedSet;
use pragma_spec::abi::Isa;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output};
use testsuite::toolchain::{Missing, has_feature, needs, skip, vcc};

/// Directive, definition, and the loops over it: `N` elements of the arrays of `DATA`.
const FUNCTIONS: &[(&str, &str, &str, &str)] = &[
    (
        "uniform(most)",
        "int escape(float re, float im, int most)",
        "{
    float x = re, y = im;
    int i;
    for (i = 0; i < most; i++) {
        float x2 = x * x, y2 = y * y;
        if (x2 + y2 > 4.0f)
            break;
        y = 2.0f * x * y + im;
        x = x2 - y2 + re;
    }
    return i;
}",
        "ri[i] = escape(f[i], f2[i], 40);",
    ),
    (
        "linear(p) uniform(q)",
        "double pick(const double *p, const double *q, int k)",
        "{
    if (k > 0)
        return p[0] + q[k & 63];
    return p[1];
}",
        "rd[i] = pick(d + i, d2, w[i]);",
    ),
    (
        "",
        "float pieces(float x)",
        "{
    if (x < 0.0f)
        return -x;
    if (x < 1.0f)
        return x * x;
    return x < 10.0f ? x / 3.0f : 4.0f;
}",
        "rf[i] = pieces(f[i]);",
    ),
    (
        "",
        "unsigned char clip(unsigned char a, signed char b)",
        "{
    int s = a + b;
    if (s < 0)
        return 0;
    return s > 255 ? 255 : (unsigned char)s;
}",
        "rc[i] = clip(c[i], (signed char)c2[i]);",
    ),
    (
        "",
        "int steps(unsigned n)",
        "{
    int count = 0;
    while (n > 1 && count < 50) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        count++;
    }
    return count;
}",
        "ri[i] = steps((unsigned)w[i] & 1023);",
    ),
    (
        "",
        "int branches(int n)",
        "{
    return n < 2 ? 1 : branches(n / 2) + 2 * branches(n / 3 - 1);
}",
        "ri[i] = branches(w[i] & 255);",
    ),
    (
        "uniform(t)",
        "double walk(const int *t, double x, unsigned char k)",
        "{
    if (k == 0)
        return x;
    return walk(t, x * 0.5 + (t[k & 15] & 63), k / 2) - (k & 1 ? walk(t, x, k / 4) : 0.0);
}",
        "rd[i] = walk(w2, d[i], c[i]);",
    ),
    (
        "linear(out)",
        "void keep(int *out, int v)",
        "{
    if (v > 3)
        *out = v;
}",
        "keep(ri + i, w[i]);",
    ),
    (
        "linear(k: by) uniform(by)",
        "long ladder(long a, int by, int k)",
        "{
    return k % 2 ? a * by : a - k;
}",
        "rl[i] = ladder(l[i], 3, 3 * i);",
    ),
    (
        "",
        "double wide(float x)",
        "{
    return x > 0 ? (double)x * 1.5 : -1.0;
}",
        "rd[i] = wide(f[i]);",
    ),
    (
        "",
        "float narrow(double x, short s)",
        "{
    return s > 0 ? (float)x : (float)(x + s);
}",
        "rf[i] = narrow(d[i], (short)w[i]);",
    ),
    (
        "uniform(table, n)",
        "int find(const int *table, int n, int key)",
        "{
    int i;
    for (i = 0; i < n; i++)
        if (table[i] == key)
            return i;
    return -1;
}",
        "ri[i] = find(w2, 16, w[i]);",
    ),
    (
        "linear(p)",
        "float length(const struct point *p)",
        "{
    return p->x > p->y ? p->x - p->z : p->y + p->z;
}",
        "rf[i] = length(points + i);",
    ),
    (
        "simdlen(4)",
        "int four(int x, long y)",
        "{
    return x > y ? x : (int)y;
}",
        "ri[i] = four(w[i], l[i]);",
    ),
    (
        "simdlen(16)",
        "double several(double x, int y)",
        "{
    return x > y ? x * 2 : y;
}",
        "rd[i] = several(d[i], w[i]);",
    ),
    (
        "",
        "int called(int x)",
        "{
    return helper(x) + 1;
}",
        "ri[i] = called(w[i]);",
    ),
    (
        "",
        "int state(int x)",
        "{
    int s = 0;
    do {
        switch (x & 3) {
        case 0:
            s += 5;
            break;
        case 1:
            s ^= x;
            /* fall through */
        default:
            s -= 1;
        }
        x >>= 1;
        if (s == 7)
            goto out;
    } while (x > 0);
    s *= 2;
out:
    return s;
}",
        "ri[i] = state(w[i] & 255);",
    ),
];

const DATA: &str = "
#include <string.h>
#define N 203
struct point { float x, y, z; };
extern float f[N + 64], f2[N + 64], rf[N + 64];
extern double d[N + 64], d2[N + 64], rd[N + 64];
extern int w[N + 64], w2[N + 64], ri[N + 64];
extern long l[N + 64], rl[N + 64];
extern unsigned char c[N + 64], c2[N + 64], rc[N + 64];
extern struct point points[N + 64];
";

const MAIN: &str = "
#include <stdio.h>
#include <fenv.h>
float f[N + 64], f2[N + 64], rf[N + 64];
double d[N + 64], d2[N + 64], rd[N + 64];
int w[N + 64], w2[N + 64], ri[N + 64];
long l[N + 64], rl[N + 64];
unsigned char c[N + 64], c2[N + 64], rc[N + 64];
struct point points[N + 64];
struct results { float rf[N + 64]; double rd[N + 64]; int ri[N + 64]; long rl[N + 64];
                 unsigned char rc[N + 64]; int flags; };
static struct results both[2];
static void run(void (*call)(int), int odd, struct results *r)
{
    memset(rf, 0, sizeof rf); memset(rd, 0, sizeof rd); memset(ri, 0, sizeof ri);
    memset(rl, 0, sizeof rl); memset(rc, 0, sizeof rc);
    feclearexcept(FE_ALL_EXCEPT);
    call(odd);
    r->flags = fetestexcept(FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW | FE_UNDERFLOW);
    memcpy(r->rf, rf, sizeof rf); memcpy(r->rd, rd, sizeof rd); memcpy(r->ri, ri, sizeof ri);
    memcpy(r->rl, rl, sizeof rl); memcpy(r->rc, rc, sizeof rc);
}
int main(void)
{
    unsigned seed = 1;
    int i, k, odd, bad = 0;
    if (!HERE)
        return 77;
    for (i = 0; i < N + 64; i++) {
        seed = seed * 1664525u + 1013904223u;
        w[i] = (int)(seed >> 20) % 97 - 30;
        w2[i] = (int)(seed >> 9) % 50;
        l[i] = (long)(seed >> 7) - 1000000;
        f[i] = (float)((int)(seed >> 8) % 3000) / 700.0f - 2.0f;
        f2[i] = (float)((int)(seed >> 11) % 2500) / 1000.0f - 1.2f;
        if (i % 17 == 0)
            f[i] = 1e38f;
        d[i] = (double)f2[i] * 3; d2[i] = (double)f[i] + 0.25;
        c[i] = (unsigned char)(seed >> 13); c2[i] = (unsigned char)(seed >> 17);
        points[i].x = f[i]; points[i].y = f2[i]; points[i].z = (float)w[i];
    }
    for (k = 0; scalar[k]; k++)
        for (odd = 0; odd < 2; odd++) {
            run(scalar[k], odd, &both[0]);
            run(vector[k], odd, &both[1]);
            if (memcmp(&both[0], &both[1], sizeof both[0])) {
                printf(\"%s %d\\n\", names[k], odd);
                bad = 1;
            }
        }
    return bad;
}
";

/// Called in each lane, through prototypes; see [`calling`].
const CALLED: &[Function] = &[
    ("", "double", &[("double", "x")], "x > 5 ? x * 3 : -x"),
    (
        "",
        "float",
        &[("float", "x"), ("int", "i")],
        "x > 2 ? x * i : i - 1",
    ),
    (
        "uniform(p) linear(i)",
        "double",
        &[("const double *", "p"), ("int", "i")],
        "p[i] + i",
    ),
    ("", "float", &[("double", "x")], "x - 1"),
    (
        "",
        "double",
        &[("float", "x"), ("long", "n")],
        "n % 2 ? x + n : x",
    ),
    (
        "",
        "char",
        &[("int", "x"), ("char", "c")],
        "(char)(x + 2 * c)",
    ),
    ("", "long", &[("char", "c"), ("float", "x")], "c - (long)x"),
    (
        "",
        "short",
        &[("short", "x"), ("double", "y")],
        "(short)(x + y)",
    ),
    (
        "linear(p:2) uniform(k)",
        "int",
        &[("const int *", "p"), ("int", "k"), ("int", "x")],
        "x > 6 ? *p * k + x : k",
    ),
    (
        "linear(i:s) uniform(s)",
        "float",
        &[("int", "i"), ("int", "s"), ("float", "x")],
        "x * i + s",
    ),
    (
        "simdlen(8)",
        "double",
        &[("double", "x"), ("int", "y")],
        "x + y",
    ),
    (
        "simdlen(32)",
        "float",
        &[("float", "x"), ("char", "y")],
        "x + y",
    ),
    (
        "simdlen(64)",
        "int",
        &[("int", "x"), ("double", "y")],
        "(int)(x + y)",
    ),
    ("simdlen(2)", "float", &[("float", "x")], "x * x"),
    ("simdlen(4)", "short", &[("short", "x")], "(short)(x * 5)"),
    (
        "linear(p)",
        "void",
        &[("float *", "p"), ("double", "x")],
        "{ if (x > 4) *p = (float)x; }",
    ),
    (
        "linear(p) uniform(x)",
        "void",
        &[("float *", "p"), ("float", "x")],
        "*p = x",
    ),
    (
        "",
        "float",
        &[("float", "x"), ("float", "y")],
        "x / (y - 4)",
    ),
    (
        "",
        "unsigned char",
        &[("unsigned char", "x")],
        "(unsigned char)(x % 3 ? x << 4 : x)",
    ),
    (
        "uniform(p, n)",
        "int",
        &[("const int *", "p"), ("int", "n"), ("int", "x")],
        "{ int i; for (i = 0; i < n; i++) if (p[i] == x - 4) return i; return -x; }",
    ),
    (
        "",
        "int",
        &[("unsigned", "x")],
        "{ int s = 0; while (x) { s += x & 1; x >>= 1; } return s; }",
    ),
    (
        "",
        "double",
        &[("double", "x"), ("unsigned short", "k")],
        "{ double r = 1; do { if (k & 1) r *= x; if (r > 1e6) break; x *= x; } while (k >>= 1); return r; }",
    ),
    (
        "",
        "int",
        &[("int", "x")],
        "{ extern int helper(int); return helper(x); }",
    ),
    ("", "int", &[("int", "x")], "x > 3 ? helper(x) : 0"),
    (
        "",
        "float",
        &[("float", "x"), ("char", "c")],
        "c % 2 ? x : helper((int)x)",
    ),
];

fn name(signature: &str) -> &str {
    let head = signature.split('(').next().unwrap();
    head.split([' ', '*']).next_back().unwrap()
}

fn callee() -> String {
    let mut text = format!("{DATA}extern int helper(int);\n");
    for (clauses, signature, body, _) in FUNCTIONS {
        text.push_str(&format!(
            "#pragma omp declare simd {clauses}\n{signature}\n{body}\n\n"
        ));
    }
    text
}

/// Loops that call each function in all iterations, and in some.
fn caller() -> String {
    let mut text = DATA.to_owned();
    for (clauses, signature, _, call) in FUNCTIONS {
        let name = name(signature);
        text.push_str(&format!(
            "#pragma omp declare simd {clauses}\n{signature};\n\
             void LOOPS({name})(int odd)\n{{\n    int i;\n    if (odd) {{\n#pragma omp simd\n\
             \x20       for (i = 0; i < N; i++)\n            if (w2[i] & 1)\n                {call}\n\
             \x20       return;\n    }}\n#pragma omp simd\n    for (i = 0; i < N; i++)\n        {call}\n}}\n"
        ));
    }
    text
}

fn main_file(cpu: &str) -> String {
    let names: Vec<&str> = FUNCTIONS.iter().map(|f| name(f.1)).collect();
    let list =
        |prefix: &str| -> String { names.iter().map(|n| format!("{prefix}{n}, ")).collect() };
    let quoted: String = names.iter().map(|n| format!("\"{n}\", ")).collect();
    let prototypes: String = names
        .iter()
        .map(|n| format!("void s_{n}(int); void v_{n}(int);\n"))
        .collect();
    format!(
        "{DATA}{prototypes}#define HERE {cpu}\nint helper(int x) {{ return x * 7; }}\n\
         static void (*const scalar[])(int) = {{ {}0 }};\n\
         static void (*const vector[])(int) = {{ {}0 }};\n\
         static const char *const names[] = {{ {quoted}0 }};\n{MAIN}",
        list("s_"),
        list("v_"),
    )
}

fn run(folder: &Path, program: impl AsRef<OsStr>, arguments: &[&str]) -> Output {
    let mut command = Command::new(program);
    command.current_dir(folder).env_remove("CC").args(arguments);
    command.output().unwrap()
}

fn succeeds(folder: &Path, program: impl AsRef<OsStr>, arguments: &[&str]) -> String {
    let program = program.as_ref();
    let output = run(folder, program, arguments);
    assert!(
        output.status.success(),
        "{} {arguments:?}: {output:?}",
        program.display()
    );
    String::from_utf8(output.stdout).unwrap()
}

/// Whether the compiler is there, and the processor does what the flags enable: variants get their
/// arguments in its registers.
fn runs(compiler: &str, flags: &[&str]) -> bool {
    let what = format!("vector variants by {compiler} {flags:?}");
    let here = !flags.contains(&"-mavx512bw") || has_feature("avx512bw");
    if !here {
        skip(&what, &Missing::Hardware("avx512bw"));
    }
    here && needs(&what, compiler)
}

/// Names in an object that `nm` marks with this letter.
fn symbols(folder: &Path, object: &str, letter: &str) -> SortedSet<String> {
    let listed = succeeds(folder, "nm", &[object]);
    let mut names = SortedSet::new();
    for line in listed.lines() {
        if let [.., kind, name] = line.split_whitespace().collect::<Vec<_>>()[..]
            && kind == letter
            && name.starts_with("_ZGV")
        {
            names.insert(name.to_owned());
        }
    }
    names
}

#[test]
fn loops_of_gcc_call_the_variants_of_vcc() {
    if !cfg!(target_arch = "x86_64") || !needs("vector variants", "gcc") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let write = |name: &str, text: String| std::fs::write(folder.join(name), text).unwrap();
    write("f.c", callee());
    write("calls.c", caller());
    let openmp = "-fopenmp-simd";
    let scalar = ["-O0", "-c", "calls.c", "-DLOOPS(x)=s_##x", "-o", "scalar.o"];
    succeeds(folder, "gcc", &scalar);
    // What gcc itself defines.
    succeeds(folder, "gcc", &["-O2", openmp, "-c", "f.c", "-o", "gcc.o"]);
    let wanted = symbols(folder, "gcc.o", "T");
    assert_eq!(wanted.len(), 8 * FUNCTIONS.len(), "{wanted:?}");
    let avx512 = ["-mavx512f", "-mavx512bw", "-mavx512dq", "-mavx512vl"];
    let ways: [(&str, &[&str]); 4] = [
        ("gcc", &["--target=avx2"]),
        ("gcc", &["--target=generic"]),
        ("clang-19", &["-msse2"]),
        ("clang-19", &avx512),
    ];
    for (compiler, flags) in ways {
        if !runs(compiler, flags) {
            continue;
        }
        // Exceptions are compared, which clang does not heed by default.
        let always = [
            "-O2",
            "-ftrapping-math",
            openmp,
            "--cc",
            compiler,
            "f.c",
            "-o",
            "f_vec.c",
        ];
        let fatal = ["--internal-errors=fatal"];
        succeeds(folder, vcc(), &[&always, flags, &fatal].concat());
        let strict = [
            "-O2", openmp, "-Wall", "-Wextra", "-Werror", "-c", "f_vec.c", "-o", "f.o",
        ];
        let machine: Vec<&str> = flags
            .iter()
            .filter(|f| f.starts_with("-m"))
            .copied()
            .collect();
        succeeds(
            folder,
            compiler,
            &[&strict[..], &machine, &["-ffp-contract=off"]].concat(),
        );
        let defined = symbols(folder, "f.o", "T");
        let narrow = flags == ["-msse2"];
        let expected = wanted.iter().filter(|n| !narrow || n.starts_with("_ZGVb"));
        assert_eq!(defined, expected.cloned().collect(), "{compiler} {flags:?}");
        {
            for (letter, flag, cpu) in [
                ("b", "-msse2", "sse2"),
                ("c", "-mavx", "avx"),
                ("d", "-mavx2", "avx2"),
                ("e", "-mavx512f", "avx512bw"),
            ] {
                if narrow && letter != "b" {
                    continue;
                }
                if !has_feature(cpu) {
                    let what = format!("variants of {compiler} {flags:?} for {flag}");
                    skip(&what, &Missing::Hardware(cpu));
                    continue;
                }
                write(
                    "main.c",
                    main_file(&format!("__builtin_cpu_supports(\"{cpu}\")")),
                );
                let vector = ["-O2", "-ftree-vectorize", openmp, flag, "-ffp-contract=off"];
                let loops = ["-c", "calls.c", "-DLOOPS(x)=v_##x", "-o", "vector.o"];
                succeeds(folder, "gcc", &[&vector[..], &loops].concat());
                let called = symbols(folder, "vector.o", "U");
                let with = format!("_ZGV{letter}");
                let own = called.iter().filter(|n| n.starts_with(&with)).count();
                assert!(own >= 10, "{flag}: gcc calls {called:?}");
                // With its own variants gcc 12 takes wrong values for linear pointers in AVX-512
                // loops: what vcc defines must do neither better nor worse.
                let with = |object: &str| {
                    let link = ["main.c", "scalar.o", "vector.o", object, "-lm", "-o", "all"];
                    succeeds(folder, "gcc", &link);
                    let output = run(folder, "./all", &[]);
                    (
                        output.status.code(),
                        String::from_utf8(output.stdout).unwrap(),
                    )
                };
                let (code, wrong) = with("f.o");
                assert_eq!(
                    (code, wrong.clone()),
                    with("gcc.o"),
                    "{flags:?} {compiler} {flag}"
                );
                let known = ["pick 0", "keep 0", "length 0"];
                let known = |line: &str| letter == "e" && known.contains(&line);
                assert!(
                    matches!(code, Some(0 | 1)) && wrong.lines().all(known),
                    "{flags:?} {compiler} {flag}: {wrong}"
                );
            }
        }
    }
}

/// A compiler, flags of vcc and of the compiler, and the instruction sets that they give.
type Way<'a> = (&'a str, &'a [&'a str], &'a [&'a str], &'a [Isa]);

#[test]
fn all_variants_do_what_the_function_does() {
    if !cfg!(target_arch = "x86_64") || !needs("vector variants", "gcc") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let write = |name: &str, text: String| std::fs::write(folder.join(name), text).unwrap();
    let openmp = "-fopenmp-simd";
    let avx512 = ["-mavx512f", "-mavx512bw", "-mavx512dq", "-mavx512vl"];
    let (sse, avx2) = (&Isa::X86[..1], &Isa::X86[..3]);
    // clang goes by the file's flags for what it passes where.
    let ways: [Way<'_>; 7] = [
        ("gcc", &["-mavx2"], &["-O1"], &Isa::X86),
        ("gcc", &["--target=avx2"], &["-O2"], &Isa::X86),
        ("gcc", &["--target=avx2"], &["-O0"], &Isa::X86),
        ("gcc", &["--target=generic"], &["-O2"], &Isa::X86),
        ("clang-19", &["--target=avx2"], &["-O1"], sse),
        ("clang-19", &["-mavx2"], &["-O2", "-mavx2"], avx2),
        ("clang-19", &avx512, &["-O2"], &Isa::X86),
    ];
    for (compiler, flags, build, isas) in ways {
        if !runs(compiler, flags) {
            continue;
        }
        let (callee, caller) = calling::program(CALLED, isas);
        write("f.c", format!("extern int helper(int);\n{callee}"));
        write(
            "calls.c",
            format!("{caller}\nint helper(int x) {{ return x * 7; }}\n"),
        );
        succeeds(folder, "gcc", &["-w", "-O1", openmp, "-c", "calls.c"]);
        let always = [
            openmp,
            "--cc",
            compiler,
            "f.c",
            "-o",
            "f_vec.c",
            "--internal-errors=fatal",
        ];
        succeeds(folder, vcc(), &[&always, flags].concat());
        let machine: Vec<&str> = flags
            .iter()
            .filter(|f| f.starts_with("-m"))
            .copied()
            .collect();
        let always = [
            "-w",
            openmp,
            "-ffp-contract=off",
            "f_vec.c",
            "calls.o",
            "-o",
            "all",
        ];
        succeeds(folder, compiler, &[&always, build, &machine].concat());
        let output = run(folder, "./all", &[]);
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            "",
            "{compiler} {flags:?} {build:?}"
        );
        assert!(
            output.status.success(),
            "{compiler} {flags:?} {build:?}: {output:?}"
        );
    }
}
