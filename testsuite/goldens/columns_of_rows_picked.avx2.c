/* vcc 0.1.0 wrote this from columns_of_rows_picked.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | in u8 pick[16] | inout u16 a[4*n+4] restrict | in u16 b[4*n+4] restrict */
/* Rows are looked up, columns are not. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_of_rows_picked(long n, const unsigned char *pick, unsigned short *restrict a,
                            const unsigned short *restrict b)
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, avx2; runs if all columns lie in one row */
    long j_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t = (unsigned long)n * 2 - 2;
        if (0L < n && (unsigned long)n >= 4 && t <= 268435455 && end - 1 <= t / 2) {
            const unsigned long wide_end = end & ~15UL;
            const __m256i t_v = _mm256_set1_epi32(0);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                __m256i sum_v0 = t_v;
                __m256i sum_v1 = t_v;
                unsigned long i_s = 0UL;
                int more;
                do {
                    const unsigned char pick_s = pick[i_s];
                    const unsigned long t2 =
                        (unsigned long)(int)((unsigned int)pick_s & 3u) * (unsigned long)n + k;
                    const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + t2));
                    const __m256i t_v0 = _mm256_cvtepu16_epi32(_mm256_castsi256_si128(b_v));
                    const __m256i t_v1 = _mm256_cvtepu16_epi32(_mm256_extracti128_si256(b_v, 1));
                    const __m256i t2_v0 = _mm256_add_epi32(sum_v0, t_v0);
                    const __m256i t2_v1 = _mm256_add_epi32(sum_v1, t_v1);
                    const unsigned long t3 =
                        (unsigned long)(int)((unsigned int)pick_s & 3u) * (unsigned long)n + k;
                    const __m256i a_new_v = _mm256_and_si256(t2_v0, _mm256_set1_epi32(65535));
                    const __m256i a_new2_v = _mm256_and_si256(t2_v1, _mm256_set1_epi32(65535));
                    const __m256i a_new3_v =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(a_new_v, a_new2_v), 0xd8);
                    _mm256_storeu_si256((__m256i *)(void *)(a + t3), a_new3_v);
                    const unsigned long t4 = i_s + 1;
                    more = (long)t4 < 16;
                    sum_v0 = t2_v0;
                    sum_v1 = t2_v1;
                    i_s = t4;
                } while (more);
            }
            const __m128i t2_v = _mm_set1_epi32(0);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                __m128i sum_v = t2_v;
                unsigned long i_s2 = 0UL;
                int more2;
                do {
                    const unsigned char pick_s2 = pick[i_s2];
                    const unsigned long t5 =
                        (unsigned long)(int)((unsigned int)pick_s2 & 3u) * (unsigned long)n + k;
                    const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + t5));
                    const __m128i t3_v = _mm_add_epi32(sum_v, _mm_cvtepu16_epi32(b2_v));
                    const unsigned long t6 =
                        (unsigned long)(int)((unsigned int)pick_s2 & 3u) * (unsigned long)n + k;
                    const __m128i a_new4_v = _mm_and_si128(t3_v, _mm_set1_epi32(65535));
                    const __m128i a_new5_v = _mm_packus_epi32(a_new4_v, a_new4_v);
                    _mm_storel_epi64((__m128i *)(void *)(a + t6), a_new5_v);
                    const unsigned long t7 = i_s2 + 1;
                    more2 = (long)t7 < 16;
                    sum_v = t3_v;
                    i_s2 = t7;
                } while (more2);
            }
            j_done = (long)end;
        }
    }
    /* remaining iterations */
    for (long j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (long j = 0; j < n; j++)
#endif
 {
        unsigned sum = 0;
        for (int i = 0; i < 16; i++) {
            sum += b[(pick[i] & 3) * n + j];
            a[(pick[i] & 3) * n + j] = (unsigned short)sum;
        }
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
