/* vcc 0.1.0 wrote this from max_f32.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | -> float */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
float max_f32(int n, const float *x)
{
    int i;
    float m = -1.0f;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 8, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256 t_v = _mm256_set1_ps(m);
        __m256 m_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m256 x_v = _mm256_loadu_ps(x + (long)(k + copy * 8));
                m_v[copy] = _mm256_max_ps(x_v, m_v[copy]);
            }
        }
        const __m256 m2_v = _mm256_max_ps(m_v[2], m_v[6]);
        const __m256 m3_v = _mm256_max_ps(m_v[3], m_v[7]);
        const __m256 m4_v = _mm256_max_ps(_mm256_max_ps(m_v[0], m_v[4]), m2_v);
        const __m256 m5_v = _mm256_max_ps(_mm256_max_ps(m_v[1], m_v[5]), m3_v);
        __m256 m6_v = _mm256_max_ps(m4_v, m5_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 t2_v = _mm256_max_ps(_mm256_loadu_ps(x + k), m6_v);
            m6_v = t2_v;
        }
        {
            const __m128 m7_v = _mm256_extractf128_ps(m6_v, 1);
            const __m128 m8_v = _mm_max_ps(_mm256_castps256_ps128(m6_v), m7_v);
            const __m128 m9_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m8_v), 8));
            const __m128 m10_v = _mm_max_ps(m8_v, m9_v);
            const __m128 m11_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m10_v), 4));
            const float m_s = _mm_cvtss_f32(_mm_max_ps(m10_v, m11_v));
            const unsigned int t = (unsigned int)end;
            if (m_s < 0.0f || m_s > 0.0f) {
                i = (int)t;
                m = m_s;
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > m)
            m = x[i];
    }
#else
    for (i = 0; i < n; i++)
        if (x[i] > m)
            m = x[i];
#endif
    return m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
