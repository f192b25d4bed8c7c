/* vcc 0.1.0 wrote this from variable_block.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 x[3*n+11] | in u32 w[8] restrict */
/* Elements side by side in rows of a length that its variable has no more. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void variable_block(int n, unsigned *restrict x, const unsigned *restrict w)
{
    int length = n + 3;
    unsigned(*a)[length] = (unsigned(*)[length])x;
    length = 2;
    a[0][2] ^= (unsigned)n;
#ifdef VCC_VECTOR
    /* vcc: block at lines 9 to 12: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i w_v = _mm_loadu_si128((const __m128i *)(const void *)w);
        const __m128i t_v = _mm_mullo_epi32(w_v, _mm_set1_epi32(3));
        _mm_storeu_si128((__m128i *)(void *)((char *)a + (long)(int)((unsigned int)n + 3u) * 4),
            t_v);
    }
#else
    a[1][0] = w[0] * 3;
    a[1][1] = w[1] * 3;
    a[1][2] = w[2] * 3;
    a[1][3] = w[3] * 3;
#endif
    a[length][0] = (unsigned)n;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
