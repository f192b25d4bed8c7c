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

/// Places that are written in two ways, of which the one may wrap around and the other must not: only where it does not
/// wrap around is that one taken.
const WRAPPING: &str = r#"
#include <stdio.h>
#include <sys/mman.h>
typedef unsigned char byte;
#define WRAPS(i) (int)(k + (unsigned)(i))
#define MUST_NOT(i) (int)k + (i)
__attribute__((noinline)) void read_both(unsigned k, int n, byte *a, const byte *c, byte *o)
{ int i; for (i = 0; i < n; i++) if (c[i]) o[i] = a[MUST_NOT(i)] ^ 1; else o[i] = a[WRAPS(i)]; }
__attribute__((noinline)) void read_other(unsigned k, int n, byte *a, const byte *c, byte *o)
{ int i; for (i = 0; i < n; i++) if (c[i]) o[i] = a[WRAPS(i)]; else o[i] = a[MUST_NOT(i)] ^ 1; }
__attribute__((noinline)) void stored(unsigned k, int n, byte *a, const byte *c, byte *o)
{ int i; for (i = 0; i < n; i++) { if (c[i]) a[MUST_NOT(i)] = 7; o[i] = a[WRAPS(i)]; } }
__attribute__((noinline)) void store_both(unsigned k, int n, byte *a, const byte *c, byte *o)
{ int i; for (i = 0; i < n; i++) { if (c[i]) a[MUST_NOT(i)] = 7; else a[WRAPS(i)] = o[i] = 9; } }
static byte never[64], always[64], o[64];
int main(void)
{
    byte *low = mmap(0, 6ul << 30, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (low == MAP_FAILED)
        return printf("no room for all indices\n"), 1;
    byte *a = low + (3ul << 30);
    for (int i = 0; i < 64; i++)
        always[i] = 1, a[2147483647L - i] = 1, a[-2147483648L + i] = 2;
    for (int which = 0; which < 4; which++) {
        switch (which) {
        case 0: read_both(0x7fffffe0u, 64, a, never, o); break;
        case 1: read_other(0x7fffffe0u, 64, a, always, o); break;
        case 2: stored(0x7fffffe0u, 64, a, never, o); break;
        case 3: store_both(0x7fffffe0u, 64, a, never, o); break;
        }
        for (int i = 0; i < 64; i++)
            if (o[i] != (which == 3 ? 9 : i < 32 ? 1 : 2))
                return printf("%d: %d at %d\n", which, o[i], i), 1;
    }
    for (int i = 0; i < 32; i++)
        if (a[-2147483648L + i] != 9)
            return printf("%d stored at %d\n", a[-2147483648L + i], i), 1;
    return 0;
}
"#;

#[test]
fn indices_that_wrap_around_are_those_of_the_access() {
    let directory = tempfile::tempdir().unwrap();
    let (source, vec) = (directory.path().join("a.c"), directory.path().join("b.c"));
    let program = directory.path().join("program");
    std::fs::write(&source, WRAPPING).unwrap();
    let run = |file: &std::path::Path, isa: &str| {
        let mut gcc = Command::new("gcc");
        gcc.args(["-O1", isa, "-o"]).arg(&program).arg(file);
        toolchain::run(&mut gcc);
        toolchain::run(&mut Command::new(&program));
    };
    run(&source, "-fsanitize=undefined");
    for (target, isa) in [("generic", "-O1"), ("sse2", "-msse2"), ("avx2", "-mavx2")] {
        let mut vcc = Command::new(toolchain::vcc());
        vcc.arg(&source).arg("-o").arg(&vec).arg("--ignore-cost");
        toolchain::run(vcc.args(["--internal-errors=fatal", "--target", target]));
        run(&vec, isa);
    }
}
