/* vcc 0.1.0 wrote this from last_lane.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in i32 t[64] | inout i32 at[n] restrict | out float d[n] restrict */
#pragma simd declare(uniform(t))
static float last_lane_walk(int x, const int *t, int *at)
{
    int i = x & 63, steps = 0, k;
    float sum = 1.0f;
    while (steps < 60) {
        const int next = (i * 5 + (t[i] & 3)) & 63;
        if (next == i)
            return sum;
        if ((t[next] & 0x1c) == 4)
            return -sum;
        for (k = t[next] & 3; k > 0; k--)
            sum = sum * 0.75f + (float)(t[(i + k) & 63] % (steps + 3));
        if (sum > 10.0f)
            sum = sum / 3.0f;
        else
            *at ^= next;
        i = next;
        steps++;
    }
    return sum * 2;
}

#pragma simd declare
static int last_lane_divisor(int a, int b)
{
    while (b) {
        const int rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void last_lane(int n, const int *x, const int *t, int *at, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 40: 8 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)63 - __extension__ (vcc_u32x4){0};
        const float t2_v = (float)1.0f;
        const vcc_f32x4 t3_v = __extension__ (vcc_f32x4){t2_v, t2_v, t2_v, t2_v};
        const vcc_u32x4 mask_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const float t4_v = (float)0.0f;
        const vcc_f32x4 t5_v = __extension__ (vcc_f32x4){t4_v, t4_v, t4_v, t4_v};
        const vcc_u32x4 mask2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t7_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = (unsigned int)28 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t9_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t10_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t11_v = (float)0.75f;
        const vcc_f32x4 t12_v = __extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v};
        const vcc_u32x4 t13_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const float t14_v = (float)10.0f;
        const vcc_f32x4 t15_v = __extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v};
        const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
        const float t16_v = (float)3.0f;
        const vcc_f32x4 t17_v = __extension__ (vcc_f32x4){t16_v, t16_v, t16_v, t16_v};
        const vcc_u32x4 t18_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t19_v = (unsigned int)65535 - __extension__ (vcc_u32x4){0};
        const float t20_v = (float)2.0f;
        const vcc_f32x4 t21_v = __extension__ (vcc_f32x4){t20_v, t20_v, t20_v, t20_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k2);
            const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k2 + 4);
            const vcc_u32x4 i_v0 = x_v0 & t_v;
            const vcc_u32x4 i_v1 = x_v1 & t_v;
            vcc_u32x4 i2_v0 = i_v0;
            vcc_u32x4 i2_v1 = i_v1;
            unsigned int steps_s = 0u;
            vcc_f32x4 sum_v0 = t3_v;
            vcc_f32x4 sum_v1 = t3_v;
            vcc_u32x4 active_mask_v0 = mask_v;
            vcc_u32x4 active_mask_v1 = mask_v;
            vcc_f32x4 sum2_v0 = t5_v;
            vcc_f32x4 sum2_v1 = t5_v;
            vcc_f32x4 sum3_v0 = t5_v;
            vcc_f32x4 sum3_v1 = t5_v;
            vcc_u32x4 left_mask_v0 = mask2_v;
            vcc_u32x4 left_mask_v1 = mask2_v;
            vcc_f32x4 sum4_v0 = t5_v;
            vcc_f32x4 sum4_v1 = t5_v;
            int goes_on = 0;
            int more;
            do {
                const vcc_u32x4 t10_v0 = i2_v0 * t6_v;
                const vcc_u32x4 t10_v1 = i2_v1 * t6_v;
                const vcc_i32x4 t45_v = (vcc_i32x4)i2_v0;
                const vcc_i32x4 t46_v = (vcc_i32x4)i2_v1;
                const vcc_u32x4 t11_v0 =
                    __extension__ (vcc_u32x4){active_mask_v0[0] ? (unsigned int)t[t45_v[0]] : 0,
                    active_mask_v0[1] ? (unsigned int)t[t45_v[1]] : 0,
                    active_mask_v0[2] ? (unsigned int)t[t45_v[2]] : 0,
                    active_mask_v0[3] ? (unsigned int)t[t45_v[3]] : 0};
                const vcc_u32x4 t11_v1 =
                    __extension__ (vcc_u32x4){active_mask_v1[0] ? (unsigned int)t[t46_v[0]] : 0,
                    active_mask_v1[1] ? (unsigned int)t[t46_v[1]] : 0,
                    active_mask_v1[2] ? (unsigned int)t[t46_v[2]] : 0,
                    active_mask_v1[3] ? (unsigned int)t[t46_v[3]] : 0};
                const vcc_u32x4 t12_v0 = t11_v0 & t7_v;
                const vcc_u32x4 t12_v1 = t11_v1 & t7_v;
                const vcc_u32x4 t13_v0 = t10_v0 + t12_v0;
                const vcc_u32x4 t13_v1 = t10_v1 + t12_v1;
                const vcc_u32x4 next_v0 = t13_v0 & t_v;
                const vcc_u32x4 next_v1 = t13_v1 & t_v;
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)next_v0 == (vcc_u32x4)i2_v0);
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)next_v1 == (vcc_u32x4)i2_v1);
                const vcc_u32x4 mask3_v0 = ~mask2_v0;
                const vcc_u32x4 mask3_v1 = ~mask2_v1;
                const vcc_u32x4 mask4_v0 = active_mask_v0 & mask3_v0;
                const vcc_u32x4 mask4_v1 = active_mask_v1 & mask3_v1;
                const vcc_i32x4 t47_v = (vcc_i32x4)next_v0;
                const vcc_i32x4 t48_v = (vcc_i32x4)next_v1;
                const vcc_u32x4 t14_v0 =
                    __extension__ (vcc_u32x4){mask4_v0[0] ? (unsigned int)t[t47_v[0]] : 0,
                    mask4_v0[1] ? (unsigned int)t[t47_v[1]] : 0,
                    mask4_v0[2] ? (unsigned int)t[t47_v[2]] : 0,
                    mask4_v0[3] ? (unsigned int)t[t47_v[3]] : 0};
                const vcc_u32x4 t14_v1 =
                    __extension__ (vcc_u32x4){mask4_v1[0] ? (unsigned int)t[t48_v[0]] : 0,
                    mask4_v1[1] ? (unsigned int)t[t48_v[1]] : 0,
                    mask4_v1[2] ? (unsigned int)t[t48_v[2]] : 0,
                    mask4_v1[3] ? (unsigned int)t[t48_v[3]] : 0};
                const vcc_u32x4 t15_v0 = t14_v0 & t8_v;
                const vcc_u32x4 t15_v1 = t14_v1 & t8_v;
                const vcc_u32x4 mask5_v0 = (vcc_u32x4)((vcc_u32x4)t15_v0 == (vcc_u32x4)t9_v);
                const vcc_u32x4 mask5_v1 = (vcc_u32x4)((vcc_u32x4)t15_v1 == (vcc_u32x4)t9_v);
                const vcc_u32x4 mask6_v0 = mask2_v0 | mask5_v0;
                const vcc_u32x4 mask6_v1 = mask2_v1 | mask5_v1;
                const vcc_u32x4 leaving_mask_v0 = active_mask_v0 & mask6_v0;
                const vcc_u32x4 leaving_mask_v1 = active_mask_v1 & mask6_v1;
                const vcc_u64x2 leave_v = (vcc_u64x2)(leaving_mask_v0 | leaving_mask_v1);
                const int leave = (leave_v[0] | leave_v[1]) != 0;
                int stay = 1;
                if (__builtin_expect((long)leave, 0L)) {
                    const vcc_u32x4 mask13_v0 = ~leaving_mask_v0;
                    const vcc_u32x4 mask13_v1 = ~leaving_mask_v1;
                    const vcc_u32x4 staying_mask_v0 = active_mask_v0 & mask13_v0;
                    const vcc_u32x4 staying_mask_v1 = active_mask_v1 & mask13_v1;
                    const vcc_u32x4 mask14_v0 = mask3_v0 & mask5_v0;
                    const vcc_u32x4 mask14_v1 = mask3_v1 & mask5_v1;
                    const vcc_u32x4 mask15_v0 = active_mask_v0 & mask14_v0;
                    const vcc_u32x4 mask15_v1 = active_mask_v1 & mask14_v1;
                    const vcc_u32x4 t52_v = staying_mask_v0 + staying_mask_v1;
                    const int t5 = (unsigned int)-(t52_v[0] + t52_v[1] + t52_v[2] + t52_v[3]) > 1;
                    sum2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sum_v0 & leaving_mask_v0)
                        | ((vcc_u32x4)sum2_v0 & ~leaving_mask_v0));
                    sum2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sum_v1 & leaving_mask_v1)
                        | ((vcc_u32x4)sum2_v1 & ~leaving_mask_v1));
                    left_mask_v0 = left_mask_v0 | mask15_v0;
                    left_mask_v1 = left_mask_v1 | mask15_v1;
                    stay = t5;
                    active_mask_v0 = staying_mask_v0;
                    active_mask_v1 = staying_mask_v1;
                }
                const vcc_u32x4 k_v0 = t14_v0 & t7_v;
                const vcc_u32x4 k_v1 = t14_v1 & t7_v;
                const vcc_u32x4 mask7_v0 = (vcc_u32x4)((vcc_i32x4)k_v0 > (vcc_i32x4)t10_v);
                const vcc_u32x4 mask7_v1 = (vcc_u32x4)((vcc_i32x4)k_v1 > (vcc_i32x4)t10_v);
                const vcc_u32x4 mask8_v0 = active_mask_v0 & mask7_v0;
                const vcc_u32x4 mask8_v1 = active_mask_v1 & mask7_v1;
                const vcc_u64x2 any2_v = (vcc_u64x2)(mask8_v0 | mask8_v1);
                const int any2 = (any2_v[0] | any2_v[1]) != 0;
                vcc_f32x4 sum5_v0 = sum_v0;
                vcc_f32x4 sum5_v1 = sum_v1;
                if (any2) {
                    vcc_u32x4 k2_v0 = k_v0;
                    vcc_u32x4 k2_v1 = k_v1;
                    vcc_f32x4 sum8_v0 = sum_v0;
                    vcc_f32x4 sum8_v1 = sum_v1;
                    vcc_u32x4 active_mask3_v0 = mask8_v0;
                    vcc_u32x4 active_mask3_v1 = mask8_v1;
                    vcc_f32x4 sum9_v0 = t5_v;
                    vcc_f32x4 sum9_v1 = t5_v;
                    int more2;
                    do {
                        const vcc_f32x4 sum_on3_v0 =
                            (vcc_f32x4)(((vcc_u32x4)sum8_v0 & active_mask3_v0)
                            | ((vcc_u32x4)t5_v & ~active_mask3_v0));
                        const vcc_f32x4 sum_on3_v1 =
                            (vcc_f32x4)(((vcc_u32x4)sum8_v1 & active_mask3_v1)
                            | ((vcc_u32x4)t5_v & ~active_mask3_v1));
                        const vcc_f32x4 t18_v0 = sum_on3_v0 * t12_v;
                        const vcc_f32x4 t18_v1 = sum_on3_v1 * t12_v;
                        const vcc_u32x4 t19_v0 = i2_v0 + k2_v0;
                        const vcc_u32x4 t19_v1 = i2_v1 + k2_v1;
                        const vcc_u32x4 t20_v0 = t19_v0 & t_v;
                        const vcc_u32x4 t20_v1 = t19_v1 & t_v;
                        const vcc_i32x4 t53_v = (vcc_i32x4)t20_v0;
                        const vcc_i32x4 t54_v = (vcc_i32x4)t20_v1;
                        const vcc_u32x4 t21_v0 =
                            __extension__ (vcc_u32x4){active_mask3_v0[0] ? (unsigned int)t[t53_v[0]]
                            : 0, active_mask3_v0[1] ? (unsigned int)t[t53_v[1]] : 0,
                            active_mask3_v0[2] ? (unsigned int)t[t53_v[2]] : 0,
                            active_mask3_v0[3] ? (unsigned int)t[t53_v[3]] : 0};
                        const vcc_u32x4 t21_v1 =
                            __extension__ (vcc_u32x4){active_mask3_v1[0] ? (unsigned int)t[t54_v[0]]
                            : 0, active_mask3_v1[1] ? (unsigned int)t[t54_v[1]] : 0,
                            active_mask3_v1[2] ? (unsigned int)t[t54_v[2]] : 0,
                            active_mask3_v1[3] ? (unsigned int)t[t54_v[3]] : 0};
                        const vcc_u32x4 t55_v =
                            (unsigned int)(steps_s + 3u) - __extension__ (vcc_u32x4){0};
                        const vcc_u32x4 t22_v0 = (t55_v & active_mask3_v0)
                            | (t13_v & ~active_mask3_v0);
                        const vcc_u32x4 t22_v1 = (t55_v & active_mask3_v1)
                            | (t13_v & ~active_mask3_v1);
                        const vcc_f64x2 t56_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t21_v0,
                            t21_v0, 0, 1), vcc_f64x2);
                        const vcc_f64x2 t57_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t21_v0,
                            t21_v0, 2, 3), vcc_f64x2);
                        const vcc_f64x2 t58_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t21_v1,
                            t21_v1, 0, 1), vcc_f64x2);
                        const vcc_f64x2 t59_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t21_v1,
                            t21_v1, 2, 3), vcc_f64x2);
                        const vcc_f64x2 t60_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t22_v0,
                            t22_v0, 0, 1), vcc_f64x2);
                        const vcc_f64x2 t61_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t22_v0,
                            t22_v0, 2, 3), vcc_f64x2);
                        const vcc_f64x2 t62_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t22_v1,
                            t22_v1, 0, 1), vcc_f64x2);
                        const vcc_f64x2 t63_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t22_v1,
                            t22_v1, 2, 3), vcc_f64x2);
                        const vcc_u32x2 t64_v =
                            (vcc_u32x2)__builtin_convertvector(t56_v / t60_v, vcc_i32x2);
                        const vcc_u32x2 t65_v =
                            (vcc_u32x2)__builtin_convertvector(t57_v / t61_v, vcc_i32x2);
                        const vcc_u32x2 t66_v =
                            (vcc_u32x2)__builtin_convertvector(t58_v / t62_v, vcc_i32x2);
                        const vcc_u32x2 t67_v =
                            (vcc_u32x2)__builtin_convertvector(t59_v / t63_v, vcc_i32x2);
                        const vcc_u32x4 t23_v0 =
                            t21_v0 - __builtin_shufflevector(t64_v, t65_v, 0, 1, 2, 3) * t22_v0;
                        const vcc_u32x4 t23_v1 =
                            t21_v1 - __builtin_shufflevector(t66_v, t67_v, 0, 1, 2, 3) * t22_v1;
                        const vcc_f32x4 t24_v0 =
                            __builtin_convertvector((vcc_i32x4)t23_v0, vcc_f32x4);
                        const vcc_f32x4 t24_v1 =
                            __builtin_convertvector((vcc_i32x4)t23_v1, vcc_f32x4);
                        const vcc_f32x4 t25_v0 =
                            (vcc_f32x4)(((vcc_u32x4)t24_v0 & active_mask3_v0)
                            | ((vcc_u32x4)t5_v & ~active_mask3_v0));
                        const vcc_f32x4 t25_v1 =
                            (vcc_f32x4)(((vcc_u32x4)t24_v1 & active_mask3_v1)
                            | ((vcc_u32x4)t5_v & ~active_mask3_v1));
                        const vcc_f32x4 sum11_v0 = t18_v0 + t25_v0;
                        const vcc_f32x4 sum11_v1 = t18_v1 + t25_v1;
                        const vcc_u32x4 k3_v0 = k2_v0 - t13_v;
                        const vcc_u32x4 k3_v1 = k2_v1 - t13_v;
                        const vcc_u32x4 mask16_v0 =
                            (vcc_u32x4)((vcc_i32x4)k3_v0 > (vcc_i32x4)t10_v);
                        const vcc_u32x4 mask16_v1 =
                            (vcc_u32x4)((vcc_i32x4)k3_v1 > (vcc_i32x4)t10_v);
                        const vcc_u32x4 mask17_v0 = active_mask3_v0 & mask16_v0;
                        const vcc_u32x4 mask17_v1 = active_mask3_v1 & mask16_v1;
                        const vcc_f32x4 t26_v0 =
                            (vcc_f32x4)(((vcc_u32x4)sum11_v0 & active_mask3_v0)
                            | ((vcc_u32x4)sum9_v0 & ~active_mask3_v0));
                        const vcc_f32x4 t26_v1 =
                            (vcc_f32x4)(((vcc_u32x4)sum11_v1 & active_mask3_v1)
                            | ((vcc_u32x4)sum9_v1 & ~active_mask3_v1));
                        const vcc_u32x4 t68_v = mask17_v0 + mask17_v1;
                        const int t6 =
                            (unsigned int)-(t68_v[0] + t68_v[1] + t68_v[2] + t68_v[3]) > 1;
                        more2 = t6;
                        k2_v0 = k3_v0;
                        k2_v1 = k3_v1;
                        sum8_v0 = sum11_v0;
                        sum8_v1 = sum11_v1;
                        active_mask3_v0 = mask17_v0;
                        active_mask3_v1 = mask17_v1;
                        sum9_v0 = t26_v0;
                        sum9_v1 = t26_v1;
                    } while (more2);
                    const vcc_u64x2 alone_v = (vcc_u64x2)(active_mask3_v0 | active_mask3_v1);
                    const int alone = (alone_v[0] | alone_v[1]) != 0;
                    vcc_f32x4 sum10_v0 = sum9_v0;
                    vcc_f32x4 sum10_v1 = sum9_v1;
                    if (alone) {
                        const unsigned long lane = active_mask3_v0[0] ? 0ul
                            : active_mask3_v0[1] ? 1ul : active_mask3_v0[2] ? 2ul
                            : active_mask3_v0[3] ? 3ul : active_mask3_v1[0] ? 4ul
                            : active_mask3_v1[1] ? 5ul : active_mask3_v1[2] ? 6ul : 7ul;
                        const unsigned int k_s = lane < 4 ? k2_v0[lane % 4] : k2_v1[lane % 4];
                        const float sum_s = lane < 4 ? sum8_v0[lane % 4] : sum8_v1[lane % 4];
                        const unsigned int i_s = lane < 4 ? i2_v0[lane % 4] : i2_v1[lane % 4];
                        unsigned int k_s2 = k_s;
                        float sum_s2 = sum_s;
                        int more3;
                        do {
                            const int t7 = t[(long)(int)((i_s + k_s2) & 63u)];
                            const float sum_s3 = sum_s2 * 0.75f + (float)(t7 % (int)(steps_s + 3u));
                            const unsigned int k_s3 = k_s2 - 1u;
                            more3 = (int)k_s3 > 0;
                            k_s2 = k_s3;
                            sum_s2 = sum_s3;
                        } while (more3);
                        const float t69_v = (float)sum_s2;
                        const vcc_f32x4 t70_v = __extension__ (vcc_f32x4){t69_v, t69_v, t69_v,
                            t69_v};
                        const vcc_f32x4 t27_v0 =
                            (vcc_f32x4)(((vcc_u32x4)t70_v & active_mask3_v0)
                            | ((vcc_u32x4)sum9_v0 & ~active_mask3_v0));
                        const vcc_f32x4 t27_v1 =
                            (vcc_f32x4)(((vcc_u32x4)t70_v & active_mask3_v1)
                            | ((vcc_u32x4)sum9_v1 & ~active_mask3_v1));
                        sum10_v0 = t27_v0;
                        sum10_v1 = t27_v1;
                    }
                    const vcc_f32x4 t17_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sum10_v0 & mask8_v0)
                        | ((vcc_u32x4)sum_v0 & ~mask8_v0));
                    const vcc_f32x4 t17_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sum10_v1 & mask8_v1)
                        | ((vcc_u32x4)sum_v1 & ~mask8_v1));
                    sum5_v0 = t17_v0;
                    sum5_v1 = t17_v1;
                }
                const vcc_f32x4 sum_on_v0 =
                    (vcc_f32x4)(((vcc_u32x4)sum5_v0 & active_mask_v0)
                    | ((vcc_u32x4)t5_v & ~active_mask_v0));
                const vcc_f32x4 sum_on_v1 =
                    (vcc_f32x4)(((vcc_u32x4)sum5_v1 & active_mask_v1)
                    | ((vcc_u32x4)t5_v & ~active_mask_v1));
                const vcc_u32x4 mask9_v0 = (vcc_u32x4)(sum_on_v0 > t15_v);
                const vcc_u32x4 mask9_v1 = (vcc_u32x4)(sum_on_v1 > t15_v);
                const vcc_u32x4 mask10_v0 = ~mask9_v0;
                const vcc_u32x4 mask10_v1 = ~mask9_v1;
                const vcc_u32x4 mask11_v0 = active_mask_v0 & mask10_v0;
                const vcc_u32x4 mask11_v1 = active_mask_v1 & mask10_v1;
                const vcc_u64x2 all_v = (vcc_u64x2)(mask11_v0 & mask11_v1);
                const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
                vcc_u32x4 at2_v0;
                vcc_u32x4 at2_v1;
                if (all) {
                    at2_v0 = *(const vcc_u32x4 *)(const void *)(at + k2);
                    at2_v1 = *(const vcc_u32x4 *)(const void *)(at + k2 + 4);
                } else {
                    const vcc_u32x4 mask18_v0 = active_mask_v0 & mask10_v0;
                    const vcc_u32x4 mask18_v1 = active_mask_v1 & mask10_v1;
                    const vcc_i32x4 t71_v = (vcc_i32x4)t_v0;
                    const vcc_i32x4 t72_v = (vcc_i32x4)t_v1;
                    const vcc_u32x4 t28_v0 =
                        __extension__ (vcc_u32x4){mask18_v0[0] ? (unsigned int)(at + k2)[t71_v[0]]
                        : 0, mask18_v0[1] ? (unsigned int)(at + k2)[t71_v[1]] : 0,
                        mask18_v0[2] ? (unsigned int)(at + k2)[t71_v[2]] : 0,
                        mask18_v0[3] ? (unsigned int)(at + k2)[t71_v[3]] : 0};
                    const vcc_u32x4 t28_v1 =
                        __extension__ (vcc_u32x4){mask18_v1[0] ? (unsigned int)(at + k2)[t72_v[0]]
                        : 0, mask18_v1[1] ? (unsigned int)(at + k2)[t72_v[1]] : 0,
                        mask18_v1[2] ? (unsigned int)(at + k2)[t72_v[2]] : 0,
                        mask18_v1[3] ? (unsigned int)(at + k2)[t72_v[3]] : 0};
                    at2_v0 = t28_v0;
                    at2_v1 = t28_v1;
                }
                const vcc_u32x4 t16_v0 = at2_v0 ^ next_v0;
                const vcc_u32x4 t16_v1 = at2_v1 ^ next_v1;
                vcc_u32 *const t49_v = (vcc_u32 *)(void *)(at + k2);
                const vcc_i32x4 t50_v = (vcc_i32x4)t_v0;
                const vcc_i32x4 t51_v = (vcc_i32x4)t_v1;
                if (mask11_v0[0]) t49_v[t50_v[0]] = t16_v0[0];
                if (mask11_v0[1]) t49_v[t50_v[1]] = t16_v0[1];
                if (mask11_v0[2]) t49_v[t50_v[2]] = t16_v0[2];
                if (mask11_v0[3]) t49_v[t50_v[3]] = t16_v0[3];
                if (mask11_v1[0]) t49_v[t51_v[0]] = t16_v1[0];
                if (mask11_v1[1]) t49_v[t51_v[1]] = t16_v1[1];
                if (mask11_v1[2]) t49_v[t51_v[2]] = t16_v1[2];
                if (mask11_v1[3]) t49_v[t51_v[3]] = t16_v1[3];
                const vcc_u32x4 mask12_v0 = active_mask_v0 & mask9_v0;
                const vcc_u32x4 mask12_v1 = active_mask_v1 & mask9_v1;
                const vcc_f32x4 sum_on2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)sum5_v0 & mask12_v0) | ((vcc_u32x4)t5_v & ~mask12_v0));
                const vcc_f32x4 sum_on2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)sum5_v1 & mask12_v1) | ((vcc_u32x4)t5_v & ~mask12_v1));
                const vcc_f32x4 sum6_v0 = sum_on2_v0 / t17_v;
                const vcc_f32x4 sum6_v1 = sum_on2_v1 / t17_v;
                const vcc_f32x4 sum7_v0 =
                    (vcc_f32x4)(((vcc_u32x4)sum6_v0 & mask9_v0) | ((vcc_u32x4)sum5_v0 & ~mask9_v0));
                const vcc_f32x4 sum7_v1 =
                    (vcc_f32x4)(((vcc_u32x4)sum6_v1 & mask9_v1) | ((vcc_u32x4)sum5_v1 & ~mask9_v1));
                const unsigned int t3 = steps_s + 1u;
                const int t4 = (int)t3 < 60;
                more = stay && t4;
                const vcc_f32x4 sum_next = sum_v0;
                const vcc_f32x4 sum_next2 = sum_v1;
                i2_v0 = next_v0;
                i2_v1 = next_v1;
                steps_s = t3;
                sum_v0 = sum7_v0;
                sum_v1 = sum7_v1;
                sum4_v0 = sum_next;
                sum4_v1 = sum_next2;
                goes_on = t4;
            } while (more);
            vcc_f32x4 t2_v0 =
                (vcc_f32x4)(((vcc_u32x4)sum4_v0 & active_mask_v0)
                | ((vcc_u32x4)sum2_v0 & ~active_mask_v0));
            vcc_f32x4 t2_v1 =
                (vcc_f32x4)(((vcc_u32x4)sum4_v1 & active_mask_v1)
                | ((vcc_u32x4)sum2_v1 & ~active_mask_v1));
            vcc_f32x4 t3_v0 =
                (vcc_f32x4)(((vcc_u32x4)sum_v0 & active_mask_v0)
                | ((vcc_u32x4)sum3_v0 & ~active_mask_v0));
            vcc_f32x4 t3_v1 =
                (vcc_f32x4)(((vcc_u32x4)sum_v1 & active_mask_v1)
                | ((vcc_u32x4)sum3_v1 & ~active_mask_v1));
            const vcc_u64x2 t44_v = (vcc_u64x2)(active_mask_v0 | active_mask_v1);
            const int t2 = (t44_v[0] | t44_v[1]) != 0;
            vcc_u32x4 left_mask2_v0 = left_mask_v0;
            vcc_u32x4 left_mask2_v1 = left_mask_v1;
            vcc_u32x4 active_mask2_v0 = active_mask_v0;
            vcc_u32x4 active_mask2_v1 = active_mask_v1;
            if (t2 && goes_on) {
                const unsigned long lane2 = active_mask_v0[0] ? 0ul : active_mask_v0[1] ? 1ul
                    : active_mask_v0[2] ? 2ul : active_mask_v0[3] ? 3ul : active_mask_v1[0] ? 4ul
                    : active_mask_v1[1] ? 5ul : active_mask_v1[2] ? 6ul : 7ul;
                const unsigned int i_s2 = lane2 < 4 ? i2_v0[lane2 % 4] : i2_v1[lane2 % 4];
                const float sum_s4 = lane2 < 4 ? sum_v0[lane2 % 4] : sum_v1[lane2 % 4];
                unsigned int i_s3 = i_s2;
                float sum_s5 = sum_s4;
                float sum_s6 = 0.0f;
                int t8 = 0;
                int t9 = 0;
                int more4;
                do {
                    const int t10 = t[(long)(int)i_s3];
                    const unsigned int next_s = (i_s3 * 5u + ((unsigned int)t10 & 3u)) & 63u;
                    const int t11 = next_s == i_s3;
                    int t12 = 0;
                    float sum_s7 = 0.0f;
                    unsigned int steps_s2 = 0u;
                    int t13 = 0;
                    if (!t11) {
                        const int t14 = t[(long)(int)next_s];
                        const int t15 = ((unsigned int)t14 & 28u) == 4u;
                        float sum_s8 = 0.0f;
                        unsigned int steps_s3 = 0u;
                        int t16 = 0;
                        if (!t15) {
                            const unsigned int k_s4 = (unsigned int)t14 & 3u;
                            float sum_s9 = sum_s5;
                            if ((int)k_s4 > 0) {
                                unsigned int k_s5 = k_s4;
                                float sum_s11 = sum_s5;
                                int more5;
                                do {
                                    const int t17 = t[(long)(int)((i_s3 + k_s5) & 63u)];
                                    const float sum_s12 =
                                        sum_s11 * 0.75f + (float)(t17 % (int)(steps_s + 3u));
                                    const unsigned int k_s6 = k_s5 - 1u;
                                    more5 = (int)k_s6 > 0;
                                    k_s5 = k_s6;
                                    sum_s11 = sum_s12;
                                } while (more5);
                                sum_s9 = sum_s11;
                            }
                            float sum_s10;
                            if (!(sum_s9 > 10.0f)) {
                                const int t18 = (at + k2)[lane2];
                                (at + k2)[lane2] = (int)((unsigned int)t18 ^ next_s);
                                sum_s10 = sum_s9;
                            } else {
                                sum_s10 = sum_s9 / 3.0f;
                            }
                            const unsigned int steps_s4 = steps_s + 1u;
                            sum_s8 = sum_s10;
                            steps_s3 = steps_s4;
                            t16 = (int)steps_s4 < 60;
                        }
                        t12 = t15;
                        sum_s7 = sum_s8;
                        steps_s2 = steps_s3;
                        t13 = t16;
                    }
                    more4 = !t11 && !t12 && t13;
                    const float sum_s_next = sum_s5;
                    i_s3 = next_s;
                    steps_s = steps_s2;
                    sum_s5 = sum_s7;
                    sum_s6 = sum_s_next;
                    t8 = !t11 && t12;
                    t9 = !t11 && !t12 && !t13;
                } while (more4);
                const float t73_v = (float)sum_s6;
                const vcc_f32x4 t74_v = __extension__ (vcc_f32x4){t73_v, t73_v, t73_v, t73_v};
                const vcc_f32x4 t29_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t74_v & active_mask_v0)
                    | ((vcc_u32x4)t2_v0 & ~active_mask_v0));
                const vcc_f32x4 t29_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t74_v & active_mask_v1)
                    | ((vcc_u32x4)t2_v1 & ~active_mask_v1));
                const float t75_v = (float)sum_s5;
                const vcc_f32x4 t76_v = __extension__ (vcc_f32x4){t75_v, t75_v, t75_v, t75_v};
                const vcc_f32x4 t30_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t76_v & active_mask_v0)
                    | ((vcc_u32x4)t3_v0 & ~active_mask_v0));
                const vcc_f32x4 t30_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t76_v & active_mask_v1)
                    | ((vcc_u32x4)t3_v1 & ~active_mask_v1));
                const vcc_u32x4 mask5_v =
                    (unsigned int)(t8 ? -1 : 0) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 mask19_v0 = active_mask_v0 & mask5_v;
                const vcc_u32x4 mask19_v1 = active_mask_v1 & mask5_v;
                const vcc_u32x4 mask20_v0 = left_mask_v0 | mask19_v0;
                const vcc_u32x4 mask20_v1 = left_mask_v1 | mask19_v1;
                const vcc_u32x4 mask6_v =
                    (unsigned int)(t9 ? -1 : 0) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 mask21_v0 = active_mask_v0 & mask6_v;
                const vcc_u32x4 mask21_v1 = active_mask_v1 & mask6_v;
                t2_v0 = t29_v0;
                t2_v1 = t29_v1;
                t3_v0 = t30_v0;
                t3_v1 = t30_v1;
                left_mask2_v0 = mask20_v0;
                left_mask2_v1 = mask20_v1;
                active_mask2_v0 = mask21_v0;
                active_mask2_v1 = mask21_v1;
            }
            const vcc_u32x4 x2_v0 = *(const vcc_u32x4 *)(const void *)(x + k2);
            const vcc_u32x4 x2_v1 = *(const vcc_u32x4 *)(const void *)(x + k2 + 4);
            const vcc_u32x4 at_v0 = *(const vcc_u32x4 *)(const void *)(at + k2);
            const vcc_u32x4 at_v1 = *(const vcc_u32x4 *)(const void *)(at + k2 + 4);
            const vcc_u32x4 t4_v0 = at_v0 & t18_v;
            const vcc_u32x4 t4_v1 = at_v1 & t18_v;
            const vcc_u32x4 b_v0 = t13_v + t4_v0;
            const vcc_u32x4 b_v1 = t13_v + t4_v1;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)b_v0 != (vcc_u32x4)t10_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)b_v1 != (vcc_u32x4)t10_v);
            const vcc_u32x4 a_v0 = x2_v0 & t19_v;
            const vcc_u32x4 a_v1 = x2_v1 & t19_v;
            const vcc_u64x2 any_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_u32x4 b2_v0 = t10_v;
            vcc_u32x4 b2_v1 = t10_v;
            if (any) {
                vcc_u32x4 a3_v0 = a_v0;
                vcc_u32x4 a3_v1 = a_v1;
                vcc_u32x4 b3_v0 = b_v0;
                vcc_u32x4 b3_v1 = b_v1;
                vcc_u32x4 active_mask4_v0 = mask_v0;
                vcc_u32x4 active_mask4_v1 = mask_v1;
                vcc_u32x4 b4_v0 = t10_v;
                vcc_u32x4 b4_v1 = t10_v;
                int more6;
                do {
                    const vcc_u32x4 b_on_v0 = (b3_v0 & active_mask4_v0)
                        | (t13_v & ~active_mask4_v0);
                    const vcc_u32x4 b_on_v1 = (b3_v1 & active_mask4_v1)
                        | (t13_v & ~active_mask4_v1);
                    const vcc_f64x2 rest_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a3_v0, a3_v0, 0,
                        1), vcc_f64x2);
                    const vcc_f64x2 rest2_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a3_v0, a3_v0, 2,
                        3), vcc_f64x2);
                    const vcc_f64x2 rest3_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a3_v1, a3_v1, 0,
                        1), vcc_f64x2);
                    const vcc_f64x2 rest4_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a3_v1, a3_v1, 2,
                        3), vcc_f64x2);
                    const vcc_f64x2 rest5_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_on_v0,
                        b_on_v0, 0, 1), vcc_f64x2);
                    const vcc_f64x2 rest6_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_on_v0,
                        b_on_v0, 2, 3), vcc_f64x2);
                    const vcc_f64x2 rest7_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_on_v1,
                        b_on_v1, 0, 1), vcc_f64x2);
                    const vcc_f64x2 rest8_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_on_v1,
                        b_on_v1, 2, 3), vcc_f64x2);
                    const vcc_u32x2 rest9_v =
                        (vcc_u32x2)__builtin_convertvector(rest_v / rest5_v, vcc_i32x2);
                    const vcc_u32x2 rest10_v =
                        (vcc_u32x2)__builtin_convertvector(rest2_v / rest6_v, vcc_i32x2);
                    const vcc_u32x2 rest11_v =
                        (vcc_u32x2)__builtin_convertvector(rest3_v / rest7_v, vcc_i32x2);
                    const vcc_u32x2 rest12_v =
                        (vcc_u32x2)__builtin_convertvector(rest4_v / rest8_v, vcc_i32x2);
                    const vcc_u32x4 rest_v0 =
                        a3_v0 - __builtin_shufflevector(rest9_v, rest10_v, 0, 1, 2, 3) * b_on_v0;
                    const vcc_u32x4 rest_v1 =
                        a3_v1 - __builtin_shufflevector(rest11_v, rest12_v, 0, 1, 2, 3) * b_on_v1;
                    const vcc_u32x4 mask22_v0 = (vcc_u32x4)((vcc_u32x4)rest_v0 != (vcc_u32x4)t10_v);
                    const vcc_u32x4 mask22_v1 = (vcc_u32x4)((vcc_u32x4)rest_v1 != (vcc_u32x4)t10_v);
                    const vcc_u32x4 mask23_v0 = active_mask4_v0 & mask22_v0;
                    const vcc_u32x4 mask23_v1 = active_mask4_v1 & mask22_v1;
                    const vcc_u32x4 t31_v0 = (b3_v0 & active_mask4_v0) | (b4_v0 & ~active_mask4_v0);
                    const vcc_u32x4 t31_v1 = (b3_v1 & active_mask4_v1) | (b4_v1 & ~active_mask4_v1);
                    const vcc_u64x2 t77_v = (vcc_u64x2)(mask23_v0 | mask23_v1);
                    const int t19 = (t77_v[0] | t77_v[1]) != 0;
                    more6 = t19;
                    a3_v0 = b3_v0;
                    a3_v1 = b3_v1;
                    b3_v0 = rest_v0;
                    b3_v1 = rest_v1;
                    active_mask4_v0 = mask23_v0;
                    active_mask4_v1 = mask23_v1;
                    b4_v0 = t31_v0;
                    b4_v1 = t31_v1;
                } while (more6);
                b2_v0 = b4_v0;
                b2_v1 = b4_v1;
            }
            const vcc_f32x4 t5_v0 = -t2_v0;
            const vcc_f32x4 t5_v1 = -t2_v1;
            const vcc_f32x4 t6_v0 =
                (vcc_f32x4)(((vcc_u32x4)t5_v0 & left_mask2_v0)
                | ((vcc_u32x4)t2_v0 & ~left_mask2_v0));
            const vcc_f32x4 t6_v1 =
                (vcc_f32x4)(((vcc_u32x4)t5_v1 & left_mask2_v1)
                | ((vcc_u32x4)t2_v1 & ~left_mask2_v1));
            const vcc_f32x4 t7_v0 =
                (vcc_f32x4)(((vcc_u32x4)t3_v0 & active_mask2_v0)
                | ((vcc_u32x4)t5_v & ~active_mask2_v0));
            const vcc_f32x4 t7_v1 =
                (vcc_f32x4)(((vcc_u32x4)t3_v1 & active_mask2_v1)
                | ((vcc_u32x4)t5_v & ~active_mask2_v1));
            const vcc_f32x4 t8_v0 = t7_v0 * t21_v;
            const vcc_f32x4 t8_v1 = t7_v1 * t21_v;
            const vcc_f32x4 walked_v0 =
                (vcc_f32x4)(((vcc_u32x4)t8_v0 & active_mask2_v0)
                | ((vcc_u32x4)t6_v0 & ~active_mask2_v0));
            const vcc_f32x4 walked_v1 =
                (vcc_f32x4)(((vcc_u32x4)t8_v1 & active_mask2_v1)
                | ((vcc_u32x4)t6_v1 & ~active_mask2_v1));
            const vcc_u32x4 a2_v0 = (b2_v0 & mask_v0) | (a_v0 & ~mask_v0);
            const vcc_u32x4 a2_v1 = (b2_v1 & mask_v1) | (a_v1 & ~mask_v1);
            const vcc_f32x4 t9_v0 = __builtin_convertvector((vcc_i32x4)a2_v0, vcc_f32x4);
            const vcc_f32x4 t9_v1 = __builtin_convertvector((vcc_i32x4)a2_v1, vcc_f32x4);
            const vcc_f32x4 d_new_v0 = walked_v0 + t9_v0;
            const vcc_f32x4 d_new_v1 = walked_v1 + t9_v1;
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_f32x4 *)(void *)(d + k2 + 4) = d_new_v1;
        }
        const vcc_u32x4 t22_v = (unsigned int)63 - __extension__ (vcc_u32x4){0};
        const float t23_v = (float)1.0f;
        const vcc_f32x4 t24_v = __extension__ (vcc_f32x4){t23_v, t23_v, t23_v, t23_v};
        const vcc_u32x4 mask3_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const float t25_v = (float)0.0f;
        const vcc_f32x4 t26_v = __extension__ (vcc_f32x4){t25_v, t25_v, t25_v, t25_v};
        const vcc_u32x4 mask4_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t27_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t28_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t29_v = (unsigned int)28 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t30_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t31_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t32_v = (float)0.75f;
        const vcc_f32x4 t33_v = __extension__ (vcc_f32x4){t32_v, t32_v, t32_v, t32_v};
        const vcc_u32x4 t34_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const float t35_v = (float)10.0f;
        const vcc_f32x4 t36_v = __extension__ (vcc_f32x4){t35_v, t35_v, t35_v, t35_v};
        const vcc_u32x4 t37_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const float t38_v = (float)3.0f;
        const vcc_f32x4 t39_v = __extension__ (vcc_f32x4){t38_v, t38_v, t38_v, t38_v};
        const vcc_u32x4 t40_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t41_v = (unsigned int)65535 - __extension__ (vcc_u32x4){0};
        const float t42_v = (float)2.0f;
        const vcc_f32x4 t43_v = __extension__ (vcc_f32x4){t42_v, t42_v, t42_v, t42_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u32x4 i_v = *(const vcc_u32x4 *)(const void *)(x + k2) & t22_v;
            vcc_u32x4 i2_v = i_v;
            unsigned int steps_s5 = 0u;
            vcc_f32x4 sum_v = t24_v;
            vcc_u32x4 active_mask_v = mask3_v;
            vcc_f32x4 sum2_v = t26_v;
            vcc_f32x4 sum3_v = t26_v;
            vcc_u32x4 left_mask_v = mask4_v;
            vcc_f32x4 sum4_v = t26_v;
            int more7;
            do {
                const vcc_i32x4 t84_v = (vcc_i32x4)i2_v;
                const vcc_u32x4 t85_v =
                    __extension__ (vcc_u32x4){active_mask_v[0] ? (unsigned int)t[t84_v[0]] : 0,
                    active_mask_v[1] ? (unsigned int)t[t84_v[1]] : 0,
                    active_mask_v[2] ? (unsigned int)t[t84_v[2]] : 0,
                    active_mask_v[3] ? (unsigned int)t[t84_v[3]] : 0};
                const vcc_u32x4 next_v = (i2_v * t27_v + (t85_v & t28_v)) & t22_v;
                const vcc_u32x4 mask8_v = (vcc_u32x4)((vcc_u32x4)next_v == (vcc_u32x4)i2_v);
                const vcc_u32x4 mask9_v = ~mask8_v;
                const vcc_u32x4 mask10_v = active_mask_v & mask9_v;
                const vcc_i32x4 t86_v = (vcc_i32x4)next_v;
                const vcc_u32x4 t87_v =
                    __extension__ (vcc_u32x4){mask10_v[0] ? (unsigned int)t[t86_v[0]] : 0,
                    mask10_v[1] ? (unsigned int)t[t86_v[1]] : 0,
                    mask10_v[2] ? (unsigned int)t[t86_v[2]] : 0,
                    mask10_v[3] ? (unsigned int)t[t86_v[3]] : 0};
                const vcc_u32x4 mask11_v =
                    (vcc_u32x4)((vcc_u32x4)(t87_v & t29_v) == (vcc_u32x4)t30_v);
                const vcc_u32x4 leaving_mask_v = active_mask_v & (mask8_v | mask11_v);
                const vcc_u64x2 leave2_v = (vcc_u64x2)leaving_mask_v;
                const int leave2 = (leave2_v[0] | leave2_v[1]) != 0;
                int stay2 = 1;
                if (__builtin_expect((long)leave2, 0L)) {
                    const vcc_u32x4 staying_mask_v = active_mask_v & ~leaving_mask_v;
                    const vcc_u64x2 t91_v = (vcc_u64x2)staying_mask_v;
                    const int t21 = (t91_v[0] | t91_v[1]) != 0;
                    sum2_v =
                        (vcc_f32x4)(((vcc_u32x4)sum_v & leaving_mask_v)
                        | ((vcc_u32x4)sum2_v & ~leaving_mask_v));
                    left_mask_v = left_mask_v | (active_mask_v & (mask9_v & mask11_v));
                    stay2 = t21;
                    active_mask_v = staying_mask_v;
                }
                const vcc_u32x4 k_v = t87_v & t28_v;
                const vcc_u32x4 mask12_v = (vcc_u32x4)((vcc_i32x4)k_v > (vcc_i32x4)t31_v);
                const vcc_u32x4 mask13_v = active_mask_v & mask12_v;
                const vcc_u64x2 any4_v = (vcc_u64x2)mask13_v;
                const int any4 = (any4_v[0] | any4_v[1]) != 0;
                vcc_f32x4 sum5_v = sum_v;
                if (any4) {
                    vcc_u32x4 k2_v = k_v;
                    vcc_f32x4 sum7_v = sum_v;
                    vcc_u32x4 active_mask2_v = mask13_v;
                    vcc_f32x4 sum8_v = t26_v;
                    int more8;
                    do {
                        const vcc_f32x4 sum_on3_v =
                            (vcc_f32x4)(((vcc_u32x4)sum7_v & active_mask2_v)
                            | ((vcc_u32x4)t26_v & ~active_mask2_v));
                        const vcc_i32x4 t92_v = (vcc_i32x4)((i2_v + k2_v) & t22_v);
                        const vcc_u32x4 t93_v =
                            __extension__ (vcc_u32x4){active_mask2_v[0] ? (unsigned int)t[t92_v[0]]
                            : 0, active_mask2_v[1] ? (unsigned int)t[t92_v[1]] : 0,
                            active_mask2_v[2] ? (unsigned int)t[t92_v[2]] : 0,
                            active_mask2_v[3] ? (unsigned int)t[t92_v[3]] : 0};
                        const vcc_u32x4 t94_v =
                            (unsigned int)(steps_s5 + 3u) - __extension__ (vcc_u32x4){0};
                        const vcc_u32x4 t95_v = (t94_v & active_mask2_v)
                            | (t34_v & ~active_mask2_v);
                        const vcc_f64x2 t96_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t93_v,
                            t93_v, 0, 1), vcc_f64x2);
                        const vcc_f64x2 t97_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t93_v,
                            t93_v, 2, 3), vcc_f64x2);
                        const vcc_f64x2 t98_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t95_v,
                            t95_v, 0, 1), vcc_f64x2);
                        const vcc_f64x2 t99_v =
                            __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t95_v,
                            t95_v, 2, 3), vcc_f64x2);
                        const vcc_u32x2 t100_v =
                            (vcc_u32x2)__builtin_convertvector(t96_v / t98_v, vcc_i32x2);
                        const vcc_u32x2 t101_v =
                            (vcc_u32x2)__builtin_convertvector(t97_v / t99_v, vcc_i32x2);
                        const vcc_u32x4 t102_v =
                            t93_v - __builtin_shufflevector(t100_v, t101_v, 0, 1, 2, 3) * t95_v;
                        const vcc_f32x4 t103_v =
                            __builtin_convertvector((vcc_i32x4)t102_v, vcc_f32x4);
                        const vcc_f32x4 t104_v =
                            (vcc_f32x4)(((vcc_u32x4)t103_v & active_mask2_v)
                            | ((vcc_u32x4)t26_v & ~active_mask2_v));
                        const vcc_f32x4 sum9_v = sum_on3_v * t33_v + t104_v;
                        const vcc_u32x4 k3_v = k2_v - t34_v;
                        const vcc_u32x4 mask18_v = (vcc_u32x4)((vcc_i32x4)k3_v > (vcc_i32x4)t31_v);
                        const vcc_u32x4 mask19_v = active_mask2_v & mask18_v;
                        const vcc_u64x2 t105_v = (vcc_u64x2)mask19_v;
                        const int t22 = (t105_v[0] | t105_v[1]) != 0;
                        more8 = t22;
                        const vcc_f32x4 sum_next4 =
                            (vcc_f32x4)(((vcc_u32x4)sum9_v & active_mask2_v)
                            | ((vcc_u32x4)sum8_v & ~active_mask2_v));
                        k2_v = k3_v;
                        sum7_v = sum9_v;
                        active_mask2_v = mask19_v;
                        sum8_v = sum_next4;
                    } while (more8);
                    sum5_v =
                        (vcc_f32x4)(((vcc_u32x4)sum8_v & mask13_v)
                        | ((vcc_u32x4)sum_v & ~mask13_v));
                }
                const vcc_f32x4 sum_on_v =
                    (vcc_f32x4)(((vcc_u32x4)sum5_v & active_mask_v)
                    | ((vcc_u32x4)t26_v & ~active_mask_v));
                const vcc_u32x4 mask14_v = (vcc_u32x4)(sum_on_v > t36_v);
                const vcc_u32x4 mask15_v = ~mask14_v;
                const vcc_u32x4 mask16_v = active_mask_v & mask15_v;
                const vcc_u64x2 all2_v = (vcc_u64x2)mask16_v;
                const int all2 = (all2_v[0] & all2_v[1]) == 18446744073709551615ul;
                vcc_u32x4 at_v;
                if (all2) {
                    at_v = *(const vcc_u32x4 *)(const void *)(at + k2);
                } else {
                    const vcc_u32x4 mask20_v = active_mask_v & mask15_v;
                    const vcc_i32x4 t106_v = (vcc_i32x4)t37_v;
                    const vcc_u32x4 t107_v =
                        __extension__ (vcc_u32x4){mask20_v[0] ? (unsigned int)(at + k2)[t106_v[0]]
                        : 0, mask20_v[1] ? (unsigned int)(at + k2)[t106_v[1]] : 0,
                        mask20_v[2] ? (unsigned int)(at + k2)[t106_v[2]] : 0,
                        mask20_v[3] ? (unsigned int)(at + k2)[t106_v[3]] : 0};
                    at_v = t107_v;
                }
                const vcc_u32x4 t88_v = at_v ^ next_v;
                vcc_u32 *const t89_v = (vcc_u32 *)(void *)(at + k2);
                const vcc_i32x4 t90_v = (vcc_i32x4)t37_v;
                if (mask16_v[0]) t89_v[t90_v[0]] = t88_v[0];
                if (mask16_v[1]) t89_v[t90_v[1]] = t88_v[1];
                if (mask16_v[2]) t89_v[t90_v[2]] = t88_v[2];
                if (mask16_v[3]) t89_v[t90_v[3]] = t88_v[3];
                const vcc_u32x4 mask17_v = active_mask_v & mask14_v;
                const vcc_f32x4 sum_on2_v =
                    (vcc_f32x4)(((vcc_u32x4)sum5_v & mask17_v) | ((vcc_u32x4)t26_v & ~mask17_v));
                const vcc_f32x4 sum6_v = sum_on2_v / t39_v;
                const unsigned int t20 = steps_s5 + 1u;
                more7 = stay2 && (int)t20 < 60;
                const vcc_f32x4 sum_next3 = sum_v;
                i2_v = next_v;
                steps_s5 = t20;
                sum_v =
                    (vcc_f32x4)(((vcc_u32x4)sum6_v & mask14_v) | ((vcc_u32x4)sum5_v & ~mask14_v));
                sum4_v = sum_next3;
            } while (more7);
            const vcc_f32x4 t78_v =
                (vcc_f32x4)(((vcc_u32x4)sum4_v & active_mask_v)
                | ((vcc_u32x4)sum2_v & ~active_mask_v));
            const vcc_u32x4 b_v = t34_v + (*(const vcc_u32x4 *)(const void *)(at + k2) & t40_v);
            const vcc_u32x4 mask7_v = (vcc_u32x4)((vcc_u32x4)b_v != (vcc_u32x4)t31_v);
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(x + k2) & t41_v;
            const vcc_u64x2 any3_v = (vcc_u64x2)mask7_v;
            const int any3 = (any3_v[0] | any3_v[1]) != 0;
            const vcc_f32x4 t79_v =
                (vcc_f32x4)(((vcc_u32x4)sum_v & active_mask_v)
                | ((vcc_u32x4)sum3_v & ~active_mask_v));
            vcc_u32x4 b2_v = t31_v;
            if (any3) {
                vcc_u32x4 a3_v = a_v;
                vcc_u32x4 b3_v = b_v;
                vcc_u32x4 active_mask3_v = mask7_v;
                vcc_u32x4 b4_v = t31_v;
                int more9;
                do {
                    const vcc_u32x4 b_on_v = (b3_v & active_mask3_v) | (t34_v & ~active_mask3_v);
                    const vcc_f64x2 rest13_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a3_v, a3_v, 0,
                        1), vcc_f64x2);
                    const vcc_f64x2 rest14_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(a3_v, a3_v, 2,
                        3), vcc_f64x2);
                    const vcc_f64x2 rest15_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_on_v, b_on_v,
                        0, 1), vcc_f64x2);
                    const vcc_f64x2 rest16_v =
                        __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(b_on_v, b_on_v,
                        2, 3), vcc_f64x2);
                    const vcc_u32x2 rest17_v =
                        (vcc_u32x2)__builtin_convertvector(rest13_v / rest15_v, vcc_i32x2);
                    const vcc_u32x2 rest18_v =
                        (vcc_u32x2)__builtin_convertvector(rest14_v / rest16_v, vcc_i32x2);
                    const vcc_u32x4 rest19_v =
                        a3_v - __builtin_shufflevector(rest17_v, rest18_v, 0, 1, 2, 3) * b_on_v;
                    const vcc_u32x4 mask21_v = (vcc_u32x4)((vcc_u32x4)rest19_v != (vcc_u32x4)t31_v);
                    const vcc_u32x4 mask22_v = active_mask3_v & mask21_v;
                    const vcc_u64x2 t108_v = (vcc_u64x2)mask22_v;
                    const int t23 = (t108_v[0] | t108_v[1]) != 0;
                    more9 = t23;
                    const vcc_u32x4 b_next = (b3_v & active_mask3_v) | (b4_v & ~active_mask3_v);
                    a3_v = b3_v;
                    b3_v = rest19_v;
                    active_mask3_v = mask22_v;
                    b4_v = b_next;
                } while (more9);
                b2_v = b4_v;
            }
            const vcc_f32x4 t80_v = -t78_v;
            const vcc_f32x4 t81_v =
                (vcc_f32x4)(((vcc_u32x4)t79_v & active_mask_v)
                | ((vcc_u32x4)t26_v & ~active_mask_v));
            const vcc_f32x4 t82_v = t81_v * t43_v;
            const vcc_f32x4 t83_v =
                (vcc_f32x4)(((vcc_u32x4)t80_v & left_mask_v) | ((vcc_u32x4)t78_v & ~left_mask_v));
            const vcc_u32x4 a2_v = (b2_v & mask7_v) | (a_v & ~mask7_v);
            const vcc_f32x4 walked_v =
                (vcc_f32x4)(((vcc_u32x4)t82_v & active_mask_v)
                | ((vcc_u32x4)t83_v & ~active_mask_v));
            const vcc_f32x4 d_new_v =
                walked_v + __builtin_convertvector((vcc_i32x4)a2_v, vcc_f32x4);
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        const float walked = last_lane_walk(x[k], t, &at[k]);
        d[k] = walked + (float)last_lane_divisor(x[k] & 0xffff, 1 + (at[k] & 0x7fff));
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
