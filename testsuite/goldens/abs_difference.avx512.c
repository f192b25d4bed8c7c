/* vcc 0.1.0 wrote this from abs_difference.c for avx512 */
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 d[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int abs_difference_vec0(int n, const unsigned char *a, const unsigned char *b, unsigned char *d, int i)
{
    if (n >= 32 && (unsigned long)d - (unsigned long)a - 1 >= 31
        && (unsigned long)d - (unsigned long)b - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~31UL;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i a_v = _mm256_lddqu_si256((const void *)(a + k));
            const __m256i b_v = _mm256_lddqu_si256((const void *)(b + k));
            const __m256i t_v = _mm256_min_epu8(a_v, b_v);
            const __m256i d_new_v = _mm256_sub_epi8(_mm256_max_epu8(a_v, b_v), t_v);
            _mm256_storeu_si256((void *)(d + k), d_new_v);
        }
        i = (int)end;
    }
    return i;
}

void abs_difference(int n, const unsigned char *a, const unsigned char *b, unsigned char *d)
{
    {
        int i = 0;
        /* vcc: line 4: 32 lanes, avx512; runs if a and d are far enough apart, b and d are far
           enough apart */
        i = abs_difference_vec0(n, a, b, d, i);
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        {
        int t = a[i] - b[i];
        d[i] = (unsigned char)(t < 0 ? -t : t);
    }
    }
    }
}
