/* vcc 0.1.0 wrote this from max_f32.c for ssse3 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | -> float */
#ifdef VCC_VECTOR
#include <tmmintrin.h>
__attribute__((__target__("ssse3")))
#endif
float max_f32(int n, const float *x)
{
    int i;
    float m = -1.0f;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 8, then 4, ssse3 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m128 t_v = _mm_set1_ps(m);
        __m128 m_v0 = t_v;
        __m128 m_v1 = t_v;
        __m128 m_v2 = t_v;
        __m128 m_v3 = t_v;
        __m128 m_v4 = t_v;
        __m128 m_v5 = t_v;
        __m128 m_v6 = t_v;
        __m128 m_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m128 t_v0 = _mm_max_ps(_mm_loadu_ps(x + k), m_v0);
            const __m128 t_v1 = _mm_max_ps(_mm_loadu_ps(x + k + 4), m_v1);
            const __m128 t_v2 = _mm_max_ps(_mm_loadu_ps(x + k + 8), m_v2);
            const __m128 t_v3 = _mm_max_ps(_mm_loadu_ps(x + k + 12), m_v3);
            const __m128 t_v4 = _mm_max_ps(_mm_loadu_ps(x + k + 16), m_v4);
            const __m128 t_v5 = _mm_max_ps(_mm_loadu_ps(x + k + 20), m_v5);
            const __m128 t_v6 = _mm_max_ps(_mm_loadu_ps(x + k + 24), m_v6);
            const __m128 t_v7 = _mm_max_ps(_mm_loadu_ps(x + k + 28), m_v7);
            m_v0 = t_v0;
            m_v1 = t_v1;
            m_v2 = t_v2;
            m_v3 = t_v3;
            m_v4 = t_v4;
            m_v5 = t_v5;
            m_v6 = t_v6;
            m_v7 = t_v7;
        }
        const __m128 m_v = _mm_max_ps(_mm_max_ps(m_v0, m_v4), _mm_max_ps(m_v2, m_v6));
        const __m128 m2_v = _mm_max_ps(_mm_max_ps(m_v1, m_v5), _mm_max_ps(m_v3, m_v7));
        __m128 m3_v = _mm_max_ps(m_v, m2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 t2_v = _mm_max_ps(_mm_loadu_ps(x + k), m3_v);
            m3_v = t2_v;
        }
        {
            const __m128 m4_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m3_v), 8));
            const __m128 m5_v = _mm_max_ps(m3_v, m4_v);
            const __m128 m6_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m5_v), 4));
            const float m_s = _mm_cvtss_f32(_mm_max_ps(m5_v, m6_v));
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
