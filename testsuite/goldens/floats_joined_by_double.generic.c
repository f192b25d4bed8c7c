/* vcc 0.1.0 wrote this from floats_joined_by_double.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | inout float y[n] restrict | inout float z[n] restrict */
/* `double` variables that branches set, one after the other. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void floats_joined_by_double(int n, const float *restrict x, float *restrict y, float *restrict z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)1.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)0.25f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)0.5f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)0.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)3.0f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 y_new_v = (vcc_u32x4)(t2_v < x_v);
            const vcc_f32x4 y_new2_v =
                (vcc_f32x4)(((vcc_u32x4)t2_v & y_new_v) | ((vcc_u32x4)x_v & ~y_new_v));
            *(vcc_f32x4 *)(void *)(y + k) = y_new2_v;
            const vcc_f32x4 x2_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 mask_v = (vcc_u32x4)(y_new2_v > t6_v);
            const vcc_u32x4 mask2_v = (vcc_u32x4)(x2_v < t8_v);
            const vcc_f32x4 z_v = *(const vcc_f32x4 *)(const void *)(z + k);
            const vcc_u32x4 mask3_v = (vcc_u32x4)(x2_v > t8_v);
            const vcc_f32x4 t11_v =
                (vcc_f32x4)(((vcc_u32x4)t8_v & mask2_v) | ((vcc_u32x4)z_v & ~mask2_v));
            const vcc_f32x4 t12_v =
                (vcc_f32x4)(((vcc_u32x4)t11_v & mask3_v) | ((vcc_u32x4)x2_v & ~mask3_v));
            const vcc_f32x4 t13_v =
                (vcc_f32x4)(((vcc_u32x4)x2_v & mask_v) | ((vcc_u32x4)t4_v & ~mask_v));
            *(vcc_f32x4 *)(void *)(z + k) = t13_v + t12_v * t10_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        double v = x[i], u, a;
        float t;
        if (v > 1)
            v = 1;
        y[i] = v;
        u = z[i];
        if (x[i] < 0)
            u = 0;
        a = x[i] > 0 ? u : x[i];
        t = a * 3.0;
        z[i] = (y[i] > 0.5 ? x[i] : 0.25) + (double)t;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
