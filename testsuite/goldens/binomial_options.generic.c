/* vcc 0.1.0 wrote this from binomial_options.c for generic */
/* kernel: int n | in float spot[n] | in float strike[n] | out float price[n] restrict */
#define STEPS 32

#pragma simd declare
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
static float binomial_options_lane(float spot, float strike)
{
    const float up = 1.0253152f, down = 0.9753099f, rise = 0.5062f, discount = 0.9994f;
    float value[STEPS + 1], s = spot;
    int i, j;
    /* vcc: line 10: 4 lanes, generic */
    i = 0;
    {
        const float t_v = (float)(0.9753099f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        float s_s = s;
        unsigned long k2;
        for (k2 = 0; k2 < 32UL; k2 += 4) {
            const float t = ((((s_s) * t2_v[0]) * t2_v[1]) * t2_v[2]) * t2_v[3];
            s_s = t;
        }
        s = s_s;
        i = 32;
    }
    /* remaining iterations */
    for (; i < STEPS; i++) {
        __asm__ __volatile__("");
        s *= down;
    }
    for (i = 0; i <= STEPS; i++) {
        value[i] = s > strike ? s - strike : 0.0f;
        s *= up * up;
    }
    for (i = STEPS; i > 0; i--)
        {
            j = 0;
            /* vcc: line 17: 4 lanes x 4, then 4, generic */
            if (i >= 4) {
                const unsigned long end = (unsigned long)i & ~3UL;
                const unsigned long wide_end = end & ~15UL;
                const float t_v = (float)(0.9994f);
                const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
                const float t3_v = (float)(0.5062f);
                const vcc_f32x4 t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
                const float t5_v = (float)(1.0f - 0.5062f);
                const vcc_f32x4 t6_v = (__extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v});
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 16) {
                    const vcc_f32x4 value_v0 = *(const vcc_f32x4 *)(const void *)(value + 1 + k2);
                    const vcc_f32x4 value_v1 =
                        *(const vcc_f32x4 *)(const void *)(value + 1 + k2 + 4);
                    const vcc_f32x4 value_v2 =
                        *(const vcc_f32x4 *)(const void *)(value + 1 + k2 + 8);
                    const vcc_f32x4 value_v3 =
                        *(const vcc_f32x4 *)(const void *)(value + 1 + k2 + 12);
                    const vcc_f32x4 t_v0 = t6_v * (*(const vcc_f32x4 *)(const void *)(value + k2));
                    const vcc_f32x4 t_v1 =
                        t6_v * (*(const vcc_f32x4 *)(const void *)(value + k2 + 4));
                    const vcc_f32x4 t_v2 =
                        t6_v * (*(const vcc_f32x4 *)(const void *)(value + k2 + 8));
                    const vcc_f32x4 t_v3 =
                        t6_v * (*(const vcc_f32x4 *)(const void *)(value + k2 + 12));
                    const vcc_f32x4 value_new_v0 = t2_v * ((t4_v * value_v0) + t_v0);
                    const vcc_f32x4 value_new_v1 = t2_v * ((t4_v * value_v1) + t_v1);
                    const vcc_f32x4 value_new_v2 = t2_v * ((t4_v * value_v2) + t_v2);
                    const vcc_f32x4 value_new_v3 = t2_v * ((t4_v * value_v3) + t_v3);
                    *(vcc_f32x4 *)(void *)(value + k2) = value_new_v0;
                    *(vcc_f32x4 *)(void *)(value + k2 + 4) = value_new_v1;
                    *(vcc_f32x4 *)(void *)(value + k2 + 8) = value_new_v2;
                    *(vcc_f32x4 *)(void *)(value + k2 + 12) = value_new_v3;
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 4) {
                    const vcc_f32x4 t7_v =
                        t4_v * (*(const vcc_f32x4 *)(const void *)(value + 1 + k2));
                    const vcc_f32x4 t8_v =
                        t7_v + (t6_v * (*(const vcc_f32x4 *)(const void *)(value + k2)));
                    *(vcc_f32x4 *)(void *)(value + k2) = (t2_v * t8_v);
                }
                j = (int)end;
            }
            /* remaining iterations */
            for (; j < i; j++) {
                __asm__ __volatile__("");
                value[j] = discount * (rise * value[j + 1] + (1.0f - rise) * value[j]);
            }
        }
    return value[0];
}

