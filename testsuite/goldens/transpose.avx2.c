/* vcc 0.1.0 wrote this from transpose.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[8*n] | out float b[8*n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void transpose(int n, const float *a, float *restrict b)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned int t = 0u * (unsigned int)n;
        const unsigned int t2 = 1u * (unsigned int)n;
        const unsigned int t3 = 2u * (unsigned int)n;
        const unsigned int t4 = 3u * (unsigned int)n;
        const unsigned int t5 = 4u * (unsigned int)n;
        const unsigned int t6 = 5u * (unsigned int)n;
        const unsigned int t7 = 6u * (unsigned int)n;
        const unsigned int t8 = 7u * (unsigned int)n;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const float *const a_s = a + (long)(8UL * k2 + 0);
            const __m128 a_row_v = _mm_loadu_ps(a_s);
            const __m128 a_row2_v = _mm_loadu_ps(a_s + 32);
            const __m256 t_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row_v), a_row2_v, 1);
            const __m128 a_row3_v = _mm_loadu_ps(a_s + 8);
            const __m128 a_row4_v = _mm_loadu_ps(a_s + 40);
            const __m256 t2_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row3_v), a_row4_v, 1);
            const __m128 a_row5_v = _mm_loadu_ps(a_s + 16);
            const __m128 a_row6_v = _mm_loadu_ps(a_s + 48);
            const __m256 t3_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row5_v), a_row6_v, 1);
            const __m128 a_row7_v = _mm_loadu_ps(a_s + 24);
            const __m128 a_row8_v = _mm_loadu_ps(a_s + 56);
            const __m256 t4_v = _mm256_insertf128_ps(_mm256_castps128_ps256(a_row7_v), a_row8_v, 1);
            const __m256 t5_v = _mm256_unpacklo_ps(t_v, t3_v);
            const __m256 t6_v = _mm256_unpackhi_ps(t_v, t3_v);
            const __m256 t7_v = _mm256_unpacklo_ps(t2_v, t4_v);
            const __m256 t8_v = _mm256_unpackhi_ps(t2_v, t4_v);
            const __m256 a_v = _mm256_unpacklo_ps(t5_v, t7_v);
            const __m256 a2_v = _mm256_unpackhi_ps(t5_v, t7_v);
            const __m256 a3_v = _mm256_unpacklo_ps(t6_v, t8_v);
            const __m256 a4_v = _mm256_unpackhi_ps(t6_v, t8_v);
            _mm256_storeu_ps(b + (long)((unsigned long)(int)t + k2), a_v);
            _mm256_storeu_ps(b + (long)((unsigned long)(int)t2 + k2), a2_v);
            _mm256_storeu_ps(b + (long)((unsigned long)(int)t3 + k2), a3_v);
            _mm256_storeu_ps(b + (long)((unsigned long)(int)t4 + k2), a4_v);
            const float *const a_s2 = a + (long)(8UL * k2 + 4);
            const __m128 a_row9_v = _mm_loadu_ps(a_s2);
            const __m128 a_row10_v = _mm_loadu_ps(a_s2 + 32);
            const __m256 t9_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row9_v), a_row10_v, 1);
            const __m128 a_row11_v = _mm_loadu_ps(a_s2 + 8);
            const __m128 a_row12_v = _mm_loadu_ps(a_s2 + 40);
            const __m256 t10_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row11_v), a_row12_v, 1);
            const __m128 a_row13_v = _mm_loadu_ps(a_s2 + 16);
            const __m128 a_row14_v = _mm_loadu_ps(a_s2 + 48);
            const __m256 t11_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row13_v), a_row14_v, 1);
            const __m128 a_row15_v = _mm_loadu_ps(a_s2 + 24);
            const __m128 a_row16_v = _mm_loadu_ps(a_s2 + 56);
            const __m256 t12_v =
                _mm256_insertf128_ps(_mm256_castps128_ps256(a_row15_v), a_row16_v, 1);
            const __m256 t13_v = _mm256_unpacklo_ps(t9_v, t11_v);
            const __m256 t14_v = _mm256_unpackhi_ps(t9_v, t11_v);
            const __m256 t15_v = _mm256_unpacklo_ps(t10_v, t12_v);
            const __m256 t16_v = _mm256_unpackhi_ps(t10_v, t12_v);
            const __m256 a5_v = _mm256_unpacklo_ps(t13_v, t15_v);
            const __m256 a6_v = _mm256_unpackhi_ps(t13_v, t15_v);
            const __m256 a7_v = _mm256_unpacklo_ps(t14_v, t16_v);
            const __m256 a8_v = _mm256_unpackhi_ps(t14_v, t16_v);
            _mm256_storeu_ps(b + (long)((unsigned long)(int)t5 + k2), a5_v);
            _mm256_storeu_ps(b + (long)((unsigned long)(int)t6 + k2), a6_v);
            _mm256_storeu_ps(b + (long)((unsigned long)(int)t7 + k2), a7_v);
            _mm256_storeu_ps(b + (long)((unsigned long)(int)t8 + k2), a8_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        int j;
        for (j = 0; j < 8; j++)
            b[j * n + k] = a[8 * k + j];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
