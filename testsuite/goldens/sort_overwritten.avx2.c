/* vcc 0.1.0 wrote this from sort_overwritten.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i16 x[n+1] | in i16 y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void sort_overwritten(int n, short *x, const short *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes x 4, then 8, avx2; without x[i + 1], which the next iteration
       overwrites; runs if y and x do not overlap */
    int i_done = 0;
    {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        if (n >= 9
            && ((unsigned long)y + end * 2 <= (unsigned long)x
            || (unsigned long)x + end * 2 + 2 <= (unsigned long)y)) {
            const unsigned long wide_end = end & ~63UL;
            __m256i t_v = _mm256_set1_epi16(3);
            __asm__("" : "+v"(t_v));
            unsigned long k;
            for (k = 0; k < wide_end; k += 64) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 16;
                    const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + at));
                    const __m256i x_new_v = _mm256_mullo_epi16(y_v, t_v);
                    _mm256_storeu_si256((__m256i *)(void *)(x + at), x_new_v);
                }
            }
            __m128i t2_v = _mm_set1_epi16(3);
            __asm__("" : "+v"(t2_v));
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m128i y2_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
                const __m128i x_new2_v = _mm_mullo_epi16(y2_v, t2_v);
                _mm_storeu_si128((__m128i *)(void *)(x + k), x_new2_v);
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
        x[i] = (short)(y[i] * 3);
        x[i + 1] = (short)(y[i] ^ 5);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
