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
    /* vcc: line 5: 16 lanes, then 8, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u8x16 t_v = (unsigned char)3 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)1 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = (unsigned char)-5 - __extension__ (vcc_u8x16){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 y_new_v = *(const vcc_u8x16 *)(const void *)(x + k) * t_v + t2_v;
            *(vcc_u8x16 *)(void *)(y + k) = y_new_v;
            const vcc_u8x16 z_new_v = *(const vcc_u8x16 *)(const void *)(w + k) * t3_v;
            *(vcc_u8x16 *)(void *)(z + k) = z_new_v;
        }
        const vcc_u8x8 t4_v = (unsigned char)3 - __extension__ (vcc_u8x8){0};
        const vcc_u8x8 t5_v = (unsigned char)1 - __extension__ (vcc_u8x8){0};
        const vcc_u8x8 t6_v = (unsigned char)-5 - __extension__ (vcc_u8x8){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 y_new2_v = *(const vcc_u8x8 *)(const void *)(x + k) * t4_v + t5_v;
            *(vcc_u8x8 *)(void *)(y + k) = y_new2_v;
            const vcc_u8x8 z_new2_v = *(const vcc_u8x8 *)(const void *)(w + k) * t6_v;
            *(vcc_u8x8 *)(void *)(z + k) = z_new2_v;
        }
        i_done = (int)end;
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
