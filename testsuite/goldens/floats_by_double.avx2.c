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
    /* vcc: line 6: 8 lanes x 2, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        const __m256 t2_v = _mm256_set1_ps(1.0f);
        const __m256 t3_v = _mm256_set1_ps(0.25f);
        const __m256 t4_v = _mm256_set1_ps(0.75f);
        const __m256 t5_v = _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(x + last), t_v), t2_v);
        const __m256 t6_v = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), t5_v);
        const __m256 t7_v = _mm256_div_ps(t6_v, _mm256_loadu_ps(z + last));
        const __m256 x_last_v = _mm256_loadu_ps(x + last);
        const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_last_v, t4_v, _CMP_GT_OS));
        const __m256 y_new_last_v = _mm256_sub_ps(t7_v, t3_v);
        const __m256i k_new_last_v = _mm256_and_si256(mask_v, _mm256_set1_epi32(1));
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256 t8_v =
                    _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(x + at), t_v), t2_v);
                const __m256 t9_v = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), t8_v);
                const __m256 t10_v = _mm256_div_ps(t9_v, _mm256_loadu_ps(z + at));
                _mm256_storeu_ps(y + at, _mm256_sub_ps(t10_v, t3_v));
                const __m256 x_v = _mm256_loadu_ps(x + at);
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t4_v, _CMP_GT_OS));
                const __m256i k_new_v = _mm256_and_si256(mask2_v, _mm256_set1_epi32(1));
                _mm256_storeu_si256((__m256i *)(void *)(k + at), k_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256 t11_v = _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(x + k2), t_v), t2_v);
            const __m256 t12_v = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), t11_v);
            const __m256 t13_v = _mm256_div_ps(t12_v, _mm256_loadu_ps(z + k2));
            _mm256_storeu_ps(y + k2, _mm256_sub_ps(t13_v, t3_v));
            const __m256 x2_v = _mm256_loadu_ps(x + k2);
            const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(x2_v, t4_v, _CMP_GT_OS));
            const __m256i k_new2_v = _mm256_and_si256(mask3_v, _mm256_set1_epi32(1));
            _mm256_storeu_si256((__m256i *)(void *)(k + k2), k_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
        _mm256_storeu_si256((__m256i *)(void *)(k + last), k_new_last_v);
        i = n;
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
