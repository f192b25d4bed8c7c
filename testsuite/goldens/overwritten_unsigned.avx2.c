/* vcc 0.1.0 wrote this from overwritten_unsigned.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | inout float y[n+1] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void overwritten_unsigned(int n, const float *restrict x, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 4, then 8, the last ones overlapping, avx2; without y[i + 1], which
       the next iteration overwrites */
    unsigned i_done = 0;
    {
        const unsigned long trips = (unsigned long)(unsigned int)n;
        if ((long)trips >= 9) {
            const unsigned long t = trips - 1;
            const unsigned long end = (t - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const unsigned long last = t - 8;
            const __m256 t_v = _mm256_set1_ps(2.0f);
            const __m256 y_new_last_v = _mm256_mul_ps(_mm256_loadu_ps(x + last), t_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256 y_new_v = _mm256_mul_ps(_mm256_loadu_ps(x + at), t_v);
                    _mm256_storeu_ps(y + at, y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256 y_new2_v = _mm256_mul_ps(_mm256_loadu_ps(x + k), t_v);
                _mm256_storeu_ps(y + k, y_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_ps(y + last, y_new_last_v);
            i_done = (unsigned int)t;
        }
    }
    /* remaining iterations */
    for (unsigned i = i_done; i < (unsigned)n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (unsigned i = 0; i < (unsigned)n; i++) {
#endif
        y[i] = x[i] * 2;
        y[i + 1] = x[i] * 3;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
