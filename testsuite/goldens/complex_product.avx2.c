/* vcc 0.1.0 wrote this from complex_product.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[2*n] | in float b[2*n] | out float c[2*n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void complex_product(int n, const float *a, const float *b, float *restrict c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m256 a_row_v0 = _mm256_loadu_ps(a + k * 2);
            const __m256 a_row_v1 = _mm256_loadu_ps(a + k * 2 + 8);
            const __m256 a_v =
                _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(a_row_v0, a_row_v1, 0x88)), 0xd8));
            const __m256 a2_v =
                _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(a_row_v0, a_row_v1, 0xdd)), 0xd8));
            const __m256 b_row_v0 = _mm256_loadu_ps(b + k * 2);
            const __m256 b_row_v1 = _mm256_loadu_ps(b + k * 2 + 8);
            const __m256 b_v =
                _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(b_row_v0, b_row_v1, 0x88)), 0xd8));
            const __m256 b2_v =
                _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(b_row_v0, b_row_v1, 0xdd)), 0xd8));
            const __m256 t_v = _mm256_sub_ps(_mm256_mul_ps(a_v, b_v), _mm256_mul_ps(a2_v, b2_v));
            const __m256 t2_v = _mm256_add_ps(_mm256_mul_ps(a_v, b2_v), _mm256_mul_ps(a2_v, b_v));
            const __m256 t3_v = _mm256_unpacklo_ps(t_v, t2_v);
            const __m256 t4_v = _mm256_unpackhi_ps(t_v, t2_v);
            const __m256 c_row_v = _mm256_permute2f128_ps(t3_v, t4_v, 0x20);
            const __m256 c_row2_v = _mm256_permute2f128_ps(t3_v, t4_v, 0x31);
            _mm256_storeu_ps(c + k * 2, c_row_v);
            _mm256_storeu_ps(c + k * 2 + 8, c_row2_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 a_row_v = _mm_loadu_ps(a + k * 2);
            const __m128 a_row2_v = _mm_loadu_ps(a + k * 2 + 4);
            const __m128 t5_v = _mm_unpacklo_ps(a_row_v, a_row2_v);
            const __m128 t6_v = _mm_unpackhi_ps(a_row_v, a_row2_v);
            const __m128 a3_v = _mm_unpacklo_ps(t5_v, t6_v);
            const __m128 a4_v = _mm_unpackhi_ps(t5_v, t6_v);
            const __m128 b_row_v = _mm_loadu_ps(b + k * 2);
            const __m128 b_row2_v = _mm_loadu_ps(b + k * 2 + 4);
            const __m128 t7_v = _mm_unpacklo_ps(b_row_v, b_row2_v);
            const __m128 t8_v = _mm_unpackhi_ps(b_row_v, b_row2_v);
            const __m128 b3_v = _mm_unpacklo_ps(t7_v, t8_v);
            const __m128 b4_v = _mm_unpackhi_ps(t7_v, t8_v);
            const __m128 t9_v = _mm_sub_ps(_mm_mul_ps(a3_v, b3_v), _mm_mul_ps(a4_v, b4_v));
            const __m128 t10_v = _mm_add_ps(_mm_mul_ps(a3_v, b4_v), _mm_mul_ps(a4_v, b3_v));
            const __m128 c_row3_v = _mm_unpackhi_ps(t9_v, t10_v);
            _mm_storeu_ps(c + k * 2, _mm_unpacklo_ps(t9_v, t10_v));
            _mm_storeu_ps(c + k * 2 + 4, c_row3_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        c[2 * i] = a[2 * i] * b[2 * i] - a[2 * i + 1] * b[2 * i + 1];
        c[2 * i + 1] = a[2 * i] * b[2 * i + 1] + a[2 * i + 1] * b[2 * i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
