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
    /* vcc: line 5: 4 lanes x 4, then 4, ssse3; runs if a and c are far enough apart, b and c are
       far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= 63
        && (unsigned long)c - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128i a_v0 = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i a_v1 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 4));
            const __m128i a_v2 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 8));
            const __m128i a_v3 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 12));
            const __m128i b_v0 = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i b_v1 = _mm_loadu_si128((const __m128i *)(const void *)(b + k + 4));
            const __m128i b_v2 = _mm_loadu_si128((const __m128i *)(const void *)(b + k + 8));
            const __m128i b_v3 = _mm_loadu_si128((const __m128i *)(const void *)(b + k + 12));
            const __m128i mask_v0 = _mm_cmpgt_epi32(a_v0, b_v0);
            const __m128i t_v0 = _mm_xor_si128(a_v0, b_v0);
            const __m128i t2_v0 = _mm_and_si128(a_v0, b_v0);
            const __m128i mask_v1 = _mm_cmpgt_epi32(a_v1, b_v1);
            const __m128i t_v1 = _mm_xor_si128(a_v1, b_v1);
            const __m128i t2_v1 = _mm_and_si128(a_v1, b_v1);
            const __m128i mask_v2 = _mm_cmpgt_epi32(a_v2, b_v2);
            const __m128i t_v2 = _mm_xor_si128(a_v2, b_v2);
            const __m128i t2_v2 = _mm_and_si128(a_v2, b_v2);
            const __m128i mask_v3 = _mm_cmpgt_epi32(a_v3, b_v3);
            const __m128i t_v3 = _mm_xor_si128(a_v3, b_v3);
            const __m128i t2_v3 = _mm_and_si128(a_v3, b_v3);
            const __m128i c_new_v0 =
                _mm_or_si128(_mm_and_si128(mask_v0, t_v0), _mm_andnot_si128(mask_v0, t2_v0));
            const __m128i c_new_v1 =
                _mm_or_si128(_mm_and_si128(mask_v1, t_v1), _mm_andnot_si128(mask_v1, t2_v1));
            const __m128i c_new_v2 =
                _mm_or_si128(_mm_and_si128(mask_v2, t_v2), _mm_andnot_si128(mask_v2, t2_v2));
            const __m128i c_new_v3 =
                _mm_or_si128(_mm_and_si128(mask_v3, t_v3), _mm_andnot_si128(mask_v3, t2_v3));
            _mm_storeu_si128((__m128i *)(void *)(c + k), c_new_v0);
            _mm_storeu_si128((__m128i *)(void *)(c + k + 4), c_new_v1);
            _mm_storeu_si128((__m128i *)(void *)(c + k + 8), c_new_v2);
            _mm_storeu_si128((__m128i *)(void *)(c + k + 12), c_new_v3);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i mask_v = _mm_cmpgt_epi32(a_v, b_v);
            const __m128i t_v = _mm_xor_si128(a_v, b_v);
            const __m128i t2_v = _mm_and_si128(a_v, b_v);
            const __m128i c_new_v =
                _mm_or_si128(_mm_and_si128(mask_v, t_v), _mm_andnot_si128(mask_v, t2_v));
            _mm_storeu_si128((__m128i *)(void *)(c + k), c_new_v);
        }
        i = (int)end;
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
