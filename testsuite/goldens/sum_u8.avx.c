/* vcc 0.1.0 wrote this from sum_u8.c for avx */
/* kernel: int n | in u8 p[n] | -> unsigned */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx")))
unsigned sum_u8(int n, const unsigned char *p)
{
    unsigned sum = 0;
    int i;
    /* vcc: line 6: 16 lanes x 2, avx */
    i = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const __m128i t_v = _mm_set1_epi64x((long)(0L));
        __m128i sum_v = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m128i p_v0 = _mm_loadu_si128((const void *)(p + k));
            const __m128i t_v0 = _mm_sad_epu8(p_v0, _mm_setzero_si128());
            const __m128i p_v1 = _mm_loadu_si128((const void *)(p + k + 16));
            const __m128i t_v1 = _mm_sad_epu8(p_v1, _mm_setzero_si128());
            sum_v = _mm_add_epi64(sum_v, _mm_add_epi64(t_v0, t_v1));
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
        __asm__ __volatile__("");
        sum += p[i];
    }
    return sum;
}
