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
            __m256 sum_x_v0 = t_v;
            __m256 sum_x_v1 = t_v;
            __m256 sum_y_v0 = t_v;
            __m256 sum_y_v1 = t_v;
            __m256 sum_x2_v0;
            __m256 sum_x2_v1;
            __m256 sum_y2_v0;
            __m256 sum_y2_v1;
            if (t) {
                unsigned int j_s = 0u;
                __m256 sum_x3_v0 = t_v;
                __m256 sum_x3_v1 = t_v;
                __m256 sum_y3_v0 = t_v;
                __m256 sum_y3_v1 = t_v;
                __m256 sum_x4_v0 = t_v;
                __m256 sum_x4_v1 = t_v;
                __m256 sum_y4_v0 = t_v;
                __m256 sum_y4_v1 = t_v;
                int more;
                do {
                    const float x_s = x[(long)(int)j_s];
                    const __m256 t7_v = _mm256_set1_ps(x_s);
                    const __m256 dx_v0 = _mm256_sub_ps(t7_v, x_v0);
                    const __m256 dx_v1 = _mm256_sub_ps(t7_v, x_v1);
                    const float y_s = y[(long)(int)j_s];
                    const __m256 t8_v = _mm256_set1_ps(y_s);
                    const __m256 dy_v0 = _mm256_sub_ps(t8_v, y_v0);
                    const __m256 dy_v1 = _mm256_sub_ps(t8_v, y_v1);
                    const __m256 t_v0 = _mm256_mul_ps(dx_v0, dx_v0);
                    const __m256 t_v1 = _mm256_mul_ps(dx_v1, dx_v1);
                    const __m256 t2_v0 = _mm256_mul_ps(dy_v0, dy_v0);
                    const __m256 t2_v1 = _mm256_mul_ps(dy_v1, dy_v1);
                    const __m256 d2_v0 = _mm256_add_ps(t_v0, t2_v0);
                    const __m256 d2_v1 = _mm256_add_ps(t_v1, t2_v1);
                    const __m256i mask_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(d2_v0, t_v, _CMP_EQ_OQ));
                    const __m256i mask_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(d2_v1, t_v, _CMP_EQ_OQ));
                    const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                    const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                    const __m256 d2_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(d2_v0)));
                    const __m256 d2_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(d2_v1)));
                    const __m256 a_v0 = _mm256_add_ps(d2_on_v0, t2_v);
                    const __m256 a_v1 = _mm256_add_ps(d2_on_v1, t2_v);
                    const __m256i mask3_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(a_v0, t3_v, _CMP_GT_OS));
                    const __m256i mask3_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(a_v1, t3_v, _CMP_GT_OS));
                    const __m256i mask4_v0 = _mm256_and_si256(mask2_v0, mask3_v0);
                    const __m256i mask4_v1 = _mm256_and_si256(mask2_v1, mask3_v1);
                    const __m256 a_on_v0 =
                        _mm256_blendv_ps(t3_v, a_v0, _mm256_castsi256_ps(mask4_v0));
                    const __m256 a_on_v1 =
                        _mm256_blendv_ps(t3_v, a_v1, _mm256_castsi256_ps(mask4_v1));
                    const __m256 t3_v0 = _mm256_div_ps(t3_v, a_on_v0);
                    const __m256 t3_v1 = _mm256_div_ps(t3_v, a_on_v1);
                    const __m256 r_v0 =
                        _mm256_blendv_ps(t3_v, t3_v0, _mm256_castsi256_ps(mask3_v0));
                    const __m256 r_v1 =
                        _mm256_blendv_ps(t3_v, t3_v1, _mm256_castsi256_ps(mask3_v1));
                    const __m256i t9_v = _mm256_or_si256(mask2_v0, mask2_v1);
                    const int t2 = !_mm256_testz_si256(t9_v, t9_v);
                    __m256 r2_v0 = t_v;
                    __m256 r2_v1 = t_v;
                    __m256 m_v0;
                    __m256 m_v1;
                    __m256 m_on_v0;
                    __m256 m_on_v1;
                    __m256 r_on_v0;
                    __m256 r_on_v1;
                    __m256 t4_v0;
                    __m256 t4_v1;
                    __m256 t5_v0;
                    __m256 t5_v1;
                    __m256 f_v0;
                    __m256 f_v1;
                    __m256 dx_on_v0;
                    __m256 dx_on_v1;
                    __m256 t6_v0;
                    __m256 t6_v1;
                    __m256 sum_x_on_v0;
                    __m256 sum_x_on_v1;
                    __m256 sum_x5_v0;
                    __m256 sum_x5_v1;
                    __m256 dy_on_v0;
                    __m256 dy_on_v1;
                    __m256 t7_v0;
                    __m256 t7_v1;
                    __m256 sum_y_on_v0;
                    __m256 sum_y_on_v1;
                    __m256 sum_y5_v0;
                    __m256 sum_y5_v1;
                    __m256 sum_x6_v0;
                    __m256 sum_x6_v1;
                    __m256 sum_y6_v0;
                    __m256 sum_y6_v1;
                    unsigned int t3;
                    if (t2) {
                        __m256 r3_v0 = r_v0;
                        __m256 r3_v1 = r_v1;
                        unsigned int i_s = 0u;
                        __m256 r4_v0 = t_v;
                        __m256 r4_v1 = t_v;
                        int more2;
                        do {
                            const __m256 a_on2_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(a_v0)));
                            const __m256 a_on2_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(a_v1)));
                            const __m256 t8_v0 = _mm256_mul_ps(t4_v, a_on2_v0);
                            const __m256 t8_v1 = _mm256_mul_ps(t4_v, a_on2_v1);
                            const __m256 r_on2_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                                _mm256_castps_si256(r3_v0)));
                            const __m256 r_on2_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                                _mm256_castps_si256(r3_v1)));
                            const __m256 t9_v0 = _mm256_mul_ps(t8_v0, r_on2_v0);
                            const __m256 t9_v1 = _mm256_mul_ps(t8_v1, r_on2_v1);
                            const __m256 t10_v0 = _mm256_mul_ps(t9_v0, r_on2_v0);
                            const __m256 t10_v1 = _mm256_mul_ps(t9_v1, r_on2_v1);
                            const __m256 t11_v0 = _mm256_sub_ps(t5_v, t10_v0);
                            const __m256 t11_v1 = _mm256_sub_ps(t5_v, t10_v1);
                            const __m256 r5_v0 = _mm256_mul_ps(r_on2_v0, t11_v0);
                            const __m256 r5_v1 = _mm256_mul_ps(r_on2_v1, t11_v1);
                            const unsigned int t4 = i_s + 1u;
                            more2 = (int)t4 < 8;
                            r3_v0 = r5_v0;
                            r3_v1 = r5_v1;
                            i_s = t4;
                            r4_v0 = r5_v0;
                            r4_v1 = r5_v1;
                        } while (more2);
                        r2_v0 = r4_v0;
                        r2_v1 = r4_v1;
                    }
                    m_v0 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(), m + (long)(int)j_s, t6_v,
                        _mm256_castsi256_ps(mask2_v0), 4);
                    m_v1 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(), m + (long)(int)j_s, t6_v,
                        _mm256_castsi256_ps(mask2_v1), 4);
                    m_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(m_v0)));
                    m_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(m_v1)));
                    r_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(r2_v0)));
                    r_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(r2_v1)));
                    t4_v0 = _mm256_mul_ps(m_on_v0, r_on_v0);
                    t4_v1 = _mm256_mul_ps(m_on_v1, r_on_v1);
                    t5_v0 = _mm256_mul_ps(t4_v0, r_on_v0);
                    t5_v1 = _mm256_mul_ps(t4_v1, r_on_v1);
                    f_v0 = _mm256_mul_ps(t5_v0, r_on_v0);
                    f_v1 = _mm256_mul_ps(t5_v1, r_on_v1);
                    dx_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(dx_v0)));
                    dx_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(dx_v1)));
                    t6_v0 = _mm256_mul_ps(f_v0, dx_on_v0);
                    t6_v1 = _mm256_mul_ps(f_v1, dx_on_v1);
                    sum_x_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                        _mm256_castps_si256(sum_x3_v0)));
                    sum_x_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                        _mm256_castps_si256(sum_x3_v1)));
                    sum_x5_v0 = _mm256_add_ps(sum_x_on_v0, t6_v0);
                    sum_x5_v1 = _mm256_add_ps(sum_x_on_v1, t6_v1);
                    dy_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(dy_v0)));
                    dy_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(dy_v1)));
                    t7_v0 = _mm256_mul_ps(f_v0, dy_on_v0);
                    t7_v1 = _mm256_mul_ps(f_v1, dy_on_v1);
                    sum_y_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v0,
                        _mm256_castps_si256(sum_y3_v0)));
                    sum_y_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v1,
                        _mm256_castps_si256(sum_y3_v1)));
                    sum_y5_v0 = _mm256_add_ps(sum_y_on_v0, t7_v0);
                    sum_y5_v1 = _mm256_add_ps(sum_y_on_v1, t7_v1);
                    sum_x6_v0 =
                        _mm256_blendv_ps(sum_x5_v0, sum_x3_v0, _mm256_castsi256_ps(mask_v0));
                    sum_x6_v1 =
                        _mm256_blendv_ps(sum_x5_v1, sum_x3_v1, _mm256_castsi256_ps(mask_v1));
                    sum_y6_v0 =
                        _mm256_blendv_ps(sum_y5_v0, sum_y3_v0, _mm256_castsi256_ps(mask_v0));
                    sum_y6_v1 =
                        _mm256_blendv_ps(sum_y5_v1, sum_y3_v1, _mm256_castsi256_ps(mask_v1));
                    t3 = j_s + 1u;
                    more = (int)t3 < n;
                    j_s = t3;
                    sum_x3_v0 = sum_x6_v0;
                    sum_x3_v1 = sum_x6_v1;
                    sum_y3_v0 = sum_y6_v0;
                    sum_y3_v1 = sum_y6_v1;
                    sum_x4_v0 = sum_x6_v0;
                    sum_x4_v1 = sum_x6_v1;
                    sum_y4_v0 = sum_y6_v0;
                    sum_y4_v1 = sum_y6_v1;
                } while (more);
                sum_x_v0 = sum_x4_v0;
                sum_x_v1 = sum_x4_v1;
                sum_y_v0 = sum_y4_v0;
                sum_y_v1 = sum_y4_v1;
            }
            sum_x2_v0 =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(sum_x_v0)));
            sum_x2_v1 =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(sum_x_v1)));
            _mm256_storeu_ps(ax + k2, sum_x2_v0);
            _mm256_storeu_ps(ax + k2 + 8, sum_x2_v1);
            sum_y2_v0 =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(sum_y_v0)));
            sum_y2_v1 =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(sum_y_v1)));
            _mm256_storeu_ps(ay + k2, sum_y2_v0);
            _mm256_storeu_ps(ay + k2 + 8, sum_y2_v1);
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
