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
    /* vcc: line 4: 8 lanes x 2, then 8, the last ones overlapping, generic; runs if x and y do not
       overlap */
    int i_done = 0;
    if (n >= 8
        && ((unsigned long)x + (unsigned long)n * 2 + 2 <= (unsigned long)y
        || (unsigned long)y + (unsigned long)n * 2 <= (unsigned long)x)) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u16x8 t_v = (unsigned short)5 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 y_last_v = *(const vcc_u16x8 *)(const void *)(y + last);
        const vcc_u16x8 x_new_last_v = y_last_v ^ t_v;
        const vcc_u16x8 x_new_last2_v = y_last_v * t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const vcc_u16x8 y_v = *(const vcc_u16x8 *)(const void *)(y + at);
                *(vcc_u16x8 *)(void *)(x + 1 + at) = y_v ^ t_v;
                *(vcc_u16x8 *)(void *)(x + at) = y_v * t2_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 y2_v = *(const vcc_u16x8 *)(const void *)(y + k);
            *(vcc_u16x8 *)(void *)(x + 1 + k) = y2_v ^ t_v;
            *(vcc_u16x8 *)(void *)(x + k) = y2_v * t2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u16x8 *)(void *)(x + 1 + last) = x_new_last_v;
        *(vcc_u16x8 *)(void *)(x + last) = x_new_last2_v;
        i_done = n;
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
