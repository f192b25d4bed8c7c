/* vcc 0.1.0 wrote this from threshold.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | float t | out float y[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void threshold(int n, const float *x, float t, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, the last ones overlapping, generic; runs if x and y are far enough
       apart */
    i = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)t;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const vcc_f32x4 x_last_v = *(const vcc_f32x4 *)(const void *)(x + last);
        const vcc_f32x4 x_last2_v = *(const vcc_f32x4 *)(const void *)(x + last + 4);
        const vcc_u32x4 mask_v = (vcc_u32x4)(x_last_v > t4_v);
        const vcc_u32x4 mask2_v = (vcc_u32x4)(x_last2_v > t4_v);
        const vcc_f32x4 y_new_last_v =
            (vcc_f32x4)(((vcc_u32x4)x_last_v & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
        const vcc_f32x4 y_new_last2_v =
            (vcc_f32x4)(((vcc_u32x4)x_last2_v & mask2_v) | ((vcc_u32x4)t2_v & ~mask2_v));
        unsigned long k;
        for (k = 0; k < end; k += 8) {
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
        /* the last ones, some of them once more */
        *(vcc_f32x4 *)(void *)(y + last) = y_new_last_v;
        *(vcc_f32x4 *)(void *)(y + last + 4) = y_new_last2_v;
        i = n;
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
