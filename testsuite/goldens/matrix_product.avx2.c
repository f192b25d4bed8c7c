/* vcc 0.1.0 wrote this from matrix_product.c for avx2 */
/* kernel: int n | in double a[30] | in double b[5*n] | out double c[6*n] restrict */
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
void matrix_product(int n, const double *a, const double *b, double *c)
{
    int k;
    /* vcc: line 11: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256d t_v = _mm256_set1_pd(0.0);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            unsigned int t = 0u;
            int more;
            do {
                unsigned int j_s = 0u;
                __m256d sum_v0 = t_v;
                __m256d sum_v1 = t_v;
                __m256d sum_v2 = t_v;
                __m256d sum_v3 = t_v;
                int more2;
                unsigned int t2;
                do {
                    const double a_s = a[(long)(int)(5u * t + j_s)];
                    const __m256d b_v0 =
                        _mm256_loadu_pd(b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2));
                    const __m256d b_v1 =
                        _mm256_loadu_pd((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 4);
                    const __m256d t2_v = _mm256_set1_pd(a_s);
                    const __m256d t_v0 = _mm256_mul_pd(t2_v, b_v0);
                    const __m256d t_v1 = _mm256_mul_pd(t2_v, b_v1);
                    const __m256d sum2_v0 = _mm256_add_pd(sum_v0, t_v0);
                    const __m256d sum2_v1 = _mm256_add_pd(sum_v1, t_v1);
                    const unsigned int t3 = j_s + 1u;
                    more2 = (int)t3 < 5;
                    j_s = t3;
                    sum_v0 = sum2_v0;
                    sum_v1 = sum2_v1;
                    sum_v2 = sum2_v0;
                    sum_v3 = sum2_v1;
                } while (more2);
                _mm256_storeu_pd(c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2),
                    sum_v2);
                _mm256_storeu_pd((c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) + 4,
                    sum_v3);
                t2 = t + 1u;
                more = (int)t2 < 6;
                t = t2;
            } while (more);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        int i, j;
        for (i = 0; i < ROWS; i++) {
            double sum = 0.0;
            for (j = 0; j < DEPTH; j++)
                sum += a[DEPTH * i + j] * b[j * n + k];
            c[i * n + k] = sum;
        }
    }
    }
}
