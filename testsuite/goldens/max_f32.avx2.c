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
    /* vcc: line 6: 8 lanes x 4, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 t_v = _mm256_set1_ps(-1.0f);
        __m256 m_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m256 x_v = _mm256_loadu_ps(x + (long)(k + copy * 8));
                m_v[copy] = _mm256_max_ps(x_v, m_v[copy]);
            }
        }
        const __m256 m2_v = _mm256_max_ps(m_v[1], m_v[3]);
        __m128 m3_v = _mm_set1_ps(-1.0f);
        const __m256 m4_v = _mm256_max_ps(_mm256_max_ps(m_v[0], m_v[2]), m2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 t2_v = _mm_max_ps(_mm_loadu_ps(x + k), m3_v);
            m3_v = t2_v;
        }
        {
            const __m128 m5_v = _mm256_extractf128_ps(m4_v, 1);
            const __m128 m6_v = _mm_max_ps(_mm256_castps256_ps128(m4_v), m5_v);
            const __m128 m7_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m6_v), 8));
            const __m128 m8_v = _mm_max_ps(m6_v, m7_v);
            const __m128 m9_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m8_v), 4));
            const float m_s = _mm_cvtss_f32(_mm_max_ps(m8_v, m9_v));
            const __m128 m10_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m3_v), 8));
            const __m128 m11_v = _mm_max_ps(m3_v, m10_v);
            const __m128 m12_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m11_v), 4));
            const float m_s2 = _mm_cvtss_f32(_mm_max_ps(m11_v, m12_v));
            const float t = m_s > m_s2 ? m_s : m_s2;
            const unsigned int t2 = (unsigned int)end;
            if (t < 0.0f || t > 0.0f) {
                i = (int)t2;
                m = t;
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
