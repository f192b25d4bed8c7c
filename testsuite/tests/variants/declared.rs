//! Functions declared to have vector variants: one file defines them, from which gcc makes the
//! variants, and loops in another call these.

use crate::{complaints, targets, vectorized};
use testsuite::toolchain::needs;

/// Prototypes, for all files.
const HEADER: &str = "
#pragma omp declare simd notinbranch
double plain_d(double x);
#pragma omp declare simd notinbranch
float plain_f(float x, float y);
#pragma omp declare simd inbranch
float masked_f(float x, int i);
#pragma omp declare simd
int either(int a, int b);
#pragma omp declare simd uniform(p) linear(i)
double at(const double *p, int i, double x);
#pragma omp declare simd linear(p) notinbranch
void put(float *p, float x);
#pragma omp declare simd linear(p) inbranch
void put_some(float *p, float x);
#pragma omp declare simd uniform(k)
char bytes(char a, char b, int k);
#pragma omp declare simd
float mixed(double x, char c, short s);
#pragma omp declare simd simdlen(8)
double eight(double x, int i);
#pragma omp declare simd linear(i:-3)
long down(int i, long x);
";

const DEFINITIONS: &str = "
double plain_d(double x) { return x * 1.5 - 2; }
float plain_f(float x, float y) { return x > y ? x / 2 : y * 3; }
float masked_f(float x, int i) { return x * i; }
int either(int a, int b) { return a * 7 ^ b; }
double at(const double *p, int i, double x) { return p[i] * x + i; }
void put(float *p, float x) { *p = x + 1; }
void put_some(float *p, float x) { *p += x; }
char bytes(char a, char b, int k) { return a * k + b; }
float mixed(double x, char c, short s) { return x + c * 2 - s; }
double eight(double x, int i) { return x - i; }
long down(int i, long x) { return x * 2 + i; }
";

/// Body of the loop and what it calls, if it is to be vectorized.
const LOOPS: &[(&str, &str, &str)] = &[
    ("a", "d[i] = plain_d(e[i]);", "v_plain_d("),
    ("b", "f[i] = plain_f(g[i], 2.5f) + g[i];", "v_plain_f("),
    // Only a variant with a mask, and all lanes are on.
    ("c", "f[i] = masked_f(g[i], u[i]);", "v_masked_f("),
    (
        "d",
        "if (u[i] & 1) f[i] = masked_f(g[i], i);",
        "v_masked_f(",
    ),
    ("e", "v[i] = either(u[i], v[i] + i);", "v_either("),
    ("f", "if (u[i] > 3) v[i] = either(u[i], 5);", "v_either("),
    ("g", "d[i] = at(e, i, e[i]);", "ulv_at("),
    ("h", "if (e[i] > 2) d[i] = at(e, i, 2.0);", "ulv_at("),
    ("i", "put(&f[i], g[i]);", "v_put("),
    (
        "j",
        "if (g[i] > 3) put_some(f + i, g[i] * 2);",
        "v_put_some(",
    ),
    ("k", "c[i] = bytes(c[i], b[i], n);", "vvu_bytes("),
    ("l", "f[i] = mixed(e[i], b[i], (short)u[i]);", "v_mixed("),
    ("m", "d[i] = eight(e[i], u[i]);", "v_eight("),
    ("n", "w[i] = down(7 - 3 * i, w[i]);", "v_down("),
    // The call comes after one store and before another.
    ("o", "f[i] = 1; put(&f[i], g[i]); f[i] *= 2;", "v_put("),
    // In a loop that lanes leave at different times.
    (
        "p",
        "{ int k, s = 0; for (k = 0; k < u[i] % 5; k++) s += either(k, u[i]); v[i] = s; }",
        "v_either(",
    ),
    // No mask, under a condition: it stays.
    ("q", "if (u[i] > 2) d[i] = plain_d(e[i]);", ""),
];

const PARAMS: &str = "int n, double *d, const double *e, float *f, const float *g, int *v, \
                      const int *u, char *c, const char *b, long *w";

