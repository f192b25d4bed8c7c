/* vcc 0.1.0 wrote this from columns_overlap.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout i16 a[7*n+7] | inout i16 b[7*n+7] */
/* Two arrays of rows that may lie one over the other, both written. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_overlap(int n, short *a, short *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, avx2; runs if all columns lie in one row, rows and loops
       inside are neither empty nor huge, b and a do not overlap, a and b do not overlap */
    int j_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long t = (unsigned long)n * 2 - 2;
        const unsigned long t2 = (unsigned long)b + (unsigned long)n * 2;
        const unsigned long t3 = (end - 1) * 2 + (unsigned long)n * 12;
        const unsigned long t4 = (unsigned long)b + (t3 + 2);
        const unsigned long t5 = (unsigned long)a + (unsigned long)n * 2;
        const unsigned long t6 = (end - 1) * 2 + (unsigned long)n * 12;
        const unsigned long t7 = (unsigned long)a + (t6 + 2);
        const unsigned long t8 = (end - 1) * 2 + (unsigned long)n * 10;
        const unsigned long t9 = (unsigned long)b + (t8 + 2);
        const unsigned long t10 = (end - 1) * 2 + (unsigned long)n * 10;
        const unsigned long t11 = (unsigned long)a + (t10 + 2);
        if (n >= 8 && t <= 268435455 && end - 1 <= t / 2 && (unsigned long)n * 2 <= 268435456
            && t2 <= t4 && t5 <= t7 && (t4 <= t5 || t7 <= t2) && (unsigned long)b <= t9
            && (t7 <= (unsigned long)b || t9 <= t5) && (unsigned long)a <= t11
            && (t11 <= (unsigned long)b || t9 <= (unsigned long)a)) {
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long i_s = 6UL;
                int more;
                do {
                    short *const a_s = a + (long)(i_s * (unsigned long)n + k);
                    short *const b_s = b + (long)(i_s * (unsigned long)n + k);
                    const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)b_s);
                    const __m256i b_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 16));
                    const __m256i t_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(b_v0));
                    const __m256i t_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(b_v0, 1));
                    const __m256i t_v2 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(b_v1));
                    const __m256i t_v3 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(b_v1, 1));
                    const __m256i t2_v0 = _mm256_add_epi32(t_v0, t_v);
                    const __m256i t2_v1 = _mm256_add_epi32(t_v1, t_v);
                    const __m256i t2_v2 = _mm256_add_epi32(t_v2, t_v);
                    const __m256i t2_v3 = _mm256_add_epi32(t_v3, t_v);
                    const __m256i a_new_v = _mm256_and_si256(t2_v0, _mm256_set1_epi32(65535));
                    const __m256i a_new2_v = _mm256_and_si256(t2_v1, _mm256_set1_epi32(65535));
                    const __m256i a_new3_v = _mm256_and_si256(t2_v2, _mm256_set1_epi32(65535));
                    const __m256i a_new4_v = _mm256_and_si256(t2_v3, _mm256_set1_epi32(65535));
                    const __m256i a_new_v0 =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(a_new_v, a_new2_v), 0xd8);
                    const __m256i a_new_v1 =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(a_new3_v, a_new4_v), 0xd8);
                    _mm256_storeu_si256((__m256i *)(void *)a_s, a_new_v0);
                    _mm256_storeu_si256((__m256i *)(void *)(a_s + 16), a_new_v1);
                    short *const b_s2 = b + (long)((i_s - 1) * (unsigned long)n + k);
                    const __m256i t3_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(a_new_v0));
                    const __m256i t3_v1 =
                        _mm256_cvtepi16_epi32(_mm256_extracti128_si256(a_new_v0, 1));
                    const __m256i t3_v2 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(a_new_v1));
                    const __m256i t3_v3 =
                        _mm256_cvtepi16_epi32(_mm256_extracti128_si256(a_new_v1, 1));
                    short *const a_s2 = a + (long)((i_s - 1) * (unsigned long)n + k);
                    const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s2);
                    const __m256i a_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s2 + 16));
                    const __m256i t4_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(a_v0));
                    const __m256i t4_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(a_v0, 1));
                    const __m256i t4_v2 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(a_v1));
                    const __m256i t4_v3 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(a_v1, 1));
                    const __m256i t5_v0 = _mm256_xor_si256(t3_v0, t4_v0);
                    const __m256i t5_v1 = _mm256_xor_si256(t3_v1, t4_v1);
                    const __m256i t5_v2 = _mm256_xor_si256(t3_v2, t4_v2);
                    const __m256i t5_v3 = _mm256_xor_si256(t3_v3, t4_v3);
                    const __m256i b_new_v = _mm256_and_si256(t5_v0, _mm256_set1_epi32(65535));
                    const __m256i b_new2_v = _mm256_and_si256(t5_v1, _mm256_set1_epi32(65535));
                    const __m256i b_new3_v = _mm256_and_si256(t5_v2, _mm256_set1_epi32(65535));
                    const __m256i b_new4_v = _mm256_and_si256(t5_v3, _mm256_set1_epi32(65535));
                    const __m256i b_new_v0 =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(b_new_v, b_new2_v), 0xd8);
                    const __m256i b_new_v1 =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(b_new3_v, b_new4_v), 0xd8);
                    _mm256_storeu_si256((__m256i *)(void *)b_s2, b_new_v0);
                    _mm256_storeu_si256((__m256i *)(void *)(b_s2 + 16), b_new_v1);
                    const unsigned long t12 = i_s - 1;
                    more = (long)t12 > 0;
                    i_s = t12;
                } while (more);
            }
            const __m256i t2_v = _mm256_set1_epi32(3);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                unsigned long i_s2 = 6UL;
                int more2;
                do {
                    const __m128i b_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(b + (long)(i_s2 * (unsigned long)n + k)));
                    const __m256i t3_v = _mm256_add_epi32(_mm256_cvtepi16_epi32(b_v), t2_v);
                    const __m256i a_new5_v = _mm256_and_si256(t3_v, _mm256_set1_epi32(65535));
                    const __m128i a_new6_v =
                        _mm_packus_epi32(_mm256_castsi256_si128(a_new5_v),
                        _mm256_extracti128_si256(a_new5_v, 1));
                    _mm_storeu_si128((__m128i *)(void *)(a + (long)(i_s2 * (unsigned long)n + k)),
                        a_new6_v);
                    const __m128i a_v =
                        _mm_loadu_si128((const __m128i *)(const void *)(a + (long)((i_s2 - 1) * (unsigned long)n + k)));
                    const __m256i t4_v = _mm256_cvtepi16_epi32(a_v);
                    const __m256i t5_v = _mm256_xor_si256(_mm256_cvtepi16_epi32(a_new6_v), t4_v);
                    const __m256i b_new5_v = _mm256_and_si256(t5_v, _mm256_set1_epi32(65535));
                    const __m128i b_new6_v =
                        _mm_packus_epi32(_mm256_castsi256_si128(b_new5_v),
                        _mm256_extracti128_si256(b_new5_v, 1));
                    _mm_storeu_si128((__m128i *)(void *)(b + (long)((i_s2 - 1) * (unsigned long)n + k)),
                        b_new6_v);
                    const unsigned long t13 = i_s2 - 1;
                    more2 = (long)t13 > 0;
                    i_s2 = t13;
                } while (more2);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < n; j++)
#endif
        for (int i = 6; i > 0; i--) {
            a[i * n + j] = (short)(b[i * n + j] + 3);
            b[(i - 1) * n + j] = (short)(a[i * n + j] ^ a[(i - 1) * n + j]);
        }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
