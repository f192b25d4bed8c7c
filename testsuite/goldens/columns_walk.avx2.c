/* vcc 0.1.0 wrote this from columns_walk.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float x[9*64] | in float y[9*64] */
/* Down the columns of two arrays that nobody says are distinct. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_walk(int n, float (*x)[64], float (*y)[64])
{
    int columns = n < 64 ? n : 64;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, then 8, avx2; runs if all columns lie in one row, rows and loops
       inside are neither empty nor huge, y and x do not overlap */
    int j_done = 0;
    {
        const unsigned long end = (unsigned long)columns & ~7UL;
        const unsigned long t = (unsigned long)y + 256;
        const unsigned long t2 = (unsigned long)y + ((end - 1) * 4 + 2052);
        const unsigned long t3 = (unsigned long)x + 256;
        const unsigned long t4 = (unsigned long)x + ((end - 1) * 4 + 2052);
        if (columns >= 8 && end <= 64 && t <= t2 && t3 <= t4 && (t2 <= t3 || t4 <= t)) {
            const unsigned long wide_end = end & ~31UL;
            const __m256 t_v = _mm256_set1_ps(0.5f);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long i_s = 1UL;
                int more;
                do {
                    char *const x_s = (char *)x + i_s * 256 + k * 4;
                    char *const x_s2 = (char *)x + (long)(i_s - 1) * 256 + k * 4;
                    const __m256 x_v0 = _mm256_loadu_ps((const float *)(const void *)x_s2);
                    const __m256 x_v1 =
                        _mm256_loadu_ps((const float *)(const void *)((const char *)x_s2 + 32));
                    const __m256 x_v2 =
                        _mm256_loadu_ps((const float *)(const void *)((const char *)x_s2 + 64));
                    const __m256 x_v3 =
                        _mm256_loadu_ps((const float *)(const void *)((const char *)x_s2 + 96));
                    const __m256 t_v0 = _mm256_mul_ps(x_v0, t_v);
                    const __m256 t_v1 = _mm256_mul_ps(x_v1, t_v);
                    const __m256 t_v2 = _mm256_mul_ps(x_v2, t_v);
                    const __m256 t_v3 = _mm256_mul_ps(x_v3, t_v);
                    char *const y_s = (char *)y + i_s * 256 + k * 4;
                    const __m256 y_v0 = _mm256_loadu_ps((const float *)(const void *)y_s);
                    const __m256 y_v1 =
                        _mm256_loadu_ps((const float *)(const void *)((const char *)y_s + 32));
                    const __m256 y_v2 =
                        _mm256_loadu_ps((const float *)(const void *)((const char *)y_s + 64));
                    const __m256 y_v3 =
                        _mm256_loadu_ps((const float *)(const void *)((const char *)y_s + 96));
                    const __m256 x_new_v0 = _mm256_add_ps(t_v0, y_v0);
                    const __m256 x_new_v1 = _mm256_add_ps(t_v1, y_v1);
                    const __m256 x_new_v2 = _mm256_add_ps(t_v2, y_v2);
                    const __m256 x_new_v3 = _mm256_add_ps(t_v3, y_v3);
                    _mm256_storeu_ps((float *)(void *)x_s, x_new_v0);
                    _mm256_storeu_ps((float *)(void *)((char *)x_s + 32), x_new_v1);
                    _mm256_storeu_ps((float *)(void *)((char *)x_s + 64), x_new_v2);
                    _mm256_storeu_ps((float *)(void *)((char *)x_s + 96), x_new_v3);
                    const unsigned long t5 = i_s + 1;
                    more = (long)t5 < 9;
                    i_s = t5;
                } while (more);
            }
            const __m256 t2_v = _mm256_set1_ps(0.5f);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                unsigned long i_s2 = 1UL;
                int more2;
                do {
                    const __m256 x_v =
                        _mm256_loadu_ps((const float *)(const void *)((char *)x + (long)(i_s2 - 1) * 256 + k * 4));
                    const __m256 y_v =
                        _mm256_loadu_ps((const float *)(const void *)((char *)y + i_s2 * 256 + k * 4));
                    const __m256 x_new_v = _mm256_add_ps(_mm256_mul_ps(x_v, t2_v), y_v);
                    _mm256_storeu_ps((float *)(void *)((char *)x + i_s2 * 256 + k * 4), x_new_v);
                    const unsigned long t6 = i_s2 + 1;
                    more2 = (long)t6 < 9;
                    i_s2 = t6;
                } while (more2);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < columns; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 9; i++)
            x[i][j] = x[i - 1][j] * 0.5f + y[i][j];
    }
#else
    for (int j = 0; j < columns; j++)
        for (int i = 1; i < 9; i++)
            x[i][j] = x[i - 1][j] * 0.5f + y[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
