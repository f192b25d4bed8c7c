/* vcc 0.1.0 wrote this from max_i32.c for ssse3 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | -> int */
#ifdef VCC_VECTOR
#include <tmmintrin.h>
__attribute__((__target__("ssse3")))
#endif
int max_i32(int n, const int *x)
{
    int m = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 8, then 4, ssse3 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m128i t_v = _mm_set1_epi32(-2147483648);
        __m128i m_v0 = t_v;
        __m128i m_v1 = t_v;
        __m128i m_v2 = t_v;
        __m128i m_v3 = t_v;
        __m128i m_v4 = t_v;
        __m128i m_v5 = t_v;
        __m128i m_v6 = t_v;
        __m128i m_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m128i x_v0 = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i t_v0 = _mm_cmpgt_epi32(x_v0, m_v0);
            const __m128i t2_v0 =
                _mm_or_si128(_mm_and_si128(t_v0, x_v0), _mm_andnot_si128(t_v0, m_v0));
            const __m128i x_v1 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 4));
            const __m128i t_v1 = _mm_cmpgt_epi32(x_v1, m_v1);
            const __m128i t2_v1 =
                _mm_or_si128(_mm_and_si128(t_v1, x_v1), _mm_andnot_si128(t_v1, m_v1));
            const __m128i x_v2 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 8));
            const __m128i t_v2 = _mm_cmpgt_epi32(x_v2, m_v2);
            const __m128i t2_v2 =
                _mm_or_si128(_mm_and_si128(t_v2, x_v2), _mm_andnot_si128(t_v2, m_v2));
            const __m128i x_v3 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 12));
            const __m128i t_v3 = _mm_cmpgt_epi32(x_v3, m_v3);
            const __m128i t2_v3 =
                _mm_or_si128(_mm_and_si128(t_v3, x_v3), _mm_andnot_si128(t_v3, m_v3));
            const __m128i x_v4 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 16));
            const __m128i t_v4 = _mm_cmpgt_epi32(x_v4, m_v4);
            const __m128i t2_v4 =
                _mm_or_si128(_mm_and_si128(t_v4, x_v4), _mm_andnot_si128(t_v4, m_v4));
            const __m128i x_v5 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 20));
            const __m128i t_v5 = _mm_cmpgt_epi32(x_v5, m_v5);
            const __m128i t2_v5 =
                _mm_or_si128(_mm_and_si128(t_v5, x_v5), _mm_andnot_si128(t_v5, m_v5));
            const __m128i x_v6 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 24));
            const __m128i t_v6 = _mm_cmpgt_epi32(x_v6, m_v6);
            const __m128i t2_v6 =
                _mm_or_si128(_mm_and_si128(t_v6, x_v6), _mm_andnot_si128(t_v6, m_v6));
            const __m128i x_v7 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 28));
            const __m128i t_v7 = _mm_cmpgt_epi32(x_v7, m_v7);
            const __m128i t2_v7 =
                _mm_or_si128(_mm_and_si128(t_v7, x_v7), _mm_andnot_si128(t_v7, m_v7));
            m_v0 = t2_v0;
            m_v1 = t2_v1;
            m_v2 = t2_v2;
            m_v3 = t2_v3;
            m_v4 = t2_v4;
            m_v5 = t2_v5;
            m_v6 = t2_v6;
            m_v7 = t2_v7;
        }
        const __m128i m_v = _mm_cmpgt_epi32(m_v0, m_v4);
        const __m128i m2_v = _mm_or_si128(_mm_and_si128(m_v, m_v0), _mm_andnot_si128(m_v, m_v4));
        const __m128i m3_v = _mm_cmpgt_epi32(m_v1, m_v5);
        const __m128i m4_v = _mm_or_si128(_mm_and_si128(m3_v, m_v1), _mm_andnot_si128(m3_v, m_v5));
        const __m128i m5_v = _mm_cmpgt_epi32(m_v2, m_v6);
        const __m128i m6_v = _mm_or_si128(_mm_and_si128(m5_v, m_v2), _mm_andnot_si128(m5_v, m_v6));
        const __m128i m7_v = _mm_cmpgt_epi32(m_v3, m_v7);
        const __m128i m8_v = _mm_or_si128(_mm_and_si128(m7_v, m_v3), _mm_andnot_si128(m7_v, m_v7));
        const __m128i m9_v = _mm_cmpgt_epi32(m2_v, m6_v);
        const __m128i m10_v = _mm_or_si128(_mm_and_si128(m9_v, m2_v), _mm_andnot_si128(m9_v, m6_v));
        const __m128i m11_v = _mm_cmpgt_epi32(m4_v, m8_v);
        const __m128i m12_v =
            _mm_or_si128(_mm_and_si128(m11_v, m4_v), _mm_andnot_si128(m11_v, m8_v));
        const __m128i m13_v = _mm_cmpgt_epi32(m10_v, m12_v);
        const __m128i m14_v =
            _mm_or_si128(_mm_and_si128(m13_v, m10_v), _mm_andnot_si128(m13_v, m12_v));
        __m128i m15_v = m14_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i t2_v = _mm_cmpgt_epi32(x_v, m15_v);
            const __m128i t3_v =
                _mm_or_si128(_mm_and_si128(t2_v, x_v), _mm_andnot_si128(t2_v, m15_v));
            m15_v = t3_v;
        }
        {
            const __m128i m16_v = _mm_srli_si128(m15_v, 8);
            const __m128i m17_v = _mm_cmpgt_epi32(m15_v, m16_v);
            const __m128i m18_v =
                _mm_or_si128(_mm_and_si128(m17_v, m15_v), _mm_andnot_si128(m17_v, m16_v));
            const __m128i m19_v = _mm_srli_si128(m18_v, 4);
            const __m128i m20_v = _mm_cmpgt_epi32(m18_v, m19_v);
            const __m128i m21_v =
                _mm_or_si128(_mm_and_si128(m20_v, m18_v), _mm_andnot_si128(m20_v, m19_v));
            const unsigned int m_s = (unsigned int)_mm_cvtsi128_si32(m21_v);
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
