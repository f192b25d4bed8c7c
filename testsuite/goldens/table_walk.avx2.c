/* vcc 0.1.0 wrote this from table_walk.c for avx2 */
/* kernel: int n | in i32 a[n] | in i32 t[16] | out i32 d[n] restrict */
#pragma simd declare(uniform(t))
static int table_walk_lane(int x, const int *t)
{
    int i = x & 15, seen = 0, sum = 0;
    while (!(seen >> i & 1)) {
        seen |= 1 << i;
        sum += t[i] & 0xff;
        i = (i * 5 + (t[i] & 3)) & 15;
    }
    return sum;
}

#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void table_walk(int n, const int *a, const int *t, int *d)
{
    int k;
    /* vcc: line 18: 16 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(15);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set1_epi32(1);
        const __m256i t4_v = _mm256_set1_epi32(255);
        const __m256i t5_v = _mm256_set1_epi32(5);
        const __m256i t6_v = _mm256_set1_epi32(3);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 8));
            const __m256i i_v0 = _mm256_and_si256(a_v0, t_v);
            const __m256i i_v1 = _mm256_and_si256(a_v1, t_v);
            const __m256i t_v0 = _mm256_srav_epi32(t2_v, i_v0);
            const __m256i t_v1 = _mm256_srav_epi32(t2_v, i_v1);
            const __m256i t2_v0 = _mm256_and_si256(t_v0, t3_v);
            const __m256i t2_v1 = _mm256_and_si256(t_v1, t3_v);
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v0, t2_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v1, t2_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
            const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
            const __m256i any_v = _mm256_or_si256(mask2_v0, mask2_v1);
            const int any = !_mm256_testz_si256(any_v, any_v);
            __m256i sum_v0 = t2_v;
            __m256i sum_v1 = t2_v;
            if (any) {
                __m256i i2_v0 = i_v0;
                __m256i i2_v1 = i_v1;
                __m256i seen_v0 = t2_v;
                __m256i seen_v1 = t2_v;
                __m256i sum2_v0 = t2_v;
                __m256i sum2_v1 = t2_v;
                __m256i active_mask_v0 = mask2_v0;
                __m256i active_mask_v1 = mask2_v1;
                __m256i sum3_v0 = t2_v;
                __m256i sum3_v1 = t2_v;
                int more;
                do {
                    __asm__("" : "+v"(i2_v0));
                    __asm__("" : "+v"(i2_v1));
                    const __m256i i_on_v0 = _mm256_and_si256(active_mask_v0, i2_v0);
                    const __m256i i_on_v1 = _mm256_and_si256(active_mask_v1, i2_v1);
                    const __m256i t4_v0 = _mm256_sllv_epi32(t3_v, i_on_v0);
                    const __m256i t4_v1 = _mm256_sllv_epi32(t3_v, i_on_v1);
                    const __m256i seen2_v0 = _mm256_or_si256(seen_v0, t4_v0);
                    const __m256i seen2_v1 = _mm256_or_si256(seen_v1, t4_v1);
                    const __m256i t5_v0 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(t), i2_v0, active_mask_v0, 4);
                    const __m256i t5_v1 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(t), i2_v1, active_mask_v1, 4);
                    const __m256i t6_v0 = _mm256_and_si256(t5_v0, t4_v);
                    const __m256i t6_v1 = _mm256_and_si256(t5_v1, t4_v);
                    const __m256i sum4_v0 = _mm256_add_epi32(sum2_v0, t6_v0);
                    const __m256i sum4_v1 = _mm256_add_epi32(sum2_v1, t6_v1);
                    const __m256i t7_v0 = _mm256_mullo_epi32(i2_v0, t5_v);
                    const __m256i t7_v1 = _mm256_mullo_epi32(i2_v1, t5_v);
                    const __m256i t8_v0 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(t), i2_v0, active_mask_v0, 4);
                    const __m256i t8_v1 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(t), i2_v1, active_mask_v1, 4);
                    const __m256i t9_v0 = _mm256_and_si256(t8_v0, t6_v);
                    const __m256i t9_v1 = _mm256_and_si256(t8_v1, t6_v);
                    const __m256i t10_v0 = _mm256_add_epi32(t7_v0, t9_v0);
                    const __m256i t10_v1 = _mm256_add_epi32(t7_v1, t9_v1);
                    const __m256i i3_v0 = _mm256_and_si256(t10_v0, t_v);
                    const __m256i i3_v1 = _mm256_and_si256(t10_v1, t_v);
                    const __m256i i_on2_v0 = _mm256_and_si256(active_mask_v0, i3_v0);
                    const __m256i i_on2_v1 = _mm256_and_si256(active_mask_v1, i3_v1);
                    const __m256i t11_v0 = _mm256_srav_epi32(seen2_v0, i_on2_v0);
                    const __m256i t11_v1 = _mm256_srav_epi32(seen2_v1, i_on2_v1);
                    const __m256i t12_v0 = _mm256_and_si256(t11_v0, t3_v);
                    const __m256i t12_v1 = _mm256_and_si256(t11_v1, t3_v);
                    const __m256i mask3_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t12_v0, t2_v), _mm256_set1_epi32(-1));
                    const __m256i mask3_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t12_v1, t2_v), _mm256_set1_epi32(-1));
                    const __m256i mask4_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                    const __m256i mask4_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                    const __m256i mask5_v0 = _mm256_and_si256(active_mask_v0, mask4_v0);
                    const __m256i mask5_v1 = _mm256_and_si256(active_mask_v1, mask4_v1);
                    const __m256i t13_v0 = _mm256_blendv_epi8(sum3_v0, sum4_v0, active_mask_v0);
                    const __m256i t13_v1 = _mm256_blendv_epi8(sum3_v1, sum4_v1, active_mask_v1);
                    const __m256i t13_v = _mm256_or_si256(mask5_v0, mask5_v1);
                    const int t2 = !_mm256_testz_si256(t13_v, t13_v);
                    more = t2;
                    i2_v0 = i3_v0;
                    i2_v1 = i3_v1;
                    seen_v0 = seen2_v0;
                    seen_v1 = seen2_v1;
                    sum2_v0 = sum4_v0;
                    sum2_v1 = sum4_v1;
                    active_mask_v0 = mask5_v0;
                    active_mask_v1 = mask5_v1;
                    sum3_v0 = t13_v0;
                    sum3_v1 = t13_v1;
                } while (more);
                const __m256i t3_v0 = _mm256_and_si256(mask2_v0, sum3_v0);
                const __m256i t3_v1 = _mm256_and_si256(mask2_v1, sum3_v1);
                sum_v0 = t3_v0;
                sum_v1 = t3_v1;
            }
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), sum_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), sum_v1);
        }
        const __m256i t7_v = _mm256_set1_epi32(15);
        __m256i t8_v = _mm256_set1_epi32(0);
        const __m256i t9_v = _mm256_set1_epi32(1);
        const __m256i t10_v = _mm256_set1_epi32(255);
        const __m256i t11_v = _mm256_set1_epi32(5);
        const __m256i t12_v = _mm256_set1_epi32(3);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i i_v = _mm256_and_si256(a_v, t7_v);
            const __m256i t14_v = _mm256_and_si256(_mm256_srav_epi32(t8_v, i_v), t9_v);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t14_v, t8_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            __m256i sum_v = t8_v;
            if (!_mm256_testz_si256(mask2_v, mask2_v)) {
                __m256i i2_v = i_v;
                __m256i seen_v = t8_v;
                __m256i sum2_v = t8_v;
                __m256i active_mask_v = mask2_v;
                __m256i sum3_v = t8_v;
                int more2;
                do {
                    __asm__("" : "+v"(i2_v));
                    const __m256i t15_v =
                        _mm256_sllv_epi32(t9_v, _mm256_and_si256(active_mask_v, i2_v));
                    const __m256i seen2_v = _mm256_or_si256(seen_v, t15_v);
                    const __m256i t16_v =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(t), i2_v, active_mask_v, 4);
                    const __m256i sum4_v = _mm256_add_epi32(sum2_v, _mm256_and_si256(t16_v, t10_v));
                    const __m256i t17_v =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(t), i2_v, active_mask_v, 4);
                    const __m256i t18_v = _mm256_and_si256(t17_v, t12_v);
                    const __m256i t19_v = _mm256_add_epi32(_mm256_mullo_epi32(i2_v, t11_v), t18_v);
                    const __m256i i3_v = _mm256_and_si256(t19_v, t7_v);
                    const __m256i i_on_v = _mm256_and_si256(active_mask_v, i3_v);
                    const __m256i t20_v =
                        _mm256_and_si256(_mm256_srav_epi32(seen2_v, i_on_v), t9_v);
                    const __m256i mask3_v =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t20_v, t8_v), _mm256_set1_epi32(-1));
                    const __m256i mask4_v = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                    const __m256i mask5_v = _mm256_and_si256(active_mask_v, mask4_v);
                    more2 = !_mm256_testz_si256(mask5_v, mask5_v);
                    const __m256i sum_next = _mm256_blendv_epi8(sum3_v, sum4_v, active_mask_v);
                    i2_v = i3_v;
                    seen_v = seen2_v;
                    sum2_v = sum4_v;
                    active_mask_v = mask5_v;
                    sum3_v = sum_next;
                } while (more2);
                sum_v = _mm256_and_si256(mask2_v, sum3_v);
            }
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), sum_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = table_walk_lane(a[k], t);
    }
}
