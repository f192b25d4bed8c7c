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
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const float *const x_s = x - 3 - at * 4;
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
                float *const y_s = y - 4 - at * 4;
                const vcc_f32x4 y_row_v = *(const vcc_f32x4 *)(const void *)(y_s - 2);
                const vcc_f32x4 y_row2_v = *(const vcc_f32x4 *)(const void *)(y_s - 10);
                const vcc_f32x4 t5_v = __builtin_shufflevector(y_row_v, y_row2_v, 2, 6, 3, 7);
                const vcc_f32x4 y_row3_v = *(const vcc_f32x4 *)(const void *)(y_s - 6);
                const vcc_f32x4 y_row4_v = *(const vcc_f32x4 *)(const void *)(y_s - 14);
                const vcc_f32x4 t6_v = __builtin_shufflevector(y_row3_v, y_row4_v, 2, 6, 3, 7);
                const vcc_f32x4 t7_v = __builtin_shufflevector(t5_v, t6_v, 0, 4, 1, 5) + x_v;
                const vcc_f32x4 t8_v = __builtin_shufflevector(t5_v, t6_v, 2, 6, 3, 7) - x2_v;
                const vcc_f32x4 t9_v = x_v * x2_v;
                const vcc_f32x4 t10_v = __builtin_shufflevector(t7_v, x3_v, 0, 4, 1, 5);
                const vcc_f32x4 t11_v = __builtin_shufflevector(t7_v, x3_v, 2, 6, 3, 7);
                const vcc_f32x4 t12_v = __builtin_shufflevector(t8_v, t9_v, 0, 4, 1, 5);
                const vcc_f32x4 t13_v = __builtin_shufflevector(t8_v, t9_v, 2, 6, 3, 7);
                const vcc_f32x4 y_row5_v = __builtin_shufflevector(t10_v, t12_v, 0, 4, 1, 5);
                const vcc_f32x4 y_row6_v = __builtin_shufflevector(t10_v, t12_v, 2, 6, 3, 7);
                const vcc_f32x4 y_row7_v = __builtin_shufflevector(t11_v, t13_v, 0, 4, 1, 5);
                const vcc_f32x4 y_row8_v = __builtin_shufflevector(t11_v, t13_v, 2, 6, 3, 7);
                *(vcc_f32x4 *)(void *)y_s = y_row5_v;
                *(vcc_f32x4 *)(void *)(y_s - 4) = y_row6_v;
                *(vcc_f32x4 *)(void *)(y_s - 8) = y_row7_v;
                *(vcc_f32x4 *)(void *)(y_s - 12) = y_row8_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float *const x_s2 = x - 3 - k * 4;
            const vcc_f32x4 x_row5_v = *(const vcc_f32x4 *)(const void *)(x_s2 - 1);
            const vcc_f32x4 x_row6_v = *(const vcc_f32x4 *)(const void *)(x_s2 - 5);
            const vcc_f32x4 x_row7_v = *(const vcc_f32x4 *)(const void *)(x_s2 - 9);
            const vcc_f32x4 x_row8_v = *(const vcc_f32x4 *)(const void *)(x_s2 - 13);
            const vcc_f32x4 t14_v = __builtin_shufflevector(x_row5_v, x_row7_v, 2, 6, 3, 7);
            const vcc_f32x4 t15_v = __builtin_shufflevector(x_row6_v, x_row8_v, 2, 6, 3, 7);
            const vcc_f32x4 t16_v = __builtin_shufflevector(x_row5_v, x_row7_v, 0, 4, 1, 5);
            const vcc_f32x4 t17_v = __builtin_shufflevector(x_row6_v, x_row8_v, 0, 4, 1, 5);
            const vcc_f32x4 x4_v = __builtin_shufflevector(t16_v, t17_v, 2, 6, 3, 7);
            const vcc_f32x4 x5_v = __builtin_shufflevector(t14_v, t15_v, 0, 4, 1, 5);
            const vcc_f32x4 x6_v = __builtin_shufflevector(t14_v, t15_v, 2, 6, 3, 7);
            float *const y_s2 = y - 4 - k * 4;
            const vcc_f32x4 y_row9_v = *(const vcc_f32x4 *)(const void *)(y_s2 - 2);
            const vcc_f32x4 y_row10_v = *(const vcc_f32x4 *)(const void *)(y_s2 - 10);
            const vcc_f32x4 t18_v = __builtin_shufflevector(y_row9_v, y_row10_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row11_v = *(const vcc_f32x4 *)(const void *)(y_s2 - 6);
            const vcc_f32x4 y_row12_v = *(const vcc_f32x4 *)(const void *)(y_s2 - 14);
            const vcc_f32x4 t19_v = __builtin_shufflevector(y_row11_v, y_row12_v, 2, 6, 3, 7);
            const vcc_f32x4 t20_v = __builtin_shufflevector(t18_v, t19_v, 0, 4, 1, 5) + x4_v;
            const vcc_f32x4 t21_v = __builtin_shufflevector(t18_v, t19_v, 2, 6, 3, 7) - x5_v;
            const vcc_f32x4 t22_v = x4_v * x5_v;
            const vcc_f32x4 t23_v = __builtin_shufflevector(t20_v, x6_v, 0, 4, 1, 5);
            const vcc_f32x4 t24_v = __builtin_shufflevector(t20_v, x6_v, 2, 6, 3, 7);
            const vcc_f32x4 t25_v = __builtin_shufflevector(t21_v, t22_v, 0, 4, 1, 5);
            const vcc_f32x4 t26_v = __builtin_shufflevector(t21_v, t22_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row13_v = __builtin_shufflevector(t23_v, t25_v, 0, 4, 1, 5);
            const vcc_f32x4 y_row14_v = __builtin_shufflevector(t23_v, t25_v, 2, 6, 3, 7);
            const vcc_f32x4 y_row15_v = __builtin_shufflevector(t24_v, t26_v, 0, 4, 1, 5);
            const vcc_f32x4 y_row16_v = __builtin_shufflevector(t24_v, t26_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)y_s2 = y_row13_v;
            *(vcc_f32x4 *)(void *)(y_s2 - 4) = y_row14_v;
            *(vcc_f32x4 *)(void *)(y_s2 - 8) = y_row15_v;
            *(vcc_f32x4 *)(void *)(y_s2 - 12) = y_row16_v;
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
