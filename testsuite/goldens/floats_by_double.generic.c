/* vcc 0.1.0 wrote this from floats_by_double.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | in float z[n] restrict | out float y[n] restrict | out i32 k[n] restrict */
/* Constants without suffix make `double` of what is `float` before and after. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void floats_by_double(int n, const float *restrict x, const float *restrict z, float *restrict y, int *restrict k)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)1.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)0.25f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)0.75f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 4;
                const vcc_f32x4 t9_v = *(const vcc_f32x4 *)(const void *)(x + at) * t2_v + t4_v;
                const vcc_f32x4 t10_v =
                    (vcc_f32x4)((vcc_u32x4)t9_v & (__extension__ (vcc_u32x4){0} + (unsigned int)2147483647u));
                const vcc_f32x4 y_new_v = t10_v / *(const vcc_f32x4 *)(const void *)(z + at) - t6_v;
                *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
                const vcc_u32x4 mask_v =
                    (vcc_u32x4)(*(const vcc_f32x4 *)(const void *)(x + at) > t8_v);
                const vcc_u32x4 k_new_v =
                    mask_v & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
                *(vcc_u32x4 *)(void *)(k + at) = k_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 t11_v = *(const vcc_f32x4 *)(const void *)(x + k2) * t2_v + t4_v;
            const vcc_f32x4 t12_v =
                (vcc_f32x4)((vcc_u32x4)t11_v & (__extension__ (vcc_u32x4){0} + (unsigned int)2147483647u));
            const vcc_f32x4 y_new2_v = t12_v / *(const vcc_f32x4 *)(const void *)(z + k2) - t6_v;
            *(vcc_f32x4 *)(void *)(y + k2) = y_new2_v;
            const vcc_u32x4 mask2_v =
                (vcc_u32x4)(*(const vcc_f32x4 *)(const void *)(x + k2) > t8_v);
            const vcc_u32x4 k_new2_v = mask2_v & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
            *(vcc_u32x4 *)(void *)(k + k2) = k_new2_v;
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
        float scaled = x[i] * 0.5, moved = scaled + 1.0, r = __builtin_fabs(moved) / z[i];
        y[i] = r - 0.25;
        k[i] = x[i] > 0.75;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
