/* vcc 0.1.0 wrote this from promote_lanes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n*9+9] | in float x[9] restrict | inout float y[n+1] */
/* Sums in memory, in the order that the program says: lanes are columns, and the sums are in registers. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void promote_lanes(int n, const float *a, const float *restrict x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8 masked, avx2; runs if rows and loops inside are neither empty
       nor huge, y and a do not overlap */
    int i_done = 0;
    {
        const unsigned long t = (unsigned long)y + (((unsigned long)n - 1) * 4 + 4);
        const unsigned long t2 = ((unsigned long)n - 1) * 4 + (unsigned long)n * 32;
        const unsigned long t3 = (unsigned long)a + (t2 + 4);
        if (n >= 4 && (unsigned long)n * 4 <= 268435456 && (unsigned long)y <= t
            && (unsigned long)a <= t3 && (t <= (unsigned long)a || t3 <= (unsigned long)y)) {
            const unsigned long wide_end = (unsigned long)n & ~31UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256 y_v0 = _mm256_loadu_ps(y + k);
                const __m256 y_v1 = _mm256_loadu_ps(y + k + 8);
                const __m256 y_v2 = _mm256_loadu_ps(y + k + 16);
                const __m256 y_v3 = _mm256_loadu_ps(y + k + 24);
                unsigned long j_s = 0UL;
                __m256 y2_v0 = y_v0;
                __m256 y2_v1 = y_v1;
                __m256 y2_v2 = y_v2;
                __m256 y2_v3 = y_v3;
                int more;
                do {
                    const float *const a_s = a + (long)(j_s * (unsigned long)n + k);
                    const __m256 a_v0 = _mm256_loadu_ps(a_s);
                    const __m256 a_v1 = _mm256_loadu_ps(a_s + 8);
                    const __m256 a_v2 = _mm256_loadu_ps(a_s + 16);
                    const __m256 a_v3 = _mm256_loadu_ps(a_s + 24);
                    const float x_s = x[j_s];
                    const __m256 t2_v = _mm256_set1_ps(x_s);
                    const __m256 t_v0 = _mm256_mul_ps(a_v0, t2_v);
                    const __m256 t_v1 = _mm256_mul_ps(a_v1, t2_v);
                    const __m256 t_v2 = _mm256_mul_ps(a_v2, t2_v);
                    const __m256 t_v3 = _mm256_mul_ps(a_v3, t2_v);
                    const __m256 t2_v0 = _mm256_add_ps(y2_v0, t_v0);
                    const __m256 t2_v1 = _mm256_add_ps(y2_v1, t_v1);
                    const __m256 t2_v2 = _mm256_add_ps(y2_v2, t_v2);
                    const __m256 t2_v3 = _mm256_add_ps(y2_v3, t_v3);
                    const unsigned long t4 = j_s + 1;
                    more = (long)t4 < 9;
                    j_s = t4;
                    y2_v0 = t2_v0;
                    y2_v1 = t2_v1;
                    y2_v2 = t2_v2;
                    y2_v3 = t2_v3;
                } while (more);
                _mm256_storeu_ps(y + k, y2_v0);
                _mm256_storeu_ps(y + k + 8, y2_v1);
                _mm256_storeu_ps(y + k + 16, y2_v2);
                _mm256_storeu_ps(y + k + 24, y2_v3);
            }
            const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            /* what is left, one vector at a time */
            for (; k < (unsigned long)n; k += 8) {
                const __m256i t3_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k));
                const __m256i active_mask_v = _mm256_cmpgt_epi32(t3_v, t_v);
                unsigned long j_s2 = 0UL;
                const __m256 y_v = _mm256_maskload_ps(y + k, active_mask_v);
                __m256 y2_v = y_v;
                int more2;
                do {
                    const float x_s2 = x[j_s2];
                    const __m256 t4_v = _mm256_set1_ps(x_s2);
                    const __m256 a_v =
                        _mm256_maskload_ps(a + (long)(j_s2 * (unsigned long)n + k), active_mask_v);
                    const __m256 t5_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(t4_v)));
                    const __m256 y_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(y2_v)));
                    const unsigned long t5 = j_s2 + 1;
                    more2 = (long)t5 < 9;
                    j_s2 = t5;
                    y2_v = _mm256_add_ps(y_on_v, _mm256_mul_ps(a_v, t5_v));
                } while (more2);
                _mm256_maskstore_ps(y + k, active_mask_v, y2_v);
            }
            i_done = n;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        for (int j = 0; j < 9; j++)
            y[i] += a[j * n + i] * x[j];
    }
#else
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 9; j++)
            y[i] += a[j * n + i] * x[j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
