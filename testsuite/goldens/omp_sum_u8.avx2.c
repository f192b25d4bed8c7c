/* vcc 0.1.0 wrote this from omp_sum_u8.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | -> float */
/* Exact in any order. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
float omp_sum_u8(int n, const unsigned char *x)
{
    float s = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 t_v = _mm256_set1_ps(-0.0f);
        __m256 s_v0 = t_v;
        __m256 s_v1 = t_v;
        __m256 s_v2 = t_v;
        __m256 s_v3 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m128i x_v0 = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i x_v1 = _mm_loadl_epi64((const __m128i *)(const void *)(x + k + 8));
            const __m128i x_v2 = _mm_loadl_epi64((const __m128i *)(const void *)(x + k + 16));
            const __m128i x_v3 = _mm_loadl_epi64((const __m128i *)(const void *)(x + k + 24));
            const __m256 t_v0 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v0));
            const __m256 t_v1 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v1));
            const __m256 t_v2 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v2));
            const __m256 t_v3 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v3));
            s_v0 = _mm256_add_ps(s_v0, t_v0);
            s_v1 = _mm256_add_ps(s_v1, t_v1);
            s_v2 = _mm256_add_ps(s_v2, t_v2);
            s_v3 = _mm256_add_ps(s_v3, t_v3);
        }
        __m256 s_v = _mm256_add_ps(_mm256_add_ps(s_v0, s_v2), _mm256_add_ps(s_v1, s_v3));
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m256 t2_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v));
            s_v = _mm256_add_ps(s_v, t2_v);
        }
        {
            const __m128 s2_v = _mm256_extractf128_ps(s_v, 1);
            const __m128 s3_v = _mm_add_ps(_mm256_castps256_ps128(s_v), s2_v);
            const __m128 s4_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(s3_v), 8));
            const __m128 s5_v = _mm_add_ps(s3_v, s4_v);
            const __m128 s6_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(s5_v), 4));
            const float s_s = _mm_cvtss_f32(_mm_add_ps(s5_v, s6_v));
            s = s + s_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        s += (float)x[i];
    }
#else
#pragma omp simd reduction(+ : s)
    for (i = 0; i < n; i++)
        s += (float)x[i];
#endif
    return s;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
