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
        __m256 s_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const __m128i x_v =
                    _mm_loadl_epi64((const __m128i *)(const void *)(x + (long)(k + copy * 8)));
                const __m256 t2_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v));
                s_v[copy] = _mm256_add_ps(s_v[copy], t2_v);
            }
        }
        const __m256 s2_v = _mm256_add_ps(s_v[1], s_v[3]);
        __m256 s3_v = _mm256_add_ps(_mm256_add_ps(s_v[0], s_v[2]), s2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m256 t3_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x2_v));
            s3_v = _mm256_add_ps(s3_v, t3_v);
        }
        {
            const __m128 s4_v = _mm256_extractf128_ps(s3_v, 1);
            const __m128 s5_v = _mm_add_ps(_mm256_castps256_ps128(s3_v), s4_v);
            const __m128 s6_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(s5_v), 8));
            const __m128 s7_v = _mm_add_ps(s5_v, s6_v);
            const __m128 s8_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(s7_v), 4));
            const float s_s = _mm_cvtss_f32(_mm_add_ps(s7_v, s8_v));
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
