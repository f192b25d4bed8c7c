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
    /* vcc: line 4: 8 lanes, then 4, avx2; runs if x and q are far enough apart, x and r are far
       enough apart, q and u are far enough apart, q and r are far enough apart, u and r are far
       enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)q - (unsigned long)x - 1 >= 31
        && (unsigned long)r - (unsigned long)x - 1 >= 31
        && (unsigned long)u - (unsigned long)q - 1 >= 31
        && (unsigned long)r - (unsigned long)q - 1 >= 31
        && (unsigned long)r - (unsigned long)u - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(1717986919);
        const __m256i t2_v = _mm256_set1_epi32(-1840700269);
        const __m256i t3_v = _mm256_set1_epi32(7);
        const __m256i t4_v = _mm256_set1_epi32(613566757);
        const __m256i t5_v = _mm256_set1_epi32(-858993459);
        const __m256i t6_v = _mm256_set1_epi32(10);
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t13_v = _mm256_srli_epi64(_mm256_mul_epi32(x_v, t_v), 32);
            const __m256i t14_v =
                _mm256_mul_epi32(_mm256_srli_epi64(x_v, 32), _mm256_srli_epi64(t_v, 32));
            const __m256i t15_v = _mm256_blend_epi32(t13_v, t14_v, 0xaa);
            const __m256i t16_v = _mm256_srli_epi32(x_v, 31);
            const __m256i t17_v = _mm256_srli_epi64(_mm256_mul_epi32(x_v, t2_v), 32);
            const __m256i t18_v =
                _mm256_mul_epi32(_mm256_srli_epi64(x_v, 32), _mm256_srli_epi64(t2_v, 32));
            const __m256i t19_v = _mm256_blend_epi32(t17_v, t18_v, 0xaa);
            const __m256i t20_v = _mm256_srai_epi32(_mm256_add_epi32(t19_v, x_v), 2);
            const __m256i t21_v = _mm256_add_epi32(t20_v, _mm256_srli_epi32(x_v, 31));
            const __m256i t22_v = _mm256_add_epi32(_mm256_srai_epi32(t15_v, 2), t16_v);
            const __m256i t23_v = _mm256_sub_epi32(x_v, _mm256_mullo_epi32(t21_v, t3_v));
            const __m256i q_new_v = _mm256_add_epi32(t22_v, t23_v);
            _mm256_storeu_si256((__m256i *)(void *)(q + k), q_new_v);
            const __m256i u_v = _mm256_loadu_si256((const __m256i *)(const void *)(u + k));
            const __m256i t24_v = _mm256_srli_epi64(_mm256_mul_epu32(u_v, t4_v), 32);
            const __m256i t25_v =
                _mm256_mul_epu32(_mm256_srli_epi64(u_v, 32), _mm256_srli_epi64(t4_v, 32));
            const __m256i t26_v = _mm256_blend_epi32(t24_v, t25_v, 0xaa);
            const __m256i t27_v = _mm256_srli_epi32(_mm256_sub_epi32(u_v, t26_v), 1);
            const __m256i t28_v = _mm256_srli_epi64(_mm256_mul_epu32(u_v, t5_v), 32);
            const __m256i t29_v =
                _mm256_mul_epu32(_mm256_srli_epi64(u_v, 32), _mm256_srli_epi64(t5_v, 32));
            const __m256i t30_v = _mm256_blend_epi32(t28_v, t29_v, 0xaa);
            const __m256i t31_v = _mm256_mullo_epi32(_mm256_srli_epi32(t30_v, 3), t6_v);
            const __m256i t32_v = _mm256_srli_epi32(_mm256_add_epi32(t27_v, t26_v), 2);
            const __m256i r_new_v = _mm256_sub_epi32(t32_v, _mm256_sub_epi32(u_v, t31_v));
            _mm256_storeu_si256((__m256i *)(void *)(r + k), r_new_v);
        }
        const __m128i t7_v = _mm_set1_epi32(1717986919);
        const __m128i t8_v = _mm_set1_epi32(-1840700269);
        const __m128i t9_v = _mm_set1_epi32(7);
        const __m128i t10_v = _mm_set1_epi32(613566757);
        const __m128i t11_v = _mm_set1_epi32(-858993459);
        const __m128i t12_v = _mm_set1_epi32(10);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i t33_v = _mm_srli_epi64(_mm_mul_epi32(x2_v, t7_v), 32);
            const __m128i t34_v = _mm_mul_epi32(_mm_srli_epi64(x2_v, 32), _mm_srli_epi64(t7_v, 32));
            const __m128i t35_v = _mm_blend_epi16(t33_v, t34_v, 0xcc);
            const __m128i t36_v = _mm_srli_epi64(_mm_mul_epi32(x2_v, t8_v), 32);
            const __m128i t37_v = _mm_mul_epi32(_mm_srli_epi64(x2_v, 32), _mm_srli_epi64(t8_v, 32));
            const __m128i t38_v = _mm_blend_epi16(t36_v, t37_v, 0xcc);
            const __m128i t39_v = _mm_srli_epi32(x2_v, 31);
            const __m128i t40_v =
                _mm_add_epi32(_mm_srai_epi32(_mm_add_epi32(t38_v, x2_v), 2), t39_v);
            const __m128i t41_v = _mm_add_epi32(_mm_srai_epi32(t35_v, 2), _mm_srli_epi32(x2_v, 31));
            const __m128i t42_v = _mm_sub_epi32(x2_v, _mm_mullo_epi32(t40_v, t9_v));
            const __m128i q_new2_v = _mm_add_epi32(t41_v, t42_v);
            _mm_storeu_si128((__m128i *)(void *)(q + k), q_new2_v);
            const __m128i u2_v = _mm_loadu_si128((const __m128i *)(const void *)(u + k));
            const __m128i t43_v = _mm_srli_epi64(_mm_mul_epu32(u2_v, t10_v), 32);
            const __m128i t44_v =
                _mm_mul_epu32(_mm_srli_epi64(u2_v, 32), _mm_srli_epi64(t10_v, 32));
            const __m128i t45_v = _mm_blend_epi16(t43_v, t44_v, 0xcc);
            const __m128i t46_v =
                _mm_add_epi32(_mm_srli_epi32(_mm_sub_epi32(u2_v, t45_v), 1), t45_v);
            const __m128i t47_v = _mm_srli_epi64(_mm_mul_epu32(u2_v, t11_v), 32);
            const __m128i t48_v =
                _mm_mul_epu32(_mm_srli_epi64(u2_v, 32), _mm_srli_epi64(t11_v, 32));
            const __m128i t49_v = _mm_blend_epi16(t47_v, t48_v, 0xcc);
            const __m128i t50_v = _mm_mullo_epi32(_mm_srli_epi32(t49_v, 3), t12_v);
            const __m128i r_new2_v =
                _mm_sub_epi32(_mm_srli_epi32(t46_v, 2), _mm_sub_epi32(u2_v, t50_v));
            _mm_storeu_si128((__m128i *)(void *)(r + k), r_new2_v);
        }
        i_done = (int)end;
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
