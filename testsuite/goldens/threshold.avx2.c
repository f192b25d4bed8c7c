/* vcc 0.1.0 wrote this from threshold.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | float t | out float y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void threshold(int n, const float *x, float t, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if x and y are far
       enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 t_v = _mm256_set1_ps(t);
        const __m256 x_last_v = _mm256_loadu_ps(x + last);
        const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_last_v, t_v, _CMP_GT_OS));
        const __m256 y_new_last_v =
            _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(x_last_v)));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 x_v = _mm256_loadu_ps(x + at);
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t_v, _CMP_GT_OS));
                const __m256 y_new_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(x_v)));
                _mm256_storeu_ps(y + at, y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 x2_v = _mm256_loadu_ps(x + k);
            const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(x2_v, t_v, _CMP_GT_OS));
            const __m256 y_new2_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(x2_v)));
            _mm256_storeu_ps(y + k, y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] > t ? x[i] : 0.0f;
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[i] > t ? x[i] : 0.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
