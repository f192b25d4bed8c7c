/* vcc 0.1.0 wrote this from carry_stored.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float g | inout float x[n+1] | in float w[n+1] | out float y[n+1] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void carry_stored(int n, float g, float *x, const float *w, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, then 8, avx2; runs if y and w do not overlap, x and y do not
       overlap, w and x are far enough apart */
    int i_done = 1;
    {
        const unsigned long distance = (unsigned long)n - 1;
        if ((long)distance >= 7) {
            const unsigned long end = (distance + 1) & ~7UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t = (unsigned long)(y + 1);
            const unsigned long t2 = (unsigned long)(w + 1);
            if ((t + end * 4 <= t2 || t2 + end * 4 <= t)
                && ((unsigned long)x + end * 4 + 4 <= t || t + end * 4 <= (unsigned long)x)
                && (unsigned long)(x + 1) - t2 - 1 >= 127) {
                const float x_s = *x;
                const __m256 t_v = _mm256_set1_ps(1.0f);
                const __m256 g_v = _mm256_set1_ps(g);
                __m256 t2_v = _mm256_set1_ps(x_s);
                unsigned long k;
                for (k = 0; k < wide_end; k += 16) {
                    const __m256 x_new_v0 = _mm256_add_ps(_mm256_loadu_ps(w + 1 + k), t_v);
                    const __m256 x_new_v1 = _mm256_add_ps(_mm256_loadu_ps(w + 1 + k + 8), t_v);
                    const __m256 t_v0 =
                        _mm256_castsi256_ps(_mm256_alignr_epi8(_mm256_castps_si256(x_new_v0),
                        _mm256_permute2x128_si256(_mm256_castps_si256(t2_v),
                        _mm256_castps_si256(x_new_v0), 0x21), 12));
                    const __m256 y_new_v0 = _mm256_mul_ps(t_v0, g_v);
                    const __m256 t_v1 =
                        _mm256_castsi256_ps(_mm256_alignr_epi8(_mm256_castps_si256(x_new_v1),
                        _mm256_permute2x128_si256(_mm256_castps_si256(x_new_v0),
                        _mm256_castps_si256(x_new_v1), 0x21), 12));
                    const __m256 y_new_v1 = _mm256_mul_ps(t_v1, g_v);
                    _mm256_storeu_ps(y + 1 + k, y_new_v0);
                    _mm256_storeu_ps(y + 1 + k + 8, y_new_v1);
                    _mm256_storeu_ps(x + 1 + k, x_new_v0);
                    _mm256_storeu_ps(x + 1 + k + 8, x_new_v1);
                    t2_v = x_new_v1;
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 8) {
                    const __m256 x_new_v = _mm256_add_ps(_mm256_loadu_ps(w + 1 + k), t_v);
                    const __m256 t3_v =
                        _mm256_castsi256_ps(_mm256_alignr_epi8(_mm256_castps_si256(x_new_v),
                        _mm256_permute2x128_si256(_mm256_castps_si256(t2_v),
                        _mm256_castps_si256(x_new_v), 0x21), 12));
                    _mm256_storeu_ps(y + 1 + k, _mm256_mul_ps(t3_v, g_v));
                    _mm256_storeu_ps(x + 1 + k, x_new_v);
                    t2_v = x_new_v;
                }
                i_done = (int)((unsigned int)i_done + (unsigned int)end);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i <= n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 1; i <= n; i++) {
#endif
        y[i] = x[i - 1] * g;
        x[i] = w[i] + 1.0f;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
