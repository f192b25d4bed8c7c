/* vcc 0.1.0 wrote this from quads_downwards.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[4*n] | inout float y[4*n] restrict */
/* Of four neighbours one is not read; the gap after the last ones lies before the array. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void quads_downwards(int n, const float *x, float *restrict y)
{
    int i;
    x += 4 * n;
    y += 4 * n;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 2, then 4, generic */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const float *const x_s = x - 3 - k * 4;
            const vcc_f32x4 x_row_v = *(const vcc_f32x4 *)(const void *)(x_s - 1);
            const vcc_f32x4 x_row2_v = *(const vcc_f32x4 *)(const void *)(x_s - 5);
            const vcc_f32x4 x_row3_v = *(const vcc_f32x4 *)(const void *)(x_s - 9);
            const vcc_f32x4 x_row4_v = *(const vcc_f32x4 *)(const void *)(x_s - 13);
            const vcc_f32x4 t_v = __builtin_shufflevector(x_row_v, x_row3_v, 2, 6, 3, 7);
            const vcc_f32x4 t2_v = __builtin_shufflevector(x_row2_v, x_row4_v, 2, 6, 3, 7);
            const vcc_f32x4 t3_v = __builtin_shufflevector(x_row_v, x_row3_v, 0, 4, 1, 5);
            const vcc_f32x4 t4_v = __builtin_shufflevector(x_row2_v, x_row4_v, 0, 4, 1, 5);
            const vcc_f32x4 x_v = __builtin_shufflevector(t3_v, t4_v, 2, 6, 3, 7);
            const vcc_f32x4 x2_v = __builtin_shufflevector(t_v, t2_v, 0, 4, 1, 5);
            const vcc_f32x4 x3_v = __builtin_shufflevector(t_v, t2_v, 2, 6, 3, 7);
            const vcc_f32x4 x_row5_v = *(const vcc_f32x4 *)(const void *)(x_s - 16 - 1);
            const vcc_f32x4 x_row6_v = *(const vcc_f32x4 *)(const void *)(x_s - 16 - 5);
            const vcc_f32x4 x_row7_v = *(const vcc_f32x4 *)(const void *)(x_s - 16 - 9);
            const vcc_f32x4 x_row8_v = *(const vcc_f32x4 *)(const void *)(x_s - 16 - 13);
            const vcc_f32x4 t5_v = __builtin_shufflevector(x_row5_v, x_row7_v, 2, 6, 3, 7);
            const vcc_f32x4 t6_v = __builtin_shufflevector(x_row6_v, x_row8_v, 2, 6, 3, 7);
            const vcc_f32x4 t7_v = __builtin_shufflevector(x_row5_v, x_row7_v, 0, 4, 1, 5);
            const vcc_f32x4 t8_v = __builtin_shufflevector(x_row6_v, x_row8_v, 0, 4, 1, 5);
            const vcc_f32x4 x4_v = __builtin_shufflevector(t7_v, t8_v, 2, 6, 3, 7);
            const vcc_f32x4 x5_v = __builtin_shufflevector(t5_v, t6_v, 0, 4, 1, 5);
            const vcc_f32x4 x6_v = __builtin_shufflevector(t5_v, t6_v, 2, 6, 3, 7);
            float *const y_s = y - 4 - k * 4;
            const vcc_f32x4 y_row_v = *(const vcc_f32x4 *)(const void *)(y_s - 2);
            const vcc_f32x4 y_row2_v = *(const vcc_f32x4 *)(const void *)(y_s - 10);
            const vcc_f32x4 t9_v = __builtin_shufflevector(y_row_v, y_row2_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row3_v = *(const vcc_f32x4 *)(const void *)(y_s - 6);
            const vcc_f32x4 y_row4_v = *(const vcc_f32x4 *)(const void *)(y_s - 14);
            const vcc_f32x4 t10_v = __builtin_shufflevector(y_row3_v, y_row4_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row5_v = *(const vcc_f32x4 *)(const void *)(y_s - 16 - 2);
            const vcc_f32x4 y_row6_v = *(const vcc_f32x4 *)(const void *)(y_s - 16 - 10);
            const vcc_f32x4 t11_v = __builtin_shufflevector(y_row5_v, y_row6_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row7_v = *(const vcc_f32x4 *)(const void *)(y_s - 16 - 6);
            const vcc_f32x4 y_row8_v = *(const vcc_f32x4 *)(const void *)(y_s - 16 - 14);
            const vcc_f32x4 t12_v = __builtin_shufflevector(y_row7_v, y_row8_v, 2, 6, 3, 7);
            const vcc_f32x4 t_v0 = __builtin_shufflevector(t9_v, t10_v, 0, 4, 1, 5) + x_v;
            const vcc_f32x4 t_v1 = __builtin_shufflevector(t11_v, t12_v, 0, 4, 1, 5) + x4_v;
            const vcc_f32x4 t2_v0 = __builtin_shufflevector(t9_v, t10_v, 2, 6, 3, 7) - x2_v;
            const vcc_f32x4 t2_v1 = __builtin_shufflevector(t11_v, t12_v, 2, 6, 3, 7) - x5_v;
            const vcc_f32x4 t3_v0 = x_v * x2_v;
            const vcc_f32x4 t3_v1 = x4_v * x5_v;
            const vcc_f32x4 t13_v = __builtin_shufflevector(t_v0, x3_v, 0, 4, 1, 5);
            const vcc_f32x4 t14_v = __builtin_shufflevector(t_v0, x3_v, 2, 6, 3, 7);
            const vcc_f32x4 t15_v = __builtin_shufflevector(t2_v0, t3_v0, 0, 4, 1, 5);
            const vcc_f32x4 t16_v = __builtin_shufflevector(t2_v0, t3_v0, 2, 6, 3, 7);
            const vcc_f32x4 y_row9_v = __builtin_shufflevector(t13_v, t15_v, 0, 4, 1, 5);
            const vcc_f32x4 y_row10_v = __builtin_shufflevector(t13_v, t15_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row11_v = __builtin_shufflevector(t14_v, t16_v, 0, 4, 1, 5);
            const vcc_f32x4 y_row12_v = __builtin_shufflevector(t14_v, t16_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)y_s = y_row9_v;
            *(vcc_f32x4 *)(void *)(y_s - 4) = y_row10_v;
            *(vcc_f32x4 *)(void *)(y_s - 8) = y_row11_v;
            *(vcc_f32x4 *)(void *)(y_s - 12) = y_row12_v;
            const vcc_f32x4 t17_v = __builtin_shufflevector(t_v1, x6_v, 0, 4, 1, 5);
            const vcc_f32x4 t18_v = __builtin_shufflevector(t_v1, x6_v, 2, 6, 3, 7);
            const vcc_f32x4 t19_v = __builtin_shufflevector(t2_v1, t3_v1, 0, 4, 1, 5);
            const vcc_f32x4 t20_v = __builtin_shufflevector(t2_v1, t3_v1, 2, 6, 3, 7);
            const vcc_f32x4 y_row13_v = __builtin_shufflevector(t17_v, t19_v, 0, 4, 1, 5);
            const vcc_f32x4 y_row14_v = __builtin_shufflevector(t17_v, t19_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row15_v = __builtin_shufflevector(t18_v, t20_v, 0, 4, 1, 5);
            const vcc_f32x4 y_row16_v = __builtin_shufflevector(t18_v, t20_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)(y_s - 16) = y_row13_v;
            *(vcc_f32x4 *)(void *)(y_s - 16 - 4) = y_row14_v;
            *(vcc_f32x4 *)(void *)(y_s - 16 - 8) = y_row15_v;
            *(vcc_f32x4 *)(void *)(y_s - 16 - 12) = y_row16_v;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float *const x_s2 = x - 3 - k * 4;
            const vcc_f32x4 x_row9_v = *(const vcc_f32x4 *)(const void *)(x_s2 - 1);
            const vcc_f32x4 x_row10_v = *(const vcc_f32x4 *)(const void *)(x_s2 - 5);
            const vcc_f32x4 x_row11_v = *(const vcc_f32x4 *)(const void *)(x_s2 - 9);
            const vcc_f32x4 x_row12_v = *(const vcc_f32x4 *)(const void *)(x_s2 - 13);
            const vcc_f32x4 t21_v = __builtin_shufflevector(x_row9_v, x_row11_v, 2, 6, 3, 7);
            const vcc_f32x4 t22_v = __builtin_shufflevector(x_row10_v, x_row12_v, 2, 6, 3, 7);
            const vcc_f32x4 t23_v = __builtin_shufflevector(x_row9_v, x_row11_v, 0, 4, 1, 5);
            const vcc_f32x4 t24_v = __builtin_shufflevector(x_row10_v, x_row12_v, 0, 4, 1, 5);
            const vcc_f32x4 x7_v = __builtin_shufflevector(t23_v, t24_v, 2, 6, 3, 7);
            const vcc_f32x4 x8_v = __builtin_shufflevector(t21_v, t22_v, 0, 4, 1, 5);
            const vcc_f32x4 x9_v = __builtin_shufflevector(t21_v, t22_v, 2, 6, 3, 7);
            float *const y_s2 = y - 4 - k * 4;
            const vcc_f32x4 y_row17_v = *(const vcc_f32x4 *)(const void *)(y_s2 - 2);
            const vcc_f32x4 y_row18_v = *(const vcc_f32x4 *)(const void *)(y_s2 - 10);
            const vcc_f32x4 t25_v = __builtin_shufflevector(y_row17_v, y_row18_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row19_v = *(const vcc_f32x4 *)(const void *)(y_s2 - 6);
            const vcc_f32x4 y_row20_v = *(const vcc_f32x4 *)(const void *)(y_s2 - 14);
            const vcc_f32x4 t26_v = __builtin_shufflevector(y_row19_v, y_row20_v, 2, 6, 3, 7);
            const vcc_f32x4 t27_v = __builtin_shufflevector(t25_v, t26_v, 0, 4, 1, 5) + x7_v;
            const vcc_f32x4 t28_v = __builtin_shufflevector(t25_v, t26_v, 2, 6, 3, 7) - x8_v;
            const vcc_f32x4 t29_v = x7_v * x8_v;
            const vcc_f32x4 t30_v = __builtin_shufflevector(t27_v, x9_v, 0, 4, 1, 5);
            const vcc_f32x4 t31_v = __builtin_shufflevector(t27_v, x9_v, 2, 6, 3, 7);
            const vcc_f32x4 t32_v = __builtin_shufflevector(t28_v, t29_v, 0, 4, 1, 5);
            const vcc_f32x4 t33_v = __builtin_shufflevector(t28_v, t29_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row21_v = __builtin_shufflevector(t30_v, t32_v, 0, 4, 1, 5);
            const vcc_f32x4 y_row22_v = __builtin_shufflevector(t30_v, t32_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row23_v = __builtin_shufflevector(t31_v, t33_v, 0, 4, 1, 5);
            const vcc_f32x4 y_row24_v = __builtin_shufflevector(t31_v, t33_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)y_s2 = y_row21_v;
            *(vcc_f32x4 *)(void *)(y_s2 - 4) = y_row22_v;
            *(vcc_f32x4 *)(void *)(y_s2 - 8) = y_row23_v;
            *(vcc_f32x4 *)(void *)(y_s2 - 12) = y_row24_v;
        }
        x = x - end * 4;
        y = y - end * 4;
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        x -= 4;
        y -= 4;
        y[0] += x[1];
        y[1] -= x[2];
        y[2] = x[3];
        y[3] = x[1] * x[2];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
