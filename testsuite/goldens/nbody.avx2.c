/* vcc 0.1.0 wrote this from nbody.c for avx2 */
/* kernel: int n | in float x[n] | in float y[n] | in float m[n] | out float ax[n] restrict | out float ay[n] restrict */
struct pull { float x, y; };

#pragma simd declare
static float inverse_root(float a)
{
    float r = a > 1.0f ? 1.0f / a : 1.0f;
    int i;
    for (i = 0; i < 8; i++)
        r = r * (1.5f - 0.5f * a * r * r);
    return r;
}

#pragma simd declare(uniform(n, xs, ys, ms))
static struct pull pull_on(float x, float y, int n, const float *xs, const float *ys, const float *ms)
{
    struct pull sum;
    int j;
    sum.x = 0.0f;
    sum.y = 0.0f;
    for (j = 0; j < n; j++) {
        float dx = xs[j] - x, dy = ys[j] - y;
        float d2 = dx * dx + dy * dy;
        float inverse, f;
        if (d2 == 0.0f)
            continue;
        inverse = inverse_root(d2 + 0.01f);
        f = ms[j] * inverse * inverse * inverse;
        sum.x += f * dx;
        sum.y += f * dy;
    }
    return sum;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void nbody(int n, const float *x, const float *y, const float *m, float *ax, float *ay)
{
    int k;
    /* vcc: line 39: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        const int t = 0 < n;
        const __m256 t2_v = _mm256_set1_ps(0.01f);
        const __m256 t3_v = _mm256_set1_ps(1.0f);
        const __m256 t4_v = _mm256_set1_ps(0.5f);
        const __m256 t5_v = _mm256_set1_ps(1.5f);
        const __m256i t6_v = _mm256_set1_epi32((int)(0));
        const __m256i mask_v = _mm256_set1_epi32((int)(t ? -1 : 0));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const __m256 x_v0 = _mm256_loadu_ps(x + k2);
            const __m256 x_v1 = _mm256_loadu_ps(x + k2 + 8);
            const __m256 y_v0 = _mm256_loadu_ps(y + k2);
            const __m256 y_v1 = _mm256_loadu_ps(y + k2 + 8);
            __m256 t_v0;
            __m256 t_v1;
            __m256 t2_v0;
            __m256 t2_v1;
            __m256 ax_new_v0;
            __m256 ax_new_v1;
            __m256 ay_new_v0;
            __m256 ay_new_v1;
            if (t) {
                unsigned int t2 = 0u;
                __m256 t3_v0 = t_v;
                __m256 t3_v1 = t_v;
                __m256 t3_v2 = t_v;
                __m256 t3_v3 = t_v;
                __m256 t3_v4 = t_v;
                __m256 t3_v5 = t_v;
                __m256 t3_v6 = t_v;
                __m256 t3_v7 = t_v;
                int more;
                do {
                    const float x_s = x[(long)(int)t2];
                    const __m256 t7_v = _mm256_set1_ps(x_s);
                    const __m256 t4_v0 = _mm256_sub_ps(t7_v, x_v0);
                    const __m256 t4_v1 = _mm256_sub_ps(t7_v, x_v1);
                    const float y_s = y[(long)(int)t2];
                    const __m256 t8_v = _mm256_set1_ps(y_s);
                    const __m256 t5_v0 = _mm256_sub_ps(t8_v, y_v0);
                    const __m256 t5_v1 = _mm256_sub_ps(t8_v, y_v1);
                    const __m256 t6_v0 = _mm256_mul_ps(t4_v0, t4_v0);
                    const __m256 t6_v1 = _mm256_mul_ps(t4_v1, t4_v1);
                    const __m256 t7_v0 = _mm256_mul_ps(t5_v0, t5_v0);
                    const __m256 t7_v1 = _mm256_mul_ps(t5_v1, t5_v1);
                    const __m256 t8_v0 = _mm256_add_ps(t6_v0, t7_v0);
                    const __m256 t8_v1 = _mm256_add_ps(t6_v1, t7_v1);
                    const __m256i mask_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(t8_v0, t_v, _CMP_EQ_OQ));
                    const __m256i mask_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(t8_v1, t_v, _CMP_EQ_OQ));
                    const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                    const __m256 t9_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(t8_v0)));
                    const __m256 t9_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(t8_v1)));
                    const __m256 t10_v0 = _mm256_add_ps(t9_v0, t2_v);
                    const __m256 t10_v1 = _mm256_add_ps(t9_v1, t2_v);
                    const __m256i mask3_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(t10_v0, t3_v, _CMP_GT_OS));
                    const __m256i mask3_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(t10_v1, t3_v, _CMP_GT_OS));
                    const __m256i mask4_v0 = _mm256_and_si256(mask2_v0, mask3_v0);
                    const __m256i mask4_v1 = _mm256_and_si256(mask2_v1, mask3_v1);
                    const __m256 t11_v0 =
                        _mm256_blendv_ps(t3_v, t10_v0, _mm256_castsi256_ps(mask4_v0));
                    const __m256 t11_v1 =
                        _mm256_blendv_ps(t3_v, t10_v1, _mm256_castsi256_ps(mask4_v1));
                    const __m256 t12_v0 = _mm256_div_ps(t3_v, t11_v0);
                    const __m256 t12_v1 = _mm256_div_ps(t3_v, t11_v1);
                    const __m256 t13_v0 =
                        _mm256_blendv_ps(t3_v, t12_v0, _mm256_castsi256_ps(mask3_v0));
                    const __m256 t13_v1 =
                        _mm256_blendv_ps(t3_v, t12_v1, _mm256_castsi256_ps(mask3_v1));
                    const __m256i t9_v = _mm256_or_si256(mask2_v0, mask2_v1);
                    const int t3 = !_mm256_testz_si256(t9_v, t9_v);
                    __m256 t14_v0;
                    __m256 t14_v1;
                    __m256 m_v0;
                    __m256 m_v1;
                    __m256 t15_v0;
                    __m256 t15_v1;
                    __m256 t16_v0;
                    __m256 t16_v1;
                    __m256 t17_v0;
                    __m256 t17_v1;
                    __m256 t18_v0;
                    __m256 t18_v1;
                    __m256 t19_v0;
                    __m256 t19_v1;
                    __m256 t20_v0;
                    __m256 t20_v1;
                    __m256 t21_v0;
                    __m256 t21_v1;
                    __m256 t22_v0;
                    __m256 t22_v1;
                    __m256 t23_v0;
                    __m256 t23_v1;
                    __m256 t24_v0;
                    __m256 t24_v1;
                    __m256 t25_v0;
                    __m256 t25_v1;
                    __m256 t26_v0;
                    __m256 t26_v1;
                    __m256 t27_v0;
                    __m256 t27_v1;
                    __m256 t28_v0;
                    __m256 t28_v1;
                    __m256 t29_v0;
                    __m256 t29_v1;
                    unsigned int t4;
                    if (t3) {
                        __m256 t30_v0 = t13_v0;
                        __m256 t30_v1 = t13_v1;
                        unsigned int t5 = 0u;
                        __m256 t31_v0 = t_v;
                        __m256 t31_v1 = t_v;
                        int more2;
                        do {
                            const __m256 t32_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(t10_v0)));
                            const __m256 t32_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(t10_v1)));
                            const __m256 t33_v0 = _mm256_mul_ps(t4_v, t32_v0);
                            const __m256 t33_v1 = _mm256_mul_ps(t4_v, t32_v1);
                            const __m256 t34_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(t30_v0)));
                            const __m256 t34_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(t30_v1)));
                            const __m256 t35_v0 = _mm256_mul_ps(t33_v0, t34_v0);
                            const __m256 t35_v1 = _mm256_mul_ps(t33_v1, t34_v1);
                            const __m256 t36_v0 = _mm256_mul_ps(t35_v0, t34_v0);
                            const __m256 t36_v1 = _mm256_mul_ps(t35_v1, t34_v1);
                            const __m256 t37_v0 = _mm256_sub_ps(t5_v, t36_v0);
                            const __m256 t37_v1 = _mm256_sub_ps(t5_v, t36_v1);
                            const __m256 t38_v0 = _mm256_mul_ps(t34_v0, t37_v0);
                            const __m256 t38_v1 = _mm256_mul_ps(t34_v1, t37_v1);
                            const unsigned int t6 = t5 + 1u;
                            more2 = (int)t6 < 8;
                            t30_v0 = t38_v0;
                            t30_v1 = t38_v1;
                            t5 = t6;
                            t31_v0 = t38_v0;
                            t31_v1 = t38_v1;
                        } while (more2);
                        t14_v0 = t31_v0;
                        t14_v1 = t31_v1;
                    } else {
                        t14_v0 = t_v;
                        t14_v1 = t_v;
                    }
                    m_v0 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(), m + (long)(int)t2, t6_v,
                        _mm256_castsi256_ps(mask2_v0), 4);
                    m_v1 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(), m + (long)(int)t2, t6_v,
                        _mm256_castsi256_ps(mask2_v1), 4);
                    t15_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(m_v0)));
                    t15_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(m_v1)));
                    t16_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                        _mm256_castps_si256(t14_v0)));
                    t16_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                        _mm256_castps_si256(t14_v1)));
                    t17_v0 = _mm256_mul_ps(t15_v0, t16_v0);
                    t17_v1 = _mm256_mul_ps(t15_v1, t16_v1);
                    t18_v0 = _mm256_mul_ps(t17_v0, t16_v0);
                    t18_v1 = _mm256_mul_ps(t17_v1, t16_v1);
                    t19_v0 = _mm256_mul_ps(t18_v0, t16_v0);
                    t19_v1 = _mm256_mul_ps(t18_v1, t16_v1);
                    t20_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(t4_v0)));
                    t20_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(t4_v1)));
                    t21_v0 = _mm256_mul_ps(t19_v0, t20_v0);
                    t21_v1 = _mm256_mul_ps(t19_v1, t20_v1);
                    t22_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(t3_v0)));
                    t22_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(t3_v1)));
                    t23_v0 = _mm256_add_ps(t22_v0, t21_v0);
                    t23_v1 = _mm256_add_ps(t22_v1, t21_v1);
                    t24_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(t5_v0)));
                    t24_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(t5_v1)));
                    t25_v0 = _mm256_mul_ps(t19_v0, t24_v0);
                    t25_v1 = _mm256_mul_ps(t19_v1, t24_v1);
                    t26_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(t3_v2)));
                    t26_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(t3_v3)));
                    t27_v0 = _mm256_add_ps(t26_v0, t25_v0);
                    t27_v1 = _mm256_add_ps(t26_v1, t25_v1);
                    t28_v0 = _mm256_blendv_ps(t23_v0, t3_v0, _mm256_castsi256_ps(mask_v0));
                    t28_v1 = _mm256_blendv_ps(t23_v1, t3_v1, _mm256_castsi256_ps(mask_v1));
                    t29_v0 = _mm256_blendv_ps(t27_v0, t3_v2, _mm256_castsi256_ps(mask_v0));
                    t29_v1 = _mm256_blendv_ps(t27_v1, t3_v3, _mm256_castsi256_ps(mask_v1));
                    t4 = t2 + 1u;
                    more = (int)t4 < n;
                    t2 = t4;
                    t3_v0 = t28_v0;
                    t3_v1 = t28_v1;
                    t3_v2 = t29_v0;
                    t3_v3 = t29_v1;
                    t3_v4 = t28_v0;
                    t3_v5 = t28_v1;
                    t3_v6 = t29_v0;
                    t3_v7 = t29_v1;
                } while (more);
                t_v0 = t3_v4;
                t_v1 = t3_v5;
                t2_v0 = t3_v6;
                t2_v1 = t3_v7;
            } else {
                t_v0 = t_v;
                t_v1 = t_v;
                t2_v0 = t_v;
                t2_v1 = t_v;
            }
            ax_new_v0 = _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t_v0)));
            ax_new_v1 = _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t_v1)));
            _mm256_storeu_ps(ax + k2, ax_new_v0);
            _mm256_storeu_ps(ax + k2 + 8, ax_new_v1);
            ay_new_v0 = _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t2_v0)));
            ay_new_v1 = _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t2_v1)));
            _mm256_storeu_ps(ay + k2, ay_new_v0);
            _mm256_storeu_ps(ay + k2 + 8, ay_new_v1);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        struct pull p = pull_on(x[k], y[k], n, x, y, m);
        ax[k] = p.x;
        ay[k] = p.y;
    }
    }
}
