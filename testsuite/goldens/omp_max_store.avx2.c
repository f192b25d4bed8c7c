/* vcc 0.1.0 wrote this from omp_max_store.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | out float y[n] restrict | -> float */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
float omp_max_store(int n, const short *x, float *y)
{
    float m = -1;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 t_v = _mm256_set1_ps(-1.0f);
        const __m256 t2_v = _mm256_set1_ps(2.0f);
        __m256 m_v0 = t_v;
        __m256 m_v1 = t_v;
        __m256 m_v2 = t_v;
        __m256 m_v3 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m128i x_v0 = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256 t_v0 = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(x_v0));
            const __m128i x_v1 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 8));
            const __m256 t_v1 = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(x_v1));
            const __m128i x_v2 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 16));
            const __m256 t_v2 = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(x_v2));
            const __m128i x_v3 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 24));
            const __m256 t_v3 = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(x_v3));
            const __m256 y_new_v0 = _mm256_mul_ps(t_v0, t2_v);
            const __m256 y_new_v1 = _mm256_mul_ps(t_v1, t2_v);
            const __m256 y_new_v2 = _mm256_mul_ps(t_v2, t2_v);
            const __m256 y_new_v3 = _mm256_mul_ps(t_v3, t2_v);
            _mm256_storeu_ps(y + k, y_new_v0);
            _mm256_storeu_ps(y + k + 8, y_new_v1);
            _mm256_storeu_ps(y + k + 16, y_new_v2);
            _mm256_storeu_ps(y + k + 24, y_new_v3);
            m_v0 = _mm256_max_ps(m_v0, t_v0);
            m_v1 = _mm256_max_ps(m_v1, t_v1);
            m_v2 = _mm256_max_ps(m_v2, t_v2);
            m_v3 = _mm256_max_ps(m_v3, t_v3);
        }
        __m256 m_v = _mm256_max_ps(_mm256_max_ps(m_v0, m_v2), _mm256_max_ps(m_v1, m_v3));
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256 t3_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(x_v));
            _mm256_storeu_ps(y + k, _mm256_mul_ps(t3_v, t2_v));
            m_v = _mm256_max_ps(m_v, t3_v);
        }
        {
            const __m128 m2_v = _mm256_extractf128_ps(m_v, 1);
            const __m128 m3_v = _mm_max_ps(_mm256_castps256_ps128(m_v), m2_v);
            const __m128 m4_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m3_v), 8));
            const __m128 m5_v = _mm_max_ps(m3_v, m4_v);
            const __m128 m6_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m5_v), 4));
            const float m_s = _mm_cvtss_f32(_mm_max_ps(m5_v, m6_v));
            m = m_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma omp simd reduction(max : m)
    for (i = 0; i < n; i++)
#endif
 {
        float v = (float)x[i];
        y[i] = v * 2;
        m = m > v ? m : v;
    }
#ifdef VCC_VECTOR
    }
#endif
    return m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
