/* vcc 0.1.0 wrote this from unswitch_rows.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 on[n] | in u32 a[24*n] | inout u32 b[24*n] restrict */
/* A row that is off has nothing to do. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void unswitch_rows(int n, const unsigned char *on, const unsigned (*a)[24], unsigned (*restrict b)[24])
{
    for (int i = 0; i < n; i++)
#ifdef VCC_VECTOR
    {
        int j = 0;
        /* vcc: line 6: 8 lanes x 2, then 8, avx2 */
        {
            const unsigned char on_s = on[(long)i];
            if (((unsigned int)on_s & 1u) != 0u) {
                const char *const a_s = (const char *)a + (long)i * 96;
                char *const b_s = (char *)b + (long)i * 96;
                const __m256i t_v = _mm256_set1_epi32(3);
                /* iterations 0 to 15 */
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = copy * 8;
                    const __m256i a2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + at * 4));
                    const __m256i b2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_s + at * 4));
                    const __m256i b_new2_v = _mm256_add_epi32(b2_v, _mm256_mullo_epi32(a2_v, t_v));
                    _mm256_storeu_si256((__m256i *)(void *)(b_s + at * 4), b_new2_v);
                }
                /* iterations 16 to 23 */
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 64));
                const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 64));
                const __m256i b_new_v = _mm256_add_epi32(b_v, _mm256_mullo_epi32(a_v, t_v));
                _mm256_storeu_si256((__m256i *)(void *)(b_s + 64), b_new_v);
                j = 24;
            }
            const unsigned char on_s2 = on[(long)i];
            if (((unsigned int)on_s2 & 1u) == 0u) {
                j = 24;
            }
        }
        /* remaining iterations */
        for (; j < 24; j++) {
            VCC_KEEP_SCALAR;
            if (on[i] & 1)
                b[i][j] += a[i][j] * 3;
        }
    }
#else
        for (int j = 0; j < 24; j++)
            if (on[i] & 1)
                b[i][j] += a[i][j] * 3;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
