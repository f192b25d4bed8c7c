/* vcc 0.1.0 wrote this from divide_by_ten.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in u32 u[n] | out i32 q[n] | out u32 r[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void divide_by_ten(int n, const int *x, const unsigned *u, int *q, unsigned *r)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if u and q do not
       overlap, q and r are far enough apart, x and q are far enough apart, x and r are far enough
       apart, u and r are far enough apart */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const int t =
            ((unsigned long)u + (unsigned long)n * 4 <= (unsigned long)q
            || (unsigned long)q + (unsigned long)n * 4 <= (unsigned long)u)
            && (unsigned long)r - (unsigned long)q - 1 >= 63
            && (unsigned long)q - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1
            && (unsigned long)r - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1
            && (unsigned long)r - (unsigned long)u - 1 >= (unsigned long)n * 4 - 1;
        if (t) {
            const unsigned long last = (unsigned long)n - 8;
            const __m256i t_v = _mm256_set1_epi32(1717986919);
            const __m256i t2_v = _mm256_set1_epi32(-1840700269);
            const __m256i t3_v = _mm256_set1_epi32(7);
            const __m256i t4_v = _mm256_set1_epi32(613566757);
            const __m256i t5_v = _mm256_set1_epi32(-858993459);
            const __m256i t6_v = _mm256_set1_epi32(10);
            const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
            const __m256i t7_v = _mm256_srli_epi64(_mm256_mul_epi32(x_last_v, t_v), 32);
            const __m256i t8_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(x_last_v, 0xf5),
                _mm256_shuffle_epi32(t_v, 0xf5));
            const __m256i t9_v = _mm256_blend_epi32(t7_v, t8_v, 0xaa);
            const __m256i t10_v = _mm256_srli_epi32(x_last_v, 31);
            const __m256i t11_v = _mm256_srli_epi64(_mm256_mul_epi32(x_last_v, t2_v), 32);
            const __m256i t12_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(x_last_v, 0xf5),
                _mm256_shuffle_epi32(t2_v, 0xf5));
            const __m256i t13_v = _mm256_blend_epi32(t11_v, t12_v, 0xaa);
            const __m256i t14_v = _mm256_srai_epi32(_mm256_add_epi32(t13_v, x_last_v), 2);
            const __m256i t15_v = _mm256_mullo_epi32(_mm256_add_epi32(t14_v, t10_v), t3_v);
            const __m256i t16_v = _mm256_add_epi32(_mm256_srai_epi32(t9_v, 2), t10_v);
            const __m256i u_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(u + last));
            const __m256i t17_v = _mm256_srli_epi64(_mm256_mul_epu32(u_last_v, t4_v), 32);
            const __m256i t18_v =
                _mm256_mul_epu32(_mm256_shuffle_epi32(u_last_v, 0xf5),
                _mm256_shuffle_epi32(t4_v, 0xf5));
            const __m256i t19_v = _mm256_blend_epi32(t17_v, t18_v, 0xaa);
            const __m256i t20_v = _mm256_srli_epi32(_mm256_sub_epi32(u_last_v, t19_v), 1);
            const __m256i t21_v = _mm256_srli_epi64(_mm256_mul_epu32(u_last_v, t5_v), 32);
            const __m256i t22_v =
                _mm256_mul_epu32(_mm256_shuffle_epi32(u_last_v, 0xf5),
                _mm256_shuffle_epi32(t5_v, 0xf5));
            const __m256i t23_v = _mm256_blend_epi32(t21_v, t22_v, 0xaa);
            const __m256i t24_v = _mm256_mullo_epi32(_mm256_srli_epi32(t23_v, 3), t6_v);
            const __m256i t25_v = _mm256_srli_epi32(_mm256_add_epi32(t20_v, t19_v), 2);
            const __m256i q_new_last_v = _mm256_add_epi32(t16_v, _mm256_sub_epi32(x_last_v, t15_v));
            const __m256i r_new_last_v = _mm256_sub_epi32(t25_v, _mm256_sub_epi32(u_last_v, t24_v));
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                    const __m256i t26_v = _mm256_srli_epi64(_mm256_mul_epi32(x_v, t_v), 32);
                    const __m256i t27_v =
                        _mm256_mul_epi32(_mm256_shuffle_epi32(x_v, 0xf5),
                        _mm256_shuffle_epi32(t_v, 0xf5));
                    const __m256i t28_v = _mm256_blend_epi32(t26_v, t27_v, 0xaa);
                    const __m256i t29_v = _mm256_srli_epi32(x_v, 31);
                    const __m256i t30_v = _mm256_srli_epi64(_mm256_mul_epi32(x_v, t2_v), 32);
                    const __m256i t31_v =
                        _mm256_mul_epi32(_mm256_shuffle_epi32(x_v, 0xf5),
                        _mm256_shuffle_epi32(t2_v, 0xf5));
                    const __m256i t32_v = _mm256_blend_epi32(t30_v, t31_v, 0xaa);
                    const __m256i t33_v = _mm256_srai_epi32(_mm256_add_epi32(t32_v, x_v), 2);
                    const __m256i t34_v = _mm256_mullo_epi32(_mm256_add_epi32(t33_v, t29_v), t3_v);
                    const __m256i t35_v = _mm256_add_epi32(_mm256_srai_epi32(t28_v, 2), t29_v);
                    const __m256i q_new_v = _mm256_add_epi32(t35_v, _mm256_sub_epi32(x_v, t34_v));
                    _mm256_storeu_si256((__m256i *)(void *)(q + at), q_new_v);
                    const __m256i u_v = _mm256_loadu_si256((const __m256i *)(const void *)(u + at));
                    const __m256i t36_v = _mm256_srli_epi64(_mm256_mul_epu32(u_v, t4_v), 32);
                    const __m256i t37_v =
                        _mm256_mul_epu32(_mm256_shuffle_epi32(u_v, 0xf5),
                        _mm256_shuffle_epi32(t4_v, 0xf5));
                    const __m256i t38_v = _mm256_blend_epi32(t36_v, t37_v, 0xaa);
                    const __m256i t39_v = _mm256_srli_epi32(_mm256_sub_epi32(u_v, t38_v), 1);
                    const __m256i t40_v = _mm256_srli_epi64(_mm256_mul_epu32(u_v, t5_v), 32);
                    const __m256i t41_v =
                        _mm256_mul_epu32(_mm256_shuffle_epi32(u_v, 0xf5),
                        _mm256_shuffle_epi32(t5_v, 0xf5));
                    const __m256i t42_v = _mm256_blend_epi32(t40_v, t41_v, 0xaa);
                    const __m256i t43_v = _mm256_mullo_epi32(_mm256_srli_epi32(t42_v, 3), t6_v);
                    const __m256i t44_v = _mm256_srli_epi32(_mm256_add_epi32(t39_v, t38_v), 2);
                    const __m256i r_new_v = _mm256_sub_epi32(t44_v, _mm256_sub_epi32(u_v, t43_v));
                    _mm256_storeu_si256((__m256i *)(void *)(r + at), r_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i t45_v = _mm256_srli_epi64(_mm256_mul_epi32(x2_v, t_v), 32);
                const __m256i t46_v =
                    _mm256_mul_epi32(_mm256_shuffle_epi32(x2_v, 0xf5),
                    _mm256_shuffle_epi32(t_v, 0xf5));
                const __m256i t47_v = _mm256_blend_epi32(t45_v, t46_v, 0xaa);
                const __m256i t48_v = _mm256_srli_epi32(x2_v, 31);
                const __m256i t49_v = _mm256_srli_epi64(_mm256_mul_epi32(x2_v, t2_v), 32);
                const __m256i t50_v =
                    _mm256_mul_epi32(_mm256_shuffle_epi32(x2_v, 0xf5),
                    _mm256_shuffle_epi32(t2_v, 0xf5));
                const __m256i t51_v = _mm256_blend_epi32(t49_v, t50_v, 0xaa);
                const __m256i t52_v = _mm256_srai_epi32(_mm256_add_epi32(t51_v, x2_v), 2);
                const __m256i t53_v = _mm256_mullo_epi32(_mm256_add_epi32(t52_v, t48_v), t3_v);
                const __m256i t54_v = _mm256_add_epi32(_mm256_srai_epi32(t47_v, 2), t48_v);
                const __m256i q_new2_v = _mm256_add_epi32(t54_v, _mm256_sub_epi32(x2_v, t53_v));
                _mm256_storeu_si256((__m256i *)(void *)(q + k), q_new2_v);
                const __m256i u2_v = _mm256_loadu_si256((const __m256i *)(const void *)(u + k));
                const __m256i t55_v = _mm256_srli_epi64(_mm256_mul_epu32(u2_v, t4_v), 32);
                const __m256i t56_v =
                    _mm256_mul_epu32(_mm256_shuffle_epi32(u2_v, 0xf5),
                    _mm256_shuffle_epi32(t4_v, 0xf5));
                const __m256i t57_v = _mm256_blend_epi32(t55_v, t56_v, 0xaa);
                const __m256i t58_v = _mm256_srli_epi32(_mm256_sub_epi32(u2_v, t57_v), 1);
                const __m256i t59_v = _mm256_srli_epi64(_mm256_mul_epu32(u2_v, t5_v), 32);
                const __m256i t60_v =
                    _mm256_mul_epu32(_mm256_shuffle_epi32(u2_v, 0xf5),
                    _mm256_shuffle_epi32(t5_v, 0xf5));
                const __m256i t61_v = _mm256_blend_epi32(t59_v, t60_v, 0xaa);
                const __m256i t62_v = _mm256_mullo_epi32(_mm256_srli_epi32(t61_v, 3), t6_v);
                const __m256i t63_v = _mm256_srli_epi32(_mm256_add_epi32(t58_v, t57_v), 2);
                const __m256i r_new2_v = _mm256_sub_epi32(t63_v, _mm256_sub_epi32(u2_v, t62_v));
                _mm256_storeu_si256((__m256i *)(void *)(r + k), r_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(q + last), q_new_last_v);
            _mm256_storeu_si256((__m256i *)(void *)(r + last), r_new_last_v);
            i_done = n;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        q[i] = x[i] / 10 + x[i] % -7;
        r[i] = u[i] / 7 - u[i] % 10;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
