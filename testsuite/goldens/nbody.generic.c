/* vcc 0.1.0 wrote this from nbody.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void nbody(int n, const float *x, const float *y, const float *m, float *ax, float *ay)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 39: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const int t = 0 < n;
        const float t3_v = (float)0.01f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)1.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)0.5f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)1.5f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k2 + 4);
            const vcc_f32x4 x_v2 = *(const vcc_f32x4 *)(const void *)(x + k2 + 8);
            const vcc_f32x4 x_v3 = *(const vcc_f32x4 *)(const void *)(x + k2 + 12);
            const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)(y + k2);
            const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)(y + k2 + 4);
            const vcc_f32x4 y_v2 = *(const vcc_f32x4 *)(const void *)(y + k2 + 8);
            const vcc_f32x4 y_v3 = *(const vcc_f32x4 *)(const void *)(y + k2 + 12);
            vcc_f32x4 sum_x_v0 = t2_v;
            vcc_f32x4 sum_x_v1 = t2_v;
            vcc_f32x4 sum_x_v2 = t2_v;
            vcc_f32x4 sum_x_v3 = t2_v;
            vcc_f32x4 sum_y_v0 = t2_v;
            vcc_f32x4 sum_y_v1 = t2_v;
            vcc_f32x4 sum_y_v2 = t2_v;
            vcc_f32x4 sum_y_v3 = t2_v;
            if (t) {
                unsigned int j_s = 0u;
                vcc_f32x4 sum_x2_v0 = t2_v;
                vcc_f32x4 sum_x2_v1 = t2_v;
                vcc_f32x4 sum_x2_v2 = t2_v;
                vcc_f32x4 sum_x2_v3 = t2_v;
                vcc_f32x4 sum_y2_v0 = t2_v;
                vcc_f32x4 sum_y2_v1 = t2_v;
                vcc_f32x4 sum_y2_v2 = t2_v;
                vcc_f32x4 sum_y2_v3 = t2_v;
                int more;
                do {
                    const float x_s = x[(long)(int)j_s];
                    const float t21_v = (float)x_s;
                    const vcc_f32x4 t22_v = __extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v};
                    const vcc_f32x4 dx_v0 = t22_v - x_v0;
                    const vcc_f32x4 dx_v1 = t22_v - x_v1;
                    const vcc_f32x4 dx_v2 = t22_v - x_v2;
                    const vcc_f32x4 dx_v3 = t22_v - x_v3;
                    const float y_s = y[(long)(int)j_s];
                    const float t23_v = (float)y_s;
                    const vcc_f32x4 t24_v = __extension__ (vcc_f32x4){t23_v, t23_v, t23_v, t23_v};
                    const vcc_f32x4 dy_v0 = t24_v - y_v0;
                    const vcc_f32x4 dy_v1 = t24_v - y_v1;
                    const vcc_f32x4 dy_v2 = t24_v - y_v2;
                    const vcc_f32x4 dy_v3 = t24_v - y_v3;
                    const vcc_f32x4 t_v0 = dx_v0 * dx_v0;
                    const vcc_f32x4 t_v1 = dx_v1 * dx_v1;
                    const vcc_f32x4 t_v2 = dx_v2 * dx_v2;
                    const vcc_f32x4 t_v3 = dx_v3 * dx_v3;
                    const vcc_f32x4 t2_v0 = dy_v0 * dy_v0;
                    const vcc_f32x4 t2_v1 = dy_v1 * dy_v1;
                    const vcc_f32x4 t2_v2 = dy_v2 * dy_v2;
                    const vcc_f32x4 t2_v3 = dy_v3 * dy_v3;
                    const vcc_f32x4 d2_v0 = t_v0 + t2_v0;
                    const vcc_f32x4 d2_v1 = t_v1 + t2_v1;
                    const vcc_f32x4 d2_v2 = t_v2 + t2_v2;
                    const vcc_f32x4 d2_v3 = t_v3 + t2_v3;
                    const vcc_u32x4 mask_v0 = (vcc_u32x4)(d2_v0 == t2_v);
                    const vcc_u32x4 mask_v1 = (vcc_u32x4)(d2_v1 == t2_v);
                    const vcc_u32x4 mask_v2 = (vcc_u32x4)(d2_v2 == t2_v);
                    const vcc_u32x4 mask_v3 = (vcc_u32x4)(d2_v3 == t2_v);
                    const vcc_u32x4 mask2_v0 = ~mask_v0;
                    const vcc_u32x4 mask2_v1 = ~mask_v1;
                    const vcc_u32x4 mask2_v2 = ~mask_v2;
                    const vcc_u32x4 mask2_v3 = ~mask_v3;
                    const vcc_u64x2 all_v =
                        (vcc_u64x2)(mask2_v0 & mask2_v1 & (mask2_v2 & mask2_v3));
                    const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
                    vcc_f32x4 sum_x3_v0;
                    vcc_f32x4 sum_x3_v1;
                    vcc_f32x4 sum_x3_v2;
                    vcc_f32x4 sum_x3_v3;
                    vcc_f32x4 sum_y3_v0;
                    vcc_f32x4 sum_y3_v1;
                    vcc_f32x4 sum_y3_v2;
                    vcc_f32x4 sum_y3_v3;
                    if (all) {
                        const vcc_f32x4 a_v0 = d2_v0 + t4_v;
                        const vcc_f32x4 a_v1 = d2_v1 + t4_v;
                        const vcc_f32x4 a_v2 = d2_v2 + t4_v;
                        const vcc_f32x4 a_v3 = d2_v3 + t4_v;
                        const vcc_u32x4 mask3_v0 = (vcc_u32x4)(a_v0 > t6_v);
                        const vcc_u32x4 mask3_v1 = (vcc_u32x4)(a_v1 > t6_v);
                        const vcc_u32x4 mask3_v2 = (vcc_u32x4)(a_v2 > t6_v);
                        const vcc_u32x4 mask3_v3 = (vcc_u32x4)(a_v3 > t6_v);
                        const vcc_f32x4 a_on_v0 =
                            (vcc_f32x4)(((vcc_u32x4)a_v0 & mask3_v0)
                            | ((vcc_u32x4)t6_v & ~mask3_v0));
                        const vcc_f32x4 a_on_v1 =
                            (vcc_f32x4)(((vcc_u32x4)a_v1 & mask3_v1)
                            | ((vcc_u32x4)t6_v & ~mask3_v1));
                        const vcc_f32x4 a_on_v2 =
                            (vcc_f32x4)(((vcc_u32x4)a_v2 & mask3_v2)
                            | ((vcc_u32x4)t6_v & ~mask3_v2));
                        const vcc_f32x4 a_on_v3 =
                            (vcc_f32x4)(((vcc_u32x4)a_v3 & mask3_v3)
                            | ((vcc_u32x4)t6_v & ~mask3_v3));
                        const vcc_f32x4 t3_v0 = t6_v / a_on_v0;
                        const vcc_f32x4 t3_v1 = t6_v / a_on_v1;
                        const vcc_f32x4 t3_v2 = t6_v / a_on_v2;
                        const vcc_f32x4 t3_v3 = t6_v / a_on_v3;
                        const vcc_f32x4 r_v0 =
                            (vcc_f32x4)(((vcc_u32x4)t3_v0 & mask3_v0)
                            | ((vcc_u32x4)t6_v & ~mask3_v0));
                        const vcc_f32x4 r_v1 =
                            (vcc_f32x4)(((vcc_u32x4)t3_v1 & mask3_v1)
                            | ((vcc_u32x4)t6_v & ~mask3_v1));
                        const vcc_f32x4 r_v2 =
                            (vcc_f32x4)(((vcc_u32x4)t3_v2 & mask3_v2)
                            | ((vcc_u32x4)t6_v & ~mask3_v2));
                        const vcc_f32x4 r_v3 =
                            (vcc_f32x4)(((vcc_u32x4)t3_v3 & mask3_v3)
                            | ((vcc_u32x4)t6_v & ~mask3_v3));
                        const vcc_f32x4 t4_v0 = t8_v * a_v0;
                        const vcc_f32x4 t4_v1 = t8_v * a_v1;
                        const vcc_f32x4 t4_v2 = t8_v * a_v2;
                        const vcc_f32x4 t4_v3 = t8_v * a_v3;
                        vcc_f32x4 r2_v0 = r_v0;
                        vcc_f32x4 r2_v1 = r_v1;
                        vcc_f32x4 r2_v2 = r_v2;
                        vcc_f32x4 r2_v3 = r_v3;
                        unsigned int i_s = 0u;
                        int more2;
                        do {
                            const vcc_f32x4 t9_v0 = t4_v0 * r2_v0;
                            const vcc_f32x4 t9_v1 = t4_v1 * r2_v1;
                            const vcc_f32x4 t9_v2 = t4_v2 * r2_v2;
                            const vcc_f32x4 t9_v3 = t4_v3 * r2_v3;
                            const vcc_f32x4 t10_v0 = t9_v0 * r2_v0;
                            const vcc_f32x4 t10_v1 = t9_v1 * r2_v1;
                            const vcc_f32x4 t10_v2 = t9_v2 * r2_v2;
                            const vcc_f32x4 t10_v3 = t9_v3 * r2_v3;
                            const vcc_f32x4 t11_v0 = t10_v - t10_v0;
                            const vcc_f32x4 t11_v1 = t10_v - t10_v1;
                            const vcc_f32x4 t11_v2 = t10_v - t10_v2;
                            const vcc_f32x4 t11_v3 = t10_v - t10_v3;
                            const vcc_f32x4 r3_v0 = r2_v0 * t11_v0;
                            const vcc_f32x4 r3_v1 = r2_v1 * t11_v1;
                            const vcc_f32x4 r3_v2 = r2_v2 * t11_v2;
                            const vcc_f32x4 r3_v3 = r2_v3 * t11_v3;
                            const unsigned int t3 = i_s + 1u;
                            more2 = (int)t3 < 8;
                            r2_v0 = r3_v0;
                            r2_v1 = r3_v1;
                            r2_v2 = r3_v2;
                            r2_v3 = r3_v3;
                            i_s = t3;
                        } while (more2);
                        const float m_s = m[(long)(int)j_s];
                        const float m_v = (float)m_s;
                        const vcc_f32x4 m2_v = __extension__ (vcc_f32x4){m_v, m_v, m_v, m_v};
                        const vcc_f32x4 t5_v0 = m2_v * r2_v0;
                        const vcc_f32x4 t5_v1 = m2_v * r2_v1;
                        const vcc_f32x4 t5_v2 = m2_v * r2_v2;
                        const vcc_f32x4 t5_v3 = m2_v * r2_v3;
                        const vcc_f32x4 t6_v0 = t5_v0 * r2_v0;
                        const vcc_f32x4 t6_v1 = t5_v1 * r2_v1;
                        const vcc_f32x4 t6_v2 = t5_v2 * r2_v2;
                        const vcc_f32x4 t6_v3 = t5_v3 * r2_v3;
                        const vcc_f32x4 f_v0 = t6_v0 * r2_v0;
                        const vcc_f32x4 f_v1 = t6_v1 * r2_v1;
                        const vcc_f32x4 f_v2 = t6_v2 * r2_v2;
                        const vcc_f32x4 f_v3 = t6_v3 * r2_v3;
                        const vcc_f32x4 t7_v0 = f_v0 * dx_v0;
                        const vcc_f32x4 t7_v1 = f_v1 * dx_v1;
                        const vcc_f32x4 t7_v2 = f_v2 * dx_v2;
                        const vcc_f32x4 t7_v3 = f_v3 * dx_v3;
                        const vcc_f32x4 sum_x4_v0 = sum_x2_v0 + t7_v0;
                        const vcc_f32x4 sum_x4_v1 = sum_x2_v1 + t7_v1;
                        const vcc_f32x4 sum_x4_v2 = sum_x2_v2 + t7_v2;
                        const vcc_f32x4 sum_x4_v3 = sum_x2_v3 + t7_v3;
                        const vcc_f32x4 t8_v0 = f_v0 * dy_v0;
                        const vcc_f32x4 t8_v1 = f_v1 * dy_v1;
                        const vcc_f32x4 t8_v2 = f_v2 * dy_v2;
                        const vcc_f32x4 t8_v3 = f_v3 * dy_v3;
                        const vcc_f32x4 sum_y4_v0 = sum_y2_v0 + t8_v0;
                        const vcc_f32x4 sum_y4_v1 = sum_y2_v1 + t8_v1;
                        const vcc_f32x4 sum_y4_v2 = sum_y2_v2 + t8_v2;
                        const vcc_f32x4 sum_y4_v3 = sum_y2_v3 + t8_v3;
                        sum_x3_v0 = sum_x4_v0;
                        sum_x3_v1 = sum_x4_v1;
                        sum_x3_v2 = sum_x4_v2;
                        sum_x3_v3 = sum_x4_v3;
                        sum_y3_v0 = sum_y4_v0;
                        sum_y3_v1 = sum_y4_v1;
                        sum_y3_v2 = sum_y4_v2;
                        sum_y3_v3 = sum_y4_v3;
                    } else {
                        const vcc_u64x2 any_v =
                            (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
                        const int any = (any_v[0] | any_v[1]) != 0;
                        if (any) {
                            const vcc_f32x4 d2_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)d2_v0 & mask2_v0)
                                | ((vcc_u32x4)t2_v & ~mask2_v0));
                            const vcc_f32x4 d2_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)d2_v1 & mask2_v1)
                                | ((vcc_u32x4)t2_v & ~mask2_v1));
                            const vcc_f32x4 d2_on_v2 =
                                (vcc_f32x4)(((vcc_u32x4)d2_v2 & mask2_v2)
                                | ((vcc_u32x4)t2_v & ~mask2_v2));
                            const vcc_f32x4 d2_on_v3 =
                                (vcc_f32x4)(((vcc_u32x4)d2_v3 & mask2_v3)
                                | ((vcc_u32x4)t2_v & ~mask2_v3));
                            const vcc_f32x4 a2_v0 = d2_on_v0 + t4_v;
                            const vcc_f32x4 a2_v1 = d2_on_v1 + t4_v;
                            const vcc_f32x4 a2_v2 = d2_on_v2 + t4_v;
                            const vcc_f32x4 a2_v3 = d2_on_v3 + t4_v;
                            const vcc_u32x4 mask4_v0 = (vcc_u32x4)(a2_v0 > t6_v);
                            const vcc_u32x4 mask4_v1 = (vcc_u32x4)(a2_v1 > t6_v);
                            const vcc_u32x4 mask4_v2 = (vcc_u32x4)(a2_v2 > t6_v);
                            const vcc_u32x4 mask4_v3 = (vcc_u32x4)(a2_v3 > t6_v);
                            const vcc_u32x4 mask5_v0 = mask2_v0 & mask4_v0;
                            const vcc_u32x4 mask5_v1 = mask2_v1 & mask4_v1;
                            const vcc_u32x4 mask5_v2 = mask2_v2 & mask4_v2;
                            const vcc_u32x4 mask5_v3 = mask2_v3 & mask4_v3;
                            const vcc_f32x4 a_on2_v0 =
                                (vcc_f32x4)(((vcc_u32x4)a2_v0 & mask5_v0)
                                | ((vcc_u32x4)t6_v & ~mask5_v0));
                            const vcc_f32x4 a_on2_v1 =
                                (vcc_f32x4)(((vcc_u32x4)a2_v1 & mask5_v1)
                                | ((vcc_u32x4)t6_v & ~mask5_v1));
                            const vcc_f32x4 a_on2_v2 =
                                (vcc_f32x4)(((vcc_u32x4)a2_v2 & mask5_v2)
                                | ((vcc_u32x4)t6_v & ~mask5_v2));
                            const vcc_f32x4 a_on2_v3 =
                                (vcc_f32x4)(((vcc_u32x4)a2_v3 & mask5_v3)
                                | ((vcc_u32x4)t6_v & ~mask5_v3));
                            const vcc_f32x4 t12_v0 = t6_v / a_on2_v0;
                            const vcc_f32x4 t12_v1 = t6_v / a_on2_v1;
                            const vcc_f32x4 t12_v2 = t6_v / a_on2_v2;
                            const vcc_f32x4 t12_v3 = t6_v / a_on2_v3;
                            const vcc_f32x4 r4_v0 =
                                (vcc_f32x4)(((vcc_u32x4)t12_v0 & mask4_v0)
                                | ((vcc_u32x4)t6_v & ~mask4_v0));
                            const vcc_f32x4 r4_v1 =
                                (vcc_f32x4)(((vcc_u32x4)t12_v1 & mask4_v1)
                                | ((vcc_u32x4)t6_v & ~mask4_v1));
                            const vcc_f32x4 r4_v2 =
                                (vcc_f32x4)(((vcc_u32x4)t12_v2 & mask4_v2)
                                | ((vcc_u32x4)t6_v & ~mask4_v2));
                            const vcc_f32x4 r4_v3 =
                                (vcc_f32x4)(((vcc_u32x4)t12_v3 & mask4_v3)
                                | ((vcc_u32x4)t6_v & ~mask4_v3));
                            const vcc_f32x4 t13_v0 = t8_v * a2_v0;
                            const vcc_f32x4 t13_v1 = t8_v * a2_v1;
                            const vcc_f32x4 t13_v2 = t8_v * a2_v2;
                            const vcc_f32x4 t13_v3 = t8_v * a2_v3;
                            vcc_f32x4 r5_v0 = r4_v0;
                            vcc_f32x4 r5_v1 = r4_v1;
                            vcc_f32x4 r5_v2 = r4_v2;
                            vcc_f32x4 r5_v3 = r4_v3;
                            unsigned int i_s2 = 0u;
                            int more3;
                            do {
                                const vcc_f32x4 t20_v0 =
                                    (vcc_f32x4)(((vcc_u32x4)t13_v0 & mask2_v0)
                                    | ((vcc_u32x4)t2_v & ~mask2_v0));
                                const vcc_f32x4 t20_v1 =
                                    (vcc_f32x4)(((vcc_u32x4)t13_v1 & mask2_v1)
                                    | ((vcc_u32x4)t2_v & ~mask2_v1));
                                const vcc_f32x4 t20_v2 =
                                    (vcc_f32x4)(((vcc_u32x4)t13_v2 & mask2_v2)
                                    | ((vcc_u32x4)t2_v & ~mask2_v2));
                                const vcc_f32x4 t20_v3 =
                                    (vcc_f32x4)(((vcc_u32x4)t13_v3 & mask2_v3)
                                    | ((vcc_u32x4)t2_v & ~mask2_v3));
                                const vcc_f32x4 r_on2_v0 =
                                    (vcc_f32x4)(((vcc_u32x4)r5_v0 & mask2_v0)
                                    | ((vcc_u32x4)t2_v & ~mask2_v0));
                                const vcc_f32x4 r_on2_v1 =
                                    (vcc_f32x4)(((vcc_u32x4)r5_v1 & mask2_v1)
                                    | ((vcc_u32x4)t2_v & ~mask2_v1));
                                const vcc_f32x4 r_on2_v2 =
                                    (vcc_f32x4)(((vcc_u32x4)r5_v2 & mask2_v2)
                                    | ((vcc_u32x4)t2_v & ~mask2_v2));
                                const vcc_f32x4 r_on2_v3 =
                                    (vcc_f32x4)(((vcc_u32x4)r5_v3 & mask2_v3)
                                    | ((vcc_u32x4)t2_v & ~mask2_v3));
                                const vcc_f32x4 t21_v0 = t20_v0 * r_on2_v0;
                                const vcc_f32x4 t21_v1 = t20_v1 * r_on2_v1;
                                const vcc_f32x4 t21_v2 = t20_v2 * r_on2_v2;
                                const vcc_f32x4 t21_v3 = t20_v3 * r_on2_v3;
                                const vcc_f32x4 t22_v0 = t21_v0 * r_on2_v0;
                                const vcc_f32x4 t22_v1 = t21_v1 * r_on2_v1;
                                const vcc_f32x4 t22_v2 = t21_v2 * r_on2_v2;
                                const vcc_f32x4 t22_v3 = t21_v3 * r_on2_v3;
                                const vcc_f32x4 t23_v0 = t10_v - t22_v0;
                                const vcc_f32x4 t23_v1 = t10_v - t22_v1;
                                const vcc_f32x4 t23_v2 = t10_v - t22_v2;
                                const vcc_f32x4 t23_v3 = t10_v - t22_v3;
                                const vcc_f32x4 r6_v0 = r_on2_v0 * t23_v0;
                                const vcc_f32x4 r6_v1 = r_on2_v1 * t23_v1;
                                const vcc_f32x4 r6_v2 = r_on2_v2 * t23_v2;
                                const vcc_f32x4 r6_v3 = r_on2_v3 * t23_v3;
                                const unsigned int t4 = i_s2 + 1u;
                                more3 = (int)t4 < 8;
                                r5_v0 = r6_v0;
                                r5_v1 = r6_v1;
                                r5_v2 = r6_v2;
                                r5_v3 = r6_v3;
                                i_s2 = t4;
                            } while (more3);
                            const float m_s2 = m[(long)(int)j_s];
                            const float m3_v = (float)m_s2;
                            const vcc_f32x4 m4_v = __extension__ (vcc_f32x4){m3_v, m3_v, m3_v,
                                m3_v};
                            const vcc_f32x4 m_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)m4_v & mask2_v0)
                                | ((vcc_u32x4)t2_v & ~mask2_v0));
                            const vcc_f32x4 m_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)m4_v & mask2_v1)
                                | ((vcc_u32x4)t2_v & ~mask2_v1));
                            const vcc_f32x4 m_on_v2 =
                                (vcc_f32x4)(((vcc_u32x4)m4_v & mask2_v2)
                                | ((vcc_u32x4)t2_v & ~mask2_v2));
                            const vcc_f32x4 m_on_v3 =
                                (vcc_f32x4)(((vcc_u32x4)m4_v & mask2_v3)
                                | ((vcc_u32x4)t2_v & ~mask2_v3));
                            const vcc_f32x4 r_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r5_v0 & mask2_v0)
                                | ((vcc_u32x4)t2_v & ~mask2_v0));
                            const vcc_f32x4 r_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r5_v1 & mask2_v1)
                                | ((vcc_u32x4)t2_v & ~mask2_v1));
                            const vcc_f32x4 r_on_v2 =
                                (vcc_f32x4)(((vcc_u32x4)r5_v2 & mask2_v2)
                                | ((vcc_u32x4)t2_v & ~mask2_v2));
                            const vcc_f32x4 r_on_v3 =
                                (vcc_f32x4)(((vcc_u32x4)r5_v3 & mask2_v3)
                                | ((vcc_u32x4)t2_v & ~mask2_v3));
                            const vcc_f32x4 t14_v0 = m_on_v0 * r_on_v0;
                            const vcc_f32x4 t14_v1 = m_on_v1 * r_on_v1;
                            const vcc_f32x4 t14_v2 = m_on_v2 * r_on_v2;
                            const vcc_f32x4 t14_v3 = m_on_v3 * r_on_v3;
                            const vcc_f32x4 t15_v0 = t14_v0 * r_on_v0;
                            const vcc_f32x4 t15_v1 = t14_v1 * r_on_v1;
                            const vcc_f32x4 t15_v2 = t14_v2 * r_on_v2;
                            const vcc_f32x4 t15_v3 = t14_v3 * r_on_v3;
                            const vcc_f32x4 f2_v0 = t15_v0 * r_on_v0;
                            const vcc_f32x4 f2_v1 = t15_v1 * r_on_v1;
                            const vcc_f32x4 f2_v2 = t15_v2 * r_on_v2;
                            const vcc_f32x4 f2_v3 = t15_v3 * r_on_v3;
                            const vcc_f32x4 dx_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)dx_v0 & mask2_v0)
                                | ((vcc_u32x4)t2_v & ~mask2_v0));
                            const vcc_f32x4 dx_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)dx_v1 & mask2_v1)
                                | ((vcc_u32x4)t2_v & ~mask2_v1));
                            const vcc_f32x4 dx_on_v2 =
                                (vcc_f32x4)(((vcc_u32x4)dx_v2 & mask2_v2)
                                | ((vcc_u32x4)t2_v & ~mask2_v2));
                            const vcc_f32x4 dx_on_v3 =
                                (vcc_f32x4)(((vcc_u32x4)dx_v3 & mask2_v3)
                                | ((vcc_u32x4)t2_v & ~mask2_v3));
                            const vcc_f32x4 t16_v0 = f2_v0 * dx_on_v0;
                            const vcc_f32x4 t16_v1 = f2_v1 * dx_on_v1;
                            const vcc_f32x4 t16_v2 = f2_v2 * dx_on_v2;
                            const vcc_f32x4 t16_v3 = f2_v3 * dx_on_v3;
                            const vcc_f32x4 sum_x_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)sum_x2_v0 & mask2_v0)
                                | ((vcc_u32x4)t2_v & ~mask2_v0));
                            const vcc_f32x4 sum_x_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)sum_x2_v1 & mask2_v1)
                                | ((vcc_u32x4)t2_v & ~mask2_v1));
                            const vcc_f32x4 sum_x_on_v2 =
                                (vcc_f32x4)(((vcc_u32x4)sum_x2_v2 & mask2_v2)
                                | ((vcc_u32x4)t2_v & ~mask2_v2));
                            const vcc_f32x4 sum_x_on_v3 =
                                (vcc_f32x4)(((vcc_u32x4)sum_x2_v3 & mask2_v3)
                                | ((vcc_u32x4)t2_v & ~mask2_v3));
                            const vcc_f32x4 sum_x5_v0 = sum_x_on_v0 + t16_v0;
                            const vcc_f32x4 sum_x5_v1 = sum_x_on_v1 + t16_v1;
                            const vcc_f32x4 sum_x5_v2 = sum_x_on_v2 + t16_v2;
                            const vcc_f32x4 sum_x5_v3 = sum_x_on_v3 + t16_v3;
                            const vcc_f32x4 dy_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)dy_v0 & mask2_v0)
                                | ((vcc_u32x4)t2_v & ~mask2_v0));
                            const vcc_f32x4 dy_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)dy_v1 & mask2_v1)
                                | ((vcc_u32x4)t2_v & ~mask2_v1));
                            const vcc_f32x4 dy_on_v2 =
                                (vcc_f32x4)(((vcc_u32x4)dy_v2 & mask2_v2)
                                | ((vcc_u32x4)t2_v & ~mask2_v2));
                            const vcc_f32x4 dy_on_v3 =
                                (vcc_f32x4)(((vcc_u32x4)dy_v3 & mask2_v3)
                                | ((vcc_u32x4)t2_v & ~mask2_v3));
                            const vcc_f32x4 t17_v0 = f2_v0 * dy_on_v0;
                            const vcc_f32x4 t17_v1 = f2_v1 * dy_on_v1;
                            const vcc_f32x4 t17_v2 = f2_v2 * dy_on_v2;
                            const vcc_f32x4 t17_v3 = f2_v3 * dy_on_v3;
                            const vcc_f32x4 sum_y_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)sum_y2_v0 & mask2_v0)
                                | ((vcc_u32x4)t2_v & ~mask2_v0));
                            const vcc_f32x4 sum_y_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)sum_y2_v1 & mask2_v1)
                                | ((vcc_u32x4)t2_v & ~mask2_v1));
                            const vcc_f32x4 sum_y_on_v2 =
                                (vcc_f32x4)(((vcc_u32x4)sum_y2_v2 & mask2_v2)
                                | ((vcc_u32x4)t2_v & ~mask2_v2));
                            const vcc_f32x4 sum_y_on_v3 =
                                (vcc_f32x4)(((vcc_u32x4)sum_y2_v3 & mask2_v3)
                                | ((vcc_u32x4)t2_v & ~mask2_v3));
                            const vcc_f32x4 sum_y5_v0 = sum_y_on_v0 + t17_v0;
                            const vcc_f32x4 sum_y5_v1 = sum_y_on_v1 + t17_v1;
                            const vcc_f32x4 sum_y5_v2 = sum_y_on_v2 + t17_v2;
                            const vcc_f32x4 sum_y5_v3 = sum_y_on_v3 + t17_v3;
                            const vcc_f32x4 t18_v0 =
                                (vcc_f32x4)(((vcc_u32x4)sum_x5_v0 & mask2_v0)
                                | ((vcc_u32x4)sum_x2_v0 & ~mask2_v0));
                            const vcc_f32x4 t18_v1 =
                                (vcc_f32x4)(((vcc_u32x4)sum_x5_v1 & mask2_v1)
                                | ((vcc_u32x4)sum_x2_v1 & ~mask2_v1));
                            const vcc_f32x4 t18_v2 =
                                (vcc_f32x4)(((vcc_u32x4)sum_x5_v2 & mask2_v2)
                                | ((vcc_u32x4)sum_x2_v2 & ~mask2_v2));
                            const vcc_f32x4 t18_v3 =
                                (vcc_f32x4)(((vcc_u32x4)sum_x5_v3 & mask2_v3)
                                | ((vcc_u32x4)sum_x2_v3 & ~mask2_v3));
                            const vcc_f32x4 t19_v0 =
                                (vcc_f32x4)(((vcc_u32x4)sum_y5_v0 & mask2_v0)
                                | ((vcc_u32x4)sum_y2_v0 & ~mask2_v0));
                            const vcc_f32x4 t19_v1 =
                                (vcc_f32x4)(((vcc_u32x4)sum_y5_v1 & mask2_v1)
                                | ((vcc_u32x4)sum_y2_v1 & ~mask2_v1));
                            const vcc_f32x4 t19_v2 =
                                (vcc_f32x4)(((vcc_u32x4)sum_y5_v2 & mask2_v2)
                                | ((vcc_u32x4)sum_y2_v2 & ~mask2_v2));
                            const vcc_f32x4 t19_v3 =
                                (vcc_f32x4)(((vcc_u32x4)sum_y5_v3 & mask2_v3)
                                | ((vcc_u32x4)sum_y2_v3 & ~mask2_v3));
                            sum_x2_v0 = t18_v0;
                            sum_x2_v1 = t18_v1;
                            sum_x2_v2 = t18_v2;
                            sum_x2_v3 = t18_v3;
                            sum_y2_v0 = t19_v0;
                            sum_y2_v1 = t19_v1;
                            sum_y2_v2 = t19_v2;
                            sum_y2_v3 = t19_v3;
                        }
                        sum_x3_v0 = sum_x2_v0;
                        sum_x3_v1 = sum_x2_v1;
                        sum_x3_v2 = sum_x2_v2;
                        sum_x3_v3 = sum_x2_v3;
                        sum_y3_v0 = sum_y2_v0;
                        sum_y3_v1 = sum_y2_v1;
                        sum_y3_v2 = sum_y2_v2;
                        sum_y3_v3 = sum_y2_v3;
                    }
                    const unsigned int t2 = j_s + 1u;
                    more = (int)t2 < n;
                    j_s = t2;
                    sum_x2_v0 = sum_x3_v0;
                    sum_x2_v1 = sum_x3_v1;
                    sum_x2_v2 = sum_x3_v2;
                    sum_x2_v3 = sum_x3_v3;
                    sum_y2_v0 = sum_y3_v0;
                    sum_y2_v1 = sum_y3_v1;
                    sum_y2_v2 = sum_y3_v2;
                    sum_y2_v3 = sum_y3_v3;
                } while (more);
                sum_x_v0 = sum_x2_v0;
                sum_x_v1 = sum_x2_v1;
                sum_x_v2 = sum_x2_v2;
                sum_x_v3 = sum_x2_v3;
                sum_y_v0 = sum_y2_v0;
                sum_y_v1 = sum_y2_v1;
                sum_y_v2 = sum_y2_v2;
                sum_y_v3 = sum_y2_v3;
            }
            *(vcc_f32x4 *)(void *)(ax + k2) = sum_x_v0;
            *(vcc_f32x4 *)(void *)(ax + k2 + 4) = sum_x_v1;
            *(vcc_f32x4 *)(void *)(ax + k2 + 8) = sum_x_v2;
            *(vcc_f32x4 *)(void *)(ax + k2 + 12) = sum_x_v3;
            *(vcc_f32x4 *)(void *)(ay + k2) = sum_y_v0;
            *(vcc_f32x4 *)(void *)(ay + k2 + 4) = sum_y_v1;
            *(vcc_f32x4 *)(void *)(ay + k2 + 8) = sum_y_v2;
            *(vcc_f32x4 *)(void *)(ay + k2 + 12) = sum_y_v3;
        }
        const float t11_v = (float)0.0f;
        const vcc_f32x4 t12_v = __extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v};
        const float t13_v = (float)0.01f;
        const vcc_f32x4 t14_v = __extension__ (vcc_f32x4){t13_v, t13_v, t13_v, t13_v};
        const float t15_v = (float)1.0f;
        const vcc_f32x4 t16_v = __extension__ (vcc_f32x4){t15_v, t15_v, t15_v, t15_v};
        const float t17_v = (float)0.5f;
        const vcc_f32x4 t18_v = __extension__ (vcc_f32x4){t17_v, t17_v, t17_v, t17_v};
        const float t19_v = (float)1.5f;
        const vcc_f32x4 t20_v = __extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k2);
            vcc_f32x4 sum_x_v = t12_v;
            vcc_f32x4 sum_y_v = t12_v;
            if (t) {
                unsigned int j_s2 = 0u;
                vcc_f32x4 sum_x2_v = t12_v;
                vcc_f32x4 sum_y2_v = t12_v;
                int more4;
                do {
                    const float x_s2 = x[(long)(int)j_s2];
                    const float t25_v = (float)x_s2;
                    const vcc_f32x4 t26_v = __extension__ (vcc_f32x4){t25_v, t25_v, t25_v, t25_v};
                    const vcc_f32x4 dx_v = t26_v - x_v;
                    const float y_s2 = y[(long)(int)j_s2];
                    const float t27_v = (float)y_s2;
                    const vcc_f32x4 t28_v = __extension__ (vcc_f32x4){t27_v, t27_v, t27_v, t27_v};
                    const vcc_f32x4 dy_v = t28_v - y_v;
                    const vcc_f32x4 d2_v = dx_v * dx_v + dy_v * dy_v;
                    const vcc_u32x4 mask_v = ~(vcc_u32x4)(d2_v == t12_v);
                    const vcc_u64x2 all2_v = (vcc_u64x2)mask_v;
                    const int all2 = (all2_v[0] & all2_v[1]) == 18446744073709551615ul;
                    vcc_f32x4 sum_x3_v;
                    vcc_f32x4 sum_y3_v;
                    if (all2) {
                        const vcc_f32x4 a_v = d2_v + t14_v;
                        const vcc_u32x4 mask2_v = (vcc_u32x4)(a_v > t16_v);
                        const vcc_f32x4 a_on_v =
                            (vcc_f32x4)(((vcc_u32x4)a_v & mask2_v) | ((vcc_u32x4)t16_v & ~mask2_v));
                        const vcc_f32x4 t29_v = t16_v / a_on_v;
                        const vcc_f32x4 t30_v = t18_v * a_v;
                        vcc_f32x4 r_v =
                            (vcc_f32x4)(((vcc_u32x4)t29_v & mask2_v)
                            | ((vcc_u32x4)t16_v & ~mask2_v));
                        unsigned int i_s3 = 0u;
                        int more5;
                        do {
                            const unsigned int t6 = i_s3 + 1u;
                            more5 = (int)t6 < 8;
                            r_v = r_v * (t20_v - t30_v * r_v * r_v);
                            i_s3 = t6;
                        } while (more5);
                        const float m_s3 = m[(long)(int)j_s2];
                        const float m5_v = (float)m_s3;
                        const vcc_f32x4 m6_v = __extension__ (vcc_f32x4){m5_v, m5_v, m5_v, m5_v};
                        const vcc_f32x4 f_v = m6_v * r_v * r_v * r_v;
                        sum_x3_v = sum_x2_v + f_v * dx_v;
                        sum_y3_v = sum_y2_v + f_v * dy_v;
                    } else {
                        const vcc_u64x2 any2_v = (vcc_u64x2)mask_v;
                        const int any2 = (any2_v[0] | any2_v[1]) != 0;
                        if (any2) {
                            const vcc_f32x4 d2_on_v =
                                (vcc_f32x4)(((vcc_u32x4)d2_v & mask_v)
                                | ((vcc_u32x4)t12_v & ~mask_v));
                            const vcc_f32x4 a2_v = d2_on_v + t14_v;
                            const vcc_u32x4 mask3_v = (vcc_u32x4)(a2_v > t16_v);
                            const vcc_u32x4 mask4_v = mask_v & mask3_v;
                            const vcc_f32x4 a_on2_v =
                                (vcc_f32x4)(((vcc_u32x4)a2_v & mask4_v)
                                | ((vcc_u32x4)t16_v & ~mask4_v));
                            const vcc_f32x4 t31_v = t16_v / a_on2_v;
                            const vcc_f32x4 t32_v = t18_v * a2_v;
                            vcc_f32x4 r2_v =
                                (vcc_f32x4)(((vcc_u32x4)t31_v & mask3_v)
                                | ((vcc_u32x4)t16_v & ~mask3_v));
                            unsigned int i_s4 = 0u;
                            int more6;
                            do {
                                const vcc_f32x4 r_on2_v =
                                    (vcc_f32x4)(((vcc_u32x4)r2_v & mask_v)
                                    | ((vcc_u32x4)t12_v & ~mask_v));
                                const vcc_f32x4 t33_v =
                                    (vcc_f32x4)(((vcc_u32x4)t32_v & mask_v)
                                    | ((vcc_u32x4)t12_v & ~mask_v));
                                const unsigned int t7 = i_s4 + 1u;
                                more6 = (int)t7 < 8;
                                r2_v = r_on2_v * (t20_v - t33_v * r_on2_v * r_on2_v);
                                i_s4 = t7;
                            } while (more6);
                            const float m_s4 = m[(long)(int)j_s2];
                            const float m7_v = (float)m_s4;
                            const vcc_f32x4 m8_v = __extension__ (vcc_f32x4){m7_v, m7_v, m7_v,
                                m7_v};
                            const vcc_f32x4 r_on_v =
                                (vcc_f32x4)(((vcc_u32x4)r2_v & mask_v)
                                | ((vcc_u32x4)t12_v & ~mask_v));
                            const vcc_f32x4 m_on_v =
                                (vcc_f32x4)(((vcc_u32x4)m8_v & mask_v)
                                | ((vcc_u32x4)t12_v & ~mask_v));
                            const vcc_f32x4 f2_v = m_on_v * r_on_v * r_on_v * r_on_v;
                            const vcc_f32x4 dx_on_v =
                                (vcc_f32x4)(((vcc_u32x4)dx_v & mask_v)
                                | ((vcc_u32x4)t12_v & ~mask_v));
                            const vcc_f32x4 sum_x_on_v =
                                (vcc_f32x4)(((vcc_u32x4)sum_x2_v & mask_v)
                                | ((vcc_u32x4)t12_v & ~mask_v));
                            const vcc_f32x4 dy_on_v =
                                (vcc_f32x4)(((vcc_u32x4)dy_v & mask_v)
                                | ((vcc_u32x4)t12_v & ~mask_v));
                            const vcc_f32x4 sum_y_on_v =
                                (vcc_f32x4)(((vcc_u32x4)sum_y2_v & mask_v)
                                | ((vcc_u32x4)t12_v & ~mask_v));
                            const vcc_f32x4 sum_x4_v = sum_x_on_v + f2_v * dx_on_v;
                            const vcc_f32x4 sum_y4_v = sum_y_on_v + f2_v * dy_on_v;
                            sum_x2_v =
                                (vcc_f32x4)(((vcc_u32x4)sum_x4_v & mask_v)
                                | ((vcc_u32x4)sum_x2_v & ~mask_v));
                            sum_y2_v =
                                (vcc_f32x4)(((vcc_u32x4)sum_y4_v & mask_v)
                                | ((vcc_u32x4)sum_y2_v & ~mask_v));
                        }
                        sum_x3_v = sum_x2_v;
                        sum_y3_v = sum_y2_v;
                    }
                    const unsigned int t5 = j_s2 + 1u;
                    more4 = (int)t5 < n;
                    j_s2 = t5;
                    sum_x2_v = sum_x3_v;
                    sum_y2_v = sum_y3_v;
                } while (more4);
                sum_x_v = sum_x2_v;
                sum_y_v = sum_y2_v;
            }
            *(vcc_f32x4 *)(void *)(ax + k2) = sum_x_v;
            *(vcc_f32x4 *)(void *)(ay + k2) = sum_y_v;
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
        struct pull p = pull_on(x[k], y[k], n, x, y, m);
        ax[k] = p.x;
        ay[k] = p.y;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
