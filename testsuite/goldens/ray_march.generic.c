/* vcc 0.1.0 wrote this from ray_march.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float px[n] | in float py[n] | in u8 volume[512] | out float light[n] restrict */
/* Light through a volume of 8 by 8 by 8 cells, until little of it is left. */
#pragma simd declare(uniform(volume))
static float density_at(const unsigned char *volume, float x, float y, float z)
{
    int i, j, k;
    if (!(x >= 0.0f && x < 8.0f && y >= 0.0f && y < 8.0f && z >= 0.0f && z < 8.0f))
        return 0.0f;
    i = (int)x;
    j = (int)y;
    k = (int)z;
    return (float)volume[(k * 8 + j) * 8 + i] * 0.01f;
}

#pragma simd declare(uniform(volume))
static float ray_march_lane(float px, float py, const unsigned char *volume)
{
    float x = px * 0.03f + 4.0f, y = py * 0.03f + 4.0f, z = -0.5f;
    float left = 1.0f, light = 0.0f;
    int step;
    for (step = 0; step < 24; step++) {
        float d = density_at(volume, x, y, z), gone;
        x += 0.02f * px * 0.1f;
        y -= 0.1f;
        z += 0.4f;
        if (d <= 0.05f)
            continue;
        gone = d > 0.8f ? 0.8f : d;
        light += left * gone * d;
        left *= 1.0f - gone;
        if (left < 0.05f)
            break;
    }
    return light;
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void ray_march(int n, const float *px, const float *py, const unsigned char *volume, float *light)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 41: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.02f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)0.1f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)0.03f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)4.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)-0.5f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        const float t11_v = (float)1.0f;
        const vcc_f32x4 t12_v = __extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v};
        const float t13_v = (float)0.0f;
        const vcc_f32x4 t14_v = __extension__ (vcc_f32x4){t13_v, t13_v, t13_v, t13_v};
        const vcc_u32x4 mask_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const float t15_v = (float)8.0f;
        const vcc_f32x4 t16_v = __extension__ (vcc_f32x4){t15_v, t15_v, t15_v, t15_v};
        const float t17_v = (float)0.01f;
        const vcc_f32x4 t18_v = __extension__ (vcc_f32x4){t17_v, t17_v, t17_v, t17_v};
        const float t19_v = (float)0.4f;
        const vcc_f32x4 t20_v = __extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v};
        const float t21_v = (float)0.05f;
        const vcc_f32x4 t22_v = __extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v};
        const float t23_v = (float)0.8f;
        const vcc_f32x4 t24_v = __extension__ (vcc_f32x4){t23_v, t23_v, t23_v, t23_v};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_f32x4 px_v = *(const vcc_f32x4 *)(const void *)(px + k2);
            vcc_f32x4 x_v = px_v * t6_v + t8_v;
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(py + k2) * t6_v + t8_v;
            vcc_f32x4 y2_v = y_v;
            vcc_f32x4 z_v = t10_v;
            vcc_f32x4 left_v = t12_v;
            vcc_f32x4 light_v = t14_v;
            unsigned int step_s = 0u;
            vcc_u32x4 active_mask_v = mask_v;
            vcc_f32x4 t25_v = t2_v * px_v * t4_v;
            vcc_f32x4 light2_v = t14_v;
            int more;
            do {
                const vcc_u32x4 mask2_v = (vcc_u32x4)(x_v >= t14_v) & (vcc_u32x4)(x_v < t16_v);
                const vcc_u32x4 mask3_v = active_mask_v & mask2_v;
                const vcc_f32x4 y_on_v =
                    (vcc_f32x4)(((vcc_u32x4)y2_v & mask3_v) | ((vcc_u32x4)t14_v & ~mask3_v));
                const vcc_u32x4 mask4_v =
                    mask3_v & (vcc_u32x4)(y_on_v >= t14_v) & (vcc_u32x4)(y_on_v < t16_v);
                const vcc_f32x4 z_on_v =
                    (vcc_f32x4)(((vcc_u32x4)z_v & mask4_v) | ((vcc_u32x4)t14_v & ~mask4_v));
                const vcc_u32x4 mask5_v =
                    mask4_v & (vcc_u32x4)(z_on_v >= t14_v) & (vcc_u32x4)(z_on_v < t16_v);
                const vcc_u64x2 all_v = (vcc_u64x2)mask5_v;
                const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
                vcc_f32x4 d_v;
                if (all) {
                    const vcc_u32x4 j_v = (vcc_u32x4)__builtin_convertvector(y2_v, vcc_i32x4);
                    const vcc_u32x4 t26_v =
                        ((vcc_u32x4)__builtin_convertvector(z_v, vcc_i32x4) << 3) + j_v;
                    const vcc_u32x4 t27_v =
                        (t26_v << 3) + (vcc_u32x4)__builtin_convertvector(x_v, vcc_i32x4);
                    const vcc_i32x4 volume_v = (vcc_i32x4)t27_v;
                    const vcc_u8x4 volume2_v =
                        __extension__ (vcc_u8x4){(unsigned char)volume[volume_v[0]],
                        (unsigned char)volume[volume_v[1]], (unsigned char)volume[volume_v[2]],
                        (unsigned char)volume[volume_v[3]]};
                    d_v = __builtin_convertvector(volume2_v, vcc_f32x4) * t18_v;
                } else {
                    const vcc_u64x2 any_v = (vcc_u64x2)mask5_v;
                    const int any = (any_v[0] | any_v[1]) != 0;
                    vcc_f32x4 d2_v = t14_v;
                    if (any) {
                        const vcc_f32x4 x_on_v =
                            (vcc_f32x4)(((vcc_u32x4)x_v & mask5_v) | ((vcc_u32x4)t14_v & ~mask5_v));
                        const vcc_f32x4 y_on2_v =
                            (vcc_f32x4)(((vcc_u32x4)y2_v & mask5_v)
                            | ((vcc_u32x4)t14_v & ~mask5_v));
                        const vcc_f32x4 z_on2_v =
                            (vcc_f32x4)(((vcc_u32x4)z_v & mask5_v) | ((vcc_u32x4)t14_v & ~mask5_v));
                        const vcc_u32x4 t28_v =
                            (vcc_u32x4)__builtin_convertvector(z_on2_v, vcc_i32x4) << 3;
                        const vcc_u32x4 t29_v =
                            t28_v + (vcc_u32x4)__builtin_convertvector(y_on2_v, vcc_i32x4);
                        const vcc_u32x4 i_v = (vcc_u32x4)__builtin_convertvector(x_on_v, vcc_i32x4);
                        const vcc_u8x4 mask8_v = __builtin_convertvector(mask5_v, vcc_u8x4);
                        const vcc_i32x4 volume3_v = (vcc_i32x4)((t29_v << 3) + i_v);
                        const vcc_u8x4 volume4_v =
                            __extension__ (vcc_u8x4){mask8_v[0] ? (unsigned char)volume[volume3_v[0]]
                            : 0, mask8_v[1] ? (unsigned char)volume[volume3_v[1]] : 0,
                            mask8_v[2] ? (unsigned char)volume[volume3_v[2]] : 0,
                            mask8_v[3] ? (unsigned char)volume[volume3_v[3]] : 0};
                        const vcc_f32x4 t30_v = __builtin_convertvector(volume4_v, vcc_f32x4);
                        const vcc_f32x4 t31_v =
                            (vcc_f32x4)(((vcc_u32x4)t30_v & mask5_v)
                            | ((vcc_u32x4)t14_v & ~mask5_v));
                        d2_v = t31_v * t18_v;
                    }
                    d_v = d2_v;
                }
                vcc_f32x4 x2_v = x_v + t25_v;
                const vcc_f32x4 d_on_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & active_mask_v)
                    | ((vcc_u32x4)t14_v & ~active_mask_v));
                const vcc_u32x4 mask6_v = (vcc_u32x4)(d_on_v <= t22_v);
                const vcc_u32x4 mask7_v = active_mask_v & ~mask6_v;
                const vcc_f32x4 d_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & mask7_v) | ((vcc_u32x4)t14_v & ~mask7_v));
                const vcc_u32x4 gone_v = (vcc_u32x4)(t24_v < d_on2_v);
                const vcc_f32x4 gone2_v =
                    (vcc_f32x4)(((vcc_u32x4)t24_v & gone_v) | ((vcc_u32x4)d_on2_v & ~gone_v));
                const vcc_f32x4 left_on_v =
                    (vcc_f32x4)(((vcc_u32x4)left_v & mask7_v) | ((vcc_u32x4)t14_v & ~mask7_v));
                const vcc_f32x4 gone_on_v =
                    (vcc_f32x4)(((vcc_u32x4)gone2_v & mask7_v) | ((vcc_u32x4)t14_v & ~mask7_v));
                const vcc_f32x4 light_on_v =
                    (vcc_f32x4)(((vcc_u32x4)light_v & mask7_v) | ((vcc_u32x4)t14_v & ~mask7_v));
                const vcc_f32x4 light3_v = light_on_v + left_on_v * gone_on_v * d_on2_v;
                const vcc_f32x4 left2_v = left_on_v * (t12_v - gone_on_v);
                const unsigned int t = step_s + 1u;
                const vcc_u32x4 leaving_mask_v = mask7_v & (vcc_u32x4)(left2_v < t22_v);
                const vcc_u64x2 leave_v = (vcc_u64x2)leaving_mask_v;
                const int leave = (leave_v[0] | leave_v[1]) != 0;
                const vcc_f32x4 y3_v = y2_v - t4_v;
                const vcc_f32x4 z2_v = z_v + t20_v;
                const vcc_f32x4 left3_v =
                    (vcc_f32x4)(((vcc_u32x4)left_v & mask6_v) | ((vcc_u32x4)left2_v & ~mask6_v));
                const vcc_f32x4 light4_v =
                    (vcc_f32x4)(((vcc_u32x4)light_v & mask6_v) | ((vcc_u32x4)light3_v & ~mask6_v));
                int stay = 1;
                if (__builtin_expect((long)leave, 0L)) {
                    const vcc_u32x4 staying_mask_v = active_mask_v & ~leaving_mask_v;
                    const vcc_u64x2 t32_v = (vcc_u64x2)staying_mask_v;
                    const int t2 = (t32_v[0] | t32_v[1]) != 0;
                    light2_v =
                        (vcc_f32x4)(((vcc_u32x4)light3_v & leaving_mask_v)
                        | ((vcc_u32x4)light2_v & ~leaving_mask_v));
                    t25_v =
                        (vcc_f32x4)(((vcc_u32x4)t25_v & staying_mask_v)
                        | ((vcc_u32x4)t14_v & ~staying_mask_v));
                    x2_v =
                        (vcc_f32x4)(((vcc_u32x4)x2_v & staying_mask_v)
                        | ((vcc_u32x4)t14_v & ~staying_mask_v));
                    stay = t2;
                    active_mask_v = staying_mask_v;
                }
                more = stay && (int)t < 24;
                x_v = x2_v;
                y2_v =
                    (vcc_f32x4)(((vcc_u32x4)y3_v & active_mask_v)
                    | ((vcc_u32x4)t14_v & ~active_mask_v));
                z_v =
                    (vcc_f32x4)(((vcc_u32x4)z2_v & active_mask_v)
                    | ((vcc_u32x4)t14_v & ~active_mask_v));
                left_v = left3_v;
                light_v = light4_v;
                step_s = t;
            } while (more);
            const vcc_f32x4 light_new_v =
                (vcc_f32x4)(((vcc_u32x4)light_v & active_mask_v)
                | ((vcc_u32x4)light2_v & ~active_mask_v));
            *(vcc_f32x4 *)(void *)(light + k2) = light_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        light[k] = ray_march_lane(px[k], py[k], volume);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        light[k] = ray_march_lane(px[k], py[k], volume);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
