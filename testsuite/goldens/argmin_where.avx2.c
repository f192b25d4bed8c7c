/* vcc 0.1.0 wrote this from argmin_where.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in u8 valid[n] | make valid = i % 3 | out i32 best[1] | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int argmin_where(int n, const int *a, const unsigned char *valid, int *best)
{
    int at = -1, least = 2147483647;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(-1);
        const __m256i t2_v = _mm256_set1_epi32(2147483647);
        const __m128i t3_v = _mm_set1_epi8(0);
        const __m256i t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t5_v = _mm256_set1_epi32(8);
        const __m256i t6_v = _mm256_set1_epi32(16);
        const __m256i t7_v = _mm256_set1_epi32(1);
        __m256i t8_v = _mm256_add_epi32(_mm256_set1_epi32(0), t4_v);
        __m256i at_v0 = t_v;
        __m256i at_v1 = t_v;
        __m256i least_v0 = t2_v;
        __m256i least_v1 = t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128i valid_v0 = _mm_loadl_epi64((const __m128i *)(const void *)(valid + k));
            const __m128i valid_v1 =
                _mm_loadl_epi64((const __m128i *)(const void *)(valid + k + 8));
            const __m128i mask_v0 =
                _mm_xor_si128(_mm_cmpeq_epi8(valid_v0, t3_v), _mm_set1_epi32(-1));
            const __m256i mask2_v0 = _mm256_cvtepi8_epi32(mask_v0);
            const __m128i mask_v1 =
                _mm_xor_si128(_mm_cmpeq_epi8(valid_v1, t3_v), _mm_set1_epi32(-1));
            const __m256i mask2_v1 = _mm256_cvtepi8_epi32(mask_v1);
            const __m256i a_v0 =
                _mm256_maskload_epi32((const int *)(const void *)(a + k), mask2_v0);
            const __m256i a_v1 =
                _mm256_maskload_epi32((const int *)(const void *)(a + k + 8), mask2_v1);
            const __m256i t_v0 = _mm256_add_epi32(t8_v, t7_v);
            const __m256i t_v1 = _mm256_add_epi32(_mm256_add_epi32(t8_v, t5_v), t7_v);
            const __m256i mask3_v0 = _mm256_and_si256(mask2_v0, _mm256_cmpgt_epi32(least_v0, a_v0));
            const __m256i mask3_v1 = _mm256_and_si256(mask2_v1, _mm256_cmpgt_epi32(least_v1, a_v1));
            t8_v = _mm256_add_epi32(t8_v, t6_v);
            at_v0 = _mm256_blendv_epi8(at_v0, t_v0, mask3_v0);
            at_v1 = _mm256_blendv_epi8(at_v1, t_v1, mask3_v1);
            least_v0 = _mm256_blendv_epi8(least_v0, a_v0, mask3_v0);
            least_v1 = _mm256_blendv_epi8(least_v1, a_v1, mask3_v1);
        }
        const __m128i t9_v = _mm_set1_epi32(2147483647);
        const __m128i t10_v = _mm_set1_epi8(0);
        const __m128i t11_v = _mm_set1_epi32((int)(unsigned int)wide_end);
        const __m128i t12_v = _mm_set1_epi32(4);
        const __m128i t13_v = _mm_set1_epi32(1);
        __m128i t14_v = _mm_add_epi32(t11_v, _mm_set_epi32(3, 2, 1, 0));
        __m128i at_v = _mm_set1_epi32(-1);
        __m128i least_v = t9_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int valid_v;
            const __m128i valid2_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&valid_v, (const void *)(valid + k),
                sizeof valid_v), valid_v));
            const __m128i mask_v =
                _mm_xor_si128(_mm_cmpeq_epi8(valid2_v, t10_v), _mm_set1_epi32(-1));
            const __m128i mask2_v = _mm_cvtepi8_epi32(mask_v);
            const __m128i a_v = _mm_maskload_epi32((const int *)(const void *)(a + k), mask2_v);
            const __m128i mask3_v = _mm_and_si128(mask2_v, _mm_cmpgt_epi32(least_v, a_v));
            const __m128i at_next = _mm_blendv_epi8(at_v, _mm_add_epi32(t14_v, t13_v), mask3_v);
            t14_v = _mm_add_epi32(t14_v, t12_v);
            at_v = at_next;
            least_v = _mm_blendv_epi8(least_v, a_v, mask3_v);
        }
        {
            const __m256i mask4_v = _mm256_cmpgt_epi32(least_v1, least_v0);
            const __m256i mask5_v = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
            const __m256i mask6_v = _mm256_cmpgt_epi32(least_v0, least_v1);
            const __m256i mask7_v = _mm256_and_si256(mask5_v, _mm256_cmpgt_epi32(at_v0, at_v1));
            const __m256i mask8_v = _mm256_or_si256(mask6_v, mask7_v);
            const __m256i least2_v = _mm256_blendv_epi8(least_v0, least_v1, mask8_v);
            const __m128i t15_v = _mm256_extracti128_si256(least2_v, 1);
            const __m128i t16_v = _mm_min_epi32(_mm256_castsi256_si128(least2_v), t15_v);
            const __m128i t17_v = _mm_min_epi32(t16_v, _mm_srli_si128(t16_v, 8));
            const __m128i t18_v = _mm_min_epi32(t17_v, _mm_srli_si128(t17_v, 4));
            const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t18_v);
            const __m256i mask9_v = _mm256_cmpgt_epi32(least2_v, _mm256_set1_epi32((int)t));
            const __m256i at2_v = _mm256_blendv_epi8(at_v0, at_v1, mask8_v);
            const __m256i t19_v = _mm256_blendv_epi8(at2_v, t2_v, mask9_v);
            const __m128i t20_v = _mm256_extracti128_si256(t19_v, 1);
            const __m128i t21_v = _mm_min_epi32(_mm256_castsi256_si128(t19_v), t20_v);
            const __m128i t22_v = _mm_min_epi32(t21_v, _mm_srli_si128(t21_v, 8));
            const __m128i t23_v = _mm_min_epi32(t22_v, _mm_srli_si128(t22_v, 4));
            const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t23_v);
            const __m128i t24_v = _mm_min_epi32(least_v, _mm_srli_si128(least_v, 8));
            const __m128i t25_v = _mm_min_epi32(t24_v, _mm_srli_si128(t24_v, 4));
            const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(t25_v);
            const __m128i mask10_v = _mm_cmpgt_epi32(least_v, _mm_set1_epi32((int)t3));
            const __m128i t26_v = _mm_blendv_epi8(at_v, t9_v, mask10_v);
            const __m128i t27_v = _mm_min_epi32(t26_v, _mm_srli_si128(t26_v, 8));
            const __m128i t28_v = _mm_min_epi32(t27_v, _mm_srli_si128(t27_v, 4));
            const unsigned int t4 = (unsigned int)_mm_cvtsi128_si32(t28_v);
            const int t5 = (int)t3 < (int)t || ((int)t >= (int)t3 && (int)t4 < (int)t2);
            at = (int)(t5 ? t4 : t2);
            least = (int)(t5 ? t3 : t);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
        if (valid[i] && a[i] < least) {
            least = a[i];
            at = i + 1;
        }
#ifdef VCC_VECTOR
    }
#endif
    best[0] = least;
    return at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
