/* vcc 0.1.0 wrote this from rows_of_floats.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[4*n] | in double x[n] | out double d[n] restrict */
/* Two lanes, as most is done in doubles: the other half of a register must not raise exceptions. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void rows_of_floats(int n, const float *a, const double *x, double *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const double t_v = (double)2.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        const double t3_v = (double)1.0;
        const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
        const double t5_v = (double)3.0;
        const vcc_f64x2 t6_v = __extension__ (vcc_f64x2){t5_v, t5_v};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_f32x4 a_row_v = *(const vcc_f32x4 *)(const void *)(a + k2 * 4);
            const vcc_f32x4 a_row2_v = *(const vcc_f32x4 *)(const void *)(a + k2 * 4 + 4);
            const vcc_f32x4 a_row3_v = *(const vcc_f32x4 *)(const void *)(a + k2 * 4 + 8);
            const vcc_f32x4 a_row4_v = *(const vcc_f32x4 *)(const void *)(a + k2 * 4 + 12);
            const vcc_f32x4 t7_v = __builtin_shufflevector(a_row_v, a_row3_v, 0, 4, 1, 5);
            const vcc_f32x4 t8_v = __builtin_shufflevector(a_row_v, a_row3_v, 2, 6, 3, 7);
            const vcc_f32x4 t9_v = __builtin_shufflevector(a_row2_v, a_row4_v, 0, 4, 1, 5);
            const vcc_f32x4 t10_v = __builtin_shufflevector(a_row2_v, a_row4_v, 2, 6, 3, 7);
            const vcc_f64x2 x_v0 = *(const vcc_f64x2 *)(const void *)(x + k2);
            const vcc_f64x2 x_v1 = *(const vcc_f64x2 *)(const void *)(x + k2 + 2);
            const vcc_f64x2 t_v0 = x_v0 * t2_v;
            const vcc_f64x2 t_v1 = x_v1 * t2_v;
            const vcc_f64x2 t2_v0 = t_v0 + t4_v;
            const vcc_f64x2 t2_v1 = t_v1 + t4_v;
            const vcc_f64x2 t3_v0 = t2_v0 * x_v0;
            const vcc_f64x2 t3_v1 = t2_v1 * x_v1;
            const vcc_f64x2 t4_v0 = x_v0 + t6_v;
            const vcc_f64x2 t4_v1 = x_v1 + t6_v;
            const vcc_f64x2 t5_v0 = t3_v0 * t4_v0;
            const vcc_f64x2 t5_v1 = t3_v1 * t4_v1;
            const vcc_f64x2 t6_v0 = x_v0 - t4_v;
            const vcc_f64x2 t6_v1 = x_v1 - t4_v;
            const vcc_f64x2 t7_v0 = t5_v0 * t6_v0;
            const vcc_f64x2 t7_v1 = t5_v1 * t6_v1;
            const vcc_f32x4 a_v = __builtin_shufflevector(t8_v, t10_v, 0, 4, 1, 5);
            const vcc_f32x4 a2_v = __builtin_shufflevector(t7_v, t9_v, 2, 6, 3, 7);
            const vcc_f32x4 a3_v = __builtin_shufflevector(t8_v, t10_v, 2, 6, 3, 7);
            const vcc_f32x4 t11_v =
                __builtin_shufflevector(t7_v, t9_v, 0, 4, 1, 5) * a_v + a2_v + a3_v;
            const vcc_f64x2 t8_v0 =
                __builtin_convertvector(__builtin_shufflevector(t11_v, t11_v, 0, 1), vcc_f64x2);
            const vcc_f64x2 t8_v1 =
                __builtin_convertvector(__builtin_shufflevector(t11_v, t11_v, 2, 3), vcc_f64x2);
            const vcc_f64x2 d_new_v0 = t7_v0 + t8_v0;
            const vcc_f64x2 d_new_v1 = t7_v1 + t8_v1;
            *(vcc_f64x2 *)(void *)(d + k2) = d_new_v0;
            *(vcc_f64x2 *)(void *)(d + k2 + 2) = d_new_v1;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        const float *r = a + 4 * k;
        float s = r[0] * r[2] + r[1] + r[3];
        double y = x[k];
        d[k] = (y * 2.0 + 1.0) * y * (y + 3.0) * (y - 1.0) + s;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
