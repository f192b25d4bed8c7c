/* vcc 0.1.0 wrote this from divide_float.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | out float z[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void divide_float(int n, const float *x, const float *y, float *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic; runs if x and z are far enough apart, y and z are far
       enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)z - (unsigned long)x - 1 >= 63
        && (unsigned long)z - (unsigned long)y - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + at);
                const vcc_f32x4 z_new_v = *(const vcc_f32x4 *)(const void *)(x + at) / y_v - y_v;
                *(vcc_f32x4 *)(void *)(z + at) = z_new_v;
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = x[i] / y[i] - y[i];
    }
#else
    for (i = 0; i < n; i++)
        z[i] = x[i] / y[i] - y[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
