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
    /* vcc: line 5: 4 lanes x 4, then 4, generic; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)t;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + at);
                const vcc_u32x4 mask_v = (vcc_u32x4)(x_v > t4_v);
                const vcc_f32x4 y_new_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
                *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_f32x4 x2_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 mask2_v = (vcc_u32x4)(x2_v > t4_v);
            const vcc_f32x4 y_new2_v =
                (vcc_f32x4)(((vcc_u32x4)x2_v & mask2_v) | ((vcc_u32x4)t2_v & ~mask2_v));
            *(vcc_f32x4 *)(void *)(y + k) = y_new2_v;
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
