/* vcc 0.1.0 wrote this from floats_by_double.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | in float z[n] restrict | out float y[n] restrict | out i32 k[n] restrict */
/* Constants without suffix make `double` of what is `float` before and after. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void floats_by_double(int n, const float *restrict x, const float *restrict z, float *restrict y, int *restrict k)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        const __m256 t2_v = _mm256_set1_ps(1.0f);
        const __m256 t3_v = _mm256_set1_ps(0.25f);
        const __m256 t4_v = _mm256_set1_ps(0.75f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256 t9_v =
                    _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(x + at), t_v), t2_v);
                const __m256 z_v = _mm256_loadu_ps(z + at);
                const __m256 t10_v =
                    _mm256_div_ps(_mm256_andnot_ps(_mm256_set1_ps(-0.0f), t9_v), z_v);
                _mm256_storeu_ps(y + at, _mm256_sub_ps(t10_v, t3_v));
                const __m256 x_v = _mm256_loadu_ps(x + at);
                const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t4_v, _CMP_GT_OS));
                const __m256i k_new_v = _mm256_and_si256(mask_v, _mm256_set1_epi32(1));
                _mm256_storeu_si256((__m256i *)(void *)(k + at), k_new_v);
            }
        }
        const __m128 t5_v = _mm_set1_ps(0.5f);
        const __m128 t6_v = _mm_set1_ps(1.0f);
        const __m128 t7_v = _mm_set1_ps(0.25f);
        const __m128 t8_v = _mm_set1_ps(0.75f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128 t11_v = _mm_add_ps(_mm_mul_ps(_mm_loadu_ps(x + k2), t5_v), t6_v);
            const __m128 z2_v = _mm_loadu_ps(z + k2);
            const __m128 t12_v = _mm_div_ps(_mm_andnot_ps(_mm_set1_ps(-0.0f), t11_v), z2_v);
            _mm_storeu_ps(y + k2, _mm_sub_ps(t12_v, t7_v));
            const __m128 x2_v = _mm_loadu_ps(x + k2);
            const __m128i mask2_v = _mm_castps_si128(_mm_cmp_ps(x2_v, t8_v, _CMP_GT_OS));
            const __m128i k_new2_v = _mm_and_si128(mask2_v, _mm_set1_epi32(1));
            _mm_storeu_si128((__m128i *)(void *)(k + k2), k_new2_v);
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
        float scaled = x[i] * 0.5, moved = scaled + 1.0, r = __builtin_fabs(moved) / z[i];
        y[i] = r - 0.25;
        k[i] = x[i] > 0.75;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
