/* vcc 0.1.0 wrote this from wrap_around.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float b[n+1] | out float a[n] | -> i32 */
/* A variable that has what the counter had in the iteration before, and the last one at first. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int wrap_around(int n, const float *restrict b, float *restrict a)
{
    int last = n, i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, avx2 */
    i = 0;
    {
        const unsigned long trips = (unsigned long)n - 1;
        if (0 < n && (long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const float t = *b;
            const float t2 = b[(long)n];
            *a = (t + t2) * 0.5f;
            const __m256 t_v = _mm256_set1_ps(0.5f);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at_s = k + copy * 8;
                    const __m256 b_v = _mm256_loadu_ps(b + at_s);
                    const __m256 t2_v = _mm256_add_ps(_mm256_loadu_ps(b + 1 + at_s), b_v);
                    _mm256_storeu_ps(a + 1 + at_s, _mm256_mul_ps(t2_v, t_v));
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256 b2_v = _mm256_loadu_ps(b + k);
                const __m256 t3_v = _mm256_add_ps(_mm256_loadu_ps(b + 1 + k), b2_v);
                _mm256_storeu_ps(a + 1 + k, _mm256_mul_ps(t3_v, t_v));
            }
            last = (int)end;
            i = (int)(1u + (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        a[i] = (b[i] + b[last]) * 0.5f;
        last = i;
    }
    return last;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
