/* vcc 0.1.0 wrote this from ambient_occlusion.c for generic */
/* kernel: int n | in float x[n] | in float y[n] | in u32 seed[n] | in float sphere[12] | out float open[n] restrict */
/* How much of the sky a point sees past three spheres: x, y, z and squared radius of each. */
struct vector { float x, y, z; };

#pragma simd declare
static float inner(struct vector a, struct vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

#pragma simd declare(uniform(sphere))
static int is_hidden(struct vector from, struct vector to, const float *sphere)
{
    int s;
    for (s = 0; s < 3; s++) {
        struct vector c;
        float b, d;
        c.x = sphere[4 * s] - from.x;
        c.y = sphere[4 * s + 1] - from.y;
        c.z = sphere[4 * s + 2] - from.z;
        b = inner(c, to);
        if (b <= 0.0f)
            continue;
        d = b * b - inner(to, to) * (inner(c, c) - sphere[4 * s + 3]);
        if (d > 0.0f)
            return 1;
    }
    return 0;
}

#pragma simd declare(uniform(sphere))
static float ambient_occlusion_lane(float x, float y, unsigned seed, const float *sphere)
{
    struct vector from, to;
    int ray, seen = 0;
    from.x = x;
    from.y = y;
    from.z = 0.0f;
    for (ray = 0; ray < 12; ray++) {
        do {
            seed = seed * 1664525u + 1013904223u;
            to.x = (float)(int)(seed >> 8 & 255) / 128.0f - 1.0f;
            to.y = (float)(int)(seed >> 16 & 255) / 128.0f - 1.0f;
            to.z = (float)(int)(seed >> 24) / 256.0f;
        } while (inner(to, to) > 1.0f);
        if (!is_hidden(from, to, sphere))
            seen++;
    }
    return (float)seen / 12.0f;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
void ambient_occlusion(int n, const float *x, const float *y, const unsigned *seed,
                       const float *sphere, float *open)
{
    int k;
    /* vcc: line 57: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (unsigned int)(1 ? -1 : 0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)(1664525) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)(1013904223) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)(255) - __extension__ (vcc_u32x4){0};
        const float t5_v = (float)(128.0f);
        const vcc_f32x4 t6_v = (__extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v});
        const float t7_v = (float)(0.0f);
        const vcc_f32x4 t8_v = (__extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v});
        const float t9_v = (float)(1.0f);
        const vcc_f32x4 t10_v = (__extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v});
        const float t11_v = (float)(256.0f);
        const vcc_f32x4 t12_v = (__extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v});
        const vcc_u32x4 t13_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask2_v = (unsigned int)(0 ? -1 : 0) - __extension__ (vcc_u32x4){0};
        const float t14_v = (float)(12.0f);
        const vcc_f32x4 t15_v = (__extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v});
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k2 + 4);
            const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)(y + k2);
            const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)(y + k2 + 4);
            const vcc_u32x4 seed_v0 = *(const vcc_u32x4 *)(const void *)(seed + k2);
            const vcc_u32x4 seed_v1 = *(const vcc_u32x4 *)(const void *)(seed + k2 + 4);
            vcc_u32x4 seed2_v0 = seed_v0;
            vcc_u32x4 seed2_v1 = seed_v1;
            unsigned int ray_s = 0u;
            vcc_u32x4 seen_v0 = t_v;
            vcc_u32x4 seen_v1 = t_v;
            vcc_u32x4 seen_v2 = t_v;
            vcc_u32x4 seen_v3 = t_v;
            int more;
            vcc_f32x4 t_v0;
            vcc_f32x4 t_v1;
            vcc_f32x4 open_new_v0;
            vcc_f32x4 open_new_v1;
            do {
                vcc_u32x4 seed3_v0 = seed2_v0;
                vcc_u32x4 seed3_v1 = seed2_v1;
                vcc_u32x4 active_mask_v0 = mask_v;
                vcc_u32x4 active_mask_v1 = mask_v;
                vcc_u32x4 seed4_v0 = t_v;
                vcc_u32x4 seed4_v1 = t_v;
                vcc_f32x4 to_x_v0 = t8_v;
                vcc_f32x4 to_x_v1 = t8_v;
                vcc_f32x4 to_y_v0 = t8_v;
                vcc_f32x4 to_y_v1 = t8_v;
                vcc_f32x4 to_z_v0 = t8_v;
                vcc_f32x4 to_z_v1 = t8_v;
                int more2;
                unsigned int s_s;
                vcc_u32x4 active_mask2_v0;
                vcc_u32x4 active_mask2_v1;
                vcc_u32x4 t2_v0;
                vcc_u32x4 t2_v1;
                vcc_u32x4 left_mask_v0;
                vcc_u32x4 left_mask_v1;
                int more3;
                vcc_u32x4 mask_v0;
                vcc_u32x4 mask_v1;
                vcc_u32x4 seen2_v0;
                vcc_u32x4 seen2_v1;
                vcc_u32x4 seen3_v0;
                vcc_u32x4 seen3_v1;
                unsigned int t;
                do {
                    const vcc_u32x4 t3_v0 = seed3_v0 * t2_v;
                    const vcc_u32x4 t3_v1 = seed3_v1 * t2_v;
                    const vcc_u32x4 seed5_v0 = t3_v0 + t3_v;
                    const vcc_u32x4 seed5_v1 = t3_v1 + t3_v;
                    const vcc_u32x4 t4_v0 = seed5_v0 >> 8;
                    const vcc_u32x4 t4_v1 = seed5_v1 >> 8;
                    const vcc_u32x4 t5_v0 = t4_v0 & t4_v;
                    const vcc_u32x4 t5_v1 = t4_v1 & t4_v;
                    const vcc_u32x4 t6_v0 = (t5_v0 & active_mask_v0) | (t_v & ~active_mask_v0);
                    const vcc_u32x4 t6_v1 = (t5_v1 & active_mask_v1) | (t_v & ~active_mask_v1);
                    const vcc_f32x4 t7_v0 = __builtin_convertvector((vcc_i32x4)t6_v0, vcc_f32x4);
                    const vcc_f32x4 t7_v1 = __builtin_convertvector((vcc_i32x4)t6_v1, vcc_f32x4);
                    const vcc_f32x4 t8_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t7_v0 & active_mask_v0) | ((vcc_u32x4)t8_v & ~active_mask_v0));
                    const vcc_f32x4 t8_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t7_v1 & active_mask_v1) | ((vcc_u32x4)t8_v & ~active_mask_v1));
                    const vcc_f32x4 t9_v0 = t8_v0 / t6_v;
                    const vcc_f32x4 t9_v1 = t8_v1 / t6_v;
                    const vcc_f32x4 to_x2_v0 = t9_v0 - t10_v;
                    const vcc_f32x4 to_x2_v1 = t9_v1 - t10_v;
                    const vcc_u32x4 t10_v0 = seed5_v0 >> 16;
                    const vcc_u32x4 t10_v1 = seed5_v1 >> 16;
                    const vcc_u32x4 t11_v0 = t10_v0 & t4_v;
                    const vcc_u32x4 t11_v1 = t10_v1 & t4_v;
                    const vcc_u32x4 t12_v0 = (t11_v0 & active_mask_v0) | (t_v & ~active_mask_v0);
                    const vcc_u32x4 t12_v1 = (t11_v1 & active_mask_v1) | (t_v & ~active_mask_v1);
                    const vcc_f32x4 t13_v0 = __builtin_convertvector((vcc_i32x4)t12_v0, vcc_f32x4);
                    const vcc_f32x4 t13_v1 = __builtin_convertvector((vcc_i32x4)t12_v1, vcc_f32x4);
                    const vcc_f32x4 t14_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t13_v0 & active_mask_v0) | ((vcc_u32x4)t8_v & ~active_mask_v0));
                    const vcc_f32x4 t14_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t13_v1 & active_mask_v1) | ((vcc_u32x4)t8_v & ~active_mask_v1));
                    const vcc_f32x4 t15_v0 = t14_v0 / t6_v;
                    const vcc_f32x4 t15_v1 = t14_v1 / t6_v;
                    const vcc_f32x4 to_y2_v0 = t15_v0 - t10_v;
                    const vcc_f32x4 to_y2_v1 = t15_v1 - t10_v;
                    const vcc_u32x4 t16_v0 = seed5_v0 >> 24;
                    const vcc_u32x4 t16_v1 = seed5_v1 >> 24;
                    const vcc_u32x4 t17_v0 = (t16_v0 & active_mask_v0) | (t_v & ~active_mask_v0);
                    const vcc_u32x4 t17_v1 = (t16_v1 & active_mask_v1) | (t_v & ~active_mask_v1);
                    const vcc_f32x4 t18_v0 = __builtin_convertvector((vcc_i32x4)t17_v0, vcc_f32x4);
                    const vcc_f32x4 t18_v1 = __builtin_convertvector((vcc_i32x4)t17_v1, vcc_f32x4);
                    const vcc_f32x4 t19_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t18_v0 & active_mask_v0) | ((vcc_u32x4)t8_v & ~active_mask_v0));
                    const vcc_f32x4 t19_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t18_v1 & active_mask_v1) | ((vcc_u32x4)t8_v & ~active_mask_v1));
                    const vcc_f32x4 to_z2_v0 = t19_v0 / t12_v;
                    const vcc_f32x4 to_z2_v1 = t19_v1 / t12_v;
                    const vcc_f32x4 t20_v0 = to_x2_v0 * to_x2_v0;
                    const vcc_f32x4 t20_v1 = to_x2_v1 * to_x2_v1;
                    const vcc_f32x4 t21_v0 = to_y2_v0 * to_y2_v0;
                    const vcc_f32x4 t21_v1 = to_y2_v1 * to_y2_v1;
                    const vcc_f32x4 t22_v0 = t20_v0 + t21_v0;
                    const vcc_f32x4 t22_v1 = t20_v1 + t21_v1;
                    const vcc_f32x4 t23_v0 = to_z2_v0 * to_z2_v0;
                    const vcc_f32x4 t23_v1 = to_z2_v1 * to_z2_v1;
                    const vcc_f32x4 t24_v0 = t22_v0 + t23_v0;
                    const vcc_f32x4 t24_v1 = t22_v1 + t23_v1;
                    const vcc_u32x4 mask2_v0 = (vcc_u32x4)(t24_v0 > t10_v);
                    const vcc_u32x4 mask2_v1 = (vcc_u32x4)(t24_v1 > t10_v);
                    const vcc_u32x4 mask3_v0 = active_mask_v0 & mask2_v0;
                    const vcc_u32x4 mask3_v1 = active_mask_v1 & mask2_v1;
                    const vcc_u32x4 t25_v0 =
                        (seed5_v0 & active_mask_v0) | (seed4_v0 & ~active_mask_v0);
                    const vcc_u32x4 t25_v1 =
                        (seed5_v1 & active_mask_v1) | (seed4_v1 & ~active_mask_v1);
                    const vcc_f32x4 t26_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v0 & active_mask_v0) | ((vcc_u32x4)to_x_v0 & ~active_mask_v0));
                    const vcc_f32x4 t26_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v1 & active_mask_v1) | ((vcc_u32x4)to_x_v1 & ~active_mask_v1));
                    const vcc_f32x4 t27_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v0 & active_mask_v0) | ((vcc_u32x4)to_y_v0 & ~active_mask_v0));
                    const vcc_f32x4 t27_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v1 & active_mask_v1) | ((vcc_u32x4)to_y_v1 & ~active_mask_v1));
                    const vcc_f32x4 t28_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v0 & active_mask_v0) | ((vcc_u32x4)to_z_v0 & ~active_mask_v0));
                    const vcc_f32x4 t28_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v1 & active_mask_v1) | ((vcc_u32x4)to_z_v1 & ~active_mask_v1));
                    const vcc_u64x2 t16_v = (vcc_u64x2)(mask3_v0 | mask3_v1);
                    const int t2 = (t16_v[0] | t16_v[1]) != 0;
                    more2 = t2;
                    seed3_v0 = seed5_v0;
                    seed3_v1 = seed5_v1;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    seed4_v0 = t25_v0;
                    seed4_v1 = t25_v1;
                    to_x_v0 = t26_v0;
                    to_x_v1 = t26_v1;
                    to_y_v0 = t27_v0;
                    to_y_v1 = t27_v1;
                    to_z_v0 = t28_v0;
                    to_z_v1 = t28_v1;
                } while (more2);
                s_s = 0u;
                active_mask2_v0 = mask_v;
                active_mask2_v1 = mask_v;
                t2_v0 = t_v;
                t2_v1 = t_v;
                left_mask_v0 = mask2_v;
                left_mask_v1 = mask2_v;
                do {
                    const float sphere_s = sphere[(long)(int)(4u * s_s)];
                    const float t17_v = (float)(sphere_s);
                    const vcc_f32x4 t18_v = (__extension__ (vcc_f32x4){t17_v, t17_v, t17_v, t17_v});
                    const vcc_f32x4 t29_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t18_v & active_mask2_v0) | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 t29_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t18_v & active_mask2_v1) | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 x_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)x_v0 & active_mask2_v0) | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 x_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)x_v1 & active_mask2_v1) | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 c_x_v0 = t29_v0 - x_on_v0;
                    const vcc_f32x4 c_x_v1 = t29_v1 - x_on_v1;
                    const float sphere_s2 = sphere[(long)(int)(4u * s_s + 1u)];
                    const float t19_v = (float)(sphere_s2);
                    const vcc_f32x4 t20_v = (__extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v});
                    const vcc_f32x4 t30_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t20_v & active_mask2_v0) | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 t30_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t20_v & active_mask2_v1) | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)y_v0 & active_mask2_v0) | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)y_v1 & active_mask2_v1) | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 c_y_v0 = t30_v0 - y_on_v0;
                    const vcc_f32x4 c_y_v1 = t30_v1 - y_on_v1;
                    const float sphere_s3 = sphere[(long)(int)(4u * s_s + 2u)];
                    const float t21_v = (float)(sphere_s3);
                    const vcc_f32x4 t22_v = (__extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v});
                    const vcc_f32x4 t31_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t22_v & active_mask2_v0) | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 t31_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t22_v & active_mask2_v1) | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 c_z_v0 = t31_v0 - t8_v;
                    const vcc_f32x4 c_z_v1 = t31_v1 - t8_v;
                    const vcc_f32x4 to_x_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_x_v0 & active_mask2_v0) | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 to_x_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_x_v1 & active_mask2_v1) | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 t32_v0 = c_x_v0 * to_x_on_v0;
                    const vcc_f32x4 t32_v1 = c_x_v1 * to_x_on_v1;
                    const vcc_f32x4 to_y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_y_v0 & active_mask2_v0) | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 to_y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_y_v1 & active_mask2_v1) | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 t33_v0 = c_y_v0 * to_y_on_v0;
                    const vcc_f32x4 t33_v1 = c_y_v1 * to_y_on_v1;
                    const vcc_f32x4 t34_v0 = t32_v0 + t33_v0;
                    const vcc_f32x4 t34_v1 = t32_v1 + t33_v1;
                    const vcc_f32x4 to_z_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_z_v0 & active_mask2_v0) | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 to_z_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_z_v1 & active_mask2_v1) | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 t35_v0 = c_z_v0 * to_z_on_v0;
                    const vcc_f32x4 t35_v1 = c_z_v1 * to_z_on_v1;
                    const vcc_f32x4 t36_v0 = t34_v0 + t35_v0;
                    const vcc_f32x4 t36_v1 = t34_v1 + t35_v1;
                    const vcc_u32x4 mask4_v0 = (vcc_u32x4)(t36_v0 <= t8_v);
                    const vcc_u32x4 mask4_v1 = (vcc_u32x4)(t36_v1 <= t8_v);
                    const vcc_u32x4 mask5_v0 = ~mask4_v0;
                    const vcc_u32x4 mask5_v1 = ~mask4_v1;
                    const vcc_u32x4 mask6_v0 = active_mask2_v0 & mask5_v0;
                    const vcc_u32x4 mask6_v1 = active_mask2_v1 & mask5_v1;
                    const vcc_f32x4 t37_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t36_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 t37_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t36_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 t38_v0 = t37_v0 * t37_v0;
                    const vcc_f32x4 t38_v1 = t37_v1 * t37_v1;
                    const vcc_f32x4 to_x_on2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_x_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 to_x_on2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_x_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 t39_v0 = to_x_on2_v0 * to_x_on2_v0;
                    const vcc_f32x4 t39_v1 = to_x_on2_v1 * to_x_on2_v1;
                    const vcc_f32x4 to_y_on2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_y_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 to_y_on2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_y_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 t40_v0 = to_y_on2_v0 * to_y_on2_v0;
                    const vcc_f32x4 t40_v1 = to_y_on2_v1 * to_y_on2_v1;
                    const vcc_f32x4 t41_v0 = t39_v0 + t40_v0;
                    const vcc_f32x4 t41_v1 = t39_v1 + t40_v1;
                    const vcc_f32x4 to_z_on2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_z_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 to_z_on2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_z_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 t42_v0 = to_z_on2_v0 * to_z_on2_v0;
                    const vcc_f32x4 t42_v1 = to_z_on2_v1 * to_z_on2_v1;
                    const vcc_f32x4 t43_v0 = t41_v0 + t42_v0;
                    const vcc_f32x4 t43_v1 = t41_v1 + t42_v1;
                    const vcc_f32x4 c_x_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)c_x_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 c_x_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)c_x_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 t44_v0 = c_x_on_v0 * c_x_on_v0;
                    const vcc_f32x4 t44_v1 = c_x_on_v1 * c_x_on_v1;
                    const vcc_f32x4 c_y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)c_y_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 c_y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)c_y_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 t45_v0 = c_y_on_v0 * c_y_on_v0;
                    const vcc_f32x4 t45_v1 = c_y_on_v1 * c_y_on_v1;
                    const vcc_f32x4 t46_v0 = t44_v0 + t45_v0;
                    const vcc_f32x4 t46_v1 = t44_v1 + t45_v1;
                    const vcc_f32x4 c_z_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)c_z_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 c_z_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)c_z_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 t47_v0 = c_z_on_v0 * c_z_on_v0;
                    const vcc_f32x4 t47_v1 = c_z_on_v1 * c_z_on_v1;
                    const vcc_f32x4 t48_v0 = t46_v0 + t47_v0;
                    const vcc_f32x4 t48_v1 = t46_v1 + t47_v1;
                    const vcc_i32x4 sphere_v = (vcc_i32x4)t_v;
                    const vcc_i32x4 sphere2_v = (vcc_i32x4)t_v;
                    const vcc_f32x4 sphere_v0 =
                        (__extension__ (vcc_f32x4){mask6_v0[0] ? (sphere + (long)(int)(4u * s_s + 3u))[sphere_v[0]] : 0, mask6_v0[1] ? (sphere + (long)(int)(4u * s_s + 3u))[sphere_v[1]] : 0, mask6_v0[2] ? (sphere + (long)(int)(4u * s_s + 3u))[sphere_v[2]] : 0, mask6_v0[3] ? (sphere + (long)(int)(4u * s_s + 3u))[sphere_v[3]] : 0});
                    const vcc_f32x4 sphere_v1 =
                        (__extension__ (vcc_f32x4){mask6_v1[0] ? (sphere + (long)(int)(4u * s_s + 3u))[sphere2_v[0]] : 0, mask6_v1[1] ? (sphere + (long)(int)(4u * s_s + 3u))[sphere2_v[1]] : 0, mask6_v1[2] ? (sphere + (long)(int)(4u * s_s + 3u))[sphere2_v[2]] : 0, mask6_v1[3] ? (sphere + (long)(int)(4u * s_s + 3u))[sphere2_v[3]] : 0});
                    const vcc_f32x4 sphere_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sphere_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 sphere_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sphere_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 t49_v0 = t48_v0 - sphere_on_v0;
                    const vcc_f32x4 t49_v1 = t48_v1 - sphere_on_v1;
                    const vcc_f32x4 t50_v0 = t43_v0 * t49_v0;
                    const vcc_f32x4 t50_v1 = t43_v1 * t49_v1;
                    const vcc_f32x4 d_v0 = t38_v0 - t50_v0;
                    const vcc_f32x4 d_v1 = t38_v1 - t50_v1;
                    const vcc_u32x4 mask7_v0 = (vcc_u32x4)(d_v0 > t8_v);
                    const vcc_u32x4 mask7_v1 = (vcc_u32x4)(d_v1 > t8_v);
                    const unsigned int t3 = s_s + 1u;
                    const vcc_u32x4 mask8_v0 = ~mask7_v0;
                    const vcc_u32x4 mask8_v1 = ~mask7_v1;
                    const vcc_u32x4 mask9_v0 = mask5_v0 & mask8_v0;
                    const vcc_u32x4 mask9_v1 = mask5_v1 & mask8_v1;
                    const vcc_u32x4 mask10_v0 = mask9_v0 | mask4_v0;
                    const vcc_u32x4 mask10_v1 = mask9_v1 | mask4_v1;
                    const vcc_u32x4 mask11_v0 = active_mask2_v0 & mask10_v0;
                    const vcc_u32x4 mask11_v1 = active_mask2_v1 & mask10_v1;
                    const vcc_u32x4 mask12_v0 = mask5_v0 & mask7_v0;
                    const vcc_u32x4 mask12_v1 = mask5_v1 & mask7_v1;
                    const vcc_u32x4 t51_v0 = (t13_v & mask12_v0) | (t_v & ~mask12_v0);
                    const vcc_u32x4 t51_v1 = (t13_v & mask12_v1) | (t_v & ~mask12_v1);
                    const vcc_u32x4 t52_v0 =
                        (t51_v0 & active_mask2_v0) | (t2_v0 & ~active_mask2_v0);
                    const vcc_u32x4 t52_v1 =
                        (t51_v1 & active_mask2_v1) | (t2_v1 & ~active_mask2_v1);
                    const vcc_u32x4 mask13_v0 = active_mask2_v0 & mask12_v0;
                    const vcc_u32x4 mask13_v1 = active_mask2_v1 & mask12_v1;
                    const vcc_u32x4 mask14_v0 = left_mask_v0 | mask13_v0;
                    const vcc_u32x4 mask14_v1 = left_mask_v1 | mask13_v1;
                    const vcc_u64x2 t23_v = (vcc_u64x2)(mask11_v0 | mask11_v1);
                    const int t4 = (t23_v[0] | t23_v[1]) != 0;
                    more3 = t4 && (int)t3 < 3;
                    s_s = t3;
                    active_mask2_v0 = mask11_v0;
                    active_mask2_v1 = mask11_v1;
                    t2_v0 = t52_v0;
                    t2_v1 = t52_v1;
                    left_mask_v0 = mask14_v0;
                    left_mask_v1 = mask14_v1;
                } while (more3);
                mask_v0 = (vcc_u32x4)((vcc_u32x4)t2_v0 != (vcc_u32x4)t_v);
                mask_v1 = (vcc_u32x4)((vcc_u32x4)t2_v1 != (vcc_u32x4)t_v);
                seen2_v0 = seen_v0 + t13_v;
                seen2_v1 = seen_v1 + t13_v;
                seen3_v0 = (seen_v0 & mask_v0) | (seen2_v0 & ~mask_v0);
                seen3_v1 = (seen_v1 & mask_v1) | (seen2_v1 & ~mask_v1);
                t = ray_s + 1u;
                more = (int)t < 12;
                seed2_v0 = seed4_v0;
                seed2_v1 = seed4_v1;
                ray_s = t;
                seen_v0 = seen3_v0;
                seen_v1 = seen3_v1;
                seen_v2 = seen3_v0;
                seen_v3 = seen3_v1;
            } while (more);
            t_v0 = __builtin_convertvector((vcc_i32x4)seen_v2, vcc_f32x4);
            t_v1 = __builtin_convertvector((vcc_i32x4)seen_v3, vcc_f32x4);
            open_new_v0 = t_v0 / t15_v;
            open_new_v1 = t_v1 / t15_v;
            *(vcc_f32x4 *)(void *)(open + k2) = open_new_v0;
            *(vcc_f32x4 *)(void *)(open + k2 + 4) = open_new_v1;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        open[k] = ambient_occlusion_lane(x[k], y[k], seed[k], sphere);
    }
}
