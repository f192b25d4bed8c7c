/* vcc 0.1.0 wrote this from floats_clamped_by_double.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | out float y[n] restrict */
/* Clamped by numbers that are `double`, by a conditional expression and by branches. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void floats_clamped_by_double(int n, const float *restrict x, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, the last ones overlapping, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long last = (unsigned long)n - 4;
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)-1.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)1.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const vcc_f32x4 x_last_v = *(const vcc_f32x4 *)(const void *)(x + last);
        const vcc_u32x4 t7_v = (vcc_u32x4)(t4_v > x_last_v);
        const vcc_f32x4 t8_v =
            (vcc_f32x4)(((vcc_u32x4)t4_v & t7_v) | ((vcc_u32x4)x_last_v & ~t7_v));
        const vcc_u32x4 mask_v = (vcc_u32x4)(x_last_v > t6_v);
        const vcc_f32x4 t9_v =
            (vcc_f32x4)(((vcc_u32x4)t6_v & mask_v) | ((vcc_u32x4)t8_v & ~mask_v));
        const vcc_u32x4 y_new_last_v = (vcc_u32x4)(t2_v < t9_v);
        const vcc_f32x4 y_new_last2_v =
            (vcc_f32x4)(((vcc_u32x4)t2_v & y_new_last_v) | ((vcc_u32x4)t9_v & ~y_new_last_v));
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 t10_v = (vcc_u32x4)(t4_v > x_v);
            const vcc_f32x4 t11_v =
                (vcc_f32x4)(((vcc_u32x4)t4_v & t10_v) | ((vcc_u32x4)x_v & ~t10_v));
            const vcc_u32x4 mask2_v = (vcc_u32x4)(x_v > t6_v);
            const vcc_f32x4 t12_v =
                (vcc_f32x4)(((vcc_u32x4)t6_v & mask2_v) | ((vcc_u32x4)t11_v & ~mask2_v));
            const vcc_u32x4 y_new_v = (vcc_u32x4)(t2_v < t12_v);
            const vcc_f32x4 y_new2_v =
                (vcc_f32x4)(((vcc_u32x4)t2_v & y_new_v) | ((vcc_u32x4)t12_v & ~y_new_v));
            *(vcc_f32x4 *)(void *)(y + k) = y_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_f32x4 *)(void *)(y + last) = y_new_last2_v;
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        float v = x[i] > 1.0 ? 1.0 : x[i] < -1.0 ? -1.0 : x[i];
        if (v > 0.5)
            v = 0.5;
        y[i] = v;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
