/* vcc 0.1.0 wrote this from divide_unsigned_by_same.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u32 d | in u32 x[n] | inout u32 q[n] | inout u16 s[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void divide_unsigned_by_same(int n, unsigned d, const unsigned *x, unsigned *restrict q, unsigned short *restrict s)
{
    const unsigned by = d | 1;
    const unsigned short narrow = (unsigned short)(d >> 3 | 1);
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(9);
        const unsigned long t = by == 0 ? 1UL : (unsigned long)by;
        const unsigned long t2 = t - 1;
        const unsigned long t3 = t2 | (t2 >> 1);
        const unsigned long t4 = t3 | (t3 >> 2);
        const unsigned long t5 = t4 | (t4 >> 4);
        const unsigned long t6 = t5 | (t5 >> 8);
        const unsigned long t7 = t6 | (t6 >> 16);
        const unsigned long t8 = t7 + 1;
        const unsigned long t9 =
            (__extension__ (union { double from; unsigned long to;
            }){(double)(long)t8}.to >> 52) - 1023;
        const unsigned long t10 = t7 & 1;
        const unsigned int t11 = (unsigned int)(((t8 - t) << 32) / t + 1);
        const __m256i t2_v = _mm256_set1_epi32((int)t11);
        const unsigned int t12 = (unsigned int)t10;
        const unsigned int t13 = (unsigned int)(t9 - t10);
        const unsigned int t14 = (unsigned int)t;
        const __m256i t3_v = _mm256_set1_epi32((int)t14);
        const unsigned long t15 = (unsigned long)(unsigned short)(unsigned int)narrow;
        const unsigned long t16 = t15 == 0 ? 1UL : t15;
        const unsigned long t17 = t16 - 1;
        const unsigned long t18 = t17 | (t17 >> 1);
        const unsigned long t19 = t18 | (t18 >> 2);
        const unsigned long t20 = t19 | (t19 >> 4);
        const unsigned long t21 = t20 | (t20 >> 8);
        const unsigned long t22 = t21 + 1;
        const unsigned long t23 =
            (__extension__ (union { double from; unsigned long to;
            }){(double)(long)t22}.to >> 52) - 1023;
        const unsigned long t24 = t21 & 1;
        const unsigned short t25 = (unsigned short)(((t22 - t16) << 16) / t16 + 1);
        const __m256i t4_v = _mm256_set1_epi16((short)t25);
        const unsigned short t26 = (unsigned short)t24;
        const unsigned short t27 = (unsigned short)(t23 - t24);
        const unsigned short t28 = (unsigned short)t16;
        const __m256i t5_v = _mm256_set1_epi16((short)t28);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i t11_v = _mm256_xor_si256(x_v0, _mm256_set1_epi32(-2147483648));
            const __m256i t12_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
            const __m256i t13_v = _mm256_xor_si256(x_v1, _mm256_set1_epi32(-2147483648));
            const __m256i t14_v = _mm256_xor_si256(t_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(t11_v, t12_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(t13_v, t14_v);
            const __m256i q_v0 = _mm256_maskload_epi32((const int *)(const void *)(q + k), mask_v0);
            const __m256i q_v1 =
                _mm256_maskload_epi32((const int *)(const void *)(q + k + 8), mask_v1);
            const __m256i t15_v = _mm256_srli_epi64(_mm256_mul_epu32(q_v0, t2_v), 32);
            const __m256i t16_v =
                _mm256_mul_epu32(_mm256_shuffle_epi32(q_v0, 0xf5),
                _mm256_shuffle_epi32(t2_v, 0xf5));
            const __m256i t17_v = _mm256_srli_epi64(_mm256_mul_epu32(q_v1, t2_v), 32);
            const __m256i t18_v =
                _mm256_mul_epu32(_mm256_shuffle_epi32(q_v1, 0xf5),
                _mm256_shuffle_epi32(t2_v, 0xf5));
            const __m256i t_v0 = _mm256_blend_epi32(t15_v, t16_v, 0xaa);
            const __m256i t_v1 = _mm256_blend_epi32(t17_v, t18_v, 0xaa);
            const __m256i t2_v0 = _mm256_sub_epi32(q_v0, t_v0);
            const __m256i t2_v1 = _mm256_sub_epi32(q_v1, t_v1);
            const __m256i t3_v0 = _mm256_srl_epi32(t2_v0, _mm_cvtsi32_si128((int)t12));
            const __m256i t3_v1 = _mm256_srl_epi32(t2_v1, _mm_cvtsi32_si128((int)t12));
            const __m256i t4_v0 = _mm256_add_epi32(t_v0, t3_v0);
            const __m256i t4_v1 = _mm256_add_epi32(t_v1, t3_v1);
            const __m256i t5_v0 = _mm256_srl_epi32(t4_v0, _mm_cvtsi32_si128((int)t13));
            const __m256i t5_v1 = _mm256_srl_epi32(t4_v1, _mm_cvtsi32_si128((int)t13));
            const __m256i t19_v = _mm256_srli_epi64(_mm256_mul_epu32(x_v0, t2_v), 32);
            const __m256i t20_v =
                _mm256_mul_epu32(_mm256_shuffle_epi32(x_v0, 0xf5),
                _mm256_shuffle_epi32(t2_v, 0xf5));
            const __m256i t21_v = _mm256_srli_epi64(_mm256_mul_epu32(x_v1, t2_v), 32);
            const __m256i t22_v =
                _mm256_mul_epu32(_mm256_shuffle_epi32(x_v1, 0xf5),
                _mm256_shuffle_epi32(t2_v, 0xf5));
            const __m256i t6_v0 = _mm256_blend_epi32(t19_v, t20_v, 0xaa);
            const __m256i t6_v1 = _mm256_blend_epi32(t21_v, t22_v, 0xaa);
            const __m256i t7_v0 = _mm256_sub_epi32(x_v0, t6_v0);
            const __m256i t7_v1 = _mm256_sub_epi32(x_v1, t6_v1);
            const __m256i t8_v0 = _mm256_srl_epi32(t7_v0, _mm_cvtsi32_si128((int)t12));
            const __m256i t8_v1 = _mm256_srl_epi32(t7_v1, _mm_cvtsi32_si128((int)t12));
            const __m256i t9_v0 = _mm256_add_epi32(t6_v0, t8_v0);
            const __m256i t9_v1 = _mm256_add_epi32(t6_v1, t8_v1);
            const __m256i t10_v0 = _mm256_srl_epi32(t9_v0, _mm_cvtsi32_si128((int)t13));
            const __m256i t10_v1 = _mm256_srl_epi32(t9_v1, _mm_cvtsi32_si128((int)t13));
            const __m256i t11_v0 = _mm256_mullo_epi32(t10_v0, t3_v);
            const __m256i t11_v1 = _mm256_mullo_epi32(t10_v1, t3_v);
            const __m256i t12_v0 = _mm256_sub_epi32(x_v0, t11_v0);
            const __m256i t12_v1 = _mm256_sub_epi32(x_v1, t11_v1);
            const __m256i q_new_v0 = _mm256_add_epi32(t5_v0, t12_v0);
            const __m256i q_new_v1 = _mm256_add_epi32(t5_v1, t12_v1);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(q + k), mask_v0, q_new_v0);
                _mm256_maskstore_epi32((int *)(void *)(q + k + 8), mask_v1, q_new_v1);
            }
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)(s + k));
            const __m256i t23_v = _mm256_mulhi_epu16(s_v, t4_v);
            const __m256i t24_v = _mm256_sub_epi16(s_v, t23_v);
            const __m256i t25_v = _mm256_srl_epi16(t24_v, _mm_cvtsi32_si128((int)t26));
            const __m256i t26_v = _mm256_add_epi16(t23_v, t25_v);
            const __m256i t27_v = _mm256_srl_epi16(t26_v, _mm_cvtsi32_si128((int)t27));
            const __m256i s_new_v = _mm256_sub_epi16(s_v, _mm256_mullo_epi16(t27_v, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(s + k), s_new_v);
        }
        const __m128i t6_v = _mm_set1_epi32(9);
        const __m128i t7_v = _mm_set1_epi32((int)t11);
        const __m128i t8_v = _mm_set1_epi32((int)t14);
        const __m128i t9_v = _mm_set1_epi16((short)t25);
        const __m128i t10_v = _mm_set1_epi16((short)t28);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i t28_v = _mm_xor_si128(x_v, _mm_set1_epi32(-2147483648));
            const __m128i t29_v = _mm_xor_si128(t6_v, _mm_set1_epi32(-2147483648));
            const __m128i mask_v = _mm_cmpgt_epi32(t28_v, t29_v);
            const __m128i q_v = _mm_maskload_epi32((const int *)(const void *)(q + k), mask_v);
            const __m128i t30_v = _mm_srli_epi64(_mm_mul_epu32(q_v, t7_v), 32);
            const __m128i t31_v =
                _mm_mul_epu32(_mm_shuffle_epi32(q_v, 0xf5), _mm_shuffle_epi32(t7_v, 0xf5));
            const __m128i t32_v = _mm_blend_epi16(t30_v, t31_v, 0xcc);
            const __m128i t33_v = _mm_sub_epi32(q_v, t32_v);
            const __m128i t34_v = _mm_srl_epi32(t33_v, _mm_cvtsi32_si128((int)t12));
            const __m128i t35_v = _mm_add_epi32(t32_v, t34_v);
            const __m128i t36_v = _mm_srli_epi64(_mm_mul_epu32(x_v, t7_v), 32);
            const __m128i t37_v =
                _mm_mul_epu32(_mm_shuffle_epi32(x_v, 0xf5), _mm_shuffle_epi32(t7_v, 0xf5));
            const __m128i t38_v = _mm_blend_epi16(t36_v, t37_v, 0xcc);
            const __m128i t39_v = _mm_sub_epi32(x_v, t38_v);
            const __m128i t40_v = _mm_srl_epi32(t39_v, _mm_cvtsi32_si128((int)t12));
            const __m128i t41_v = _mm_add_epi32(t38_v, t40_v);
            const __m128i t42_v = _mm_srl_epi32(t41_v, _mm_cvtsi32_si128((int)t13));
            const __m128i t43_v = _mm_srl_epi32(t35_v, _mm_cvtsi32_si128((int)t13));
            const __m128i t44_v = _mm_sub_epi32(x_v, _mm_mullo_epi32(t42_v, t8_v));
            const __m128i q_new_v = _mm_add_epi32(t43_v, t44_v);
            if (_mm_movemask_epi8(mask_v) != 0) {
                _mm_maskstore_epi32((int *)(void *)(q + k), mask_v, q_new_v);
            }
            const __m128i s2_v = _mm_loadl_epi64((const __m128i *)(const void *)(s + k));
            const __m128i t45_v = _mm_mulhi_epu16(s2_v, t9_v);
            const __m128i t46_v = _mm_sub_epi16(s2_v, t45_v);
            const __m128i t47_v = _mm_srl_epi16(t46_v, _mm_cvtsi32_si128((int)t26));
            const __m128i t48_v = _mm_add_epi16(t45_v, t47_v);
            const __m128i t49_v = _mm_srl_epi16(t48_v, _mm_cvtsi32_si128((int)t27));
            const __m128i s_new2_v = _mm_sub_epi16(s2_v, _mm_mullo_epi16(t49_v, t10_v));
            _mm_storel_epi64((__m128i *)(void *)(s + k), s_new2_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (x[i] > 9)
            q[i] = q[i] / by + x[i] % by;
        s[i] = (unsigned short)(s[i] % narrow);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
