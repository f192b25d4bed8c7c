/* vcc 0.1.0 wrote this from nested_loops.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void nested_loops(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 24: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(15);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i mask_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set1_epi32(300);
        const __m256i t4_v = _mm256_set1_epi32(1);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m128i x_v = _mm256_castsi256_si128(a_v);
            const __m128i x2_v = _mm256_extracti128_si256(a_v, 1);
            const __m256i x_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(a_v));
            const __m256i x_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(x_v, 8));
            const __m256i x_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(a_v, 1));
            const __m256i x_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(x2_v, 8));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2));
            const __m128i y_v = _mm256_castsi256_si128(b_v);
            const __m128i y2_v = _mm256_extracti128_si256(b_v, 1);
            const __m256i y_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(b_v));
            const __m256i y_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(y_v, 8));
            const __m256i y_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(b_v, 1));
            const __m256i y_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(y2_v, 8));
            const __m256i t_v0 = _mm256_and_si256(y_v0, t_v);
            const __m256i t_v1 = _mm256_and_si256(y_v1, t_v);
            const __m256i t_v2 = _mm256_and_si256(y_v2, t_v);
            const __m256i t_v3 = _mm256_and_si256(y_v3, t_v);
            const __m256i t2_v0 = _mm256_and_si256(x_v0, t_v);
            const __m256i t2_v1 = _mm256_and_si256(x_v1, t_v);
            const __m256i t2_v2 = _mm256_and_si256(x_v2, t_v);
            const __m256i t2_v3 = _mm256_and_si256(x_v3, t_v);
            const __m256i mask_v0 = _mm256_cmpgt_epi32(t2_v0, t2_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(t2_v1, t2_v);
            const __m256i mask_v2 = _mm256_cmpgt_epi32(t2_v2, t2_v);
            const __m256i mask_v3 = _mm256_cmpgt_epi32(t2_v3, t2_v);
            const __m256i any_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), any_v);
            const int any = _mm256_movemask_epi8(any2_v) != 0;
            __m256i sum_v0 = t2_v;
            __m256i sum_v1 = t2_v;
            __m256i sum_v2 = t2_v;
            __m256i sum_v3 = t2_v;
            __m256i sum2_v0 = t2_v;
            __m256i sum2_v1 = t2_v;
            __m256i sum2_v2 = t2_v;
            __m256i sum2_v3 = t2_v;
            __m256i left_mask_v0 = mask_v;
            __m256i left_mask_v1 = mask_v;
            __m256i left_mask_v2 = mask_v;
            __m256i left_mask_v3 = mask_v;
            if (any) {
                __m256i sum4_v0 = t2_v;
                __m256i sum4_v1 = t2_v;
                __m256i sum4_v2 = t2_v;
                __m256i sum4_v3 = t2_v;
                unsigned int i_s = 0u;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i active_mask_v2 = mask_v2;
                __m256i active_mask_v3 = mask_v3;
                __m256i sum5_v0 = t2_v;
                __m256i sum5_v1 = t2_v;
                __m256i sum5_v2 = t2_v;
                __m256i sum5_v3 = t2_v;
                __m256i sum6_v0 = t2_v;
                __m256i sum6_v1 = t2_v;
                __m256i sum6_v2 = t2_v;
                __m256i sum6_v3 = t2_v;
                __m256i left_mask2_v0 = mask_v;
                __m256i left_mask2_v1 = mask_v;
                __m256i left_mask2_v2 = mask_v;
                __m256i left_mask2_v3 = mask_v;
                int more;
                do {
                    const __m256i i_v = _mm256_set1_epi32((int)i_s);
                    const __m256i mask3_v0 = _mm256_cmpgt_epi32(t_v0, i_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi32(t_v1, i_v);
                    const __m256i mask3_v2 = _mm256_cmpgt_epi32(t_v2, i_v);
                    const __m256i mask3_v3 = _mm256_cmpgt_epi32(t_v3, i_v);
                    const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask3_v0);
                    const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask3_v1);
                    const __m256i mask4_v2 = _mm256_and_si256(active_mask_v2, mask3_v2);
                    const __m256i mask4_v3 = _mm256_and_si256(active_mask_v3, mask3_v3);
                    const __m256i any3_v = _mm256_or_si256(mask4_v2, mask4_v3);
                    const __m256i any4_v =
                        _mm256_or_si256(_mm256_or_si256(mask4_v0, mask4_v1), any3_v);
                    const int any2 = _mm256_movemask_epi8(any4_v) != 0;
                    __m256i sum7_v0 = t2_v;
                    __m256i sum7_v1 = t2_v;
                    __m256i sum7_v2 = t2_v;
                    __m256i sum7_v3 = t2_v;
                    __m256i sum8_v0 = t2_v;
                    __m256i sum8_v1 = t2_v;
                    __m256i sum8_v2 = t2_v;
                    __m256i sum8_v3 = t2_v;
                    __m256i left_mask3_v0 = mask_v;
                    __m256i left_mask3_v1 = mask_v;
                    __m256i left_mask3_v2 = mask_v;
                    __m256i left_mask3_v3 = mask_v;
                    __m256i left_mask4_v0 = mask_v;
                    __m256i left_mask4_v1 = mask_v;
                    __m256i left_mask4_v2 = mask_v;
                    __m256i left_mask4_v3 = mask_v;
                    if (any2) {
                        __m256i sum11_v0 = sum4_v0;
                        __m256i sum11_v1 = sum4_v1;
                        __m256i sum11_v2 = sum4_v2;
                        __m256i sum11_v3 = sum4_v3;
                        unsigned int j_s = i_s;
                        __m256i active_mask2_v0 = mask4_v0;
                        __m256i active_mask2_v1 = mask4_v1;
                        __m256i active_mask2_v2 = mask4_v2;
                        __m256i active_mask2_v3 = mask4_v3;
                        __m256i sum12_v0 = t2_v;
                        __m256i sum12_v1 = t2_v;
                        __m256i sum12_v2 = t2_v;
                        __m256i sum12_v3 = t2_v;
                        __m256i sum13_v0 = t2_v;
                        __m256i sum13_v1 = t2_v;
                        __m256i sum13_v2 = t2_v;
                        __m256i sum13_v3 = t2_v;
                        __m256i left_mask5_v0 = mask_v;
                        __m256i left_mask5_v1 = mask_v;
                        __m256i left_mask5_v2 = mask_v;
                        __m256i left_mask5_v3 = mask_v;
                        __m256i left_mask6_v0 = mask_v;
                        __m256i left_mask6_v1 = mask_v;
                        __m256i left_mask6_v2 = mask_v;
                        __m256i left_mask6_v3 = mask_v;
                        int more2;
                        do {
                            const __m256i mask13_v0 = _mm256_cmpgt_epi32(sum11_v0, t3_v);
                            const __m256i mask13_v1 = _mm256_cmpgt_epi32(sum11_v1, t3_v);
                            const __m256i mask13_v2 = _mm256_cmpgt_epi32(sum11_v2, t3_v);
                            const __m256i mask13_v3 = _mm256_cmpgt_epi32(sum11_v3, t3_v);
                            const __m256i t9_v = _mm256_set1_epi32((int)(i_s * j_s + 1u));
                            const __m256i sum14_v0 = _mm256_add_epi32(sum11_v0, t9_v);
                            const __m256i sum14_v1 = _mm256_add_epi32(sum11_v1, t9_v);
                            const __m256i sum14_v2 = _mm256_add_epi32(sum11_v2, t9_v);
                            const __m256i sum14_v3 = _mm256_add_epi32(sum11_v3, t9_v);
                            const __m256i mask3_v =
                                _mm256_set1_epi32((int)((i_s ^ j_s) == 5u ? -1 : 0));
                            const __m256i sum15_v0 =
                                _mm256_blendv_epi8(sum14_v0, sum11_v0, mask3_v);
                            const __m256i sum15_v1 =
                                _mm256_blendv_epi8(sum14_v1, sum11_v1, mask3_v);
                            const __m256i sum15_v2 =
                                _mm256_blendv_epi8(sum14_v2, sum11_v2, mask3_v);
                            const __m256i sum15_v3 =
                                _mm256_blendv_epi8(sum14_v3, sum11_v3, mask3_v);
                            const unsigned int t2 = j_s + 1u;
                            const __m256i t7_v0 = _mm256_and_si256(y_v0, t_v);
                            const __m256i t7_v1 = _mm256_and_si256(y_v1, t_v);
                            const __m256i t7_v2 = _mm256_and_si256(y_v2, t_v);
                            const __m256i t7_v3 = _mm256_and_si256(y_v3, t_v);
                            const __m256i j_v = _mm256_set1_epi32((int)t2);
                            const __m256i mask14_v0 = _mm256_cmpgt_epi32(t7_v0, j_v);
                            const __m256i mask14_v1 = _mm256_cmpgt_epi32(t7_v1, j_v);
                            const __m256i mask14_v2 = _mm256_cmpgt_epi32(t7_v2, j_v);
                            const __m256i mask14_v3 = _mm256_cmpgt_epi32(t7_v3, j_v);
                            const __m256i mask15_v0 =
                                _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                            const __m256i mask15_v1 =
                                _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                            const __m256i mask15_v2 =
                                _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                            const __m256i mask15_v3 =
                                _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                            const __m256i mask16_v0 =
                                _mm256_xor_si256(mask13_v0, _mm256_set1_epi32(-1));
                            const __m256i mask16_v1 =
                                _mm256_xor_si256(mask13_v1, _mm256_set1_epi32(-1));
                            const __m256i mask16_v2 =
                                _mm256_xor_si256(mask13_v2, _mm256_set1_epi32(-1));
                            const __m256i mask16_v3 =
                                _mm256_xor_si256(mask13_v3, _mm256_set1_epi32(-1));
                            const __m256i mask17_v0 = _mm256_or_si256(mask16_v0, mask3_v);
                            const __m256i mask17_v1 = _mm256_or_si256(mask16_v1, mask3_v);
                            const __m256i mask17_v2 = _mm256_or_si256(mask16_v2, mask3_v);
                            const __m256i mask17_v3 = _mm256_or_si256(mask16_v3, mask3_v);
                            const __m256i mask18_v0 = _mm256_and_si256(active_mask2_v0, mask17_v0);
                            const __m256i mask18_v1 = _mm256_and_si256(active_mask2_v1, mask17_v1);
                            const __m256i mask18_v2 = _mm256_and_si256(active_mask2_v2, mask17_v2);
                            const __m256i mask18_v3 = _mm256_and_si256(active_mask2_v3, mask17_v3);
                            const __m256i mask19_v0 = _mm256_and_si256(mask18_v0, mask14_v0);
                            const __m256i mask19_v1 = _mm256_and_si256(mask18_v1, mask14_v1);
                            const __m256i mask19_v2 = _mm256_and_si256(mask18_v2, mask14_v2);
                            const __m256i mask19_v3 = _mm256_and_si256(mask18_v3, mask14_v3);
                            const __m256i t8_v0 =
                                _mm256_blendv_epi8(sum12_v0, sum11_v0, active_mask2_v0);
                            const __m256i t8_v1 =
                                _mm256_blendv_epi8(sum12_v1, sum11_v1, active_mask2_v1);
                            const __m256i t8_v2 =
                                _mm256_blendv_epi8(sum12_v2, sum11_v2, active_mask2_v2);
                            const __m256i t8_v3 =
                                _mm256_blendv_epi8(sum12_v3, sum11_v3, active_mask2_v3);
                            const __m256i t9_v0 =
                                _mm256_blendv_epi8(sum13_v0, sum15_v0, active_mask2_v0);
                            const __m256i t9_v1 =
                                _mm256_blendv_epi8(sum13_v1, sum15_v1, active_mask2_v1);
                            const __m256i t9_v2 =
                                _mm256_blendv_epi8(sum13_v2, sum15_v2, active_mask2_v2);
                            const __m256i t9_v3 =
                                _mm256_blendv_epi8(sum13_v3, sum15_v3, active_mask2_v3);
                            const __m256i mask20_v0 = _mm256_and_si256(mask15_v0, mask13_v0);
                            const __m256i mask20_v1 = _mm256_and_si256(mask15_v1, mask13_v1);
                            const __m256i mask20_v2 = _mm256_and_si256(mask15_v2, mask13_v2);
                            const __m256i mask20_v3 = _mm256_and_si256(mask15_v3, mask13_v3);
                            const __m256i mask21_v0 = _mm256_and_si256(active_mask2_v0, mask20_v0);
                            const __m256i mask21_v1 = _mm256_and_si256(active_mask2_v1, mask20_v1);
                            const __m256i mask21_v2 = _mm256_and_si256(active_mask2_v2, mask20_v2);
                            const __m256i mask21_v3 = _mm256_and_si256(active_mask2_v3, mask20_v3);
                            const __m256i mask22_v0 = _mm256_or_si256(left_mask5_v0, mask21_v0);
                            const __m256i mask22_v1 = _mm256_or_si256(left_mask5_v1, mask21_v1);
                            const __m256i mask22_v2 = _mm256_or_si256(left_mask5_v2, mask21_v2);
                            const __m256i mask22_v3 = _mm256_or_si256(left_mask5_v3, mask21_v3);
                            const __m256i mask23_v0 =
                                _mm256_xor_si256(mask14_v0, _mm256_set1_epi32(-1));
                            const __m256i mask23_v1 =
                                _mm256_xor_si256(mask14_v1, _mm256_set1_epi32(-1));
                            const __m256i mask23_v2 =
                                _mm256_xor_si256(mask14_v2, _mm256_set1_epi32(-1));
                            const __m256i mask23_v3 =
                                _mm256_xor_si256(mask14_v3, _mm256_set1_epi32(-1));
                            const __m256i mask24_v0 = _mm256_and_si256(mask18_v0, mask23_v0);
                            const __m256i mask24_v1 = _mm256_and_si256(mask18_v1, mask23_v1);
                            const __m256i mask24_v2 = _mm256_and_si256(mask18_v2, mask23_v2);
                            const __m256i mask24_v3 = _mm256_and_si256(mask18_v3, mask23_v3);
                            const __m256i mask25_v0 = _mm256_or_si256(left_mask6_v0, mask24_v0);
                            const __m256i mask25_v1 = _mm256_or_si256(left_mask6_v1, mask24_v1);
                            const __m256i mask25_v2 = _mm256_or_si256(left_mask6_v2, mask24_v2);
                            const __m256i mask25_v3 = _mm256_or_si256(left_mask6_v3, mask24_v3);
                            const __m256i t10_v = _mm256_or_si256(mask19_v2, mask19_v3);
                            const __m256i t11_v =
                                _mm256_or_si256(_mm256_or_si256(mask19_v0, mask19_v1), t10_v);
                            const int t3 = _mm256_movemask_epi8(t11_v) != 0;
                            more2 = t3;
                            sum11_v0 = sum15_v0;
                            sum11_v1 = sum15_v1;
                            sum11_v2 = sum15_v2;
                            sum11_v3 = sum15_v3;
                            j_s = t2;
                            active_mask2_v0 = mask19_v0;
                            active_mask2_v1 = mask19_v1;
                            active_mask2_v2 = mask19_v2;
                            active_mask2_v3 = mask19_v3;
                            sum12_v0 = t8_v0;
                            sum12_v1 = t8_v1;
                            sum12_v2 = t8_v2;
                            sum12_v3 = t8_v3;
                            sum13_v0 = t9_v0;
                            sum13_v1 = t9_v1;
                            sum13_v2 = t9_v2;
                            sum13_v3 = t9_v3;
                            left_mask5_v0 = mask22_v0;
                            left_mask5_v1 = mask22_v1;
                            left_mask5_v2 = mask22_v2;
                            left_mask5_v3 = mask22_v3;
                            left_mask6_v0 = mask25_v0;
                            left_mask6_v1 = mask25_v1;
                            left_mask6_v2 = mask25_v2;
                            left_mask6_v3 = mask25_v3;
                        } while (more2);
                        sum7_v0 = sum12_v0;
                        sum7_v1 = sum12_v1;
                        sum7_v2 = sum12_v2;
                        sum7_v3 = sum12_v3;
                        sum8_v0 = sum13_v0;
                        sum8_v1 = sum13_v1;
                        sum8_v2 = sum13_v2;
                        sum8_v3 = sum13_v3;
                        left_mask3_v0 = left_mask5_v0;
                        left_mask3_v1 = left_mask5_v1;
                        left_mask3_v2 = left_mask5_v2;
                        left_mask3_v3 = left_mask5_v3;
                        left_mask4_v0 = left_mask6_v0;
                        left_mask4_v1 = left_mask6_v1;
                        left_mask4_v2 = left_mask6_v2;
                        left_mask4_v3 = left_mask6_v3;
                    }
                    const __m256i sum9_v0 = _mm256_blendv_epi8(sum4_v0, sum8_v0, mask3_v0);
                    const __m256i sum9_v1 = _mm256_blendv_epi8(sum4_v1, sum8_v1, mask3_v1);
                    const __m256i sum9_v2 = _mm256_blendv_epi8(sum4_v2, sum8_v2, mask3_v2);
                    const __m256i sum9_v3 = _mm256_blendv_epi8(sum4_v3, sum8_v3, mask3_v3);
                    const __m256i t4_v0 = _mm256_and_si256(sum9_v0, t4_v);
                    const __m256i t4_v1 = _mm256_and_si256(sum9_v1, t4_v);
                    const __m256i t4_v2 = _mm256_and_si256(sum9_v2, t4_v);
                    const __m256i t4_v3 = _mm256_and_si256(sum9_v3, t4_v);
                    const __m256i mask5_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t4_v0, t2_v), _mm256_set1_epi32(-1));
                    const __m256i mask5_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t4_v1, t2_v), _mm256_set1_epi32(-1));
                    const __m256i mask5_v2 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t4_v2, t2_v), _mm256_set1_epi32(-1));
                    const __m256i mask5_v3 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t4_v3, t2_v), _mm256_set1_epi32(-1));
                    const __m256i t5_v0 = mask5_v0;
                    const __m256i t5_v1 = mask5_v1;
                    const __m256i t5_v2 = mask5_v2;
                    const __m256i t5_v3 = mask5_v3;
                    const __m256i sum10_v0 = _mm256_sub_epi32(sum9_v0, t5_v0);
                    const __m256i sum10_v1 = _mm256_sub_epi32(sum9_v1, t5_v1);
                    const __m256i sum10_v2 = _mm256_sub_epi32(sum9_v2, t5_v2);
                    const __m256i sum10_v3 = _mm256_sub_epi32(sum9_v3, t5_v3);
                    const unsigned int t = i_s + 1u;
                    const __m256i t6_v0 = _mm256_and_si256(x_v0, t_v);
                    const __m256i t6_v1 = _mm256_and_si256(x_v1, t_v);
                    const __m256i t6_v2 = _mm256_and_si256(x_v2, t_v);
                    const __m256i t6_v3 = _mm256_and_si256(x_v3, t_v);
                    const __m256i i2_v = _mm256_set1_epi32((int)t);
                    const __m256i mask6_v0 = _mm256_cmpgt_epi32(t6_v0, i2_v);
                    const __m256i mask6_v1 = _mm256_cmpgt_epi32(t6_v1, i2_v);
                    const __m256i mask6_v2 = _mm256_cmpgt_epi32(t6_v2, i2_v);
                    const __m256i mask6_v3 = _mm256_cmpgt_epi32(t6_v3, i2_v);
                    const __m256i mask7_v0 = _mm256_and_si256(mask3_v0, left_mask3_v0);
                    const __m256i mask7_v1 = _mm256_and_si256(mask3_v1, left_mask3_v1);
                    const __m256i mask7_v2 = _mm256_and_si256(mask3_v2, left_mask3_v2);
                    const __m256i mask7_v3 = _mm256_and_si256(mask3_v3, left_mask3_v3);
                    const __m256i mask8_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                    const __m256i mask8_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                    const __m256i mask8_v2 = _mm256_xor_si256(mask3_v2, _mm256_set1_epi32(-1));
                    const __m256i mask8_v3 = _mm256_xor_si256(mask3_v3, _mm256_set1_epi32(-1));
                    const __m256i mask9_v0 = _mm256_or_si256(mask8_v0, left_mask4_v0);
                    const __m256i mask9_v1 = _mm256_or_si256(mask8_v1, left_mask4_v1);
                    const __m256i mask9_v2 = _mm256_or_si256(mask8_v2, left_mask4_v2);
                    const __m256i mask9_v3 = _mm256_or_si256(mask8_v3, left_mask4_v3);
                    const __m256i mask10_v0 = _mm256_xor_si256(mask6_v0, _mm256_set1_epi32(-1));
                    const __m256i mask10_v1 = _mm256_xor_si256(mask6_v1, _mm256_set1_epi32(-1));
                    const __m256i mask10_v2 = _mm256_xor_si256(mask6_v2, _mm256_set1_epi32(-1));
                    const __m256i mask10_v3 = _mm256_xor_si256(mask6_v3, _mm256_set1_epi32(-1));
                    const __m256i mask11_v0 = _mm256_and_si256(mask9_v0, mask10_v0);
                    const __m256i mask11_v1 = _mm256_and_si256(mask9_v1, mask10_v1);
                    const __m256i mask11_v2 = _mm256_and_si256(mask9_v2, mask10_v2);
                    const __m256i mask11_v3 = _mm256_and_si256(mask9_v3, mask10_v3);
                    const __m256i mask12_v0 = _mm256_or_si256(mask7_v0, mask11_v0);
                    const __m256i mask12_v1 = _mm256_or_si256(mask7_v1, mask11_v1);
                    const __m256i mask12_v2 = _mm256_or_si256(mask7_v2, mask11_v2);
                    const __m256i mask12_v3 = _mm256_or_si256(mask7_v3, mask11_v3);
                    const __m256i leaving_mask_v0 = _mm256_and_si256(active_mask_v0, mask12_v0);
                    const __m256i leaving_mask_v1 = _mm256_and_si256(active_mask_v1, mask12_v1);
                    const __m256i leaving_mask_v2 = _mm256_and_si256(active_mask_v2, mask12_v2);
                    const __m256i leaving_mask_v3 = _mm256_and_si256(active_mask_v3, mask12_v3);
                    const __m256i leave_v = _mm256_or_si256(leaving_mask_v0, leaving_mask_v1);
                    const __m256i leave2_v = _mm256_or_si256(leaving_mask_v2, leaving_mask_v3);
                    const int leave = _mm256_movemask_epi8(_mm256_or_si256(leave_v, leave2_v)) != 0;
                    int stay = 1;
                    if (__builtin_expect((long)leave, 0L)) {
                        const __m256i mask26_v0 =
                            _mm256_xor_si256(leaving_mask_v0, _mm256_set1_epi32(-1));
                        const __m256i mask26_v1 =
                            _mm256_xor_si256(leaving_mask_v1, _mm256_set1_epi32(-1));
                        const __m256i mask26_v2 =
                            _mm256_xor_si256(leaving_mask_v2, _mm256_set1_epi32(-1));
                        const __m256i mask26_v3 =
                            _mm256_xor_si256(leaving_mask_v3, _mm256_set1_epi32(-1));
                        const __m256i staying_mask_v0 = _mm256_and_si256(active_mask_v0, mask26_v0);
                        const __m256i staying_mask_v1 = _mm256_and_si256(active_mask_v1, mask26_v1);
                        const __m256i staying_mask_v2 = _mm256_and_si256(active_mask_v2, mask26_v2);
                        const __m256i staying_mask_v3 = _mm256_and_si256(active_mask_v3, mask26_v3);
                        const __m256i mask27_v0 = _mm256_and_si256(active_mask_v0, mask7_v0);
                        const __m256i mask27_v1 = _mm256_and_si256(active_mask_v1, mask7_v1);
                        const __m256i mask27_v2 = _mm256_and_si256(active_mask_v2, mask7_v2);
                        const __m256i mask27_v3 = _mm256_and_si256(active_mask_v3, mask7_v3);
                        const __m256i t12_v = _mm256_or_si256(staying_mask_v0, staying_mask_v1);
                        const __m256i t13_v = _mm256_or_si256(staying_mask_v2, staying_mask_v3);
                        const int t4 = _mm256_movemask_epi8(_mm256_or_si256(t12_v, t13_v)) != 0;
                        sum5_v0 = _mm256_blendv_epi8(sum5_v0, sum7_v0, leaving_mask_v0);
                        sum5_v1 = _mm256_blendv_epi8(sum5_v1, sum7_v1, leaving_mask_v1);
                        sum5_v2 = _mm256_blendv_epi8(sum5_v2, sum7_v2, leaving_mask_v2);
                        sum5_v3 = _mm256_blendv_epi8(sum5_v3, sum7_v3, leaving_mask_v3);
                        sum6_v0 = _mm256_blendv_epi8(sum6_v0, sum10_v0, leaving_mask_v0);
                        sum6_v1 = _mm256_blendv_epi8(sum6_v1, sum10_v1, leaving_mask_v1);
                        sum6_v2 = _mm256_blendv_epi8(sum6_v2, sum10_v2, leaving_mask_v2);
                        sum6_v3 = _mm256_blendv_epi8(sum6_v3, sum10_v3, leaving_mask_v3);
                        left_mask2_v0 = _mm256_or_si256(left_mask2_v0, mask27_v0);
                        left_mask2_v1 = _mm256_or_si256(left_mask2_v1, mask27_v1);
                        left_mask2_v2 = _mm256_or_si256(left_mask2_v2, mask27_v2);
                        left_mask2_v3 = _mm256_or_si256(left_mask2_v3, mask27_v3);
                        stay = t4;
                        active_mask_v0 = staying_mask_v0;
                        active_mask_v1 = staying_mask_v1;
                        active_mask_v2 = staying_mask_v2;
                        active_mask_v3 = staying_mask_v3;
                    }
                    more = stay;
                    sum4_v0 = sum10_v0;
                    sum4_v1 = sum10_v1;
                    sum4_v2 = sum10_v2;
                    sum4_v3 = sum10_v3;
                    i_s = t;
                } while (more);
                sum_v0 = sum5_v0;
                sum_v1 = sum5_v1;
                sum_v2 = sum5_v2;
                sum_v3 = sum5_v3;
                sum2_v0 = sum6_v0;
                sum2_v1 = sum6_v1;
                sum2_v2 = sum6_v2;
                sum2_v3 = sum6_v3;
                left_mask_v0 = left_mask2_v0;
                left_mask_v1 = left_mask2_v1;
                left_mask_v2 = left_mask2_v2;
                left_mask_v3 = left_mask2_v3;
            }
            const __m256i t3_v0 = _mm256_sub_epi32(t2_v, sum_v0);
            const __m256i t3_v1 = _mm256_sub_epi32(t2_v, sum_v1);
            const __m256i t3_v2 = _mm256_sub_epi32(t2_v, sum_v2);
            const __m256i t3_v3 = _mm256_sub_epi32(t2_v, sum_v3);
            const __m256i sum3_v0 = _mm256_and_si256(mask_v0, sum2_v0);
            const __m256i sum3_v1 = _mm256_and_si256(mask_v1, sum2_v1);
            const __m256i sum3_v2 = _mm256_and_si256(mask_v2, sum2_v2);
            const __m256i sum3_v3 = _mm256_and_si256(mask_v3, sum2_v3);
            const __m256i mask2_v0 = _mm256_and_si256(mask_v0, left_mask_v0);
            const __m256i mask2_v1 = _mm256_and_si256(mask_v1, left_mask_v1);
            const __m256i mask2_v2 = _mm256_and_si256(mask_v2, left_mask_v2);
            const __m256i mask2_v3 = _mm256_and_si256(mask_v3, left_mask_v3);
            const __m256i d_new_v0 = _mm256_blendv_epi8(sum3_v0, t3_v0, mask2_v0);
            const __m256i d_new_v1 = _mm256_blendv_epi8(sum3_v1, t3_v1, mask2_v1);
            const __m256i d_new_v2 = _mm256_blendv_epi8(sum3_v2, t3_v2, mask2_v2);
            const __m256i d_new_v3 = _mm256_blendv_epi8(sum3_v3, t3_v3, mask2_v3);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), d_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), d_new_v3);
        }
        const __m256i t5_v = _mm256_set1_epi32(15);
        const __m256i t6_v = _mm256_set1_epi32(0);
        __m256i mask2_v = _mm256_set1_epi32(0);
        const __m256i t7_v = _mm256_set1_epi32(300);
        const __m256i t8_v = _mm256_set1_epi32(1);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k2));
            const __m256i x3_v = _mm256_cvtepu8_epi32(a2_v);
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k2));
            const __m256i y3_v = _mm256_cvtepu8_epi32(b2_v);
            const __m256i t14_v = _mm256_and_si256(y3_v, t5_v);
            const __m256i mask4_v = _mm256_cmpgt_epi32(_mm256_and_si256(x3_v, t5_v), t6_v);
            __m256i sum_v = t6_v;
            __m256i sum2_v = t6_v;
            __m256i left_mask_v = mask2_v;
            if (_mm256_movemask_epi8(mask4_v) != 0) {
                __m256i sum4_v = t6_v;
                unsigned int i_s2 = 0u;
                __m256i active_mask_v = mask4_v;
                __m256i sum5_v = t6_v;
                __m256i sum6_v = t6_v;
                __m256i left_mask2_v = mask2_v;
                int more3;
                do {
                    const __m256i mask6_v = _mm256_cmpgt_epi32(t14_v, _mm256_set1_epi32((int)i_s2));
                    const __m256i mask7_v = _mm256_and_si256(active_mask_v, mask6_v);
                    __m256i sum7_v = t6_v;
                    __m256i sum8_v = t6_v;
                    __m256i left_mask3_v = mask2_v;
                    __m256i left_mask4_v = mask2_v;
                    if (_mm256_movemask_epi8(mask7_v) != 0) {
                        __m256i sum11_v = sum4_v;
                        unsigned int j_s2 = i_s2;
                        __m256i active_mask2_v = mask7_v;
                        __m256i sum12_v = t6_v;
                        __m256i sum13_v = t6_v;
                        __m256i left_mask5_v = mask2_v;
                        __m256i left_mask6_v = mask2_v;
                        int more4;
                        do {
                            const __m256i mask16_v = _mm256_cmpgt_epi32(sum11_v, t7_v);
                            const __m256i t18_v = _mm256_set1_epi32((int)(i_s2 * j_s2 + 1u));
                            const __m256i mask17_v =
                                _mm256_set1_epi32((int)((i_s2 ^ j_s2) == 5u ? -1 : 0));
                            const __m256i sum14_v = _mm256_add_epi32(sum11_v, t18_v);
                            const __m256i sum15_v = _mm256_blendv_epi8(sum14_v, sum11_v, mask17_v);
                            const unsigned int t6 = j_s2 + 1u;
                            const __m256i t19_v = _mm256_and_si256(y3_v, t5_v);
                            const __m256i mask18_v =
                                _mm256_cmpgt_epi32(t19_v, _mm256_set1_epi32((int)t6));
                            const __m256i mask19_v =
                                _mm256_xor_si256(mask16_v, _mm256_set1_epi32(-1));
                            const __m256i mask20_v = _mm256_or_si256(mask19_v, mask17_v);
                            const __m256i mask21_v = _mm256_and_si256(active_mask2_v, mask20_v);
                            const __m256i mask22_v = _mm256_and_si256(mask21_v, mask18_v);
                            const __m256i mask23_v =
                                _mm256_xor_si256(mask17_v, _mm256_set1_epi32(-1));
                            const __m256i mask24_v = _mm256_and_si256(mask23_v, mask16_v);
                            const __m256i mask25_v = _mm256_and_si256(active_mask2_v, mask24_v);
                            const __m256i mask26_v =
                                _mm256_xor_si256(mask18_v, _mm256_set1_epi32(-1));
                            const __m256i mask27_v = _mm256_and_si256(mask21_v, mask26_v);
                            more4 = _mm256_movemask_epi8(mask22_v) != 0;
                            const __m256i sum_next =
                                _mm256_blendv_epi8(sum12_v, sum11_v, active_mask2_v);
                            const __m256i sum_next2 =
                                _mm256_blendv_epi8(sum13_v, sum15_v, active_mask2_v);
                            sum11_v = sum15_v;
                            j_s2 = t6;
                            active_mask2_v = mask22_v;
                            sum12_v = sum_next;
                            sum13_v = sum_next2;
                            left_mask5_v = _mm256_or_si256(left_mask5_v, mask25_v);
                            left_mask6_v = _mm256_or_si256(left_mask6_v, mask27_v);
                        } while (more4);
                        sum7_v = sum12_v;
                        sum8_v = sum13_v;
                        left_mask3_v = left_mask5_v;
                        left_mask4_v = left_mask6_v;
                    }
                    const __m256i sum9_v = _mm256_blendv_epi8(sum4_v, sum8_v, mask6_v);
                    const __m256i t16_v = _mm256_and_si256(sum9_v, t8_v);
                    const __m256i mask8_v =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t16_v, t6_v), _mm256_set1_epi32(-1));
                    const __m256i sum10_v = _mm256_sub_epi32(sum9_v, mask8_v);
                    const unsigned int t5 = i_s2 + 1u;
                    const __m256i t17_v = _mm256_and_si256(x3_v, t5_v);
                    const __m256i mask9_v = _mm256_and_si256(mask6_v, left_mask3_v);
                    const __m256i mask10_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
                    const __m256i mask11_v = _mm256_cmpgt_epi32(t17_v, _mm256_set1_epi32((int)t5));
                    const __m256i mask12_v = _mm256_or_si256(mask10_v, left_mask4_v);
                    const __m256i mask13_v = _mm256_xor_si256(mask11_v, _mm256_set1_epi32(-1));
                    const __m256i mask14_v = _mm256_and_si256(mask12_v, mask13_v);
                    const __m256i mask15_v = _mm256_or_si256(mask9_v, mask14_v);
                    const __m256i leaving_mask_v = _mm256_and_si256(active_mask_v, mask15_v);
                    int stay2 = 1;
                    if (__builtin_expect((long)(_mm256_movemask_epi8(leaving_mask_v) != 0), 0L)) {
                        const __m256i mask28_v =
                            _mm256_xor_si256(leaving_mask_v, _mm256_set1_epi32(-1));
                        const __m256i staying_mask_v = _mm256_and_si256(active_mask_v, mask28_v);
                        const __m256i mask29_v = _mm256_and_si256(active_mask_v, mask9_v);
                        sum5_v = _mm256_blendv_epi8(sum5_v, sum7_v, leaving_mask_v);
                        sum6_v = _mm256_blendv_epi8(sum6_v, sum10_v, leaving_mask_v);
                        left_mask2_v = _mm256_or_si256(left_mask2_v, mask29_v);
                        stay2 = _mm256_movemask_epi8(staying_mask_v) != 0;
                        active_mask_v = staying_mask_v;
                    }
                    more3 = stay2;
                    sum4_v = sum10_v;
                    i_s2 = t5;
                } while (more3);
                sum_v = sum5_v;
                sum2_v = sum6_v;
                left_mask_v = left_mask2_v;
            }
            const __m256i mask5_v = _mm256_and_si256(mask4_v, left_mask_v);
            const __m256i t15_v = _mm256_sub_epi32(t6_v, sum_v);
            const __m256i sum3_v = _mm256_and_si256(mask4_v, sum2_v);
            const __m256i d_new_v = _mm256_blendv_epi8(sum3_v, t15_v, mask5_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        d[k] = nested_loops_lane(a[k], b[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
