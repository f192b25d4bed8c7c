//! Bounds. No vector is written for arrays that have no room for it: it would never be used, and gcc warns of it.
//! Loops that data end may be counted up to the largest number.

use std::process::Command;
use testsuite::toolchain;

/// Loops whose bounds are not known but through what they index.
const LOOPS: &str = "\
int d[8], m[4][5];
struct s { int before[2], a[6]; short b[3]; } ss;
static unsigned char bytes[20];
void whole(int n) { int i; for (i = 0; i < n; i++) d[i] += i; }
void member(int n) { int i; for (i = 0; i < n; i++) ss.a[i] += i; }
void row(int n) { int i; for (i = 0; i < n; i++) m[2][i] += 3; }
void local(int n, int *r) { int l[6] = {0}; int i; for (i = 0; i < n; i++) l[i] += 3; *r = l[n - 1]; }
void read_on(int n, int *p) { int i; for (i = 0; i < n; i++) p[i] = d[i + 3]; }
void from_six(int n) { int i; for (i = 6; i < n; i++) d[i] = 0; }
void backwards(int n) { int i; for (i = 5; i >= n; i--) d[i] = 0; }
void declared(int a[3], const unsigned char b[static 4], int n) { int i; for (i = 0; i < n; i++) a[i] = b[i]; }
void rows_of_two(int r[2][2], int k, int n) { int i; for (i = 0; i < n; i++) r[k][i] *= 3; }
int both(int n, int k) {
    int l[2][2] = { { 1, 2 }, { 3, 4 } }, o[2][2] = { { 5, 6 }, { 7, 8 } }, (*p)[2] = k & 1 ? l : o, i;
    for (i = 0; i < n; i++)
        p[k][i] += 3;
    rows_of_two(l, k, n);
    return l[0][1] + o[1][0];
}
void fill(float *, float);
static float most(const float *p, int n) { float m = 0; int i; for (i = 0; i < n; i++) m = m < p[i] ? p[i] : m; return m; }
static void scaled(float *p, int n) { fill(p, most(p, n)); }
float passed_on(int n) { float few[39]; fill(few, 1); scaled(few, n); return few[0] + few[1]; }
void letters(int n, unsigned char *p) { int i; for (i = 0; i < n; i++) bytes[i + 3] ^= p[i]; }
";

#[test]
fn no_vector_is_wider_than_what_it_accesses() {
    let directory = tempfile::tempdir().unwrap();
    let (source, vec) = (directory.path().join("a.c"), directory.path().join("b.c"));
    std::fs::write(&source, LOOPS).unwrap();
    for target in ["generic", "sse2", "avx2", "avx512"] {
        let mut vcc = Command::new(toolchain::vcc());
        vcc.arg(&source).arg("-o").arg(&vec).arg("--ignore-cost");
        toolchain::run(vcc.args(["--internal-errors=fatal", "--target", target]));
        let text = std::fs::read_to_string(&vec).unwrap();
        let vectorized = text.matches("/* vcc: line").count();
        assert!(vectorized >= 5, "{target}: {vectorized} loops");
        for level in ["-O2", "-O3"] {
            let mut gcc = Command::new("gcc");
            gcc.args([
                level,
                "-Wall",
                "-Wextra",
                "-Warray-bounds=2",
                "-Wstringop-overflow=4",
            ]);
            gcc.args(["-Werror", "-c", "-o", "/dev/null"]).arg(&vec);
            toolchain::run(&mut gcc);
        }
    }
}

/// Loops that are bounded by numbers of all sizes, and left before that.
const LEFT: &str = r#"
#include <stdio.h>
#include <string.h>
#include <limits.h>
typedef unsigned long ul;
static ul length(const char *s, ul n) { ul i; for (i = 0; i < n && s[i]; i++)
    ;
  return i; }
static ul sum(const char *s, ul n) { ul i, c = 0; for (i = 0; i < n && s[i]; i++) c += s[i] == 'a'; return c + i; }
static ul copy(const char *s, char *restrict t, ul n) { ul i; for (i = 0; i < n && s[i]; i++) t[i] = s[i]; return i; }
static ul both(const char *s, const char *t, ul n) { ul i; for (i = 0; i < n && s[i] && s[i] == t[i]; i++)
    ;
  return i; }
static long ints(const int *x, long n) { long i; for (i = 0; i < n; i++) if (x[i] < 0) break; return i; }
static unsigned narrow(const short *x, unsigned n) { unsigned i; for (i = 0; i < n; i++) if (x[i] < 0) break; return i; }
static char a[420] __attribute__((aligned(128))), b[420] __attribute__((aligned(128))), to[420];
static int x[420];
static short y[420];
int main(void)
{
    memset(a, 'a', sizeof a), memset(b, 'a', sizeof b), a[399] = b[399] = 0, x[399] = y[399] = -1;
    for (int from = 0; from < 70; from++)
        for (ul down = 1; down < 140; down++) {
            ul n = -down, left = 399 - from;
            if (length(a + from, n) != left || sum(a + from, n) != 2 * left || copy(a + from, to, n) != left)
                return printf("%d from %lu\n", from, n), 1;
            if (both(a + from, b + from, n) != left || both(a + from, b + from % 9, n) != left)
                return printf("%d from %lu, two\n", from, n), 1;
            if (ints(x + from, (long)(LONG_MAX - down)) != (long)left || narrow(y + from, -(unsigned)down) != left)
                return printf("%d from %lu, numbers\n", from, n), 1;
        }
    return 0;
}
"#;

#[test]
fn loops_that_data_end_may_be_counted_up_to_the_largest_number() {
    let directory = tempfile::tempdir().unwrap();
    let (source, vec) = (directory.path().join("a.c"), directory.path().join("b.c"));
    std::fs::write(&source, LEFT).unwrap();
    for (target, isa) in [("generic", "-O1"), ("sse2", "-msse2"), ("avx2", "-mavx2")] {
        for read_ahead in ["blocks", "page"] {
            let mut vcc = Command::new(toolchain::vcc());
            vcc.arg(&source).arg("-o").arg(&vec).arg("--ignore-cost");
            vcc.args(["--target", target, "--read-ahead", read_ahead]);
            toolchain::run(&mut vcc);
            let text = std::fs::read_to_string(&vec).unwrap();
            let vectorized = text.matches("/* vcc: line").count();
            assert_eq!(vectorized, 6, "{target}, {read_ahead}");
            let program = directory.path().join("program");
            let mut gcc = Command::new("gcc");
            gcc.args(["-O2", isa, "-o"]).arg(&program).arg(&vec);
            toolchain::run(&mut gcc);
            toolchain::run(&mut Command::new(&program));
        }
    }
}
