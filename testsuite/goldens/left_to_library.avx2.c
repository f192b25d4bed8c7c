/* vcc 0.1.0 wrote this from left_to_library.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float a[n] restrict | in float b[n] restrict | out u8 c[2*n] restrict | u8 v |
   inout i16 d[n+1] restrict */
/* What is filled, copied and moved, and what is nearly so. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void left_to_library(int n, float *restrict a, const float *restrict b, unsigned char *restrict c, unsigned char v,
                     short *restrict d)
{
    float t[16];
    int i;
    for (i = 0; i < n; i++)
        c[i] = v;
    for (i = n; i < 2 * n; i++)
        c[i] = 7;
    for (i = 0; i < n; i++)
        a[i] = b[i];
    for (i = 0; i < 16; i++)
        t[i] = 0;
    for (i = 0; i < n; i++)
        d[i] = d[i + 1];
    for (i = 0; i < n; i++)
        d[n - i] = -1;
#ifdef VCC_VECTOR
    /* vcc: line 21: 8 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const float t_s = t[3];
        const __m256 t_v = _mm256_set1_ps(t_s - 0.5f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                float *const a_s = a + (long)(k + copy * 8);
                const __m256 a_new_v = _mm256_add_ps(_mm256_loadu_ps(a_s), t_v);
                _mm256_storeu_ps(a_s, a_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 a_new2_v = _mm256_add_ps(_mm256_loadu_ps(a + k), t_v);
            _mm256_storeu_ps(a + k, a_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i] += t[3] - 0.5f;
    }
#else
    for (i = 0; i < n; i++)
        a[i] += t[3] - 0.5f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
