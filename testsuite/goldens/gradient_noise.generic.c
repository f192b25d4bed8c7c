/* vcc 0.1.0 wrote this from gradient_noise.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | in u8 hash[256] | out float d[n] restrict */
#pragma simd declare
static int whole_below(float x)
{
    int i = (int)x;
    return (float)i > x ? i - 1 : i;
}

#pragma simd declare
static float slope(int h, float x, float y)
{
    switch (h & 7) {
    case 0:
        return x + y;
    case 1:
        return x - y;
    case 2:
        return y - x;
    case 3:
        return -x - y;
    case 4:
        return x;
    case 5:
        return -x;
    case 6:
        return y;
    default:
        return -y;
    }
}

#pragma simd declare
static float fade(float t)
{
    return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
}

#pragma simd declare(uniform(hash))
static float noise(float x, float y, const unsigned char *hash)
{
    int i = whole_below(x), j = whole_below(y);
    float fx = x - (float)i, fy = y - (float)j, u = fade(fx), v = fade(fy);
    int a = hash[i & 255] + j, b = hash[(i + 1) & 255] + j;
    float low = slope(hash[a & 255], fx, fy), high = slope(hash[(a + 1) & 255], fx, fy - 1.0f);
    low += u * (slope(hash[b & 255], fx - 1.0f, fy) - low);
    high += u * (slope(hash[(b + 1) & 255], fx - 1.0f, fy - 1.0f) - high);
    return low + v * (high - low);
}

