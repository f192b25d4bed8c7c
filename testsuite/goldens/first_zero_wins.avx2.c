/* vcc 0.1.0 wrote this from first_zero_wins.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | -> float */
/* The zero that comes first is the least, whatever its sign. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
float first_zero_wins(int n, const float *x)
{
    float low = 2;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 t_v = _mm256_set1_ps(2.0f);
        const __m256 t2_v = _mm256_set1_ps(1.0f);
        const __m256 t3_v = _mm256_set1_ps(-0.0f);
        const __m256 t4_v = _mm256_set1_ps(-1.0f);
        __m256 low_v[2] = {t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const __m256 x_v = _mm256_loadu_ps(x + (long)(k + copy * 8));
                const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t2_v, _CMP_GT_OS));
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t4_v, _CMP_LT_OS));
                const __m256 t8_v =
                    _mm256_castsi256_ps(_mm256_andnot_si256(mask_v, _mm256_castps_si256(t2_v)));
                const __m256 t9_v = _mm256_blendv_ps(t8_v, t3_v, _mm256_castsi256_ps(mask2_v));
                low_v[copy] = _mm256_min_ps(t9_v, low_v[copy]);
            }
        }
        const __m128 t5_v = _mm_set1_ps(1.0f);
        const __m128 t6_v = _mm_set1_ps(-0.0f);
        const __m128 t7_v = _mm_set1_ps(-1.0f);
        __m128 low2_v = _mm_set1_ps(2.0f);
        const __m256 low3_v = _mm256_min_ps(low_v[0], low_v[1]);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 x2_v = _mm_loadu_ps(x + k);
            const __m128i mask3_v = _mm_castps_si128(_mm_cmp_ps(x2_v, t5_v, _CMP_GT_OS));
            const __m128i mask4_v = _mm_castps_si128(_mm_cmp_ps(x2_v, t7_v, _CMP_LT_OS));
            const __m128 t10_v =
                _mm_castsi128_ps(_mm_andnot_si128(mask3_v, _mm_castps_si128(t5_v)));
            const __m128 t11_v = _mm_blendv_ps(t10_v, t6_v, _mm_castsi128_ps(mask4_v));
            low2_v = _mm_min_ps(t11_v, low2_v);
        }
        {
            const __m128 low4_v = _mm256_extractf128_ps(low3_v, 1);
            const __m128 low5_v = _mm_min_ps(_mm256_castps256_ps128(low3_v), low4_v);
            const __m128 low6_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(low5_v), 8));
            const __m128 low7_v = _mm_min_ps(low5_v, low6_v);
            const __m128 low8_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(low7_v), 4));
            const float low_s = _mm_cvtss_f32(_mm_min_ps(low7_v, low8_v));
            const __m128 low9_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(low2_v), 8));
            const __m128 low10_v = _mm_min_ps(low2_v, low9_v);
            const __m128 low11_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(low10_v), 4));
            const float low_s2 = _mm_cvtss_f32(_mm_min_ps(low10_v, low11_v));
            const float t = low_s < low_s2 ? low_s : low_s2;
            const __m256i t12_v = _mm256_castps_si256(low_v[1]);
            const __m256i t13_v = _mm256_or_si256(_mm256_castps_si256(low_v[0]), t12_v);
            const __m256i negative_mask_v = _mm256_cmpgt_epi32(_mm256_set1_epi32(0), t13_v);
            const __m128i negative_mask2_v =
                _mm_cmpgt_epi32(_mm_set1_epi32(0), _mm_castps_si128(low2_v));
            const unsigned int t2 = (unsigned int)end;
            if (t < 0.0f || t > 0.0f
                || (t >= 0.0f
                && !(_mm256_movemask_epi8(negative_mask_v) != 0
                || _mm_movemask_epi8(negative_mask2_v) != 0))) {
                low = t;
                i_done = (int)t2;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        float v = x[i] < -1 ? -0.0f : x[i] > 1 ? 0.0f : 1.0f;
        if (v < low)
            low = v;
    }
#ifdef VCC_VECTOR
    }
#endif
    return low;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
