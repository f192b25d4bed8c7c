/* vcc 0.1.0 wrote this from bitonic_sort.c for generic */
/* kernel: int n | inout i32 a[16*n] restrict */
/* Each row of 16 by itself. */
#pragma simd declare(linear(row: 16))
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
static void bitonic_sort_lane(int *row)
{
    int v[16], size, step, i;
    /* vcc: line 7: 4 lanes x 4, generic */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            const vcc_u32x4 row_v0 = *(const vcc_u32x4 *)(const void *)(row + k2);
            const vcc_u32x4 row_v1 = *(const vcc_u32x4 *)(const void *)(row + k2 + 4);
            const vcc_u32x4 row_v2 = *(const vcc_u32x4 *)(const void *)(row + k2 + 8);
            const vcc_u32x4 row_v3 = *(const vcc_u32x4 *)(const void *)(row + k2 + 12);
            *(vcc_u32x4 *)(void *)(v + k2) = row_v0;
            *(vcc_u32x4 *)(void *)(v + k2 + 4) = row_v1;
            *(vcc_u32x4 *)(void *)(v + k2 + 8) = row_v2;
            *(vcc_u32x4 *)(void *)(v + k2 + 12) = row_v3;
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        v[i] = row[i];
    }
    for (size = 2; size <= 16; size *= 2)
        for (step = size / 2; step > 0; step /= 2)
            for (i = 0; i < 16; i++) {
                int j = i ^ step;
                if (j > i) {
                    int x = v[i], y = v[j];
                    if ((x > y) == ((i & size) == 0)) {
                        v[i] = y;
                        v[j] = x;
                    }
                }
            }
    /* vcc: line 21: 4 lanes x 4, generic */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            const vcc_u32x4 v_v0 = *(const vcc_u32x4 *)(const void *)(v + k2);
            const vcc_u32x4 v_v1 = *(const vcc_u32x4 *)(const void *)(v + k2 + 4);
            const vcc_u32x4 v_v2 = *(const vcc_u32x4 *)(const void *)(v + k2 + 8);
            const vcc_u32x4 v_v3 = *(const vcc_u32x4 *)(const void *)(v + k2 + 12);
            *(vcc_u32x4 *)(void *)(row + k2) = v_v0;
            *(vcc_u32x4 *)(void *)(row + k2 + 4) = v_v1;
            *(vcc_u32x4 *)(void *)(row + k2 + 8) = v_v2;
            *(vcc_u32x4 *)(void *)(row + k2 + 12) = v_v3;
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        row[i] = v[i];
    }
}

