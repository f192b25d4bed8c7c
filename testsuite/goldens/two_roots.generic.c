/* vcc 0.1.0 wrote this from two_roots.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in u8 kind[n] | out float root[n] restrict | inout i32 steps[n] restrict */
/* Roots of two kinds: the lanes of either kind are full vectors of their own. */
#pragma simd declare
static float cube_root(float x)
{
    float r = x < 1.0f ? 1.0f : x;
    int k;
    for (k = 0; k < 20; k++)
        r = (2.0f * r + x / (r * r)) / 3.0f;
    return r;
}

#pragma simd declare
static float two_roots_lane(float x, unsigned char kind, int *steps)
{
    float r = x;
    int k;
    if (kind & 1) {
        r = cube_root(x) + 1.0f;
        *steps += 20;
    } else {
        for (k = 0; k < 16; k++)
            r = (r + 2.0f) / (r + 1.0f) - x / (r * r + 3.0f);
        *steps -= kind;
    }
    return r * 0.5f;
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void two_roots(int n, const float *x, const unsigned char *kind, float *root, int *steps)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 33: 16 lanes x 32, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~511UL;
        float x_of[512] __attribute__((__aligned__(64)));
        signed char kind_of[512] __attribute__((__aligned__(64)));
        int t_of[512] __attribute__((__aligned__(64)));
        float r_of[512] __attribute__((__aligned__(64)));
        int t_of2[512] __attribute__((__aligned__(64)));
        float r_of2[512] __attribute__((__aligned__(64)));
        int t_of3[512] __attribute__((__aligned__(64)));
        const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t3_v = (float)0.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        int lanes_s[528] __attribute__((__aligned__(64)));
        int on[16] __attribute__((__aligned__(64)));
        const float t5_v = (float)2.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)1.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)3.0f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        int lanes_s2[528] __attribute__((__aligned__(64)));
        int on2[16] __attribute__((__aligned__(64)));
        const vcc_u32x4 t11_v = (unsigned int)20 - __extension__ (vcc_u32x4){0};
        const float t12_v = (float)0.5f;
        const vcc_f32x4 t13_v = __extension__ (vcc_f32x4){t12_v, t12_v, t12_v, t12_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 512) {
            unsigned long j = 0UL;
            unsigned long count = 0UL;
            int more;
            do {
                const unsigned long t = k2 + j;
                const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + t);
                const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + t + 4);
                const vcc_f32x4 x_v2 = *(const vcc_f32x4 *)(const void *)(x + t + 8);
                const vcc_f32x4 x_v3 = *(const vcc_f32x4 *)(const void *)(x + t + 12);
                const vcc_u8x16 kind_v = *(const vcc_u8x16 *)(const void *)(kind + t);
                *(vcc_f32x4 *)(void *)(x_of + j) = x_v0;
                *(vcc_f32x4 *)(void *)(x_of + j + 4) = x_v1;
                *(vcc_f32x4 *)(void *)(x_of + j + 8) = x_v2;
                *(vcc_f32x4 *)(void *)(x_of + j + 12) = x_v3;
                *(vcc_u8x16 *)(void *)(kind_of + j) = kind_v;
                const vcc_u32x4 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(kind_v, kind_v, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(kind_v, kind_v, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t_v2 =
                    __builtin_convertvector(__builtin_shufflevector(kind_v, kind_v, 8, 9, 10, 11),
                    vcc_u32x4);
                const vcc_u32x4 t_v3 =
                    __builtin_convertvector(__builtin_shufflevector(kind_v, kind_v, 12, 13, 14,
                    15), vcc_u32x4);
                const vcc_u32x4 t2_v0 = t_v0 & t_v;
                const vcc_u32x4 t2_v1 = t_v1 & t_v;
                const vcc_u32x4 t2_v2 = t_v2 & t_v;
                const vcc_u32x4 t2_v3 = t_v3 & t_v;
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t2_v0 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t2_v1 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)t2_v2 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)t2_v3 != (vcc_u32x4)t2_v);
                const vcc_u32x4 t3_v0 = mask_v0 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                const vcc_u32x4 t3_v1 = mask_v1 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                const vcc_u32x4 t3_v2 = mask_v2 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                const vcc_u32x4 t3_v3 = mask_v3 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                *(vcc_u32x4 *)(void *)(t_of + j) = t3_v0;
                *(vcc_u32x4 *)(void *)(t_of + j + 4) = t3_v1;
                *(vcc_u32x4 *)(void *)(t_of + j + 8) = t3_v2;
                *(vcc_u32x4 *)(void *)(t_of + j + 12) = t3_v3;
                *(vcc_f32x4 *)(void *)(r_of + j) = t4_v;
                *(vcc_f32x4 *)(void *)(r_of + j + 4) = t4_v;
                *(vcc_f32x4 *)(void *)(r_of + j + 8) = t4_v;
                *(vcc_f32x4 *)(void *)(r_of + j + 12) = t4_v;
                *(vcc_u32x4 *)(void *)(t_of2 + j) = t2_v;
                *(vcc_u32x4 *)(void *)(t_of2 + j + 4) = t2_v;
                *(vcc_u32x4 *)(void *)(t_of2 + j + 8) = t2_v;
                *(vcc_u32x4 *)(void *)(t_of2 + j + 12) = t2_v;
                const vcc_u32x4 mask2_v0 = ~mask_v0;
                const vcc_u32x4 mask2_v1 = ~mask_v1;
                const vcc_u32x4 mask2_v2 = ~mask_v2;
                const vcc_u32x4 mask2_v3 = ~mask_v3;
                const vcc_u32x4 t4_v0 =
                    mask2_v0 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                const vcc_u32x4 t4_v1 =
                    mask2_v1 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                const vcc_u32x4 t4_v2 =
                    mask2_v2 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                const vcc_u32x4 t4_v3 =
                    mask2_v3 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                *(vcc_u32x4 *)(void *)on = t4_v0;
                *(vcc_u32x4 *)(void *)(on + 4) = t4_v1;
                *(vcc_u32x4 *)(void *)(on + 8) = t4_v2;
                *(vcc_u32x4 *)(void *)(on + 12) = t4_v3;
                unsigned long lane = 0UL;
                int more4;
                do {
                    lanes_s[count] = (int)(j + lane);
                    const int t3 = on[lane];
                    const unsigned long t4 = lane + 1;
                    more4 = t4 < 16;
                    lane = t4;
                    count = count + (unsigned long)(unsigned int)t3;
                } while (more4);
                const unsigned long t2 = j + 16;
                more = t2 < 512;
                j = t2;
            } while (more);
            if (count != 0) {
                const int t5 = *(lanes_s + count - 1);
                const vcc_u32x4 t28_v = (unsigned int)t5 - __extension__ (vcc_u32x4){0};
                *(vcc_u32x4 *)(void *)(lanes_s + count) = t28_v;
                *(vcc_u32x4 *)(void *)(lanes_s + count + 4) = t28_v;
                *(vcc_u32x4 *)(void *)(lanes_s + count + 8) = t28_v;
                *(vcc_u32x4 *)(void *)(lanes_s + count + 12) = t28_v;
                const unsigned int t6 = (unsigned int)k2;
                unsigned long g = 0UL;
                int more5;
                do {
                    const vcc_u32x4 lane_v0 = *(const vcc_u32x4 *)(const void *)(lanes_s + g);
                    const vcc_u32x4 lane_v1 = *(const vcc_u32x4 *)(const void *)(lanes_s + g + 4);
                    const vcc_u32x4 lane_v2 = *(const vcc_u32x4 *)(const void *)(lanes_s + g + 8);
                    const vcc_u32x4 lane_v3 = *(const vcc_u32x4 *)(const void *)(lanes_s + g + 12);
                    const vcc_u32x4 t29_v = (unsigned int)t6 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 k_v0 = t29_v + lane_v0;
                    const vcc_u32x4 k_v1 = t29_v + lane_v1;
                    const vcc_u32x4 k_v2 = t29_v + lane_v2;
                    const vcc_u32x4 k_v3 = t29_v + lane_v3;
                    const vcc_i32x4 x_v = (vcc_i32x4)lane_v0;
                    const vcc_i32x4 x2_v = (vcc_i32x4)lane_v1;
                    const vcc_i32x4 x3_v = (vcc_i32x4)lane_v2;
                    const vcc_i32x4 x4_v = (vcc_i32x4)lane_v3;
                    const vcc_f32x4 x2_v0 = __extension__ (vcc_f32x4){x_of[x_v[0]], x_of[x_v[1]],
                        x_of[x_v[2]], x_of[x_v[3]]};
                    const vcc_f32x4 x2_v1 = __extension__ (vcc_f32x4){x_of[x2_v[0]], x_of[x2_v[1]],
                        x_of[x2_v[2]], x_of[x2_v[3]]};
                    const vcc_f32x4 x2_v2 = __extension__ (vcc_f32x4){x_of[x3_v[0]], x_of[x3_v[1]],
                        x_of[x3_v[2]], x_of[x3_v[3]]};
                    const vcc_f32x4 x2_v3 = __extension__ (vcc_f32x4){x_of[x4_v[0]], x_of[x4_v[1]],
                        x_of[x4_v[2]], x_of[x4_v[3]]};
                    const vcc_i32x4 kind2_v = (vcc_i32x4)lane_v0;
                    const vcc_i32x4 kind3_v = (vcc_i32x4)lane_v1;
                    const vcc_i32x4 kind4_v = (vcc_i32x4)lane_v2;
                    const vcc_i32x4 kind5_v = (vcc_i32x4)lane_v3;
                    const vcc_u8x16 kind6_v =
                        __extension__ (vcc_u8x16){(unsigned char)kind_of[kind2_v[0]],
                        (unsigned char)kind_of[kind2_v[1]], (unsigned char)kind_of[kind2_v[2]],
                        (unsigned char)kind_of[kind2_v[3]], (unsigned char)kind_of[kind3_v[0]],
                        (unsigned char)kind_of[kind3_v[1]], (unsigned char)kind_of[kind3_v[2]],
                        (unsigned char)kind_of[kind3_v[3]], (unsigned char)kind_of[kind4_v[0]],
                        (unsigned char)kind_of[kind4_v[1]], (unsigned char)kind_of[kind4_v[2]],
                        (unsigned char)kind_of[kind4_v[3]], (unsigned char)kind_of[kind5_v[0]],
                        (unsigned char)kind_of[kind5_v[1]], (unsigned char)kind_of[kind5_v[2]],
                        (unsigned char)kind_of[kind5_v[3]]};
                    vcc_f32x4 r_v0 = x2_v0;
                    vcc_f32x4 r_v1 = x2_v1;
                    vcc_f32x4 r_v2 = x2_v2;
                    vcc_f32x4 r_v3 = x2_v3;
                    unsigned int k_s = 0u;
                    int more6;
                    do {
                        const vcc_f32x4 t7_v0 = r_v0 + t6_v;
                        const vcc_f32x4 t7_v1 = r_v1 + t6_v;
                        const vcc_f32x4 t7_v2 = r_v2 + t6_v;
                        const vcc_f32x4 t7_v3 = r_v3 + t6_v;
                        const vcc_f32x4 t8_v0 = r_v0 + t8_v;
                        const vcc_f32x4 t8_v1 = r_v1 + t8_v;
                        const vcc_f32x4 t8_v2 = r_v2 + t8_v;
                        const vcc_f32x4 t8_v3 = r_v3 + t8_v;
                        const vcc_f32x4 t9_v0 = t7_v0 / t8_v0;
                        const vcc_f32x4 t9_v1 = t7_v1 / t8_v1;
                        const vcc_f32x4 t9_v2 = t7_v2 / t8_v2;
                        const vcc_f32x4 t9_v3 = t7_v3 / t8_v3;
                        const vcc_f32x4 t10_v0 = r_v0 * r_v0;
                        const vcc_f32x4 t10_v1 = r_v1 * r_v1;
                        const vcc_f32x4 t10_v2 = r_v2 * r_v2;
                        const vcc_f32x4 t10_v3 = r_v3 * r_v3;
                        const vcc_f32x4 t11_v0 = t10_v0 + t10_v;
                        const vcc_f32x4 t11_v1 = t10_v1 + t10_v;
                        const vcc_f32x4 t11_v2 = t10_v2 + t10_v;
                        const vcc_f32x4 t11_v3 = t10_v3 + t10_v;
                        const vcc_f32x4 t12_v0 = x2_v0 / t11_v0;
                        const vcc_f32x4 t12_v1 = x2_v1 / t11_v1;
                        const vcc_f32x4 t12_v2 = x2_v2 / t11_v2;
                        const vcc_f32x4 t12_v3 = x2_v3 / t11_v3;
                        const vcc_f32x4 r2_v0 = t9_v0 - t12_v0;
                        const vcc_f32x4 r2_v1 = t9_v1 - t12_v1;
                        const vcc_f32x4 r2_v2 = t9_v2 - t12_v2;
                        const vcc_f32x4 r2_v3 = t9_v3 - t12_v3;
                        const unsigned int t8 = k_s + 1u;
                        more6 = (int)t8 < 16;
                        r_v0 = r2_v0;
                        r_v1 = r2_v1;
                        r_v2 = r2_v2;
                        r_v3 = r2_v3;
                        k_s = t8;
                    } while (more6);
                    const vcc_u32x4 t5_v0 =
                        __builtin_convertvector(__builtin_shufflevector(kind6_v, kind6_v, 0, 1, 2,
                        3), vcc_u32x4);
                    const vcc_u32x4 t5_v1 =
                        __builtin_convertvector(__builtin_shufflevector(kind6_v, kind6_v, 4, 5, 6,
                        7), vcc_u32x4);
                    const vcc_u32x4 t5_v2 =
                        __builtin_convertvector(__builtin_shufflevector(kind6_v, kind6_v, 8, 9, 10,
                        11), vcc_u32x4);
                    const vcc_u32x4 t5_v3 =
                        __builtin_convertvector(__builtin_shufflevector(kind6_v, kind6_v, 12, 13,
                        14, 15), vcc_u32x4);
                    const vcc_i32x4 steps_v = (vcc_i32x4)k_v0;
                    const vcc_i32x4 steps2_v = (vcc_i32x4)k_v1;
                    const vcc_i32x4 steps3_v = (vcc_i32x4)k_v2;
                    const vcc_i32x4 steps4_v = (vcc_i32x4)k_v3;
                    const vcc_u32x4 steps_v0 =
                        __extension__ (vcc_u32x4){(unsigned int)steps[steps_v[0]],
                        (unsigned int)steps[steps_v[1]], (unsigned int)steps[steps_v[2]],
                        (unsigned int)steps[steps_v[3]]};
                    const vcc_u32x4 steps_v1 =
                        __extension__ (vcc_u32x4){(unsigned int)steps[steps2_v[0]],
                        (unsigned int)steps[steps2_v[1]], (unsigned int)steps[steps2_v[2]],
                        (unsigned int)steps[steps2_v[3]]};
                    const vcc_u32x4 steps_v2 =
                        __extension__ (vcc_u32x4){(unsigned int)steps[steps3_v[0]],
                        (unsigned int)steps[steps3_v[1]], (unsigned int)steps[steps3_v[2]],
                        (unsigned int)steps[steps3_v[3]]};
                    const vcc_u32x4 steps_v3 =
                        __extension__ (vcc_u32x4){(unsigned int)steps[steps4_v[0]],
                        (unsigned int)steps[steps4_v[1]], (unsigned int)steps[steps4_v[2]],
                        (unsigned int)steps[steps4_v[3]]};
                    const vcc_i32x4 t30_v = (vcc_i32x4)lane_v0;
                    const vcc_i32x4 t31_v = (vcc_i32x4)lane_v1;
                    const vcc_i32x4 t32_v = (vcc_i32x4)lane_v2;
                    const vcc_i32x4 t33_v = (vcc_i32x4)lane_v3;
                    r_of[t30_v[0]] = r_v0[0];
                    r_of[t30_v[1]] = r_v0[1];
                    r_of[t30_v[2]] = r_v0[2];
                    r_of[t30_v[3]] = r_v0[3];
                    r_of[t31_v[0]] = r_v1[0];
                    r_of[t31_v[1]] = r_v1[1];
                    r_of[t31_v[2]] = r_v1[2];
                    r_of[t31_v[3]] = r_v1[3];
                    r_of[t32_v[0]] = r_v2[0];
                    r_of[t32_v[1]] = r_v2[1];
                    r_of[t32_v[2]] = r_v2[2];
                    r_of[t32_v[3]] = r_v2[3];
                    r_of[t33_v[0]] = r_v3[0];
                    r_of[t33_v[1]] = r_v3[1];
                    r_of[t33_v[2]] = r_v3[2];
                    r_of[t33_v[3]] = r_v3[3];
                    const vcc_u32x4 t6_v0 = steps_v0 - t5_v0;
                    const vcc_u32x4 t6_v1 = steps_v1 - t5_v1;
                    const vcc_u32x4 t6_v2 = steps_v2 - t5_v2;
                    const vcc_u32x4 t6_v3 = steps_v3 - t5_v3;
                    vcc_u32 *const t34_v = (vcc_u32 *)(void *)t_of2;
                    const vcc_i32x4 t35_v = (vcc_i32x4)lane_v0;
                    const vcc_i32x4 t36_v = (vcc_i32x4)lane_v1;
                    const vcc_i32x4 t37_v = (vcc_i32x4)lane_v2;
                    const vcc_i32x4 t38_v = (vcc_i32x4)lane_v3;
                    t34_v[t35_v[0]] = t6_v0[0];
                    t34_v[t35_v[1]] = t6_v0[1];
                    t34_v[t35_v[2]] = t6_v0[2];
                    t34_v[t35_v[3]] = t6_v0[3];
                    t34_v[t36_v[0]] = t6_v1[0];
                    t34_v[t36_v[1]] = t6_v1[1];
                    t34_v[t36_v[2]] = t6_v1[2];
                    t34_v[t36_v[3]] = t6_v1[3];
                    t34_v[t37_v[0]] = t6_v2[0];
                    t34_v[t37_v[1]] = t6_v2[1];
                    t34_v[t37_v[2]] = t6_v2[2];
                    t34_v[t37_v[3]] = t6_v2[3];
                    t34_v[t38_v[0]] = t6_v3[0];
                    t34_v[t38_v[1]] = t6_v3[1];
                    t34_v[t38_v[2]] = t6_v3[2];
                    t34_v[t38_v[3]] = t6_v3[3];
                    const unsigned long t7 = g + 16;
                    more5 = t7 < count;
                    g = t7;
                } while (more5);
            }
            unsigned long j2 = 0UL;
            unsigned long count2 = 0UL;
            int more2;
            do {
                const vcc_u32x4 t13_v0 = *(const vcc_u32x4 *)(const void *)(t_of + j2);
                const vcc_u32x4 t13_v1 = *(const vcc_u32x4 *)(const void *)(t_of + j2 + 4);
                const vcc_u32x4 t13_v2 = *(const vcc_u32x4 *)(const void *)(t_of + j2 + 8);
                const vcc_u32x4 t13_v3 = *(const vcc_u32x4 *)(const void *)(t_of + j2 + 12);
                const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_u32x4)t13_v0 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_u32x4)t13_v1 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_u32x4)t13_v2 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_u32x4)t13_v3 != (vcc_u32x4)t2_v);
                const vcc_f32x4 r3_v0 = *(const vcc_f32x4 *)(const void *)(r_of + j2);
                const vcc_f32x4 r3_v1 = *(const vcc_f32x4 *)(const void *)(r_of + j2 + 4);
                const vcc_f32x4 r3_v2 = *(const vcc_f32x4 *)(const void *)(r_of + j2 + 8);
                const vcc_f32x4 r3_v3 = *(const vcc_f32x4 *)(const void *)(r_of + j2 + 12);
                const vcc_u32x4 t14_v0 = *(const vcc_u32x4 *)(const void *)(t_of2 + j2);
                const vcc_u32x4 t14_v1 = *(const vcc_u32x4 *)(const void *)(t_of2 + j2 + 4);
                const vcc_u32x4 t14_v2 = *(const vcc_u32x4 *)(const void *)(t_of2 + j2 + 8);
                const vcc_u32x4 t14_v3 = *(const vcc_u32x4 *)(const void *)(t_of2 + j2 + 12);
                *(vcc_f32x4 *)(void *)(r_of2 + j2) = r3_v0;
                *(vcc_f32x4 *)(void *)(r_of2 + j2 + 4) = r3_v1;
                *(vcc_f32x4 *)(void *)(r_of2 + j2 + 8) = r3_v2;
                *(vcc_f32x4 *)(void *)(r_of2 + j2 + 12) = r3_v3;
                *(vcc_u32x4 *)(void *)(t_of3 + j2) = t14_v0;
                *(vcc_u32x4 *)(void *)(t_of3 + j2 + 4) = t14_v1;
                *(vcc_u32x4 *)(void *)(t_of3 + j2 + 8) = t14_v2;
                *(vcc_u32x4 *)(void *)(t_of3 + j2 + 12) = t14_v3;
                const vcc_u32x4 t15_v0 =
                    mask3_v0 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                const vcc_u32x4 t15_v1 =
                    mask3_v1 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                const vcc_u32x4 t15_v2 =
                    mask3_v2 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                const vcc_u32x4 t15_v3 =
                    mask3_v3 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                *(vcc_u32x4 *)(void *)on2 = t15_v0;
                *(vcc_u32x4 *)(void *)(on2 + 4) = t15_v1;
                *(vcc_u32x4 *)(void *)(on2 + 8) = t15_v2;
                *(vcc_u32x4 *)(void *)(on2 + 12) = t15_v3;
                unsigned long lane2 = 0UL;
                int more7;
                do {
                    lanes_s2[count2] = (int)(j2 + lane2);
                    const int t10 = on2[lane2];
                    const unsigned long t11 = lane2 + 1;
                    more7 = t11 < 16;
                    lane2 = t11;
                    count2 = count2 + (unsigned long)(unsigned int)t10;
                } while (more7);
                const unsigned long t9 = j2 + 16;
                more2 = t9 < 512;
                j2 = t9;
            } while (more2);
            if (count2 != 0) {
                const int t12 = *(lanes_s2 + count2 - 1);
                const vcc_u32x4 t39_v = (unsigned int)t12 - __extension__ (vcc_u32x4){0};
                *(vcc_u32x4 *)(void *)(lanes_s2 + count2) = t39_v;
                *(vcc_u32x4 *)(void *)(lanes_s2 + count2 + 4) = t39_v;
                *(vcc_u32x4 *)(void *)(lanes_s2 + count2 + 8) = t39_v;
                *(vcc_u32x4 *)(void *)(lanes_s2 + count2 + 12) = t39_v;
                const unsigned int t13 = (unsigned int)k2;
                unsigned long g2 = 0UL;
                int more8;
                do {
                    const vcc_u32x4 lane2_v0 = *(const vcc_u32x4 *)(const void *)(lanes_s2 + g2);
                    const vcc_u32x4 lane2_v1 =
                        *(const vcc_u32x4 *)(const void *)(lanes_s2 + g2 + 4);
                    const vcc_u32x4 lane2_v2 =
                        *(const vcc_u32x4 *)(const void *)(lanes_s2 + g2 + 8);
                    const vcc_u32x4 lane2_v3 =
                        *(const vcc_u32x4 *)(const void *)(lanes_s2 + g2 + 12);
                    const vcc_u32x4 t40_v = (unsigned int)t13 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 k2_v0 = t40_v + lane2_v0;
                    const vcc_u32x4 k2_v1 = t40_v + lane2_v1;
                    const vcc_u32x4 k2_v2 = t40_v + lane2_v2;
                    const vcc_u32x4 k2_v3 = t40_v + lane2_v3;
                    const vcc_i32x4 x5_v = (vcc_i32x4)lane2_v0;
                    const vcc_i32x4 x6_v = (vcc_i32x4)lane2_v1;
                    const vcc_i32x4 x7_v = (vcc_i32x4)lane2_v2;
                    const vcc_i32x4 x8_v = (vcc_i32x4)lane2_v3;
                    const vcc_f32x4 x3_v0 = __extension__ (vcc_f32x4){x_of[x5_v[0]], x_of[x5_v[1]],
                        x_of[x5_v[2]], x_of[x5_v[3]]};
                    const vcc_f32x4 x3_v1 = __extension__ (vcc_f32x4){x_of[x6_v[0]], x_of[x6_v[1]],
                        x_of[x6_v[2]], x_of[x6_v[3]]};
                    const vcc_f32x4 x3_v2 = __extension__ (vcc_f32x4){x_of[x7_v[0]], x_of[x7_v[1]],
                        x_of[x7_v[2]], x_of[x7_v[3]]};
                    const vcc_f32x4 x3_v3 = __extension__ (vcc_f32x4){x_of[x8_v[0]], x_of[x8_v[1]],
                        x_of[x8_v[2]], x_of[x8_v[3]]};
                    const vcc_u32x4 r_v = (vcc_u32x4)(t8_v > x3_v0);
                    const vcc_u32x4 r2_v = (vcc_u32x4)(t8_v > x3_v1);
                    const vcc_u32x4 r3_v = (vcc_u32x4)(t8_v > x3_v2);
                    const vcc_u32x4 r4_v = (vcc_u32x4)(t8_v > x3_v3);
                    const vcc_f32x4 r4_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t8_v & r_v) | ((vcc_u32x4)x3_v0 & ~r_v));
                    const vcc_f32x4 r4_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t8_v & r2_v) | ((vcc_u32x4)x3_v1 & ~r2_v));
                    const vcc_f32x4 r4_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t8_v & r3_v) | ((vcc_u32x4)x3_v2 & ~r3_v));
                    const vcc_f32x4 r4_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t8_v & r4_v) | ((vcc_u32x4)x3_v3 & ~r4_v));
                    vcc_f32x4 r5_v0 = r4_v0;
                    vcc_f32x4 r5_v1 = r4_v1;
                    vcc_f32x4 r5_v2 = r4_v2;
                    vcc_f32x4 r5_v3 = r4_v3;
                    unsigned int k_s2 = 0u;
                    int more9;
                    do {
                        const vcc_f32x4 t17_v0 = t6_v * r5_v0;
                        const vcc_f32x4 t17_v1 = t6_v * r5_v1;
                        const vcc_f32x4 t17_v2 = t6_v * r5_v2;
                        const vcc_f32x4 t17_v3 = t6_v * r5_v3;
                        const vcc_f32x4 t18_v0 = r5_v0 * r5_v0;
                        const vcc_f32x4 t18_v1 = r5_v1 * r5_v1;
                        const vcc_f32x4 t18_v2 = r5_v2 * r5_v2;
                        const vcc_f32x4 t18_v3 = r5_v3 * r5_v3;
                        const vcc_f32x4 t19_v0 = x3_v0 / t18_v0;
                        const vcc_f32x4 t19_v1 = x3_v1 / t18_v1;
                        const vcc_f32x4 t19_v2 = x3_v2 / t18_v2;
                        const vcc_f32x4 t19_v3 = x3_v3 / t18_v3;
                        const vcc_f32x4 t20_v0 = t17_v0 + t19_v0;
                        const vcc_f32x4 t20_v1 = t17_v1 + t19_v1;
                        const vcc_f32x4 t20_v2 = t17_v2 + t19_v2;
                        const vcc_f32x4 t20_v3 = t17_v3 + t19_v3;
                        const vcc_f32x4 r7_v0 = t20_v0 / t10_v;
                        const vcc_f32x4 r7_v1 = t20_v1 / t10_v;
                        const vcc_f32x4 r7_v2 = t20_v2 / t10_v;
                        const vcc_f32x4 r7_v3 = t20_v3 / t10_v;
                        const unsigned int t15 = k_s2 + 1u;
                        more9 = (int)t15 < 20;
                        r5_v0 = r7_v0;
                        r5_v1 = r7_v1;
                        r5_v2 = r7_v2;
                        r5_v3 = r7_v3;
                        k_s2 = t15;
                    } while (more9);
                    const vcc_f32x4 r6_v0 = r5_v0 + t8_v;
                    const vcc_f32x4 r6_v1 = r5_v1 + t8_v;
                    const vcc_f32x4 r6_v2 = r5_v2 + t8_v;
                    const vcc_f32x4 r6_v3 = r5_v3 + t8_v;
                    const vcc_i32x4 steps5_v = (vcc_i32x4)k2_v0;
                    const vcc_i32x4 steps6_v = (vcc_i32x4)k2_v1;
                    const vcc_i32x4 steps7_v = (vcc_i32x4)k2_v2;
                    const vcc_i32x4 steps8_v = (vcc_i32x4)k2_v3;
                    const vcc_u32x4 steps2_v0 =
                        __extension__ (vcc_u32x4){(unsigned int)steps[steps5_v[0]],
                        (unsigned int)steps[steps5_v[1]], (unsigned int)steps[steps5_v[2]],
                        (unsigned int)steps[steps5_v[3]]};
                    const vcc_u32x4 steps2_v1 =
                        __extension__ (vcc_u32x4){(unsigned int)steps[steps6_v[0]],
                        (unsigned int)steps[steps6_v[1]], (unsigned int)steps[steps6_v[2]],
                        (unsigned int)steps[steps6_v[3]]};
                    const vcc_u32x4 steps2_v2 =
                        __extension__ (vcc_u32x4){(unsigned int)steps[steps7_v[0]],
                        (unsigned int)steps[steps7_v[1]], (unsigned int)steps[steps7_v[2]],
                        (unsigned int)steps[steps7_v[3]]};
                    const vcc_u32x4 steps2_v3 =
                        __extension__ (vcc_u32x4){(unsigned int)steps[steps8_v[0]],
                        (unsigned int)steps[steps8_v[1]], (unsigned int)steps[steps8_v[2]],
                        (unsigned int)steps[steps8_v[3]]};
                    const vcc_u32x4 t16_v0 = steps2_v0 + t11_v;
                    const vcc_u32x4 t16_v1 = steps2_v1 + t11_v;
                    const vcc_u32x4 t16_v2 = steps2_v2 + t11_v;
                    const vcc_u32x4 t16_v3 = steps2_v3 + t11_v;
                    const vcc_i32x4 t41_v = (vcc_i32x4)lane2_v0;
                    const vcc_i32x4 t42_v = (vcc_i32x4)lane2_v1;
                    const vcc_i32x4 t43_v = (vcc_i32x4)lane2_v2;
                    const vcc_i32x4 t44_v = (vcc_i32x4)lane2_v3;
                    r_of2[t41_v[0]] = r6_v0[0];
                    r_of2[t41_v[1]] = r6_v0[1];
                    r_of2[t41_v[2]] = r6_v0[2];
                    r_of2[t41_v[3]] = r6_v0[3];
                    r_of2[t42_v[0]] = r6_v1[0];
                    r_of2[t42_v[1]] = r6_v1[1];
                    r_of2[t42_v[2]] = r6_v1[2];
                    r_of2[t42_v[3]] = r6_v1[3];
                    r_of2[t43_v[0]] = r6_v2[0];
                    r_of2[t43_v[1]] = r6_v2[1];
                    r_of2[t43_v[2]] = r6_v2[2];
                    r_of2[t43_v[3]] = r6_v2[3];
                    r_of2[t44_v[0]] = r6_v3[0];
                    r_of2[t44_v[1]] = r6_v3[1];
                    r_of2[t44_v[2]] = r6_v3[2];
                    r_of2[t44_v[3]] = r6_v3[3];
                    vcc_u32 *const t45_v = (vcc_u32 *)(void *)t_of3;
                    const vcc_i32x4 t46_v = (vcc_i32x4)lane2_v0;
                    const vcc_i32x4 t47_v = (vcc_i32x4)lane2_v1;
                    const vcc_i32x4 t48_v = (vcc_i32x4)lane2_v2;
                    const vcc_i32x4 t49_v = (vcc_i32x4)lane2_v3;
                    t45_v[t46_v[0]] = t16_v0[0];
                    t45_v[t46_v[1]] = t16_v0[1];
                    t45_v[t46_v[2]] = t16_v0[2];
                    t45_v[t46_v[3]] = t16_v0[3];
                    t45_v[t47_v[0]] = t16_v1[0];
                    t45_v[t47_v[1]] = t16_v1[1];
                    t45_v[t47_v[2]] = t16_v1[2];
                    t45_v[t47_v[3]] = t16_v1[3];
                    t45_v[t48_v[0]] = t16_v2[0];
                    t45_v[t48_v[1]] = t16_v2[1];
                    t45_v[t48_v[2]] = t16_v2[2];
                    t45_v[t48_v[3]] = t16_v2[3];
                    t45_v[t49_v[0]] = t16_v3[0];
                    t45_v[t49_v[1]] = t16_v3[1];
                    t45_v[t49_v[2]] = t16_v3[2];
                    t45_v[t49_v[3]] = t16_v3[3];
                    const unsigned long t14 = g2 + 16;
                    more8 = t14 < count2;
                    g2 = t14;
                } while (more8);
            }
            unsigned long j3 = 0UL;
            int more3;
            do {
                const unsigned long t16 = k2 + j3;
                const vcc_f32x4 r8_v0 = *(const vcc_f32x4 *)(const void *)(r_of2 + j3);
                const vcc_f32x4 r8_v1 = *(const vcc_f32x4 *)(const void *)(r_of2 + j3 + 4);
                const vcc_f32x4 r8_v2 = *(const vcc_f32x4 *)(const void *)(r_of2 + j3 + 8);
                const vcc_f32x4 r8_v3 = *(const vcc_f32x4 *)(const void *)(r_of2 + j3 + 12);
                const vcc_u32x4 steps_new_v0 = *(const vcc_u32x4 *)(const void *)(t_of3 + j3);
                const vcc_u32x4 steps_new_v1 = *(const vcc_u32x4 *)(const void *)(t_of3 + j3 + 4);
                const vcc_u32x4 steps_new_v2 = *(const vcc_u32x4 *)(const void *)(t_of3 + j3 + 8);
                const vcc_u32x4 steps_new_v3 = *(const vcc_u32x4 *)(const void *)(t_of3 + j3 + 12);
                *(vcc_u32x4 *)(void *)(steps + t16) = steps_new_v0;
                *(vcc_u32x4 *)(void *)(steps + t16 + 4) = steps_new_v1;
                *(vcc_u32x4 *)(void *)(steps + t16 + 8) = steps_new_v2;
                *(vcc_u32x4 *)(void *)(steps + t16 + 12) = steps_new_v3;
                const vcc_f32x4 root_new_v0 = r8_v0 * t13_v;
                const vcc_f32x4 root_new_v1 = r8_v1 * t13_v;
                const vcc_f32x4 root_new_v2 = r8_v2 * t13_v;
                const vcc_f32x4 root_new_v3 = r8_v3 * t13_v;
                *(vcc_f32x4 *)(void *)(root + t16) = root_new_v0;
                *(vcc_f32x4 *)(void *)(root + t16 + 4) = root_new_v1;
                *(vcc_f32x4 *)(void *)(root + t16 + 8) = root_new_v2;
                *(vcc_f32x4 *)(void *)(root + t16 + 12) = root_new_v3;
                const unsigned long t17 = j3 + 16;
                more3 = t17 < 512;
                j3 = t17;
            } while (more3);
        }
        const vcc_u32x4 t14_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t15_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t16_v = (float)2.0f;
        const vcc_f32x4 t17_v = __extension__ (vcc_f32x4){t16_v, t16_v, t16_v, t16_v};
        const float t18_v = (float)0.0f;
        const vcc_f32x4 t19_v = __extension__ (vcc_f32x4){t18_v, t18_v, t18_v, t18_v};
        const float t20_v = (float)1.0f;
        const vcc_f32x4 t21_v = __extension__ (vcc_f32x4){t20_v, t20_v, t20_v, t20_v};
        const float t22_v = (float)3.0f;
        const vcc_f32x4 t23_v = __extension__ (vcc_f32x4){t22_v, t22_v, t22_v, t22_v};
        const vcc_u32x4 t24_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t25_v = (unsigned int)20 - __extension__ (vcc_u32x4){0};
        const float t26_v = (float)0.5f;
        const vcc_f32x4 t27_v = __extension__ (vcc_f32x4){t26_v, t26_v, t26_v, t26_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 x9_v = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_u8x4 kind7_v = *(const vcc_u8x4 *)(const void *)(kind + k2);
            const vcc_u32x4 t50_v = __builtin_convertvector(kind7_v, vcc_u32x4) & t14_v;
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)t50_v != (vcc_u32x4)t15_v);
            const vcc_u32x4 mask2_v = ~mask_v;
            const vcc_u64x2 any_v = (vcc_u64x2)mask2_v;
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_f32x4 r5_v = t19_v;
            vcc_u32x4 t51_v = t15_v;
            if (any) {
                vcc_f32x4 r7_v = x9_v;
                unsigned int k_s3 = 0u;
                int more10;
                do {
                    const vcc_f32x4 r_on_v =
                        (vcc_f32x4)(((vcc_u32x4)r7_v & mask2_v) | ((vcc_u32x4)t19_v & ~mask2_v));
                    const vcc_f32x4 x_on_v =
                        (vcc_f32x4)(((vcc_u32x4)x9_v & mask2_v) | ((vcc_u32x4)t19_v & ~mask2_v));
                    const unsigned int t18 = k_s3 + 1u;
                    more10 = (int)t18 < 16;
                    r7_v = (r_on_v + t17_v) / (r_on_v + t21_v) - x_on_v / (r_on_v * r_on_v + t23_v);
                    k_s3 = t18;
                } while (more10);
                const vcc_u64x2 all2_v = (vcc_u64x2)mask2_v;
                const int all2 = (all2_v[0] & all2_v[1]) == 18446744073709551615ul;
                const vcc_u32x4 t52_v = __builtin_convertvector(kind7_v, vcc_u32x4);
                vcc_u32x4 steps9_v;
                if (all2) {
                    steps9_v = *(const vcc_u32x4 *)(const void *)(steps + k2);
                } else {
                    const vcc_i32x4 t53_v = (vcc_i32x4)t24_v;
                    const vcc_u32x4 t54_v =
                        __extension__ (vcc_u32x4){mask2_v[0] ? (unsigned int)(steps + k2)[t53_v[0]]
                        : 0, mask2_v[1] ? (unsigned int)(steps + k2)[t53_v[1]] : 0,
                        mask2_v[2] ? (unsigned int)(steps + k2)[t53_v[2]] : 0,
                        mask2_v[3] ? (unsigned int)(steps + k2)[t53_v[3]] : 0};
                    steps9_v = t54_v;
                }
                r5_v = r7_v;
                t51_v = steps9_v - t52_v;
            }
            const vcc_u64x2 all_v = (vcc_u64x2)mask_v;
            const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
            vcc_f32x4 r6_v;
            vcc_u32x4 steps_new_v;
            if (all) {
                const vcc_u32x4 r8_v = (vcc_u32x4)(t21_v > x9_v);
                const vcc_f32x4 r9_v =
                    (vcc_f32x4)(((vcc_u32x4)t21_v & r8_v) | ((vcc_u32x4)x9_v & ~r8_v));
                vcc_f32x4 r10_v = r9_v;
                unsigned int k_s4 = 0u;
                int more11;
                do {
                    const unsigned int t19 = k_s4 + 1u;
                    more11 = (int)t19 < 20;
                    r10_v = (t17_v * r10_v + x9_v / (r10_v * r10_v)) / t23_v;
                    k_s4 = t19;
                } while (more11);
                const vcc_u32x4 t55_v = *(const vcc_u32x4 *)(const void *)(steps + k2) + t25_v;
                r6_v = r10_v + t21_v;
                steps_new_v = t55_v;
            } else {
                const vcc_u64x2 any2_v = (vcc_u64x2)mask_v;
                const int any2 = (any2_v[0] | any2_v[1]) != 0;
                if (any2) {
                    const vcc_f32x4 x_on2_v =
                        (vcc_f32x4)(((vcc_u32x4)x9_v & mask_v) | ((vcc_u32x4)t19_v & ~mask_v));
                    const vcc_u32x4 r11_v = (vcc_u32x4)(t21_v > x_on2_v);
                    const vcc_f32x4 r12_v =
                        (vcc_f32x4)(((vcc_u32x4)t21_v & r11_v) | ((vcc_u32x4)x_on2_v & ~r11_v));
                    vcc_f32x4 r13_v = r12_v;
                    unsigned int k_s5 = 0u;
                    int more12;
                    do {
                        const vcc_f32x4 r_on3_v =
                            (vcc_f32x4)(((vcc_u32x4)r13_v & mask_v) | ((vcc_u32x4)t19_v & ~mask_v));
                        const vcc_f32x4 t56_v = r_on3_v * r_on3_v;
                        const vcc_f32x4 x_on3_v =
                            (vcc_f32x4)(((vcc_u32x4)x9_v & mask_v) | ((vcc_u32x4)t19_v & ~mask_v));
                        const vcc_f32x4 t57_v =
                            (vcc_f32x4)(((vcc_u32x4)t56_v & mask_v) | ((vcc_u32x4)t21_v & ~mask_v));
                        const unsigned int t20 = k_s5 + 1u;
                        more12 = (int)t20 < 20;
                        r13_v = (t17_v * r_on3_v + x_on3_v / t57_v) / t23_v;
                        k_s5 = t20;
                    } while (more12);
                    const vcc_f32x4 r_on2_v =
                        (vcc_f32x4)(((vcc_u32x4)r13_v & mask_v) | ((vcc_u32x4)t19_v & ~mask_v));
                    const vcc_i32x4 steps10_v = (vcc_i32x4)t24_v;
                    const vcc_u32x4 steps11_v =
                        __extension__ (vcc_u32x4){mask_v[0] ? (unsigned int)(steps + k2)[steps10_v[0]]
                        : 0, mask_v[1] ? (unsigned int)(steps + k2)[steps10_v[1]] : 0,
                        mask_v[2] ? (unsigned int)(steps + k2)[steps10_v[2]] : 0,
                        mask_v[3] ? (unsigned int)(steps + k2)[steps10_v[3]] : 0};
                    const vcc_f32x4 r14_v = r_on2_v + t21_v;
                    r5_v = (vcc_f32x4)(((vcc_u32x4)r14_v & mask_v) | ((vcc_u32x4)r5_v & ~mask_v));
                    t51_v = ((steps11_v + t25_v) & mask_v) | (t51_v & ~mask_v);
                }
                r6_v = r5_v;
                steps_new_v = t51_v;
            }
            *(vcc_u32x4 *)(void *)(steps + k2) = steps_new_v;
            *(vcc_f32x4 *)(void *)(root + k2) = r6_v * t27_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        root[k] = two_roots_lane(x[k], kind[k], &steps[k]);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        root[k] = two_roots_lane(x[k], kind[k], &steps[k]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
