/* vcc 0.1.0 wrote this from overwritten_do_while.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n+1] restrict | inout u64 y[n+2] restrict | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int overwritten_do_while(int n, const unsigned long *restrict x, unsigned long *restrict y)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, avx2; without y[i + 1], which the next iteration overwrites
       */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                    const __m256i y_new_v = _mm256_slli_epi64(x_v, 1);
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i y_new2_v = _mm256_slli_epi64(x2_v, 1);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        y[i + 1] = 1;
        y[i] = x[i] * 2;
        i++;
    } while (i < n);
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
