/* vcc 0.1.0 wrote this from convolution.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n+30] | in float w[31] | out float y[n] restrict */
#define TAPS 31

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void convolution(int n, const float *x, const float *w, float *y)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 8: 32 lanes, then 8 masked, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            __m256 sum_v0 = t_v;
            __m256 sum_v1 = t_v;
            __m256 sum_v2 = t_v;
            __m256 sum_v3 = t_v;
            unsigned int j_s = 0u;
            int more;
            do {
                const float w_s = w[(long)(int)j_s];
                const float *const x_s = x + (long)(k2 + (unsigned long)(int)j_s);
                const __m256 x_v0 = _mm256_loadu_ps(x_s);
                const __m256 x_v1 = _mm256_loadu_ps(x_s + 8);
                const __m256 x_v2 = _mm256_loadu_ps(x_s + 16);
                const __m256 x_v3 = _mm256_loadu_ps(x_s + 24);
                const __m256 t4_v = _mm256_set1_ps(w_s);
                const __m256 t_v0 = _mm256_mul_ps(t4_v, x_v0);
                const __m256 t_v1 = _mm256_mul_ps(t4_v, x_v1);
                const __m256 t_v2 = _mm256_mul_ps(t4_v, x_v2);
                const __m256 t_v3 = _mm256_mul_ps(t4_v, x_v3);
                const __m256 sum2_v0 = _mm256_add_ps(sum_v0, t_v0);
                const __m256 sum2_v1 = _mm256_add_ps(sum_v1, t_v1);
                const __m256 sum2_v2 = _mm256_add_ps(sum_v2, t_v2);
                const __m256 sum2_v3 = _mm256_add_ps(sum_v3, t_v3);
                const unsigned int t = j_s + 1u;
                more = (int)t < 31;
                sum_v0 = sum2_v0;
                sum_v1 = sum2_v1;
                sum_v2 = sum2_v2;
                sum_v3 = sum2_v3;
                j_s = t;
            } while (more);
            _mm256_storeu_ps(y + k2, sum_v0);
            _mm256_storeu_ps(y + k2 + 8, sum_v1);
            _mm256_storeu_ps(y + k2 + 16, sum_v2);
            _mm256_storeu_ps(y + k2 + 24, sum_v3);
        }
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256 t3_v = _mm256_set1_ps(0.0f);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t5_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t5_v, t2_v);
            __m256 sum_v = t3_v;
            unsigned int j_s2 = 0u;
            int more2;
            do {
                const float w_s2 = w[(long)(int)j_s2];
                const __m256 t6_v = _mm256_set1_ps(w_s2);
                const __m256 t7_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(t6_v)));
                const __m256 x_v =
                    _mm256_maskload_ps(x + (long)(k2 + (unsigned long)(int)j_s2), active_mask_v);
                const __m256 sum_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(sum_v)));
                const unsigned int t2 = j_s2 + 1u;
                more2 = (int)t2 < 31;
                sum_v = _mm256_add_ps(sum_on_v, _mm256_mul_ps(t7_v, x_v));
                j_s2 = t2;
            } while (more2);
            _mm256_maskstore_ps(y + k2, active_mask_v, sum_v);
        }
        k = n;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        float sum = 0.0f;
        int j;
        for (j = 0; j < TAPS; j++)
            sum += w[j] * x[k + j];
        y[k] = sum;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
