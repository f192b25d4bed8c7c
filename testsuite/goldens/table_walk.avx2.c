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

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
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
    /* vcc: line 18: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        const __m256i t2_v = _mm256_set1_epi32((int)(15));
        const __m256i t3_v = _mm256_set1_epi32((int)(1));
        const __m256i t4_v = _mm256_set1_epi32((int)(255));
        const __m256i t5_v = _mm256_set1_epi32((int)(5));
        const __m256i t6_v = _mm256_set1_epi32((int)(3));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const void *)(a + k2 + 8));
            const __m256i t_v0 = _mm256_and_si256(a_v0, t2_v);
            const __m256i t_v1 = _mm256_and_si256(a_v1, t2_v);
            const __m256i t2_v0 = _mm256_srav_epi32(t_v, t_v0);
            const __m256i t2_v1 = _mm256_srav_epi32(t_v, t_v1);
            const __m256i t3_v0 = _mm256_and_si256(t2_v0, t3_v);
            const __m256i t3_v1 = _mm256_and_si256(t2_v1, t3_v);
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t3_v0, t_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t3_v1, t_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
            const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
            const __m256i t7_v = _mm256_or_si256(mask2_v0, mask2_v1);
            const int t2 = !_mm256_testz_si256(t7_v, t7_v);
            __m256i t4_v0;
            __m256i t4_v1;
            __m256i d_new_v0;
            __m256i d_new_v1;
            if (t2) {
                __m256i t5_v0 = t_v0;
                __m256i t5_v1 = t_v1;
                __m256i t5_v2 = t_v;
                __m256i t5_v3 = t_v;
                __m256i t5_v4 = t_v;
                __m256i t5_v5 = t_v;
                __m256i active_mask_v0 = mask2_v0;
                __m256i active_mask_v1 = mask2_v1;
                __m256i t6_v0 = t_v;
                __m256i t6_v1 = t_v;
                int more;
                do {
                    const __m256i t7_v0 = _mm256_and_si256(active_mask_v0, t5_v0);
                    const __m256i t7_v1 = _mm256_and_si256(active_mask_v1, t5_v1);
                    const __m256i t8_v0 = _mm256_sllv_epi32(t3_v, t7_v0);
                    const __m256i t8_v1 = _mm256_sllv_epi32(t3_v, t7_v1);
                    const __m256i t9_v0 = _mm256_or_si256(t5_v2, t8_v0);
                    const __m256i t9_v1 = _mm256_or_si256(t5_v3, t8_v1);
                    const __m256i t10_v0 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(), (const void *)(t),
                        t5_v0, active_mask_v0, 4);
                    const __m256i t10_v1 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(), (const void *)(t),
                        t5_v1, active_mask_v1, 4);
                    const __m256i t11_v0 = _mm256_and_si256(t10_v0, t4_v);
                    const __m256i t11_v1 = _mm256_and_si256(t10_v1, t4_v);
                    const __m256i t12_v0 = _mm256_add_epi32(t5_v4, t11_v0);
                    const __m256i t12_v1 = _mm256_add_epi32(t5_v5, t11_v1);
                    const __m256i t13_v0 = _mm256_mullo_epi32(t5_v0, t5_v);
                    const __m256i t13_v1 = _mm256_mullo_epi32(t5_v1, t5_v);
                    const __m256i t14_v0 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(), (const void *)(t),
                        t5_v0, active_mask_v0, 4);
                    const __m256i t14_v1 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(), (const void *)(t),
                        t5_v1, active_mask_v1, 4);
                    const __m256i t15_v0 = _mm256_and_si256(t14_v0, t6_v);
                    const __m256i t15_v1 = _mm256_and_si256(t14_v1, t6_v);
                    const __m256i t16_v0 = _mm256_add_epi32(t13_v0, t15_v0);
                    const __m256i t16_v1 = _mm256_add_epi32(t13_v1, t15_v1);
                    const __m256i t17_v0 = _mm256_and_si256(t16_v0, t2_v);
                    const __m256i t17_v1 = _mm256_and_si256(t16_v1, t2_v);
                    const __m256i t18_v0 = _mm256_and_si256(active_mask_v0, t17_v0);
                    const __m256i t18_v1 = _mm256_and_si256(active_mask_v1, t17_v1);
                    const __m256i t19_v0 = _mm256_srav_epi32(t9_v0, t18_v0);
                    const __m256i t19_v1 = _mm256_srav_epi32(t9_v1, t18_v1);
                    const __m256i t20_v0 = _mm256_and_si256(t19_v0, t3_v);
                    const __m256i t20_v1 = _mm256_and_si256(t19_v1, t3_v);
                    const __m256i mask3_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t20_v0, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask3_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t20_v1, t_v), _mm256_set1_epi32(-1));
                    const __m256i mask4_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                    const __m256i mask4_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                    const __m256i mask5_v0 = _mm256_and_si256(active_mask_v0, mask4_v0);
                    const __m256i mask5_v1 = _mm256_and_si256(active_mask_v1, mask4_v1);
                    const __m256i t21_v0 = _mm256_blendv_epi8(t6_v0, t12_v0, active_mask_v0);
                    const __m256i t21_v1 = _mm256_blendv_epi8(t6_v1, t12_v1, active_mask_v1);
                    const __m256i t8_v = _mm256_or_si256(mask5_v0, mask5_v1);
                    const int t3 = !_mm256_testz_si256(t8_v, t8_v);
                    more = t3;
                    t5_v0 = t17_v0;
                    t5_v1 = t17_v1;
                    t5_v2 = t9_v0;
                    t5_v3 = t9_v1;
                    t5_v4 = t12_v0;
                    t5_v5 = t12_v1;
                    active_mask_v0 = mask5_v0;
                    active_mask_v1 = mask5_v1;
                    t6_v0 = t21_v0;
                    t6_v1 = t21_v1;
                } while (more);
                t4_v0 = t6_v0;
                t4_v1 = t6_v1;
            } else {
                t4_v0 = t_v;
                t4_v1 = t_v;
            }
            d_new_v0 = _mm256_blendv_epi8(t4_v0, t_v, mask_v0);
            d_new_v1 = _mm256_blendv_epi8(t4_v1, t_v, mask_v1);
            _mm256_storeu_si256((void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((void *)(d + k2 + 8), d_new_v1);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = table_walk_lane(a[k], t);
    }
}
