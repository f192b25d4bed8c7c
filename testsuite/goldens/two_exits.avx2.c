/* vcc 0.1.0 wrote this from two_exits.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void two_exits(int n, const long *a, const long *b, long *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 23: 16 lanes, then 4, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i mask_v = _mm256_set1_epi64x(-1l);
        const __m256i t_v = _mm256_set1_epi64x(7l);
        const __m256i t2_v = _mm256_set1_epi64x(31l);
        const __m256i t3_v = _mm256_set1_epi64x(63l);
        const __m256i t4_v = _mm256_set1_epi64x(9l);
        const __m256i t5_v = _mm256_set1_epi64x(0l);
        const __m256i mask2_v = _mm256_set1_epi64x(0l);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 4));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 8));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 12));
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2 + 4));
            const __m256i b_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2 + 8));
            const __m256i b_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2 + 12));
            __m256i x_v0 = a_v0;
            __m256i x_v1 = a_v1;
            __m256i x_v2 = a_v2;
            __m256i x_v3 = a_v3;
            __m256i y_v0 = b_v0;
            __m256i y_v1 = b_v1;
            __m256i y_v2 = b_v2;
            __m256i y_v3 = b_v3;
            unsigned long i_s = 0UL;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256i i_v0 = t5_v;
            __m256i i_v1 = t5_v;
            __m256i i_v2 = t5_v;
            __m256i i_v3 = t5_v;
            __m256i x2_v0 = t5_v;
            __m256i x2_v1 = t5_v;
            __m256i x2_v2 = t5_v;
            __m256i x2_v3 = t5_v;
            __m256i y2_v0 = t5_v;
            __m256i y2_v1 = t5_v;
            __m256i y2_v2 = t5_v;
            __m256i y2_v3 = t5_v;
            __m256i left_mask_v0 = mask2_v;
            __m256i left_mask_v1 = mask2_v;
            __m256i left_mask_v2 = mask2_v;
            __m256i left_mask_v3 = mask2_v;
            int more;
            do {
                const __m256i t4_v0 = _mm256_add_epi64(x_v0, x_v0);
                const __m256i t4_v1 = _mm256_add_epi64(x_v1, x_v1);
                const __m256i t4_v2 = _mm256_add_epi64(x_v2, x_v2);
                const __m256i t4_v3 = _mm256_add_epi64(x_v3, x_v3);
                const __m256i t5_v0 = _mm256_add_epi64(t4_v0, x_v0);
                const __m256i t5_v1 = _mm256_add_epi64(t4_v1, x_v1);
                const __m256i t5_v2 = _mm256_add_epi64(t4_v2, x_v2);
                const __m256i t5_v3 = _mm256_add_epi64(t4_v3, x_v3);
                const __m256i t6_v0 = _mm256_and_si256(y_v0, t_v);
                const __m256i t6_v1 = _mm256_and_si256(y_v1, t_v);
                const __m256i t6_v2 = _mm256_and_si256(y_v2, t_v);
                const __m256i t6_v3 = _mm256_and_si256(y_v3, t_v);
                const __m256i x3_v0 = _mm256_add_epi64(t5_v0, t6_v0);
                const __m256i x3_v1 = _mm256_add_epi64(t5_v1, t6_v1);
                const __m256i x3_v2 = _mm256_add_epi64(t5_v2, t6_v2);
                const __m256i x3_v3 = _mm256_add_epi64(t5_v3, t6_v3);
                const __m256i t7_v0 = _mm256_and_si256(x3_v0, t2_v);
                const __m256i t7_v1 = _mm256_and_si256(x3_v1, t2_v);
                const __m256i t7_v2 = _mm256_and_si256(x3_v2, t2_v);
                const __m256i t7_v3 = _mm256_and_si256(x3_v3, t2_v);
                const __m256i mask_v0 = _mm256_cmpeq_epi64(t7_v0, t_v);
                const __m256i mask_v1 = _mm256_cmpeq_epi64(t7_v1, t_v);
                const __m256i mask_v2 = _mm256_cmpeq_epi64(t7_v2, t_v);
                const __m256i mask_v3 = _mm256_cmpeq_epi64(t7_v3, t_v);
                const __m256i t8_v0 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(x3_v0, 3),
                    _mm256_set1_epi64x((long)0x1000000000000000ul)),
                    _mm256_set1_epi64x((long)0x1000000000000000ul));
                const __m256i t8_v1 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(x3_v1, 3),
                    _mm256_set1_epi64x((long)0x1000000000000000ul)),
                    _mm256_set1_epi64x((long)0x1000000000000000ul));
                const __m256i t8_v2 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(x3_v2, 3),
                    _mm256_set1_epi64x((long)0x1000000000000000ul)),
                    _mm256_set1_epi64x((long)0x1000000000000000ul));
                const __m256i t8_v3 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(x3_v3, 3),
                    _mm256_set1_epi64x((long)0x1000000000000000ul)),
                    _mm256_set1_epi64x((long)0x1000000000000000ul));
                const __m256i y3_v0 = _mm256_xor_si256(y_v0, t8_v0);
                const __m256i y3_v1 = _mm256_xor_si256(y_v1, t8_v1);
                const __m256i y3_v2 = _mm256_xor_si256(y_v2, t8_v2);
                const __m256i y3_v3 = _mm256_xor_si256(y_v3, t8_v3);
                const __m256i t9_v0 = _mm256_and_si256(y3_v0, t3_v);
                const __m256i t9_v1 = _mm256_and_si256(y3_v1, t3_v);
                const __m256i t9_v2 = _mm256_and_si256(y3_v2, t3_v);
                const __m256i t9_v3 = _mm256_and_si256(y3_v3, t3_v);
                const __m256i mask2_v0 = _mm256_cmpeq_epi64(t9_v0, t4_v);
                const __m256i mask2_v1 = _mm256_cmpeq_epi64(t9_v1, t4_v);
                const __m256i mask2_v2 = _mm256_cmpeq_epi64(t9_v2, t4_v);
                const __m256i mask2_v3 = _mm256_cmpeq_epi64(t9_v3, t4_v);
                const unsigned long t = i_s + 1;
                const __m256i mask3_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                const __m256i mask3_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                const __m256i mask3_v2 = _mm256_xor_si256(mask_v2, _mm256_set1_epi32(-1));
                const __m256i mask3_v3 = _mm256_xor_si256(mask_v3, _mm256_set1_epi32(-1));
                const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask3_v0);
                const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask3_v1);
                const __m256i mask4_v2 = _mm256_and_si256(active_mask_v2, mask3_v2);
                const __m256i mask4_v3 = _mm256_and_si256(active_mask_v3, mask3_v3);
                const __m256i mask5_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                const __m256i mask5_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                const __m256i mask5_v2 = _mm256_xor_si256(mask2_v2, _mm256_set1_epi32(-1));
                const __m256i mask5_v3 = _mm256_xor_si256(mask2_v3, _mm256_set1_epi32(-1));
                const __m256i mask6_v0 = _mm256_and_si256(mask4_v0, mask5_v0);
                const __m256i mask6_v1 = _mm256_and_si256(mask4_v1, mask5_v1);
                const __m256i mask6_v2 = _mm256_and_si256(mask4_v2, mask5_v2);
                const __m256i mask6_v3 = _mm256_and_si256(mask4_v3, mask5_v3);
                const __m256i i_v = _mm256_set1_epi64x((long)i_s);
                const __m256i t10_v0 = _mm256_blendv_epi8(i_v0, i_v, active_mask_v0);
                const __m256i t10_v1 = _mm256_blendv_epi8(i_v1, i_v, active_mask_v1);
                const __m256i t10_v2 = _mm256_blendv_epi8(i_v2, i_v, active_mask_v2);
                const __m256i t10_v3 = _mm256_blendv_epi8(i_v3, i_v, active_mask_v3);
                const __m256i t11_v0 = _mm256_blendv_epi8(x2_v0, x3_v0, active_mask_v0);
                const __m256i t11_v1 = _mm256_blendv_epi8(x2_v1, x3_v1, active_mask_v1);
                const __m256i t11_v2 = _mm256_blendv_epi8(x2_v2, x3_v2, active_mask_v2);
                const __m256i t11_v3 = _mm256_blendv_epi8(x2_v3, x3_v3, active_mask_v3);
                const __m256i t12_v0 = _mm256_blendv_epi8(y2_v0, y3_v0, active_mask_v0);
                const __m256i t12_v1 = _mm256_blendv_epi8(y2_v1, y3_v1, active_mask_v1);
                const __m256i t12_v2 = _mm256_blendv_epi8(y2_v2, y3_v2, active_mask_v2);
                const __m256i t12_v3 = _mm256_blendv_epi8(y2_v3, y3_v3, active_mask_v3);
                const __m256i mask7_v0 = _mm256_and_si256(mask4_v0, mask2_v0);
                const __m256i mask7_v1 = _mm256_and_si256(mask4_v1, mask2_v1);
                const __m256i mask7_v2 = _mm256_and_si256(mask4_v2, mask2_v2);
                const __m256i mask7_v3 = _mm256_and_si256(mask4_v3, mask2_v3);
                const __m256i mask8_v0 = _mm256_or_si256(left_mask_v0, mask7_v0);
                const __m256i mask8_v1 = _mm256_or_si256(left_mask_v1, mask7_v1);
                const __m256i mask8_v2 = _mm256_or_si256(left_mask_v2, mask7_v2);
                const __m256i mask8_v3 = _mm256_or_si256(left_mask_v3, mask7_v3);
                const __m256i t11_v = _mm256_or_si256(mask6_v2, mask6_v3);
                const __m256i t12_v = _mm256_or_si256(_mm256_or_si256(mask6_v0, mask6_v1), t11_v);
                const int t2 = _mm256_movemask_epi8(t12_v) != 0;
                more = t2 && (long)t < 40;
                x_v0 = x3_v0;
                x_v1 = x3_v1;
                x_v2 = x3_v2;
                x_v3 = x3_v3;
                y_v0 = y3_v0;
                y_v1 = y3_v1;
                y_v2 = y3_v2;
                y_v3 = y3_v3;
                i_s = t;
                active_mask_v0 = mask6_v0;
                active_mask_v1 = mask6_v1;
                active_mask_v2 = mask6_v2;
                active_mask_v3 = mask6_v3;
                i_v0 = t10_v0;
                i_v1 = t10_v1;
                i_v2 = t10_v2;
                i_v3 = t10_v3;
                x2_v0 = t11_v0;
                x2_v1 = t11_v1;
                x2_v2 = t11_v2;
                x2_v3 = t11_v3;
                y2_v0 = t12_v0;
                y2_v1 = t12_v1;
                y2_v2 = t12_v2;
                y2_v3 = t12_v3;
                left_mask_v0 = mask8_v0;
                left_mask_v1 = mask8_v1;
                left_mask_v2 = mask8_v2;
                left_mask_v3 = mask8_v3;
            } while (more);
            const __m256i t_v0 = _mm256_sub_epi64(t5_v, i_v0);
            const __m256i t_v1 = _mm256_sub_epi64(t5_v, i_v1);
            const __m256i t_v2 = _mm256_sub_epi64(t5_v, i_v2);
            const __m256i t_v3 = _mm256_sub_epi64(t5_v, i_v3);
            const __m256i t2_v0 = _mm256_blendv_epi8(t_v0, y2_v0, left_mask_v0);
            const __m256i t2_v1 = _mm256_blendv_epi8(t_v1, y2_v1, left_mask_v1);
            const __m256i t2_v2 = _mm256_blendv_epi8(t_v2, y2_v2, left_mask_v2);
            const __m256i t2_v3 = _mm256_blendv_epi8(t_v3, y2_v3, left_mask_v3);
            const __m256i t3_v0 = _mm256_xor_si256(x2_v0, y2_v0);
            const __m256i t3_v1 = _mm256_xor_si256(x2_v1, y2_v1);
            const __m256i t3_v2 = _mm256_xor_si256(x2_v2, y2_v2);
            const __m256i t3_v3 = _mm256_xor_si256(x2_v3, y2_v3);
            const __m256i d_new_v0 = _mm256_blendv_epi8(t2_v0, t3_v0, active_mask_v0);
            const __m256i d_new_v1 = _mm256_blendv_epi8(t2_v1, t3_v1, active_mask_v1);
            const __m256i d_new_v2 = _mm256_blendv_epi8(t2_v2, t3_v2, active_mask_v2);
            const __m256i d_new_v3 = _mm256_blendv_epi8(t2_v3, t3_v3, active_mask_v3);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 4), d_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 12), d_new_v3);
        }
        const __m256i mask3_v = _mm256_set1_epi64x(-1l);
        const __m256i t6_v = _mm256_set1_epi64x(7l);
        const __m256i t7_v = _mm256_set1_epi64x(31l);
        const __m256i t8_v = _mm256_set1_epi64x(63l);
        const __m256i t9_v = _mm256_set1_epi64x(9l);
        const __m256i t10_v = _mm256_set1_epi64x(0l);
        const __m256i mask4_v = _mm256_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            __m256i x_v = a_v;
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2));
            __m256i y_v = b_v;
            unsigned long i_s2 = 0UL;
            __m256i active_mask_v = mask3_v;
            __m256i i2_v = t10_v;
            __m256i x2_v = t10_v;
            __m256i y2_v = t10_v;
            __m256i left_mask_v = mask4_v;
            int more2;
            do {
                const __m256i t16_v = _mm256_add_epi64(_mm256_add_epi64(x_v, x_v), x_v);
                const __m256i x3_v = _mm256_add_epi64(t16_v, _mm256_and_si256(y_v, t6_v));
                const __m256i t17_v =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(x3_v, 3),
                    _mm256_set1_epi64x((long)0x1000000000000000ul)),
                    _mm256_set1_epi64x((long)0x1000000000000000ul));
                const __m256i y3_v = _mm256_xor_si256(y_v, t17_v);
                const __m256i mask5_v = _mm256_cmpeq_epi64(_mm256_and_si256(y3_v, t8_v), t9_v);
                const unsigned long t3 = i_s2 + 1;
                const __m256i mask6_v = _mm256_cmpeq_epi64(_mm256_and_si256(x3_v, t7_v), t6_v);
                const __m256i mask7_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
                const __m256i mask8_v = _mm256_and_si256(active_mask_v, mask7_v);
                const __m256i mask9_v = _mm256_xor_si256(mask5_v, _mm256_set1_epi32(-1));
                const __m256i mask10_v = _mm256_and_si256(mask8_v, mask9_v);
                const __m256i i3_v = _mm256_set1_epi64x((long)i_s2);
                const __m256i mask11_v = _mm256_and_si256(mask8_v, mask5_v);
                more2 = _mm256_movemask_epi8(mask10_v) != 0 && (long)t3 < 40;
                const __m256i i_next = _mm256_blendv_epi8(i2_v, i3_v, active_mask_v);
                const __m256i x_next = _mm256_blendv_epi8(x2_v, x3_v, active_mask_v);
                const __m256i y_next = _mm256_blendv_epi8(y2_v, y3_v, active_mask_v);
                x_v = x3_v;
                y_v = y3_v;
                i_s2 = t3;
                active_mask_v = mask10_v;
                i2_v = i_next;
                x2_v = x_next;
                y2_v = y_next;
                left_mask_v = _mm256_or_si256(left_mask_v, mask11_v);
            } while (more2);
            const __m256i t13_v = _mm256_sub_epi64(t10_v, i2_v);
            const __m256i t14_v = _mm256_xor_si256(x2_v, y2_v);
            const __m256i t15_v = _mm256_blendv_epi8(t13_v, y2_v, left_mask_v);
            const __m256i d_new_v = _mm256_blendv_epi8(t15_v, t14_v, active_mask_v);
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
        d[k] = two_exits_lane(a[k], b[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
