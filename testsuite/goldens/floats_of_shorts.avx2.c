/* vcc 0.1.0 wrote this from floats_of_shorts.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 s[n] restrict | in u8 b[n] restrict | out float y[n] restrict */
/* `float` has all numbers of 16 bits, and a power of two exactly. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void floats_of_shorts(int n, const short *restrict s, const unsigned char *restrict b, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 t_v = _mm256_set1_ps(3.0517578e-5f);
        const __m256 t2_v = _mm256_set1_ps(3.0f);
        const __m128i s_last_v = _mm_loadu_si128((const __m128i *)(const void *)(s + last));
        const __m256 t3_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(s_last_v));
        const __m128i b_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last));
        const __m256 t4_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(b_last_v));
        const __m256 y_new_last_v =
            _mm256_add_ps(_mm256_mul_ps(t3_v, t_v), _mm256_mul_ps(t4_v, t2_v));
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i s_v = _mm_loadu_si128((const __m128i *)(const void *)(s + k));
            const __m256 t5_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(s_v));
            const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m256 t6_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(b_v));
            const __m256 y_new_v =
                _mm256_add_ps(_mm256_mul_ps(t5_v, t_v), _mm256_mul_ps(t6_v, t2_v));
            _mm256_storeu_ps(y + k, y_new_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (float)(s[i] / 32768.0) + (float)(b[i] * 3.0);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (float)(s[i] / 32768.0) + (float)(b[i] * 3.0);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
