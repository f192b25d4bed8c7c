/* vcc 0.1.0 wrote this from copy_pointers.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 src[n] | out u16 dst[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void copy_pointers(int n, const unsigned short *src, unsigned short *dst)
{
    const unsigned short *end = src + n;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 4, avx2; runs if src and dst are far enough apart */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)src - 1;
        if ((unsigned long)src < (unsigned long)end && distance >= 6
            && (unsigned long)dst - (unsigned long)src - 1 >= 63) {
            const unsigned long end_s = ((distance >> 1) + 1) & ~3UL;
            const unsigned long wide_end = end_s & ~31UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256i src_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(src + k));
                const __m256i src_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(src + k + 16));
                _mm256_storeu_si256((__m256i *)(void *)(dst + k), src_v0);
                _mm256_storeu_si256((__m256i *)(void *)(dst + k + 16), src_v1);
            }
            /* what is left, one vector at a time */
            for (; k < end_s; k += 4) {
                const __m128i src_v = _mm_loadl_epi64((const __m128i *)(const void *)(src + k));
                _mm_storel_epi64((__m128i *)(void *)(dst + k), src_v);
            }
            src = src + end_s;
            dst = dst + end_s;
        }
    }
    /* remaining iterations */
    while (src < end) {
        VCC_KEEP_SCALAR;
        *dst++ = *src++;
    }
#else
    while (src < end)
        *dst++ = *src++;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
