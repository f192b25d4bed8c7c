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
    /* vcc: line 6: 16 lanes x 4, then 16, avx2; runs if x and y are far enough apart, no subscript
       wraps around */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long t =
            (unsigned long)y - (unsigned long)((const char *)x + (long)((unsigned long)by * 2));
        if (t - 1 >= 127 && (unsigned long)by + (end - 1) <= 4294967295UL) {
            const __m256i t_v = _mm256_set1_epi16(1);
            unsigned long k;
            for (k = 0; k < wide_end; k += 64) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 16;
                    const __m256i x_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)by + at));
                    const __m256i y_new_v = _mm256_sub_epi16(x_v, t_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 16) {
                const __m256i x2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)by + k));
                const __m256i y_new2_v = _mm256_sub_epi16(x2_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
            }
            i = (unsigned int)end;
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
