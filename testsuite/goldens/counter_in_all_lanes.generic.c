/* vcc 0.1.0 wrote this from counter_in_all_lanes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in double b[n] | in i32 t[16] | out double d[n] restrict */
/* A number that all lanes share, taken by those that fulfil a condition. */
struct pair { int x; double y; };

#pragma simd declare(uniform(t))
static double counter_in_all_lanes_lane(struct pair p, const int *t)
{
    unsigned kept = (unsigned)(t[(unsigned)p.x & 15] / 4);
    int i = 0, j = 0;
    for (i = 0; i < 1; i++) {
        j = 0;
        while (j++ < 2 && ((unsigned)i < (unsigned)j ? 41u : kept) > (unsigned)j) {
            if (4.0 > p.y * p.y)
                return (p.y / p.y) * (p.y - p.y);
            if (p.y / -3.0f > p.y + p.y) {
                kept = (unsigned)((short)p.x % ((int)((unsigned)j & 0xff) - 300)) +
                       ((unsigned)p.x >= kept ? (unsigned)p.x : (unsigned)i);
                kept = (unsigned)j;
            }
        }
    }
    return (p.x & 1) ? p.y + kept : p.y + p.y;
}

#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void counter_in_all_lanes(int n, const int *a, const double *b, const int *t, double *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 29: 8 lanes, then 2, generic */
    k = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)15 - __extension__ (vcc_u32x4){0};
        const vcc_u64x2 mask_v = (unsigned long)-1 - __extension__ (vcc_u64x2){0};
        const vcc_u32x4 t2_v = (unsigned int)41 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const double t4_v = (double)0.0;
        const vcc_f64x2 t5_v = __extension__ (vcc_f64x2){t4_v, t4_v};
        const double t6_v = (double)4.0;
        const vcc_f64x2 t7_v = __extension__ (vcc_f64x2){t6_v, t6_v};
        const vcc_u32x4 t8_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u64x2 mask2_v = (unsigned long)0 - __extension__ (vcc_u64x2){0};
        const double t9_v = (double)-3.0;
        const vcc_f64x2 t10_v = __extension__ (vcc_f64x2){t9_v, t9_v};
        const double t11_v = (double)1.0;
        const vcc_f64x2 t12_v = __extension__ (vcc_f64x2){t11_v, t11_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k2 + 4);
            const vcc_f64x2 b_v0 = *(const vcc_f64x2 *)(const void *)(b + k2);
            const vcc_f64x2 b_v1 = *(const vcc_f64x2 *)(const void *)(b + k2 + 2);
            const vcc_f64x2 b_v2 = *(const vcc_f64x2 *)(const void *)(b + k2 + 4);
            const vcc_f64x2 b_v3 = *(const vcc_f64x2 *)(const void *)(b + k2 + 6);
            const vcc_u32x4 t_v0 = a_v0 & t_v;
            const vcc_u32x4 t_v1 = a_v1 & t_v;
            const vcc_i32x4 t25_v = (vcc_i32x4)t_v0;
            const vcc_i32x4 t26_v = (vcc_i32x4)t_v1;
            const vcc_u32x4 t2_v0 = __extension__ (vcc_u32x4){(unsigned int)t[t25_v[0]],
                (unsigned int)t[t25_v[1]], (unsigned int)t[t25_v[2]], (unsigned int)t[t25_v[3]]};
            const vcc_u32x4 t2_v1 = __extension__ (vcc_u32x4){(unsigned int)t[t26_v[0]],
                (unsigned int)t[t26_v[1]], (unsigned int)t[t26_v[2]], (unsigned int)t[t26_v[3]]};
            const vcc_u32x4 t3_v0 = (vcc_u32x4)((vcc_i32x4)t2_v0 >> 31);
            const vcc_u32x4 t3_v1 = (vcc_u32x4)((vcc_i32x4)t2_v1 >> 31);
            const vcc_u32x4 t4_v0 = t3_v0 >> 30;
            const vcc_u32x4 t4_v1 = t3_v1 >> 30;
            const vcc_u32x4 t5_v0 = t2_v0 + t4_v0;
            const vcc_u32x4 t5_v1 = t2_v1 + t4_v1;
            const vcc_u32x4 kept_v0 = (vcc_u32x4)((vcc_i32x4)t5_v0 >> 2);
            const vcc_u32x4 kept_v1 = (vcc_u32x4)((vcc_i32x4)t5_v1 >> 2);
            vcc_u32x4 kept2_v0 = kept_v0;
            vcc_u32x4 kept2_v1 = kept_v1;
            unsigned int i_s = 0u;
            vcc_u64x2 active_mask_v0 = mask_v;
            vcc_u64x2 active_mask_v1 = mask_v;
            vcc_u64x2 active_mask_v2 = mask_v;
            vcc_u64x2 active_mask_v3 = mask_v;
            vcc_u32x4 kept3_v0 = t8_v;
            vcc_u32x4 kept3_v1 = t8_v;
            vcc_u64x2 left_mask_v0 = mask2_v;
            vcc_u64x2 left_mask_v1 = mask2_v;
            vcc_u64x2 left_mask_v2 = mask2_v;
            vcc_u64x2 left_mask_v3 = mask2_v;
            int goes_on = 0;
            int more;
            do {
                const vcc_u32x4 mask5_v =
                    (unsigned int)(i_s < 1u ? -1 : 0) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t15_v0 = (t2_v & mask5_v) | (kept2_v0 & ~mask5_v);
                const vcc_u32x4 t15_v1 = (t2_v & mask5_v) | (kept2_v1 & ~mask5_v);
                const vcc_u32x4 mask6_v0 = (vcc_u32x4)((vcc_u32x4)t15_v0 > (vcc_u32x4)t3_v);
                const vcc_u32x4 mask6_v1 = (vcc_u32x4)((vcc_u32x4)t15_v1 > (vcc_u32x4)t3_v);
                const vcc_u64x2 mask7_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask6_v0,
                    mask6_v0, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask7_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask6_v0,
                    mask6_v0, 2, 3), vcc_i64x2);
                const vcc_u64x2 mask7_v2 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask6_v1,
                    mask6_v1, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask7_v3 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask6_v1,
                    mask6_v1, 2, 3), vcc_i64x2);
                const vcc_u64x2 mask8_v0 = active_mask_v0 & mask7_v0;
                const vcc_u64x2 mask8_v1 = active_mask_v1 & mask7_v1;
                const vcc_u64x2 mask8_v2 = active_mask_v2 & mask7_v2;
                const vcc_u64x2 mask8_v3 = active_mask_v3 & mask7_v3;
                const vcc_f64x2 b_on5_v0 =
                    (vcc_f64x2)(((vcc_u64x2)b_v0 & mask8_v0) | ((vcc_u64x2)t5_v & ~mask8_v0));
                const vcc_f64x2 b_on5_v1 =
                    (vcc_f64x2)(((vcc_u64x2)b_v1 & mask8_v1) | ((vcc_u64x2)t5_v & ~mask8_v1));
                const vcc_f64x2 b_on5_v2 =
                    (vcc_f64x2)(((vcc_u64x2)b_v2 & mask8_v2) | ((vcc_u64x2)t5_v & ~mask8_v2));
                const vcc_f64x2 b_on5_v3 =
                    (vcc_f64x2)(((vcc_u64x2)b_v3 & mask8_v3) | ((vcc_u64x2)t5_v & ~mask8_v3));
                const vcc_f64x2 t16_v0 = b_on5_v0 * b_on5_v0;
                const vcc_f64x2 t16_v1 = b_on5_v1 * b_on5_v1;
                const vcc_f64x2 t16_v2 = b_on5_v2 * b_on5_v2;
                const vcc_f64x2 t16_v3 = b_on5_v3 * b_on5_v3;
                const vcc_u64x2 mask9_v0 = (vcc_u64x2)(t7_v > t16_v0);
                const vcc_u64x2 mask9_v1 = (vcc_u64x2)(t7_v > t16_v1);
                const vcc_u64x2 mask9_v2 = (vcc_u64x2)(t7_v > t16_v2);
                const vcc_u64x2 mask9_v3 = (vcc_u64x2)(t7_v > t16_v3);
                const vcc_u64x2 any_v = (vcc_u64x2)(mask8_v0 | mask8_v1 | (mask8_v2 | mask8_v3));
                const int any = (any_v[0] | any_v[1]) != 0;
                vcc_u32x4 kept5_v0 = t8_v;
                vcc_u32x4 kept5_v1 = t8_v;
                vcc_u64x2 left_mask3_v0 = mask2_v;
                vcc_u64x2 left_mask3_v1 = mask2_v;
                vcc_u64x2 left_mask3_v2 = mask2_v;
                vcc_u64x2 left_mask3_v3 = mask2_v;
                vcc_u64x2 left_mask4_v0 = mask2_v;
                vcc_u64x2 left_mask4_v1 = mask2_v;
                vcc_u64x2 left_mask4_v2 = mask2_v;
                vcc_u64x2 left_mask4_v3 = mask2_v;
                if (any) {
                    vcc_u32x4 kept7_v0 = kept2_v0;
                    vcc_u32x4 kept7_v1 = kept2_v1;
                    unsigned int j_s = 1u;
                    vcc_u64x2 active_mask3_v0 = mask8_v0;
                    vcc_u64x2 active_mask3_v1 = mask8_v1;
                    vcc_u64x2 active_mask3_v2 = mask8_v2;
                    vcc_u64x2 active_mask3_v3 = mask8_v3;
                    vcc_f64x2 t18_v0 = b_on5_v0;
                    vcc_f64x2 t18_v1 = b_on5_v1;
                    vcc_f64x2 t18_v2 = b_on5_v2;
                    vcc_f64x2 t18_v3 = b_on5_v3;
                    vcc_u32x4 kept8_v0 = t8_v;
                    vcc_u32x4 kept8_v1 = t8_v;
                    vcc_u64x2 left_mask5_v0 = mask2_v;
                    vcc_u64x2 left_mask5_v1 = mask2_v;
                    vcc_u64x2 left_mask5_v2 = mask2_v;
                    vcc_u64x2 left_mask5_v3 = mask2_v;
                    vcc_u64x2 left_mask6_v0 = mask2_v;
                    vcc_u64x2 left_mask6_v1 = mask2_v;
                    vcc_u64x2 left_mask6_v2 = mask2_v;
                    vcc_u64x2 left_mask6_v3 = mask2_v;
                    int more2;
                    do {
                        const vcc_u64x2 leaving_mask_v0 = active_mask3_v0 & mask9_v0;
                        const vcc_u64x2 leaving_mask_v1 = active_mask3_v1 & mask9_v1;
                        const vcc_u64x2 leaving_mask_v2 = active_mask3_v2 & mask9_v2;
                        const vcc_u64x2 leaving_mask_v3 = active_mask3_v3 & mask9_v3;
                        const vcc_u64x2 leave_v = leaving_mask_v0 | leaving_mask_v1
                            | (leaving_mask_v2 | leaving_mask_v3);
                        const vcc_u64x2 leave2_v = (vcc_u64x2)leave_v;
                        const int leave = (leave2_v[0] | leave2_v[1]) != 0;
                        int stay = 1;
                        if (__builtin_expect((long)leave, 0L)) {
                            const vcc_u64x2 mask22_v0 = ~leaving_mask_v0;
                            const vcc_u64x2 mask22_v1 = ~leaving_mask_v1;
                            const vcc_u64x2 mask22_v2 = ~leaving_mask_v2;
                            const vcc_u64x2 mask22_v3 = ~leaving_mask_v3;
                            const vcc_u64x2 staying_mask_v0 = active_mask3_v0 & mask22_v0;
                            const vcc_u64x2 staying_mask_v1 = active_mask3_v1 & mask22_v1;
                            const vcc_u64x2 staying_mask_v2 = active_mask3_v2 & mask22_v2;
                            const vcc_u64x2 staying_mask_v3 = active_mask3_v3 & mask22_v3;
                            const vcc_u64x2 t38_v =
                                staying_mask_v0 + staying_mask_v1 + staying_mask_v2 + staying_mask_v3;
                            const int t7 = (unsigned long)-(t38_v[0] + t38_v[1]) > 1;
                            left_mask5_v0 = left_mask5_v0 | leaving_mask_v0;
                            left_mask5_v1 = left_mask5_v1 | leaving_mask_v1;
                            left_mask5_v2 = left_mask5_v2 | leaving_mask_v2;
                            left_mask5_v3 = left_mask5_v3 | leaving_mask_v3;
                            t18_v0 =
                                (vcc_f64x2)(((vcc_u64x2)t18_v0 & staying_mask_v0)
                                | ((vcc_u64x2)t5_v & ~staying_mask_v0));
                            t18_v1 =
                                (vcc_f64x2)(((vcc_u64x2)t18_v1 & staying_mask_v1)
                                | ((vcc_u64x2)t5_v & ~staying_mask_v1));
                            t18_v2 =
                                (vcc_f64x2)(((vcc_u64x2)t18_v2 & staying_mask_v2)
                                | ((vcc_u64x2)t5_v & ~staying_mask_v2));
                            t18_v3 =
                                (vcc_f64x2)(((vcc_u64x2)t18_v3 & staying_mask_v3)
                                | ((vcc_u64x2)t5_v & ~staying_mask_v3));
                            stay = t7;
                            active_mask3_v0 = staying_mask_v0;
                            active_mask3_v1 = staying_mask_v1;
                            active_mask3_v2 = staying_mask_v2;
                            active_mask3_v3 = staying_mask_v3;
                        }
                        const vcc_f64x2 t19_v0 = t18_v0 / t10_v;
                        const vcc_f64x2 t19_v1 = t18_v1 / t10_v;
                        const vcc_f64x2 t19_v2 = t18_v2 / t10_v;
                        const vcc_f64x2 t19_v3 = t18_v3 / t10_v;
                        const vcc_f64x2 t20_v0 = t18_v0 + t18_v0;
                        const vcc_f64x2 t20_v1 = t18_v1 + t18_v1;
                        const vcc_f64x2 t20_v2 = t18_v2 + t18_v2;
                        const vcc_f64x2 t20_v3 = t18_v3 + t18_v3;
                        const vcc_u32x4 j_v = (unsigned int)j_s - __extension__ (vcc_u32x4){0};
                        const vcc_u64x2 mask16_v0 = (vcc_u64x2)(t19_v0 > t20_v0);
                        const vcc_u64x2 mask16_v1 = (vcc_u64x2)(t19_v1 > t20_v1);
                        const vcc_u64x2 mask16_v2 = (vcc_u64x2)(t19_v2 > t20_v2);
                        const vcc_u64x2 mask16_v3 = (vcc_u64x2)(t19_v3 > t20_v3);
                        const vcc_u32x2 t34_v = __builtin_convertvector(mask16_v0, vcc_u32x2);
                        const vcc_u32x2 t35_v = __builtin_convertvector(mask16_v1, vcc_u32x2);
                        const vcc_u32x2 t36_v = __builtin_convertvector(mask16_v2, vcc_u32x2);
                        const vcc_u32x2 t37_v = __builtin_convertvector(mask16_v3, vcc_u32x2);
                        const vcc_u32x4 mask17_v0 =
                            __builtin_shufflevector(t34_v, t35_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask17_v1 =
                            __builtin_shufflevector(t36_v, t37_v, 0, 1, 2, 3);
                        const vcc_u32x4 kept10_v0 = (j_v & mask17_v0) | (kept7_v0 & ~mask17_v0);
                        const vcc_u32x4 kept10_v1 = (j_v & mask17_v1) | (kept7_v1 & ~mask17_v1);
                        const unsigned int t6 = j_s + 1u;
                        const vcc_u32x4 mask6_v =
                            (unsigned int)(i_s < t6 ? -1 : 0) - __extension__ (vcc_u32x4){0};
                        const vcc_u32x4 t21_v0 = (t2_v & mask6_v) | (kept10_v0 & ~mask6_v);
                        const vcc_u32x4 t21_v1 = (t2_v & mask6_v) | (kept10_v1 & ~mask6_v);
                        const vcc_u32x4 j2_v = (unsigned int)t6 - __extension__ (vcc_u32x4){0};
                        const vcc_u32x4 mask18_v0 =
                            (vcc_u32x4)((vcc_u32x4)t21_v0 > (vcc_u32x4)j2_v);
                        const vcc_u32x4 mask18_v1 =
                            (vcc_u32x4)((vcc_u32x4)t21_v1 > (vcc_u32x4)j2_v);
                        const vcc_u64x2 mask19_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask18_v0,
                            mask18_v0, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask19_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask18_v0,
                            mask18_v0, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask19_v2 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask18_v1,
                            mask18_v1, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask19_v3 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask18_v1,
                            mask18_v1, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask7_v =
                            (unsigned long)((int)j_s < 2 ? -1 : 0) - __extension__ (vcc_u64x2){0};
                        const vcc_u64x2 mask20_v0 = mask7_v & mask19_v0;
                        const vcc_u64x2 mask20_v1 = mask7_v & mask19_v1;
                        const vcc_u64x2 mask20_v2 = mask7_v & mask19_v2;
                        const vcc_u64x2 mask20_v3 = mask7_v & mask19_v3;
                        const vcc_u64x2 mask21_v0 = ~mask20_v0;
                        const vcc_u64x2 mask21_v1 = ~mask20_v1;
                        const vcc_u64x2 mask21_v2 = ~mask20_v2;
                        const vcc_u64x2 mask21_v3 = ~mask20_v3;
                        const vcc_u64x2 leaving_mask2_v0 = active_mask3_v0 & mask21_v0;
                        const vcc_u64x2 leaving_mask2_v1 = active_mask3_v1 & mask21_v1;
                        const vcc_u64x2 leaving_mask2_v2 = active_mask3_v2 & mask21_v2;
                        const vcc_u64x2 leaving_mask2_v3 = active_mask3_v3 & mask21_v3;
                        const vcc_u64x2 leave3_v = leaving_mask2_v0 | leaving_mask2_v1
                            | (leaving_mask2_v2 | leaving_mask2_v3);
                        const vcc_u64x2 leave4_v = (vcc_u64x2)leave3_v;
                        const int leave2 = (leave4_v[0] | leave4_v[1]) != 0;
                        int stay2 = stay;
                        if (__builtin_expect((long)leave2, 0L)) {
                            const vcc_u64x2 mask23_v0 = ~leaving_mask2_v0;
                            const vcc_u64x2 mask23_v1 = ~leaving_mask2_v1;
                            const vcc_u64x2 mask23_v2 = ~leaving_mask2_v2;
                            const vcc_u64x2 mask23_v3 = ~leaving_mask2_v3;
                            const vcc_u64x2 staying_mask2_v0 = active_mask3_v0 & mask23_v0;
                            const vcc_u64x2 staying_mask2_v1 = active_mask3_v1 & mask23_v1;
                            const vcc_u64x2 staying_mask2_v2 = active_mask3_v2 & mask23_v2;
                            const vcc_u64x2 staying_mask2_v3 = active_mask3_v3 & mask23_v3;
                            const vcc_u32x2 t39_v =
                                __builtin_convertvector(leaving_mask2_v0, vcc_u32x2);
                            const vcc_u32x2 t40_v =
                                __builtin_convertvector(leaving_mask2_v1, vcc_u32x2);
                            const vcc_u32x2 t41_v =
                                __builtin_convertvector(leaving_mask2_v2, vcc_u32x2);
                            const vcc_u32x2 t42_v =
                                __builtin_convertvector(leaving_mask2_v3, vcc_u32x2);
                            const vcc_u32x4 mask24_v0 =
                                __builtin_shufflevector(t39_v, t40_v, 0, 1, 2, 3);
                            const vcc_u32x4 mask24_v1 =
                                __builtin_shufflevector(t41_v, t42_v, 0, 1, 2, 3);
                            const vcc_u64x2 t43_v =
                                staying_mask2_v0 + staying_mask2_v1 + staying_mask2_v2 + staying_mask2_v3;
                            const int t8 = (unsigned long)-(t43_v[0] + t43_v[1]) > 1;
                            kept8_v0 = (kept10_v0 & mask24_v0) | (kept8_v0 & ~mask24_v0);
                            kept8_v1 = (kept10_v1 & mask24_v1) | (kept8_v1 & ~mask24_v1);
                            left_mask6_v0 = left_mask6_v0 | leaving_mask2_v0;
                            left_mask6_v1 = left_mask6_v1 | leaving_mask2_v1;
                            left_mask6_v2 = left_mask6_v2 | leaving_mask2_v2;
                            left_mask6_v3 = left_mask6_v3 | leaving_mask2_v3;
                            t18_v0 =
                                (vcc_f64x2)(((vcc_u64x2)t18_v0 & staying_mask2_v0)
                                | ((vcc_u64x2)t5_v & ~staying_mask2_v0));
                            t18_v1 =
                                (vcc_f64x2)(((vcc_u64x2)t18_v1 & staying_mask2_v1)
                                | ((vcc_u64x2)t5_v & ~staying_mask2_v1));
                            t18_v2 =
                                (vcc_f64x2)(((vcc_u64x2)t18_v2 & staying_mask2_v2)
                                | ((vcc_u64x2)t5_v & ~staying_mask2_v2));
                            t18_v3 =
                                (vcc_f64x2)(((vcc_u64x2)t18_v3 & staying_mask2_v3)
                                | ((vcc_u64x2)t5_v & ~staying_mask2_v3));
                            stay2 = t8;
                            active_mask3_v0 = staying_mask2_v0;
                            active_mask3_v1 = staying_mask2_v1;
                            active_mask3_v2 = staying_mask2_v2;
                            active_mask3_v3 = staying_mask2_v3;
                        }
                        more2 = stay2;
                        kept7_v0 = kept10_v0;
                        kept7_v1 = kept10_v1;
                        j_s = t6;
                    } while (more2);
                    const vcc_u64x2 alone_v = active_mask3_v0 | active_mask3_v1
                        | (active_mask3_v2 | active_mask3_v3);
                    const vcc_u64x2 alone2_v = (vcc_u64x2)alone_v;
                    const int alone = (alone2_v[0] | alone2_v[1]) != 0;
                    vcc_u32x4 kept9_v0 = kept8_v0;
                    vcc_u32x4 kept9_v1 = kept8_v1;
                    vcc_u64x2 left_mask7_v0 = left_mask5_v0;
                    vcc_u64x2 left_mask7_v1 = left_mask5_v1;
                    vcc_u64x2 left_mask7_v2 = left_mask5_v2;
                    vcc_u64x2 left_mask7_v3 = left_mask5_v3;
                    vcc_u64x2 left_mask8_v0 = left_mask6_v0;
                    vcc_u64x2 left_mask8_v1 = left_mask6_v1;
                    vcc_u64x2 left_mask8_v2 = left_mask6_v2;
                    vcc_u64x2 left_mask8_v3 = left_mask6_v3;
                    if (alone) {
                        const unsigned long lane = active_mask3_v0[0] ? 0ul
                            : active_mask3_v0[1] ? 1ul : active_mask3_v1[0] ? 2ul
                            : active_mask3_v1[1] ? 3ul : active_mask3_v2[0] ? 4ul
                            : active_mask3_v2[1] ? 5ul : active_mask3_v3[0] ? 6ul : 7ul;
                        const unsigned int kept_s = lane < 4 ? kept7_v0[lane % 4]
                            : kept7_v1[lane % 4];
                        const double b_s = lane < 2 ? b_v0[lane % 2] : lane < 4 ? b_v1[lane % 2]
                            : lane < 6 ? b_v2[lane % 2] : b_v3[lane % 2];
                        const vcc_u64x2 mask25_v0 = mask9_v0 & active_mask3_v0;
                        const vcc_u64x2 mask25_v1 = mask9_v1 & active_mask3_v1;
                        const vcc_u64x2 mask25_v2 = mask9_v2 & active_mask3_v2;
                        const vcc_u64x2 mask25_v3 = mask9_v3 & active_mask3_v3;
                        const vcc_u64x2 t44_v =
                            (vcc_u64x2)(mask25_v0 | mask25_v1 | (mask25_v2 | mask25_v3));
                        const int t9 = (t44_v[0] | t44_v[1]) != 0;
                        unsigned int kept_s2 = kept_s;
                        int t10 = 0;
                        int t11 = 0;
                        int more3;
                        do {
                            unsigned int kept_s3 = 0u;
                            unsigned int j_s2 = 0u;
                            int t12 = 0;
                            if (!t9) {
                                unsigned int kept_s4 = kept_s2;
                                if (b_s / -3.0 > b_s + b_s) {
                                    kept_s4 = j_s;
                                }
                                const unsigned int j_s3 = j_s + 1u;
                                kept_s3 = kept_s4;
                                j_s2 = j_s3;
                                t12 = (int)j_s < 2 && (i_s < j_s3 ? 41u : kept_s4) > j_s3;
                            }
                            more3 = !t9 && t12;
                            kept_s2 = kept_s3;
                            j_s = j_s2;
                            t10 = t9;
                            t11 = !t9 && !t12;
                        } while (more3);
                        const vcc_u32x4 t45_v =
                            (unsigned int)kept_s2 - __extension__ (vcc_u32x4){0};
                        const vcc_u32x2 t46_v = __builtin_convertvector(active_mask3_v0, vcc_u32x2);
                        const vcc_u32x2 t47_v = __builtin_convertvector(active_mask3_v1, vcc_u32x2);
                        const vcc_u32x2 t48_v = __builtin_convertvector(active_mask3_v2, vcc_u32x2);
                        const vcc_u32x2 t49_v = __builtin_convertvector(active_mask3_v3, vcc_u32x2);
                        const vcc_u32x4 mask26_v0 =
                            __builtin_shufflevector(t46_v, t47_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask26_v1 =
                            __builtin_shufflevector(t48_v, t49_v, 0, 1, 2, 3);
                        const vcc_u32x4 t22_v0 = (t45_v & mask26_v0) | (kept8_v0 & ~mask26_v0);
                        const vcc_u32x4 t22_v1 = (t45_v & mask26_v1) | (kept8_v1 & ~mask26_v1);
                        const vcc_u64x2 mask8_v =
                            (unsigned long)(t10 ? -1 : 0) - __extension__ (vcc_u64x2){0};
                        const vcc_u64x2 mask27_v0 = active_mask3_v0 & mask8_v;
                        const vcc_u64x2 mask27_v1 = active_mask3_v1 & mask8_v;
                        const vcc_u64x2 mask27_v2 = active_mask3_v2 & mask8_v;
                        const vcc_u64x2 mask27_v3 = active_mask3_v3 & mask8_v;
                        const vcc_u64x2 mask28_v0 = left_mask5_v0 | mask27_v0;
                        const vcc_u64x2 mask28_v1 = left_mask5_v1 | mask27_v1;
                        const vcc_u64x2 mask28_v2 = left_mask5_v2 | mask27_v2;
                        const vcc_u64x2 mask28_v3 = left_mask5_v3 | mask27_v3;
                        const vcc_u64x2 mask9_v =
                            (unsigned long)(t11 ? -1 : 0) - __extension__ (vcc_u64x2){0};
                        const vcc_u64x2 mask29_v0 = active_mask3_v0 & mask9_v;
                        const vcc_u64x2 mask29_v1 = active_mask3_v1 & mask9_v;
                        const vcc_u64x2 mask29_v2 = active_mask3_v2 & mask9_v;
                        const vcc_u64x2 mask29_v3 = active_mask3_v3 & mask9_v;
                        const vcc_u64x2 mask30_v0 = left_mask6_v0 | mask29_v0;
                        const vcc_u64x2 mask30_v1 = left_mask6_v1 | mask29_v1;
                        const vcc_u64x2 mask30_v2 = left_mask6_v2 | mask29_v2;
                        const vcc_u64x2 mask30_v3 = left_mask6_v3 | mask29_v3;
                        kept9_v0 = t22_v0;
                        kept9_v1 = t22_v1;
                        left_mask7_v0 = mask28_v0;
                        left_mask7_v1 = mask28_v1;
                        left_mask7_v2 = mask28_v2;
                        left_mask7_v3 = mask28_v3;
                        left_mask8_v0 = mask30_v0;
                        left_mask8_v1 = mask30_v1;
                        left_mask8_v2 = mask30_v2;
                        left_mask8_v3 = mask30_v3;
                    }
                    kept5_v0 = kept9_v0;
                    kept5_v1 = kept9_v1;
                    left_mask3_v0 = left_mask7_v0;
                    left_mask3_v1 = left_mask7_v1;
                    left_mask3_v2 = left_mask7_v2;
                    left_mask3_v3 = left_mask7_v3;
                    left_mask4_v0 = left_mask8_v0;
                    left_mask4_v1 = left_mask8_v1;
                    left_mask4_v2 = left_mask8_v2;
                    left_mask4_v3 = left_mask8_v3;
                }
                const vcc_u32x4 kept6_v0 = (kept5_v0 & mask6_v0) | (kept2_v0 & ~mask6_v0);
                const vcc_u32x4 kept6_v1 = (kept5_v1 & mask6_v1) | (kept2_v1 & ~mask6_v1);
                const unsigned int t3 = i_s + 1u;
                const int t4 = (int)t3 < 1;
                const vcc_u64x2 mask10_v0 = ~mask7_v0;
                const vcc_u64x2 mask10_v1 = ~mask7_v1;
                const vcc_u64x2 mask10_v2 = ~mask7_v2;
                const vcc_u64x2 mask10_v3 = ~mask7_v3;
                const vcc_u64x2 mask11_v0 = mask10_v0 | left_mask4_v0;
                const vcc_u64x2 mask11_v1 = mask10_v1 | left_mask4_v1;
                const vcc_u64x2 mask11_v2 = mask10_v2 | left_mask4_v2;
                const vcc_u64x2 mask11_v3 = mask10_v3 | left_mask4_v3;
                const vcc_u64x2 mask12_v0 = active_mask_v0 & mask11_v0;
                const vcc_u64x2 mask12_v1 = active_mask_v1 & mask11_v1;
                const vcc_u64x2 mask12_v2 = active_mask_v2 & mask11_v2;
                const vcc_u64x2 mask12_v3 = active_mask_v3 & mask11_v3;
                const vcc_u32x2 t29_v = __builtin_convertvector(active_mask_v0, vcc_u32x2);
                const vcc_u32x2 t30_v = __builtin_convertvector(active_mask_v1, vcc_u32x2);
                const vcc_u32x2 t31_v = __builtin_convertvector(active_mask_v2, vcc_u32x2);
                const vcc_u32x2 t32_v = __builtin_convertvector(active_mask_v3, vcc_u32x2);
                const vcc_u32x4 mask13_v0 = __builtin_shufflevector(t29_v, t30_v, 0, 1, 2, 3);
                const vcc_u32x4 mask13_v1 = __builtin_shufflevector(t31_v, t32_v, 0, 1, 2, 3);
                const vcc_u32x4 t17_v0 = (kept6_v0 & mask13_v0) | (kept3_v0 & ~mask13_v0);
                const vcc_u32x4 t17_v1 = (kept6_v1 & mask13_v1) | (kept3_v1 & ~mask13_v1);
                const vcc_u64x2 mask14_v0 = mask8_v0 & left_mask3_v0;
                const vcc_u64x2 mask14_v1 = mask8_v1 & left_mask3_v1;
                const vcc_u64x2 mask14_v2 = mask8_v2 & left_mask3_v2;
                const vcc_u64x2 mask14_v3 = mask8_v3 & left_mask3_v3;
                const vcc_u64x2 mask15_v0 = left_mask_v0 | mask14_v0;
                const vcc_u64x2 mask15_v1 = left_mask_v1 | mask14_v1;
                const vcc_u64x2 mask15_v2 = left_mask_v2 | mask14_v2;
                const vcc_u64x2 mask15_v3 = left_mask_v3 | mask14_v3;
                const vcc_u64x2 t33_v = mask12_v0 + mask12_v1 + mask12_v2 + mask12_v3;
                const int t5 = (unsigned long)-(t33_v[0] + t33_v[1]) > 1;
                more = t5 && t4;
                kept2_v0 = kept6_v0;
                kept2_v1 = kept6_v1;
                i_s = t3;
                active_mask_v0 = mask12_v0;
                active_mask_v1 = mask12_v1;
                active_mask_v2 = mask12_v2;
                active_mask_v3 = mask12_v3;
                kept3_v0 = t17_v0;
                kept3_v1 = t17_v1;
                left_mask_v0 = mask15_v0;
                left_mask_v1 = mask15_v1;
                left_mask_v2 = mask15_v2;
                left_mask_v3 = mask15_v3;
                goes_on = t4;
            } while (more);
            const vcc_u64x2 t27_v = active_mask_v0 | active_mask_v1
                | (active_mask_v2 | active_mask_v3);
            const vcc_u64x2 t28_v = (vcc_u64x2)t27_v;
            const int t2 = (t28_v[0] | t28_v[1]) != 0;
            vcc_u32x4 kept4_v0 = kept3_v0;
            vcc_u32x4 kept4_v1 = kept3_v1;
            vcc_u64x2 left_mask2_v0 = left_mask_v0;
            vcc_u64x2 left_mask2_v1 = left_mask_v1;
            vcc_u64x2 left_mask2_v2 = left_mask_v2;
            vcc_u64x2 left_mask2_v3 = left_mask_v3;
            vcc_u64x2 active_mask2_v0 = active_mask_v0;
            vcc_u64x2 active_mask2_v1 = active_mask_v1;
            vcc_u64x2 active_mask2_v2 = active_mask_v2;
            vcc_u64x2 active_mask2_v3 = active_mask_v3;
            if (t2 && goes_on) {
                const unsigned long lane2 = active_mask_v0[0] ? 0ul : active_mask_v0[1] ? 1ul
                    : active_mask_v1[0] ? 2ul : active_mask_v1[1] ? 3ul : active_mask_v2[0] ? 4ul
                    : active_mask_v2[1] ? 5ul : active_mask_v3[0] ? 6ul : 7ul;
                const unsigned int kept_s5 = lane2 < 4 ? kept2_v0[lane2 % 4] : kept2_v1[lane2 % 4];
                const double b_s2 = lane2 < 2 ? b_v0[lane2 % 2] : lane2 < 4 ? b_v1[lane2 % 2]
                    : lane2 < 6 ? b_v2[lane2 % 2] : b_v3[lane2 % 2];
                unsigned int kept_s6 = kept_s5;
                int t13 = 0;
                int t14 = 0;
                int more4;
                do {
                    const int t15 = (i_s < 1u ? 41u : kept_s6) > 1u;
                    unsigned int kept_s7 = 0u;
                    int t16 = 0;
                    int t17 = 0;
                    if (t15) {
                        const int t20 = 4.0 > b_s2 * b_s2;
                        unsigned int kept_s8 = kept_s6;
                        unsigned int j_s4 = 1u;
                        int t21 = 0;
                        int t22 = 0;
                        int more5;
                        do {
                            unsigned int kept_s9 = 0u;
                            unsigned int j_s5 = 0u;
                            int t23 = 0;
                            if (!t20) {
                                unsigned int kept_s10 = kept_s8;
                                if (b_s2 / -3.0 > b_s2 + b_s2) {
                                    kept_s10 = j_s4;
                                }
                                const unsigned int j_s6 = j_s4 + 1u;
                                kept_s9 = kept_s10;
                                j_s5 = j_s6;
                                t23 = (int)j_s4 < 2 && (i_s < j_s6 ? 41u : kept_s10) > j_s6;
                            }
                            more5 = !t20 && t23;
                            kept_s8 = kept_s9;
                            j_s4 = j_s5;
                            t21 = t20;
                            t22 = !t20 && !t23;
                        } while (more5);
                        kept_s7 = kept_s8;
                        t16 = t21;
                        t17 = t22;
                    }
                    unsigned int t18 = 0u;
                    unsigned int i_s2 = 0u;
                    int t19 = 0;
                    if (!t15 || t17) {
                        const unsigned int i_s3 = i_s + 1u;
                        t18 = t15 ? kept_s7 : kept_s6;
                        i_s2 = i_s3;
                        t19 = (int)i_s3 < 1;
                    }
                    more4 = (!t15 || t17) && t19;
                    kept_s6 = t18;
                    i_s = i_s2;
                    t13 = t15 && t16;
                    t14 = (!t15 || t17) && !t19;
                } while (more4);
                const vcc_u32x4 t50_v = (unsigned int)kept_s6 - __extension__ (vcc_u32x4){0};
                const vcc_u32x2 t51_v = __builtin_convertvector(active_mask_v0, vcc_u32x2);
                const vcc_u32x2 t52_v = __builtin_convertvector(active_mask_v1, vcc_u32x2);
                const vcc_u32x2 t53_v = __builtin_convertvector(active_mask_v2, vcc_u32x2);
                const vcc_u32x2 t54_v = __builtin_convertvector(active_mask_v3, vcc_u32x2);
                const vcc_u32x4 mask31_v0 = __builtin_shufflevector(t51_v, t52_v, 0, 1, 2, 3);
                const vcc_u32x4 mask31_v1 = __builtin_shufflevector(t53_v, t54_v, 0, 1, 2, 3);
                const vcc_u32x4 t23_v0 = (t50_v & mask31_v0) | (kept3_v0 & ~mask31_v0);
                const vcc_u32x4 t23_v1 = (t50_v & mask31_v1) | (kept3_v1 & ~mask31_v1);
                const vcc_u64x2 mask10_v =
                    (unsigned long)(t13 ? -1 : 0) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 mask32_v0 = active_mask_v0 & mask10_v;
                const vcc_u64x2 mask32_v1 = active_mask_v1 & mask10_v;
                const vcc_u64x2 mask32_v2 = active_mask_v2 & mask10_v;
                const vcc_u64x2 mask32_v3 = active_mask_v3 & mask10_v;
                const vcc_u64x2 mask33_v0 = left_mask_v0 | mask32_v0;
                const vcc_u64x2 mask33_v1 = left_mask_v1 | mask32_v1;
                const vcc_u64x2 mask33_v2 = left_mask_v2 | mask32_v2;
                const vcc_u64x2 mask33_v3 = left_mask_v3 | mask32_v3;
                const vcc_u64x2 mask11_v =
                    (unsigned long)(t14 ? -1 : 0) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 mask34_v0 = active_mask_v0 & mask11_v;
                const vcc_u64x2 mask34_v1 = active_mask_v1 & mask11_v;
                const vcc_u64x2 mask34_v2 = active_mask_v2 & mask11_v;
                const vcc_u64x2 mask34_v3 = active_mask_v3 & mask11_v;
                kept4_v0 = t23_v0;
                kept4_v1 = t23_v1;
                left_mask2_v0 = mask33_v0;
                left_mask2_v1 = mask33_v1;
                left_mask2_v2 = mask33_v2;
                left_mask2_v3 = mask33_v3;
                active_mask2_v0 = mask34_v0;
                active_mask2_v1 = mask34_v1;
                active_mask2_v2 = mask34_v2;
                active_mask2_v3 = mask34_v3;
            }
            const vcc_u32x4 t6_v0 = a_v0 & t3_v;
            const vcc_u32x4 t6_v1 = a_v1 & t3_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t6_v0 != (vcc_u32x4)t8_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t6_v1 != (vcc_u32x4)t8_v);
            const vcc_u64x2 mask2_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask_v0,
                mask_v0, 0, 1), vcc_i64x2);
            const vcc_u64x2 mask2_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask_v0,
                mask_v0, 2, 3), vcc_i64x2);
            const vcc_u64x2 mask2_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask_v1,
                mask_v1, 0, 1), vcc_i64x2);
            const vcc_u64x2 mask2_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask_v1,
                mask_v1, 2, 3), vcc_i64x2);
            const vcc_u64x2 mask3_v0 = ~mask2_v0;
            const vcc_u64x2 mask3_v1 = ~mask2_v1;
            const vcc_u64x2 mask3_v2 = ~mask2_v2;
            const vcc_u64x2 mask3_v3 = ~mask2_v3;
            const vcc_u64x2 mask4_v0 = active_mask2_v0 & mask3_v0;
            const vcc_u64x2 mask4_v1 = active_mask2_v1 & mask3_v1;
            const vcc_u64x2 mask4_v2 = active_mask2_v2 & mask3_v2;
            const vcc_u64x2 mask4_v3 = active_mask2_v3 & mask3_v3;
            const vcc_f64x2 b_on_v0 =
                (vcc_f64x2)(((vcc_u64x2)b_v0 & mask4_v0) | ((vcc_u64x2)t5_v & ~mask4_v0));
            const vcc_f64x2 b_on_v1 =
                (vcc_f64x2)(((vcc_u64x2)b_v1 & mask4_v1) | ((vcc_u64x2)t5_v & ~mask4_v1));
            const vcc_f64x2 b_on_v2 =
                (vcc_f64x2)(((vcc_u64x2)b_v2 & mask4_v2) | ((vcc_u64x2)t5_v & ~mask4_v2));
            const vcc_f64x2 b_on_v3 =
                (vcc_f64x2)(((vcc_u64x2)b_v3 & mask4_v3) | ((vcc_u64x2)t5_v & ~mask4_v3));
            const vcc_f64x2 t7_v0 = b_on_v0 + b_on_v0;
            const vcc_f64x2 t7_v1 = b_on_v1 + b_on_v1;
            const vcc_f64x2 t7_v2 = b_on_v2 + b_on_v2;
            const vcc_f64x2 t7_v3 = b_on_v3 + b_on_v3;
            const vcc_f64x2 t8_v0 =
                __builtin_convertvector(__builtin_shufflevector(kept4_v0, kept4_v0, 0, 1),
                vcc_f64x2);
            const vcc_f64x2 t8_v1 =
                __builtin_convertvector(__builtin_shufflevector(kept4_v0, kept4_v0, 2, 3),
                vcc_f64x2);
            const vcc_f64x2 t8_v2 =
                __builtin_convertvector(__builtin_shufflevector(kept4_v1, kept4_v1, 0, 1),
                vcc_f64x2);
            const vcc_f64x2 t8_v3 =
                __builtin_convertvector(__builtin_shufflevector(kept4_v1, kept4_v1, 2, 3),
                vcc_f64x2);
            const vcc_u64x2 mask5_v0 = active_mask2_v0 & mask2_v0;
            const vcc_u64x2 mask5_v1 = active_mask2_v1 & mask2_v1;
            const vcc_u64x2 mask5_v2 = active_mask2_v2 & mask2_v2;
            const vcc_u64x2 mask5_v3 = active_mask2_v3 & mask2_v3;
            const vcc_f64x2 b_on2_v0 =
                (vcc_f64x2)(((vcc_u64x2)b_v0 & mask5_v0) | ((vcc_u64x2)t5_v & ~mask5_v0));
            const vcc_f64x2 b_on2_v1 =
                (vcc_f64x2)(((vcc_u64x2)b_v1 & mask5_v1) | ((vcc_u64x2)t5_v & ~mask5_v1));
            const vcc_f64x2 b_on2_v2 =
                (vcc_f64x2)(((vcc_u64x2)b_v2 & mask5_v2) | ((vcc_u64x2)t5_v & ~mask5_v2));
            const vcc_f64x2 b_on2_v3 =
                (vcc_f64x2)(((vcc_u64x2)b_v3 & mask5_v3) | ((vcc_u64x2)t5_v & ~mask5_v3));
            const vcc_f64x2 t9_v0 =
                (vcc_f64x2)(((vcc_u64x2)t8_v0 & mask5_v0) | ((vcc_u64x2)t5_v & ~mask5_v0));
            const vcc_f64x2 t9_v1 =
                (vcc_f64x2)(((vcc_u64x2)t8_v1 & mask5_v1) | ((vcc_u64x2)t5_v & ~mask5_v1));
            const vcc_f64x2 t9_v2 =
                (vcc_f64x2)(((vcc_u64x2)t8_v2 & mask5_v2) | ((vcc_u64x2)t5_v & ~mask5_v2));
            const vcc_f64x2 t9_v3 =
                (vcc_f64x2)(((vcc_u64x2)t8_v3 & mask5_v3) | ((vcc_u64x2)t5_v & ~mask5_v3));
            const vcc_f64x2 t10_v0 = b_on2_v0 + t9_v0;
            const vcc_f64x2 t10_v1 = b_on2_v1 + t9_v1;
            const vcc_f64x2 t10_v2 = b_on2_v2 + t9_v2;
            const vcc_f64x2 t10_v3 = b_on2_v3 + t9_v3;
            const vcc_f64x2 t11_v0 =
                (vcc_f64x2)(((vcc_u64x2)t10_v0 & mask2_v0) | ((vcc_u64x2)t7_v0 & ~mask2_v0));
            const vcc_f64x2 t11_v1 =
                (vcc_f64x2)(((vcc_u64x2)t10_v1 & mask2_v1) | ((vcc_u64x2)t7_v1 & ~mask2_v1));
            const vcc_f64x2 t11_v2 =
                (vcc_f64x2)(((vcc_u64x2)t10_v2 & mask2_v2) | ((vcc_u64x2)t7_v2 & ~mask2_v2));
            const vcc_f64x2 t11_v3 =
                (vcc_f64x2)(((vcc_u64x2)t10_v3 & mask2_v3) | ((vcc_u64x2)t7_v3 & ~mask2_v3));
            const vcc_f64x2 b_on3_v0 =
                (vcc_f64x2)(((vcc_u64x2)b_v0 & left_mask2_v0) | ((vcc_u64x2)t5_v & ~left_mask2_v0));
            const vcc_f64x2 b_on3_v1 =
                (vcc_f64x2)(((vcc_u64x2)b_v1 & left_mask2_v1) | ((vcc_u64x2)t5_v & ~left_mask2_v1));
            const vcc_f64x2 b_on3_v2 =
                (vcc_f64x2)(((vcc_u64x2)b_v2 & left_mask2_v2) | ((vcc_u64x2)t5_v & ~left_mask2_v2));
            const vcc_f64x2 b_on3_v3 =
                (vcc_f64x2)(((vcc_u64x2)b_v3 & left_mask2_v3) | ((vcc_u64x2)t5_v & ~left_mask2_v3));
            const vcc_f64x2 b_on4_v0 =
                (vcc_f64x2)(((vcc_u64x2)b_v0 & left_mask2_v0)
                | ((vcc_u64x2)t12_v & ~left_mask2_v0));
            const vcc_f64x2 b_on4_v1 =
                (vcc_f64x2)(((vcc_u64x2)b_v1 & left_mask2_v1)
                | ((vcc_u64x2)t12_v & ~left_mask2_v1));
            const vcc_f64x2 b_on4_v2 =
                (vcc_f64x2)(((vcc_u64x2)b_v2 & left_mask2_v2)
                | ((vcc_u64x2)t12_v & ~left_mask2_v2));
            const vcc_f64x2 b_on4_v3 =
                (vcc_f64x2)(((vcc_u64x2)b_v3 & left_mask2_v3)
                | ((vcc_u64x2)t12_v & ~left_mask2_v3));
            const vcc_f64x2 t12_v0 = b_on3_v0 / b_on4_v0;
            const vcc_f64x2 t12_v1 = b_on3_v1 / b_on4_v1;
            const vcc_f64x2 t12_v2 = b_on3_v2 / b_on4_v2;
            const vcc_f64x2 t12_v3 = b_on3_v3 / b_on4_v3;
            const vcc_f64x2 t13_v0 = b_on3_v0 - b_on3_v0;
            const vcc_f64x2 t13_v1 = b_on3_v1 - b_on3_v1;
            const vcc_f64x2 t13_v2 = b_on3_v2 - b_on3_v2;
            const vcc_f64x2 t13_v3 = b_on3_v3 - b_on3_v3;
            const vcc_f64x2 t14_v0 = t12_v0 * t13_v0;
            const vcc_f64x2 t14_v1 = t12_v1 * t13_v1;
            const vcc_f64x2 t14_v2 = t12_v2 * t13_v2;
            const vcc_f64x2 t14_v3 = t12_v3 * t13_v3;
            const vcc_f64x2 d_new_v0 =
                (vcc_f64x2)(((vcc_u64x2)t11_v0 & active_mask2_v0)
                | ((vcc_u64x2)t14_v0 & ~active_mask2_v0));
            const vcc_f64x2 d_new_v1 =
                (vcc_f64x2)(((vcc_u64x2)t11_v1 & active_mask2_v1)
                | ((vcc_u64x2)t14_v1 & ~active_mask2_v1));
            const vcc_f64x2 d_new_v2 =
                (vcc_f64x2)(((vcc_u64x2)t11_v2 & active_mask2_v2)
                | ((vcc_u64x2)t14_v2 & ~active_mask2_v2));
            const vcc_f64x2 d_new_v3 =
                (vcc_f64x2)(((vcc_u64x2)t11_v3 & active_mask2_v3)
                | ((vcc_u64x2)t14_v3 & ~active_mask2_v3));
            *(vcc_f64x2 *)(void *)(d + k2) = d_new_v0;
            *(vcc_f64x2 *)(void *)(d + k2 + 2) = d_new_v1;
            *(vcc_f64x2 *)(void *)(d + k2 + 4) = d_new_v2;
            *(vcc_f64x2 *)(void *)(d + k2 + 6) = d_new_v3;
        }
        const vcc_u32x2 t13_v = (unsigned int)15 - __extension__ (vcc_u32x2){0};
        const vcc_u64x2 mask3_v = (unsigned long)-1 - __extension__ (vcc_u64x2){0};
        const vcc_u32x2 t14_v = (unsigned int)41 - __extension__ (vcc_u32x2){0};
        const vcc_u32x2 t15_v = (unsigned int)1 - __extension__ (vcc_u32x2){0};
        const double t16_v = (double)0.0;
        const vcc_f64x2 t17_v = __extension__ (vcc_f64x2){t16_v, t16_v};
        const double t18_v = (double)4.0;
        const vcc_f64x2 t19_v = __extension__ (vcc_f64x2){t18_v, t18_v};
        const vcc_u32x2 t20_v = (unsigned int)0 - __extension__ (vcc_u32x2){0};
        const vcc_u64x2 mask4_v = (unsigned long)0 - __extension__ (vcc_u64x2){0};
        const double t21_v = (double)-3.0;
        const vcc_f64x2 t22_v = __extension__ (vcc_f64x2){t21_v, t21_v};
        const double t23_v = (double)1.0;
        const vcc_f64x2 t24_v = __extension__ (vcc_f64x2){t23_v, t23_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 2) {
            const vcc_u32x2 a_v = *(const vcc_u32x2 *)(const void *)(a + k2);
            const vcc_f64x2 b_v = *(const vcc_f64x2 *)(const void *)(b + k2);
            const vcc_i32x2 t55_v = (vcc_i32x2)(a_v & t13_v);
            const vcc_u32x2 t56_v = __extension__ (vcc_u32x2){(unsigned int)t[t55_v[0]],
                (unsigned int)t[t55_v[1]]};
            const vcc_u32x2 t57_v = t56_v + ((vcc_u32x2)((vcc_i32x2)t56_v >> 31) >> 30);
            vcc_u32x2 kept_v = (vcc_u32x2)((vcc_i32x2)t57_v >> 2);
            unsigned int i_s4 = 0u;
            vcc_u64x2 active_mask_v = mask3_v;
            vcc_u32x2 kept2_v = t20_v;
            vcc_u64x2 left_mask_v = mask4_v;
            int more6;
            do {
                const vcc_u32x2 mask16_v =
                    (unsigned int)(i_s4 < 1u ? -1 : 0) - __extension__ (vcc_u32x2){0};
                const vcc_u32x2 t64_v = (t14_v & mask16_v) | (kept_v & ~mask16_v);
                const vcc_u32x2 mask17_v = (vcc_u32x2)((vcc_u32x2)t64_v > (vcc_u32x2)t15_v);
                const vcc_u64x2 mask18_v =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)mask17_v, vcc_i64x2);
                const vcc_u64x2 mask19_v = active_mask_v & mask18_v;
                const vcc_f64x2 b_on5_v =
                    (vcc_f64x2)(((vcc_u64x2)b_v & mask19_v) | ((vcc_u64x2)t17_v & ~mask19_v));
                const vcc_u64x2 mask20_v = (vcc_u64x2)(t19_v > b_on5_v * b_on5_v);
                const vcc_u64x2 any2_v = (vcc_u64x2)mask19_v;
                const int any2 = (any2_v[0] | any2_v[1]) != 0;
                vcc_u32x2 kept3_v = t20_v;
                vcc_u64x2 left_mask2_v = mask4_v;
                vcc_u64x2 left_mask3_v = mask4_v;
                if (any2) {
                    vcc_u32x2 kept5_v = kept_v;
                    unsigned int j_s7 = 1u;
                    vcc_u64x2 active_mask2_v = mask19_v;
                    vcc_f64x2 t66_v = b_on5_v;
                    vcc_u32x2 kept6_v = t20_v;
                    vcc_u64x2 left_mask4_v = mask4_v;
                    vcc_u64x2 left_mask5_v = mask4_v;
                    int more7;
                    do {
                        const vcc_u64x2 leaving_mask_v = active_mask2_v & mask20_v;
                        const vcc_u64x2 leave5_v = (vcc_u64x2)leaving_mask_v;
                        const int leave3 = (leave5_v[0] | leave5_v[1]) != 0;
                        int stay3 = 1;
                        if (__builtin_expect((long)leave3, 0L)) {
                            const vcc_u64x2 staying_mask_v = active_mask2_v & ~leaving_mask_v;
                            const vcc_u64x2 t68_v = (vcc_u64x2)staying_mask_v;
                            const int t27 = (t68_v[0] | t68_v[1]) != 0;
                            left_mask4_v = left_mask4_v | leaving_mask_v;
                            t66_v =
                                (vcc_f64x2)(((vcc_u64x2)t66_v & staying_mask_v)
                                | ((vcc_u64x2)t17_v & ~staying_mask_v));
                            stay3 = t27;
                            active_mask2_v = staying_mask_v;
                        }
                        const vcc_u64x2 mask23_v = (vcc_u64x2)(t66_v / t22_v > t66_v + t66_v);
                        const vcc_u32x2 mask24_v = __builtin_convertvector(mask23_v, vcc_u32x2);
                        const vcc_u32x2 j3_v = (unsigned int)j_s7 - __extension__ (vcc_u32x2){0};
                        const vcc_u32x2 kept7_v = (j3_v & mask24_v) | (kept5_v & ~mask24_v);
                        const unsigned int t26 = j_s7 + 1u;
                        const vcc_u32x2 mask25_v =
                            (unsigned int)(i_s4 < t26 ? -1 : 0) - __extension__ (vcc_u32x2){0};
                        const vcc_u32x2 t67_v = (t14_v & mask25_v) | (kept7_v & ~mask25_v);
                        const vcc_u32x2 j4_v = (unsigned int)t26 - __extension__ (vcc_u32x2){0};
                        const vcc_u32x2 mask26_v = (vcc_u32x2)((vcc_u32x2)t67_v > (vcc_u32x2)j4_v);
                        const vcc_u64x2 mask27_v =
                            (unsigned long)((int)j_s7 < 2 ? -1 : 0) - __extension__ (vcc_u64x2){0};
                        const vcc_u64x2 mask28_v =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)mask26_v, vcc_i64x2);
                        const vcc_u64x2 leaving_mask2_v = active_mask2_v & ~(mask27_v & mask28_v);
                        const vcc_u64x2 leave6_v = (vcc_u64x2)leaving_mask2_v;
                        const int leave4 = (leave6_v[0] | leave6_v[1]) != 0;
                        int stay4 = stay3;
                        if (__builtin_expect((long)leave4, 0L)) {
                            const vcc_u64x2 staying_mask2_v = active_mask2_v & ~leaving_mask2_v;
                            const vcc_u32x2 mask29_v =
                                __builtin_convertvector(leaving_mask2_v, vcc_u32x2);
                            const vcc_u64x2 t69_v = (vcc_u64x2)staying_mask2_v;
                            const int t28 = (t69_v[0] | t69_v[1]) != 0;
                            kept6_v = (kept7_v & mask29_v) | (kept6_v & ~mask29_v);
                            left_mask5_v = left_mask5_v | leaving_mask2_v;
                            t66_v =
                                (vcc_f64x2)(((vcc_u64x2)t66_v & staying_mask2_v)
                                | ((vcc_u64x2)t17_v & ~staying_mask2_v));
                            stay4 = t28;
                            active_mask2_v = staying_mask2_v;
                        }
                        more7 = stay4;
                        kept5_v = kept7_v;
                        j_s7 = t26;
                    } while (more7);
                    kept3_v = kept6_v;
                    left_mask2_v = left_mask4_v;
                    left_mask3_v = left_mask5_v;
                }
                const vcc_u32x2 kept4_v = (kept3_v & mask17_v) | (kept_v & ~mask17_v);
                const unsigned int t24 = i_s4 + 1u;
                const vcc_u64x2 mask21_v = active_mask_v & (~mask18_v | left_mask3_v);
                const vcc_u32x2 mask22_v = __builtin_convertvector(active_mask_v, vcc_u32x2);
                const vcc_u64x2 t65_v = (vcc_u64x2)mask21_v;
                const int t25 = (t65_v[0] | t65_v[1]) != 0;
                more6 = t25 && (int)t24 < 1;
                kept_v = kept4_v;
                i_s4 = t24;
                active_mask_v = mask21_v;
                kept2_v = (kept4_v & mask22_v) | (kept2_v & ~mask22_v);
                left_mask_v = left_mask_v | (mask19_v & left_mask2_v);
            } while (more6);
            const vcc_u32x2 mask12_v = (vcc_u32x2)((vcc_u32x2)(a_v & t15_v) != (vcc_u32x2)t20_v);
            const vcc_u64x2 mask13_v =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)mask12_v, vcc_i64x2);
            const vcc_u64x2 mask14_v = active_mask_v & ~mask13_v;
            const vcc_f64x2 b_on_v =
                (vcc_f64x2)(((vcc_u64x2)b_v & mask14_v) | ((vcc_u64x2)t17_v & ~mask14_v));
            const vcc_u64x2 mask15_v = active_mask_v & mask13_v;
            const vcc_f64x2 t58_v = __builtin_convertvector(kept2_v, vcc_f64x2);
            const vcc_f64x2 b_on2_v =
                (vcc_f64x2)(((vcc_u64x2)b_v & mask15_v) | ((vcc_u64x2)t17_v & ~mask15_v));
            const vcc_f64x2 t59_v =
                (vcc_f64x2)(((vcc_u64x2)t58_v & mask15_v) | ((vcc_u64x2)t17_v & ~mask15_v));
            const vcc_f64x2 t60_v = b_on2_v + t59_v;
            const vcc_f64x2 t61_v = b_on_v + b_on_v;
            const vcc_f64x2 b_on3_v =
                (vcc_f64x2)(((vcc_u64x2)b_v & left_mask_v) | ((vcc_u64x2)t17_v & ~left_mask_v));
            const vcc_f64x2 b_on4_v =
                (vcc_f64x2)(((vcc_u64x2)b_v & left_mask_v) | ((vcc_u64x2)t24_v & ~left_mask_v));
            const vcc_f64x2 t62_v =
                (vcc_f64x2)(((vcc_u64x2)t60_v & mask13_v) | ((vcc_u64x2)t61_v & ~mask13_v));
            const vcc_f64x2 t63_v = b_on3_v / b_on4_v * (b_on3_v - b_on3_v);
            const vcc_f64x2 d_new_v =
                (vcc_f64x2)(((vcc_u64x2)t62_v & active_mask_v)
                | ((vcc_u64x2)t63_v & ~active_mask_v));
            *(vcc_f64x2 *)(void *)(d + k2) = d_new_v;
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
        struct pair p;
        p.x = a[k];
        p.y = b[k];
        d[k] = counter_in_all_lanes_lane(p, t);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
