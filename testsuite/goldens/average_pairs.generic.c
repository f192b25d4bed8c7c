/* vcc 0.1.0 wrote this from average_pairs.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[2*n] | out u8 y[n] restrict */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void average_pairs(int n, const unsigned char *x, unsigned char *restrict y)
{
    unsigned i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, generic; runs if no subscript wraps around */
    i = 0;
    {
        const unsigned long trips = (unsigned long)(unsigned int)n;
        const unsigned long end = trips & ~15UL;
        if ((long)trips >= 16 && 0UL <= 4294967295UL && (end - 1) * 2 <= 4294967295UL
            && 1UL <= 4294967295UL && 1UL + (end - 1) * 2 <= 4294967295UL) {
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const vcc_u8x16 x_row_v0 = *(const vcc_u8x16 *)(const void *)(x + k * 2);
                const vcc_u8x16 x_row_v1 = *(const vcc_u8x16 *)(const void *)(x + k * 2 + 16);
                const vcc_u8x16 x_v =
                    __builtin_shufflevector(x_row_v0, x_row_v1, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
                    20, 22, 24, 26, 28, 30);
                const vcc_u8x16 x2_v =
                    __builtin_shufflevector(x_row_v0, x_row_v1, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19,
                    21, 23, 25, 27, 29, 31);
                const vcc_u8x16 y_new_v = (x_v | x2_v) - ((x_v ^ x2_v) >> 1);
                *(vcc_u8x16 *)(void *)(y + k) = y_new_v;
            }
            i = (unsigned int)end;
        }
    }
    /* remaining iterations */
    for (; i < (unsigned)n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (unsigned char)((x[2 * i] + x[2 * i + 1] + 1) >> 1);
    }
#else
    for (i = 0; i < (unsigned)n; i++)
        y[i] = (unsigned char)((x[2 * i] + x[2 * i + 1] + 1) >> 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
