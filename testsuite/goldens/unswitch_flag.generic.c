/* vcc 0.1.0 wrote this from unswitch_flag.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int flag | inout float x[n] | in float y[n] */
/* A flag decides what each iteration does. */
#ifdef VCC_VECTOR
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void unswitch_flag(int n, int flag, float *x, const float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 2, generic; runs if y and x are far enough apart */
    int i_done = 0;
    if (n >= 2 && ((unsigned int)flag & 1u) != 0u
        && (unsigned long)x - (unsigned long)y - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + at);
                const vcc_f32x4 x_new_v = *(const vcc_f32x4 *)(const void *)(x + at) * y_v;
                *(vcc_f32x4 *)(void *)(x + at) = x_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_f32x2 y2_v = *(const vcc_f32x2 *)(const void *)(y + k);
            const vcc_f32x2 x_new2_v = *(const vcc_f32x2 *)(const void *)(x + k) * y2_v;
            *(vcc_f32x2 *)(void *)(x + k) = x_new2_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++)
#else
    for (int i = 0; i < n; i++)
#endif
 {
        float old = x[i];
        if (flag & 1)
            x[i] = old * y[i];
        else if (y[i] > 0)
            x[i] = old + y[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
