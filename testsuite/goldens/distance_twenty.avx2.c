/* vcc 0.1.0 wrote this from distance_twenty.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float a[n+20] */
/* Whole vectors of four are handed on, of eight only parts. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void distance_twenty(int n, float *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m128 t_v = _mm_set1_ps(0.5f);
        const __m128 t2_v = _mm_set1_ps(1.0f);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128 a_new_v0 = _mm_add_ps(_mm_mul_ps(_mm_loadu_ps(a + k), t_v), t2_v);
            const __m128 a_new_v1 = _mm_add_ps(_mm_mul_ps(_mm_loadu_ps(a + k + 4), t_v), t2_v);
            _mm_storeu_ps(a + 20 + k, a_new_v0);
            _mm_storeu_ps(a + 20 + k + 4, a_new_v1);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + 20] = a[i] * 0.5f + 1.0f;
    }
#else
    for (i = 0; i < n; i++)
        a[i + 20] = a[i] * 0.5f + 1.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
