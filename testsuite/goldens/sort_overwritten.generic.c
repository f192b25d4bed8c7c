/* vcc 0.1.0 wrote this from sort_overwritten.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i16 x[n+1] | in i16 y[n] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void sort_overwritten(int n, short *x, const short *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 4, then 8, generic; without x[i + 1], which the next iteration
       overwrites; runs if y and x do not overlap */
    int i_done = 0;
    {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        if (n >= 9
            && ((unsigned long)y + end * 2 <= (unsigned long)x
            || (unsigned long)x + end * 2 + 2 <= (unsigned long)y)) {
            const unsigned long wide_end = end & ~31UL;
            const vcc_u16x8 t_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const vcc_u16x8 x_new_v = *(const vcc_u16x8 *)(const void *)(y + at) * t_v;
                    *(vcc_u16x8 *)(void *)(x + at) = x_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const vcc_u16x8 x_new2_v = *(const vcc_u16x8 *)(const void *)(y + k) * t_v;
                *(vcc_u16x8 *)(void *)(x + k) = x_new2_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        x[i] = (short)(y[i] * 3);
        x[i + 1] = (short)(y[i] ^ 5);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
