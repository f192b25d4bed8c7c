/* vcc 0.1.0 wrote this from max_i32.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | -> int */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int max_i32(int n, const int *x)
{
    int m = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 8, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256i t_v = _mm256_set1_epi32(-2147483648);
        __m256i m_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 8)));
                m_v[copy] = _mm256_max_epi32(x_v, m_v[copy]);
            }
        }
        const __m256i m2_v = _mm256_max_epi32(m_v[2], m_v[6]);
        const __m256i m3_v = _mm256_max_epi32(m_v[3], m_v[7]);
        const __m256i m4_v = _mm256_max_epi32(_mm256_max_epi32(m_v[0], m_v[4]), m2_v);
        const __m256i m5_v = _mm256_max_epi32(_mm256_max_epi32(m_v[1], m_v[5]), m3_v);
        __m256i m6_v = _mm256_max_epi32(m4_v, m5_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            m6_v = _mm256_max_epi32(x2_v, m6_v);
        }
        {
            const __m128i m7_v = _mm256_extracti128_si256(m6_v, 1);
            const __m128i m8_v = _mm_max_epi32(_mm256_castsi256_si128(m6_v), m7_v);
            const __m128i m9_v = _mm_max_epi32(m8_v, _mm_srli_si128(m8_v, 8));
            const __m128i m10_v = _mm_max_epi32(m9_v, _mm_srli_si128(m9_v, 4));
            const unsigned int m_s = (unsigned int)_mm_cvtsi128_si32(m10_v);
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