void binomial_options(int n, const float *spot, const float *strike, float *price)
{
    int k;
    /* vcc: line 26: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float t_v = (float)(0.9753099f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        const float t3_v = (float)(0.0f);
        const vcc_f32x4 t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
        float value_lanes[264] __attribute__((__aligned__(64))) = {0};
        const float t5_v = (float)(1.0253152f * 1.0253152f);
        const vcc_f32x4 t6_v = (__extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v});
        const float t7_v = (float)(0.5062f);
        const vcc_f32x4 t8_v = (__extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v});
        const float t9_v = (float)(1.0f);
        const vcc_f32x4 t10_v = (__extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v});
        const float t11_v = (float)(0.9994f);
        const vcc_f32x4 t12_v = (__extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v});
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_f32x4 spot_v0 = *(const vcc_f32x4 *)(const void *)(spot + k2);
            const vcc_f32x4 spot_v1 = *(const vcc_f32x4 *)(const void *)(spot + k2 + 4);
            const vcc_f32x4 strike_v0 = *(const vcc_f32x4 *)(const void *)(strike + k2);
            const vcc_f32x4 strike_v1 = *(const vcc_f32x4 *)(const void *)(strike + k2 + 4);
            vcc_f32x4 s_v0 = spot_v0;
            vcc_f32x4 s_v1 = spot_v1;
            unsigned int i_s = 0u;
            vcc_f32x4 s2_v0 = t4_v;
            vcc_f32x4 s2_v1 = t4_v;
            int more;
            unsigned int i_s2;
            int more2;
            unsigned int i_s3;
            int more3;
            vcc_f32x4 value_v0;
            vcc_f32x4 value_v1;
            do {
                const vcc_f32x4 s3_v0 = s_v0 * t2_v;
                const vcc_f32x4 s3_v1 = s_v1 * t2_v;
                const unsigned int t = i_s + 1u;
                more = (int)t < 32;
                s_v0 = s3_v0;
                s_v1 = s3_v1;
                i_s = t;
                s2_v0 = s3_v0;
                s2_v1 = s3_v1;
            } while (more);
            i_s2 = 0u;
            do {
                const vcc_u32x4 mask_v0 = (vcc_u32x4)(s2_v0 > strike_v0);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)(s2_v1 > strike_v1);
                const vcc_f32x4 s_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)s2_v0 & mask_v0) | ((vcc_u32x4)t4_v & ~mask_v0));
                const vcc_f32x4 s_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)s2_v1 & mask_v1) | ((vcc_u32x4)t4_v & ~mask_v1));
                const vcc_f32x4 strike_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)strike_v0 & mask_v0) | ((vcc_u32x4)t4_v & ~mask_v0));
                const vcc_f32x4 strike_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)strike_v1 & mask_v1) | ((vcc_u32x4)t4_v & ~mask_v1));
                const vcc_f32x4 t_v0 = s_on_v0 - strike_on_v0;
                const vcc_f32x4 t_v1 = s_on_v1 - strike_on_v1;
                const vcc_f32x4 t2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t_v0 & mask_v0) | ((vcc_u32x4)t4_v & ~mask_v0));
                const vcc_f32x4 t2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t_v1 & mask_v1) | ((vcc_u32x4)t4_v & ~mask_v1));
                vcc_f32x4 s4_v0;
                vcc_f32x4 s4_v1;
                unsigned int t2;
                *(vcc_f32x4 *)(void *)(value_lanes + (long)(int)i_s2 * 8) = t2_v0;
                *(vcc_f32x4 *)(void *)((value_lanes + (long)(int)i_s2 * 8) + 4) = t2_v1;
                s4_v0 = s2_v0 * t6_v;
                s4_v1 = s2_v1 * t6_v;
                t2 = i_s2 + 1u;
                more2 = (int)t2 <= 32;
                s2_v0 = s4_v0;
                s2_v1 = s4_v1;
                i_s2 = t2;
            } while (more2);
            i_s3 = 32u;
            do {
                unsigned int t3;
                if (0 < (int)i_s3) {
                    unsigned int j_s = 0u;
                    int more4;
                    do {
                        const vcc_f32x4 value2_v0 =
                            *(const vcc_f32x4 *)(const void *)(value_lanes + (long)(int)(j_s + 1u) * 8);
                        const vcc_f32x4 value2_v1 =
                            *(const vcc_f32x4 *)(const void *)((value_lanes + (long)(int)(j_s + 1u) * 8) + 4);
                        const vcc_f32x4 t3_v0 = t8_v * value2_v0;
                        const vcc_f32x4 t3_v1 = t8_v * value2_v1;
                        const vcc_f32x4 t4_v0 = t10_v - t8_v;
                        const vcc_f32x4 t4_v1 = t10_v - t8_v;
                        const vcc_f32x4 value3_v0 =
                            *(const vcc_f32x4 *)(const void *)(value_lanes + (long)(int)j_s * 8);
                        const vcc_f32x4 value3_v1 =
                            *(const vcc_f32x4 *)(const void *)((value_lanes + (long)(int)j_s * 8) + 4);
                        const vcc_f32x4 t5_v0 = t4_v0 * value3_v0;
                        const vcc_f32x4 t5_v1 = t4_v1 * value3_v1;
                        const vcc_f32x4 t6_v0 = t3_v0 + t5_v0;
                        const vcc_f32x4 t6_v1 = t3_v1 + t5_v1;
                        const vcc_f32x4 t7_v0 = t12_v * t6_v0;
                        const vcc_f32x4 t7_v1 = t12_v * t6_v1;
                        unsigned int t4;
                        *(vcc_f32x4 *)(void *)(value_lanes + (long)(int)j_s * 8) = t7_v0;
                        *(vcc_f32x4 *)(void *)((value_lanes + (long)(int)j_s * 8) + 4) = t7_v1;
                        t4 = j_s + 1u;
                        more4 = (int)t4 < (int)i_s3;
                        j_s = t4;
                    } while (more4);
                }
                t3 = i_s3 - 1u;
                more3 = (int)t3 > 0;
                i_s3 = t3;
            } while (more3);
            value_v0 = *(const vcc_f32x4 *)(const void *)(value_lanes);
            value_v1 = *(const vcc_f32x4 *)(const void *)(value_lanes + 4);
            *(vcc_f32x4 *)(void *)(price + k2) = value_v0;
            *(vcc_f32x4 *)(void *)(price + k2 + 4) = value_v1;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        price[k] = binomial_options_lane(spot[k], strike[k]);
    }
}
