/* vcc 0.1.0 wrote this from columns_in_short_rows.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[n+160] restrict */
/* More columns than a row has: they are in the rows behind, too. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_in_short_rows(int n, int *restrict a)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, avx2; runs if all columns lie in one row */
    int j_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        if (n >= 8 && end <= 40) {
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long i_s = 1UL;
                int more;
                do {
                    int *const a_s = a + (long)(i_s * 40 + k);
                    int *const a_s2 = a + (long)((i_s - 1) * 40 + k);
                    const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s2);
                    const __m256i a_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s2 + 8));
                    const __m256i a_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s2 + 16));
                    const __m256i a_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s2 + 24));
                    const __m256i a_new_v0 = _mm256_mullo_epi32(t_v, a_v0);
                    const __m256i a_new_v1 = _mm256_mullo_epi32(t_v, a_v1);
                    const __m256i a_new_v2 = _mm256_mullo_epi32(t_v, a_v2);
                    const __m256i a_new_v3 = _mm256_mullo_epi32(t_v, a_v3);
                    _mm256_storeu_si256((__m256i *)(void *)a_s, a_new_v0);
                    _mm256_storeu_si256((__m256i *)(void *)(a_s + 8), a_new_v1);
                    _mm256_storeu_si256((__m256i *)(void *)(a_s + 16), a_new_v2);
                    _mm256_storeu_si256((__m256i *)(void *)(a_s + 24), a_new_v3);
                    const unsigned long t = i_s + 1;
                    more = (long)t < 4;
                    i_s = t;
                } while (more);
            }
            const __m256i t2_v = _mm256_set1_epi32(3);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                unsigned long i_s2 = 1UL;
                int more2;
                do {
                    const __m256i a_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a + (long)((i_s2 - 1) * 40 + k)));
                    const __m256i a_new_v = _mm256_mullo_epi32(t2_v, a_v);
                    _mm256_storeu_si256((__m256i *)(void *)(a + (long)(i_s2 * 40 + k)), a_new_v);
                    const unsigned long t2 = i_s2 + 1;
                    more2 = (long)t2 < 4;
                    i_s2 = t2;
                } while (more2);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 4; i++)
            a[i * 40 + j] = (int)(3u * (unsigned)a[(i - 1) * 40 + j]);
    }
#else
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 4; i++)
            a[i * 40 + j] = (int)(3u * (unsigned)a[(i - 1) * 40 + j]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
