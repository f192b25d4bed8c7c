/* vcc 0.1.0 wrote this from bitonic_sort.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[16*n] restrict */
/* Each row of 16 by itself. */
#pragma simd declare(linear(row: 16))
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static void bitonic_sort_lane(int *row)
{
    int v[16], size, step, i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 2, generic */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 8) {
            const vcc_u32x4 row_v0 = *(const vcc_u32x4 *)(const void *)(row + k2);
            const vcc_u32x4 row_v1 = *(const vcc_u32x4 *)(const void *)(row + k2 + 4);
            *(vcc_u32x4 *)(void *)(v + k2) = row_v0;
            *(vcc_u32x4 *)(void *)(v + k2 + 4) = row_v1;
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        VCC_KEEP_SCALAR;
        v[i] = row[i];
    }
#else
    for (i = 0; i < 16; i++)
        v[i] = row[i];
#endif
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
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes x 2, generic */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 8) {
            const vcc_u32x4 v_v0 = *(const vcc_u32x4 *)(const void *)(v + k2);
            const vcc_u32x4 v_v1 = *(const vcc_u32x4 *)(const void *)(v + k2 + 4);
            *(vcc_u32x4 *)(void *)(row + k2) = v_v0;
            *(vcc_u32x4 *)(void *)(row + k2 + 4) = v_v1;
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        VCC_KEEP_SCALAR;
        row[i] = v[i];
    }
#else
    for (i = 0; i < 16; i++)
        row[i] = v[i];
#endif
}

