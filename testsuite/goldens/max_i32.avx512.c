/* vcc 0.1.0 wrote this from max_i32.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | -> int */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static void max_i32_vec0(int n, const int *x, int m, int i_done, int *m_out, int *i_done_out)
{
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~63UL;
        const __m512i t_v = _mm512_set1_epi32(-2147483648);
        __m512i m_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m512i x_v = _mm512_loadu_si512((const void *)(x + (long)(k + copy * 16)));
                m_v[copy] = _mm512_max_epi32(x_v, m_v[copy]);
            }
        }
        const __m512i m2_v = _mm512_max_epi32(m_v[1], m_v[3]);
        __m512i m3_v = _mm512_max_epi32(_mm512_max_epi32(m_v[0], m_v[2]), m2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const __m512i x2_v = _mm512_loadu_si512((const void *)(x + k));
            m3_v = _mm512_max_epi32(x2_v, m3_v);
        }
        {
            const __m256i m4_v = _mm512_extracti64x4_epi64(m3_v, 1);
            const __m256i m5_v = _mm256_max_epi32(_mm512_castsi512_si256(m3_v), m4_v);
            const __m128i m6_v = _mm256_extracti128_si256(m5_v, 1);
            const __m128i m7_v = _mm_max_epi32(_mm256_castsi256_si128(m5_v), m6_v);
            const __m128i m8_v = _mm_max_epi32(m7_v, _mm_srli_si128(m7_v, 8));
            const __m128i m9_v = _mm_max_epi32(m8_v, _mm_srli_si128(m8_v, 4));
            const unsigned int m_s = (unsigned int)_mm_cvtsi128_si32(m9_v);
            m = (int)m_s;
            i_done = (int)end;
        }
    }
    *m_out = m;
    *i_done_out = i_done;
}

#endif
int max_i32(int n, const int *x)
{
    int m = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 4, then 16, avx512 */
    int i_done = 0;
    {
        int m_out;
        int i_done_out;
        max_i32_vec0(n, x, m, i_done, &m_out, &i_done_out);
        m = m_out;
        i_done = i_done_out;
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
