/* vcc 0.1.0 wrote this from bits_different.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n] | in u64 y[n] | -> i32 */
/* The Hamming distance. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int bits_different(int n, const unsigned long *x, const unsigned long *y)
{
    int i, bits = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, avx2 */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m128i t_v = _mm_set1_epi32(0);
        __m128i bits_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + at));
                const __m256i t2_v = _mm256_xor_si256(x_v, y_v);
                const __m256i t3_v =
                    _mm256_sad_epu8(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                    3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                    _mm256_and_si256(t2_v, _mm256_set1_epi8(15))),
                    _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2,
                    2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                    _mm256_and_si256(_mm256_srli_epi16(t2_v, 4), _mm256_set1_epi8(15)))),
                    _mm256_set1_epi32(0));
                const __m128i t4_v =
                    _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(t3_v)),
                    _mm_castsi128_ps(_mm256_extracti128_si256(t3_v, 1)), 0x88));
                bits_v[copy] = _mm_add_epi32(bits_v[copy], t4_v);
            }
        }
        {
            const __m128i bits2_v = _mm_add_epi32(bits_v[1], bits_v[3]);
            const __m128i bits3_v = _mm_add_epi32(_mm_add_epi32(bits_v[0], bits_v[2]), bits2_v);
            const __m128i bits4_v = _mm_add_epi32(bits3_v, _mm_srli_si128(bits3_v, 8));
            const __m128i bits5_v = _mm_add_epi32(bits4_v, _mm_srli_si128(bits4_v, 4));
            const unsigned int bits_s = (unsigned int)_mm_cvtsi128_si32(bits5_v);
            i = (int)end;
            bits = (int)((unsigned int)bits + bits_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        bits += __builtin_popcountll(x[i] ^ y[i]);
    }
#else
    for (i = 0; i < n; i++)
        bits += __builtin_popcountll(x[i] ^ y[i]);
#endif
    return bits;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
