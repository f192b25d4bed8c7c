/* vcc 0.1.0 wrote this from vec_function_product.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | in i8 y[n] | -> double */
/* Exact in any order. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
double vec_function_product(int n, const unsigned char *x, const signed char *y)
{
    double s = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256d t_v = _mm256_set1_pd(-0.0);
        __m256d s_v0 = t_v;
        __m256d s_v1 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m256i t2_v = _mm256_cvtepu8_epi32(x_v);
            const __m256d t_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t2_v));
            const __m256d t_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t2_v, 1));
            const __m128i y_v = _mm_loadl_epi64((const __m128i *)(const void *)(y + k));
            const __m256i t3_v = _mm256_cvtepi8_epi32(y_v);
            const __m256d t2_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t3_v));
            const __m256d t2_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t3_v, 1));
            const __m256d t3_v0 = _mm256_mul_pd(t_v0, t2_v0);
            const __m256d t3_v1 = _mm256_mul_pd(t_v1, t2_v1);
            const __m256d t4_v0 = _mm256_add_pd(s_v0, t3_v0);
            const __m256d t4_v1 = _mm256_add_pd(s_v1, t3_v1);
            s_v0 = t4_v0;
            s_v1 = t4_v1;
        }
        {
            const __m256d s_v = _mm256_add_pd(s_v0, s_v1);
            const __m128d s2_v = _mm256_extractf128_pd(s_v, 1);
            const __m128d s3_v = _mm_add_pd(_mm256_castpd256_pd128(s_v), s2_v);
            const __m128d s4_v = _mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(s3_v), 8));
            const double s_s = _mm_cvtsd_f64(_mm_add_pd(s3_v, s4_v));
            s = s + s_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        s += (double)x[i] * (double)y[i];
    }
#else
#pragma simd vec-function reduction(+ : s), vectorlength(8), assert
    for (i = 0; i < n; i++)
        s += (double)x[i] * (double)y[i];
#endif
    return s;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
