/* vcc 0.1.0 wrote this from macros_inside.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout i32 y[n] */
#define TWICE(v) ((v) + (v))

/* Macros and comments in the body are no obstacle. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void macros_inside(int n, const int *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 2, then 4, avx2; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i t_v = _mm256_srai_epi32(x_v, 2);
                const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + at));
                const __m256i y_new_v = _mm256_xor_si256(y_v, _mm256_add_epi32(t_v, t_v));
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i t2_v = _mm_srai_epi32(x2_v, 2);
            const __m128i y2_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
            const __m128i y_new2_v = _mm_xor_si128(y2_v, _mm_add_epi32(t2_v, t2_v));
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] ^= TWICE(x[i] >> 2); /* kept */
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
