/* vcc 0.1.0 wrote this from step_in_variable.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u32 s | in i32 x[n+3] | inout i32 y[n+3] | -> i32 */
/* The counter itself steps by a variable, and pointers walk by it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int step_in_variable(int n, unsigned s, const int *x, int *y)
{
    const int by = s & 1 ? 1 : (int)(s >> 1 & 1) + 2;
    const int *from = x;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if by is 1, from and
       y are far enough apart */
    i = 0;
    if (n >= 8 && by == 1
        && (unsigned long)y - (unsigned long)from - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(5);
        const __m256i from_last_v =
            _mm256_loadu_si256((const __m256i *)(const void *)(from + last));
        const __m256i y_new_last_v = _mm256_xor_si256(from_last_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i from_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(from + at));
                const __m256i y_new_v = _mm256_xor_si256(from_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i from2_v = _mm256_loadu_si256((const __m256i *)(const void *)(from + k));
            const __m256i y_new2_v = _mm256_xor_si256(from2_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
        from = from + (long)n;
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i += by) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i += by) {
#endif
        y[i] = *from ^ 5;
        from += by;
    }
    return i + (int)(from - x) * 7;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
