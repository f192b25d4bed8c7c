/* vcc 0.1.0 wrote this from apart_counters.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | i32 s | inout u32 a[2*n+8] | in i8 b[2*n+8] | -> i64 */
/* What counts the stores is no counter of the sum beside them, and goes on where these end. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long apart_counters(int n, int s, unsigned *restrict a, const signed char *restrict b)
{
    int step = s & 1 ? 1 : s & 2, i = 0, m = n;
    long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes, then 8, the last ones overlapping, avx2; runs if step is 1 */
    {
        const int m_s = m;
        if (m_s >= 8 && step == 1) {
            const unsigned long end_s = ((unsigned long)m_s - 1) & ~7UL;
            const unsigned long wide_end = end_s & ~15UL;
            const unsigned long last = (unsigned long)m_s - 8;
            const __m256i s_v = _mm256_set1_epi32((int)s);
            const __m128i t_v = _mm_set1_epi16(0);
            const __m128i b_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last));
            const __m128i t2_v = _mm_sub_epi16(t_v, _mm_cvtepi8_epi16(b_last_v));
            const __m256i s2_v = _mm256_set1_epi32((int)s);
            const __m256i t3_v = _mm256_set1_epi16(0);
            const __m256i a_new_last_v = _mm256_cvtepi16_epi32(t2_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                _mm256_storeu_si256((__m256i *)(void *)(a + 3 + k), s2_v);
                _mm256_storeu_si256((__m256i *)(void *)(a + 3 + k + 8), s2_v);
                const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
                const __m256i t4_v = _mm256_sub_epi16(t3_v, _mm256_cvtepi8_epi16(b_v));
                const __m256i a_new_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(t4_v));
                const __m256i a_new_v1 = _mm256_cvtepi16_epi32(_mm256_extracti128_si256(t4_v, 1));
                _mm256_storeu_si256((__m256i *)(void *)(a + k), a_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(a + k + 8), a_new_v1);
            }
            /* what is left, one vector at a time */
            for (; k < end_s; k += 8) {
                _mm256_storeu_si256((__m256i *)(void *)(a + 3 + k), s_v);
                const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
                const __m256i a_new_v =
                    _mm256_cvtepi16_epi32(_mm_sub_epi16(t_v, _mm_cvtepi8_epi16(b2_v)));
                _mm256_storeu_si256((__m256i *)(void *)(a + k), a_new_v);
            }
            /* the last ones, some of them once more */
            {
                _mm256_storeu_si256((__m256i *)(void *)(a + 3 + last), s_v);
                _mm256_storeu_si256((__m256i *)(void *)(a + last), a_new_last_v);
                const int m_s2 = m;
                i = m_s;
                m = (int)((unsigned int)m_s2 - (unsigned int)(long)m_s);
                sum = (long)m_s;
            }
        }
    }
    /* remaining iterations */
    for (; m > 0; i++, m--) {
        VCC_KEEP_SCALAR;
#else
    for (; m > 0; i++, m--) {
#endif
        a[i * step + 3] = (unsigned)s;
        a[i * step] = 0u - (unsigned)b[i * step];
        sum += step;
    }
    return sum + m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
