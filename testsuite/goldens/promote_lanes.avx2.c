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
    /* vcc: line 5: 8 lanes, avx2; runs if a and y are far enough apart, y and a are far enough
       apart */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long t =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 4)) - (unsigned long)y;
        const unsigned long t2 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 8)) - (unsigned long)y;
        const unsigned long t3 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 12)) - (unsigned long)y;
        const unsigned long t4 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 16)) - (unsigned long)y;
        const unsigned long t5 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 20)) - (unsigned long)y;
        const unsigned long t6 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 24)) - (unsigned long)y;
        const unsigned long t7 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 28)) - (unsigned long)y;
        const unsigned long t8 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 32)) - (unsigned long)y;
        const unsigned long t9 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 4));
        const unsigned long t10 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 8));
        const unsigned long t11 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 12));
        const int t12 = (unsigned long)y - (unsigned long)a - 1 >= 31 && t - 1 >= 31
            && t2 - 1 >= 31 && t3 - 1 >= 31 && t4 - 1 >= 31 && t5 - 1 >= 31 && t6 - 1 >= 31
            && t7 - 1 >= 31 && t8 - 1 >= 31 && t9 - 1 >= 31 && t10 - 1 >= 31 && t11 - 1 >= 31;
        const unsigned long t13 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 16));
        const unsigned long t14 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 20));
        const unsigned long t15 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 24));
        const unsigned long t16 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 28));
        const unsigned long t17 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 32));
        if (t12 && t13 - 1 >= 31 && t14 - 1 >= 31 && t15 - 1 >= 31 && t16 - 1 >= 31
            && t17 - 1 >= 31) {
            const float x_s = *x;
            const __m256 x_v = _mm256_set1_ps(x_s);
            const float x_s2 = x[1];
            const __m256 x2_v = _mm256_set1_ps(x_s2);
            const float x_s3 = x[2];
            const __m256 x3_v = _mm256_set1_ps(x_s3);
            const float x_s4 = x[3];
            const __m256 x4_v = _mm256_set1_ps(x_s4);
            const float x_s5 = x[4];
            const __m256 x5_v = _mm256_set1_ps(x_s5);
            const float x_s6 = x[5];
            const __m256 x6_v = _mm256_set1_ps(x_s6);
            const float x_s7 = x[6];
            const __m256 x7_v = _mm256_set1_ps(x_s7);
            const float x_s8 = x[7];
            const __m256 x8_v = _mm256_set1_ps(x_s8);
            const float x_s9 = x[8];
            const __m256 x9_v = _mm256_set1_ps(x_s9);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256 t_v = _mm256_mul_ps(_mm256_loadu_ps(a + k), x_v);
                const __m256 y_new_v = _mm256_add_ps(_mm256_loadu_ps(y + k), t_v);
                _mm256_storeu_ps(y + k, y_new_v);
                const __m256 t2_v = _mm256_mul_ps(_mm256_loadu_ps(a + (long)n + k), x2_v);
                const __m256 y_new2_v = _mm256_add_ps(y_new_v, t2_v);
                _mm256_storeu_ps(y + k, y_new2_v);
                const __m256 a_v = _mm256_loadu_ps(a + (long)((unsigned long)n * 2) + k);
                const __m256 y_new3_v = _mm256_add_ps(y_new2_v, _mm256_mul_ps(a_v, x3_v));
                _mm256_storeu_ps(y + k, y_new3_v);
                const __m256 a2_v = _mm256_loadu_ps(a + (long)((unsigned long)n * 3) + k);
                const __m256 y_new4_v = _mm256_add_ps(y_new3_v, _mm256_mul_ps(a2_v, x4_v));
                _mm256_storeu_ps(y + k, y_new4_v);
                const __m256 a3_v = _mm256_loadu_ps(a + (long)((unsigned long)n * 4) + k);
                const __m256 y_new5_v = _mm256_add_ps(y_new4_v, _mm256_mul_ps(a3_v, x5_v));
                _mm256_storeu_ps(y + k, y_new5_v);
                const __m256 a4_v = _mm256_loadu_ps(a + (long)((unsigned long)n * 5) + k);
                const __m256 y_new6_v = _mm256_add_ps(y_new5_v, _mm256_mul_ps(a4_v, x6_v));
                _mm256_storeu_ps(y + k, y_new6_v);
                const __m256 a5_v = _mm256_loadu_ps(a + (long)((unsigned long)n * 6) + k);
                const __m256 y_new7_v = _mm256_add_ps(y_new6_v, _mm256_mul_ps(a5_v, x7_v));
                _mm256_storeu_ps(y + k, y_new7_v);
                const __m256 a6_v = _mm256_loadu_ps(a + (long)((unsigned long)n * 7) + k);
                const __m256 y_new8_v = _mm256_add_ps(y_new7_v, _mm256_mul_ps(a6_v, x8_v));
                _mm256_storeu_ps(y + k, y_new8_v);
                const __m256 a7_v = _mm256_loadu_ps(a + (long)((unsigned long)n * 8) + k);
                const __m256 y_new9_v = _mm256_add_ps(y_new8_v, _mm256_mul_ps(a7_v, x9_v));
                _mm256_storeu_ps(y + k, y_new9_v);
            }
            i_done = (int)end;
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
