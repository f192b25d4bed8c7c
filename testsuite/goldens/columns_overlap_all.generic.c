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
        /* vcc: line 7: 4 lanes, generic; runs if x and y are far enough apart */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long t =
                (unsigned long)y - (unsigned long)((const char *)x + (long)((unsigned long)j * 4));
            if (t - 1 >= 63) {
                const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
                unsigned long k;
                for (k = 0; k < end; k += 4) {
                    const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + (long)j + k);
                    const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(y + k) * t_v + x_v;
                    *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
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
