/* vcc 0.1.0 wrote this from every_second.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[2*n] | out float y[n] */
/* The gap after the last element lies beyond the array. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void every_second(int n, const float *x, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if x and y do not
       overlap */
    i = 0;
    if (n >= 9) {
        const unsigned long t = (unsigned long)n - 1;
        const unsigned long end = (t - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long t2 = (unsigned long)(x + 1);
        if (t2 + t * 8 - 4 <= (unsigned long)y || (unsigned long)y + t * 4 <= t2) {
            const unsigned long last_s = t - 8;
            const __m256 t_v = _mm256_set1_ps(2.0f);
            const float *const x_last = x + 1 + last_s * 2;
            const __m256 x_row_last_v = _mm256_loadu_ps(x_last);
            const __m256 x_row_last2_v = _mm256_loadu_ps(x_last + 8);
            const __m256 x_last_v =
                _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(x_row_last_v,
                x_row_last2_v, 0x88)), 0xd8));
            const __m256 y_new_last_v = _mm256_mul_ps(t_v, x_last_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const float *const x_s = x + 1 + at * 2;
                    const __m256 x_row_v = _mm256_loadu_ps(x_s);
                    const __m256 x_row2_v = _mm256_loadu_ps(x_s + 8);
                    const __m256 x_v =
                        _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(x_row_v,
                        x_row2_v, 0x88)), 0xd8));
                    _mm256_storeu_ps(y + at, _mm256_mul_ps(t_v, x_v));
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const float *const x_s2 = x + 1 + k * 2;
                const __m256 x_row_v0 = _mm256_loadu_ps(x_s2);
                const __m256 x_row_v1 = _mm256_loadu_ps(x_s2 + 8);
                const __m256 x2_v =
                    _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(x_row_v0,
                    x_row_v1, 0x88)), 0xd8));
                _mm256_storeu_ps(y + k, _mm256_mul_ps(t_v, x2_v));
            }
            /* the last ones, some of them once more */
            _mm256_storeu_ps(y + last_s, y_new_last_v);
            i = (int)t;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = 2.0f * x[2 * i + 1];
    }
#else
    for (i = 0; i < n; i++)
        y[i] = 2.0f * x[2 * i + 1];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
