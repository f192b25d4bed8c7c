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
        __m256 m_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + at));
                const __m256 t3_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(x_v));
                _mm256_storeu_ps(y + at, _mm256_mul_ps(t3_v, t2_v));
                m_v[copy] = _mm256_max_ps(m_v[copy], t3_v);
            }
        }
        const __m256 m2_v = _mm256_max_ps(m_v[1], m_v[3]);
        __m256 m3_v = _mm256_max_ps(_mm256_max_ps(m_v[0], m_v[2]), m2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256 t4_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(x2_v));
            _mm256_storeu_ps(y + k, _mm256_mul_ps(t4_v, t2_v));
            m3_v = _mm256_max_ps(m3_v, t4_v);
        }
        {
            const __m128 m4_v = _mm256_extractf128_ps(m3_v, 1);
            const __m128 m5_v = _mm_max_ps(_mm256_castps256_ps128(m3_v), m4_v);
            const __m128 m6_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m5_v), 8));
            const __m128 m7_v = _mm_max_ps(m5_v, m6_v);
            const __m128 m8_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(m7_v), 4));
            const float m_s = _mm_cvtss_f32(_mm_max_ps(m7_v, m8_v));
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
