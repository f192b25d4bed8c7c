/* vcc 0.1.0 wrote this from max_i32.c for avx */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | -> int */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx")))
#endif
int max_i32(int n, const int *x)
{
    int m = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 8, then 4, avx */
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
            const __m128i x_v1 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 4));
            const __m128i x_v2 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 8));
            const __m128i x_v3 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 12));
            const __m128i x_v4 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 16));
            const __m128i x_v5 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 20));
            const __m128i x_v6 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 24));
            const __m128i x_v7 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 28));
            m_v0 = _mm_max_epi32(x_v0, m_v0);
            m_v1 = _mm_max_epi32(x_v1, m_v1);
            m_v2 = _mm_max_epi32(x_v2, m_v2);
            m_v3 = _mm_max_epi32(x_v3, m_v3);
            m_v4 = _mm_max_epi32(x_v4, m_v4);
            m_v5 = _mm_max_epi32(x_v5, m_v5);
            m_v6 = _mm_max_epi32(x_v6, m_v6);
            m_v7 = _mm_max_epi32(x_v7, m_v7);
        }
        const __m128i m_v = _mm_max_epi32(_mm_max_epi32(m_v0, m_v4), _mm_max_epi32(m_v2, m_v6));
        const __m128i m2_v = _mm_max_epi32(_mm_max_epi32(m_v1, m_v5), _mm_max_epi32(m_v3, m_v7));
        __m128i m3_v = _mm_max_epi32(m_v, m2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            m3_v = _mm_max_epi32(x_v, m3_v);
        }
        {
            const __m128i m4_v = _mm_max_epi32(m3_v, _mm_srli_si128(m3_v, 8));
            const __m128i m5_v = _mm_max_epi32(m4_v, _mm_srli_si128(m4_v, 4));
            const unsigned int m_s = (unsigned int)_mm_cvtsi128_si32(m5_v);
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
