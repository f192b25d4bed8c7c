/* vcc 0.1.0 wrote this from dot.c for avx */
/* kernel: int n | in float x[n] | in float y[n] | -> float */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx")))
float dot(int n, const float *x, const float *y)
{
    int i;
    float sum = 0.0f;
    /* vcc: line 6: 8 lanes x 4, then 8, avx */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        float sum_s = 0.0f;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256 y_v0 = _mm256_loadu_ps(y + k);
            const __m256 y_v1 = _mm256_loadu_ps(y + k + 8);
            const __m256 y_v2 = _mm256_loadu_ps(y + k + 16);
            const __m256 y_v3 = _mm256_loadu_ps(y + k + 24);
            const __m256 t_v0 = _mm256_mul_ps(_mm256_loadu_ps(x + k), y_v0);
            const float t_v = (sum_s) + _mm_cvtss_f32(_mm256_castps256_ps128(t_v0));
            const __m128 t2_v = _mm256_castps256_ps128(t_v0);
            const float t3_v =
                (t_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t2_v), 4)));
            const __m128 t4_v = _mm256_castps256_ps128(t_v0);
            const float t5_v =
                (t3_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t4_v), 8)));
            const __m128 t6_v = _mm256_castps256_ps128(t_v0);
            const float t7_v =
                (t5_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t6_v),
                12)));
            const float t8_v = (t7_v) + _mm_cvtss_f32(_mm256_extractf128_ps(t_v0, 1));
            const __m128 t9_v = _mm256_extractf128_ps(t_v0, 1);
            const float t10_v =
                (t8_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t9_v), 4)));
            const __m128 t11_v = _mm256_extractf128_ps(t_v0, 1);
            const float t12_v =
                (t10_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t11_v),
                8)));
            const __m128 t13_v = _mm256_extractf128_ps(t_v0, 1);
            const float t =
                (t12_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t13_v),
                12)));
            const __m256 t_v1 = _mm256_mul_ps(_mm256_loadu_ps(x + k + 8), y_v1);
            const float t14_v = (t) + _mm_cvtss_f32(_mm256_castps256_ps128(t_v1));
            const __m128 t15_v = _mm256_castps256_ps128(t_v1);
            const float t16_v =
                (t14_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t15_v),
                4)));
            const __m128 t17_v = _mm256_castps256_ps128(t_v1);
            const float t18_v =
                (t16_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t17_v),
                8)));
            const __m128 t19_v = _mm256_castps256_ps128(t_v1);
            const float t20_v =
                (t18_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t19_v),
                12)));
            const float t21_v = (t20_v) + _mm_cvtss_f32(_mm256_extractf128_ps(t_v1, 1));
            const __m128 t22_v = _mm256_extractf128_ps(t_v1, 1);
            const float t23_v =
                (t21_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t22_v),
                4)));
            const __m128 t24_v = _mm256_extractf128_ps(t_v1, 1);
            const float t25_v =
                (t23_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t24_v),
                8)));
            const __m128 t26_v = _mm256_extractf128_ps(t_v1, 1);
            const float t2 =
                (t25_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t26_v),
                12)));
            const __m256 t_v2 = _mm256_mul_ps(_mm256_loadu_ps(x + k + 16), y_v2);
            const float t27_v = (t2) + _mm_cvtss_f32(_mm256_castps256_ps128(t_v2));
            const __m128 t28_v = _mm256_castps256_ps128(t_v2);
            const float t29_v =
                (t27_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t28_v),
                4)));
            const __m128 t30_v = _mm256_castps256_ps128(t_v2);
            const float t31_v =
                (t29_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t30_v),
                8)));
            const __m128 t32_v = _mm256_castps256_ps128(t_v2);
            const float t33_v =
                (t31_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t32_v),
                12)));
            const float t34_v = (t33_v) + _mm_cvtss_f32(_mm256_extractf128_ps(t_v2, 1));
            const __m128 t35_v = _mm256_extractf128_ps(t_v2, 1);
            const float t36_v =
                (t34_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t35_v),
                4)));
            const __m128 t37_v = _mm256_extractf128_ps(t_v2, 1);
            const float t38_v =
                (t36_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t37_v),
                8)));
            const __m128 t39_v = _mm256_extractf128_ps(t_v2, 1);
            const float t3 =
                (t38_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t39_v),
                12)));
            const __m256 t_v3 = _mm256_mul_ps(_mm256_loadu_ps(x + k + 24), y_v3);
            const float t40_v = (t3) + _mm_cvtss_f32(_mm256_castps256_ps128(t_v3));
            const __m128 t41_v = _mm256_castps256_ps128(t_v3);
            const float t42_v =
                (t40_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t41_v),
                4)));
            const __m128 t43_v = _mm256_castps256_ps128(t_v3);
            const float t44_v =
                (t42_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t43_v),
                8)));
            const __m128 t45_v = _mm256_castps256_ps128(t_v3);
            const float t46_v =
                (t44_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t45_v),
                12)));
            const float t47_v = (t46_v) + _mm_cvtss_f32(_mm256_extractf128_ps(t_v3, 1));
            const __m128 t48_v = _mm256_extractf128_ps(t_v3, 1);
            const float t49_v =
                (t47_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t48_v),
                4)));
            const __m128 t50_v = _mm256_extractf128_ps(t_v3, 1);
            const float t51_v =
                (t49_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t50_v),
                8)));
            const __m128 t52_v = _mm256_extractf128_ps(t_v3, 1);
            const float t4 =
                (t51_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t52_v),
                12)));
            sum_s = t4;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 t53_v = _mm256_mul_ps(_mm256_loadu_ps(x + k), _mm256_loadu_ps(y + k));
            const float t54_v = (sum_s) + _mm_cvtss_f32(_mm256_castps256_ps128(t53_v));
            const __m128 t55_v = _mm256_castps256_ps128(t53_v);
            const float t56_v =
                (t54_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t55_v),
                4)));
            const __m128 t57_v = _mm256_castps256_ps128(t53_v);
            const float t58_v =
                (t56_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t57_v),
                8)));
            const __m128 t59_v = _mm256_castps256_ps128(t53_v);
            const float t60_v =
                (t58_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t59_v),
                12)));
            const float t61_v = (t60_v) + _mm_cvtss_f32(_mm256_extractf128_ps(t53_v, 1));
            const __m128 t62_v = _mm256_extractf128_ps(t53_v, 1);
            const float t63_v =
                (t61_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t62_v),
                4)));
            const __m128 t64_v = _mm256_extractf128_ps(t53_v, 1);
            const float t65_v =
                (t63_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t64_v),
                8)));
            const __m128 t66_v = _mm256_extractf128_ps(t53_v, 1);
            const float t5 =
                (t65_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t66_v),
                12)));
            sum_s = t5;
        }
        i = (int)end;
        sum = sum_s;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        sum += x[i] * y[i];
    }
    return sum;
}
