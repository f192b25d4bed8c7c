/* vcc 0.1.0 wrote this from distance_eight.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float a[n+8] */
/* Carried over eight iterations: at most eight lanes. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void distance_eight(int n, float *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256 a_new_v = _mm256_mul_ps(_mm256_loadu_ps(a + k), t_v);
            _mm256_storeu_ps(a + 8 + k, a_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + 8] = a[i] * 0.5f;
    }
#else
    for (i = 0; i < n; i++)
        a[i + 8] = a[i] * 0.5f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
