/* vcc 0.1.0 wrote this from matrix_product.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(ROWS) \
    && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[30] | in float b[5*n] | out float c[6*n] restrict */
/* ROWS rows of DEPTH by DEPTH rows of n. */
#ifndef ROWS
#define ROWS 6
#define DEPTH 5
#endif
#ifdef VCC_VECTOR
/* What vcc saw of the configuration. */
#define VCC_TEXT(text) #text
#define VCC_IS(call, text) (__builtin_strcmp(VCC_TEXT call, text) == 0)
__extension__ _Static_assert(VCC_IS((DEPTH), "5") && VCC_IS((ROWS), "6"),
    "this is not the configuration vcc saw: run it again");
#undef VCC_IS
#undef VCC_TEXT
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void matrix_product(int n, const float *a, const float *b, float *c)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 11: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned int t = 0u * (unsigned int)n;
        const unsigned int t2 = 1u * (unsigned int)n;
        const unsigned int t3 = 2u * (unsigned int)n;
        const unsigned int t4 = 3u * (unsigned int)n;
        const unsigned int t5 = 4u * (unsigned int)n;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        const unsigned int t6 = 5u * (unsigned int)n;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const float a_s = *a;
            const float a_s2 = a[1];
            const float a_s3 = a[2];
            const float a_s4 = a[3];
            const float a_s5 = a[4];
            const __m256 b_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t + k2));
            const __m256 b2_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t2 + k2));
            const __m256 sum_v = _mm256_add_ps(t_v, _mm256_mul_ps(_mm256_set1_ps(a_s), b_v));
            const __m256 b3_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t3 + k2));
            const __m256 sum2_v = _mm256_add_ps(sum_v, _mm256_mul_ps(_mm256_set1_ps(a_s2), b2_v));
            const __m256 b4_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t4 + k2));
            const __m256 sum3_v = _mm256_add_ps(sum2_v, _mm256_mul_ps(_mm256_set1_ps(a_s3), b3_v));
            const __m256 b5_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t5 + k2));
            const __m256 sum4_v = _mm256_add_ps(sum3_v, _mm256_mul_ps(_mm256_set1_ps(a_s4), b4_v));
            const __m256 sum5_v = _mm256_add_ps(sum4_v, _mm256_mul_ps(_mm256_set1_ps(a_s5), b5_v));
            _mm256_storeu_ps(c + (long)((unsigned long)(int)t + k2), sum5_v);
            const float a_s6 = a[5];
            const float a_s7 = a[6];
            const float a_s8 = a[7];
            const float a_s9 = a[8];
            const float a_s10 = a[9];
            const __m256 b6_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t + k2));
            const __m256 b7_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t2 + k2));
            const __m256 sum6_v = _mm256_add_ps(t_v, _mm256_mul_ps(_mm256_set1_ps(a_s6), b6_v));
            const __m256 b8_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t3 + k2));
            const __m256 sum7_v = _mm256_add_ps(sum6_v, _mm256_mul_ps(_mm256_set1_ps(a_s7), b7_v));
            const __m256 b9_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t4 + k2));
            const __m256 sum8_v = _mm256_add_ps(sum7_v, _mm256_mul_ps(_mm256_set1_ps(a_s8), b8_v));
            const __m256 b10_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t5 + k2));
            const __m256 sum9_v = _mm256_add_ps(sum8_v, _mm256_mul_ps(_mm256_set1_ps(a_s9), b9_v));
            const __m256 sum10_v =
                _mm256_add_ps(sum9_v, _mm256_mul_ps(_mm256_set1_ps(a_s10), b10_v));
            _mm256_storeu_ps(c + (long)((unsigned long)(int)t2 + k2), sum10_v);
            const float a_s11 = a[10];
            const float a_s12 = a[11];
            const float a_s13 = a[12];
            const float a_s14 = a[13];
            const float a_s15 = a[14];
            const __m256 b11_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t + k2));
            const __m256 b12_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t2 + k2));
            const __m256 sum11_v = _mm256_add_ps(t_v, _mm256_mul_ps(_mm256_set1_ps(a_s11), b11_v));
            const __m256 t2_v = _mm256_mul_ps(_mm256_set1_ps(a_s12), b12_v);
            const __m256 b13_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t3 + k2));
            const __m256 t3_v = _mm256_mul_ps(_mm256_set1_ps(a_s13), b13_v);
            const __m256 b14_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t4 + k2));
            const __m256 sum12_v = _mm256_add_ps(_mm256_add_ps(sum11_v, t2_v), t3_v);
            const __m256 t4_v = _mm256_mul_ps(_mm256_set1_ps(a_s14), b14_v);
            const __m256 b15_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t5 + k2));
            const __m256 t5_v = _mm256_mul_ps(_mm256_set1_ps(a_s15), b15_v);
            const __m256 sum13_v = _mm256_add_ps(_mm256_add_ps(sum12_v, t4_v), t5_v);
            _mm256_storeu_ps(c + (long)((unsigned long)(int)t3 + k2), sum13_v);
            const float a_s16 = a[15];
            const float a_s17 = a[16];
            const float a_s18 = a[17];
            const float a_s19 = a[18];
            const float a_s20 = a[19];
            const __m256 b16_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t + k2));
            const __m256 b17_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t2 + k2));
            const __m256 sum14_v = _mm256_add_ps(t_v, _mm256_mul_ps(_mm256_set1_ps(a_s16), b16_v));
            const __m256 t6_v = _mm256_mul_ps(_mm256_set1_ps(a_s17), b17_v);
            const __m256 b18_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t3 + k2));
            const __m256 t7_v = _mm256_mul_ps(_mm256_set1_ps(a_s18), b18_v);
            const __m256 b19_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t4 + k2));
            const __m256 sum15_v = _mm256_add_ps(_mm256_add_ps(sum14_v, t6_v), t7_v);
            const __m256 t8_v = _mm256_mul_ps(_mm256_set1_ps(a_s19), b19_v);
            const __m256 b20_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t5 + k2));
            const __m256 t9_v = _mm256_mul_ps(_mm256_set1_ps(a_s20), b20_v);
            const __m256 sum16_v = _mm256_add_ps(_mm256_add_ps(sum15_v, t8_v), t9_v);
            _mm256_storeu_ps(c + (long)((unsigned long)(int)t4 + k2), sum16_v);
            const float a_s21 = a[20];
            const float a_s22 = a[21];
            const float a_s23 = a[22];
            const float a_s24 = a[23];
            const float a_s25 = a[24];
            const __m256 b21_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t + k2));
            const __m256 b22_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t2 + k2));
            const __m256 sum17_v = _mm256_add_ps(t_v, _mm256_mul_ps(_mm256_set1_ps(a_s21), b21_v));
            const __m256 t10_v = _mm256_mul_ps(_mm256_set1_ps(a_s22), b22_v);
            const __m256 b23_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t3 + k2));
            const __m256 t11_v = _mm256_mul_ps(_mm256_set1_ps(a_s23), b23_v);
            const __m256 b24_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t4 + k2));
            const __m256 sum18_v = _mm256_add_ps(_mm256_add_ps(sum17_v, t10_v), t11_v);
            const __m256 t12_v = _mm256_mul_ps(_mm256_set1_ps(a_s24), b24_v);
            const __m256 b25_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t5 + k2));
            const __m256 t13_v = _mm256_mul_ps(_mm256_set1_ps(a_s25), b25_v);
            const __m256 sum19_v = _mm256_add_ps(_mm256_add_ps(sum18_v, t12_v), t13_v);
            _mm256_storeu_ps(c + (long)((unsigned long)(int)t5 + k2), sum19_v);
            const float a_s26 = a[25];
            const float a_s27 = a[26];
            const float a_s28 = a[27];
            const float a_s29 = a[28];
            const float a_s30 = a[29];
            const __m256 b26_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t + k2));
            const __m256 b27_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t2 + k2));
            const __m256 sum20_v = _mm256_add_ps(t_v, _mm256_mul_ps(_mm256_set1_ps(a_s26), b26_v));
            const __m256 t14_v = _mm256_mul_ps(_mm256_set1_ps(a_s27), b27_v);
            const __m256 b28_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t3 + k2));
            const __m256 t15_v = _mm256_mul_ps(_mm256_set1_ps(a_s28), b28_v);
            const __m256 b29_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t4 + k2));
            const __m256 sum21_v = _mm256_add_ps(_mm256_add_ps(sum20_v, t14_v), t15_v);
            const __m256 t16_v = _mm256_mul_ps(_mm256_set1_ps(a_s29), b29_v);
            const __m256 b30_v = _mm256_loadu_ps(b + (long)((unsigned long)(int)t5 + k2));
            const __m256 t17_v = _mm256_mul_ps(_mm256_set1_ps(a_s30), b30_v);
            const __m256 sum22_v = _mm256_add_ps(_mm256_add_ps(sum21_v, t16_v), t17_v);
            _mm256_storeu_ps(c + (long)((unsigned long)(int)t6 + k2), sum22_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        int i, j;
        for (i = 0; i < ROWS; i++) {
            float sum = 0.0f;
            for (j = 0; j < DEPTH; j++)
                sum += a[DEPTH * i + j] * b[j * n + k];
            c[i * n + k] = sum;
        }
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
