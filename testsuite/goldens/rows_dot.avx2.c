/* vcc 0.1.0 wrote this from rows_dot.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[8*n] | in i16 w[8] | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int rows_dot(int n, const short (*a)[8], const short *w)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2 */
    int i_done = 0;
    if (n >= 1) {
        __m128i sum_v = _mm_set1_epi32(0);
        /* what lanes accumulate is combined behind all rows */
        unsigned long n2;
        for (n2 = 0; n2 < (unsigned long)n; n2++) {
            /* iterations 0 to 7 */
            const __m128i a_v =
                _mm_loadu_si128((const __m128i *)(const void *)((const char *)a + (long)(int)n2 * 16));
            const __m128i w_v = _mm_loadu_si128((const __m128i *)(const void *)w);
            sum_v = _mm_add_epi32(sum_v, _mm_madd_epi16(a_v, w_v));
        }
        {
            const __m128i t_v = _mm_add_epi32(sum_v, _mm_srli_si128(sum_v, 8));
            const __m128i t2_v = _mm_add_epi32(t_v, _mm_srli_si128(t_v, 4));
            const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t2_v);
            sum = sum + t;
            i_done = n;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        for (int j = 0; j < 8; j++)
            sum += (unsigned)(a[i][j] * w[j]);
    }
#else
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 8; j++)
            sum += (unsigned)(a[i][j] * w[j]);
#endif
    return (int)sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
