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
        /* vcc: line 6: 8 lanes x 2, then 4, avx2 */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            float *const a_s = a + (long)(int)((unsigned int)row * (unsigned int)n);
            const __m256 t_v = _mm256_set1_ps(2.0f);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m256 a_new_v0 = _mm256_mul_ps(_mm256_loadu_ps(a_s + k), t_v);
                const __m256 a_new_v1 = _mm256_mul_ps(_mm256_loadu_ps(a_s + k + 8), t_v);
                _mm256_storeu_ps(a_s + k, a_new_v0);
                _mm256_storeu_ps(a_s + k + 8, a_new_v1);
            }
            const __m128 t2_v = _mm_set1_ps(2.0f);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128 a_new_v = _mm_mul_ps(_mm_loadu_ps(a_s + k), t2_v);
                _mm_storeu_ps(a_s + k, a_new_v);
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
