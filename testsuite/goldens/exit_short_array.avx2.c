/* vcc 0.1.0 wrote this from exit_short_array.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: in u32 p[33] | u32 entry | i32 from | make p = i % 3 ? entry * 2 + i % 2 : p[i] | make from = from & 31 |
   out u32 d[33] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void exit_short_array(const unsigned *p, unsigned entry, int from, unsigned *d)
{
    unsigned marker[33];
    int j;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 2, avx2 */
    j = 0;
    {
        unsigned long k;
        for (k = 0; k < 32UL; k += 16) {
            const __m256i p_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(p + k));
            const __m256i p_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(p + k + 8));
            _mm256_storeu_si256((__m256i *)(void *)(marker + k), p_v0);
            _mm256_storeu_si256((__m256i *)(void *)(marker + k + 8), p_v1);
        }
        j = 32;
    }
    /* remaining iterations */
    for (; j < 33; j++) {
        VCC_KEEP_SCALAR;
        marker[j] = p[j];
    }
#else
    for (j = 0; j < 33; j++)
        marker[j] = p[j];
#endif
    for (j = from; j < 33; j++) {
        if (marker[j] >> 1 != entry)
            break;
        marker[j] = entry + j;
    }
#ifdef VCC_VECTOR
    /* vcc: line 14: 8 lanes x 2, avx2 */
    j = 0;
    {
        unsigned long k;
        for (k = 0; k < 32UL; k += 16) {
            const __m256i marker_v0 =
                _mm256_loadu_si256((const __m256i *)(const void *)(marker + k));
            const __m256i marker_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(marker + k + 8));
            _mm256_storeu_si256((__m256i *)(void *)(d + k), marker_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k + 8), marker_v1);
        }
        j = 32;
    }
    /* remaining iterations */
    for (; j < 33; j++) {
        VCC_KEEP_SCALAR;
        d[j] = marker[j];
    }
#else
    for (j = 0; j < 33; j++)
        d[j] = marker[j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
