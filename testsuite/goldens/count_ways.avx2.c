/* vcc 0.1.0 wrote this from count_ways.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in i16 y[n] | in u8 p[n] | -> i64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long long count_ways(int n, const float *x, const short *y, const unsigned char *p)
{
    /* Conditions of several widths are counted; one is nested and counts down. */
    long long i, either = 0, down = 0;
    int letters = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 32 lanes, then 8, avx2 */
    i = 0;
    if (0L < (long)n && (unsigned long)n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m256i t2_v = _mm256_set1_epi64x(0l);
        const __m256 t3_v = _mm256_set1_ps(0.5f);
        const __m256i t4_v = _mm256_set1_epi16(100);
        const __m256i t5_v = _mm256_set1_epi8(7);
        const __m256i t6_v = _mm256_set1_epi8(1);
        const __m256i t7_v = _mm256_set1_epi8(0);
        const __m256i t8_v = _mm256_set1_epi8(97);
        const __m256i t9_v = _mm256_set1_epi8(25);
        __m256i either_v0 = t_v;
        __m256i either_v1 = t_v;
        __m256i either_v2 = t_v;
        __m256i either_v3 = t_v;
        __m256i down_v = t2_v;
        __m256i letters_v = t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i y_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16));
            const __m256i p_v = _mm256_loadu_si256((const __m256i *)(const void *)(p + k));
            const __m256 x_v0 = _mm256_loadu_ps(x + k);
            const __m256 x_v1 = _mm256_loadu_ps(x + k + 8);
            const __m256 x_v2 = _mm256_loadu_ps(x + k + 16);
            const __m256 x_v3 = _mm256_loadu_ps(x + k + 24);
            const __m256i mask_v0 = _mm256_castps_si256(_mm256_cmp_ps(x_v0, t3_v, _CMP_GT_OS));
            const __m256i mask_v1 = _mm256_castps_si256(_mm256_cmp_ps(x_v1, t3_v, _CMP_GT_OS));
            const __m256i mask_v2 = _mm256_castps_si256(_mm256_cmp_ps(x_v2, t3_v, _CMP_GT_OS));
            const __m256i mask_v3 = _mm256_castps_si256(_mm256_cmp_ps(x_v3, t3_v, _CMP_GT_OS));
            const __m256i mask2_v0 = _mm256_cmpgt_epi16(t4_v, y_v0);
            const __m256i mask2_v1 = _mm256_cmpgt_epi16(t4_v, y_v1);
            const __m256i mask3_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(mask2_v0));
            const __m256i mask3_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(mask2_v0, 1));
            const __m256i mask3_v2 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(mask2_v1));
            const __m256i mask3_v3 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(mask2_v1, 1));
            const __m256i mask4_v0 = _mm256_and_si256(mask_v0, mask3_v0);
            const __m256i mask4_v1 = _mm256_and_si256(mask_v1, mask3_v1);
            const __m256i mask4_v2 = _mm256_and_si256(mask_v2, mask3_v2);
            const __m256i mask4_v3 = _mm256_and_si256(mask_v3, mask3_v3);
            const __m256i mask_v = _mm256_cmpeq_epi8(p_v, t5_v);
            const __m128i t18_v = _mm256_castsi256_si128(mask_v);
            const __m128i t19_v = _mm256_extracti128_si256(mask_v, 1);
            const __m256i mask5_v0 = _mm256_cvtepi8_epi32(_mm256_castsi256_si128(mask_v));
            const __m256i mask5_v1 = _mm256_cvtepi8_epi32(_mm_srli_si128(t18_v, 8));
            const __m256i mask5_v2 = _mm256_cvtepi8_epi32(_mm256_extracti128_si256(mask_v, 1));
            const __m256i mask5_v3 = _mm256_cvtepi8_epi32(_mm_srli_si128(t19_v, 8));
            const __m256i mask6_v0 = _mm256_or_si256(mask4_v0, mask5_v0);
            const __m256i mask6_v1 = _mm256_or_si256(mask4_v1, mask5_v1);
            const __m256i mask6_v2 = _mm256_or_si256(mask4_v2, mask5_v2);
            const __m256i mask6_v3 = _mm256_or_si256(mask4_v3, mask5_v3);
            const __m256i t_v0 = _mm256_and_si256(mask6_v0, _mm256_set1_epi32(1));
            const __m256i t_v1 = _mm256_and_si256(mask6_v1, _mm256_set1_epi32(1));
            const __m256i t_v2 = _mm256_and_si256(mask6_v2, _mm256_set1_epi32(1));
            const __m256i t_v3 = _mm256_and_si256(mask6_v3, _mm256_set1_epi32(1));
            const __m256i t2_v0 =
                _mm256_add_epi64(_mm256_and_si256(t_v0, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t_v0, 32));
            const __m256i t2_v1 =
                _mm256_add_epi64(_mm256_and_si256(t_v1, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t_v1, 32));
            const __m256i t2_v2 =
                _mm256_add_epi64(_mm256_and_si256(t_v2, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t_v2, 32));
            const __m256i t2_v3 =
                _mm256_add_epi64(_mm256_and_si256(t_v3, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t_v3, 32));
            const __m256i t3_v0 = _mm256_add_epi64(either_v0, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi64(either_v1, t2_v1);
            const __m256i t3_v2 = _mm256_add_epi64(either_v2, t2_v2);
            const __m256i t3_v3 = _mm256_add_epi64(either_v3, t2_v3);
            const __m256i t20_v = _mm256_sub_epi8(p_v, t8_v);
            const __m256i mask2_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t9_v, t20_v), t9_v);
            const __m256i t21_v = _mm256_and_si256(y_v0, _mm256_set1_epi16(255));
            const __m256i t22_v = _mm256_and_si256(y_v1, _mm256_set1_epi16(255));
            const __m256i t23_v = _mm256_permute4x64_epi64(_mm256_packus_epi16(t21_v, t22_v), 0xd8);
            const __m256i t24_v = _mm256_and_si256(t23_v, t6_v);
            const __m256i mask3_v =
                _mm256_xor_si256(_mm256_cmpeq_epi8(t24_v, t7_v), _mm256_set1_epi32(-1));
            const __m256i mask4_v = _mm256_and_si256(mask2_v, mask3_v);
            const __m256i t25_v = _mm256_and_si256(mask4_v, _mm256_set1_epi8(1));
            const __m256i t26_v = _mm256_sad_epu8(t25_v, _mm256_setzero_si256());
            const __m256i t27_v = _mm256_and_si256(mask2_v, _mm256_set1_epi8(1));
            const __m256i t28_v = _mm256_sad_epu8(t27_v, _mm256_setzero_si256());
            either_v0 = t3_v0;
            either_v1 = t3_v1;
            either_v2 = t3_v2;
            either_v3 = t3_v3;
            down_v = _mm256_add_epi64(down_v, t26_v);
            letters_v = _mm256_add_epi64(letters_v, t28_v);
        }
        const __m128i t10_v = _mm_set1_epi64x(0l);
        const __m256 t11_v = _mm256_set1_ps(0.5f);
        const __m128i t12_v = _mm_set1_epi16(100);
        const __m128i t13_v = _mm_set1_epi8(7);
        const __m128i t14_v = _mm_set1_epi8(1);
        const __m128i t15_v = _mm_set1_epi8(0);
        const __m128i t16_v = _mm_set1_epi8(97);
        const __m128i t17_v = _mm_set1_epi8(25);
        __m256i either_v = t2_v;
        __m128i down2_v = t10_v;
        __m128i letters2_v = t10_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i y_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
            const __m128i p2_v = _mm_loadl_epi64((const __m128i *)(const void *)(p + k));
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256i mask5_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t11_v, _CMP_GT_OS));
            const __m256i mask6_v = _mm256_cvtepi16_epi32(_mm_cmpgt_epi16(t12_v, y_v));
            const __m256i mask7_v = _mm256_cvtepi8_epi32(_mm_cmpeq_epi8(p2_v, t13_v));
            const __m256i mask8_v = _mm256_or_si256(_mm256_and_si256(mask5_v, mask6_v), mask7_v);
            const __m256i t29_v = _mm256_and_si256(mask8_v, _mm256_set1_epi32(1));
            const __m256i t30_v =
                _mm256_add_epi64(_mm256_and_si256(t29_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t29_v, 32));
            const __m128i mask9_v =
                _mm_cmpeq_epi8(_mm_max_epu8(t17_v, _mm_sub_epi8(p2_v, t16_v)), t17_v);
            const __m128i t31_v = _mm_and_si128(y_v, _mm_set1_epi16(255));
            const __m128i t32_v = _mm_packus_epi16(t31_v, t31_v);
            const __m128i t33_v = _mm_and_si128(t32_v, t14_v);
            const __m128i mask10_v =
                _mm_xor_si128(_mm_cmpeq_epi8(t33_v, t15_v), _mm_set1_epi32(-1));
            const __m128i mask11_v = _mm_and_si128(mask9_v, mask10_v);
            const __m128i t34_v = _mm_and_si128(mask11_v, _mm_set1_epi8(1));
            const __m128i t35_v = _mm_and_si128(mask9_v, _mm_set1_epi8(1));
            const __m128i t36_v = _mm_sad_epu8(t35_v, _mm_setzero_si128());
            either_v = _mm256_add_epi64(either_v, t30_v);
            down2_v = _mm_add_epi64(down2_v, _mm_sad_epu8(t34_v, _mm_setzero_si128()));
            letters2_v = _mm_add_epi64(letters2_v, t36_v);
        }
        {
            const __m256i t37_v = _mm256_add_epi64(either_v2, either_v3);
            const __m256i t38_v = _mm256_add_epi64(_mm256_add_epi64(either_v0, either_v1), t37_v);
            const __m128i t39_v = _mm256_extracti128_si256(t38_v, 1);
            const __m128i t40_v = _mm_add_epi64(_mm256_castsi256_si128(t38_v), t39_v);
            const __m128i t41_v = _mm_add_epi64(t40_v, _mm_srli_si128(t40_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t41_v);
            const __m128i t42_v = _mm256_extracti128_si256(either_v, 1);
            const __m128i t43_v = _mm_add_epi64(_mm256_castsi256_si128(either_v), t42_v);
            const __m128i t44_v = _mm_add_epi64(t43_v, _mm_srli_si128(t43_v, 8));
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(t44_v);
            const __m128i t45_v = _mm256_extracti128_si256(down_v, 1);
            const __m128i t46_v = _mm_add_epi64(_mm256_castsi256_si128(down_v), t45_v);
            const __m128i t47_v = _mm_add_epi64(t46_v, _mm_srli_si128(t46_v, 8));
            const unsigned long t3 = (unsigned long)_mm_cvtsi128_si64(t47_v);
            const unsigned long t4 = (unsigned long)_mm_cvtsi128_si64(down2_v);
            const __m128i t48_v = _mm256_extracti128_si256(letters_v, 1);
            const __m128i t49_v = _mm_add_epi64(_mm256_castsi256_si128(letters_v), t48_v);
            const __m128i t50_v = _mm_add_epi64(t49_v, _mm_srli_si128(t49_v, 8));
            const unsigned long t5 = (unsigned long)_mm_cvtsi128_si64(t50_v);
            const unsigned long t6 = (unsigned long)_mm_cvtsi128_si64(letters2_v);
            i = (long long)end;
            either = (long long)((unsigned long)either + t + t2);
            down = (long long)((unsigned long)down - t3 - t4);
            letters = (int)((unsigned int)letters + (unsigned int)t5 + (unsigned int)t6);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        const short s = y[i];
        const unsigned char c = p[i];
        if ((x[i] > 0.5f && s < 100) || c == 7)
            either++;
        if (c >= 'a' && c <= 'z') {
            letters++;
            if (s & 1)
                down--;
        }
    }
#ifdef VCC_VECTOR
    }
#endif
    return either * 1000000 + down * 1000 + letters;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