void bitonic_sort(int n, int *a)
{
    int k;
    /* vcc: line 29: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t_v2 = (__extension__ (vcc_u32x4){8u, 9u, 10u, 11u});
        const vcc_u32x4 t_v3 = (__extension__ (vcc_u32x4){12u, 13u, 14u, 15u});
        const vcc_u32x4 t2_v0 = t_v0 << 4;
        const vcc_u32x4 t2_v1 = t_v1 << 4;
        const vcc_u32x4 t2_v2 = t_v2 << 4;
        const vcc_u32x4 t2_v3 = t_v3 << 4;
        int v_lanes[256] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        vcc_u32x4 t_v;
        int v_lanes2[64] __attribute__((__aligned__(64))) = {0};
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            int *const a_s = a + (long)(16UL * k2);
            unsigned int i_s = 0u;
            int more;
            unsigned int size_s;
            int more2;
            unsigned int i_s2;
            int more3;
            do {
                const vcc_i32x4 a_v = (vcc_i32x4)t2_v0;
                const vcc_i32x4 a2_v = (vcc_i32x4)t2_v1;
                const vcc_i32x4 a3_v = (vcc_i32x4)t2_v2;
                const vcc_i32x4 a4_v = (vcc_i32x4)t2_v3;
                const vcc_u32x4 a_v0 =
                    (__extension__ (vcc_u32x4){(unsigned int)(a_s + (long)(int)i_s)[a_v[0]],
                    (unsigned int)(a_s + (long)(int)i_s)[a_v[1]],
                    (unsigned int)(a_s + (long)(int)i_s)[a_v[2]],
                    (unsigned int)(a_s + (long)(int)i_s)[a_v[3]]});
                const vcc_u32x4 a_v1 =
                    (__extension__ (vcc_u32x4){(unsigned int)(a_s + (long)(int)i_s)[a2_v[0]],
                    (unsigned int)(a_s + (long)(int)i_s)[a2_v[1]],
                    (unsigned int)(a_s + (long)(int)i_s)[a2_v[2]],
                    (unsigned int)(a_s + (long)(int)i_s)[a2_v[3]]});
                const vcc_u32x4 a_v2 =
                    (__extension__ (vcc_u32x4){(unsigned int)(a_s + (long)(int)i_s)[a3_v[0]],
                    (unsigned int)(a_s + (long)(int)i_s)[a3_v[1]],
                    (unsigned int)(a_s + (long)(int)i_s)[a3_v[2]],
                    (unsigned int)(a_s + (long)(int)i_s)[a3_v[3]]});
                const vcc_u32x4 a_v3 =
                    (__extension__ (vcc_u32x4){(unsigned int)(a_s + (long)(int)i_s)[a4_v[0]],
                    (unsigned int)(a_s + (long)(int)i_s)[a4_v[1]],
                    (unsigned int)(a_s + (long)(int)i_s)[a4_v[2]],
                    (unsigned int)(a_s + (long)(int)i_s)[a4_v[3]]});
                unsigned int t;
                *(vcc_u32x4 *)(void *)(v_lanes + (long)(int)i_s * 16) = a_v0;
                *(vcc_u32x4 *)(void *)((v_lanes + (long)(int)i_s * 16) + 4) = a_v1;
                *(vcc_u32x4 *)(void *)((v_lanes + (long)(int)i_s * 16) + 8) = a_v2;
                *(vcc_u32x4 *)(void *)((v_lanes + (long)(int)i_s * 16) + 12) = a_v3;
                t = i_s + 1u;
                more = (int)t < 16;
                i_s = t;
            } while (more);
            size_s = 2u;
            do {
                const int t2 = (int)size_s / 2;
                unsigned int t3;
                if (t2 > 0) {
                    int step_s = t2;
                    int more4;
                    do {
                        unsigned int i_s3 = 0u;
                        int more5;
                        int t4;
                        do {
                            const unsigned int t5 = i_s3 ^ (unsigned int)step_s;
                            unsigned int t6;
                            if ((int)t5 > (int)i_s3) {
                                const vcc_u32x4 v_v0 =
                                    *(const vcc_u32x4 *)(const void *)(v_lanes + (long)(int)i_s3 * 16);
                                const vcc_u32x4 v_v1 =
                                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)i_s3 * 16) + 4);
                                const vcc_u32x4 v_v2 =
                                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)i_s3 * 16) + 8);
                                const vcc_u32x4 v_v3 =
                                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)i_s3 * 16) + 12);
                                const vcc_u32x4 v2_v0 =
                                    *(const vcc_u32x4 *)(const void *)(v_lanes + (long)(int)t5 * 16);
                                const vcc_u32x4 v2_v1 =
                                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)t5 * 16) + 4);
                                const vcc_u32x4 v2_v2 =
                                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)t5 * 16) + 8);
                                const vcc_u32x4 v2_v3 =
                                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)t5 * 16) + 12);
                                const vcc_u32x4 mask_v0 =
                                    (vcc_u32x4)((vcc_i32x4)v_v0 > (vcc_i32x4)v2_v0);
                                const vcc_u32x4 mask_v1 =
                                    (vcc_u32x4)((vcc_i32x4)v_v1 > (vcc_i32x4)v2_v1);
                                const vcc_u32x4 mask_v2 =
                                    (vcc_u32x4)((vcc_i32x4)v_v2 > (vcc_i32x4)v2_v2);
                                const vcc_u32x4 mask_v3 =
                                    (vcc_u32x4)((vcc_i32x4)v_v3 > (vcc_i32x4)v2_v3);
                                const vcc_u32x4 t3_v0 =
                                    mask_v0 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                                const vcc_u32x4 t3_v1 =
                                    mask_v1 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                                const vcc_u32x4 t3_v2 =
                                    mask_v2 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                                const vcc_u32x4 t3_v3 =
                                    mask_v3 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                                const vcc_u32x4 t2_v =
                                    (unsigned int)((unsigned int)((i_s3 & size_s) == 0u)) - __extension__ (vcc_u32x4){0};
                                const vcc_u32x4 mask2_v0 =
                                    (vcc_u32x4)((vcc_u32x4)t3_v0 == (vcc_u32x4)t2_v);
                                const vcc_u32x4 mask2_v1 =
                                    (vcc_u32x4)((vcc_u32x4)t3_v1 == (vcc_u32x4)t2_v);
                                const vcc_u32x4 mask2_v2 =
                                    (vcc_u32x4)((vcc_u32x4)t3_v2 == (vcc_u32x4)t2_v);
                                const vcc_u32x4 mask2_v3 =
                                    (vcc_u32x4)((vcc_u32x4)t3_v3 == (vcc_u32x4)t2_v);
                                const vcc_u64x2 any_v =
                                    (vcc_u64x2)((mask2_v0 | mask2_v1) | (mask2_v2 | mask2_v3));
                                const int any = (any_v[0] | any_v[1]) != 0;
                                if (any) {
                                    int *const v_lanes3 = v_lanes + (long)(int)i_s3 * 16;
                                    const vcc_u32x4 t4_v0 =
                                        *(const vcc_u32x4 *)(const void *)(v_lanes3);
                                    const vcc_u32x4 t4_v1 =
                                        *(const vcc_u32x4 *)(const void *)(v_lanes3 + 4);
                                    const vcc_u32x4 t4_v2 =
                                        *(const vcc_u32x4 *)(const void *)(v_lanes3 + 8);
                                    const vcc_u32x4 t4_v3 =
                                        *(const vcc_u32x4 *)(const void *)(v_lanes3 + 12);
                                    const vcc_u32x4 t5_v0 =
                                        (v2_v0 & mask2_v0) | (t4_v0 & ~mask2_v0);
                                    const vcc_u32x4 t5_v1 =
                                        (v2_v1 & mask2_v1) | (t4_v1 & ~mask2_v1);
                                    const vcc_u32x4 t5_v2 =
                                        (v2_v2 & mask2_v2) | (t4_v2 & ~mask2_v2);
                                    const vcc_u32x4 t5_v3 =
                                        (v2_v3 & mask2_v3) | (t4_v3 & ~mask2_v3);
                                    int *v_lanes4;
                                    vcc_u32x4 t6_v0;
                                    vcc_u32x4 t6_v1;
                                    vcc_u32x4 t6_v2;
                                    vcc_u32x4 t6_v3;
                                    vcc_u32x4 t7_v0;
                                    vcc_u32x4 t7_v1;
                                    vcc_u32x4 t7_v2;
                                    vcc_u32x4 t7_v3;
                                    *(vcc_u32x4 *)(void *)(v_lanes3) = t5_v0;
                                    *(vcc_u32x4 *)(void *)(v_lanes3 + 4) = t5_v1;
                                    *(vcc_u32x4 *)(void *)(v_lanes3 + 8) = t5_v2;
                                    *(vcc_u32x4 *)(void *)(v_lanes3 + 12) = t5_v3;
                                    v_lanes4 = v_lanes + (long)(int)t5 * 16;
                                    t6_v0 = *(const vcc_u32x4 *)(const void *)(v_lanes4);
                                    t6_v1 = *(const vcc_u32x4 *)(const void *)(v_lanes4 + 4);
                                    t6_v2 = *(const vcc_u32x4 *)(const void *)(v_lanes4 + 8);
                                    t6_v3 = *(const vcc_u32x4 *)(const void *)(v_lanes4 + 12);
                                    t7_v0 = (v_v0 & mask2_v0) | (t6_v0 & ~mask2_v0);
                                    t7_v1 = (v_v1 & mask2_v1) | (t6_v1 & ~mask2_v1);
                                    t7_v2 = (v_v2 & mask2_v2) | (t6_v2 & ~mask2_v2);
                                    t7_v3 = (v_v3 & mask2_v3) | (t6_v3 & ~mask2_v3);
                                    *(vcc_u32x4 *)(void *)(v_lanes4) = t7_v0;
                                    *(vcc_u32x4 *)(void *)(v_lanes4 + 4) = t7_v1;
                                    *(vcc_u32x4 *)(void *)(v_lanes4 + 8) = t7_v2;
                                    *(vcc_u32x4 *)(void *)(v_lanes4 + 12) = t7_v3;
                                }
                            }
                            t6 = i_s3 + 1u;
                            more5 = (int)t6 < 16;
                            i_s3 = t6;
                        } while (more5);
                        t4 = step_s / 2;
                        more4 = t4 > 0;
                        step_s = t4;
                    } while (more4);
                }
                t3 = size_s * 2u;
                more2 = (int)t3 <= 16;
                size_s = t3;
            } while (more2);
            i_s2 = 0u;
            do {
                const vcc_u32x4 v3_v0 =
                    *(const vcc_u32x4 *)(const void *)(v_lanes + (long)(int)i_s2 * 16);
                const vcc_u32x4 v3_v1 =
                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)i_s2 * 16) + 4);
                const vcc_u32x4 v3_v2 =
                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)i_s2 * 16) + 8);
                const vcc_u32x4 v3_v3 =
                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)i_s2 * 16) + 12);
                vcc_u32 *const t3_v = (vcc_u32 *)(void *)(a_s + (long)(int)i_s2);
                const vcc_i32x4 t4_v = (vcc_i32x4)t2_v0;
                const vcc_i32x4 t5_v = (vcc_i32x4)t2_v1;
                const vcc_i32x4 t6_v = (vcc_i32x4)t2_v2;
                const vcc_i32x4 t7_v = (vcc_i32x4)t2_v3;
                unsigned int t7;
                t3_v[t4_v[0]] = v3_v0[0];
                t3_v[t4_v[1]] = v3_v0[1];
                t3_v[t4_v[2]] = v3_v0[2];
                t3_v[t4_v[3]] = v3_v0[3];
                t3_v[t5_v[0]] = v3_v1[0];
                t3_v[t5_v[1]] = v3_v1[1];
                t3_v[t5_v[2]] = v3_v1[2];
                t3_v[t5_v[3]] = v3_v1[3];
                t3_v[t6_v[0]] = v3_v2[0];
                t3_v[t6_v[1]] = v3_v2[1];
                t3_v[t6_v[2]] = v3_v2[2];
                t3_v[t6_v[3]] = v3_v2[3];
                t3_v[t7_v[0]] = v3_v3[0];
                t3_v[t7_v[1]] = v3_v3[1];
                t3_v[t7_v[2]] = v3_v3[2];
                t3_v[t7_v[3]] = v3_v3[3];
                t7 = i_s2 + 1u;
                more3 = (int)t7 < 16;
                i_s2 = t7;
            } while (more3);
        }
        t_v = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u}) << 4;
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            int *const a_s2 = a + (long)(16UL * k2);
            unsigned int i_s4 = 0u;
            int more6;
            unsigned int size_s2;
            int more7;
            unsigned int i_s5;
            int more8;
            do {
                const vcc_i32x4 a5_v = (vcc_i32x4)t_v;
                const vcc_u32x4 a6_v =
                    (__extension__ (vcc_u32x4){(unsigned int)(a_s2 + (long)(int)i_s4)[a5_v[0]],
                    (unsigned int)(a_s2 + (long)(int)i_s4)[a5_v[1]],
                    (unsigned int)(a_s2 + (long)(int)i_s4)[a5_v[2]],
                    (unsigned int)(a_s2 + (long)(int)i_s4)[a5_v[3]]});
                unsigned int t8;
                *(vcc_u32x4 *)(void *)(v_lanes2 + (long)(int)i_s4 * 4) = a6_v;
                t8 = i_s4 + 1u;
                more6 = (int)t8 < 16;
                i_s4 = t8;
            } while (more6);
            size_s2 = 2u;
            do {
                const int t9 = (int)size_s2 / 2;
                unsigned int t10;
                if (t9 > 0) {
                    int step_s2 = t9;
                    int more9;
                    do {
                        unsigned int i_s6 = 0u;
                        int more10;
                        int t11;
                        do {
                            const unsigned int t12 = i_s6 ^ (unsigned int)step_s2;
                            unsigned int t13;
                            if ((int)t12 > (int)i_s6) {
                                const vcc_u32x4 v_v =
                                    *(const vcc_u32x4 *)(const void *)(v_lanes2 + (long)(int)i_s6 * 4);
                                const vcc_u32x4 v2_v =
                                    *(const vcc_u32x4 *)(const void *)(v_lanes2 + (long)(int)t12 * 4);
                                const vcc_u32x4 mask_v =
                                    (vcc_u32x4)((vcc_i32x4)v_v > (vcc_i32x4)v2_v);
                                const vcc_u32x4 t8_v =
                                    mask_v & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                                const vcc_u32x4 t9_v =
                                    (unsigned int)((unsigned int)((i_s6 & size_s2) == 0u)) - __extension__ (vcc_u32x4){0};
                                const vcc_u32x4 mask2_v =
                                    (vcc_u32x4)((vcc_u32x4)t8_v == (vcc_u32x4)t9_v);
                                const vcc_u64x2 any2_v = (vcc_u64x2)mask2_v;
                                const int any2 = (any2_v[0] | any2_v[1]) != 0;
                                if (any2) {
                                    int *const v_lanes5 = v_lanes2 + (long)(int)i_s6 * 4;
                                    const vcc_u32x4 t10_v =
                                        *(const vcc_u32x4 *)(const void *)(v_lanes5);
                                    const vcc_u32x4 t11_v = (v2_v & mask2_v) | (t10_v & ~mask2_v);
                                    int *v_lanes6;
                                    vcc_u32x4 t12_v;
                                    vcc_u32x4 t13_v;
                                    *(vcc_u32x4 *)(void *)(v_lanes5) = t11_v;
                                    v_lanes6 = v_lanes2 + (long)(int)t12 * 4;
                                    t12_v = *(const vcc_u32x4 *)(const void *)(v_lanes6);
                                    t13_v = (v_v & mask2_v) | (t12_v & ~mask2_v);
                                    *(vcc_u32x4 *)(void *)(v_lanes6) = t13_v;
                                }
                            }
                            t13 = i_s6 + 1u;
                            more10 = (int)t13 < 16;
                            i_s6 = t13;
                        } while (more10);
                        t11 = step_s2 / 2;
                        more9 = t11 > 0;
                        step_s2 = t11;
                    } while (more9);
                }
                t10 = size_s2 * 2u;
                more7 = (int)t10 <= 16;
                size_s2 = t10;
            } while (more7);
            i_s5 = 0u;
            do {
                const vcc_u32x4 v3_v =
                    *(const vcc_u32x4 *)(const void *)(v_lanes2 + (long)(int)i_s5 * 4);
                vcc_u32 *const t14_v = (vcc_u32 *)(void *)(a_s2 + (long)(int)i_s5);
                const vcc_i32x4 t15_v = (vcc_i32x4)t_v;
                unsigned int t14;
                t14_v[t15_v[0]] = v3_v[0];
                t14_v[t15_v[1]] = v3_v[1];
                t14_v[t15_v[2]] = v3_v[2];
                t14_v[t15_v[3]] = v3_v[3];
                t14 = i_s5 + 1u;
                more8 = (int)t14 < 16;
                i_s5 = t14;
            } while (more8);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        bitonic_sort_lane(a + 16 * k);
    }
}
