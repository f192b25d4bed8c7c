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
    /* vcc: line 8: 4 lanes, generic */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
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
            float *const y_s = y - 4 - k * 4;
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
