/* vcc 0.1.0 wrote this from binomial_options.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float spot[n] | in float strike[n] | out float price[n] restrict */
#define STEPS 32

#pragma simd declare
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static float binomial_options_lane(float spot, float strike)
{
    const float up = 1.0253152f, down = 0.9753099f, rise = 0.5062f, discount = 0.9994f;
    float value[STEPS + 1], s = spot;
    int i, j;
    for (i = 0; i < STEPS; i++)
        s *= down;
    for (i = 0; i <= STEPS; i++) {
        value[i] = s > strike ? s - strike : 0.0f;
        s *= up * up;
    }
    for (i = STEPS; i > 0; i--)
#ifdef VCC_VECTOR
    {
        j = 0;
        /* vcc: line 17: 4 lanes x 2, then 4, generic */
        if (i >= 4) {
            const unsigned long end = (unsigned long)i & ~3UL;
            const unsigned long wide_end = end & ~7UL;
            const float t_v = (float)0.9994f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            const float t3_v = (float)0.5062f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            const float t5_v = (float)(1.0f - 0.5062f);
            const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 8) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k2 + copy * 4;
                    const vcc_f32x4 t7_v = t6_v * *(const vcc_f32x4 *)(const void *)(value + at);
                    const vcc_f32x4 t8_v =
                        t4_v * *(const vcc_f32x4 *)(const void *)(value + 1 + at) + t7_v;
                    *(vcc_f32x4 *)(void *)(value + at) = t2_v * t8_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                const vcc_f32x4 t9_v = t6_v * *(const vcc_f32x4 *)(const void *)(value + k2);
                const vcc_f32x4 t10_v =
                    t4_v * *(const vcc_f32x4 *)(const void *)(value + 1 + k2) + t9_v;
                *(vcc_f32x4 *)(void *)(value + k2) = t2_v * t10_v;
            }
            j = (int)end;
        }
        /* remaining iterations */
        for (; j < i; j++) {
            VCC_KEEP_SCALAR;
            value[j] = discount * (rise * value[j + 1] + (1.0f - rise) * value[j]);
        }
    }
#else
        for (j = 0; j < i; j++)
            value[j] = discount * (rise * value[j + 1] + (1.0f - rise) * value[j]);
#endif
    return value[0];
}

