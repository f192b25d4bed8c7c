/* vcc 0.1.0 wrote this from remainder_of_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | out i32 d[n] restrict | out i32 e[n] restrict */
/* Remainders and quotients that are bytes, of divisors that are not seen to be positive. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void remainder_of_bytes(int n, const unsigned char *a, int *d, int *e)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, avx2; runs if a and d do not overlap, a and e do not overlap, d and e
       are far enough apart */
    k = 0;
    {
        const unsigned long end = (unsigned long)n & ~31UL;
        if (n >= 32
            && ((unsigned long)a + end <= (unsigned long)d
            || (unsigned long)d + end * 4 <= (unsigned long)a)
            && ((unsigned long)a + end <= (unsigned long)e
            || (unsigned long)e + end * 4 <= (unsigned long)a)
            && (unsigned long)e - (unsigned long)d - 1 >= 127) {
            const __m256i t_v = _mm256_set1_epi16(77);
            const __m256i t2_v = _mm256_set1_epi8(-1);
            const __m256i t3_v = _mm256_set1_epi8(1);
            const __m256i t4_v = _mm256_set1_epi16(3);
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 32) {
                const __m256i a_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + k2));
                const __m256i t5_v = _mm256_or_si256(_mm256_and_si256(a_v, t2_v), t3_v);
                const __m128i t6_v = _mm256_castsi256_si128(a_v);
                const __m128i t7_v = _mm256_extracti128_si256(a_v, 1);
                const __m256i t8_v = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(a_v));
                const __m256i t9_v = _mm256_cvtepu8_epi32(_mm_srli_si128(t6_v, 8));
                const __m256i t10_v = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(a_v, 1));
                const __m256i t11_v = _mm256_cvtepu8_epi32(_mm_srli_si128(t7_v, 8));
                const __m128i t12_v = _mm256_castsi256_si128(t5_v);
                const __m128i t13_v = _mm256_extracti128_si256(t5_v, 1);
                const __m256i t14_v = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(t5_v));
                const __m256i t15_v = _mm256_cvtepu8_epi32(_mm_srli_si128(t12_v, 8));
                const __m256i t16_v = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(t5_v, 1));
                const __m256i t17_v = _mm256_cvtepu8_epi32(_mm_srli_si128(t13_v, 8));
                const __m256 t18_v = _mm256_cvtepi32_ps(t14_v);
                const __m256 t19_v = _mm256_cvtepi32_ps(t15_v);
                const __m256 t20_v = _mm256_cvtepi32_ps(t16_v);
                const __m256 t21_v = _mm256_cvtepi32_ps(t17_v);
                const __m256 t22_v = _mm256_div_ps(_mm256_cvtepi32_ps(t8_v), t18_v);
                const __m256 t23_v = _mm256_div_ps(_mm256_cvtepi32_ps(t9_v), t19_v);
                const __m256 t24_v = _mm256_div_ps(_mm256_cvtepi32_ps(t10_v), t20_v);
                const __m256 t25_v = _mm256_div_ps(_mm256_cvtepi32_ps(t11_v), t21_v);
                const __m256i t26_v = _mm256_cvttps_epi32(t22_v);
                const __m256i t27_v = _mm256_cvttps_epi32(t23_v);
                const __m256i t28_v = _mm256_cvttps_epi32(t24_v);
                const __m256i t29_v = _mm256_cvttps_epi32(t25_v);
                const __m256i t30_v = _mm256_and_si256(t26_v, _mm256_set1_epi32(255));
                const __m256i t31_v = _mm256_and_si256(t27_v, _mm256_set1_epi32(255));
                const __m256i t32_v = _mm256_and_si256(t28_v, _mm256_set1_epi32(255));
                const __m256i t33_v = _mm256_and_si256(t29_v, _mm256_set1_epi32(255));
                const __m256i t34_v = _mm256_packs_epi32(t32_v, t33_v);
                const __m256i t35_v = _mm256_packus_epi16(_mm256_packs_epi32(t30_v, t31_v), t34_v);
                const __m256i t36_v =
                    _mm256_permutevar8x32_epi32(t35_v, _mm256_set_epi32(7, 3, 6, 2, 5, 1, 4, 0));
                const __m256i t37_v =
                    _mm256_or_si256(_mm256_and_si256(_mm256_mullo_epi16(t36_v, t5_v),
                    _mm256_set1_epi16(255)),
                    _mm256_slli_epi16(_mm256_mullo_epi16(_mm256_srli_epi16(t36_v, 8),
                    _mm256_srli_epi16(t5_v, 8)), 8));
                const __m256i t38_v = _mm256_sub_epi8(a_v, t37_v);
                const __m256i t_v0 = _mm256_cvtepu8_epi16(_mm256_castsi256_si128(t38_v));
                const __m256i t_v1 = _mm256_cvtepu8_epi16(_mm256_extracti128_si256(t38_v, 1));
                const __m256i t2_v0 = _mm256_add_epi16(t_v, t_v0);
                const __m256i t2_v1 = _mm256_add_epi16(t_v, t_v1);
                const __m256i d_new_v0 = _mm256_cvtepu16_epi32(_mm256_castsi256_si128(t2_v0));
                const __m256i d_new_v1 = _mm256_cvtepu16_epi32(_mm256_extracti128_si256(t2_v0, 1));
                const __m256i d_new_v2 = _mm256_cvtepu16_epi32(_mm256_castsi256_si128(t2_v1));
                const __m256i d_new_v3 = _mm256_cvtepu16_epi32(_mm256_extracti128_si256(t2_v1, 1));
                _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v1);
                _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), d_new_v2);
                _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), d_new_v3);
                const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
                const __m256i t3_v0 = _mm256_cvtepu8_epi16(_mm256_castsi256_si128(a2_v));
                const __m256i t3_v1 = _mm256_cvtepu8_epi16(_mm256_extracti128_si256(a2_v, 1));
                const __m256i t39_v = _mm256_or_si256(_mm256_and_si256(a2_v, t3_v), t3_v);
                const __m256i t4_v0 = _mm256_cvtepu8_epi16(_mm256_castsi256_si128(t39_v));
                const __m256i t4_v1 = _mm256_cvtepu8_epi16(_mm256_extracti128_si256(t39_v, 1));
                const __m256i t40_v = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(t3_v0));
                const __m256i t41_v = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(t3_v0, 1));
                const __m256i t42_v = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(t3_v1));
                const __m256i t43_v = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(t3_v1, 1));
                const __m256i t44_v = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(t4_v0));
                const __m256i t45_v = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(t4_v0, 1));
                const __m256i t46_v = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(t4_v1));
                const __m256i t47_v = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(t4_v1, 1));
                const __m256 t48_v = _mm256_cvtepi32_ps(t44_v);
                const __m256 t49_v = _mm256_cvtepi32_ps(t45_v);
                const __m256 t50_v = _mm256_cvtepi32_ps(t46_v);
                const __m256 t51_v = _mm256_cvtepi32_ps(t47_v);
                const __m256 t52_v = _mm256_div_ps(_mm256_cvtepi32_ps(t40_v), t48_v);
                const __m256 t53_v = _mm256_div_ps(_mm256_cvtepi32_ps(t41_v), t49_v);
                const __m256 t54_v = _mm256_div_ps(_mm256_cvtepi32_ps(t42_v), t50_v);
                const __m256 t55_v = _mm256_div_ps(_mm256_cvtepi32_ps(t43_v), t51_v);
                const __m256i t56_v = _mm256_cvttps_epi32(t52_v);
                const __m256i t57_v = _mm256_cvttps_epi32(t53_v);
                const __m256i t58_v = _mm256_cvttps_epi32(t54_v);
                const __m256i t59_v = _mm256_cvttps_epi32(t55_v);
                const __m256i t60_v = _mm256_and_si256(t56_v, _mm256_set1_epi32(65535));
                const __m256i t61_v = _mm256_and_si256(t57_v, _mm256_set1_epi32(65535));
                const __m256i t62_v = _mm256_and_si256(t58_v, _mm256_set1_epi32(65535));
                const __m256i t63_v = _mm256_and_si256(t59_v, _mm256_set1_epi32(65535));
                const __m256i t5_v0 =
                    _mm256_permute4x64_epi64(_mm256_packus_epi32(t60_v, t61_v), 0xd8);
                const __m256i t5_v1 =
                    _mm256_permute4x64_epi64(_mm256_packus_epi32(t62_v, t63_v), 0xd8);
                const __m256i t6_v0 = _mm256_add_epi16(t5_v0, t4_v);
                const __m256i t6_v1 = _mm256_add_epi16(t5_v1, t4_v);
                const __m256i e_new_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(t6_v0));
                const __m256i e_new_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(t6_v0, 1));
                const __m256i e_new_v2 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(t6_v1));
                const __m256i e_new_v3 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(t6_v1, 1));
                _mm256_storeu_si256((__m256i *)(void *)(e + k2), e_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(e + k2 + 8), e_new_v1);
                _mm256_storeu_si256((__m256i *)(void *)(e + k2 + 16), e_new_v2);
                _mm256_storeu_si256((__m256i *)(void *)(e + k2 + 24), e_new_v3);
            }
            k = (int)end;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
    for (k = 0; k < n; k++)
#endif
 {
        unsigned long rest = 77ul + (unsigned)(a[k] % ((a[k] & 0xff) | 1));
        d[k] = (int)(unsigned)rest;
        e[k] = a[k] / ((a[k] & 1) | 2 - 1) + 3;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
