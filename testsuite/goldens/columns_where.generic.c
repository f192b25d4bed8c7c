/* vcc 0.1.0 wrote this from columns_where.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+24] restrict | in i16 w[24] restrict | inout i16 y[n] restrict */
#ifdef VCC_VECTOR
typedef short vcc_i16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void columns_where(int n, const short *restrict x, const short *restrict w, short *restrict y)
{
    for (int j = 0; j < 24; j++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 5: 8 lanes x 2, then 2, generic */
        if (n >= 2) {
            const unsigned long end = (unsigned long)n & ~1UL;
            const unsigned long wide_end = end & ~15UL;
            const vcc_u16x8 t_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
            const short w_s = w[(long)j];
            const short t = (short)(int)w_s;
            const vcc_u16x8 t2_v = (unsigned short)t - __extension__ (vcc_u16x8){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 8;
                    const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + (long)j + at);
                    const vcc_u16x8 y_v = *(const vcc_u16x8 *)(const void *)(y + at);
                    const vcc_u16x8 mask_v = (vcc_u16x8)((vcc_i16x8)x_v > (vcc_i16x8)t2_v);
                    const vcc_u16x8 y_new_v = ((y_v ^ x_v) & mask_v) | ((y_v + t_v) & ~mask_v);
                    *(vcc_u16x8 *)(void *)(y + at) = y_new_v;
                }
            }
            const vcc_u16x2 t3_v = (unsigned short)3 - __extension__ (vcc_u16x2){0};
            const vcc_u16x2 t4_v = (unsigned short)t - __extension__ (vcc_u16x2){0};
            /* what is left, one vector at a time */
            for (; k < end; k += 2) {
                const vcc_u16x2 x2_v = *(const vcc_u16x2 *)(const void *)(x + (long)j + k);
                const vcc_u16x2 y2_v = *(const vcc_u16x2 *)(const void *)(y + k);
                const vcc_u16x2 mask2_v = (vcc_u16x2)((vcc_i16x2)x2_v > (vcc_i16x2)t4_v);
                const vcc_u16x2 y_new2_v = ((y2_v ^ x2_v) & mask2_v) | ((y2_v + t3_v) & ~mask2_v);
                *(vcc_u16x2 *)(void *)(y + k) = y_new2_v;
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
#else
        for (int i = 0; i < n; i++)
#endif
            if (x[i + j] > w[j])
                y[i] = (short)(y[i] ^ x[i + j]);
            else
                y[i] = (short)(y[i] + 3);
#ifdef VCC_VECTOR
        }
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
