/* vcc 0.1.0 wrote this from collatz.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | out i32 d[n] restrict */
#pragma simd declare
static int collatz_lane(unsigned x)
{
    int steps = 0;
    while (x > 1 && steps < 200) {
        if (x & 1)
            x = 3 * x + 1;
        else
            x >>= 1;
        steps++;
    }
    return steps;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void collatz(int n, const unsigned *a, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 20: 32 lanes, then 8 masked, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(1);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set1_epi32(3);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 8));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 16));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 24));
            const __m256i t8_v = _mm256_xor_si256(a_v0, _mm256_set1_epi32(-2147483648));
            const __m256i t9_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
            const __m256i t10_v = _mm256_xor_si256(a_v1, _mm256_set1_epi32(-2147483648));
            const __m256i t11_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
            const __m256i t12_v = _mm256_xor_si256(a_v2, _mm256_set1_epi32(-2147483648));
            const __m256i t13_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
            const __m256i t14_v = _mm256_xor_si256(a_v3, _mm256_set1_epi32(-2147483648));
            const __m256i t15_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(t8_v, t9_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(t10_v, t11_v);
            const __m256i mask_v2 = _mm256_cmpgt_epi32(t12_v, t13_v);
            const __m256i mask_v3 = _mm256_cmpgt_epi32(t14_v, t15_v);
            const __m256i any_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), any_v);
            const int any = _mm256_movemask_epi8(any2_v) != 0;
            __m256i steps_v0 = t2_v;
            __m256i steps_v1 = t2_v;
            __m256i steps_v2 = t2_v;
            __m256i steps_v3 = t2_v;
            if (any) {
                __m256i x_v0 = a_v0;
                __m256i x_v1 = a_v1;
                __m256i x_v2 = a_v2;
                __m256i x_v3 = a_v3;
                unsigned int steps_s = 0u;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i active_mask_v2 = mask_v2;
                __m256i active_mask_v3 = mask_v3;
                __m256i steps2_v0 = t2_v;
                __m256i steps2_v1 = t2_v;
                __m256i steps2_v2 = t2_v;
                __m256i steps2_v3 = t2_v;
                int more;
                do {
                    const __m256i t2_v0 = _mm256_and_si256(x_v0, t_v);
                    const __m256i t2_v1 = _mm256_and_si256(x_v1, t_v);
                    const __m256i t2_v2 = _mm256_and_si256(x_v2, t_v);
                    const __m256i t2_v3 = _mm256_and_si256(x_v3, t_v);
                    const __m256i mask2_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v0, t2_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v1, t2_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v2 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v2, t2_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v3 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v3, t2_v), _mm256_set1_epi32(-1));
                    const __m256i x2_v0 = _mm256_srli_epi32(x_v0, 1);
                    const __m256i x2_v1 = _mm256_srli_epi32(x_v1, 1);
                    const __m256i x2_v2 = _mm256_srli_epi32(x_v2, 1);
                    const __m256i x2_v3 = _mm256_srli_epi32(x_v3, 1);
                    const __m256i t3_v0 = _mm256_mullo_epi32(t3_v, x_v0);
                    const __m256i t3_v1 = _mm256_mullo_epi32(t3_v, x_v1);
                    const __m256i t3_v2 = _mm256_mullo_epi32(t3_v, x_v2);
                    const __m256i t3_v3 = _mm256_mullo_epi32(t3_v, x_v3);
                    const __m256i x3_v0 = _mm256_add_epi32(t3_v0, t_v);
                    const __m256i x3_v1 = _mm256_add_epi32(t3_v1, t_v);
                    const __m256i x3_v2 = _mm256_add_epi32(t3_v2, t_v);
                    const __m256i x3_v3 = _mm256_add_epi32(t3_v3, t_v);
                    const __m256i x4_v0 = _mm256_blendv_epi8(x2_v0, x3_v0, mask2_v0);
                    const __m256i x4_v1 = _mm256_blendv_epi8(x2_v1, x3_v1, mask2_v1);
                    const __m256i x4_v2 = _mm256_blendv_epi8(x2_v2, x3_v2, mask2_v2);
                    const __m256i x4_v3 = _mm256_blendv_epi8(x2_v3, x3_v3, mask2_v3);
                    const unsigned int t = steps_s + 1u;
                    const __m256i t16_v = _mm256_xor_si256(x4_v0, _mm256_set1_epi32(-2147483648));
                    const __m256i t17_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                    const __m256i t18_v = _mm256_xor_si256(x4_v1, _mm256_set1_epi32(-2147483648));
                    const __m256i t19_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                    const __m256i t20_v = _mm256_xor_si256(x4_v2, _mm256_set1_epi32(-2147483648));
                    const __m256i t21_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                    const __m256i t22_v = _mm256_xor_si256(x4_v3, _mm256_set1_epi32(-2147483648));
                    const __m256i t23_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                    const __m256i mask3_v0 = _mm256_cmpgt_epi32(t16_v, t17_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi32(t18_v, t19_v);
                    const __m256i mask3_v2 = _mm256_cmpgt_epi32(t20_v, t21_v);
                    const __m256i mask3_v3 = _mm256_cmpgt_epi32(t22_v, t23_v);
                    const __m256i mask_v = _mm256_set1_epi32((int)((int)t < 200 ? -1 : 0));
                    const __m256i mask4_v0 = _mm256_and_si256(mask3_v0, mask_v);
                    const __m256i mask4_v1 = _mm256_and_si256(mask3_v1, mask_v);
                    const __m256i mask4_v2 = _mm256_and_si256(mask3_v2, mask_v);
                    const __m256i mask4_v3 = _mm256_and_si256(mask3_v3, mask_v);
                    const __m256i mask5_v0 = _mm256_and_si256(active_mask_v0, mask4_v0);
                    const __m256i mask5_v1 = _mm256_and_si256(active_mask_v1, mask4_v1);
                    const __m256i mask5_v2 = _mm256_and_si256(active_mask_v2, mask4_v2);
                    const __m256i mask5_v3 = _mm256_and_si256(active_mask_v3, mask4_v3);
                    const __m256i steps_v = _mm256_set1_epi32((int)t);
                    const __m256i t4_v0 = _mm256_blendv_epi8(steps2_v0, steps_v, active_mask_v0);
                    const __m256i t4_v1 = _mm256_blendv_epi8(steps2_v1, steps_v, active_mask_v1);
                    const __m256i t4_v2 = _mm256_blendv_epi8(steps2_v2, steps_v, active_mask_v2);
                    const __m256i t4_v3 = _mm256_blendv_epi8(steps2_v3, steps_v, active_mask_v3);
                    const __m256i t24_v = _mm256_or_si256(mask5_v2, mask5_v3);
                    const __m256i t25_v =
                        _mm256_or_si256(_mm256_or_si256(mask5_v0, mask5_v1), t24_v);
                    const int t2 = _mm256_movemask_epi8(t25_v) != 0;
                    more = t2;
                    x_v0 = x4_v0;
                    x_v1 = x4_v1;
                    x_v2 = x4_v2;
                    x_v3 = x4_v3;
                    steps_s = t;
                    active_mask_v0 = mask5_v0;
                    active_mask_v1 = mask5_v1;
                    active_mask_v2 = mask5_v2;
                    active_mask_v3 = mask5_v3;
                    steps2_v0 = t4_v0;
                    steps2_v1 = t4_v1;
                    steps2_v2 = t4_v2;
                    steps2_v3 = t4_v3;
                } while (more);
                const __m256i t_v0 = _mm256_and_si256(mask_v0, steps2_v0);
                const __m256i t_v1 = _mm256_and_si256(mask_v1, steps2_v1);
                const __m256i t_v2 = _mm256_and_si256(mask_v2, steps2_v2);
                const __m256i t_v3 = _mm256_and_si256(mask_v3, steps2_v3);
                steps_v0 = t_v0;
                steps_v1 = t_v1;
                steps_v2 = t_v2;
                steps_v3 = t_v3;
            }
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), steps_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), steps_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), steps_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), steps_v3);
        }
        const __m256i t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t5_v = _mm256_set1_epi32(1);
        __m256i t6_v = _mm256_set1_epi32(0);
        const __m256i t7_v = _mm256_set1_epi32(3);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t26_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t26_v, t4_v);
            const __m256i a_v =
                _mm256_maskload_epi32((const int *)(const void *)(a + k2), active_mask_v);
            const __m256i t27_v = _mm256_xor_si256(a_v, _mm256_set1_epi32(-2147483648));
            const __m256i t28_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask2_v = _mm256_cmpgt_epi32(t27_v, t28_v);
            const __m256i mask3_v = _mm256_and_si256(active_mask_v, mask2_v);
            __m256i steps2_v = t6_v;
            if (_mm256_movemask_epi8(mask3_v) != 0) {
                __m256i x_v = a_v;
                unsigned int steps_s2 = 0u;
                __m256i active_mask2_v = mask3_v;
                __m256i steps3_v = t6_v;
                int more2;
                do {
                    const __m256i t29_v = _mm256_and_si256(x_v, t5_v);
                    const __m256i mask4_v =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t29_v, t6_v), _mm256_set1_epi32(-1));
                    const __m256i x2_v = _mm256_add_epi32(_mm256_mullo_epi32(t7_v, x_v), t5_v);
                    const __m256i x3_v =
                        _mm256_blendv_epi8(_mm256_srli_epi32(x_v, 1), x2_v, mask4_v);
                    const unsigned int t3 = steps_s2 + 1u;
                    const __m256i t30_v = _mm256_xor_si256(x3_v, _mm256_set1_epi32(-2147483648));
                    const __m256i t31_v = _mm256_xor_si256(t5_v, _mm256_set1_epi32(-2147483648));
                    const __m256i mask5_v = _mm256_cmpgt_epi32(t30_v, t31_v);
                    const __m256i mask6_v = _mm256_set1_epi32((int)((int)t3 < 200 ? -1 : 0));
                    const __m256i mask7_v = _mm256_and_si256(mask5_v, mask6_v);
                    const __m256i mask8_v = _mm256_and_si256(active_mask2_v, mask7_v);
                    const __m256i steps4_v = _mm256_set1_epi32((int)t3);
                    more2 = _mm256_movemask_epi8(mask8_v) != 0;
                    const __m256i steps_next =
                        _mm256_blendv_epi8(steps3_v, steps4_v, active_mask2_v);
                    x_v = x3_v;
                    steps_s2 = t3;
                    active_mask2_v = mask8_v;
                    steps3_v = steps_next;
                } while (more2);
                steps2_v = _mm256_and_si256(mask3_v, steps3_v);
            }
            _mm256_maskstore_epi32((int *)(void *)(d + k2), active_mask_v, steps2_v);
        }
        k = n;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        d[k] = collatz_lane(a[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
