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
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(-2147483648);
        __m256i m_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 8)));
                m_v[copy] = _mm256_max_epi32(x_v, m_v[copy]);
            }
        }
        const __m256i m2_v = _mm256_max_epi32(m_v[1], m_v[3]);
        __m128i m3_v = _mm_set1_epi32(-2147483648);
        const __m256i m4_v = _mm256_max_epi32(_mm256_max_epi32(m_v[0], m_v[2]), m2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            m3_v = _mm_max_epi32(x2_v, m3_v);
        }
        {
            const __m128i m5_v = _mm256_extracti128_si256(m4_v, 1);
            const __m128i m6_v = _mm_max_epi32(_mm256_castsi256_si128(m4_v), m5_v);
            const __m128i m7_v = _mm_max_epi32(m6_v, _mm_srli_si128(m6_v, 8));
            const __m128i m8_v = _mm_max_epi32(m7_v, _mm_srli_si128(m7_v, 4));
            const unsigned int m_s = (unsigned int)_mm_cvtsi128_si32(m8_v);
            const __m128i m9_v = _mm_max_epi32(m3_v, _mm_srli_si128(m3_v, 8));
            const __m128i m10_v = _mm_max_epi32(m9_v, _mm_srli_si128(m9_v, 4));
            const unsigned int m_s2 = (unsigned int)_mm_cvtsi128_si32(m10_v);
            const int t = (int)m_s > (int)m_s2 ? (int)m_s : (int)m_s2;
            m = t;
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
    /* vcc: line 5: 8 lanes x 4, then 4, avx512 */
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