fn loops(prefix: &str, pragma: &str) -> String {
    let one = |(name, body, _): &(&str, &str, &str)| {
        format!(
            "void {prefix}{name}({PARAMS})\n{{\n    int i;\n{pragma}    for (i = 0; i < n; i++)\n        \
             {body}\n}}\n"
        )
    };
    LOOPS.iter().map(one).collect()
}

fn program() -> String {
    let mut text = format!(
        "{HEADER}{}#include <stdio.h>\n#include <string.h>\n\
         struct all {{ double d[150], e[150]; float f[150], g[150]; int v[150], u[150]; char c[150], b[150]; \
         long w[150]; }};\n\
         typedef void call({PARAMS});\n\
         static void fill(struct all *x) {{ int i; memset(x, 0, sizeof *x); for (i = 0; i < 150; i++) {{\n\
         x->d[i] = i; x->e[i] = i * 7 % 11; x->f[i] = i % 5; x->g[i] = i * 3 % 8; x->v[i] = i; \n\
         x->u[i] = i * 5 % 9; x->c[i] = (char)i; x->b[i] = (char)(i * 3); x->w[i] = i * 1000; }} }}\n\
         static void compare(const char *name, call *vector, call *scalar) {{ static struct all x, y; int n;\n\
         for (n = 0; n < 140; n++) {{ fill(&x); fill(&y);\n\
         vector(n, x.d, x.e, x.f, x.g, x.v, x.u, x.c, x.b, x.w);\n\
         scalar(n, y.d, y.e, y.f, y.g, y.v, y.u, y.c, y.b, y.w);\n\
         if (memcmp(&x, &y, sizeof x)) {{ printf(\"%s %d\\n\", name, n); return; }} }} }}\n",
        loops("ref_", "")
    );
    for (name, _, _) in LOOPS {
        text += &format!("call {name};\n");
    }
    text += "int main(void) {\n";
    for (name, _, _) in LOOPS {
        text += &format!("compare(\"{name}\", {name}, ref_{name});\n");
    }
    text + "return 0; }\n"
}

#[test]
fn variants_of_gcc_are_called() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let pragma = "#pragma simd vec-function\n";
    let file = format!("{HEADER}{}", loops("", pragma));
    std::fs::write(path.join("a.c"), &file).unwrap();
    std::fs::write(path.join("callee.c"), format!("{HEADER}{DEFINITIONS}")).unwrap();
    std::fs::write(path.join("program.c"), program()).unwrap();
    let common = ["-O1", "-w", "-fopenmp-simd"];
    let gcc = [&common[..], &["-c", "callee.c"]].concat();
    let mut command = std::process::Command::new("gcc");
    testsuite::toolchain::run(command.current_dir(path).args(gcc));
    for target in targets() {
        let isa = format!("--target={}", target.name);
        for (cc, style) in [
            ("gcc", "--emit=intrinsics"),
            ("gcc", "--emit=vector-ext"),
            ("clang-19", "--emit=intrinsics"),
        ] {
            if !needs("variants", cc) {
                continue;
            }
            let flags = if cc == "gcc" { &[] } else { target.isa_flags };
            let ours = ["-fopenmp-simd", "--cc", cc, &isa, style];
            let text = vectorized(path, &[&ours[..], flags].concat());
            let calls = |call: &str| text.matches("_ZGV").count() > 0 && text.contains(call);
            let missing = LOOPS.iter().filter(|l| !l.2.is_empty() && !calls(l.2));
            let missing: Vec<&str> = missing.map(|l| l.0).collect();
            assert_eq!(missing, [""; 0], "{} {cc} {style}", target.name);
            // What was written for gcc does not let clang pass vectors where nobody looks for them.
            let guarded = cc == "gcc" && target.name != "sse2";
            assert_eq!(
                text.contains("(!defined(__clang__) || defined("),
                guarded,
                "{} {cc}",
                target.name
            );
            let edited = text.matches("/* vcc: line").count();
            assert_eq!(edited, LOOPS.len() - 1, "{} {cc} {style}", target.name);
            let files = [&common[..], &["a_vec.c", "program.c", "callee.o"], flags].concat();
            let wrong = complaints(path, cc, &files);
            assert_eq!(wrong, "", "{} {cc} {style}", target.name);
        }
    }
}
