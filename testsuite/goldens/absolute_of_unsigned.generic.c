/* vcc 0.1.0 wrote this from absolute_of_unsigned.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 x[n] | out u16 y[n] restrict */
/* What is never negative is its own absolute value, and no lane is to ask. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void absolute_of_unsigned(int n, const unsigned short *x, unsigned short *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u16x8 t_v = (unsigned short)1 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 y_new_last_v = *(const vcc_u16x8 *)(const void *)(x + last) + t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const vcc_u16x8 y_new_v = *(const vcc_u16x8 *)(const void *)(x + at) + t_v;
                *(vcc_u16x8 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 y_new2_v = *(const vcc_u16x8 *)(const void *)(x + k) + t_v;
            *(vcc_u16x8 *)(void *)(y + k) = y_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u16x8 *)(void *)(y + last) = y_new_last_v;
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (unsigned short)((x[i] < 0 ? -x[i] : x[i]) + 1);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = (unsigned short)((x[i] < 0 ? -x[i] : x[i]) + 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
