/* vcc 0.1.0 wrote this from sort_next.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 a[n+1] | in u32 k[n] | out u32 m[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void sort_next(int n, unsigned *a, const unsigned *k, unsigned *m)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, then 4, avx2; runs if a and m are far enough apart, k and a are far
       enough apart, k and m are far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)m - (unsigned long)a - 1 >= 131
        && (unsigned long)a - (unsigned long)k - 1 >= 127
        && (unsigned long)m - (unsigned long)k - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(-1640531535);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at));
                const __m256i k_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + at));
                const __m256i a_new_v = _mm256_add_epi32(_mm256_mullo_epi32(a_v, t_v), k_v);
                const __m256i a2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + at));
                _mm256_storeu_si256((__m256i *)(void *)(a + at), a_new_v);
                const __m256i m_new_v = _mm256_xor_si256(_mm256_srli_epi32(a_new_v, 7), a2_v);
                _mm256_storeu_si256((__m256i *)(void *)(m + at), m_new_v);
            }
        }
        const __m128i t2_v = _mm_set1_epi32(-1640531535);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i a3_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k2));
            const __m128i k2_v = _mm_loadu_si128((const __m128i *)(const void *)(k + k2));
            const __m128i a_new2_v = _mm_add_epi32(_mm_mullo_epi32(a3_v, t2_v), k2_v);
            const __m128i a4_v = _mm_loadu_si128((const __m128i *)(const void *)(a + 1 + k2));
            _mm_storeu_si128((__m128i *)(void *)(a + k2), a_new2_v);
            const __m128i m_new2_v = _mm_xor_si128(_mm_srli_epi32(a_new2_v, 7), a4_v);
            _mm_storeu_si128((__m128i *)(void *)(m + k2), m_new2_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned old = a[i];
        a[i] = old * 2654435761u + k[i];
        m[i] = (a[i] >> 7) ^ a[i + 1];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
