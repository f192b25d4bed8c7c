/* vcc 0.1.0 wrote this from shift_prefix.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[n+1] */
/* Forward: reads ahead of what it writes. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void shift_prefix(int n, int *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + at));
                _mm256_storeu_si256((__m256i *)(void *)(a + at), a_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k));
            _mm256_storeu_si256((__m256i *)(void *)(a + k), a2_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i] = a[i + 1];
    }
#else
    for (int i = 0; i < n; i++)
        a[i] = a[i + 1];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
