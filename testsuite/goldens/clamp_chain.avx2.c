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
    /* vcc: line 7: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(100);
        const __m256i t2_v = _mm256_set1_epi32(-100);
        const __m256 t3_v = _mm256_set1_ps(0.0f);
        const __m256 t4_v = _mm256_set1_ps(1.0f);
        const __m256 t5_v = _mm256_set1_ps(-0.0f);
        const __m256 t6_v = _mm256_set1_ps(2.5f);
        const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
        const __m256 t7_v = _mm256_max_ps(t3_v, _mm256_loadu_ps(y + last));
        const __m256 y_last_v = _mm256_loadu_ps(y + last);
        const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(y_last_v, t5_v, _CMP_LE_OS));
        const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(y_last_v, t6_v, _CMP_GE_OS));
        const __m256 t8_v = _mm256_blendv_ps(y_last_v, t5_v, _mm256_castsi256_ps(mask_v));
        const __m256i a_new_last_v = _mm256_max_epi32(t2_v, _mm256_min_epi32(t_v, x_last_v));
        const __m256 b_new_last_v = _mm256_min_ps(t4_v, t7_v);
        const __m256 c_new_last_v = _mm256_blendv_ps(t8_v, t6_v, _mm256_castsi256_ps(mask2_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i a_new_v = _mm256_max_epi32(t2_v, _mm256_min_epi32(t_v, x_v));
                const __m256 y_v = _mm256_loadu_ps(y + at);
                _mm256_storeu_si256((__m256i *)(void *)(a + at), a_new_v);
                const __m256 b_new_v = _mm256_min_ps(t4_v, _mm256_max_ps(t3_v, y_v));
                _mm256_storeu_ps(b + at, b_new_v);
                const __m256 y2_v = _mm256_loadu_ps(y + at);
                const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(y2_v, t5_v, _CMP_LE_OS));
                const __m256i mask4_v = _mm256_castps_si256(_mm256_cmp_ps(y2_v, t6_v, _CMP_GE_OS));
                const __m256 t9_v = _mm256_blendv_ps(y2_v, t5_v, _mm256_castsi256_ps(mask3_v));
                const __m256 c_new_v = _mm256_blendv_ps(t9_v, t6_v, _mm256_castsi256_ps(mask4_v));
                _mm256_storeu_ps(c + at, c_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i a_new2_v = _mm256_max_epi32(t2_v, _mm256_min_epi32(t_v, x2_v));
            const __m256 y3_v = _mm256_loadu_ps(y + k);
            _mm256_storeu_si256((__m256i *)(void *)(a + k), a_new2_v);
            const __m256 b_new2_v = _mm256_min_ps(t4_v, _mm256_max_ps(t3_v, y3_v));
            _mm256_storeu_ps(b + k, b_new2_v);
            const __m256 y4_v = _mm256_loadu_ps(y + k);
            const __m256i mask5_v = _mm256_castps_si256(_mm256_cmp_ps(y4_v, t5_v, _CMP_LE_OS));
            const __m256i mask6_v = _mm256_castps_si256(_mm256_cmp_ps(y4_v, t6_v, _CMP_GE_OS));
            const __m256 t10_v = _mm256_blendv_ps(y4_v, t5_v, _mm256_castsi256_ps(mask5_v));
            const __m256 c_new2_v = _mm256_blendv_ps(t10_v, t6_v, _mm256_castsi256_ps(mask6_v));
            _mm256_storeu_ps(c + k, c_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(a + last), a_new_last_v);
        _mm256_storeu_ps(b + last, b_new_last_v);
        _mm256_storeu_ps(c + last, c_new_last_v);
        i = n;
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
