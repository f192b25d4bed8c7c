/* vcc 0.1.0 wrote this from overwritten_where.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+1] restrict | inout i16 y[n+1] restrict */
/* What is stored under a condition is overwritten as well: no mask is needed. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void overwritten_where(int n, const short *restrict x, short *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 8, the last ones overlapping, avx2; without y[i + 1], which
       the next iteration overwrites */
    int i_done = 0;
    if (n >= 9) {
        const unsigned long t = (unsigned long)n - 1;
        const unsigned long end = (t - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = t - 8;
        const __m128i t_v = _mm_set1_epi16(2);
        const __m128i x_last_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        const __m256i t2_v = _mm256_set1_epi16(2);
        const __m128i y_new_last_v = _mm_sub_epi16(x_last_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i y_new_v0 = _mm256_sub_epi16(x_v0, t2_v);
            const __m256i y_new_v1 = _mm256_sub_epi16(x_v1, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 16), y_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i y_new_v = _mm_sub_epi16(x_v, t_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(y + last), y_new_last_v);
        i_done = (int)t;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = (short)(x[i] - 2);
        if (x[i] > 3)
            y[i + 1] = (short)(x[i] + x[i + 1]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
