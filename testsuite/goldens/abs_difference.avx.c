/* vcc 0.1.0 wrote this from abs_difference.c for avx */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 d[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx")))
#endif
void abs_difference(int n, const unsigned char *a, const unsigned char *b, unsigned char *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes x 2, then 4, avx; runs if a and d are far enough apart, b and d are far
       enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)d - (unsigned long)a - 1 >= 63
        && (unsigned long)d - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const __m128i a_v = _mm_lddqu_si128((const __m128i *)(const void *)(a + at));
                const __m128i b_v = _mm_lddqu_si128((const __m128i *)(const void *)(b + at));
                const __m128i d_new_v =
                    _mm_sub_epi8(_mm_max_epu8(a_v, b_v), _mm_min_epu8(a_v, b_v));
                _mm_storeu_si128((__m128i *)(void *)(d + at), d_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int a2_v;
            const __m128i a3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a2_v, (const void *)(a + k),
                sizeof a2_v), a2_v));
            int b2_v;
            const __m128i b3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&b2_v, (const void *)(b + k),
                sizeof b2_v), b2_v));
            const __m128i d_new2_v =
                _mm_sub_epi8(_mm_max_epu8(a3_v, b3_v), _mm_min_epu8(a3_v, b3_v));
            const int t_v = _mm_cvtsi128_si32(d_new2_v);
            __builtin_memcpy((void *)(d + k), &t_v, sizeof t_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int t = a[i] - b[i];
        d[i] = (unsigned char)(t < 0 ? -t : t);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
