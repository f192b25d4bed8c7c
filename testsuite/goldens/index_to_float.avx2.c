/* vcc 0.1.0 wrote this from index_to_float.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float s | out float p[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void index_to_float(int n, float s, float *p)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 4, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 s_v = _mm256_set1_ps(s);
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32(8);
        const __m256i t3_v = _mm256_set1_epi32(16);
        const __m256i t4_v = _mm256_set1_epi32(24);
        const __m256i t5_v = _mm256_set1_epi32(32);
        __m256i t6_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i t_v0 = _mm256_add_epi32(t6_v, t2_v);
            const __m256i t_v1 = _mm256_add_epi32(t6_v, t3_v);
            const __m256i t_v2 = _mm256_add_epi32(t6_v, t4_v);
            const __m256i t_v3 = _mm256_add_epi32(t6_v, t5_v);
            const __m256 p_new_v0 = _mm256_mul_ps(s_v, _mm256_cvtepi32_ps(t6_v));
            const __m256 p_new_v1 = _mm256_mul_ps(s_v, _mm256_cvtepi32_ps(t_v0));
            const __m256 p_new_v2 = _mm256_mul_ps(s_v, _mm256_cvtepi32_ps(t_v1));
            const __m256 p_new_v3 = _mm256_mul_ps(s_v, _mm256_cvtepi32_ps(t_v2));
            _mm256_storeu_ps(p + k, p_new_v0);
            _mm256_storeu_ps(p + k + 8, p_new_v1);
            _mm256_storeu_ps(p + k + 16, p_new_v2);
            _mm256_storeu_ps(p + k + 24, p_new_v3);
            t6_v = t_v3;
        }
        const __m128 s2_v = _mm_set1_ps(s);
        const __m128i t7_v = _mm_set1_epi32((int)(unsigned int)wide_end);
        const __m128i t8_v = _mm_set1_epi32(4);
        __m128i t9_v = _mm_add_epi32(t7_v, _mm_set_epi32(3, 2, 1, 0));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i t10_v = _mm_add_epi32(t9_v, t8_v);
            _mm_storeu_ps(p + k, _mm_mul_ps(s2_v, _mm_cvtepi32_ps(t9_v)));
            t9_v = t10_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        p[i] = s * (float)i;
    }
#else
    for (int i = 0; i < n; i++)
        p[i] = s * (float)i;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