#pragma simd declare(uniform(hash))
static float gradient_noise_lane(float x, float y, const unsigned char *hash)
{
    float sum = 0.0f, weight = 1.0f;
    int octave;
    if (!(x > -1000.0f && x < 1000.0f && y > -1000.0f && y < 1000.0f))
        return 0.0f;
    for (octave = 0; octave < 3; octave++) {
        sum += weight * noise(x, y, hash);
        x *= 2.0f;
        y *= 2.0f;
        weight *= 0.5f;
    }
    return sum;
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void gradient_noise(int n, const float *x, const float *y, const unsigned char *hash, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 70: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)-1000.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)1000.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)0.0f;
        vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)1.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const vcc_u32x4 t9_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const float t10_v = (float)6.0f;
        const vcc_f32x4 t11_v = __extension__ (vcc_f32x4){t10_v, t10_v, t10_v, t10_v};
        const float t12_v = (float)15.0f;
        const vcc_f32x4 t13_v = __extension__ (vcc_f32x4){t12_v, t12_v, t12_v, t12_v};
        const float t14_v = (float)10.0f;
        const vcc_f32x4 t15_v = __extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v};
        const vcc_u32x4 t16_v = (unsigned int)255 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t17_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t18_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t19_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t20_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t21_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t22_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t23_v = (unsigned int)6 - __extension__ (vcc_u32x4){0};
        const float t24_v = (float)2.0f;
        const vcc_f32x4 t25_v = __extension__ (vcc_f32x4){t24_v, t24_v, t24_v, t24_v};
        const float t26_v = (float)0.5f;
        const vcc_f32x4 t27_v = __extension__ (vcc_f32x4){t26_v, t26_v, t26_v, t26_v};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k2);
            const vcc_u32x4 mask_v = (vcc_u32x4)(x_v > t2_v) & (vcc_u32x4)(x_v < t4_v);
            const vcc_f32x4 y_on_v =
                (vcc_f32x4)(((vcc_u32x4)y_v & mask_v) | ((vcc_u32x4)t6_v & ~mask_v));
            const vcc_u32x4 mask2_v =
                mask_v & (vcc_u32x4)(y_on_v > t2_v) & (vcc_u32x4)(y_on_v < t4_v);
            const vcc_u64x2 all_v = (vcc_u64x2)mask2_v;
            const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
            vcc_f32x4 sum_v;
            if (all) {
                vcc_f32x4 x2_v = x_v;
                vcc_f32x4 y2_v = y_v;
                vcc_f32x4 sum2_v = t6_v;
                vcc_f32x4 weight_v = t8_v;
                unsigned int octave_s = 0u;
                int more;
                do {
                    const vcc_u32x4 i_v = (vcc_u32x4)__builtin_convertvector(x2_v, vcc_i32x4);
                    const vcc_f32x4 t28_v = __builtin_convertvector((vcc_i32x4)i_v, vcc_f32x4);
                    const vcc_u32x4 i2_v = i_v + (vcc_u32x4)(t28_v > x2_v);
                    const vcc_u32x4 i3_v = (vcc_u32x4)__builtin_convertvector(y2_v, vcc_i32x4);
                    const vcc_f32x4 t29_v = __builtin_convertvector((vcc_i32x4)i3_v, vcc_f32x4);
                    const vcc_u32x4 j_v = i3_v + (vcc_u32x4)(t29_v > y2_v);
                    const vcc_f32x4 fx_v =
                        x2_v - __builtin_convertvector((vcc_i32x4)i2_v, vcc_f32x4);
                    const vcc_f32x4 fy_v =
                        y2_v - __builtin_convertvector((vcc_i32x4)j_v, vcc_f32x4);
                    const vcc_f32x4 u_v =
                        fx_v * fx_v * fx_v * (fx_v * (fx_v * t11_v - t13_v) + t15_v);
                    const vcc_i32x4 hash_v = (vcc_i32x4)(i2_v & t16_v);
                    const vcc_u8x4 hash2_v =
                        __extension__ (vcc_u8x4){(unsigned char)hash[hash_v[0]],
                        (unsigned char)hash[hash_v[1]], (unsigned char)hash[hash_v[2]],
                        (unsigned char)hash[hash_v[3]]};
                    const vcc_u32x4 a_v = __builtin_convertvector(hash2_v, vcc_u32x4) + j_v;
                    const vcc_i32x4 hash3_v = (vcc_i32x4)((i2_v + t9_v) & t16_v);
                    const vcc_u8x4 hash4_v =
                        __extension__ (vcc_u8x4){(unsigned char)hash[hash3_v[0]],
                        (unsigned char)hash[hash3_v[1]], (unsigned char)hash[hash3_v[2]],
                        (unsigned char)hash[hash3_v[3]]};
                    const vcc_u32x4 b_v = __builtin_convertvector(hash4_v, vcc_u32x4) + j_v;
                    const vcc_i32x4 hash5_v = (vcc_i32x4)(a_v & t16_v);
                    const vcc_u8x4 hash6_v =
                        __extension__ (vcc_u8x4){(unsigned char)hash[hash5_v[0]],
                        (unsigned char)hash[hash5_v[1]], (unsigned char)hash[hash5_v[2]],
                        (unsigned char)hash[hash5_v[3]]};
                    const vcc_u32x4 t30_v = __builtin_convertvector(hash6_v, vcc_u32x4) & t17_v;
                    const vcc_f32x4 t31_v = -fy_v;
                    const vcc_f32x4 t32_v = -fx_v;
                    const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_u32x4)t30_v == (vcc_u32x4)t18_v);
                    const vcc_f32x4 t33_v = fx_v + fy_v;
                    const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_u32x4)t30_v == (vcc_u32x4)t9_v);
                    const vcc_f32x4 t34_v = fx_v - fy_v;
                    const vcc_f32x4 t35_v =
                        (vcc_f32x4)(((vcc_u32x4)t33_v & mask3_v) | ((vcc_u32x4)t31_v & ~mask3_v));
                    const vcc_u32x4 mask5_v = (vcc_u32x4)((vcc_u32x4)t30_v == (vcc_u32x4)t19_v);
                    const vcc_f32x4 t36_v = fy_v - fx_v;
                    const vcc_f32x4 t37_v =
                        (vcc_f32x4)(((vcc_u32x4)t34_v & mask4_v) | ((vcc_u32x4)t35_v & ~mask4_v));
                    const vcc_u32x4 mask6_v = (vcc_u32x4)((vcc_u32x4)t30_v == (vcc_u32x4)t20_v);
                    const vcc_f32x4 t38_v = t32_v - fy_v;
                    const vcc_f32x4 t39_v =
                        (vcc_f32x4)(((vcc_u32x4)t36_v & mask5_v) | ((vcc_u32x4)t37_v & ~mask5_v));
                    const vcc_u32x4 mask7_v = (vcc_u32x4)((vcc_u32x4)t30_v == (vcc_u32x4)t21_v);
                    const vcc_f32x4 t40_v =
                        (vcc_f32x4)(((vcc_u32x4)t38_v & mask6_v) | ((vcc_u32x4)t39_v & ~mask6_v));
                    const vcc_u32x4 mask8_v = (vcc_u32x4)((vcc_u32x4)t30_v == (vcc_u32x4)t22_v);
                    const vcc_f32x4 t41_v =
                        (vcc_f32x4)(((vcc_u32x4)fx_v & mask7_v) | ((vcc_u32x4)t40_v & ~mask7_v));
                    const vcc_u32x4 mask9_v = (vcc_u32x4)((vcc_u32x4)t30_v == (vcc_u32x4)t23_v);
                    const vcc_f32x4 t42_v =
                        (vcc_f32x4)(((vcc_u32x4)t32_v & mask8_v) | ((vcc_u32x4)t41_v & ~mask8_v));
                    const vcc_f32x4 low_v =
                        (vcc_f32x4)(((vcc_u32x4)fy_v & mask9_v) | ((vcc_u32x4)t42_v & ~mask9_v));
                    const vcc_i32x4 hash7_v = (vcc_i32x4)((a_v + t9_v) & t16_v);
                    const vcc_u8x4 hash8_v =
                        __extension__ (vcc_u8x4){(unsigned char)hash[hash7_v[0]],
                        (unsigned char)hash[hash7_v[1]], (unsigned char)hash[hash7_v[2]],
                        (unsigned char)hash[hash7_v[3]]};
                    const vcc_f32x4 y3_v = fy_v - t8_v;
                    const vcc_u32x4 t43_v = __builtin_convertvector(hash8_v, vcc_u32x4) & t17_v;
                    const vcc_f32x4 t44_v = -y3_v;
                    const vcc_u32x4 mask10_v = (vcc_u32x4)((vcc_u32x4)t43_v == (vcc_u32x4)t18_v);
                    const vcc_f32x4 t45_v = fx_v + y3_v;
                    const vcc_u32x4 mask11_v = (vcc_u32x4)((vcc_u32x4)t43_v == (vcc_u32x4)t9_v);
                    const vcc_f32x4 t46_v = fx_v - y3_v;
                    const vcc_f32x4 t47_v =
                        (vcc_f32x4)(((vcc_u32x4)t45_v & mask10_v) | ((vcc_u32x4)t44_v & ~mask10_v));
                    const vcc_u32x4 mask12_v = (vcc_u32x4)((vcc_u32x4)t43_v == (vcc_u32x4)t19_v);
                    const vcc_f32x4 t48_v = y3_v - fx_v;
                    const vcc_f32x4 t49_v =
                        (vcc_f32x4)(((vcc_u32x4)t46_v & mask11_v) | ((vcc_u32x4)t47_v & ~mask11_v));
                    const vcc_u32x4 mask13_v = (vcc_u32x4)((vcc_u32x4)t43_v == (vcc_u32x4)t20_v);
                    const vcc_f32x4 t50_v = t32_v - y3_v;
                    const vcc_f32x4 t51_v =
                        (vcc_f32x4)(((vcc_u32x4)t48_v & mask12_v) | ((vcc_u32x4)t49_v & ~mask12_v));
                    const vcc_u32x4 mask14_v = (vcc_u32x4)((vcc_u32x4)t43_v == (vcc_u32x4)t21_v);
                    const vcc_f32x4 t52_v =
                        (vcc_f32x4)(((vcc_u32x4)t50_v & mask13_v) | ((vcc_u32x4)t51_v & ~mask13_v));
                    const vcc_u32x4 mask15_v = (vcc_u32x4)((vcc_u32x4)t43_v == (vcc_u32x4)t22_v);
                    const vcc_f32x4 t53_v =
                        (vcc_f32x4)(((vcc_u32x4)fx_v & mask14_v) | ((vcc_u32x4)t52_v & ~mask14_v));
                    const vcc_u32x4 mask16_v = (vcc_u32x4)((vcc_u32x4)t43_v == (vcc_u32x4)t23_v);
                    const vcc_f32x4 t54_v =
                        (vcc_f32x4)(((vcc_u32x4)t32_v & mask15_v) | ((vcc_u32x4)t53_v & ~mask15_v));
                    const vcc_f32x4 high_v =
                        (vcc_f32x4)(((vcc_u32x4)y3_v & mask16_v) | ((vcc_u32x4)t54_v & ~mask16_v));
                    const vcc_i32x4 hash9_v = (vcc_i32x4)(b_v & t16_v);
                    const vcc_u8x4 hash10_v =
                        __extension__ (vcc_u8x4){(unsigned char)hash[hash9_v[0]],
                        (unsigned char)hash[hash9_v[1]], (unsigned char)hash[hash9_v[2]],
                        (unsigned char)hash[hash9_v[3]]};
                    const vcc_f32x4 x3_v = fx_v - t8_v;
                    const vcc_u32x4 t55_v = __builtin_convertvector(hash10_v, vcc_u32x4) & t17_v;
                    const vcc_f32x4 t56_v = -x3_v;
                    const vcc_u32x4 mask17_v = (vcc_u32x4)((vcc_u32x4)t55_v == (vcc_u32x4)t18_v);
                    const vcc_f32x4 t57_v = x3_v + fy_v;
                    const vcc_u32x4 mask18_v = (vcc_u32x4)((vcc_u32x4)t55_v == (vcc_u32x4)t9_v);
                    const vcc_f32x4 t58_v = x3_v - fy_v;
                    const vcc_f32x4 t59_v =
                        (vcc_f32x4)(((vcc_u32x4)t57_v & mask17_v) | ((vcc_u32x4)t31_v & ~mask17_v));
                    const vcc_u32x4 mask19_v = (vcc_u32x4)((vcc_u32x4)t55_v == (vcc_u32x4)t19_v);
                    const vcc_f32x4 t60_v = fy_v - x3_v;
                    const vcc_f32x4 t61_v =
                        (vcc_f32x4)(((vcc_u32x4)t58_v & mask18_v) | ((vcc_u32x4)t59_v & ~mask18_v));
                    const vcc_u32x4 mask20_v = (vcc_u32x4)((vcc_u32x4)t55_v == (vcc_u32x4)t20_v);
                    const vcc_f32x4 t62_v = t56_v - fy_v;
                    const vcc_f32x4 t63_v =
                        (vcc_f32x4)(((vcc_u32x4)t60_v & mask19_v) | ((vcc_u32x4)t61_v & ~mask19_v));
                    const vcc_u32x4 mask21_v = (vcc_u32x4)((vcc_u32x4)t55_v == (vcc_u32x4)t21_v);
                    const vcc_f32x4 t64_v =
                        (vcc_f32x4)(((vcc_u32x4)t62_v & mask20_v) | ((vcc_u32x4)t63_v & ~mask20_v));
                    const vcc_u32x4 mask22_v = (vcc_u32x4)((vcc_u32x4)t55_v == (vcc_u32x4)t22_v);
                    const vcc_f32x4 t65_v =
                        (vcc_f32x4)(((vcc_u32x4)x3_v & mask21_v) | ((vcc_u32x4)t64_v & ~mask21_v));
                    const vcc_u32x4 mask23_v = (vcc_u32x4)((vcc_u32x4)t55_v == (vcc_u32x4)t23_v);
                    const vcc_f32x4 t66_v =
                        (vcc_f32x4)(((vcc_u32x4)t56_v & mask22_v) | ((vcc_u32x4)t65_v & ~mask22_v));
                    const vcc_f32x4 t67_v =
                        (vcc_f32x4)(((vcc_u32x4)fy_v & mask23_v) | ((vcc_u32x4)t66_v & ~mask23_v));
                    const vcc_f32x4 low2_v = low_v + u_v * (t67_v - low_v);
                    const vcc_i32x4 hash11_v = (vcc_i32x4)((b_v + t9_v) & t16_v);
                    const vcc_u8x4 hash12_v =
                        __extension__ (vcc_u8x4){(unsigned char)hash[hash11_v[0]],
                        (unsigned char)hash[hash11_v[1]], (unsigned char)hash[hash11_v[2]],
                        (unsigned char)hash[hash11_v[3]]};
                    const vcc_u32x4 t68_v = __builtin_convertvector(hash12_v, vcc_u32x4) & t17_v;
                    const vcc_u32x4 mask24_v = (vcc_u32x4)((vcc_u32x4)t68_v == (vcc_u32x4)t18_v);
                    const vcc_f32x4 t69_v = x3_v + y3_v;
                    const vcc_u32x4 mask25_v = (vcc_u32x4)((vcc_u32x4)t68_v == (vcc_u32x4)t9_v);
                    const vcc_f32x4 t70_v = x3_v - y3_v;
                    const vcc_f32x4 t71_v =
                        (vcc_f32x4)(((vcc_u32x4)t69_v & mask24_v) | ((vcc_u32x4)t44_v & ~mask24_v));
                    const vcc_u32x4 mask26_v = (vcc_u32x4)((vcc_u32x4)t68_v == (vcc_u32x4)t19_v);
                    const vcc_f32x4 t72_v = y3_v - x3_v;
                    const vcc_f32x4 t73_v =
                        (vcc_f32x4)(((vcc_u32x4)t70_v & mask25_v) | ((vcc_u32x4)t71_v & ~mask25_v));
                    const vcc_u32x4 mask27_v = (vcc_u32x4)((vcc_u32x4)t68_v == (vcc_u32x4)t20_v);
                    const vcc_f32x4 t74_v = t56_v - y3_v;
                    const vcc_f32x4 t75_v =
                        (vcc_f32x4)(((vcc_u32x4)t72_v & mask26_v) | ((vcc_u32x4)t73_v & ~mask26_v));
                    const vcc_u32x4 mask28_v = (vcc_u32x4)((vcc_u32x4)t68_v == (vcc_u32x4)t21_v);
                    const vcc_f32x4 t76_v =
                        (vcc_f32x4)(((vcc_u32x4)t74_v & mask27_v) | ((vcc_u32x4)t75_v & ~mask27_v));
                    const vcc_u32x4 mask29_v = (vcc_u32x4)((vcc_u32x4)t68_v == (vcc_u32x4)t22_v);
                    const vcc_f32x4 t77_v =
                        (vcc_f32x4)(((vcc_u32x4)x3_v & mask28_v) | ((vcc_u32x4)t76_v & ~mask28_v));
                    const vcc_u32x4 mask30_v = (vcc_u32x4)((vcc_u32x4)t68_v == (vcc_u32x4)t23_v);
                    const vcc_f32x4 t78_v =
                        (vcc_f32x4)(((vcc_u32x4)t56_v & mask29_v) | ((vcc_u32x4)t77_v & ~mask29_v));
                    const vcc_f32x4 t79_v =
                        (vcc_f32x4)(((vcc_u32x4)y3_v & mask30_v) | ((vcc_u32x4)t78_v & ~mask30_v));
                    const vcc_f32x4 t80_v = high_v + u_v * (t79_v - high_v) - low2_v;
                    const vcc_f32x4 t81_v =
                        fy_v * fy_v * fy_v * (fy_v * (fy_v * t11_v - t13_v) + t15_v) * t80_v;
                    const unsigned int t2 = octave_s + 1u;
                    more = (int)t2 < 3;
                    x2_v = x2_v * t25_v;
                    y2_v = y2_v * t25_v;
                    sum2_v = sum2_v + weight_v * (low2_v + t81_v);
                    weight_v = weight_v * t27_v;
                    octave_s = t2;
                } while (more);
                sum_v = sum2_v;
            } else {
                const vcc_u64x2 any_v = (vcc_u64x2)mask2_v;
                const int any = (any_v[0] | any_v[1]) != 0;
                vcc_f32x4 t82_v = t6_v;
                if (any) {
                    vcc_f32x4 x4_v = x_v;
                    vcc_f32x4 y4_v = y_v;
                    vcc_f32x4 sum3_v = t6_v;
                    vcc_f32x4 weight2_v = t8_v;
                    unsigned int octave_s2 = 0u;
                    int more2;
                    do {
                        const vcc_f32x4 x_on_v =
                            (vcc_f32x4)(((vcc_u32x4)x4_v & mask2_v) | ((vcc_u32x4)t6_v & ~mask2_v));
                        const vcc_u32x4 i4_v =
                            (vcc_u32x4)__builtin_convertvector(x_on_v, vcc_i32x4);
                        const vcc_f32x4 t83_v = __builtin_convertvector((vcc_i32x4)i4_v, vcc_f32x4);
                        const vcc_u32x4 i5_v = i4_v + (vcc_u32x4)(t83_v > x_on_v);
                        const vcc_f32x4 y_on2_v =
                            (vcc_f32x4)(((vcc_u32x4)y4_v & mask2_v) | ((vcc_u32x4)t6_v & ~mask2_v));
                        const vcc_u32x4 i6_v =
                            (vcc_u32x4)__builtin_convertvector(y_on2_v, vcc_i32x4);
                        const vcc_f32x4 t84_v = __builtin_convertvector((vcc_i32x4)i6_v, vcc_f32x4);
                        const vcc_u32x4 j2_v = i6_v + (vcc_u32x4)(t84_v > y_on2_v);
                        const vcc_f32x4 t85_v = __builtin_convertvector((vcc_i32x4)i5_v, vcc_f32x4);
                        const vcc_f32x4 t86_v =
                            (vcc_f32x4)(((vcc_u32x4)t85_v & mask2_v)
                            | ((vcc_u32x4)t6_v & ~mask2_v));
                        const vcc_f32x4 fx2_v = x_on_v - t86_v;
                        const vcc_f32x4 t87_v = __builtin_convertvector((vcc_i32x4)j2_v, vcc_f32x4);
                        const vcc_f32x4 t88_v =
                            (vcc_f32x4)(((vcc_u32x4)t87_v & mask2_v)
                            | ((vcc_u32x4)t6_v & ~mask2_v));
                        const vcc_f32x4 fy2_v = y_on2_v - t88_v;
                        const vcc_f32x4 u2_v =
                            fx2_v * fx2_v * fx2_v * (fx2_v * (fx2_v * t11_v - t13_v) + t15_v);
                        const vcc_u8x4 mask31_v = __builtin_convertvector(mask2_v, vcc_u8x4);
                        const vcc_i32x4 hash13_v = (vcc_i32x4)(i5_v & t16_v);
                        const vcc_u8x4 hash14_v =
                            __extension__ (vcc_u8x4){mask31_v[0] ? (unsigned char)hash[hash13_v[0]]
                            : 0, mask31_v[1] ? (unsigned char)hash[hash13_v[1]] : 0,
                            mask31_v[2] ? (unsigned char)hash[hash13_v[2]] : 0,
                            mask31_v[3] ? (unsigned char)hash[hash13_v[3]] : 0};
                        const vcc_u32x4 a2_v = __builtin_convertvector(hash14_v, vcc_u32x4) + j2_v;
                        const vcc_i32x4 hash15_v = (vcc_i32x4)((i5_v + t9_v) & t16_v);
                        const vcc_u8x4 hash16_v =
                            __extension__ (vcc_u8x4){mask31_v[0] ? (unsigned char)hash[hash15_v[0]]
                            : 0, mask31_v[1] ? (unsigned char)hash[hash15_v[1]] : 0,
                            mask31_v[2] ? (unsigned char)hash[hash15_v[2]] : 0,
                            mask31_v[3] ? (unsigned char)hash[hash15_v[3]] : 0};
                        const vcc_u32x4 b2_v = __builtin_convertvector(hash16_v, vcc_u32x4) + j2_v;
                        const vcc_i32x4 hash17_v = (vcc_i32x4)(a2_v & t16_v);
                        const vcc_u8x4 hash18_v =
                            __extension__ (vcc_u8x4){mask31_v[0] ? (unsigned char)hash[hash17_v[0]]
                            : 0, mask31_v[1] ? (unsigned char)hash[hash17_v[1]] : 0,
                            mask31_v[2] ? (unsigned char)hash[hash17_v[2]] : 0,
                            mask31_v[3] ? (unsigned char)hash[hash17_v[3]] : 0};
                        const vcc_u32x4 t89_v =
                            __builtin_convertvector(hash18_v, vcc_u32x4) & t17_v;
                        const vcc_f32x4 t90_v = -fy2_v;
                        const vcc_f32x4 t91_v = -fx2_v;
                        const vcc_u32x4 mask32_v =
                            (vcc_u32x4)((vcc_u32x4)t89_v == (vcc_u32x4)t18_v);
                        const vcc_f32x4 t92_v = fx2_v + fy2_v;
                        const vcc_u32x4 mask33_v = (vcc_u32x4)((vcc_u32x4)t89_v == (vcc_u32x4)t9_v);
                        const vcc_f32x4 t93_v = fx2_v - fy2_v;
                        const vcc_f32x4 t94_v =
                            (vcc_f32x4)(((vcc_u32x4)t92_v & mask32_v)
                            | ((vcc_u32x4)t90_v & ~mask32_v));
                        const vcc_u32x4 mask34_v =
                            (vcc_u32x4)((vcc_u32x4)t89_v == (vcc_u32x4)t19_v);
                        const vcc_f32x4 t95_v = fy2_v - fx2_v;
                        const vcc_f32x4 t96_v =
                            (vcc_f32x4)(((vcc_u32x4)t93_v & mask33_v)
                            | ((vcc_u32x4)t94_v & ~mask33_v));
                        const vcc_u32x4 mask35_v =
                            (vcc_u32x4)((vcc_u32x4)t89_v == (vcc_u32x4)t20_v);
                        const vcc_f32x4 t97_v = t91_v - fy2_v;
                        const vcc_f32x4 t98_v =
                            (vcc_f32x4)(((vcc_u32x4)t95_v & mask34_v)
                            | ((vcc_u32x4)t96_v & ~mask34_v));
                        const vcc_u32x4 mask36_v =
                            (vcc_u32x4)((vcc_u32x4)t89_v == (vcc_u32x4)t21_v);
                        const vcc_f32x4 t99_v =
                            (vcc_f32x4)(((vcc_u32x4)t97_v & mask35_v)
                            | ((vcc_u32x4)t98_v & ~mask35_v));
                        const vcc_u32x4 mask37_v =
                            (vcc_u32x4)((vcc_u32x4)t89_v == (vcc_u32x4)t22_v);
                        const vcc_f32x4 t100_v =
                            (vcc_f32x4)(((vcc_u32x4)fx2_v & mask36_v)
                            | ((vcc_u32x4)t99_v & ~mask36_v));
                        const vcc_u32x4 mask38_v =
                            (vcc_u32x4)((vcc_u32x4)t89_v == (vcc_u32x4)t23_v);
                        const vcc_f32x4 t101_v =
                            (vcc_f32x4)(((vcc_u32x4)t91_v & mask37_v)
                            | ((vcc_u32x4)t100_v & ~mask37_v));
                        const vcc_i32x4 hash19_v = (vcc_i32x4)((a2_v + t9_v) & t16_v);
                        const vcc_u8x4 hash20_v =
                            __extension__ (vcc_u8x4){mask31_v[0] ? (unsigned char)hash[hash19_v[0]]
                            : 0, mask31_v[1] ? (unsigned char)hash[hash19_v[1]] : 0,
                            mask31_v[2] ? (unsigned char)hash[hash19_v[2]] : 0,
                            mask31_v[3] ? (unsigned char)hash[hash19_v[3]] : 0};
                        const vcc_f32x4 y5_v = fy2_v - t8_v;
                        const vcc_u32x4 t102_v =
                            __builtin_convertvector(hash20_v, vcc_u32x4) & t17_v;
                        const vcc_f32x4 t103_v = -y5_v;
                        const vcc_u32x4 mask39_v =
                            (vcc_u32x4)((vcc_u32x4)t102_v == (vcc_u32x4)t18_v);
                        const vcc_f32x4 t104_v = fx2_v + y5_v;
                        const vcc_u32x4 mask40_v =
                            (vcc_u32x4)((vcc_u32x4)t102_v == (vcc_u32x4)t9_v);
                        const vcc_f32x4 t105_v = fx2_v - y5_v;
                        const vcc_f32x4 t106_v =
                            (vcc_f32x4)(((vcc_u32x4)t104_v & mask39_v)
                            | ((vcc_u32x4)t103_v & ~mask39_v));
                        const vcc_u32x4 mask41_v =
                            (vcc_u32x4)((vcc_u32x4)t102_v == (vcc_u32x4)t19_v);
                        const vcc_f32x4 t107_v = y5_v - fx2_v;
                        const vcc_f32x4 t108_v =
                            (vcc_f32x4)(((vcc_u32x4)t105_v & mask40_v)
                            | ((vcc_u32x4)t106_v & ~mask40_v));
                        const vcc_u32x4 mask42_v =
                            (vcc_u32x4)((vcc_u32x4)t102_v == (vcc_u32x4)t20_v);
                        const vcc_f32x4 t109_v = t91_v - y5_v;
                        const vcc_f32x4 t110_v =
                            (vcc_f32x4)(((vcc_u32x4)t107_v & mask41_v)
                            | ((vcc_u32x4)t108_v & ~mask41_v));
                        const vcc_u32x4 mask43_v =
                            (vcc_u32x4)((vcc_u32x4)t102_v == (vcc_u32x4)t21_v);
                        const vcc_f32x4 t111_v =
                            (vcc_f32x4)(((vcc_u32x4)t109_v & mask42_v)
                            | ((vcc_u32x4)t110_v & ~mask42_v));
                        const vcc_u32x4 mask44_v =
                            (vcc_u32x4)((vcc_u32x4)t102_v == (vcc_u32x4)t22_v);
                        const vcc_f32x4 t112_v =
                            (vcc_f32x4)(((vcc_u32x4)fx2_v & mask43_v)
                            | ((vcc_u32x4)t111_v & ~mask43_v));
                        const vcc_u32x4 mask45_v =
                            (vcc_u32x4)((vcc_u32x4)t102_v == (vcc_u32x4)t23_v);
                        const vcc_f32x4 t113_v =
                            (vcc_f32x4)(((vcc_u32x4)t91_v & mask44_v)
                            | ((vcc_u32x4)t112_v & ~mask44_v));
                        const vcc_i32x4 hash21_v = (vcc_i32x4)(b2_v & t16_v);
                        const vcc_u8x4 hash22_v =
                            __extension__ (vcc_u8x4){mask31_v[0] ? (unsigned char)hash[hash21_v[0]]
                            : 0, mask31_v[1] ? (unsigned char)hash[hash21_v[1]] : 0,
                            mask31_v[2] ? (unsigned char)hash[hash21_v[2]] : 0,
                            mask31_v[3] ? (unsigned char)hash[hash21_v[3]] : 0};
                        const vcc_f32x4 x5_v = fx2_v - t8_v;
                        const vcc_u32x4 t114_v =
                            __builtin_convertvector(hash22_v, vcc_u32x4) & t17_v;
                        const vcc_f32x4 t115_v = -x5_v;
                        const vcc_u32x4 mask46_v =
                            (vcc_u32x4)((vcc_u32x4)t114_v == (vcc_u32x4)t18_v);
                        const vcc_f32x4 t116_v = x5_v + fy2_v;
                        const vcc_u32x4 mask47_v =
                            (vcc_u32x4)((vcc_u32x4)t114_v == (vcc_u32x4)t9_v);
                        const vcc_f32x4 t117_v = x5_v - fy2_v;
                        const vcc_f32x4 t118_v =
                            (vcc_f32x4)(((vcc_u32x4)t116_v & mask46_v)
                            | ((vcc_u32x4)t90_v & ~mask46_v));
                        const vcc_u32x4 mask48_v =
                            (vcc_u32x4)((vcc_u32x4)t114_v == (vcc_u32x4)t19_v);
                        const vcc_f32x4 t119_v = fy2_v - x5_v;
                        const vcc_f32x4 t120_v =
                            (vcc_f32x4)(((vcc_u32x4)t117_v & mask47_v)
                            | ((vcc_u32x4)t118_v & ~mask47_v));
                        const vcc_u32x4 mask49_v =
                            (vcc_u32x4)((vcc_u32x4)t114_v == (vcc_u32x4)t20_v);
                        const vcc_f32x4 t121_v = t115_v - fy2_v;
                        const vcc_f32x4 t122_v =
                            (vcc_f32x4)(((vcc_u32x4)t119_v & mask48_v)
                            | ((vcc_u32x4)t120_v & ~mask48_v));
                        const vcc_u32x4 mask50_v =
                            (vcc_u32x4)((vcc_u32x4)t114_v == (vcc_u32x4)t21_v);
                        const vcc_f32x4 t123_v =
                            (vcc_f32x4)(((vcc_u32x4)t121_v & mask49_v)
                            | ((vcc_u32x4)t122_v & ~mask49_v));
                        const vcc_u32x4 mask51_v =
                            (vcc_u32x4)((vcc_u32x4)t114_v == (vcc_u32x4)t22_v);
                        const vcc_f32x4 t124_v =
                            (vcc_f32x4)(((vcc_u32x4)x5_v & mask50_v)
                            | ((vcc_u32x4)t123_v & ~mask50_v));
                        const vcc_u32x4 mask52_v =
                            (vcc_u32x4)((vcc_u32x4)t114_v == (vcc_u32x4)t23_v);
                        const vcc_f32x4 t125_v =
                            (vcc_f32x4)(((vcc_u32x4)t115_v & mask51_v)
                            | ((vcc_u32x4)t124_v & ~mask51_v));
                        const vcc_f32x4 t126_v =
                            (vcc_f32x4)(((vcc_u32x4)fy2_v & mask52_v)
                            | ((vcc_u32x4)t125_v & ~mask52_v));
                        const vcc_f32x4 low3_v =
                            (vcc_f32x4)(((vcc_u32x4)fy2_v & mask38_v)
                            | ((vcc_u32x4)t101_v & ~mask38_v));
                        const vcc_f32x4 low_on_v =
                            (vcc_f32x4)(((vcc_u32x4)low3_v & mask2_v)
                            | ((vcc_u32x4)t6_v & ~mask2_v));
                        const vcc_f32x4 t127_v =
                            (vcc_f32x4)(((vcc_u32x4)t126_v & mask2_v)
                            | ((vcc_u32x4)t6_v & ~mask2_v));
                        const vcc_f32x4 low4_v = low_on_v + u2_v * (t127_v - low_on_v);
                        const vcc_i32x4 hash23_v = (vcc_i32x4)((b2_v + t9_v) & t16_v);
                        const vcc_u8x4 hash24_v =
                            __extension__ (vcc_u8x4){mask31_v[0] ? (unsigned char)hash[hash23_v[0]]
                            : 0, mask31_v[1] ? (unsigned char)hash[hash23_v[1]] : 0,
                            mask31_v[2] ? (unsigned char)hash[hash23_v[2]] : 0,
                            mask31_v[3] ? (unsigned char)hash[hash23_v[3]] : 0};
                        const vcc_u32x4 t128_v =
                            __builtin_convertvector(hash24_v, vcc_u32x4) & t17_v;
                        const vcc_u32x4 mask53_v =
                            (vcc_u32x4)((vcc_u32x4)t128_v == (vcc_u32x4)t18_v);
                        const vcc_f32x4 t129_v = x5_v + y5_v;
                        const vcc_u32x4 mask54_v =
                            (vcc_u32x4)((vcc_u32x4)t128_v == (vcc_u32x4)t9_v);
                        const vcc_f32x4 t130_v = x5_v - y5_v;
                        const vcc_f32x4 t131_v =
                            (vcc_f32x4)(((vcc_u32x4)t129_v & mask53_v)
                            | ((vcc_u32x4)t103_v & ~mask53_v));
                        const vcc_u32x4 mask55_v =
                            (vcc_u32x4)((vcc_u32x4)t128_v == (vcc_u32x4)t19_v);
                        const vcc_f32x4 t132_v = y5_v - x5_v;
                        const vcc_f32x4 t133_v =
                            (vcc_f32x4)(((vcc_u32x4)t130_v & mask54_v)
                            | ((vcc_u32x4)t131_v & ~mask54_v));
                        const vcc_u32x4 mask56_v =
                            (vcc_u32x4)((vcc_u32x4)t128_v == (vcc_u32x4)t20_v);
                        const vcc_f32x4 t134_v = t115_v - y5_v;
                        const vcc_f32x4 t135_v =
                            (vcc_f32x4)(((vcc_u32x4)t132_v & mask55_v)
                            | ((vcc_u32x4)t133_v & ~mask55_v));
                        const vcc_u32x4 mask57_v =
                            (vcc_u32x4)((vcc_u32x4)t128_v == (vcc_u32x4)t21_v);
                        const vcc_f32x4 t136_v =
                            (vcc_f32x4)(((vcc_u32x4)t134_v & mask56_v)
                            | ((vcc_u32x4)t135_v & ~mask56_v));
                        const vcc_u32x4 mask58_v =
                            (vcc_u32x4)((vcc_u32x4)t128_v == (vcc_u32x4)t22_v);
                        const vcc_f32x4 t137_v =
                            (vcc_f32x4)(((vcc_u32x4)x5_v & mask57_v)
                            | ((vcc_u32x4)t136_v & ~mask57_v));
                        const vcc_u32x4 mask59_v =
                            (vcc_u32x4)((vcc_u32x4)t128_v == (vcc_u32x4)t23_v);
                        const vcc_f32x4 t138_v =
                            (vcc_f32x4)(((vcc_u32x4)t115_v & mask58_v)
                            | ((vcc_u32x4)t137_v & ~mask58_v));
                        const vcc_f32x4 t139_v =
                            (vcc_f32x4)(((vcc_u32x4)y5_v & mask59_v)
                            | ((vcc_u32x4)t138_v & ~mask59_v));
                        const vcc_f32x4 high2_v =
                            (vcc_f32x4)(((vcc_u32x4)y5_v & mask45_v)
                            | ((vcc_u32x4)t113_v & ~mask45_v));
                        const vcc_f32x4 high_on_v =
                            (vcc_f32x4)(((vcc_u32x4)high2_v & mask2_v)
                            | ((vcc_u32x4)t6_v & ~mask2_v));
                        const vcc_f32x4 t140_v =
                            (vcc_f32x4)(((vcc_u32x4)t139_v & mask2_v)
                            | ((vcc_u32x4)t6_v & ~mask2_v));
                        const vcc_f32x4 t141_v = high_on_v + u2_v * (t140_v - high_on_v) - low4_v;
                        const vcc_f32x4 t142_v =
                            fy2_v * fy2_v * fy2_v * (fy2_v * (fy2_v * t11_v - t13_v) + t15_v) * t141_v;
                        const vcc_f32x4 weight_on_v =
                            (vcc_f32x4)(((vcc_u32x4)weight2_v & mask2_v)
                            | ((vcc_u32x4)t6_v & ~mask2_v));
                        const vcc_f32x4 sum_on_v =
                            (vcc_f32x4)(((vcc_u32x4)sum3_v & mask2_v)
                            | ((vcc_u32x4)t6_v & ~mask2_v));
                        const unsigned int t3 = octave_s2 + 1u;
                        more2 = (int)t3 < 3;
                        x4_v = x_on_v * t25_v;
                        y4_v = y_on2_v * t25_v;
                        sum3_v = sum_on_v + weight_on_v * (low4_v + t142_v);
                        weight2_v = weight_on_v * t27_v;
                        octave_s2 = t3;
                    } while (more2);
                    t82_v =
                        (vcc_f32x4)(((vcc_u32x4)sum3_v & mask2_v) | ((vcc_u32x4)t6_v & ~mask2_v));
                }
                sum_v = t82_v;
            }
            *(vcc_f32x4 *)(void *)(d + k2) = sum_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = gradient_noise_lane(x[k], y[k], hash);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = gradient_noise_lane(x[k], y[k], hash);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
