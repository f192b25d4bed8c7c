/* vcc 0.1.0 wrote this from rows_of_floats.c for generic */
/* kernel: int n | in float a[4*n] | in double x[n] | out double d[n] restrict */
/* Two lanes, as most is done in doubles: the other half of a register must not raise exceptions. */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
void rows_of_floats(int n, const float *a, const double *x, double *d)
{
    int k;
    /* vcc: line 7: 2 lanes, generic */
    k = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const vcc_u32x2 t_v = (__extension__ (vcc_u32x2){0u, 1u}) << 2;
        const double t2_v = (double)(2.0);
        const vcc_f64x2 t3_v = (__extension__ (vcc_f64x2){t2_v, t2_v});
        const double t4_v = (double)(1.0);
        const vcc_f64x2 t5_v = (__extension__ (vcc_f64x2){t4_v, t4_v});
        const double t6_v = (double)(3.0);
        const vcc_f64x2 t7_v = (__extension__ (vcc_f64x2){t6_v, t6_v});
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 2) {
            const float *const a_s = a + (long)(4UL * k2);
            const vcc_i32x2 a_v = (vcc_i32x2)t_v;
            const vcc_f32x2 a2_v = (__extension__ (vcc_f32x2){a_s[a_v[0]], a_s[a_v[1]]});
            const vcc_i32x2 a3_v = (vcc_i32x2)t_v;
            const vcc_f32x2 a4_v =
                (__extension__ (vcc_f32x2){(a_s + 2)[a3_v[0]], (a_s + 2)[a3_v[1]]});
            const vcc_i32x2 a5_v = (vcc_i32x2)t_v;
            const vcc_f32x2 a6_v =
                (__extension__ (vcc_f32x2){(a_s + 1)[a5_v[0]], (a_s + 1)[a5_v[1]]});
            const vcc_i32x2 a7_v = (vcc_i32x2)t_v;
            const vcc_f32x2 a8_v =
                (__extension__ (vcc_f32x2){(a_s + 3)[a7_v[0]], (a_s + 3)[a7_v[1]]});
            const vcc_f64x2 x_v = *(const vcc_f64x2 *)(const void *)(x + k2);
            const vcc_f64x2 t8_v =
                __builtin_convertvector(((a2_v * a4_v) + a6_v) + a8_v, vcc_f64x2);
            const vcc_f64x2 d_new_v =
                (((((x_v * t3_v) + t5_v) * x_v) * (x_v + t7_v)) * (x_v - t5_v)) + t8_v;
            *(vcc_f64x2 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        const float *r = a + 4 * k;
        float s = r[0] * r[2] + r[1] + r[3];
        double y = x[k];
        d[k] = (y * 2.0 + 1.0) * y * (y + 3.0) * (y - 1.0) + s;
    }
    }
}
