/* vcc 0.1.0 wrote this from min_u16.c for avx2 */
/* kernel: int n | in u16 x[n] | -> u16 */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
unsigned short min_u16(int n, const unsigned short *x)
{
    int i;
    unsigned short m = 65535;
    /* vcc: line 6: 16 lanes x 2, avx2 */
    i = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const __m256i t_v = _mm256_set1_epi16((short)(-1));
        __m256i m_v0 = t_v;
        __m256i m_v1 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const void *)(x + k + 16));
            m_v0 = _mm256_min_epu16(x_v0, m_v0);
            m_v1 = _mm256_min_epu16(x_v1, m_v1);
        }
        {
            const __m256i m_v = _mm256_min_epu16(m_v0, m_v1);
            const __m128i m2_v = _mm256_extracti128_si256(m_v, 1);
            const __m128i m3_v = _mm_min_epu16(_mm256_castsi256_si128(m_v), m2_v);
            const __m128i m4_v = _mm_min_epu16(m3_v, _mm_srli_si128(m3_v, 8));
            const __m128i m5_v = _mm_min_epu16(m4_v, _mm_srli_si128(m4_v, 4));
            const __m128i m6_v = _mm_min_epu16(m5_v, _mm_srli_si128(m5_v, 2));
            const unsigned short m_s = (unsigned short)_mm_cvtsi128_si32(m6_v);
            i = (int)end;
            m = m_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        m = x[i] < m ? x[i] : m;
    }
    return m;
}
