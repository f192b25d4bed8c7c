/* vcc 0.1.0 wrote this from unsigned_offset.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: unsigned n | in i16 x[n+7] | out i16 y[n] */
/* The subscript may wrap as far as anyone knows. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void shifted(unsigned n, unsigned by, const short *x, short *y)
{
    unsigned i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 4, then 8, the last ones overlapping, avx2; runs if no subscript
       wraps around, x and y are far enough apart */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long t =
            (unsigned long)y - (unsigned long)((const char *)x + (long)((unsigned long)by * 2));
        if ((unsigned long)by + ((unsigned long)n - 1) <= 4294967295UL
            && t - 1 >= (unsigned long)n * 2 - 1) {
            const unsigned long last = (unsigned long)n - 8;
            const __m128i t_v = _mm_set1_epi16(1);
            const __m128i x_last_v =
                _mm_loadu_si128((const __m128i *)(const void *)(x + (long)by + last));
            const __m256i t2_v = _mm256_set1_epi16(1);
            const __m128i y_new_last_v = _mm_sub_epi16(x_last_v, t_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 64) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 16;
                    const __m256i x_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)by + at));
                    const __m256i y_new_v = _mm256_sub_epi16(x_v, t2_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m128i x2_v =
                    _mm_loadu_si128((const __m128i *)(const void *)(x + (long)by + k));
                const __m128i y_new2_v = _mm_sub_epi16(x2_v, t_v);
                _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
            }
            /* the last ones, some of them once more */
            _mm_storeu_si128((__m128i *)(void *)(y + last), y_new_last_v);
            i = n;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(x[i + by] - 1);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (short)(x[i + by] - 1);
#endif
}

void unsigned_offset(unsigned n, const short *x, short *y)
{
    shifted(n, 7, x, y);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
