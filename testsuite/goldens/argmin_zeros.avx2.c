/* vcc 0.1.0 wrote this from argmin_zeros.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | make x = i % 3 == 1 ? -0.0f : i % 5 == 4 ? 0.0f : (float)(i % 7) - 0.0f | float begin | make begin = n % 2 ? 0.5f : 3.0f | out float best[1] | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int argmin_zeros(int n, const float *x, float begin, float *best)
{
    int at = 0;
    float least = begin;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256 t2_v = _mm256_set1_ps(least);
        const __m256i t3_v = _mm256_set1_epi32(8);
        const __m256i t4_v = _mm256_set1_epi32(16);
        __m256i t5_v = _mm256_add_epi32(t_v, _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0));
        __m256i at_v0 = t_v;
        __m256i at_v1 = t_v;
        __m256 least_v0 = t2_v;
        __m256 least_v1 = t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256 x_v0 = _mm256_loadu_ps(x + k);
            const __m256 x_v1 = _mm256_loadu_ps(x + k + 8);
            const __m256i mask_v0 = _mm256_castps_si256(_mm256_cmp_ps(x_v0, least_v0, _CMP_LT_OS));
            const __m256i mask_v1 = _mm256_castps_si256(_mm256_cmp_ps(x_v1, least_v1, _CMP_LT_OS));
            const __m256i at_next = _mm256_blendv_epi8(at_v0, t5_v, mask_v0);
            const __m256i at_next2 =
                _mm256_blendv_epi8(at_v1, _mm256_add_epi32(t5_v, t3_v), mask_v1);
            t5_v = _mm256_add_epi32(t5_v, t4_v);
            at_v0 = at_next;
            at_v1 = at_next2;
            least_v0 = _mm256_min_ps(x_v0, least_v0);
            least_v1 = _mm256_min_ps(x_v1, least_v1);
        }
        const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(least_v0, least_v1, _CMP_LT_OS));
        const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
        const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(least_v1, least_v0, _CMP_LT_OS));
        const __m256i mask4_v = _mm256_and_si256(mask2_v, _mm256_cmpgt_epi32(at_v0, at_v1));
        const __m256i mask5_v = _mm256_or_si256(mask3_v, mask4_v);
        __m256i at_v = _mm256_blendv_epi8(at_v0, at_v1, mask5_v);
        __m256 least_v = _mm256_blendv_ps(least_v0, least_v1, _mm256_castsi256_ps(mask5_v));
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256i mask6_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, least_v, _CMP_LT_OS));
            const __m256i at_next3 = _mm256_blendv_epi8(at_v, t5_v, mask6_v);
            t5_v = _mm256_add_epi32(t5_v, t3_v);
            at_v = at_next3;
            least_v = _mm256_min_ps(x_v, least_v);
        }
        {
            const __m128 t6_v = _mm256_extractf128_ps(least_v, 1);
            const __m128 t7_v = _mm_min_ps(_mm256_castps256_ps128(least_v), t6_v);
            const __m128 t8_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t7_v), 8));
            const __m128 t9_v = _mm_min_ps(t7_v, t8_v);
            const __m128 t10_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t9_v), 4));
            const float t = _mm_cvtss_f32(_mm_min_ps(t9_v, t10_v));
            const __m256 t11_v = _mm256_set1_ps(t);
            const __m256i mask7_v = _mm256_castps_si256(_mm256_cmp_ps(t11_v, least_v, _CMP_LT_OS));
            const __m256i t12_v = _mm256_blendv_epi8(at_v, _mm256_set1_epi32(2147483647), mask7_v);
            const __m128i at2_v = _mm256_extracti128_si256(t12_v, 1);
            const __m128i at3_v = _mm_min_epi32(_mm256_castsi256_si128(t12_v), at2_v);
            const __m128i at4_v = _mm_min_epi32(at3_v, _mm_srli_si128(at3_v, 8));
            const __m128i at5_v = _mm_min_epi32(at4_v, _mm_srli_si128(at4_v, 4));
            const unsigned int at_s = (unsigned int)_mm_cvtsi128_si32(at5_v);
            const __m256i mask8_v = _mm256_cmpeq_epi32(t12_v, _mm256_set1_epi32((int)at_s));
            const __m256i mask9_v = _mm256_xor_si256(mask7_v, _mm256_set1_epi32(-1));
            const __m256i mask10_v = _mm256_and_si256(mask8_v, mask9_v);
            const unsigned int t13_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask10_v));
            const unsigned long t2 = (unsigned long)__builtin_ctz(t13_v);
            const float least_s = least_v[t2];
            at = (int)at_s;
            least = least_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
        if (x[i] < least) {
            least = x[i];
            at = i;
        }
#ifdef VCC_VECTOR
    }
#endif
    best[0] = least;
    return at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
