/* vcc 0.1.0 wrote this from two_exits.c for avx2 */
/* kernel: int n | in i64 a[n] | in i64 b[n] | out i64 d[n] restrict */
#pragma simd declare
static long two_exits_lane(long x, long y)
{
    long i;
    for (i = 0; i < 40; i++) {
        x = x * 3 + (y & 7);
        if ((x & 31) == 7)
            goto found;
        y ^= x >> 3;
        if ((y & 63) == 9)
            return y;
    }
    return x ^ y;
found:
    return -i;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void two_exits(int n, const long *a, const long *b, long *d)
{
    int k;
    /* vcc: line 23: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i mask_v = _mm256_set1_epi64x((long)(1 ? -1 : 0));
        const __m256i t_v = _mm256_set1_epi64x((long)(3L));
        const __m256i t2_v = _mm256_set1_epi64x((long)(7L));
        const __m256i t3_v = _mm256_set1_epi64x((long)(31L));
        const __m256i t4_v = _mm256_set1_epi64x((long)(63L));
        const __m256i t5_v = _mm256_set1_epi64x((long)(9L));
        const __m256i t6_v = _mm256_set1_epi64x((long)(0L));
        const __m256i mask2_v = _mm256_set1_epi64x((long)(0 ? -1 : 0));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i a_v0 = _mm256_loadu_si256((const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const void *)(a + k2 + 4));
            const __m256i b_v0 = _mm256_loadu_si256((const void *)(b + k2));
            const __m256i b_v1 = _mm256_loadu_si256((const void *)(b + k2 + 4));
            __m256i x_v0 = a_v0;
            __m256i x_v1 = a_v1;
            __m256i y_v0 = b_v0;
            __m256i y_v1 = b_v1;
            unsigned long i_s = 0UL;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i i_v0 = t6_v;
            __m256i i_v1 = t6_v;
            __m256i x2_v0 = t6_v;
            __m256i x2_v1 = t6_v;
            __m256i y2_v0 = t6_v;
            __m256i y2_v1 = t6_v;
            __m256i left_mask_v0 = mask2_v;
            __m256i left_mask_v1 = mask2_v;
            __m256i left_mask_v2 = mask2_v;
            __m256i left_mask_v3 = mask2_v;
            int more;
            __m256i t_v0;
            __m256i t_v1;
            __m256i t2_v0;
            __m256i t2_v1;
            __m256i t3_v0;
            __m256i t3_v1;
            __m256i d_new_v0;
            __m256i d_new_v1;
            do {
                const __m256i t7_v =
                    _mm256_add_epi64(_mm256_mul_epu32(x_v0, _mm256_srli_epi64(t_v, 32)),
                    _mm256_mul_epu32(_mm256_srli_epi64(x_v0, 32), t_v));
                const __m256i t8_v =
                    _mm256_add_epi64(_mm256_mul_epu32(x_v1, _mm256_srli_epi64(t_v, 32)),
                    _mm256_mul_epu32(_mm256_srli_epi64(x_v1, 32), t_v));
                const __m256i t4_v0 =
                    _mm256_add_epi64(_mm256_mul_epu32(x_v0, t_v), _mm256_slli_epi64(t7_v, 32));
                const __m256i t4_v1 =
                    _mm256_add_epi64(_mm256_mul_epu32(x_v1, t_v), _mm256_slli_epi64(t8_v, 32));
                const __m256i t5_v0 = _mm256_and_si256(y_v0, t2_v);
                const __m256i t5_v1 = _mm256_and_si256(y_v1, t2_v);
                const __m256i x3_v0 = _mm256_add_epi64(t4_v0, t5_v0);
                const __m256i x3_v1 = _mm256_add_epi64(t4_v1, t5_v1);
                const __m256i t6_v0 = _mm256_and_si256(x3_v0, t3_v);
                const __m256i t6_v1 = _mm256_and_si256(x3_v1, t3_v);
                const __m256i mask_v0 = _mm256_cmpeq_epi64(t6_v0, t2_v);
                const __m256i mask_v1 = _mm256_cmpeq_epi64(t6_v1, t2_v);
                const __m256i t7_v0 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(x3_v0, 3),
                    _mm256_set1_epi64x((long)0x1000000000000000ul)),
                    _mm256_set1_epi64x((long)0x1000000000000000ul));
                const __m256i t7_v1 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(x3_v1, 3),
                    _mm256_set1_epi64x((long)0x1000000000000000ul)),
                    _mm256_set1_epi64x((long)0x1000000000000000ul));
                const __m256i y3_v0 = _mm256_xor_si256(y_v0, t7_v0);
                const __m256i y3_v1 = _mm256_xor_si256(y_v1, t7_v1);
                const __m256i t8_v0 = _mm256_and_si256(y3_v0, t4_v);
                const __m256i t8_v1 = _mm256_and_si256(y3_v1, t4_v);
                const __m256i mask2_v0 = _mm256_cmpeq_epi64(t8_v0, t5_v);
                const __m256i mask2_v1 = _mm256_cmpeq_epi64(t8_v1, t5_v);
                const unsigned long t = i_s + 1;
                const __m256i mask3_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                const __m256i mask3_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask3_v0);
                const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask3_v1);
                const __m256i mask5_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                const __m256i mask5_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                const __m256i mask6_v0 = _mm256_and_si256(mask4_v0, mask5_v0);
                const __m256i mask6_v1 = _mm256_and_si256(mask4_v1, mask5_v1);
                const __m256i i_v = _mm256_set1_epi64x((long)(i_s));
                const __m256i t9_v0 = _mm256_blendv_epi8(i_v0, i_v, active_mask_v0);
                const __m256i t9_v1 = _mm256_blendv_epi8(i_v1, i_v, active_mask_v1);
                const __m256i t10_v0 = _mm256_blendv_epi8(x2_v0, x3_v0, active_mask_v0);
                const __m256i t10_v1 = _mm256_blendv_epi8(x2_v1, x3_v1, active_mask_v1);
                const __m256i t11_v0 = _mm256_blendv_epi8(y2_v0, y3_v0, active_mask_v0);
                const __m256i t11_v1 = _mm256_blendv_epi8(y2_v1, y3_v1, active_mask_v1);
                const __m256i mask7_v0 = _mm256_and_si256(active_mask_v0, mask_v0);
                const __m256i mask7_v1 = _mm256_and_si256(active_mask_v1, mask_v1);
                const __m256i mask8_v0 = _mm256_or_si256(left_mask_v0, mask7_v0);
                const __m256i mask8_v1 = _mm256_or_si256(left_mask_v1, mask7_v1);
                const __m256i mask9_v0 = _mm256_and_si256(mask3_v0, mask2_v0);
                const __m256i mask9_v1 = _mm256_and_si256(mask3_v1, mask2_v1);
                const __m256i mask10_v0 = _mm256_and_si256(active_mask_v0, mask9_v0);
                const __m256i mask10_v1 = _mm256_and_si256(active_mask_v1, mask9_v1);
                const __m256i mask11_v0 = _mm256_or_si256(left_mask_v2, mask10_v0);
                const __m256i mask11_v1 = _mm256_or_si256(left_mask_v3, mask10_v1);
                const __m256i t9_v = _mm256_or_si256(mask6_v0, mask6_v1);
                const int t2 = !_mm256_testz_si256(t9_v, t9_v);
                more = t2 && (long)t < 40;
                x_v0 = x3_v0;
                x_v1 = x3_v1;
                y_v0 = y3_v0;
                y_v1 = y3_v1;
                i_s = t;
                active_mask_v0 = mask6_v0;
                active_mask_v1 = mask6_v1;
                i_v0 = t9_v0;
                i_v1 = t9_v1;
                x2_v0 = t10_v0;
                x2_v1 = t10_v1;
                y2_v0 = t11_v0;
                y2_v1 = t11_v1;
                left_mask_v0 = mask8_v0;
                left_mask_v1 = mask8_v1;
                left_mask_v2 = mask11_v0;
                left_mask_v3 = mask11_v1;
            } while (more);
            t_v0 = _mm256_sub_epi64(t6_v, i_v0);
            t_v1 = _mm256_sub_epi64(t6_v, i_v1);
            t2_v0 = _mm256_blendv_epi8(t_v0, y2_v0, left_mask_v2);
            t2_v1 = _mm256_blendv_epi8(t_v1, y2_v1, left_mask_v3);
            t3_v0 = _mm256_xor_si256(x2_v0, y2_v0);
            t3_v1 = _mm256_xor_si256(x2_v1, y2_v1);
            d_new_v0 = _mm256_blendv_epi8(t2_v0, t3_v0, active_mask_v0);
            d_new_v1 = _mm256_blendv_epi8(t2_v1, t3_v1, active_mask_v1);
            _mm256_storeu_si256((void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((void *)(d + k2 + 4), d_new_v1);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = two_exits_lane(a[k], b[k]);
    }
}
