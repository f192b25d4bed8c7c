/* vcc 0.1.0 wrote this from matrix_product.c for avx2 */
/* kernel: int n | in float a[30] | in float b[5*n] | out float c[6*n] restrict */
/* ROWS rows of DEPTH by DEPTH rows of n. */
#ifndef ROWS
#define ROWS 6
#define DEPTH 5
#endif
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void matrix_product(int n, const float *a, const float *b, float *c)
{
    int k;
    /* vcc: line 11: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        unsigned long k2;
        __m256 t2_v;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned int t = 0u;
            int more;
            do {
                unsigned int j_s = 0u;
                __m256 sum_v0 = t_v;
                __m256 sum_v1 = t_v;
                __m256 sum_v2 = t_v;
                __m256 sum_v3 = t_v;
                int more2;
                unsigned int t2;
                do {
                    const float a_s = a[(long)(int)(5u * t + j_s)];
                    const __m256 b_v0 =
                        _mm256_loadu_ps(b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2));
                    const __m256 b_v1 =
                        _mm256_loadu_ps((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 8);
                    const __m256 b_v2 =
                        _mm256_loadu_ps((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 16);
                    const __m256 b_v3 =
                        _mm256_loadu_ps((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 24);
                    const __m256 t3_v = _mm256_set1_ps(a_s);
                    const __m256 t_v0 = _mm256_mul_ps(t3_v, b_v0);
                    const __m256 t_v1 = _mm256_mul_ps(t3_v, b_v1);
                    const __m256 t_v2 = _mm256_mul_ps(t3_v, b_v2);
                    const __m256 t_v3 = _mm256_mul_ps(t3_v, b_v3);
                    const __m256 sum2_v0 = _mm256_add_ps(sum_v0, t_v0);
                    const __m256 sum2_v1 = _mm256_add_ps(sum_v1, t_v1);
                    const __m256 sum2_v2 = _mm256_add_ps(sum_v2, t_v2);
                    const __m256 sum2_v3 = _mm256_add_ps(sum_v3, t_v3);
                    const unsigned int t3 = j_s + 1u;
                    more2 = (int)t3 < 5;
                    j_s = t3;
                    sum_v0 = sum2_v0;
                    sum_v1 = sum2_v1;
                    sum_v2 = sum2_v2;
                    sum_v3 = sum2_v3;
                } while (more2);
                _mm256_storeu_ps(c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2),
                    sum_v0);
                _mm256_storeu_ps((c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) + 8,
                    sum_v1);
                _mm256_storeu_ps((c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) + 16,
                    sum_v2);
                _mm256_storeu_ps((c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) + 24,
                    sum_v3);
                t2 = t + 1u;
                more = (int)t2 < 6;
                t = t2;
            } while (more);
        }
        t2_v = _mm256_set1_ps(0.0f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            unsigned int t4 = 0u;
            int more3;
            do {
                unsigned int j_s2 = 0u;
                __m256 sum_v = t2_v;
                int more4;
                unsigned int t5;
                do {
                    const float a_s2 = a[(long)(int)(5u * t4 + j_s2)];
                    const __m256 b_v =
                        _mm256_loadu_ps(b + (long)((unsigned long)(int)(j_s2 * (unsigned int)n) + k2));
                    const unsigned int t6 = j_s2 + 1u;
                    more4 = (int)t6 < 5;
                    j_s2 = t6;
                    sum_v = _mm256_add_ps(sum_v, _mm256_mul_ps(_mm256_set1_ps(a_s2), b_v));
                } while (more4);
                _mm256_storeu_ps(c + (long)((unsigned long)(int)(t4 * (unsigned int)n) + k2),
                    sum_v);
                t5 = t4 + 1u;
                more3 = (int)t5 < 6;
                t4 = t5;
            } while (more3);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        int i, j;
        for (i = 0; i < ROWS; i++) {
            float sum = 0.0f;
            for (j = 0; j < DEPTH; j++)
                sum += a[DEPTH * i + j] * b[j * n + k];
            c[i * n + k] = sum;
        }
    }
    }
}
