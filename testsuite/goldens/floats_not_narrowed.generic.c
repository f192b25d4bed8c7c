/* vcc 0.1.0 wrote this from floats_not_narrowed.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | in float z[n] restrict | out float y[n] restrict | out i32 k[n] restrict */
/* What is not rounded in between, and numbers that `float` does not have, need `double`. */
#ifdef VCC_VECTOR
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void floats_not_narrowed(int n, const float *restrict x, const float *restrict z, float *restrict y, int *restrict k)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 2 lanes, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const float t_v = (float)0.0f;
        const vcc_f32x2 t2_v = __extension__ (vcc_f32x2){t_v, t_v};
        const double t3_v = (double)0.1;
        const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
        const double t5_v = (double)0.5;
        const vcc_f64x2 t6_v = __extension__ (vcc_f64x2){t5_v, t5_v};
        const double t7_v = (double)1.5;
        const vcc_f64x2 t8_v = __extension__ (vcc_f64x2){t7_v, t7_v};
        const double t9_v = (double)3.0;
        const vcc_f64x2 t10_v = __extension__ (vcc_f64x2){t9_v, t9_v};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 2) {
            const vcc_f32x2 x_v = *(const vcc_f32x2 *)(const void *)(x + k2);
            const vcc_u64x2 mask_v = (vcc_u64x2)(__builtin_convertvector(x_v, vcc_f64x2) > t4_v);
            const vcc_u32x2 mask2_v = __builtin_convertvector(mask_v, vcc_u32x2);
            const vcc_f32x2 t11_v =
                (vcc_f32x2)(((vcc_u32x2)t2_v & mask2_v) | ((vcc_u32x2)x_v & ~mask2_v));
            const vcc_f32x2 z_v = *(const vcc_f32x2 *)(const void *)(z + k2);
            const vcc_f32x2 t12_v =
                (vcc_f32x2)(((vcc_u32x2)t2_v & mask2_v) | ((vcc_u32x2)z_v & ~mask2_v));
            const vcc_f64x2 t13_v = __builtin_convertvector(t12_v, vcc_f64x2) * t8_v;
            const vcc_f64x2 t14_v = __builtin_convertvector(t11_v, vcc_f64x2) * t6_v + t13_v;
            const vcc_f32x2 t15_v =
                (vcc_f32x2)(((vcc_u32x2)x_v & mask2_v) | ((vcc_u32x2)t2_v & ~mask2_v));
            const vcc_f64x2 t16_v = __builtin_convertvector(t15_v, vcc_f64x2) * t4_v;
            const vcc_f32x2 t17_v = __builtin_convertvector(t16_v, vcc_f32x2);
            const vcc_f32x2 t18_v = __builtin_convertvector(t14_v, vcc_f32x2);
            const vcc_f32x2 y_new_v =
                (vcc_f32x2)(((vcc_u32x2)t17_v & mask2_v) | ((vcc_u32x2)t18_v & ~mask2_v));
            *(vcc_f32x2 *)(void *)(y + k2) = y_new_v;
            const vcc_f32x2 x2_v = *(const vcc_f32x2 *)(const void *)(x + k2);
            const vcc_f32x2 z2_v = *(const vcc_f32x2 *)(const void *)(z + k2);
            const vcc_f64x2 t19_v = __builtin_convertvector(x2_v, vcc_f64x2) * t10_v;
            const vcc_u64x2 mask3_v =
                (vcc_u64x2)(t19_v == __builtin_convertvector(z2_v, vcc_f64x2));
            const vcc_u32x2 mask4_v = __builtin_convertvector(mask3_v, vcc_u32x2);
            const vcc_u32x2 k_new_v = mask4_v & (__extension__ (vcc_u32x2){0} + (unsigned int)1u);
            *(vcc_u32x2 *)(void *)(k + k2) = k_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (x[i] > 0.1)
            y[i] = x[i] * 0.1;
        else
            y[i] = x[i] * 0.5 + z[i] * 1.5;
        k[i] = x[i] * 3.0 == z[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
