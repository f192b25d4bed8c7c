/* vcc 0.1.0 wrote this from every_second.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[2*n] | out float y[n] */
/* The gap after the last element lies beyond the array. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void every_second(int n, const float *x, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic; runs if x and y do not overlap */
    i = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long t = (unsigned long)(x + 1);
        if (t + end * 8 - 4 <= (unsigned long)y || (unsigned long)y + end * 4 <= t) {
            const float t_v = (float)2.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 4;
                    const float *const x_s = x + 1 + at * 2;
                    const vcc_f32x4 x_row_v = *(const vcc_f32x4 *)(const void *)x_s;
                    const vcc_f32x4 x_row2_v = *(const vcc_f32x4 *)(const void *)(x_s + 4);
                    const vcc_f32x4 y_new_v =
                        t2_v * __builtin_shufflevector(x_row_v, x_row2_v, 0, 2, 4, 6);
                    *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
                }
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = 2.0f * x[2 * i + 1];
    }
#else
    for (i = 0; i < n; i++)
        y[i] = 2.0f * x[2 * i + 1];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
