/* vcc 0.1.0 wrote this from max_f32.c for sse2 */
#if defined(__SSE2__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | -> float */
#ifdef VCC_VECTOR
#include <emmintrin.h>
#endif
float max_f32(int n, const float *x)
{
    int i;
    float m = -1.0f;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 8, then 4, sse2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m128 t_v = _mm_set1_ps(-1.0f);
        __m128 m_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m128 t2_v = _mm_max_ps(_mm_loadu_ps(x + (long)(k + copy * 4)), m_v[copy]);
                m_v[copy] = t2_v;
            }
        }
        const __m128 m2_v = _mm_max_ps(_mm_max_ps(m_v[0], m_v[4]), _mm_max_ps(m_v[2], m_v[6]));
        const __m128 m3_v = _mm_max_ps(_mm_max_ps(m_v[1], m_v[5]), _mm_max_ps(m_v[3], m_v[7]));
        __m128 m4_v = _mm_max_ps(m2_v, m3_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 t3_v = _mm_max_ps(_mm_loadu_ps(x + k), m4_v);
            m4_v = t3_v;
        }
        {
            const __m128 m5_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m4_v), 8));
            const __m128 m6_v = _mm_max_ps(m4_v, m5_v);
            const __m128 m7_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m6_v), 4));
            const float m_s = _mm_cvtss_f32(_mm_max_ps(m6_v, m7_v));
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
