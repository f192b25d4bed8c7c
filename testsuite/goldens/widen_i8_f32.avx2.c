/* vcc 0.1.0 wrote this from widen_i8_f32.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 x[n] | float s | out float y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void widen_i8_f32(int n, const signed char *x, float s, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if x and y do not
       overlap */
    i = 0;
    if (n >= 8
        && ((unsigned long)x + (unsigned long)n <= (unsigned long)y
        || (unsigned long)y + (unsigned long)n * 4 <= (unsigned long)x)) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 s_v = _mm256_set1_ps(s);
        const __m128i x_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + last));
        const __m256 t_v = _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(x_last_v));
        const __m256 y_new_last_v = _mm256_mul_ps(s_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128i x_v0 = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i x_v1 = _mm_loadl_epi64((const __m128i *)(const void *)(x + k + 8));
            const __m256 t_v0 = _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(x_v0));
            const __m256 y_new_v0 = _mm256_mul_ps(s_v, t_v0);
            const __m256 t_v1 = _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(x_v1));
            const __m256 y_new_v1 = _mm256_mul_ps(s_v, t_v1);
            _mm256_storeu_ps(y + k, y_new_v0);
            _mm256_storeu_ps(y + k + 8, y_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m256 t2_v = _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(x_v));
            _mm256_storeu_ps(y + k, _mm256_mul_ps(s_v, t2_v));
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = s * (float)x[i];
    }
#else
    for (i = 0; i < n; i++)
        y[i] = s * (float)x[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
