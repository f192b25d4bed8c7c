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
        const vcc_u32x4 mask_v = (unsigned int)(1 ? -1 : 0) - __extension__ (vcc_u32x4){0};
        const float t11_v = (float)(8.0f);
        const vcc_f32x4 t12_v = (__extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v});
        const vcc_u8x8 t13_v = (unsigned char)(0) - __extension__ (vcc_u8x8){0};
        const float t14_v = (float)(0.01f);
        const vcc_f32x4 t15_v = (__extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v});
        const float t16_v = (float)(0.02f);
        const vcc_f32x4 t17_v = (__extension__ (vcc_f32x4){t16_v, t16_v, t16_v, t16_v});
        const float t18_v = (float)(0.1f);
        const vcc_f32x4 t19_v = (__extension__ (vcc_f32x4){t18_v, t18_v, t18_v, t18_v});
        const float t20_v = (float)(0.4f);
        const vcc_f32x4 t21_v = (__extension__ (vcc_f32x4){t20_v, t20_v, t20_v, t20_v});
        const float t22_v = (float)(0.05f);
        const vcc_f32x4 t23_v = (__extension__ (vcc_f32x4){t22_v, t22_v, t22_v, t22_v});
        const float t24_v = (float)(0.8f);
        const vcc_f32x4 t25_v = (__extension__ (vcc_f32x4){t24_v, t24_v, t24_v, t24_v});
        unsigned long k2;
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
        vcc_u32x4 mask2_v;
        float t36_v;
        vcc_f32x4 t37_v;
        vcc_u8x4 t38_v;
        float t39_v;
        vcc_f32x4 t40_v;
        float t41_v;
        vcc_f32x4 t42_v;
        float t43_v;
        vcc_f32x4 t44_v;
        float t45_v;
        vcc_f32x4 t46_v;
        float t47_v;
        vcc_f32x4 t48_v;
        float t49_v;
        vcc_f32x4 t50_v;
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
                    (vcc_f32x4)(((vcc_u32x4)x2_v0 & active_mask_v0) | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 x_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)x2_v1 & active_mask_v1) | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_u32x4 mask_v0 = (vcc_u32x4)(x_on_v0 >= t10_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)(x_on_v1 >= t10_v);
                const vcc_u32x4 mask2_v0 = active_mask_v0 & mask_v0;
                const vcc_u32x4 mask2_v1 = active_mask_v1 & mask_v1;
                const vcc_f32x4 x_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)x2_v0 & mask2_v0) | ((vcc_u32x4)t10_v & ~mask2_v0));
                const vcc_f32x4 x_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)x2_v1 & mask2_v1) | ((vcc_u32x4)t10_v & ~mask2_v1));
                const vcc_u32x4 mask3_v0 = (vcc_u32x4)(x_on2_v0 < t12_v);
                const vcc_u32x4 mask3_v1 = (vcc_u32x4)(x_on2_v1 < t12_v);
                const vcc_u32x4 mask4_v0 = mask_v0 & mask3_v0;
                const vcc_u32x4 mask4_v1 = mask_v1 & mask3_v1;
                const vcc_u32x4 mask5_v0 = active_mask_v0 & mask4_v0;
                const vcc_u32x4 mask5_v1 = active_mask_v1 & mask4_v1;
                const vcc_f32x4 y_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v0 & mask5_v0) | ((vcc_u32x4)t10_v & ~mask5_v0));
                const vcc_f32x4 y_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v1 & mask5_v1) | ((vcc_u32x4)t10_v & ~mask5_v1));
                const vcc_u32x4 mask6_v0 = (vcc_u32x4)(y_on_v0 >= t10_v);
                const vcc_u32x4 mask6_v1 = (vcc_u32x4)(y_on_v1 >= t10_v);
                const vcc_u32x4 mask7_v0 = mask4_v0 & mask6_v0;
                const vcc_u32x4 mask7_v1 = mask4_v1 & mask6_v1;
                const vcc_u32x4 mask8_v0 = active_mask_v0 & mask7_v0;
                const vcc_u32x4 mask8_v1 = active_mask_v1 & mask7_v1;
                const vcc_f32x4 y_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v0 & mask8_v0) | ((vcc_u32x4)t10_v & ~mask8_v0));
                const vcc_f32x4 y_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v1 & mask8_v1) | ((vcc_u32x4)t10_v & ~mask8_v1));
                const vcc_u32x4 mask9_v0 = (vcc_u32x4)(y_on2_v0 < t12_v);
                const vcc_u32x4 mask9_v1 = (vcc_u32x4)(y_on2_v1 < t12_v);
                const vcc_u32x4 mask10_v0 = mask7_v0 & mask9_v0;
                const vcc_u32x4 mask10_v1 = mask7_v1 & mask9_v1;
                const vcc_u32x4 mask11_v0 = active_mask_v0 & mask10_v0;
                const vcc_u32x4 mask11_v1 = active_mask_v1 & mask10_v1;
                const vcc_f32x4 z_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)z_v0 & mask11_v0) | ((vcc_u32x4)t10_v & ~mask11_v0));
                const vcc_f32x4 z_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)z_v1 & mask11_v1) | ((vcc_u32x4)t10_v & ~mask11_v1));
                const vcc_u32x4 mask12_v0 = (vcc_u32x4)(z_on_v0 >= t10_v);
                const vcc_u32x4 mask12_v1 = (vcc_u32x4)(z_on_v1 >= t10_v);
                const vcc_u32x4 mask13_v0 = mask10_v0 & mask12_v0;
                const vcc_u32x4 mask13_v1 = mask10_v1 & mask12_v1;
                const vcc_u32x4 mask14_v0 = active_mask_v0 & mask13_v0;
                const vcc_u32x4 mask14_v1 = active_mask_v1 & mask13_v1;
                const vcc_f32x4 z_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)z_v0 & mask14_v0) | ((vcc_u32x4)t10_v & ~mask14_v0));
                const vcc_f32x4 z_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)z_v1 & mask14_v1) | ((vcc_u32x4)t10_v & ~mask14_v1));
                const vcc_u32x4 mask15_v0 = (vcc_u32x4)(z_on2_v0 < t12_v);
                const vcc_u32x4 mask15_v1 = (vcc_u32x4)(z_on2_v1 < t12_v);
                const vcc_u32x4 mask16_v0 = mask13_v0 & mask15_v0;
                const vcc_u32x4 mask16_v1 = mask13_v1 & mask15_v1;
                const vcc_u32x4 mask17_v0 = active_mask_v0 & mask16_v0;
                const vcc_u32x4 mask17_v1 = active_mask_v1 & mask16_v1;
                const vcc_f32x4 x_on3_v0 =
                    (vcc_f32x4)(((vcc_u32x4)x2_v0 & mask17_v0) | ((vcc_u32x4)t10_v & ~mask17_v0));
                const vcc_f32x4 x_on3_v1 =
                    (vcc_f32x4)(((vcc_u32x4)x2_v1 & mask17_v1) | ((vcc_u32x4)t10_v & ~mask17_v1));
                const vcc_u32x4 i_v0 = (vcc_u32x4)__builtin_convertvector(x_on3_v0, vcc_i32x4);
                const vcc_u32x4 i_v1 = (vcc_u32x4)__builtin_convertvector(x_on3_v1, vcc_i32x4);
                const vcc_f32x4 y_on3_v0 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v0 & mask17_v0) | ((vcc_u32x4)t10_v & ~mask17_v0));
                const vcc_f32x4 y_on3_v1 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v1 & mask17_v1) | ((vcc_u32x4)t10_v & ~mask17_v1));
                const vcc_u32x4 j_v0 = (vcc_u32x4)__builtin_convertvector(y_on3_v0, vcc_i32x4);
                const vcc_u32x4 j_v1 = (vcc_u32x4)__builtin_convertvector(y_on3_v1, vcc_i32x4);
                const vcc_f32x4 z_on3_v0 =
                    (vcc_f32x4)(((vcc_u32x4)z_v0 & mask17_v0) | ((vcc_u32x4)t10_v & ~mask17_v0));
                const vcc_f32x4 z_on3_v1 =
                    (vcc_f32x4)(((vcc_u32x4)z_v1 & mask17_v1) | ((vcc_u32x4)t10_v & ~mask17_v1));
                const vcc_u32x4 k_v0 = (vcc_u32x4)__builtin_convertvector(z_on3_v0, vcc_i32x4);
                const vcc_u32x4 k_v1 = (vcc_u32x4)__builtin_convertvector(z_on3_v1, vcc_i32x4);
                const vcc_u32x4 t3_v0 = k_v0 << 3;
                const vcc_u32x4 t3_v1 = k_v1 << 3;
                const vcc_u32x4 t4_v0 = t3_v0 + j_v0;
                const vcc_u32x4 t4_v1 = t3_v1 + j_v1;
                const vcc_u32x4 t5_v0 = t4_v0 << 3;
                const vcc_u32x4 t5_v1 = t4_v1 << 3;
                const vcc_u32x4 t6_v0 = t5_v0 + i_v0;
                const vcc_u32x4 t6_v1 = t5_v1 + i_v1;
                const vcc_u8x4 t51_v = __builtin_convertvector(mask17_v0, vcc_u8x4);
                const vcc_u8x4 t52_v = __builtin_convertvector(mask17_v1, vcc_u8x4);
                const vcc_u8x8 mask3_v =
                    __builtin_shufflevector(t51_v, t52_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_i32x4 volume_v = (vcc_i32x4)t6_v0;
                const vcc_i32x4 volume2_v = (vcc_i32x4)t6_v1;
                const vcc_u8x8 volume3_v =
                    (__extension__ (vcc_u8x8){mask3_v[0] ? (unsigned char)volume[volume_v[0]] : 0,
                    mask3_v[1] ? (unsigned char)volume[volume_v[1]] : 0,
                    mask3_v[2] ? (unsigned char)volume[volume_v[2]] : 0,
                    mask3_v[3] ? (unsigned char)volume[volume_v[3]] : 0,
                    mask3_v[4] ? (unsigned char)volume[volume2_v[0]] : 0,
                    mask3_v[5] ? (unsigned char)volume[volume2_v[1]] : 0,
                    mask3_v[6] ? (unsigned char)volume[volume2_v[2]] : 0,
                    mask3_v[7] ? (unsigned char)volume[volume2_v[3]] : 0});
                const vcc_u8x8 volume_on_v = (volume3_v & mask3_v) | (t13_v & ~mask3_v);
                const vcc_f32x4 t7_v0 =
                    __builtin_convertvector(__builtin_shufflevector(volume_on_v, volume_on_v, 0, 1,
                    2, 3), vcc_f32x4);
                const vcc_f32x4 t7_v1 =
                    __builtin_convertvector(__builtin_shufflevector(volume_on_v, volume_on_v, 4, 5,
                    6, 7), vcc_f32x4);
                const vcc_f32x4 t8_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t7_v0 & mask17_v0) | ((vcc_u32x4)t10_v & ~mask17_v0));
                const vcc_f32x4 t8_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t7_v1 & mask17_v1) | ((vcc_u32x4)t10_v & ~mask17_v1));
                const vcc_f32x4 t9_v0 = t8_v0 * t15_v;
                const vcc_f32x4 t9_v1 = t8_v1 * t15_v;
                const vcc_u32x4 mask18_v0 = ~mask_v0;
                const vcc_u32x4 mask18_v1 = ~mask_v1;
                const vcc_u32x4 mask19_v0 = ~mask3_v0;
                const vcc_u32x4 mask19_v1 = ~mask3_v1;
                const vcc_u32x4 mask20_v0 = mask_v0 & mask19_v0;
                const vcc_u32x4 mask20_v1 = mask_v1 & mask19_v1;
                const vcc_u32x4 mask21_v0 = mask18_v0 | mask20_v0;
                const vcc_u32x4 mask21_v1 = mask18_v1 | mask20_v1;
                const vcc_u32x4 mask22_v0 = ~mask6_v0;
                const vcc_u32x4 mask22_v1 = ~mask6_v1;
                const vcc_u32x4 mask23_v0 = mask4_v0 & mask22_v0;
                const vcc_u32x4 mask23_v1 = mask4_v1 & mask22_v1;
                const vcc_u32x4 mask24_v0 = mask21_v0 | mask23_v0;
                const vcc_u32x4 mask24_v1 = mask21_v1 | mask23_v1;
                const vcc_u32x4 mask25_v0 = ~mask9_v0;
                const vcc_u32x4 mask25_v1 = ~mask9_v1;
                const vcc_u32x4 mask26_v0 = mask7_v0 & mask25_v0;
                const vcc_u32x4 mask26_v1 = mask7_v1 & mask25_v1;
                const vcc_u32x4 mask27_v0 = mask24_v0 | mask26_v0;
                const vcc_u32x4 mask27_v1 = mask24_v1 | mask26_v1;
                const vcc_u32x4 mask28_v0 = ~mask12_v0;
                const vcc_u32x4 mask28_v1 = ~mask12_v1;
                const vcc_u32x4 mask29_v0 = mask10_v0 & mask28_v0;
                const vcc_u32x4 mask29_v1 = mask10_v1 & mask28_v1;
                const vcc_u32x4 mask30_v0 = mask27_v0 | mask29_v0;
                const vcc_u32x4 mask30_v1 = mask27_v1 | mask29_v1;
                const vcc_u32x4 mask31_v0 = ~mask15_v0;
                const vcc_u32x4 mask31_v1 = ~mask15_v1;
                const vcc_u32x4 mask32_v0 = mask13_v0 & mask31_v0;
                const vcc_u32x4 mask32_v1 = mask13_v1 & mask31_v1;
                const vcc_u32x4 mask33_v0 = mask30_v0 | mask32_v0;
                const vcc_u32x4 mask33_v1 = mask30_v1 | mask32_v1;
                const vcc_f32x4 d_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t10_v & mask33_v0) | ((vcc_u32x4)t9_v0 & ~mask33_v0));
                const vcc_f32x4 d_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t10_v & mask33_v1) | ((vcc_u32x4)t9_v1 & ~mask33_v1));
                const vcc_f32x4 px_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)px_v0 & active_mask_v0) | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 px_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)px_v1 & active_mask_v1) | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_f32x4 t10_v0 = t17_v * px_on_v0;
                const vcc_f32x4 t10_v1 = t17_v * px_on_v1;
                const vcc_f32x4 t11_v0 = t10_v0 * t19_v;
                const vcc_f32x4 t11_v1 = t10_v1 * t19_v;
                const vcc_f32x4 x3_v0 = x_on_v0 + t11_v0;
                const vcc_f32x4 x3_v1 = x_on_v1 + t11_v1;
                const vcc_f32x4 y_on4_v0 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v0 & active_mask_v0) | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 y_on4_v1 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v1 & active_mask_v1) | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_f32x4 y3_v0 = y_on4_v0 - t19_v;
                const vcc_f32x4 y3_v1 = y_on4_v1 - t19_v;
                const vcc_f32x4 z_on4_v0 =
                    (vcc_f32x4)(((vcc_u32x4)z_v0 & active_mask_v0) | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 z_on4_v1 =
                    (vcc_f32x4)(((vcc_u32x4)z_v1 & active_mask_v1) | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_f32x4 z2_v0 = z_on4_v0 + t21_v;
                const vcc_f32x4 z2_v1 = z_on4_v1 + t21_v;
                const vcc_f32x4 d_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)d_v0 & active_mask_v0) | ((vcc_u32x4)t10_v & ~active_mask_v0));
                const vcc_f32x4 d_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)d_v1 & active_mask_v1) | ((vcc_u32x4)t10_v & ~active_mask_v1));
                const vcc_u32x4 mask34_v0 = (vcc_u32x4)(d_on_v0 <= t23_v);
                const vcc_u32x4 mask34_v1 = (vcc_u32x4)(d_on_v1 <= t23_v);
                const vcc_u32x4 mask35_v0 = ~mask34_v0;
                const vcc_u32x4 mask35_v1 = ~mask34_v1;
                const vcc_u32x4 mask36_v0 = active_mask_v0 & mask35_v0;
                const vcc_u32x4 mask36_v1 = active_mask_v1 & mask35_v1;
                const vcc_f32x4 d_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)d_v0 & mask36_v0) | ((vcc_u32x4)t10_v & ~mask36_v0));
                const vcc_f32x4 d_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)d_v1 & mask36_v1) | ((vcc_u32x4)t10_v & ~mask36_v1));
                const vcc_u32x4 gone_v = (vcc_u32x4)(t25_v < d_on2_v0);
                const vcc_u32x4 gone2_v = (vcc_u32x4)(t25_v < d_on2_v1);
                const vcc_f32x4 gone_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t25_v & gone_v) | ((vcc_u32x4)d_on2_v0 & ~gone_v));
                const vcc_f32x4 gone_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t25_v & gone2_v) | ((vcc_u32x4)d_on2_v1 & ~gone2_v));
                const vcc_f32x4 left_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)left_v0 & mask36_v0) | ((vcc_u32x4)t10_v & ~mask36_v0));
                const vcc_f32x4 left_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)left_v1 & mask36_v1) | ((vcc_u32x4)t10_v & ~mask36_v1));
                const vcc_f32x4 gone_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)gone_v0 & mask36_v0) | ((vcc_u32x4)t10_v & ~mask36_v0));
                const vcc_f32x4 gone_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)gone_v1 & mask36_v1) | ((vcc_u32x4)t10_v & ~mask36_v1));
                const vcc_f32x4 t12_v0 = left_on_v0 * gone_on_v0;
                const vcc_f32x4 t12_v1 = left_on_v1 * gone_on_v1;
                const vcc_f32x4 t13_v0 = t12_v0 * d_on2_v0;
                const vcc_f32x4 t13_v1 = t12_v1 * d_on2_v1;
                const vcc_f32x4 light_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)light_v0 & mask36_v0) | ((vcc_u32x4)t10_v & ~mask36_v0));
                const vcc_f32x4 light_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)light_v1 & mask36_v1) | ((vcc_u32x4)t10_v & ~mask36_v1));
                const vcc_f32x4 light3_v0 = light_on_v0 + t13_v0;
                const vcc_f32x4 light3_v1 = light_on_v1 + t13_v1;
                const vcc_f32x4 t14_v0 = t8_v - gone_on_v0;
                const vcc_f32x4 t14_v1 = t8_v - gone_on_v1;
                const vcc_f32x4 left2_v0 = left_on_v0 * t14_v0;
                const vcc_f32x4 left2_v1 = left_on_v1 * t14_v1;
                const vcc_u32x4 mask37_v0 = (vcc_u32x4)(left2_v0 < t23_v);
                const vcc_u32x4 mask37_v1 = (vcc_u32x4)(left2_v1 < t23_v);
                const vcc_u32x4 mask38_v0 = ~mask37_v0;
                const vcc_u32x4 mask38_v1 = ~mask37_v1;
                const vcc_u32x4 mask39_v0 = mask35_v0 & mask38_v0;
                const vcc_u32x4 mask39_v1 = mask35_v1 & mask38_v1;
                const vcc_f32x4 left3_v0 =
                    (vcc_f32x4)(((vcc_u32x4)left2_v0 & mask39_v0) | ((vcc_u32x4)left_v0 & ~mask39_v0));
                const vcc_f32x4 left3_v1 =
                    (vcc_f32x4)(((vcc_u32x4)left2_v1 & mask39_v1) | ((vcc_u32x4)left_v1 & ~mask39_v1));
                const vcc_f32x4 light4_v0 =
                    (vcc_f32x4)(((vcc_u32x4)light3_v0 & mask39_v0) | ((vcc_u32x4)light_v0 & ~mask39_v0));
                const vcc_f32x4 light4_v1 =
                    (vcc_f32x4)(((vcc_u32x4)light3_v1 & mask39_v1) | ((vcc_u32x4)light_v1 & ~mask39_v1));
                const unsigned int t2 = step_s + 1u;
                const vcc_u32x4 mask40_v0 = mask39_v0 | mask34_v0;
                const vcc_u32x4 mask40_v1 = mask39_v1 | mask34_v1;
                const vcc_u32x4 mask41_v0 = active_mask_v0 & mask40_v0;
                const vcc_u32x4 mask41_v1 = active_mask_v1 & mask40_v1;
                const vcc_u32x4 mask42_v0 = mask35_v0 & mask37_v0;
                const vcc_u32x4 mask42_v1 = mask35_v1 & mask37_v1;
                const vcc_f32x4 light5_v0 =
                    (vcc_f32x4)(((vcc_u32x4)light3_v0 & mask42_v0) | ((vcc_u32x4)light4_v0 & ~mask42_v0));
                const vcc_f32x4 light5_v1 =
                    (vcc_f32x4)(((vcc_u32x4)light3_v1 & mask42_v1) | ((vcc_u32x4)light4_v1 & ~mask42_v1));
                const vcc_f32x4 t15_v0 =
                    (vcc_f32x4)(((vcc_u32x4)light5_v0 & active_mask_v0) | ((vcc_u32x4)light2_v0 & ~active_mask_v0));
                const vcc_f32x4 t15_v1 =
                    (vcc_f32x4)(((vcc_u32x4)light5_v1 & active_mask_v1) | ((vcc_u32x4)light2_v1 & ~active_mask_v1));
                const vcc_u64x2 t53_v = (vcc_u64x2)(mask41_v0 | mask41_v1);
                const int t3 = (t53_v[0] | t53_v[1]) != 0;
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
                active_mask_v0 = mask41_v0;
                active_mask_v1 = mask41_v1;
                light2_v0 = t15_v0;
                light2_v1 = t15_v1;
            } while (more);
            *(vcc_f32x4 *)(void *)(light + k2) = light2_v0;
            *(vcc_f32x4 *)(void *)(light + k2 + 4) = light2_v1;
        }
        t26_v = (float)(0.03f);
        t27_v = (__extension__ (vcc_f32x4){t26_v, t26_v, t26_v, t26_v});
        t28_v = (float)(4.0f);
        t29_v = (__extension__ (vcc_f32x4){t28_v, t28_v, t28_v, t28_v});
        t30_v = (float)(t);
        t31_v = (__extension__ (vcc_f32x4){t30_v, t30_v, t30_v, t30_v});
        t32_v = (float)(1.0f);
        t33_v = (__extension__ (vcc_f32x4){t32_v, t32_v, t32_v, t32_v});
        t34_v = (float)(0.0f);
        t35_v = (__extension__ (vcc_f32x4){t34_v, t34_v, t34_v, t34_v});
        mask2_v = (unsigned int)(1 ? -1 : 0) - __extension__ (vcc_u32x4){0};
        t36_v = (float)(8.0f);
        t37_v = (__extension__ (vcc_f32x4){t36_v, t36_v, t36_v, t36_v});
        t38_v = (unsigned char)(0) - __extension__ (vcc_u8x4){0};
        t39_v = (float)(0.01f);
        t40_v = (__extension__ (vcc_f32x4){t39_v, t39_v, t39_v, t39_v});
        t41_v = (float)(0.02f);
        t42_v = (__extension__ (vcc_f32x4){t41_v, t41_v, t41_v, t41_v});
        t43_v = (float)(0.1f);
        t44_v = (__extension__ (vcc_f32x4){t43_v, t43_v, t43_v, t43_v});
        t45_v = (float)(0.4f);
        t46_v = (__extension__ (vcc_f32x4){t45_v, t45_v, t45_v, t45_v});
        t47_v = (float)(0.05f);
        t48_v = (__extension__ (vcc_f32x4){t47_v, t47_v, t47_v, t47_v});
        t49_v = (float)(0.8f);
        t50_v = (__extension__ (vcc_f32x4){t49_v, t49_v, t49_v, t49_v});
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 px_v = *(const vcc_f32x4 *)(const void *)(px + k2);
            vcc_f32x4 x_v = (px_v * t27_v) + t29_v;
            const vcc_f32x4 y_v = ((*(const vcc_f32x4 *)(const void *)(py + k2)) * t27_v) + t29_v;
            vcc_f32x4 y2_v = y_v;
            vcc_f32x4 z_v = t31_v;
            vcc_f32x4 left_v = t33_v;
            vcc_f32x4 light_v = t35_v;
            unsigned int step_s2 = 0u;
            vcc_u32x4 active_mask_v = mask2_v;
            vcc_f32x4 light2_v = t35_v;
            int more2;
            do {
                const vcc_f32x4 x_on_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & active_mask_v) | ((vcc_u32x4)t35_v & ~active_mask_v));
                const vcc_u32x4 mask4_v = (vcc_u32x4)(x_on_v >= t35_v);
                const vcc_u32x4 mask5_v = active_mask_v & mask4_v;
                const vcc_f32x4 x_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & mask5_v) | ((vcc_u32x4)t35_v & ~mask5_v));
                const vcc_u32x4 mask6_v = (vcc_u32x4)(x_on2_v < t37_v);
                const vcc_u32x4 mask7_v = mask4_v & mask6_v;
                const vcc_u32x4 mask8_v = active_mask_v & mask7_v;
                const vcc_f32x4 y_on_v =
                    (vcc_f32x4)(((vcc_u32x4)y2_v & mask8_v) | ((vcc_u32x4)t35_v & ~mask8_v));
                const vcc_u32x4 mask9_v = (vcc_u32x4)(y_on_v >= t35_v);
                const vcc_u32x4 mask10_v = mask7_v & mask9_v;
                const vcc_u32x4 mask11_v = active_mask_v & mask10_v;
                const vcc_f32x4 y_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)y2_v & mask11_v) | ((vcc_u32x4)t35_v & ~mask11_v));
                const vcc_u32x4 mask12_v = (vcc_u32x4)(y_on2_v < t37_v);
                const vcc_u32x4 mask13_v = mask10_v & mask12_v;
                const vcc_u32x4 mask14_v = active_mask_v & mask13_v;
                const vcc_f32x4 z_on_v =
                    (vcc_f32x4)(((vcc_u32x4)z_v & mask14_v) | ((vcc_u32x4)t35_v & ~mask14_v));
                const vcc_u32x4 mask15_v = (vcc_u32x4)(z_on_v >= t35_v);
                const vcc_u32x4 mask16_v = mask13_v & mask15_v;
                const vcc_u32x4 mask17_v = active_mask_v & mask16_v;
                const vcc_f32x4 z_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)z_v & mask17_v) | ((vcc_u32x4)t35_v & ~mask17_v));
                const vcc_u32x4 mask18_v = (vcc_u32x4)(z_on2_v < t37_v);
                const vcc_u32x4 mask19_v = active_mask_v & (mask16_v & mask18_v);
                const vcc_f32x4 x_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & mask19_v) | ((vcc_u32x4)t35_v & ~mask19_v));
                const vcc_f32x4 y_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)y2_v & mask19_v) | ((vcc_u32x4)t35_v & ~mask19_v));
                const vcc_f32x4 z_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)z_v & mask19_v) | ((vcc_u32x4)t35_v & ~mask19_v));
                const vcc_u32x4 t54_v =
                    ((vcc_u32x4)__builtin_convertvector(z_on3_v, vcc_i32x4)) << 3;
                const vcc_u32x4 t55_v =
                    t54_v + ((vcc_u32x4)__builtin_convertvector(y_on3_v, vcc_i32x4));
                const vcc_u32x4 i_v = (vcc_u32x4)__builtin_convertvector(x_on3_v, vcc_i32x4);
                const vcc_u8x4 mask20_v = __builtin_convertvector(mask19_v, vcc_u8x4);
                const vcc_i32x4 volume4_v = (vcc_i32x4)((t55_v << 3) + i_v);
                const vcc_u8x4 volume5_v =
                    (__extension__ (vcc_u8x4){mask20_v[0] ? (unsigned char)volume[volume4_v[0]] : 0, mask20_v[1] ? (unsigned char)volume[volume4_v[1]] : 0, mask20_v[2] ? (unsigned char)volume[volume4_v[2]] : 0, mask20_v[3] ? (unsigned char)volume[volume4_v[3]] : 0});
                const vcc_u8x4 volume_on2_v = (volume5_v & mask20_v) | (t38_v & ~mask20_v);
                const vcc_f32x4 t56_v = __builtin_convertvector(volume_on2_v, vcc_f32x4);
                const vcc_f32x4 t57_v =
                    (vcc_f32x4)(((vcc_u32x4)t56_v & mask19_v) | ((vcc_u32x4)t35_v & ~mask19_v));
                const vcc_u32x4 mask21_v =
                    ((~mask4_v) | (mask4_v & (~mask6_v))) | (mask7_v & (~mask9_v));
                const vcc_u32x4 mask22_v =
                    (mask21_v | (mask10_v & (~mask12_v))) | (mask13_v & (~mask15_v));
                const vcc_u32x4 mask23_v = mask22_v | (mask16_v & (~mask18_v));
                const vcc_f32x4 t58_v = t57_v * t40_v;
                const vcc_f32x4 d_v =
                    (vcc_f32x4)(((vcc_u32x4)t35_v & mask23_v) | ((vcc_u32x4)t58_v & ~mask23_v));
                const vcc_f32x4 px_on_v =
                    (vcc_f32x4)(((vcc_u32x4)px_v & active_mask_v) | ((vcc_u32x4)t35_v & ~active_mask_v));
                const vcc_f32x4 y_on4_v =
                    (vcc_f32x4)(((vcc_u32x4)y2_v & active_mask_v) | ((vcc_u32x4)t35_v & ~active_mask_v));
                const vcc_f32x4 z_on4_v =
                    (vcc_f32x4)(((vcc_u32x4)z_v & active_mask_v) | ((vcc_u32x4)t35_v & ~active_mask_v));
                const vcc_f32x4 d_on_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & active_mask_v) | ((vcc_u32x4)t35_v & ~active_mask_v));
                const vcc_u32x4 mask24_v = (vcc_u32x4)(d_on_v <= t48_v);
                const vcc_u32x4 mask25_v = ~mask24_v;
                const vcc_u32x4 mask26_v = active_mask_v & mask25_v;
                const vcc_f32x4 d_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)d_v & mask26_v) | ((vcc_u32x4)t35_v & ~mask26_v));
                const vcc_u32x4 gone3_v = (vcc_u32x4)(t50_v < d_on2_v);
                const vcc_f32x4 gone4_v =
                    (vcc_f32x4)(((vcc_u32x4)t50_v & gone3_v) | ((vcc_u32x4)d_on2_v & ~gone3_v));
                const vcc_f32x4 left_on_v =
                    (vcc_f32x4)(((vcc_u32x4)left_v & mask26_v) | ((vcc_u32x4)t35_v & ~mask26_v));
                const vcc_f32x4 gone_on_v =
                    (vcc_f32x4)(((vcc_u32x4)gone4_v & mask26_v) | ((vcc_u32x4)t35_v & ~mask26_v));
                const vcc_f32x4 light_on_v =
                    (vcc_f32x4)(((vcc_u32x4)light_v & mask26_v) | ((vcc_u32x4)t35_v & ~mask26_v));
                const vcc_f32x4 light3_v = light_on_v + ((left_on_v * gone_on_v) * d_on2_v);
                const vcc_f32x4 left2_v = left_on_v * (t33_v - gone_on_v);
                const vcc_u32x4 mask27_v = (vcc_u32x4)(left2_v < t48_v);
                const vcc_u32x4 mask28_v = mask25_v & (~mask27_v);
                const vcc_f32x4 light4_v =
                    (vcc_f32x4)(((vcc_u32x4)light3_v & mask28_v) | ((vcc_u32x4)light_v & ~mask28_v));
                const unsigned int t4 = step_s2 + 1u;
                const vcc_u32x4 mask29_v = active_mask_v & (mask28_v | mask24_v);
                const vcc_u32x4 mask30_v = mask25_v & mask27_v;
                const vcc_f32x4 light5_v =
                    (vcc_f32x4)(((vcc_u32x4)light3_v & mask30_v) | ((vcc_u32x4)light4_v & ~mask30_v));
                const vcc_u64x2 t59_v = (vcc_u64x2)mask29_v;
                const int t5 = (t59_v[0] | t59_v[1]) != 0;
                vcc_f32x4 light_next;
                more2 = t5 && (int)t4 < 24;
                light_next =
                    (vcc_f32x4)(((vcc_u32x4)light5_v & active_mask_v) | ((vcc_u32x4)light2_v & ~active_mask_v));
                x_v = x_on_v + ((t42_v * px_on_v) * t44_v);
                y2_v = y_on4_v - t44_v;
                z_v = z_on4_v + t46_v;
                left_v =
                    (vcc_f32x4)(((vcc_u32x4)left2_v & mask28_v) | ((vcc_u32x4)left_v & ~mask28_v));
                light_v = light4_v;
                step_s2 = t4;
                active_mask_v = mask29_v;
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
