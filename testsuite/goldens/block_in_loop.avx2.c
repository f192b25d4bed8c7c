/* vcc 0.1.0 wrote this from block_in_loop.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 s[4] restrict | in i32 x[n+4] | -> u32 */
/* The loop needs what the iteration before wrote; a variable that the block assigns is needed behind it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned block_in_loop(int n, int *restrict s, const int *x)
{
    unsigned last = 0, sum = 0;
    int i;
    for (i = 0; i < n; i++) {
#ifdef VCC_VECTOR
        /* vcc: block at lines 8 to 12: 4 lanes, avx2 */
        VCC_KEEP_SCALAR;
        {
            const int x_s = x[(long)(int)((unsigned int)i + 2u)];
            const __m128i s_v = _mm_loadu_si128((const __m128i *)(const void *)s);
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + (long)i));
            const __m128i t_v = _mm_xor_si128(_mm_mullo_epi32(s_v, _mm_set1_epi32(3)), x_v);
            _mm_storeu_si128((__m128i *)(void *)s, t_v);
            last = (unsigned int)x_s + sum;
        }
#else
        s[0] = (int)((unsigned)s[0] * 3u) ^ x[i];
        s[1] = (int)((unsigned)s[1] * 3u) ^ x[i + 1];
        last = (unsigned)x[i + 2] + sum;
        s[2] = (int)((unsigned)s[2] * 3u) ^ x[i + 2];
        s[3] = (int)((unsigned)s[3] * 3u) ^ x[i + 3];
#endif
        sum = sum * 5u + last;
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
