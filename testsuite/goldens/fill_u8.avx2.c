/* vcc 0.1.0 wrote this from fill_u8.c for avx2 */
/* kernel: size n | u8 v | out u8 p[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void fill_u8(unsigned long n, unsigned char v, unsigned char *p)
{
    /* vcc: line 4: 32 lanes, avx2 */
    if (n > 0 && n >= 32) {
        const unsigned long end = n & ~31UL;
        const __m256i v_v = _mm256_set1_epi8((char)(v));
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            _mm256_storeu_si256((void *)(p + k), v_v);
        }
        n = n - end;
        p = p + end;
    }
    /* remaining iterations */
    while (n--) {
        __asm__ __volatile__("");
        *p++ = v;
    }
}
