/* vcc 0.1.0 wrote this from threshold.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | float t | out float y[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void threshold(int n, const float *x, float t, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, then 2, generic; runs if x and y are far enough apart */
    i = 0;
    if (n >= 2 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)t;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)(x_v0 > t4_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)(x_v1 > t4_v);
            const vcc_f32x4 y_new_v0 =
                (vcc_f32x4)(((vcc_u32x4)x_v0 & mask_v0) | ((vcc_u32x4)t2_v & ~mask_v0));
            const vcc_f32x4 y_new_v1 =
                (vcc_f32x4)(((vcc_u32x4)x_v1 & mask_v1) | ((vcc_u32x4)t2_v & ~mask_v1));
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_f32x4 *)(void *)(y + k + 4) = y_new_v1;
        }
        const float t5_v = (float)0.0f;
        const vcc_f32x2 t6_v = __extension__ (vcc_f32x2){t5_v, t5_v};
        const float t7_v = (float)t;
        const vcc_f32x2 t8_v = __extension__ (vcc_f32x2){t7_v, t7_v};
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_f32x2 x_v = *(const vcc_f32x2 *)(const void *)(x + k);
            const vcc_u32x2 mask_v = (vcc_u32x2)(x_v > t8_v);
            const vcc_f32x2 y_new_v =
                (vcc_f32x2)(((vcc_u32x2)x_v & mask_v) | ((vcc_u32x2)t6_v & ~mask_v));
            *(vcc_f32x2 *)(void *)(y + k) = y_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] > t ? x[i] : 0.0f;
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[i] > t ? x[i] : 0.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
