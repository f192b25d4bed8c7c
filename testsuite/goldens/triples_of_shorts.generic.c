/* vcc 0.1.0 wrote this from triples_of_shorts.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[3*n] | out i16 y[n] restrict | out i16 z[3*n] restrict */
/* Of what is read the first one is missing. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void triples_of_shorts(int n, const short *x, short *restrict y, short *restrict z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, generic */
    i = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
        const vcc_u16x8 t3_v = (unsigned short)8 - __extension__ (vcc_u16x8){0};
        vcc_u16x8 t4_v = (unsigned short)0 - __extension__ (vcc_u16x8){0} + t2_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const short *const x_s = x + 1 + k * 3;
            const vcc_u16x8 x_row_v0 = *(const vcc_u16x8 *)(const void *)x_s;
            const vcc_u16x8 x_row_v1 = *(const vcc_u16x8 *)(const void *)(x_s + 8);
            const vcc_u16x8 x_row_v2 = *(const vcc_u16x8 *)(const void *)(x_s + 16);
            const vcc_u16x8 x_v =
                __builtin_shufflevector(__builtin_shufflevector(x_row_v0, x_row_v1, 1, 4, 7, 10,
                13, 0, 0, 0), x_row_v2, 0, 1, 2, 3, 4, 8, 11, 14);
            const vcc_u16x8 x2_v =
                __builtin_shufflevector(__builtin_shufflevector(x_row_v0, x_row_v1, 0, 3, 6, 9, 12,
                15, 0, 0), x_row_v2, 0, 1, 2, 3, 4, 5, 10, 13);
            *(vcc_u16x8 *)(void *)(y + k) = x2_v - x_v;
            const vcc_u16x8 z_row_v0 =
                __builtin_shufflevector(__builtin_shufflevector(x_v, t_v, 0, 8, 0, 1, 9, 0, 2, 10),
                t4_v, 0, 1, 8, 3, 4, 9, 6, 7);
            const vcc_u16x8 t5_v = t4_v + t3_v;
            *(vcc_u16x8 *)(void *)(z + k * 3) = z_row_v0;
            const vcc_u16x8 z_row_v1 =
                __builtin_shufflevector(__builtin_shufflevector(x_v, t_v, 0, 3, 11, 0, 4, 12, 0,
                5), t4_v, 10, 1, 2, 11, 4, 5, 12, 7);
            *(vcc_u16x8 *)(void *)(z + k * 3 + 8) = z_row_v1;
            const vcc_u16x8 z_row_v2 =
                __builtin_shufflevector(__builtin_shufflevector(x_v, t_v, 13, 0, 6, 14, 0, 7, 15,
                0), t4_v, 0, 13, 2, 3, 14, 5, 6, 15);
            *(vcc_u16x8 *)(void *)(z + k * 3 + 16) = z_row_v2;
            t4_v = t5_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = (short)(x[3 * i + 1] - x[3 * i + 2]);
        z[3 * i] = x[3 * i + 2];
        z[3 * i + 1] = 0;
        z[3 * i + 2] = (short)i;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
