/* vcc 0.1.0 wrote this from ray_triangle.c for generic */
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

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void ray_triangle(int n, const float *ox, const float *oy, const float *dx, const float *dy,
                  const float *t, float *d)
{
    int k;
    /* vcc: line 65: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)(0.1f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        const float t3_v = (float)(1000000000.0f);
        const vcc_f32x4 t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
        float distance_lanes[16] __attribute__((__aligned__(64))) = {0};
        const vcc_u32x4 t5_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        const float t2 = -1e-6f;
        const float t6_v = (float)(t2);
        const vcc_f32x4 t7_v = (__extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v});
        const float t8_v = (float)(1e-6f);
        const vcc_f32x4 t9_v = (__extension__ (vcc_f32x4){t8_v, t8_v, t8_v, t8_v});
        const float t10_v = (float)(0.0f);
        const vcc_f32x4 t11_v = (__extension__ (vcc_f32x4){t10_v, t10_v, t10_v, t10_v});
        const float t12_v = (float)(1.0f);
        const vcc_f32x4 t13_v = (__extension__ (vcc_f32x4){t12_v, t12_v, t12_v, t12_v});
        const float t3 = -300.0f;
        const float t14_v = (float)(t3);
        const vcc_f32x4 t15_v = (__extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v});
        const float t16_v = (float)(60.0f);
        const vcc_f32x4 t17_v = (__extension__ (vcc_f32x4){t16_v, t16_v, t16_v, t16_v});
        const vcc_u32x4 t18_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        const float t4 = -1.0f;
        const float t19_v = (float)(t4);
        const vcc_f32x4 t20_v = (__extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v});
        unsigned long k2;
        float t21_v;
        vcc_f32x4 t22_v;
        float t23_v;
        vcc_f32x4 t24_v;
        float distance_lanes2[4] __attribute__((__aligned__(64))) = {0};
        vcc_u32x4 t25_v;
        float t26_v;
        vcc_f32x4 t27_v;
        float t28_v;
        vcc_f32x4 t29_v;
        float t30_v;
        vcc_f32x4 t31_v;
        float t32_v;
        vcc_f32x4 t33_v;
        float t34_v;
        vcc_f32x4 t35_v;
        float t36_v;
        vcc_f32x4 t37_v;
        vcc_u32x4 t38_v;
        float t39_v;
        vcc_f32x4 t40_v;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_f32x4 ox_v0 = *(const vcc_f32x4 *)(const void *)(ox + k2);
            const vcc_f32x4 ox_v1 = *(const vcc_f32x4 *)(const void *)(ox + k2 + 4);
            const vcc_f32x4 ox_v2 = *(const vcc_f32x4 *)(const void *)(ox + k2 + 8);
            const vcc_f32x4 ox_v3 = *(const vcc_f32x4 *)(const void *)(ox + k2 + 12);
            const vcc_f32x4 oy_v0 = *(const vcc_f32x4 *)(const void *)(oy + k2);
            const vcc_f32x4 oy_v1 = *(const vcc_f32x4 *)(const void *)(oy + k2 + 4);
            const vcc_f32x4 oy_v2 = *(const vcc_f32x4 *)(const void *)(oy + k2 + 8);
            const vcc_f32x4 oy_v3 = *(const vcc_f32x4 *)(const void *)(oy + k2 + 12);
            const vcc_f32x4 dx_v0 = *(const vcc_f32x4 *)(const void *)(dx + k2);
            const vcc_f32x4 dx_v1 = *(const vcc_f32x4 *)(const void *)(dx + k2 + 4);
            const vcc_f32x4 dx_v2 = *(const vcc_f32x4 *)(const void *)(dx + k2 + 8);
            const vcc_f32x4 dx_v3 = *(const vcc_f32x4 *)(const void *)(dx + k2 + 12);
            const vcc_f32x4 dy_v0 = *(const vcc_f32x4 *)(const void *)(dy + k2);
            const vcc_f32x4 dy_v1 = *(const vcc_f32x4 *)(const void *)(dy + k2 + 4);
            const vcc_f32x4 dy_v2 = *(const vcc_f32x4 *)(const void *)(dy + k2 + 8);
            const vcc_f32x4 dy_v3 = *(const vcc_f32x4 *)(const void *)(dy + k2 + 12);
            const vcc_f32x4 to_x_v0 = dx_v0 * t2_v;
            const vcc_f32x4 to_x_v1 = dx_v1 * t2_v;
            const vcc_f32x4 to_x_v2 = dx_v2 * t2_v;
            const vcc_f32x4 to_x_v3 = dx_v3 * t2_v;
            const vcc_f32x4 to_y_v0 = dy_v0 * t2_v;
            const vcc_f32x4 to_y_v1 = dy_v1 * t2_v;
            const vcc_f32x4 to_y_v2 = dy_v2 * t2_v;
            const vcc_f32x4 to_y_v3 = dy_v3 * t2_v;
            vcc_u32x4 found_v0;
            vcc_u32x4 found_v1;
            vcc_u32x4 found_v2;
            vcc_u32x4 found_v3;
            unsigned int i_s;
            vcc_u32x4 found2_v0;
            vcc_u32x4 found2_v1;
            vcc_u32x4 found2_v2;
            vcc_u32x4 found2_v3;
            int more;
            vcc_f32x4 distance_v0;
            vcc_f32x4 distance_v1;
            vcc_f32x4 distance_v2;
            vcc_f32x4 distance_v3;
            vcc_u32x4 mask_v0;
            vcc_u32x4 mask_v1;
            vcc_u32x4 mask_v2;
            vcc_u32x4 mask_v3;
            vcc_f32x4 d_new_v0;
            vcc_f32x4 d_new_v1;
            vcc_f32x4 d_new_v2;
            vcc_f32x4 d_new_v3;
            *(vcc_f32x4 *)(void *)(distance_lanes) = t4_v;
            *(vcc_f32x4 *)(void *)(distance_lanes + 4) = t4_v;
            *(vcc_f32x4 *)(void *)(distance_lanes + 8) = t4_v;
            *(vcc_f32x4 *)(void *)(distance_lanes + 12) = t4_v;
            found_v0 = t5_v;
            found_v1 = t5_v;
            found_v2 = t5_v;
            found_v3 = t5_v;
            i_s = 0u;
            found2_v0 = t5_v;
            found2_v1 = t5_v;
            found2_v2 = t5_v;
            found2_v3 = t5_v;
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
                const float t5 = t_s8 - t_s2;
                const float t6 = t_s9 - t_s3;
                const float r_z_v = (float)(t_s10 - t_s4);
                const vcc_f32x4 r_z2_v = (__extension__ (vcc_f32x4){r_z_v, r_z_v, r_z_v, r_z_v});
                const vcc_f32x4 t_v0 = to_y_v0 * r_z2_v;
                const vcc_f32x4 t_v1 = to_y_v1 * r_z2_v;
                const vcc_f32x4 t_v2 = to_y_v2 * r_z2_v;
                const vcc_f32x4 t_v3 = to_y_v3 * r_z2_v;
                const float t41_v = (float)(60.0f * t6);
                const vcc_f32x4 t42_v = (__extension__ (vcc_f32x4){t41_v, t41_v, t41_v, t41_v});
                const vcc_f32x4 r_x_v0 = t_v0 - t42_v;
                const vcc_f32x4 r_x_v1 = t_v1 - t42_v;
                const vcc_f32x4 r_x_v2 = t_v2 - t42_v;
                const vcc_f32x4 r_x_v3 = t_v3 - t42_v;
                const vcc_f32x4 t2_v0 = to_x_v0 * r_z2_v;
                const vcc_f32x4 t2_v1 = to_x_v1 * r_z2_v;
                const vcc_f32x4 t2_v2 = to_x_v2 * r_z2_v;
                const vcc_f32x4 t2_v3 = to_x_v3 * r_z2_v;
                const float t43_v = (float)(60.0f * t5);
                const vcc_f32x4 t44_v = (__extension__ (vcc_f32x4){t43_v, t43_v, t43_v, t43_v});
                const vcc_f32x4 r_y_v0 = t44_v - t2_v0;
                const vcc_f32x4 r_y_v1 = t44_v - t2_v1;
                const vcc_f32x4 r_y_v2 = t44_v - t2_v2;
                const vcc_f32x4 r_y_v3 = t44_v - t2_v3;
                const float r_y_v = (float)(t6);
                const vcc_f32x4 r_y2_v = (__extension__ (vcc_f32x4){r_y_v, r_y_v, r_y_v, r_y_v});
                const vcc_f32x4 t3_v0 = to_x_v0 * r_y2_v;
                const vcc_f32x4 t3_v1 = to_x_v1 * r_y2_v;
                const vcc_f32x4 t3_v2 = to_x_v2 * r_y2_v;
                const vcc_f32x4 t3_v3 = to_x_v3 * r_y2_v;
                const float r_x_v = (float)(t5);
                const vcc_f32x4 r_x2_v = (__extension__ (vcc_f32x4){r_x_v, r_x_v, r_x_v, r_x_v});
                const vcc_f32x4 t4_v0 = to_y_v0 * r_x2_v;
                const vcc_f32x4 t4_v1 = to_y_v1 * r_x2_v;
                const vcc_f32x4 t4_v2 = to_y_v2 * r_x2_v;
                const vcc_f32x4 t4_v3 = to_y_v3 * r_x2_v;
                const vcc_f32x4 r_z_v0 = t3_v0 - t4_v0;
                const vcc_f32x4 r_z_v1 = t3_v1 - t4_v1;
                const vcc_f32x4 r_z_v2 = t3_v2 - t4_v2;
                const vcc_f32x4 r_z_v3 = t3_v3 - t4_v3;
                const float r_x3_v = (float)(t_s5 - t_s2);
                const vcc_f32x4 r_x4_v =
                    (__extension__ (vcc_f32x4){r_x3_v, r_x3_v, r_x3_v, r_x3_v});
                const vcc_f32x4 t5_v0 = r_x4_v * r_x_v0;
                const vcc_f32x4 t5_v1 = r_x4_v * r_x_v1;
                const vcc_f32x4 t5_v2 = r_x4_v * r_x_v2;
                const vcc_f32x4 t5_v3 = r_x4_v * r_x_v3;
                const float r_y3_v = (float)(t_s6 - t_s3);
                const vcc_f32x4 r_y4_v =
                    (__extension__ (vcc_f32x4){r_y3_v, r_y3_v, r_y3_v, r_y3_v});
                const vcc_f32x4 t6_v0 = r_y4_v * r_y_v0;
                const vcc_f32x4 t6_v1 = r_y4_v * r_y_v1;
                const vcc_f32x4 t6_v2 = r_y4_v * r_y_v2;
                const vcc_f32x4 t6_v3 = r_y4_v * r_y_v3;
                const vcc_f32x4 t7_v0 = t5_v0 + t6_v0;
                const vcc_f32x4 t7_v1 = t5_v1 + t6_v1;
                const vcc_f32x4 t7_v2 = t5_v2 + t6_v2;
                const vcc_f32x4 t7_v3 = t5_v3 + t6_v3;
                const float r_z3_v = (float)(t_s7 - t_s4);
                const vcc_f32x4 r_z4_v =
                    (__extension__ (vcc_f32x4){r_z3_v, r_z3_v, r_z3_v, r_z3_v});
                const vcc_f32x4 t8_v0 = r_z4_v * r_z_v0;
                const vcc_f32x4 t8_v1 = r_z4_v * r_z_v1;
                const vcc_f32x4 t8_v2 = r_z4_v * r_z_v2;
                const vcc_f32x4 t8_v3 = r_z4_v * r_z_v3;
                const vcc_f32x4 t9_v0 = t7_v0 + t8_v0;
                const vcc_f32x4 t9_v1 = t7_v1 + t8_v1;
                const vcc_f32x4 t9_v2 = t7_v2 + t8_v2;
                const vcc_f32x4 t9_v3 = t7_v3 + t8_v3;
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)(t9_v0 > t7_v);
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)(t9_v1 > t7_v);
                const vcc_u32x4 mask2_v2 = (vcc_u32x4)(t9_v2 > t7_v);
                const vcc_u32x4 mask2_v3 = (vcc_u32x4)(t9_v3 > t7_v);
                const vcc_f32x4 t10_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t9_v0 & mask2_v0) | ((vcc_u32x4)t11_v & ~mask2_v0));
                const vcc_f32x4 t10_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t9_v1 & mask2_v1) | ((vcc_u32x4)t11_v & ~mask2_v1));
                const vcc_f32x4 t10_v2 =
                    (vcc_f32x4)(((vcc_u32x4)t9_v2 & mask2_v2) | ((vcc_u32x4)t11_v & ~mask2_v2));
                const vcc_f32x4 t10_v3 =
                    (vcc_f32x4)(((vcc_u32x4)t9_v3 & mask2_v3) | ((vcc_u32x4)t11_v & ~mask2_v3));
                const vcc_u32x4 mask3_v0 = (vcc_u32x4)(t10_v0 < t9_v);
                const vcc_u32x4 mask3_v1 = (vcc_u32x4)(t10_v1 < t9_v);
                const vcc_u32x4 mask3_v2 = (vcc_u32x4)(t10_v2 < t9_v);
                const vcc_u32x4 mask3_v3 = (vcc_u32x4)(t10_v3 < t9_v);
                const vcc_u32x4 mask4_v0 = ~mask2_v0;
                const vcc_u32x4 mask4_v1 = ~mask2_v1;
                const vcc_u32x4 mask4_v2 = ~mask2_v2;
                const vcc_u32x4 mask4_v3 = ~mask2_v3;
                const vcc_u32x4 mask5_v0 = ~mask3_v0;
                const vcc_u32x4 mask5_v1 = ~mask3_v1;
                const vcc_u32x4 mask5_v2 = ~mask3_v2;
                const vcc_u32x4 mask5_v3 = ~mask3_v3;
                const vcc_u32x4 mask6_v0 = mask2_v0 & mask5_v0;
                const vcc_u32x4 mask6_v1 = mask2_v1 & mask5_v1;
                const vcc_u32x4 mask6_v2 = mask2_v2 & mask5_v2;
                const vcc_u32x4 mask6_v3 = mask2_v3 & mask5_v3;
                const vcc_u32x4 mask7_v0 = mask4_v0 | mask6_v0;
                const vcc_u32x4 mask7_v1 = mask4_v1 | mask6_v1;
                const vcc_u32x4 mask7_v2 = mask4_v2 | mask6_v2;
                const vcc_u32x4 mask7_v3 = mask4_v3 | mask6_v3;
                const vcc_f32x4 t11_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t9_v0 & mask7_v0) | ((vcc_u32x4)t13_v & ~mask7_v0));
                const vcc_f32x4 t11_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t9_v1 & mask7_v1) | ((vcc_u32x4)t13_v & ~mask7_v1));
                const vcc_f32x4 t11_v2 =
                    (vcc_f32x4)(((vcc_u32x4)t9_v2 & mask7_v2) | ((vcc_u32x4)t13_v & ~mask7_v2));
                const vcc_f32x4 t11_v3 =
                    (vcc_f32x4)(((vcc_u32x4)t9_v3 & mask7_v3) | ((vcc_u32x4)t13_v & ~mask7_v3));
                const vcc_f32x4 inverse_v0 = t13_v / t11_v0;
                const vcc_f32x4 inverse_v1 = t13_v / t11_v1;
                const vcc_f32x4 inverse_v2 = t13_v / t11_v2;
                const vcc_f32x4 inverse_v3 = t13_v / t11_v3;
                const float a_x_v = (float)(t_s2);
                const vcc_f32x4 a_x2_v = (__extension__ (vcc_f32x4){a_x_v, a_x_v, a_x_v, a_x_v});
                const vcc_f32x4 ox_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)ox_v0 & mask7_v0) | ((vcc_u32x4)t11_v & ~mask7_v0));
                const vcc_f32x4 ox_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)ox_v1 & mask7_v1) | ((vcc_u32x4)t11_v & ~mask7_v1));
                const vcc_f32x4 ox_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)ox_v2 & mask7_v2) | ((vcc_u32x4)t11_v & ~mask7_v2));
                const vcc_f32x4 ox_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)ox_v3 & mask7_v3) | ((vcc_u32x4)t11_v & ~mask7_v3));
                const vcc_f32x4 a_x_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)a_x2_v & mask7_v0) | ((vcc_u32x4)t11_v & ~mask7_v0));
                const vcc_f32x4 a_x_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)a_x2_v & mask7_v1) | ((vcc_u32x4)t11_v & ~mask7_v1));
                const vcc_f32x4 a_x_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)a_x2_v & mask7_v2) | ((vcc_u32x4)t11_v & ~mask7_v2));
                const vcc_f32x4 a_x_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)a_x2_v & mask7_v3) | ((vcc_u32x4)t11_v & ~mask7_v3));
                const vcc_f32x4 r_x2_v0 = ox_on_v0 - a_x_on_v0;
                const vcc_f32x4 r_x2_v1 = ox_on_v1 - a_x_on_v1;
                const vcc_f32x4 r_x2_v2 = ox_on_v2 - a_x_on_v2;
                const vcc_f32x4 r_x2_v3 = ox_on_v3 - a_x_on_v3;
                const float a_y_v = (float)(t_s3);
                const vcc_f32x4 a_y2_v = (__extension__ (vcc_f32x4){a_y_v, a_y_v, a_y_v, a_y_v});
                const vcc_f32x4 oy_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)oy_v0 & mask7_v0) | ((vcc_u32x4)t11_v & ~mask7_v0));
                const vcc_f32x4 oy_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)oy_v1 & mask7_v1) | ((vcc_u32x4)t11_v & ~mask7_v1));
                const vcc_f32x4 oy_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)oy_v2 & mask7_v2) | ((vcc_u32x4)t11_v & ~mask7_v2));
                const vcc_f32x4 oy_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)oy_v3 & mask7_v3) | ((vcc_u32x4)t11_v & ~mask7_v3));
                const vcc_f32x4 a_y_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)a_y2_v & mask7_v0) | ((vcc_u32x4)t11_v & ~mask7_v0));
                const vcc_f32x4 a_y_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)a_y2_v & mask7_v1) | ((vcc_u32x4)t11_v & ~mask7_v1));
                const vcc_f32x4 a_y_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)a_y2_v & mask7_v2) | ((vcc_u32x4)t11_v & ~mask7_v2));
                const vcc_f32x4 a_y_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)a_y2_v & mask7_v3) | ((vcc_u32x4)t11_v & ~mask7_v3));
                const vcc_f32x4 r_y2_v0 = oy_on_v0 - a_y_on_v0;
                const vcc_f32x4 r_y2_v1 = oy_on_v1 - a_y_on_v1;
                const vcc_f32x4 r_y2_v2 = oy_on_v2 - a_y_on_v2;
                const vcc_f32x4 r_y2_v3 = oy_on_v3 - a_y_on_v3;
                const float a_z_v = (float)(t_s4);
                const vcc_f32x4 a_z2_v = (__extension__ (vcc_f32x4){a_z_v, a_z_v, a_z_v, a_z_v});
                const vcc_f32x4 a_z_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)a_z2_v & mask7_v0) | ((vcc_u32x4)t11_v & ~mask7_v0));
                const vcc_f32x4 a_z_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)a_z2_v & mask7_v1) | ((vcc_u32x4)t11_v & ~mask7_v1));
                const vcc_f32x4 a_z_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)a_z2_v & mask7_v2) | ((vcc_u32x4)t11_v & ~mask7_v2));
                const vcc_f32x4 a_z_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)a_z2_v & mask7_v3) | ((vcc_u32x4)t11_v & ~mask7_v3));
                const vcc_f32x4 r_z2_v0 = t15_v - a_z_on_v0;
                const vcc_f32x4 r_z2_v1 = t15_v - a_z_on_v1;
                const vcc_f32x4 r_z2_v2 = t15_v - a_z_on_v2;
                const vcc_f32x4 r_z2_v3 = t15_v - a_z_on_v3;
                const vcc_f32x4 r_x_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_x_v0 & mask7_v0) | ((vcc_u32x4)t11_v & ~mask7_v0));
                const vcc_f32x4 r_x_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_x_v1 & mask7_v1) | ((vcc_u32x4)t11_v & ~mask7_v1));
                const vcc_f32x4 r_x_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_x_v2 & mask7_v2) | ((vcc_u32x4)t11_v & ~mask7_v2));
                const vcc_f32x4 r_x_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_x_v3 & mask7_v3) | ((vcc_u32x4)t11_v & ~mask7_v3));
                const vcc_f32x4 t12_v0 = r_x2_v0 * r_x_on_v0;
                const vcc_f32x4 t12_v1 = r_x2_v1 * r_x_on_v1;
                const vcc_f32x4 t12_v2 = r_x2_v2 * r_x_on_v2;
                const vcc_f32x4 t12_v3 = r_x2_v3 * r_x_on_v3;
                const vcc_f32x4 r_y_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_y_v0 & mask7_v0) | ((vcc_u32x4)t11_v & ~mask7_v0));
                const vcc_f32x4 r_y_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_y_v1 & mask7_v1) | ((vcc_u32x4)t11_v & ~mask7_v1));
                const vcc_f32x4 r_y_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_y_v2 & mask7_v2) | ((vcc_u32x4)t11_v & ~mask7_v2));
                const vcc_f32x4 r_y_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_y_v3 & mask7_v3) | ((vcc_u32x4)t11_v & ~mask7_v3));
                const vcc_f32x4 t13_v0 = r_y2_v0 * r_y_on_v0;
                const vcc_f32x4 t13_v1 = r_y2_v1 * r_y_on_v1;
                const vcc_f32x4 t13_v2 = r_y2_v2 * r_y_on_v2;
                const vcc_f32x4 t13_v3 = r_y2_v3 * r_y_on_v3;
                const vcc_f32x4 t14_v0 = t12_v0 + t13_v0;
                const vcc_f32x4 t14_v1 = t12_v1 + t13_v1;
                const vcc_f32x4 t14_v2 = t12_v2 + t13_v2;
                const vcc_f32x4 t14_v3 = t12_v3 + t13_v3;
                const vcc_f32x4 r_z_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_z_v0 & mask7_v0) | ((vcc_u32x4)t11_v & ~mask7_v0));
                const vcc_f32x4 r_z_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_z_v1 & mask7_v1) | ((vcc_u32x4)t11_v & ~mask7_v1));
                const vcc_f32x4 r_z_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_z_v2 & mask7_v2) | ((vcc_u32x4)t11_v & ~mask7_v2));
                const vcc_f32x4 r_z_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_z_v3 & mask7_v3) | ((vcc_u32x4)t11_v & ~mask7_v3));
                const vcc_f32x4 t15_v0 = r_z2_v0 * r_z_on_v0;
                const vcc_f32x4 t15_v1 = r_z2_v1 * r_z_on_v1;
                const vcc_f32x4 t15_v2 = r_z2_v2 * r_z_on_v2;
                const vcc_f32x4 t15_v3 = r_z2_v3 * r_z_on_v3;
                const vcc_f32x4 t16_v0 = t14_v0 + t15_v0;
                const vcc_f32x4 t16_v1 = t14_v1 + t15_v1;
                const vcc_f32x4 t16_v2 = t14_v2 + t15_v2;
                const vcc_f32x4 t16_v3 = t14_v3 + t15_v3;
                const vcc_f32x4 u_v0 = t16_v0 * inverse_v0;
                const vcc_f32x4 u_v1 = t16_v1 * inverse_v1;
                const vcc_f32x4 u_v2 = t16_v2 * inverse_v2;
                const vcc_f32x4 u_v3 = t16_v3 * inverse_v3;
                const vcc_u32x4 mask8_v0 = (vcc_u32x4)(u_v0 < t11_v);
                const vcc_u32x4 mask8_v1 = (vcc_u32x4)(u_v1 < t11_v);
                const vcc_u32x4 mask8_v2 = (vcc_u32x4)(u_v2 < t11_v);
                const vcc_u32x4 mask8_v3 = (vcc_u32x4)(u_v3 < t11_v);
                const vcc_u32x4 mask9_v0 = ~mask8_v0;
                const vcc_u32x4 mask9_v1 = ~mask8_v1;
                const vcc_u32x4 mask9_v2 = ~mask8_v2;
                const vcc_u32x4 mask9_v3 = ~mask8_v3;
                const vcc_u32x4 mask10_v0 = mask7_v0 & mask9_v0;
                const vcc_u32x4 mask10_v1 = mask7_v1 & mask9_v1;
                const vcc_u32x4 mask10_v2 = mask7_v2 & mask9_v2;
                const vcc_u32x4 mask10_v3 = mask7_v3 & mask9_v3;
                const vcc_f32x4 u_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)u_v0 & mask10_v0) | ((vcc_u32x4)t11_v & ~mask10_v0));
                const vcc_f32x4 u_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)u_v1 & mask10_v1) | ((vcc_u32x4)t11_v & ~mask10_v1));
                const vcc_f32x4 u_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)u_v2 & mask10_v2) | ((vcc_u32x4)t11_v & ~mask10_v2));
                const vcc_f32x4 u_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)u_v3 & mask10_v3) | ((vcc_u32x4)t11_v & ~mask10_v3));
                const vcc_u32x4 mask11_v0 = (vcc_u32x4)(u_on_v0 > t13_v);
                const vcc_u32x4 mask11_v1 = (vcc_u32x4)(u_on_v1 > t13_v);
                const vcc_u32x4 mask11_v2 = (vcc_u32x4)(u_on_v2 > t13_v);
                const vcc_u32x4 mask11_v3 = (vcc_u32x4)(u_on_v3 > t13_v);
                const vcc_u32x4 mask12_v0 = ~mask11_v0;
                const vcc_u32x4 mask12_v1 = ~mask11_v1;
                const vcc_u32x4 mask12_v2 = ~mask11_v2;
                const vcc_u32x4 mask12_v3 = ~mask11_v3;
                const vcc_u32x4 mask13_v0 = mask10_v0 & mask12_v0;
                const vcc_u32x4 mask13_v1 = mask10_v1 & mask12_v1;
                const vcc_u32x4 mask13_v2 = mask10_v2 & mask12_v2;
                const vcc_u32x4 mask13_v3 = mask10_v3 & mask12_v3;
                const vcc_f32x4 r_y_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_y2_v0 & mask13_v0) | ((vcc_u32x4)t11_v & ~mask13_v0));
                const vcc_f32x4 r_y_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_y2_v1 & mask13_v1) | ((vcc_u32x4)t11_v & ~mask13_v1));
                const vcc_f32x4 r_y_on2_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_y2_v2 & mask13_v2) | ((vcc_u32x4)t11_v & ~mask13_v2));
                const vcc_f32x4 r_y_on2_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_y2_v3 & mask13_v3) | ((vcc_u32x4)t11_v & ~mask13_v3));
                const vcc_f32x4 r_z_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_z4_v & mask13_v0) | ((vcc_u32x4)t11_v & ~mask13_v0));
                const vcc_f32x4 r_z_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_z4_v & mask13_v1) | ((vcc_u32x4)t11_v & ~mask13_v1));
                const vcc_f32x4 r_z_on2_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_z4_v & mask13_v2) | ((vcc_u32x4)t11_v & ~mask13_v2));
                const vcc_f32x4 r_z_on2_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_z4_v & mask13_v3) | ((vcc_u32x4)t11_v & ~mask13_v3));
                const vcc_f32x4 t17_v0 = r_y_on2_v0 * r_z_on2_v0;
                const vcc_f32x4 t17_v1 = r_y_on2_v1 * r_z_on2_v1;
                const vcc_f32x4 t17_v2 = r_y_on2_v2 * r_z_on2_v2;
                const vcc_f32x4 t17_v3 = r_y_on2_v3 * r_z_on2_v3;
                const vcc_f32x4 r_z_on3_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_z2_v0 & mask13_v0) | ((vcc_u32x4)t11_v & ~mask13_v0));
                const vcc_f32x4 r_z_on3_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_z2_v1 & mask13_v1) | ((vcc_u32x4)t11_v & ~mask13_v1));
                const vcc_f32x4 r_z_on3_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_z2_v2 & mask13_v2) | ((vcc_u32x4)t11_v & ~mask13_v2));
                const vcc_f32x4 r_z_on3_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_z2_v3 & mask13_v3) | ((vcc_u32x4)t11_v & ~mask13_v3));
                const vcc_f32x4 r_y_on3_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_y4_v & mask13_v0) | ((vcc_u32x4)t11_v & ~mask13_v0));
                const vcc_f32x4 r_y_on3_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_y4_v & mask13_v1) | ((vcc_u32x4)t11_v & ~mask13_v1));
                const vcc_f32x4 r_y_on3_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_y4_v & mask13_v2) | ((vcc_u32x4)t11_v & ~mask13_v2));
                const vcc_f32x4 r_y_on3_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_y4_v & mask13_v3) | ((vcc_u32x4)t11_v & ~mask13_v3));
                const vcc_f32x4 t18_v0 = r_z_on3_v0 * r_y_on3_v0;
                const vcc_f32x4 t18_v1 = r_z_on3_v1 * r_y_on3_v1;
                const vcc_f32x4 t18_v2 = r_z_on3_v2 * r_y_on3_v2;
                const vcc_f32x4 t18_v3 = r_z_on3_v3 * r_y_on3_v3;
                const vcc_f32x4 r_x3_v0 = t17_v0 - t18_v0;
                const vcc_f32x4 r_x3_v1 = t17_v1 - t18_v1;
                const vcc_f32x4 r_x3_v2 = t17_v2 - t18_v2;
                const vcc_f32x4 r_x3_v3 = t17_v3 - t18_v3;
                const vcc_f32x4 r_x_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_x4_v & mask13_v0) | ((vcc_u32x4)t11_v & ~mask13_v0));
                const vcc_f32x4 r_x_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_x4_v & mask13_v1) | ((vcc_u32x4)t11_v & ~mask13_v1));
                const vcc_f32x4 r_x_on2_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_x4_v & mask13_v2) | ((vcc_u32x4)t11_v & ~mask13_v2));
                const vcc_f32x4 r_x_on2_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_x4_v & mask13_v3) | ((vcc_u32x4)t11_v & ~mask13_v3));
                const vcc_f32x4 t19_v0 = r_z_on3_v0 * r_x_on2_v0;
                const vcc_f32x4 t19_v1 = r_z_on3_v1 * r_x_on2_v1;
                const vcc_f32x4 t19_v2 = r_z_on3_v2 * r_x_on2_v2;
                const vcc_f32x4 t19_v3 = r_z_on3_v3 * r_x_on2_v3;
                const vcc_f32x4 r_x_on3_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_x2_v0 & mask13_v0) | ((vcc_u32x4)t11_v & ~mask13_v0));
                const vcc_f32x4 r_x_on3_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_x2_v1 & mask13_v1) | ((vcc_u32x4)t11_v & ~mask13_v1));
                const vcc_f32x4 r_x_on3_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_x2_v2 & mask13_v2) | ((vcc_u32x4)t11_v & ~mask13_v2));
                const vcc_f32x4 r_x_on3_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_x2_v3 & mask13_v3) | ((vcc_u32x4)t11_v & ~mask13_v3));
                const vcc_f32x4 t20_v0 = r_x_on3_v0 * r_z_on2_v0;
                const vcc_f32x4 t20_v1 = r_x_on3_v1 * r_z_on2_v1;
                const vcc_f32x4 t20_v2 = r_x_on3_v2 * r_z_on2_v2;
                const vcc_f32x4 t20_v3 = r_x_on3_v3 * r_z_on2_v3;
                const vcc_f32x4 r_y3_v0 = t19_v0 - t20_v0;
                const vcc_f32x4 r_y3_v1 = t19_v1 - t20_v1;
                const vcc_f32x4 r_y3_v2 = t19_v2 - t20_v2;
                const vcc_f32x4 r_y3_v3 = t19_v3 - t20_v3;
                const vcc_f32x4 t21_v0 = r_x_on3_v0 * r_y_on3_v0;
                const vcc_f32x4 t21_v1 = r_x_on3_v1 * r_y_on3_v1;
                const vcc_f32x4 t21_v2 = r_x_on3_v2 * r_y_on3_v2;
                const vcc_f32x4 t21_v3 = r_x_on3_v3 * r_y_on3_v3;
                const vcc_f32x4 t22_v0 = r_y_on2_v0 * r_x_on2_v0;
                const vcc_f32x4 t22_v1 = r_y_on2_v1 * r_x_on2_v1;
                const vcc_f32x4 t22_v2 = r_y_on2_v2 * r_x_on2_v2;
                const vcc_f32x4 t22_v3 = r_y_on2_v3 * r_x_on2_v3;
                const vcc_f32x4 r_z3_v0 = t21_v0 - t22_v0;
                const vcc_f32x4 r_z3_v1 = t21_v1 - t22_v1;
                const vcc_f32x4 r_z3_v2 = t21_v2 - t22_v2;
                const vcc_f32x4 r_z3_v3 = t21_v3 - t22_v3;
                const vcc_f32x4 to_x_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)to_x_v0 & mask13_v0) | ((vcc_u32x4)t11_v & ~mask13_v0));
                const vcc_f32x4 to_x_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)to_x_v1 & mask13_v1) | ((vcc_u32x4)t11_v & ~mask13_v1));
                const vcc_f32x4 to_x_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)to_x_v2 & mask13_v2) | ((vcc_u32x4)t11_v & ~mask13_v2));
                const vcc_f32x4 to_x_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)to_x_v3 & mask13_v3) | ((vcc_u32x4)t11_v & ~mask13_v3));
                const vcc_f32x4 t23_v0 = to_x_on_v0 * r_x3_v0;
                const vcc_f32x4 t23_v1 = to_x_on_v1 * r_x3_v1;
                const vcc_f32x4 t23_v2 = to_x_on_v2 * r_x3_v2;
                const vcc_f32x4 t23_v3 = to_x_on_v3 * r_x3_v3;
                const vcc_f32x4 to_y_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)to_y_v0 & mask13_v0) | ((vcc_u32x4)t11_v & ~mask13_v0));
                const vcc_f32x4 to_y_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)to_y_v1 & mask13_v1) | ((vcc_u32x4)t11_v & ~mask13_v1));
                const vcc_f32x4 to_y_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)to_y_v2 & mask13_v2) | ((vcc_u32x4)t11_v & ~mask13_v2));
                const vcc_f32x4 to_y_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)to_y_v3 & mask13_v3) | ((vcc_u32x4)t11_v & ~mask13_v3));
                const vcc_f32x4 t24_v0 = to_y_on_v0 * r_y3_v0;
                const vcc_f32x4 t24_v1 = to_y_on_v1 * r_y3_v1;
                const vcc_f32x4 t24_v2 = to_y_on_v2 * r_y3_v2;
                const vcc_f32x4 t24_v3 = to_y_on_v3 * r_y3_v3;
                const vcc_f32x4 t25_v0 = t23_v0 + t24_v0;
                const vcc_f32x4 t25_v1 = t23_v1 + t24_v1;
                const vcc_f32x4 t25_v2 = t23_v2 + t24_v2;
                const vcc_f32x4 t25_v3 = t23_v3 + t24_v3;
                const vcc_f32x4 t26_v0 = t17_v * r_z3_v0;
                const vcc_f32x4 t26_v1 = t17_v * r_z3_v1;
                const vcc_f32x4 t26_v2 = t17_v * r_z3_v2;
                const vcc_f32x4 t26_v3 = t17_v * r_z3_v3;
                const vcc_f32x4 t27_v0 = t25_v0 + t26_v0;
                const vcc_f32x4 t27_v1 = t25_v1 + t26_v1;
                const vcc_f32x4 t27_v2 = t25_v2 + t26_v2;
                const vcc_f32x4 t27_v3 = t25_v3 + t26_v3;
                const vcc_f32x4 inverse_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v0 & mask13_v0) | ((vcc_u32x4)t11_v & ~mask13_v0));
                const vcc_f32x4 inverse_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v1 & mask13_v1) | ((vcc_u32x4)t11_v & ~mask13_v1));
                const vcc_f32x4 inverse_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v2 & mask13_v2) | ((vcc_u32x4)t11_v & ~mask13_v2));
                const vcc_f32x4 inverse_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v3 & mask13_v3) | ((vcc_u32x4)t11_v & ~mask13_v3));
                const vcc_f32x4 v_v0 = t27_v0 * inverse_on_v0;
                const vcc_f32x4 v_v1 = t27_v1 * inverse_on_v1;
                const vcc_f32x4 v_v2 = t27_v2 * inverse_on_v2;
                const vcc_f32x4 v_v3 = t27_v3 * inverse_on_v3;
                const vcc_u32x4 mask14_v0 = (vcc_u32x4)(v_v0 < t11_v);
                const vcc_u32x4 mask14_v1 = (vcc_u32x4)(v_v1 < t11_v);
                const vcc_u32x4 mask14_v2 = (vcc_u32x4)(v_v2 < t11_v);
                const vcc_u32x4 mask14_v3 = (vcc_u32x4)(v_v3 < t11_v);
                const vcc_u32x4 mask15_v0 = ~mask14_v0;
                const vcc_u32x4 mask15_v1 = ~mask14_v1;
                const vcc_u32x4 mask15_v2 = ~mask14_v2;
                const vcc_u32x4 mask15_v3 = ~mask14_v3;
                const vcc_u32x4 mask16_v0 = mask13_v0 & mask15_v0;
                const vcc_u32x4 mask16_v1 = mask13_v1 & mask15_v1;
                const vcc_u32x4 mask16_v2 = mask13_v2 & mask15_v2;
                const vcc_u32x4 mask16_v3 = mask13_v3 & mask15_v3;
                const vcc_f32x4 u_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)u_v0 & mask16_v0) | ((vcc_u32x4)t11_v & ~mask16_v0));
                const vcc_f32x4 u_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)u_v1 & mask16_v1) | ((vcc_u32x4)t11_v & ~mask16_v1));
                const vcc_f32x4 u_on2_v2 =
                    (vcc_f32x4)(((vcc_u32x4)u_v2 & mask16_v2) | ((vcc_u32x4)t11_v & ~mask16_v2));
                const vcc_f32x4 u_on2_v3 =
                    (vcc_f32x4)(((vcc_u32x4)u_v3 & mask16_v3) | ((vcc_u32x4)t11_v & ~mask16_v3));
                const vcc_f32x4 v_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)v_v0 & mask16_v0) | ((vcc_u32x4)t11_v & ~mask16_v0));
                const vcc_f32x4 v_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)v_v1 & mask16_v1) | ((vcc_u32x4)t11_v & ~mask16_v1));
                const vcc_f32x4 v_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)v_v2 & mask16_v2) | ((vcc_u32x4)t11_v & ~mask16_v2));
                const vcc_f32x4 v_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)v_v3 & mask16_v3) | ((vcc_u32x4)t11_v & ~mask16_v3));
                const vcc_f32x4 t28_v0 = u_on2_v0 + v_on_v0;
                const vcc_f32x4 t28_v1 = u_on2_v1 + v_on_v1;
                const vcc_f32x4 t28_v2 = u_on2_v2 + v_on_v2;
                const vcc_f32x4 t28_v3 = u_on2_v3 + v_on_v3;
                const vcc_u32x4 mask17_v0 = (vcc_u32x4)(t28_v0 > t13_v);
                const vcc_u32x4 mask17_v1 = (vcc_u32x4)(t28_v1 > t13_v);
                const vcc_u32x4 mask17_v2 = (vcc_u32x4)(t28_v2 > t13_v);
                const vcc_u32x4 mask17_v3 = (vcc_u32x4)(t28_v3 > t13_v);
                const vcc_u32x4 mask18_v0 = ~mask17_v0;
                const vcc_u32x4 mask18_v1 = ~mask17_v1;
                const vcc_u32x4 mask18_v2 = ~mask17_v2;
                const vcc_u32x4 mask18_v3 = ~mask17_v3;
                const vcc_u32x4 mask19_v0 = mask16_v0 & mask18_v0;
                const vcc_u32x4 mask19_v1 = mask16_v1 & mask18_v1;
                const vcc_u32x4 mask19_v2 = mask16_v2 & mask18_v2;
                const vcc_u32x4 mask19_v3 = mask16_v3 & mask18_v3;
                const vcc_f32x4 r_x_on4_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_x2_v & mask19_v0) | ((vcc_u32x4)t11_v & ~mask19_v0));
                const vcc_f32x4 r_x_on4_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_x2_v & mask19_v1) | ((vcc_u32x4)t11_v & ~mask19_v1));
                const vcc_f32x4 r_x_on4_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_x2_v & mask19_v2) | ((vcc_u32x4)t11_v & ~mask19_v2));
                const vcc_f32x4 r_x_on4_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_x2_v & mask19_v3) | ((vcc_u32x4)t11_v & ~mask19_v3));
                const vcc_f32x4 r_x_on5_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_x3_v0 & mask19_v0) | ((vcc_u32x4)t11_v & ~mask19_v0));
                const vcc_f32x4 r_x_on5_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_x3_v1 & mask19_v1) | ((vcc_u32x4)t11_v & ~mask19_v1));
                const vcc_f32x4 r_x_on5_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_x3_v2 & mask19_v2) | ((vcc_u32x4)t11_v & ~mask19_v2));
                const vcc_f32x4 r_x_on5_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_x3_v3 & mask19_v3) | ((vcc_u32x4)t11_v & ~mask19_v3));
                const vcc_f32x4 t29_v0 = r_x_on4_v0 * r_x_on5_v0;
                const vcc_f32x4 t29_v1 = r_x_on4_v1 * r_x_on5_v1;
                const vcc_f32x4 t29_v2 = r_x_on4_v2 * r_x_on5_v2;
                const vcc_f32x4 t29_v3 = r_x_on4_v3 * r_x_on5_v3;
                const vcc_f32x4 r_y_on4_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_y2_v & mask19_v0) | ((vcc_u32x4)t11_v & ~mask19_v0));
                const vcc_f32x4 r_y_on4_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_y2_v & mask19_v1) | ((vcc_u32x4)t11_v & ~mask19_v1));
                const vcc_f32x4 r_y_on4_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_y2_v & mask19_v2) | ((vcc_u32x4)t11_v & ~mask19_v2));
                const vcc_f32x4 r_y_on4_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_y2_v & mask19_v3) | ((vcc_u32x4)t11_v & ~mask19_v3));
                const vcc_f32x4 r_y_on5_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_y3_v0 & mask19_v0) | ((vcc_u32x4)t11_v & ~mask19_v0));
                const vcc_f32x4 r_y_on5_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_y3_v1 & mask19_v1) | ((vcc_u32x4)t11_v & ~mask19_v1));
                const vcc_f32x4 r_y_on5_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_y3_v2 & mask19_v2) | ((vcc_u32x4)t11_v & ~mask19_v2));
                const vcc_f32x4 r_y_on5_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_y3_v3 & mask19_v3) | ((vcc_u32x4)t11_v & ~mask19_v3));
                const vcc_f32x4 t30_v0 = r_y_on4_v0 * r_y_on5_v0;
                const vcc_f32x4 t30_v1 = r_y_on4_v1 * r_y_on5_v1;
                const vcc_f32x4 t30_v2 = r_y_on4_v2 * r_y_on5_v2;
                const vcc_f32x4 t30_v3 = r_y_on4_v3 * r_y_on5_v3;
                const vcc_f32x4 t31_v0 = t29_v0 + t30_v0;
                const vcc_f32x4 t31_v1 = t29_v1 + t30_v1;
                const vcc_f32x4 t31_v2 = t29_v2 + t30_v2;
                const vcc_f32x4 t31_v3 = t29_v3 + t30_v3;
                const vcc_f32x4 r_z_on4_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_z2_v & mask19_v0) | ((vcc_u32x4)t11_v & ~mask19_v0));
                const vcc_f32x4 r_z_on4_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_z2_v & mask19_v1) | ((vcc_u32x4)t11_v & ~mask19_v1));
                const vcc_f32x4 r_z_on4_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_z2_v & mask19_v2) | ((vcc_u32x4)t11_v & ~mask19_v2));
                const vcc_f32x4 r_z_on4_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_z2_v & mask19_v3) | ((vcc_u32x4)t11_v & ~mask19_v3));
                const vcc_f32x4 r_z_on5_v0 =
                    (vcc_f32x4)(((vcc_u32x4)r_z3_v0 & mask19_v0) | ((vcc_u32x4)t11_v & ~mask19_v0));
                const vcc_f32x4 r_z_on5_v1 =
                    (vcc_f32x4)(((vcc_u32x4)r_z3_v1 & mask19_v1) | ((vcc_u32x4)t11_v & ~mask19_v1));
                const vcc_f32x4 r_z_on5_v2 =
                    (vcc_f32x4)(((vcc_u32x4)r_z3_v2 & mask19_v2) | ((vcc_u32x4)t11_v & ~mask19_v2));
                const vcc_f32x4 r_z_on5_v3 =
                    (vcc_f32x4)(((vcc_u32x4)r_z3_v3 & mask19_v3) | ((vcc_u32x4)t11_v & ~mask19_v3));
                const vcc_f32x4 t32_v0 = r_z_on4_v0 * r_z_on5_v0;
                const vcc_f32x4 t32_v1 = r_z_on4_v1 * r_z_on5_v1;
                const vcc_f32x4 t32_v2 = r_z_on4_v2 * r_z_on5_v2;
                const vcc_f32x4 t32_v3 = r_z_on4_v3 * r_z_on5_v3;
                const vcc_f32x4 t33_v0 = t31_v0 + t32_v0;
                const vcc_f32x4 t33_v1 = t31_v1 + t32_v1;
                const vcc_f32x4 t33_v2 = t31_v2 + t32_v2;
                const vcc_f32x4 t33_v3 = t31_v3 + t32_v3;
                const vcc_f32x4 inverse_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v0 & mask19_v0) | ((vcc_u32x4)t11_v & ~mask19_v0));
                const vcc_f32x4 inverse_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v1 & mask19_v1) | ((vcc_u32x4)t11_v & ~mask19_v1));
                const vcc_f32x4 inverse_on2_v2 =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v2 & mask19_v2) | ((vcc_u32x4)t11_v & ~mask19_v2));
                const vcc_f32x4 inverse_on2_v3 =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v3 & mask19_v3) | ((vcc_u32x4)t11_v & ~mask19_v3));
                const vcc_f32x4 d_v0 = t33_v0 * inverse_on2_v0;
                const vcc_f32x4 d_v1 = t33_v1 * inverse_on2_v1;
                const vcc_f32x4 d_v2 = t33_v2 * inverse_on2_v2;
                const vcc_f32x4 d_v3 = t33_v3 * inverse_on2_v3;
                const vcc_u32x4 mask20_v0 = (vcc_u32x4)(d_v0 > t11_v);
                const vcc_u32x4 mask20_v1 = (vcc_u32x4)(d_v1 > t11_v);
                const vcc_u32x4 mask20_v2 = (vcc_u32x4)(d_v2 > t11_v);
                const vcc_u32x4 mask20_v3 = (vcc_u32x4)(d_v3 > t11_v);
                const vcc_f32x4 distance2_v0 = *(const vcc_f32x4 *)(const void *)(distance_lanes);
                const vcc_f32x4 distance2_v1 =
                    *(const vcc_f32x4 *)(const void *)(distance_lanes + 4);
                const vcc_f32x4 distance2_v2 =
                    *(const vcc_f32x4 *)(const void *)(distance_lanes + 8);
                const vcc_f32x4 distance2_v3 =
                    *(const vcc_f32x4 *)(const void *)(distance_lanes + 12);
                const vcc_u32x4 mask21_v0 = mask19_v0 & mask20_v0;
                const vcc_u32x4 mask21_v1 = mask19_v1 & mask20_v1;
                const vcc_u32x4 mask21_v2 = mask19_v2 & mask20_v2;
                const vcc_u32x4 mask21_v3 = mask19_v3 & mask20_v3;
                const vcc_f32x4 d_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)d_v0 & mask21_v0) | ((vcc_u32x4)t11_v & ~mask21_v0));
                const vcc_f32x4 d_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)d_v1 & mask21_v1) | ((vcc_u32x4)t11_v & ~mask21_v1));
                const vcc_f32x4 d_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)d_v2 & mask21_v2) | ((vcc_u32x4)t11_v & ~mask21_v2));
                const vcc_f32x4 d_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)d_v3 & mask21_v3) | ((vcc_u32x4)t11_v & ~mask21_v3));
                const vcc_f32x4 distance_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)distance2_v0 & mask21_v0) | ((vcc_u32x4)t11_v & ~mask21_v0));
                const vcc_f32x4 distance_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)distance2_v1 & mask21_v1) | ((vcc_u32x4)t11_v & ~mask21_v1));
                const vcc_f32x4 distance_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)distance2_v2 & mask21_v2) | ((vcc_u32x4)t11_v & ~mask21_v2));
                const vcc_f32x4 distance_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)distance2_v3 & mask21_v3) | ((vcc_u32x4)t11_v & ~mask21_v3));
                const vcc_u32x4 mask22_v0 = (vcc_u32x4)(d_on_v0 < distance_on_v0);
                const vcc_u32x4 mask22_v1 = (vcc_u32x4)(d_on_v1 < distance_on_v1);
                const vcc_u32x4 mask22_v2 = (vcc_u32x4)(d_on_v2 < distance_on_v2);
                const vcc_u32x4 mask22_v3 = (vcc_u32x4)(d_on_v3 < distance_on_v3);
                const vcc_u32x4 mask23_v0 = mask21_v0 & mask22_v0;
                const vcc_u32x4 mask23_v1 = mask21_v1 & mask22_v1;
                const vcc_u32x4 mask23_v2 = mask21_v2 & mask22_v2;
                const vcc_u32x4 mask23_v3 = mask21_v3 & mask22_v3;
                const vcc_f32x4 t34_v0 = *(const vcc_f32x4 *)(const void *)(distance_lanes);
                const vcc_f32x4 t34_v1 = *(const vcc_f32x4 *)(const void *)(distance_lanes + 4);
                const vcc_f32x4 t34_v2 = *(const vcc_f32x4 *)(const void *)(distance_lanes + 8);
                const vcc_f32x4 t34_v3 = *(const vcc_f32x4 *)(const void *)(distance_lanes + 12);
                const vcc_f32x4 t35_v0 =
                    (vcc_f32x4)(((vcc_u32x4)d_v0 & mask23_v0) | ((vcc_u32x4)t34_v0 & ~mask23_v0));
                const vcc_f32x4 t35_v1 =
                    (vcc_f32x4)(((vcc_u32x4)d_v1 & mask23_v1) | ((vcc_u32x4)t34_v1 & ~mask23_v1));
                const vcc_f32x4 t35_v2 =
                    (vcc_f32x4)(((vcc_u32x4)d_v2 & mask23_v2) | ((vcc_u32x4)t34_v2 & ~mask23_v2));
                const vcc_f32x4 t35_v3 =
                    (vcc_f32x4)(((vcc_u32x4)d_v3 & mask23_v3) | ((vcc_u32x4)t34_v3 & ~mask23_v3));
                vcc_u32x4 mask24_v0;
                vcc_u32x4 mask24_v1;
                vcc_u32x4 mask24_v2;
                vcc_u32x4 mask24_v3;
                vcc_u32x4 mask25_v0;
                vcc_u32x4 mask25_v1;
                vcc_u32x4 mask25_v2;
                vcc_u32x4 mask25_v3;
                vcc_u32x4 mask26_v0;
                vcc_u32x4 mask26_v1;
                vcc_u32x4 mask26_v2;
                vcc_u32x4 mask26_v3;
                vcc_u32x4 t36_v0;
                vcc_u32x4 t36_v1;
                vcc_u32x4 t36_v2;
                vcc_u32x4 t36_v3;
                vcc_u32x4 mask27_v0;
                vcc_u32x4 mask27_v1;
                vcc_u32x4 mask27_v2;
                vcc_u32x4 mask27_v3;
                vcc_u32x4 mask28_v0;
                vcc_u32x4 mask28_v1;
                vcc_u32x4 mask28_v2;
                vcc_u32x4 mask28_v3;
                vcc_u32x4 mask29_v0;
                vcc_u32x4 mask29_v1;
                vcc_u32x4 mask29_v2;
                vcc_u32x4 mask29_v3;
                vcc_u32x4 t37_v0;
                vcc_u32x4 t37_v1;
                vcc_u32x4 t37_v2;
                vcc_u32x4 t37_v3;
                vcc_u32x4 t38_v0;
                vcc_u32x4 t38_v1;
                vcc_u32x4 t38_v2;
                vcc_u32x4 t38_v3;
                vcc_u32x4 mask30_v0;
                vcc_u32x4 mask30_v1;
                vcc_u32x4 mask30_v2;
                vcc_u32x4 mask30_v3;
                vcc_u32x4 mask31_v0;
                vcc_u32x4 mask31_v1;
                vcc_u32x4 mask31_v2;
                vcc_u32x4 mask31_v3;
                vcc_u32x4 mask32_v0;
                vcc_u32x4 mask32_v1;
                vcc_u32x4 mask32_v2;
                vcc_u32x4 mask32_v3;
                vcc_u32x4 mask33_v0;
                vcc_u32x4 mask33_v1;
                vcc_u32x4 mask33_v2;
                vcc_u32x4 mask33_v3;
                vcc_u32x4 mask34_v0;
                vcc_u32x4 mask34_v1;
                vcc_u32x4 mask34_v2;
                vcc_u32x4 mask34_v3;
                vcc_u32x4 t39_v0;
                vcc_u32x4 t39_v1;
                vcc_u32x4 t39_v2;
                vcc_u32x4 t39_v3;
                vcc_u32x4 found3_v0;
                vcc_u32x4 found3_v1;
                vcc_u32x4 found3_v2;
                vcc_u32x4 found3_v3;
                unsigned int t7;
                *(vcc_f32x4 *)(void *)(distance_lanes) = t35_v0;
                *(vcc_f32x4 *)(void *)(distance_lanes + 4) = t35_v1;
                *(vcc_f32x4 *)(void *)(distance_lanes + 8) = t35_v2;
                *(vcc_f32x4 *)(void *)(distance_lanes + 12) = t35_v3;
                mask24_v0 = mask9_v0 & mask11_v0;
                mask24_v1 = mask9_v1 & mask11_v1;
                mask24_v2 = mask9_v2 & mask11_v2;
                mask24_v3 = mask9_v3 & mask11_v3;
                mask25_v0 = mask8_v0 | mask24_v0;
                mask25_v1 = mask8_v1 | mask24_v1;
                mask25_v2 = mask8_v2 | mask24_v2;
                mask25_v3 = mask8_v3 | mask24_v3;
                mask26_v0 = mask7_v0 & mask25_v0;
                mask26_v1 = mask7_v1 & mask25_v1;
                mask26_v2 = mask7_v2 & mask25_v2;
                mask26_v3 = mask7_v3 & mask25_v3;
                t36_v0 = (t5_v & mask26_v0) | (t5_v & ~mask26_v0);
                t36_v1 = (t5_v & mask26_v1) | (t5_v & ~mask26_v1);
                t36_v2 = (t5_v & mask26_v2) | (t5_v & ~mask26_v2);
                t36_v3 = (t5_v & mask26_v3) | (t5_v & ~mask26_v3);
                mask27_v0 = mask15_v0 & mask17_v0;
                mask27_v1 = mask15_v1 & mask17_v1;
                mask27_v2 = mask15_v2 & mask17_v2;
                mask27_v3 = mask15_v3 & mask17_v3;
                mask28_v0 = mask14_v0 | mask27_v0;
                mask28_v1 = mask14_v1 | mask27_v1;
                mask28_v2 = mask14_v2 | mask27_v2;
                mask28_v3 = mask14_v3 | mask27_v3;
                mask29_v0 = mask13_v0 & mask28_v0;
                mask29_v1 = mask13_v1 & mask28_v1;
                mask29_v2 = mask13_v2 & mask28_v2;
                mask29_v3 = mask13_v3 & mask28_v3;
                t37_v0 = (t5_v & mask29_v0) | (t36_v0 & ~mask29_v0);
                t37_v1 = (t5_v & mask29_v1) | (t36_v1 & ~mask29_v1);
                t37_v2 = (t5_v & mask29_v2) | (t36_v2 & ~mask29_v2);
                t37_v3 = (t5_v & mask29_v3) | (t36_v3 & ~mask29_v3);
                t38_v0 = (t18_v & mask23_v0) | (t37_v0 & ~mask23_v0);
                t38_v1 = (t18_v & mask23_v1) | (t37_v1 & ~mask23_v1);
                t38_v2 = (t18_v & mask23_v2) | (t37_v2 & ~mask23_v2);
                t38_v3 = (t18_v & mask23_v3) | (t37_v3 & ~mask23_v3);
                mask30_v0 = ~mask20_v0;
                mask30_v1 = ~mask20_v1;
                mask30_v2 = ~mask20_v2;
                mask30_v3 = ~mask20_v3;
                mask31_v0 = ~mask22_v0;
                mask31_v1 = ~mask22_v1;
                mask31_v2 = ~mask22_v2;
                mask31_v3 = ~mask22_v3;
                mask32_v0 = mask20_v0 & mask31_v0;
                mask32_v1 = mask20_v1 & mask31_v1;
                mask32_v2 = mask20_v2 & mask31_v2;
                mask32_v3 = mask20_v3 & mask31_v3;
                mask33_v0 = mask30_v0 | mask32_v0;
                mask33_v1 = mask30_v1 | mask32_v1;
                mask33_v2 = mask30_v2 | mask32_v2;
                mask33_v3 = mask30_v3 | mask32_v3;
                mask34_v0 = mask19_v0 & mask33_v0;
                mask34_v1 = mask19_v1 & mask33_v1;
                mask34_v2 = mask19_v2 & mask33_v2;
                mask34_v3 = mask19_v3 & mask33_v3;
                t39_v0 = (t5_v & mask34_v0) | (t38_v0 & ~mask34_v0);
                t39_v1 = (t5_v & mask34_v1) | (t38_v1 & ~mask34_v1);
                t39_v2 = (t5_v & mask34_v2) | (t38_v2 & ~mask34_v2);
                t39_v3 = (t5_v & mask34_v3) | (t38_v3 & ~mask34_v3);
                found3_v0 = found_v0 + t39_v0;
                found3_v1 = found_v1 + t39_v1;
                found3_v2 = found_v2 + t39_v2;
                found3_v3 = found_v3 + t39_v3;
                t7 = i_s + 1u;
                more = (int)t7 < 3;
                found_v0 = found3_v0;
                found_v1 = found3_v1;
                found_v2 = found3_v2;
                found_v3 = found3_v3;
                i_s = t7;
                found2_v0 = found3_v0;
                found2_v1 = found3_v1;
                found2_v2 = found3_v2;
                found2_v3 = found3_v3;
            } while (more);
            distance_v0 = *(const vcc_f32x4 *)(const void *)(distance_lanes);
            distance_v1 = *(const vcc_f32x4 *)(const void *)(distance_lanes + 4);
            distance_v2 = *(const vcc_f32x4 *)(const void *)(distance_lanes + 8);
            distance_v3 = *(const vcc_f32x4 *)(const void *)(distance_lanes + 12);
            mask_v0 = (vcc_u32x4)((vcc_u32x4)found2_v0 != (vcc_u32x4)t5_v);
            mask_v1 = (vcc_u32x4)((vcc_u32x4)found2_v1 != (vcc_u32x4)t5_v);
            mask_v2 = (vcc_u32x4)((vcc_u32x4)found2_v2 != (vcc_u32x4)t5_v);
            mask_v3 = (vcc_u32x4)((vcc_u32x4)found2_v3 != (vcc_u32x4)t5_v);
            d_new_v0 =
                (vcc_f32x4)(((vcc_u32x4)distance_v0 & mask_v0) | ((vcc_u32x4)t20_v & ~mask_v0));
            d_new_v1 =
                (vcc_f32x4)(((vcc_u32x4)distance_v1 & mask_v1) | ((vcc_u32x4)t20_v & ~mask_v1));
            d_new_v2 =
                (vcc_f32x4)(((vcc_u32x4)distance_v2 & mask_v2) | ((vcc_u32x4)t20_v & ~mask_v2));
            d_new_v3 =
                (vcc_f32x4)(((vcc_u32x4)distance_v3 & mask_v3) | ((vcc_u32x4)t20_v & ~mask_v3));
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_f32x4 *)(void *)(d + k2 + 4) = d_new_v1;
            *(vcc_f32x4 *)(void *)(d + k2 + 8) = d_new_v2;
            *(vcc_f32x4 *)(void *)(d + k2 + 12) = d_new_v3;
        }
        t21_v = (float)(0.1f);
        t22_v = (__extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v});
        t23_v = (float)(1000000000.0f);
        t24_v = (__extension__ (vcc_f32x4){t23_v, t23_v, t23_v, t23_v});
        t25_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        t26_v = (float)(t2);
        t27_v = (__extension__ (vcc_f32x4){t26_v, t26_v, t26_v, t26_v});
        t28_v = (float)(1e-6f);
        t29_v = (__extension__ (vcc_f32x4){t28_v, t28_v, t28_v, t28_v});
        t30_v = (float)(0.0f);
        t31_v = (__extension__ (vcc_f32x4){t30_v, t30_v, t30_v, t30_v});
        t32_v = (float)(1.0f);
        t33_v = (__extension__ (vcc_f32x4){t32_v, t32_v, t32_v, t32_v});
        t34_v = (float)(t3);
        t35_v = (__extension__ (vcc_f32x4){t34_v, t34_v, t34_v, t34_v});
        t36_v = (float)(60.0f);
        t37_v = (__extension__ (vcc_f32x4){t36_v, t36_v, t36_v, t36_v});
        t38_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        t39_v = (float)(t4);
        t40_v = (__extension__ (vcc_f32x4){t39_v, t39_v, t39_v, t39_v});
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 ox_v = *(const vcc_f32x4 *)(const void *)(ox + k2);
            const vcc_f32x4 oy_v = *(const vcc_f32x4 *)(const void *)(oy + k2);
            const vcc_f32x4 to_x_v = (*(const vcc_f32x4 *)(const void *)(dx + k2)) * t22_v;
            const vcc_f32x4 to_y_v = (*(const vcc_f32x4 *)(const void *)(dy + k2)) * t22_v;
            vcc_u32x4 found_v;
            unsigned int i_s2;
            vcc_u32x4 found2_v;
            int more2;
            vcc_u32x4 mask_v;
            vcc_f32x4 distance_v;
            vcc_f32x4 d_new_v;
            *(vcc_f32x4 *)(void *)(distance_lanes2) = t24_v;
            found_v = t25_v;
            i_s2 = 0u;
            found2_v = t25_v;
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
                const float t8 = t_s18 - t_s12;
                const float t9 = t_s19 - t_s13;
                const float r_z5_v = (float)(t_s20 - t_s14);
                const vcc_f32x4 r_z6_v =
                    (__extension__ (vcc_f32x4){r_z5_v, r_z5_v, r_z5_v, r_z5_v});
                const float t45_v = (float)(60.0f * t9);
                const vcc_f32x4 t46_v = (__extension__ (vcc_f32x4){t45_v, t45_v, t45_v, t45_v});
                const vcc_f32x4 r_x5_v = (to_y_v * r_z6_v) - t46_v;
                const float t47_v = (float)(60.0f * t8);
                const vcc_f32x4 t48_v = (__extension__ (vcc_f32x4){t47_v, t47_v, t47_v, t47_v});
                const vcc_f32x4 r_y5_v = t48_v - (to_x_v * r_z6_v);
                const float r_y6_v = (float)(t9);
                const vcc_f32x4 r_y7_v =
                    (__extension__ (vcc_f32x4){r_y6_v, r_y6_v, r_y6_v, r_y6_v});
                const float r_x6_v = (float)(t8);
                const vcc_f32x4 r_x7_v =
                    (__extension__ (vcc_f32x4){r_x6_v, r_x6_v, r_x6_v, r_x6_v});
                const vcc_f32x4 r_z7_v = (to_x_v * r_y7_v) - (to_y_v * r_x7_v);
                const float r_x8_v = (float)(t_s15 - t_s12);
                const vcc_f32x4 r_x9_v =
                    (__extension__ (vcc_f32x4){r_x8_v, r_x8_v, r_x8_v, r_x8_v});
                const float r_y8_v = (float)(t_s16 - t_s13);
                const vcc_f32x4 r_y9_v =
                    (__extension__ (vcc_f32x4){r_y8_v, r_y8_v, r_y8_v, r_y8_v});
                const float r_z8_v = (float)(t_s17 - t_s14);
                const vcc_f32x4 r_z9_v =
                    (__extension__ (vcc_f32x4){r_z8_v, r_z8_v, r_z8_v, r_z8_v});
                const vcc_f32x4 t49_v = ((r_x9_v * r_x5_v) + (r_y9_v * r_y5_v)) + (r_z9_v * r_z7_v);
                const vcc_u32x4 mask2_v = (vcc_u32x4)(t49_v > t27_v);
                const vcc_f32x4 t50_v =
                    (vcc_f32x4)(((vcc_u32x4)t49_v & mask2_v) | ((vcc_u32x4)t31_v & ~mask2_v));
                const vcc_u32x4 mask3_v = (~mask2_v) | (mask2_v & (~((vcc_u32x4)(t50_v < t29_v))));
                const vcc_f32x4 t51_v =
                    (vcc_f32x4)(((vcc_u32x4)t49_v & mask3_v) | ((vcc_u32x4)t33_v & ~mask3_v));
                const vcc_f32x4 inverse_v = t33_v / t51_v;
                const float a_x3_v = (float)(t_s12);
                const vcc_f32x4 a_x4_v =
                    (__extension__ (vcc_f32x4){a_x3_v, a_x3_v, a_x3_v, a_x3_v});
                const vcc_f32x4 ox_on_v =
                    (vcc_f32x4)(((vcc_u32x4)ox_v & mask3_v) | ((vcc_u32x4)t31_v & ~mask3_v));
                const vcc_f32x4 a_x_on_v =
                    (vcc_f32x4)(((vcc_u32x4)a_x4_v & mask3_v) | ((vcc_u32x4)t31_v & ~mask3_v));
                const vcc_f32x4 r_x10_v = ox_on_v - a_x_on_v;
                const float a_y3_v = (float)(t_s13);
                const vcc_f32x4 a_y4_v =
                    (__extension__ (vcc_f32x4){a_y3_v, a_y3_v, a_y3_v, a_y3_v});
                const vcc_f32x4 oy_on_v =
                    (vcc_f32x4)(((vcc_u32x4)oy_v & mask3_v) | ((vcc_u32x4)t31_v & ~mask3_v));
                const vcc_f32x4 a_y_on_v =
                    (vcc_f32x4)(((vcc_u32x4)a_y4_v & mask3_v) | ((vcc_u32x4)t31_v & ~mask3_v));
                const vcc_f32x4 r_y10_v = oy_on_v - a_y_on_v;
                const float a_z3_v = (float)(t_s14);
                const vcc_f32x4 a_z4_v =
                    (__extension__ (vcc_f32x4){a_z3_v, a_z3_v, a_z3_v, a_z3_v});
                const vcc_f32x4 a_z_on_v =
                    (vcc_f32x4)(((vcc_u32x4)a_z4_v & mask3_v) | ((vcc_u32x4)t31_v & ~mask3_v));
                const vcc_f32x4 r_z10_v = t35_v - a_z_on_v;
                const vcc_f32x4 r_x_on_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x5_v & mask3_v) | ((vcc_u32x4)t31_v & ~mask3_v));
                const vcc_f32x4 r_y_on_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y5_v & mask3_v) | ((vcc_u32x4)t31_v & ~mask3_v));
                const vcc_f32x4 r_z_on_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z7_v & mask3_v) | ((vcc_u32x4)t31_v & ~mask3_v));
                const vcc_f32x4 t52_v = r_z10_v * r_z_on_v;
                const vcc_f32x4 t53_v = ((r_x10_v * r_x_on_v) + (r_y10_v * r_y_on_v)) + t52_v;
                const vcc_f32x4 u_v = t53_v * inverse_v;
                const vcc_u32x4 mask4_v = (vcc_u32x4)(u_v < t31_v);
                const vcc_u32x4 mask5_v = ~mask4_v;
                const vcc_u32x4 mask6_v = mask3_v & mask5_v;
                const vcc_f32x4 u_on_v =
                    (vcc_f32x4)(((vcc_u32x4)u_v & mask6_v) | ((vcc_u32x4)t31_v & ~mask6_v));
                const vcc_u32x4 mask7_v = (vcc_u32x4)(u_on_v > t33_v);
                const vcc_u32x4 mask8_v = mask6_v & (~mask7_v);
                const vcc_f32x4 r_y_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y10_v & mask8_v) | ((vcc_u32x4)t31_v & ~mask8_v));
                const vcc_f32x4 r_z_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z9_v & mask8_v) | ((vcc_u32x4)t31_v & ~mask8_v));
                const vcc_f32x4 r_z_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z10_v & mask8_v) | ((vcc_u32x4)t31_v & ~mask8_v));
                const vcc_f32x4 r_y_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y9_v & mask8_v) | ((vcc_u32x4)t31_v & ~mask8_v));
                const vcc_f32x4 r_x11_v = (r_y_on2_v * r_z_on2_v) - (r_z_on3_v * r_y_on3_v);
                const vcc_f32x4 r_x_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x9_v & mask8_v) | ((vcc_u32x4)t31_v & ~mask8_v));
                const vcc_f32x4 r_x_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x10_v & mask8_v) | ((vcc_u32x4)t31_v & ~mask8_v));
                const vcc_f32x4 r_y11_v = (r_z_on3_v * r_x_on2_v) - (r_x_on3_v * r_z_on2_v);
                const vcc_f32x4 r_z11_v = (r_x_on3_v * r_y_on3_v) - (r_y_on2_v * r_x_on2_v);
                const vcc_f32x4 to_x_on_v =
                    (vcc_f32x4)(((vcc_u32x4)to_x_v & mask8_v) | ((vcc_u32x4)t31_v & ~mask8_v));
                const vcc_f32x4 to_y_on_v =
                    (vcc_f32x4)(((vcc_u32x4)to_y_v & mask8_v) | ((vcc_u32x4)t31_v & ~mask8_v));
                const vcc_f32x4 t54_v =
                    ((to_x_on_v * r_x11_v) + (to_y_on_v * r_y11_v)) + (t37_v * r_z11_v);
                const vcc_f32x4 inverse_on_v =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v & mask8_v) | ((vcc_u32x4)t31_v & ~mask8_v));
                const vcc_f32x4 v_v = t54_v * inverse_on_v;
                const vcc_u32x4 mask9_v = (vcc_u32x4)(v_v < t31_v);
                const vcc_u32x4 mask10_v = ~mask9_v;
                const vcc_u32x4 mask11_v = mask8_v & mask10_v;
                const vcc_f32x4 u_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)u_v & mask11_v) | ((vcc_u32x4)t31_v & ~mask11_v));
                const vcc_f32x4 v_on_v =
                    (vcc_f32x4)(((vcc_u32x4)v_v & mask11_v) | ((vcc_u32x4)t31_v & ~mask11_v));
                const vcc_u32x4 mask12_v = (vcc_u32x4)((u_on2_v + v_on_v) > t33_v);
                const vcc_u32x4 mask13_v = mask11_v & (~mask12_v);
                const vcc_f32x4 r_x_on4_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x7_v & mask13_v) | ((vcc_u32x4)t31_v & ~mask13_v));
                const vcc_f32x4 r_x_on5_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x11_v & mask13_v) | ((vcc_u32x4)t31_v & ~mask13_v));
                const vcc_f32x4 r_y_on4_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y7_v & mask13_v) | ((vcc_u32x4)t31_v & ~mask13_v));
                const vcc_f32x4 r_y_on5_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y11_v & mask13_v) | ((vcc_u32x4)t31_v & ~mask13_v));
                const vcc_f32x4 r_z_on4_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z6_v & mask13_v) | ((vcc_u32x4)t31_v & ~mask13_v));
                const vcc_f32x4 r_z_on5_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z11_v & mask13_v) | ((vcc_u32x4)t31_v & ~mask13_v));
                const vcc_f32x4 t55_v = r_z_on4_v * r_z_on5_v;
                const vcc_f32x4 t56_v = ((r_x_on4_v * r_x_on5_v) + (r_y_on4_v * r_y_on5_v)) + t55_v;
                const vcc_f32x4 inverse_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v & mask13_v) | ((vcc_u32x4)t31_v & ~mask13_v));
                const vcc_f32x4 d_v = t56_v * inverse_on2_v;
                const vcc_u32x4 mask14_v = (vcc_u32x4)(d_v > t31_v);
                const vcc_u32x4 mask15_v = mask13_v & mask14_v;
                const vcc_f32x4 distance2_v = *(const vcc_f32x4 *)(const void *)(distance_lanes2);
                const vcc_f32x4 d_on_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & mask15_v) | ((vcc_u32x4)t31_v & ~mask15_v));
                const vcc_f32x4 distance_on_v =
                    (vcc_f32x4)(((vcc_u32x4)distance2_v & mask15_v) | ((vcc_u32x4)t31_v & ~mask15_v));
                const vcc_u32x4 mask16_v = (vcc_u32x4)(d_on_v < distance_on_v);
                const vcc_u32x4 mask17_v = mask15_v & mask16_v;
                const vcc_f32x4 t57_v = *(const vcc_f32x4 *)(const void *)(distance_lanes2);
                const vcc_f32x4 t58_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & mask17_v) | ((vcc_u32x4)t57_v & ~mask17_v));
                vcc_u32x4 mask18_v;
                vcc_u32x4 mask19_v;
                vcc_u32x4 t59_v;
                vcc_u32x4 t60_v;
                vcc_u32x4 mask20_v;
                vcc_u32x4 t61_v;
                vcc_u32x4 found3_v;
                unsigned int t10;
                *(vcc_f32x4 *)(void *)(distance_lanes2) = t58_v;
                mask18_v = mask3_v & (mask4_v | (mask5_v & mask7_v));
                mask19_v = mask8_v & (mask9_v | (mask10_v & mask12_v));
                t59_v = (t25_v & mask18_v) | (t25_v & ~mask18_v);
                t60_v = (t25_v & mask19_v) | (t59_v & ~mask19_v);
                mask20_v = mask13_v & ((~mask14_v) | (mask14_v & (~mask16_v)));
                t61_v = (t38_v & mask17_v) | (t60_v & ~mask17_v);
                found3_v = found_v + ((t25_v & mask20_v) | (t61_v & ~mask20_v));
                t10 = i_s2 + 1u;
                more2 = (int)t10 < 3;
                found_v = found3_v;
                i_s2 = t10;
                found2_v = found3_v;
            } while (more2);
            mask_v = (vcc_u32x4)((vcc_u32x4)found2_v != (vcc_u32x4)t25_v);
            distance_v = *(const vcc_f32x4 *)(const void *)(distance_lanes2);
            d_new_v = (vcc_f32x4)(((vcc_u32x4)distance_v & mask_v) | ((vcc_u32x4)t40_v & ~mask_v));
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = ray_triangle_lane(ox[k], oy[k], dx[k], dy[k], t);
    }
}
