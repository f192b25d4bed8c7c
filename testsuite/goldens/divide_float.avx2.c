/* vcc 0.1.0 wrote this from divide_float.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | out float z[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void divide_float(int n, const float *x, const float *y, float *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if x and z are far
       enough apart, y and z are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)z - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1
        && (unsigned long)z - (unsigned long)y - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 y_last_v = _mm256_loadu_ps(y + last);
        const __m256 t_v = _mm256_div_ps(_mm256_loadu_ps(x + last), y_last_v);
        const __m256 z_new_last_v = _mm256_sub_ps(t_v, y_last_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 y_v = _mm256_loadu_ps(y + at);
                const __m256 z_new_v =
                    _mm256_sub_ps(_mm256_div_ps(_mm256_loadu_ps(x + at), y_v), y_v);
                _mm256_storeu_ps(z + at, z_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 y2_v = _mm256_loadu_ps(y + k);
            const __m256 z_new2_v =
                _mm256_sub_ps(_mm256_div_ps(_mm256_loadu_ps(x + k), y2_v), y2_v);
            _mm256_storeu_ps(z + k, z_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(z + last, z_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = x[i] / y[i] - y[i];
    }
#else
    for (i = 0; i < n; i++)
        z[i] = x[i] / y[i] - y[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
