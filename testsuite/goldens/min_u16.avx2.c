/* vcc 0.1.0 wrote this from min_u16.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 x[n] | -> u16 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned short min_u16(int n, const unsigned short *x)
{
    int i;
    unsigned short m = 65535;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 4, then 16, avx2 */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256i t_v = _mm256_set1_epi16(-1);
        __m256i m_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 16)));
                m_v[copy] = _mm256_min_epu16(x_v, m_v[copy]);
            }
        }
        const __m256i m2_v = _mm256_min_epu16(m_v[1], m_v[3]);
        __m256i m3_v = _mm256_min_epu16(_mm256_min_epu16(m_v[0], m_v[2]), m2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            m3_v = _mm256_min_epu16(x2_v, m3_v);
        }
        {
            const __m128i m4_v = _mm256_extracti128_si256(m3_v, 1);
            const __m128i m5_v = _mm_min_epu16(_mm256_castsi256_si128(m3_v), m4_v);
            const __m128i m6_v = _mm_min_epu16(m5_v, _mm_srli_si128(m5_v, 8));
            const __m128i m7_v = _mm_min_epu16(m6_v, _mm_srli_si128(m6_v, 4));
            const __m128i m8_v = _mm_min_epu16(m7_v, _mm_srli_si128(m7_v, 2));
            const unsigned short m_s = (unsigned short)_mm_cvtsi128_si32(m8_v);
            i = (int)end;
            m = m_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        m = x[i] < m ? x[i] : m;
    }
#else
    for (i = 0; i < n; i++)
        m = x[i] < m ? x[i] : m;
#endif
    return m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
