/* vcc 0.1.0 wrote this from invariant_load.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float scale[1] | out float y[n] */
/* What `scale` points to may be overwritten by the stores. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void invariant_load(int n, const float *x, const float *scale, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if scale and y do not
       overlap, x and y are far enough apart */
    i = 0;
    if (n >= 8
        && ((unsigned long)scale + 4 <= (unsigned long)y
        || (unsigned long)y + (unsigned long)n * 4 <= (unsigned long)scale)
        && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const float scale_s = *scale;
        const __m256 scale_v = _mm256_set1_ps(scale_s);
        const __m256 y_new_last_v = _mm256_mul_ps(_mm256_loadu_ps(x + last), scale_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 y_new_v = _mm256_mul_ps(_mm256_loadu_ps(x + at), scale_v);
                _mm256_storeu_ps(y + at, y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 y_new2_v = _mm256_mul_ps(_mm256_loadu_ps(x + k), scale_v);
            _mm256_storeu_ps(y + k, y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] * *scale;
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[i] * *scale;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
