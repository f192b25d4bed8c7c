/* vcc 0.1.0 wrote this from histogram_rows.c for generic */
/* kernel: int n | in u8 x[32*n] | out u32 h[16*n] restrict */
/* A histogram of each row of 32. */
#pragma simd declare(linear(x: 32, h: 16))
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
static void histogram_rows_lane(const unsigned char *x, unsigned *h)
{
    unsigned count[16];
    int i;
    /* vcc: line 8: 4 lanes x 4, generic */
    i = 0;
    {
        const vcc_u32x4 count_new_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            *(vcc_u32x4 *)(void *)(count + k2) = count_new_v;
            *(vcc_u32x4 *)(void *)(count + k2 + 4) = count_new_v;
            *(vcc_u32x4 *)(void *)(count + k2 + 8) = count_new_v;
            *(vcc_u32x4 *)(void *)(count + k2 + 12) = count_new_v;
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        count[i] = 0;
    }
    for (i = 0; i < 32; i++)
        count[x[i] >> 4]++;
    /* vcc: line 12: 4 lanes x 4, generic */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            const vcc_u32x4 count_v0 = *(const vcc_u32x4 *)(const void *)(count + k2);
            const vcc_u32x4 count_v1 = *(const vcc_u32x4 *)(const void *)(count + k2 + 4);
            const vcc_u32x4 count_v2 = *(const vcc_u32x4 *)(const void *)(count + k2 + 8);
            const vcc_u32x4 count_v3 = *(const vcc_u32x4 *)(const void *)(count + k2 + 12);
            *(vcc_u32x4 *)(void *)(h + k2) = count_v0;
            *(vcc_u32x4 *)(void *)(h + k2 + 4) = count_v1;
            *(vcc_u32x4 *)(void *)(h + k2 + 8) = count_v2;
            *(vcc_u32x4 *)(void *)(h + k2 + 12) = count_v3;
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        h[i] = count[i];
    }
}