void bitonic_sort(int n, int *a)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 29: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u32x4 a_row_v = *(const vcc_u32x4 *)(const void *)(a + k2 * 16);
            const vcc_u32x4 a_row2_v = *(const vcc_u32x4 *)(const void *)(a + k2 * 16 + 16);
            const vcc_u32x4 a_row3_v = *(const vcc_u32x4 *)(const void *)(a + k2 * 16 + 32);
            const vcc_u32x4 a_row4_v = *(const vcc_u32x4 *)(const void *)(a + k2 * 16 + 48);
            const vcc_u32x4 t_v = __builtin_shufflevector(a_row_v, a_row3_v, 0, 4, 1, 5);
            const vcc_u32x4 t2_v = __builtin_shufflevector(a_row_v, a_row3_v, 2, 6, 3, 7);
            const vcc_u32x4 t3_v = __builtin_shufflevector(a_row2_v, a_row4_v, 0, 4, 1, 5);
            const vcc_u32x4 t4_v = __builtin_shufflevector(a_row2_v, a_row4_v, 2, 6, 3, 7);
            const vcc_u32x4 a_v = __builtin_shufflevector(t_v, t3_v, 0, 4, 1, 5);
            const vcc_u32x4 a2_v = __builtin_shufflevector(t_v, t3_v, 2, 6, 3, 7);
            const vcc_u32x4 a3_v = __builtin_shufflevector(t2_v, t4_v, 0, 4, 1, 5);
            const vcc_u32x4 a4_v = __builtin_shufflevector(t2_v, t4_v, 2, 6, 3, 7);
            int *const a_s = a + 4 + k2 * 16;
            const vcc_u32x4 a_row5_v = *(const vcc_u32x4 *)(const void *)a_s;
            const vcc_u32x4 a_row6_v = *(const vcc_u32x4 *)(const void *)(a_s + 16);
            const vcc_u32x4 a_row7_v = *(const vcc_u32x4 *)(const void *)(a_s + 32);
            const vcc_u32x4 a_row8_v = *(const vcc_u32x4 *)(const void *)(a_s + 48);
            const vcc_u32x4 t5_v = __builtin_shufflevector(a_row5_v, a_row7_v, 0, 4, 1, 5);
            const vcc_u32x4 t6_v = __builtin_shufflevector(a_row5_v, a_row7_v, 2, 6, 3, 7);
            const vcc_u32x4 t7_v = __builtin_shufflevector(a_row6_v, a_row8_v, 0, 4, 1, 5);
            const vcc_u32x4 t8_v = __builtin_shufflevector(a_row6_v, a_row8_v, 2, 6, 3, 7);
            const vcc_u32x4 a5_v = __builtin_shufflevector(t5_v, t7_v, 0, 4, 1, 5);
            const vcc_u32x4 a6_v = __builtin_shufflevector(t5_v, t7_v, 2, 6, 3, 7);
            const vcc_u32x4 a7_v = __builtin_shufflevector(t6_v, t8_v, 0, 4, 1, 5);
            const vcc_u32x4 a8_v = __builtin_shufflevector(t6_v, t8_v, 2, 6, 3, 7);
            int *const a_s2 = a + 8 + k2 * 16;
            const vcc_u32x4 a_row9_v = *(const vcc_u32x4 *)(const void *)a_s2;
            const vcc_u32x4 a_row10_v = *(const vcc_u32x4 *)(const void *)(a_s2 + 16);
            const vcc_u32x4 a_row11_v = *(const vcc_u32x4 *)(const void *)(a_s2 + 32);
            const vcc_u32x4 a_row12_v = *(const vcc_u32x4 *)(const void *)(a_s2 + 48);
            const vcc_u32x4 t9_v = __builtin_shufflevector(a_row9_v, a_row11_v, 0, 4, 1, 5);
            const vcc_u32x4 t10_v = __builtin_shufflevector(a_row9_v, a_row11_v, 2, 6, 3, 7);
            const vcc_u32x4 t11_v = __builtin_shufflevector(a_row10_v, a_row12_v, 0, 4, 1, 5);
            const vcc_u32x4 t12_v = __builtin_shufflevector(a_row10_v, a_row12_v, 2, 6, 3, 7);
            const vcc_u32x4 a9_v = __builtin_shufflevector(t9_v, t11_v, 0, 4, 1, 5);
            const vcc_u32x4 a10_v = __builtin_shufflevector(t9_v, t11_v, 2, 6, 3, 7);
            const vcc_u32x4 a11_v = __builtin_shufflevector(t10_v, t12_v, 0, 4, 1, 5);
            const vcc_u32x4 a12_v = __builtin_shufflevector(t10_v, t12_v, 2, 6, 3, 7);
            int *const a_s3 = a + 12 + k2 * 16;
            const vcc_u32x4 a_row13_v = *(const vcc_u32x4 *)(const void *)a_s3;
            const vcc_u32x4 a_row14_v = *(const vcc_u32x4 *)(const void *)(a_s3 + 16);
            const vcc_u32x4 a_row15_v = *(const vcc_u32x4 *)(const void *)(a_s3 + 32);
            const vcc_u32x4 a_row16_v = *(const vcc_u32x4 *)(const void *)(a_s3 + 48);
            const vcc_u32x4 t13_v = __builtin_shufflevector(a_row13_v, a_row15_v, 0, 4, 1, 5);
            const vcc_u32x4 t14_v = __builtin_shufflevector(a_row13_v, a_row15_v, 2, 6, 3, 7);
            const vcc_u32x4 t15_v = __builtin_shufflevector(a_row14_v, a_row16_v, 0, 4, 1, 5);
            const vcc_u32x4 t16_v = __builtin_shufflevector(a_row14_v, a_row16_v, 2, 6, 3, 7);
            const vcc_u32x4 a13_v = __builtin_shufflevector(t13_v, t15_v, 0, 4, 1, 5);
            const vcc_u32x4 a14_v = __builtin_shufflevector(t13_v, t15_v, 2, 6, 3, 7);
            const vcc_u32x4 a15_v = __builtin_shufflevector(t14_v, t16_v, 0, 4, 1, 5);
            const vcc_u32x4 a16_v = __builtin_shufflevector(t14_v, t16_v, 2, 6, 3, 7);
            const vcc_u32x4 t17_v = (vcc_u32x4)((vcc_i32x4)a11_v < (vcc_i32x4)a12_v);
            const vcc_u32x4 t18_v = (a11_v & t17_v) | (a12_v & ~t17_v);
            const vcc_u32x4 t19_v = (vcc_u32x4)((vcc_i32x4)a9_v > (vcc_i32x4)a10_v);
            const vcc_u32x4 t20_v = (a9_v & t19_v) | (a10_v & ~t19_v);
            const vcc_u32x4 t21_v = (vcc_u32x4)((vcc_i32x4)t18_v < (vcc_i32x4)t20_v);
            const vcc_u32x4 t22_v = (t18_v & t21_v) | (t20_v & ~t21_v);
            const vcc_u32x4 t23_v = (vcc_u32x4)((vcc_i32x4)a12_v > (vcc_i32x4)a11_v);
            const vcc_u32x4 t24_v = (a12_v & t23_v) | (a11_v & ~t23_v);
            const vcc_u32x4 t25_v = (vcc_u32x4)((vcc_i32x4)a10_v < (vcc_i32x4)a9_v);
            const vcc_u32x4 t26_v = (a10_v & t25_v) | (a9_v & ~t25_v);
            const vcc_u32x4 t27_v = (vcc_u32x4)((vcc_i32x4)t24_v < (vcc_i32x4)t26_v);
            const vcc_u32x4 t28_v = (t24_v & t27_v) | (t26_v & ~t27_v);
            const vcc_u32x4 t29_v = (vcc_u32x4)((vcc_i32x4)t22_v < (vcc_i32x4)t28_v);
            const vcc_u32x4 t30_v = (t22_v & t29_v) | (t28_v & ~t29_v);
            const vcc_u32x4 t31_v = (vcc_u32x4)((vcc_i32x4)a15_v < (vcc_i32x4)a16_v);
            const vcc_u32x4 t32_v = (a15_v & t31_v) | (a16_v & ~t31_v);
            const vcc_u32x4 t33_v = (vcc_u32x4)((vcc_i32x4)a13_v > (vcc_i32x4)a14_v);
            const vcc_u32x4 t34_v = (a13_v & t33_v) | (a14_v & ~t33_v);
            const vcc_u32x4 t35_v = (vcc_u32x4)((vcc_i32x4)t32_v > (vcc_i32x4)t34_v);
            const vcc_u32x4 t36_v = (t32_v & t35_v) | (t34_v & ~t35_v);
            const vcc_u32x4 t37_v = (vcc_u32x4)((vcc_i32x4)a16_v > (vcc_i32x4)a15_v);
            const vcc_u32x4 t38_v = (a16_v & t37_v) | (a15_v & ~t37_v);
            const vcc_u32x4 t39_v = (vcc_u32x4)((vcc_i32x4)a14_v < (vcc_i32x4)a13_v);
            const vcc_u32x4 t40_v = (a14_v & t39_v) | (a13_v & ~t39_v);
            const vcc_u32x4 t41_v = (vcc_u32x4)((vcc_i32x4)t38_v > (vcc_i32x4)t40_v);
            const vcc_u32x4 t42_v = (t38_v & t41_v) | (t40_v & ~t41_v);
            const vcc_u32x4 t43_v = (vcc_u32x4)((vcc_i32x4)t36_v > (vcc_i32x4)t42_v);
            const vcc_u32x4 t44_v = (t36_v & t43_v) | (t42_v & ~t43_v);
            const vcc_u32x4 t45_v = (vcc_u32x4)((vcc_i32x4)t30_v < (vcc_i32x4)t44_v);
            const vcc_u32x4 t46_v = (t30_v & t45_v) | (t44_v & ~t45_v);
            const vcc_u32x4 t47_v = (vcc_u32x4)((vcc_i32x4)t20_v > (vcc_i32x4)t18_v);
            const vcc_u32x4 t48_v = (t20_v & t47_v) | (t18_v & ~t47_v);
            const vcc_u32x4 t49_v = (vcc_u32x4)((vcc_i32x4)t26_v > (vcc_i32x4)t24_v);
            const vcc_u32x4 t50_v = (t26_v & t49_v) | (t24_v & ~t49_v);
            const vcc_u32x4 t51_v = (vcc_u32x4)((vcc_i32x4)t48_v < (vcc_i32x4)t50_v);
            const vcc_u32x4 t52_v = (t48_v & t51_v) | (t50_v & ~t51_v);
            const vcc_u32x4 t53_v = (vcc_u32x4)((vcc_i32x4)t34_v < (vcc_i32x4)t32_v);
            const vcc_u32x4 t54_v = (t34_v & t53_v) | (t32_v & ~t53_v);
            const vcc_u32x4 t55_v = (vcc_u32x4)((vcc_i32x4)t40_v < (vcc_i32x4)t38_v);
            const vcc_u32x4 t56_v = (t40_v & t55_v) | (t38_v & ~t55_v);
            const vcc_u32x4 t57_v = (vcc_u32x4)((vcc_i32x4)t54_v > (vcc_i32x4)t56_v);
            const vcc_u32x4 t58_v = (t54_v & t57_v) | (t56_v & ~t57_v);
            const vcc_u32x4 t59_v = (vcc_u32x4)((vcc_i32x4)t52_v < (vcc_i32x4)t58_v);
            const vcc_u32x4 t60_v = (t52_v & t59_v) | (t58_v & ~t59_v);
            const vcc_u32x4 t61_v = (vcc_u32x4)((vcc_i32x4)t46_v < (vcc_i32x4)t60_v);
            const vcc_u32x4 t62_v = (t46_v & t61_v) | (t60_v & ~t61_v);
            const vcc_u32x4 t63_v = (vcc_u32x4)((vcc_i32x4)t28_v > (vcc_i32x4)t22_v);
            const vcc_u32x4 t64_v = (t28_v & t63_v) | (t22_v & ~t63_v);
            const vcc_u32x4 t65_v = (vcc_u32x4)((vcc_i32x4)t42_v < (vcc_i32x4)t36_v);
            const vcc_u32x4 t66_v = (t42_v & t65_v) | (t36_v & ~t65_v);
            const vcc_u32x4 t67_v = (vcc_u32x4)((vcc_i32x4)t64_v < (vcc_i32x4)t66_v);
            const vcc_u32x4 t68_v = (t64_v & t67_v) | (t66_v & ~t67_v);
            const vcc_u32x4 t69_v = (vcc_u32x4)((vcc_i32x4)t50_v > (vcc_i32x4)t48_v);
            const vcc_u32x4 t70_v = (t50_v & t69_v) | (t48_v & ~t69_v);
            const vcc_u32x4 t71_v = (vcc_u32x4)((vcc_i32x4)t56_v < (vcc_i32x4)t54_v);
            const vcc_u32x4 t72_v = (t56_v & t71_v) | (t54_v & ~t71_v);
            const vcc_u32x4 t73_v = (vcc_u32x4)((vcc_i32x4)t70_v < (vcc_i32x4)t72_v);
            const vcc_u32x4 t74_v = (t70_v & t73_v) | (t72_v & ~t73_v);
            const vcc_u32x4 t75_v = (vcc_u32x4)((vcc_i32x4)t68_v < (vcc_i32x4)t74_v);
            const vcc_u32x4 t76_v = (t68_v & t75_v) | (t74_v & ~t75_v);
            const vcc_u32x4 t77_v = (vcc_u32x4)((vcc_i32x4)t62_v < (vcc_i32x4)t76_v);
            const vcc_u32x4 t78_v = (t62_v & t77_v) | (t76_v & ~t77_v);
            const vcc_u32x4 t79_v = (vcc_u32x4)((vcc_i32x4)a3_v < (vcc_i32x4)a4_v);
            const vcc_u32x4 t80_v = (a3_v & t79_v) | (a4_v & ~t79_v);
            const vcc_u32x4 t81_v = (vcc_u32x4)((vcc_i32x4)a_v > (vcc_i32x4)a2_v);
            const vcc_u32x4 t82_v = (a_v & t81_v) | (a2_v & ~t81_v);
            const vcc_u32x4 t83_v = (vcc_u32x4)((vcc_i32x4)t80_v < (vcc_i32x4)t82_v);
            const vcc_u32x4 t84_v = (t80_v & t83_v) | (t82_v & ~t83_v);
            const vcc_u32x4 t85_v = (vcc_u32x4)((vcc_i32x4)a4_v > (vcc_i32x4)a3_v);
            const vcc_u32x4 t86_v = (a4_v & t85_v) | (a3_v & ~t85_v);
            const vcc_u32x4 t87_v = (vcc_u32x4)((vcc_i32x4)a2_v < (vcc_i32x4)a_v);
            const vcc_u32x4 t88_v = (a2_v & t87_v) | (a_v & ~t87_v);
            const vcc_u32x4 t89_v = (vcc_u32x4)((vcc_i32x4)t86_v < (vcc_i32x4)t88_v);
            const vcc_u32x4 t90_v = (t86_v & t89_v) | (t88_v & ~t89_v);
            const vcc_u32x4 t91_v = (vcc_u32x4)((vcc_i32x4)t84_v < (vcc_i32x4)t90_v);
            const vcc_u32x4 t92_v = (t84_v & t91_v) | (t90_v & ~t91_v);
            const vcc_u32x4 t93_v = (vcc_u32x4)((vcc_i32x4)a7_v < (vcc_i32x4)a8_v);
            const vcc_u32x4 t94_v = (a7_v & t93_v) | (a8_v & ~t93_v);
            const vcc_u32x4 t95_v = (vcc_u32x4)((vcc_i32x4)a5_v > (vcc_i32x4)a6_v);
            const vcc_u32x4 t96_v = (a5_v & t95_v) | (a6_v & ~t95_v);
            const vcc_u32x4 t97_v = (vcc_u32x4)((vcc_i32x4)t94_v > (vcc_i32x4)t96_v);
            const vcc_u32x4 t98_v = (t94_v & t97_v) | (t96_v & ~t97_v);
            const vcc_u32x4 t99_v = (vcc_u32x4)((vcc_i32x4)a8_v > (vcc_i32x4)a7_v);
            const vcc_u32x4 t100_v = (a8_v & t99_v) | (a7_v & ~t99_v);
            const vcc_u32x4 t101_v = (vcc_u32x4)((vcc_i32x4)a6_v < (vcc_i32x4)a5_v);
            const vcc_u32x4 t102_v = (a6_v & t101_v) | (a5_v & ~t101_v);
            const vcc_u32x4 t103_v = (vcc_u32x4)((vcc_i32x4)t100_v > (vcc_i32x4)t102_v);
            const vcc_u32x4 t104_v = (t100_v & t103_v) | (t102_v & ~t103_v);
            const vcc_u32x4 t105_v = (vcc_u32x4)((vcc_i32x4)t98_v > (vcc_i32x4)t104_v);
            const vcc_u32x4 t106_v = (t98_v & t105_v) | (t104_v & ~t105_v);
            const vcc_u32x4 t107_v = (vcc_u32x4)((vcc_i32x4)t92_v > (vcc_i32x4)t106_v);
            const vcc_u32x4 t108_v = (t92_v & t107_v) | (t106_v & ~t107_v);
            const vcc_u32x4 t109_v = (vcc_u32x4)((vcc_i32x4)t82_v > (vcc_i32x4)t80_v);
            const vcc_u32x4 t110_v = (t82_v & t109_v) | (t80_v & ~t109_v);
            const vcc_u32x4 t111_v = (vcc_u32x4)((vcc_i32x4)t88_v > (vcc_i32x4)t86_v);
            const vcc_u32x4 t112_v = (t88_v & t111_v) | (t86_v & ~t111_v);
            const vcc_u32x4 t113_v = (vcc_u32x4)((vcc_i32x4)t110_v < (vcc_i32x4)t112_v);
            const vcc_u32x4 t114_v = (t110_v & t113_v) | (t112_v & ~t113_v);
            const vcc_u32x4 t115_v = (vcc_u32x4)((vcc_i32x4)t96_v < (vcc_i32x4)t94_v);
            const vcc_u32x4 t116_v = (t96_v & t115_v) | (t94_v & ~t115_v);
            const vcc_u32x4 t117_v = (vcc_u32x4)((vcc_i32x4)t102_v < (vcc_i32x4)t100_v);
            const vcc_u32x4 t118_v = (t102_v & t117_v) | (t100_v & ~t117_v);
            const vcc_u32x4 t119_v = (vcc_u32x4)((vcc_i32x4)t116_v > (vcc_i32x4)t118_v);
            const vcc_u32x4 t120_v = (t116_v & t119_v) | (t118_v & ~t119_v);
            const vcc_u32x4 t121_v = (vcc_u32x4)((vcc_i32x4)t114_v > (vcc_i32x4)t120_v);
            const vcc_u32x4 t122_v = (t114_v & t121_v) | (t120_v & ~t121_v);
            const vcc_u32x4 t123_v = (vcc_u32x4)((vcc_i32x4)t108_v > (vcc_i32x4)t122_v);
            const vcc_u32x4 t124_v = (t108_v & t123_v) | (t122_v & ~t123_v);
            const vcc_u32x4 t125_v = (vcc_u32x4)((vcc_i32x4)t90_v > (vcc_i32x4)t84_v);
            const vcc_u32x4 t126_v = (t90_v & t125_v) | (t84_v & ~t125_v);
            const vcc_u32x4 t127_v = (vcc_u32x4)((vcc_i32x4)t104_v < (vcc_i32x4)t98_v);
            const vcc_u32x4 t128_v = (t104_v & t127_v) | (t98_v & ~t127_v);
            const vcc_u32x4 t129_v = (vcc_u32x4)((vcc_i32x4)t126_v > (vcc_i32x4)t128_v);
            const vcc_u32x4 t130_v = (t126_v & t129_v) | (t128_v & ~t129_v);
            const vcc_u32x4 t131_v = (vcc_u32x4)((vcc_i32x4)t112_v > (vcc_i32x4)t110_v);
            const vcc_u32x4 t132_v = (t112_v & t131_v) | (t110_v & ~t131_v);
            const vcc_u32x4 t133_v = (vcc_u32x4)((vcc_i32x4)t118_v < (vcc_i32x4)t116_v);
            const vcc_u32x4 t134_v = (t118_v & t133_v) | (t116_v & ~t133_v);
            const vcc_u32x4 t135_v = (vcc_u32x4)((vcc_i32x4)t132_v > (vcc_i32x4)t134_v);
            const vcc_u32x4 t136_v = (t132_v & t135_v) | (t134_v & ~t135_v);
            const vcc_u32x4 t137_v = (vcc_u32x4)((vcc_i32x4)t130_v > (vcc_i32x4)t136_v);
            const vcc_u32x4 t138_v = (t130_v & t137_v) | (t136_v & ~t137_v);
            const vcc_u32x4 t139_v = (vcc_u32x4)((vcc_i32x4)t124_v > (vcc_i32x4)t138_v);
            const vcc_u32x4 t140_v = (t124_v & t139_v) | (t138_v & ~t139_v);
            const vcc_u32x4 t141_v = (vcc_u32x4)((vcc_i32x4)t78_v < (vcc_i32x4)t140_v);
            const vcc_u32x4 t142_v = (t78_v & t141_v) | (t140_v & ~t141_v);
            const vcc_u32x4 t143_v = (vcc_u32x4)((vcc_i32x4)t44_v > (vcc_i32x4)t30_v);
            const vcc_u32x4 t144_v = (t44_v & t143_v) | (t30_v & ~t143_v);
            const vcc_u32x4 t145_v = (vcc_u32x4)((vcc_i32x4)t58_v > (vcc_i32x4)t52_v);
            const vcc_u32x4 t146_v = (t58_v & t145_v) | (t52_v & ~t145_v);
            const vcc_u32x4 t147_v = (vcc_u32x4)((vcc_i32x4)t144_v < (vcc_i32x4)t146_v);
            const vcc_u32x4 t148_v = (t144_v & t147_v) | (t146_v & ~t147_v);
            const vcc_u32x4 t149_v = (vcc_u32x4)((vcc_i32x4)t66_v > (vcc_i32x4)t64_v);
            const vcc_u32x4 t150_v = (t66_v & t149_v) | (t64_v & ~t149_v);
            const vcc_u32x4 t151_v = (vcc_u32x4)((vcc_i32x4)t72_v > (vcc_i32x4)t70_v);
            const vcc_u32x4 t152_v = (t72_v & t151_v) | (t70_v & ~t151_v);
            const vcc_u32x4 t153_v = (vcc_u32x4)((vcc_i32x4)t150_v < (vcc_i32x4)t152_v);
            const vcc_u32x4 t154_v = (t150_v & t153_v) | (t152_v & ~t153_v);
            const vcc_u32x4 t155_v = (vcc_u32x4)((vcc_i32x4)t148_v < (vcc_i32x4)t154_v);
            const vcc_u32x4 t156_v = (t148_v & t155_v) | (t154_v & ~t155_v);
            const vcc_u32x4 t157_v = (vcc_u32x4)((vcc_i32x4)t106_v < (vcc_i32x4)t92_v);
            const vcc_u32x4 t158_v = (t106_v & t157_v) | (t92_v & ~t157_v);
            const vcc_u32x4 t159_v = (vcc_u32x4)((vcc_i32x4)t120_v < (vcc_i32x4)t114_v);
            const vcc_u32x4 t160_v = (t120_v & t159_v) | (t114_v & ~t159_v);
            const vcc_u32x4 t161_v = (vcc_u32x4)((vcc_i32x4)t158_v > (vcc_i32x4)t160_v);
            const vcc_u32x4 t162_v = (t158_v & t161_v) | (t160_v & ~t161_v);
            const vcc_u32x4 t163_v = (vcc_u32x4)((vcc_i32x4)t128_v < (vcc_i32x4)t126_v);
            const vcc_u32x4 t164_v = (t128_v & t163_v) | (t126_v & ~t163_v);
            const vcc_u32x4 t165_v = (vcc_u32x4)((vcc_i32x4)t134_v < (vcc_i32x4)t132_v);
            const vcc_u32x4 t166_v = (t134_v & t165_v) | (t132_v & ~t165_v);
            const vcc_u32x4 t167_v = (vcc_u32x4)((vcc_i32x4)t164_v > (vcc_i32x4)t166_v);
            const vcc_u32x4 t168_v = (t164_v & t167_v) | (t166_v & ~t167_v);
            const vcc_u32x4 t169_v = (vcc_u32x4)((vcc_i32x4)t162_v > (vcc_i32x4)t168_v);
            const vcc_u32x4 t170_v = (t162_v & t169_v) | (t168_v & ~t169_v);
            const vcc_u32x4 t171_v = (vcc_u32x4)((vcc_i32x4)t156_v < (vcc_i32x4)t170_v);
            const vcc_u32x4 t172_v = (t156_v & t171_v) | (t170_v & ~t171_v);
            const vcc_u32x4 t173_v = (vcc_u32x4)((vcc_i32x4)t142_v < (vcc_i32x4)t172_v);
            const vcc_u32x4 t174_v = (t142_v & t173_v) | (t172_v & ~t173_v);
            const vcc_u32x4 t175_v = (vcc_u32x4)((vcc_i32x4)t60_v > (vcc_i32x4)t46_v);
            const vcc_u32x4 t176_v = (t60_v & t175_v) | (t46_v & ~t175_v);
            const vcc_u32x4 t177_v = (vcc_u32x4)((vcc_i32x4)t74_v > (vcc_i32x4)t68_v);
            const vcc_u32x4 t178_v = (t74_v & t177_v) | (t68_v & ~t177_v);
            const vcc_u32x4 t179_v = (vcc_u32x4)((vcc_i32x4)t176_v < (vcc_i32x4)t178_v);
            const vcc_u32x4 t180_v = (t176_v & t179_v) | (t178_v & ~t179_v);
            const vcc_u32x4 t181_v = (vcc_u32x4)((vcc_i32x4)t122_v < (vcc_i32x4)t108_v);
            const vcc_u32x4 t182_v = (t122_v & t181_v) | (t108_v & ~t181_v);
            const vcc_u32x4 t183_v = (vcc_u32x4)((vcc_i32x4)t136_v < (vcc_i32x4)t130_v);
            const vcc_u32x4 t184_v = (t136_v & t183_v) | (t130_v & ~t183_v);
            const vcc_u32x4 t185_v = (vcc_u32x4)((vcc_i32x4)t182_v > (vcc_i32x4)t184_v);
            const vcc_u32x4 t186_v = (t182_v & t185_v) | (t184_v & ~t185_v);
            const vcc_u32x4 t187_v = (vcc_u32x4)((vcc_i32x4)t180_v < (vcc_i32x4)t186_v);
            const vcc_u32x4 t188_v = (t180_v & t187_v) | (t186_v & ~t187_v);
            const vcc_u32x4 t189_v = (vcc_u32x4)((vcc_i32x4)t146_v > (vcc_i32x4)t144_v);
            const vcc_u32x4 t190_v = (t146_v & t189_v) | (t144_v & ~t189_v);
            const vcc_u32x4 t191_v = (vcc_u32x4)((vcc_i32x4)t152_v > (vcc_i32x4)t150_v);
            const vcc_u32x4 t192_v = (t152_v & t191_v) | (t150_v & ~t191_v);
            const vcc_u32x4 t193_v = (vcc_u32x4)((vcc_i32x4)t190_v < (vcc_i32x4)t192_v);
            const vcc_u32x4 t194_v = (t190_v & t193_v) | (t192_v & ~t193_v);
            const vcc_u32x4 t195_v = (vcc_u32x4)((vcc_i32x4)t160_v < (vcc_i32x4)t158_v);
            const vcc_u32x4 t196_v = (t160_v & t195_v) | (t158_v & ~t195_v);
            const vcc_u32x4 t197_v = (vcc_u32x4)((vcc_i32x4)t166_v < (vcc_i32x4)t164_v);
            const vcc_u32x4 t198_v = (t166_v & t197_v) | (t164_v & ~t197_v);
            const vcc_u32x4 t199_v = (vcc_u32x4)((vcc_i32x4)t196_v > (vcc_i32x4)t198_v);
            const vcc_u32x4 t200_v = (t196_v & t199_v) | (t198_v & ~t199_v);
            const vcc_u32x4 t201_v = (vcc_u32x4)((vcc_i32x4)t194_v < (vcc_i32x4)t200_v);
            const vcc_u32x4 t202_v = (t194_v & t201_v) | (t200_v & ~t201_v);
            const vcc_u32x4 t203_v = (vcc_u32x4)((vcc_i32x4)t188_v < (vcc_i32x4)t202_v);
            const vcc_u32x4 t204_v = (t188_v & t203_v) | (t202_v & ~t203_v);
            const vcc_u32x4 t205_v = (vcc_u32x4)((vcc_i32x4)t174_v < (vcc_i32x4)t204_v);
            const vcc_u32x4 t206_v = (t174_v & t205_v) | (t204_v & ~t205_v);
            const vcc_u32x4 t207_v = (vcc_u32x4)((vcc_i32x4)t76_v > (vcc_i32x4)t62_v);
            const vcc_u32x4 t208_v = (t76_v & t207_v) | (t62_v & ~t207_v);
            const vcc_u32x4 t209_v = (vcc_u32x4)((vcc_i32x4)t138_v < (vcc_i32x4)t124_v);
            const vcc_u32x4 t210_v = (t138_v & t209_v) | (t124_v & ~t209_v);
            const vcc_u32x4 t211_v = (vcc_u32x4)((vcc_i32x4)t208_v < (vcc_i32x4)t210_v);
            const vcc_u32x4 t212_v = (t208_v & t211_v) | (t210_v & ~t211_v);
            const vcc_u32x4 t213_v = (vcc_u32x4)((vcc_i32x4)t154_v > (vcc_i32x4)t148_v);
            const vcc_u32x4 t214_v = (t154_v & t213_v) | (t148_v & ~t213_v);
            const vcc_u32x4 t215_v = (vcc_u32x4)((vcc_i32x4)t168_v < (vcc_i32x4)t162_v);
            const vcc_u32x4 t216_v = (t168_v & t215_v) | (t162_v & ~t215_v);
            const vcc_u32x4 t217_v = (vcc_u32x4)((vcc_i32x4)t214_v < (vcc_i32x4)t216_v);
            const vcc_u32x4 t218_v = (t214_v & t217_v) | (t216_v & ~t217_v);
            const vcc_u32x4 t219_v = (vcc_u32x4)((vcc_i32x4)t212_v < (vcc_i32x4)t218_v);
            const vcc_u32x4 t220_v = (t212_v & t219_v) | (t218_v & ~t219_v);
            const vcc_u32x4 t221_v = (vcc_u32x4)((vcc_i32x4)t178_v > (vcc_i32x4)t176_v);
            const vcc_u32x4 t222_v = (t178_v & t221_v) | (t176_v & ~t221_v);
            const vcc_u32x4 t223_v = (vcc_u32x4)((vcc_i32x4)t184_v < (vcc_i32x4)t182_v);
            const vcc_u32x4 t224_v = (t184_v & t223_v) | (t182_v & ~t223_v);
            const vcc_u32x4 t225_v = (vcc_u32x4)((vcc_i32x4)t222_v < (vcc_i32x4)t224_v);
            const vcc_u32x4 t226_v = (t222_v & t225_v) | (t224_v & ~t225_v);
            const vcc_u32x4 t227_v = (vcc_u32x4)((vcc_i32x4)t192_v > (vcc_i32x4)t190_v);
            const vcc_u32x4 t228_v = (t192_v & t227_v) | (t190_v & ~t227_v);
            const vcc_u32x4 t229_v = (vcc_u32x4)((vcc_i32x4)t198_v < (vcc_i32x4)t196_v);
            const vcc_u32x4 t230_v = (t198_v & t229_v) | (t196_v & ~t229_v);
            const vcc_u32x4 t231_v = (vcc_u32x4)((vcc_i32x4)t228_v < (vcc_i32x4)t230_v);
            const vcc_u32x4 t232_v = (t228_v & t231_v) | (t230_v & ~t231_v);
            const vcc_u32x4 t233_v = (vcc_u32x4)((vcc_i32x4)t226_v < (vcc_i32x4)t232_v);
            const vcc_u32x4 t234_v = (t226_v & t233_v) | (t232_v & ~t233_v);
            const vcc_u32x4 t235_v = (vcc_u32x4)((vcc_i32x4)t220_v < (vcc_i32x4)t234_v);
            const vcc_u32x4 t236_v = (t220_v & t235_v) | (t234_v & ~t235_v);
            const vcc_u32x4 t237_v = (vcc_u32x4)((vcc_i32x4)t206_v < (vcc_i32x4)t236_v);
            const vcc_u32x4 t238_v = (t206_v & t237_v) | (t236_v & ~t237_v);
            const vcc_u32x4 t239_v = (vcc_u32x4)((vcc_i32x4)t236_v > (vcc_i32x4)t206_v);
            const vcc_u32x4 t240_v = (t236_v & t239_v) | (t206_v & ~t239_v);
            const vcc_u32x4 t241_v = (vcc_u32x4)((vcc_i32x4)t204_v > (vcc_i32x4)t174_v);
            const vcc_u32x4 t242_v = (t204_v & t241_v) | (t174_v & ~t241_v);
            const vcc_u32x4 t243_v = (vcc_u32x4)((vcc_i32x4)t234_v > (vcc_i32x4)t220_v);
            const vcc_u32x4 t244_v = (t234_v & t243_v) | (t220_v & ~t243_v);
            const vcc_u32x4 t245_v = (vcc_u32x4)((vcc_i32x4)t242_v < (vcc_i32x4)t244_v);
            const vcc_u32x4 t246_v = (t242_v & t245_v) | (t244_v & ~t245_v);
            const vcc_u32x4 t247_v = (vcc_u32x4)((vcc_i32x4)t244_v > (vcc_i32x4)t242_v);
            const vcc_u32x4 t248_v = (t244_v & t247_v) | (t242_v & ~t247_v);
            const vcc_u32x4 t249_v = __builtin_shufflevector(t238_v, t246_v, 0, 4, 1, 5);
            const vcc_u32x4 t250_v = __builtin_shufflevector(t238_v, t246_v, 2, 6, 3, 7);
            const vcc_u32x4 t251_v = __builtin_shufflevector(t240_v, t248_v, 0, 4, 1, 5);
            const vcc_u32x4 t252_v = __builtin_shufflevector(t240_v, t248_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row17_v = __builtin_shufflevector(t249_v, t251_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row18_v = __builtin_shufflevector(t249_v, t251_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row19_v = __builtin_shufflevector(t250_v, t252_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row20_v = __builtin_shufflevector(t250_v, t252_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(a + k2 * 16) = a_row17_v;
            *(vcc_u32x4 *)(void *)(a + k2 * 16 + 16) = a_row18_v;
            *(vcc_u32x4 *)(void *)(a + k2 * 16 + 32) = a_row19_v;
            *(vcc_u32x4 *)(void *)(a + k2 * 16 + 48) = a_row20_v;
            const vcc_u32x4 t253_v = (vcc_u32x4)((vcc_i32x4)t172_v > (vcc_i32x4)t142_v);
            const vcc_u32x4 t254_v = (t172_v & t253_v) | (t142_v & ~t253_v);
            const vcc_u32x4 t255_v = (vcc_u32x4)((vcc_i32x4)t202_v > (vcc_i32x4)t188_v);
            const vcc_u32x4 t256_v = (t202_v & t255_v) | (t188_v & ~t255_v);
            const vcc_u32x4 t257_v = (vcc_u32x4)((vcc_i32x4)t254_v < (vcc_i32x4)t256_v);
            const vcc_u32x4 t258_v = (t254_v & t257_v) | (t256_v & ~t257_v);
            const vcc_u32x4 t259_v = (vcc_u32x4)((vcc_i32x4)t218_v > (vcc_i32x4)t212_v);
            const vcc_u32x4 t260_v = (t218_v & t259_v) | (t212_v & ~t259_v);
            const vcc_u32x4 t261_v = (vcc_u32x4)((vcc_i32x4)t232_v > (vcc_i32x4)t226_v);
            const vcc_u32x4 t262_v = (t232_v & t261_v) | (t226_v & ~t261_v);
            const vcc_u32x4 t263_v = (vcc_u32x4)((vcc_i32x4)t260_v < (vcc_i32x4)t262_v);
            const vcc_u32x4 t264_v = (t260_v & t263_v) | (t262_v & ~t263_v);
            const vcc_u32x4 t265_v = (vcc_u32x4)((vcc_i32x4)t258_v < (vcc_i32x4)t264_v);
            const vcc_u32x4 t266_v = (t258_v & t265_v) | (t264_v & ~t265_v);
            const vcc_u32x4 t267_v = (vcc_u32x4)((vcc_i32x4)t264_v > (vcc_i32x4)t258_v);
            const vcc_u32x4 t268_v = (t264_v & t267_v) | (t258_v & ~t267_v);
            const vcc_u32x4 t269_v = (vcc_u32x4)((vcc_i32x4)t256_v > (vcc_i32x4)t254_v);
            const vcc_u32x4 t270_v = (t256_v & t269_v) | (t254_v & ~t269_v);
            const vcc_u32x4 t271_v = (vcc_u32x4)((vcc_i32x4)t262_v > (vcc_i32x4)t260_v);
            const vcc_u32x4 t272_v = (t262_v & t271_v) | (t260_v & ~t271_v);
            const vcc_u32x4 t273_v = (vcc_u32x4)((vcc_i32x4)t270_v < (vcc_i32x4)t272_v);
            const vcc_u32x4 t274_v = (t270_v & t273_v) | (t272_v & ~t273_v);
            const vcc_u32x4 t275_v = (vcc_u32x4)((vcc_i32x4)t272_v > (vcc_i32x4)t270_v);
            const vcc_u32x4 t276_v = (t272_v & t275_v) | (t270_v & ~t275_v);
            const vcc_u32x4 t277_v = __builtin_shufflevector(t266_v, t274_v, 0, 4, 1, 5);
            const vcc_u32x4 t278_v = __builtin_shufflevector(t266_v, t274_v, 2, 6, 3, 7);
            const vcc_u32x4 t279_v = __builtin_shufflevector(t268_v, t276_v, 0, 4, 1, 5);
            const vcc_u32x4 t280_v = __builtin_shufflevector(t268_v, t276_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row21_v = __builtin_shufflevector(t277_v, t279_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row22_v = __builtin_shufflevector(t277_v, t279_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row23_v = __builtin_shufflevector(t278_v, t280_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row24_v = __builtin_shufflevector(t278_v, t280_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)a_s = a_row21_v;
            *(vcc_u32x4 *)(void *)(a_s + 16) = a_row22_v;
            *(vcc_u32x4 *)(void *)(a_s + 32) = a_row23_v;
            *(vcc_u32x4 *)(void *)(a_s + 48) = a_row24_v;
            const vcc_u32x4 t281_v = (vcc_u32x4)((vcc_i32x4)t140_v > (vcc_i32x4)t78_v);
            const vcc_u32x4 t282_v = (t140_v & t281_v) | (t78_v & ~t281_v);
            const vcc_u32x4 t283_v = (vcc_u32x4)((vcc_i32x4)t170_v > (vcc_i32x4)t156_v);
            const vcc_u32x4 t284_v = (t170_v & t283_v) | (t156_v & ~t283_v);
            const vcc_u32x4 t285_v = (vcc_u32x4)((vcc_i32x4)t282_v < (vcc_i32x4)t284_v);
            const vcc_u32x4 t286_v = (t282_v & t285_v) | (t284_v & ~t285_v);
            const vcc_u32x4 t287_v = (vcc_u32x4)((vcc_i32x4)t186_v > (vcc_i32x4)t180_v);
            const vcc_u32x4 t288_v = (t186_v & t287_v) | (t180_v & ~t287_v);
            const vcc_u32x4 t289_v = (vcc_u32x4)((vcc_i32x4)t200_v > (vcc_i32x4)t194_v);
            const vcc_u32x4 t290_v = (t200_v & t289_v) | (t194_v & ~t289_v);
            const vcc_u32x4 t291_v = (vcc_u32x4)((vcc_i32x4)t288_v < (vcc_i32x4)t290_v);
            const vcc_u32x4 t292_v = (t288_v & t291_v) | (t290_v & ~t291_v);
            const vcc_u32x4 t293_v = (vcc_u32x4)((vcc_i32x4)t286_v < (vcc_i32x4)t292_v);
            const vcc_u32x4 t294_v = (t286_v & t293_v) | (t292_v & ~t293_v);
            const vcc_u32x4 t295_v = (vcc_u32x4)((vcc_i32x4)t210_v > (vcc_i32x4)t208_v);
            const vcc_u32x4 t296_v = (t210_v & t295_v) | (t208_v & ~t295_v);
            const vcc_u32x4 t297_v = (vcc_u32x4)((vcc_i32x4)t216_v > (vcc_i32x4)t214_v);
            const vcc_u32x4 t298_v = (t216_v & t297_v) | (t214_v & ~t297_v);
            const vcc_u32x4 t299_v = (vcc_u32x4)((vcc_i32x4)t296_v < (vcc_i32x4)t298_v);
            const vcc_u32x4 t300_v = (t296_v & t299_v) | (t298_v & ~t299_v);
            const vcc_u32x4 t301_v = (vcc_u32x4)((vcc_i32x4)t224_v > (vcc_i32x4)t222_v);
            const vcc_u32x4 t302_v = (t224_v & t301_v) | (t222_v & ~t301_v);
            const vcc_u32x4 t303_v = (vcc_u32x4)((vcc_i32x4)t230_v > (vcc_i32x4)t228_v);
            const vcc_u32x4 t304_v = (t230_v & t303_v) | (t228_v & ~t303_v);
            const vcc_u32x4 t305_v = (vcc_u32x4)((vcc_i32x4)t302_v < (vcc_i32x4)t304_v);
            const vcc_u32x4 t306_v = (t302_v & t305_v) | (t304_v & ~t305_v);
            const vcc_u32x4 t307_v = (vcc_u32x4)((vcc_i32x4)t300_v < (vcc_i32x4)t306_v);
            const vcc_u32x4 t308_v = (t300_v & t307_v) | (t306_v & ~t307_v);
            const vcc_u32x4 t309_v = (vcc_u32x4)((vcc_i32x4)t294_v < (vcc_i32x4)t308_v);
            const vcc_u32x4 t310_v = (t294_v & t309_v) | (t308_v & ~t309_v);
            const vcc_u32x4 t311_v = (vcc_u32x4)((vcc_i32x4)t308_v > (vcc_i32x4)t294_v);
            const vcc_u32x4 t312_v = (t308_v & t311_v) | (t294_v & ~t311_v);
            const vcc_u32x4 t313_v = (vcc_u32x4)((vcc_i32x4)t292_v > (vcc_i32x4)t286_v);
            const vcc_u32x4 t314_v = (t292_v & t313_v) | (t286_v & ~t313_v);
            const vcc_u32x4 t315_v = (vcc_u32x4)((vcc_i32x4)t306_v > (vcc_i32x4)t300_v);
            const vcc_u32x4 t316_v = (t306_v & t315_v) | (t300_v & ~t315_v);
            const vcc_u32x4 t317_v = (vcc_u32x4)((vcc_i32x4)t314_v < (vcc_i32x4)t316_v);
            const vcc_u32x4 t318_v = (t314_v & t317_v) | (t316_v & ~t317_v);
            const vcc_u32x4 t319_v = (vcc_u32x4)((vcc_i32x4)t316_v > (vcc_i32x4)t314_v);
            const vcc_u32x4 t320_v = (t316_v & t319_v) | (t314_v & ~t319_v);
            const vcc_u32x4 t321_v = __builtin_shufflevector(t310_v, t318_v, 0, 4, 1, 5);
            const vcc_u32x4 t322_v = __builtin_shufflevector(t310_v, t318_v, 2, 6, 3, 7);
            const vcc_u32x4 t323_v = __builtin_shufflevector(t312_v, t320_v, 0, 4, 1, 5);
            const vcc_u32x4 t324_v = __builtin_shufflevector(t312_v, t320_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row25_v = __builtin_shufflevector(t321_v, t323_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row26_v = __builtin_shufflevector(t321_v, t323_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row27_v = __builtin_shufflevector(t322_v, t324_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row28_v = __builtin_shufflevector(t322_v, t324_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)a_s2 = a_row25_v;
            *(vcc_u32x4 *)(void *)(a_s2 + 16) = a_row26_v;
            *(vcc_u32x4 *)(void *)(a_s2 + 32) = a_row27_v;
            *(vcc_u32x4 *)(void *)(a_s2 + 48) = a_row28_v;
            const vcc_u32x4 t325_v = (vcc_u32x4)((vcc_i32x4)t284_v > (vcc_i32x4)t282_v);
            const vcc_u32x4 t326_v = (t284_v & t325_v) | (t282_v & ~t325_v);
            const vcc_u32x4 t327_v = (vcc_u32x4)((vcc_i32x4)t290_v > (vcc_i32x4)t288_v);
            const vcc_u32x4 t328_v = (t290_v & t327_v) | (t288_v & ~t327_v);
            const vcc_u32x4 t329_v = (vcc_u32x4)((vcc_i32x4)t326_v < (vcc_i32x4)t328_v);
            const vcc_u32x4 t330_v = (t326_v & t329_v) | (t328_v & ~t329_v);
            const vcc_u32x4 t331_v = (vcc_u32x4)((vcc_i32x4)t298_v > (vcc_i32x4)t296_v);
            const vcc_u32x4 t332_v = (t298_v & t331_v) | (t296_v & ~t331_v);
            const vcc_u32x4 t333_v = (vcc_u32x4)((vcc_i32x4)t304_v > (vcc_i32x4)t302_v);
            const vcc_u32x4 t334_v = (t304_v & t333_v) | (t302_v & ~t333_v);
            const vcc_u32x4 t335_v = (vcc_u32x4)((vcc_i32x4)t332_v < (vcc_i32x4)t334_v);
            const vcc_u32x4 t336_v = (t332_v & t335_v) | (t334_v & ~t335_v);
            const vcc_u32x4 t337_v = (vcc_u32x4)((vcc_i32x4)t330_v < (vcc_i32x4)t336_v);
            const vcc_u32x4 t338_v = (t330_v & t337_v) | (t336_v & ~t337_v);
            const vcc_u32x4 t339_v = (vcc_u32x4)((vcc_i32x4)t336_v > (vcc_i32x4)t330_v);
            const vcc_u32x4 t340_v = (t336_v & t339_v) | (t330_v & ~t339_v);
            const vcc_u32x4 t341_v = (vcc_u32x4)((vcc_i32x4)t328_v > (vcc_i32x4)t326_v);
            const vcc_u32x4 t342_v = (t328_v & t341_v) | (t326_v & ~t341_v);
            const vcc_u32x4 t343_v = (vcc_u32x4)((vcc_i32x4)t334_v > (vcc_i32x4)t332_v);
            const vcc_u32x4 t344_v = (t334_v & t343_v) | (t332_v & ~t343_v);
            const vcc_u32x4 t345_v = (vcc_u32x4)((vcc_i32x4)t342_v < (vcc_i32x4)t344_v);
            const vcc_u32x4 t346_v = (t342_v & t345_v) | (t344_v & ~t345_v);
            const vcc_u32x4 t347_v = (vcc_u32x4)((vcc_i32x4)t344_v > (vcc_i32x4)t342_v);
            const vcc_u32x4 t348_v = (t344_v & t347_v) | (t342_v & ~t347_v);
            const vcc_u32x4 t349_v = __builtin_shufflevector(t338_v, t346_v, 0, 4, 1, 5);
            const vcc_u32x4 t350_v = __builtin_shufflevector(t338_v, t346_v, 2, 6, 3, 7);
            const vcc_u32x4 t351_v = __builtin_shufflevector(t340_v, t348_v, 0, 4, 1, 5);
            const vcc_u32x4 t352_v = __builtin_shufflevector(t340_v, t348_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row29_v = __builtin_shufflevector(t349_v, t351_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row30_v = __builtin_shufflevector(t349_v, t351_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row31_v = __builtin_shufflevector(t350_v, t352_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row32_v = __builtin_shufflevector(t350_v, t352_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)a_s3 = a_row29_v;
            *(vcc_u32x4 *)(void *)(a_s3 + 16) = a_row30_v;
            *(vcc_u32x4 *)(void *)(a_s3 + 32) = a_row31_v;
            *(vcc_u32x4 *)(void *)(a_s3 + 48) = a_row32_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        bitonic_sort_lane(a + 16 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        bitonic_sort_lane(a + 16 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
