/* vcc 0.1.0 wrote this from early_return.c for avx2 */
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 d[n] restrict */
#pragma simd declare
static int early_return_lane(int x, int y)
{
    if (x < 0)
        return y;
    if (y < 0) {
        if (x > 1000)
            return -1;
        return x;
    }
    return (x & 7) - (y & 7);
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void early_return(int n, const int *a, const int *b, int *d)
{
    int k;
    /* vcc: line 19: 8 lanes, then 4, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256i t_v = _mm256_set1_epi32((int)(-1));
        const __m256i t2_v = _mm256_set1_epi32((int)(0));
        const __m256i t3_v = _mm256_set1_epi32((int)(1000));
        const __m128i t4_v = _mm_set1_epi8((char)(7));
        unsigned long k2;
        __m128i t5_v;
        __m128i t6_v;
        __m128i t7_v;
        __m128i t8_v;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            const __m256i a_v = _mm256_loadu_si256((const void *)(a + k2));
            const __m256i b_v = _mm256_loadu_si256((const void *)(b + k2));
            const __m256i mask_v = _mm256_cmpgt_epi32(t2_v, a_v);
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256i mask3_v = _mm256_cmpgt_epi32(t2_v, b_v);
            const __m256i mask4_v = _mm256_and_si256(mask2_v, mask3_v);
            const __m256i mask5_v = _mm256_cmpgt_epi32(a_v, t3_v);
            const __m256i mask6_v = _mm256_xor_si256(mask5_v, _mm256_set1_epi32(-1));
            const __m256i t9_v = _mm256_blendv_epi8(b_v, t_v, _mm256_and_si256(mask4_v, mask5_v));
            const __m256i t10_v = _mm256_and_si256(a_v, _mm256_set1_epi32(65535));
            const __m128i t11_v =
                _mm_packus_epi32(_mm256_castsi256_si128(t10_v), _mm256_extracti128_si256(t10_v, 1));
            const __m128i t12_v = _mm_and_si128(t11_v, _mm_set1_epi16(255));
            const __m128i t13_v = _mm_packus_epi16(t12_v, t12_v);
            const __m256i t14_v = _mm256_and_si256(b_v, _mm256_set1_epi32(65535));
            const __m128i t15_v =
                _mm_packus_epi32(_mm256_castsi256_si128(t14_v), _mm256_extracti128_si256(t14_v, 1));
            const __m128i t16_v = _mm_and_si128(t15_v, _mm_set1_epi16(255));
            const __m128i t17_v = _mm_packus_epi16(t16_v, t16_v);
            const __m128i t18_v =
                _mm_sub_epi8(_mm_and_si128(t13_v, t4_v), _mm_and_si128(t17_v, t4_v));
            const __m256i mask7_v = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
            const __m256i t19_v = _mm256_cvtepi8_epi32(t18_v);
            const __m256i t20_v = _mm256_blendv_epi8(t9_v, a_v, _mm256_and_si256(mask4_v, mask6_v));
            const __m256i d_new_v =
                _mm256_blendv_epi8(t20_v, t19_v, _mm256_and_si256(mask2_v, mask7_v));
            _mm256_storeu_si256((void *)(d + k2), d_new_v);
        }
        t5_v = _mm_set1_epi32((int)(-1));
        t6_v = _mm_set1_epi32((int)(0));
        t7_v = _mm_set1_epi32((int)(1000));
        t8_v = _mm_set1_epi8((char)(7));
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i a2_v = _mm_loadu_si128((const void *)(a + k2));
            const __m128i b2_v = _mm_loadu_si128((const void *)(b + k2));
            const __m128i mask8_v = _mm_cmpgt_epi32(t6_v, a2_v);
            const __m128i mask9_v = _mm_xor_si128(mask8_v, _mm_set1_epi32(-1));
            const __m128i mask10_v = _mm_cmpgt_epi32(t6_v, b2_v);
            const __m128i mask11_v = _mm_and_si128(mask9_v, mask10_v);
            const __m128i mask12_v = _mm_cmpgt_epi32(a2_v, t7_v);
            const __m128i mask13_v = _mm_xor_si128(mask12_v, _mm_set1_epi32(-1));
            const __m128i t21_v = _mm_blendv_epi8(b2_v, t5_v, _mm_and_si128(mask11_v, mask12_v));
            const __m128i t22_v = _mm_and_si128(a2_v, _mm_set1_epi32(65535));
            const __m128i t23_v = _mm_packus_epi32(t22_v, t22_v);
            const __m128i t24_v = _mm_and_si128(t23_v, _mm_set1_epi16(255));
            const __m128i t25_v = _mm_packus_epi16(t24_v, t24_v);
            const __m128i t26_v = _mm_and_si128(b2_v, _mm_set1_epi32(65535));
            const __m128i t27_v = _mm_packus_epi32(t26_v, t26_v);
            const __m128i t28_v = _mm_and_si128(t27_v, _mm_set1_epi16(255));
            const __m128i t29_v = _mm_packus_epi16(t28_v, t28_v);
            const __m128i t30_v = _mm_and_si128(t29_v, t8_v);
            const __m128i mask14_v = _mm_xor_si128(mask10_v, _mm_set1_epi32(-1));
            const __m128i t31_v =
                _mm_cvtepi8_epi32(_mm_sub_epi8(_mm_and_si128(t25_v, t8_v), t30_v));
            const __m128i t32_v = _mm_blendv_epi8(t21_v, a2_v, _mm_and_si128(mask11_v, mask13_v));
            const __m128i d_new2_v =
                _mm_blendv_epi8(t32_v, t31_v, _mm_and_si128(mask9_v, mask14_v));
            _mm_storeu_si128((void *)(d + k2), d_new2_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = early_return_lane(a[k], b[k]);
    }
}
