/* vcc 0.1.0 wrote this from two_dimensional.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float a[4*n] */
/* The inner loop is the candidate. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void two_dimensional(int n, float *a)
{
    for (int row = 0; row < 4; row++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 6: 8 lanes x 4, then 8, avx2 */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            float *const a_s = a + (long)(int)((unsigned int)row * (unsigned int)n);
            const __m256 t_v = _mm256_set1_ps(2.0f);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    float *const a_s2 = a_s + (long)(k + copy * 8);
                    const __m256 a_new_v = _mm256_mul_ps(_mm256_loadu_ps(a_s2), t_v);
                    _mm256_storeu_ps(a_s2, a_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256 a_new2_v = _mm256_mul_ps(_mm256_loadu_ps(a_s + k), t_v);
                _mm256_storeu_ps(a_s + k, a_new2_v);
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            a[row * n + i] *= 2.0f;
        }
    }
#else
        for (int i = 0; i < n; i++)
            a[row * n + i] *= 2.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
