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
    /* vcc: line 8: 8 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256d t_v = _mm256_set1_pd(-0.0);
        __m256d s_v0[2] = {t_v, t_v};
        __m256d s_v1[2] = {t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + at));
                const __m256i t2_v = _mm256_cvtepu8_epi32(x_v);
                const __m256d t_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t2_v));
                const __m256d t_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t2_v, 1));
                const __m128i y_v = _mm_loadl_epi64((const __m128i *)(const void *)(y + at));
                const __m256i t3_v = _mm256_cvtepi8_epi32(y_v);
                const __m256d t2_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t3_v));
                const __m256d t2_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t3_v, 1));
                const __m256d t3_v0 = _mm256_mul_pd(t_v0, t2_v0);
                const __m256d t3_v1 = _mm256_mul_pd(t_v1, t2_v1);
                const __m256d t4_v0 = _mm256_add_pd(s_v0[copy], t3_v0);
                const __m256d t4_v1 = _mm256_add_pd(s_v1[copy], t3_v1);
                s_v0[copy] = t4_v0;
                s_v1[copy] = t4_v1;
            }
        }
        const __m256d s2_v0 = _mm256_add_pd(s_v0[0], s_v0[1]);
        const __m256d s2_v1 = _mm256_add_pd(s_v1[0], s_v1[1]);
        __m256d s3_v0 = s2_v0;
        __m256d s3_v1 = s2_v1;
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m256i t4_v = _mm256_cvtepu8_epi32(x2_v);
            const __m256d t5_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t4_v));
            const __m256d t5_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t4_v, 1));
            const __m128i y2_v = _mm_loadl_epi64((const __m128i *)(const void *)(y + k));
            const __m256i t5_v = _mm256_cvtepi8_epi32(y2_v);
            const __m256d t6_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t5_v));
            const __m256d t6_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t5_v, 1));
            const __m256d t7_v0 = _mm256_mul_pd(t5_v0, t6_v0);
            const __m256d t7_v1 = _mm256_mul_pd(t5_v1, t6_v1);
            const __m256d t8_v0 = _mm256_add_pd(s3_v0, t7_v0);
            const __m256d t8_v1 = _mm256_add_pd(s3_v1, t7_v1);
            s3_v0 = t8_v0;
            s3_v1 = t8_v1;
        }
        {
            const __m256d s_v = _mm256_add_pd(s3_v0, s3_v1);
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
