/* vcc 0.1.0 wrote this from recurrences_sums.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n] | in float b[n] | -> float */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
float recurrences_sums(int n, const float *a, const float *b)
{
    float s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    i = 0;
    {
        const unsigned long distance = (unsigned long)n - 7 - 1;
        if ((long)distance >= 8) {
            const unsigned long t = distance >> 3;
            __m256 s_v = _mm256_set1_ps(0.0f);
            unsigned int i_s = 0u;
            /* what iterations hand on side by side, one at a time */
            unsigned long k;
            for (k = 0; k < t; k++) {
                const long t2 = (long)(int)i_s;
                const __m256 b_v = _mm256_loadu_ps(b + t2);
                const __m256 t_v = _mm256_add_ps(s_v, _mm256_mul_ps(_mm256_loadu_ps(a + t2), b_v));
                s_v = t_v;
                i_s = i_s + 8u;
            }
            {
                const float t3 = _mm_cvtss_f32(_mm256_castps256_ps128(s_v));
                s0 = t3;
                const __m128 t2_v = _mm256_castps256_ps128(s_v);
                const float t4 =
                    _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t2_v), 4)));
                s1 = t4;
                const __m128 t3_v = _mm256_castps256_ps128(s_v);
                const float t5 =
                    _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t3_v), 8)));
                s2 = t5;
                const __m128 t4_v = _mm256_castps256_ps128(s_v);
                const float t6 =
                    _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t4_v), 12)));
                s3 = t6;
                const float t7 = _mm_cvtss_f32(_mm256_extractf128_ps(s_v, 1));
                s4 = t7;
                const __m128 t5_v = _mm256_extractf128_ps(s_v, 1);
                const float t8 =
                    _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t5_v), 4)));
                s5 = t8;
                const __m128 t6_v = _mm256_extractf128_ps(s_v, 1);
                const float t9 =
                    _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t6_v), 8)));
                s6 = t9;
                const __m128 t7_v = _mm256_extractf128_ps(s_v, 1);
                const float t10 =
                    _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t7_v), 12)));
                s7 = t10;
                i = (int)i_s;
            }
        }
    }
    /* remaining iterations */
    for (; i + 7 < n; i += 8) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i + 7 < n; i += 8) {
#endif
        s0 += a[i] * b[i];
        s1 += a[i + 1] * b[i + 1];
        s2 += a[i + 2] * b[i + 2];
        s3 += a[i + 3] * b[i + 3];
        s4 += a[i + 4] * b[i + 4];
        s5 += a[i + 5] * b[i + 5];
        s6 += a[i + 6] * b[i + 6];
        s7 += a[i + 7] * b[i + 7];
    }
    for (; i < n; i++)
        s0 += a[i] * b[i];
    return ((s0 + s1) + (s2 + s3)) + ((s4 + s5) + (s6 + s7));
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
