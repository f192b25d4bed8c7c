/* vcc 0.1.0 wrote this from ray_march.c for generic */
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

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
void ray_march(int n, const float *px, const float *py, const unsigned char *volume, float *light)
{
    int k;
    /* vcc: line 41: 8 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const float t_v = (float)(0.03f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        const float t3_v = (float)(4.0f);
        const vcc_f32x4 t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
        const float t = -0.5f;
        const float t5_v = (float)(t);
        const vcc_f32x4 t6_v = (__extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v});
        const float t7_v = (float)(1.0f);
        const vcc_f32x4 t8_v = (__extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v});
        const float t9_v = (float)(0.0f);
        const vcc_f32x4 t10_v = (__extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v});
        const vcc_u32x4 mask_v = (unsigned int)(-1) - __extension__ (vcc_u32x4){0};
        const float t11_v = (float)(8.0f);
        const vcc_f32x4 t12_v = (__extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v});
        const float t13_v = (float)(0.01f);
        const vcc_f32x4 t14_v = (__extension__ (vcc_f32x4){t13_v, t13_v, t13_v, t13_v});
        const float t15_v = (float)(0.02f);
        const vcc_f32x4 t16_v = (__extension__ (vcc_f32x4){t15_v, t15_v, t15_v, t15_v});
        const float t17_v = (float)(0.1f);
        const vcc_f32x4 t18_v = (__extension__ (vcc_f32x4){t17_v, t17_v, t17_v, t17_v});
        const float t19_v = (float)(0.4f);
        const vcc_f32x4 t20_v = (__extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v});
        const float t21_v = (float)(0.05f);
        const vcc_f32x4 t22_v = (__extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v});
        const float t23_v = (float)(0.8f);
        const vcc_f32x4 t24_v = (__extension__ (vcc_f32x4){t23_v, t23_v, t23_v, t23_v});
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            const vcc_f32x4 px_v0 = *(const vcc_f32x4 *)(const void *)(px + k2);
            const vcc_f32x4 px_v1 = *(const vcc_f32x4 *)(const void *)(px + k2 + 4);
            const vcc_f32x4 py_v0 = *(const vcc_f32x4 *)(const void *)(py + k2);
            const vcc_f32x4 py_v1 = *(const vcc_f32x4 *)(const void *)(py + k2 + 4);
            const vcc_f32x4 t_v0 = px_v0 * t2_v;
            const vcc_f32x4 t_v1 = px_v1 * t2_v;
            const vcc_f32x4 x_v0 = t_v0 + t4_v;
            const vcc_f32x4 x_v1 = t_v1 + t4_v;
            const vcc_f32x4 t2_v0 = py_v0 * t2_v;
            const vcc_f32x4 t2_v1 = py_v1 * t2_v;
            const vcc_f32x4 y_v0 = t2_v0 + t4_v;
            const vcc_f32x4 y_v1 = t2_v1 + t4_v;
            vcc_f32x4 x2_v0 = x_v0;
            vcc_f32x4 x2_v1 = x_v1;
            vcc_f32x4 y2_v0 = y_v0;
            vcc_f32x4 y2_v1 = y_v1;
            vcc_f32x4 z_v0 = t6_v;
            vcc_f32x4 z_v1 = t6_v;
            vcc_f32x4 left_v0 = t8_v;
            vcc_f32x4 left_v1 = t8_v;
            vcc_f32x4 light_v0 = t10_v;
            vcc_f32x4 light_v1 = t10_v;
            unsigned int step_s = 0u;
            vcc_u32x4 active_mask_v0 = mask_v;
            vcc_u32x4 active_mask_v1 = mask_v;
            vcc_f32x4 light2_v0 = t10_v;
            vcc_f32x4 light2_v1 = t10_v;
            int more;
            do {
                const vcc_f32x4 x_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)x2_v0 & active_mask_v0)
                    | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 x_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)x2_v1 & active_mask_v1)
                    | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_u32x4 mask_v0 = (vcc_u32x4)(x_on_v0 >= t10_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)(x_on_v1 >= t10_v);
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)(x_on_v0 < t12_v);
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)(x_on_v1 < t12_v);
                const vcc_u32x4 mask3_v0 = mask_v0 & mask2_v0;
                const vcc_u32x4 mask3_v1 = mask_v1 & mask2_v1;
                const vcc_u32x4 mask4_v0 = active_mask_v0 & mask3_v0;
                const vcc_u32x4 mask4_v1 = active_mask_v1 & mask3_v1;
                const vcc_f32x4 y_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v0 & mask4_v0) | ((vcc_u32x4)t10_v & ~mask4_v0));
                const vcc_f32x4 y_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v1 & mask4_v1) | ((vcc_u32x4)t10_v & ~mask4_v1));
                const vcc_u32x4 mask5_v0 = (vcc_u32x4)(y_on_v0 >= t10_v);
                const vcc_u32x4 mask5_v1 = (vcc_u32x4)(y_on_v1 >= t10_v);
                const vcc_u32x4 mask6_v0 = (vcc_u32x4)(y_on_v0 < t12_v);
                const vcc_u32x4 mask6_v1 = (vcc_u32x4)(y_on_v1 < t12_v);
                const vcc_u32x4 mask7_v0 = mask3_v0 & mask5_v0;
                const vcc_u32x4 mask7_v1 = mask3_v1 & mask5_v1;
                const vcc_u32x4 mask8_v0 = mask7_v0 & mask6_v0;
                const vcc_u32x4 mask8_v1 = mask7_v1 & mask6_v1;
                const vcc_u32x4 mask9_v0 = active_mask_v0 & mask8_v0;
                const vcc_u32x4 mask9_v1 = active_mask_v1 & mask8_v1;
                const vcc_f32x4 z_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)z_v0 & mask9_v0) | ((vcc_u32x4)t10_v & ~mask9_v0));
                const vcc_f32x4 z_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)z_v1 & mask9_v1) | ((vcc_u32x4)t10_v & ~mask9_v1));
                const vcc_u32x4 mask10_v0 = (vcc_u32x4)(z_on_v0 >= t10_v);
                const vcc_u32x4 mask10_v1 = (vcc_u32x4)(z_on_v1 >= t10_v);
                const vcc_u32x4 mask11_v0 = (vcc_u32x4)(z_on_v0 < t12_v);
                const vcc_u32x4 mask11_v1 = (vcc_u32x4)(z_on_v1 < t12_v);
                const vcc_u32x4 mask12_v0 = mask8_v0 & mask10_v0;
                const vcc_u32x4 mask12_v1 = mask8_v1 & mask10_v1;
                const vcc_u32x4 mask13_v0 = mask12_v0 & mask11_v0;
                const vcc_u32x4 mask13_v1 = mask12_v1 & mask11_v1;
                const vcc_u32x4 mask14_v0 = active_mask_v0 & mask13_v0;
                const vcc_u32x4 mask14_v1 = active_mask_v1 & mask13_v1;
                const vcc_u64x2 all_v = (vcc_u64x2)(mask14_v0 & mask14_v1);
                const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
                vcc_f32x4 d_v0;
                vcc_f32x4 d_v1;
                if (all) {
                    const vcc_u32x4 i_v0 = (vcc_u32x4)__builtin_convertvector(x2_v0, vcc_i32x4);
                    const vcc_u32x4 i_v1 = (vcc_u32x4)__builtin_convertvector(x2_v1, vcc_i32x4);
                    const vcc_u32x4 j_v0 = (vcc_u32x4)__builtin_convertvector(y2_v0, vcc_i32x4);
                    const vcc_u32x4 j_v1 = (vcc_u32x4)__builtin_convertvector(y2_v1, vcc_i32x4);
                    const vcc_u32x4 k_v0 = (vcc_u32x4)__builtin_convertvector(z_v0, vcc_i32x4);
                    const vcc_u32x4 k_v1 = (vcc_u32x4)__builtin_convertvector(z_v1, vcc_i32x4);
                    const vcc_u32x4 t9_v0 = k_v0 << 3;
                    const vcc_u32x4 t9_v1 = k_v1 << 3;
                    const vcc_u32x4 t10_v0 = t9_v0 + j_v0;
                    const vcc_u32x4 t10_v1 = t9_v1 + j_v1;
                    const vcc_u32x4 t11_v0 = t10_v0 << 3;
                    const vcc_u32x4 t11_v1 = t10_v1 << 3;
                    const vcc_u32x4 t12_v0 = t11_v0 + i_v0;
                    const vcc_u32x4 t12_v1 = t11_v1 + i_v1;
                    const vcc_i32x4 volume_v = (vcc_i32x4)t12_v0;
                    const vcc_i32x4 volume2_v = (vcc_i32x4)t12_v1;
                    const vcc_u8x8 volume3_v =
                        (__extension__ (vcc_u8x8){(unsigned char)volume[volume_v[0]],
                        (unsigned char)volume[volume_v[1]], (unsigned char)volume[volume_v[2]],
                        (unsigned char)volume[volume_v[3]], (unsigned char)volume[volume2_v[0]],
                        (unsigned char)volume[volume2_v[1]], (unsigned char)volume[volume2_v[2]],
                        (unsigned char)volume[volume2_v[3]]});
                    const vcc_f32x4 t13_v0 =
                        __builtin_convertvector(__builtin_shufflevector(volume3_v, volume3_v, 0, 1,
                        2, 3), vcc_f32x4);
                    const vcc_f32x4 t13_v1 =
                        __builtin_convertvector(__builtin_shufflevector(volume3_v, volume3_v, 4, 5,
                        6, 7), vcc_f32x4);
                    d_v0 = t13_v0 * t14_v;
                    d_v1 = t13_v1 * t14_v;
                } else {
                    const vcc_u64x2 any_v = (vcc_u64x2)(mask14_v0 | mask14_v1);
                    const int any = (any_v[0] | any_v[1]) != 0;
                    vcc_f32x4 d2_v0 = t10_v;
                    vcc_f32x4 d2_v1 = t10_v;
                    if (any) {
                        const vcc_f32x4 x_on2_v0 =
                            (vcc_f32x4)(((vcc_u32x4)x2_v0 & mask14_v0)
                            | ((vcc_u32x4)t10_v & ~mask14_v0));
                        const vcc_f32x4 x_on2_v1 =
                            (vcc_f32x4)(((vcc_u32x4)x2_v1 & mask14_v1)
                            | ((vcc_u32x4)t10_v & ~mask14_v1));
                        const vcc_u32x4 i2_v0 =
                            (vcc_u32x4)__builtin_convertvector(x_on2_v0, vcc_i32x4);
                        const vcc_u32x4 i2_v1 =
                            (vcc_u32x4)__builtin_convertvector(x_on2_v1, vcc_i32x4);
                        const vcc_f32x4 y_on3_v0 =
                            (vcc_f32x4)(((vcc_u32x4)y2_v0 & mask14_v0)
                            | ((vcc_u32x4)t10_v & ~mask14_v0));
                        const vcc_f32x4 y_on3_v1 =
                            (vcc_f32x4)(((vcc_u32x4)y2_v1 & mask14_v1)
                            | ((vcc_u32x4)t10_v & ~mask14_v1));
                        const vcc_u32x4 j2_v0 =
                            (vcc_u32x4)__builtin_convertvector(y_on3_v0, vcc_i32x4);
                        const vcc_u32x4 j2_v1 =
                            (vcc_u32x4)__builtin_convertvector(y_on3_v1, vcc_i32x4);
                        const vcc_f32x4 z_on3_v0 =
                            (vcc_f32x4)(((vcc_u32x4)z_v0 & mask14_v0)
                            | ((vcc_u32x4)t10_v & ~mask14_v0));
                        const vcc_f32x4 z_on3_v1 =
                            (vcc_f32x4)(((vcc_u32x4)z_v1 & mask14_v1)
                            | ((vcc_u32x4)t10_v & ~mask14_v1));
                        const vcc_u32x4 k2_v0 =
                            (vcc_u32x4)__builtin_convertvector(z_on3_v0, vcc_i32x4);
                        const vcc_u32x4 k2_v1 =
                            (vcc_u32x4)__builtin_convertvector(z_on3_v1, vcc_i32x4);
                        const vcc_u32x4 t14_v0 = k2_v0 << 3;
                        const vcc_u32x4 t14_v1 = k2_v1 << 3;
                        const vcc_u32x4 t15_v0 = t14_v0 + j2_v0;
                        const vcc_u32x4 t15_v1 = t14_v1 + j2_v1;
                        const vcc_u32x4 t16_v0 = t15_v0 << 3;
                        const vcc_u32x4 t16_v1 = t15_v1 << 3;
                        const vcc_u32x4 t17_v0 = t16_v0 + i2_v0;
                        const vcc_u32x4 t17_v1 = t16_v1 + i2_v1;
                        const vcc_u8x4 t50_v = __builtin_convertvector(mask14_v0, vcc_u8x4);
                        const vcc_u8x4 t51_v = __builtin_convertvector(mask14_v1, vcc_u8x4);
                        const vcc_u8x8 mask3_v =
                            __builtin_shufflevector(t50_v, t51_v, 0, 1, 2, 3, 4, 5, 6, 7);
                        const vcc_i32x4 volume4_v = (vcc_i32x4)t17_v0;
                        const vcc_i32x4 volume5_v = (vcc_i32x4)t17_v1;
                        const vcc_u8x8 volume6_v =
                            (__extension__ (vcc_u8x8){mask3_v[0] ? (unsigned char)volume[volume4_v[0]] : 0, mask3_v[1] ? (unsigned char)volume[volume4_v[1]] : 0, mask3_v[2] ? (unsigned char)volume[volume4_v[2]] : 0, mask3_v[3] ? (unsigned char)volume[volume4_v[3]] : 0, mask3_v[4] ? (unsigned char)volume[volume5_v[0]] : 0, mask3_v[5] ? (unsigned char)volume[volume5_v[1]] : 0, mask3_v[6] ? (unsigned char)volume[volume5_v[2]] : 0, mask3_v[7] ? (unsigned char)volume[volume5_v[3]] : 0});
                        const vcc_f32x4 t18_v0 =
                            __builtin_convertvector(__builtin_shufflevector(volume6_v, volume6_v,
                            0, 1, 2, 3), vcc_f32x4);
                        const vcc_f32x4 t18_v1 =
                            __builtin_convertvector(__builtin_shufflevector(volume6_v, volume6_v,
                            4, 5, 6, 7), vcc_f32x4);
                        const vcc_f32x4 t19_v0 =
                            (vcc_f32x4)(((vcc_u32x4)t18_v0 & mask14_v0)
                            | ((vcc_u32x4)t10_v & ~mask14_v0));
                        const vcc_f32x4 t19_v1 =
                            (vcc_f32x4)(((vcc_u32x4)t18_v1 & mask14_v1)
                            | ((vcc_u32x4)t10_v & ~mask14_v1));
                        const vcc_f32x4 t20_v0 = t19_v0 * t14_v;
                        const vcc_f32x4 t20_v1 = t19_v1 * t14_v;
                        d2_v0 =
                            (vcc_f32x4)(((vcc_u32x4)t20_v0 & mask14_v0)
                            | ((vcc_u32x4)t10_v & ~mask14_v0));
                        d2_v1 =
                            (vcc_f32x4)(((vcc_u32x4)t20_v1 & mask14_v1)
                            | ((vcc_u32x4)t10_v & ~mask14_v1));
                    }
                    d_v0 = d2_v0;
                    d_v1 = d2_v1;
                }
                const vcc_f32x4 px_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)px_v0 & active_mask_v0)
                    | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 px_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)px_v1 & active_mask_v1)
                    | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_f32x4 t3_v0 = t16_v * px_on_v0;
                const vcc_f32x4 t3_v1 = t16_v * px_on_v1;
                const vcc_f32x4 t4_v0 = t3_v0 * t18_v;
                const vcc_f32x4 t4_v1 = t3_v1 * t18_v;
                const vcc_f32x4 x3_v0 = x_on_v0 + t4_v0;
                const vcc_f32x4 x3_v1 = x_on_v1 + t4_v1;
                const vcc_f32x4 y_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v0 & active_mask_v0)
                    | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 y_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v1 & active_mask_v1)
                    | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_f32x4 y3_v0 = y_on2_v0 - t18_v;
                const vcc_f32x4 y3_v1 = y_on2_v1 - t18_v;
                const vcc_f32x4 z_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)z_v0 & active_mask_v0)
                    | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 z_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)z_v1 & active_mask_v1)
                    | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_f32x4 z2_v0 = z_on2_v0 + t20_v;
                const vcc_f32x4 z2_v1 = z_on2_v1 + t20_v;
                const vcc_f32x4 d_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)d_v0 & active_mask_v0)
                    | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 d_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)d_v1 & active_mask_v1)
                    | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_u32x4 mask15_v0 = (vcc_u32x4)(d_on_v0 <= t22_v);
                const vcc_u32x4 mask15_v1 = (vcc_u32x4)(d_on_v1 <= t22_v);
                const vcc_u32x4 mask16_v0 = ~mask15_v0;
                const vcc_u32x4 mask16_v1 = ~mask15_v1;
                const vcc_u32x4 mask17_v0 = active_mask_v0 & mask16_v0;
                const vcc_u32x4 mask17_v1 = active_mask_v1 & mask16_v1;
                const vcc_f32x4 d_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)d_v0 & mask17_v0) | ((vcc_u32x4)t10_v & ~mask17_v0));
                const vcc_f32x4 d_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)d_v1 & mask17_v1) | ((vcc_u32x4)t10_v & ~mask17_v1));
                const vcc_u32x4 gone_v = (vcc_u32x4)(t24_v < d_on2_v0);
                const vcc_u32x4 gone2_v = (vcc_u32x4)(t24_v < d_on2_v1);
                const vcc_f32x4 gone_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t24_v & gone_v) | ((vcc_u32x4)d_on2_v0 & ~gone_v));
                const vcc_f32x4 gone_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t24_v & gone2_v) | ((vcc_u32x4)d_on2_v1 & ~gone2_v));
                const vcc_f32x4 left_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)left_v0 & mask17_v0) | ((vcc_u32x4)t10_v & ~mask17_v0));
                const vcc_f32x4 left_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)left_v1 & mask17_v1) | ((vcc_u32x4)t10_v & ~mask17_v1));
                const vcc_f32x4 gone_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)gone_v0 & mask17_v0) | ((vcc_u32x4)t10_v & ~mask17_v0));
                const vcc_f32x4 gone_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)gone_v1 & mask17_v1) | ((vcc_u32x4)t10_v & ~mask17_v1));
                const vcc_f32x4 t5_v0 = left_on_v0 * gone_on_v0;
                const vcc_f32x4 t5_v1 = left_on_v1 * gone_on_v1;
                const vcc_f32x4 t6_v0 = t5_v0 * d_on2_v0;
                const vcc_f32x4 t6_v1 = t5_v1 * d_on2_v1;
                const vcc_f32x4 light_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)light_v0 & mask17_v0)
                    | ((vcc_u32x4)t10_v & ~mask17_v0));
                const vcc_f32x4 light_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)light_v1 & mask17_v1)
                    | ((vcc_u32x4)t10_v & ~mask17_v1));
                const vcc_f32x4 light3_v0 = light_on_v0 + t6_v0;
                const vcc_f32x4 light3_v1 = light_on_v1 + t6_v1;
                const vcc_f32x4 t7_v0 = t8_v - gone_on_v0;
                const vcc_f32x4 t7_v1 = t8_v - gone_on_v1;
                const vcc_f32x4 left2_v0 = left_on_v0 * t7_v0;
                const vcc_f32x4 left2_v1 = left_on_v1 * t7_v1;
                const vcc_u32x4 mask18_v0 = (vcc_u32x4)(left2_v0 < t22_v);
                const vcc_u32x4 mask18_v1 = (vcc_u32x4)(left2_v1 < t22_v);
                const vcc_f32x4 left3_v0 =
                    (vcc_f32x4)(((vcc_u32x4)left_v0 & mask15_v0)
                    | ((vcc_u32x4)left2_v0 & ~mask15_v0));
                const vcc_f32x4 left3_v1 =
                    (vcc_f32x4)(((vcc_u32x4)left_v1 & mask15_v1)
                    | ((vcc_u32x4)left2_v1 & ~mask15_v1));
                const vcc_f32x4 light4_v0 =
                    (vcc_f32x4)(((vcc_u32x4)light_v0 & mask15_v0)
                    | ((vcc_u32x4)light3_v0 & ~mask15_v0));
                const vcc_f32x4 light4_v1 =
                    (vcc_f32x4)(((vcc_u32x4)light_v1 & mask15_v1)
                    | ((vcc_u32x4)light3_v1 & ~mask15_v1));
                const unsigned int t2 = step_s + 1u;
                const vcc_u32x4 mask19_v0 = ~mask18_v0;
                const vcc_u32x4 mask19_v1 = ~mask18_v1;
                const vcc_u32x4 mask20_v0 = mask16_v0 & mask19_v0;
                const vcc_u32x4 mask20_v1 = mask16_v1 & mask19_v1;
                const vcc_u32x4 mask21_v0 = mask20_v0 | mask15_v0;
                const vcc_u32x4 mask21_v1 = mask20_v1 | mask15_v1;
                const vcc_u32x4 mask22_v0 = active_mask_v0 & mask21_v0;
                const vcc_u32x4 mask22_v1 = active_mask_v1 & mask21_v1;
                const vcc_u32x4 mask23_v0 = mask16_v0 & mask18_v0;
                const vcc_u32x4 mask23_v1 = mask16_v1 & mask18_v1;
                const vcc_f32x4 light5_v0 =
                    (vcc_f32x4)(((vcc_u32x4)light3_v0 & mask23_v0)
                    | ((vcc_u32x4)light4_v0 & ~mask23_v0));
                const vcc_f32x4 light5_v1 =
                    (vcc_f32x4)(((vcc_u32x4)light3_v1 & mask23_v1)
                    | ((vcc_u32x4)light4_v1 & ~mask23_v1));
                const vcc_f32x4 t8_v0 =
                    (vcc_f32x4)(((vcc_u32x4)light5_v0 & active_mask_v0)
                    | ((vcc_u32x4)light2_v0 & ~active_mask_v0));
                const vcc_f32x4 t8_v1 =
                    (vcc_f32x4)(((vcc_u32x4)light5_v1 & active_mask_v1)
                    | ((vcc_u32x4)light2_v1 & ~active_mask_v1));
                const vcc_u64x2 t49_v = (vcc_u64x2)(mask22_v0 | mask22_v1);
                const int t3 = (t49_v[0] | t49_v[1]) != 0;
                more = t3 && (int)t2 < 24;
                x2_v0 = x3_v0;
                x2_v1 = x3_v1;
                y2_v0 = y3_v0;
                y2_v1 = y3_v1;
                z_v0 = z2_v0;
                z_v1 = z2_v1;
                left_v0 = left3_v0;
                left_v1 = left3_v1;
                light_v0 = light4_v0;
                light_v1 = light4_v1;
                step_s = t2;
                active_mask_v0 = mask22_v0;
                active_mask_v1 = mask22_v1;
                light2_v0 = t8_v0;
                light2_v1 = t8_v1;
            } while (more);
            *(vcc_f32x4 *)(void *)(light + k2) = light2_v0;
            *(vcc_f32x4 *)(void *)(light + k2 + 4) = light2_v1;
        }
        const float t25_v = (float)(0.03f);
        const vcc_f32x4 t26_v = (__extension__ (vcc_f32x4){t25_v, t25_v, t25_v, t25_v});
        const float t27_v = (float)(4.0f);
        const vcc_f32x4 t28_v = (__extension__ (vcc_f32x4){t27_v, t27_v, t27_v, t27_v});
        const float t29_v = (float)(t);
        const vcc_f32x4 t30_v = (__extension__ (vcc_f32x4){t29_v, t29_v, t29_v, t29_v});
        const float t31_v = (float)(1.0f);
        const vcc_f32x4 t32_v = (__extension__ (vcc_f32x4){t31_v, t31_v, t31_v, t31_v});
        const float t33_v = (float)(0.0f);
        const vcc_f32x4 t34_v = (__extension__ (vcc_f32x4){t33_v, t33_v, t33_v, t33_v});
        const vcc_u32x4 mask2_v = (unsigned int)(-1) - __extension__ (vcc_u32x4){0};
        const float t35_v = (float)(8.0f);
        const vcc_f32x4 t36_v = (__extension__ (vcc_f32x4){t35_v, t35_v, t35_v, t35_v});
        const float t37_v = (float)(0.01f);
        const vcc_f32x4 t38_v = (__extension__ (vcc_f32x4){t37_v, t37_v, t37_v, t37_v});
        const float t39_v = (float)(0.02f);
        const vcc_f32x4 t40_v = (__extension__ (vcc_f32x4){t39_v, t39_v, t39_v, t39_v});
        const float t41_v = (float)(0.1f);
        const vcc_f32x4 t42_v = (__extension__ (vcc_f32x4){t41_v, t41_v, t41_v, t41_v});
        const float t43_v = (float)(0.4f);
        const vcc_f32x4 t44_v = (__extension__ (vcc_f32x4){t43_v, t43_v, t43_v, t43_v});
        const float t45_v = (float)(0.05f);
        const vcc_f32x4 t46_v = (__extension__ (vcc_f32x4){t45_v, t45_v, t45_v, t45_v});
        const float t47_v = (float)(0.8f);
        const vcc_f32x4 t48_v = (__extension__ (vcc_f32x4){t47_v, t47_v, t47_v, t47_v});
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 px_v = *(const vcc_f32x4 *)(const void *)(px + k2);
            vcc_f32x4 x_v = (px_v * t26_v) + t28_v;
            const vcc_f32x4 y_v = ((*(const vcc_f32x4 *)(const void *)(py + k2)) * t26_v) + t28_v;
            vcc_f32x4 y2_v = y_v;
            vcc_f32x4 z_v = t30_v;
            vcc_f32x4 left_v = t32_v;
            vcc_f32x4 light_v = t34_v;
            unsigned int step_s2 = 0u;
            vcc_u32x4 active_mask_v = mask2_v;
            vcc_f32x4 light2_v = t34_v;
            int more2;
            do {
                const vcc_f32x4 x_on_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & active_mask_v)
                    | ((vcc_u32x4)t34_v & ~active_mask_v));
                const vcc_u32x4 mask4_v =
                    ((vcc_u32x4)(x_on_v >= t34_v)) & ((vcc_u32x4)(x_on_v < t36_v));
                const vcc_u32x4 mask5_v = active_mask_v & mask4_v;
                const vcc_f32x4 y_on_v =
                    (vcc_f32x4)(((vcc_u32x4)y2_v & mask5_v) | ((vcc_u32x4)t34_v & ~mask5_v));
                const vcc_u32x4 mask6_v = (vcc_u32x4)(y_on_v < t36_v);
                const vcc_u32x4 mask7_v = (mask4_v & ((vcc_u32x4)(y_on_v >= t34_v))) & mask6_v;
                const vcc_u32x4 mask8_v = active_mask_v & mask7_v;
                const vcc_f32x4 z_on_v =
                    (vcc_f32x4)(((vcc_u32x4)z_v & mask8_v) | ((vcc_u32x4)t34_v & ~mask8_v));
                const vcc_u32x4 mask9_v = (vcc_u32x4)(z_on_v < t36_v);
                const vcc_u32x4 mask10_v = (mask7_v & ((vcc_u32x4)(z_on_v >= t34_v))) & mask9_v;
                const vcc_u32x4 mask11_v = active_mask_v & mask10_v;
                const vcc_u64x2 all2_v = (vcc_u64x2)mask11_v;
                const int all2 = (all2_v[0] & all2_v[1]) == 18446744073709551615ul;
                vcc_f32x4 d_v;
                if (all2) {
                    const vcc_u32x4 t53_v =
                        ((vcc_u32x4)__builtin_convertvector(z_v, vcc_i32x4)) << 3;
                    const vcc_u32x4 t54_v =
                        t53_v + ((vcc_u32x4)__builtin_convertvector(y2_v, vcc_i32x4));
                    const vcc_u32x4 i_v = (vcc_u32x4)__builtin_convertvector(x_v, vcc_i32x4);
                    const vcc_i32x4 volume7_v = (vcc_i32x4)((t54_v << 3) + i_v);
                    const vcc_u8x4 volume8_v =
                        (__extension__ (vcc_u8x4){(unsigned char)volume[volume7_v[0]],
                        (unsigned char)volume[volume7_v[1]], (unsigned char)volume[volume7_v[2]],
                        (unsigned char)volume[volume7_v[3]]});
                    d_v = __builtin_convertvector(volume8_v, vcc_f32x4) * t38_v;
                } else {
                    const vcc_u64x2 any2_v = (vcc_u64x2)mask11_v;
                    const int any2 = (any2_v[0] | any2_v[1]) != 0;
                    vcc_f32x4 d2_v = t34_v;
                    if (any2) {
                        const vcc_f32x4 x_on2_v =
                            (vcc_f32x4)(((vcc_u32x4)x_v & mask11_v)
                            | ((vcc_u32x4)t34_v & ~mask11_v));
                        const vcc_f32x4 y_on3_v =
                            (vcc_f32x4)(((vcc_u32x4)y2_v & mask11_v)
                            | ((vcc_u32x4)t34_v & ~mask11_v));
                        const vcc_f32x4 z_on3_v =
                            (vcc_f32x4)(((vcc_u32x4)z_v & mask11_v)
                            | ((vcc_u32x4)t34_v & ~mask11_v));
                        const vcc_u32x4 t55_v =
                            ((vcc_u32x4)__builtin_convertvector(z_on3_v, vcc_i32x4)) << 3;
                        const vcc_u32x4 t56_v =
                            t55_v + ((vcc_u32x4)__builtin_convertvector(y_on3_v, vcc_i32x4));
                        const vcc_u32x4 i2_v =
                            (vcc_u32x4)__builtin_convertvector(x_on2_v, vcc_i32x4);
                        const vcc_u8x4 mask18_v = __builtin_convertvector(mask11_v, vcc_u8x4);
                        const vcc_i32x4 volume9_v = (vcc_i32x4)((t56_v << 3) + i2_v);
                        const vcc_u8x4 volume10_v =
                            (__extension__ (vcc_u8x4){mask18_v[0] ? (unsigned char)volume[volume9_v[0]] : 0, mask18_v[1] ? (unsigned char)volume[volume9_v[1]] : 0, mask18_v[2] ? (unsigned char)volume[volume9_v[2]] : 0, mask18_v[3] ? (unsigned char)volume[volume9_v[3]] : 0});
                        const vcc_f32x4 t57_v = __builtin_convertvector(volume10_v, vcc_f32x4);
                        const vcc_f32x4 t58_v =
                            (vcc_f32x4)(((vcc_u32x4)t57_v & mask11_v)
                            | ((vcc_u32x4)t34_v & ~mask11_v));
                        const vcc_f32x4 t59_v = t58_v * t38_v;
                        d2_v =
                            (vcc_f32x4)(((vcc_u32x4)t59_v & mask11_v)
                            | ((vcc_u32x4)t34_v & ~mask11_v));
                    }
                    d_v = d2_v;
                }
                const vcc_f32x4 px_on_v =
                    (vcc_f32x4)(((vcc_u32x4)px_v & active_mask_v)
                    | ((vcc_u32x4)t34_v & ~active_mask_v));
                const vcc_f32x4 y_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)y2_v & active_mask_v)
                    | ((vcc_u32x4)t34_v & ~active_mask_v));
                const vcc_f32x4 z_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)z_v & active_mask_v)
                    | ((vcc_u32x4)t34_v & ~active_mask_v));
                const vcc_f32x4 d_on_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & active_mask_v)
                    | ((vcc_u32x4)t34_v & ~active_mask_v));
                const vcc_u32x4 mask12_v = (vcc_u32x4)(d_on_v <= t46_v);
                const vcc_u32x4 mask13_v = ~mask12_v;
                const vcc_u32x4 mask14_v = active_mask_v & mask13_v;
                const vcc_f32x4 d_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & mask14_v) | ((vcc_u32x4)t34_v & ~mask14_v));
                const vcc_u32x4 gone3_v = (vcc_u32x4)(t48_v < d_on2_v);
                const vcc_f32x4 gone4_v =
                    (vcc_f32x4)(((vcc_u32x4)t48_v & gone3_v) | ((vcc_u32x4)d_on2_v & ~gone3_v));
                const vcc_f32x4 left_on_v =
                    (vcc_f32x4)(((vcc_u32x4)left_v & mask14_v) | ((vcc_u32x4)t34_v & ~mask14_v));
                const vcc_f32x4 gone_on_v =
                    (vcc_f32x4)(((vcc_u32x4)gone4_v & mask14_v) | ((vcc_u32x4)t34_v & ~mask14_v));
                const vcc_f32x4 light_on_v =
                    (vcc_f32x4)(((vcc_u32x4)light_v & mask14_v) | ((vcc_u32x4)t34_v & ~mask14_v));
                const vcc_f32x4 light3_v = light_on_v + ((left_on_v * gone_on_v) * d_on2_v);
                const vcc_f32x4 left2_v = left_on_v * (t32_v - gone_on_v);
                const vcc_u32x4 mask15_v = (vcc_u32x4)(left2_v < t46_v);
                const vcc_f32x4 light4_v =
                    (vcc_f32x4)(((vcc_u32x4)light_v & mask12_v)
                    | ((vcc_u32x4)light3_v & ~mask12_v));
                const unsigned int t4 = step_s2 + 1u;
                const vcc_u32x4 mask16_v = active_mask_v & ((mask13_v & (~mask15_v)) | mask12_v);
                const vcc_u32x4 mask17_v = mask13_v & mask15_v;
                const vcc_f32x4 light5_v =
                    (vcc_f32x4)(((vcc_u32x4)light3_v & mask17_v)
                    | ((vcc_u32x4)light4_v & ~mask17_v));
                const vcc_u64x2 t52_v = (vcc_u64x2)mask16_v;
                const int t5 = (t52_v[0] | t52_v[1]) != 0;
                more2 = t5 && (int)t4 < 24;
                const vcc_f32x4 light_next =
                    (vcc_f32x4)(((vcc_u32x4)light5_v & active_mask_v)
                    | ((vcc_u32x4)light2_v & ~active_mask_v));
                x_v = x_on_v + ((t40_v * px_on_v) * t42_v);
                y2_v = y_on2_v - t42_v;
                z_v = z_on2_v + t44_v;
                left_v =
                    (vcc_f32x4)(((vcc_u32x4)left_v & mask12_v) | ((vcc_u32x4)left2_v & ~mask12_v));
                light_v = light4_v;
                step_s2 = t4;
                active_mask_v = mask16_v;
                light2_v = light_next;
            } while (more2);
            *(vcc_f32x4 *)(void *)(light + k2) = light2_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        light[k] = ray_march_lane(px[k], py[k], volume);
    }
}
