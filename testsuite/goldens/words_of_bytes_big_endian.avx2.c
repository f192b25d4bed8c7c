/* vcc 0.1.0 wrote this from words_of_bytes_big_endian.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[4*n+1] restrict | out u32 y[n] restrict */
/* The highest byte first, behind one that belongs to none. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void words_of_bytes_big_endian(int n, const unsigned char *restrict x, unsigned *restrict y)
{
    const unsigned char *p = x + 1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i p_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(p + last * 4));
        const __m256i y_new_last_v =
            _mm256_shuffle_epi8(p_last_v,
            _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0,
            1, 2, 3)));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i p_v = _mm256_loadu_si256((const __m256i *)(const void *)(p + at * 4));
                const __m256i y_new_v =
                    _mm256_shuffle_epi8(p_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6,
                    7, 0, 1, 2, 3)));
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i p2_v = _mm256_loadu_si256((const __m256i *)(const void *)(p + k * 4));
            const __m256i y_new2_v =
                _mm256_shuffle_epi8(p2_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7,
                0, 1, 2, 3)));
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
        p = p + (long)n * 4;
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++, p += 4) {
        VCC_KEEP_SCALAR;
        y[i] = (unsigned)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
    }
#else
    for (int i = 0; i < n; i++, p += 4)
        y[i] = (unsigned)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
