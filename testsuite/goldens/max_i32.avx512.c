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
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m512i t_v = _mm512_set1_epi32(-2147483648);
        __m512i m_v0 = t_v;
        __m512i m_v1 = t_v;
        __m512i m_v2 = t_v;
        __m512i m_v3 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m512i x_v0 = _mm512_loadu_si512((const void *)(x + k));
            const __m512i x_v1 = _mm512_loadu_si512((const void *)(x + k + 16));
            const __m512i x_v2 = _mm512_loadu_si512((const void *)(x + k + 32));
            const __m512i x_v3 = _mm512_loadu_si512((const void *)(x + k + 48));
            m_v0 = _mm512_max_epi32(x_v0, m_v0);
            m_v1 = _mm512_max_epi32(x_v1, m_v1);
            m_v2 = _mm512_max_epi32(x_v2, m_v2);
            m_v3 = _mm512_max_epi32(x_v3, m_v3);
        }
        const __m512i m_v = _mm512_max_epi32(m_v1, m_v3);
        __m256i m2_v = _mm256_set1_epi32(-2147483648);
        const __m512i m3_v = _mm512_max_epi32(_mm512_max_epi32(m_v0, m_v2), m_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            m2_v = _mm256_max_epi32(x_v, m2_v);
        }
        {
            const __m256i m4_v = _mm512_extracti64x4_epi64(m3_v, 1);
            const __m256i m5_v = _mm256_max_epi32(_mm512_castsi512_si256(m3_v), m4_v);
            const __m128i m6_v = _mm256_extracti128_si256(m5_v, 1);
            const __m128i m7_v = _mm_max_epi32(_mm256_castsi256_si128(m5_v), m6_v);
            const __m128i m8_v = _mm_max_epi32(m7_v, _mm_srli_si128(m7_v, 8));
            const __m128i m9_v = _mm_max_epi32(m8_v, _mm_srli_si128(m8_v, 4));
            const unsigned int m_s = (unsigned int)_mm_cvtsi128_si32(m9_v);
            const __m128i m10_v = _mm256_extracti128_si256(m2_v, 1);
            const __m128i m11_v = _mm_max_epi32(_mm256_castsi256_si128(m2_v), m10_v);
            const __m128i m12_v = _mm_max_epi32(m11_v, _mm_srli_si128(m11_v, 8));
            const __m128i m13_v = _mm_max_epi32(m12_v, _mm_srli_si128(m12_v, 4));
            const unsigned int m_s2 = (unsigned int)_mm_cvtsi128_si32(m13_v);
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
    /* vcc: line 5: 16 lanes x 4, then 8, avx512 */
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
