/* vcc 0.1.0 wrote this from columns_last.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n+20] restrict | inout u32 y[n] restrict | -> u32 */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned columns_last(int n, const int *restrict x, unsigned *restrict y)
{
    unsigned last = 7;
    for (int j = 0; j < 20; j++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 6: 4 lanes x 4, then 4, generic */
        if (n >= 5) {
            const unsigned long end = ((unsigned long)n - 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + (long)j + at);
                    const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(y + at) + x_v;
                    *(vcc_u32x4 *)(void *)(y + at) = y_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u32x4 x2_v = *(const vcc_u32x4 *)(const void *)(x + (long)j + k);
                const vcc_u32x4 y_new2_v = *(const vcc_u32x4 *)(const void *)(y + k) + x2_v;
                *(vcc_u32x4 *)(void *)(y + k) = y_new2_v;
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
#else
        for (int i = 0; i < n; i++) {
#endif
            last = (unsigned)x[i + j];
            y[i] += last;
        }
#ifdef VCC_VECTOR
    }
#endif
    return last;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
