/* vcc 0.1.0 wrote this from words_by_loops.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[4*n] restrict | out u32 y[n] restrict */
/* Bytes that a loop puts together. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void words_by_loops(int n, const unsigned char *restrict x, unsigned *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(-2147483648);
        const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last * 4));
        const __m256i t2_v =
            _mm256_shuffle_epi8(x_last_v,
            _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0,
            1, 2, 3)));
        const __m256i y_new_last_v = _mm256_xor_si256(t2_v, t_v);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at * 4));
                const __m256i t3_v =
                    _mm256_shuffle_epi8(x_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6,
                    7, 0, 1, 2, 3)));
                const __m256i y_new_v = _mm256_xor_si256(t3_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 * 4));
            const __m256i t4_v =
                _mm256_shuffle_epi8(x2_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7,
                0, 1, 2, 3)));
            const __m256i y_new2_v = _mm256_xor_si256(t4_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned v = 0;
        for (int k = 0; k < 4; k++)
            v = v << 8 | x[4 * i + k];
        y[i] = v ^ 0x80000000u;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
