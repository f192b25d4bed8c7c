/* vcc 0.1.0 wrote this from table_walk.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 t[16] | out i32 d[n] restrict */
#pragma simd declare(uniform(t))
static int table_walk_lane(int x, const int *t)
{
    int i = x & 15, seen = 0, sum = 0;
    while (!(seen >> i & 1)) {
        seen |= 1 << i;
        sum += t[i] & 0xff;
        i = (i * 5 + (t[i] & 3)) & 15;
    }
    return sum;
}

#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void table_walk(int n, const int *a, const int *t, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 18: 8 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)15 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)255 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k2 + 4);
            const vcc_u32x4 i_v0 = a_v0 & t_v;
            const vcc_u32x4 i_v1 = a_v1 & t_v;
            const vcc_u32x4 t_v0 = (vcc_u32x4)((vcc_i32x4)t2_v >> (vcc_i32x4)i_v0);
            const vcc_u32x4 t_v1 = (vcc_u32x4)((vcc_i32x4)t2_v >> (vcc_i32x4)i_v1);
            const vcc_u32x4 t2_v0 = t_v0 & t3_v;
            const vcc_u32x4 t2_v1 = t_v1 & t3_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t2_v0 == (vcc_u32x4)t2_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t2_v1 == (vcc_u32x4)t2_v);
            const vcc_u64x2 any_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_u32x4 sum_v0 = t2_v;
            vcc_u32x4 sum_v1 = t2_v;
            if (any) {
                vcc_u32x4 i2_v0 = i_v0;
                vcc_u32x4 i2_v1 = i_v1;
                vcc_u32x4 seen_v0 = t2_v;
                vcc_u32x4 seen_v1 = t2_v;
                vcc_u32x4 sum2_v0 = t2_v;
                vcc_u32x4 sum2_v1 = t2_v;
                vcc_u32x4 active_mask_v0 = mask_v0;
                vcc_u32x4 active_mask_v1 = mask_v1;
                vcc_u32x4 sum3_v0 = t2_v;
                vcc_u32x4 sum3_v1 = t2_v;
                int more;
                do {
                    const vcc_u32x4 i_on_v0 = (i2_v0 & active_mask_v0) | (t2_v & ~active_mask_v0);
                    const vcc_u32x4 i_on_v1 = (i2_v1 & active_mask_v1) | (t2_v & ~active_mask_v1);
                    const vcc_u32x4 t4_v0 = t3_v << i_on_v0;
                    const vcc_u32x4 t4_v1 = t3_v << i_on_v1;
                    const vcc_u32x4 seen2_v0 = seen_v0 | t4_v0;
                    const vcc_u32x4 seen2_v1 = seen_v1 | t4_v1;
                    const vcc_i32x4 t13_v = (vcc_i32x4)i2_v0;
                    const vcc_i32x4 t14_v = (vcc_i32x4)i2_v1;
                    const vcc_u32x4 t5_v0 =
                        __extension__ (vcc_u32x4){active_mask_v0[0] ? (unsigned int)t[t13_v[0]]
                        : 0, active_mask_v0[1] ? (unsigned int)t[t13_v[1]] : 0,
                        active_mask_v0[2] ? (unsigned int)t[t13_v[2]] : 0,
                        active_mask_v0[3] ? (unsigned int)t[t13_v[3]] : 0};
                    const vcc_u32x4 t5_v1 =
                        __extension__ (vcc_u32x4){active_mask_v1[0] ? (unsigned int)t[t14_v[0]]
                        : 0, active_mask_v1[1] ? (unsigned int)t[t14_v[1]] : 0,
                        active_mask_v1[2] ? (unsigned int)t[t14_v[2]] : 0,
                        active_mask_v1[3] ? (unsigned int)t[t14_v[3]] : 0};
                    const vcc_u32x4 t6_v0 = t5_v0 & t4_v;
                    const vcc_u32x4 t6_v1 = t5_v1 & t4_v;
                    const vcc_u32x4 sum5_v0 = sum2_v0 + t6_v0;
                    const vcc_u32x4 sum5_v1 = sum2_v1 + t6_v1;
                    const vcc_u32x4 t7_v0 = i2_v0 * t5_v;
                    const vcc_u32x4 t7_v1 = i2_v1 * t5_v;
                    const vcc_u32x4 t8_v0 = t5_v0 & t6_v;
                    const vcc_u32x4 t8_v1 = t5_v1 & t6_v;
                    const vcc_u32x4 t9_v0 = t7_v0 + t8_v0;
                    const vcc_u32x4 t9_v1 = t7_v1 + t8_v1;
                    const vcc_u32x4 i3_v0 = t9_v0 & t_v;
                    const vcc_u32x4 i3_v1 = t9_v1 & t_v;
                    const vcc_u32x4 i_on2_v0 = (i3_v0 & active_mask_v0) | (t2_v & ~active_mask_v0);
                    const vcc_u32x4 i_on2_v1 = (i3_v1 & active_mask_v1) | (t2_v & ~active_mask_v1);
                    const vcc_u32x4 t10_v0 =
                        (vcc_u32x4)((vcc_i32x4)seen2_v0 >> (vcc_i32x4)i_on2_v0);
                    const vcc_u32x4 t10_v1 =
                        (vcc_u32x4)((vcc_i32x4)seen2_v1 >> (vcc_i32x4)i_on2_v1);
                    const vcc_u32x4 t11_v0 = t10_v0 & t3_v;
                    const vcc_u32x4 t11_v1 = t10_v1 & t3_v;
                    const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)t11_v0 == (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)t11_v1 == (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask3_v0 = active_mask_v0 & mask2_v0;
                    const vcc_u32x4 mask3_v1 = active_mask_v1 & mask2_v1;
                    const vcc_u32x4 t12_v0 = (sum5_v0 & active_mask_v0)
                        | (sum3_v0 & ~active_mask_v0);
                    const vcc_u32x4 t12_v1 = (sum5_v1 & active_mask_v1)
                        | (sum3_v1 & ~active_mask_v1);
                    const vcc_u32x4 t15_v = mask3_v0 + mask3_v1;
                    const int t2 = (unsigned int)-(t15_v[0] + t15_v[1] + t15_v[2] + t15_v[3]) > 1;
                    more = t2;
                    i2_v0 = i3_v0;
                    i2_v1 = i3_v1;
                    seen_v0 = seen2_v0;
                    seen_v1 = seen2_v1;
                    sum2_v0 = sum5_v0;
                    sum2_v1 = sum5_v1;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    sum3_v0 = t12_v0;
                    sum3_v1 = t12_v1;
                } while (more);
                const vcc_u64x2 alone_v = (vcc_u64x2)(active_mask_v0 | active_mask_v1);
                const int alone = (alone_v[0] | alone_v[1]) != 0;
                vcc_u32x4 sum4_v0 = sum3_v0;
                vcc_u32x4 sum4_v1 = sum3_v1;
                if (alone) {
                    const unsigned long lane = active_mask_v0[0] ? 0ul : active_mask_v0[1] ? 1ul
                        : active_mask_v0[2] ? 2ul : active_mask_v0[3] ? 3ul
                        : active_mask_v1[0] ? 4ul : active_mask_v1[1] ? 5ul
                        : active_mask_v1[2] ? 6ul : 7ul;
                    const unsigned int i_s = lane < 4 ? i2_v0[lane % 4] : i2_v1[lane % 4];
                    const unsigned int seen_s = lane < 4 ? seen_v0[lane % 4] : seen_v1[lane % 4];
                    const unsigned int sum_s = lane < 4 ? sum2_v0[lane % 4] : sum2_v1[lane % 4];
                    unsigned int i_s2 = i_s;
                    unsigned int seen_s2 = seen_s;
                    unsigned int sum_s2 = sum_s;
                    int more2;
                    do {
                        const unsigned int seen_s3 = seen_s2 | (1u << (i_s2 & 31));
                        const int t3 = t[(long)(int)i_s2];
                        const unsigned int i_s3 = (i_s2 * 5u + ((unsigned int)t3 & 3u)) & 15u;
                        more2 = ((unsigned int)((int)seen_s3 >> (i_s3 & 31)) & 1u) == 0u;
                        i_s2 = i_s3;
                        seen_s2 = seen_s3;
                        sum_s2 = sum_s2 + ((unsigned int)t3 & 255u);
                    } while (more2);
                    const vcc_u32x4 t16_v = (unsigned int)sum_s2 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t13_v0 = (t16_v & active_mask_v0) | (sum3_v0 & ~active_mask_v0);
                    const vcc_u32x4 t13_v1 = (t16_v & active_mask_v1) | (sum3_v1 & ~active_mask_v1);
                    sum4_v0 = t13_v0;
                    sum4_v1 = t13_v1;
                }
                const vcc_u32x4 t3_v0 = (sum4_v0 & mask_v0) | (t2_v & ~mask_v0);
                const vcc_u32x4 t3_v1 = (sum4_v1 & mask_v1) | (t2_v & ~mask_v1);
                sum_v0 = t3_v0;
                sum_v1 = t3_v1;
            }
            *(vcc_u32x4 *)(void *)(d + k2) = sum_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = sum_v1;
        }
        const vcc_u32x4 t7_v = (unsigned int)15 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t8_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t9_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t10_v = (unsigned int)255 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t11_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t12_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u32x4 i_v = *(const vcc_u32x4 *)(const void *)(a + k2) & t7_v;
            const vcc_u32x4 t17_v = (vcc_u32x4)((vcc_i32x4)t8_v >> (vcc_i32x4)i_v) & t9_v;
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)t17_v == (vcc_u32x4)t8_v);
            const vcc_u64x2 any2_v = (vcc_u64x2)mask_v;
            const int any2 = (any2_v[0] | any2_v[1]) != 0;
            vcc_u32x4 sum_v = t8_v;
            if (any2) {
                vcc_u32x4 i2_v = i_v;
                vcc_u32x4 seen_v = t8_v;
                vcc_u32x4 sum2_v = t8_v;
                vcc_u32x4 active_mask_v = mask_v;
                vcc_u32x4 sum3_v = t8_v;
                int more3;
                do {
                    const vcc_u32x4 seen2_v = seen_v
                        | (t9_v << ((i2_v & active_mask_v) | (t8_v & ~active_mask_v)));
                    const vcc_i32x4 t18_v = (vcc_i32x4)i2_v;
                    const vcc_u32x4 t19_v =
                        __extension__ (vcc_u32x4){active_mask_v[0] ? (unsigned int)t[t18_v[0]] : 0,
                        active_mask_v[1] ? (unsigned int)t[t18_v[1]] : 0,
                        active_mask_v[2] ? (unsigned int)t[t18_v[2]] : 0,
                        active_mask_v[3] ? (unsigned int)t[t18_v[3]] : 0};
                    const vcc_u32x4 sum5_v = sum2_v + (t19_v & t10_v);
                    const vcc_u32x4 i3_v = (i2_v * t11_v + (t19_v & t12_v)) & t7_v;
                    const vcc_u32x4 i_on_v = (i3_v & active_mask_v) | (t8_v & ~active_mask_v);
                    const vcc_u32x4 t20_v =
                        (vcc_u32x4)((vcc_i32x4)seen2_v >> (vcc_i32x4)i_on_v) & t9_v;
                    const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_u32x4)t20_v == (vcc_u32x4)t8_v);
                    const vcc_u32x4 mask3_v = active_mask_v & mask2_v;
                    const vcc_u32x4 t21_v = mask3_v;
                    const int t4 = (unsigned int)-(t21_v[0] + t21_v[1] + t21_v[2] + t21_v[3]) > 1;
                    more3 = t4;
                    const vcc_u32x4 sum_next = (sum5_v & active_mask_v) | (sum3_v & ~active_mask_v);
                    i2_v = i3_v;
                    seen_v = seen2_v;
                    sum2_v = sum5_v;
                    active_mask_v = mask3_v;
                    sum3_v = sum_next;
                } while (more3);
                const vcc_u64x2 alone2_v = (vcc_u64x2)active_mask_v;
                const int alone2 = (alone2_v[0] | alone2_v[1]) != 0;
                vcc_u32x4 sum4_v = sum3_v;
                if (alone2) {
                    const unsigned long lane2 = active_mask_v[0] ? 0ul : active_mask_v[1] ? 1ul
                        : active_mask_v[2] ? 2ul : 3ul;
                    const unsigned int i_s4 = i2_v[lane2];
                    const unsigned int seen_s4 = seen_v[lane2];
                    const unsigned int sum_s3 = sum2_v[lane2];
                    unsigned int i_s5 = i_s4;
                    unsigned int seen_s5 = seen_s4;
                    unsigned int sum_s4 = sum_s3;
                    int more4;
                    do {
                        const unsigned int seen_s6 = seen_s5 | (1u << (i_s5 & 31));
                        const int t5 = t[(long)(int)i_s5];
                        const unsigned int i_s6 = (i_s5 * 5u + ((unsigned int)t5 & 3u)) & 15u;
                        more4 = ((unsigned int)((int)seen_s6 >> (i_s6 & 31)) & 1u) == 0u;
                        i_s5 = i_s6;
                        seen_s5 = seen_s6;
                        sum_s4 = sum_s4 + ((unsigned int)t5 & 255u);
                    } while (more4);
                    const vcc_u32x4 t22_v = (unsigned int)sum_s4 - __extension__ (vcc_u32x4){0};
                    sum4_v = (t22_v & active_mask_v) | (sum3_v & ~active_mask_v);
                }
                sum_v = (sum4_v & mask_v) | (t8_v & ~mask_v);
            }
            *(vcc_u32x4 *)(void *)(d + k2) = sum_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        d[k] = table_walk_lane(a[k], t);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
