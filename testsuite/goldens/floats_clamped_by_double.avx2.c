/* vcc 0.1.0 wrote this from floats_clamped_by_double.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | out float y[n] restrict */
/* Clamped by numbers that are `double`, by a conditional expression and by branches. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void floats_clamped_by_double(int n, const float *restrict x, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        const __m256 t2_v = _mm256_set1_ps(-1.0f);
        const __m256 t3_v = _mm256_set1_ps(1.0f);
        const __m256 t4_v = _mm256_max_ps(t2_v, _mm256_loadu_ps(x + last));
        const __m256 y_new_last_v = _mm256_min_ps(t_v, _mm256_min_ps(t3_v, t4_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 t5_v =
                    _mm256_min_ps(t3_v, _mm256_max_ps(t2_v, _mm256_loadu_ps(x + at)));
                _mm256_storeu_ps(y + at, _mm256_min_ps(t_v, t5_v));
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 t6_v = _mm256_min_ps(t3_v, _mm256_max_ps(t2_v, _mm256_loadu_ps(x + k)));
            _mm256_storeu_ps(y + k, _mm256_min_ps(t_v, t6_v));
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        float v = x[i] > 1.0 ? 1.0 : x[i] < -1.0 ? -1.0 : x[i];
        if (v > 0.5)
            v = 0.5;
        y[i] = v;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
