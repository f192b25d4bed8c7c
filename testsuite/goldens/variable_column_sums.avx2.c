/* vcc 0.1.0 wrote this from variable_column_sums.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | in float a[9*n+9] restrict | inout float s[n+1] restrict */
/* Sums of columns whose length is known, in rows whose length is not. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void variable_column_sums(int n, float a[restrict 9][n], float *restrict s)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8 masked, avx2 */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256 s_v0 = _mm256_loadu_ps(s + k);
            const __m256 s_v1 = _mm256_loadu_ps(s + k + 8);
            const __m256 s_v2 = _mm256_loadu_ps(s + k + 16);
            const __m256 s_v3 = _mm256_loadu_ps(s + k + 24);
            unsigned long i_s = 0UL;
            __m256 s2_v0 = s_v0;
            __m256 s2_v1 = s_v1;
            __m256 s2_v2 = s_v2;
            __m256 s2_v3 = s_v3;
            int more;
            do {
                char *const a_s = (char *)a + (long)(i_s * (unsigned long)n) * 4 + k * 4;
                const __m256 a_v0 = _mm256_loadu_ps((const float *)(const void *)a_s);
                const __m256 a_v1 =
                    _mm256_loadu_ps((const float *)(const void *)((const char *)a_s + 32));
                const __m256 a_v2 =
                    _mm256_loadu_ps((const float *)(const void *)((const char *)a_s + 64));
                const __m256 a_v3 =
                    _mm256_loadu_ps((const float *)(const void *)((const char *)a_s + 96));
                const __m256 t_v0 = _mm256_add_ps(s2_v0, a_v0);
                const __m256 t_v1 = _mm256_add_ps(s2_v1, a_v1);
                const __m256 t_v2 = _mm256_add_ps(s2_v2, a_v2);
                const __m256 t_v3 = _mm256_add_ps(s2_v3, a_v3);
                const unsigned long t = i_s + 1;
                more = (long)t < 9;
                i_s = t;
                s2_v0 = t_v0;
                s2_v1 = t_v1;
                s2_v2 = t_v2;
                s2_v3 = t_v3;
            } while (more);
            _mm256_storeu_ps(s + k, s2_v0);
            _mm256_storeu_ps(s + k + 8, s2_v1);
            _mm256_storeu_ps(s + k + 16, s2_v2);
            _mm256_storeu_ps(s + k + 24, s2_v3);
        }
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        /* what is left, one vector at a time */
        for (; k < (unsigned long)n; k += 8) {
            const __m256i t2_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t2_v, t_v);
            unsigned long i_s2 = 0UL;
            const __m256 s_v = _mm256_maskload_ps(s + k, active_mask_v);
            __m256 s2_v = s_v;
            int more2;
            do {
                const __m256 s_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(s2_v)));
                const __m256 a_v =
                    _mm256_maskload_ps((const float *)(const void *)((char *)a + (long)(i_s2 * (unsigned long)n) * 4 + k * 4),
                    active_mask_v);
                const unsigned long t2 = i_s2 + 1;
                more2 = (long)t2 < 9;
                i_s2 = t2;
                s2_v = _mm256_add_ps(s_on_v, a_v);
            } while (more2);
            _mm256_maskstore_ps(s + k, active_mask_v, s2_v);
        }
        j_done = n;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 0; i < 9; i++)
            s[j] += a[i][j];
    }
#else
    for (int j = 0; j < n; j++)
        for (int i = 0; i < 9; i++)
            s[j] += a[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
