/* vcc 0.1.0 wrote this from promote_last.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 last[2] restrict | inout u16 x[n+1] */
/* The last one of all, and the number of it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void promote_last(int n, unsigned *restrict last, unsigned short *x)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 8, avx2 */
    int i_done = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned int last_s = last[1];
        __m256i t_v = _mm256_set1_epi16(3);
        __asm__("" : "+v"(t_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i x_new_v0 = _mm256_mullo_epi16(x_v0, t_v);
            const __m256i x_new_v1 = _mm256_mullo_epi16(x_v1, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(x + k + 16), x_new_v1);
        }
        __m128i t2_v = _mm_set1_epi16(3);
        __asm__("" : "+v"(t2_v));
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i x_new_v = _mm_mullo_epi16(x_v, t2_v);
            _mm_storeu_si128((__m128i *)(void *)(x + k), x_new_v);
        }
        i_done = (int)end;
        last[1] = last_s + (unsigned int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        last[0] = x[i] + 1u;
        x[i] = (unsigned short)(x[i] * 3);
        last[1]++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
