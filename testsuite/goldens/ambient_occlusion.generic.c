/* vcc 0.1.0 wrote this from ambient_occlusion.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void ambient_occlusion(int n, const float *x, const float *y, const unsigned *seed,
                       const float *sphere, float *open)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 57: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)1664525 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)1013904223 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)255 - __extension__ (vcc_u32x4){0};
        const float t5_v = (float)0.0078125f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)0.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)1.0f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        const float t11_v = (float)0.00390625f;
        const vcc_f32x4 t12_v = __extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v};
        const vcc_u32x4 t13_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const float t14_v = (float)12.0f;
        const vcc_f32x4 t15_v = __extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v};
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
            const vcc_u32x4 seed_v0 = *(const vcc_u32x4 *)(const void *)(seed + k2);
            const vcc_u32x4 seed_v1 = *(const vcc_u32x4 *)(const void *)(seed + k2 + 4);
            const vcc_u32x4 seed_v2 = *(const vcc_u32x4 *)(const void *)(seed + k2 + 8);
            const vcc_u32x4 seed_v3 = *(const vcc_u32x4 *)(const void *)(seed + k2 + 12);
            vcc_u32x4 seed2_v0 = seed_v0;
            vcc_u32x4 seed2_v1 = seed_v1;
            vcc_u32x4 seed2_v2 = seed_v2;
            vcc_u32x4 seed2_v3 = seed_v3;
            unsigned int ray_s = 0u;
            vcc_u32x4 seen_v0 = t_v;
            vcc_u32x4 seen_v1 = t_v;
            vcc_u32x4 seen_v2 = t_v;
            vcc_u32x4 seen_v3 = t_v;
            int more;
            do {
                vcc_u32x4 seed3_v0 = seed2_v0;
                vcc_u32x4 seed3_v1 = seed2_v1;
                vcc_u32x4 seed3_v2 = seed2_v2;
                vcc_u32x4 seed3_v3 = seed2_v3;
                vcc_u32x4 active_mask_v0 = mask_v;
                vcc_u32x4 active_mask_v1 = mask_v;
                vcc_u32x4 active_mask_v2 = mask_v;
                vcc_u32x4 active_mask_v3 = mask_v;
                vcc_u32x4 seed4_v0 = t_v;
                vcc_u32x4 seed4_v1 = t_v;
                vcc_u32x4 seed4_v2 = t_v;
                vcc_u32x4 seed4_v3 = t_v;
                vcc_f32x4 to_x_v0 = t8_v;
                vcc_f32x4 to_x_v1 = t8_v;
                vcc_f32x4 to_x_v2 = t8_v;
                vcc_f32x4 to_x_v3 = t8_v;
                vcc_f32x4 to_y_v0 = t8_v;
                vcc_f32x4 to_y_v1 = t8_v;
                vcc_f32x4 to_y_v2 = t8_v;
                vcc_f32x4 to_y_v3 = t8_v;
                vcc_f32x4 to_z_v0 = t8_v;
                vcc_f32x4 to_z_v1 = t8_v;
                vcc_f32x4 to_z_v2 = t8_v;
                vcc_f32x4 to_z_v3 = t8_v;
                int more2;
                do {
                    const vcc_u32x4 t4_v0 = seed3_v0 * t2_v;
                    const vcc_u32x4 t4_v1 = seed3_v1 * t2_v;
                    const vcc_u32x4 t4_v2 = seed3_v2 * t2_v;
                    const vcc_u32x4 t4_v3 = seed3_v3 * t2_v;
                    const vcc_u32x4 seed6_v0 = t4_v0 + t3_v;
                    const vcc_u32x4 seed6_v1 = t4_v1 + t3_v;
                    const vcc_u32x4 seed6_v2 = t4_v2 + t3_v;
                    const vcc_u32x4 seed6_v3 = t4_v3 + t3_v;
                    const vcc_u32x4 t5_v0 = seed6_v0 >> 8;
                    const vcc_u32x4 t5_v1 = seed6_v1 >> 8;
                    const vcc_u32x4 t5_v2 = seed6_v2 >> 8;
                    const vcc_u32x4 t5_v3 = seed6_v3 >> 8;
                    const vcc_u32x4 t6_v0 = t5_v0 & t4_v;
                    const vcc_u32x4 t6_v1 = t5_v1 & t4_v;
                    const vcc_u32x4 t6_v2 = t5_v2 & t4_v;
                    const vcc_u32x4 t6_v3 = t5_v3 & t4_v;
                    const vcc_f32x4 t7_v0 = __builtin_convertvector((vcc_i32x4)t6_v0, vcc_f32x4);
                    const vcc_f32x4 t7_v1 = __builtin_convertvector((vcc_i32x4)t6_v1, vcc_f32x4);
                    const vcc_f32x4 t7_v2 = __builtin_convertvector((vcc_i32x4)t6_v2, vcc_f32x4);
                    const vcc_f32x4 t7_v3 = __builtin_convertvector((vcc_i32x4)t6_v3, vcc_f32x4);
                    const vcc_f32x4 t8_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t7_v0 & active_mask_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask_v0));
                    const vcc_f32x4 t8_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t7_v1 & active_mask_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask_v1));
                    const vcc_f32x4 t8_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t7_v2 & active_mask_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask_v2));
                    const vcc_f32x4 t8_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t7_v3 & active_mask_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask_v3));
                    const vcc_f32x4 t9_v0 = t8_v0 * t6_v;
                    const vcc_f32x4 t9_v1 = t8_v1 * t6_v;
                    const vcc_f32x4 t9_v2 = t8_v2 * t6_v;
                    const vcc_f32x4 t9_v3 = t8_v3 * t6_v;
                    const vcc_f32x4 to_x3_v0 = t9_v0 - t10_v;
                    const vcc_f32x4 to_x3_v1 = t9_v1 - t10_v;
                    const vcc_f32x4 to_x3_v2 = t9_v2 - t10_v;
                    const vcc_f32x4 to_x3_v3 = t9_v3 - t10_v;
                    const vcc_u32x4 t10_v0 = seed6_v0 >> 16;
                    const vcc_u32x4 t10_v1 = seed6_v1 >> 16;
                    const vcc_u32x4 t10_v2 = seed6_v2 >> 16;
                    const vcc_u32x4 t10_v3 = seed6_v3 >> 16;
                    const vcc_u32x4 t11_v0 = t10_v0 & t4_v;
                    const vcc_u32x4 t11_v1 = t10_v1 & t4_v;
                    const vcc_u32x4 t11_v2 = t10_v2 & t4_v;
                    const vcc_u32x4 t11_v3 = t10_v3 & t4_v;
                    const vcc_f32x4 t12_v0 = __builtin_convertvector((vcc_i32x4)t11_v0, vcc_f32x4);
                    const vcc_f32x4 t12_v1 = __builtin_convertvector((vcc_i32x4)t11_v1, vcc_f32x4);
                    const vcc_f32x4 t12_v2 = __builtin_convertvector((vcc_i32x4)t11_v2, vcc_f32x4);
                    const vcc_f32x4 t12_v3 = __builtin_convertvector((vcc_i32x4)t11_v3, vcc_f32x4);
                    const vcc_f32x4 t13_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t12_v0 & active_mask_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask_v0));
                    const vcc_f32x4 t13_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t12_v1 & active_mask_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask_v1));
                    const vcc_f32x4 t13_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t12_v2 & active_mask_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask_v2));
                    const vcc_f32x4 t13_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t12_v3 & active_mask_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask_v3));
                    const vcc_f32x4 t14_v0 = t13_v0 * t6_v;
                    const vcc_f32x4 t14_v1 = t13_v1 * t6_v;
                    const vcc_f32x4 t14_v2 = t13_v2 * t6_v;
                    const vcc_f32x4 t14_v3 = t13_v3 * t6_v;
                    const vcc_f32x4 to_y3_v0 = t14_v0 - t10_v;
                    const vcc_f32x4 to_y3_v1 = t14_v1 - t10_v;
                    const vcc_f32x4 to_y3_v2 = t14_v2 - t10_v;
                    const vcc_f32x4 to_y3_v3 = t14_v3 - t10_v;
                    const vcc_u32x4 t15_v0 = seed6_v0 >> 24;
                    const vcc_u32x4 t15_v1 = seed6_v1 >> 24;
                    const vcc_u32x4 t15_v2 = seed6_v2 >> 24;
                    const vcc_u32x4 t15_v3 = seed6_v3 >> 24;
                    const vcc_f32x4 t16_v0 = __builtin_convertvector((vcc_i32x4)t15_v0, vcc_f32x4);
                    const vcc_f32x4 t16_v1 = __builtin_convertvector((vcc_i32x4)t15_v1, vcc_f32x4);
                    const vcc_f32x4 t16_v2 = __builtin_convertvector((vcc_i32x4)t15_v2, vcc_f32x4);
                    const vcc_f32x4 t16_v3 = __builtin_convertvector((vcc_i32x4)t15_v3, vcc_f32x4);
                    const vcc_f32x4 t17_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t16_v0 & active_mask_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask_v0));
                    const vcc_f32x4 t17_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t16_v1 & active_mask_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask_v1));
                    const vcc_f32x4 t17_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t16_v2 & active_mask_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask_v2));
                    const vcc_f32x4 t17_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t16_v3 & active_mask_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask_v3));
                    const vcc_f32x4 to_z3_v0 = t17_v0 * t12_v;
                    const vcc_f32x4 to_z3_v1 = t17_v1 * t12_v;
                    const vcc_f32x4 to_z3_v2 = t17_v2 * t12_v;
                    const vcc_f32x4 to_z3_v3 = t17_v3 * t12_v;
                    const vcc_f32x4 t18_v0 = to_x3_v0 * to_x3_v0;
                    const vcc_f32x4 t18_v1 = to_x3_v1 * to_x3_v1;
                    const vcc_f32x4 t18_v2 = to_x3_v2 * to_x3_v2;
                    const vcc_f32x4 t18_v3 = to_x3_v3 * to_x3_v3;
                    const vcc_f32x4 t19_v0 = to_y3_v0 * to_y3_v0;
                    const vcc_f32x4 t19_v1 = to_y3_v1 * to_y3_v1;
                    const vcc_f32x4 t19_v2 = to_y3_v2 * to_y3_v2;
                    const vcc_f32x4 t19_v3 = to_y3_v3 * to_y3_v3;
                    const vcc_f32x4 t20_v0 = t18_v0 + t19_v0;
                    const vcc_f32x4 t20_v1 = t18_v1 + t19_v1;
                    const vcc_f32x4 t20_v2 = t18_v2 + t19_v2;
                    const vcc_f32x4 t20_v3 = t18_v3 + t19_v3;
                    const vcc_f32x4 t21_v0 = to_z3_v0 * to_z3_v0;
                    const vcc_f32x4 t21_v1 = to_z3_v1 * to_z3_v1;
                    const vcc_f32x4 t21_v2 = to_z3_v2 * to_z3_v2;
                    const vcc_f32x4 t21_v3 = to_z3_v3 * to_z3_v3;
                    const vcc_f32x4 t22_v0 = t20_v0 + t21_v0;
                    const vcc_f32x4 t22_v1 = t20_v1 + t21_v1;
                    const vcc_f32x4 t22_v2 = t20_v2 + t21_v2;
                    const vcc_f32x4 t22_v3 = t20_v3 + t21_v3;
                    const vcc_u32x4 mask2_v0 = (vcc_u32x4)(t22_v0 > t10_v);
                    const vcc_u32x4 mask2_v1 = (vcc_u32x4)(t22_v1 > t10_v);
                    const vcc_u32x4 mask2_v2 = (vcc_u32x4)(t22_v2 > t10_v);
                    const vcc_u32x4 mask2_v3 = (vcc_u32x4)(t22_v3 > t10_v);
                    const vcc_u32x4 mask3_v0 = active_mask_v0 & mask2_v0;
                    const vcc_u32x4 mask3_v1 = active_mask_v1 & mask2_v1;
                    const vcc_u32x4 mask3_v2 = active_mask_v2 & mask2_v2;
                    const vcc_u32x4 mask3_v3 = active_mask_v3 & mask2_v3;
                    const vcc_u32x4 t23_v0 = (seed6_v0 & active_mask_v0)
                        | (seed4_v0 & ~active_mask_v0);
                    const vcc_u32x4 t23_v1 = (seed6_v1 & active_mask_v1)
                        | (seed4_v1 & ~active_mask_v1);
                    const vcc_u32x4 t23_v2 = (seed6_v2 & active_mask_v2)
                        | (seed4_v2 & ~active_mask_v2);
                    const vcc_u32x4 t23_v3 = (seed6_v3 & active_mask_v3)
                        | (seed4_v3 & ~active_mask_v3);
                    const vcc_f32x4 t24_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_x3_v0 & active_mask_v0)
                        | ((vcc_u32x4)to_x_v0 & ~active_mask_v0));
                    const vcc_f32x4 t24_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_x3_v1 & active_mask_v1)
                        | ((vcc_u32x4)to_x_v1 & ~active_mask_v1));
                    const vcc_f32x4 t24_v2 =
                        (vcc_f32x4)(((vcc_u32x4)to_x3_v2 & active_mask_v2)
                        | ((vcc_u32x4)to_x_v2 & ~active_mask_v2));
                    const vcc_f32x4 t24_v3 =
                        (vcc_f32x4)(((vcc_u32x4)to_x3_v3 & active_mask_v3)
                        | ((vcc_u32x4)to_x_v3 & ~active_mask_v3));
                    const vcc_f32x4 t25_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_y3_v0 & active_mask_v0)
                        | ((vcc_u32x4)to_y_v0 & ~active_mask_v0));
                    const vcc_f32x4 t25_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_y3_v1 & active_mask_v1)
                        | ((vcc_u32x4)to_y_v1 & ~active_mask_v1));
                    const vcc_f32x4 t25_v2 =
                        (vcc_f32x4)(((vcc_u32x4)to_y3_v2 & active_mask_v2)
                        | ((vcc_u32x4)to_y_v2 & ~active_mask_v2));
                    const vcc_f32x4 t25_v3 =
                        (vcc_f32x4)(((vcc_u32x4)to_y3_v3 & active_mask_v3)
                        | ((vcc_u32x4)to_y_v3 & ~active_mask_v3));
                    const vcc_f32x4 t26_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_z3_v0 & active_mask_v0)
                        | ((vcc_u32x4)to_z_v0 & ~active_mask_v0));
                    const vcc_f32x4 t26_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_z3_v1 & active_mask_v1)
                        | ((vcc_u32x4)to_z_v1 & ~active_mask_v1));
                    const vcc_f32x4 t26_v2 =
                        (vcc_f32x4)(((vcc_u32x4)to_z3_v2 & active_mask_v2)
                        | ((vcc_u32x4)to_z_v2 & ~active_mask_v2));
                    const vcc_f32x4 t26_v3 =
                        (vcc_f32x4)(((vcc_u32x4)to_z3_v3 & active_mask_v3)
                        | ((vcc_u32x4)to_z_v3 & ~active_mask_v3));
                    const vcc_u32x4 t31_v = mask3_v0 + mask3_v1 + mask3_v2 + mask3_v3;
                    const int t2 = (unsigned int)-(t31_v[0] + t31_v[1] + t31_v[2] + t31_v[3]) > 1;
                    more2 = t2;
                    seed3_v0 = seed6_v0;
                    seed3_v1 = seed6_v1;
                    seed3_v2 = seed6_v2;
                    seed3_v3 = seed6_v3;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    active_mask_v2 = mask3_v2;
                    active_mask_v3 = mask3_v3;
                    seed4_v0 = t23_v0;
                    seed4_v1 = t23_v1;
                    seed4_v2 = t23_v2;
                    seed4_v3 = t23_v3;
                    to_x_v0 = t24_v0;
                    to_x_v1 = t24_v1;
                    to_x_v2 = t24_v2;
                    to_x_v3 = t24_v3;
                    to_y_v0 = t25_v0;
                    to_y_v1 = t25_v1;
                    to_y_v2 = t25_v2;
                    to_y_v3 = t25_v3;
                    to_z_v0 = t26_v0;
                    to_z_v1 = t26_v1;
                    to_z_v2 = t26_v2;
                    to_z_v3 = t26_v3;
                } while (more2);
                const vcc_u32x4 alone_v = active_mask_v0 | active_mask_v1
                    | (active_mask_v2 | active_mask_v3);
                const vcc_u64x2 alone2_v = (vcc_u64x2)alone_v;
                const int alone = (alone2_v[0] | alone2_v[1]) != 0;
                vcc_u32x4 seed5_v0 = seed4_v0;
                vcc_u32x4 seed5_v1 = seed4_v1;
                vcc_u32x4 seed5_v2 = seed4_v2;
                vcc_u32x4 seed5_v3 = seed4_v3;
                vcc_f32x4 to_x2_v0 = to_x_v0;
                vcc_f32x4 to_x2_v1 = to_x_v1;
                vcc_f32x4 to_x2_v2 = to_x_v2;
                vcc_f32x4 to_x2_v3 = to_x_v3;
                vcc_f32x4 to_y2_v0 = to_y_v0;
                vcc_f32x4 to_y2_v1 = to_y_v1;
                vcc_f32x4 to_y2_v2 = to_y_v2;
                vcc_f32x4 to_y2_v3 = to_y_v3;
                vcc_f32x4 to_z2_v0 = to_z_v0;
                vcc_f32x4 to_z2_v1 = to_z_v1;
                vcc_f32x4 to_z2_v2 = to_z_v2;
                vcc_f32x4 to_z2_v3 = to_z_v3;
                if (alone) {
                    const unsigned long lane = active_mask_v0[0] ? 0ul : active_mask_v0[1] ? 1ul
                        : active_mask_v0[2] ? 2ul : active_mask_v0[3] ? 3ul
                        : active_mask_v1[0] ? 4ul : active_mask_v1[1] ? 5ul
                        : active_mask_v1[2] ? 6ul : active_mask_v1[3] ? 7ul
                        : active_mask_v2[0] ? 8ul : active_mask_v2[1] ? 9ul
                        : active_mask_v2[2] ? 10ul : active_mask_v2[3] ? 11ul
                        : active_mask_v3[0] ? 12ul : active_mask_v3[1] ? 13ul
                        : active_mask_v3[2] ? 14ul : 15ul;
                    const unsigned int seed_s = lane < 4 ? seed3_v0[lane % 4]
                        : lane < 8 ? seed3_v1[lane % 4] : lane < 12 ? seed3_v2[lane % 4]
                        : seed3_v3[lane % 4];
                    unsigned int seed_s2 = seed_s;
                    float to_x = 0.0f;
                    float to_y = 0.0f;
                    float to_z = 0.0f;
                    int more4;
                    do {
                        const unsigned int seed_s3 = seed_s2 * 1664525u + 1013904223u;
                        const float to_x2 =
                            (float)(int)((seed_s3 >> 8u) & 255u) * 0.0078125f - 1.0f;
                        const float to_y2 =
                            (float)(int)((seed_s3 >> 16u) & 255u) * 0.0078125f - 1.0f;
                        const float to_z2 = (float)(int)(seed_s3 >> 24u) * 0.00390625f;
                        const float t3 = to_x2 * to_x2 + to_y2 * to_y2 + to_z2 * to_z2;
                        more4 = t3 > 1.0f;
                        seed_s2 = seed_s3;
                        to_x = to_x2;
                        to_y = to_y2;
                        to_z = to_z2;
                    } while (more4);
                    const vcc_u32x4 t32_v = (unsigned int)seed_s2 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t27_v0 = (t32_v & active_mask_v0)
                        | (seed4_v0 & ~active_mask_v0);
                    const vcc_u32x4 t27_v1 = (t32_v & active_mask_v1)
                        | (seed4_v1 & ~active_mask_v1);
                    const vcc_u32x4 t27_v2 = (t32_v & active_mask_v2)
                        | (seed4_v2 & ~active_mask_v2);
                    const vcc_u32x4 t27_v3 = (t32_v & active_mask_v3)
                        | (seed4_v3 & ~active_mask_v3);
                    const float t33_v = (float)to_x;
                    const vcc_f32x4 t34_v = __extension__ (vcc_f32x4){t33_v, t33_v, t33_v, t33_v};
                    const vcc_f32x4 t28_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t34_v & active_mask_v0)
                        | ((vcc_u32x4)to_x_v0 & ~active_mask_v0));
                    const vcc_f32x4 t28_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t34_v & active_mask_v1)
                        | ((vcc_u32x4)to_x_v1 & ~active_mask_v1));
                    const vcc_f32x4 t28_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t34_v & active_mask_v2)
                        | ((vcc_u32x4)to_x_v2 & ~active_mask_v2));
                    const vcc_f32x4 t28_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t34_v & active_mask_v3)
                        | ((vcc_u32x4)to_x_v3 & ~active_mask_v3));
                    const float t35_v = (float)to_y;
                    const vcc_f32x4 t36_v = __extension__ (vcc_f32x4){t35_v, t35_v, t35_v, t35_v};
                    const vcc_f32x4 t29_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t36_v & active_mask_v0)
                        | ((vcc_u32x4)to_y_v0 & ~active_mask_v0));
                    const vcc_f32x4 t29_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t36_v & active_mask_v1)
                        | ((vcc_u32x4)to_y_v1 & ~active_mask_v1));
                    const vcc_f32x4 t29_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t36_v & active_mask_v2)
                        | ((vcc_u32x4)to_y_v2 & ~active_mask_v2));
                    const vcc_f32x4 t29_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t36_v & active_mask_v3)
                        | ((vcc_u32x4)to_y_v3 & ~active_mask_v3));
                    const float t37_v = (float)to_z;
                    const vcc_f32x4 t38_v = __extension__ (vcc_f32x4){t37_v, t37_v, t37_v, t37_v};
                    const vcc_f32x4 t30_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t38_v & active_mask_v0)
                        | ((vcc_u32x4)to_z_v0 & ~active_mask_v0));
                    const vcc_f32x4 t30_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t38_v & active_mask_v1)
                        | ((vcc_u32x4)to_z_v1 & ~active_mask_v1));
                    const vcc_f32x4 t30_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t38_v & active_mask_v2)
                        | ((vcc_u32x4)to_z_v2 & ~active_mask_v2));
                    const vcc_f32x4 t30_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t38_v & active_mask_v3)
                        | ((vcc_u32x4)to_z_v3 & ~active_mask_v3));
                    seed5_v0 = t27_v0;
                    seed5_v1 = t27_v1;
                    seed5_v2 = t27_v2;
                    seed5_v3 = t27_v3;
                    to_x2_v0 = t28_v0;
                    to_x2_v1 = t28_v1;
                    to_x2_v2 = t28_v2;
                    to_x2_v3 = t28_v3;
                    to_y2_v0 = t29_v0;
                    to_y2_v1 = t29_v1;
                    to_y2_v2 = t29_v2;
                    to_y2_v3 = t29_v3;
                    to_z2_v0 = t30_v0;
                    to_z2_v1 = t30_v1;
                    to_z2_v2 = t30_v2;
                    to_z2_v3 = t30_v3;
                }
                unsigned int s_s = 0u;
                vcc_u32x4 active_mask2_v0 = mask_v;
                vcc_u32x4 active_mask2_v1 = mask_v;
                vcc_u32x4 active_mask2_v2 = mask_v;
                vcc_u32x4 active_mask2_v3 = mask_v;
                vcc_u32x4 t2_v0 = t_v;
                vcc_u32x4 t2_v1 = t_v;
                vcc_u32x4 t2_v2 = t_v;
                vcc_u32x4 t2_v3 = t_v;
                int more3;
                do {
                    const float sphere_s = sphere[(long)(int)(4u * s_s)];
                    const float t39_v = (float)sphere_s;
                    const vcc_f32x4 t40_v = __extension__ (vcc_f32x4){t39_v, t39_v, t39_v, t39_v};
                    const vcc_f32x4 t31_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t40_v & active_mask2_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 t31_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t40_v & active_mask2_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 t31_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t40_v & active_mask2_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v2));
                    const vcc_f32x4 t31_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t40_v & active_mask2_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v3));
                    const vcc_f32x4 x_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)x_v0 & active_mask2_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 x_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)x_v1 & active_mask2_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 x_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)x_v2 & active_mask2_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v2));
                    const vcc_f32x4 x_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)x_v3 & active_mask2_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v3));
                    const vcc_f32x4 c_x_v0 = t31_v0 - x_on_v0;
                    const vcc_f32x4 c_x_v1 = t31_v1 - x_on_v1;
                    const vcc_f32x4 c_x_v2 = t31_v2 - x_on_v2;
                    const vcc_f32x4 c_x_v3 = t31_v3 - x_on_v3;
                    const float sphere_s2 = sphere[(long)(int)(4u * s_s + 1u)];
                    const float t41_v = (float)sphere_s2;
                    const vcc_f32x4 t42_v = __extension__ (vcc_f32x4){t41_v, t41_v, t41_v, t41_v};
                    const vcc_f32x4 t32_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t42_v & active_mask2_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 t32_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t42_v & active_mask2_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 t32_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t42_v & active_mask2_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v2));
                    const vcc_f32x4 t32_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t42_v & active_mask2_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v3));
                    const vcc_f32x4 y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)y_v0 & active_mask2_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)y_v1 & active_mask2_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 y_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)y_v2 & active_mask2_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v2));
                    const vcc_f32x4 y_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)y_v3 & active_mask2_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v3));
                    const vcc_f32x4 c_y_v0 = t32_v0 - y_on_v0;
                    const vcc_f32x4 c_y_v1 = t32_v1 - y_on_v1;
                    const vcc_f32x4 c_y_v2 = t32_v2 - y_on_v2;
                    const vcc_f32x4 c_y_v3 = t32_v3 - y_on_v3;
                    const float sphere_s3 = sphere[(long)(int)(4u * s_s + 2u)];
                    const float t43_v = (float)sphere_s3;
                    const vcc_f32x4 t44_v = __extension__ (vcc_f32x4){t43_v, t43_v, t43_v, t43_v};
                    const vcc_f32x4 t33_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t44_v & active_mask2_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 t33_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t44_v & active_mask2_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 t33_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t44_v & active_mask2_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v2));
                    const vcc_f32x4 t33_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t44_v & active_mask2_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v3));
                    const vcc_f32x4 c_z_v0 = t33_v0 - t8_v;
                    const vcc_f32x4 c_z_v1 = t33_v1 - t8_v;
                    const vcc_f32x4 c_z_v2 = t33_v2 - t8_v;
                    const vcc_f32x4 c_z_v3 = t33_v3 - t8_v;
                    const vcc_f32x4 to_x_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v0 & active_mask2_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 to_x_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v1 & active_mask2_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 to_x_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v2 & active_mask2_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v2));
                    const vcc_f32x4 to_x_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v3 & active_mask2_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v3));
                    const vcc_f32x4 t34_v0 = c_x_v0 * to_x_on_v0;
                    const vcc_f32x4 t34_v1 = c_x_v1 * to_x_on_v1;
                    const vcc_f32x4 t34_v2 = c_x_v2 * to_x_on_v2;
                    const vcc_f32x4 t34_v3 = c_x_v3 * to_x_on_v3;
                    const vcc_f32x4 to_y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v0 & active_mask2_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 to_y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v1 & active_mask2_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 to_y_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v2 & active_mask2_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v2));
                    const vcc_f32x4 to_y_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v3 & active_mask2_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v3));
                    const vcc_f32x4 t35_v0 = c_y_v0 * to_y_on_v0;
                    const vcc_f32x4 t35_v1 = c_y_v1 * to_y_on_v1;
                    const vcc_f32x4 t35_v2 = c_y_v2 * to_y_on_v2;
                    const vcc_f32x4 t35_v3 = c_y_v3 * to_y_on_v3;
                    const vcc_f32x4 t36_v0 = t34_v0 + t35_v0;
                    const vcc_f32x4 t36_v1 = t34_v1 + t35_v1;
                    const vcc_f32x4 t36_v2 = t34_v2 + t35_v2;
                    const vcc_f32x4 t36_v3 = t34_v3 + t35_v3;
                    const vcc_f32x4 to_z_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v0 & active_mask2_v0)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v0));
                    const vcc_f32x4 to_z_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v1 & active_mask2_v1)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v1));
                    const vcc_f32x4 to_z_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v2 & active_mask2_v2)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v2));
                    const vcc_f32x4 to_z_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v3 & active_mask2_v3)
                        | ((vcc_u32x4)t8_v & ~active_mask2_v3));
                    const vcc_f32x4 t37_v0 = c_z_v0 * to_z_on_v0;
                    const vcc_f32x4 t37_v1 = c_z_v1 * to_z_on_v1;
                    const vcc_f32x4 t37_v2 = c_z_v2 * to_z_on_v2;
                    const vcc_f32x4 t37_v3 = c_z_v3 * to_z_on_v3;
                    const vcc_f32x4 b_v0 = t36_v0 + t37_v0;
                    const vcc_f32x4 b_v1 = t36_v1 + t37_v1;
                    const vcc_f32x4 b_v2 = t36_v2 + t37_v2;
                    const vcc_f32x4 b_v3 = t36_v3 + t37_v3;
                    const vcc_u32x4 mask4_v0 = (vcc_u32x4)(b_v0 <= t8_v);
                    const vcc_u32x4 mask4_v1 = (vcc_u32x4)(b_v1 <= t8_v);
                    const vcc_u32x4 mask4_v2 = (vcc_u32x4)(b_v2 <= t8_v);
                    const vcc_u32x4 mask4_v3 = (vcc_u32x4)(b_v3 <= t8_v);
                    const vcc_u32x4 mask5_v0 = ~mask4_v0;
                    const vcc_u32x4 mask5_v1 = ~mask4_v1;
                    const vcc_u32x4 mask5_v2 = ~mask4_v2;
                    const vcc_u32x4 mask5_v3 = ~mask4_v3;
                    const vcc_u32x4 mask6_v0 = active_mask2_v0 & mask5_v0;
                    const vcc_u32x4 mask6_v1 = active_mask2_v1 & mask5_v1;
                    const vcc_u32x4 mask6_v2 = active_mask2_v2 & mask5_v2;
                    const vcc_u32x4 mask6_v3 = active_mask2_v3 & mask5_v3;
                    const vcc_f32x4 b_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)b_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 b_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)b_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 b_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)b_v2 & mask6_v2) | ((vcc_u32x4)t8_v & ~mask6_v2));
                    const vcc_f32x4 b_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)b_v3 & mask6_v3) | ((vcc_u32x4)t8_v & ~mask6_v3));
                    const vcc_f32x4 t38_v0 = b_on_v0 * b_on_v0;
                    const vcc_f32x4 t38_v1 = b_on_v1 * b_on_v1;
                    const vcc_f32x4 t38_v2 = b_on_v2 * b_on_v2;
                    const vcc_f32x4 t38_v3 = b_on_v3 * b_on_v3;
                    const vcc_f32x4 to_x_on2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v0 & mask6_v0)
                        | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 to_x_on2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v1 & mask6_v1)
                        | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 to_x_on2_v2 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v2 & mask6_v2)
                        | ((vcc_u32x4)t8_v & ~mask6_v2));
                    const vcc_f32x4 to_x_on2_v3 =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v3 & mask6_v3)
                        | ((vcc_u32x4)t8_v & ~mask6_v3));
                    const vcc_f32x4 t39_v0 = to_x_on2_v0 * to_x_on2_v0;
                    const vcc_f32x4 t39_v1 = to_x_on2_v1 * to_x_on2_v1;
                    const vcc_f32x4 t39_v2 = to_x_on2_v2 * to_x_on2_v2;
                    const vcc_f32x4 t39_v3 = to_x_on2_v3 * to_x_on2_v3;
                    const vcc_f32x4 to_y_on2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v0 & mask6_v0)
                        | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 to_y_on2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v1 & mask6_v1)
                        | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 to_y_on2_v2 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v2 & mask6_v2)
                        | ((vcc_u32x4)t8_v & ~mask6_v2));
                    const vcc_f32x4 to_y_on2_v3 =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v3 & mask6_v3)
                        | ((vcc_u32x4)t8_v & ~mask6_v3));
                    const vcc_f32x4 t40_v0 = to_y_on2_v0 * to_y_on2_v0;
                    const vcc_f32x4 t40_v1 = to_y_on2_v1 * to_y_on2_v1;
                    const vcc_f32x4 t40_v2 = to_y_on2_v2 * to_y_on2_v2;
                    const vcc_f32x4 t40_v3 = to_y_on2_v3 * to_y_on2_v3;
                    const vcc_f32x4 t41_v0 = t39_v0 + t40_v0;
                    const vcc_f32x4 t41_v1 = t39_v1 + t40_v1;
                    const vcc_f32x4 t41_v2 = t39_v2 + t40_v2;
                    const vcc_f32x4 t41_v3 = t39_v3 + t40_v3;
                    const vcc_f32x4 to_z_on2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v0 & mask6_v0)
                        | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 to_z_on2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v1 & mask6_v1)
                        | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 to_z_on2_v2 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v2 & mask6_v2)
                        | ((vcc_u32x4)t8_v & ~mask6_v2));
                    const vcc_f32x4 to_z_on2_v3 =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v3 & mask6_v3)
                        | ((vcc_u32x4)t8_v & ~mask6_v3));
                    const vcc_f32x4 t42_v0 = to_z_on2_v0 * to_z_on2_v0;
                    const vcc_f32x4 t42_v1 = to_z_on2_v1 * to_z_on2_v1;
                    const vcc_f32x4 t42_v2 = to_z_on2_v2 * to_z_on2_v2;
                    const vcc_f32x4 t42_v3 = to_z_on2_v3 * to_z_on2_v3;
                    const vcc_f32x4 t43_v0 = t41_v0 + t42_v0;
                    const vcc_f32x4 t43_v1 = t41_v1 + t42_v1;
                    const vcc_f32x4 t43_v2 = t41_v2 + t42_v2;
                    const vcc_f32x4 t43_v3 = t41_v3 + t42_v3;
                    const vcc_f32x4 c_x_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)c_x_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 c_x_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)c_x_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 c_x_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)c_x_v2 & mask6_v2) | ((vcc_u32x4)t8_v & ~mask6_v2));
                    const vcc_f32x4 c_x_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)c_x_v3 & mask6_v3) | ((vcc_u32x4)t8_v & ~mask6_v3));
                    const vcc_f32x4 t44_v0 = c_x_on_v0 * c_x_on_v0;
                    const vcc_f32x4 t44_v1 = c_x_on_v1 * c_x_on_v1;
                    const vcc_f32x4 t44_v2 = c_x_on_v2 * c_x_on_v2;
                    const vcc_f32x4 t44_v3 = c_x_on_v3 * c_x_on_v3;
                    const vcc_f32x4 c_y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)c_y_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 c_y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)c_y_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 c_y_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)c_y_v2 & mask6_v2) | ((vcc_u32x4)t8_v & ~mask6_v2));
                    const vcc_f32x4 c_y_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)c_y_v3 & mask6_v3) | ((vcc_u32x4)t8_v & ~mask6_v3));
                    const vcc_f32x4 t45_v0 = c_y_on_v0 * c_y_on_v0;
                    const vcc_f32x4 t45_v1 = c_y_on_v1 * c_y_on_v1;
                    const vcc_f32x4 t45_v2 = c_y_on_v2 * c_y_on_v2;
                    const vcc_f32x4 t45_v3 = c_y_on_v3 * c_y_on_v3;
                    const vcc_f32x4 t46_v0 = t44_v0 + t45_v0;
                    const vcc_f32x4 t46_v1 = t44_v1 + t45_v1;
                    const vcc_f32x4 t46_v2 = t44_v2 + t45_v2;
                    const vcc_f32x4 t46_v3 = t44_v3 + t45_v3;
                    const vcc_f32x4 c_z_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)c_z_v0 & mask6_v0) | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 c_z_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)c_z_v1 & mask6_v1) | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 c_z_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)c_z_v2 & mask6_v2) | ((vcc_u32x4)t8_v & ~mask6_v2));
                    const vcc_f32x4 c_z_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)c_z_v3 & mask6_v3) | ((vcc_u32x4)t8_v & ~mask6_v3));
                    const vcc_f32x4 t47_v0 = c_z_on_v0 * c_z_on_v0;
                    const vcc_f32x4 t47_v1 = c_z_on_v1 * c_z_on_v1;
                    const vcc_f32x4 t47_v2 = c_z_on_v2 * c_z_on_v2;
                    const vcc_f32x4 t47_v3 = c_z_on_v3 * c_z_on_v3;
                    const vcc_f32x4 t48_v0 = t46_v0 + t47_v0;
                    const vcc_f32x4 t48_v1 = t46_v1 + t47_v1;
                    const vcc_f32x4 t48_v2 = t46_v2 + t47_v2;
                    const vcc_f32x4 t48_v3 = t46_v3 + t47_v3;
                    const vcc_u64x2 any_v =
                        (vcc_u64x2)(mask6_v0 | mask6_v1 | (mask6_v2 | mask6_v3));
                    const int any = (any_v[0] | any_v[1]) != 0;
                    vcc_f32x4 sphere_v0 = t8_v;
                    vcc_f32x4 sphere_v1 = t8_v;
                    vcc_f32x4 sphere_v2 = t8_v;
                    vcc_f32x4 sphere_v3 = t8_v;
                    if (any) {
                        const float sphere_s4 = sphere[(long)(int)(4u * s_s + 3u)];
                        const float t46_v = (float)sphere_s4;
                        const vcc_f32x4 t47_v = __extension__ (vcc_f32x4){t46_v, t46_v, t46_v,
                            t46_v};
                        sphere_v0 = t47_v;
                        sphere_v1 = t47_v;
                        sphere_v2 = t47_v;
                        sphere_v3 = t47_v;
                    }
                    const vcc_f32x4 sphere_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sphere_v0 & mask6_v0)
                        | ((vcc_u32x4)t8_v & ~mask6_v0));
                    const vcc_f32x4 sphere_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sphere_v1 & mask6_v1)
                        | ((vcc_u32x4)t8_v & ~mask6_v1));
                    const vcc_f32x4 sphere_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)sphere_v2 & mask6_v2)
                        | ((vcc_u32x4)t8_v & ~mask6_v2));
                    const vcc_f32x4 sphere_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)sphere_v3 & mask6_v3)
                        | ((vcc_u32x4)t8_v & ~mask6_v3));
                    const vcc_f32x4 t49_v0 = t48_v0 - sphere_on_v0;
                    const vcc_f32x4 t49_v1 = t48_v1 - sphere_on_v1;
                    const vcc_f32x4 t49_v2 = t48_v2 - sphere_on_v2;
                    const vcc_f32x4 t49_v3 = t48_v3 - sphere_on_v3;
                    const vcc_f32x4 t50_v0 = t43_v0 * t49_v0;
                    const vcc_f32x4 t50_v1 = t43_v1 * t49_v1;
                    const vcc_f32x4 t50_v2 = t43_v2 * t49_v2;
                    const vcc_f32x4 t50_v3 = t43_v3 * t49_v3;
                    const vcc_f32x4 d_v0 = t38_v0 - t50_v0;
                    const vcc_f32x4 d_v1 = t38_v1 - t50_v1;
                    const vcc_f32x4 d_v2 = t38_v2 - t50_v2;
                    const vcc_f32x4 d_v3 = t38_v3 - t50_v3;
                    const vcc_u32x4 mask7_v0 = (vcc_u32x4)(d_v0 > t8_v);
                    const vcc_u32x4 mask7_v1 = (vcc_u32x4)(d_v1 > t8_v);
                    const vcc_u32x4 mask7_v2 = (vcc_u32x4)(d_v2 > t8_v);
                    const vcc_u32x4 mask7_v3 = (vcc_u32x4)(d_v3 > t8_v);
                    const unsigned int t4 = s_s + 1u;
                    const vcc_u32x4 mask8_v0 = ~mask7_v0;
                    const vcc_u32x4 mask8_v1 = ~mask7_v1;
                    const vcc_u32x4 mask8_v2 = ~mask7_v2;
                    const vcc_u32x4 mask8_v3 = ~mask7_v3;
                    const vcc_u32x4 mask9_v0 = mask8_v0 | mask4_v0;
                    const vcc_u32x4 mask9_v1 = mask8_v1 | mask4_v1;
                    const vcc_u32x4 mask9_v2 = mask8_v2 | mask4_v2;
                    const vcc_u32x4 mask9_v3 = mask8_v3 | mask4_v3;
                    const vcc_u32x4 mask10_v0 = active_mask2_v0 & mask9_v0;
                    const vcc_u32x4 mask10_v1 = active_mask2_v1 & mask9_v1;
                    const vcc_u32x4 mask10_v2 = active_mask2_v2 & mask9_v2;
                    const vcc_u32x4 mask10_v3 = active_mask2_v3 & mask9_v3;
                    const vcc_u32x4 mask11_v0 = mask5_v0 & mask7_v0;
                    const vcc_u32x4 mask11_v1 = mask5_v1 & mask7_v1;
                    const vcc_u32x4 mask11_v2 = mask5_v2 & mask7_v2;
                    const vcc_u32x4 mask11_v3 = mask5_v3 & mask7_v3;
                    const vcc_u32x4 t51_v0 = (t13_v & mask11_v0) | (t_v & ~mask11_v0);
                    const vcc_u32x4 t51_v1 = (t13_v & mask11_v1) | (t_v & ~mask11_v1);
                    const vcc_u32x4 t51_v2 = (t13_v & mask11_v2) | (t_v & ~mask11_v2);
                    const vcc_u32x4 t51_v3 = (t13_v & mask11_v3) | (t_v & ~mask11_v3);
                    const vcc_u32x4 t52_v0 = (t51_v0 & active_mask2_v0)
                        | (t2_v0 & ~active_mask2_v0);
                    const vcc_u32x4 t52_v1 = (t51_v1 & active_mask2_v1)
                        | (t2_v1 & ~active_mask2_v1);
                    const vcc_u32x4 t52_v2 = (t51_v2 & active_mask2_v2)
                        | (t2_v2 & ~active_mask2_v2);
                    const vcc_u32x4 t52_v3 = (t51_v3 & active_mask2_v3)
                        | (t2_v3 & ~active_mask2_v3);
                    const vcc_u64x2 t45_v =
                        (vcc_u64x2)(mask10_v0 | mask10_v1 | (mask10_v2 | mask10_v3));
                    const int t5 = (t45_v[0] | t45_v[1]) != 0;
                    more3 = t5 && (int)t4 < 3;
                    s_s = t4;
                    active_mask2_v0 = mask10_v0;
                    active_mask2_v1 = mask10_v1;
                    active_mask2_v2 = mask10_v2;
                    active_mask2_v3 = mask10_v3;
                    t2_v0 = t52_v0;
                    t2_v1 = t52_v1;
                    t2_v2 = t52_v2;
                    t2_v3 = t52_v3;
                } while (more3);
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t2_v0 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t2_v1 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)t2_v2 == (vcc_u32x4)t_v);
                const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)t2_v3 == (vcc_u32x4)t_v);
                const vcc_u32x4 t3_v0 = mask_v0;
                const vcc_u32x4 t3_v1 = mask_v1;
                const vcc_u32x4 t3_v2 = mask_v2;
                const vcc_u32x4 t3_v3 = mask_v3;
                const vcc_u32x4 seen2_v0 = seen_v0 - t3_v0;
                const vcc_u32x4 seen2_v1 = seen_v1 - t3_v1;
                const vcc_u32x4 seen2_v2 = seen_v2 - t3_v2;
                const vcc_u32x4 seen2_v3 = seen_v3 - t3_v3;
                const unsigned int t = ray_s + 1u;
                more = (int)t < 12;
                seed2_v0 = seed5_v0;
                seed2_v1 = seed5_v1;
                seed2_v2 = seed5_v2;
                seed2_v3 = seed5_v3;
                ray_s = t;
                seen_v0 = seen2_v0;
                seen_v1 = seen2_v1;
                seen_v2 = seen2_v2;
                seen_v3 = seen2_v3;
            } while (more);
            const vcc_f32x4 t_v0 = __builtin_convertvector((vcc_i32x4)seen_v0, vcc_f32x4);
            const vcc_f32x4 t_v1 = __builtin_convertvector((vcc_i32x4)seen_v1, vcc_f32x4);
            const vcc_f32x4 t_v2 = __builtin_convertvector((vcc_i32x4)seen_v2, vcc_f32x4);
            const vcc_f32x4 t_v3 = __builtin_convertvector((vcc_i32x4)seen_v3, vcc_f32x4);
            const vcc_f32x4 open_new_v0 = t_v0 / t15_v;
            const vcc_f32x4 open_new_v1 = t_v1 / t15_v;
            const vcc_f32x4 open_new_v2 = t_v2 / t15_v;
            const vcc_f32x4 open_new_v3 = t_v3 / t15_v;
            *(vcc_f32x4 *)(void *)(open + k2) = open_new_v0;
            *(vcc_f32x4 *)(void *)(open + k2 + 4) = open_new_v1;
            *(vcc_f32x4 *)(void *)(open + k2 + 8) = open_new_v2;
            *(vcc_f32x4 *)(void *)(open + k2 + 12) = open_new_v3;
        }
        const vcc_u32x4 t16_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask2_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t17_v = (unsigned int)1664525 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t18_v = (unsigned int)1013904223 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t19_v = (unsigned int)255 - __extension__ (vcc_u32x4){0};
        const float t20_v = (float)0.0078125f;
        const vcc_f32x4 t21_v = __extension__ (vcc_f32x4){t20_v, t20_v, t20_v, t20_v};
        const float t22_v = (float)0.0f;
        const vcc_f32x4 t23_v = __extension__ (vcc_f32x4){t22_v, t22_v, t22_v, t22_v};
        const float t24_v = (float)1.0f;
        const vcc_f32x4 t25_v = __extension__ (vcc_f32x4){t24_v, t24_v, t24_v, t24_v};
        const float t26_v = (float)0.00390625f;
        const vcc_f32x4 t27_v = __extension__ (vcc_f32x4){t26_v, t26_v, t26_v, t26_v};
        const vcc_u32x4 t28_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const float t29_v = (float)12.0f;
        const vcc_f32x4 t30_v = __extension__ (vcc_f32x4){t29_v, t29_v, t29_v, t29_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k2);
            const vcc_u32x4 seed_v = *(const vcc_u32x4 *)(const void *)(seed + k2);
            vcc_u32x4 seed2_v = seed_v;
            unsigned int ray_s2 = 0u;
            vcc_u32x4 seen_v = t16_v;
            int more5;
            do {
                vcc_u32x4 seed3_v = seed2_v;
                vcc_u32x4 active_mask_v = mask2_v;
                vcc_u32x4 seed4_v = t16_v;
                vcc_f32x4 to_x_v = t23_v;
                vcc_f32x4 to_y_v = t23_v;
                vcc_f32x4 to_z_v = t23_v;
                int more6;
                do {
                    const vcc_u32x4 seed5_v = seed3_v * t17_v + t18_v;
                    const vcc_u32x4 t49_v = (seed5_v >> 8) & t19_v;
                    const vcc_f32x4 t50_v = __builtin_convertvector((vcc_i32x4)t49_v, vcc_f32x4);
                    const vcc_f32x4 t51_v =
                        (vcc_f32x4)(((vcc_u32x4)t50_v & active_mask_v)
                        | ((vcc_u32x4)t23_v & ~active_mask_v));
                    const vcc_f32x4 to_x2_v = t51_v * t21_v - t25_v;
                    const vcc_u32x4 t52_v = (seed5_v >> 16) & t19_v;
                    const vcc_f32x4 t53_v = __builtin_convertvector((vcc_i32x4)t52_v, vcc_f32x4);
                    const vcc_f32x4 t54_v =
                        (vcc_f32x4)(((vcc_u32x4)t53_v & active_mask_v)
                        | ((vcc_u32x4)t23_v & ~active_mask_v));
                    const vcc_f32x4 to_y2_v = t54_v * t21_v - t25_v;
                    const vcc_f32x4 t55_v =
                        __builtin_convertvector((vcc_i32x4)(seed5_v >> 24), vcc_f32x4);
                    const vcc_f32x4 t56_v =
                        (vcc_f32x4)(((vcc_u32x4)t55_v & active_mask_v)
                        | ((vcc_u32x4)t23_v & ~active_mask_v));
                    const vcc_f32x4 to_z2_v = t56_v * t27_v;
                    const vcc_f32x4 t57_v =
                        to_x2_v * to_x2_v + to_y2_v * to_y2_v + to_z2_v * to_z2_v;
                    const vcc_u32x4 mask3_v = active_mask_v & (vcc_u32x4)(t57_v > t25_v);
                    const vcc_u64x2 t58_v = (vcc_u64x2)mask3_v;
                    const int t7 = (t58_v[0] | t58_v[1]) != 0;
                    more6 = t7;
                    const vcc_u32x4 seed_next = (seed5_v & active_mask_v)
                        | (seed4_v & ~active_mask_v);
                    const vcc_f32x4 to_x_next =
                        (vcc_f32x4)(((vcc_u32x4)to_x2_v & active_mask_v)
                        | ((vcc_u32x4)to_x_v & ~active_mask_v));
                    const vcc_f32x4 to_y_next =
                        (vcc_f32x4)(((vcc_u32x4)to_y2_v & active_mask_v)
                        | ((vcc_u32x4)to_y_v & ~active_mask_v));
                    const vcc_f32x4 to_z_next =
                        (vcc_f32x4)(((vcc_u32x4)to_z2_v & active_mask_v)
                        | ((vcc_u32x4)to_z_v & ~active_mask_v));
                    seed3_v = seed5_v;
                    active_mask_v = mask3_v;
                    seed4_v = seed_next;
                    to_x_v = to_x_next;
                    to_y_v = to_y_next;
                    to_z_v = to_z_next;
                } while (more6);
                unsigned int s_s2 = 0u;
                vcc_u32x4 active_mask2_v = mask2_v;
                vcc_u32x4 t48_v = t16_v;
                int more7;
                do {
                    const float sphere_s5 = sphere[(long)(int)(4u * s_s2)];
                    const float t59_v = (float)sphere_s5;
                    const vcc_f32x4 t60_v = __extension__ (vcc_f32x4){t59_v, t59_v, t59_v, t59_v};
                    const vcc_f32x4 t61_v =
                        (vcc_f32x4)(((vcc_u32x4)t60_v & active_mask2_v)
                        | ((vcc_u32x4)t23_v & ~active_mask2_v));
                    const vcc_f32x4 x_on_v =
                        (vcc_f32x4)(((vcc_u32x4)x_v & active_mask2_v)
                        | ((vcc_u32x4)t23_v & ~active_mask2_v));
                    const vcc_f32x4 c_x_v = t61_v - x_on_v;
                    const float sphere_s6 = sphere[(long)(int)(4u * s_s2 + 1u)];
                    const float t62_v = (float)sphere_s6;
                    const vcc_f32x4 t63_v = __extension__ (vcc_f32x4){t62_v, t62_v, t62_v, t62_v};
                    const vcc_f32x4 t64_v =
                        (vcc_f32x4)(((vcc_u32x4)t63_v & active_mask2_v)
                        | ((vcc_u32x4)t23_v & ~active_mask2_v));
                    const vcc_f32x4 y_on_v =
                        (vcc_f32x4)(((vcc_u32x4)y_v & active_mask2_v)
                        | ((vcc_u32x4)t23_v & ~active_mask2_v));
                    const vcc_f32x4 c_y_v = t64_v - y_on_v;
                    const float sphere_s7 = sphere[(long)(int)(4u * s_s2 + 2u)];
                    const float t65_v = (float)sphere_s7;
                    const vcc_f32x4 t66_v = __extension__ (vcc_f32x4){t65_v, t65_v, t65_v, t65_v};
                    const vcc_f32x4 t67_v =
                        (vcc_f32x4)(((vcc_u32x4)t66_v & active_mask2_v)
                        | ((vcc_u32x4)t23_v & ~active_mask2_v));
                    const vcc_f32x4 c_z_v = t67_v - t23_v;
                    const vcc_f32x4 to_x_on_v =
                        (vcc_f32x4)(((vcc_u32x4)to_x_v & active_mask2_v)
                        | ((vcc_u32x4)t23_v & ~active_mask2_v));
                    const vcc_f32x4 to_y_on_v =
                        (vcc_f32x4)(((vcc_u32x4)to_y_v & active_mask2_v)
                        | ((vcc_u32x4)t23_v & ~active_mask2_v));
                    const vcc_f32x4 to_z_on_v =
                        (vcc_f32x4)(((vcc_u32x4)to_z_v & active_mask2_v)
                        | ((vcc_u32x4)t23_v & ~active_mask2_v));
                    const vcc_f32x4 b_v = c_x_v * to_x_on_v + c_y_v * to_y_on_v + c_z_v * to_z_on_v;
                    const vcc_u32x4 mask4_v = (vcc_u32x4)(b_v <= t23_v);
                    const vcc_u32x4 mask5_v = ~mask4_v;
                    const vcc_u32x4 mask6_v = active_mask2_v & mask5_v;
                    const vcc_f32x4 b_on_v =
                        (vcc_f32x4)(((vcc_u32x4)b_v & mask6_v) | ((vcc_u32x4)t23_v & ~mask6_v));
                    const vcc_f32x4 to_x_on2_v =
                        (vcc_f32x4)(((vcc_u32x4)to_x_v & mask6_v) | ((vcc_u32x4)t23_v & ~mask6_v));
                    const vcc_f32x4 to_y_on2_v =
                        (vcc_f32x4)(((vcc_u32x4)to_y_v & mask6_v) | ((vcc_u32x4)t23_v & ~mask6_v));
                    const vcc_f32x4 to_z_on2_v =
                        (vcc_f32x4)(((vcc_u32x4)to_z_v & mask6_v) | ((vcc_u32x4)t23_v & ~mask6_v));
                    const vcc_f32x4 t68_v = to_z_on2_v * to_z_on2_v;
                    const vcc_f32x4 c_x_on_v =
                        (vcc_f32x4)(((vcc_u32x4)c_x_v & mask6_v) | ((vcc_u32x4)t23_v & ~mask6_v));
                    const vcc_f32x4 c_y_on_v =
                        (vcc_f32x4)(((vcc_u32x4)c_y_v & mask6_v) | ((vcc_u32x4)t23_v & ~mask6_v));
                    const vcc_f32x4 c_z_on_v =
                        (vcc_f32x4)(((vcc_u32x4)c_z_v & mask6_v) | ((vcc_u32x4)t23_v & ~mask6_v));
                    const vcc_u64x2 any2_v = (vcc_u64x2)mask6_v;
                    const int any2 = (any2_v[0] | any2_v[1]) != 0;
                    const vcc_f32x4 t69_v = b_on_v * b_on_v;
                    const vcc_f32x4 t70_v =
                        to_x_on2_v * to_x_on2_v + to_y_on2_v * to_y_on2_v + t68_v;
                    const vcc_f32x4 t71_v =
                        c_x_on_v * c_x_on_v + c_y_on_v * c_y_on_v + c_z_on_v * c_z_on_v;
                    vcc_f32x4 sphere_v = t23_v;
                    if (any2) {
                        const float sphere_s8 = sphere[(long)(int)(4u * s_s2 + 3u)];
                        const float t74_v = (float)sphere_s8;
                        sphere_v = __extension__ (vcc_f32x4){t74_v, t74_v, t74_v, t74_v};
                    }
                    const vcc_f32x4 sphere_on_v =
                        (vcc_f32x4)(((vcc_u32x4)sphere_v & mask6_v)
                        | ((vcc_u32x4)t23_v & ~mask6_v));
                    const vcc_u32x4 mask7_v =
                        (vcc_u32x4)(t69_v - t70_v * (t71_v - sphere_on_v) > t23_v);
                    const unsigned int t8 = s_s2 + 1u;
                    const vcc_u32x4 mask8_v = active_mask2_v & (~mask7_v | mask4_v);
                    const vcc_u32x4 mask9_v = mask5_v & mask7_v;
                    const vcc_u32x4 t72_v = (t28_v & mask9_v) | (t16_v & ~mask9_v);
                    const vcc_u64x2 t73_v = (vcc_u64x2)mask8_v;
                    const int t9 = (t73_v[0] | t73_v[1]) != 0;
                    more7 = t9 && (int)t8 < 3;
                    const vcc_u32x4 t_next = (t72_v & active_mask2_v) | (t48_v & ~active_mask2_v);
                    s_s2 = t8;
                    active_mask2_v = mask8_v;
                    t48_v = t_next;
                } while (more7);
                const unsigned int t6 = ray_s2 + 1u;
                more5 = (int)t6 < 12;
                seed2_v = seed4_v;
                ray_s2 = t6;
                seen_v = seen_v - (vcc_u32x4)((vcc_u32x4)t48_v == (vcc_u32x4)t16_v);
            } while (more5);
            const vcc_f32x4 open_new_v =
                __builtin_convertvector((vcc_i32x4)seen_v, vcc_f32x4) / t30_v;
            *(vcc_f32x4 *)(void *)(open + k2) = open_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        open[k] = ambient_occlusion_lane(x[k], y[k], seed[k], sphere);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        open[k] = ambient_occlusion_lane(x[k], y[k], seed[k], sphere);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
