/* vcc 0.1.0 wrote this from nested_loops.c for avx2 */
/* kernel: int n | in u8 a[n] | in u8 b[n] | out i32 d[n] restrict */
#pragma simd declare
static int nested_loops_lane(int x, int y)
{
    int sum = 0, i, j;
    for (i = 0; i < (x & 15); i++) {
        for (j = i; j < (y & 15); j++) {
            if ((i ^ j) == 5)
                continue;
            if (sum > 300)
                return -sum;
            sum += i * j + 1;
        }
        if (sum & 1)
            sum++;
    }
    return sum;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void nested_loops(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
    /* vcc: line 24: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        const __m256i t2_v = _mm256_set1_epi32((int)(15));
        const __m256i t3_v = _mm256_set1_epi32((int)(300));
        const __m256i mask_v = _mm256_set1_epi32((int)(0 ? -1 : 0));
        const __m256i t4_v = _mm256_set1_epi32((int)(1));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const __m128i a_v = _mm_loadu_si128((const void *)(a + k2));
            const __m256i t_v0 = _mm256_cvtepu8_epi32(a_v);
            const __m256i t_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(a_v, 8));
            const __m128i b_v = _mm_loadu_si128((const void *)(b + k2));
            const __m256i t2_v0 = _mm256_cvtepu8_epi32(b_v);
            const __m256i t2_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(b_v, 8));
            const __m256i t3_v0 = _mm256_and_si256(t_v0, t2_v);
            const __m256i t3_v1 = _mm256_and_si256(t_v1, t2_v);
            const __m256i mask_v0 = _mm256_cmpgt_epi32(t3_v0, t_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(t3_v1, t_v);
            const __m256i t5_v = _mm256_or_si256(mask_v0, mask_v1);
            const int t = !_mm256_testz_si256(t5_v, t5_v);
            __m256i t4_v0;
            __m256i t4_v1;
            __m256i t5_v0;
            __m256i t5_v1;
            __m256i left_mask_v0;
            __m256i left_mask_v1;
            __m256i t6_v0;
            __m256i t6_v1;
            __m256i t7_v0;
            __m256i t7_v1;
            __m256i mask2_v0;
            __m256i mask2_v1;
            __m256i d_new_v0;
            __m256i d_new_v1;
            if (t) {
                __m256i t8_v0 = t_v;
                __m256i t8_v1 = t_v;
                unsigned int t2 = 0u;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i t9_v0 = t_v;
                __m256i t9_v1 = t_v;
                __m256i t9_v2 = t_v;
                __m256i t9_v3 = t_v;
                __m256i left_mask2_v0 = mask_v;
                __m256i left_mask2_v1 = mask_v;
                __m256i left_mask2_v2 = mask_v;
                __m256i left_mask2_v3 = mask_v;
                int more;
                do {
                    const __m256i t10_v0 = _mm256_and_si256(t2_v0, t2_v);
                    const __m256i t10_v1 = _mm256_and_si256(t2_v1, t2_v);
                    const __m256i t6_v = _mm256_set1_epi32((int)(t2));
                    const __m256i mask3_v0 = _mm256_cmpgt_epi32(t10_v0, t6_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi32(t10_v1, t6_v);
                    const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask3_v0);
                    const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask3_v1);
                    const __m256i t7_v = _mm256_or_si256(mask4_v0, mask4_v1);
                    const int t3 = !_mm256_testz_si256(t7_v, t7_v);
                    __m256i t11_v0;
                    __m256i t11_v1;
                    __m256i t12_v0;
                    __m256i t12_v1;
                    __m256i left_mask3_v0;
                    __m256i left_mask3_v1;
                    __m256i left_mask4_v0;
                    __m256i left_mask4_v1;
                    __m256i t13_v0;
                    __m256i t13_v1;
                    __m256i t14_v0;
                    __m256i t14_v1;
                    __m256i mask5_v0;
                    __m256i mask5_v1;
                    __m256i t15_v0;
                    __m256i t15_v1;
                    __m256i t16_v0;
                    __m256i t16_v1;
                    unsigned int t4;
                    __m256i t17_v0;
                    __m256i t17_v1;
                    __m256i t8_v;
                    __m256i mask6_v0;
                    __m256i mask6_v1;
                    __m256i mask7_v0;
                    __m256i mask7_v1;
                    __m256i mask8_v0;
                    __m256i mask8_v1;
                    __m256i mask9_v0;
                    __m256i mask9_v1;
                    __m256i mask10_v0;
                    __m256i mask10_v1;
                    __m256i mask11_v0;
                    __m256i mask11_v1;
                    __m256i t18_v0;
                    __m256i t18_v1;
                    __m256i t19_v0;
                    __m256i t19_v1;
                    __m256i mask12_v0;
                    __m256i mask12_v1;
                    __m256i mask13_v0;
                    __m256i mask13_v1;
                    __m256i mask14_v0;
                    __m256i mask14_v1;
                    __m256i mask15_v0;
                    __m256i mask15_v1;
                    __m256i mask16_v0;
                    __m256i mask16_v1;
                    __m256i mask17_v0;
                    __m256i mask17_v1;
                    __m256i mask18_v0;
                    __m256i mask18_v1;
                    __m256i t9_v;
                    int t5;
                    if (t3) {
                        __m256i t20_v0 = t8_v0;
                        __m256i t20_v1 = t8_v1;
                        unsigned int t6 = t2;
                        __m256i active_mask2_v0 = mask4_v0;
                        __m256i active_mask2_v1 = mask4_v1;
                        __m256i t21_v0 = t_v;
                        __m256i t21_v1 = t_v;
                        __m256i t21_v2 = t_v;
                        __m256i t21_v3 = t_v;
                        __m256i left_mask5_v0 = mask_v;
                        __m256i left_mask5_v1 = mask_v;
                        __m256i left_mask5_v2 = mask_v;
                        __m256i left_mask5_v3 = mask_v;
                        int more2;
                        do {
                            const __m256i mask19_v0 = _mm256_cmpgt_epi32(t20_v0, t3_v);
                            const __m256i mask19_v1 = _mm256_cmpgt_epi32(t20_v1, t3_v);
                            const __m256i t10_v = _mm256_set1_epi32((int)(t2 * t6 + 1u));
                            const __m256i t22_v0 = _mm256_add_epi32(t20_v0, t10_v);
                            const __m256i t22_v1 = _mm256_add_epi32(t20_v1, t10_v);
                            const __m256i mask2_v =
                                _mm256_set1_epi32((int)(((t2 ^ t6) == 5u) ? -1 : 0));
                            const __m256i mask20_v0 =
                                _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                            const __m256i mask20_v1 =
                                _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                            const __m256i mask21_v0 =
                                _mm256_xor_si256(mask19_v0, _mm256_set1_epi32(-1));
                            const __m256i mask21_v1 =
                                _mm256_xor_si256(mask19_v1, _mm256_set1_epi32(-1));
                            const __m256i mask22_v0 = _mm256_and_si256(mask20_v0, mask21_v0);
                            const __m256i mask22_v1 = _mm256_and_si256(mask20_v1, mask21_v1);
                            const __m256i t23_v0 = _mm256_blendv_epi8(t20_v0, t22_v0, mask22_v0);
                            const __m256i t23_v1 = _mm256_blendv_epi8(t20_v1, t22_v1, mask22_v1);
                            const unsigned int t7 = t6 + 1u;
                            const __m256i t24_v0 = _mm256_and_si256(t2_v0, t2_v);
                            const __m256i t24_v1 = _mm256_and_si256(t2_v1, t2_v);
                            const __m256i t11_v = _mm256_set1_epi32((int)(t7));
                            const __m256i mask23_v0 = _mm256_cmpgt_epi32(t24_v0, t11_v);
                            const __m256i mask23_v1 = _mm256_cmpgt_epi32(t24_v1, t11_v);
                            const __m256i mask24_v0 = _mm256_or_si256(mask22_v0, mask2_v);
                            const __m256i mask24_v1 = _mm256_or_si256(mask22_v1, mask2_v);
                            const __m256i mask25_v0 = _mm256_and_si256(mask24_v0, mask23_v0);
                            const __m256i mask25_v1 = _mm256_and_si256(mask24_v1, mask23_v1);
                            const __m256i mask26_v0 = _mm256_and_si256(active_mask2_v0, mask25_v0);
                            const __m256i mask26_v1 = _mm256_and_si256(active_mask2_v1, mask25_v1);
                            const __m256i t25_v0 =
                                _mm256_blendv_epi8(t21_v0, t20_v0, active_mask2_v0);
                            const __m256i t25_v1 =
                                _mm256_blendv_epi8(t21_v1, t20_v1, active_mask2_v1);
                            const __m256i t26_v0 =
                                _mm256_blendv_epi8(t21_v2, t23_v0, active_mask2_v0);
                            const __m256i t26_v1 =
                                _mm256_blendv_epi8(t21_v3, t23_v1, active_mask2_v1);
                            const __m256i mask27_v0 = _mm256_and_si256(mask20_v0, mask19_v0);
                            const __m256i mask27_v1 = _mm256_and_si256(mask20_v1, mask19_v1);
                            const __m256i mask28_v0 = _mm256_and_si256(active_mask2_v0, mask27_v0);
                            const __m256i mask28_v1 = _mm256_and_si256(active_mask2_v1, mask27_v1);
                            const __m256i mask29_v0 = _mm256_or_si256(left_mask5_v0, mask28_v0);
                            const __m256i mask29_v1 = _mm256_or_si256(left_mask5_v1, mask28_v1);
                            const __m256i mask30_v0 =
                                _mm256_xor_si256(mask23_v0, _mm256_set1_epi32(-1));
                            const __m256i mask30_v1 =
                                _mm256_xor_si256(mask23_v1, _mm256_set1_epi32(-1));
                            const __m256i mask31_v0 = _mm256_and_si256(mask24_v0, mask30_v0);
                            const __m256i mask31_v1 = _mm256_and_si256(mask24_v1, mask30_v1);
                            const __m256i mask32_v0 = _mm256_and_si256(active_mask2_v0, mask31_v0);
                            const __m256i mask32_v1 = _mm256_and_si256(active_mask2_v1, mask31_v1);
                            const __m256i mask33_v0 = _mm256_or_si256(left_mask5_v2, mask32_v0);
                            const __m256i mask33_v1 = _mm256_or_si256(left_mask5_v3, mask32_v1);
                            const __m256i t12_v = _mm256_or_si256(mask26_v0, mask26_v1);
                            const int t8 = !_mm256_testz_si256(t12_v, t12_v);
                            more2 = t8;
                            t20_v0 = t23_v0;
                            t20_v1 = t23_v1;
                            t6 = t7;
                            active_mask2_v0 = mask26_v0;
                            active_mask2_v1 = mask26_v1;
                            t21_v0 = t25_v0;
                            t21_v1 = t25_v1;
                            t21_v2 = t26_v0;
                            t21_v3 = t26_v1;
                            left_mask5_v0 = mask29_v0;
                            left_mask5_v1 = mask29_v1;
                            left_mask5_v2 = mask33_v0;
                            left_mask5_v3 = mask33_v1;
                        } while (more2);
                        t11_v0 = t21_v0;
                        t11_v1 = t21_v1;
                        t12_v0 = t21_v2;
                        t12_v1 = t21_v3;
                        left_mask3_v0 = left_mask5_v0;
                        left_mask3_v1 = left_mask5_v1;
                        left_mask4_v0 = left_mask5_v2;
                        left_mask4_v1 = left_mask5_v3;
                    } else {
                        t11_v0 = t_v;
                        t11_v1 = t_v;
                        t12_v0 = t_v;
                        t12_v1 = t_v;
                        left_mask3_v0 = mask_v;
                        left_mask3_v1 = mask_v;
                        left_mask4_v0 = mask_v;
                        left_mask4_v1 = mask_v;
                    }
                    t13_v0 = _mm256_blendv_epi8(t8_v0, t12_v0, mask3_v0);
                    t13_v1 = _mm256_blendv_epi8(t8_v1, t12_v1, mask3_v1);
                    t14_v0 = _mm256_and_si256(t13_v0, t4_v);
                    t14_v1 = _mm256_and_si256(t13_v1, t4_v);
                    mask5_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t14_v0, t_v), _mm256_set1_epi32(-1));
                    mask5_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t14_v1, t_v), _mm256_set1_epi32(-1));
                    t15_v0 = _mm256_add_epi32(t13_v0, t4_v);
                    t15_v1 = _mm256_add_epi32(t13_v1, t4_v);
                    t16_v0 = _mm256_blendv_epi8(t13_v0, t15_v0, mask5_v0);
                    t16_v1 = _mm256_blendv_epi8(t13_v1, t15_v1, mask5_v1);
                    t4 = t2 + 1u;
                    t17_v0 = _mm256_and_si256(t_v0, t2_v);
                    t17_v1 = _mm256_and_si256(t_v1, t2_v);
                    t8_v = _mm256_set1_epi32((int)(t4));
                    mask6_v0 = _mm256_cmpgt_epi32(t17_v0, t8_v);
                    mask6_v1 = _mm256_cmpgt_epi32(t17_v1, t8_v);
                    mask7_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                    mask7_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                    mask8_v0 = _mm256_and_si256(mask3_v0, left_mask4_v0);
                    mask8_v1 = _mm256_and_si256(mask3_v1, left_mask4_v1);
                    mask9_v0 = _mm256_or_si256(mask7_v0, mask8_v0);
                    mask9_v1 = _mm256_or_si256(mask7_v1, mask8_v1);
                    mask10_v0 = _mm256_and_si256(mask9_v0, mask6_v0);
                    mask10_v1 = _mm256_and_si256(mask9_v1, mask6_v1);
                    mask11_v0 = _mm256_and_si256(active_mask_v0, mask10_v0);
                    mask11_v1 = _mm256_and_si256(active_mask_v1, mask10_v1);
                    t18_v0 = _mm256_blendv_epi8(t9_v0, t11_v0, active_mask_v0);
                    t18_v1 = _mm256_blendv_epi8(t9_v1, t11_v1, active_mask_v1);
                    t19_v0 = _mm256_blendv_epi8(t9_v2, t16_v0, active_mask_v0);
                    t19_v1 = _mm256_blendv_epi8(t9_v3, t16_v1, active_mask_v1);
                    mask12_v0 = _mm256_and_si256(mask3_v0, left_mask3_v0);
                    mask12_v1 = _mm256_and_si256(mask3_v1, left_mask3_v1);
                    mask13_v0 = _mm256_and_si256(active_mask_v0, mask12_v0);
                    mask13_v1 = _mm256_and_si256(active_mask_v1, mask12_v1);
                    mask14_v0 = _mm256_or_si256(left_mask2_v0, mask13_v0);
                    mask14_v1 = _mm256_or_si256(left_mask2_v1, mask13_v1);
                    mask15_v0 = _mm256_xor_si256(mask6_v0, _mm256_set1_epi32(-1));
                    mask15_v1 = _mm256_xor_si256(mask6_v1, _mm256_set1_epi32(-1));
                    mask16_v0 = _mm256_and_si256(mask9_v0, mask15_v0);
                    mask16_v1 = _mm256_and_si256(mask9_v1, mask15_v1);
                    mask17_v0 = _mm256_and_si256(active_mask_v0, mask16_v0);
                    mask17_v1 = _mm256_and_si256(active_mask_v1, mask16_v1);
                    mask18_v0 = _mm256_or_si256(left_mask2_v2, mask17_v0);
                    mask18_v1 = _mm256_or_si256(left_mask2_v3, mask17_v1);
                    t9_v = _mm256_or_si256(mask11_v0, mask11_v1);
                    t5 = !_mm256_testz_si256(t9_v, t9_v);
                    more = t5;
                    t8_v0 = t16_v0;
                    t8_v1 = t16_v1;
                    t2 = t4;
                    active_mask_v0 = mask11_v0;
                    active_mask_v1 = mask11_v1;
                    t9_v0 = t18_v0;
                    t9_v1 = t18_v1;
                    t9_v2 = t19_v0;
                    t9_v3 = t19_v1;
                    left_mask2_v0 = mask14_v0;
                    left_mask2_v1 = mask14_v1;
                    left_mask2_v2 = mask18_v0;
                    left_mask2_v3 = mask18_v1;
                } while (more);
                t4_v0 = t9_v0;
                t4_v1 = t9_v1;
                t5_v0 = t9_v2;
                t5_v1 = t9_v3;
                left_mask_v0 = left_mask2_v0;
                left_mask_v1 = left_mask2_v1;
            } else {
                t4_v0 = t_v;
                t4_v1 = t_v;
                t5_v0 = t_v;
                t5_v1 = t_v;
                left_mask_v0 = mask_v;
                left_mask_v1 = mask_v;
            }
            t6_v0 = _mm256_sub_epi32(t_v, t4_v0);
            t6_v1 = _mm256_sub_epi32(t_v, t4_v1);
            t7_v0 = _mm256_and_si256(mask_v0, t5_v0);
            t7_v1 = _mm256_and_si256(mask_v1, t5_v1);
            mask2_v0 = _mm256_and_si256(mask_v0, left_mask_v0);
            mask2_v1 = _mm256_and_si256(mask_v1, left_mask_v1);
            d_new_v0 = _mm256_blendv_epi8(t7_v0, t6_v0, mask2_v0);
            d_new_v1 = _mm256_blendv_epi8(t7_v1, t6_v1, mask2_v1);
            _mm256_storeu_si256((void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((void *)(d + k2 + 8), d_new_v1);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = nested_loops_lane(a[k], b[k]);
    }
}
