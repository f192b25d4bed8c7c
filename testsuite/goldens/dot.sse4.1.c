/* vcc 0.1.0 wrote this from dot.c for sse4.1 */
/* kernel: int n | in float x[n] | in float y[n] | -> float */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <smmintrin.h>
__attribute__((__target__("sse4.1")))
float dot(int n, const float *x, const float *y)
{
    int i;
    float sum = 0.0f;
    /* vcc: line 6: 4 lanes x 4, then 4, sse4.1 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        float sum_s = 0.0f;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128 t_v0 = _mm_mul_ps(_mm_loadu_ps(x + k), _mm_loadu_ps(y + k));
            const float t_v = (sum_s) + _mm_cvtss_f32(t_v0);
            const float t2_v =
                (t_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v0), 4)));
            const float t3_v =
                (t2_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v0), 8)));
            const float t =
                (t3_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v0),
                12)));
            const __m128 t_v1 = _mm_mul_ps(_mm_loadu_ps(x + k + 4), _mm_loadu_ps(y + k + 4));
            const float t4_v = (t) + _mm_cvtss_f32(t_v1);
            const float t5_v =
                (t4_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v1), 4)));
            const float t6_v =
                (t5_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v1), 8)));
            const float t2 =
                (t6_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v1),
                12)));
            const __m128 t_v2 = _mm_mul_ps(_mm_loadu_ps(x + k + 8), _mm_loadu_ps(y + k + 8));
            const float t7_v = (t2) + _mm_cvtss_f32(t_v2);
            const float t8_v =
                (t7_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v2), 4)));
            const float t9_v =
                (t8_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v2), 8)));
            const float t3 =
                (t9_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v2),
                12)));
            const __m128 t_v3 = _mm_mul_ps(_mm_loadu_ps(x + k + 12), _mm_loadu_ps(y + k + 12));
            const float t10_v = (t3) + _mm_cvtss_f32(t_v3);
            const float t11_v =
                (t10_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v3),
                4)));
            const float t12_v =
                (t11_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v3),
                8)));
            const float t4 =
                (t12_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t_v3),
                12)));
            sum_s = t4;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 t13_v = _mm_mul_ps(_mm_loadu_ps(x + k), _mm_loadu_ps(y + k));
            const float t14_v = (sum_s) + _mm_cvtss_f32(t13_v);
            const float t15_v =
                (t14_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t13_v),
                4)));
            const float t16_v =
                (t15_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t13_v),
                8)));
            const float t5 =
                (t16_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t13_v),
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
