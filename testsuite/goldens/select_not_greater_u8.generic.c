/* vcc 0.1.0 wrote this from select_not_greater_u8.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | inout u8 y[n] */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void select_not_greater_u8(int n, const unsigned char *x, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes x 2, then 4, generic; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u8x16 t_v = (unsigned char)85 - __extension__ (vcc_u8x16){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const vcc_u8x16 x_v = *(const vcc_u8x16 *)(const void *)(x + at);
                const vcc_u8x16 y_v = *(const vcc_u8x16 *)(const void *)(y + at);
                const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)x_v <= (vcc_u8x16)y_v);
                const vcc_u8x16 y_new_v = (x_v & mask_v) | ((y_v ^ t_v) & ~mask_v);
                *(vcc_u8x16 *)(void *)(y + at) = y_new_v;
            }
        }
        const vcc_u8x4 t2_v = (unsigned char)85 - __extension__ (vcc_u8x4){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u8x4 x2_v = *(const vcc_u8x4 *)(const void *)(x + k);
            const vcc_u8x4 y2_v = *(const vcc_u8x4 *)(const void *)(y + k);
            const vcc_u8x4 mask2_v = (vcc_u8x4)((vcc_u8x4)x2_v <= (vcc_u8x4)y2_v);
            const vcc_u8x4 y_new2_v = (x2_v & mask2_v) | ((y2_v ^ t2_v) & ~mask2_v);
            *(vcc_u8x4 *)(void *)(y + k) = y_new2_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] <= y[i] ? x[i] : (unsigned char)(y[i] ^ 85);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] <= y[i] ? x[i] : (unsigned char)(y[i] ^ 85);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
