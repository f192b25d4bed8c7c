/* vcc 0.1.0 wrote this from overwritten_chain.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | inout float y[n+2] restrict */
/* What overwrites a store is overwritten itself: of three stores to one place the last one counts. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void overwritten_chain(int n, const float *restrict x, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, the last ones overlapping, generic; without y[i + 1], y[i +
       2], which the next iteration overwrites */
    int i_done = 0;
    if (n >= 5) {
        const unsigned long t = (unsigned long)n - 1;
        const unsigned long end = (t - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last_s = t - 4;
        const float t_v = (float)2.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const vcc_f32x4 y_new_last_v = *(const vcc_f32x4 *)(const void *)(x + last_s) * t2_v;
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
        /* the last ones, some of them once more */
        *(vcc_f32x4 *)(void *)(y + last_s) = y_new_last_v;
        i_done = (int)t;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = x[i] * 2;
        y[i + 1] = x[i] * 3;
        y[i + 2] = x[i] * 5;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
