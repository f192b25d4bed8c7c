/* vcc 0.1.0 wrote this from scattered_floats.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | out float y[5*n] restrict */
/* Every fifth place is written; that no two iterations write one place is vouched for. */
#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void scattered_floats(int n, const float *x, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_mullo_epi32(t2_v, _mm256_set1_epi32(5));
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256 t4_v = _mm256_mul_ps(_mm256_loadu_ps(x + k), t_v);
            const vcc_i32x8 t5_v = (vcc_i32x8)t3_v;
            (y + (long)(k * 5))[t5_v[0]] = t4_v[0];
            (y + (long)(k * 5))[t5_v[1]] = t4_v[1];
            (y + (long)(k * 5))[t5_v[2]] = t4_v[2];
            (y + (long)(k * 5))[t5_v[3]] = t4_v[3];
            (y + (long)(k * 5))[t5_v[4]] = t4_v[4];
            (y + (long)(k * 5))[t5_v[5]] = t4_v[5];
            (y + (long)(k * 5))[t5_v[6]] = t4_v[6];
            (y + (long)(k * 5))[t5_v[7]] = t4_v[7];
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i * 5] = x[i] * 0.5f;
    }
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
        y[i * 5] = x[i] * 0.5f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
