/* vcc 0.1.0 wrote this from divided_by_powers.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | in double z[n] restrict | out float y[n] restrict | out double w[n] restrict */
/* What is divided by a power of two is multiplied by its inverse; no sum takes the product in. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void divided_by_powers(int n, const float *restrict x, const double *restrict z, float *restrict y, double *restrict w)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.25f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)-3.0517578e-5f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)3.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)5.877472e-39f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const double t9_v = (double)0.0009765625;
        const vcc_f64x2 t10_v = __extension__ (vcc_f64x2){t9_v, t9_v};
        const double t11_v = (double)-8.0;
        const vcc_f64x2 t12_v = __extension__ (vcc_f64x2){t11_v, t11_v};
        const float t13_v = (float)1.1754944e-38f;
        const vcc_f32x4 t14_v = __extension__ (vcc_f32x4){t13_v, t13_v, t13_v, t13_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_f32x4 y_new_v = x_v * t2_v + x_v * t4_v + x_v / t6_v + x_v * t8_v;
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v;
            const vcc_f64x2 z_v0 = *(const vcc_f64x2 *)(const void *)(z + k);
            const vcc_f64x2 z_v1 = *(const vcc_f64x2 *)(const void *)(z + k + 2);
            const vcc_f64x2 t_v0 = z_v0 * t10_v;
            const vcc_f64x2 t_v1 = z_v1 * t10_v;
            const vcc_f64x2 t2_v0 = z_v0 * t12_v;
            const vcc_f64x2 t2_v1 = z_v1 * t12_v;
            const vcc_f64x2 t3_v0 = t_v0 - t2_v0;
            const vcc_f64x2 t3_v1 = t_v1 - t2_v1;
            const vcc_f32x4 t15_v = *(const vcc_f32x4 *)(const void *)(x + k) * t14_v;
            const vcc_f64x2 t4_v0 =
                __builtin_convertvector(__builtin_shufflevector(t15_v, t15_v, 0, 1), vcc_f64x2);
            const vcc_f64x2 t4_v1 =
                __builtin_convertvector(__builtin_shufflevector(t15_v, t15_v, 2, 3), vcc_f64x2);
            const vcc_f64x2 w_new_v0 = t3_v0 + t4_v0;
            const vcc_f64x2 w_new_v1 = t3_v1 + t4_v1;
            *(vcc_f64x2 *)(void *)(w + k) = w_new_v0;
            *(vcc_f64x2 *)(void *)(w + k + 2) = w_new_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] / 4.0f + x[i] / -32768 + x[i] / 3.0f + x[i] / 1.7014118346046923e38f;
        w[i] = z[i] / 1024.0 - z[i] / -0.125 + x[i] / 8.5070591730234616e37f;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
