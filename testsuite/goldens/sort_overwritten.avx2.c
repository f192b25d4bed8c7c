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
    /* vcc: line 4: 16 lanes x 2, then 8, the last ones overlapping, avx2; runs if x and y do not
       overlap */
    int i_done = 0;
    if (n >= 8
        && ((unsigned long)x + (unsigned long)n * 2 + 2 <= (unsigned long)y
        || (unsigned long)y + (unsigned long)n * 2 <= (unsigned long)x)) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i t_v = _mm_set1_epi16(5);
        __m128i t2_v = _mm_set1_epi16(3);
        __asm__("" : "+v"(t2_v));
        const __m128i y_last_v = _mm_lddqu_si128((const __m128i *)(const void *)(y + last));
        const __m256i t3_v = _mm256_set1_epi16(5);
        __m256i t4_v = _mm256_set1_epi16(3);
        __asm__("" : "+v"(t4_v));
        const __m128i x_new_last_v = _mm_xor_si128(y_last_v, t_v);
        const __m128i x_new_last2_v = _mm_mullo_epi16(y_last_v, t2_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const __m256i y_v = _mm256_lddqu_si256((const __m256i *)(const void *)(y + at));
                const __m256i x_new_v = _mm256_xor_si256(y_v, t3_v);
                _mm256_storeu_si256((__m256i *)(void *)(x + 1 + at), x_new_v);
                const __m256i x_new2_v = _mm256_mullo_epi16(y_v, t4_v);
                _mm256_storeu_si256((__m256i *)(void *)(x + at), x_new2_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i y2_v = _mm_lddqu_si128((const __m128i *)(const void *)(y + k));
            const __m128i x_new3_v = _mm_xor_si128(y2_v, t_v);
            _mm_storeu_si128((__m128i *)(void *)(x + 1 + k), x_new3_v);
            const __m128i x_new4_v = _mm_mullo_epi16(y2_v, t2_v);
            _mm_storeu_si128((__m128i *)(void *)(x + k), x_new4_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(x + 1 + last), x_new_last_v);
        _mm_storeu_si128((__m128i *)(void *)(x + last), x_new_last2_v);
        i_done = n;
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
