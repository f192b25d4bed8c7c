/* vcc 0.1.0 wrote this from tail_known.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[22*n] | inout float t[22] restrict */
/* Twenty-two columns: two vectors of eight, and six lanes of a third one. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void tail_known(int n, const float (*a)[22], float *restrict t)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 8 masked, avx2 */
    {
        const int t2 = 0L < (long)n;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        /* iterations 0 to 15 */
        __m256 t_v0 = _mm256_loadu_ps(t);
        __m256 t_v1 = _mm256_loadu_ps(t + 8);
        if (t2) {
            __m256 sum_v0 = t_v0;
            __m256 sum_v1 = t_v1;
            unsigned long i_s = 0UL;
            int more;
            do {
                const __m256 t2_v0 = _mm256_mul_ps(sum_v0, t_v);
                const __m256 t2_v1 = _mm256_mul_ps(sum_v1, t_v);
                const char *const a_s = (const char *)a + i_s * 88;
                const __m256 a_v0 = _mm256_loadu_ps((const float *)(const void *)a_s);
                const __m256 a_v1 =
                    _mm256_loadu_ps((const float *)(const void *)((const char *)a_s + 32));
                const __m256 t3_v0 = _mm256_add_ps(t2_v0, a_v0);
                const __m256 t3_v1 = _mm256_add_ps(t2_v1, a_v1);
                const unsigned long t3 = i_s + 1;
                more = (long)t3 < (long)n;
                sum_v0 = t3_v0;
                sum_v1 = t3_v1;
                i_s = t3;
            } while (more);
            t_v0 = sum_v0;
            t_v1 = sum_v1;
        }
        _mm256_storeu_ps(t, t_v0);
        _mm256_storeu_ps(t + 8, t_v1);
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256 t3_v = _mm256_set1_ps(0.5f);
        /* iterations 16 to 21 */
        const __m256i active_mask_v = _mm256_cmpgt_epi32(_mm256_set1_epi32(6), t2_v);
        __m256 t4_v = _mm256_maskload_ps(t + 16, active_mask_v);
        if (t2) {
            __m256 sum_v = t4_v;
            unsigned long i_s2 = 0UL;
            int more2;
            do {
                const __m256 sum_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(sum_v)));
                const __m256 a_v =
                    _mm256_maskload_ps((const float *)(const void *)((const char *)a + i_s2 * 88 + 64),
                    active_mask_v);
                const unsigned long t4 = i_s2 + 1;
                more2 = (long)t4 < (long)n;
                sum_v = _mm256_add_ps(_mm256_mul_ps(sum_on_v, t3_v), a_v);
                i_s2 = t4;
            } while (more2);
            t4_v = sum_v;
        }
        _mm256_maskstore_ps(t + 16, active_mask_v, t4_v);
    }
    VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < 22; j++) {
        float sum = t[j];
        for (int i = 0; i < n; i++)
            sum = sum * 0.5f + a[i][j];
        t[j] = sum;
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
