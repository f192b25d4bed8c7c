/* vcc 0.1.0 wrote this from minmax_clamp_f32.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | float lo | float hi | out float y[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void minmax_clamp_f32(int n, const float *x, float lo, float hi, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic; runs if x and y are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float hi_v = (float)hi;
        const vcc_f32x4 hi2_v = __extension__ (vcc_f32x4){hi_v, hi_v, hi_v, hi_v};
        const float lo_v = (float)lo;
        const vcc_f32x4 lo2_v = __extension__ (vcc_f32x4){lo_v, lo_v, lo_v, lo_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 t_v0 = (vcc_u32x4)(lo2_v > x_v0);
            const vcc_f32x4 t2_v0 =
                (vcc_f32x4)(((vcc_u32x4)lo2_v & t_v0) | ((vcc_u32x4)x_v0 & ~t_v0));
            const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 t_v1 = (vcc_u32x4)(lo2_v > x_v1);
            const vcc_f32x4 t2_v1 =
                (vcc_f32x4)(((vcc_u32x4)lo2_v & t_v1) | ((vcc_u32x4)x_v1 & ~t_v1));
            const vcc_u32x4 y_new_v0 = (vcc_u32x4)(hi2_v < t2_v0);
            const vcc_f32x4 y_new2_v0 =
                (vcc_f32x4)(((vcc_u32x4)hi2_v & y_new_v0) | ((vcc_u32x4)t2_v0 & ~y_new_v0));
            const vcc_u32x4 y_new_v1 = (vcc_u32x4)(hi2_v < t2_v1);
            const vcc_f32x4 y_new2_v1 =
                (vcc_f32x4)(((vcc_u32x4)hi2_v & y_new_v1) | ((vcc_u32x4)t2_v1 & ~y_new_v1));
            *(vcc_f32x4 *)(void *)(y + k) = y_new2_v0;
            *(vcc_f32x4 *)(void *)(y + k + 4) = y_new2_v1;
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
        float v = x[i];
        v = v < lo ? lo : v;
        v = v > hi ? hi : v;
        y[i] = v;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
