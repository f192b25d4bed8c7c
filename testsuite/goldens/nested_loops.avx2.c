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
            const __m256i x_v0 = _mm256_cvtepu8_epi32(a_v);
            const __m256i x_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(a_v, 8));
            const __m128i b_v = _mm_loadu_si128((const void *)(b + k2));
            const __m256i y_v0 = _mm256_cvtepu8_epi32(b_v);
            const __m256i y_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(b_v, 8));
            const __m256i t_v0 = _mm256_and_si256(x_v0, t2_v);
            const __m256i t_v1 = _mm256_and_si256(x_v1, t2_v);
            const __m256i mask_v0 = _mm256_cmpgt_epi32(t_v0, t_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(t_v1, t_v);
            const __m256i t5_v = _mm256_or_si256(mask_v0, mask_v1);
            const int t = !_mm256_testz_si256(t5_v, t5_v);
            __m256i sum_v0 = t_v;
            __m256i sum_v1 = t_v;
            __m256i sum2_v0 = t_v;
            __m256i sum2_v1 = t_v;
            __m256i left_mask_v0 = mask_v;
            __m256i left_mask_v1 = mask_v;
            __m256i t2_v0;
            __m256i t2_v1;
            __m256i sum3_v0;
            __m256i sum3_v1;
            __m256i mask2_v0;
            __m256i mask2_v1;
            __m256i d_new_v0;
            __m256i d_new_v1;
            if (t) {
                __m256i sum4_v0 = t_v;
                __m256i sum4_v1 = t_v;
                unsigned int i_s = 0u;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i sum5_v0 = t_v;
                __m256i sum5_v1 = t_v;
                __m256i sum5_v2 = t_v;
                __m256i sum5_v3 = t_v;
                __m256i left_mask2_v0 = mask_v;
                __m256i left_mask2_v1 = mask_v;
                __m256i left_mask2_v2 = mask_v;
                __m256i left_mask2_v3 = mask_v;
                int more;
                do {
                    const __m256i t3_v0 = _mm256_and_si256(y_v0, t2_v);
                    const __m256i t3_v1 = _mm256_and_si256(y_v1, t2_v);
                    const __m256i i_v = _mm256_set1_epi32((int)(i_s));
                    const __m256i mask3_v0 = _mm256_cmpgt_epi32(t3_v0, i_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi32(t3_v1, i_v);
                    const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask3_v0);
                    const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask3_v1);
                    const __m256i t6_v = _mm256_or_si256(mask4_v0, mask4_v1);
                    const int t2 = !_mm256_testz_si256(t6_v, t6_v);
                    __m256i sum6_v0 = t_v;
                    __m256i sum6_v1 = t_v;
                    __m256i sum7_v0 = t_v;
                    __m256i sum7_v1 = t_v;
                    __m256i left_mask3_v0 = mask_v;
                    __m256i left_mask3_v1 = mask_v;
                    __m256i left_mask4_v0 = mask_v;
                    __m256i left_mask4_v1 = mask_v;
                    __m256i sum8_v0;
                    __m256i sum8_v1;
                    __m256i t4_v0;
                    __m256i t4_v1;
                    __m256i mask5_v0;
                    __m256i mask5_v1;
                    __m256i sum9_v0;
                    __m256i sum9_v1;
                    __m256i sum10_v0;
                    __m256i sum10_v1;
                    unsigned int t3;
                    __m256i t5_v0;
                    __m256i t5_v1;
                    __m256i i2_v;
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
                    __m256i t6_v0;
                    __m256i t6_v1;
                    __m256i t7_v0;
                    __m256i t7_v1;
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
                    __m256i t7_v;
                    int t4;
                    if (t2) {
                        __m256i sum11_v0 = sum4_v0;
                        __m256i sum11_v1 = sum4_v1;
                        unsigned int j_s = i_s;
                        __m256i active_mask2_v0 = mask4_v0;
                        __m256i active_mask2_v1 = mask4_v1;
                        __m256i sum12_v0 = t_v;
                        __m256i sum12_v1 = t_v;
                        __m256i sum12_v2 = t_v;
                        __m256i sum12_v3 = t_v;
                        __m256i left_mask5_v0 = mask_v;
                        __m256i left_mask5_v1 = mask_v;
                        __m256i left_mask5_v2 = mask_v;
                        __m256i left_mask5_v3 = mask_v;
                        int more2;
                        do {
                            const __m256i mask19_v0 = _mm256_cmpgt_epi32(sum11_v0, t3_v);
                            const __m256i mask19_v1 = _mm256_cmpgt_epi32(sum11_v1, t3_v);
                            const __m256i t8_v = _mm256_set1_epi32((int)(i_s * j_s + 1u));
                            const __m256i sum13_v0 = _mm256_add_epi32(sum11_v0, t8_v);
                            const __m256i sum13_v1 = _mm256_add_epi32(sum11_v1, t8_v);
                            const __m256i mask2_v =
                                _mm256_set1_epi32((int)(((i_s ^ j_s) == 5u) ? -1 : 0));
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
                            const __m256i sum14_v0 =
                                _mm256_blendv_epi8(sum11_v0, sum13_v0, mask22_v0);
                            const __m256i sum14_v1 =
                                _mm256_blendv_epi8(sum11_v1, sum13_v1, mask22_v1);
                            const unsigned int t5 = j_s + 1u;
                            const __m256i t8_v0 = _mm256_and_si256(y_v0, t2_v);
                            const __m256i t8_v1 = _mm256_and_si256(y_v1, t2_v);
                            const __m256i j_v = _mm256_set1_epi32((int)(t5));
                            const __m256i mask23_v0 = _mm256_cmpgt_epi32(t8_v0, j_v);
                            const __m256i mask23_v1 = _mm256_cmpgt_epi32(t8_v1, j_v);
                            const __m256i mask24_v0 = _mm256_or_si256(mask22_v0, mask2_v);
                            const __m256i mask24_v1 = _mm256_or_si256(mask22_v1, mask2_v);
                            const __m256i mask25_v0 = _mm256_and_si256(active_mask2_v0, mask24_v0);
                            const __m256i mask25_v1 = _mm256_and_si256(active_mask2_v1, mask24_v1);
                            const __m256i mask26_v0 = _mm256_and_si256(mask25_v0, mask23_v0);
                            const __m256i mask26_v1 = _mm256_and_si256(mask25_v1, mask23_v1);
                            const __m256i t9_v0 =
                                _mm256_blendv_epi8(sum12_v0, sum11_v0, active_mask2_v0);
                            const __m256i t9_v1 =
                                _mm256_blendv_epi8(sum12_v1, sum11_v1, active_mask2_v1);
                            const __m256i t10_v0 =
                                _mm256_blendv_epi8(sum12_v2, sum14_v0, active_mask2_v0);
                            const __m256i t10_v1 =
                                _mm256_blendv_epi8(sum12_v3, sum14_v1, active_mask2_v1);
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
                            const __m256i t9_v = _mm256_or_si256(mask26_v0, mask26_v1);
                            const int t6 = !_mm256_testz_si256(t9_v, t9_v);
                            more2 = t6;
                            sum11_v0 = sum14_v0;
                            sum11_v1 = sum14_v1;
                            j_s = t5;
                            active_mask2_v0 = mask26_v0;
                            active_mask2_v1 = mask26_v1;
                            sum12_v0 = t9_v0;
                            sum12_v1 = t9_v1;
                            sum12_v2 = t10_v0;
                            sum12_v3 = t10_v1;
                            left_mask5_v0 = mask29_v0;
                            left_mask5_v1 = mask29_v1;
                            left_mask5_v2 = mask33_v0;
                            left_mask5_v3 = mask33_v1;
                        } while (more2);
                        sum6_v0 = sum12_v0;
                        sum6_v1 = sum12_v1;
                        sum7_v0 = sum12_v2;
                        sum7_v1 = sum12_v3;
                        left_mask3_v0 = left_mask5_v0;
                        left_mask3_v1 = left_mask5_v1;
                        left_mask4_v0 = left_mask5_v2;
                        left_mask4_v1 = left_mask5_v3;
                    }
                    sum8_v0 = _mm256_blendv_epi8(sum4_v0, sum7_v0, mask3_v0);
                    sum8_v1 = _mm256_blendv_epi8(sum4_v1, sum7_v1, mask3_v1);
                    t4_v0 = _mm256_and_si256(sum8_v0, t4_v);
                    t4_v1 = _mm256_and_si256(sum8_v1, t4_v);
                    mask5_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t4_v0, t_v), _mm256_set1_epi32(-1));
                    mask5_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t4_v1, t_v), _mm256_set1_epi32(-1));
                    sum9_v0 = _mm256_add_epi32(sum8_v0, t4_v);
                    sum9_v1 = _mm256_add_epi32(sum8_v1, t4_v);
                    sum10_v0 = _mm256_blendv_epi8(sum8_v0, sum9_v0, mask5_v0);
                    sum10_v1 = _mm256_blendv_epi8(sum8_v1, sum9_v1, mask5_v1);
                    t3 = i_s + 1u;
                    t5_v0 = _mm256_and_si256(x_v0, t2_v);
                    t5_v1 = _mm256_and_si256(x_v1, t2_v);
                    i2_v = _mm256_set1_epi32((int)(t3));
                    mask6_v0 = _mm256_cmpgt_epi32(t5_v0, i2_v);
                    mask6_v1 = _mm256_cmpgt_epi32(t5_v1, i2_v);
                    mask7_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                    mask7_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                    mask8_v0 = _mm256_and_si256(mask3_v0, left_mask4_v0);
                    mask8_v1 = _mm256_and_si256(mask3_v1, left_mask4_v1);
                    mask9_v0 = _mm256_or_si256(mask7_v0, mask8_v0);
                    mask9_v1 = _mm256_or_si256(mask7_v1, mask8_v1);
                    mask10_v0 = _mm256_and_si256(active_mask_v0, mask9_v0);
                    mask10_v1 = _mm256_and_si256(active_mask_v1, mask9_v1);
                    mask11_v0 = _mm256_and_si256(mask10_v0, mask6_v0);
                    mask11_v1 = _mm256_and_si256(mask10_v1, mask6_v1);
                    t6_v0 = _mm256_blendv_epi8(sum5_v0, sum6_v0, active_mask_v0);
                    t6_v1 = _mm256_blendv_epi8(sum5_v1, sum6_v1, active_mask_v1);
                    t7_v0 = _mm256_blendv_epi8(sum5_v2, sum10_v0, active_mask_v0);
                    t7_v1 = _mm256_blendv_epi8(sum5_v3, sum10_v1, active_mask_v1);
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
                    t7_v = _mm256_or_si256(mask11_v0, mask11_v1);
                    t4 = !_mm256_testz_si256(t7_v, t7_v);
                    more = t4;
                    sum4_v0 = sum10_v0;
                    sum4_v1 = sum10_v1;
                    i_s = t3;
                    active_mask_v0 = mask11_v0;
                    active_mask_v1 = mask11_v1;
                    sum5_v0 = t6_v0;
                    sum5_v1 = t6_v1;
                    sum5_v2 = t7_v0;
                    sum5_v3 = t7_v1;
                    left_mask2_v0 = mask14_v0;
                    left_mask2_v1 = mask14_v1;
                    left_mask2_v2 = mask18_v0;
                    left_mask2_v3 = mask18_v1;
                } while (more);
                sum_v0 = sum5_v0;
                sum_v1 = sum5_v1;
                sum2_v0 = sum5_v2;
                sum2_v1 = sum5_v3;
                left_mask_v0 = left_mask2_v0;
                left_mask_v1 = left_mask2_v1;
            }
            t2_v0 = _mm256_sub_epi32(t_v, sum_v0);
            t2_v1 = _mm256_sub_epi32(t_v, sum_v1);
            sum3_v0 = _mm256_and_si256(mask_v0, sum2_v0);
            sum3_v1 = _mm256_and_si256(mask_v1, sum2_v1);
            mask2_v0 = _mm256_and_si256(mask_v0, left_mask_v0);
            mask2_v1 = _mm256_and_si256(mask_v1, left_mask_v1);
            d_new_v0 = _mm256_blendv_epi8(sum3_v0, t2_v0, mask2_v0);
            d_new_v1 = _mm256_blendv_epi8(sum3_v1, t2_v1, mask2_v1);
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
