/* vcc 0.1.0 wrote this from do_while_zero.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* A macro's `do … while (0)` is no loop: `break` and `continue` in it lead behind it. */
#define CLAMP(to, value)     \
    do {                     \
        (to) = 100;          \
        if ((value) > 100)   \
            break;           \
        (to) = -100;         \
        if ((value) < -100)  \
            continue;        \
        (to) = (value);      \
    } while (0)

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void do_while_zero(int n, const int *x, int *y)
{
    int i, t;
    do {
#ifdef VCC_VECTOR
        /* vcc: line 18: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if x and y are
           far enough apart */
        i = 0;
        if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1) {
            const unsigned long end = ((unsigned long)n - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const unsigned long last = (unsigned long)n - 8;
            const __m256i t_v = _mm256_set1_epi32(100);
            const __m256i t2_v = _mm256_set1_epi32(-100);
            const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
            const __m256i y_new_last_v = _mm256_max_epi32(t2_v, _mm256_min_epi32(t_v, x_last_v));
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                    const __m256i y_new_v = _mm256_max_epi32(t2_v, _mm256_min_epi32(t_v, x_v));
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i y_new2_v = _mm256_max_epi32(t2_v, _mm256_min_epi32(t_v, x2_v));
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
            i = n;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
#else
        for (i = 0; i < n; i++) {
#endif
            CLAMP(t, x[i]);
            y[i] = t;
        }
    } while (0);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
