/* vcc 0.1.0 wrote this from rows_sad.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 19 | in u8 a[19*n+16] | in u8 b[16*n+16] | -> i32 */
/* Blocks of sixteen bytes in pictures of different widths. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int rows_sad(int n, int m, const unsigned char *a, const unsigned char *b)
{
    int sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, avx2 */
    int y_done = 0;
    if (n >= 1) {
        __m128i sum_v = _mm_set1_epi64x(0l);
        const unsigned char *a_s = a;
        /* what lanes accumulate is combined behind all rows */
        unsigned long n2;
        for (n2 = 0; n2 < (unsigned long)n; n2++) {
            /* iterations 0 to 15 */
            const __m128i t_v = _mm_loadu_si128((const __m128i *)(const void *)a_s);
            const __m128i t2_v = _mm_loadu_si128((const __m128i *)(const void *)(b + n2 * 16));
            sum_v = _mm_add_epi64(sum_v, _mm_sad_epu8(t_v, t2_v));
            a_s = a_s + (long)m;
        }
        {
            const __m128i t3_v = _mm_add_epi64(sum_v, _mm_srli_si128(sum_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t3_v);
            a = a_s;
            b = b + (long)n * 16;
            sum = (int)((unsigned int)sum + (unsigned int)t);
            y_done = n;
        }
    }
    /* remaining iterations */
    for (int y = y_done; y < n; y++, a += m, b += 16) {
        VCC_KEEP_SCALAR;
        for (int x = 0; x < 16; x++)
            sum += a[x] > b[x] ? a[x] - b[x] : b[x] - a[x];
    }
#else
    for (int y = 0; y < n; y++, a += m, b += 16)
        for (int x = 0; x < 16; x++)
            sum += a[x] > b[x] ? a[x] - b[x] : b[x] - a[x];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
