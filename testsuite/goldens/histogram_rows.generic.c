/* vcc 0.1.0 wrote this from histogram_rows.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[32*n] | out u32 h[16*n] restrict */
/* A histogram of each row of 32. */
#pragma simd declare(linear(x: 32, h: 16))
static void histogram_rows_lane(const unsigned char *x, unsigned *h)
{
    unsigned count[16];
    int i;
    for (i = 0; i < 16; i++)
        count[i] = 0;
    for (i = 0; i < 32; i++)
        count[x[i] >> 4]++;
    for (i = 0; i < 16; i++)
        h[i] = count[i];
}

#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void histogram_rows(int n, const unsigned char *x, unsigned *h)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 20: 16 lanes, generic */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        signed char count_lanes[256] __attribute__((__aligned__(64))) = {0};
        const vcc_u8x16 t_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)4 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = (unsigned char)1 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t4_v = (unsigned char)2 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t5_v = (unsigned char)3 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t6_v = (unsigned char)5 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t7_v = (unsigned char)6 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t8_v = (unsigned char)7 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t9_v = (unsigned char)8 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t10_v = (unsigned char)9 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t11_v = (unsigned char)10 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t12_v = (unsigned char)11 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t13_v = (unsigned char)12 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t14_v = (unsigned char)13 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t15_v = (unsigned char)14 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t16_v = (unsigned char)15 - __extension__ (vcc_u8x16){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            unsigned int i_s = 0u;
            int more;
            do {
                *(vcc_u8x16 *)(void *)(count_lanes + (long)(int)i_s * 16) = t_v;
                const unsigned int t = i_s + 1u;
                more = (int)t < 16;
                i_s = t;
            } while (more);
            const unsigned char *const x_s = x + (long)(32UL * k2);
            const vcc_u8x16 x_row_v = *(const vcc_u8x16 *)(const void *)x_s;
            const vcc_u8x16 x_row2_v = *(const vcc_u8x16 *)(const void *)(x_s + 32);
            const vcc_u8x16 x_row3_v = *(const vcc_u8x16 *)(const void *)(x_s + 64);
            const vcc_u8x16 x_row4_v = *(const vcc_u8x16 *)(const void *)(x_s + 96);
            const vcc_u8x16 x_row5_v = *(const vcc_u8x16 *)(const void *)(x_s + 128);
            const vcc_u8x16 x_row6_v = *(const vcc_u8x16 *)(const void *)(x_s + 160);
            const vcc_u8x16 x_row7_v = *(const vcc_u8x16 *)(const void *)(x_s + 192);
            const vcc_u8x16 x_row8_v = *(const vcc_u8x16 *)(const void *)(x_s + 224);
            const vcc_u8x16 x_row9_v = *(const vcc_u8x16 *)(const void *)(x_s + 256);
            const vcc_u8x16 x_row10_v = *(const vcc_u8x16 *)(const void *)(x_s + 288);
            const vcc_u8x16 x_row11_v = *(const vcc_u8x16 *)(const void *)(x_s + 320);
            const vcc_u8x16 x_row12_v = *(const vcc_u8x16 *)(const void *)(x_s + 352);
            const vcc_u8x16 x_row13_v = *(const vcc_u8x16 *)(const void *)(x_s + 384);
            const vcc_u8x16 x_row14_v = *(const vcc_u8x16 *)(const void *)(x_s + 416);
            const vcc_u8x16 x_row15_v = *(const vcc_u8x16 *)(const void *)(x_s + 448);
            const vcc_u8x16 x_row16_v = *(const vcc_u8x16 *)(const void *)(x_s + 480);
            const vcc_u8x16 t17_v =
                __builtin_shufflevector(x_row_v, x_row9_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t18_v =
                __builtin_shufflevector(x_row_v, x_row9_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t19_v =
                __builtin_shufflevector(x_row2_v, x_row10_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t20_v =
                __builtin_shufflevector(x_row2_v, x_row10_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t21_v =
                __builtin_shufflevector(x_row3_v, x_row11_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t22_v =
                __builtin_shufflevector(x_row3_v, x_row11_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t23_v =
                __builtin_shufflevector(x_row4_v, x_row12_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t24_v =
                __builtin_shufflevector(x_row4_v, x_row12_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t25_v =
                __builtin_shufflevector(x_row5_v, x_row13_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t26_v =
                __builtin_shufflevector(x_row5_v, x_row13_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t27_v =
                __builtin_shufflevector(x_row6_v, x_row14_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t28_v =
                __builtin_shufflevector(x_row6_v, x_row14_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t29_v =
                __builtin_shufflevector(x_row7_v, x_row15_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t30_v =
                __builtin_shufflevector(x_row7_v, x_row15_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t31_v =
                __builtin_shufflevector(x_row8_v, x_row16_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t32_v =
                __builtin_shufflevector(x_row8_v, x_row16_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t33_v =
                __builtin_shufflevector(t17_v, t25_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t34_v =
                __builtin_shufflevector(t17_v, t25_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t35_v =
                __builtin_shufflevector(t18_v, t26_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t36_v =
                __builtin_shufflevector(t18_v, t26_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t37_v =
                __builtin_shufflevector(t19_v, t27_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t38_v =
                __builtin_shufflevector(t19_v, t27_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t39_v =
                __builtin_shufflevector(t20_v, t28_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t40_v =
                __builtin_shufflevector(t20_v, t28_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t41_v =
                __builtin_shufflevector(t21_v, t29_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t42_v =
                __builtin_shufflevector(t21_v, t29_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t43_v =
                __builtin_shufflevector(t22_v, t30_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t44_v =
                __builtin_shufflevector(t22_v, t30_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t45_v =
                __builtin_shufflevector(t23_v, t31_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t46_v =
                __builtin_shufflevector(t23_v, t31_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t47_v =
                __builtin_shufflevector(t24_v, t32_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t48_v =
                __builtin_shufflevector(t24_v, t32_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t49_v =
                __builtin_shufflevector(t33_v, t41_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t50_v =
                __builtin_shufflevector(t33_v, t41_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t51_v =
                __builtin_shufflevector(t34_v, t42_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t52_v =
                __builtin_shufflevector(t34_v, t42_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t53_v =
                __builtin_shufflevector(t35_v, t43_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t54_v =
                __builtin_shufflevector(t35_v, t43_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t55_v =
                __builtin_shufflevector(t36_v, t44_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t56_v =
                __builtin_shufflevector(t36_v, t44_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t57_v =
                __builtin_shufflevector(t37_v, t45_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t58_v =
                __builtin_shufflevector(t37_v, t45_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t59_v =
                __builtin_shufflevector(t38_v, t46_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t60_v =
                __builtin_shufflevector(t38_v, t46_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t61_v =
                __builtin_shufflevector(t39_v, t47_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t62_v =
                __builtin_shufflevector(t39_v, t47_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t63_v =
                __builtin_shufflevector(t40_v, t48_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t64_v =
                __builtin_shufflevector(t40_v, t48_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 x_v =
                __builtin_shufflevector(t49_v, t57_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t65_v = x_v >> 4;
            const vcc_u8x16 t66_v = (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new_v = *(const vcc_u8x16 *)(const void *)count_lanes - t66_v;
            const vcc_u8x16 x2_v =
                __builtin_shufflevector(t49_v, t57_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 x3_v =
                __builtin_shufflevector(t50_v, t58_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 x4_v =
                __builtin_shufflevector(t50_v, t58_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 x5_v =
                __builtin_shufflevector(t51_v, t59_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 x6_v =
                __builtin_shufflevector(t51_v, t59_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 x7_v =
                __builtin_shufflevector(t52_v, t60_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 x8_v =
                __builtin_shufflevector(t52_v, t60_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 x9_v =
                __builtin_shufflevector(t53_v, t61_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 x10_v =
                __builtin_shufflevector(t53_v, t61_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 x11_v =
                __builtin_shufflevector(t54_v, t62_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 x12_v =
                __builtin_shufflevector(t54_v, t62_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 x13_v =
                __builtin_shufflevector(t55_v, t63_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 x14_v =
                __builtin_shufflevector(t55_v, t63_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 x15_v =
                __builtin_shufflevector(t56_v, t64_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 x16_v =
                __builtin_shufflevector(t56_v, t64_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            *(vcc_u8x16 *)(void *)count_lanes = count_new_v;
            const vcc_u8x16 t67_v = (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t3_v);
            const vcc_u8x16 count_new2_v =
                *(const vcc_u8x16 *)(const void *)(count_lanes + 16) - t67_v;
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new2_v;
            const vcc_u8x16 t68_v = (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t4_v);
            const vcc_u8x16 count_new3_v =
                *(const vcc_u8x16 *)(const void *)(count_lanes + 32) - t68_v;
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new3_v;
            const vcc_u8x16 t69_v = (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t5_v);
            const vcc_u8x16 count_new4_v =
                *(const vcc_u8x16 *)(const void *)(count_lanes + 48) - t69_v;
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new4_v;
            const vcc_u8x16 t70_v = (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t2_v);
            const vcc_u8x16 count_new5_v =
                *(const vcc_u8x16 *)(const void *)(count_lanes + 64) - t70_v;
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new5_v;
            const vcc_u8x16 t71_v = (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t6_v);
            const vcc_u8x16 count_new6_v =
                *(const vcc_u8x16 *)(const void *)(count_lanes + 80) - t71_v;
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new6_v;
            const vcc_u8x16 t72_v = (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t7_v);
            const vcc_u8x16 count_new7_v =
                *(const vcc_u8x16 *)(const void *)(count_lanes + 96) - t72_v;
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new7_v;
            const vcc_u8x16 count_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new8_v =
                count_v - (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new8_v;
            const vcc_u8x16 count2_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new9_v =
                count2_v - (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new9_v;
            const vcc_u8x16 count3_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new10_v =
                count3_v - (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new10_v;
            const vcc_u8x16 count4_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new11_v =
                count4_v - (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new11_v;
            const vcc_u8x16 count5_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new12_v =
                count5_v - (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new12_v;
            const vcc_u8x16 count6_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new13_v =
                count6_v - (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new13_v;
            const vcc_u8x16 count7_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new14_v =
                count7_v - (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new14_v;
            const vcc_u8x16 count8_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new15_v =
                count8_v - (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new15_v;
            const vcc_u8x16 count9_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new16_v =
                count9_v - (vcc_u8x16)((vcc_u8x16)t65_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new16_v;
            const vcc_u8x16 t73_v = x2_v >> 4;
            const vcc_u8x16 t74_v = (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new17_v = *(const vcc_u8x16 *)(const void *)count_lanes - t74_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new17_v;
            const vcc_u8x16 count10_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new18_v =
                count10_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new18_v;
            const vcc_u8x16 count11_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new19_v =
                count11_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new19_v;
            const vcc_u8x16 count12_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new20_v =
                count12_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new20_v;
            const vcc_u8x16 count13_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new21_v =
                count13_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new21_v;
            const vcc_u8x16 count14_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new22_v =
                count14_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new22_v;
            const vcc_u8x16 count15_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new23_v =
                count15_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new23_v;
            const vcc_u8x16 count16_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new24_v =
                count16_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new24_v;
            const vcc_u8x16 count17_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new25_v =
                count17_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new25_v;
            const vcc_u8x16 count18_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new26_v =
                count18_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new26_v;
            const vcc_u8x16 count19_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new27_v =
                count19_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new27_v;
            const vcc_u8x16 count20_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new28_v =
                count20_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new28_v;
            const vcc_u8x16 count21_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new29_v =
                count21_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new29_v;
            const vcc_u8x16 count22_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new30_v =
                count22_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new30_v;
            const vcc_u8x16 count23_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new31_v =
                count23_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new31_v;
            const vcc_u8x16 count24_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new32_v =
                count24_v - (vcc_u8x16)((vcc_u8x16)t73_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new32_v;
            const vcc_u8x16 t75_v = x3_v >> 4;
            const vcc_u8x16 t76_v = (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new33_v = *(const vcc_u8x16 *)(const void *)count_lanes - t76_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new33_v;
            const vcc_u8x16 count25_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new34_v =
                count25_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new34_v;
            const vcc_u8x16 count26_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new35_v =
                count26_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new35_v;
            const vcc_u8x16 count27_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new36_v =
                count27_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new36_v;
            const vcc_u8x16 count28_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new37_v =
                count28_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new37_v;
            const vcc_u8x16 count29_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new38_v =
                count29_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new38_v;
            const vcc_u8x16 count30_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new39_v =
                count30_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new39_v;
            const vcc_u8x16 count31_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new40_v =
                count31_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new40_v;
            const vcc_u8x16 count32_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new41_v =
                count32_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new41_v;
            const vcc_u8x16 count33_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new42_v =
                count33_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new42_v;
            const vcc_u8x16 count34_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new43_v =
                count34_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new43_v;
            const vcc_u8x16 count35_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new44_v =
                count35_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new44_v;
            const vcc_u8x16 count36_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new45_v =
                count36_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new45_v;
            const vcc_u8x16 count37_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new46_v =
                count37_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new46_v;
            const vcc_u8x16 count38_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new47_v =
                count38_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new47_v;
            const vcc_u8x16 count39_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new48_v =
                count39_v - (vcc_u8x16)((vcc_u8x16)t75_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new48_v;
            const vcc_u8x16 t77_v = x4_v >> 4;
            const vcc_u8x16 t78_v = (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new49_v = *(const vcc_u8x16 *)(const void *)count_lanes - t78_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new49_v;
            const vcc_u8x16 count40_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new50_v =
                count40_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new50_v;
            const vcc_u8x16 count41_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new51_v =
                count41_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new51_v;
            const vcc_u8x16 count42_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new52_v =
                count42_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new52_v;
            const vcc_u8x16 count43_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new53_v =
                count43_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new53_v;
            const vcc_u8x16 count44_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new54_v =
                count44_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new54_v;
            const vcc_u8x16 count45_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new55_v =
                count45_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new55_v;
            const vcc_u8x16 count46_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new56_v =
                count46_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new56_v;
            const vcc_u8x16 count47_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new57_v =
                count47_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new57_v;
            const vcc_u8x16 count48_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new58_v =
                count48_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new58_v;
            const vcc_u8x16 count49_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new59_v =
                count49_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new59_v;
            const vcc_u8x16 count50_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new60_v =
                count50_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new60_v;
            const vcc_u8x16 count51_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new61_v =
                count51_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new61_v;
            const vcc_u8x16 count52_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new62_v =
                count52_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new62_v;
            const vcc_u8x16 count53_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new63_v =
                count53_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new63_v;
            const vcc_u8x16 count54_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new64_v =
                count54_v - (vcc_u8x16)((vcc_u8x16)t77_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new64_v;
            const vcc_u8x16 t79_v = x5_v >> 4;
            const vcc_u8x16 t80_v = (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new65_v = *(const vcc_u8x16 *)(const void *)count_lanes - t80_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new65_v;
            const vcc_u8x16 count55_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new66_v =
                count55_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new66_v;
            const vcc_u8x16 count56_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new67_v =
                count56_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new67_v;
            const vcc_u8x16 count57_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new68_v =
                count57_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new68_v;
            const vcc_u8x16 count58_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new69_v =
                count58_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new69_v;
            const vcc_u8x16 count59_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new70_v =
                count59_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new70_v;
            const vcc_u8x16 count60_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new71_v =
                count60_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new71_v;
            const vcc_u8x16 count61_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new72_v =
                count61_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new72_v;
            const vcc_u8x16 count62_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new73_v =
                count62_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new73_v;
            const vcc_u8x16 count63_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new74_v =
                count63_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new74_v;
            const vcc_u8x16 count64_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new75_v =
                count64_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new75_v;
            const vcc_u8x16 count65_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new76_v =
                count65_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new76_v;
            const vcc_u8x16 count66_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new77_v =
                count66_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new77_v;
            const vcc_u8x16 count67_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new78_v =
                count67_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new78_v;
            const vcc_u8x16 count68_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new79_v =
                count68_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new79_v;
            const vcc_u8x16 count69_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new80_v =
                count69_v - (vcc_u8x16)((vcc_u8x16)t79_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new80_v;
            const vcc_u8x16 t81_v = x6_v >> 4;
            const vcc_u8x16 t82_v = (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new81_v = *(const vcc_u8x16 *)(const void *)count_lanes - t82_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new81_v;
            const vcc_u8x16 count70_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new82_v =
                count70_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new82_v;
            const vcc_u8x16 count71_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new83_v =
                count71_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new83_v;
            const vcc_u8x16 count72_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new84_v =
                count72_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new84_v;
            const vcc_u8x16 count73_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new85_v =
                count73_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new85_v;
            const vcc_u8x16 count74_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new86_v =
                count74_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new86_v;
            const vcc_u8x16 count75_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new87_v =
                count75_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new87_v;
            const vcc_u8x16 count76_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new88_v =
                count76_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new88_v;
            const vcc_u8x16 count77_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new89_v =
                count77_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new89_v;
            const vcc_u8x16 count78_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new90_v =
                count78_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new90_v;
            const vcc_u8x16 count79_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new91_v =
                count79_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new91_v;
            const vcc_u8x16 count80_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new92_v =
                count80_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new92_v;
            const vcc_u8x16 count81_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new93_v =
                count81_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new93_v;
            const vcc_u8x16 count82_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new94_v =
                count82_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new94_v;
            const vcc_u8x16 count83_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new95_v =
                count83_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new95_v;
            const vcc_u8x16 count84_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new96_v =
                count84_v - (vcc_u8x16)((vcc_u8x16)t81_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new96_v;
            const vcc_u8x16 t83_v = x7_v >> 4;
            const vcc_u8x16 t84_v = (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new97_v = *(const vcc_u8x16 *)(const void *)count_lanes - t84_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new97_v;
            const vcc_u8x16 count85_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new98_v =
                count85_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new98_v;
            const vcc_u8x16 count86_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new99_v =
                count86_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new99_v;
            const vcc_u8x16 count87_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new100_v =
                count87_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new100_v;
            const vcc_u8x16 count88_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new101_v =
                count88_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new101_v;
            const vcc_u8x16 count89_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new102_v =
                count89_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new102_v;
            const vcc_u8x16 count90_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new103_v =
                count90_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new103_v;
            const vcc_u8x16 count91_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new104_v =
                count91_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new104_v;
            const vcc_u8x16 count92_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new105_v =
                count92_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new105_v;
            const vcc_u8x16 count93_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new106_v =
                count93_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new106_v;
            const vcc_u8x16 count94_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new107_v =
                count94_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new107_v;
            const vcc_u8x16 count95_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new108_v =
                count95_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new108_v;
            const vcc_u8x16 count96_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new109_v =
                count96_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new109_v;
            const vcc_u8x16 count97_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new110_v =
                count97_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new110_v;
            const vcc_u8x16 count98_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new111_v =
                count98_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new111_v;
            const vcc_u8x16 count99_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new112_v =
                count99_v - (vcc_u8x16)((vcc_u8x16)t83_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new112_v;
            const vcc_u8x16 t85_v = x8_v >> 4;
            const vcc_u8x16 t86_v = (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new113_v = *(const vcc_u8x16 *)(const void *)count_lanes - t86_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new113_v;
            const vcc_u8x16 count100_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new114_v =
                count100_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new114_v;
            const vcc_u8x16 count101_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new115_v =
                count101_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new115_v;
            const vcc_u8x16 count102_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new116_v =
                count102_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new116_v;
            const vcc_u8x16 count103_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new117_v =
                count103_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new117_v;
            const vcc_u8x16 count104_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new118_v =
                count104_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new118_v;
            const vcc_u8x16 count105_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new119_v =
                count105_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new119_v;
            const vcc_u8x16 count106_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new120_v =
                count106_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new120_v;
            const vcc_u8x16 count107_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new121_v =
                count107_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new121_v;
            const vcc_u8x16 count108_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new122_v =
                count108_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new122_v;
            const vcc_u8x16 count109_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new123_v =
                count109_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new123_v;
            const vcc_u8x16 count110_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new124_v =
                count110_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new124_v;
            const vcc_u8x16 count111_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new125_v =
                count111_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new125_v;
            const vcc_u8x16 count112_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new126_v =
                count112_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new126_v;
            const vcc_u8x16 count113_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new127_v =
                count113_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new127_v;
            const vcc_u8x16 count114_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new128_v =
                count114_v - (vcc_u8x16)((vcc_u8x16)t85_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new128_v;
            const vcc_u8x16 t87_v = x9_v >> 4;
            const vcc_u8x16 t88_v = (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new129_v = *(const vcc_u8x16 *)(const void *)count_lanes - t88_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new129_v;
            const vcc_u8x16 count115_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new130_v =
                count115_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new130_v;
            const vcc_u8x16 count116_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new131_v =
                count116_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new131_v;
            const vcc_u8x16 count117_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new132_v =
                count117_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new132_v;
            const vcc_u8x16 count118_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new133_v =
                count118_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new133_v;
            const vcc_u8x16 count119_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new134_v =
                count119_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new134_v;
            const vcc_u8x16 count120_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new135_v =
                count120_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new135_v;
            const vcc_u8x16 count121_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new136_v =
                count121_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new136_v;
            const vcc_u8x16 count122_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new137_v =
                count122_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new137_v;
            const vcc_u8x16 count123_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new138_v =
                count123_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new138_v;
            const vcc_u8x16 count124_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new139_v =
                count124_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new139_v;
            const vcc_u8x16 count125_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new140_v =
                count125_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new140_v;
            const vcc_u8x16 count126_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new141_v =
                count126_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new141_v;
            const vcc_u8x16 count127_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new142_v =
                count127_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new142_v;
            const vcc_u8x16 count128_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new143_v =
                count128_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new143_v;
            const vcc_u8x16 count129_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new144_v =
                count129_v - (vcc_u8x16)((vcc_u8x16)t87_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new144_v;
            const vcc_u8x16 t89_v = x10_v >> 4;
            const vcc_u8x16 t90_v = (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new145_v = *(const vcc_u8x16 *)(const void *)count_lanes - t90_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new145_v;
            const vcc_u8x16 count130_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new146_v =
                count130_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new146_v;
            const vcc_u8x16 count131_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new147_v =
                count131_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new147_v;
            const vcc_u8x16 count132_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new148_v =
                count132_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new148_v;
            const vcc_u8x16 count133_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new149_v =
                count133_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new149_v;
            const vcc_u8x16 count134_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new150_v =
                count134_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new150_v;
            const vcc_u8x16 count135_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new151_v =
                count135_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new151_v;
            const vcc_u8x16 count136_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new152_v =
                count136_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new152_v;
            const vcc_u8x16 count137_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new153_v =
                count137_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new153_v;
            const vcc_u8x16 count138_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new154_v =
                count138_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new154_v;
            const vcc_u8x16 count139_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new155_v =
                count139_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new155_v;
            const vcc_u8x16 count140_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new156_v =
                count140_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new156_v;
            const vcc_u8x16 count141_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new157_v =
                count141_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new157_v;
            const vcc_u8x16 count142_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new158_v =
                count142_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new158_v;
            const vcc_u8x16 count143_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new159_v =
                count143_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new159_v;
            const vcc_u8x16 count144_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new160_v =
                count144_v - (vcc_u8x16)((vcc_u8x16)t89_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new160_v;
            const vcc_u8x16 t91_v = x11_v >> 4;
            const vcc_u8x16 t92_v = (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new161_v = *(const vcc_u8x16 *)(const void *)count_lanes - t92_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new161_v;
            const vcc_u8x16 count145_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new162_v =
                count145_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new162_v;
            const vcc_u8x16 count146_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new163_v =
                count146_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new163_v;
            const vcc_u8x16 count147_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new164_v =
                count147_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new164_v;
            const vcc_u8x16 count148_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new165_v =
                count148_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new165_v;
            const vcc_u8x16 count149_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new166_v =
                count149_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new166_v;
            const vcc_u8x16 count150_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new167_v =
                count150_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new167_v;
            const vcc_u8x16 count151_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new168_v =
                count151_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new168_v;
            const vcc_u8x16 count152_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new169_v =
                count152_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new169_v;
            const vcc_u8x16 count153_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new170_v =
                count153_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new170_v;
            const vcc_u8x16 count154_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new171_v =
                count154_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new171_v;
            const vcc_u8x16 count155_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new172_v =
                count155_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new172_v;
            const vcc_u8x16 count156_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new173_v =
                count156_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new173_v;
            const vcc_u8x16 count157_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new174_v =
                count157_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new174_v;
            const vcc_u8x16 count158_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new175_v =
                count158_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new175_v;
            const vcc_u8x16 count159_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new176_v =
                count159_v - (vcc_u8x16)((vcc_u8x16)t91_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new176_v;
            const vcc_u8x16 t93_v = x12_v >> 4;
            const vcc_u8x16 t94_v = (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new177_v = *(const vcc_u8x16 *)(const void *)count_lanes - t94_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new177_v;
            const vcc_u8x16 count160_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new178_v =
                count160_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new178_v;
            const vcc_u8x16 count161_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new179_v =
                count161_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new179_v;
            const vcc_u8x16 count162_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new180_v =
                count162_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new180_v;
            const vcc_u8x16 count163_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new181_v =
                count163_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new181_v;
            const vcc_u8x16 count164_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new182_v =
                count164_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new182_v;
            const vcc_u8x16 count165_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new183_v =
                count165_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new183_v;
            const vcc_u8x16 count166_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new184_v =
                count166_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new184_v;
            const vcc_u8x16 count167_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new185_v =
                count167_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new185_v;
            const vcc_u8x16 count168_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new186_v =
                count168_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new186_v;
            const vcc_u8x16 count169_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new187_v =
                count169_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new187_v;
            const vcc_u8x16 count170_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new188_v =
                count170_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new188_v;
            const vcc_u8x16 count171_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new189_v =
                count171_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new189_v;
            const vcc_u8x16 count172_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new190_v =
                count172_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new190_v;
            const vcc_u8x16 count173_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new191_v =
                count173_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new191_v;
            const vcc_u8x16 count174_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new192_v =
                count174_v - (vcc_u8x16)((vcc_u8x16)t93_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new192_v;
            const vcc_u8x16 t95_v = x13_v >> 4;
            const vcc_u8x16 t96_v = (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new193_v = *(const vcc_u8x16 *)(const void *)count_lanes - t96_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new193_v;
            const vcc_u8x16 count175_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new194_v =
                count175_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new194_v;
            const vcc_u8x16 count176_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new195_v =
                count176_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new195_v;
            const vcc_u8x16 count177_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new196_v =
                count177_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new196_v;
            const vcc_u8x16 count178_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new197_v =
                count178_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new197_v;
            const vcc_u8x16 count179_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new198_v =
                count179_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new198_v;
            const vcc_u8x16 count180_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new199_v =
                count180_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new199_v;
            const vcc_u8x16 count181_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new200_v =
                count181_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new200_v;
            const vcc_u8x16 count182_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new201_v =
                count182_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new201_v;
            const vcc_u8x16 count183_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new202_v =
                count183_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new202_v;
            const vcc_u8x16 count184_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new203_v =
                count184_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new203_v;
            const vcc_u8x16 count185_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new204_v =
                count185_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new204_v;
            const vcc_u8x16 count186_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new205_v =
                count186_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new205_v;
            const vcc_u8x16 count187_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new206_v =
                count187_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new206_v;
            const vcc_u8x16 count188_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new207_v =
                count188_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new207_v;
            const vcc_u8x16 count189_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new208_v =
                count189_v - (vcc_u8x16)((vcc_u8x16)t95_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new208_v;
            const vcc_u8x16 t97_v = x14_v >> 4;
            const vcc_u8x16 t98_v = (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new209_v = *(const vcc_u8x16 *)(const void *)count_lanes - t98_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new209_v;
            const vcc_u8x16 count190_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new210_v =
                count190_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new210_v;
            const vcc_u8x16 count191_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new211_v =
                count191_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new211_v;
            const vcc_u8x16 count192_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new212_v =
                count192_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new212_v;
            const vcc_u8x16 count193_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new213_v =
                count193_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new213_v;
            const vcc_u8x16 count194_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new214_v =
                count194_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new214_v;
            const vcc_u8x16 count195_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new215_v =
                count195_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new215_v;
            const vcc_u8x16 count196_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new216_v =
                count196_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new216_v;
            const vcc_u8x16 count197_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new217_v =
                count197_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new217_v;
            const vcc_u8x16 count198_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new218_v =
                count198_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new218_v;
            const vcc_u8x16 count199_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new219_v =
                count199_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new219_v;
            const vcc_u8x16 count200_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new220_v =
                count200_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new220_v;
            const vcc_u8x16 count201_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new221_v =
                count201_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new221_v;
            const vcc_u8x16 count202_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new222_v =
                count202_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new222_v;
            const vcc_u8x16 count203_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new223_v =
                count203_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new223_v;
            const vcc_u8x16 count204_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new224_v =
                count204_v - (vcc_u8x16)((vcc_u8x16)t97_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new224_v;
            const vcc_u8x16 t99_v = x15_v >> 4;
            const vcc_u8x16 t100_v = (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new225_v = *(const vcc_u8x16 *)(const void *)count_lanes - t100_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new225_v;
            const vcc_u8x16 count205_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new226_v =
                count205_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new226_v;
            const vcc_u8x16 count206_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new227_v =
                count206_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new227_v;
            const vcc_u8x16 count207_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new228_v =
                count207_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new228_v;
            const vcc_u8x16 count208_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new229_v =
                count208_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new229_v;
            const vcc_u8x16 count209_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new230_v =
                count209_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new230_v;
            const vcc_u8x16 count210_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new231_v =
                count210_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new231_v;
            const vcc_u8x16 count211_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new232_v =
                count211_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new232_v;
            const vcc_u8x16 count212_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new233_v =
                count212_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new233_v;
            const vcc_u8x16 count213_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new234_v =
                count213_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new234_v;
            const vcc_u8x16 count214_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new235_v =
                count214_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new235_v;
            const vcc_u8x16 count215_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new236_v =
                count215_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new236_v;
            const vcc_u8x16 count216_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new237_v =
                count216_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new237_v;
            const vcc_u8x16 count217_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new238_v =
                count217_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new238_v;
            const vcc_u8x16 count218_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new239_v =
                count218_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new239_v;
            const vcc_u8x16 count219_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new240_v =
                count219_v - (vcc_u8x16)((vcc_u8x16)t99_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new240_v;
            const vcc_u8x16 t101_v = x16_v >> 4;
            const vcc_u8x16 t102_v = (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new241_v = *(const vcc_u8x16 *)(const void *)count_lanes - t102_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new241_v;
            const vcc_u8x16 count220_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new242_v =
                count220_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new242_v;
            const vcc_u8x16 count221_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new243_v =
                count221_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new243_v;
            const vcc_u8x16 count222_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new244_v =
                count222_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new244_v;
            const vcc_u8x16 count223_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new245_v =
                count223_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new245_v;
            const vcc_u8x16 count224_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new246_v =
                count224_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new246_v;
            const vcc_u8x16 count225_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new247_v =
                count225_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new247_v;
            const vcc_u8x16 count226_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new248_v =
                count226_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new248_v;
            const vcc_u8x16 count227_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new249_v =
                count227_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new249_v;
            const vcc_u8x16 count228_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new250_v =
                count228_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new250_v;
            const vcc_u8x16 count229_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new251_v =
                count229_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new251_v;
            const vcc_u8x16 count230_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new252_v =
                count230_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new252_v;
            const vcc_u8x16 count231_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new253_v =
                count231_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new253_v;
            const vcc_u8x16 count232_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new254_v =
                count232_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new254_v;
            const vcc_u8x16 count233_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new255_v =
                count233_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new255_v;
            const vcc_u8x16 count234_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new256_v =
                count234_v - (vcc_u8x16)((vcc_u8x16)t101_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new256_v;
            const vcc_u8x16 x_row17_v = *(const vcc_u8x16 *)(const void *)(x_s + 16);
            const vcc_u8x16 x_row18_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 32);
            const vcc_u8x16 x_row19_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 64);
            const vcc_u8x16 x_row20_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 96);
            const vcc_u8x16 x_row21_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 128);
            const vcc_u8x16 x_row22_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 160);
            const vcc_u8x16 x_row23_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 192);
            const vcc_u8x16 x_row24_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 224);
            const vcc_u8x16 x_row25_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 256);
            const vcc_u8x16 x_row26_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 288);
            const vcc_u8x16 x_row27_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 320);
            const vcc_u8x16 x_row28_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 352);
            const vcc_u8x16 x_row29_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 384);
            const vcc_u8x16 x_row30_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 416);
            const vcc_u8x16 x_row31_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 448);
            const vcc_u8x16 x_row32_v = *(const vcc_u8x16 *)(const void *)(x_s + 16 + 480);
            const vcc_u8x16 t103_v =
                __builtin_shufflevector(x_row17_v, x_row25_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t104_v =
                __builtin_shufflevector(x_row17_v, x_row25_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t105_v =
                __builtin_shufflevector(x_row18_v, x_row26_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t106_v =
                __builtin_shufflevector(x_row18_v, x_row26_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t107_v =
                __builtin_shufflevector(x_row19_v, x_row27_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t108_v =
                __builtin_shufflevector(x_row19_v, x_row27_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t109_v =
                __builtin_shufflevector(x_row20_v, x_row28_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t110_v =
                __builtin_shufflevector(x_row20_v, x_row28_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t111_v =
                __builtin_shufflevector(x_row21_v, x_row29_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t112_v =
                __builtin_shufflevector(x_row21_v, x_row29_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t113_v =
                __builtin_shufflevector(x_row22_v, x_row30_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t114_v =
                __builtin_shufflevector(x_row22_v, x_row30_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t115_v =
                __builtin_shufflevector(x_row23_v, x_row31_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t116_v =
                __builtin_shufflevector(x_row23_v, x_row31_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t117_v =
                __builtin_shufflevector(x_row24_v, x_row32_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t118_v =
                __builtin_shufflevector(x_row24_v, x_row32_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t119_v =
                __builtin_shufflevector(t103_v, t111_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t120_v =
                __builtin_shufflevector(t103_v, t111_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t121_v =
                __builtin_shufflevector(t104_v, t112_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t122_v =
                __builtin_shufflevector(t104_v, t112_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t123_v =
                __builtin_shufflevector(t105_v, t113_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t124_v =
                __builtin_shufflevector(t105_v, t113_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t125_v =
                __builtin_shufflevector(t106_v, t114_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t126_v =
                __builtin_shufflevector(t106_v, t114_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t127_v =
                __builtin_shufflevector(t107_v, t115_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t128_v =
                __builtin_shufflevector(t107_v, t115_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t129_v =
                __builtin_shufflevector(t108_v, t116_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t130_v =
                __builtin_shufflevector(t108_v, t116_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t131_v =
                __builtin_shufflevector(t109_v, t117_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t132_v =
                __builtin_shufflevector(t109_v, t117_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t133_v =
                __builtin_shufflevector(t110_v, t118_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t134_v =
                __builtin_shufflevector(t110_v, t118_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t135_v =
                __builtin_shufflevector(t119_v, t127_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t136_v =
                __builtin_shufflevector(t119_v, t127_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t137_v =
                __builtin_shufflevector(t120_v, t128_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t138_v =
                __builtin_shufflevector(t120_v, t128_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t139_v =
                __builtin_shufflevector(t121_v, t129_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t140_v =
                __builtin_shufflevector(t121_v, t129_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t141_v =
                __builtin_shufflevector(t122_v, t130_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t142_v =
                __builtin_shufflevector(t122_v, t130_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t143_v =
                __builtin_shufflevector(t123_v, t131_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t144_v =
                __builtin_shufflevector(t123_v, t131_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t145_v =
                __builtin_shufflevector(t124_v, t132_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t146_v =
                __builtin_shufflevector(t124_v, t132_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t147_v =
                __builtin_shufflevector(t125_v, t133_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t148_v =
                __builtin_shufflevector(t125_v, t133_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 t149_v =
                __builtin_shufflevector(t126_v, t134_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t150_v =
                __builtin_shufflevector(t126_v, t134_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 x17_v =
                __builtin_shufflevector(t135_v, t143_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 t151_v = x17_v >> 4;
            const vcc_u8x16 t152_v = (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new257_v = *(const vcc_u8x16 *)(const void *)count_lanes - t152_v;
            const vcc_u8x16 x18_v =
                __builtin_shufflevector(t135_v, t143_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 x19_v =
                __builtin_shufflevector(t136_v, t144_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 x20_v =
                __builtin_shufflevector(t136_v, t144_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 x21_v =
                __builtin_shufflevector(t137_v, t145_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 x22_v =
                __builtin_shufflevector(t137_v, t145_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 x23_v =
                __builtin_shufflevector(t138_v, t146_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 x24_v =
                __builtin_shufflevector(t138_v, t146_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 x25_v =
                __builtin_shufflevector(t139_v, t147_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 x26_v =
                __builtin_shufflevector(t139_v, t147_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 x27_v =
                __builtin_shufflevector(t140_v, t148_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 x28_v =
                __builtin_shufflevector(t140_v, t148_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 x29_v =
                __builtin_shufflevector(t141_v, t149_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 x30_v =
                __builtin_shufflevector(t141_v, t149_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 x31_v =
                __builtin_shufflevector(t142_v, t150_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 x32_v =
                __builtin_shufflevector(t142_v, t150_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            *(vcc_u8x16 *)(void *)count_lanes = count_new257_v;
            const vcc_u8x16 count235_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new258_v =
                count235_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new258_v;
            const vcc_u8x16 count236_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new259_v =
                count236_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new259_v;
            const vcc_u8x16 count237_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new260_v =
                count237_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new260_v;
            const vcc_u8x16 count238_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new261_v =
                count238_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new261_v;
            const vcc_u8x16 count239_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new262_v =
                count239_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new262_v;
            const vcc_u8x16 count240_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new263_v =
                count240_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new263_v;
            const vcc_u8x16 count241_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new264_v =
                count241_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new264_v;
            const vcc_u8x16 count242_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new265_v =
                count242_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new265_v;
            const vcc_u8x16 count243_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new266_v =
                count243_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new266_v;
            const vcc_u8x16 count244_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new267_v =
                count244_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new267_v;
            const vcc_u8x16 count245_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new268_v =
                count245_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new268_v;
            const vcc_u8x16 count246_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new269_v =
                count246_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new269_v;
            const vcc_u8x16 count247_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new270_v =
                count247_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new270_v;
            const vcc_u8x16 count248_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new271_v =
                count248_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new271_v;
            const vcc_u8x16 count249_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new272_v =
                count249_v - (vcc_u8x16)((vcc_u8x16)t151_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new272_v;
            const vcc_u8x16 t153_v = x18_v >> 4;
            const vcc_u8x16 t154_v = (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new273_v = *(const vcc_u8x16 *)(const void *)count_lanes - t154_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new273_v;
            const vcc_u8x16 count250_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new274_v =
                count250_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new274_v;
            const vcc_u8x16 count251_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new275_v =
                count251_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new275_v;
            const vcc_u8x16 count252_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new276_v =
                count252_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new276_v;
            const vcc_u8x16 count253_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new277_v =
                count253_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new277_v;
            const vcc_u8x16 count254_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new278_v =
                count254_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new278_v;
            const vcc_u8x16 count255_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new279_v =
                count255_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new279_v;
            const vcc_u8x16 count256_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new280_v =
                count256_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new280_v;
            const vcc_u8x16 count257_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new281_v =
                count257_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new281_v;
            const vcc_u8x16 count258_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new282_v =
                count258_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new282_v;
            const vcc_u8x16 count259_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new283_v =
                count259_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new283_v;
            const vcc_u8x16 count260_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new284_v =
                count260_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new284_v;
            const vcc_u8x16 count261_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new285_v =
                count261_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new285_v;
            const vcc_u8x16 count262_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new286_v =
                count262_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new286_v;
            const vcc_u8x16 count263_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new287_v =
                count263_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new287_v;
            const vcc_u8x16 count264_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new288_v =
                count264_v - (vcc_u8x16)((vcc_u8x16)t153_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new288_v;
            const vcc_u8x16 t155_v = x19_v >> 4;
            const vcc_u8x16 t156_v = (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new289_v = *(const vcc_u8x16 *)(const void *)count_lanes - t156_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new289_v;
            const vcc_u8x16 count265_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new290_v =
                count265_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new290_v;
            const vcc_u8x16 count266_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new291_v =
                count266_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new291_v;
            const vcc_u8x16 count267_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new292_v =
                count267_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new292_v;
            const vcc_u8x16 count268_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new293_v =
                count268_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new293_v;
            const vcc_u8x16 count269_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new294_v =
                count269_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new294_v;
            const vcc_u8x16 count270_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new295_v =
                count270_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new295_v;
            const vcc_u8x16 count271_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new296_v =
                count271_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new296_v;
            const vcc_u8x16 count272_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new297_v =
                count272_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new297_v;
            const vcc_u8x16 count273_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new298_v =
                count273_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new298_v;
            const vcc_u8x16 count274_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new299_v =
                count274_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new299_v;
            const vcc_u8x16 count275_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new300_v =
                count275_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new300_v;
            const vcc_u8x16 count276_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new301_v =
                count276_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new301_v;
            const vcc_u8x16 count277_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new302_v =
                count277_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new302_v;
            const vcc_u8x16 count278_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new303_v =
                count278_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new303_v;
            const vcc_u8x16 count279_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new304_v =
                count279_v - (vcc_u8x16)((vcc_u8x16)t155_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new304_v;
            const vcc_u8x16 t157_v = x20_v >> 4;
            const vcc_u8x16 t158_v = (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new305_v = *(const vcc_u8x16 *)(const void *)count_lanes - t158_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new305_v;
            const vcc_u8x16 count280_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new306_v =
                count280_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new306_v;
            const vcc_u8x16 count281_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new307_v =
                count281_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new307_v;
            const vcc_u8x16 count282_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new308_v =
                count282_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new308_v;
            const vcc_u8x16 count283_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new309_v =
                count283_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new309_v;
            const vcc_u8x16 count284_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new310_v =
                count284_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new310_v;
            const vcc_u8x16 count285_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new311_v =
                count285_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new311_v;
            const vcc_u8x16 count286_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new312_v =
                count286_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new312_v;
            const vcc_u8x16 count287_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new313_v =
                count287_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new313_v;
            const vcc_u8x16 count288_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new314_v =
                count288_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new314_v;
            const vcc_u8x16 count289_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new315_v =
                count289_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new315_v;
            const vcc_u8x16 count290_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new316_v =
                count290_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new316_v;
            const vcc_u8x16 count291_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new317_v =
                count291_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new317_v;
            const vcc_u8x16 count292_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new318_v =
                count292_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new318_v;
            const vcc_u8x16 count293_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new319_v =
                count293_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new319_v;
            const vcc_u8x16 count294_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new320_v =
                count294_v - (vcc_u8x16)((vcc_u8x16)t157_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new320_v;
            const vcc_u8x16 t159_v = x21_v >> 4;
            const vcc_u8x16 t160_v = (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new321_v = *(const vcc_u8x16 *)(const void *)count_lanes - t160_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new321_v;
            const vcc_u8x16 count295_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new322_v =
                count295_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new322_v;
            const vcc_u8x16 count296_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new323_v =
                count296_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new323_v;
            const vcc_u8x16 count297_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new324_v =
                count297_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new324_v;
            const vcc_u8x16 count298_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new325_v =
                count298_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new325_v;
            const vcc_u8x16 count299_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new326_v =
                count299_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new326_v;
            const vcc_u8x16 count300_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new327_v =
                count300_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new327_v;
            const vcc_u8x16 count301_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new328_v =
                count301_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new328_v;
            const vcc_u8x16 count302_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new329_v =
                count302_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new329_v;
            const vcc_u8x16 count303_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new330_v =
                count303_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new330_v;
            const vcc_u8x16 count304_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new331_v =
                count304_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new331_v;
            const vcc_u8x16 count305_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new332_v =
                count305_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new332_v;
            const vcc_u8x16 count306_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new333_v =
                count306_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new333_v;
            const vcc_u8x16 count307_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new334_v =
                count307_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new334_v;
            const vcc_u8x16 count308_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new335_v =
                count308_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new335_v;
            const vcc_u8x16 count309_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new336_v =
                count309_v - (vcc_u8x16)((vcc_u8x16)t159_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new336_v;
            const vcc_u8x16 t161_v = x22_v >> 4;
            const vcc_u8x16 t162_v = (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new337_v = *(const vcc_u8x16 *)(const void *)count_lanes - t162_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new337_v;
            const vcc_u8x16 count310_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new338_v =
                count310_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new338_v;
            const vcc_u8x16 count311_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new339_v =
                count311_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new339_v;
            const vcc_u8x16 count312_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new340_v =
                count312_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new340_v;
            const vcc_u8x16 count313_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new341_v =
                count313_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new341_v;
            const vcc_u8x16 count314_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new342_v =
                count314_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new342_v;
            const vcc_u8x16 count315_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new343_v =
                count315_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new343_v;
            const vcc_u8x16 count316_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new344_v =
                count316_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new344_v;
            const vcc_u8x16 count317_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new345_v =
                count317_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new345_v;
            const vcc_u8x16 count318_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new346_v =
                count318_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new346_v;
            const vcc_u8x16 count319_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new347_v =
                count319_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new347_v;
            const vcc_u8x16 count320_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new348_v =
                count320_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new348_v;
            const vcc_u8x16 count321_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new349_v =
                count321_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new349_v;
            const vcc_u8x16 count322_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new350_v =
                count322_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new350_v;
            const vcc_u8x16 count323_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new351_v =
                count323_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new351_v;
            const vcc_u8x16 count324_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new352_v =
                count324_v - (vcc_u8x16)((vcc_u8x16)t161_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new352_v;
            const vcc_u8x16 t163_v = x23_v >> 4;
            const vcc_u8x16 t164_v = (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new353_v = *(const vcc_u8x16 *)(const void *)count_lanes - t164_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new353_v;
            const vcc_u8x16 count325_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new354_v =
                count325_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new354_v;
            const vcc_u8x16 count326_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new355_v =
                count326_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new355_v;
            const vcc_u8x16 count327_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new356_v =
                count327_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new356_v;
            const vcc_u8x16 count328_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new357_v =
                count328_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new357_v;
            const vcc_u8x16 count329_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new358_v =
                count329_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new358_v;
            const vcc_u8x16 count330_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new359_v =
                count330_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new359_v;
            const vcc_u8x16 count331_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new360_v =
                count331_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new360_v;
            const vcc_u8x16 count332_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new361_v =
                count332_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new361_v;
            const vcc_u8x16 count333_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new362_v =
                count333_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new362_v;
            const vcc_u8x16 count334_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new363_v =
                count334_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new363_v;
            const vcc_u8x16 count335_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new364_v =
                count335_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new364_v;
            const vcc_u8x16 count336_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new365_v =
                count336_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new365_v;
            const vcc_u8x16 count337_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new366_v =
                count337_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new366_v;
            const vcc_u8x16 count338_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new367_v =
                count338_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new367_v;
            const vcc_u8x16 count339_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new368_v =
                count339_v - (vcc_u8x16)((vcc_u8x16)t163_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new368_v;
            const vcc_u8x16 t165_v = x24_v >> 4;
            const vcc_u8x16 t166_v = (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new369_v = *(const vcc_u8x16 *)(const void *)count_lanes - t166_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new369_v;
            const vcc_u8x16 count340_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new370_v =
                count340_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new370_v;
            const vcc_u8x16 count341_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new371_v =
                count341_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new371_v;
            const vcc_u8x16 count342_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new372_v =
                count342_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new372_v;
            const vcc_u8x16 count343_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new373_v =
                count343_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new373_v;
            const vcc_u8x16 count344_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new374_v =
                count344_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new374_v;
            const vcc_u8x16 count345_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new375_v =
                count345_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new375_v;
            const vcc_u8x16 count346_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new376_v =
                count346_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new376_v;
            const vcc_u8x16 count347_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new377_v =
                count347_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new377_v;
            const vcc_u8x16 count348_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new378_v =
                count348_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new378_v;
            const vcc_u8x16 count349_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new379_v =
                count349_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new379_v;
            const vcc_u8x16 count350_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new380_v =
                count350_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new380_v;
            const vcc_u8x16 count351_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new381_v =
                count351_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new381_v;
            const vcc_u8x16 count352_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new382_v =
                count352_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new382_v;
            const vcc_u8x16 count353_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new383_v =
                count353_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new383_v;
            const vcc_u8x16 count354_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new384_v =
                count354_v - (vcc_u8x16)((vcc_u8x16)t165_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new384_v;
            const vcc_u8x16 t167_v = x25_v >> 4;
            const vcc_u8x16 t168_v = (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new385_v = *(const vcc_u8x16 *)(const void *)count_lanes - t168_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new385_v;
            const vcc_u8x16 count355_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new386_v =
                count355_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new386_v;
            const vcc_u8x16 count356_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new387_v =
                count356_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new387_v;
            const vcc_u8x16 count357_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new388_v =
                count357_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new388_v;
            const vcc_u8x16 count358_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new389_v =
                count358_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new389_v;
            const vcc_u8x16 count359_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new390_v =
                count359_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new390_v;
            const vcc_u8x16 count360_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new391_v =
                count360_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new391_v;
            const vcc_u8x16 count361_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new392_v =
                count361_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new392_v;
            const vcc_u8x16 count362_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new393_v =
                count362_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new393_v;
            const vcc_u8x16 count363_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new394_v =
                count363_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new394_v;
            const vcc_u8x16 count364_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new395_v =
                count364_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new395_v;
            const vcc_u8x16 count365_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new396_v =
                count365_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new396_v;
            const vcc_u8x16 count366_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new397_v =
                count366_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new397_v;
            const vcc_u8x16 count367_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new398_v =
                count367_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new398_v;
            const vcc_u8x16 count368_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new399_v =
                count368_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new399_v;
            const vcc_u8x16 count369_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new400_v =
                count369_v - (vcc_u8x16)((vcc_u8x16)t167_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new400_v;
            const vcc_u8x16 t169_v = x26_v >> 4;
            const vcc_u8x16 t170_v = (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new401_v = *(const vcc_u8x16 *)(const void *)count_lanes - t170_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new401_v;
            const vcc_u8x16 count370_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new402_v =
                count370_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new402_v;
            const vcc_u8x16 count371_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new403_v =
                count371_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new403_v;
            const vcc_u8x16 count372_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new404_v =
                count372_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new404_v;
            const vcc_u8x16 count373_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new405_v =
                count373_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new405_v;
            const vcc_u8x16 count374_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new406_v =
                count374_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new406_v;
            const vcc_u8x16 count375_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new407_v =
                count375_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new407_v;
            const vcc_u8x16 count376_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new408_v =
                count376_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new408_v;
            const vcc_u8x16 count377_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new409_v =
                count377_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new409_v;
            const vcc_u8x16 count378_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new410_v =
                count378_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new410_v;
            const vcc_u8x16 count379_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new411_v =
                count379_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new411_v;
            const vcc_u8x16 count380_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new412_v =
                count380_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new412_v;
            const vcc_u8x16 count381_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new413_v =
                count381_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new413_v;
            const vcc_u8x16 count382_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new414_v =
                count382_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new414_v;
            const vcc_u8x16 count383_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new415_v =
                count383_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new415_v;
            const vcc_u8x16 count384_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new416_v =
                count384_v - (vcc_u8x16)((vcc_u8x16)t169_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new416_v;
            const vcc_u8x16 t171_v = x27_v >> 4;
            const vcc_u8x16 t172_v = (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new417_v = *(const vcc_u8x16 *)(const void *)count_lanes - t172_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new417_v;
            const vcc_u8x16 count385_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new418_v =
                count385_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new418_v;
            const vcc_u8x16 count386_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new419_v =
                count386_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new419_v;
            const vcc_u8x16 count387_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new420_v =
                count387_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new420_v;
            const vcc_u8x16 count388_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new421_v =
                count388_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new421_v;
            const vcc_u8x16 count389_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new422_v =
                count389_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new422_v;
            const vcc_u8x16 count390_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new423_v =
                count390_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new423_v;
            const vcc_u8x16 count391_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new424_v =
                count391_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new424_v;
            const vcc_u8x16 count392_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new425_v =
                count392_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new425_v;
            const vcc_u8x16 count393_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new426_v =
                count393_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new426_v;
            const vcc_u8x16 count394_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new427_v =
                count394_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new427_v;
            const vcc_u8x16 count395_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new428_v =
                count395_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new428_v;
            const vcc_u8x16 count396_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new429_v =
                count396_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new429_v;
            const vcc_u8x16 count397_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new430_v =
                count397_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new430_v;
            const vcc_u8x16 count398_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new431_v =
                count398_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new431_v;
            const vcc_u8x16 count399_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new432_v =
                count399_v - (vcc_u8x16)((vcc_u8x16)t171_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new432_v;
            const vcc_u8x16 t173_v = x28_v >> 4;
            const vcc_u8x16 t174_v = (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new433_v = *(const vcc_u8x16 *)(const void *)count_lanes - t174_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new433_v;
            const vcc_u8x16 count400_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new434_v =
                count400_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new434_v;
            const vcc_u8x16 count401_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new435_v =
                count401_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new435_v;
            const vcc_u8x16 count402_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new436_v =
                count402_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new436_v;
            const vcc_u8x16 count403_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new437_v =
                count403_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new437_v;
            const vcc_u8x16 count404_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new438_v =
                count404_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new438_v;
            const vcc_u8x16 count405_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new439_v =
                count405_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new439_v;
            const vcc_u8x16 count406_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new440_v =
                count406_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new440_v;
            const vcc_u8x16 count407_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new441_v =
                count407_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new441_v;
            const vcc_u8x16 count408_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new442_v =
                count408_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new442_v;
            const vcc_u8x16 count409_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new443_v =
                count409_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new443_v;
            const vcc_u8x16 count410_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new444_v =
                count410_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new444_v;
            const vcc_u8x16 count411_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new445_v =
                count411_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new445_v;
            const vcc_u8x16 count412_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new446_v =
                count412_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new446_v;
            const vcc_u8x16 count413_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new447_v =
                count413_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new447_v;
            const vcc_u8x16 count414_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new448_v =
                count414_v - (vcc_u8x16)((vcc_u8x16)t173_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new448_v;
            const vcc_u8x16 t175_v = x29_v >> 4;
            const vcc_u8x16 t176_v = (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new449_v = *(const vcc_u8x16 *)(const void *)count_lanes - t176_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new449_v;
            const vcc_u8x16 count415_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new450_v =
                count415_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new450_v;
            const vcc_u8x16 count416_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new451_v =
                count416_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new451_v;
            const vcc_u8x16 count417_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new452_v =
                count417_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new452_v;
            const vcc_u8x16 count418_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new453_v =
                count418_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new453_v;
            const vcc_u8x16 count419_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new454_v =
                count419_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new454_v;
            const vcc_u8x16 count420_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new455_v =
                count420_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new455_v;
            const vcc_u8x16 count421_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new456_v =
                count421_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new456_v;
            const vcc_u8x16 count422_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new457_v =
                count422_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new457_v;
            const vcc_u8x16 count423_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new458_v =
                count423_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new458_v;
            const vcc_u8x16 count424_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new459_v =
                count424_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new459_v;
            const vcc_u8x16 count425_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new460_v =
                count425_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new460_v;
            const vcc_u8x16 count426_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new461_v =
                count426_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new461_v;
            const vcc_u8x16 count427_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new462_v =
                count427_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new462_v;
            const vcc_u8x16 count428_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new463_v =
                count428_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new463_v;
            const vcc_u8x16 count429_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new464_v =
                count429_v - (vcc_u8x16)((vcc_u8x16)t175_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new464_v;
            const vcc_u8x16 t177_v = x30_v >> 4;
            const vcc_u8x16 t178_v = (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new465_v = *(const vcc_u8x16 *)(const void *)count_lanes - t178_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new465_v;
            const vcc_u8x16 count430_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new466_v =
                count430_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new466_v;
            const vcc_u8x16 count431_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new467_v =
                count431_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new467_v;
            const vcc_u8x16 count432_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new468_v =
                count432_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new468_v;
            const vcc_u8x16 count433_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new469_v =
                count433_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new469_v;
            const vcc_u8x16 count434_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new470_v =
                count434_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new470_v;
            const vcc_u8x16 count435_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new471_v =
                count435_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new471_v;
            const vcc_u8x16 count436_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new472_v =
                count436_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new472_v;
            const vcc_u8x16 count437_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new473_v =
                count437_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new473_v;
            const vcc_u8x16 count438_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new474_v =
                count438_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new474_v;
            const vcc_u8x16 count439_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new475_v =
                count439_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new475_v;
            const vcc_u8x16 count440_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new476_v =
                count440_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new476_v;
            const vcc_u8x16 count441_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new477_v =
                count441_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new477_v;
            const vcc_u8x16 count442_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new478_v =
                count442_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new478_v;
            const vcc_u8x16 count443_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new479_v =
                count443_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new479_v;
            const vcc_u8x16 count444_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new480_v =
                count444_v - (vcc_u8x16)((vcc_u8x16)t177_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new480_v;
            const vcc_u8x16 t179_v = x31_v >> 4;
            const vcc_u8x16 t180_v = (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new481_v = *(const vcc_u8x16 *)(const void *)count_lanes - t180_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new481_v;
            const vcc_u8x16 count445_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new482_v =
                count445_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new482_v;
            const vcc_u8x16 count446_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new483_v =
                count446_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new483_v;
            const vcc_u8x16 count447_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new484_v =
                count447_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new484_v;
            const vcc_u8x16 count448_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new485_v =
                count448_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new485_v;
            const vcc_u8x16 count449_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new486_v =
                count449_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new486_v;
            const vcc_u8x16 count450_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new487_v =
                count450_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new487_v;
            const vcc_u8x16 count451_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new488_v =
                count451_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new488_v;
            const vcc_u8x16 count452_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new489_v =
                count452_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new489_v;
            const vcc_u8x16 count453_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new490_v =
                count453_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new490_v;
            const vcc_u8x16 count454_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new491_v =
                count454_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new491_v;
            const vcc_u8x16 count455_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new492_v =
                count455_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new492_v;
            const vcc_u8x16 count456_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new493_v =
                count456_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new493_v;
            const vcc_u8x16 count457_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new494_v =
                count457_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new494_v;
            const vcc_u8x16 count458_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new495_v =
                count458_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new495_v;
            const vcc_u8x16 count459_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new496_v =
                count459_v - (vcc_u8x16)((vcc_u8x16)t179_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new496_v;
            const vcc_u8x16 t181_v = x32_v >> 4;
            const vcc_u8x16 t182_v = (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t_v);
            const vcc_u8x16 count_new497_v = *(const vcc_u8x16 *)(const void *)count_lanes - t182_v;
            *(vcc_u8x16 *)(void *)count_lanes = count_new497_v;
            const vcc_u8x16 count460_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u8x16 count_new498_v =
                count460_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t3_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 16) = count_new498_v;
            const vcc_u8x16 count461_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u8x16 count_new499_v =
                count461_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t4_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 32) = count_new499_v;
            const vcc_u8x16 count462_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u8x16 count_new500_v =
                count462_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t5_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 48) = count_new500_v;
            const vcc_u8x16 count463_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u8x16 count_new501_v =
                count463_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t2_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 64) = count_new501_v;
            const vcc_u8x16 count464_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u8x16 count_new502_v =
                count464_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t6_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 80) = count_new502_v;
            const vcc_u8x16 count465_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u8x16 count_new503_v =
                count465_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t7_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 96) = count_new503_v;
            const vcc_u8x16 count466_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u8x16 count_new504_v =
                count466_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t8_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 112) = count_new504_v;
            const vcc_u8x16 count467_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u8x16 count_new505_v =
                count467_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t9_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 128) = count_new505_v;
            const vcc_u8x16 count468_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u8x16 count_new506_v =
                count468_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t10_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 144) = count_new506_v;
            const vcc_u8x16 count469_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u8x16 count_new507_v =
                count469_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t11_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 160) = count_new507_v;
            const vcc_u8x16 count470_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u8x16 count_new508_v =
                count470_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t12_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 176) = count_new508_v;
            const vcc_u8x16 count471_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u8x16 count_new509_v =
                count471_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t13_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 192) = count_new509_v;
            const vcc_u8x16 count472_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u8x16 count_new510_v =
                count472_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t14_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 208) = count_new510_v;
            const vcc_u8x16 count473_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u8x16 count_new511_v =
                count473_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t15_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 224) = count_new511_v;
            const vcc_u8x16 count474_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u8x16 count_new512_v =
                count474_v - (vcc_u8x16)((vcc_u8x16)t181_v == (vcc_u8x16)t16_v);
            *(vcc_u8x16 *)(void *)(count_lanes + 240) = count_new512_v;
            const vcc_u8x16 count475_v = *(const vcc_u8x16 *)(const void *)count_lanes;
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(count475_v, count475_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(count475_v, count475_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t_v2 =
                __builtin_convertvector(__builtin_shufflevector(count475_v, count475_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t_v3 =
                __builtin_convertvector(__builtin_shufflevector(count475_v, count475_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count476_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 16);
            const vcc_u32x4 t2_v0 =
                __builtin_convertvector(__builtin_shufflevector(count476_v, count476_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t2_v1 =
                __builtin_convertvector(__builtin_shufflevector(count476_v, count476_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t2_v2 =
                __builtin_convertvector(__builtin_shufflevector(count476_v, count476_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t2_v3 =
                __builtin_convertvector(__builtin_shufflevector(count476_v, count476_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count477_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 32);
            const vcc_u32x4 t3_v0 =
                __builtin_convertvector(__builtin_shufflevector(count477_v, count477_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t3_v1 =
                __builtin_convertvector(__builtin_shufflevector(count477_v, count477_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t3_v2 =
                __builtin_convertvector(__builtin_shufflevector(count477_v, count477_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t3_v3 =
                __builtin_convertvector(__builtin_shufflevector(count477_v, count477_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count478_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 48);
            const vcc_u32x4 t4_v0 =
                __builtin_convertvector(__builtin_shufflevector(count478_v, count478_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t4_v1 =
                __builtin_convertvector(__builtin_shufflevector(count478_v, count478_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t4_v2 =
                __builtin_convertvector(__builtin_shufflevector(count478_v, count478_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t4_v3 =
                __builtin_convertvector(__builtin_shufflevector(count478_v, count478_v, 12, 13, 14,
                15), vcc_u32x4);
            unsigned int *const h_s = h + (long)(16UL * k2);
            const vcc_u32x4 t5_v0 = t_v0;
            const vcc_u32x4 t5_v1 = t_v1;
            const vcc_u32x4 t6_v0 = t_v2;
            const vcc_u32x4 t6_v1 = t_v3;
            const vcc_u32x4 t183_v = t5_v0;
            const vcc_u32x4 t184_v = t5_v1;
            const vcc_u32x4 t185_v = t6_v0;
            const vcc_u32x4 t186_v = t6_v1;
            const vcc_u32x4 t7_v0 = t2_v0;
            const vcc_u32x4 t7_v1 = t2_v1;
            const vcc_u32x4 t8_v0 = t2_v2;
            const vcc_u32x4 t8_v1 = t2_v3;
            const vcc_u32x4 t187_v = t7_v0;
            const vcc_u32x4 t188_v = t7_v1;
            const vcc_u32x4 t189_v = t8_v0;
            const vcc_u32x4 t190_v = t8_v1;
            const vcc_u32x4 t9_v0 = t3_v0;
            const vcc_u32x4 t9_v1 = t3_v1;
            const vcc_u32x4 t10_v0 = t3_v2;
            const vcc_u32x4 t10_v1 = t3_v3;
            const vcc_u32x4 t191_v = t9_v0;
            const vcc_u32x4 t192_v = t9_v1;
            const vcc_u32x4 t193_v = t10_v0;
            const vcc_u32x4 t194_v = t10_v1;
            const vcc_u32x4 t11_v0 = t4_v0;
            const vcc_u32x4 t11_v1 = t4_v1;
            const vcc_u32x4 t12_v0 = t4_v2;
            const vcc_u32x4 t12_v1 = t4_v3;
            const vcc_u32x4 t195_v = t11_v0;
            const vcc_u32x4 t196_v = t11_v1;
            const vcc_u32x4 t197_v = t12_v0;
            const vcc_u32x4 t198_v = t12_v1;
            const vcc_u32x4 t199_v = __builtin_shufflevector(t183_v, t191_v, 0, 4, 1, 5);
            const vcc_u32x4 t200_v = __builtin_shufflevector(t183_v, t191_v, 2, 6, 3, 7);
            const vcc_u32x4 t201_v = __builtin_shufflevector(t187_v, t195_v, 0, 4, 1, 5);
            const vcc_u32x4 t202_v = __builtin_shufflevector(t187_v, t195_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row_v = __builtin_shufflevector(t199_v, t201_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row2_v = __builtin_shufflevector(t199_v, t201_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row3_v = __builtin_shufflevector(t200_v, t202_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row4_v = __builtin_shufflevector(t200_v, t202_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)h_s = h_row_v;
            *(vcc_u32x4 *)(void *)(h_s + 16) = h_row2_v;
            *(vcc_u32x4 *)(void *)(h_s + 32) = h_row3_v;
            *(vcc_u32x4 *)(void *)(h_s + 48) = h_row4_v;
            const vcc_u32x4 t203_v = __builtin_shufflevector(t184_v, t192_v, 0, 4, 1, 5);
            const vcc_u32x4 t204_v = __builtin_shufflevector(t184_v, t192_v, 2, 6, 3, 7);
            const vcc_u32x4 t205_v = __builtin_shufflevector(t188_v, t196_v, 0, 4, 1, 5);
            const vcc_u32x4 t206_v = __builtin_shufflevector(t188_v, t196_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row5_v = __builtin_shufflevector(t203_v, t205_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row6_v = __builtin_shufflevector(t203_v, t205_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row7_v = __builtin_shufflevector(t204_v, t206_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row8_v = __builtin_shufflevector(t204_v, t206_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 64) = h_row5_v;
            *(vcc_u32x4 *)(void *)(h_s + 80) = h_row6_v;
            *(vcc_u32x4 *)(void *)(h_s + 96) = h_row7_v;
            *(vcc_u32x4 *)(void *)(h_s + 112) = h_row8_v;
            const vcc_u32x4 t207_v = __builtin_shufflevector(t185_v, t193_v, 0, 4, 1, 5);
            const vcc_u32x4 t208_v = __builtin_shufflevector(t185_v, t193_v, 2, 6, 3, 7);
            const vcc_u32x4 t209_v = __builtin_shufflevector(t189_v, t197_v, 0, 4, 1, 5);
            const vcc_u32x4 t210_v = __builtin_shufflevector(t189_v, t197_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row9_v = __builtin_shufflevector(t207_v, t209_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row10_v = __builtin_shufflevector(t207_v, t209_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row11_v = __builtin_shufflevector(t208_v, t210_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row12_v = __builtin_shufflevector(t208_v, t210_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 128) = h_row9_v;
            *(vcc_u32x4 *)(void *)(h_s + 144) = h_row10_v;
            *(vcc_u32x4 *)(void *)(h_s + 160) = h_row11_v;
            *(vcc_u32x4 *)(void *)(h_s + 176) = h_row12_v;
            const vcc_u32x4 t211_v = __builtin_shufflevector(t186_v, t194_v, 0, 4, 1, 5);
            const vcc_u32x4 t212_v = __builtin_shufflevector(t186_v, t194_v, 2, 6, 3, 7);
            const vcc_u32x4 t213_v = __builtin_shufflevector(t190_v, t198_v, 0, 4, 1, 5);
            const vcc_u32x4 t214_v = __builtin_shufflevector(t190_v, t198_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row13_v = __builtin_shufflevector(t211_v, t213_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row14_v = __builtin_shufflevector(t211_v, t213_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row15_v = __builtin_shufflevector(t212_v, t214_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row16_v = __builtin_shufflevector(t212_v, t214_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 192) = h_row13_v;
            *(vcc_u32x4 *)(void *)(h_s + 208) = h_row14_v;
            *(vcc_u32x4 *)(void *)(h_s + 224) = h_row15_v;
            *(vcc_u32x4 *)(void *)(h_s + 240) = h_row16_v;
            const vcc_u8x16 count479_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 64);
            const vcc_u32x4 t13_v0 =
                __builtin_convertvector(__builtin_shufflevector(count479_v, count479_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t13_v1 =
                __builtin_convertvector(__builtin_shufflevector(count479_v, count479_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t13_v2 =
                __builtin_convertvector(__builtin_shufflevector(count479_v, count479_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t13_v3 =
                __builtin_convertvector(__builtin_shufflevector(count479_v, count479_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count480_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 80);
            const vcc_u32x4 t14_v0 =
                __builtin_convertvector(__builtin_shufflevector(count480_v, count480_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t14_v1 =
                __builtin_convertvector(__builtin_shufflevector(count480_v, count480_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t14_v2 =
                __builtin_convertvector(__builtin_shufflevector(count480_v, count480_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t14_v3 =
                __builtin_convertvector(__builtin_shufflevector(count480_v, count480_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count481_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 96);
            const vcc_u32x4 t15_v0 =
                __builtin_convertvector(__builtin_shufflevector(count481_v, count481_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t15_v1 =
                __builtin_convertvector(__builtin_shufflevector(count481_v, count481_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t15_v2 =
                __builtin_convertvector(__builtin_shufflevector(count481_v, count481_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t15_v3 =
                __builtin_convertvector(__builtin_shufflevector(count481_v, count481_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count482_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 112);
            const vcc_u32x4 t16_v0 =
                __builtin_convertvector(__builtin_shufflevector(count482_v, count482_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t16_v1 =
                __builtin_convertvector(__builtin_shufflevector(count482_v, count482_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t16_v2 =
                __builtin_convertvector(__builtin_shufflevector(count482_v, count482_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t16_v3 =
                __builtin_convertvector(__builtin_shufflevector(count482_v, count482_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u32x4 t17_v0 = t13_v0;
            const vcc_u32x4 t17_v1 = t13_v1;
            const vcc_u32x4 t18_v0 = t13_v2;
            const vcc_u32x4 t18_v1 = t13_v3;
            const vcc_u32x4 t215_v = t17_v0;
            const vcc_u32x4 t216_v = t17_v1;
            const vcc_u32x4 t217_v = t18_v0;
            const vcc_u32x4 t218_v = t18_v1;
            const vcc_u32x4 t19_v0 = t14_v0;
            const vcc_u32x4 t19_v1 = t14_v1;
            const vcc_u32x4 t20_v0 = t14_v2;
            const vcc_u32x4 t20_v1 = t14_v3;
            const vcc_u32x4 t219_v = t19_v0;
            const vcc_u32x4 t220_v = t19_v1;
            const vcc_u32x4 t221_v = t20_v0;
            const vcc_u32x4 t222_v = t20_v1;
            const vcc_u32x4 t21_v0 = t15_v0;
            const vcc_u32x4 t21_v1 = t15_v1;
            const vcc_u32x4 t22_v0 = t15_v2;
            const vcc_u32x4 t22_v1 = t15_v3;
            const vcc_u32x4 t223_v = t21_v0;
            const vcc_u32x4 t224_v = t21_v1;
            const vcc_u32x4 t225_v = t22_v0;
            const vcc_u32x4 t226_v = t22_v1;
            const vcc_u32x4 t23_v0 = t16_v0;
            const vcc_u32x4 t23_v1 = t16_v1;
            const vcc_u32x4 t24_v0 = t16_v2;
            const vcc_u32x4 t24_v1 = t16_v3;
            const vcc_u32x4 t227_v = t23_v0;
            const vcc_u32x4 t228_v = t23_v1;
            const vcc_u32x4 t229_v = t24_v0;
            const vcc_u32x4 t230_v = t24_v1;
            const vcc_u32x4 t231_v = __builtin_shufflevector(t215_v, t223_v, 0, 4, 1, 5);
            const vcc_u32x4 t232_v = __builtin_shufflevector(t215_v, t223_v, 2, 6, 3, 7);
            const vcc_u32x4 t233_v = __builtin_shufflevector(t219_v, t227_v, 0, 4, 1, 5);
            const vcc_u32x4 t234_v = __builtin_shufflevector(t219_v, t227_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row17_v = __builtin_shufflevector(t231_v, t233_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row18_v = __builtin_shufflevector(t231_v, t233_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row19_v = __builtin_shufflevector(t232_v, t234_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row20_v = __builtin_shufflevector(t232_v, t234_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 4) = h_row17_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 16) = h_row18_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 32) = h_row19_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 48) = h_row20_v;
            const vcc_u32x4 t235_v = __builtin_shufflevector(t216_v, t224_v, 0, 4, 1, 5);
            const vcc_u32x4 t236_v = __builtin_shufflevector(t216_v, t224_v, 2, 6, 3, 7);
            const vcc_u32x4 t237_v = __builtin_shufflevector(t220_v, t228_v, 0, 4, 1, 5);
            const vcc_u32x4 t238_v = __builtin_shufflevector(t220_v, t228_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row21_v = __builtin_shufflevector(t235_v, t237_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row22_v = __builtin_shufflevector(t235_v, t237_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row23_v = __builtin_shufflevector(t236_v, t238_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row24_v = __builtin_shufflevector(t236_v, t238_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 4 + 64) = h_row21_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 80) = h_row22_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 96) = h_row23_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 112) = h_row24_v;
            const vcc_u32x4 t239_v = __builtin_shufflevector(t217_v, t225_v, 0, 4, 1, 5);
            const vcc_u32x4 t240_v = __builtin_shufflevector(t217_v, t225_v, 2, 6, 3, 7);
            const vcc_u32x4 t241_v = __builtin_shufflevector(t221_v, t229_v, 0, 4, 1, 5);
            const vcc_u32x4 t242_v = __builtin_shufflevector(t221_v, t229_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row25_v = __builtin_shufflevector(t239_v, t241_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row26_v = __builtin_shufflevector(t239_v, t241_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row27_v = __builtin_shufflevector(t240_v, t242_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row28_v = __builtin_shufflevector(t240_v, t242_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 4 + 128) = h_row25_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 144) = h_row26_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 160) = h_row27_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 176) = h_row28_v;
            const vcc_u32x4 t243_v = __builtin_shufflevector(t218_v, t226_v, 0, 4, 1, 5);
            const vcc_u32x4 t244_v = __builtin_shufflevector(t218_v, t226_v, 2, 6, 3, 7);
            const vcc_u32x4 t245_v = __builtin_shufflevector(t222_v, t230_v, 0, 4, 1, 5);
            const vcc_u32x4 t246_v = __builtin_shufflevector(t222_v, t230_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row29_v = __builtin_shufflevector(t243_v, t245_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row30_v = __builtin_shufflevector(t243_v, t245_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row31_v = __builtin_shufflevector(t244_v, t246_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row32_v = __builtin_shufflevector(t244_v, t246_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 4 + 192) = h_row29_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 208) = h_row30_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 224) = h_row31_v;
            *(vcc_u32x4 *)(void *)(h_s + 4 + 240) = h_row32_v;
            const vcc_u8x16 count483_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 128);
            const vcc_u32x4 t25_v0 =
                __builtin_convertvector(__builtin_shufflevector(count483_v, count483_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t25_v1 =
                __builtin_convertvector(__builtin_shufflevector(count483_v, count483_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t25_v2 =
                __builtin_convertvector(__builtin_shufflevector(count483_v, count483_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t25_v3 =
                __builtin_convertvector(__builtin_shufflevector(count483_v, count483_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count484_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 144);
            const vcc_u32x4 t26_v0 =
                __builtin_convertvector(__builtin_shufflevector(count484_v, count484_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t26_v1 =
                __builtin_convertvector(__builtin_shufflevector(count484_v, count484_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t26_v2 =
                __builtin_convertvector(__builtin_shufflevector(count484_v, count484_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t26_v3 =
                __builtin_convertvector(__builtin_shufflevector(count484_v, count484_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count485_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 160);
            const vcc_u32x4 t27_v0 =
                __builtin_convertvector(__builtin_shufflevector(count485_v, count485_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t27_v1 =
                __builtin_convertvector(__builtin_shufflevector(count485_v, count485_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t27_v2 =
                __builtin_convertvector(__builtin_shufflevector(count485_v, count485_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t27_v3 =
                __builtin_convertvector(__builtin_shufflevector(count485_v, count485_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count486_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 176);
            const vcc_u32x4 t28_v0 =
                __builtin_convertvector(__builtin_shufflevector(count486_v, count486_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t28_v1 =
                __builtin_convertvector(__builtin_shufflevector(count486_v, count486_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t28_v2 =
                __builtin_convertvector(__builtin_shufflevector(count486_v, count486_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t28_v3 =
                __builtin_convertvector(__builtin_shufflevector(count486_v, count486_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u32x4 t29_v0 = t25_v0;
            const vcc_u32x4 t29_v1 = t25_v1;
            const vcc_u32x4 t30_v0 = t25_v2;
            const vcc_u32x4 t30_v1 = t25_v3;
            const vcc_u32x4 t247_v = t29_v0;
            const vcc_u32x4 t248_v = t29_v1;
            const vcc_u32x4 t249_v = t30_v0;
            const vcc_u32x4 t250_v = t30_v1;
            const vcc_u32x4 t31_v0 = t26_v0;
            const vcc_u32x4 t31_v1 = t26_v1;
            const vcc_u32x4 t32_v0 = t26_v2;
            const vcc_u32x4 t32_v1 = t26_v3;
            const vcc_u32x4 t251_v = t31_v0;
            const vcc_u32x4 t252_v = t31_v1;
            const vcc_u32x4 t253_v = t32_v0;
            const vcc_u32x4 t254_v = t32_v1;
            const vcc_u32x4 t33_v0 = t27_v0;
            const vcc_u32x4 t33_v1 = t27_v1;
            const vcc_u32x4 t34_v0 = t27_v2;
            const vcc_u32x4 t34_v1 = t27_v3;
            const vcc_u32x4 t255_v = t33_v0;
            const vcc_u32x4 t256_v = t33_v1;
            const vcc_u32x4 t257_v = t34_v0;
            const vcc_u32x4 t258_v = t34_v1;
            const vcc_u32x4 t35_v0 = t28_v0;
            const vcc_u32x4 t35_v1 = t28_v1;
            const vcc_u32x4 t36_v0 = t28_v2;
            const vcc_u32x4 t36_v1 = t28_v3;
            const vcc_u32x4 t259_v = t35_v0;
            const vcc_u32x4 t260_v = t35_v1;
            const vcc_u32x4 t261_v = t36_v0;
            const vcc_u32x4 t262_v = t36_v1;
            const vcc_u32x4 t263_v = __builtin_shufflevector(t247_v, t255_v, 0, 4, 1, 5);
            const vcc_u32x4 t264_v = __builtin_shufflevector(t247_v, t255_v, 2, 6, 3, 7);
            const vcc_u32x4 t265_v = __builtin_shufflevector(t251_v, t259_v, 0, 4, 1, 5);
            const vcc_u32x4 t266_v = __builtin_shufflevector(t251_v, t259_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row33_v = __builtin_shufflevector(t263_v, t265_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row34_v = __builtin_shufflevector(t263_v, t265_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row35_v = __builtin_shufflevector(t264_v, t266_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row36_v = __builtin_shufflevector(t264_v, t266_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 8) = h_row33_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 16) = h_row34_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 32) = h_row35_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 48) = h_row36_v;
            const vcc_u32x4 t267_v = __builtin_shufflevector(t248_v, t256_v, 0, 4, 1, 5);
            const vcc_u32x4 t268_v = __builtin_shufflevector(t248_v, t256_v, 2, 6, 3, 7);
            const vcc_u32x4 t269_v = __builtin_shufflevector(t252_v, t260_v, 0, 4, 1, 5);
            const vcc_u32x4 t270_v = __builtin_shufflevector(t252_v, t260_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row37_v = __builtin_shufflevector(t267_v, t269_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row38_v = __builtin_shufflevector(t267_v, t269_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row39_v = __builtin_shufflevector(t268_v, t270_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row40_v = __builtin_shufflevector(t268_v, t270_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 8 + 64) = h_row37_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 80) = h_row38_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 96) = h_row39_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 112) = h_row40_v;
            const vcc_u32x4 t271_v = __builtin_shufflevector(t249_v, t257_v, 0, 4, 1, 5);
            const vcc_u32x4 t272_v = __builtin_shufflevector(t249_v, t257_v, 2, 6, 3, 7);
            const vcc_u32x4 t273_v = __builtin_shufflevector(t253_v, t261_v, 0, 4, 1, 5);
            const vcc_u32x4 t274_v = __builtin_shufflevector(t253_v, t261_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row41_v = __builtin_shufflevector(t271_v, t273_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row42_v = __builtin_shufflevector(t271_v, t273_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row43_v = __builtin_shufflevector(t272_v, t274_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row44_v = __builtin_shufflevector(t272_v, t274_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 8 + 128) = h_row41_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 144) = h_row42_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 160) = h_row43_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 176) = h_row44_v;
            const vcc_u32x4 t275_v = __builtin_shufflevector(t250_v, t258_v, 0, 4, 1, 5);
            const vcc_u32x4 t276_v = __builtin_shufflevector(t250_v, t258_v, 2, 6, 3, 7);
            const vcc_u32x4 t277_v = __builtin_shufflevector(t254_v, t262_v, 0, 4, 1, 5);
            const vcc_u32x4 t278_v = __builtin_shufflevector(t254_v, t262_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row45_v = __builtin_shufflevector(t275_v, t277_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row46_v = __builtin_shufflevector(t275_v, t277_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row47_v = __builtin_shufflevector(t276_v, t278_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row48_v = __builtin_shufflevector(t276_v, t278_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 8 + 192) = h_row45_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 208) = h_row46_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 224) = h_row47_v;
            *(vcc_u32x4 *)(void *)(h_s + 8 + 240) = h_row48_v;
            const vcc_u8x16 count487_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 192);
            const vcc_u32x4 t37_v0 =
                __builtin_convertvector(__builtin_shufflevector(count487_v, count487_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t37_v1 =
                __builtin_convertvector(__builtin_shufflevector(count487_v, count487_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t37_v2 =
                __builtin_convertvector(__builtin_shufflevector(count487_v, count487_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t37_v3 =
                __builtin_convertvector(__builtin_shufflevector(count487_v, count487_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count488_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 208);
            const vcc_u32x4 t38_v0 =
                __builtin_convertvector(__builtin_shufflevector(count488_v, count488_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t38_v1 =
                __builtin_convertvector(__builtin_shufflevector(count488_v, count488_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t38_v2 =
                __builtin_convertvector(__builtin_shufflevector(count488_v, count488_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t38_v3 =
                __builtin_convertvector(__builtin_shufflevector(count488_v, count488_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count489_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 224);
            const vcc_u32x4 t39_v0 =
                __builtin_convertvector(__builtin_shufflevector(count489_v, count489_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t39_v1 =
                __builtin_convertvector(__builtin_shufflevector(count489_v, count489_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t39_v2 =
                __builtin_convertvector(__builtin_shufflevector(count489_v, count489_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t39_v3 =
                __builtin_convertvector(__builtin_shufflevector(count489_v, count489_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u8x16 count490_v = *(const vcc_u8x16 *)(const void *)(count_lanes + 240);
            const vcc_u32x4 t40_v0 =
                __builtin_convertvector(__builtin_shufflevector(count490_v, count490_v, 0, 1, 2,
                3), vcc_u32x4);
            const vcc_u32x4 t40_v1 =
                __builtin_convertvector(__builtin_shufflevector(count490_v, count490_v, 4, 5, 6,
                7), vcc_u32x4);
            const vcc_u32x4 t40_v2 =
                __builtin_convertvector(__builtin_shufflevector(count490_v, count490_v, 8, 9, 10,
                11), vcc_u32x4);
            const vcc_u32x4 t40_v3 =
                __builtin_convertvector(__builtin_shufflevector(count490_v, count490_v, 12, 13, 14,
                15), vcc_u32x4);
            const vcc_u32x4 t41_v0 = t37_v0;
            const vcc_u32x4 t41_v1 = t37_v1;
            const vcc_u32x4 t42_v0 = t37_v2;
            const vcc_u32x4 t42_v1 = t37_v3;
            const vcc_u32x4 t279_v = t41_v0;
            const vcc_u32x4 t280_v = t41_v1;
            const vcc_u32x4 t281_v = t42_v0;
            const vcc_u32x4 t282_v = t42_v1;
            const vcc_u32x4 t43_v0 = t38_v0;
            const vcc_u32x4 t43_v1 = t38_v1;
            const vcc_u32x4 t44_v0 = t38_v2;
            const vcc_u32x4 t44_v1 = t38_v3;
            const vcc_u32x4 t283_v = t43_v0;
            const vcc_u32x4 t284_v = t43_v1;
            const vcc_u32x4 t285_v = t44_v0;
            const vcc_u32x4 t286_v = t44_v1;
            const vcc_u32x4 t45_v0 = t39_v0;
            const vcc_u32x4 t45_v1 = t39_v1;
            const vcc_u32x4 t46_v0 = t39_v2;
            const vcc_u32x4 t46_v1 = t39_v3;
            const vcc_u32x4 t287_v = t45_v0;
            const vcc_u32x4 t288_v = t45_v1;
            const vcc_u32x4 t289_v = t46_v0;
            const vcc_u32x4 t290_v = t46_v1;
            const vcc_u32x4 t47_v0 = t40_v0;
            const vcc_u32x4 t47_v1 = t40_v1;
            const vcc_u32x4 t48_v0 = t40_v2;
            const vcc_u32x4 t48_v1 = t40_v3;
            const vcc_u32x4 t291_v = t47_v0;
            const vcc_u32x4 t292_v = t47_v1;
            const vcc_u32x4 t293_v = t48_v0;
            const vcc_u32x4 t294_v = t48_v1;
            const vcc_u32x4 t295_v = __builtin_shufflevector(t279_v, t287_v, 0, 4, 1, 5);
            const vcc_u32x4 t296_v = __builtin_shufflevector(t279_v, t287_v, 2, 6, 3, 7);
            const vcc_u32x4 t297_v = __builtin_shufflevector(t283_v, t291_v, 0, 4, 1, 5);
            const vcc_u32x4 t298_v = __builtin_shufflevector(t283_v, t291_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row49_v = __builtin_shufflevector(t295_v, t297_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row50_v = __builtin_shufflevector(t295_v, t297_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row51_v = __builtin_shufflevector(t296_v, t298_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row52_v = __builtin_shufflevector(t296_v, t298_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 12) = h_row49_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 16) = h_row50_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 32) = h_row51_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 48) = h_row52_v;
            const vcc_u32x4 t299_v = __builtin_shufflevector(t280_v, t288_v, 0, 4, 1, 5);
            const vcc_u32x4 t300_v = __builtin_shufflevector(t280_v, t288_v, 2, 6, 3, 7);
            const vcc_u32x4 t301_v = __builtin_shufflevector(t284_v, t292_v, 0, 4, 1, 5);
            const vcc_u32x4 t302_v = __builtin_shufflevector(t284_v, t292_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row53_v = __builtin_shufflevector(t299_v, t301_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row54_v = __builtin_shufflevector(t299_v, t301_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row55_v = __builtin_shufflevector(t300_v, t302_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row56_v = __builtin_shufflevector(t300_v, t302_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 12 + 64) = h_row53_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 80) = h_row54_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 96) = h_row55_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 112) = h_row56_v;
            const vcc_u32x4 t303_v = __builtin_shufflevector(t281_v, t289_v, 0, 4, 1, 5);
            const vcc_u32x4 t304_v = __builtin_shufflevector(t281_v, t289_v, 2, 6, 3, 7);
            const vcc_u32x4 t305_v = __builtin_shufflevector(t285_v, t293_v, 0, 4, 1, 5);
            const vcc_u32x4 t306_v = __builtin_shufflevector(t285_v, t293_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row57_v = __builtin_shufflevector(t303_v, t305_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row58_v = __builtin_shufflevector(t303_v, t305_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row59_v = __builtin_shufflevector(t304_v, t306_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row60_v = __builtin_shufflevector(t304_v, t306_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 12 + 128) = h_row57_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 144) = h_row58_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 160) = h_row59_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 176) = h_row60_v;
            const vcc_u32x4 t307_v = __builtin_shufflevector(t282_v, t290_v, 0, 4, 1, 5);
            const vcc_u32x4 t308_v = __builtin_shufflevector(t282_v, t290_v, 2, 6, 3, 7);
            const vcc_u32x4 t309_v = __builtin_shufflevector(t286_v, t294_v, 0, 4, 1, 5);
            const vcc_u32x4 t310_v = __builtin_shufflevector(t286_v, t294_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row61_v = __builtin_shufflevector(t307_v, t309_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row62_v = __builtin_shufflevector(t307_v, t309_v, 2, 6, 3, 7);
            const vcc_u32x4 h_row63_v = __builtin_shufflevector(t308_v, t310_v, 0, 4, 1, 5);
            const vcc_u32x4 h_row64_v = __builtin_shufflevector(t308_v, t310_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(h_s + 12 + 192) = h_row61_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 208) = h_row62_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 224) = h_row63_v;
            *(vcc_u32x4 *)(void *)(h_s + 12 + 240) = h_row64_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        histogram_rows_lane(x + 32 * k, h + 16 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        histogram_rows_lane(x + 32 * k, h + 16 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
