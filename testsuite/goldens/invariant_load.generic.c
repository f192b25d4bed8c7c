/* vcc 0.1.0 wrote this from invariant_load.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float scale[1] | out float y[n] */
/* What `scale` points to may be overwritten by the stores. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void invariant_load(int n, const float *x, const float *scale, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic; runs if scale and y do not overlap, x and y are
       far enough apart */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)scale + 4 <= (unsigned long)y
            || (unsigned long)y + end * 4 <= (unsigned long)scale)
            && (unsigned long)y - (unsigned long)x - 1 >= 63) {
            const unsigned long wide_end = end & ~15UL;
            const float scale_s = *scale;
            const float scale_v = (float)scale_s;
            const vcc_f32x4 scale2_v = __extension__ (vcc_f32x4){scale_v, scale_v, scale_v,
                scale_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_f32x4 y_new_v = *(const vcc_f32x4 *)(const void *)(x + at) * scale2_v;
                    *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_f32x4 y_new2_v = *(const vcc_f32x4 *)(const void *)(x + k) * scale2_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new2_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] * *scale;
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[i] * *scale;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
