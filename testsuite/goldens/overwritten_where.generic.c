/* vcc 0.1.0 wrote this from overwritten_where.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+1] restrict | inout i16 y[n+1] restrict */
/* What is stored under a condition is overwritten as well: no mask is needed. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void overwritten_where(int n, const short *restrict x, short *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, generic; without y[i + 1], which
       the next iteration overwrites */
    int i_done = 0;
    if (n >= 9) {
        const unsigned long t = (unsigned long)n - 1;
        const unsigned long end = (t - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = t - 8;
        const vcc_u16x8 t_v = (unsigned short)2 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 y_new_last_v = *(const vcc_u16x8 *)(const void *)(x + last) - t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const vcc_u16x8 y_new_v = *(const vcc_u16x8 *)(const void *)(x + at) - t_v;
                *(vcc_u16x8 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 y_new2_v = *(const vcc_u16x8 *)(const void *)(x + k) - t_v;
            *(vcc_u16x8 *)(void *)(y + k) = y_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u16x8 *)(void *)(y + last) = y_new_last_v;
        i_done = (int)t;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = (short)(x[i] - 2);
        if (x[i] > 3)
            y[i + 1] = (short)(x[i] + x[i + 1]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
