/* vcc 0.1.0 wrote this from if_else.c for ssse3 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 c[n] */
#ifdef VCC_VECTOR
#include <tmmintrin.h>
__attribute__((__target__("ssse3")))
#endif
void if_else(int n, const int *a, const int *b, int *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, the last ones overlapping, ssse3; runs if a and c are far
       enough apart, b and c are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 4 - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 4;
        const __m128i a_last_v = _mm_loadu_si128((const __m128i *)(const void *)(a + last));
        const __m128i b_last_v = _mm_loadu_si128((const __m128i *)(const void *)(b + last));
        const __m128i mask_v = _mm_cmpgt_epi32(a_last_v, b_last_v);
        const __m128i t_v = _mm_xor_si128(a_last_v, b_last_v);
        const __m128i t2_v = _mm_and_si128(a_last_v, b_last_v);
        const __m128i c_new_last_v =
            _mm_or_si128(_mm_and_si128(mask_v, t_v), _mm_andnot_si128(mask_v, t2_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + at));
                const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + at));
                const __m128i mask2_v = _mm_cmpgt_epi32(a_v, b_v);
                const __m128i t3_v = _mm_xor_si128(a_v, b_v);
                const __m128i t4_v = _mm_and_si128(a_v, b_v);
                const __m128i c_new_v =
                    _mm_or_si128(_mm_and_si128(mask2_v, t3_v), _mm_andnot_si128(mask2_v, t4_v));
                _mm_storeu_si128((__m128i *)(void *)(c + at), c_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a2_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i b2_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i mask3_v = _mm_cmpgt_epi32(a2_v, b2_v);
            const __m128i t5_v = _mm_xor_si128(a2_v, b2_v);
            const __m128i t6_v = _mm_and_si128(a2_v, b2_v);
            const __m128i c_new2_v =
                _mm_or_si128(_mm_and_si128(mask3_v, t5_v), _mm_andnot_si128(mask3_v, t6_v));
            _mm_storeu_si128((__m128i *)(void *)(c + k), c_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(c + last), c_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] > b[i])
            c[i] = a[i] ^ b[i];
        else
            c[i] = a[i] & b[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
