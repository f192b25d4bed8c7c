/* vcc 0.1.0 wrote this from abs_difference.c for sse2 */
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 d[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <emmintrin.h>
void abs_difference(int n, const unsigned char *a, const unsigned char *b, unsigned char *d)
{
    {
        int i = 0;
        /* vcc: line 4: 16 lanes x 2, then 4, sse2; runs if a and d are far enough apart, b and d
           are far enough apart */
        if (n >= 4 && (unsigned long)d - (unsigned long)a - 1 >= 31
            && (unsigned long)d - (unsigned long)b - 1 >= 31) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~31UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m128i a_v0 = _mm_loadu_si128((const void *)(a + k));
                const __m128i a_v1 = _mm_loadu_si128((const void *)(a + k + 16));
                const __m128i b_v0 = _mm_loadu_si128((const void *)(b + k));
                const __m128i b_v1 = _mm_loadu_si128((const void *)(b + k + 16));
                const __m128i d_new_v0 =
                    _mm_sub_epi8(_mm_max_epu8(a_v0, b_v0), _mm_min_epu8(a_v0, b_v0));
                const __m128i d_new_v1 =
                    _mm_sub_epi8(_mm_max_epu8(a_v1, b_v1), _mm_min_epu8(a_v1, b_v1));
                _mm_storeu_si128((void *)(d + k), d_new_v0);
                _mm_storeu_si128((void *)(d + k + 16), d_new_v1);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                int a_v;
                const __m128i a2_v =
                    _mm_cvtsi32_si128((__builtin_memcpy(&a_v, (const void *)(a + k), 4), a_v));
                int b_v;
                const __m128i b2_v =
                    _mm_cvtsi32_si128((__builtin_memcpy(&b_v, (const void *)(b + k), 4), b_v));
                const __m128i d_new_v =
                    _mm_sub_epi8(_mm_max_epu8(a2_v, b2_v), _mm_min_epu8(a2_v, b2_v));
                const int t_v = _mm_cvtsi128_si32(d_new_v);
                __builtin_memcpy((void *)(d + k), &t_v, 4);
            }
            i = (int)end;
        }
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
