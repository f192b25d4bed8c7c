/* vcc 0.1.0 wrote this from omp_sum_u8.c for avx2; flags: -fopenmp-simd */
/* kernel: int n | in u8 x[n] | -> float */
/* Exact in any order. */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
float omp_sum_u8(int n, const unsigned char *x)
{
    float s = 0;
    int i;
    /* vcc: line 8: 16 lanes x 4, then 16, avx2 */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256 t_v = _mm256_set1_ps(-0.0f);
        __m256 s_v0 = t_v;
        __m256 s_v1 = t_v;
        __m256 s_v2 = t_v;
        __m256 s_v3 = t_v;
        __m256 s_v4 = t_v;
        __m256 s_v5 = t_v;
        __m256 s_v6 = t_v;
        __m256 s_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m128i x_v0 = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256i t_v0 = _mm256_cvtepu8_epi32(_mm_srli_si128(x_v0, 8));
            const __m256 t2_v0 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v0));
            const __m256 t2_v1 = _mm256_cvtepi32_ps(t_v0);
            const __m128i x_v1 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 16));
            const __m256i t_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(x_v1, 8));
            const __m256 t2_v2 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v1));
            const __m256 t2_v3 = _mm256_cvtepi32_ps(t_v1);
            const __m128i x_v2 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 32));
            const __m256i t_v2 = _mm256_cvtepu8_epi32(_mm_srli_si128(x_v2, 8));
            const __m256 t2_v4 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v2));
            const __m256 t2_v5 = _mm256_cvtepi32_ps(t_v2);
            const __m128i x_v3 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 48));
            const __m256i t_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(x_v3, 8));
            const __m256 t2_v6 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v3));
            const __m256 t2_v7 = _mm256_cvtepi32_ps(t_v3);
            const __m256 t3_v0 = _mm256_add_ps(s_v0, t2_v0);
            const __m256 t3_v1 = _mm256_add_ps(s_v1, t2_v1);
            const __m256 t3_v2 = _mm256_add_ps(s_v2, t2_v2);
            const __m256 t3_v3 = _mm256_add_ps(s_v3, t2_v3);
            const __m256 t3_v4 = _mm256_add_ps(s_v4, t2_v4);
            const __m256 t3_v5 = _mm256_add_ps(s_v5, t2_v5);
            const __m256 t3_v6 = _mm256_add_ps(s_v6, t2_v6);
            const __m256 t3_v7 = _mm256_add_ps(s_v7, t2_v7);
            s_v0 = t3_v0;
            s_v1 = t3_v1;
            s_v2 = t3_v2;
            s_v3 = t3_v3;
            s_v4 = t3_v4;
            s_v5 = t3_v5;
            s_v6 = t3_v6;
            s_v7 = t3_v7;
        }
        const __m256 s2_v0 = _mm256_add_ps(s_v0, s_v4);
        const __m256 s2_v1 = _mm256_add_ps(s_v1, s_v5);
        const __m256 s3_v0 = _mm256_add_ps(s_v2, s_v6);
        const __m256 s3_v1 = _mm256_add_ps(s_v3, s_v7);
        const __m256 s4_v0 = _mm256_add_ps(s2_v0, s3_v0);
        const __m256 s4_v1 = _mm256_add_ps(s2_v1, s3_v1);
        __m256 s5_v0 = s4_v0;
        __m256 s5_v1 = s4_v1;
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256i t2_v = _mm256_cvtepu8_epi32(_mm_srli_si128(x_v, 8));
            const __m256 t4_v0 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(x_v));
            const __m256 t4_v1 = _mm256_cvtepi32_ps(t2_v);
            const __m256 t5_v0 = _mm256_add_ps(s5_v0, t4_v0);
            const __m256 t5_v1 = _mm256_add_ps(s5_v1, t4_v1);
            s5_v0 = t5_v0;
            s5_v1 = t5_v1;
        }
        {
            const __m256 s_v = _mm256_add_ps(s5_v0, s5_v1);
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
        __asm__ __volatile__("");
        s += (float)x[i];
    }
    return s;
}
