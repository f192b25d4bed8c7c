/* vcc 0.1.0 wrote this from collatz.c for avx2 */
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

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void collatz(int n, const unsigned *a, int *d)
{
    int k;
    /* vcc: line 20: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi32((int)(1));
        const __m256i t2_v = _mm256_set1_epi32((int)(0));
        const __m256i t3_v = _mm256_set1_epi32((int)(3));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const void *)(a + k2 + 8));
            const __m256i t4_v = _mm256_xor_si256(a_v0, _mm256_set1_epi32(-2147483648));
            const __m256i t5_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
            const __m256i t6_v = _mm256_xor_si256(a_v1, _mm256_set1_epi32(-2147483648));
            const __m256i t7_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(t4_v, t5_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(t6_v, t7_v);
            const __m256i t8_v = _mm256_or_si256(mask_v0, mask_v1);
            const int t = !_mm256_testz_si256(t8_v, t8_v);
            __m256i steps_v0 = t2_v;
            __m256i steps_v1 = t2_v;
            __m256i steps2_v0;
            __m256i steps2_v1;
            if (t) {
                __m256i x_v0 = a_v0;
                __m256i x_v1 = a_v1;
                unsigned int steps_s = 0u;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i steps3_v0 = t2_v;
                __m256i steps3_v1 = t2_v;
                int more;
                do {
                    const __m256i t_v0 = _mm256_and_si256(x_v0, t_v);
                    const __m256i t_v1 = _mm256_and_si256(x_v1, t_v);
                    const __m256i mask2_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t_v0, t2_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(t_v1, t2_v), _mm256_set1_epi32(-1));
                    const __m256i x2_v0 = _mm256_srli_epi32(x_v0, 1);
                    const __m256i x2_v1 = _mm256_srli_epi32(x_v1, 1);
                    const __m256i t2_v0 = _mm256_mullo_epi32(t3_v, x_v0);
                    const __m256i t2_v1 = _mm256_mullo_epi32(t3_v, x_v1);
                    const __m256i x3_v0 = _mm256_add_epi32(t2_v0, t_v);
                    const __m256i x3_v1 = _mm256_add_epi32(t2_v1, t_v);
                    const __m256i x4_v0 = _mm256_blendv_epi8(x2_v0, x3_v0, mask2_v0);
                    const __m256i x4_v1 = _mm256_blendv_epi8(x2_v1, x3_v1, mask2_v1);
                    const unsigned int t2 = steps_s + 1u;
                    const __m256i t9_v = _mm256_xor_si256(x4_v0, _mm256_set1_epi32(-2147483648));
                    const __m256i t10_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                    const __m256i t11_v = _mm256_xor_si256(x4_v1, _mm256_set1_epi32(-2147483648));
                    const __m256i t12_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
                    const __m256i mask3_v0 = _mm256_cmpgt_epi32(t9_v, t10_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi32(t11_v, t12_v);
                    const __m256i mask_v = _mm256_set1_epi32((int)(((int)t2 < 200) ? -1 : 0));
                    const __m256i mask4_v0 = _mm256_and_si256(mask3_v0, mask_v);
                    const __m256i mask4_v1 = _mm256_and_si256(mask3_v1, mask_v);
                    const __m256i mask5_v0 = _mm256_and_si256(active_mask_v0, mask4_v0);
                    const __m256i mask5_v1 = _mm256_and_si256(active_mask_v1, mask4_v1);
                    const __m256i steps_v = _mm256_set1_epi32((int)(t2));
                    const __m256i t3_v0 = _mm256_blendv_epi8(steps3_v0, steps_v, active_mask_v0);
                    const __m256i t3_v1 = _mm256_blendv_epi8(steps3_v1, steps_v, active_mask_v1);
                    const __m256i t13_v = _mm256_or_si256(mask5_v0, mask5_v1);
                    const int t3 = !_mm256_testz_si256(t13_v, t13_v);
                    more = t3;
                    x_v0 = x4_v0;
                    x_v1 = x4_v1;
                    steps_s = t2;
                    active_mask_v0 = mask5_v0;
                    active_mask_v1 = mask5_v1;
                    steps3_v0 = t3_v0;
                    steps3_v1 = t3_v1;
                } while (more);
                steps_v0 = steps3_v0;
                steps_v1 = steps3_v1;
            }
            steps2_v0 = _mm256_and_si256(mask_v0, steps_v0);
            steps2_v1 = _mm256_and_si256(mask_v1, steps_v1);
            _mm256_storeu_si256((void *)(d + k2), steps2_v0);
            _mm256_storeu_si256((void *)(d + k2 + 8), steps2_v1);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = collatz_lane(a[k]);
    }
}
