/* vcc 0.1.0 wrote this from overwritten_unsigned.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | inout float y[n+1] restrict */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void overwritten_unsigned(int n, const float *restrict x, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, then 4, generic; without y[i + 1], which the next iteration
       overwrites */
    unsigned i_done = 0;
    {
        const unsigned long trips = (unsigned long)(unsigned int)n;
        if ((long)trips >= 5) {
            const unsigned long end = (trips - 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const float t_v = (float)2.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_f32x4 y_new_v = *(const vcc_f32x4 *)(const void *)(x + at) * t2_v;
                    *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_f32x4 y_new2_v = *(const vcc_f32x4 *)(const void *)(x + k) * t2_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new2_v;
            }
            i_done = (unsigned int)end;
        }
    }
    /* remaining iterations */
    for (unsigned i = i_done; i < (unsigned)n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (unsigned i = 0; i < (unsigned)n; i++) {
#endif
        y[i] = x[i] * 2;
        y[i + 1] = x[i] * 3;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
