/* vcc 0.1.0 wrote this from strided_axpy.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u32 s | float a | in float x[2*n+8] | inout float y[2*n+8] | -> i64 */
/* Counters that step by variables, each of its own, and what they are in the end. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
long strided_axpy(int n, unsigned s, float a, const float *x, float *y)
{
    static const short strides[] = { 1, 1, 2, 1, 0, 1, -1, 1 };
    const short incx = strides[s & 7], incy = strides[s >> 3 & 7];
    int i, ix = incx < 0 ? n : 0;
    long iy = incy < 0 ? n : 0;
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes x 2, generic; runs if incx is 1, incy is 1, x and y are far enough apart
       */
    i = 0;
    if (n >= 8) {
        const unsigned long end_s = (unsigned long)n & ~7UL;
        const unsigned long t =
            (unsigned long)((char *)y + (long)((unsigned long)iy * 4)) - (unsigned long)((const char *)x + (long)((unsigned long)ix * 4));
        if (incx == 1 && incy == 1 && t - 1 >= 63) {
            const float a_v = (float)a;
            const vcc_f32x4 a2_v = __extension__ (vcc_f32x4){a_v, a_v, a_v, a_v};
            unsigned long k;
            for (k = 0; k < end_s; k += 8) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_f32x4 t_v =
                        a2_v * *(const vcc_f32x4 *)(const void *)(x + (long)ix + at);
                    const vcc_f32x4 y_new_v = *(const vcc_f32x4 *)(const void *)(y + iy + at) + t_v;
                    *(vcc_f32x4 *)(void *)(y + iy + at) = y_new_v;
                }
            }
            i = (int)end_s;
            ix = (int)((unsigned int)ix + (unsigned int)end_s);
            iy = (long)((unsigned long)iy + end_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[iy] += a * x[ix];
        ix += incx;
        iy += incy;
    }
    return ix * 3 + iy;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
