/* vcc 0.1.0 wrote this from nbody.c for generic */
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
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
void nbody(int n, const float *x, const float *y, const float *m, float *ax, float *ay)
{
    int k;
    /* vcc: line 39: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float t_v = (float)(0.0f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        const int t = 0 < n;
        const float t3_v = (float)(0.01f);
        const vcc_f32x4 t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
        const float t5_v = (float)(1.0f);
        const vcc_f32x4 t6_v = (__extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v});
        const float t7_v = (float)(0.5f);
        const vcc_f32x4 t8_v = (__extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v});
        const float t9_v = (float)(1.5f);
        const vcc_f32x4 t10_v = (__extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v});
        const vcc_u32x4 t11_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (unsigned int)(t ? -1 : 0) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k2 + 4);
            const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)(y + k2);
            const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)(y + k2 + 4);
            vcc_f32x4 sum_x_v0 = t2_v;
            vcc_f32x4 sum_x_v1 = t2_v;
            vcc_f32x4 sum_y_v0 = t2_v;
            vcc_f32x4 sum_y_v1 = t2_v;
            vcc_f32x4 sum_x2_v0;
            vcc_f32x4 sum_x2_v1;
            vcc_f32x4 sum_y2_v0;
            vcc_f32x4 sum_y2_v1;
            if (t) {
                unsigned int j_s = 0u;
                vcc_f32x4 sum_x3_v0 = t2_v;
                vcc_f32x4 sum_x3_v1 = t2_v;
                vcc_f32x4 sum_y3_v0 = t2_v;
                vcc_f32x4 sum_y3_v1 = t2_v;
                vcc_f32x4 sum_x4_v0 = t2_v;
                vcc_f32x4 sum_x4_v1 = t2_v;
                vcc_f32x4 sum_y4_v0 = t2_v;
                vcc_f32x4 sum_y4_v1 = t2_v;
                int more;
                do {
                    const float x_s = x[(long)(int)j_s];
                    const float t12_v = (float)(x_s);
                    const vcc_f32x4 t13_v = (__extension__ (vcc_f32x4){t12_v, t12_v, t12_v, t12_v});
                    const vcc_f32x4 dx_v0 = t13_v - x_v0;
                    const vcc_f32x4 dx_v1 = t13_v - x_v1;
                    const float y_s = y[(long)(int)j_s];
                    const float t14_v = (float)(y_s);
                    const vcc_f32x4 t15_v = (__extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v});
                    const vcc_f32x4 dy_v0 = t15_v - y_v0;
                    const vcc_f32x4 dy_v1 = t15_v - y_v1;
                    const vcc_f32x4 t_v0 = dx_v0 * dx_v0;
                    const vcc_f32x4 t_v1 = dx_v1 * dx_v1;
                    const vcc_f32x4 t2_v0 = dy_v0 * dy_v0;
                    const vcc_f32x4 t2_v1 = dy_v1 * dy_v1;
                    const vcc_f32x4 d2_v0 = t_v0 + t2_v0;
                    const vcc_f32x4 d2_v1 = t_v1 + t2_v1;
                    const vcc_u32x4 mask_v0 = (vcc_u32x4)(d2_v0 == t2_v);
                    const vcc_u32x4 mask_v1 = (vcc_u32x4)(d2_v1 == t2_v);
                    const vcc_u32x4 mask2_v0 = ~mask_v0;
                    const vcc_u32x4 mask2_v1 = ~mask_v1;
                    const vcc_f32x4 d2_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)d2_v0 & mask2_v0) | ((vcc_u32x4)t2_v & ~mask2_v0));
                    const vcc_f32x4 d2_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)d2_v1 & mask2_v1) | ((vcc_u32x4)t2_v & ~mask2_v1));
                    const vcc_f32x4 a_v0 = d2_on_v0 + t4_v;
                    const vcc_f32x4 a_v1 = d2_on_v1 + t4_v;
                    const vcc_u32x4 mask3_v0 = (vcc_u32x4)(a_v0 > t6_v);
                    const vcc_u32x4 mask3_v1 = (vcc_u32x4)(a_v1 > t6_v);
                    const vcc_u32x4 mask4_v0 = mask2_v0 & mask3_v0;
                    const vcc_u32x4 mask4_v1 = mask2_v1 & mask3_v1;
                    const vcc_f32x4 a_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)a_v0 & mask4_v0) | ((vcc_u32x4)t6_v & ~mask4_v0));
                    const vcc_f32x4 a_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)a_v1 & mask4_v1) | ((vcc_u32x4)t6_v & ~mask4_v1));
                    const vcc_f32x4 t3_v0 = t6_v / a_on_v0;
                    const vcc_f32x4 t3_v1 = t6_v / a_on_v1;
                    const vcc_f32x4 r_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t3_v0 & mask3_v0) | ((vcc_u32x4)t6_v & ~mask3_v0));
                    const vcc_f32x4 r_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t3_v1 & mask3_v1) | ((vcc_u32x4)t6_v & ~mask3_v1));
                    const vcc_u64x2 t16_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
                    const int t2 = (t16_v[0] | t16_v[1]) != 0;
                    vcc_f32x4 r2_v0 = t2_v;
                    vcc_f32x4 r2_v1 = t2_v;
                    vcc_i32x4 m_v;
                    vcc_i32x4 m2_v;
                    vcc_f32x4 m_v0;
                    vcc_f32x4 m_v1;
                    vcc_f32x4 m_on_v0;
                    vcc_f32x4 m_on_v1;
                    vcc_f32x4 r_on_v0;
                    vcc_f32x4 r_on_v1;
                    vcc_f32x4 t4_v0;
                    vcc_f32x4 t4_v1;
                    vcc_f32x4 t5_v0;
                    vcc_f32x4 t5_v1;
                    vcc_f32x4 f_v0;
                    vcc_f32x4 f_v1;
                    vcc_f32x4 dx_on_v0;
                    vcc_f32x4 dx_on_v1;
                    vcc_f32x4 t6_v0;
                    vcc_f32x4 t6_v1;
                    vcc_f32x4 sum_x_on_v0;
                    vcc_f32x4 sum_x_on_v1;
                    vcc_f32x4 sum_x5_v0;
                    vcc_f32x4 sum_x5_v1;
                    vcc_f32x4 dy_on_v0;
                    vcc_f32x4 dy_on_v1;
                    vcc_f32x4 t7_v0;
                    vcc_f32x4 t7_v1;
                    vcc_f32x4 sum_y_on_v0;
                    vcc_f32x4 sum_y_on_v1;
                    vcc_f32x4 sum_y5_v0;
                    vcc_f32x4 sum_y5_v1;
                    vcc_f32x4 sum_x6_v0;
                    vcc_f32x4 sum_x6_v1;
                    vcc_f32x4 sum_y6_v0;
                    vcc_f32x4 sum_y6_v1;
                    unsigned int t3;
                    if (t2) {
                        vcc_f32x4 r3_v0 = r_v0;
                        vcc_f32x4 r3_v1 = r_v1;
                        unsigned int i_s = 0u;
                        vcc_f32x4 r4_v0 = t2_v;
                        vcc_f32x4 r4_v1 = t2_v;
                        int more2;
                        do {
                            const vcc_f32x4 a_on2_v0 =
                                (vcc_f32x4)(((vcc_u32x4)a_v0 & mask2_v0) | ((vcc_u32x4)t2_v & ~mask2_v0));
                            const vcc_f32x4 a_on2_v1 =
                                (vcc_f32x4)(((vcc_u32x4)a_v1 & mask2_v1) | ((vcc_u32x4)t2_v & ~mask2_v1));
                            const vcc_f32x4 t8_v0 = t8_v * a_on2_v0;
                            const vcc_f32x4 t8_v1 = t8_v * a_on2_v1;
                            const vcc_f32x4 r_on2_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r3_v0 & mask2_v0) | ((vcc_u32x4)t2_v & ~mask2_v0));
                            const vcc_f32x4 r_on2_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r3_v1 & mask2_v1) | ((vcc_u32x4)t2_v & ~mask2_v1));
                            const vcc_f32x4 t9_v0 = t8_v0 * r_on2_v0;
                            const vcc_f32x4 t9_v1 = t8_v1 * r_on2_v1;
                            const vcc_f32x4 t10_v0 = t9_v0 * r_on2_v0;
                            const vcc_f32x4 t10_v1 = t9_v1 * r_on2_v1;
                            const vcc_f32x4 t11_v0 = t10_v - t10_v0;
                            const vcc_f32x4 t11_v1 = t10_v - t10_v1;
                            const vcc_f32x4 r5_v0 = r_on2_v0 * t11_v0;
                            const vcc_f32x4 r5_v1 = r_on2_v1 * t11_v1;
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
                    m_v = (vcc_i32x4)t11_v;
                    m2_v = (vcc_i32x4)t11_v;
                    m_v0 =
                        (__extension__ (vcc_f32x4){mask2_v0[0] ? (m + (long)(int)j_s)[m_v[0]] : 0,
                        mask2_v0[1] ? (m + (long)(int)j_s)[m_v[1]] : 0,
                        mask2_v0[2] ? (m + (long)(int)j_s)[m_v[2]] : 0,
                        mask2_v0[3] ? (m + (long)(int)j_s)[m_v[3]] : 0});
                    m_v1 =
                        (__extension__ (vcc_f32x4){mask2_v1[0] ? (m + (long)(int)j_s)[m2_v[0]] : 0,
                        mask2_v1[1] ? (m + (long)(int)j_s)[m2_v[1]] : 0,
                        mask2_v1[2] ? (m + (long)(int)j_s)[m2_v[2]] : 0,
                        mask2_v1[3] ? (m + (long)(int)j_s)[m2_v[3]] : 0});
                    m_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)m_v0 & mask2_v0) | ((vcc_u32x4)t2_v & ~mask2_v0));
                    m_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)m_v1 & mask2_v1) | ((vcc_u32x4)t2_v & ~mask2_v1));
                    r_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)r2_v0 & mask2_v0) | ((vcc_u32x4)t2_v & ~mask2_v0));
                    r_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)r2_v1 & mask2_v1) | ((vcc_u32x4)t2_v & ~mask2_v1));
                    t4_v0 = m_on_v0 * r_on_v0;
                    t4_v1 = m_on_v1 * r_on_v1;
                    t5_v0 = t4_v0 * r_on_v0;
                    t5_v1 = t4_v1 * r_on_v1;
                    f_v0 = t5_v0 * r_on_v0;
                    f_v1 = t5_v1 * r_on_v1;
                    dx_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)dx_v0 & mask2_v0) | ((vcc_u32x4)t2_v & ~mask2_v0));
                    dx_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)dx_v1 & mask2_v1) | ((vcc_u32x4)t2_v & ~mask2_v1));
                    t6_v0 = f_v0 * dx_on_v0;
                    t6_v1 = f_v1 * dx_on_v1;
                    sum_x_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sum_x3_v0 & mask2_v0) | ((vcc_u32x4)t2_v & ~mask2_v0));
                    sum_x_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sum_x3_v1 & mask2_v1) | ((vcc_u32x4)t2_v & ~mask2_v1));
                    sum_x5_v0 = sum_x_on_v0 + t6_v0;
                    sum_x5_v1 = sum_x_on_v1 + t6_v1;
                    dy_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)dy_v0 & mask2_v0) | ((vcc_u32x4)t2_v & ~mask2_v0));
                    dy_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)dy_v1 & mask2_v1) | ((vcc_u32x4)t2_v & ~mask2_v1));
                    t7_v0 = f_v0 * dy_on_v0;
                    t7_v1 = f_v1 * dy_on_v1;
                    sum_y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sum_y3_v0 & mask2_v0) | ((vcc_u32x4)t2_v & ~mask2_v0));
                    sum_y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sum_y3_v1 & mask2_v1) | ((vcc_u32x4)t2_v & ~mask2_v1));
                    sum_y5_v0 = sum_y_on_v0 + t7_v0;
                    sum_y5_v1 = sum_y_on_v1 + t7_v1;
                    sum_x6_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sum_x3_v0 & mask_v0) | ((vcc_u32x4)sum_x5_v0 & ~mask_v0));
                    sum_x6_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sum_x3_v1 & mask_v1) | ((vcc_u32x4)sum_x5_v1 & ~mask_v1));
                    sum_y6_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sum_y3_v0 & mask_v0) | ((vcc_u32x4)sum_y5_v0 & ~mask_v0));
                    sum_y6_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sum_y3_v1 & mask_v1) | ((vcc_u32x4)sum_y5_v1 & ~mask_v1));
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
            sum_x2_v0 = (vcc_f32x4)(((vcc_u32x4)sum_x_v0 & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
            sum_x2_v1 = (vcc_f32x4)(((vcc_u32x4)sum_x_v1 & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
            *(vcc_f32x4 *)(void *)(ax + k2) = sum_x2_v0;
            *(vcc_f32x4 *)(void *)(ax + k2 + 4) = sum_x2_v1;
            sum_y2_v0 = (vcc_f32x4)(((vcc_u32x4)sum_y_v0 & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
            sum_y2_v1 = (vcc_f32x4)(((vcc_u32x4)sum_y_v1 & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
            *(vcc_f32x4 *)(void *)(ay + k2) = sum_y2_v0;
            *(vcc_f32x4 *)(void *)(ay + k2 + 4) = sum_y2_v1;
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
