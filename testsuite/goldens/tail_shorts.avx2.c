/* vcc 0.1.0 wrote this from tail_shorts.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 13 | in i16 a[13*n] | inout i16 t[n] restrict */
/* Shorts, of which only some machines load a part of a vector. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void tail_shorts(int n, int m, const short *a, short *restrict t)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, avx2 */
    int j_done = 0;
    if (n >= 8 && m >= 1) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long strips_end = ((unsigned long)m + 15) & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(3);
        const __m256i t2_v = _mm256_set1_epi32(3);
        unsigned long row;
        for (row = 0; row < strips_end; row += 16) {
            const unsigned long t2 = row + 16;
            const long t3 = (long)(int)row;
            const long t4 = (long)(int)(t2 < (unsigned long)m ? t2 : (unsigned long)m);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 32) {
                const __m256i t_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(t + k2));
                const __m256i t_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t + k2 + 16));
                long k_s = t3;
                __m256i t2_v0 = t_v0;
                __m256i t2_v1 = t_v1;
                int more;
                do {
                    const __m256i t3_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(t2_v0));
                    const __m256i t3_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(t2_v0, 1));
                    const __m256i t3_v2 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(t2_v1));
                    const __m256i t3_v3 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(t2_v1, 1));
                    const __m256i t4_v0 = _mm256_mullo_epi32(t3_v0, t_v);
                    const __m256i t4_v1 = _mm256_mullo_epi32(t3_v1, t_v);
                    const __m256i t4_v2 = _mm256_mullo_epi32(t3_v2, t_v);
                    const __m256i t4_v3 = _mm256_mullo_epi32(t3_v3, t_v);
                    const short *const a_s = a + (long)((unsigned long)k_s * (unsigned long)n + k2);
                    const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
                    const __m256i a_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 16));
                    const __m256i t5_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(a_v0));
                    const __m256i t5_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(a_v0, 1));
                    const __m256i t5_v2 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(a_v1));
                    const __m256i t5_v3 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(a_v1, 1));
                    const __m256i t6_v0 = _mm256_add_epi32(t4_v0, t5_v0);
                    const __m256i t6_v1 = _mm256_add_epi32(t4_v1, t5_v1);
                    const __m256i t6_v2 = _mm256_add_epi32(t4_v2, t5_v2);
                    const __m256i t6_v3 = _mm256_add_epi32(t4_v3, t5_v3);
                    const __m256i t3_v = _mm256_and_si256(t6_v0, _mm256_set1_epi32(65535));
                    const __m256i t4_v = _mm256_and_si256(t6_v1, _mm256_set1_epi32(65535));
                    const __m256i t5_v = _mm256_and_si256(t6_v2, _mm256_set1_epi32(65535));
                    const __m256i t6_v = _mm256_and_si256(t6_v3, _mm256_set1_epi32(65535));
                    const __m256i t7_v0 =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(t3_v, t4_v), 0xd8);
                    const __m256i t7_v1 =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(t5_v, t6_v), 0xd8);
                    const unsigned long t5 = (unsigned long)k_s + 1;
                    more = (long)t5 < t4;
                    k_s = (long)t5;
                    t2_v0 = t7_v0;
                    t2_v1 = t7_v1;
                } while (more);
                _mm256_storeu_si256((__m256i *)(void *)(t + k2), t2_v0);
                _mm256_storeu_si256((__m256i *)(void *)(t + k2 + 16), t2_v1);
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 8) {
                long k_s2 = t3;
                const __m128i t7_v = _mm_loadu_si128((const __m128i *)(const void *)(t + k2));
                __m128i t8_v = t7_v;
                int more2;
                do {
                    const __m128i a_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(a + (long)((unsigned long)k_s2 * (unsigned long)n + k2)));
                    const __m256i t9_v = _mm256_mullo_epi32(_mm256_cvtepi16_epi32(t8_v), t2_v);
                    const __m256i t10_v = _mm256_add_epi32(t9_v, _mm256_cvtepi16_epi32(a_v));
                    const __m256i t11_v = _mm256_and_si256(t10_v, _mm256_set1_epi32(65535));
                    const __m128i t12_v =
                        _mm_packus_epi32(_mm256_castsi256_si128(t11_v),
                        _mm256_extracti128_si256(t11_v, 1));
                    const unsigned long t6 = (unsigned long)k_s2 + 1;
                    more2 = (long)t6 < t4;
                    k_s2 = (long)t6;
                    t8_v = t12_v;
                } while (more2);
                _mm_storeu_si128((__m128i *)(void *)(t + k2), t8_v);
            }
        }
        j_done = (int)end;
    }
    /* remaining iterations */
    if (j_done < n)
    for (int k = 0; k < m; k++)
        for (int j = j_done; j < n; j++) {
            VCC_KEEP_SCALAR;
            t[j] = (short)(t[j] * 3 + a[k * n + j]);
        }
#else
    for (int k = 0; k < m; k++)
        for (int j = 0; j < n; j++)
            t[j] = (short)(t[j] * 3 + a[k * n + j]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
