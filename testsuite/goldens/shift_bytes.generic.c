/* vcc 0.1.0 wrote this from shift_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | in i8 y[n] | out u8 z[n] */
#ifdef VCC_VECTOR
typedef signed char vcc_i8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void shift_bytes(int n, const unsigned char *x, const signed char *y, unsigned char *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 8, the last ones overlapping, generic; runs if x and z are far
       enough apart, y and z are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)z - (unsigned long)x - 1 >= (unsigned long)n - 1
        && (unsigned long)z - (unsigned long)y - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u8x8 y_last_v = *(const vcc_u8x8 *)(const void *)(y + last);
        const vcc_u8x8 t_v = (vcc_u8x8)((vcc_i8x8)y_last_v >> 2);
        const vcc_u8x8 z_new_last_v = (*(const vcc_u8x8 *)(const void *)(x + last) << 3) + t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 y_v = *(const vcc_u8x16 *)(const void *)(y + k);
            const vcc_u8x16 t2_v = (vcc_u8x16)((vcc_i8x16)y_v >> 2);
            const vcc_u8x16 z_new_v = (*(const vcc_u8x16 *)(const void *)(x + k) << 3) + t2_v;
            *(vcc_u8x16 *)(void *)(z + k) = z_new_v;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 y2_v = *(const vcc_u8x8 *)(const void *)(y + k);
            const vcc_u8x8 t3_v = (vcc_u8x8)((vcc_i8x8)y2_v >> 2);
            const vcc_u8x8 z_new2_v = (*(const vcc_u8x8 *)(const void *)(x + k) << 3) + t3_v;
            *(vcc_u8x8 *)(void *)(z + k) = z_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(z + last) = z_new_last_v;
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (unsigned char)((x[i] << 3) + (y[i] >> 2));
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (unsigned char)((x[i] << 3) + (y[i] >> 2));
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
