/* vcc 0.1.0 wrote this from sum_u8.c for sse2 */
#if defined(__SSE2__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 p[n] | -> unsigned */
#ifdef VCC_VECTOR
#include <emmintrin.h>
#endif
unsigned sum_u8(int n, const unsigned char *p)
{
    unsigned sum = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 4, then 16, sse2 */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~63UL;
        __m128i sum_v = _mm_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m128i p_v0 = _mm_loadu_si128((const __m128i *)(const void *)(p + k));
            const __m128i t_v0 = _mm_sad_epu8(p_v0, _mm_setzero_si128());
            const __m128i p_v1 = _mm_loadu_si128((const __m128i *)(const void *)(p + k + 16));
            const __m128i t_v1 = _mm_sad_epu8(p_v1, _mm_setzero_si128());
            const __m128i p_v2 = _mm_loadu_si128((const __m128i *)(const void *)(p + k + 32));
            const __m128i t_v2 = _mm_sad_epu8(p_v2, _mm_setzero_si128());
            const __m128i p_v3 = _mm_loadu_si128((const __m128i *)(const void *)(p + k + 48));
            const __m128i t_v3 = _mm_sad_epu8(p_v3, _mm_setzero_si128());
            const __m128i t_v = _mm_add_epi64(_mm_add_epi64(t_v0, t_v1), _mm_add_epi64(t_v2, t_v3));
            sum_v = _mm_add_epi64(sum_v, t_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const __m128i p_v = _mm_loadu_si128((const __m128i *)(const void *)(p + k));
            sum_v = _mm_add_epi64(sum_v, _mm_sad_epu8(p_v, _mm_setzero_si128()));
        }
        {
            const __m128i t2_v = _mm_add_epi64(sum_v, _mm_srli_si128(sum_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t2_v);
            sum = sum + (unsigned int)t;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += p[i];
    }
#else
    for (i = 0; i < n; i++)
        sum += p[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
