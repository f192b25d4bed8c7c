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
    /* vcc: line 5: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256 a_row_v0 = _mm256_loadu_ps(a + k * 2);
            const __m256 a_row_v1 = _mm256_loadu_ps(a + k * 2 + 8);
            const __m256 a_v =
                _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(a_row_v0,
                a_row_v1, 0x88)), 0xd8));
            const __m256 a2_v =
                _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(a_row_v0,
                a_row_v1, 0xdd)), 0xd8));
            const __m256 b_row_v0 = _mm256_loadu_ps(b + k * 2);
            const __m256 b_row_v1 = _mm256_loadu_ps(b + k * 2 + 8);
            const __m256 b_v =
                _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(b_row_v0,
                b_row_v1, 0x88)), 0xd8));
            const __m256 b2_v =
                _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(b_row_v0,
                b_row_v1, 0xdd)), 0xd8));
            const __m256 t_v = _mm256_sub_ps(_mm256_mul_ps(a_v, b_v), _mm256_mul_ps(a2_v, b2_v));
            const __m256 t2_v = _mm256_add_ps(_mm256_mul_ps(a_v, b2_v), _mm256_mul_ps(a2_v, b_v));
            const __m256 t3_v = _mm256_unpacklo_ps(t_v, t2_v);
            const __m256 t4_v = _mm256_unpackhi_ps(t_v, t2_v);
            const __m256 c_row_v = _mm256_permute2f128_ps(t3_v, t4_v, 0x20);
            const __m256 c_row2_v = _mm256_permute2f128_ps(t3_v, t4_v, 0x31);
            _mm256_storeu_ps(c + k * 2, c_row_v);
            _mm256_storeu_ps(c + k * 2 + 8, c_row2_v);
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
