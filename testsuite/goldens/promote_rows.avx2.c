/* vcc 0.1.0 wrote this from promote_rows.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[24*n+24] | in u32 x[24] | inout u32 y[n+1] */
/* The matrix product with a vector as textbooks write it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void promote_rows(int n, const unsigned *a, const unsigned *x, unsigned *y)
{
    for (int i = 0; i <= n; i++) {
        y[i] = 7;
#ifdef VCC_VECTOR
        /* vcc: line 7: 8 lanes x 2, then 8, avx2; runs if y and a do not overlap, y and x do not
           overlap */
        int j_done = 0;
        {
            const unsigned long t = (unsigned long)(y + (long)i);
            const unsigned long t2 =
                (unsigned long)((const char *)a + (long)((unsigned long)i * 96));
            if ((t + 4 <= t2 || t2 + 24UL * 4UL <= t)
                && (t + 4 <= (unsigned long)x || (unsigned long)x + 24UL * 4UL <= t)) {
                const unsigned int y_s = y[(long)i];
                const __m256i t_v = _mm256_set1_epi32(0);
                const unsigned int *const a_s = a + (long)((unsigned long)i * 24);
                __m256i t_v0 = t_v;
                __m256i t_v1 = t_v;
                /* iterations 0 to 15 */
                const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
                const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)x);
                const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 8));
                const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + 8));
                t_v0 = _mm256_add_epi32(t_v0, _mm256_mullo_epi32(a_v0, x_v0));
                t_v1 = _mm256_add_epi32(t_v1, _mm256_mullo_epi32(a_v1, x_v1));
                __m256i t2_v = _mm256_add_epi32(t_v0, t_v1);
                /* iterations 16 to 23 */
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 16));
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + 16));
                t2_v = _mm256_add_epi32(t2_v, _mm256_mullo_epi32(a_v, x_v));
                {
                    const __m128i t3_v = _mm256_extracti128_si256(t2_v, 1);
                    const __m128i t4_v = _mm_add_epi32(_mm256_castsi256_si128(t2_v), t3_v);
                    const __m128i t5_v = _mm_add_epi32(t4_v, _mm_srli_si128(t4_v, 8));
                    const __m128i t6_v = _mm_add_epi32(t5_v, _mm_srli_si128(t5_v, 4));
                    const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(t6_v);
                    j_done = 24;
                    y[(long)i] = y_s + t3;
                }
            }
        }
        /* remaining iterations */
        for (int j = j_done; j < 24; j++) {
            VCC_KEEP_SCALAR;
            y[i] += a[i * 24 + j] * x[j];
        }
#else
        for (int j = 0; j < 24; j++)
            y[i] += a[i * 24 + j] * x[j];
#endif
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
