/* vcc 0.1.0 wrote this from split_downwards.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in u16 x[n] | inout u16 y[n] */
/* The branch turns on the way down, and is asked twice. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void split_downwards(int n, int m, const unsigned short *x, unsigned short *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, avx2; runs if y and x are far enough apart */
    int i_done = n - 1;
    {
        const unsigned long t = (unsigned long)i_done - (unsigned long)m;
        if (i_done >= 3) {
            const unsigned long end = ((unsigned long)i_done + 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t2 =
                (unsigned long)((const char *)x + (long)((unsigned long)i_done * 2)) - (unsigned long)((char *)y + (long)((unsigned long)i_done * 2));
            const unsigned long turn = (long)t >= 0 ? (t < wide_end ? t + 1 : wide_end) : 0UL;
            const unsigned long before = turn & ~15UL;
            const unsigned long t3 = before + 16;
            const unsigned long after = t3 < wide_end ? t3 : wide_end;
            if (t2 - 1 >= 127) {
                __m256i t_v = _mm256_set1_epi16(3);
                __asm__("" : "+v"(t_v));
                /* before the branch turns */
                unsigned long k;
                for (k = 0; k < before; k += 16) {
                    unsigned short *const y_s = y + (long)i_done - k;
                    const __m256i x_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)i_done - k - 15));
                    const __m256i y_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(y_s - 15));
                    const __m256i y_new_v = _mm256_add_epi16(_mm256_mullo_epi16(x_v, t_v), y_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y_s - 15), y_new_v);
                }
                const __m256i t2_v = _mm256_set1_epi32(3);
                const __m256i t3_v =
                    _mm256_set1_epi32((int)((unsigned int)i_done + (unsigned int)before * ~0u));
                const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
                const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
                const __m256i t4_v = _mm256_set1_epi32(0);
                const __m256i t2_v0 = _mm256_sub_epi32(t4_v, t_v0);
                const __m256i t2_v1 = _mm256_sub_epi32(t4_v, t_v1);
                const __m256i t3_v0 = _mm256_add_epi32(t3_v, t2_v0);
                const __m256i t3_v1 = _mm256_add_epi32(t3_v, t2_v1);
                const __m256i t5_v = _mm256_set1_epi32(-16);
                const __m256i m_v = _mm256_set1_epi32((int)m);
                __m256i i_v0 = t3_v0;
                __m256i i_v1 = t3_v1;
                /* around that, one vector at a time */
                for (; k < after; k += 16) {
                    const __m256i x2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)i_done - k - 15));
                    const __m256i x3_v =
                        _mm256_permute4x64_epi64(_mm256_shuffle_epi8(x2_v,
                        _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11,
                        10, 13, 12, 15, 14))), 0x4e);
                    unsigned short *const y_s2 = y + (long)i_done - k;
                    const __m256i y2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(y_s2 - 15));
                    const __m256i y3_v =
                        _mm256_permute4x64_epi64(_mm256_shuffle_epi8(y2_v,
                        _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11,
                        10, 13, 12, 15, 14))), 0x4e);
                    const __m256i t4_v0 = _mm256_cvtepu16_epi32(_mm256_castsi256_si128(x3_v));
                    const __m256i t4_v1 = _mm256_cvtepu16_epi32(_mm256_extracti128_si256(x3_v, 1));
                    const __m256i t5_v0 = _mm256_mullo_epi32(t4_v0, t2_v);
                    const __m256i t5_v1 = _mm256_mullo_epi32(t4_v1, t2_v);
                    const __m256i t6_v0 = _mm256_cvtepu16_epi32(_mm256_castsi256_si128(y3_v));
                    const __m256i t6_v1 = _mm256_cvtepu16_epi32(_mm256_extracti128_si256(y3_v, 1));
                    const __m256i t7_v0 = _mm256_add_epi32(i_v0, t5_v);
                    const __m256i t7_v1 = _mm256_add_epi32(i_v1, t5_v);
                    const __m256i mask_v0 =
                        _mm256_xor_si256(_mm256_cmpgt_epi32(m_v, i_v0), _mm256_set1_epi32(-1));
                    const __m256i mask_v1 =
                        _mm256_xor_si256(_mm256_cmpgt_epi32(m_v, i_v1), _mm256_set1_epi32(-1));
                    const __m256i t8_v0 = mask_v0;
                    const __m256i t8_v1 = mask_v1;
                    const __m256i t9_v0 = _mm256_and_si256(t6_v0, t8_v0);
                    const __m256i t9_v1 = _mm256_and_si256(t6_v1, t8_v1);
                    const __m256i t10_v0 = _mm256_add_epi32(t5_v0, t9_v0);
                    const __m256i t10_v1 = _mm256_add_epi32(t5_v1, t9_v1);
                    const __m256i t10_v = _mm256_and_si256(t10_v0, _mm256_set1_epi32(65535));
                    const __m256i t11_v = _mm256_and_si256(t10_v1, _mm256_set1_epi32(65535));
                    const __m256i t12_v =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(t10_v, t11_v), 0xd8);
                    const __m256i t11_v0 = _mm256_srai_epi32(t10_v0, 2);
                    const __m256i t11_v1 = _mm256_srai_epi32(t10_v1, 2);
                    const __m256i t13_v =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(t11_v0, t11_v1), 0xd8);
                    const __m256i mask2_v0 = _mm256_cmpgt_epi32(m_v, i_v0);
                    const __m256i mask2_v1 = _mm256_cmpgt_epi32(m_v, i_v1);
                    const __m256i mask_v =
                        _mm256_permute4x64_epi64(_mm256_packs_epi32(mask2_v0, mask2_v1), 0xd8);
                    const __m256i y_new2_v =
                        _mm256_blendv_epi8(t12_v, _mm256_xor_si256(x3_v, t13_v), mask_v);
                    const __m256i t14_v =
                        _mm256_permute4x64_epi64(_mm256_shuffle_epi8(y_new2_v,
                        _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11,
                        10, 13, 12, 15, 14))), 0x4e);
                    _mm256_storeu_si256((__m256i *)(void *)(y_s2 - 15), t14_v);
                    i_v0 = t7_v0;
                    i_v1 = t7_v1;
                }
                /* after that */
                for (; k < wide_end; k += 16) {
                    const __m256i x4_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)i_done - k - 15));
                    const __m256i t12_v0 = _mm256_cvtepu16_epi32(_mm256_castsi256_si128(x4_v));
                    const __m256i t12_v1 = _mm256_cvtepu16_epi32(_mm256_extracti128_si256(x4_v, 1));
                    const __m256i t13_v0 = _mm256_mullo_epi32(t12_v0, t2_v);
                    const __m256i t13_v1 = _mm256_mullo_epi32(t12_v1, t2_v);
                    const __m256i t14_v0 = _mm256_srai_epi32(t13_v0, 2);
                    const __m256i t14_v1 = _mm256_srai_epi32(t13_v1, 2);
                    const __m256i t15_v =
                        _mm256_permute4x64_epi64(_mm256_packus_epi32(t14_v0, t14_v1), 0xd8);
                    const __m256i y_new3_v = _mm256_xor_si256(x4_v, t15_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + (long)i_done - k - 15), y_new3_v);
                }
                const __m128i t6_v = _mm_set1_epi32(3);
                const __m128i t7_v =
                    _mm_set1_epi32((int)((unsigned int)i_done + (unsigned int)wide_end * ~0u));
                const __m128i t8_v = _mm_sub_epi32(_mm_set1_epi32(0), _mm_set_epi32(3, 2, 1, 0));
                const __m128i t9_v = _mm_set1_epi32(-4);
                const __m128i m2_v = _mm_set1_epi32((int)m);
                __m128i i_v = _mm_add_epi32(t7_v, t8_v);
                /* what is left, one vector at a time */
                for (; k < end; k += 4) {
                    const __m128i x5_v =
                        _mm_loadl_epi64((const __m128i *)(const void *)(x + (long)i_done - k - 3));
                    const __m128i x6_v =
                        _mm_shuffle_epi8(x5_v,
                        _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
                    const __m128i x7_v = _mm_srli_si128(x6_v, 8);
                    unsigned short *const y_s3 = y + (long)i_done - k;
                    const __m128i y4_v = _mm_loadl_epi64((const __m128i *)(const void *)(y_s3 - 3));
                    const __m128i y5_v =
                        _mm_shuffle_epi8(y4_v,
                        _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
                    const __m128i y6_v = _mm_srli_si128(y5_v, 8);
                    const __m128i t16_v =
                        _mm_xor_si128(_mm_cmpgt_epi32(m2_v, i_v), _mm_set1_epi32(-1));
                    const __m128i t17_v = _mm_mullo_epi32(_mm_cvtepu16_epi32(x7_v), t6_v);
                    const __m128i t18_v = _mm_and_si128(_mm_cvtepu16_epi32(y6_v), t16_v);
                    const __m128i t19_v = _mm_add_epi32(t17_v, t18_v);
                    const __m128i t20_v = _mm_and_si128(t19_v, _mm_set1_epi32(65535));
                    const __m128i t21_v = _mm_packus_epi32(t20_v, t20_v);
                    const __m128i t22_v = _mm_srai_epi32(t19_v, 2);
                    const __m128i mask2_v = _mm_cmpgt_epi32(m2_v, i_v);
                    const __m128i t23_v = _mm_xor_si128(x7_v, _mm_packus_epi32(t22_v, t22_v));
                    const __m128i y_new4_v =
                        _mm_blendv_epi8(t21_v, t23_v, _mm_packs_epi32(mask2_v, mask2_v));
                    const __m128i t24_v = _mm_add_epi32(i_v, t9_v);
                    const __m128i t25_v =
                        _mm_shuffle_epi8(y_new4_v,
                        _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
                    const __m128i t26_v = _mm_srli_si128(t25_v, 8);
                    _mm_storel_epi64((__m128i *)(void *)(y_s3 - 3), t26_v);
                    i_v = t24_v;
                }
                i_done = (int)((unsigned int)i_done - (unsigned int)end);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n - 1; i >= 0; i--)
#endif
 {
        int value = x[i] * 3;
        if (i >= m)
            value += y[i];
        if (i < m)
            value = x[i] ^ (value >> 2);
        y[i] = value;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
