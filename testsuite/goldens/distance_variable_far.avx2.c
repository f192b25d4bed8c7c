/* vcc 0.1.0 wrote this from distance_variable_far.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int by | make by = 90 + n % 3 | inout float a[n+92] */
/* Far enough for vectors of any width. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void distance_variable_far(int n, int by, float *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 4, avx2; runs if the accesses are far enough apart */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long t = (unsigned long)((char *)a + (long)((unsigned long)by * 4));
        if (t - (unsigned long)a - 1 >= 127 && (unsigned long)a - t - 1 >= 127) {
            const __m256 t_v = _mm256_set1_ps(0.5f);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256 a_v = _mm256_loadu_ps(a + at);
                    float *const a_s = a + (long)by + at;
                    const __m256 a2_v = _mm256_loadu_ps(a_s);
                    const __m256 a_new_v = _mm256_add_ps(_mm256_mul_ps(a_v, t_v), a2_v);
                    _mm256_storeu_ps(a_s, a_new_v);
                    const __m256 a_new2_v = _mm256_sub_ps(a_v, _mm256_mul_ps(a2_v, t_v));
                    _mm256_storeu_ps(a + at, a_new2_v);
                }
            }
            const __m128 t2_v = _mm_set1_ps(0.5f);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128 a3_v = _mm_loadu_ps(a + k);
                float *const a_s2 = a + (long)by + k;
                const __m128 a4_v = _mm_loadu_ps(a_s2);
                _mm_storeu_ps(a_s2, _mm_add_ps(_mm_mul_ps(a3_v, t2_v), a4_v));
                _mm_storeu_ps(a + k, _mm_sub_ps(a3_v, _mm_mul_ps(a4_v, t2_v)));
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++)
#else
    for (i = 0; i < n; i++)
#endif
 {
        float x = a[i], y = a[i + by];
        a[i + by] = x * 0.5f + y;
        a[i] = x - y * 0.5f;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
