//! Variants that step by what they are passed, called by their names: loops of gcc and clang call none.

use std::process::Command;
use testsuite::toolchain::{needs, run, vcc};

/// Each gets its first lane, and a step.
const STEPPING: &str = "
#pragma omp declare simd uniform(s) linear(i: s) notinbranch
long far(long i, int s) { return i * 2 + s; }
#pragma omp declare simd uniform(s) linear(i: s) notinbranch
long high(long i, unsigned s) { return i - s; }
#pragma omp declare simd uniform(s) linear(i: s) notinbranch
int near(int i, long s) { return i ^ (int)s; }
#pragma omp declare simd linear(p: s) uniform(s) notinbranch
float pick(const float *p, signed char s) { return p[0] * p[1]; }
#pragma omp declare simd linear(p: s) uniform(s) inbranch
void put(double *p, long s) { p[0] = p[0] * 2 + s; }
#pragma omp declare simd linear(p: s) uniform(s) notinbranch
long column(long (*p)[5], int s) { return p[0][2] + s; }
";

const STEPPED: &str = "
#include <emmintrin.h>
#include <stdio.h>
#include <string.h>
long far(long, int), high(long, unsigned), column(long (*)[5], int);
int near(int, long);
float pick(const float *, signed char);
void put(double *, long);
__m128i _ZGVbN2ls1u_far(long, int), _ZGVbN2ls1u_high(long, unsigned), _ZGVbN2ls1u_column(long (*)[5], int);
__m128i _ZGVbN4ls1u_near(int, long);
__m128 _ZGVbN4ls1u_pick(const float *, signed char);
void _ZGVbM4ls1u_put(double *, long, __m128i);
#define LANES(T, n, vector, scalar) do { \
    T lanes[n]; \
    int k; \
    __typeof__(vector) result = vector; \
    memcpy(lanes, &result, sizeof lanes); \
    for (k = 0; k < n; k++) \
        if (lanes[k] != (scalar)) { printf(\"%s: %d\\n\", #vector, k); return 1; } \
} while (0)
int main(void)
{
    static const int steps[] = { 0, 1, -1, 3, -7, 90 };
    static long rows[600][5];
    static float f[600];
    static double d[600], e[600];
    int i, m, on;
    for (i = 0; i < 600; i++) {
        f[i] = (float)(i * 37 % 101);
        d[i] = e[i] = i * 0.5;
        rows[i][2] = i * 7919;
    }
    for (m = 0; m < 6; m++) {
        int s = steps[m];
        LANES(long, 2, _ZGVbN2ls1u_far(1L << 33, s), far((1L << 33) + k * (long)s, s));
        LANES(long, 2, _ZGVbN2ls1u_high(-5, (unsigned)s), high(-5 + k * (long)(unsigned)s, (unsigned)s));
        LANES(int, 4, _ZGVbN4ls1u_near(1000, s), near(1000 + k * s, s));
        LANES(float, 4, _ZGVbN4ls1u_pick(f + 300, (signed char)s), pick(f + 300 + k * s, (signed char)s));
        LANES(long, 2, _ZGVbN2ls1u_column(rows + 300, s), column(rows + 300 + k * s, s));
        for (on = 0; s && on < 16; on++) {
            int mask[4], k;
            __m128i lanes;
            for (k = 0; k < 4; k++)
                mask[k] = -(on >> k & 1);
            memcpy(&lanes, mask, sizeof lanes);
            _ZGVbM4ls1u_put(d + 300, s, lanes);
            for (k = 0; k < 4; k++)
                if (mask[k])
                    put(e + 300 + k * s, s);
            if (memcmp(d, e, sizeof d)) { printf(\"put: %d %d\\n\", s, on); return 1; }
        }
    }
    return 0;
}
";

#[test]
fn variants_step_by_what_is_passed() {
    if !cfg!(target_arch = "x86_64") || !needs("vector variants", "gcc") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("f.c"), STEPPING).unwrap();
    std::fs::write(path("main.c"), STEPPED).unwrap();
    for target in ["sse2", "generic"] {
        let mut writes = Command::new(vcc());
        writes.args([
            "-O2",
            "-fopenmp-simd",
            "--internal-errors=fatal",
            "--target",
        ]);
        run(writes
            .arg(target)
            .arg(path("f.c"))
            .arg("-o")
            .arg(path("f_vec.c")));
        let mut links = Command::new("gcc");
        links.args([
            "-O2",
            "-fopenmp-simd",
            "-Wall",
            "-Wextra",
            "-Wno-unused-parameter",
            "-Werror",
        ]);
        links.arg(path("f_vec.c")).arg(path("main.c"));
        run(links.arg("-o").arg(path("main")));
        run(&mut Command::new(path("main")));
    }
}
