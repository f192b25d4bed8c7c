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
    /* vcc: line 5: 8 lanes x 2, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k + 8));
            _mm256_storeu_si256((__m256i *)(void *)(a + k), a_v0);
            _mm256_storeu_si256((__m256i *)(void *)(a + k + 8), a_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + 1 + k));
            _mm_storeu_si128((__m128i *)(void *)(a + k), a_v);
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
