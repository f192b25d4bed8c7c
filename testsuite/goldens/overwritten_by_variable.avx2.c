/* vcc 0.1.0 wrote this from overwritten_by_variable.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] restrict | inout u32 y[n+1] restrict */
/* Nothing but the store that is overwritten needs what the iteration before left in a variable. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void overwritten_by_variable(int n, const unsigned *restrict x, unsigned *restrict y)
{
    unsigned before = 7;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned int before_s = 7u;
        /* what needs the iteration before, one at a time */
        unsigned long k;
        for (k = 0; k < end; k++) {
            (y + 1)[k] = before_s;
            const unsigned int t = x[k];
            before_s = t * 5u;
        }
        const __m256i t_v = _mm256_set1_epi32(1);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i y_new_v = _mm256_add_epi32(x_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new_v);
        }
        before = before_s;
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = x[i] + 1;
        y[i + 1] = before;
        before = x[i] * 5;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
