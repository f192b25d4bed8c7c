/* vcc 0.1.0 wrote this from rows_largest.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[16*n] | in float first[1] | -> float */
/* What is no number is passed over, and zeros keep the sign of the first one. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
float rows_largest(int n, const float (*a)[16], const float *first)
{
    float best = *first;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, avx2 */
    int i_done = 0;
    if (n >= 1) {
        const __m256 t_v = _mm256_set1_ps(best);
        __m256 best_v0 = t_v;
        __m256 best_v1 = t_v;
        /* what lanes accumulate is combined behind all rows */
        unsigned long n2;
        for (n2 = 0; n2 < (unsigned long)n; n2++) {
            /* iterations 0 to 15 */
            const char *const a_s = (const char *)a + (long)(int)n2 * 64;
            const __m256 a_v0 = _mm256_loadu_ps((const float *)(const void *)a_s);
            const __m256 a_v1 = _mm256_loadu_ps((const float *)(const void *)(a_s + 32));
            best_v0 = _mm256_max_ps(a_v0, best_v0);
            best_v1 = _mm256_max_ps(a_v1, best_v1);
        }
        {
            const __m256 best_v = _mm256_max_ps(best_v0, best_v1);
            const __m128 best2_v = _mm256_extractf128_ps(best_v, 1);
            const __m128 best3_v = _mm_max_ps(_mm256_castps256_ps128(best_v), best2_v);
            const __m128 best4_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(best3_v), 8));
            const __m128 best5_v = _mm_max_ps(best3_v, best4_v);
            const __m128 best6_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(best5_v), 4));
            const float best_s = _mm_cvtss_f32(_mm_max_ps(best5_v, best6_v));
            if (best_s < 0.0f || best_s > 0.0f) {
                best = best_s;
                i_done = n;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        for (int j = 0; j < 16; j++)
            best = a[i][j] > best ? a[i][j] : best;
    }
#else
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 16; j++)
            best = a[i][j] > best ? a[i][j] : best;
#endif
    return best;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
