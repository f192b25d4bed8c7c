/* vcc 0.1.0 wrote this from do_while_add.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 p[n+1] */
/* Runs at least once. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void do_while_add(int n, unsigned *p)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, avx2 */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(7);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    unsigned int *const p_s = p + (long)(k + copy * 8);
                    const __m256i p_v = _mm256_loadu_si256((const __m256i *)(const void *)p_s);
                    const __m256i p_new_v = _mm256_add_epi32(p_v, t_v);
                    _mm256_storeu_si256((__m256i *)(void *)p_s, p_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i p2_v = _mm256_loadu_si256((const __m256i *)(const void *)(p + k));
                const __m256i p_new2_v = _mm256_add_epi32(p2_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(p + k), p_new2_v);
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
        p[i] += 7u;
    } while (++i < n);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
