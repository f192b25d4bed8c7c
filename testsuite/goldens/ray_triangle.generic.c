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
    /* vcc: line 65: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)(0.1f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        const float t3_v = (float)(1000000000.0f);
        const vcc_f32x4 t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
        float distance_lanes[4] __attribute__((__aligned__(64))) = {0};
        const vcc_u32x4 t5_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        const float t6_v = (float)(-1e-6f);
        const vcc_f32x4 t7_v = (__extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v});
        const float t8_v = (float)(1e-6f);
        const vcc_f32x4 t9_v = (__extension__ (vcc_f32x4){t8_v, t8_v, t8_v, t8_v});
        const float t10_v = (float)(0.0f);
        const vcc_f32x4 t11_v = (__extension__ (vcc_f32x4){t10_v, t10_v, t10_v, t10_v});
        const float t12_v = (float)(1.0f);
        const vcc_f32x4 t13_v = (__extension__ (vcc_f32x4){t12_v, t12_v, t12_v, t12_v});
        const float t14_v = (float)(-300.0f);
        const vcc_f32x4 t15_v = (__extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v});
        const float t16_v = (float)(60.0f);
        const vcc_f32x4 t17_v = (__extension__ (vcc_f32x4){t16_v, t16_v, t16_v, t16_v});
        const vcc_u32x4 t18_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        const float t19_v = (float)(-1.0f);
        const vcc_f32x4 t20_v = (__extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v});
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_f32x4 ox_v = *(const vcc_f32x4 *)(const void *)(ox + k2);
            const vcc_f32x4 oy_v = *(const vcc_f32x4 *)(const void *)(oy + k2);
            const vcc_f32x4 to_x_v = (*(const vcc_f32x4 *)(const void *)(dx + k2)) * t2_v;
            const vcc_f32x4 to_y_v = (*(const vcc_f32x4 *)(const void *)(dy + k2)) * t2_v;
            vcc_u32x4 found_v;
            unsigned int i_s;
            vcc_u32x4 found2_v;
            int more;
            vcc_u32x4 mask_v;
            vcc_f32x4 distance_v;
            vcc_f32x4 d_new_v;
            *(vcc_f32x4 *)(void *)(distance_lanes) = t4_v;
            found_v = t5_v;
            i_s = 0u;
            found2_v = t5_v;
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
                const vcc_f32x4 r_z2_v = (__extension__ (vcc_f32x4){r_z_v, r_z_v, r_z_v, r_z_v});
                const float t21_v = (float)(60.0f * t3);
                const vcc_f32x4 t22_v = (__extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v});
                const vcc_f32x4 r_x_v = (to_y_v * r_z2_v) - t22_v;
                const float t23_v = (float)(60.0f * t2);
                const vcc_f32x4 t24_v = (__extension__ (vcc_f32x4){t23_v, t23_v, t23_v, t23_v});
                const vcc_f32x4 r_y_v = t24_v - (to_x_v * r_z2_v);
                const float r_y2_v = (float)(t3);
                const vcc_f32x4 r_y3_v =
                    (__extension__ (vcc_f32x4){r_y2_v, r_y2_v, r_y2_v, r_y2_v});
                const float r_x2_v = (float)(t2);
                const vcc_f32x4 r_x3_v =
                    (__extension__ (vcc_f32x4){r_x2_v, r_x2_v, r_x2_v, r_x2_v});
                const vcc_f32x4 r_z3_v = (to_x_v * r_y3_v) - (to_y_v * r_x3_v);
                const float r_x4_v = (float)(t_s5 - t_s2);
                const vcc_f32x4 r_x5_v =
                    (__extension__ (vcc_f32x4){r_x4_v, r_x4_v, r_x4_v, r_x4_v});
                const float r_y4_v = (float)(t_s6 - t_s3);
                const vcc_f32x4 r_y5_v =
                    (__extension__ (vcc_f32x4){r_y4_v, r_y4_v, r_y4_v, r_y4_v});
                const float r_z4_v = (float)(t_s7 - t_s4);
                const vcc_f32x4 r_z5_v =
                    (__extension__ (vcc_f32x4){r_z4_v, r_z4_v, r_z4_v, r_z4_v});
                const vcc_f32x4 t25_v = ((r_x5_v * r_x_v) + (r_y5_v * r_y_v)) + (r_z5_v * r_z3_v);
                const vcc_u32x4 mask2_v = (vcc_u32x4)(t25_v > t7_v);
                const vcc_f32x4 t26_v =
                    (vcc_f32x4)(((vcc_u32x4)t25_v & mask2_v) | ((vcc_u32x4)t11_v & ~mask2_v));
                const vcc_u32x4 mask3_v = (~mask2_v) | (mask2_v & (~((vcc_u32x4)(t26_v < t9_v))));
                const vcc_f32x4 t27_v =
                    (vcc_f32x4)(((vcc_u32x4)t25_v & mask3_v) | ((vcc_u32x4)t13_v & ~mask3_v));
                const vcc_f32x4 inverse_v = t13_v / t27_v;
                const float a_x_v = (float)(t_s2);
                const vcc_f32x4 a_x2_v = (__extension__ (vcc_f32x4){a_x_v, a_x_v, a_x_v, a_x_v});
                const vcc_f32x4 ox_on_v =
                    (vcc_f32x4)(((vcc_u32x4)ox_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 a_x_on_v =
                    (vcc_f32x4)(((vcc_u32x4)a_x2_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 r_x6_v = ox_on_v - a_x_on_v;
                const float a_y_v = (float)(t_s3);
                const vcc_f32x4 a_y2_v = (__extension__ (vcc_f32x4){a_y_v, a_y_v, a_y_v, a_y_v});
                const vcc_f32x4 oy_on_v =
                    (vcc_f32x4)(((vcc_u32x4)oy_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 a_y_on_v =
                    (vcc_f32x4)(((vcc_u32x4)a_y2_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 r_y6_v = oy_on_v - a_y_on_v;
                const float a_z_v = (float)(t_s4);
                const vcc_f32x4 a_z2_v = (__extension__ (vcc_f32x4){a_z_v, a_z_v, a_z_v, a_z_v});
                const vcc_f32x4 a_z_on_v =
                    (vcc_f32x4)(((vcc_u32x4)a_z2_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 r_z6_v = t15_v - a_z_on_v;
                const vcc_f32x4 r_x_on_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 r_y_on_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 r_z_on_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z3_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 t28_v =
                    ((r_x6_v * r_x_on_v) + (r_y6_v * r_y_on_v)) + (r_z6_v * r_z_on_v);
                const vcc_f32x4 u_v = t28_v * inverse_v;
                const vcc_u32x4 mask4_v = (vcc_u32x4)(u_v < t11_v);
                const vcc_u32x4 mask5_v = ~mask4_v;
                const vcc_u32x4 mask6_v = mask3_v & mask5_v;
                const vcc_f32x4 u_on_v =
                    (vcc_f32x4)(((vcc_u32x4)u_v & mask6_v) | ((vcc_u32x4)t11_v & ~mask6_v));
                const vcc_u32x4 mask7_v = (vcc_u32x4)(u_on_v > t13_v);
                const vcc_u32x4 mask8_v = mask6_v & (~mask7_v);
                const vcc_f32x4 r_y_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y6_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 r_z_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z5_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 r_z_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z6_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 r_y_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y5_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 r_x7_v = (r_y_on2_v * r_z_on2_v) - (r_z_on3_v * r_y_on3_v);
                const vcc_f32x4 r_x_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x5_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 r_x_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x6_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 r_y7_v = (r_z_on3_v * r_x_on2_v) - (r_x_on3_v * r_z_on2_v);
                const vcc_f32x4 r_z7_v = (r_x_on3_v * r_y_on3_v) - (r_y_on2_v * r_x_on2_v);
                const vcc_f32x4 to_x_on_v =
                    (vcc_f32x4)(((vcc_u32x4)to_x_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 to_y_on_v =
                    (vcc_f32x4)(((vcc_u32x4)to_y_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t29_v =
                    ((to_x_on_v * r_x7_v) + (to_y_on_v * r_y7_v)) + (t17_v * r_z7_v);
                const vcc_f32x4 inverse_on_v =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 v_v = t29_v * inverse_on_v;
                const vcc_u32x4 mask9_v = (vcc_u32x4)(v_v < t11_v);
                const vcc_u32x4 mask10_v = ~mask9_v;
                const vcc_u32x4 mask11_v = mask8_v & mask10_v;
                const vcc_f32x4 u_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)u_v & mask11_v) | ((vcc_u32x4)t11_v & ~mask11_v));
                const vcc_f32x4 v_on_v =
                    (vcc_f32x4)(((vcc_u32x4)v_v & mask11_v) | ((vcc_u32x4)t11_v & ~mask11_v));
                const vcc_u32x4 mask12_v = (vcc_u32x4)((u_on2_v + v_on_v) > t13_v);
                const vcc_u32x4 mask13_v = mask11_v & (~mask12_v);
                const vcc_f32x4 r_x_on4_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x3_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 r_x_on5_v =
                    (vcc_f32x4)(((vcc_u32x4)r_x7_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 r_y_on4_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y3_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 r_y_on5_v =
                    (vcc_f32x4)(((vcc_u32x4)r_y7_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 r_z_on4_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z2_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 r_z_on5_v =
                    (vcc_f32x4)(((vcc_u32x4)r_z7_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 t30_v = r_z_on4_v * r_z_on5_v;
                const vcc_f32x4 t31_v = ((r_x_on4_v * r_x_on5_v) + (r_y_on4_v * r_y_on5_v)) + t30_v;
                const vcc_f32x4 inverse_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)inverse_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 d_v = t31_v * inverse_on2_v;
                const vcc_u32x4 mask14_v = (vcc_u32x4)(d_v > t11_v);
                const vcc_u32x4 mask15_v = mask13_v & mask14_v;
                const vcc_f32x4 distance2_v = *(const vcc_f32x4 *)(const void *)(distance_lanes);
                const vcc_f32x4 d_on_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & mask15_v) | ((vcc_u32x4)t11_v & ~mask15_v));
                const vcc_f32x4 distance_on_v =
                    (vcc_f32x4)(((vcc_u32x4)distance2_v & mask15_v) | ((vcc_u32x4)t11_v & ~mask15_v));
                const vcc_u32x4 mask16_v = (vcc_u32x4)(d_on_v < distance_on_v);
                const vcc_u32x4 mask17_v = mask15_v & mask16_v;
                const vcc_f32x4 t32_v = *(const vcc_f32x4 *)(const void *)(distance_lanes);
                const vcc_f32x4 t33_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & mask17_v) | ((vcc_u32x4)t32_v & ~mask17_v));
                vcc_u32x4 mask18_v;
                vcc_u32x4 mask19_v;
                vcc_u32x4 t34_v;
                vcc_u32x4 mask20_v;
                vcc_u32x4 t35_v;
                vcc_u32x4 found3_v;
                unsigned int t4;
                *(vcc_f32x4 *)(void *)(distance_lanes) = t33_v;
                mask18_v = mask3_v & (mask4_v | (mask5_v & mask7_v));
                mask19_v = mask8_v & (mask9_v | (mask10_v & mask12_v));
                t34_v = (t5_v & mask19_v) | (((t5_v & mask18_v) | (t5_v & ~mask18_v)) & ~mask19_v);
                mask20_v = mask13_v & ((~mask14_v) | (mask14_v & (~mask16_v)));
                t35_v = (t18_v & mask17_v) | (t34_v & ~mask17_v);
                found3_v = found_v + ((t5_v & mask20_v) | (t35_v & ~mask20_v));
                t4 = i_s + 1u;
                more = (int)t4 < 3;
                found_v = found3_v;
                i_s = t4;
                found2_v = found3_v;
            } while (more);
            mask_v = (vcc_u32x4)((vcc_u32x4)found2_v != (vcc_u32x4)t5_v);
            distance_v = *(const vcc_f32x4 *)(const void *)(distance_lanes);
            d_new_v = (vcc_f32x4)(((vcc_u32x4)distance_v & mask_v) | ((vcc_u32x4)t20_v & ~mask_v));
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
