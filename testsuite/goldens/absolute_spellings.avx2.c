/* vcc 0.1.0 wrote this from absolute_spellings.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | in i16 c[n] | in i16 d[n] | out i32 y[n] restrict | out i64 sums[4] restrict */
/* The same in five ways, and what looks like it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void absolute_spellings(int n, const unsigned char *a, const unsigned char *b, const short *c, const short *d,
                        int *restrict y, long *restrict sums)
{
    long first = 0, second = 0, third = 0, none = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 32 lanes x 2, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        __m256i first_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t_v0 = _mm256_sad_epu8(a_v0, b_v0);
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 32));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k + 32));
            const __m256i t_v1 = _mm256_sad_epu8(a_v1, b_v1);
            first_v = _mm256_add_epi64(first_v, _mm256_add_epi64(t_v0, t_v1));
        }
        __m128i first2_v = _mm_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            first2_v = _mm_add_epi64(first2_v, _mm_sad_epu8(a_v, b_v));
        }
        {
            const __m128i t_v = _mm256_extracti128_si256(first_v, 1);
            const __m128i t2_v = _mm_add_epi64(_mm256_castsi256_si128(first_v), t_v);
            const __m128i t3_v = _mm_add_epi64(t2_v, _mm_srli_si128(t2_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t3_v);
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(first2_v);
            first = (long)((unsigned long)first + t + t2);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int e = a[i] - b[i];
        if (e < 0)
            e = -e;
        first += e;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 16 lanes x 2, then 4, avx2 */
    int i_done2 = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        __m256i second_v = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i c_v0 = _mm256_lddqu_si256((const __m256i *)(const void *)(c + k));
            const __m256i c_v1 = _mm256_lddqu_si256((const __m256i *)(const void *)(c + k + 16));
            const __m256i d_v0 = _mm256_lddqu_si256((const __m256i *)(const void *)(d + k));
            const __m256i d_v1 = _mm256_lddqu_si256((const __m256i *)(const void *)(d + k + 16));
            const __m256i t_v0 = _mm256_min_epi16(c_v0, d_v0);
            const __m256i t_v1 = _mm256_min_epi16(c_v1, d_v1);
            const __m256i t2_v0 = _mm256_sub_epi16(_mm256_max_epi16(c_v0, d_v0), t_v0);
            const __m256i t2_v1 = _mm256_sub_epi16(_mm256_max_epi16(c_v1, d_v1), t_v1);
            const __m256i t3_v0 =
                _mm256_add_epi32(_mm256_and_si256(t2_v0, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(t2_v0, 16));
            const __m256i t3_v1 =
                _mm256_add_epi32(_mm256_and_si256(t2_v1, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(t2_v1, 16));
            const __m256i t2_v = _mm256_add_epi32(t3_v0, t3_v1);
            const __m256i t3_v =
                _mm256_add_epi64(_mm256_and_si256(t2_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t2_v, 32));
            second_v = _mm256_add_epi64(second_v, t3_v);
        }
        __m256i second2_v = t_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i c_v = _mm_loadl_epi64((const __m128i *)(const void *)(c + k));
            const __m128i d_v = _mm_loadl_epi64((const __m128i *)(const void *)(d + k));
            const __m128i t4_v = _mm_sub_epi16(_mm_max_epi16(c_v, d_v), _mm_min_epi16(c_v, d_v));
            const __m256i t5_v = _mm256_cvtepi32_epi64(_mm_cvtepu16_epi32(t4_v));
            second2_v = _mm256_add_epi64(second2_v, t5_v);
        }
        {
            const __m128i t6_v = _mm256_extracti128_si256(second_v, 1);
            const __m128i t7_v = _mm_add_epi64(_mm256_castsi256_si128(second_v), t6_v);
            const __m128i t8_v = _mm_add_epi64(t7_v, _mm_srli_si128(t7_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t8_v);
            const __m128i second3_v = _mm256_extracti128_si256(second2_v, 1);
            const __m128i second4_v = _mm_add_epi64(_mm256_castsi256_si128(second2_v), second3_v);
            const __m128i second5_v = _mm_add_epi64(second4_v, _mm_srli_si128(second4_v, 8));
            const unsigned long second_s = (unsigned long)_mm_cvtsi128_si64(second5_v);
            second = (long)((unsigned long)second + t + second_s);
            i_done2 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        second += c[i] > d[i] ? c[i] - d[i] : d[i] - c[i];
    }
#else
    for (int i = 0; i < n; i++)
        second += c[i] > d[i] ? c[i] - d[i] : d[i] - c[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 15: 8 lanes x 2, then 4, avx2 */
    int i_done3 = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m256i t2_v = _mm256_set1_epi32(0);
        __m256i third_v0[2] = {t_v, t_v};
        __m256i third_v1[2] = {t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m128i c_v = _mm_loadu_si128((const __m128i *)(const void *)(c + at));
                const __m128i d_v = _mm_loadu_si128((const __m128i *)(const void *)(d + at));
                const __m128i t4_v =
                    _mm_sub_epi16(_mm_max_epi16(c_v, d_v), _mm_min_epi16(c_v, d_v));
                const __m256i y_new_v = _mm256_cvtepu16_epi32(t4_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                const __m256i t5_v = _mm256_cvtepi16_epi32(d_v);
                const __m256i t6_v = _mm256_cvtepi16_epi32(c_v);
                const __m256i t7_v = _mm256_sub_epi32(t6_v, t5_v);
                const __m256i t8_v = _mm256_sub_epi32(t5_v, t6_v);
                const __m256i t9_v = _mm256_blendv_epi8(t8_v, t7_v, _mm256_cmpgt_epi32(t7_v, t2_v));
                const __m256i t10_v = _mm256_srai_epi32(t9_v, 31);
                const __m256i t_v0 = _mm256_unpacklo_epi32(t9_v, t10_v);
                const __m256i t_v1 = _mm256_unpackhi_epi32(t9_v, t10_v);
                const __m256i t2_v0 = _mm256_xor_si256(third_v0[copy], t_v0);
                const __m256i t2_v1 = _mm256_xor_si256(third_v1[copy], t_v1);
                third_v0[copy] = t2_v0;
                third_v1[copy] = t2_v1;
            }
        }
        const __m256i third2_v0 = _mm256_xor_si256(third_v0[0], third_v0[1]);
        const __m256i third2_v1 = _mm256_xor_si256(third_v1[0], third_v1[1]);
        const __m128i t3_v = _mm_set1_epi32(0);
        __m256i third_v = _mm256_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i c2_v = _mm_loadl_epi64((const __m128i *)(const void *)(c + k));
            const __m128i d2_v = _mm_loadl_epi64((const __m128i *)(const void *)(d + k));
            const __m128i t11_v =
                _mm_sub_epi16(_mm_max_epi16(c2_v, d2_v), _mm_min_epi16(c2_v, d2_v));
            const __m128i y_new2_v = _mm_cvtepu16_epi32(t11_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
            const __m128i t12_v = _mm_cvtepi16_epi32(d2_v);
            const __m128i t13_v = _mm_cvtepi16_epi32(c2_v);
            const __m128i t14_v = _mm_sub_epi32(t13_v, t12_v);
            const __m128i t15_v = _mm_sub_epi32(t12_v, t13_v);
            const __m128i t16_v = _mm_blendv_epi8(t15_v, t14_v, _mm_cmpgt_epi32(t14_v, t3_v));
            third_v = _mm256_xor_si256(third_v, _mm256_cvtepi32_epi64(t16_v));
        }
        {
            const __m256i third2_v = _mm256_xor_si256(third2_v0, third2_v1);
            const __m128i third3_v = _mm256_extracti128_si256(third2_v, 1);
            const __m128i third4_v = _mm_xor_si128(_mm256_castsi256_si128(third2_v), third3_v);
            const __m128i third5_v = _mm_xor_si128(third4_v, _mm_srli_si128(third4_v, 8));
            const unsigned long third_s = (unsigned long)_mm_cvtsi128_si64(third5_v);
            const __m128i third6_v = _mm256_extracti128_si256(third_v, 1);
            const __m128i third7_v = _mm_xor_si128(_mm256_castsi256_si128(third_v), third6_v);
            const __m128i third8_v = _mm_xor_si128(third7_v, _mm_srli_si128(third7_v, 8));
            const unsigned long third_s2 = (unsigned long)_mm_cvtsi128_si64(third8_v);
            third = (long)((unsigned long)third ^ third_s ^ third_s2);
            i_done3 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done3; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int e = c[i] - d[i];
        third ^= 0 < e ? e : d[i] - c[i];
        y[i] = e <= 0 ? 0 - e : e;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 20: 16 lanes x 4, then 16, avx2 */
    int i_done4 = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256i t_v = _mm256_set1_epi16(0);
        const __m256i t2_v = _mm256_set1_epi32(2040);
        const __m256i t3_v = _mm256_set1_epi64x(4080l);
        __m256i none_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m128i a_v0 = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i a_v1 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 16));
            const __m128i a_v2 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 32));
            const __m128i a_v3 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 48));
            const __m128i b_v0 = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i b_v1 = _mm_loadu_si128((const __m128i *)(const void *)(b + k + 16));
            const __m128i b_v2 = _mm_loadu_si128((const __m128i *)(const void *)(b + k + 32));
            const __m128i b_v3 = _mm_loadu_si128((const __m128i *)(const void *)(b + k + 48));
            const __m256i t_v0 = _mm256_cvtepu8_epi16(b_v0);
            const __m256i t2_v0 = _mm256_sub_epi16(_mm256_cvtepu8_epi16(a_v0), t_v0);
            const __m256i t_v1 = _mm256_cvtepu8_epi16(b_v1);
            const __m256i t2_v1 = _mm256_sub_epi16(_mm256_cvtepu8_epi16(a_v1), t_v1);
            const __m256i t_v2 = _mm256_cvtepu8_epi16(b_v2);
            const __m256i t2_v2 = _mm256_sub_epi16(_mm256_cvtepu8_epi16(a_v2), t_v2);
            const __m256i t_v3 = _mm256_cvtepu8_epi16(b_v3);
            const __m256i t2_v3 = _mm256_sub_epi16(_mm256_cvtepu8_epi16(a_v3), t_v3);
            const __m256i t3_v0 = _mm256_sub_epi16(t_v, t2_v0);
            const __m256i t3_v1 = _mm256_sub_epi16(t_v, t2_v1);
            const __m256i t3_v2 = _mm256_sub_epi16(t_v, t2_v2);
            const __m256i t3_v3 = _mm256_sub_epi16(t_v, t2_v3);
            const __m256i t4_v0 = _mm256_blendv_epi8(t2_v0, t3_v0, _mm256_cmpgt_epi16(t2_v0, t_v));
            const __m256i t4_v1 = _mm256_blendv_epi8(t2_v1, t3_v1, _mm256_cmpgt_epi16(t2_v1, t_v));
            const __m256i t4_v2 = _mm256_blendv_epi8(t2_v2, t3_v2, _mm256_cmpgt_epi16(t2_v2, t_v));
            const __m256i t4_v3 = _mm256_blendv_epi8(t2_v3, t3_v3, _mm256_cmpgt_epi16(t2_v3, t_v));
            const __m256i t5_v0 = _mm256_madd_epi16(t4_v0, _mm256_set1_epi16(1));
            const __m256i t5_v1 = _mm256_madd_epi16(t4_v1, _mm256_set1_epi16(1));
            const __m256i t5_v2 = _mm256_madd_epi16(t4_v2, _mm256_set1_epi16(1));
            const __m256i t5_v3 = _mm256_madd_epi16(t4_v3, _mm256_set1_epi16(1));
            const __m256i t6_v = _mm256_add_epi32(t5_v2, t5_v3);
            const __m256i t7_v = _mm256_add_epi32(_mm256_add_epi32(t5_v0, t5_v1), t6_v);
            const __m256i t8_v = _mm256_add_epi32(t7_v, t2_v);
            const __m256i t9_v =
                _mm256_add_epi64(_mm256_and_si256(t8_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t8_v, 32));
            none_v = _mm256_add_epi64(none_v, _mm256_sub_epi64(t9_v, t3_v));
        }
        const __m256i t4_v = _mm256_set1_epi32(510);
        const __m256i t5_v = _mm256_set1_epi64x(1020l);
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m256i t10_v = _mm256_cvtepu8_epi16(b_v);
            const __m256i t11_v = _mm256_sub_epi16(_mm256_cvtepu8_epi16(a_v), t10_v);
            const __m256i t12_v = _mm256_sub_epi16(t_v, t11_v);
            const __m256i t13_v = _mm256_blendv_epi8(t11_v, t12_v, _mm256_cmpgt_epi16(t11_v, t_v));
            const __m256i t14_v = _mm256_madd_epi16(t13_v, _mm256_set1_epi16(1));
            const __m256i t15_v = _mm256_add_epi32(t14_v, t4_v);
            const __m256i t16_v =
                _mm256_add_epi64(_mm256_and_si256(t15_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t15_v, 32));
            none_v = _mm256_add_epi64(none_v, _mm256_sub_epi64(t16_v, t5_v));
        }
        {
            const __m128i t17_v = _mm256_extracti128_si256(none_v, 1);
            const __m128i t18_v = _mm_add_epi64(_mm256_castsi256_si128(none_v), t17_v);
            const __m128i t19_v = _mm_add_epi64(t18_v, _mm_srli_si128(t18_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t19_v);
            none = (long)((unsigned long)none + t);
            i_done4 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done4; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int e = a[i] - b[i];
        if (e > 0)
            e = -e;
        none += e;
    }
#ifdef VCC_VECTOR
    }
#endif
    sums[0] = first;
    sums[1] = second;
    sums[2] = third;
    sums[3] = none;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
