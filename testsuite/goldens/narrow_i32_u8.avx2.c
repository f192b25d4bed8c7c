/* vcc 0.1.0 wrote this from narrow_i32_u8.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out u8 y[n] */
/* Clamped to 0..255. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void narrow_i32_u8(int n, const int *x, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, the last ones overlapping, avx2; runs if x and y do not
       overlap */
    int i_done = 0;
    if (n >= 8
        && ((unsigned long)x + (unsigned long)n * 4 <= (unsigned long)y
        || (unsigned long)y + (unsigned long)n <= (unsigned long)x)) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
        const __m128i y_new_last_v =
            _mm_packs_epi32(_mm256_castsi256_si128(x_last_v),
            _mm256_extracti128_si256(x_last_v, 1));
        const __m128i y_new_last2_v = _mm_packus_epi16(y_new_last_v, y_new_last_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i x_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i x_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 24));
            const __m256i y_new_v = _mm256_packs_epi32(x_v2, x_v3);
            const __m256i y_new2_v = _mm256_packus_epi16(_mm256_packs_epi32(x_v0, x_v1), y_new_v);
            const __m256i y_new3_v =
                _mm256_permutevar8x32_epi32(y_new2_v, _mm256_set_epi32(7, 3, 6, 2, 5, 1, 4, 0));
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new3_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m128i y_new4_v =
                _mm_packs_epi32(_mm256_castsi256_si128(x_v), _mm256_extracti128_si256(x_v, 1));
            const __m128i y_new5_v = _mm_packus_epi16(y_new4_v, y_new4_v);
            _mm_storel_epi64((__m128i *)(void *)(y + k), y_new5_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(y + last), y_new_last2_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int v = x[i];
        v = v < 0 ? 0 : v;
        v = v > 255 ? 255 : v;
        y[i] = (unsigned char)v;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
