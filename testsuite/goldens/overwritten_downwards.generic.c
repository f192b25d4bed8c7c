/* vcc 0.1.0 wrote this from overwritten_downwards.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n+1] | out u32 y[n+1] restrict */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void overwritten_downwards(int n, const unsigned *x, unsigned *restrict y)
{
    y[n] = 5;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, generic; without y[i - 1], which the next iteration
       overwrites */
    int i_done = n;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 y_new_v =
                    *(const vcc_u32x4 *)(const void *)(x + (long)n - at - 3) ^ t_v;
                *(vcc_u32x4 *)(void *)(y + (long)n - at - 3) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 y_new2_v =
                *(const vcc_u32x4 *)(const void *)(x + (long)n - k - 3) ^ t_v;
            *(vcc_u32x4 *)(void *)(y + (long)n - k - 3) = y_new2_v;
        }
        i_done = (int)((unsigned int)i_done - (unsigned int)end);
    }
    /* remaining iterations */
    for (int i = i_done; i > 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n; i > 0; i--) {
#endif
        y[i] = x[i] ^ 3;
        y[i - 1] = x[i - 1] + (unsigned)i;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
