/* vcc 0.1.0 wrote this from unsigned_offset.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: unsigned n | in i16 x[n+7] | out i16 y[n] */
/* The subscript may wrap as far as anyone knows. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
static void shifted(unsigned n, unsigned by, const short *x, short *y)
{
    unsigned i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, the last ones overlapping, generic; runs if no subscript
       wraps around, x and y are far enough apart */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long t =
            (unsigned long)y - (unsigned long)((const char *)x + (long)((unsigned long)by * 2));
        if ((unsigned long)by + ((unsigned long)n - 1) <= 4294967295UL
            && t - 1 >= (unsigned long)n * 2 - 1) {
            const unsigned long last = (unsigned long)n - 8;
            const vcc_u16x8 t_v = (unsigned short)1 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 x_last_v = *(const vcc_u16x8 *)(const void *)(x + (long)by + last);
            const vcc_u16x8 y_new_last_v = x_last_v - t_v;
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const vcc_u16x8 y_new_v =
                        *(const vcc_u16x8 *)(const void *)(x + (long)by + at) - t_v;
                    *(vcc_u16x8 *)(void *)(y + at) = y_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const vcc_u16x8 y_new2_v =
                    *(const vcc_u16x8 *)(const void *)(x + (long)by + k) - t_v;
                *(vcc_u16x8 *)(void *)(y + k) = y_new2_v;
            }
            /* the last ones, some of them once more */
            *(vcc_u16x8 *)(void *)(y + last) = y_new_last_v;
            i = n;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(x[i + by] - 1);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (short)(x[i + by] - 1);
#endif
}

void unsigned_offset(unsigned n, const short *x, short *y)
{
    shifted(n, 7, x, y);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
