/* vcc 0.1.0 wrote this from unit_stride.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u32 s | in float x[2*n+8] | inout float y[2*n+8] */
/* Strides of 1, 2, 0 and -1; arrays may overlap. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void unit_stride(int n, unsigned s, const float *x, float *y)
{
    static const int strides[] = { 1, 2, 0, -1 };
    int i, by = strides[s & 3];
    if (by < 0) {
        x += n;
        y += n;
    }
#ifdef VCC_VECTOR
    /* vcc: line 11: 4 lanes x 2, generic; runs if by is 1, x and y are far enough apart */
    i = 0;
    if (n >= 8 && by == 1 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float t_v = (float)2.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + at);
                const vcc_f32x4 y_new_v = t2_v * *(const vcc_f32x4 *)(const void *)(x + at) + y_v;
                *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i * by] = 2 * x[i * by] + y[i * by];
    }
#else
    for (i = 0; i < n; i++)
        y[i * by] = 2 * x[i * by] + y[i * by];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