void histogram_rows(int n, const unsigned char *x, unsigned *h)
{
    int k;
    /* vcc: line 20: 8 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        int count_lanes[128] __attribute__((__aligned__(64))) = {0};
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t2_v0 = t_v0 << 5;
        const vcc_u32x4 t2_v1 = t_v1 << 5;
        const vcc_u32x4 t2_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        vcc_u32x4 t3_v;
        int count_lanes2[64] __attribute__((__aligned__(64))) = {0};
        vcc_u32x4 t4_v;
        vcc_u32x4 t5_v;
        vcc_u32x4 t6_v;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            unsigned int i_s = 0u;
            int more;
            unsigned int i_s2;
            int more2;
            vcc_u32x4 count_v0;
            vcc_u32x4 count_v1;
            vcc_u32x4 count2_v0;
            vcc_u32x4 count2_v1;
            vcc_u32x4 count3_v0;
            vcc_u32x4 count3_v1;
            vcc_u32x4 count4_v0;
            vcc_u32x4 count4_v1;
            vcc_u32x4 t7_v;
            vcc_u32x4 t8_v;
            vcc_u32x4 t9_v;
            vcc_u32x4 t10_v;
            vcc_u32x4 t11_v;
            vcc_u32x4 t12_v;
            vcc_u32x4 t13_v;
            vcc_u32x4 t14_v;
            unsigned int *h_s;
            vcc_u32x4 t15_v;
            vcc_u32x4 t16_v;
            vcc_u32x4 t17_v;
            vcc_u32x4 t18_v;
            vcc_u32x4 h_row_v;
            vcc_u32x4 h_row2_v;
            vcc_u32x4 h_row3_v;
            vcc_u32x4 h_row4_v;
            vcc_u32x4 t19_v;
            vcc_u32x4 t20_v;
            vcc_u32x4 t21_v;
            vcc_u32x4 t22_v;
            vcc_u32x4 h_row5_v;
            vcc_u32x4 h_row6_v;
            vcc_u32x4 h_row7_v;
            vcc_u32x4 h_row8_v;
            vcc_u32x4 count5_v0;
            vcc_u32x4 count5_v1;
            vcc_u32x4 count6_v0;
            vcc_u32x4 count6_v1;
            vcc_u32x4 count7_v0;
            vcc_u32x4 count7_v1;
            vcc_u32x4 count8_v0;
            vcc_u32x4 count8_v1;
            vcc_u32x4 t23_v;
            vcc_u32x4 t24_v;
            vcc_u32x4 t25_v;
            vcc_u32x4 t26_v;
            vcc_u32x4 t27_v;
            vcc_u32x4 t28_v;
            vcc_u32x4 t29_v;
            vcc_u32x4 t30_v;
            vcc_u32x4 t31_v;
            vcc_u32x4 t32_v;
            vcc_u32x4 t33_v;
            vcc_u32x4 t34_v;
            vcc_u32x4 h_row9_v;
            vcc_u32x4 h_row10_v;
            vcc_u32x4 h_row11_v;
            vcc_u32x4 h_row12_v;
            vcc_u32x4 t35_v;
            vcc_u32x4 t36_v;
            vcc_u32x4 t37_v;
            vcc_u32x4 t38_v;
            vcc_u32x4 h_row13_v;
            vcc_u32x4 h_row14_v;
            vcc_u32x4 h_row15_v;
            vcc_u32x4 h_row16_v;
            vcc_u32x4 count9_v0;
            vcc_u32x4 count9_v1;
            vcc_u32x4 count10_v0;
            vcc_u32x4 count10_v1;
            vcc_u32x4 count11_v0;
            vcc_u32x4 count11_v1;
            vcc_u32x4 count12_v0;
            vcc_u32x4 count12_v1;
            vcc_u32x4 t39_v;
            vcc_u32x4 t40_v;
            vcc_u32x4 t41_v;
            vcc_u32x4 t42_v;
            vcc_u32x4 t43_v;
            vcc_u32x4 t44_v;
            vcc_u32x4 t45_v;
            vcc_u32x4 t46_v;
            vcc_u32x4 t47_v;
            vcc_u32x4 t48_v;
            vcc_u32x4 t49_v;
            vcc_u32x4 t50_v;
            vcc_u32x4 h_row17_v;
            vcc_u32x4 h_row18_v;
            vcc_u32x4 h_row19_v;
            vcc_u32x4 h_row20_v;
            vcc_u32x4 t51_v;
            vcc_u32x4 t52_v;
            vcc_u32x4 t53_v;
            vcc_u32x4 t54_v;
            vcc_u32x4 h_row21_v;
            vcc_u32x4 h_row22_v;
            vcc_u32x4 h_row23_v;
            vcc_u32x4 h_row24_v;
            vcc_u32x4 count13_v0;
            vcc_u32x4 count13_v1;
            vcc_u32x4 count14_v0;
            vcc_u32x4 count14_v1;
            vcc_u32x4 count15_v0;
            vcc_u32x4 count15_v1;
            vcc_u32x4 count16_v0;
            vcc_u32x4 count16_v1;
            vcc_u32x4 t55_v;
            vcc_u32x4 t56_v;
            vcc_u32x4 t57_v;
            vcc_u32x4 t58_v;
            vcc_u32x4 t59_v;
            vcc_u32x4 t60_v;
            vcc_u32x4 t61_v;
            vcc_u32x4 t62_v;
            vcc_u32x4 t63_v;
            vcc_u32x4 t64_v;
            vcc_u32x4 t65_v;
            vcc_u32x4 t66_v;
            vcc_u32x4 h_row25_v;
            vcc_u32x4 h_row26_v;
            vcc_u32x4 h_row27_v;
            vcc_u32x4 h_row28_v;
            vcc_u32x4 t67_v;
            vcc_u32x4 t68_v;
            vcc_u32x4 t69_v;
            vcc_u32x4 t70_v;
            vcc_u32x4 h_row29_v;
            vcc_u32x4 h_row30_v;
            vcc_u32x4 h_row31_v;
            vcc_u32x4 h_row32_v;
            do {
                unsigned int t;
                *(vcc_u32x4 *)(void *)(count_lanes + (long)(int)i_s * 8) = t_v;
                *(vcc_u32x4 *)(void *)((count_lanes + (long)(int)i_s * 8) + 4) = t_v;
                t = i_s + 1u;
                more = (int)t < 16;
                i_s = t;
            } while (more);
            i_s2 = 0u;
            do {
                const vcc_i32x4 x_v = (vcc_i32x4)t2_v0;
                const vcc_i32x4 x2_v = (vcc_i32x4)t2_v1;
                const vcc_u8x8 x3_v =
                    (__extension__ (vcc_u8x8){(unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[0]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[1]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[2]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[3]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[0]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[1]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[2]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[3]]});
                const vcc_u32x4 t3_v0 =
                    __builtin_convertvector(__builtin_shufflevector(x3_v, x3_v, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t3_v1 =
                    __builtin_convertvector(__builtin_shufflevector(x3_v, x3_v, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t4_v0 = (vcc_u32x4)((vcc_i32x4)t3_v0 >> 4);
                const vcc_u32x4 t4_v1 = (vcc_u32x4)((vcc_i32x4)t3_v1 >> 4);
                const vcc_u32x4 t5_v0 = t4_v0 << 3;
                const vcc_u32x4 t5_v1 = t4_v1 << 3;
                const vcc_u32x4 t6_v0 = t5_v0 + t_v0;
                const vcc_u32x4 t6_v1 = t5_v1 + t_v1;
                const vcc_i32x4 count_v = (vcc_i32x4)t6_v0;
                const vcc_i32x4 count2_v = (vcc_i32x4)t6_v1;
                const vcc_u32x4 count17_v0 =
                    (__extension__ (vcc_u32x4){(unsigned int)count_lanes[count_v[0]],
                    (unsigned int)count_lanes[count_v[1]], (unsigned int)count_lanes[count_v[2]],
                    (unsigned int)count_lanes[count_v[3]]});
                const vcc_u32x4 count17_v1 =
                    (__extension__ (vcc_u32x4){(unsigned int)count_lanes[count2_v[0]],
                    (unsigned int)count_lanes[count2_v[1]], (unsigned int)count_lanes[count2_v[2]],
                    (unsigned int)count_lanes[count2_v[3]]});
                const vcc_u32x4 t7_v0 = count17_v0 + t2_v;
                const vcc_u32x4 t7_v1 = count17_v1 + t2_v;
                const vcc_u32x4 t8_v0 = t4_v0 << 3;
                const vcc_u32x4 t8_v1 = t4_v1 << 3;
                const vcc_u32x4 t9_v0 = t8_v0 + t_v0;
                const vcc_u32x4 t9_v1 = t8_v1 + t_v1;
                vcc_u32 *const t71_v = (vcc_u32 *)(void *)(count_lanes);
                const vcc_i32x4 t72_v = (vcc_i32x4)t9_v0;
                const vcc_i32x4 t73_v = (vcc_i32x4)t9_v1;
                unsigned int t2;
                t71_v[t72_v[0]] = t7_v0[0];
                t71_v[t72_v[1]] = t7_v0[1];
                t71_v[t72_v[2]] = t7_v0[2];
                t71_v[t72_v[3]] = t7_v0[3];
                t71_v[t73_v[0]] = t7_v1[0];
                t71_v[t73_v[1]] = t7_v1[1];
                t71_v[t73_v[2]] = t7_v1[2];
                t71_v[t73_v[3]] = t7_v1[3];
                t2 = i_s2 + 1u;
                more2 = (int)t2 < 32;
                i_s2 = t2;
            } while (more2);
            count_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes);
            count_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 4);
            count2_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 8);
            count2_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 8 + 4);
            count3_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 16);
            count3_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 16 + 4);
            count4_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 24);
            count4_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 24 + 4);
            t7_v = count_v0;
            t8_v = count_v1;
            t9_v = count2_v0;
            t10_v = count2_v1;
            t11_v = count3_v0;
            t12_v = count3_v1;
            t13_v = count4_v0;
            t14_v = count4_v1;
            h_s = h + (long)(16UL * k2);
            t15_v = __builtin_shufflevector(t7_v, t11_v, 0, 4, 1, 5);
            t16_v = __builtin_shufflevector(t7_v, t11_v, 2, 6, 3, 7);
            t17_v = __builtin_shufflevector(t9_v, t13_v, 0, 4, 1, 5);
            t18_v = __builtin_shufflevector(t9_v, t13_v, 2, 6, 3, 7);
            h_row_v = __builtin_shufflevector(t15_v, t17_v, 0, 4, 1, 5);
            h_row2_v = __builtin_shufflevector(t15_v, t17_v, 2, 6, 3, 7);
            h_row3_v = __builtin_shufflevector(t16_v, t18_v, 0, 4, 1, 5);
            h_row4_v = __builtin_shufflevector(t16_v, t18_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s) = h_row_v;
            *(vcc_u32x4 *)(void *)(h_s + 16) = h_row2_v;
            *(vcc_u32x4 *)(void *)(h_s + 32) = h_row3_v;
            *(vcc_u32x4 *)(void *)(h_s + 48) = h_row4_v;
            t19_v = __builtin_shufflevector(t8_v, t12_v, 0, 4, 1, 5);
            t20_v = __builtin_shufflevector(t8_v, t12_v, 2, 6, 3, 7);
            t21_v = __builtin_shufflevector(t10_v, t14_v, 0, 4, 1, 5);
            t22_v = __builtin_shufflevector(t10_v, t14_v, 2, 6, 3, 7);
            h_row5_v = __builtin_shufflevector(t19_v, t21_v, 0, 4, 1, 5);
            h_row6_v = __builtin_shufflevector(t19_v, t21_v, 2, 6, 3, 7);
            h_row7_v = __builtin_shufflevector(t20_v, t22_v, 0, 4, 1, 5);
            h_row8_v = __builtin_shufflevector(t20_v, t22_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 64) = h_row5_v;
            *(vcc_u32x4 *)(void *)(h_s + 80) = h_row6_v;
            *(vcc_u32x4 *)(void *)(h_s + 96) = h_row7_v;
            *(vcc_u32x4 *)(void *)(h_s + 112) = h_row8_v;
            count5_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 32);
            count5_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 32 + 4);
            count6_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 40);
            count6_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 40 + 4);
            count7_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 48);
            count7_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 48 + 4);
            count8_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 56);
            count8_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 56 + 4);
            t23_v = count5_v0;
            t24_v = count5_v1;
            t25_v = count6_v0;
            t26_v = count6_v1;
            t27_v = count7_v0;
            t28_v = count7_v1;
            t29_v = count8_v0;
            t30_v = count8_v1;
            t31_v = __builtin_shufflevector(t23_v, t27_v, 0, 4, 1, 5);
            t32_v = __builtin_shufflevector(t23_v, t27_v, 2, 6, 3, 7);
            t33_v = __builtin_shufflevector(t25_v, t29_v, 0, 4, 1, 5);
            t34_v = __builtin_shufflevector(t25_v, t29_v, 2, 6, 3, 7);
            h_row9_v = __builtin_shufflevector(t31_v, t33_v, 0, 4, 1, 5);
            h_row10_v = __builtin_shufflevector(t31_v, t33_v, 2, 6, 3, 7);
            h_row11_v = __builtin_shufflevector(t32_v, t34_v, 0, 4, 1, 5);
            h_row12_v = __builtin_shufflevector(t32_v, t34_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 4) = h_row9_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 16) = h_row10_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 32) = h_row11_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 48) = h_row12_v;
            t35_v = __builtin_shufflevector(t24_v, t28_v, 0, 4, 1, 5);
            t36_v = __builtin_shufflevector(t24_v, t28_v, 2, 6, 3, 7);
            t37_v = __builtin_shufflevector(t26_v, t30_v, 0, 4, 1, 5);
            t38_v = __builtin_shufflevector(t26_v, t30_v, 2, 6, 3, 7);
            h_row13_v = __builtin_shufflevector(t35_v, t37_v, 0, 4, 1, 5);
            h_row14_v = __builtin_shufflevector(t35_v, t37_v, 2, 6, 3, 7);
            h_row15_v = __builtin_shufflevector(t36_v, t38_v, 0, 4, 1, 5);
            h_row16_v = __builtin_shufflevector(t36_v, t38_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 4 + 64) = h_row13_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 80) = h_row14_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 96) = h_row15_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 112) = h_row16_v;
            count9_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 64);
            count9_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 64 + 4);
            count10_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 72);
            count10_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 72 + 4);
            count11_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 80);
            count11_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 80 + 4);
            count12_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 88);
            count12_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 88 + 4);
            t39_v = count9_v0;
            t40_v = count9_v1;
            t41_v = count10_v0;
            t42_v = count10_v1;
            t43_v = count11_v0;
            t44_v = count11_v1;
            t45_v = count12_v0;
            t46_v = count12_v1;
            t47_v = __builtin_shufflevector(t39_v, t43_v, 0, 4, 1, 5);
            t48_v = __builtin_shufflevector(t39_v, t43_v, 2, 6, 3, 7);
            t49_v = __builtin_shufflevector(t41_v, t45_v, 0, 4, 1, 5);
            t50_v = __builtin_shufflevector(t41_v, t45_v, 2, 6, 3, 7);
            h_row17_v = __builtin_shufflevector(t47_v, t49_v, 0, 4, 1, 5);
            h_row18_v = __builtin_shufflevector(t47_v, t49_v, 2, 6, 3, 7);
            h_row19_v = __builtin_shufflevector(t48_v, t50_v, 0, 4, 1, 5);
            h_row20_v = __builtin_shufflevector(t48_v, t50_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 8) = h_row17_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 16) = h_row18_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 32) = h_row19_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 48) = h_row20_v;
            t51_v = __builtin_shufflevector(t40_v, t44_v, 0, 4, 1, 5);
            t52_v = __builtin_shufflevector(t40_v, t44_v, 2, 6, 3, 7);
            t53_v = __builtin_shufflevector(t42_v, t46_v, 0, 4, 1, 5);
            t54_v = __builtin_shufflevector(t42_v, t46_v, 2, 6, 3, 7);
            h_row21_v = __builtin_shufflevector(t51_v, t53_v, 0, 4, 1, 5);
            h_row22_v = __builtin_shufflevector(t51_v, t53_v, 2, 6, 3, 7);
            h_row23_v = __builtin_shufflevector(t52_v, t54_v, 0, 4, 1, 5);
            h_row24_v = __builtin_shufflevector(t52_v, t54_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 8 + 64) = h_row21_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 80) = h_row22_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 96) = h_row23_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 112) = h_row24_v;
            count13_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 96);
            count13_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 96 + 4);
            count14_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 104);
            count14_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 104 + 4);
            count15_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 112);
            count15_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 112 + 4);
            count16_v0 = *(const vcc_u32x4 *)(const void *)(count_lanes + 120);
            count16_v1 = *(const vcc_u32x4 *)(const void *)(count_lanes + 120 + 4);
            t55_v = count13_v0;
            t56_v = count13_v1;
            t57_v = count14_v0;
            t58_v = count14_v1;
            t59_v = count15_v0;
            t60_v = count15_v1;
            t61_v = count16_v0;
            t62_v = count16_v1;
            t63_v = __builtin_shufflevector(t55_v, t59_v, 0, 4, 1, 5);
            t64_v = __builtin_shufflevector(t55_v, t59_v, 2, 6, 3, 7);
            t65_v = __builtin_shufflevector(t57_v, t61_v, 0, 4, 1, 5);
            t66_v = __builtin_shufflevector(t57_v, t61_v, 2, 6, 3, 7);
            h_row25_v = __builtin_shufflevector(t63_v, t65_v, 0, 4, 1, 5);
            h_row26_v = __builtin_shufflevector(t63_v, t65_v, 2, 6, 3, 7);
            h_row27_v = __builtin_shufflevector(t64_v, t66_v, 0, 4, 1, 5);
            h_row28_v = __builtin_shufflevector(t64_v, t66_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 12) = h_row25_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 16) = h_row26_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 32) = h_row27_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 48) = h_row28_v;
            t67_v = __builtin_shufflevector(t56_v, t60_v, 0, 4, 1, 5);
            t68_v = __builtin_shufflevector(t56_v, t60_v, 2, 6, 3, 7);
            t69_v = __builtin_shufflevector(t58_v, t62_v, 0, 4, 1, 5);
            t70_v = __builtin_shufflevector(t58_v, t62_v, 2, 6, 3, 7);
            h_row29_v = __builtin_shufflevector(t67_v, t69_v, 0, 4, 1, 5);
            h_row30_v = __builtin_shufflevector(t67_v, t69_v, 2, 6, 3, 7);
            h_row31_v = __builtin_shufflevector(t68_v, t70_v, 0, 4, 1, 5);
            h_row32_v = __builtin_shufflevector(t68_v, t70_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 12 + 64) = h_row29_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 80) = h_row30_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 96) = h_row31_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 112) = h_row32_v;
        }
        t3_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        t4_v = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        t5_v = t4_v << 5;
        t6_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            unsigned int i_s3 = 0u;
            int more3;
            unsigned int i_s4;
            int more4;
            vcc_u32x4 count3_v;
            vcc_u32x4 count4_v;
            vcc_u32x4 count5_v;
            vcc_u32x4 count6_v;
            unsigned int *h_s2;
            vcc_u32x4 t74_v;
            vcc_u32x4 t75_v;
            vcc_u32x4 t76_v;
            vcc_u32x4 t77_v;
            vcc_u32x4 h_row33_v;
            vcc_u32x4 h_row34_v;
            vcc_u32x4 h_row35_v;
            vcc_u32x4 h_row36_v;
            vcc_u32x4 count7_v;
            vcc_u32x4 count8_v;
            vcc_u32x4 count9_v;
            vcc_u32x4 count10_v;
            vcc_u32x4 t78_v;
            vcc_u32x4 t79_v;
            vcc_u32x4 t80_v;
            vcc_u32x4 t81_v;
            vcc_u32x4 h_row37_v;
            vcc_u32x4 h_row38_v;
            vcc_u32x4 h_row39_v;
            vcc_u32x4 h_row40_v;
            vcc_u32x4 count11_v;
            vcc_u32x4 count12_v;
            vcc_u32x4 count13_v;
            vcc_u32x4 count14_v;
            vcc_u32x4 t82_v;
            vcc_u32x4 t83_v;
            vcc_u32x4 t84_v;
            vcc_u32x4 t85_v;
            vcc_u32x4 h_row41_v;
            vcc_u32x4 h_row42_v;
            vcc_u32x4 h_row43_v;
            vcc_u32x4 h_row44_v;
            vcc_u32x4 count15_v;
            vcc_u32x4 count16_v;
            vcc_u32x4 count17_v;
            vcc_u32x4 count18_v;
            vcc_u32x4 t86_v;
            vcc_u32x4 t87_v;
            vcc_u32x4 t88_v;
            vcc_u32x4 t89_v;
            vcc_u32x4 h_row45_v;
            vcc_u32x4 h_row46_v;
            vcc_u32x4 h_row47_v;
            vcc_u32x4 h_row48_v;
            do {
                unsigned int t3;
                *(vcc_u32x4 *)(void *)(count_lanes2 + (long)(int)i_s3 * 4) = t3_v;
                t3 = i_s3 + 1u;
                more3 = (int)t3 < 16;
                i_s3 = t3;
            } while (more3);
            i_s4 = 0u;
            do {
                const vcc_i32x4 x4_v = (vcc_i32x4)t5_v;
                const vcc_u8x4 x5_v =
                    (__extension__ (vcc_u8x4){(unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s4)[x4_v[0]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s4)[x4_v[1]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s4)[x4_v[2]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s4)[x4_v[3]]});
                const vcc_u32x4 t90_v = __builtin_convertvector(x5_v, vcc_u32x4);
                const vcc_u32x4 t91_v = (vcc_u32x4)((vcc_i32x4)t90_v >> 4);
                const vcc_i32x4 count19_v = (vcc_i32x4)((t91_v << 2) + t4_v);
                const vcc_u32x4 count20_v =
                    (__extension__ (vcc_u32x4){(unsigned int)count_lanes2[count19_v[0]],
                    (unsigned int)count_lanes2[count19_v[1]],
                    (unsigned int)count_lanes2[count19_v[2]],
                    (unsigned int)count_lanes2[count19_v[3]]});
                const vcc_u32x4 t92_v = count20_v + t6_v;
                vcc_u32 *const t93_v = (vcc_u32 *)(void *)(count_lanes2);
                const vcc_i32x4 t94_v = (vcc_i32x4)((t91_v << 2) + t4_v);
                unsigned int t4;
                t93_v[t94_v[0]] = t92_v[0];
                t93_v[t94_v[1]] = t92_v[1];
                t93_v[t94_v[2]] = t92_v[2];
                t93_v[t94_v[3]] = t92_v[3];
                t4 = i_s4 + 1u;
                more4 = (int)t4 < 32;
                i_s4 = t4;
            } while (more4);
            count3_v = *(const vcc_u32x4 *)(const void *)(count_lanes2);
            count4_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 4);
            count5_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 8);
            count6_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 12);
            h_s2 = h + (long)(16UL * k2);
            t74_v = __builtin_shufflevector(count3_v, count5_v, 0, 4, 1, 5);
            t75_v = __builtin_shufflevector(count3_v, count5_v, 2, 6, 3, 7);
            t76_v = __builtin_shufflevector(count4_v, count6_v, 0, 4, 1, 5);
            t77_v = __builtin_shufflevector(count4_v, count6_v, 2, 6, 3, 7);
            h_row33_v = __builtin_shufflevector(t74_v, t76_v, 0, 4, 1, 5);
            h_row34_v = __builtin_shufflevector(t74_v, t76_v, 2, 6, 3, 7);
            h_row35_v = __builtin_shufflevector(t75_v, t77_v, 0, 4, 1, 5);
            h_row36_v = __builtin_shufflevector(t75_v, t77_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s2) = h_row33_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 16) = h_row34_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 32) = h_row35_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 48) = h_row36_v;
            count7_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 16);
            count8_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 20);
            count9_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 24);
            count10_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 28);
            t78_v = __builtin_shufflevector(count7_v, count9_v, 0, 4, 1, 5);
            t79_v = __builtin_shufflevector(count7_v, count9_v, 2, 6, 3, 7);
            t80_v = __builtin_shufflevector(count8_v, count10_v, 0, 4, 1, 5);
            t81_v = __builtin_shufflevector(count8_v, count10_v, 2, 6, 3, 7);
            h_row37_v = __builtin_shufflevector(t78_v, t80_v, 0, 4, 1, 5);
            h_row38_v = __builtin_shufflevector(t78_v, t80_v, 2, 6, 3, 7);
            h_row39_v = __builtin_shufflevector(t79_v, t81_v, 0, 4, 1, 5);
            h_row40_v = __builtin_shufflevector(t79_v, t81_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s2 + 4) = h_row37_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 4 + 16) = h_row38_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 4 + 32) = h_row39_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 4 + 48) = h_row40_v;
            count11_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 32);
            count12_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 36);
            count13_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 40);
            count14_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 44);
            t82_v = __builtin_shufflevector(count11_v, count13_v, 0, 4, 1, 5);
            t83_v = __builtin_shufflevector(count11_v, count13_v, 2, 6, 3, 7);
            t84_v = __builtin_shufflevector(count12_v, count14_v, 0, 4, 1, 5);
            t85_v = __builtin_shufflevector(count12_v, count14_v, 2, 6, 3, 7);
            h_row41_v = __builtin_shufflevector(t82_v, t84_v, 0, 4, 1, 5);
            h_row42_v = __builtin_shufflevector(t82_v, t84_v, 2, 6, 3, 7);
            h_row43_v = __builtin_shufflevector(t83_v, t85_v, 0, 4, 1, 5);
            h_row44_v = __builtin_shufflevector(t83_v, t85_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s2 + 8) = h_row41_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 8 + 16) = h_row42_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 8 + 32) = h_row43_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 8 + 48) = h_row44_v;
            count15_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 48);
            count16_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 52);
            count17_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 56);
            count18_v = *(const vcc_u32x4 *)(const void *)(count_lanes2 + 60);
            t86_v = __builtin_shufflevector(count15_v, count17_v, 0, 4, 1, 5);
            t87_v = __builtin_shufflevector(count15_v, count17_v, 2, 6, 3, 7);
            t88_v = __builtin_shufflevector(count16_v, count18_v, 0, 4, 1, 5);
            t89_v = __builtin_shufflevector(count16_v, count18_v, 2, 6, 3, 7);
            h_row45_v = __builtin_shufflevector(t86_v, t88_v, 0, 4, 1, 5);
            h_row46_v = __builtin_shufflevector(t86_v, t88_v, 2, 6, 3, 7);
            h_row47_v = __builtin_shufflevector(t87_v, t89_v, 0, 4, 1, 5);
            h_row48_v = __builtin_shufflevector(t87_v, t89_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s2 + 12) = h_row45_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 12 + 16) = h_row46_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 12 + 32) = h_row47_v;
            *(vcc_u32x4 *)(void *)(h_s2 + 12 + 48) = h_row48_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        histogram_rows_lane(x + 32 * k, h + 16 * k);
    }
}
