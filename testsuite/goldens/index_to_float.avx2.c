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
    /* vcc: line 4: 8 lanes x 2, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 s_v = _mm256_set1_ps(s);
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32((int)(unsigned int)last);
        const __m256i t3_v = _mm256_set1_epi32(8);
        const __m256i t4_v = _mm256_set1_epi32(16);
        __m256i t5_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
        const __m256 p_new_last_v =
            _mm256_mul_ps(s_v, _mm256_cvtepi32_ps(_mm256_add_epi32(t2_v, t_v)));
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i t_v0 = _mm256_add_epi32(t5_v, t3_v);
            const __m256i t_v1 = _mm256_add_epi32(t5_v, t4_v);
            const __m256 p_new_v0 = _mm256_mul_ps(s_v, _mm256_cvtepi32_ps(t5_v));
            const __m256 p_new_v1 = _mm256_mul_ps(s_v, _mm256_cvtepi32_ps(t_v0));
            _mm256_storeu_ps(p + k, p_new_v0);
            _mm256_storeu_ps(p + k + 8, p_new_v1);
            t5_v = t_v1;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 p_new_v = _mm256_mul_ps(s_v, _mm256_cvtepi32_ps(t5_v));
            const __m256i t6_v = _mm256_add_epi32(t5_v, t3_v);
            _mm256_storeu_ps(p + k, p_new_v);
            t5_v = t6_v;
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(p + last, p_new_last_v);
        i_done = n;
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
