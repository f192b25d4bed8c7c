/* vcc 0.1.0 wrote this from words_rekeyed.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u8 x[8*n+3] | i64 key */
/* Read, changed and written again in the same place, which is aligned to nothing. */
static unsigned get_32(const unsigned char *p)
{
    return (unsigned)p[0] << 24 | (unsigned)p[1] << 16 | (unsigned)p[2] << 8 | p[3];
}

static unsigned long get_64(const unsigned char *p)
{
    return (unsigned long)get_32(p) << 32 | get_32(p + 4);
}

static void put_32(unsigned char *p, unsigned v)
{
    p[0] = (unsigned char)(v >> 24);
    p[1] = (unsigned char)(v >> 16);
    p[2] = (unsigned char)(v >> 8);
    p[3] = (unsigned char)v;
}

static void put_64(unsigned char *p, unsigned long v)
{
    put_32(p, (unsigned)(v >> 32));
    put_32(p + 4, (unsigned)v);
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void words_rekeyed(int n, unsigned char *x, long key)
{
#ifdef VCC_VECTOR
    /* vcc: line 29: 4 lanes x 4, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i key_v = _mm256_set1_epi64x((long)key);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                unsigned char *const x_s = x + 3 + (long)(k + copy * 4) * 8;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)x_s);
                const __m256i t_v =
                    _mm256_shuffle_epi8(x_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2,
                    3, 4, 5, 6, 7)));
                const __m256i t2_v = _mm256_xor_si256(t_v, key_v);
                const __m256i x_new_v =
                    _mm256_shuffle_epi8(t2_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2,
                    3, 4, 5, 6, 7)));
                _mm256_storeu_si256((__m256i *)(void *)x_s, x_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            unsigned char *const x_s2 = x + 3 + k * 8;
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)x_s2);
            const __m256i t3_v =
                _mm256_shuffle_epi8(x2_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3,
                4, 5, 6, 7)));
            const __m256i t4_v = _mm256_xor_si256(t3_v, key_v);
            const __m256i x_new2_v =
                _mm256_shuffle_epi8(t4_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3,
                4, 5, 6, 7)));
            _mm256_storeu_si256((__m256i *)(void *)x_s2, x_new2_v);
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
        unsigned long v = get_64(x + 3 + 8 * i);
        put_64(x + 3 + 8 * i, v ^ (unsigned long)key);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
