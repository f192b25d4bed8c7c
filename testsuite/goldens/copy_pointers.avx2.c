/* vcc 0.1.0 wrote this from copy_pointers.c for avx2 */
/* kernel: int n | in u16 src[n] | out u16 dst[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void copy_pointers(int n, const unsigned short *src, unsigned short *dst)
{
    const unsigned short *end = src + n;
    /* vcc: line 5: 16 lanes x 2, avx2; runs if src and dst are far enough apart */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)src - 1;
        if ((unsigned long)src < (unsigned long)end && distance >= 62
            && (unsigned long)dst - (unsigned long)src - 1 >= 63) {
            const unsigned long end_s = ((distance >> 1) + 1) & ~31UL;
            unsigned long k;
            for (k = 0; k < end_s; k += 32) {
                const __m256i src_v0 = _mm256_loadu_si256((const void *)(src + k));
                const __m256i src_v1 = _mm256_loadu_si256((const void *)(src + k + 16));
                _mm256_storeu_si256((void *)(dst + k), src_v0);
                _mm256_storeu_si256((void *)(dst + k + 16), src_v1);
            }
            src = src + end_s;
            dst = dst + end_s;
        }
    }
    /* remaining iterations */
    while (src < end) {
        __asm__ __volatile__("");
        *dst++ = *src++;
    }
}
