/* vcc 0.1.0 wrote this from columns_overlap_all.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 y[3*n+64] */
/* What the last columns write, the first ones read in later rows. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_overlap_all(int n, unsigned *y)
{
    const unsigned *x = y + n / 2 + 1;
    for (int j = 5; j < 40; j++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 7: 4 lanes x 4, then 4, generic; runs if x and y are far enough apart */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t =
                (unsigned long)y - (unsigned long)((const char *)x + (long)((unsigned long)j * 4));
            if (t - 1 >= 63) {
                unsigned long k;
                for (k = 0; k < wide_end; k += 16) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k + copy * 4;
                        const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + at);
                        const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + (long)j + at);
                        *(vcc_u32x4 *)(void *)(y + at) = y_v + y_v + y_v + x_v;
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 4) {
                    const vcc_u32x4 y2_v = *(const vcc_u32x4 *)(const void *)(y + k);
                    const vcc_u32x4 x2_v = *(const vcc_u32x4 *)(const void *)(x + (long)j + k);
                    *(vcc_u32x4 *)(void *)(y + k) = y2_v + y2_v + y2_v + x2_v;
                }
                i = (int)end;
            }
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] = y[i] * 3 + x[i + j];
        }
    }
#else
        for (int i = 0; i < n; i++)
            y[i] = y[i] * 3 + x[i + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