void binomial_options(int n, const float *spot, const float *strike, float *price)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 26: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)0.9753099f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)0.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        float value_lanes[528] __attribute__((__aligned__(64))) = {0};
        const float t = 1.0253152f * 1.0253152f;
        const float t5_v = (float)t;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)1.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)0.5062f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        const float t11_v = (float)0.9994f;
        const vcc_f32x4 t12_v = __extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v};
        float value_lanes2[132] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_f32x4 spot_v0 = *(const vcc_f32x4 *)(const void *)(spot + k2);
            const vcc_f32x4 spot_v1 = *(const vcc_f32x4 *)(const void *)(spot + k2 + 4);
            const vcc_f32x4 spot_v2 = *(const vcc_f32x4 *)(const void *)(spot + k2 + 8);
            const vcc_f32x4 spot_v3 = *(const vcc_f32x4 *)(const void *)(spot + k2 + 12);
            const vcc_f32x4 strike_v0 = *(const vcc_f32x4 *)(const void *)(strike + k2);
            const vcc_f32x4 strike_v1 = *(const vcc_f32x4 *)(const void *)(strike + k2 + 4);
            const vcc_f32x4 strike_v2 = *(const vcc_f32x4 *)(const void *)(strike + k2 + 8);
            const vcc_f32x4 strike_v3 = *(const vcc_f32x4 *)(const void *)(strike + k2 + 12);
            vcc_f32x4 s_v0 = spot_v0;
            vcc_f32x4 s_v1 = spot_v1;
            vcc_f32x4 s_v2 = spot_v2;
            vcc_f32x4 s_v3 = spot_v3;
            unsigned int i_s = 0u;
            int more;
            do {
                const vcc_f32x4 s2_v0 = s_v0 * t2_v;
                const vcc_f32x4 s2_v1 = s_v1 * t2_v;
                const vcc_f32x4 s2_v2 = s_v2 * t2_v;
                const vcc_f32x4 s2_v3 = s_v3 * t2_v;
                const unsigned int t2 = i_s + 1u;
                more = (int)t2 < 32;
                s_v0 = s2_v0;
                s_v1 = s2_v1;
                s_v2 = s2_v2;
                s_v3 = s2_v3;
                i_s = t2;
            } while (more);
            unsigned int i_s2 = 0u;
            int more2;
            do {
                const vcc_u32x4 mask_v0 = (vcc_u32x4)(s_v0 > strike_v0);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)(s_v1 > strike_v1);
                const vcc_u32x4 mask_v2 = (vcc_u32x4)(s_v2 > strike_v2);
                const vcc_u32x4 mask_v3 = (vcc_u32x4)(s_v3 > strike_v3);
                const vcc_f32x4 s_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)s_v0 & mask_v0) | ((vcc_u32x4)t4_v & ~mask_v0));
                const vcc_f32x4 s_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)s_v1 & mask_v1) | ((vcc_u32x4)t4_v & ~mask_v1));
                const vcc_f32x4 s_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)s_v2 & mask_v2) | ((vcc_u32x4)t4_v & ~mask_v2));
                const vcc_f32x4 s_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)s_v3 & mask_v3) | ((vcc_u32x4)t4_v & ~mask_v3));
                const vcc_f32x4 strike_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)strike_v0 & mask_v0) | ((vcc_u32x4)t4_v & ~mask_v0));
                const vcc_f32x4 strike_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)strike_v1 & mask_v1) | ((vcc_u32x4)t4_v & ~mask_v1));
                const vcc_f32x4 strike_on_v2 =
                    (vcc_f32x4)(((vcc_u32x4)strike_v2 & mask_v2) | ((vcc_u32x4)t4_v & ~mask_v2));
                const vcc_f32x4 strike_on_v3 =
                    (vcc_f32x4)(((vcc_u32x4)strike_v3 & mask_v3) | ((vcc_u32x4)t4_v & ~mask_v3));
                const vcc_f32x4 t_v0 = s_on_v0 - strike_on_v0;
                const vcc_f32x4 t_v1 = s_on_v1 - strike_on_v1;
                const vcc_f32x4 t_v2 = s_on_v2 - strike_on_v2;
                const vcc_f32x4 t_v3 = s_on_v3 - strike_on_v3;
                const vcc_f32x4 t2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t_v0 & mask_v0) | ((vcc_u32x4)t4_v & ~mask_v0));
                const vcc_f32x4 t2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t_v1 & mask_v1) | ((vcc_u32x4)t4_v & ~mask_v1));
                const vcc_f32x4 t2_v2 =
                    (vcc_f32x4)(((vcc_u32x4)t_v2 & mask_v2) | ((vcc_u32x4)t4_v & ~mask_v2));
                const vcc_f32x4 t2_v3 =
                    (vcc_f32x4)(((vcc_u32x4)t_v3 & mask_v3) | ((vcc_u32x4)t4_v & ~mask_v3));
                float *const value_lanes3 = value_lanes + (long)(int)i_s2 * 16;
                *(vcc_f32x4 *)(void *)value_lanes3 = t2_v0;
                *(vcc_f32x4 *)(void *)(value_lanes3 + 4) = t2_v1;
                *(vcc_f32x4 *)(void *)(value_lanes3 + 8) = t2_v2;
                *(vcc_f32x4 *)(void *)(value_lanes3 + 12) = t2_v3;
                const vcc_f32x4 s3_v0 = s_v0 * t6_v;
                const vcc_f32x4 s3_v1 = s_v1 * t6_v;
                const vcc_f32x4 s3_v2 = s_v2 * t6_v;
                const vcc_f32x4 s3_v3 = s_v3 * t6_v;
                const unsigned int t3 = i_s2 + 1u;
                more2 = (int)t3 <= 32;
                s_v0 = s3_v0;
                s_v1 = s3_v1;
                s_v2 = s3_v2;
                s_v3 = s3_v3;
                i_s2 = t3;
            } while (more2);
            unsigned int i_s3 = 32u;
            int more3;
            do {
                if (0 < (int)i_s3) {
                    const vcc_f32x4 t3_v0 = t8_v - t10_v;
                    const vcc_f32x4 t3_v1 = t8_v - t10_v;
                    const vcc_f32x4 t3_v2 = t8_v - t10_v;
                    const vcc_f32x4 t3_v3 = t8_v - t10_v;
                    unsigned int j_s = 0u;
                    int more4;
                    do {
                        float *const value_lanes4 = value_lanes + (long)(int)(j_s + 1u) * 16;
                        const vcc_f32x4 value2_v0 = *(const vcc_f32x4 *)(const void *)value_lanes4;
                        const vcc_f32x4 value2_v1 =
                            *(const vcc_f32x4 *)(const void *)(value_lanes4 + 4);
                        const vcc_f32x4 value2_v2 =
                            *(const vcc_f32x4 *)(const void *)(value_lanes4 + 8);
                        const vcc_f32x4 value2_v3 =
                            *(const vcc_f32x4 *)(const void *)(value_lanes4 + 12);
                        const vcc_f32x4 t4_v0 = t10_v * value2_v0;
                        const vcc_f32x4 t4_v1 = t10_v * value2_v1;
                        const vcc_f32x4 t4_v2 = t10_v * value2_v2;
                        const vcc_f32x4 t4_v3 = t10_v * value2_v3;
                        float *const value_lanes5 = value_lanes + (long)(int)j_s * 16;
                        const vcc_f32x4 value3_v0 = *(const vcc_f32x4 *)(const void *)value_lanes5;
                        const vcc_f32x4 value3_v1 =
                            *(const vcc_f32x4 *)(const void *)(value_lanes5 + 4);
                        const vcc_f32x4 value3_v2 =
                            *(const vcc_f32x4 *)(const void *)(value_lanes5 + 8);
                        const vcc_f32x4 value3_v3 =
                            *(const vcc_f32x4 *)(const void *)(value_lanes5 + 12);
                        const vcc_f32x4 t5_v0 = t3_v0 * value3_v0;
                        const vcc_f32x4 t5_v1 = t3_v1 * value3_v1;
                        const vcc_f32x4 t5_v2 = t3_v2 * value3_v2;
                        const vcc_f32x4 t5_v3 = t3_v3 * value3_v3;
                        const vcc_f32x4 t6_v0 = t4_v0 + t5_v0;
                        const vcc_f32x4 t6_v1 = t4_v1 + t5_v1;
                        const vcc_f32x4 t6_v2 = t4_v2 + t5_v2;
                        const vcc_f32x4 t6_v3 = t4_v3 + t5_v3;
                        const vcc_f32x4 t7_v0 = t12_v * t6_v0;
                        const vcc_f32x4 t7_v1 = t12_v * t6_v1;
                        const vcc_f32x4 t7_v2 = t12_v * t6_v2;
                        const vcc_f32x4 t7_v3 = t12_v * t6_v3;
                        float *const value_lanes6 = value_lanes + (long)(int)j_s * 16;
                        *(vcc_f32x4 *)(void *)value_lanes6 = t7_v0;
                        *(vcc_f32x4 *)(void *)(value_lanes6 + 4) = t7_v1;
                        *(vcc_f32x4 *)(void *)(value_lanes6 + 8) = t7_v2;
                        *(vcc_f32x4 *)(void *)(value_lanes6 + 12) = t7_v3;
                        const unsigned int t5 = j_s + 1u;
                        more4 = (int)t5 < (int)i_s3;
                        j_s = t5;
                    } while (more4);
                }
                const unsigned int t4 = i_s3 - 1u;
                more3 = (int)t4 > 0;
                i_s3 = t4;
            } while (more3);
            const vcc_f32x4 value_v0 = *(const vcc_f32x4 *)(const void *)value_lanes;
            const vcc_f32x4 value_v1 = *(const vcc_f32x4 *)(const void *)(value_lanes + 4);
            const vcc_f32x4 value_v2 = *(const vcc_f32x4 *)(const void *)(value_lanes + 8);
            const vcc_f32x4 value_v3 = *(const vcc_f32x4 *)(const void *)(value_lanes + 12);
            *(vcc_f32x4 *)(void *)(price + k2) = value_v0;
            *(vcc_f32x4 *)(void *)(price + k2 + 4) = value_v1;
            *(vcc_f32x4 *)(void *)(price + k2 + 8) = value_v2;
            *(vcc_f32x4 *)(void *)(price + k2 + 12) = value_v3;
        }
        const float t13_v = (float)0.9753099f;
        const vcc_f32x4 t14_v = __extension__ (vcc_f32x4){t13_v, t13_v, t13_v, t13_v};
        const float t15_v = (float)0.0f;
        const vcc_f32x4 t16_v = __extension__ (vcc_f32x4){t15_v, t15_v, t15_v, t15_v};
        const float t17_v = (float)t;
        const vcc_f32x4 t18_v = __extension__ (vcc_f32x4){t17_v, t17_v, t17_v, t17_v};
        const float t19_v = (float)1.0f;
        const vcc_f32x4 t20_v = __extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v};
        const float t21_v = (float)0.5062f;
        const vcc_f32x4 t22_v = __extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v};
        const float t23_v = (float)0.9994f;
        const vcc_f32x4 t24_v = __extension__ (vcc_f32x4){t23_v, t23_v, t23_v, t23_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 strike_v = *(const vcc_f32x4 *)(const void *)(strike + k2);
            const vcc_f32x4 spot_v = *(const vcc_f32x4 *)(const void *)(spot + k2);
            vcc_f32x4 s_v = spot_v;
            unsigned int i_s4 = 0u;
            int more5;
            do {
                const unsigned int t6 = i_s4 + 1u;
                more5 = (int)t6 < 32;
                s_v = s_v * t14_v;
                i_s4 = t6;
            } while (more5);
            unsigned int i_s5 = 0u;
            int more6;
            do {
                const vcc_u32x4 mask_v = (vcc_u32x4)(s_v > strike_v);
                const vcc_f32x4 s_on_v =
                    (vcc_f32x4)(((vcc_u32x4)s_v & mask_v) | ((vcc_u32x4)t16_v & ~mask_v));
                const vcc_f32x4 strike_on_v =
                    (vcc_f32x4)(((vcc_u32x4)strike_v & mask_v) | ((vcc_u32x4)t16_v & ~mask_v));
                const vcc_f32x4 t25_v = s_on_v - strike_on_v;
                const vcc_f32x4 t26_v =
                    (vcc_f32x4)(((vcc_u32x4)t25_v & mask_v) | ((vcc_u32x4)t16_v & ~mask_v));
                *(vcc_f32x4 *)(void *)(value_lanes2 + (long)(int)i_s5 * 4) = t26_v;
                const unsigned int t7 = i_s5 + 1u;
                more6 = (int)t7 <= 32;
                s_v = s_v * t18_v;
                i_s5 = t7;
            } while (more6);
            unsigned int i_s6 = 32u;
            int more7;
            do {
                if (0 < (int)i_s6) {
                    const vcc_f32x4 t27_v = t20_v - t22_v;
                    unsigned int j_s2 = 0u;
                    int more8;
                    do {
                        const vcc_f32x4 value2_v =
                            *(const vcc_f32x4 *)(const void *)(value_lanes2 + (long)(int)(j_s2 + 1u) * 4);
                        const vcc_f32x4 value3_v =
                            *(const vcc_f32x4 *)(const void *)(value_lanes2 + (long)(int)j_s2 * 4);
                        const vcc_f32x4 t28_v = t24_v * (t22_v * value2_v + t27_v * value3_v);
                        *(vcc_f32x4 *)(void *)(value_lanes2 + (long)(int)j_s2 * 4) = t28_v;
                        const unsigned int t9 = j_s2 + 1u;
                        more8 = (int)t9 < (int)i_s6;
                        j_s2 = t9;
                    } while (more8);
                }
                const unsigned int t8 = i_s6 - 1u;
                more7 = (int)t8 > 0;
                i_s6 = t8;
            } while (more7);
            const vcc_f32x4 value_v = *(const vcc_f32x4 *)(const void *)value_lanes2;
            *(vcc_f32x4 *)(void *)(price + k2) = value_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        price[k] = binomial_options_lane(spot[k], strike[k]);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        price[k] = binomial_options_lane(spot[k], strike[k]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
