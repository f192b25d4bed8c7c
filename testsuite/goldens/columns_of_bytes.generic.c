/* vcc 0.1.0 wrote this from columns_of_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n+40] restrict | inout u8 y[n] restrict */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void columns_of_bytes(int n, const unsigned char *restrict x, unsigned char *restrict y)
{
    for (int j = 40; j--;)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 5: 16 lanes x 2, then 8, generic */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const signed char t = (signed char)j;
            const vcc_u8x16 t_v = (unsigned char)t - __extension__ (vcc_u8x16){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 16;
                    const vcc_u8x16 t3_v =
                        *(const vcc_u8x16 *)(const void *)(x + (long)j + at) ^ t_v;
                    const vcc_u8x16 y_new_v = *(const vcc_u8x16 *)(const void *)(y + at) + t3_v;
                    *(vcc_u8x16 *)(void *)(y + at) = y_new_v;
                }
            }
            const vcc_u8x8 t2_v = (unsigned char)t - __extension__ (vcc_u8x8){0};
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const vcc_u8x8 t4_v = *(const vcc_u8x8 *)(const void *)(x + (long)j + k) ^ t2_v;
                const vcc_u8x8 y_new2_v = *(const vcc_u8x8 *)(const void *)(y + k) + t4_v;
                *(vcc_u8x8 *)(void *)(y + k) = y_new2_v;
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] = (unsigned char)(y[i] + (x[i + j] ^ j));
        }
    }
#else
        for (int i = 0; i < n; i++)
            y[i] = (unsigned char)(y[i] + (x[i + j] ^ j));
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
