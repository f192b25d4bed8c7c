/* vcc 0.1.0 wrote this from ray_triangle.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float ox[n] | in float oy[n] | in float dx[n] | in float dy[n] | in float t[27] | out float d[n] restrict */
/* How far a ray goes to the nearest of three triangles; -1 if it meets none. */
struct vec3 { float x, y, z; };

#pragma simd declare
static struct vec3 minus(struct vec3 a, struct vec3 b)
{
    struct vec3 r = { a.x - b.x, a.y - b.y, a.z - b.z };
    return r;
}

#pragma simd declare
static struct vec3 cross(struct vec3 a, struct vec3 b)
{
    struct vec3 r = { a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x };
    return r;
}

#pragma simd declare
static float dot3(struct vec3 a, struct vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

#pragma simd declare(uniform(t))
static int meets(struct vec3 from, struct vec3 to, const float *t, float *distance)
{
    struct vec3 a = { t[0], t[1], t[2] }, b = { t[3], t[4], t[5] }, c = { t[6], t[7], t[8] };
    struct vec3 e1 = minus(b, a), e2 = minus(c, a), p = cross(to, e2), s, q;
    float det = dot3(e1, p), inverse, u, v, d;
    if (det > -1e-6f && det < 1e-6f)
        return 0;
    inverse = 1.0f / det;
    s = minus(from, a);
    u = dot3(s, p) * inverse;
    if (u < 0.0f || u > 1.0f)
        return 0;
    q = cross(s, e1);
    v = dot3(to, q) * inverse;
    if (v < 0.0f || u + v > 1.0f)
        return 0;
    d = dot3(e2, q) * inverse;
    if (!(d > 0.0f && d < *distance))
        return 0;
    *distance = d;
    return 1;
}

#pragma simd declare(uniform(t))
static float ray_triangle_lane(float ox, float oy, float dx, float dy, const float *t)
{
    struct vec3 from = { ox, oy, -300.0f }, to = { dx * 0.1f, dy * 0.1f, 60.0f };
    float distance = 1e9f;
    int found = 0, i;
    for (i = 0; i < 3; i++)
        found += meets(from, to, t + 9 * i, &distance);
    return found ? distance : -1.0f;
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void ray_triangle(int n, const float *ox, const float *oy, const float *dx, const float *dy,
                  const float *t, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 65: 8 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const float t_v = (float)0.1f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        float distance_lanes[8] __attribute__((__aligned__(64))) = {0};
        const float t3_v = (float)1000000000.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const vcc_u32x4 t5_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t6_v = (float)-1e-6f;
        const vcc_f32x4 t7_v = __extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v};
        const float t8_v = (float)1e-6f;
        const vcc_f32x4 t9_v = __extension__ (vcc_f32x4){t8_v, t8_v, t8_v, t8_v};
        const float t10_v = (float)1.0f;
        const vcc_f32x4 t11_v = __extension__ (vcc_f32x4){t10_v, t10_v, t10_v, t10_v};
        const float t12_v = (float)0.0f;
        const vcc_f32x4 t13_v = __extension__ (vcc_f32x4){t12_v, t12_v, t12_v, t12_v};
        const float t14_v = (float)-300.0f;
        const vcc_f32x4 t15_v = __extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v};
        const float t16_v = (float)60.0f;
        const vcc_f32x4 t17_v = __extension__ (vcc_f32x4){t16_v, t16_v, t16_v, t16_v};
        const vcc_u32x4 mask_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t18_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const float t19_v = (float)-1.0f;
        const vcc_f32x4 t20_v = __extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v};
        float distance_lanes2[4] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            const vcc_f32x4 ox_v0 = *(const vcc_f32x4 *)(const void *)(ox + k2);
            const vcc_f32x4 ox_v1 = *(const vcc_f32x4 *)(const void *)(ox + k2 + 4);
            const vcc_f32x4 oy_v0 = *(const vcc_f32x4 *)(const void *)(oy + k2);
            const vcc_f32x4 oy_v1 = *(const vcc_f32x4 *)(const void *)(oy + k2 + 4);
            const vcc_f32x4 dx_v0 = *(const vcc_f32x4 *)(const void *)(dx + k2);
            const vcc_f32x4 dx_v1 = *(const vcc_f32x4 *)(const void *)(dx + k2 + 4);
            const vcc_f32x4 dy_v0 = *(const vcc_f32x4 *)(const void *)(dy + k2);
            const vcc_f32x4 dy_v1 = *(const vcc_f32x4 *)(const void *)(dy + k2 + 4);
            const vcc_f32x4 to_x_v0 = dx_v0 * t2_v;
            const vcc_f32x4 to_x_v1 = dx_v1 * t2_v;
            const vcc_f32x4 to_y_v0 = dy_v0 * t2_v;
            const vcc_f32x4 to_y_v1 = dy_v1 * t2_v;
            *(vcc_f32x4 *)(void *)distance_lanes = t4_v;
            *(vcc_f32x4 *)(void *)(distance_lanes + 4) = t4_v;
            vcc_u32x4 found_v0 = t5_v;
            vcc_u32x4 found_v1 = t5_v;
            unsigned int i_s = 0u;
            int more;
            do {
                const float *const t_s = t + (long)(int)(9u * i_s);
                const float t_s2 = *t_s;
                const float t_s3 = t_s[1];
                const float t_s4 = t_s[2];
                const float t_s5 = t_s[3];
                const float t_s6 = t_s[4];
                const float t_s7 = t_s[5];
                const float t_s8 = t_s[6];
                const float t_s9 = t_s[7];
                const float t_s10 = t_s[8];
                const float t2 = t_s8 - t_s2;
                const float t3 = t_s9 - t_s3;
                const float r_z_v = (float)(t_s10 - t_s4);
                const vcc_f32x4 r_z2_v = __extension__ (vcc_f32x4){r_z_v, r_z_v, r_z_v, r_z_v};
                const vcc_f32x4 t_v0 = to_y_v0 * r_z2_v;
                const vcc_f32x4 t_v1 = to_y_v1 * r_z2_v;
                const float t41_v = (float)(60.0f * t3);
                const vcc_f32x4 t42_v = __extension__ (vcc_f32x4){t41_v, t41_v, t41_v, t41_v};
                const vcc_f32x4 r_x_v0 = t_v0 - t42_v;
                const vcc_f32x4 r_x_v1 = t_v1 - t42_v;
                const vcc_f32x4 t2_v0 = to_x_v0 * r_z2_v;
                const vcc_f32x4 t2_v1 = to_x_v1 * r_z2_v;
                const float t43_v = (float)(60.0f * t2);
                const vcc_f32x4 t44_v = __extension__ (vcc_f32x4){t43_v, t43_v, t43_v, t43_v};
                const vcc_f32x4 r_y_v0 = t44_v - t2_v0;
                const vcc_f32x4 r_y_v1 = t44_v - t2_v1;
                const float r_y_v = (float)t3;
                const vcc_f32x4 r_y2_v = __extension__ (vcc_f32x4){r_y_v, r_y_v, r_y_v, r_y_v};
                const vcc_f32x4 t3_v0 = to_x_v0 * r_y2_v;
                const vcc_f32x4 t3_v1 = to_x_v1 * r_y2_v;
                const float r_x_v = (float)t2;
                const vcc_f32x4 r_x2_v = __extension__ (vcc_f32x4){r_x_v, r_x_v, r_x_v, r_x_v};
                const vcc_f32x4 t4_v0 = to_y_v0 * r_x2_v;
                const vcc_f32x4 t4_v1 = to_y_v1 * r_x2_v;
                const vcc_f32x4 r_z_v0 = t3_v0 - t4_v0;
                const vcc_f32x4 r_z_v1 = t3_v1 - t4_v1;
                const float r_x3_v = (float)(t_s5 - t_s2);
                const vcc_f32x4 r_x4_v = __extension__ (vcc_f32x4){r_x3_v, r_x3_v, r_x3_v, r_x3_v};
                const vcc_f32x4 t5_v0 = r_x4_v * r_x_v0;
                const vcc_f32x4 t5_v1 = r_x4_v * r_x_v1;
                const float r_y3_v = (float)(t_s6 - t_s3);
                const vcc_f32x4 r_y4_v = __extension__ (vcc_f32x4){r_y3_v, r_y3_v, r_y3_v, r_y3_v};
                const vcc_f32x4 t6_v0 = r_y4_v * r_y_v0;
                const vcc_f32x4 t6_v1 = r_y4_v * r_y_v1;
                const vcc_f32x4 t7_v0 = t5_v0 + t6_v0;
                const vcc_f32x4 t7_v1 = t5_v1 + t6_v1;
                const float r_z3_v = (float)(t_s7 - t_s4);
                const vcc_f32x4 r_z4_v = __extension__ (vcc_f32x4){r_z3_v, r_z3_v, r_z3_v, r_z3_v};
                const vcc_f32x4 t8_v0 = r_z4_v * r_z_v0;
                const vcc_f32x4 t8_v1 = r_z4_v * r_z_v1;
                const vcc_f32x4 det_v0 = t7_v0 + t8_v0;
                const vcc_f32x4 det_v1 = t7_v1 + t8_v1;
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)(det_v0 > t7_v);
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)(det_v1 > t7_v);
                const vcc_u32x4 mask3_v0 = (vcc_u32x4)(det_v0 < t9_v);
                const vcc_u32x4 mask3_v1 = (vcc_u32x4)(det_v1 < t9_v);
                const vcc_u32x4 mask4_v0 = ~mask2_v0;
                const vcc_u32x4 mask4_v1 = ~mask2_v1;
                const vcc_u32x4 mask5_v0 = ~mask3_v0;
                const vcc_u32x4 mask5_v1 = ~mask3_v1;
                const vcc_u32x4 mask6_v0 = mask4_v0 | mask5_v0;
                const vcc_u32x4 mask6_v1 = mask4_v1 | mask5_v1;
                const vcc_u64x2 any_v = (vcc_u64x2)(mask6_v0 | mask6_v1);
                const int any = (any_v[0] | any_v[1]) != 0;
                vcc_u32x4 mask7_v0 = mask_v;
                vcc_u32x4 mask7_v1 = mask_v;
                vcc_u32x4 mask8_v0 = mask_v;
                vcc_u32x4 mask8_v1 = mask_v;
                vcc_u32x4 mask9_v0 = mask_v;
                vcc_u32x4 mask9_v1 = mask_v;
                vcc_u32x4 mask10_v0 = mask_v;
                vcc_u32x4 mask10_v1 = mask_v;
                vcc_u32x4 mask11_v0 = mask_v;
                vcc_u32x4 mask11_v1 = mask_v;
                vcc_u32x4 mask12_v0 = mask_v;
                vcc_u32x4 mask12_v1 = mask_v;
                if (any) {
                    const vcc_f32x4 det_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)det_v0 & mask6_v0)
                        | ((vcc_u32x4)t11_v & ~mask6_v0));
                    const vcc_f32x4 det_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)det_v1 & mask6_v1)
                        | ((vcc_u32x4)t11_v & ~mask6_v1));
                    const vcc_f32x4 inverse_v0 = t11_v / det_on_v0;
                    const vcc_f32x4 inverse_v1 = t11_v / det_on_v1;
                    const float a_x_v = (float)t_s2;
                    const vcc_f32x4 a_x2_v = __extension__ (vcc_f32x4){a_x_v, a_x_v, a_x_v, a_x_v};
                    const vcc_f32x4 ox_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)ox_v0 & mask6_v0) | ((vcc_u32x4)t13_v & ~mask6_v0));
                    const vcc_f32x4 ox_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)ox_v1 & mask6_v1) | ((vcc_u32x4)t13_v & ~mask6_v1));
                    const vcc_f32x4 a_x_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)a_x2_v & mask6_v0)
                        | ((vcc_u32x4)t13_v & ~mask6_v0));
                    const vcc_f32x4 a_x_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)a_x2_v & mask6_v1)
                        | ((vcc_u32x4)t13_v & ~mask6_v1));
                    const vcc_f32x4 r_x2_v0 = ox_on_v0 - a_x_on_v0;
                    const vcc_f32x4 r_x2_v1 = ox_on_v1 - a_x_on_v1;
                    const float a_y_v = (float)t_s3;
                    const vcc_f32x4 a_y2_v = __extension__ (vcc_f32x4){a_y_v, a_y_v, a_y_v, a_y_v};
                    const vcc_f32x4 oy_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)oy_v0 & mask6_v0) | ((vcc_u32x4)t13_v & ~mask6_v0));
                    const vcc_f32x4 oy_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)oy_v1 & mask6_v1) | ((vcc_u32x4)t13_v & ~mask6_v1));
                    const vcc_f32x4 a_y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)a_y2_v & mask6_v0)
                        | ((vcc_u32x4)t13_v & ~mask6_v0));
                    const vcc_f32x4 a_y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)a_y2_v & mask6_v1)
                        | ((vcc_u32x4)t13_v & ~mask6_v1));
                    const vcc_f32x4 r_y2_v0 = oy_on_v0 - a_y_on_v0;
                    const vcc_f32x4 r_y2_v1 = oy_on_v1 - a_y_on_v1;
                    const float a_z_v = (float)t_s4;
                    const vcc_f32x4 a_z2_v = __extension__ (vcc_f32x4){a_z_v, a_z_v, a_z_v, a_z_v};
                    const vcc_f32x4 a_z_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)a_z2_v & mask6_v0)
                        | ((vcc_u32x4)t13_v & ~mask6_v0));
                    const vcc_f32x4 a_z_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)a_z2_v & mask6_v1)
                        | ((vcc_u32x4)t13_v & ~mask6_v1));
                    const vcc_f32x4 r_z2_v0 = t15_v - a_z_on_v0;
                    const vcc_f32x4 r_z2_v1 = t15_v - a_z_on_v1;
                    const vcc_f32x4 r_x_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)r_x_v0 & mask6_v0)
                        | ((vcc_u32x4)t13_v & ~mask6_v0));
                    const vcc_f32x4 r_x_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)r_x_v1 & mask6_v1)
                        | ((vcc_u32x4)t13_v & ~mask6_v1));
                    const vcc_f32x4 t13_v0 = r_x2_v0 * r_x_on_v0;
                    const vcc_f32x4 t13_v1 = r_x2_v1 * r_x_on_v1;
                    const vcc_f32x4 r_y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)r_y_v0 & mask6_v0)
                        | ((vcc_u32x4)t13_v & ~mask6_v0));
                    const vcc_f32x4 r_y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)r_y_v1 & mask6_v1)
                        | ((vcc_u32x4)t13_v & ~mask6_v1));
                    const vcc_f32x4 t14_v0 = r_y2_v0 * r_y_on_v0;
                    const vcc_f32x4 t14_v1 = r_y2_v1 * r_y_on_v1;
                    const vcc_f32x4 t15_v0 = t13_v0 + t14_v0;
                    const vcc_f32x4 t15_v1 = t13_v1 + t14_v1;
                    const vcc_f32x4 r_z_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)r_z_v0 & mask6_v0)
                        | ((vcc_u32x4)t13_v & ~mask6_v0));
                    const vcc_f32x4 r_z_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)r_z_v1 & mask6_v1)
                        | ((vcc_u32x4)t13_v & ~mask6_v1));
                    const vcc_f32x4 t16_v0 = r_z2_v0 * r_z_on_v0;
                    const vcc_f32x4 t16_v1 = r_z2_v1 * r_z_on_v1;
                    const vcc_f32x4 t17_v0 = t15_v0 + t16_v0;
                    const vcc_f32x4 t17_v1 = t15_v1 + t16_v1;
                    const vcc_f32x4 u_v0 = t17_v0 * inverse_v0;
                    const vcc_f32x4 u_v1 = t17_v1 * inverse_v1;
                    const vcc_u32x4 mask28_v0 = (vcc_u32x4)(u_v0 < t13_v);
                    const vcc_u32x4 mask28_v1 = (vcc_u32x4)(u_v1 < t13_v);
                    const vcc_u32x4 mask29_v0 = (vcc_u32x4)(u_v0 > t11_v);
                    const vcc_u32x4 mask29_v1 = (vcc_u32x4)(u_v1 > t11_v);
                    const vcc_u32x4 mask30_v0 = ~mask28_v0;
                    const vcc_u32x4 mask30_v1 = ~mask28_v1;
                    const vcc_u32x4 mask31_v0 = ~mask29_v0;
                    const vcc_u32x4 mask31_v1 = ~mask29_v1;
                    const vcc_u32x4 mask32_v0 = mask30_v0 & mask31_v0;
                    const vcc_u32x4 mask32_v1 = mask30_v1 & mask31_v1;
                    const vcc_u32x4 mask33_v0 = mask6_v0 & mask32_v0;
                    const vcc_u32x4 mask33_v1 = mask6_v1 & mask32_v1;
                    const vcc_u64x2 all_v = (vcc_u64x2)(mask33_v0 & mask33_v1);
                    const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
                    vcc_u32x4 mask34_v0;
                    vcc_u32x4 mask34_v1;
                    vcc_u32x4 mask35_v0;
                    vcc_u32x4 mask35_v1;
                    vcc_u32x4 mask36_v0;
                    vcc_u32x4 mask36_v1;
                    vcc_u32x4 mask37_v0;
                    vcc_u32x4 mask37_v1;
                    if (all) {
                        const vcc_f32x4 t18_v0 = r_y2_v0 * r_z4_v;
                        const vcc_f32x4 t18_v1 = r_y2_v1 * r_z4_v;
                        const vcc_f32x4 t19_v0 = r_z2_v0 * r_y4_v;
                        const vcc_f32x4 t19_v1 = r_z2_v1 * r_y4_v;
                        const vcc_f32x4 r_x3_v0 = t18_v0 - t19_v0;
                        const vcc_f32x4 r_x3_v1 = t18_v1 - t19_v1;
                        const vcc_f32x4 t20_v0 = r_z2_v0 * r_x4_v;
                        const vcc_f32x4 t20_v1 = r_z2_v1 * r_x4_v;
                        const vcc_f32x4 t21_v0 = r_x2_v0 * r_z4_v;
                        const vcc_f32x4 t21_v1 = r_x2_v1 * r_z4_v;
                        const vcc_f32x4 r_y3_v0 = t20_v0 - t21_v0;
                        const vcc_f32x4 r_y3_v1 = t20_v1 - t21_v1;
                        const vcc_f32x4 t22_v0 = r_x2_v0 * r_y4_v;
                        const vcc_f32x4 t22_v1 = r_x2_v1 * r_y4_v;
                        const vcc_f32x4 t23_v0 = r_y2_v0 * r_x4_v;
                        const vcc_f32x4 t23_v1 = r_y2_v1 * r_x4_v;
                        const vcc_f32x4 r_z3_v0 = t22_v0 - t23_v0;
                        const vcc_f32x4 r_z3_v1 = t22_v1 - t23_v1;
                        const vcc_f32x4 t24_v0 = to_x_v0 * r_x3_v0;
                        const vcc_f32x4 t24_v1 = to_x_v1 * r_x3_v1;
                        const vcc_f32x4 t25_v0 = to_y_v0 * r_y3_v0;
                        const vcc_f32x4 t25_v1 = to_y_v1 * r_y3_v1;
                        const vcc_f32x4 t26_v0 = t24_v0 + t25_v0;
                        const vcc_f32x4 t26_v1 = t24_v1 + t25_v1;
                        const vcc_f32x4 t27_v0 = t17_v * r_z3_v0;
                        const vcc_f32x4 t27_v1 = t17_v * r_z3_v1;
                        const vcc_f32x4 t28_v0 = t26_v0 + t27_v0;
                        const vcc_f32x4 t28_v1 = t26_v1 + t27_v1;
                        const vcc_f32x4 v_v0 = t28_v0 * inverse_v0;
                        const vcc_f32x4 v_v1 = t28_v1 * inverse_v1;
                        const vcc_u32x4 mask38_v0 = (vcc_u32x4)(v_v0 < t13_v);
                        const vcc_u32x4 mask38_v1 = (vcc_u32x4)(v_v1 < t13_v);
                        const vcc_u32x4 mask39_v0 = ~mask38_v0;
                        const vcc_u32x4 mask39_v1 = ~mask38_v1;
                        const vcc_f32x4 u_on_v0 =
                            (vcc_f32x4)(((vcc_u32x4)u_v0 & mask39_v0)
                            | ((vcc_u32x4)t13_v & ~mask39_v0));
                        const vcc_f32x4 u_on_v1 =
                            (vcc_f32x4)(((vcc_u32x4)u_v1 & mask39_v1)
                            | ((vcc_u32x4)t13_v & ~mask39_v1));
                        const vcc_f32x4 v_on_v0 =
                            (vcc_f32x4)(((vcc_u32x4)v_v0 & mask39_v0)
                            | ((vcc_u32x4)t13_v & ~mask39_v0));
                        const vcc_f32x4 v_on_v1 =
                            (vcc_f32x4)(((vcc_u32x4)v_v1 & mask39_v1)
                            | ((vcc_u32x4)t13_v & ~mask39_v1));
                        const vcc_f32x4 t29_v0 = u_on_v0 + v_on_v0;
                        const vcc_f32x4 t29_v1 = u_on_v1 + v_on_v1;
                        const vcc_u32x4 mask40_v0 = (vcc_u32x4)(t29_v0 > t11_v);
                        const vcc_u32x4 mask40_v1 = (vcc_u32x4)(t29_v1 > t11_v);
                        const vcc_u32x4 mask41_v0 = ~mask40_v0;
                        const vcc_u32x4 mask41_v1 = ~mask40_v1;
                        const vcc_u32x4 mask42_v0 = mask39_v0 & mask41_v0;
                        const vcc_u32x4 mask42_v1 = mask39_v1 & mask41_v1;
                        const vcc_f32x4 r_x_on2_v0 =
                            (vcc_f32x4)(((vcc_u32x4)r_x2_v & mask42_v0)
                            | ((vcc_u32x4)t13_v & ~mask42_v0));
                        const vcc_f32x4 r_x_on2_v1 =
                            (vcc_f32x4)(((vcc_u32x4)r_x2_v & mask42_v1)
                            | ((vcc_u32x4)t13_v & ~mask42_v1));
                        const vcc_f32x4 r_x_on3_v0 =
                            (vcc_f32x4)(((vcc_u32x4)r_x3_v0 & mask42_v0)
                            | ((vcc_u32x4)t13_v & ~mask42_v0));
                        const vcc_f32x4 r_x_on3_v1 =
                            (vcc_f32x4)(((vcc_u32x4)r_x3_v1 & mask42_v1)
                            | ((vcc_u32x4)t13_v & ~mask42_v1));
                        const vcc_f32x4 t30_v0 = r_x_on2_v0 * r_x_on3_v0;
                        const vcc_f32x4 t30_v1 = r_x_on2_v1 * r_x_on3_v1;
                        const vcc_f32x4 r_y_on2_v0 =
                            (vcc_f32x4)(((vcc_u32x4)r_y2_v & mask42_v0)
                            | ((vcc_u32x4)t13_v & ~mask42_v0));
                        const vcc_f32x4 r_y_on2_v1 =
                            (vcc_f32x4)(((vcc_u32x4)r_y2_v & mask42_v1)
                            | ((vcc_u32x4)t13_v & ~mask42_v1));
                        const vcc_f32x4 r_y_on3_v0 =
                            (vcc_f32x4)(((vcc_u32x4)r_y3_v0 & mask42_v0)
                            | ((vcc_u32x4)t13_v & ~mask42_v0));
                        const vcc_f32x4 r_y_on3_v1 =
                            (vcc_f32x4)(((vcc_u32x4)r_y3_v1 & mask42_v1)
                            | ((vcc_u32x4)t13_v & ~mask42_v1));
                        const vcc_f32x4 t31_v0 = r_y_on2_v0 * r_y_on3_v0;
                        const vcc_f32x4 t31_v1 = r_y_on2_v1 * r_y_on3_v1;
                        const vcc_f32x4 t32_v0 = t30_v0 + t31_v0;
                        const vcc_f32x4 t32_v1 = t30_v1 + t31_v1;
                        const vcc_f32x4 r_z_on2_v0 =
                            (vcc_f32x4)(((vcc_u32x4)r_z2_v & mask42_v0)
                            | ((vcc_u32x4)t13_v & ~mask42_v0));
                        const vcc_f32x4 r_z_on2_v1 =
                            (vcc_f32x4)(((vcc_u32x4)r_z2_v & mask42_v1)
                            | ((vcc_u32x4)t13_v & ~mask42_v1));
                        const vcc_f32x4 r_z_on3_v0 =
                            (vcc_f32x4)(((vcc_u32x4)r_z3_v0 & mask42_v0)
                            | ((vcc_u32x4)t13_v & ~mask42_v0));
                        const vcc_f32x4 r_z_on3_v1 =
                            (vcc_f32x4)(((vcc_u32x4)r_z3_v1 & mask42_v1)
                            | ((vcc_u32x4)t13_v & ~mask42_v1));
                        const vcc_f32x4 t33_v0 = r_z_on2_v0 * r_z_on3_v0;
                        const vcc_f32x4 t33_v1 = r_z_on2_v1 * r_z_on3_v1;
                        const vcc_f32x4 t34_v0 = t32_v0 + t33_v0;
                        const vcc_f32x4 t34_v1 = t32_v1 + t33_v1;
                        const vcc_f32x4 inverse_on_v0 =
                            (vcc_f32x4)(((vcc_u32x4)inverse_v0 & mask42_v0)
                            | ((vcc_u32x4)t13_v & ~mask42_v0));
                        const vcc_f32x4 inverse_on_v1 =
                            (vcc_f32x4)(((vcc_u32x4)inverse_v1 & mask42_v1)
                            | ((vcc_u32x4)t13_v & ~mask42_v1));
                        const vcc_f32x4 d_v0 = t34_v0 * inverse_on_v0;
                        const vcc_f32x4 d_v1 = t34_v1 * inverse_on_v1;
                        const vcc_u32x4 mask43_v0 = (vcc_u32x4)(d_v0 > t13_v);
                        const vcc_u32x4 mask43_v1 = (vcc_u32x4)(d_v1 > t13_v);
                        const vcc_u32x4 mask44_v0 = mask42_v0 & mask43_v0;
                        const vcc_u32x4 mask44_v1 = mask42_v1 & mask43_v1;
                        const vcc_u64x2 any2_v = (vcc_u64x2)(mask44_v0 | mask44_v1);
                        const int any2 = (any2_v[0] | any2_v[1]) != 0;
                        vcc_u32x4 mask45_v0 = mask_v;
                        vcc_u32x4 mask45_v1 = mask_v;
                        if (any2) {
                            const vcc_f32x4 distance2_v0 =
                                *(const vcc_f32x4 *)(const void *)distance_lanes;
                            const vcc_f32x4 distance2_v1 =
                                *(const vcc_f32x4 *)(const void *)(distance_lanes + 4);
                            const vcc_f32x4 d_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)d_v0 & mask44_v0)
                                | ((vcc_u32x4)t13_v & ~mask44_v0));
                            const vcc_f32x4 d_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)d_v1 & mask44_v1)
                                | ((vcc_u32x4)t13_v & ~mask44_v1));
                            const vcc_f32x4 distance_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)distance2_v0 & mask44_v0)
                                | ((vcc_u32x4)t13_v & ~mask44_v0));
                            const vcc_f32x4 distance_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)distance2_v1 & mask44_v1)
                                | ((vcc_u32x4)t13_v & ~mask44_v1));
                            const vcc_u32x4 mask46_v0 = (vcc_u32x4)(d_on_v0 < distance_on_v0);
                            const vcc_u32x4 mask46_v1 = (vcc_u32x4)(d_on_v1 < distance_on_v1);
                            const vcc_u32x4 mask47_v0 = mask44_v0 & mask46_v0;
                            const vcc_u32x4 mask47_v1 = mask44_v1 & mask46_v1;
                            const vcc_f32x4 t35_v0 =
                                *(const vcc_f32x4 *)(const void *)distance_lanes;
                            const vcc_f32x4 t35_v1 =
                                *(const vcc_f32x4 *)(const void *)(distance_lanes + 4);
                            const vcc_f32x4 t36_v0 =
                                (vcc_f32x4)(((vcc_u32x4)d_v0 & mask47_v0)
                                | ((vcc_u32x4)t35_v0 & ~mask47_v0));
                            const vcc_f32x4 t36_v1 =
                                (vcc_f32x4)(((vcc_u32x4)d_v1 & mask47_v1)
                                | ((vcc_u32x4)t35_v1 & ~mask47_v1));
                            *(vcc_f32x4 *)(void *)distance_lanes = t36_v0;
                            *(vcc_f32x4 *)(void *)(distance_lanes + 4) = t36_v1;
                            mask45_v0 = mask46_v0;
                            mask45_v1 = mask46_v1;
                        }
                        mask34_v0 = mask38_v0;
                        mask34_v1 = mask38_v1;
                        mask35_v0 = mask40_v0;
                        mask35_v1 = mask40_v1;
                        mask36_v0 = mask43_v0;
                        mask36_v1 = mask43_v1;
                        mask37_v0 = mask45_v0;
                        mask37_v1 = mask45_v1;
                    } else {
                        const vcc_u64x2 any3_v = (vcc_u64x2)(mask33_v0 | mask33_v1);
                        const int any3 = (any3_v[0] | any3_v[1]) != 0;
                        vcc_u32x4 mask48_v0 = mask_v;
                        vcc_u32x4 mask48_v1 = mask_v;
                        vcc_u32x4 mask49_v0 = mask_v;
                        vcc_u32x4 mask49_v1 = mask_v;
                        vcc_u32x4 mask50_v0 = mask_v;
                        vcc_u32x4 mask50_v1 = mask_v;
                        vcc_u32x4 mask51_v0 = mask_v;
                        vcc_u32x4 mask51_v1 = mask_v;
                        if (any3) {
                            const vcc_f32x4 r_y_on4_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_y2_v0 & mask33_v0)
                                | ((vcc_u32x4)t13_v & ~mask33_v0));
                            const vcc_f32x4 r_y_on4_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_y2_v1 & mask33_v1)
                                | ((vcc_u32x4)t13_v & ~mask33_v1));
                            const vcc_f32x4 r_z_on4_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_z4_v & mask33_v0)
                                | ((vcc_u32x4)t13_v & ~mask33_v0));
                            const vcc_f32x4 r_z_on4_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_z4_v & mask33_v1)
                                | ((vcc_u32x4)t13_v & ~mask33_v1));
                            const vcc_f32x4 t37_v0 = r_y_on4_v0 * r_z_on4_v0;
                            const vcc_f32x4 t37_v1 = r_y_on4_v1 * r_z_on4_v1;
                            const vcc_f32x4 r_z_on5_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_z2_v0 & mask33_v0)
                                | ((vcc_u32x4)t13_v & ~mask33_v0));
                            const vcc_f32x4 r_z_on5_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_z2_v1 & mask33_v1)
                                | ((vcc_u32x4)t13_v & ~mask33_v1));
                            const vcc_f32x4 r_y_on5_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_y4_v & mask33_v0)
                                | ((vcc_u32x4)t13_v & ~mask33_v0));
                            const vcc_f32x4 r_y_on5_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_y4_v & mask33_v1)
                                | ((vcc_u32x4)t13_v & ~mask33_v1));
                            const vcc_f32x4 t38_v0 = r_z_on5_v0 * r_y_on5_v0;
                            const vcc_f32x4 t38_v1 = r_z_on5_v1 * r_y_on5_v1;
                            const vcc_f32x4 r_x4_v0 = t37_v0 - t38_v0;
                            const vcc_f32x4 r_x4_v1 = t37_v1 - t38_v1;
                            const vcc_f32x4 r_x_on4_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_x4_v & mask33_v0)
                                | ((vcc_u32x4)t13_v & ~mask33_v0));
                            const vcc_f32x4 r_x_on4_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_x4_v & mask33_v1)
                                | ((vcc_u32x4)t13_v & ~mask33_v1));
                            const vcc_f32x4 t39_v0 = r_z_on5_v0 * r_x_on4_v0;
                            const vcc_f32x4 t39_v1 = r_z_on5_v1 * r_x_on4_v1;
                            const vcc_f32x4 r_x_on5_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_x2_v0 & mask33_v0)
                                | ((vcc_u32x4)t13_v & ~mask33_v0));
                            const vcc_f32x4 r_x_on5_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_x2_v1 & mask33_v1)
                                | ((vcc_u32x4)t13_v & ~mask33_v1));
                            const vcc_f32x4 t40_v0 = r_x_on5_v0 * r_z_on4_v0;
                            const vcc_f32x4 t40_v1 = r_x_on5_v1 * r_z_on4_v1;
                            const vcc_f32x4 r_y4_v0 = t39_v0 - t40_v0;
                            const vcc_f32x4 r_y4_v1 = t39_v1 - t40_v1;
                            const vcc_f32x4 t41_v0 = r_x_on5_v0 * r_y_on5_v0;
                            const vcc_f32x4 t41_v1 = r_x_on5_v1 * r_y_on5_v1;
                            const vcc_f32x4 t42_v0 = r_y_on4_v0 * r_x_on4_v0;
                            const vcc_f32x4 t42_v1 = r_y_on4_v1 * r_x_on4_v1;
                            const vcc_f32x4 r_z4_v0 = t41_v0 - t42_v0;
                            const vcc_f32x4 r_z4_v1 = t41_v1 - t42_v1;
                            const vcc_f32x4 to_x_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)to_x_v0 & mask33_v0)
                                | ((vcc_u32x4)t13_v & ~mask33_v0));
                            const vcc_f32x4 to_x_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)to_x_v1 & mask33_v1)
                                | ((vcc_u32x4)t13_v & ~mask33_v1));
                            const vcc_f32x4 t43_v0 = to_x_on_v0 * r_x4_v0;
                            const vcc_f32x4 t43_v1 = to_x_on_v1 * r_x4_v1;
                            const vcc_f32x4 to_y_on_v0 =
                                (vcc_f32x4)(((vcc_u32x4)to_y_v0 & mask33_v0)
                                | ((vcc_u32x4)t13_v & ~mask33_v0));
                            const vcc_f32x4 to_y_on_v1 =
                                (vcc_f32x4)(((vcc_u32x4)to_y_v1 & mask33_v1)
                                | ((vcc_u32x4)t13_v & ~mask33_v1));
                            const vcc_f32x4 t44_v0 = to_y_on_v0 * r_y4_v0;
                            const vcc_f32x4 t44_v1 = to_y_on_v1 * r_y4_v1;
                            const vcc_f32x4 t45_v0 = t43_v0 + t44_v0;
                            const vcc_f32x4 t45_v1 = t43_v1 + t44_v1;
                            const vcc_f32x4 t46_v0 = t17_v * r_z4_v0;
                            const vcc_f32x4 t46_v1 = t17_v * r_z4_v1;
                            const vcc_f32x4 t47_v0 = t45_v0 + t46_v0;
                            const vcc_f32x4 t47_v1 = t45_v1 + t46_v1;
                            const vcc_f32x4 inverse_on2_v0 =
                                (vcc_f32x4)(((vcc_u32x4)inverse_v0 & mask33_v0)
                                | ((vcc_u32x4)t13_v & ~mask33_v0));
                            const vcc_f32x4 inverse_on2_v1 =
                                (vcc_f32x4)(((vcc_u32x4)inverse_v1 & mask33_v1)
                                | ((vcc_u32x4)t13_v & ~mask33_v1));
                            const vcc_f32x4 v2_v0 = t47_v0 * inverse_on2_v0;
                            const vcc_f32x4 v2_v1 = t47_v1 * inverse_on2_v1;
                            const vcc_u32x4 mask52_v0 = (vcc_u32x4)(v2_v0 < t13_v);
                            const vcc_u32x4 mask52_v1 = (vcc_u32x4)(v2_v1 < t13_v);
                            const vcc_u32x4 mask53_v0 = ~mask52_v0;
                            const vcc_u32x4 mask53_v1 = ~mask52_v1;
                            const vcc_u32x4 mask54_v0 = mask33_v0 & mask53_v0;
                            const vcc_u32x4 mask54_v1 = mask33_v1 & mask53_v1;
                            const vcc_f32x4 u_on2_v0 =
                                (vcc_f32x4)(((vcc_u32x4)u_v0 & mask54_v0)
                                | ((vcc_u32x4)t13_v & ~mask54_v0));
                            const vcc_f32x4 u_on2_v1 =
                                (vcc_f32x4)(((vcc_u32x4)u_v1 & mask54_v1)
                                | ((vcc_u32x4)t13_v & ~mask54_v1));
                            const vcc_f32x4 v_on2_v0 =
                                (vcc_f32x4)(((vcc_u32x4)v2_v0 & mask54_v0)
                                | ((vcc_u32x4)t13_v & ~mask54_v0));
                            const vcc_f32x4 v_on2_v1 =
                                (vcc_f32x4)(((vcc_u32x4)v2_v1 & mask54_v1)
                                | ((vcc_u32x4)t13_v & ~mask54_v1));
                            const vcc_f32x4 t48_v0 = u_on2_v0 + v_on2_v0;
                            const vcc_f32x4 t48_v1 = u_on2_v1 + v_on2_v1;
                            const vcc_u32x4 mask55_v0 = (vcc_u32x4)(t48_v0 > t11_v);
                            const vcc_u32x4 mask55_v1 = (vcc_u32x4)(t48_v1 > t11_v);
                            const vcc_u32x4 mask56_v0 = ~mask55_v0;
                            const vcc_u32x4 mask56_v1 = ~mask55_v1;
                            const vcc_u32x4 mask57_v0 = mask54_v0 & mask56_v0;
                            const vcc_u32x4 mask57_v1 = mask54_v1 & mask56_v1;
                            const vcc_f32x4 r_x_on6_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_x2_v & mask57_v0)
                                | ((vcc_u32x4)t13_v & ~mask57_v0));
                            const vcc_f32x4 r_x_on6_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_x2_v & mask57_v1)
                                | ((vcc_u32x4)t13_v & ~mask57_v1));
                            const vcc_f32x4 r_x_on7_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_x4_v0 & mask57_v0)
                                | ((vcc_u32x4)t13_v & ~mask57_v0));
                            const vcc_f32x4 r_x_on7_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_x4_v1 & mask57_v1)
                                | ((vcc_u32x4)t13_v & ~mask57_v1));
                            const vcc_f32x4 t49_v0 = r_x_on6_v0 * r_x_on7_v0;
                            const vcc_f32x4 t49_v1 = r_x_on6_v1 * r_x_on7_v1;
                            const vcc_f32x4 r_y_on6_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_y2_v & mask57_v0)
                                | ((vcc_u32x4)t13_v & ~mask57_v0));
                            const vcc_f32x4 r_y_on6_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_y2_v & mask57_v1)
                                | ((vcc_u32x4)t13_v & ~mask57_v1));
                            const vcc_f32x4 r_y_on7_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_y4_v0 & mask57_v0)
                                | ((vcc_u32x4)t13_v & ~mask57_v0));
                            const vcc_f32x4 r_y_on7_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_y4_v1 & mask57_v1)
                                | ((vcc_u32x4)t13_v & ~mask57_v1));
                            const vcc_f32x4 t50_v0 = r_y_on6_v0 * r_y_on7_v0;
                            const vcc_f32x4 t50_v1 = r_y_on6_v1 * r_y_on7_v1;
                            const vcc_f32x4 t51_v0 = t49_v0 + t50_v0;
                            const vcc_f32x4 t51_v1 = t49_v1 + t50_v1;
                            const vcc_f32x4 r_z_on6_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_z2_v & mask57_v0)
                                | ((vcc_u32x4)t13_v & ~mask57_v0));
                            const vcc_f32x4 r_z_on6_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_z2_v & mask57_v1)
                                | ((vcc_u32x4)t13_v & ~mask57_v1));
                            const vcc_f32x4 r_z_on7_v0 =
                                (vcc_f32x4)(((vcc_u32x4)r_z4_v0 & mask57_v0)
                                | ((vcc_u32x4)t13_v & ~mask57_v0));
                            const vcc_f32x4 r_z_on7_v1 =
                                (vcc_f32x4)(((vcc_u32x4)r_z4_v1 & mask57_v1)
                                | ((vcc_u32x4)t13_v & ~mask57_v1));
                            const vcc_f32x4 t52_v0 = r_z_on6_v0 * r_z_on7_v0;
                            const vcc_f32x4 t52_v1 = r_z_on6_v1 * r_z_on7_v1;
                            const vcc_f32x4 t53_v0 = t51_v0 + t52_v0;
                            const vcc_f32x4 t53_v1 = t51_v1 + t52_v1;
                            const vcc_f32x4 inverse_on3_v0 =
                                (vcc_f32x4)(((vcc_u32x4)inverse_v0 & mask57_v0)
                                | ((vcc_u32x4)t13_v & ~mask57_v0));
                            const vcc_f32x4 inverse_on3_v1 =
                                (vcc_f32x4)(((vcc_u32x4)inverse_v1 & mask57_v1)
                                | ((vcc_u32x4)t13_v & ~mask57_v1));
                            const vcc_f32x4 d2_v0 = t53_v0 * inverse_on3_v0;
                            const vcc_f32x4 d2_v1 = t53_v1 * inverse_on3_v1;
                            const vcc_u32x4 mask58_v0 = (vcc_u32x4)(d2_v0 > t13_v);
                            const vcc_u32x4 mask58_v1 = (vcc_u32x4)(d2_v1 > t13_v);
                            const vcc_u32x4 mask59_v0 = mask57_v0 & mask58_v0;
                            const vcc_u32x4 mask59_v1 = mask57_v1 & mask58_v1;
                            const vcc_u64x2 any4_v = (vcc_u64x2)(mask59_v0 | mask59_v1);
                            const int any4 = (any4_v[0] | any4_v[1]) != 0;
                            vcc_u32x4 mask60_v0 = mask_v;
                            vcc_u32x4 mask60_v1 = mask_v;
                            if (any4) {
                                const vcc_f32x4 distance3_v0 =
                                    *(const vcc_f32x4 *)(const void *)distance_lanes;
                                const vcc_f32x4 distance3_v1 =
                                    *(const vcc_f32x4 *)(const void *)(distance_lanes + 4);
                                const vcc_f32x4 d_on2_v0 =
                                    (vcc_f32x4)(((vcc_u32x4)d2_v0 & mask59_v0)
                                    | ((vcc_u32x4)t13_v & ~mask59_v0));
                                const vcc_f32x4 d_on2_v1 =
                                    (vcc_f32x4)(((vcc_u32x4)d2_v1 & mask59_v1)
                                    | ((vcc_u32x4)t13_v & ~mask59_v1));
                                const vcc_f32x4 distance_on2_v0 =
                                    (vcc_f32x4)(((vcc_u32x4)distance3_v0 & mask59_v0)
                                    | ((vcc_u32x4)t13_v & ~mask59_v0));
                                const vcc_f32x4 distance_on2_v1 =
                                    (vcc_f32x4)(((vcc_u32x4)distance3_v1 & mask59_v1)
                                    | ((vcc_u32x4)t13_v & ~mask59_v1));
                                const vcc_u32x4 mask61_v0 = (vcc_u32x4)(d_on2_v0 < distance_on2_v0);
                                const vcc_u32x4 mask61_v1 = (vcc_u32x4)(d_on2_v1 < distance_on2_v1);
                                const vcc_u32x4 mask62_v0 = mask59_v0 & mask61_v0;
                                const vcc_u32x4 mask62_v1 = mask59_v1 & mask61_v1;
                                const vcc_f32x4 t54_v0 =
                                    *(const vcc_f32x4 *)(const void *)distance_lanes;
                                const vcc_f32x4 t54_v1 =
                                    *(const vcc_f32x4 *)(const void *)(distance_lanes + 4);
                                const vcc_f32x4 t55_v0 =
                                    (vcc_f32x4)(((vcc_u32x4)d2_v0 & mask62_v0)
                                    | ((vcc_u32x4)t54_v0 & ~mask62_v0));
                                const vcc_f32x4 t55_v1 =
                                    (vcc_f32x4)(((vcc_u32x4)d2_v1 & mask62_v1)
                                    | ((vcc_u32x4)t54_v1 & ~mask62_v1));
                                *(vcc_f32x4 *)(void *)distance_lanes = t55_v0;
                                *(vcc_f32x4 *)(void *)(distance_lanes + 4) = t55_v1;
                                mask60_v0 = mask61_v0;
                                mask60_v1 = mask61_v1;
                            }
                            mask48_v0 = mask52_v0;
                            mask48_v1 = mask52_v1;
                            mask49_v0 = mask55_v0;
                            mask49_v1 = mask55_v1;
                            mask50_v0 = mask58_v0;
                            mask50_v1 = mask58_v1;
                            mask51_v0 = mask60_v0;
                            mask51_v1 = mask60_v1;
                        }
                        mask34_v0 = mask48_v0;
                        mask34_v1 = mask48_v1;
                        mask35_v0 = mask49_v0;
                        mask35_v1 = mask49_v1;
                        mask36_v0 = mask50_v0;
                        mask36_v1 = mask50_v1;
                        mask37_v0 = mask51_v0;
                        mask37_v1 = mask51_v1;
                    }
                    mask7_v0 = mask28_v0;
                    mask7_v1 = mask28_v1;
                    mask8_v0 = mask29_v0;
                    mask8_v1 = mask29_v1;
                    mask9_v0 = mask34_v0;
                    mask9_v1 = mask34_v1;
                    mask10_v0 = mask35_v0;
                    mask10_v1 = mask35_v1;
                    mask11_v0 = mask36_v0;
                    mask11_v1 = mask36_v1;
                    mask12_v0 = mask37_v0;
                    mask12_v1 = mask37_v1;
                }
                const vcc_u32x4 mask13_v0 = mask2_v0 & mask3_v0;
                const vcc_u32x4 mask13_v1 = mask2_v1 & mask3_v1;
                const vcc_u32x4 t9_v0 = (t5_v & mask13_v0) | (t5_v & ~mask13_v0);
                const vcc_u32x4 t9_v1 = (t5_v & mask13_v1) | (t5_v & ~mask13_v1);
                const vcc_u32x4 mask14_v0 = ~mask7_v0;
                const vcc_u32x4 mask14_v1 = ~mask7_v1;
                const vcc_u32x4 mask15_v0 = mask7_v0 | mask8_v0;
                const vcc_u32x4 mask15_v1 = mask7_v1 | mask8_v1;
                const vcc_u32x4 mask16_v0 = mask6_v0 & mask15_v0;
                const vcc_u32x4 mask16_v1 = mask6_v1 & mask15_v1;
                const vcc_u32x4 t10_v0 = (t5_v & mask16_v0) | (t9_v0 & ~mask16_v0);
                const vcc_u32x4 t10_v1 = (t5_v & mask16_v1) | (t9_v1 & ~mask16_v1);
                const vcc_u32x4 mask17_v0 = mask6_v0 & mask14_v0;
                const vcc_u32x4 mask17_v1 = mask6_v1 & mask14_v1;
                const vcc_u32x4 mask18_v0 = ~mask8_v0;
                const vcc_u32x4 mask18_v1 = ~mask8_v1;
                const vcc_u32x4 mask19_v0 = mask17_v0 & mask18_v0;
                const vcc_u32x4 mask19_v1 = mask17_v1 & mask18_v1;
                const vcc_u32x4 mask20_v0 = ~mask9_v0;
                const vcc_u32x4 mask20_v1 = ~mask9_v1;
                const vcc_u32x4 mask21_v0 = mask9_v0 | mask10_v0;
                const vcc_u32x4 mask21_v1 = mask9_v1 | mask10_v1;
                const vcc_u32x4 mask22_v0 = mask19_v0 & mask21_v0;
                const vcc_u32x4 mask22_v1 = mask19_v1 & mask21_v1;
                const vcc_u32x4 t11_v0 = (t5_v & mask22_v0) | (t10_v0 & ~mask22_v0);
                const vcc_u32x4 t11_v1 = (t5_v & mask22_v1) | (t10_v1 & ~mask22_v1);
                const vcc_u32x4 mask23_v0 = mask19_v0 & mask20_v0;
                const vcc_u32x4 mask23_v1 = mask19_v1 & mask20_v1;
                const vcc_u32x4 mask24_v0 = ~mask10_v0;
                const vcc_u32x4 mask24_v1 = ~mask10_v1;
                const vcc_u32x4 mask25_v0 = mask23_v0 & mask24_v0;
                const vcc_u32x4 mask25_v1 = mask23_v1 & mask24_v1;
                const vcc_u32x4 mask26_v0 = mask25_v0 & mask11_v0;
                const vcc_u32x4 mask26_v1 = mask25_v1 & mask11_v1;
                const vcc_u32x4 mask27_v0 = mask26_v0 & mask12_v0;
                const vcc_u32x4 mask27_v1 = mask26_v1 & mask12_v1;
                const vcc_u32x4 t12_v0 = (t18_v & mask27_v0) | (t11_v0 & ~mask27_v0);
                const vcc_u32x4 t12_v1 = (t18_v & mask27_v1) | (t11_v1 & ~mask27_v1);
                const vcc_u32x4 found2_v0 = found_v0 + t12_v0;
                const vcc_u32x4 found2_v1 = found_v1 + t12_v1;
                const unsigned int t4 = i_s + 1u;
                more = (int)t4 < 3;
                found_v0 = found2_v0;
                found_v1 = found2_v1;
                i_s = t4;
            } while (more);
            const vcc_f32x4 distance_v0 = *(const vcc_f32x4 *)(const void *)distance_lanes;
            const vcc_f32x4 distance_v1 = *(const vcc_f32x4 *)(const void *)(distance_lanes + 4);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)found_v0 != (vcc_u32x4)t5_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)found_v1 != (vcc_u32x4)t5_v);
            const vcc_f32x4 d_new_v0 =
                (vcc_f32x4)(((vcc_u32x4)distance_v0 & mask_v0) | ((vcc_u32x4)t20_v & ~mask_v0));
            const vcc_f32x4 d_new_v1 =
                (vcc_f32x4)(((vcc_u32x4)distance_v1 & mask_v1) | ((vcc_u32x4)t20_v & ~mask_v1));
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_f32x4 *)(void *)(d + k2 + 4) = d_new_v1;
        }
        const float t21_v = (float)0.1f;
        const vcc_f32x4 t22_v = __extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v};
        const float t23_v = (float)1000000000.0f;
        const vcc_f32x4 t24_v = __extension__ (vcc_f32x4){t23_v, t23_v, t23_v, t23_v};
        const vcc_u32x4 t25_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t26_v = (float)-1e-6f;
        const vcc_f32x4 t27_v = __extension__ (vcc_f32x4){t26_v, t26_v, t26_v, t26_v};
        const float t28_v = (float)1e-6f;
        const vcc_f32x4 t29_v = __extension__ (vcc_f32x4){t28_v, t28_v, t28_v, t28_v};
        const float t30_v = (float)1.0f;
        const vcc_f32x4 t31_v = __extension__ (vcc_f32x4){t30_v, t30_v, t30_v, t30_v};
        const float t32_v = (float)0.0f;
        const vcc_f32x4 t33_v = __extension__ (vcc_f32x4){t32_v, t32_v, t32_v, t32_v};
        const float t34_v = (float)-300.0f;
        const vcc_f32x4 t35_v = __extension__ (vcc_f32x4){t34_v, t34_v, t34_v, t34_v};
        const float t36_v = (float)60.0f;
        const vcc_f32x4 t37_v = __extension__ (vcc_f32x4){t36_v, t36_v, t36_v, t36_v};
        vcc_u32x4 mask2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t38_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const float t39_v = (float)-1.0f;
        const vcc_f32x4 t40_v = __extension__ (vcc_f32x4){t39_v, t39_v, t39_v, t39_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 ox_v = *(const vcc_f32x4 *)(const void *)(ox + k2);
            const vcc_f32x4 oy_v = *(const vcc_f32x4 *)(const void *)(oy + k2);
            const vcc_f32x4 to_x_v = *(const vcc_f32x4 *)(const void *)(dx + k2) * t22_v;
            const vcc_f32x4 to_y_v = *(const vcc_f32x4 *)(const void *)(dy + k2) * t22_v;
            *(vcc_f32x4 *)(void *)distance_lanes2 = t24_v;
            vcc_u32x4 found_v = t25_v;
            unsigned int i_s2 = 0u;
            int more2;
            do {
                const float *const t_s11 = t + (long)(int)(9u * i_s2);
                const float t_s12 = *t_s11;
                const float t_s13 = t_s11[1];
                const float t_s14 = t_s11[2];
                const float t_s15 = t_s11[3];
                const float t_s16 = t_s11[4];
                const float t_s17 = t_s11[5];
                const float t_s18 = t_s11[6];
                const float t_s19 = t_s11[7];
                const float t_s20 = t_s11[8];
                const float t5 = t_s18 - t_s12;
                const float t6 = t_s19 - t_s13;
                const float r_z5_v = (float)(t_s20 - t_s14);
                const vcc_f32x4 r_z6_v = __extension__ (vcc_f32x4){r_z5_v, r_z5_v, r_z5_v, r_z5_v};
                const float t45_v = (float)(60.0f * t6);
                const vcc_f32x4 t46_v = __extension__ (vcc_f32x4){t45_v, t45_v, t45_v, t45_v};
                const vcc_f32x4 r_x5_v = to_y_v * r_z6_v - t46_v;
                const float t47_v = (float)(60.0f * t5);
                const vcc_f32x4 t48_v = __extension__ (vcc_f32x4){t47_v, t47_v, t47_v, t47_v};
                const vcc_f32x4 r_y5_v = t48_v - to_x_v * r_z6_v;
                const float r_y6_v = (float)t6;
                const vcc_f32x4 r_y7_v = __extension__ (vcc_f32x4){r_y6_v, r_y6_v, r_y6_v, r_y6_v};
                const float r_x6_v = (float)t5;
                const vcc_f32x4 r_x7_v = __extension__ (vcc_f32x4){r_x6_v, r_x6_v, r_x6_v, r_x6_v};
                const vcc_f32x4 r_z7_v = to_x_v * r_y7_v - to_y_v * r_x7_v;
                const float r_x8_v = (float)(t_s15 - t_s12);
                const vcc_f32x4 r_x9_v = __extension__ (vcc_f32x4){r_x8_v, r_x8_v, r_x8_v, r_x8_v};
                const float r_y8_v = (float)(t_s16 - t_s13);
                const vcc_f32x4 r_y9_v = __extension__ (vcc_f32x4){r_y8_v, r_y8_v, r_y8_v, r_y8_v};
                const float r_z8_v = (float)(t_s17 - t_s14);
                const vcc_f32x4 r_z9_v = __extension__ (vcc_f32x4){r_z8_v, r_z8_v, r_z8_v, r_z8_v};
                const vcc_f32x4 det_v = r_x9_v * r_x5_v + r_y9_v * r_y5_v + r_z9_v * r_z7_v;
                const vcc_u32x4 mask4_v = (vcc_u32x4)(det_v > t27_v);
                const vcc_u32x4 mask5_v = (vcc_u32x4)(det_v < t29_v);
                const vcc_u32x4 mask6_v = ~mask4_v | ~mask5_v;
                const vcc_u64x2 any5_v = (vcc_u64x2)mask6_v;
                const int any5 = (any5_v[0] | any5_v[1]) != 0;
                vcc_u32x4 mask7_v = mask2_v;
                vcc_u32x4 mask8_v = mask2_v;
                vcc_u32x4 mask9_v = mask2_v;
                vcc_u32x4 mask10_v = mask2_v;
                vcc_u32x4 mask11_v = mask2_v;
                vcc_u32x4 mask12_v = mask2_v;
                if (any5) {
                    const vcc_f32x4 det_on_v =
                        (vcc_f32x4)(((vcc_u32x4)det_v & mask6_v) | ((vcc_u32x4)t31_v & ~mask6_v));
                    const vcc_f32x4 inverse_v = t31_v / det_on_v;
                    const float a_x3_v = (float)t_s12;
                    const vcc_f32x4 a_x4_v = __extension__ (vcc_f32x4){a_x3_v, a_x3_v, a_x3_v,
                        a_x3_v};
                    const vcc_f32x4 ox_on_v =
                        (vcc_f32x4)(((vcc_u32x4)ox_v & mask6_v) | ((vcc_u32x4)t33_v & ~mask6_v));
                    const vcc_f32x4 a_x_on_v =
                        (vcc_f32x4)(((vcc_u32x4)a_x4_v & mask6_v) | ((vcc_u32x4)t33_v & ~mask6_v));
                    const vcc_f32x4 r_x10_v = ox_on_v - a_x_on_v;
                    const float a_y3_v = (float)t_s13;
                    const vcc_f32x4 a_y4_v = __extension__ (vcc_f32x4){a_y3_v, a_y3_v, a_y3_v,
                        a_y3_v};
                    const vcc_f32x4 oy_on_v =
                        (vcc_f32x4)(((vcc_u32x4)oy_v & mask6_v) | ((vcc_u32x4)t33_v & ~mask6_v));
                    const vcc_f32x4 a_y_on_v =
                        (vcc_f32x4)(((vcc_u32x4)a_y4_v & mask6_v) | ((vcc_u32x4)t33_v & ~mask6_v));
                    const vcc_f32x4 r_y10_v = oy_on_v - a_y_on_v;
                    const float a_z3_v = (float)t_s14;
                    const vcc_f32x4 a_z4_v = __extension__ (vcc_f32x4){a_z3_v, a_z3_v, a_z3_v,
                        a_z3_v};
                    const vcc_f32x4 a_z_on_v =
                        (vcc_f32x4)(((vcc_u32x4)a_z4_v & mask6_v) | ((vcc_u32x4)t33_v & ~mask6_v));
                    const vcc_f32x4 r_z10_v = t35_v - a_z_on_v;
                    const vcc_f32x4 r_x_on_v =
                        (vcc_f32x4)(((vcc_u32x4)r_x5_v & mask6_v) | ((vcc_u32x4)t33_v & ~mask6_v));
                    const vcc_f32x4 r_y_on_v =
                        (vcc_f32x4)(((vcc_u32x4)r_y5_v & mask6_v) | ((vcc_u32x4)t33_v & ~mask6_v));
                    const vcc_f32x4 r_z_on_v =
                        (vcc_f32x4)(((vcc_u32x4)r_z7_v & mask6_v) | ((vcc_u32x4)t33_v & ~mask6_v));
                    const vcc_f32x4 t52_v =
                        r_x10_v * r_x_on_v + r_y10_v * r_y_on_v + r_z10_v * r_z_on_v;
                    const vcc_f32x4 u_v = t52_v * inverse_v;
                    const vcc_u32x4 mask18_v = (vcc_u32x4)(u_v < t33_v);
                    const vcc_u32x4 mask19_v = (vcc_u32x4)(u_v > t31_v);
                    const vcc_u32x4 mask20_v = mask6_v & (~mask18_v & ~mask19_v);
                    const vcc_u64x2 all2_v = (vcc_u64x2)mask20_v;
                    const int all2 = (all2_v[0] & all2_v[1]) == 18446744073709551615ul;
                    vcc_u32x4 mask21_v;
                    vcc_u32x4 mask22_v;
                    vcc_u32x4 mask23_v;
                    vcc_u32x4 mask24_v;
                    if (all2) {
                        const vcc_f32x4 r_x11_v = r_y10_v * r_z9_v - r_z10_v * r_y9_v;
                        const vcc_f32x4 r_y11_v = r_z10_v * r_x9_v - r_x10_v * r_z9_v;
                        const vcc_f32x4 r_z11_v = r_x10_v * r_y9_v - r_y10_v * r_x9_v;
                        const vcc_f32x4 v_v =
                            (to_x_v * r_x11_v + to_y_v * r_y11_v + t37_v * r_z11_v) * inverse_v;
                        const vcc_u32x4 mask25_v = (vcc_u32x4)(v_v < t33_v);
                        const vcc_u32x4 mask26_v = ~mask25_v;
                        const vcc_f32x4 u_on_v =
                            (vcc_f32x4)(((vcc_u32x4)u_v & mask26_v)
                            | ((vcc_u32x4)t33_v & ~mask26_v));
                        const vcc_f32x4 v_on_v =
                            (vcc_f32x4)(((vcc_u32x4)v_v & mask26_v)
                            | ((vcc_u32x4)t33_v & ~mask26_v));
                        const vcc_u32x4 mask27_v = (vcc_u32x4)(u_on_v + v_on_v > t31_v);
                        const vcc_u32x4 mask28_v = mask26_v & ~mask27_v;
                        const vcc_f32x4 r_x_on2_v =
                            (vcc_f32x4)(((vcc_u32x4)r_x7_v & mask28_v)
                            | ((vcc_u32x4)t33_v & ~mask28_v));
                        const vcc_f32x4 r_x_on3_v =
                            (vcc_f32x4)(((vcc_u32x4)r_x11_v & mask28_v)
                            | ((vcc_u32x4)t33_v & ~mask28_v));
                        const vcc_f32x4 r_y_on2_v =
                            (vcc_f32x4)(((vcc_u32x4)r_y7_v & mask28_v)
                            | ((vcc_u32x4)t33_v & ~mask28_v));
                        const vcc_f32x4 r_y_on3_v =
                            (vcc_f32x4)(((vcc_u32x4)r_y11_v & mask28_v)
                            | ((vcc_u32x4)t33_v & ~mask28_v));
                        const vcc_f32x4 r_z_on2_v =
                            (vcc_f32x4)(((vcc_u32x4)r_z6_v & mask28_v)
                            | ((vcc_u32x4)t33_v & ~mask28_v));
                        const vcc_f32x4 r_z_on3_v =
                            (vcc_f32x4)(((vcc_u32x4)r_z11_v & mask28_v)
                            | ((vcc_u32x4)t33_v & ~mask28_v));
                        const vcc_f32x4 t53_v = r_z_on2_v * r_z_on3_v;
                        const vcc_f32x4 t54_v =
                            r_x_on2_v * r_x_on3_v + r_y_on2_v * r_y_on3_v + t53_v;
                        const vcc_f32x4 inverse_on_v =
                            (vcc_f32x4)(((vcc_u32x4)inverse_v & mask28_v)
                            | ((vcc_u32x4)t33_v & ~mask28_v));
                        const vcc_f32x4 d_v = t54_v * inverse_on_v;
                        const vcc_u32x4 mask29_v = (vcc_u32x4)(d_v > t33_v);
                        const vcc_u32x4 mask30_v = mask28_v & mask29_v;
                        const vcc_u64x2 any6_v = (vcc_u64x2)mask30_v;
                        const int any6 = (any6_v[0] | any6_v[1]) != 0;
                        vcc_u32x4 mask31_v = mask2_v;
                        if (any6) {
                            const vcc_f32x4 distance2_v =
                                *(const vcc_f32x4 *)(const void *)distance_lanes2;
                            const vcc_f32x4 d_on_v =
                                (vcc_f32x4)(((vcc_u32x4)d_v & mask30_v)
                                | ((vcc_u32x4)t33_v & ~mask30_v));
                            const vcc_f32x4 distance_on_v =
                                (vcc_f32x4)(((vcc_u32x4)distance2_v & mask30_v)
                                | ((vcc_u32x4)t33_v & ~mask30_v));
                            const vcc_u32x4 mask32_v = (vcc_u32x4)(d_on_v < distance_on_v);
                            const vcc_u32x4 mask33_v = mask30_v & mask32_v;
                            const vcc_f32x4 t55_v =
                                *(const vcc_f32x4 *)(const void *)distance_lanes2;
                            const vcc_f32x4 t56_v =
                                (vcc_f32x4)(((vcc_u32x4)d_v & mask33_v)
                                | ((vcc_u32x4)t55_v & ~mask33_v));
                            *(vcc_f32x4 *)(void *)distance_lanes2 = t56_v;
                            mask31_v = mask32_v;
                        }
                        mask21_v = mask25_v;
                        mask22_v = mask27_v;
                        mask23_v = mask29_v;
                        mask24_v = mask31_v;
                    } else {
                        const vcc_u64x2 any7_v = (vcc_u64x2)mask20_v;
                        const int any7 = (any7_v[0] | any7_v[1]) != 0;
                        vcc_u32x4 mask34_v = mask2_v;
                        vcc_u32x4 mask35_v = mask2_v;
                        vcc_u32x4 mask36_v = mask2_v;
                        vcc_u32x4 mask37_v = mask2_v;
                        if (any7) {
                            const vcc_f32x4 r_y_on4_v =
                                (vcc_f32x4)(((vcc_u32x4)r_y10_v & mask20_v)
                                | ((vcc_u32x4)t33_v & ~mask20_v));
                            const vcc_f32x4 r_z_on4_v =
                                (vcc_f32x4)(((vcc_u32x4)r_z9_v & mask20_v)
                                | ((vcc_u32x4)t33_v & ~mask20_v));
                            const vcc_f32x4 r_z_on5_v =
                                (vcc_f32x4)(((vcc_u32x4)r_z10_v & mask20_v)
                                | ((vcc_u32x4)t33_v & ~mask20_v));
                            const vcc_f32x4 r_y_on5_v =
                                (vcc_f32x4)(((vcc_u32x4)r_y9_v & mask20_v)
                                | ((vcc_u32x4)t33_v & ~mask20_v));
                            const vcc_f32x4 r_x12_v = r_y_on4_v * r_z_on4_v - r_z_on5_v * r_y_on5_v;
                            const vcc_f32x4 r_x_on4_v =
                                (vcc_f32x4)(((vcc_u32x4)r_x9_v & mask20_v)
                                | ((vcc_u32x4)t33_v & ~mask20_v));
                            const vcc_f32x4 r_x_on5_v =
                                (vcc_f32x4)(((vcc_u32x4)r_x10_v & mask20_v)
                                | ((vcc_u32x4)t33_v & ~mask20_v));
                            const vcc_f32x4 r_y12_v = r_z_on5_v * r_x_on4_v - r_x_on5_v * r_z_on4_v;
                            const vcc_f32x4 r_z12_v = r_x_on5_v * r_y_on5_v - r_y_on4_v * r_x_on4_v;
                            const vcc_f32x4 to_x_on_v =
                                (vcc_f32x4)(((vcc_u32x4)to_x_v & mask20_v)
                                | ((vcc_u32x4)t33_v & ~mask20_v));
                            const vcc_f32x4 to_y_on_v =
                                (vcc_f32x4)(((vcc_u32x4)to_y_v & mask20_v)
                                | ((vcc_u32x4)t33_v & ~mask20_v));
                            const vcc_f32x4 t57_v =
                                to_x_on_v * r_x12_v + to_y_on_v * r_y12_v + t37_v * r_z12_v;
                            const vcc_f32x4 inverse_on2_v =
                                (vcc_f32x4)(((vcc_u32x4)inverse_v & mask20_v)
                                | ((vcc_u32x4)t33_v & ~mask20_v));
                            const vcc_f32x4 v2_v = t57_v * inverse_on2_v;
                            const vcc_u32x4 mask38_v = (vcc_u32x4)(v2_v < t33_v);
                            const vcc_u32x4 mask39_v = mask20_v & ~mask38_v;
                            const vcc_f32x4 u_on2_v =
                                (vcc_f32x4)(((vcc_u32x4)u_v & mask39_v)
                                | ((vcc_u32x4)t33_v & ~mask39_v));
                            const vcc_f32x4 v_on2_v =
                                (vcc_f32x4)(((vcc_u32x4)v2_v & mask39_v)
                                | ((vcc_u32x4)t33_v & ~mask39_v));
                            const vcc_u32x4 mask40_v = (vcc_u32x4)(u_on2_v + v_on2_v > t31_v);
                            const vcc_u32x4 mask41_v = mask39_v & ~mask40_v;
                            const vcc_f32x4 r_x_on6_v =
                                (vcc_f32x4)(((vcc_u32x4)r_x7_v & mask41_v)
                                | ((vcc_u32x4)t33_v & ~mask41_v));
                            const vcc_f32x4 r_x_on7_v =
                                (vcc_f32x4)(((vcc_u32x4)r_x12_v & mask41_v)
                                | ((vcc_u32x4)t33_v & ~mask41_v));
                            const vcc_f32x4 r_y_on6_v =
                                (vcc_f32x4)(((vcc_u32x4)r_y7_v & mask41_v)
                                | ((vcc_u32x4)t33_v & ~mask41_v));
                            const vcc_f32x4 r_y_on7_v =
                                (vcc_f32x4)(((vcc_u32x4)r_y12_v & mask41_v)
                                | ((vcc_u32x4)t33_v & ~mask41_v));
                            const vcc_f32x4 r_z_on6_v =
                                (vcc_f32x4)(((vcc_u32x4)r_z6_v & mask41_v)
                                | ((vcc_u32x4)t33_v & ~mask41_v));
                            const vcc_f32x4 r_z_on7_v =
                                (vcc_f32x4)(((vcc_u32x4)r_z12_v & mask41_v)
                                | ((vcc_u32x4)t33_v & ~mask41_v));
                            const vcc_f32x4 t58_v = r_z_on6_v * r_z_on7_v;
                            const vcc_f32x4 t59_v =
                                r_x_on6_v * r_x_on7_v + r_y_on6_v * r_y_on7_v + t58_v;
                            const vcc_f32x4 inverse_on3_v =
                                (vcc_f32x4)(((vcc_u32x4)inverse_v & mask41_v)
                                | ((vcc_u32x4)t33_v & ~mask41_v));
                            const vcc_f32x4 d2_v = t59_v * inverse_on3_v;
                            const vcc_u32x4 mask42_v = (vcc_u32x4)(d2_v > t33_v);
                            const vcc_u32x4 mask43_v = mask41_v & mask42_v;
                            const vcc_u64x2 any8_v = (vcc_u64x2)mask43_v;
                            const int any8 = (any8_v[0] | any8_v[1]) != 0;
                            vcc_u32x4 mask44_v = mask2_v;
                            if (any8) {
                                const vcc_f32x4 distance3_v =
                                    *(const vcc_f32x4 *)(const void *)distance_lanes2;
                                const vcc_f32x4 d_on2_v =
                                    (vcc_f32x4)(((vcc_u32x4)d2_v & mask43_v)
                                    | ((vcc_u32x4)t33_v & ~mask43_v));
                                const vcc_f32x4 distance_on2_v =
                                    (vcc_f32x4)(((vcc_u32x4)distance3_v & mask43_v)
                                    | ((vcc_u32x4)t33_v & ~mask43_v));
                                const vcc_u32x4 mask45_v = (vcc_u32x4)(d_on2_v < distance_on2_v);
                                const vcc_u32x4 mask46_v = mask43_v & mask45_v;
                                const vcc_f32x4 t60_v =
                                    *(const vcc_f32x4 *)(const void *)distance_lanes2;
                                const vcc_f32x4 t61_v =
                                    (vcc_f32x4)(((vcc_u32x4)d2_v & mask46_v)
                                    | ((vcc_u32x4)t60_v & ~mask46_v));
                                *(vcc_f32x4 *)(void *)distance_lanes2 = t61_v;
                                mask44_v = mask45_v;
                            }
                            mask34_v = mask38_v;
                            mask35_v = mask40_v;
                            mask36_v = mask42_v;
                            mask37_v = mask44_v;
                        }
                        mask21_v = mask34_v;
                        mask22_v = mask35_v;
                        mask23_v = mask36_v;
                        mask24_v = mask37_v;
                    }
                    mask7_v = mask18_v;
                    mask8_v = mask19_v;
                    mask9_v = mask21_v;
                    mask10_v = mask22_v;
                    mask11_v = mask23_v;
                    mask12_v = mask24_v;
                }
                const vcc_u32x4 mask13_v = mask4_v & mask5_v;
                const vcc_u32x4 mask14_v = mask6_v & (mask7_v | mask8_v);
                const vcc_u32x4 t49_v = (t25_v & mask13_v) | (t25_v & ~mask13_v);
                const vcc_u32x4 mask15_v = mask6_v & ~mask7_v & ~mask8_v;
                const vcc_u32x4 mask16_v = mask15_v & (mask9_v | mask10_v);
                const vcc_u32x4 t50_v = (t25_v & mask14_v) | (t49_v & ~mask14_v);
                const vcc_u32x4 mask17_v = mask15_v & ~mask9_v & ~mask10_v & mask11_v & mask12_v;
                const vcc_u32x4 t51_v = (t25_v & mask16_v) | (t50_v & ~mask16_v);
                const unsigned int t7 = i_s2 + 1u;
                more2 = (int)t7 < 3;
                found_v = found_v + ((t38_v & mask17_v) | (t51_v & ~mask17_v));
                i_s2 = t7;
            } while (more2);
            const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_u32x4)found_v != (vcc_u32x4)t25_v);
            const vcc_f32x4 distance_v = *(const vcc_f32x4 *)(const void *)distance_lanes2;
            const vcc_f32x4 d_new_v =
                (vcc_f32x4)(((vcc_u32x4)distance_v & mask3_v) | ((vcc_u32x4)t40_v & ~mask3_v));
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = ray_triangle_lane(ox[k], oy[k], dx[k], dy[k], t);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = ray_triangle_lane(ox[k], oy[k], dx[k], dy[k], t);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
