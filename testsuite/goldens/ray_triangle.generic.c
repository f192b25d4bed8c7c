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
            const vcc_f32x4 t21_v = (*(const vcc_f32x4 *)(const void *)(dx + k2)) * t2_v;
            const vcc_f32x4 t22_v = (*(const vcc_f32x4 *)(const void *)(dy + k2)) * t2_v;
            vcc_u32x4 t23_v;
            unsigned int t2;
            vcc_u32x4 t24_v;
            int more;
            vcc_u32x4 mask_v;
            vcc_f32x4 distance_v;
            vcc_f32x4 d_new_v;
            *(vcc_f32x4 *)(void *)(distance_lanes) = t4_v;
            t23_v = t5_v;
            t2 = 0u;
            t24_v = t5_v;
            do {
                const float *const t_s = t + (long)(int)(9u * t2);
                const float t_s2 = *t_s;
                const float t_s3 = t_s[1];
                const float t_s4 = t_s[2];
                const float t_s5 = t_s[3];
                const float t_s6 = t_s[4];
                const float t_s7 = t_s[5];
                const float t_s8 = t_s[6];
                const float t_s9 = t_s[7];
                const float t_s10 = t_s[8];
                const float t3 = t_s8 - t_s2;
                const float t4 = t_s9 - t_s3;
                const float t25_v = (float)(t_s10 - t_s4);
                const vcc_f32x4 t26_v = (__extension__ (vcc_f32x4){t25_v, t25_v, t25_v, t25_v});
                const float t27_v = (float)(60.0f * t4);
                const vcc_f32x4 t28_v = (__extension__ (vcc_f32x4){t27_v, t27_v, t27_v, t27_v});
                const vcc_f32x4 t29_v = (t22_v * t26_v) - t28_v;
                const float t30_v = (float)(60.0f * t3);
                const vcc_f32x4 t31_v = (__extension__ (vcc_f32x4){t30_v, t30_v, t30_v, t30_v});
                const vcc_f32x4 t32_v = t31_v - (t21_v * t26_v);
                const float t33_v = (float)(t4);
                const vcc_f32x4 t34_v = (__extension__ (vcc_f32x4){t33_v, t33_v, t33_v, t33_v});
                const float t35_v = (float)(t3);
                const vcc_f32x4 t36_v = (__extension__ (vcc_f32x4){t35_v, t35_v, t35_v, t35_v});
                const vcc_f32x4 t37_v = (t21_v * t34_v) - (t22_v * t36_v);
                const float t38_v = (float)(t_s5 - t_s2);
                const vcc_f32x4 t39_v = (__extension__ (vcc_f32x4){t38_v, t38_v, t38_v, t38_v});
                const float t40_v = (float)(t_s6 - t_s3);
                const vcc_f32x4 t41_v = (__extension__ (vcc_f32x4){t40_v, t40_v, t40_v, t40_v});
                const float t42_v = (float)(t_s7 - t_s4);
                const vcc_f32x4 t43_v = (__extension__ (vcc_f32x4){t42_v, t42_v, t42_v, t42_v});
                const vcc_f32x4 t44_v = ((t39_v * t29_v) + (t41_v * t32_v)) + (t43_v * t37_v);
                const vcc_u32x4 mask2_v = (vcc_u32x4)(t44_v > t7_v);
                const vcc_f32x4 t45_v =
                    (vcc_f32x4)(((vcc_u32x4)t44_v & mask2_v) | ((vcc_u32x4)t11_v & ~mask2_v));
                const vcc_u32x4 mask3_v = (~mask2_v) | (mask2_v & (~((vcc_u32x4)(t45_v < t9_v))));
                const vcc_f32x4 t46_v =
                    (vcc_f32x4)(((vcc_u32x4)t44_v & mask3_v) | ((vcc_u32x4)t13_v & ~mask3_v));
                const vcc_f32x4 t47_v = t13_v / t46_v;
                const float t48_v = (float)(t_s2);
                const vcc_f32x4 t49_v = (__extension__ (vcc_f32x4){t48_v, t48_v, t48_v, t48_v});
                const vcc_f32x4 t50_v =
                    (vcc_f32x4)(((vcc_u32x4)ox_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 t51_v =
                    (vcc_f32x4)(((vcc_u32x4)t49_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 t52_v = t50_v - t51_v;
                const float t53_v = (float)(t_s3);
                const vcc_f32x4 t54_v = (__extension__ (vcc_f32x4){t53_v, t53_v, t53_v, t53_v});
                const vcc_f32x4 t55_v =
                    (vcc_f32x4)(((vcc_u32x4)oy_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 t56_v =
                    (vcc_f32x4)(((vcc_u32x4)t54_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 t57_v = t55_v - t56_v;
                const float t58_v = (float)(t_s4);
                const vcc_f32x4 t59_v = (__extension__ (vcc_f32x4){t58_v, t58_v, t58_v, t58_v});
                const vcc_f32x4 t60_v =
                    (vcc_f32x4)(((vcc_u32x4)t59_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 t61_v = t15_v - t60_v;
                const vcc_f32x4 t62_v =
                    (vcc_f32x4)(((vcc_u32x4)t29_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 t63_v =
                    (vcc_f32x4)(((vcc_u32x4)t32_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 t64_v =
                    (vcc_f32x4)(((vcc_u32x4)t37_v & mask3_v) | ((vcc_u32x4)t11_v & ~mask3_v));
                const vcc_f32x4 t65_v =
                    (((t52_v * t62_v) + (t57_v * t63_v)) + (t61_v * t64_v)) * t47_v;
                const vcc_u32x4 mask4_v = (vcc_u32x4)(t65_v < t11_v);
                const vcc_u32x4 mask5_v = ~mask4_v;
                const vcc_u32x4 mask6_v = mask3_v & mask5_v;
                const vcc_f32x4 t66_v =
                    (vcc_f32x4)(((vcc_u32x4)t65_v & mask6_v) | ((vcc_u32x4)t11_v & ~mask6_v));
                const vcc_u32x4 mask7_v = (vcc_u32x4)(t66_v > t13_v);
                const vcc_u32x4 mask8_v = mask6_v & (~mask7_v);
                const vcc_f32x4 t67_v =
                    (vcc_f32x4)(((vcc_u32x4)t57_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t68_v =
                    (vcc_f32x4)(((vcc_u32x4)t43_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t69_v =
                    (vcc_f32x4)(((vcc_u32x4)t61_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t70_v =
                    (vcc_f32x4)(((vcc_u32x4)t41_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t71_v = (t67_v * t68_v) - (t69_v * t70_v);
                const vcc_f32x4 t72_v =
                    (vcc_f32x4)(((vcc_u32x4)t39_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t73_v =
                    (vcc_f32x4)(((vcc_u32x4)t52_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t74_v = (t69_v * t72_v) - (t73_v * t68_v);
                const vcc_f32x4 t75_v = (t73_v * t70_v) - (t67_v * t72_v);
                const vcc_f32x4 t76_v =
                    (vcc_f32x4)(((vcc_u32x4)t21_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t77_v =
                    (vcc_f32x4)(((vcc_u32x4)t22_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t78_v =
                    (vcc_f32x4)(((vcc_u32x4)t47_v & mask8_v) | ((vcc_u32x4)t11_v & ~mask8_v));
                const vcc_f32x4 t79_v =
                    (((t76_v * t71_v) + (t77_v * t74_v)) + (t17_v * t75_v)) * t78_v;
                const vcc_u32x4 mask9_v = (vcc_u32x4)(t79_v < t11_v);
                const vcc_u32x4 mask10_v = ~mask9_v;
                const vcc_u32x4 mask11_v = mask8_v & mask10_v;
                const vcc_f32x4 t80_v =
                    (vcc_f32x4)(((vcc_u32x4)t65_v & mask11_v) | ((vcc_u32x4)t11_v & ~mask11_v));
                const vcc_f32x4 t81_v =
                    (vcc_f32x4)(((vcc_u32x4)t79_v & mask11_v) | ((vcc_u32x4)t11_v & ~mask11_v));
                const vcc_u32x4 mask12_v = (vcc_u32x4)((t80_v + t81_v) > t13_v);
                const vcc_u32x4 mask13_v = mask11_v & (~mask12_v);
                const vcc_f32x4 t82_v =
                    (vcc_f32x4)(((vcc_u32x4)t36_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 t83_v =
                    (vcc_f32x4)(((vcc_u32x4)t71_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 t84_v =
                    (vcc_f32x4)(((vcc_u32x4)t34_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 t85_v =
                    (vcc_f32x4)(((vcc_u32x4)t74_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 t86_v =
                    (vcc_f32x4)(((vcc_u32x4)t26_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 t87_v =
                    (vcc_f32x4)(((vcc_u32x4)t75_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 t88_v =
                    (vcc_f32x4)(((vcc_u32x4)t47_v & mask13_v) | ((vcc_u32x4)t11_v & ~mask13_v));
                const vcc_f32x4 t89_v =
                    (((t82_v * t83_v) + (t84_v * t85_v)) + (t86_v * t87_v)) * t88_v;
                const vcc_u32x4 mask14_v = (vcc_u32x4)(t89_v > t11_v);
                const vcc_u32x4 mask15_v = mask13_v & mask14_v;
                const vcc_f32x4 distance2_v = *(const vcc_f32x4 *)(const void *)(distance_lanes);
                const vcc_f32x4 t90_v =
                    (vcc_f32x4)(((vcc_u32x4)t89_v & mask15_v) | ((vcc_u32x4)t11_v & ~mask15_v));
                const vcc_f32x4 t91_v =
                    (vcc_f32x4)(((vcc_u32x4)distance2_v & mask15_v) | ((vcc_u32x4)t11_v & ~mask15_v));
                const vcc_u32x4 mask16_v = (vcc_u32x4)(t90_v < t91_v);
                const vcc_u32x4 mask17_v = mask15_v & mask16_v;
                const vcc_f32x4 t92_v = *(const vcc_f32x4 *)(const void *)(distance_lanes);
                const vcc_f32x4 t93_v =
                    (vcc_f32x4)(((vcc_u32x4)t89_v & mask17_v) | ((vcc_u32x4)t92_v & ~mask17_v));
                vcc_u32x4 mask18_v;
                vcc_u32x4 mask19_v;
                vcc_u32x4 t94_v;
                vcc_u32x4 mask20_v;
                vcc_u32x4 t95_v;
                vcc_u32x4 t96_v;
                unsigned int t5;
                *(vcc_f32x4 *)(void *)(distance_lanes) = t93_v;
                mask18_v = mask3_v & (mask4_v | (mask5_v & mask7_v));
                mask19_v = mask8_v & (mask9_v | (mask10_v & mask12_v));
                t94_v = (t5_v & mask19_v) | (((t5_v & mask18_v) | (t5_v & ~mask18_v)) & ~mask19_v);
                mask20_v = mask13_v & ((~mask14_v) | (mask14_v & (~mask16_v)));
                t95_v = (t18_v & mask17_v) | (t94_v & ~mask17_v);
                t96_v = t23_v + ((t5_v & mask20_v) | (t95_v & ~mask20_v));
                t5 = t2 + 1u;
                more = (int)t5 < 3;
                t23_v = t96_v;
                t2 = t5;
                t24_v = t96_v;
            } while (more);
            mask_v = (vcc_u32x4)((vcc_u32x4)t24_v != (vcc_u32x4)t5_v);
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
