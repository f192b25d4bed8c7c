/* vcc 0.1.0 wrote this from copy_until_equal.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i64 src[n] | out i64 dst[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void copy_until_equal(int n, const long *src, long *dst)
{
    const long *end = src + (n > 0 ? n : 0);
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, avx2; runs if src and dst are far enough apart */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)src - 1;
        if ((unsigned long)src < (unsigned long)end && distance >= 24
            && (unsigned long)dst - (unsigned long)src - 1 >= 127) {
            const unsigned long end_s = ((distance >> 3) + 1) & ~3UL;
            const unsigned long wide_end = end_s & ~15UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const __m256i src_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(src + at));
                    _mm256_storeu_si256((__m256i *)(void *)(dst + at), src_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end_s; k += 4) {
                const __m256i src2_v = _mm256_loadu_si256((const __m256i *)(const void *)(src + k));
                _mm256_storeu_si256((__m256i *)(void *)(dst + k), src2_v);
            }
            src = src + end_s;
            dst = dst + end_s;
        }
    }
    /* remaining iterations */
    for (; src != end; ++src, ++dst) {
        VCC_KEEP_SCALAR;
        *dst = *src;
    }
#else
    for (; src != end; ++src, ++dst)
        *dst = *src;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
