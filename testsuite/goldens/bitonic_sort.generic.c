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
    /* vcc: line 29: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t2_v0 = t_v0 << 4;
        const vcc_u32x4 t2_v1 = t_v1 << 4;
        int v_lanes[128] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
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
                unsigned int t;
                *(vcc_u32x4 *)(void *)(v_lanes + (long)(int)i_s * 8) = a_v0;
                *(vcc_u32x4 *)(void *)((v_lanes + (long)(int)i_s * 8) + 4) = a_v1;
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
                            const vcc_u32x4 mask_v =
                                (unsigned int)(((int)t5 > (int)i_s3) ? -1 : 0) - __extension__ (vcc_u32x4){0};
                            const vcc_u64x2 t_v = (vcc_u64x2)(mask_v | mask_v);
                            const int t6 = (t_v[0] | t_v[1]) != 0;
                            const vcc_u32x4 v_v0 =
                                *(const vcc_u32x4 *)(const void *)(v_lanes + (t6 ? (long)(int)i_s3 : 0L) * 8);
                            const vcc_u32x4 v_v1 =
                                *(const vcc_u32x4 *)(const void *)((v_lanes + (t6 ? (long)(int)i_s3 : 0L) * 8) + 4);
                            const vcc_u64x2 t2_v = (vcc_u64x2)(mask_v | mask_v);
                            const int t7 = (t2_v[0] | t2_v[1]) != 0;
                            const vcc_u32x4 v2_v0 =
                                *(const vcc_u32x4 *)(const void *)(v_lanes + (t7 ? (long)(int)t5 : 0L) * 8);
                            const vcc_u32x4 v2_v1 =
                                *(const vcc_u32x4 *)(const void *)((v_lanes + (t7 ? (long)(int)t5 : 0L) * 8) + 4);
                            const vcc_u32x4 mask_v0 =
                                (vcc_u32x4)((vcc_i32x4)v_v0 > (vcc_i32x4)v2_v0);
                            const vcc_u32x4 mask_v1 =
                                (vcc_u32x4)((vcc_i32x4)v_v1 > (vcc_i32x4)v2_v1);
                            const vcc_u32x4 t3_v0 =
                                mask_v0 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                            const vcc_u32x4 t3_v1 =
                                mask_v1 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                            const vcc_u32x4 t3_v =
                                (unsigned int)((unsigned int)((i_s3 & size_s) == 0u)) - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 mask2_v0 =
                                (vcc_u32x4)((vcc_u32x4)t3_v0 == (vcc_u32x4)t3_v);
                            const vcc_u32x4 mask2_v1 =
                                (vcc_u32x4)((vcc_u32x4)t3_v1 == (vcc_u32x4)t3_v);
                            const vcc_u32x4 mask3_v0 = mask_v & mask2_v0;
                            const vcc_u32x4 mask3_v1 = mask_v & mask2_v1;
                            const vcc_u64x2 t4_v = (vcc_u64x2)(mask3_v0 | mask3_v1);
                            const int t8 = (t4_v[0] | t4_v[1]) != 0;
                            int *const v_lanes2 = v_lanes + (t8 ? (long)(int)i_s3 : 0L) * 8;
                            const vcc_u32x4 t4_v0 = *(const vcc_u32x4 *)(const void *)(v_lanes2);
                            const vcc_u32x4 t4_v1 =
                                *(const vcc_u32x4 *)(const void *)(v_lanes2 + 4);
                            const vcc_u32x4 t5_v0 = (v2_v0 & mask3_v0) | (t4_v0 & ~mask3_v0);
                            const vcc_u32x4 t5_v1 = (v2_v1 & mask3_v1) | (t4_v1 & ~mask3_v1);
                            vcc_u64x2 t5_v;
                            int t9;
                            int *v_lanes3;
                            vcc_u32x4 t6_v0;
                            vcc_u32x4 t6_v1;
                            vcc_u32x4 t7_v0;
                            vcc_u32x4 t7_v1;
                            unsigned int t10;
                            *(vcc_u32x4 *)(void *)(v_lanes2) = t5_v0;
                            *(vcc_u32x4 *)(void *)(v_lanes2 + 4) = t5_v1;
                            t5_v = (vcc_u64x2)(mask3_v0 | mask3_v1);
                            t9 = (t5_v[0] | t5_v[1]) != 0;
                            v_lanes3 = v_lanes + (t9 ? (long)(int)t5 : 0L) * 8;
                            t6_v0 = *(const vcc_u32x4 *)(const void *)(v_lanes3);
                            t6_v1 = *(const vcc_u32x4 *)(const void *)(v_lanes3 + 4);
                            t7_v0 = (v_v0 & mask3_v0) | (t6_v0 & ~mask3_v0);
                            t7_v1 = (v_v1 & mask3_v1) | (t6_v1 & ~mask3_v1);
                            *(vcc_u32x4 *)(void *)(v_lanes3) = t7_v0;
                            *(vcc_u32x4 *)(void *)(v_lanes3 + 4) = t7_v1;
                            t10 = i_s3 + 1u;
                            more5 = (int)t10 < 16;
                            i_s3 = t10;
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
                    *(const vcc_u32x4 *)(const void *)(v_lanes + (long)(int)i_s2 * 8);
                const vcc_u32x4 v3_v1 =
                    *(const vcc_u32x4 *)(const void *)((v_lanes + (long)(int)i_s2 * 8) + 4);
                vcc_u32 *const t6_v = (vcc_u32 *)(void *)(a_s + (long)(int)i_s2);
                const vcc_i32x4 t7_v = (vcc_i32x4)t2_v0;
                const vcc_i32x4 t8_v = (vcc_i32x4)t2_v1;
                unsigned int t11;
                t6_v[t7_v[0]] = v3_v0[0];
                t6_v[t7_v[1]] = v3_v0[1];
                t6_v[t7_v[2]] = v3_v0[2];
                t6_v[t7_v[3]] = v3_v0[3];
                t6_v[t8_v[0]] = v3_v1[0];
                t6_v[t8_v[1]] = v3_v1[1];
                t6_v[t8_v[2]] = v3_v1[2];
                t6_v[t8_v[3]] = v3_v1[3];
                t11 = i_s2 + 1u;
                more3 = (int)t11 < 16;
                i_s2 = t11;
            } while (more3);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        bitonic_sort_lane(a + 16 * k);
    }
}
