/* vcc 0.1.0 wrote this from product_byte_factors.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | in i8 w[n] | out u8 y[n] restrict | out i8 z[n] restrict */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void product_byte_factors(int n, const unsigned char *x, const signed char *w, unsigned char *restrict y,
                          signed char *restrict z)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 8, the last ones overlapping, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u8x8 t_v = (unsigned char)1 - __extension__ (vcc_u8x8){0};
        const vcc_u8x8 x_last_v = *(const vcc_u8x8 *)(const void *)(x + last);
        const vcc_u8x8 w_last_v = *(const vcc_u8x8 *)(const void *)(w + last);
        const vcc_u8x8 t2_v = w_last_v + w_last_v + w_last_v;
        const vcc_u8x16 t3_v = (unsigned char)1 - __extension__ (vcc_u8x16){0};
        const vcc_u8x8 y_new_last_v = x_last_v + x_last_v + x_last_v + t_v;
        const vcc_u8x8 z_new_last_v = w_last_v - (t2_v + t2_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const vcc_u8x16 x_v = *(const vcc_u8x16 *)(const void *)(x + at);
                *(vcc_u8x16 *)(void *)(y + at) = x_v + x_v + x_v + t3_v;
                const vcc_u8x16 w_v = *(const vcc_u8x16 *)(const void *)(w + at);
                const vcc_u8x16 t4_v = w_v + w_v + w_v;
                *(vcc_u8x16 *)(void *)(z + at) = w_v - (t4_v + t4_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 x2_v = *(const vcc_u8x8 *)(const void *)(x + k);
            *(vcc_u8x8 *)(void *)(y + k) = x2_v + x2_v + x2_v + t_v;
            const vcc_u8x8 w2_v = *(const vcc_u8x8 *)(const void *)(w + k);
            const vcc_u8x8 t5_v = w2_v + w2_v + w2_v;
            *(vcc_u8x8 *)(void *)(z + k) = w2_v - (t5_v + t5_v);
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(y + last) = y_new_last_v;
        *(vcc_u8x8 *)(void *)(z + last) = z_new_last_v;
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = (unsigned char)(x[i] * 3 + 1);
        z[i] = (signed char)(w[i] * -5);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
