/* vcc 0.1.0 wrote this from max_i32.c for sse2 */
#if defined(__SSE2__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | -> int */
#ifdef VCC_VECTOR
#include <emmintrin.h>
#endif
int max_i32(int n, const int *x)
{
    int m = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 8, then 4, sse2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m128i t_v = _mm_set1_epi32(-2147483648);
        __m128i m_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m128i x_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(x + (long)(k + copy * 4)));
                const __m128i t2_v = _mm_cmpgt_epi32(x_v, m_v[copy]);
                const __m128i t3_v =
                    _mm_or_si128(_mm_and_si128(t2_v, x_v), _mm_andnot_si128(t2_v, m_v[copy]));
                m_v[copy] = t3_v;
            }
        }
        const __m128i m2_v = _mm_cmpgt_epi32(m_v[0], m_v[4]);
        const __m128i m3_v =
            _mm_or_si128(_mm_and_si128(m2_v, m_v[0]), _mm_andnot_si128(m2_v, m_v[4]));
        const __m128i m4_v = _mm_cmpgt_epi32(m_v[1], m_v[5]);
        const __m128i m5_v =
            _mm_or_si128(_mm_and_si128(m4_v, m_v[1]), _mm_andnot_si128(m4_v, m_v[5]));
        const __m128i m6_v = _mm_cmpgt_epi32(m_v[2], m_v[6]);
        const __m128i m7_v =
            _mm_or_si128(_mm_and_si128(m6_v, m_v[2]), _mm_andnot_si128(m6_v, m_v[6]));
        const __m128i m8_v = _mm_cmpgt_epi32(m_v[3], m_v[7]);
        const __m128i m9_v =
            _mm_or_si128(_mm_and_si128(m8_v, m_v[3]), _mm_andnot_si128(m8_v, m_v[7]));
        const __m128i m10_v = _mm_cmpgt_epi32(m3_v, m7_v);
        const __m128i m11_v =
            _mm_or_si128(_mm_and_si128(m10_v, m3_v), _mm_andnot_si128(m10_v, m7_v));
        const __m128i m12_v = _mm_cmpgt_epi32(m5_v, m9_v);
        const __m128i m13_v =
            _mm_or_si128(_mm_and_si128(m12_v, m5_v), _mm_andnot_si128(m12_v, m9_v));
        const __m128i m14_v = _mm_cmpgt_epi32(m11_v, m13_v);
        const __m128i m15_v =
            _mm_or_si128(_mm_and_si128(m14_v, m11_v), _mm_andnot_si128(m14_v, m13_v));
        __m128i m16_v = m15_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i t4_v = _mm_cmpgt_epi32(x2_v, m16_v);
            const __m128i t5_v =
                _mm_or_si128(_mm_and_si128(t4_v, x2_v), _mm_andnot_si128(t4_v, m16_v));
            m16_v = t5_v;
        }
        {
            const __m128i m17_v = _mm_srli_si128(m16_v, 8);
            const __m128i m18_v = _mm_cmpgt_epi32(m16_v, m17_v);
            const __m128i m19_v =
                _mm_or_si128(_mm_and_si128(m18_v, m16_v), _mm_andnot_si128(m18_v, m17_v));
            const __m128i m20_v = _mm_srli_si128(m19_v, 4);
            const __m128i m21_v = _mm_cmpgt_epi32(m19_v, m20_v);
            const __m128i m22_v =
                _mm_or_si128(_mm_and_si128(m21_v, m19_v), _mm_andnot_si128(m21_v, m20_v));
            const unsigned int m_s = (unsigned int)_mm_cvtsi128_si32(m22_v);
            m = (int)m_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > m)
            m = x[i];
    }
#else
    for (int i = 0; i < n; i++)
        if (x[i] > m)
            m = x[i];
#endif
    return m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
