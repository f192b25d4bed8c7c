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
    /* vcc: line 6: 8 lanes x 4, then 4, avx2 */
    i = 0;
    {
        const unsigned long trips = (unsigned long)n - 1;
        if (0 < n && (long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~31UL;
            const float t = *b;
            const float t2 = b[(long)n];
            *a = (t + t2) * 0.5f;
            const __m256 t_v = _mm256_set1_ps(0.5f);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256 b_v0 = _mm256_loadu_ps(b + k);
                const __m256 b_v1 = _mm256_loadu_ps(b + k + 8);
                const __m256 b_v2 = _mm256_loadu_ps(b + k + 16);
                const __m256 b_v3 = _mm256_loadu_ps(b + k + 24);
                const __m256 t_v0 = _mm256_add_ps(_mm256_loadu_ps(b + 1 + k), b_v0);
                const __m256 a_new_v0 = _mm256_mul_ps(t_v0, t_v);
                const __m256 t_v1 = _mm256_add_ps(_mm256_loadu_ps(b + 1 + k + 8), b_v1);
                const __m256 a_new_v1 = _mm256_mul_ps(t_v1, t_v);
                const __m256 t_v2 = _mm256_add_ps(_mm256_loadu_ps(b + 1 + k + 16), b_v2);
                const __m256 a_new_v2 = _mm256_mul_ps(t_v2, t_v);
                const __m256 t_v3 = _mm256_add_ps(_mm256_loadu_ps(b + 1 + k + 24), b_v3);
                const __m256 a_new_v3 = _mm256_mul_ps(t_v3, t_v);
                _mm256_storeu_ps(a + 1 + k, a_new_v0);
                _mm256_storeu_ps(a + 1 + k + 8, a_new_v1);
                _mm256_storeu_ps(a + 1 + k + 16, a_new_v2);
                _mm256_storeu_ps(a + 1 + k + 24, a_new_v3);
            }
            const __m128 t2_v = _mm_set1_ps(0.5f);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128 t3_v = _mm_add_ps(_mm_loadu_ps(b + 1 + k), _mm_loadu_ps(b + k));
                _mm_storeu_ps(a + 1 + k, _mm_mul_ps(t3_v, t2_v));
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
