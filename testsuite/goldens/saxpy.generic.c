/* vcc 0.1.0 wrote this from saxpy.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float a | in float x[n] | inout float y[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void saxpy(int n, float a, const float *x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, generic; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float a_v = (float)a;
        const vcc_f32x4 a2_v = __extension__ (vcc_f32x4){a_v, a_v, a_v, a_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + at);
                const vcc_f32x4 y_new_v = a2_v * *(const vcc_f32x4 *)(const void *)(x + at) + y_v;
                *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = a * x[i] + y[i];
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] + y[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
