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
    /* vcc: line 6: 16 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
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
        __m128i m3_v = _mm_set1_epi16(-1);
        const __m256i m4_v = _mm256_min_epu16(_mm256_min_epu16(m_v[0], m_v[2]), m2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            m3_v = _mm_min_epu16(x2_v, m3_v);
        }
        {
            const __m128i m5_v = _mm256_extracti128_si256(m4_v, 1);
            const __m128i m6_v = _mm_min_epu16(_mm256_castsi256_si128(m4_v), m5_v);
            const __m128i m7_v = _mm_min_epu16(m6_v, _mm_srli_si128(m6_v, 8));
            const __m128i m8_v = _mm_min_epu16(m7_v, _mm_srli_si128(m7_v, 4));
            const __m128i m9_v = _mm_min_epu16(m8_v, _mm_srli_si128(m8_v, 2));
            const unsigned short m_s = (unsigned short)_mm_cvtsi128_si32(m9_v);
            const __m128i m10_v = _mm_min_epu16(m3_v, _mm_srli_si128(m3_v, 8));
            const __m128i m11_v = _mm_min_epu16(m10_v, _mm_srli_si128(m10_v, 4));
            const __m128i m12_v = _mm_min_epu16(m11_v, _mm_srli_si128(m11_v, 2));
            const unsigned short m_s2 = (unsigned short)_mm_cvtsi128_si32(m12_v);
            const unsigned short t =
                (unsigned short)((unsigned int)m_s < (unsigned int)m_s2 ? (unsigned int)m_s : (unsigned int)m_s2);
            i = (int)end;
            m = t;
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
