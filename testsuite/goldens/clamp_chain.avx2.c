/* vcc 0.1.0 wrote this from clamp_chain.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in float y[n] | out i32 a[n] | out float b[n] | out float c[n] */
/* Bounds that are asked for one after the other: zeros and NaNs stay what they are. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void clamp_chain(int n, const int *restrict x, const float *restrict y, int *restrict a,
                 float *restrict b, float *restrict c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(100);
        const __m256i t2_v = _mm256_set1_epi32(-100);
        const __m256 t3_v = _mm256_set1_ps(0.0f);
        const __m256 t4_v = _mm256_set1_ps(1.0f);
        const __m256 t5_v = _mm256_set1_ps(-0.0f);
        const __m256 t6_v = _mm256_set1_ps(2.5f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i a_new_v = _mm256_max_epi32(t2_v, _mm256_min_epi32(t_v, x_v));
                const __m256 y_v = _mm256_loadu_ps(y + at);
                _mm256_storeu_si256((__m256i *)(void *)(a + at), a_new_v);
                const __m256 b_new_v = _mm256_min_ps(t4_v, _mm256_max_ps(t3_v, y_v));
                _mm256_storeu_ps(b + at, b_new_v);
                const __m256 y2_v = _mm256_loadu_ps(y + at);
                const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(y2_v, t5_v, _CMP_LE_OS));
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(y2_v, t6_v, _CMP_GE_OS));
                const __m256 t13_v = _mm256_blendv_ps(y2_v, t5_v, _mm256_castsi256_ps(mask_v));
                const __m256 c_new_v = _mm256_blendv_ps(t13_v, t6_v, _mm256_castsi256_ps(mask2_v));
                _mm256_storeu_ps(c + at, c_new_v);
            }
        }
        const __m128i t7_v = _mm_set1_epi32(100);
        const __m128i t8_v = _mm_set1_epi32(-100);
        const __m128 t9_v = _mm_set1_ps(0.0f);
        const __m128 t10_v = _mm_set1_ps(1.0f);
        const __m128 t11_v = _mm_set1_ps(-0.0f);
        const __m128 t12_v = _mm_set1_ps(2.5f);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i a_new2_v = _mm_max_epi32(t8_v, _mm_min_epi32(t7_v, x2_v));
            const __m128 y3_v = _mm_loadu_ps(y + k);
            _mm_storeu_si128((__m128i *)(void *)(a + k), a_new2_v);
            _mm_storeu_ps(b + k, _mm_min_ps(t10_v, _mm_max_ps(t9_v, y3_v)));
            const __m128 y4_v = _mm_loadu_ps(y + k);
            const __m128i mask3_v = _mm_castps_si128(_mm_cmp_ps(y4_v, t11_v, _CMP_LE_OS));
            const __m128i mask4_v = _mm_castps_si128(_mm_cmp_ps(y4_v, t12_v, _CMP_GE_OS));
            const __m128 t14_v = _mm_blendv_ps(y4_v, t11_v, _mm_castsi128_ps(mask3_v));
            const __m128 c_new2_v = _mm_blendv_ps(t14_v, t12_v, _mm_castsi128_ps(mask4_v));
            _mm_storeu_ps(c + k, c_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int v = x[i];
        float w = y[i];
        if (v > 100)
            v = 100;
        else if (v < -100)
            v = -100;
        a[i] = v;
        if (w < 0.0f)
            w = 0.0f;
        else if (w > 1.0f)
            w = 1.0f;
        b[i] = w;
        c[i] = y[i] >= 2.5f ? 2.5f : y[i] <= -0.0f ? -0.0f : y[i];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
