/* vcc 0.1.0 wrote this from pairs_from_end.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[2*n] | out i16 y[2*n] | out double z[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void pairs_from_end(int n, const short *x, short *y, double *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, avx2; runs if x and y do not overlap, z and x do not overlap, z and y
       do not overlap */
    i = n - 1;
    if (i >= 15) {
        const unsigned long end = ((unsigned long)i + 1) & ~15UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)i * 4));
        const unsigned long t2 = (unsigned long)((char *)y + (long)((unsigned long)i * 4));
        const unsigned long t3 = (unsigned long)((char *)z + (long)((unsigned long)i * 8));
        const int t4 = (t + 4 <= t2 + (end - 1) * ~3UL || t2 + 4 <= t + (end - 1) * ~3UL)
            && (t3 + 8 <= t + (end - 1) * ~3UL || t + 4 <= t3 + (end - 1) * ~7UL)
            && (t3 + 8 <= t2 + (end - 1) * ~3UL || t2 + 4 <= t3 + (end - 1) * ~7UL);
        if (t4) {
            const __m256d t_v = _mm256_set1_pd(0.5);
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const short *const x_s = x + (long)i * 2 - k * 2;
                const __m256i x_row_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x_s - 30));
                const __m256i x_row2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x_s - 14));
                const __m256i t2_v =
                    _mm256_permute4x64_epi64(_mm256_packus_epi32(_mm256_and_si256(x_row_v,
                    _mm256_set1_epi32(65535)),
                    _mm256_and_si256(x_row2_v, _mm256_set1_epi32(65535))), 0xd8);
                const __m256i x_v =
                    _mm256_permute4x64_epi64(_mm256_shuffle_epi8(t2_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10,
                    13, 12, 15, 14))), 0x4e);
                const __m256i t3_v =
                    _mm256_permute4x64_epi64(_mm256_packus_epi32(_mm256_srli_epi32(x_row_v, 16),
                    _mm256_srli_epi32(x_row2_v, 16)), 0xd8);
                const __m256i x2_v =
                    _mm256_permute4x64_epi64(_mm256_shuffle_epi8(t3_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10,
                    13, 12, 15, 14))), 0x4e);
                const __m256i t_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(x2_v));
                const __m256i t_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(x2_v, 1));
                const __m256d t2_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t_v0));
                const __m256d t2_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t_v0, 1));
                const __m256d t2_v2 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t_v1));
                const __m256d t2_v3 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t_v1, 1));
                const __m256d z_new_v0 = _mm256_mul_pd(t2_v0, t_v);
                const __m256d z_new_v1 = _mm256_mul_pd(t2_v1, t_v);
                const __m256d z_new_v2 = _mm256_mul_pd(t2_v2, t_v);
                const __m256d z_new_v3 = _mm256_mul_pd(t2_v3, t_v);
                double *const z_s = z + (long)i - k;
                const __m256d t4_v =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(z_new_v0),
                    0x1b));
                const __m256d t5_v =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(z_new_v1),
                    0x1b));
                const __m256d t6_v =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(z_new_v2),
                    0x1b));
                const __m256d t7_v =
                    _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(z_new_v3),
                    0x1b));
                _mm256_storeu_pd(z_s - 3, t4_v);
                _mm256_storeu_pd(z_s - 7, t5_v);
                _mm256_storeu_pd(z_s - 11, t6_v);
                _mm256_storeu_pd(z_s - 15, t7_v);
                short *const y_s = y + (long)i * 2 - k * 2;
                const __m256i t8_v = _mm256_sub_epi16(x_v, x2_v);
                const __m256i t9_v =
                    _mm256_permute4x64_epi64(_mm256_shuffle_epi8(t8_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10,
                    13, 12, 15, 14))), 0x4e);
                const __m256i t10_v =
                    _mm256_permute4x64_epi64(_mm256_shuffle_epi8(x_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10,
                    13, 12, 15, 14))), 0x4e);
                const __m256i t11_v = _mm256_unpacklo_epi16(t9_v, t10_v);
                const __m256i t12_v = _mm256_unpackhi_epi16(t9_v, t10_v);
                const __m256i y_row_v = _mm256_permute2x128_si256(t11_v, t12_v, 0x20);
                const __m256i y_row2_v = _mm256_permute2x128_si256(t11_v, t12_v, 0x31);
                _mm256_storeu_si256((__m256i *)(void *)(y_s - 30), y_row_v);
                _mm256_storeu_si256((__m256i *)(void *)(y_s - 14), y_row2_v);
            }
            i = (int)((unsigned int)i - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (i = n - 1; i >= 0; i--) {
#endif
        z[i] = x[2 * i + 1] * 0.5;
        y[2 * i] = (short)(x[2 * i] - x[2 * i + 1]);
        y[2 * i + 1] = x[2 * i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
