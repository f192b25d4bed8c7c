/* vcc 0.1.0 wrote this from overwritten_apart.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n+1] | inout u32 y[n+1] | in u32 z[n+1] */
/* Where arrays overlap, what was stored just before may be read. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void overwritten_apart(int n, const unsigned *x, unsigned *y, const unsigned *z)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, avx2; without y[i + 1], which the next iteration
       overwrites; runs if x and y do not overlap, z and y do not overlap */
    int i_done = 0;
    {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        if (n >= 9
            && ((unsigned long)x + end * 4 <= (unsigned long)y
            || (unsigned long)y + end * 4 + 4 <= (unsigned long)x)
            && ((unsigned long)z + end * 4 <= (unsigned long)y
            || (unsigned long)y + end * 4 + 4 <= (unsigned long)z)) {
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                    const __m256i y_new_v = _mm256_mullo_epi32(x_v, t_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i y_new2_v = _mm256_mullo_epi32(x2_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = x[i] * 3;
        y[i + 1] = z[i] + 1;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
